import { readFileSync } from 'node:fs'
import type { Outcome, Row, Trial } from '../support/row.ts'
import type { Stack } from '../../stack/stack.ts'
import { ask, askRaw, bearer, newAddress, statusesIn } from './ask.ts'
import { withOpenGateway } from './open-gateway.ts'
import { pool } from './pool.ts'
import { faultOfTimes, type Timed, wordsOf } from './time-bar.ts'
import { addressOf, pathOf, type Target, targetsWithBody } from './targets.ts'
import { visitorsOf } from './visitors.ts'
import { beginCall, smallOffer } from './voice-calls.ts'

const BAR_MS = 100
const GROWTH_MIB = 50
const KIB = 1024

const deep = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
const wide = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, i) => [`k-${i}`, 'A'])))

/** Too large in one way each, and what may be answered. */
const bodies: { what: string; text: string; answers: number[] }[] = [
  { what: 'one byte over 64 KiB', text: `"${'a'.repeat(64 * KIB - 1)}"`, answers: [413] },
  { what: '1 MiB', text: `"${'a'.repeat(KIB * KIB)}"`, answers: [413, 0] },
  { what: '64 KiB of white space', text: ' '.repeat(64 * KIB + 1), answers: [413] },
  { what: '33 deep', text: deep(33), answers: [400] },
  { what: '10,000 deep', text: deep(10_000), answers: [400] },
  { what: '20,000 brackets', text: '['.repeat(20_000), answers: [400] },
  { what: '1,001 keys', text: wide(1_001), answers: [400] },
  { what: '5,000 keys among the answers', text: `{"answers":${wide(4_500)}}`, answers: [400] },
  { what: 'a number of 60,000 digits', text: `{"answers":${'9'.repeat(60_000)}}`, answers: [400] },
]

