import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { writeWholeFile } from '@app/shared/write-whole-file'
import { END_WITH_PARENT, startChild } from './child.ts'
import { withLock } from './lock.ts'
import { CACHE, ROOT } from './root.ts'

const STAMP = join(CACHE, 'site.hash')
const SOURCES = ['frontend/**/*', 'contracts/{rules,generated,openapi}/**/*', 'package-lock.json']
const NOT_SOURCES = /^frontend\/(dist|screens|e2e|mocks|test|test-results|node_modules)\b|\.test\.tsx?$/

/** Builds the site into `frontend/dist` when a source of it has changed since the last build. Throws `Failure`. */
export function buildSite(logFolder: string): Promise<'built' | 'unchanged'> {
  return withLock(join(CACHE, 'site.lock'), async () => {
    const hash = hashOfSources()
    const before = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : ''
    if (before === hash && existsSync(join(ROOT, 'frontend', 'dist', 'index.html'))) return 'unchanged'
    // A build that is cut leaves half a site. Until one has ended, no state of the sources counts as built.
    rmSync(STAMP, { force: true })
    const child = startChild({
      name: 'frontend build',
      command: process.execPath,
      args: ['--import', END_WITH_PARENT, 'frontend/build.ts'],
      cwd: ROOT,
      logFile: join(logFolder, 'frontend-build.log'),
      ipc: true,
      endsWithUs: true,
    })
    if ((await child.ended) !== 'exit code 0') return child.unexpectedEnd
    mkdirSync(CACHE, { recursive: true })
    writeWholeFile(STAMP, hash)
    return 'built'
  })
}

function hashOfSources(): string {
  const hash = createHash('sha256')
  const files = globSync(SOURCES, { cwd: ROOT, exclude: (path) => NOT_SOURCES.test(path) }).sort()
  for (const file of files) {
    const path = join(ROOT, file)
    if (statSync(path).isFile()) hash.update(`${file}\0`).update(readFileSync(path))
  }
  return hash.digest('hex')
}
