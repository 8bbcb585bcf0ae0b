/** Makes a value when it is first asked for, and keeps it: most processes never ask for most templates' cases. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
