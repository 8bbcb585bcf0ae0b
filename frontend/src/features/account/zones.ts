import { currentZone } from '@app/contracts/rules/zone-names'

/** The zone this device is set to, by IANA's current name; undefined if the device names none that is known. */
export function deviceZone(): string | undefined {
  return currentZone(Intl.DateTimeFormat().resolvedOptions().timeZone)
}

/** All zones the browser knows, with the person's own and this device's among them, in alphabetical order. */
export function zoneNames(own: string): string[] {
  const known = [own, deviceZone(), 'UTC', ...Intl.supportedValuesOf('timeZone').map(currentZone)]
  return [...new Set(known.filter((zone) => zone !== undefined))].sort((a, b) => a.localeCompare(b))
}

/**
 * The zone that was meant: its name in any spelling, or a part of it that no other zone has, such as a city. Undefined if
 * there is none, or more than one.
 */
export function zoneTyped(typed: string, zones: readonly string[]): string | undefined {
  const exact = currentZone(typed)
  if (exact) return exact
  const part = typed.toLowerCase().replaceAll(/\s+/g, '_')
  const cities = zones.filter((zone) => zone.toLowerCase().split('/').at(-1) === part)
  const found = cities.length > 0 ? cities : zones.filter((zone) => zone.toLowerCase().includes(part))
  return part !== '' && found.length === 1 ? found[0] : undefined
}

/** The offset from UTC that the zone has at an instant, such as 'UTC+05:30'. */
export function offsetOf(zone: string, now = new Date()): string {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
  const name = format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return name === 'GMT' ? 'UTC+00:00' : name.replace('GMT', 'UTC')
}
