import { setTimeout as pause } from 'node:timers/promises'
import { createCaller } from '../../bench/caller.ts'
import { httpCall } from '../../dev/http-call.ts'
import type { ProcessName } from '../../../deploy/start-table/processes.ts'
import type { BackingName } from '../../stack/own-backing.ts'
import type { Plant } from '../../stack/plant.ts'
import type { Random } from '../support/random.ts'
import type { Outcome, Row, Trial } from '../support/row.ts'
import type { Stack } from '../../stack/stack.ts'
import { checkSubmissions } from './checker.ts'
import { startLoad } from './load-of-submissions.ts'
import { ask, openPeople } from './people.ts'

/** Every link that there is. */
const links = [
  ['practice', 'database'],
  ['practice', 'broker'],
  ['auth', 'database'],
  ['auth', 'broker'],
  ['gateway', 'broker'],
  ['billing', 'database'],
  ['billing', 'broker'],
  ['tutor-voice', 'database'],
  ['tutor-voice', 'broker'],
  ['mail', 'database'],
  ['mail', 'broker'],
] as const satisfies ReadonlyArray<readonly [ProcessName, BackingName]>

const each = { quick: 1, full: 30 } as const
const rate = 20
const longestMs = 5000
const kinds = ['cut', 'delay', 'silence'] as const

/** Neither the driver nor the call has a deadline. */
const patient: Plant[] = [
  { file: '/shared/src/mongo/connect.ts', find: '  socketTimeoutMS: 3000,', replace: '  socketTimeoutMS: 0,' },
  {
    file: '/shared/src/common-config.ts',
    find: "'ANSWER_WITHIN_MS', { fallback: 4_500",
    replace: "'ANSWER_WITHIN_MS', { fallback: 60_000",
  },
]

export const d3: Row = {
  id: 'D3',
  long: true,
  name: 'cut and slow links',
  bar: '30 cuts, silences and delays of 50–2,000 ms on the database and the broker link of every process: as D1, and no call takes more than 5 s',
  plant: { what: 'a service without deadlines, for a database call or for an answer', see },
  run: async (trial) => {
    const stack = await trial.stack()
    const plan = planOf(trial)
    const load = await startLoad({ stack, random: trial.random, rate })
    const direct = startDirectCalls(stack)
    for (const [name, to, kind] of plan) await trouble(stack, trial.random, { name, to, kind })
    const [ledger, slowest] = await Promise.all([load.stop(), direct.stop()])
    const checked = await checkSubmissions(stack, ledger.sent)
    const faults = [...checked.faults, ...ledger.odd]
    const slowestMs = Math.max(ledger.slowestMs, slowest.call)
    const fault = tooSlow({ call: slowestMs, idle: slowest.idle })
    if (fault) faults.push(fault)
    const got = `${plan.length} troubles, ${checked.acknowledged} submissions acknowledged, ${checked.stored} stored, ${ledger.repeated} calls repeated, slowest call ${Math.round(slowestMs)} ms, slowest /health ${Math.round(slowest.idle)} ms`
    return { got, n: checked.acknowledged, faults }
  },
}

type Trouble = readonly [name: ProcessName, to: BackingName, kind: (typeof kinds)[number]]

/** Full: 30 for every link. Quick: each kind once on practice's database, and one on some other link. */
function planOf({ tier, random }: Trial): Trouble[] {
  if (tier === 'quick')
    return [
      ...kinds.map((kind): Trouble => ['practice', 'database', kind]),
      [...random.pick(links.slice(1)), random.pick(kinds)],
    ]
  return random.shuffle(
    links.flatMap((link) => Array.from({ length: each.full }, (_, n): Trouble => [...link, kinds[n % kinds.length]!])),
  )
}

async function trouble(
  stack: Stack,
  random: Random,
  { name, to, kind }: { name: ProcessName; to: BackingName; kind: (typeof kinds)[number] },
): Promise<void> {
  const link = stack.link(name, to)
  if (kind === 'cut') link.cut()
  else if (kind === 'silence') link.silence()
  else link.delay(random.int(50, 2000))
  await pause(random.int(300, 2000))
  link.heal()
  await pause(random.int(100, 600))
}

/** The longest, in milliseconds, of calls that need the links, and of calls that need nothing (/health of the same process). */
interface Slowest {
  call: number
  idle: number
}

/** The deadline, and what the machine itself takes for a call that needs nothing. */
function tooSlow({ call, idle }: Slowest): string | null {
  if (call <= longestMs + idle) return null
  return `a call took ${Math.round(call)} ms, and one that needs nothing ${Math.round(idle)} ms`
}

/** The gateway gives up after 4 s; that the service itself does not hang is seen by asking it directly. */
function startDirectCalls(stack: Stack): { stop(): Promise<Slowest> } {
  const state = { stopped: false, call: 0, idle: 0 }
  const idle = async () => {
    const url = `http://127.0.0.1:${stack.ports.practice[0]}/health`
    while (!state.stopped) {
      const began = performance.now()
      await httpCall({ url }).catch(() => undefined)
      state.idle = Math.max(state.idle, performance.now() - began)
      await pause(50)
    }
  }
  const work = async () => {
    const people = await openPeople(stack)
    const caller = createCaller(`http://127.0.0.1:${stack.ports.practice[0]}`)
    const person = await people.create()
    while (!state.stopped) {
      const { ms } = await ask(caller, person, { path: '/tests/daily' })
      state.call = Math.max(state.call, ms)
      await pause(50)
    }
    caller.close()
    await people.close()
  }
  const working = Promise.all([work(), idle()])
  return {
    async stop() {
      state.stopped = true
      await working
      return state
    },
  }
}

/** One silence, longer than any call may take. */
async function see(trial: Trial): Promise<Outcome> {
  const stack = await trial.stack()
  await stack.restart('practice', 0, { plants: patient })
  const direct = startDirectCalls(stack)
  await pause(500)
  const link = stack.link('practice', 'database')
  link.silence()
  await pause(longestMs + 1000)
  link.heal()
  const slowest = await direct.stop()
  await stack.restart('practice', 0)
  const fault = tooSlow(slowest)
  return { got: `slowest call ${Math.round(slowest.call)} ms`, n: 1, faults: fault ? [fault] : [] }
}
