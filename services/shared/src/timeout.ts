/**
 * Returns the work's result, or rejects if it takes longer than `ms` milliseconds. If the work settles later, its result is
 * ignored. Background work needs it: the driver can wait for ever for a socket whose other side is gone (mongodb 7.9, see
 * `watchHeartbeat` in mongo/connect.ts), and what waits with it would never run again.
 */
export async function timeout<T>(ms: number, work: Promise<T>, message = `not done within ${ms} ms`): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(message)), ms).unref()
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
