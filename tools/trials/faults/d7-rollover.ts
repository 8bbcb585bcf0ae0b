import { addDays, dayKey, dayStart } from '@app/contracts/rules/day-key'
import { moveClock } from '@app/shared/clock'
import { join } from 'node:path'
import { type Caller, createCaller } from '../../bench/caller.ts'
import type { Plant } from '../../stack/plant.ts'
import type { Random } from '../support/random.ts'
import type { Outcome, Row, Trial } from '../support/row.ts'
import type { Stack } from '../../stack/stack.ts'
import { askOnNewDay, forEach, type SetView } from './days.ts'
import { openPeople, type People, type Person } from './people.ts'

const users = { quick: 5, full: 100 } as const
const atOnce = 5
const second = 1000
const hour = 3_600_000

/** Half hours, quarter hours, both ends of the world, clocks that change at midnight, and none. */
const zones = ['Pacific/Kiritimati', 'Asia/Kathmandu', 'America/Havana', 'America/St_Johns', 'Australia/Lord_Howe', 'Asia/Beirut', 'Europe/Madrid', 'Etc/GMT+12', 'UTC'] // prettier-ignore

/** Days are counted where the server is. */
const ignoresZones: Plant = {
  file: '/practice/src/flows/todays-set.ts',
  find: 'day: dayKey(now, zone)',
  replace: "day: dayKey(now, 'UTC')",
}

interface Case {
  stack: Stack
  people: People
  caller: Caller
  random: Random
  users: number
}

type Check = (setting: Case) => Promise<string[]>

export const d7: Row = {
  id: 'D7',
  name: 'midnight, and clocks that jump',
  bar: '500 users through local midnight, a clock that goes back an hour and forward 25 h, zone changes in mid-day, two processes 90 s apart: never a second set for a day, none lost, every result on its day',
  plant: {
    what: 'days that are counted in UTC',
    see: async (trial) => {
      const stack = await trial.stack()
      await Promise.all([0, 1].map((index) => stack.restart('practice', index, { plants: [ignoresZones] })))
      const outcome = await runChecks(trial, 3, { midnight })
      await Promise.all([0, 1].map((index) => stack.restart('practice', index)))
      return outcome
    },
  },
  run: (trial) => runChecks(trial, users[trial.tier], { midnight, lateAnswers, backAndForward, moves, apart }),
}

async function runChecks(trial: Trial, count: number, checks: Record<string, Check>): Promise<Outcome> {
  const stack = await trial.stack()
  const caller = createCaller(stack.base)
  const faults: string[] = []
  for (const [name, check] of Object.entries(checks)) {
    const people = await openPeople(stack)
    const found = await check({ stack, people, caller, random: trial.random, users: count })
    faults.push(...found.map((fault) => `${name}: ${fault}`))
    await people.close()
  }
  caller.close()
  stack.resetClock()
  const n = count * Object.keys(checks).length
  return { got: `${n} users in ${Object.keys(checks).length} cases, ${faults.length} faults`, n, faults }
}

/** A day some weeks ahead, another one for each case. */
const someDay = (random: Random) => addDays(dayKey(new Date(), 'UTC'), random.int(5, 300))

const daily = async ({ caller }: Case, person: Person): Promise<SetView> =>
  (await askOnNewDay<SetView>(caller, person, { path: '/tests/daily' })).body

/** 23:59:50, 23:59:59, 00:00:00 and 00:00:10: two sets, one for each day, and the first of them stays what it was. */
const midnight: Check = async (setting) => {
  const { stack, people, random } = setting
  const faults: string[] = []
  for (const zone of random.shuffle(zones).slice(0, Math.min(zones.length, Math.ceil(setting.users / 2)))) {
    const day = someDay(random)
    const midnightAt = dayStart(addDays(day, 1), zone)
    stack.stopClock(new Date(midnightAt.getTime() - 10 * second))
    const persons = await createAll(people, Math.max(1, Math.round(setting.users / zones.length)), zone)
    const seen = new Map<string, Map<string, string>>()
    for (const offset of [-10, -1, 0, 10]) {
      stack.stopClock(new Date(midnightAt.getTime() + offset * second))
      await forEach(persons, atOnce, async (known) => {
        const set = await daily(setting, await people.renew(known))
        const expected = offset < 0 ? day : addDays(day, 1)
        if (set.day !== expected) faults.push(`${zone}, ${offset} s: the set is of ${set.day} instead of ${expected}`)
        const sets = seen.get(known.userId) ?? new Map<string, string>()
        seen.set(known.userId, sets.set(set.setId ?? '', set.day))
      })
    }
    for (const sets of seen.values()) if (sets.size !== 2) faults.push(`${zone}: ${sets.size} sets for two days`)
  }
  return faults
}

