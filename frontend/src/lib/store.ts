export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A store that also knows all its keys, and whether what is written outlives the tab. */
export interface BrowserStore extends Store {
  keys(): string[]
  durable(): boolean
}

/**
 * The browser's local storage. What it refuses, because storage is forbidden or full, is kept in the tab's memory, so that
 * nothing that a person typed depends on it; `durable` is false then. `source` is looked up late, because reading the
 * property itself may throw.
 */
export function browserStore(source: () => Storage = () => globalThis.localStorage): BrowserStore {
  const memory = new Map<string, string>()
  const attempt = <T>(act: (storage: Storage) => T, otherwise: T): T => {
    try {
      return act(source())
    } catch {
      return otherwise
    }
  }
  return {
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    setItem: (key, value) => {
      const written = attempt((storage) => {
        storage.setItem(key, value)
        return true
      }, false)
      if (written) memory.delete(key)
      else memory.set(key, value)
    },
    removeItem: (key) => {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key), undefined)
    },
    keys: () => [...new Set([...memory.keys(), ...attempt((storage) => Object.keys(storage), [])])],
    durable: () => memory.size === 0,
  }
}
