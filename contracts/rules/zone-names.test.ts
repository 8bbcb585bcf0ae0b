import { expect, it } from 'vitest'
import names from './zone-names.json' with { type: 'json' }
import { currentZone } from './zone-names.ts'

const everyName = [...new Set([...Intl.supportedValuesOf('timeZone'), ...Object.keys(names), ...Object.values(names)])]

it('renames what browsers still call by an earlier name', () => {
  const renamed = {
    'Asia/Calcutta': 'Asia/Kolkata',
    'asia/kolkata': 'Asia/Kolkata',
    'Africa/Asmera': 'Africa/Asmara',
    'Europe/Kiev': 'Europe/Kyiv',
    'Asia/Saigon': 'Asia/Ho_Chi_Minh',
    'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
    'America/Godthab': 'America/Nuuk',
    'Pacific/Enderbury': 'Pacific/Kanton',
    'US/Pacific': 'America/Los_Angeles',
    'Etc/UTC': 'UTC',
    'Europe/Madrid': 'Europe/Madrid',
  }
  for (const [before, now] of Object.entries(renamed)) expect(currentZone(before), before).toBe(now)
})

it('knows what is no zone', () => {
  for (const wrong of ['Etc/Unknown', 'Nowhere/Else', '+02:00', '']) expect(currentZone(wrong), wrong).toBeUndefined()
})

it('gives every zone of the runtime a name that is current and keeps its clock', () => {
  expect(everyName.length).toBeGreaterThan(400)
  const instants = [2000, 2010, 2020, 2026].flatMap((year) => [0, 3, 6, 9].map((month) => Date.UTC(year, month, 15)))
  for (const name of everyName) {
    const now = currentZone(name)
    expect(now, name).toBeDefined()
    expect(currentZone(now!), name).toBe(now)
    expect(Object.keys(names), name).not.toContain(now)
    for (const instant of instants) expect(clockIn(now!, instant), `${name} in ${instant}`).toBe(clockIn(name, instant))
  }
})

const formats = new Map<string, Intl.DateTimeFormat>()

function clockIn(zone: string, instant: number): string {
  const format =
    formats.get(zone) ?? new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  formats.set(zone, format)
  return format.format(instant)
}
