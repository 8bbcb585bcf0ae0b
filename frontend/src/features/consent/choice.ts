import { useSyncExternalStore } from 'react'
import { browserStore } from '../../lib/store.ts'

const KEY = 'consent'
const store = browserStore()
const listeners = new Set<() => void>()

/** What the candidate said about being counted; null: not asked yet. */
export type Choice = 'yes' | 'no' | null

function read(): Choice {
  const kept = store.getItem(KEY)
  if (kept === 'yes' || kept === 'no') return kept
  // The browser refuses for its owner (https://www.w3.org/TR/gpc/).
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl ? 'no' : null
}

export function choose(choice: 'yes' | 'no'): void {
  store.setItem(KEY, choice)
  for (const listen of listeners) listen()
}

/** The choice of this browser, also as another tab changes it. */
export function useChoice(): Choice {
  return useSyncExternalStore(subscribe, read, () => null)
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen)
  addEventListener('storage', listen)
  return () => {
    listeners.delete(listen)
    removeEventListener('storage', listen)
  }
}
