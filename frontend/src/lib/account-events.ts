/** What happens to an account on this page, for analytics: the spelling is the provider's. */
export type AccountEvent = 'login' | 'sign_up'

type Listener = (event: AccountEvent) => void

const listeners = new Set<Listener>()

/** Tells who listens now. Nothing is kept for later: an event before the candidate's consent is never reported. */
export function tellAccountEvent(event: AccountEvent): void {
  for (const listen of listeners) listen(event)
}

/** Returns how to stop listening. */
export function onAccountEvent(listen: Listener): () => void {
  listeners.add(listen)
  return () => void listeners.delete(listen)
}
