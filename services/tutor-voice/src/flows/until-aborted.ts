/**
 * Yields what the source yields, and throws as soon as the signal aborts, also while the source is silent. The source is
 * told to end, and nobody waits for it.
 */
export async function* untilAborted<T>(source: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const iterator = source[Symbol.asyncIterator]()
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const stop = () => reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'))
  aborted.catch(() => undefined)
  signal.addEventListener('abort', stop, { once: true })
  if (signal.aborted) stop()
  try {
    for (;;) {
      const { done, value } = await Promise.race([iterator.next(), aborted])
      if (done) return
      yield value
    }
  } finally {
    signal.removeEventListener('abort', stop)
    void iterator.return?.().catch(() => undefined)
  }
}
