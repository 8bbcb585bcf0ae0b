import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createEvent, type Event } from '@app/shared/events/event'
import { runServiceCommand } from '../../dev/service-command.ts'
import { type Plant, plantEnvironment } from '../../stack/plant.ts'
import type { Random } from '../support/random.ts'
import type { Outcome, Row, Trial } from '../support/row.ts'
import type { Stack } from '../../stack/stack.ts'
import { forEach } from './days.ts'
import { insertAll } from './seed-documents.ts'
import { consumersOf, untilBack, untilQuiet } from './privacy/replay.ts'
import { openStores, type Stores } from './stores.ts'
import { readStream, withBroker } from './streams.ts'

/** Facts for each of the damages, half of them subscriptions, which three services take in. */
const facts = { quick: 200, full: 20_000 } as const
const longestMs = 60_000
/** Whoever takes longer breaks the bar, but what came of it is worth knowing. */
const patienceMs = 400_000

/** About one event in ten is forgotten. */
const forgets: Plant = {
  file: '/shared/src/events/outbox.ts',
  find: 'if (event.at < options.since) continue',
  replace: 'if (event.at < options.since || /^[A-F]/.test(event.id)) continue',
}

type Damage = (stack: Stack, random: Random) => string

/** All that the broker keeps. */
const deleted: Damage = ({ folder }) => {
  rmSync(join(folder, 'broker'), { recursive: true })
  return 'deleted'
}

const flipped: Damage = (stack, random) => {
  for (const file of blocksOf(stack)) {
    const bytes = readFileSync(file)
    const at = random.int(Math.floor(bytes.length / 4), bytes.length - 1)
    bytes[at] = (bytes[at] ?? 0) ^ (1 << random.int(0, 7))
    writeFileSync(file, bytes)
  }
  return 'one byte flipped'
}

const truncated: Damage = (stack, random) => {
  for (const file of blocksOf(stack)) truncateSync(file, Math.floor(statSync(file).size * (0.2 + 0.6 * random.next())))
  return 'last block truncated'
}

const damages = [deleted, flipped, truncated] as const

export const d4: Row = {
  id: 'D4',
  name: 'lost stream',
  bar: 'the store of the streams deleted, a byte of it flipped, its last block truncated; after `republish` every event of the database is in the stream and every effect is there, within 60 s for 20,000 events',
  plant: { what: 'a republish that forgets one event in ten', see: (trial) => lose(trial, deleted, [forgets]) },
  run: async (trial) => {
    const outcomes: Outcome[] = []
    const chosen = trial.tier === 'full' ? damages : [trial.random.pick(damages)]
    for (const damage of chosen) {
      outcomes.push(await lose(trial, damage, []))
      trial.say(outcomes.at(-1)!.got)
    }
    const n = outcomes.reduce((sum, outcome) => sum + outcome.n, 0)
    return { got: outcomes.map(({ got }) => got).join('; '), n, faults: outcomes.flatMap((outcome) => outcome.faults) }
  },
}

async function lose(trial: Trial, damage: Damage, plants: Plant[]): Promise<Outcome> {
  // Twenty thousand events through the harness's own links would measure those as well.
  const counts = { gateway: 2, auth: 2, practice: 2 }
  const stack = await (trial.tier === 'full' ? trial.ownStack({ counts }) : trial.stack())
  const stores = openStores(stack.context)
  try {
    const began = new Date()
    const half = facts[trial.tier] / 2
    // Most events are in the stream, and some have had their effect; a few have not left the database.
    const events = [...(await insertSubscriptions(stores, half)), ...(await insertSubmissions(stores, half))]
    await publishAll(stack, events)
    const consumers = await withBroker(stack, consumersOf)
    await stack.kill('broker')
    const how = damage(stack, trial.random)
    const later = await insertSubscriptions(stores, Math.ceil(half / 10))
    await stack.start('broker')
    const start = performance.now()
    await republishAll(stack, began, plants)
    const all = [...events, ...later]
    // Asked of the broker: looking at every event and effect again and again would take the processor from them.
    await withBroker(stack, async (broker) => {
      await untilBack(broker, consumers)
      await untilQuiet(broker, patienceMs)
    })
    const took = performance.now() - start
    const faults = await missing(stack, stores, all)
    if (trial.tier === 'full' && took > longestMs) faults.push(`${how}: it took ${(took / 1000).toFixed(1)} s`)
    const got = `${how}: ${all.length} events and their effects back in ${(took / 1000).toFixed(1)} s, ${faults.length} faults`
    return { got, n: all.length, faults }
  } finally {
    await stores.close()
  }
}

