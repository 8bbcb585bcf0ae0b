/**
 * How far the server's clock is ahead of this device's, in milliseconds, read from the `Date` field of a response
 * (RFC 9110, 6.6.1; whole seconds). Days and closing times come from the server's clock: a device may be days wrong.
 * Without the field, as across origins in development, the device's clock is taken as it is.
 */
export function clockAhead(response: Response): number {
  const ahead = Date.parse(response.headers.get('date') ?? '') - Date.now()
  return Number.isFinite(ahead) ? ahead : 0
}

/** The server's time, from what `clockAhead` read. */
export const serverNow = (ahead: number): Date => new Date(Date.now() + ahead)
