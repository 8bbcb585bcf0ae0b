import { setTimeout as pause } from 'node:timers/promises'
import type { Binary } from 'mongodb'
import { pack, unpack } from '../../../services/practice/src/store/packed.ts'
import { withReasons } from '../../stack/log-lines.ts'
import type { Random } from '../support/random.ts'
import type { Outcome, Row, Trial } from '../support/row.ts'
import type { Stack, Target } from '../../stack/stack.ts'
import { answersFirst } from './answers-first.ts'
import { checkSubmissions } from './checker.ts'
import { correctThree } from './corrections.ts'
import { type Ledger, startLoad } from './load-of-submissions.ts'
import { checkRegistrations, type Registrations, startRegistrations } from './registrations.ts'
import { openStores } from './stores.ts'

const targets = ['gateway', 'auth', 'practice', 'database', 'broker'] as const satisfies readonly Target[]
const pairs = new Set<Target>(['gateway', 'auth', 'practice'])

const rate = 20
const killsEach = { quick: 1, full: 50 } as const
/** The full count of the issue; whatever is missing after the kills is submitted without any. */
const atLeast = { quick: 60, full: 10_000 } as const
/** Each replica reads the corrections every 5 s, and shows older views until then. */
const knownEverywhereMs = 6_000

export const d1: Row = {
  id: 'D1',
  name: 'kill -9',
  bar: 'gateway, auth, practice, database and broker killed 50 times each under 20 submissions/s; ≥ 10,000 acknowledged; 0 lost, 0 doubled, history complete, scores equal a recount, event effect once; three corrections in the middle of it',
  plant: {
    what: 'answers that are acknowledged half a second before they are stored; a lost history entry, a changed score there and in a submission, a removed submission',
    see,
  },
  run: async (trial) => {
    const stack = await trial.stack()
    const each = killsEach[trial.tier]
    let corrected: string[] = []
    const plan = trial.random.shuffle(targets.flatMap((target) => Array.from({ length: each }, () => target)))
    const { ledger, registrations } = await underLoad(stack, trial, async (load) => {
      // Beside the kills: the command is cut off by them, and run again.
      const correcting = correctInTheMiddle(stack, trial, load)
      correcting.catch(() => undefined)
      for (const [index, target] of plan.entries()) {
        await killOne(stack, target, trial.random)
        if (index % 25 === 24) trial.say(`${index + 1} of ${plan.length} kills, ${acknowledgedOf(load)} acknowledged`)
      }
      corrected = await correcting
      while (acknowledgedOf(load) < atLeast[trial.tier]) await pause(500)
    })
    const seen = { ledger, registrations, kills: plan.length }
    const outcome = await outcomeWithin(stack, seen, knownEverywhereMs)
    return { ...outcome, got: `${outcome.got}, corrected ${corrected.join(', ')}` }
  },
}

const acknowledgedOf = ({ sent }: Ledger) => sent.filter(({ acknowledged }) => acknowledged).length

/** Begins once there is something to correct. */
async function correctInTheMiddle(stack: Stack, { random }: Trial, load: Ledger): Promise<string[]> {
  while (acknowledgedOf(load) < 20) await pause(200)
  return correctThree(stack, { random, users: new Set(load.sent.map(({ person }) => person.userId)) })
}

interface Loaded {
  ledger: Ledger
  registrations: Registrations
}

async function underLoad(stack: Stack, { random }: Trial, work: (ledger: Ledger) => Promise<void>): Promise<Loaded> {
  const load = await startLoad({ stack, random, rate })
  const registering = startRegistrations(stack)
  try {
    await work(load.ledger)
  } finally {
    await Promise.all([load.stop(), registering.stop()])
  }
  return { ledger: load.ledger, registrations: registering.registrations }
}

async function killOne(stack: Stack, target: Target, random: Random): Promise<void> {
  const index = pairs.has(target) ? random.int(0, 1) : 0
  await stack.kill(target, index)
  await pause(random.int(0, 400))
  await stack.start(target, index)
  await pause(random.int(200, 1200))
}

/** Looks until there is no fault, or the time is over: what it finds then counts. */
async function outcomeWithin(stack: Stack, seen: Loaded & { kills: number }, withinMs: number): Promise<Outcome> {
  const end = performance.now() + withinMs
  for (;;) {
    const isLast = performance.now() > end
    const outcome = await outcomeOf(stack, seen)
    if (isLast || outcome.faults.length === 0) return outcome
    await pause(1000)
  }
}

async function outcomeOf(stack: Stack, seen: Loaded & { kills: number }): Promise<Outcome> {
  const { ledger, registrations, kills } = seen
  const checked = await checkSubmissions(stack, ledger.sent)
  const registered = await checkRegistrations(stack, registrations)
  const faults = [...checked.faults, ...registered, ...withReasons(stack, [...ledger.odd, ...registrations.odd])]
  const lost = ledger.sent.length - checked.acknowledged
  return {
    got:
      `${kills} kills, ${checked.acknowledged} submissions acknowledged (${lost} candidates gave up), ${checked.stored} stored, ` +
      `${ledger.repeated} calls repeated, ${registrations.done.size} registrations, ${faults.length} faults`,
    n: checked.acknowledged,
    faults,
  }
}

const parts = [
  /^acknowledged, but not stored/,
  /the history has/,
  /the calendar shows/,
  /a recount gives/,
  /the stream tells of/,
]

/** Every part of the check has its own defect; the plant is seen only if each of them is. */
async function see(trial: Trial): Promise<Outcome> {
  const stack = await trial.stack()
  await stack.restart('practice', 1, { plants: [answersFirst] })
  const { ledger } = await underLoad(stack, trial, async () => {
    await pause(2500)
    await stack.restart('practice', 1)
  })
  await spoil(stack, ledger)
  const { faults } = await checkSubmissions(stack, ledger.sent)
  const seen = parts.map((pattern) => faults.find((fault) => pattern.test(fault)))
  const telling = seen.filter((fault) => fault !== undefined)
  return {
    got: `${faults.length} faults`,
    n: ledger.sent.length,
    faults: telling.length === parts.length ? telling : [],
  }
}

/** More losses, in the stores themselves: a history entry, a right score in both, and a submission whose event is out. */
async function spoil(stack: Stack, { sent }: Ledger): Promise<void> {
  const stores = openStores(stack.context)
  const { db } = stores.practice
  const submissions = db.collection<{ _id: string; userId: string }>('submissions')
  const users = new Set(sent.map(({ person }) => person.userId))
  const stored = (await submissions.find().toArray()).filter(({ userId }) => users.has(userId))
  const [first, second, third, fourth] = stored
  if (first && second && third && fourth) {
    const history = db.collection<{ _id: string; entries: Binary }>('history')
    const months = await history.find().toArray()
    const month = months.find(({ _id }) => _id.startsWith(first.userId))
    await history.updateOne({ _id: month?._id ?? '' }, { $set: { entries: pack([]) } })
    const other = months.find(({ _id }) => _id.startsWith(fourth.userId))
    const entries = unpack<object[]>(other?.entries ?? pack([])).map((entry) => ({ ...entry, score: 12.3 }))
    await history.updateOne({ _id: other?._id ?? '' }, { $set: { entries: pack(entries) } })
    await submissions.updateOne({ _id: second._id }, { $set: { score: 12.3 } })
    await submissions.deleteOne({ _id: third._id })
  }
  await stores.close()
}
