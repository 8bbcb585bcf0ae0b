/** For second readings: reads each text once, however many cases ask for it. */
export function remember<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const fresh = read(text)
    known.set(text, fresh)
    return fresh
  }
}
