import { browserStore, type Store } from './store.ts'

const KEY = 'seen-corrections'
/** About 100 characters each; the oldest are dropped. */
const kept = 500

const shared = browserStore()

/** Which corrections the reader has dismissed on this device. Without storage that lasts as long as the tab. */
export function seenCorrections(store: Store = shared) {
  const read = (): string[] => {
    try {
      const stored: unknown = JSON.parse(store.getItem(KEY) ?? '[]')
      return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : []
    } catch {
      return []
    }
  }
  return {
    has: (key: string): boolean => read().includes(key),
    add: (keys: readonly string[]): void =>
      store.setItem(KEY, JSON.stringify([...new Set([...read(), ...keys])].slice(-kept))),
  }
}