/** Served before midnight and sent after it: it counts, and for the day that it was served for. */
const lateAnswers: Check = async (setting) => {
  const { stack, people, caller, random } = setting
  const faults: string[] = []
  const zone = random.pick(zones)
  const day = someDay(random)
  const midnightAt = dayStart(addDays(day, 1), zone)
  stack.stopClock(new Date(midnightAt.getTime() - 10 * second))
  const persons = await createAll(people, setting.users, zone)
  const sets = new Map<string, SetView>()
  await forEach(
    persons,
    atOnce,
    async (known) => void sets.set(known.userId, await daily(setting, await people.renew(known))),
  )
  stack.stopClock(new Date(midnightAt.getTime() + 10 * second))
  await forEach(persons, atOnce, async (known) => {
    const person = await people.renew(known)
    const set = sets.get(known.userId)!
    const body = { answers: Object.fromEntries(set.questions.map(({ id }) => [id, 'B'])) }
    const sent = await askOnNewDay<{ day: string }>(caller, person, {
      method: 'POST',
      path: '/tests/daily/submit',
      body,
    })
    if (sent.status !== 200 || sent.body.day !== day)
      faults.push(`${zone}: sent after midnight: ${sent.status}, ${sent.body.day} instead of ${day}`)
    const history = await askOnNewDay<Array<{ day: string }>>(caller, person, { path: `/results/user/${known.userId}` })
    const found = history.body.map((entry) => entry.day).join()
    if (found !== day) faults.push(`${zone}: the calendar has ${found} instead of ${day}`)
  })
  return faults
}

/** Back an hour: the same set. Forward 25 h: the next day's, and the one before can still be sent. */
const backAndForward: Check = async (setting) => {
  const { stack, people, caller, random } = setting
  const faults: string[] = []
  const day = someDay(random)
  const start = dayStart(day, 'UTC').getTime() + 30 * 60 * second
  const at = (ms: number) => stack.stopClock(new Date(start + ms))
  at(0)
  const persons = await createAll(people, setting.users, 'UTC')
  const first = new Map<string, SetView>()
  await forEach(
    persons,
    atOnce,
    async (known) => void first.set(known.userId, await daily(setting, await people.renew(known))),
  )
  at(-hour)
  await forEach(persons, atOnce, async (known) => {
    const set = await daily(setting, await people.renew(known))
    if (set.setId !== first.get(known.userId)?.setId) faults.push('an hour back, there is another set')
  })
  at(25 * hour)
  await forEach(persons, atOnce, async (known) => {
    const person = await people.renew(known)
    const set = await daily(setting, person)
    if (set.day !== addDays(day, 1)) faults.push(`25 h later the set is of ${set.day} instead of ${addDays(day, 1)}`)
    const body = { answers: Object.fromEntries(first.get(known.userId)!.questions.map(({ id }) => [id, 'C'])) }
    const sent = await askOnNewDay<{ day: string }>(caller, person, {
      method: 'POST',
      path: '/tests/daily/submit',
      body,
    })
    if (sent.status !== 200 || sent.body.day !== day)
      faults.push(`25 h later, the first set is ${sent.status}, ${sent.body.day}`)
  })
  return faults
}

/** To the east and back to the west within a day: a set for each local day at most, and never two for one. */
const moves: Check = async (setting) => {
  const { stack, people, random } = setting
  const faults: string[] = []
  const day = someDay(random)
  const noon = dayStart(day, 'UTC').getTime() + 12 * hour
  stack.stopClock(new Date(noon))
  const persons = await createAll(people, setting.users, 'Europe/Madrid')
  await forEach(persons, atOnce, async (known) => {
    const days = new Map<string, Set<string>>()
    for (const zone of ['Europe/Madrid', ...random.shuffle(zones).slice(0, 4), 'Europe/Madrid']) {
      const set = await daily(setting, await people.renew(known, zone))
      days.set(set.day, (days.get(set.day) ?? new Set()).add(set.setId ?? ''))
    }
    for (const [one, sets] of days) if (sets.size > 1) faults.push(`${sets.size} sets for ${one}`)
  })
  return faults
}

/** Two processes whose clocks are 90 s apart, around midnight: both serve the same sets. */
const apart: Check = async (setting) => {
  const { stack, people, random } = setting
  const faults: string[] = []
  const zone = random.pick(zones)
  const day = someDay(random)
  const midnightAt = dayStart(addDays(day, 1), zone).getTime()
  const file = join(stack.folder, 'clock-behind.json')
  const set = (ms: number) => {
    stack.stopClock(new Date(ms))
    moveClock(file, { fixedMs: ms - 90 * second })
  }
  set(midnightAt - 60 * second)
  await stack.restart('practice', 1, { env: { TEST_CLOCK_FILE: file } })
  const persons = await createAll(people, setting.users, zone)
  const callers = stack.ports.practice.map((port) => createCaller(`http://127.0.0.1:${port}`))
  const seen = new Map<string, Map<string, Set<string>>>()
  for (const offset of [-60, 0, 30, 100]) {
    set(midnightAt + offset * second)
    await forEach(persons, atOnce, async (known) => {
      const days = seen.get(known.userId) ?? new Map<string, Set<string>>()
      seen.set(known.userId, days)
      const person = await people.renew(known)
      await Promise.all(callers.map((caller) => look(days, { ...setting, caller }, person)))
    })
  }
  for (const days of seen.values()) {
    for (const [one, sets] of days) if (sets.size > 1) faults.push(`${zone}: ${sets.size} sets for ${one}`)
    if (days.size !== 2) faults.push(`${zone}: sets for ${[...days.keys()].join(' and ')} instead of two days`)
  }
  for (const caller of callers) caller.close()
  stack.resetClock()
  await stack.restart('practice', 1)
  return faults
}

async function look(days: Map<string, Set<string>>, setting: Case, person: Person): Promise<void> {
  const set = await daily(setting, person)
  days.set(set.day, (days.get(set.day) ?? new Set()).add(set.setId ?? ''))
}

/** Monthly, so that every day brings a set. */
async function createAll(people: People, count: number, zone: string): Promise<Person[]> {
  const persons: Person[] = []
  for (let n = 0; n < count; n += 1) persons.push(await people.create({ zone, plan: 'monthly' }))
  return persons
}
