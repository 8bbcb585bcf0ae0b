import { addDays, dayKey, dayStart } from '@app/contracts/rules/day-key'
import type { Plant } from '../../stack/plant.ts'
import { onlyCounts, type Stack } from '../../stack/stack.ts'
import { pool } from '../attacks/pool.ts'
import type { Outcome, Row, Trial } from '../support/row.ts'
import { askAsGuest, askAtOnce, createGuest, findCanaries, leaveCanaries, type GuestWithCanaries } from './guests.ts'
import { keysFoundByTrying, readGuestStore, saltsInFiles, type GuestStore, untilStore } from './guest-keys.ts'
import { compact } from './privacy/raw-files.ts'
import { openStores, type Stores } from './stores.ts'

const guestsOf = { quick: 1, full: 20 } as const
const asked = 100
const limit = 5
const hour = 3_600_000

/** No defect: the sweeper's round of ten minutes is shortened, so that the row need not wait for it. */
const sweepsOften: Plant = {
  file: '/shared/src/mongo/sweeper.ts',
  find: 'everyMs = 10 * 60_000',
  replace: 'everyMs = 300',
}

const forgetsSalt: Plant = {
  file: '/tutor-voice/src/store/guest-key.ts',
  find: "createHash('sha256').update(salt)",
  replace: "createHash('sha256')",
}

/** Its two steps are as far apart as those of a busy process. */
const countsInTwoSteps: Plant = {
  file: '/tutor-voice/src/flows/tutor-quota.ts',
  find: '{ key, limit: count.limit, sweepAt }',
  replace:
    '{ key, limit: (await counter.used(count.id)) < count.limit ? await new Promise((done) => setTimeout(done, 100, 1_000_000)) : 0, sweepAt }',
}

const keepsTexts: Plant = {
  file: '/tutor-voice/src/routes/ask-tutor.ts',
  find: 'const fault = faultOf(input.body)',
  replace: "const fault = faultOf(input.body); deps.logger.info({ reason: input.body.question }, 'asked')",
}

export const d9: Row = {
  id: 'D9',
  long: true,
  name: 'guest limit of the tutor',
  bar: '100 questions of one guest at once are answered exactly 5 times; canaries of address, browser and text stand in no database, stream or log: 0; after the day the salt is gone, and a search of 2^16 addresses matches 0 stored keys; nothing is older than 48 h',
  plant: {
    what: 'a tutor that counts in two steps, hashes without the salt, and logs questions: each of them seen',
    see: async (trial) => {
      const { got, n, found } = await tryDay(trial, 1, [countsInTwoSteps, forgetsSalt, keepsTexts])
      const kinds = [found.counts, found.canaries, found.keys]
      return { got, n, faults: kinds.every((faults) => faults.length > 0) ? kinds.flat() : [] }
    },
  },
  async run(trial): Promise<Outcome> {
    const { got, n, found } = await tryDay(trial, guestsOf[trial.tier], [])
    return { got, n, faults: Object.values(found).flat() }
  },
}

interface Found {
  /** Guests who got more or fewer answers than the limit, or another refusal. */
  counts: string[]
  /** What stands somewhere of a guest. */
  canaries: string[]
  /** Guests whom the attacker's search misses where it must find them. */
  search: string[]
  /** Keys that lead to an address after the day. */
  keys: string[]
  /** What is kept, or counts, after the day or 48 h later. */
  old: string[]
}

