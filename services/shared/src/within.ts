/**
 * The work's result, or a rejection where it takes longer. For work in the background that is not begun again before it has
 * ended: the driver can wait for ever for a socket whose other side is gone (mongodb 7.9, see `watchHeartbeat` in
 * mongo/connect.ts), and whoever waits with it never works again. What the work comes to later is nobody's any more.
 */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`not done within ${ms} ms`)), ms).unref()
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
