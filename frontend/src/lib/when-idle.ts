/** Calls `act` at the first idle moment, so that it delays nothing that is about to be drawn. Returns what takes it back. */
export function whenIdle(act: () => void): () => void {
  const later = 'requestIdleCallback' in globalThis ? requestIdleCallback(act) : setTimeout(act, 500)
  return () => ('cancelIdleCallback' in globalThis ? cancelIdleCallback(later as number) : clearTimeout(later))
}
