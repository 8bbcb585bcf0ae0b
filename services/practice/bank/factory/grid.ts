/** Whole numbers from `low` to `high`, both included. */
export function range(low: number, high: number): number[] {
  return Array.from({ length: high - low + 1 }, (_, index) => low + index)
}

/** Simplest first, so that the witnesses of an explanation are small numbers. */
export function simplestFirst<T extends number | readonly number[]>(cases: readonly T[]): T[] {
  const size = (one: T): number => [one].flat().reduce<number>((total, each) => total + Math.abs(each), 0)
  return cases.toSorted((a, b) => size(a) - size(b))
}

/** Every pair of two lists. */
export function pairs<A, B>(first: readonly A[], second: readonly B[]): Array<readonly [A, B]> {
  return first.flatMap((a) => second.map((b) => [a, b] as const))
}