/** Heads that are too large, byte for byte, and what may be answered. */
const heads: { what: string; head: (path: string) => string; answers: number[]; onlyAtGateway?: true }[] = [
  {
    what: 'an address over 8 KiB',
    head: (path) => `GET ${path}?${'a'.repeat(8 * KIB)} HTTP/1.1\r\nHost: x\r\n`,
    answers: [400],
    onlyAtGateway: true,
  },
  {
    what: 'a header over 16 KiB',
    head: (path) => `GET ${path} HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(16 * KIB)}\r\n`,
    answers: [431],
  },
  {
    what: 'headers over 16 KiB together',
    head: (path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n${'X-A: aaaaaaaa\r\n'.repeat(1_250)}`,
    answers: [431],
  },
  {
    what: 'an address over 16 KiB',
    head: (path) => `GET ${path}?${'a'.repeat(17 * KIB)} HTTP/1.1\r\nHost: x\r\n`,
    answers: [431],
  },
]

async function oversize(
  trial: Trial,
  stack: Stack,
  { rounds, some, edge }: { rounds: number; some: readonly Target[]; edge: string },
): Promise<Outcome> {
  const { pro } = await visitorsOf(stack)
  const timed: Timed = { waits: [], idle: [] }
  const faults: string[] = []
  const doors = some.flatMap((target) => [addressOf(stack, target.service), edge].map((base) => ({ target, base })))
  const tries = Array.from({ length: rounds }).flatMap(() =>
    doors.flatMap((door) => bodies.map((body) => ({ ...door, ...body }))),
  )
  await pool(tries, 4, async ({ target, base, what, text, answers }, index) => {
    const headers = { ...bearer(pro.token), 'content-type': 'application/json' }
    const { status, ms } = await ask({
      method: target.method,
      url: `${base}${pathOf(target, pro)}`,
      headers,
      text,
      from: newAddress(),
    })
    timed.waits.push(ms)
    if (index % 4 === 0) timed.idle.push((await ask({ url: `${base}/health` })).ms)
    if (!answers.includes(status)) faults.push(`${target.id} answered ${status} to ${what}`)
  })
  const framed = await inChunks(stack, some)
  const headed = await largeHeads(stack)
  const offered = await largeOffers(stack, edge)
  const slow = trial.tier === 'full' ? faultOfTimes(timed, BAR_MS) : null
  if (slow) faults.push(`refusals ${slow}`)
  const n = tries.length + framed.n + headed.n + offered.n
  const found = [...faults, ...framed.faults, ...headed.faults, ...offered.faults]
  return { got: `${n} that are too large: ${found.length} not refused, ${wordsOf(timed)}`, n, faults: found }
}

/** Without a length nobody knows how much comes until it is too much. */
async function inChunks(stack: Stack, some: readonly Target[]): Promise<{ n: number; faults: string[] }> {
  const { pro } = await visitorsOf(stack)
  const faults: string[] = []
  const chunk = `4000\r\n${'a'.repeat(0x4000)}\r\n`
  for (const target of some)
    for (const port of [stack.ports[target.service][0]!, stack.ports.gateway[0]!]) {
      const head = `${target.method} ${pathOf(target, pro)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${pro.token}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`
      const [status] = statusesIn(await askRaw(port, `${head}${chunk.repeat(5)}0\r\n\r\n`, 1_000))
      if (status !== 413) faults.push(`${target.id} answered ${status} to 80 KiB in chunks`)
    }
  return { n: some.length * 2, faults }
}

/** The body of a call with the tutor is an SDP offer and no JSON. */
async function largeOffers(stack: Stack, edge: string): Promise<{ n: number; faults: string[] }> {
  const faults: string[] = []
  const sizes = [64 * KIB + 1, KIB * KIB]
  for (const base of [addressOf(stack, 'tutor-voice'), edge])
    for (const size of sizes) {
      const { status } = await beginCall(base, 'x', smallOffer.padEnd(size, 'a'))
      // A server that reads no further may close the connection while the rest is being sent.
      if (status !== 413 && !(status === 0 && size > 64 * KIB + 1))
        faults.push(`beginVoiceCall answered ${status} to an offer of ${size} bytes`)
    }
  return { n: sizes.length * 2, faults }
}

async function largeHeads(stack: Stack): Promise<{ n: number; faults: string[] }> {
  const faults: string[] = []
  const doors = [
    { port: stack.ports.gateway[0]!, isGateway: true },
    { port: stack.ports.billing[0]!, isGateway: false },
  ]
  const tries = doors.flatMap((door) =>
    heads.filter(({ onlyAtGateway }) => door.isGateway || !onlyAtGateway).map((head) => ({ ...door, ...head })),
  )
  for (const { port, isGateway, what, head, answers } of tries) {
    const [status = 0] = statusesIn(
      await askRaw(port, `${head('/api/payments/pricing')}Connection: close\r\n\r\n`, 1_000),
    )
    if (!answers.includes(status)) faults.push(`${isGateway ? 'the gateway' : 'billing'} answered ${status} to ${what}`)
  }
  return { n: tries.length, faults }
}

/** Resident memory in MiB of each process that reads bodies; null where the system does not say. */
function memoryOf(stack: Stack): number[] | null {
  try {
    return (['gateway', 'auth', 'practice'] as const)
      .flatMap((name) => stack.processes(name))
      .map(({ pid }) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / KIB)
  } catch {
    return null
  }
}

export const f5Sizes: Row = {
  id: 'F5',
  name: 'sizes',
  bar: 'bodies over 64 KiB, addresses over 8 KiB, headers over 16 KiB, bodies too deep or with too many keys: 413, 400, 431 within 100 ms; memory grows by at most 50 MiB after 1,000',
  plant: {
    what: 'the gateway takes headers of 64 KiB',
    into: {
      gateway: [
        { file: '/shared/src/http/server.ts', find: 'maxHeaderSize: 16 * 1024', replace: 'maxHeaderSize: 64 * 1024' },
      ],
    },
    async see(trial): Promise<Outcome> {
      return { got: '', ...(await largeHeads(await trial.planted())) }
    },
  },
  async run(trial) {
    const stack = await trial.stack()
    return withOpenGateway(stack, (edge) => attack(trial, stack, edge))
  },
}

async function attack(trial: Trial, stack: Stack, edge: string): Promise<Outcome> {
  const rounds = trial.tier === 'full' ? 25 : 1
  // The first round makes the processes as large as work of this kind makes them.
  await oversize({ ...trial, tier: 'quick' }, stack, { rounds: 2, some: targetsWithBody, edge })
  const before = memoryOf(stack)
  const outcome = await oversize(trial, stack, { rounds, some: targetsWithBody, edge })
  const after = memoryOf(stack)
  if (!before || !after) return { ...outcome, got: `${outcome.got}; memory is not told by this system` }
  const growth = Math.max(...after.map((size, index) => size - before[index]!))
  const faults = growth > GROWTH_MIB ? [...outcome.faults, `memory grew by ${growth.toFixed(0)} MiB`] : outcome.faults
  return { ...outcome, got: `${outcome.got}; memory of the largest grower +${growth.toFixed(0)} MiB`, faults }
}
