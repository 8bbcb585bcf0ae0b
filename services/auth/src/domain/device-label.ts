/** The first that fits counts: Edge, Opera and Samsung's browser also say Chrome, and Chrome also says Safari. */
const browsers: [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

/** Android says Linux as well, and iPhones say like Mac OS X. */
const systems: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const unknownDevice = 'An unknown device'

/** Browser and system as far as a User-Agent tells, and no more: versions would make every update a new device. */
export function deviceLabel(userAgent: string | undefined): string {
  const find = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  const [browser, system] = [find(browsers), find(systems)]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? (system ? `A device with ${system}` : unknownDevice)
}

/** What the caller's browser says it is, which the gateway passes on; no contract names this header. */
export function deviceOf(headers: object): string {
  return deviceLabel((headers as { 'user-agent'?: string })['user-agent'])
}
