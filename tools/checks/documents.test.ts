import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { GO_VERSION } from '../dev/embedded/go-version.ts'

const root = join(import.meta.dirname, '../..')
/** The oldest Go that fetches a newer one by itself (go.dev/doc/toolchain). */
const OLDEST_FETCHING_GO = '1.21'
const read = (path: string) => readFileSync(join(root, path), 'utf8')

describe('the version of Go', () => {
  it('is in the README as go.mod says it', () => {
    const sentence = `Go ${GO_VERSION} or newer (a Go from ${OLDEST_FETCHING_GO} on fetches it by itself)`
    expect(read('README.md')).toContain(sentence)
    expect(read('README.md').match(/Go \d\.\d+/g)).toEqual([`Go ${GO_VERSION}`])
  })

  it('is written out in no other sentence, but for one in a source of the embedded database that says the same', () => {
    expect(read('tools/dev/backing.ts')).not.toMatch(/Install Go \d/)
    // `build.ts` is part of what is built, so it imports nothing that would make it differ.
    expect(read('tools/dev/embedded/build.ts').match(/They need Go [\d.]+, or Go [\d.]+/g)).toEqual([
      `They need Go ${GO_VERSION}, or Go ${OLDEST_FETCHING_GO}`,
    ])
  })
})

describe('the table of events in ARCHITECTURE.md', () => {
  it('names for every event exactly the services that react to it', () => {
    const rows = [...read('ARCHITECTURE.md').matchAll(/^\| `([\w-]+\.[\w-]+\.v\d+)` \| (.*) \|$/gm)]
    const documented = rows.map(([, subject = '', who = '']) => [
      subject,
      who === '–' ? [] : who.split(', ').toSorted(),
    ])
    const actual = subjects().map((subject) => [subject, reactingTo(subject)])
    expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(actual))
    expect(documented).toHaveLength(actual.length)
  })
})

function subjects(): string[] {
  return readdirSync(join(root, 'contracts/events'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .map((path) => path.replaceAll(/[\\/]/g, '.').replace(/\.yaml$/, ''))
}

/** By the keys of each service's reactions, and by what the gateway reads from the stream. */
function reactingTo(subject: string): string[] {
  const services = readdirSync(join(root, 'services')).filter((name) => name !== 'shared')
  const places = services.map((name) => [name, `services/${name}/src/reactions/reactions.ts`] as const)
  const reacting = [...places, ['gateway', 'gateway/src/revocations.ts'] as const]
    .filter(([, path]) => read(path).includes(`'${subject}'`))
    .map(([name]) => name)
  return reacting.toSorted()
}
