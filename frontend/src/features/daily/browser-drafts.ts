import { createDraftStore, type DraftStorage, type DraftStore } from './draft.ts'

/** The drafts of a person in this browser's storage; `stop` ends listening to the other tabs. */
export function browserDrafts(userId: string): { store: DraftStore; listen: () => () => void } {
  const store = createDraftStore({ storage: draftStorage(), userId })
  const listen = () => {
    const follow = ({ key }: StorageEvent) => store.changedElsewhere(key)
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }
  return { store, listen }
}

/** Local storage; where it is forbidden or full the tab's memory, which `durable` then owns up to. */
export function draftStorage(source: () => Storage = () => globalThis.localStorage): DraftStorage {
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
