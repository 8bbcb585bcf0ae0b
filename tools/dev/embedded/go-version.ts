import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The Go that the embedded database and broker need, as `go.mod` says it: major and minor number, such as '1.26'. */
export const GO_VERSION = versionIn(readFileSync(join(import.meta.dirname, 'go.mod'), 'utf8'))

function versionIn(mod: string): string {
  const version = /^go (\d+\.\d+)/m.exec(mod)?.[1]
  if (version === undefined) throw new Error('tools/dev/embedded/go.mod names no version of Go')
  return version
}
