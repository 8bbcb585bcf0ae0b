import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../../deploy/start-table/failure.ts'
import { withLock } from './lock.ts'
import { CACHE } from './root.ts'

const VERSION = 'v1.8.1'
const FOLDER = join(CACHE, 'k6')
const SUFFIX = process.platform === 'win32' ? '.exe' : ''
const BUILT = join(FOLDER, VERSION, `k6${SUFFIX}`)

/** Returns the k6 program that is there already: the installed one, else the one built earlier, else undefined. */
export function findK6(): string | undefined {
  if (spawnSync('k6', ['version'], { stdio: 'ignore' }).status === 0) return 'k6'
  return existsSync(BUILT) ? BUILT : undefined
}

/**
 * Returns the k6 program and builds it from its Go module when there is none: about two minutes, once.
 * Throws `Failure` when Go is missing or the build fails.
 */
export async function provideK6(): Promise<string> {
  return findK6() ?? withLock(join(FOLDER, 'lock'), () => Promise.resolve(findK6() ?? build()))
}

function build(): string {
  console.log(`Building k6 ${VERSION} with Go, once: about two minutes …`)
  const work = join(FOLDER, 'work')
  rmSync(work, { recursive: true, force: true })
  mkdirSync(work, { recursive: true })
  const env = { ...process.env, GOBIN: work, GOWORK: 'off' }
  const stdio = ['ignore', 'inherit', 'inherit'] as const
  const { status, error } = spawnSync('go', ['install', `go.k6.io/k6@${VERSION}`], {
    cwd: work,
    env,
    stdio: [...stdio],
  })
  if (error) throw new Failure('The load scripts need k6, or Go to build it. Install one of them.', { cause: error })
  if (status !== 0) throw new Failure('k6 could not be built: the lines above say why.')
  mkdirSync(join(BUILT, '..'), { recursive: true })
  renameSync(join(work, `k6${SUFFIX}`), BUILT)
  return BUILT
}