function blocksOf({ folder }: Stack): string[] {
  const all = readdirSync(join(folder, 'broker'), { recursive: true, encoding: 'utf8' })
  return all
    .filter((name) => name.endsWith('.blk') && name.includes('streams'))
    .map((name) => join(folder, 'broker', name))
}

async function republishAll({ context }: Stack, since: Date, plants: Plant[]): Promise<void> {
  const args = ['--since', new Date(since.getTime() - 1000).toISOString()]
  const extraEnvironment = plantEnvironment(plants)
  const services = ['auth', 'billing', 'practice', 'tutor-voice', 'mail'] as const
  await Promise.all(
    services.map((service) => runServiceCommand(context, { service, command: 'republish', args, extraEnvironment })),
  )
}

function publishAll(stack: Stack, events: readonly Event[]): Promise<void> {
  return withBroker(stack, (broker) => forEach(events, 32, (event) => broker.publish(event)))
}

/** As billing keeps them, with their events inside. */
async function insertSubscriptions({ billing }: Stores, count: number): Promise<Event[]> {
  const at = new Date()
  const documents = Array.from({ length: count }, (_, n) => {
    const userId = uuidOf('billing', at, n)
    const state = { sequence: 1, plan: 'monthly', status: 'active', periodEnd: null } as const
    const body = { userId, ...state }
    const event = createEvent('billing.subscription-changed.v1', { key: `${userId}:1`, body, at })
    return { _id: userId, ...state, events: [event] as Event[] }
  })
  await insertAll(billing.db, 'subscriptions', documents)
  return documents.flatMap(({ events }) => events)
}

/** As practice keeps them, but for the answers. */
async function insertSubmissions({ practice }: Stores, count: number): Promise<Event[]> {
  const at = new Date()
  const documents = Array.from({ length: count }, (_, n) => {
    const userId = uuidOf('practice', at, n)
    const id = `${userId}:free:2026-11-28`
    const result = { userId, plan: 'free', day: '2026-11-28', correctAnswers: 1, totalQuestions: 2 } as const
    const event = createEvent('practice.set-submitted.v1', { key: id, body: { ...result, resultId: id }, at })
    return { _id: id, ...result, dateTaken: at, score: 50, answers: [], events: [event] as Event[] }
  })
  await insertAll(practice.db, 'submissions', documents)
  return documents.flatMap(({ events }) => events)
}

function uuidOf(kind: string, at: Date, n: number): string {
  const digest = createHash('sha256').update(`${kind} ${at.getTime()} ${n}`).digest('hex')
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-4${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`
}

async function missing(stack: Stack, { practice, tutorVoice }: Stores, events: readonly Event[]): Promise<string[]> {
  const streamed = [...(await readStream(stack, 'billing')), ...(await readStream(stack, 'practice'))]
  const ids = new Set(streamed.map(({ id }) => id))
  const lost = events.filter(({ id }) => !ids.has(id)).length
  const faults = lost === 0 ? [] : [`the stream lacks ${lost} of ${events.length} events`]
  const changed = events.filter((event): event is Event<'billing.subscription-changed.v1'> =>
    event.subject.startsWith('billing.'),
  )
  for (const [name, { db }] of [
    ['practice', practice],
    ['tutor-voice', tutorVoice],
  ] as const) {
    const found = await db
      .collection<{ _id: string; plan: string }>('entitlements')
      .find({}, { projection: { plan: 1 } })
      .toArray()
    const paid = new Set(found.filter(({ plan }) => plan === 'monthly').map(({ _id }) => _id))
    const without = changed.filter(({ body }) => !paid.has(body.userId)).length
    if (without > 0) faults.push(`${name} does not know of ${without} of ${changed.length} plans`)
  }
  return faults
}
