import { useSyncExternalStore } from 'react'
import { browserStore } from './store.ts'

const KEY = 'letter-keys'
const store = browserStore()
const listeners = new Set<() => void>()

/** Whether single keys answer questions in this browser, and how to change it (WCAG 2.1.4: they can be switched off). */
export function useLetterKeys(): [on: boolean, change: (on: boolean) => void] {
  const on = useSyncExternalStore(subscribe, () => store.getItem(KEY) !== 'off')
  return [on, change]
}

function change(on: boolean): void {
  if (on) store.removeItem(KEY)
  else store.setItem(KEY, 'off')
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
