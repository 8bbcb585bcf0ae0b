import type { Outcome, Row, Trial } from '../support/row.ts'
import type { Plant } from '../../stack/plant.ts'
import type { Stack } from '../../stack/stack.ts'
import { askRaw } from './ask.ts'
import { escapesOf, hiddenMark, smugglings } from './escaping-paths.ts'
import { type Recorded, type RecordedGateway, startRecordedGateway } from './recorded-gateway.ts'
import { pathOf, sample, targets, targetsWithBody } from './targets.ts'
import { visitorsOf } from './visitors.ts'

/** A listed path, letter by letter: no escape, no dots, nothing that a service could read in another way. */
const listed = targets.map(({ method, path }) => ({
  method,
  form: new RegExp(`^${path.replaceAll(/\{\w+\}/g, String.raw`(?!\.+(?:/|$))(?:[\w~.:-]|%3[Aa])+`)}$`),
}))

function isListed({ method, url }: Recorded): boolean {
  const [path = ''] = url.split('?')
  return listed.some((each) => each.method === method && each.form.test(path))
}

async function escape(
  stack: Stack,
  { gateway, trial, count }: { gateway: RecordedGateway; trial: Trial; count: number },
) {
  const { free } = await visitorsOf(stack)
  const tries = targets.flatMap((target) => escapesOf(pathOf(target, free)).map((written) => ({ target, written })))
  const faults: string[] = []
  const tried = sample(tries, count, trial)
  for (const { target, written } of tried) {
    gateway.seen.splice(0)
    const head = `${target.method} ${written} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${free.token}\r\nConnection: close\r\n\r\n`
    const received = await askRaw(gateway.port, head, 300)
    for (const call of gateway.seen.filter((seen) => !isListed(seen)))
      faults.push(`${target.method} ${written} reached a service as ${call.method} ${call.url}`)
    if (/^HTTP\/1\.1 5/m.test(received)) faults.push(`${target.method} ${written}: ${received.slice(0, 40)}`)
  }
  return { n: tried.length, faults }
}

async function smuggle(gateway: RecordedGateway): Promise<{ n: number; faults: string[] }> {
  const faults: string[] = []
  const tries = targetsWithBody
    .filter(({ access }) => access === 'open')
    .flatMap(({ path }) => Object.entries(smugglings(path)))
  for (const [what, bytes] of tries) {
    gateway.seen.splice(0)
    const received = await askRaw(gateway.port, bytes, 300)
    const [first, ...more] = gateway.seen
    if (more.length > 0 || JSON.stringify(first?.headers ?? {}).includes(hiddenMark) || first?.url.includes(hiddenMark))
      faults.push(
        `${what}: the services saw ${gateway.seen.map(({ method, url }) => `${method} ${url}`).join(' and ')}`,
      )
    if (/^HTTP\/1\.1 5/m.test(received)) faults.push(`${what}: ${received.slice(0, 40)}`)
  }
  return { n: tries.length, faults }
}

async function attack(trial: Trial, plants: readonly Plant[], count: number): Promise<Outcome> {
  const stack = await trial.stack()
  const gateway = await startRecordedGateway(stack, plants)
  try {
    const paths = await escape(stack, { gateway, trial, count })
    const framings = await smuggle(gateway)
    const got = `${paths.n} paths: ${paths.faults.length} reached what is not listed; ${framings.n} framings: ${framings.faults.length} smuggled`
    return { got, n: paths.n + framings.n, faults: [...paths.faults, ...framings.faults] }
  } finally {
    await gateway.stop()
  }
}

export const a12PathsAndFraming: Row = {
  id: 'A12',
  long: true,
  name: 'path escape and smuggling',
  bar: '60 spellings of every path and 30 framings of a hidden call: no service sees a path that is not listed letter by letter, or a call that was a body',
  plant: {
    what: "the gateway takes the router's word for a path",
    see: (trial) =>
      attack(
        { ...trial, tier: 'quick' },
        [
          {
            file: '/gateway/src/route-table.ts',
            find: "return path === route.path ? null : 'not-found'",
            replace: 'return null',
          },
        ],
        150,
      ),
  },
  run: (trial) => attack(trial, [], 200),
}
