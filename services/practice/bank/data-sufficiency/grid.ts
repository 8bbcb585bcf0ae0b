/** Whole numbers from `low` to `high`, both included. */
export function range(low: number, high: number): number[] {
  return Array.from({ length: high - low + 1 }, (_, index) => low + index)
}

/** Every pair of two lists. */
export function pairs<A, B>(first: readonly A[], second: readonly B[]): Array<readonly [A, B]> {
  return first.flatMap((a) => second.map((b) => [a, b] as const))
}
