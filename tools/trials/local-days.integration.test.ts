import { addDays, dayKey, dayStart } from '@app/contracts/rules/day-key'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Candidate, login, register } from '../dev/candidate.ts'
import { type Stack, startStack } from '../stack/stack.ts'

/** 40 zones from one edge of the world to the other: half hours, quarter hours, both hemispheres, DST at odd hours and none. */
const zones = [
  'Pacific/Kiritimati', 'Pacific/Apia', 'Pacific/Chatham', 'Pacific/Auckland', 'Pacific/Norfolk', 'Australia/Lord_Howe', 'Australia/Sydney',
  'Australia/Adelaide', 'Australia/Darwin', 'Asia/Tokyo', 'Australia/Eucla', 'Asia/Shanghai', 'Asia/Yangon', 'Asia/Dhaka', 'Asia/Kathmandu',
  'Asia/Kolkata', 'Asia/Karachi', 'Asia/Kabul', 'Asia/Dubai', 'Asia/Tehran', 'Asia/Beirut', 'Europe/Moscow', 'Africa/Cairo', 'Europe/Athens',
  'Africa/Johannesburg', 'Europe/Madrid', 'Africa/Casablanca', 'Europe/London', 'UTC', 'Atlantic/Azores', 'America/Scoresbysund',
  'America/Sao_Paulo', 'America/St_Johns', 'America/Santiago', 'America/New_York', 'America/Havana', 'America/Lima', 'America/Los_Angeles',
  'Pacific/Marquesas', 'Pacific/Pago_Pago',
] // prettier-ignore

/** A year's end, spring and autumn changes of the northern and of the southern hemisphere, a leap day. */
const instants = [
  '2026-12-31T10:15:00Z', '2027-01-01T10:15:00Z', '2027-03-14T09:59:00Z', '2027-03-28T00:59:30Z', '2027-04-04T15:30:00Z',
  '2027-09-05T03:59:59Z', '2027-10-31T01:00:00Z', '2027-11-07T06:00:00Z', '2028-02-29T11:59:59Z', '2028-03-01T00:00:00Z',
] // prettier-ignore

interface DailySet {
  day: string
  canPractice: boolean
  setId?: string
  questions: Array<{ id: string }>
}

let stack: Stack
beforeAll(async () => {
  stack = await startStack()
}, 120_000)
afterAll(() => stack.stop())

it('through midnight, second by second, nobody gets a second set for a day and nobody misses one', async () => {
  const zone = 'America/Havana' // clocks change at midnight here
  const changeDay = '2027-03-14'
  const beginning = dayStart(addDays(changeDay, -1), zone)
  stack.setClock(beginning)
  const candidate = await register({ base: stack.base, zone, from: '127.0.99.1' })
  await stack.changePlan(candidate.userId, 'monthly')
  await expectMonthly(candidate)
  const seen = new Map<string, string>()
  for (let step = 0; step < 3; step += 1) {
    const midnight = dayStart(addDays(changeDay, step), zone)
    for (const offset of [-5, -1, 0, 1, 5]) {
      stack.stopClock(new Date(midnight.getTime() + offset * 1000))
      // A session lasts twelve hours, so on another day the candidate logs in anew.
      const { email, password } = candidate
      const set = await daily(await login({ base: stack.base, email, password, zone, from: `127.0.99.${step + 2}` }))
      const known = seen.get(set.day) ?? set.setId ?? ''
      expect(set.setId, `${set.day} has one set`).toBe(known)
      seen.set(set.day, known)
    }
  }
  expect([...seen.keys()].sort()).toEqual([-1, 0, 1, 2].map((offset) => addDays(changeDay, offset)))
  expect(new Set(seen.values()).size).toBe(4)
}, 120_000)

it('the same instant in 40 zones: every candidate has the one set of their own local day, at every edge', async () => {
  for (const [round, text] of instants.entries()) {
    const instant = new Date(text)
    stack.stopClock(instant)
    // Eight at a time: auth hashes two passwords at once and lets a short queue wait.
    for (let begin = 0; begin < zones.length; begin += 8) {
      const some = zones.slice(begin, begin + 8)
      const arrivals = some.map(async (zone, index) => {
        const candidate = await register({ base: stack.base, zone, from: `127.0.${round + 1}.${begin + index + 1}` })
        await expectDay(candidate, dayKey(instant, zone))
      })
      await Promise.all(arrivals)
    }
  }
}, 300_000)

/** After the clock jumped, the key of the new day is one the services have not seen: they ask for it once a second. */
async function daily(candidate: Candidate): Promise<DailySet> {
  for (let tries = 0; ; tries += 1) {
    const answer = await candidate.call<DailySet>('GET', '/tests/daily')
    if (answer.status === 401 && tries < 10) await new Promise((resolve) => setTimeout(resolve, 500))
    else {
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      return answer.body
    }
  }
}

async function expectDay(candidate: Candidate, day: string): Promise<void> {
  const first = await daily(candidate)
  const again = await daily(candidate)
  expect(first.day).toBe(day)
  expect(again.setId).toBe(first.setId)
  expect(again.questions.map(({ id }) => id)).toEqual(first.questions.map(({ id }) => id))
}

/** The plan arrives in practice by an event. */
async function expectMonthly(candidate: Candidate): Promise<void> {
  await expect.poll(async () => (await daily(candidate)).questions.length).toBe(10)
}
