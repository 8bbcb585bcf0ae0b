import { shared } from '../state.ts'

/** An array that is made once and that all virtual users read. Called with `new`. */
export const SharedArray = function SharedArray(name: string, make: () => unknown[]) {
  const known = shared.get(name) ?? Object.freeze(make())
  shared.set(name, known)
  return known
}
