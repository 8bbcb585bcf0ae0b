import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, canonicalZone, dayEnd, dayKey, dayNumber, dayStart } from './day-key.ts'

const zones = Intl.supportedValuesOf('timeZone')
const instants = fc
  .integer({ min: Date.UTC(2012, 0, 1) / 1000, max: Date.UTC(2040, 0, 1) / 1000 })
  .map((s) => new Date(s * 1000))

describe('dayKey', () => {
  it('is the local day at the edges of the world', () => {
    const instant = new Date('2026-12-31T10:30:00Z')
    expect(dayKey(instant, 'Pacific/Kiritimati')).toBe('2027-01-01')
    expect(dayKey(instant, 'Etc/GMT+12')).toBe('2026-12-30')
    expect(dayKey(instant, 'UTC')).toBe('2026-12-31')
  })

  it('refuses an unknown zone', () => {
    expect(() => dayKey(new Date(), 'Mars/Olympus')).toThrow(RangeError)
  })
})

describe('canonicalZone', () => {
  it('takes IANA names in any case and nothing else', () => {
    expect(canonicalZone('europe/madrid')).toBe('Europe/Madrid')
    for (const bad of ['', '+02:00', 'Mars/Olympus', 'Europe/Madrid\0', '../etc/passwd', 'x'.repeat(70)])
      expect(canonicalZone(bad), bad).toBeUndefined()
  })
})

describe('day arithmetic', () => {
  it('crosses months, leap days and years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
    expect(dayNumber('1970-01-02')).toBe(1)
  })

  it('a day starts in its own zone, also where clocks change at midnight', () => {
    expect(dayStart('2026-11-27', 'Europe/Madrid').toISOString()).toBe('2026-11-26T23:00:00.000Z')
    expect(dayStart('2026-03-29', 'Asia/Beirut').toISOString()).toBe('2026-03-28T22:00:00.000Z')
    expect(dayEnd('2026-10-25', 'Europe/Madrid').toISOString()).toBe('2026-10-25T23:00:00.000Z')
  })

  it('every instant lies inside its own day, in every zone', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones), (instant, zone) => {
        const day = dayKey(instant, zone)
        expect(dayStart(day, zone).getTime()).toBeLessThanOrEqual(instant.getTime())
        expect(dayEnd(day, zone).getTime()).toBeGreaterThan(instant.getTime())
        expect(dayKey(dayStart(day, zone), zone)).toBe(day)
      }),
      { numRuns: 500 },
    )
  })
})
