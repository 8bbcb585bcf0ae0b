import { setTimeout as pause } from 'node:timers/promises'
import type { ProcessName } from '../../../deploy/start-table/processes.ts'
import { httpCall } from '../../dev/http-call.ts'
import { controlPayments } from '../../dev/payment-control.ts'
import type { Plant } from '../../stack/plant.ts'
import type { Outcome, Row, Trial } from '../support/row.ts'
import type { Stack } from '../../stack/stack.ts'
import { forEach } from './days.ts'
import { keptAfterErasure, type Service } from './privacy/data-map.ts'
import { deleteAccount, untilErased } from './privacy/erase.ts'
import { findMentions, type Mention } from './privacy/find-person.ts'
import { type Life, liveFully } from './privacy/full-life.ts'
import { compact, searchFiles } from './privacy/raw-files.ts'
import { isAtProvider, untilForgotten } from './privacy/subscribe.ts'
import { replayEverything, tellLate } from './privacy/replay.ts'
import { openStores, type Stores } from './stores.ts'

const others = ['practice', 'billing', 'tutor-voice', 'mail'] as const satisfies readonly Service[]
/** People for each service that is down when they delete their account; in a quick run one of the others, and auth. */
const peopleEach = { quick: 1, full: 40 } as const
const longestMs = 60_000
/** Billing's round deletes customers every 5 s. */
const plantMs = 8_000
/** How long a service stays down. */
const downMs = 2000

const forgetful: Plant[] = [
  // The second erasure would remove what this looks for, if looking takes longer than it waits.
  { file: '/shared/src/mongo/erasure.ts', find: 'settleMs = 15_000', replace: 'settleMs = 600_000' },
  { file: '/tutor-voice/src/store/collections.ts', find: 'turns: foundBy.keyBeginning,', replace: '' },
  {
    file: '/tutor-voice/src/reactions/subscription-changed.ts',
    find: 'await erasures.leaveNothingOfMany(userId)',
    replace: '',
  },
  // What the tutor was saying when the call ended comes late, and would take what the event revived away again.
  {
    file: '/tutor-voice/src/flows/keep-line.ts',
    find: 'await deps.erasures.leaveNothing(userId)',
    replace: '',
  },
]
const keepsCustomer: Plant = {
  file: '/billing/src/flows/close-customers.ts',
  find: 'await providerCheckouts.deleteCustomer(customerId)',
  replace: '',
}

export const p2: Row = {
  id: 'P2',
  long: true,
  name: 'erasure',
  bar: '200 people of whom every service keeps something delete their accounts, each service killed meanwhile: done within 60 s (of its return), 5 of 5 receipts; then 0 hits of name, address, key and texts in all collections, the files of database and broker, and the logs, and the payment provider has deleted the customer, whose subscription has ended; late calls, late events and a replay of every stream revive nothing',
  plant: {
    what: 'a service that forgets a collection and lets a late event revive somebody, and a billing that leaves the customer at the payment provider',
    see,
  },
  run,
}

