const time = { hour: '2-digit', minute: '2-digit' } as const

/**
 * When it will be an instant on this device's clock, rounded up to the minute: 'at 14:05', 'on Monday at 09:12' if that is
 * another day. If it is less than a minute away, with seconds: 'at 14:05:20'.
 */
export function clockText(at: Date, now = new Date()): string {
  const soon = at.getTime() - now.getTime() < 60_000
  const unit = soon ? 1000 : 60_000
  const shown = new Date(Math.ceil(at.getTime() / unit) * unit)
  const text = shown.toLocaleTimeString('en-GB', { ...time, ...(soon && { second: '2-digit' }) })
  if (shown.toDateString() === now.toDateString()) return `at ${text}`
  return `on ${shown.toLocaleDateString('en-GB', { weekday: 'long' })} at ${text}`
}
