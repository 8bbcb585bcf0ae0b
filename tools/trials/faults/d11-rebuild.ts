import { createCaller } from '../../bench/caller.ts'
import { runServiceCommand } from '../../dev/service-command.ts'
import { plantEnvironment, type Plant } from '../../stack/plant.ts'
import type { Random } from '../support/random.ts'
import type { Outcome, Row, Trial } from '../support/row.ts'
import type { Stack } from '../../stack/stack.ts'
import { correctThree } from './corrections.ts'
import { askOnNewDay, forEach, type SetView } from './days.ts'
import { openPeople, type People, type Person } from './people.ts'
import { openStores, type Stores } from './stores.ts'

const users = { quick: 6, full: 1000 } as const
const days = { quick: 2, full: 3 } as const
const atOnce = 8
const longestMs = 60_000
const dayMs = 86_400_000
const notAsItWas = 'is not as it was'

/** Retakes are not read. */
const forgetsRetakes: Plant = {
  file: '/practice/src/flows/rebuild-views.ts',
  find: 'of(retake.userId).retakes.push(retake)',
  replace: 'void retake',
}

/** Corrections are not read. */
const forgetsCorrections: Plant = {
  file: '/practice/src/flows/rebuild-views.ts',
  find: 'await deps.corrections.refresh()',
  replace: 'new Map() as Corrections',
}

export const d11: Row = {
  id: 'D11',
  name: 'rebuild',
  bar: 'history and learners of 1,000 candidates dropped, three corrections in them: made anew within 60 s, byte for byte',
  plant: { what: 'a rebuild that reads no retakes, and one that reads no corrections', see },
  run: (trial) => rebuild(trial, users[trial.tier], []),
}

/** Each plant has to be seen. */
async function see(trial: Trial): Promise<Outcome> {
  const first = await rebuild(trial, 2, [forgetsRetakes])
  const second = await rebuild(trial, 2, [forgetsCorrections])
  const isSeen = ({ faults }: Outcome) => faults.some((fault) => fault.endsWith(notAsItWas))
  const seen = isSeen(first) && isSeen(second)
  return { got: second.got, n: first.n + second.n, faults: seen ? [...first.faults, ...second.faults] : [] }
}

async function rebuild({ stack: shared, tier, random }: Trial, count: number, plants: Plant[]): Promise<Outcome> {
  const stack = await shared()
  const people = await openPeople(stack)
  const persons: Person[] = []
  for (let n = 0; n < count; n += 1) persons.push(await people.create({ plan: n % 2 === 0 ? 'monthly' : 'free' }))
  await live(stack, { people, persons, random, days: days[tier] })
  await people.close()
  const stores = openStores(stack.context)
  try {
    const uncorrected = await viewsOf(stores, persons)
    const lived = new Set(persons.map(({ userId }) => userId))
    const corrected = await correctThree(stack, { random, users: lived })
    const before = await viewsOf(stores, persons)
    const changed = [...before].filter(([key, bytes]) => uncorrected.get(key) !== bytes).length
    await drop(stores, persons)
    const left = (await viewsOf(stores, persons)).size
    const began = performance.now()
    await runServiceCommand(stack.context, {
      service: 'practice',
      command: 'rebuild',
      args: persons.map(({ userId }) => userId),
      extraEnvironment: plantEnvironment(plants),
    })
    const took = performance.now() - began
    const after = await viewsOf(stores, persons)
    const faults = [...before].filter(([key, bytes]) => after.get(key) !== bytes).map(([key]) => `${key} ${notAsItWas}`)
    if (changed < 2) faults.push(`three corrections changed only ${changed} views`)
    if (left > 0) faults.push(`${left} views were not dropped`)
    if (after.size !== before.size) faults.push(`${before.size} views became ${after.size}`)
    if (took > longestMs) faults.push(`it took ${Math.round(took / 1000)} s`)
    const got = `${count} candidates, ${before.size} views, ${changed} of them corrected (${corrected.join(', ')}), ${(took / 1000).toFixed(1)} s, ${faults.length} differences`
    return { got, n: before.size, faults }
  } finally {
    await stores.close()
  }
}

interface Lives {
  people: People
  persons: Person[]
  random: Random
  days: number
}

/** Some days of each: a set, mostly submitted, sometimes retaken. */
async function live(stack: Stack, { people, persons, random, days: count }: Lives): Promise<void> {
  const caller = createCaller(stack.base)
  const start = Date.now()
  for (let day = 0; day < count; day += 1) {
    if (day > 0) stack.setClock(new Date(start + day * dayMs))
    await forEach(persons, atOnce, async (known) => {
      const person = await people.renew(known)
      const { body: set } = await askOnNewDay<SetView>(caller, person, { path: '/tests/daily' })
      if (!set.canPractice || (day > 0 && random.next() < 0.2)) return
      const answers = Object.fromEntries(set.questions.map(({ id }) => [id, random.pick(['A', 'B', 'C', 'D', 'E'])]))
      await askOnNewDay(caller, person, { method: 'POST', path: '/tests/daily/submit', body: { answers } })
      if (day > 0 && random.next() < 0.5) return
      await askOnNewDay(caller, person, { path: '/tests/daily/retake' })
      const body = { baseResultId: set.setId, answers }
      await askOnNewDay(caller, person, { method: 'POST', path: '/tests/daily/retake/submit', body })
    })
  }
  caller.close()
  stack.resetClock()
}

/** `collection key` to the bytes of the document, without its version, which a rebuild begins anew. */
async function viewsOf(stores: Stores, persons: readonly Person[]): Promise<Map<string, string>> {
  const views = new Map<string, string>()
  await forEach(persons, atOnce, async ({ userId }) => {
    for (const name of ['learners', 'history']) {
      const collection = stores.practice.db.collection<{ _id: string }>(name)
      const range = { _id: { $gte: userId, $lt: `${userId};` } }
      for (const { _id } of await collection.find(range, { projection: { _id: 1 } }).toArray()) {
        const [bytes] = await collection.find({ _id }, { projection: { version: 0 }, raw: true }).toArray()
        views.set(`${name} ${_id}`, Buffer.from(bytes as unknown as Uint8Array).toString('base64'))
      }
    }
  })
  return views
}

async function drop(stores: Stores, persons: readonly Person[]): Promise<void> {
  await forEach(persons, atOnce, async ({ userId }) => {
    for (const name of ['learners', 'history'])
      await stores.practice.db
        .collection<{ _id: string }>(name)
        .deleteMany({ _id: { $gte: userId, $lt: `${userId};` } })
  })
}
