import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../tools/dev/root.ts'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const workspaces = ['gateway', ...globSync('services/*', { cwd: ROOT }).filter((path) => path !== 'services/shared')]

/** Packages that the running code of a folder asks for: imports that are more than types, and resolved paths. */
function packagesUsed(folder: string): string[] {
  const sources = globSync('src/**/*.ts', { cwd: join(ROOT, folder) }).filter((path) => !path.endsWith('.test.ts'))
  const found = sources.flatMap((path) => {
    const text = read(join(folder, path)).replaceAll(/^(import|export) type [^']*'.*'$/gm, '')
    return [...text.matchAll(/(?:\bfrom |^import |import\(|import\.meta\.resolve\()'([^'.][^']*)'/gm)]
  })
  const names = found.map(([, specifier = '']) => /^(@[^/]+\/[^/]+|[^/]+)/.exec(specifier)?.[0] ?? '')
  return [...new Set(names)].filter((name) => !name.startsWith('node:'))
}

const dependenciesOf = (folder: string) =>
  Object.keys((JSON.parse(read(join(folder, 'package.json'))) as { dependencies?: object }).dependencies ?? {})

describe('the image', () => {
  it.each([...workspaces, 'services/shared'])('has the packages that %s needs while it runs', (folder) => {
    const used = packagesUsed(folder)
    expect(used.filter((name) => !dependenciesOf(folder).includes(name))).toEqual([])
  })

  it('installs the packages of every process', () => {
    const installed = [...read('deploy/images/Dockerfile').matchAll(/ -w (\S+)/g)].map(([, workspace]) => workspace)
    expect(new Set(installed)).toEqual(new Set([...workspaces, 'deploy', 'tools']))
  })

  it('knows every workspace of the lock file before it installs', () => {
    const { workspaces: all } = JSON.parse(read('package.json')) as { workspaces: string[] }
    const copied = [...read('deploy/images/Dockerfile').matchAll(/^COPY (\S+)\/package\.json /gm)].map(
      ([, path]) => path,
    )
    expect(new Set(copied)).toEqual(new Set(all))
  })
})
