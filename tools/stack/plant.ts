import { registerHooks } from 'node:module'

/** A defect that the suite puts into one source file of a process as it loads; the file itself stays as it is. */
export interface Plant {
  /** How the file's address ends, such as '/practice/src/flows/submit.ts'. */
  file: string
  /** Must occur exactly once, else the process refuses to start: the plant has gone stale. */
  find: string
  replace: string
}

const VARIABLE = 'HARNESS_PLANTS'

/** The environment of a Node process that carries these defects. */
export function plantEnvironment(plants: readonly Plant[]): NodeJS.ProcessEnv {
  if (plants.length === 0) return {}
  return {
    [VARIABLE]: JSON.stringify(plants),
    NODE_OPTIONS: `--import=${import.meta.url}`,
    NODE_DISABLE_COMPILE_CACHE: '1',
  }
}

const written = process.env[VARIABLE]
if (written) {
  const plants = JSON.parse(written) as Plant[]
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context)
      const here = plants.filter(({ file }) => url.endsWith(file))
      return here.length === 0 ? loaded : { ...loaded, source: here.reduce(spoil, textOf(loaded.source)) }
    },
  })
}

const textOf = (source: string | ArrayBuffer | NodeJS.TypedArray | null | undefined) =>
  typeof source === 'string' ? source : Buffer.from(source as Uint8Array).toString()

function spoil(source: string, { file, find, replace }: Plant): string {
  const times = source.split(find).length - 1
  if (times !== 1) throw new Error(`the plant for ${file} fits ${times} places instead of one: ${find}`)
  return source.replace(find, () => replace)
}
