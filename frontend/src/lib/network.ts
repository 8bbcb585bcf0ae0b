import { useSyncExternalStore } from 'react'

let waits = 0
const listeners = new Set<() => void>()

function count(change: number): void {
  waits += change
  for (const listener of listeners) listener()
}

/** Resolves when the network is back; until then the layout says what the candidate waits for. */
export async function networkIsBack(): Promise<void> {
  count(1)
  await new Promise((done) => addEventListener('online', done, { once: true }))
  count(-1)
}

/** Loads a part of the program; without a network, as soon as there is one. Rejects if it fails with a network. */
export const loadWithNetwork =
  <T>(load: () => Promise<T>) =>
  (): Promise<T> =>
    load().catch((error: unknown) => {
      if (navigator.onLine) throw error
      return networkIsBack().then(load)
    })

/** Whether a page that was asked for waits for the network. */
export function useNetworkWait(): boolean {
  return useSyncExternalStore(subscribe, waiting, never)
}

const waiting = () => waits > 0
const never = () => false

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
