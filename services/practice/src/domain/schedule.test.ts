import { addDays, dayEnd, dayKey, dayNumber, dayStart } from '@app/contracts/rules/day-key'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  closedEverywhere,
  closesAt,
  currentSet,
  nextSetAt,
  periodOf,
  rhythm,
  type Plan,
  type Plans,
} from './schedule.ts'

/** Every offset of the world, half and quarter hours, and clocks that change at midnight, by 30 minutes or at odd dates. */
const zones = [
  'Pacific/Kiritimati',
  'Pacific/Apia',
  'Pacific/Chatham',
  'Pacific/Auckland',
  'Pacific/Norfolk',
  'Australia/Lord_Howe',
  'Australia/Sydney',
  'Australia/Adelaide',
  'Asia/Tokyo',
  'Australia/Eucla',
  'Asia/Shanghai',
  'Asia/Ho_Chi_Minh',
  'Asia/Yangon',
  'Asia/Dhaka',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Tashkent',
  'Asia/Kabul',
  'Asia/Dubai',
  'Asia/Tehran',
  'Europe/Moscow',
  'Asia/Beirut',
  'Asia/Gaza',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Europe/Madrid',
  'Europe/Dublin',
  'UTC',
  'Atlantic/Azores',
  'America/Nuuk',
  'America/Sao_Paulo',
  'America/St_Johns',
  'America/Asuncion',
  'America/Havana',
  'America/New_York',
  'America/Chicago',
  'America/Los_Angeles',
  'Pacific/Marquesas',
  'Pacific/Honolulu',
  'Etc/GMT+12',
]
const hour = 3_600_000

/** What the service does for one request: the set that is answered, and whether it was opened just now. */
function ask(plans: Plans, plan: Plan, at: { now: Date; zone: string }) {
  const day = dayKey(at.now, at.zone)
  const current = currentSet(plans, plan, { ...at, day })
  if (current) return { plans, set: current, first: undefined }
  const period = periodOf(plans, plan, day)
  const anchor = plans[plan]?.anchor ?? day
  const set = { setId: period.first, lastDay: period.last, anchor, zone: at.zone, openedAt: at.now }
  return { plans: { ...plans, [plan]: set }, set, first: period.first }
}

describe('exactly one Monthly set for every local day', () => {
  const edges = ['2026-03-29', '2026-04-05', '2026-10-25', '2026-11-01', '2026-12-31', '2028-02-29']
  it.each(zones)('in %s, asked every 20 minutes around DST edges, leap days and year ends', (zone) => {
    for (const edge of edges) {
      const opened: string[] = []
      let plans: Plans = {}
      const end = dayStart(addDays(edge, 2), zone).getTime()
      for (let now = dayStart(addDays(edge, -1), zone).getTime(); now < end; now += hour / 3) {
        const asked = ask(plans, 'monthly', { now: new Date(now), zone })
        if (asked.first) opened.push(asked.first)
        plans = asked.plans
        expect(asked.set.setId).toBe(dayKey(new Date(now), zone))
      }
      expect(opened).toEqual([addDays(edge, -1), edge, addDays(edge, 1)])
    }
  })

  it('the next one is announced for the very second at which it comes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
        (zone, now) => {
          const { plans, set } = ask({}, 'monthly', { now, zone })
          const next = nextSetAt(set, zone)
          expect(ask(plans, 'monthly', { now: new Date(next.getTime() - 1000), zone }).first).toBeUndefined()
          expect(ask(plans, 'monthly', { now: next, zone }).first).toBe(addDays(set.lastDay, 1))
        },
      ),
    )
  })

  it('after a move it is announced for the very second, too, and the set before can be answered until then', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.constantFrom(...zones),
        fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
        (home, zone, now) => {
          const { plans, set } = ask({}, 'monthly', { now, zone: home })
          const next = nextSetAt(set, zone)
          expect(ask(plans, 'monthly', { now: new Date(next.getTime() - 1000), zone }).first).toBeUndefined()
          expect(ask(plans, 'monthly', { now: next, zone }).first).toBeDefined()
          expect(closesAt({ ...set, zone: home }, zone).getTime()).toBeGreaterThan(next.getTime())
        },
      ),
    )
  })

  it('a jump to the east gives no second set at once: from UTC-12 to UTC and on to UTC+14', () => {
    const now = new Date('2026-11-28T11:00:00Z')
    const west = ask({}, 'monthly', { now, zone: 'Etc/GMT+12' })
    expect(west.first).toBe('2026-11-27')
    for (const zone of ['UTC', 'Pacific/Auckland', 'Pacific/Kiritimati'])
      expect(ask(west.plans, 'monthly', { now, zone }).set.setId).toBe('2026-11-27')
    // One minute after the day in the west is over, the midnight of UTC is still to come.
    const later = new Date('2026-11-28T12:01:00Z')
    expect(ask(west.plans, 'monthly', { now: later, zone: 'UTC' }).first).toBeUndefined()
    expect(ask(west.plans, 'monthly', { now: new Date('2026-11-28T19:00:00Z'), zone: 'UTC' }).first).toBe('2026-11-28')
  })

  it('practising in the evening, a flight in the night to the east, and the next set in the morning', () => {
    const evening = ask({}, 'monthly', { now: new Date('2026-11-28T03:00:00Z'), zone: 'America/New_York' })
    const morning = { now: new Date('2026-11-28T11:00:00Z'), zone: 'Europe/Dublin' }
    expect(ask(evening.plans, 'monthly', morning).first).toBe('2026-11-28')
  })

  it('however the candidate plays with zones: no three sets within 8 hours, and no more sets than days', () => {
    const step = fc.record({ zone: fc.constantFrom(...zones), minutes: fc.integer({ min: 0, max: 600 }) })
    fc.assert(
      fc.property(fc.array(step, { minLength: 20, maxLength: 150 }), (steps) => {
        let now = new Date('2026-10-20T11:59:00Z')
        let plans: Plans = {}
        const at: number[] = []
        for (const { zone, minutes } of steps) {
          now = new Date(now.getTime() + minutes * 60_000)
          const asked = ask(plans, 'monthly', { now, zone })
          plans = asked.plans
          if (asked.first) at.push(now.getTime())
        }
        for (const [n, instant] of at.entries())
          if (n >= 2) expect(instant - (at[n - 2] ?? 0)).toBeGreaterThanOrEqual(8 * hour)
        // Between UTC-12 and UTC+14 the date differs by two at most.
        expect(at.length).toBeLessThanOrEqual(Math.ceil((now.getTime() - (at[0] ?? 0)) / (24 * hour)) + 3)
      }),
      { numRuns: 200 },
    )
  })

  it('however the candidate travels: days strictly increase, no day has two sets, and a set can be answered', () => {
    const step = fc.record({ zone: fc.constantFrom(...zones), hours: fc.integer({ min: 0, max: 30 }) })
    fc.assert(
      fc.property(
        fc.array(step, { minLength: 2, maxLength: 40 }),
        fc.constantFrom<Plan>('free', 'monthly'),
        (steps, plan) => {
          let now = new Date('2026-10-20T12:00:00Z')
          let plans: Plans = {}
          let servedIn = ''
          const opened: string[] = []
          for (const { zone, hours } of steps) {
            now = new Date(now.getTime() + hours * hour)
            const asked = ask(plans, plan, { now, zone })
            if (asked.first) [servedIn, plans] = [zone, asked.plans]
            if (asked.first) opened.push(asked.first)
            const { lastDay } = asked.set
            // A candidate always has a set that can still be answered: all day long, if it is the one of today.
            const closing = closesAt({ lastDay, zone: servedIn }, zone)
            expect(closing.getTime()).toBeGreaterThan(now.getTime())
            if (lastDay >= dayKey(now, zone))
              expect(closing.getTime()).toBeGreaterThanOrEqual(dayEnd(dayKey(now, zone), zone).getTime() + 12 * hour)
            expect(closing.getTime()).toBeLessThanOrEqual(closedEverywhere(lastDay).getTime())
          }
          expect(opened).toEqual([...new Set(opened)].toSorted())
        },
      ),
      { numRuns: 300 },
    )
  })
})

