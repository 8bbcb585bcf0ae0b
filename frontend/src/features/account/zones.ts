/** The zone this device is set to. */
export function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** All zones the browser knows, with the person's own and this device's among them, in alphabetical order. */
export function zoneOptions(own: string): string[] {
  return [...new Set([own, deviceZone(), ...Intl.supportedValuesOf('timeZone')])].sort((a, b) => a.localeCompare(b))
}
