export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * The browser's local storage, or memory where it is forbidden or full: what a person typed must not depend on it.
 * `source` is looked up late, because reading the property itself may throw.
 */
export function browserStore(source: () => Storage = () => globalThis.localStorage): Store {
  const memory = new Map<string, string>()
  const attempt = <T>(act: () => T, otherwise: () => T): T => {
    try {
      return act()
    } catch {
      return otherwise()
    }
  }
  return {
    getItem: (key) =>
      memory.get(key) ??
      attempt(
        () => source().getItem(key),
        () => null,
      ),
    setItem: (key, value) => {
      memory.delete(key)
      attempt(
        () => source().setItem(key, value),
        () => void memory.set(key, value),
      )
    },
    removeItem: (key) => {
      memory.delete(key)
      attempt(
        () => source().removeItem(key),
        () => {},
      )
    },
  }
}