/** A day of guests, the minute after it, and two days later; in a small system of its own, whose files hold nothing else. */
async function tryDay(
  trial: Trial,
  guests: number,
  defects: readonly Plant[],
): Promise<{ got: string; n: number; found: Found }> {
  const stack = await startSmall(trial, defects)
  const stores = openStores(stack.context)
  try {
    const day = addDays(dayKey(new Date(), 'UTC'), trial.random.int(5, 300))
    const noon = dayStart(day, 'UTC').getTime() + 12 * hour
    stack.setClock(new Date(noon))
    const people = Array.from({ length: guests }, (_, index) => createGuest(trial.random, index))
    const counts = await askAll(stack, people)
    const kept = await readGuestStore(stores)
    const canaries = findCanaries(stack, people)
    const search = faultsOfSearch(kept, people)
    const { keys, old } = await afterTheDay(stack, stores, { day, kept, people })
    stack.setClock(new Date(noon + 48 * hour))
    const rest = await untilStore(stores, ({ documents }) => documents.length === 0)
    old.push(...rest.documents.map((id) => `48 h later there is still ${id}`))
    canaries.push(...(await compactAndSearch(stack, stores, { kept, people })))
    const got = `${guests} guests × ${asked} questions at once: ${counts.length} not answered exactly ${limit} times; ${canaries.length} canaries; after the day 2^16 addresses a guest against ${kept.keys.length} keys: ${keys.length} matches; ${old.length} kept for too long`
    return { got, n: guests * asked, found: { counts, canaries, search, keys, old } }
  } finally {
    stack.resetClock()
    await stores.close()
  }
}

/** Two tutors that take turns; everything logs as much as it can. */
const startSmall = (trial: Trial, defects: readonly Plant[]): Promise<Stack> => {
  const names = ['gateway', 'practice', 'tutor-voice'] as const
  return trial.ownStack({
    counts: { ...onlyCounts(names), gateway: 2, 'tutor-voice': 2 },
    spread: true,
    plants: { 'tutor-voice': [sweepsOften, ...defects] },
    env: Object.fromEntries(names.map((name) => [name, { LOG_LEVEL: 'debug' }])),
  })
}

async function askAll(stack: Stack, people: readonly GuestWithCanaries[]): Promise<string[]> {
  const faults = await pool(people, 1, async (guest) => {
    const { answered, others } = await askAtOnce(stack, guest, asked)
    await leaveCanaries(stack, guest)
    return [
      ...(answered === limit ? [] : [`${answered} of ${asked} questions of a guest were answered, not ${limit}`]),
      ...others.map((other) => `a question of a guest got ${other}`),
    ]
  })
  return faults.flat()
}

/** As long as the day lasts, the same search finds every guest: otherwise it would prove nothing later. */
function faultsOfSearch({ keys, salts }: GuestStore, people: readonly GuestWithCanaries[]): string[] {
  const found = people.filter((guest) => keysFoundByTrying({ keys, salts, guests: [guest] }).length === 2)
  return found.length === people.length ? [] : [`with the salt, the search finds only ${found.length} guests`]
}

/** Who copied the keys during the day, and sees all that is stored after it, tries every address of a network. */
async function afterTheDay(
  stack: Stack,
  stores: Stores,
  { day, kept, people }: { day: string; kept: GuestStore; people: readonly GuestWithCanaries[] },
): Promise<Pick<Found, 'keys' | 'old'>> {
  const next = addDays(day, 1)
  stack.setClock(new Date(dayStart(next, 'UTC').getTime() + 1_000))
  const isOver = ({ documents }: GuestStore) => !documents.some((id) => id.includes(day))
  const now = await untilStore(stores, isOver)
  const left = now.documents.filter((id) => id.includes(day)).map((id) => `after the day there is still ${id}`)
  const again = await askAsGuest(stack, people[0]!, 'Do I begin anew?')
  const late = again.status === 200 ? [] : [`after midnight a guest's question got ${again.status}`]
  const { salts } = await readGuestStore(stores)
  const keys = keysFoundByTrying({ keys: kept.keys, salts: [...salts, '', day], guests: people })
  return { keys: keys.map((key) => `a key of the day leads to ${key}`), old: [...left, ...late] }
}

/** The files, once what was deleted has left them. */
async function compactAndSearch(
  stack: Stack,
  stores: Stores,
  { kept, people }: { kept: GuestStore; people: readonly GuestWithCanaries[] },
): Promise<string[]> {
  const isCompacted = await compact(stack, stores)
  return [...findCanaries(stack, people), ...(isCompacted ? saltsInFiles(stack, kept.salts) : [])]
}