async function run(trial: Trial): Promise<Outcome> {
  const stack = await trial.stack()
  const stores = openStores(stack.context)
  try {
    const each = peopleEach[trial.tier]
    const down: Service[] = [...(trial.tier === 'full' ? others : [trial.random.pick(others)]), 'auth']
    const lives = await populate(stack, stores, { count: each * down.length, random: trial.random })
    const faults = await blindness(stack, lives, await findMentions(stores, lives))
    trial.say(`${lives.length} people live in all services`)
    const erasing: Promise<Erased>[] = []
    for (const [index, service] of down.entries()) {
      const some = lives.slice(index * each, (index + 1) * each)
      const returned = await deleteWhileDown(stack, service, some)
      erasing.push(untilAllErased(stack, some, returned))
      // In the quick tier the next service goes down while the erasures of the one before still settle.
      if (trial.tier === 'full') await erasing.at(-1)
    }
    const erased = await Promise.all(erasing)
    faults.push(...erased.flatMap((one) => one.faults))
    const times = erased.flatMap((one) => one.times)
    const left = await hits(stack, stores, lives)
    await tellLate(stack, lives)
    const delivered = await replayEverything(stack)
    const revived = remains(await findMentions(stores, lives)).map((hit) => `after the replay, ${hit}`)
    faults.push(...left.faults, ...revived)
    const got =
      `${lives.length} people, ${down.length} services killed meanwhile: done after ${seconds(Math.max(...times))} at most, ` +
      `${left.got}; ${delivered} deliveries in the replay, ${revived.length} revived; ${faults.length} faults`
    return { got, n: lives.length, faults }
  } finally {
    await stores.close()
  }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

async function populate(
  stack: Stack,
  stores: Stores,
  { count, random }: { count: number; random: Trial['random'] },
): Promise<Life[]> {
  const network = random.int(1, 250)
  const lives: Life[] = []
  const numbers = Array.from({ length: count }, (_, n) => n)
  await forEach(numbers, 2, async (n) => void lives.push(await liveFully(stack, stores, `127.8.${network}.${n + 1}`)))
  return lives
}

/** Before anything is erased, everybody has to be found wherever they are looked for afterwards. */
async function blindness(stack: Stack, lives: readonly Life[], mentions: readonly Mention[]): Promise<string[]> {
  const faults: string[] = []
  const { people } = searchFiles(stack, lives)
  for (const life of lives) {
    const own = mentions.filter((mention) => mention.life === life)
    const services = new Set(own.map(({ service }) => service))
    if (services.size < 5) faults.push(`invalid: somebody is known to ${services.size} services only`)
    if (!people.database.has(life)) faults.push('invalid: the files of the database do not show somebody who is in it')
    if (!(await isAtProvider(stack, life.candidate, life.customerId)))
      faults.push('invalid: the payment provider does not have somebody who subscribed')
  }
  return faults
}

/** The service is back since then, in `performance.now()`; the ids of the erasures. */
interface Returned {
  since: number
  ids: ReadonlyMap<Life, string>
}

/** The accounts are deleted while the service is down; with auth, it dies as soon as it has said yes. */
async function deleteWhileDown(stack: Stack, service: Service, lives: readonly Life[]): Promise<Returned> {
  const indexes = service === 'auth' || service === 'practice' ? [0, 1] : [0]
  const kill = () => Promise.all(indexes.map((index) => stack.kill(service satisfies ProcessName, index)))
  if (service !== 'auth') await kill()
  const ids = new Map<Life, string>()
  await forEach(lives, 4, async (life) => void ids.set(life, await deleteAccount(stack, life)))
  if (service === 'auth') await kill()
  await forEach(lives, 4, (life) => callLate(stack, life))
  await pause(downMs)
  await Promise.all(indexes.map((index) => stack.start(service, index)))
  return { since: performance.now(), ids }
}

interface Erased {
  faults: string[]
  times: number[]
}

async function untilAllErased(stack: Stack, lives: readonly Life[], { since, ids }: Returned): Promise<Erased> {
  const times: number[] = []
  const faults: string[] = []
  await forEach(lives, lives.length, async (life) => {
    const done = await untilErased(stack, life, { id: ids.get(life) ?? '', since, withinMs: longestMs })
    times.push(done.ms)
    faults.push(...done.faults)
    faults.push(...(await untilForgotten(stack, life.customerId, { since, withinMs: longestMs })))
  })
  return { faults, times }
}

/** A token that is still good by its signature, straight at a service that was not told of the end of its session. */
async function callLate({ ports }: Stack, { candidate: { token }, from }: Life): Promise<void> {
  const url = `http://127.0.0.1:${ports.practice[0]}/api/tests/daily`
  await httpCall({ url, headers: { authorization: `Bearer ${token}` }, from }).catch(() => undefined)
}

/** Collections, then the bytes of all files. */
async function hits(stack: Stack, stores: Stores, lives: readonly Life[]): Promise<{ got: string; faults: string[] }> {
  const faults = remains(await findMentions(stores, lives))
  const compacted = await compact(stack, stores)
  const { people, bytes, examples } = searchFiles(stack, lives)
  for (const [folder, found] of Object.entries(people))
    if (found.size > 0 && (compacted || folder !== 'database'))
      faults.push(
        `the files of ${folder} still show ${found.size} people: ${examples.find((one) => one.startsWith(folder))}`,
      )
  const raw = compacted
    ? ''
    : `; this database cannot be compacted: its files still show ${people.database.size} people`
  return { got: `${faults.length} hits in collections and ${Math.round(bytes / 2 ** 20)} MiB of files${raw}`, faults }
}

/** What names somebody otherwise than the data map says: by more than an id, or where nothing is to be kept. */
function remains(mentions: readonly Mention[]): string[] {
  return mentions
    .filter(({ service, collection, by }) => keptAfterErasure[service][collection]?.by !== by)
    .map(({ service, collection, by, document }) => {
      const key = String(document['_id']).slice(0, 60)
      return `${service} ${collection} still names somebody by ${by}: ${key}`
    })
}

/** All defects have to be seen. */
async function see(trial: Trial): Promise<Outcome> {
  const stack = await trial.stack()
  const stores = openStores(stack.context)
  const lives: Life[] = []
  await stack.restart('tutor-voice', 0, { plants: forgetful })
  await stack.restart('billing', 0, { plants: [keepsCustomer] })
  try {
    lives.push(...(await populate(stack, stores, { count: 1, random: trial.random })))
    const [life] = lives as [Life]
    await deleteAccount(stack, life)
    await untilBegun(stores, life)
    await tellLate(stack, lives)
    const mentioned = remains(await findMentions(stores, lives))
    const kept = await untilForgotten(stack, life.customerId, { since: performance.now(), withinMs: plantMs })
    const left = [...mentioned, ...kept]
    const parts = [/tutor-voice turns/, /tutor-voice entitlements/, /still has the customer/, /goes on at the provider/]
    const seen = parts.map((part) => left.find((hit) => part.test(hit))).filter((hit) => hit !== undefined)
    const got = `${seen.length} of ${parts.length} defects: ${seen.join('; ')}`
    return { got, n: 1, faults: seen.length === parts.length ? seen : [] }
  } finally {
    await stack.restart('tutor-voice', 0)
    await stack.restart('billing')
    // The message of the end leads the repaired billing to the customer that it left.
    for (const { candidate } of lives)
      await controlPayments(stack.context.urls.payments, 'end', { userId: candidate.userId })
    await stores.close()
  }
}

/** tutor-voice has erased for the first time. */
async function untilBegun({ tutorVoice: { db } }: Stores, { candidate: { userId } }: Life): Promise<void> {
  const tombstones = db.collection<{ _id: string; erasedAt: Date | null }>('erasures')
  const end = Date.now() + 20_000
  while (!(await tombstones.findOne({ _id: userId }))?.erasedAt) {
    if (Date.now() > end) throw new Error('tutor-voice has not begun to erase within 20 s')
    await pause(200)
  }
}
