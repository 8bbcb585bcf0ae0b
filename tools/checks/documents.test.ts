import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { GO_VERSION, OLDEST_FETCHING_GO } from '../dev/embedded/go-version.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

describe('the version of Go', () => {
  it('is in the README as go.mod says it', () => {
    const sentence = `Go ${GO_VERSION} or newer (a Go from ${OLDEST_FETCHING_GO} on fetches it by itself)`
    expect(read('README.md')).toContain(sentence)
    expect(read('README.md').match(/Go \d\.\d+/g)).toEqual([`Go ${GO_VERSION}`])
  })

  it.each(['tools/dev/backing.ts', 'tools/dev/embedded/build.ts'])('is written out in no sentence of %s', (path) => {
    expect(read(path).match(/(?:Install|need|Needs) Go (?:>= )?\d.*/g)).toBeNull()
  })
})

describe('the table of events in ARCHITECTURE.md', () => {
  it('names for every event exactly the services that react to it', () => {
    const rows = [...read('ARCHITECTURE.md').matchAll(/^\| `([\w-]+\.[\w-]+\.v\d+)` \| (.*) \|$/gm)]
    const documented = rows.map(([, subject = '', who = '']) => [subject, who.split(', ').toSorted()])
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