describe('Free', () => {
  it('brings a set per two local days, counted from the first one, and missed ones do not pile up', () => {
    let plans: Plans = {}
    const opened: Array<[string, string]> = []
    const days = ['2026-11-27', '2026-11-28', '2026-11-29', '2026-12-04', '2026-12-05', '2026-12-31', '2027-01-01']
    for (const day of days) {
      const asked = ask(plans, 'free', { now: dayStart(day, 'Europe/Madrid'), zone: 'Europe/Madrid' })
      if (asked.first) opened.push([asked.first, asked.set.lastDay])
      plans = asked.plans
    }
    expect(opened).toEqual([
      ['2026-11-27', '2026-11-28'],
      ['2026-11-29', '2026-11-30'],
      ['2026-12-03', '2026-12-04'],
      ['2026-12-05', '2026-12-06'],
      ['2026-12-31', '2027-01-01'],
    ])
  })

  it('can be answered through its whole period and 12 hours more', () => {
    const closing = closesAt({ lastDay: '2026-11-28', zone: 'Europe/Madrid' }, 'Europe/Madrid')
    expect(closing.toISOString()).toBe('2026-11-29T11:00:00.000Z')
  })

  it('an upgrade in the middle of a day adds the paid set at once, and coming back finds the Free one', () => {
    const at = { now: new Date('2026-11-27T10:00:00Z'), zone: 'UTC' }
    const free = ask({}, 'free', at)
    const paid = ask(free.plans, 'monthly', at)
    expect(paid.first).toBe('2026-11-27')
    expect(ask(paid.plans, 'monthly', at).first).toBeUndefined()
    expect(ask(paid.plans, 'free', at).set).toEqual(free.set)
  })
})

it('a flight to the west: the day of the set goes on, so the set stays open for it', () => {
  const set = { lastDay: '2026-11-28', zone: 'Pacific/Kiritimati' }
  expect(closesAt(set, 'Pacific/Kiritimati').toISOString()).toBe('2026-11-28T22:00:00.000Z')
  expect(closesAt(set, 'Pacific/Honolulu').toISOString()).toBe('2026-11-29T22:00:00.000Z')
  // And a flight to the east takes nothing away.
  expect(closesAt({ ...set, zone: 'Pacific/Honolulu' }, 'Asia/Tokyo').toISOString()).toBe('2026-11-29T22:00:00.000Z')
})

it('brings what the plans promise', () => {
  expect(rhythm).toEqual({ free: { size: 2, days: 2 }, monthly: { size: 10, days: 1 } })
  expect(zones).toHaveLength(40)
  expect(dayNumber('1970-01-01')).toBe(0)
})
