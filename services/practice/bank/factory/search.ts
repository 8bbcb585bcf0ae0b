/** For second solvers only: plain numbers and search, nothing of the exact arithmetic. */
export function near(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))
}

/** The only value of from, from + step, … to that holds; NaN when none or several do. */
export function search(
  range: readonly [from: number, to: number, step?: number],
  holds: (x: number) => boolean,
): number {
  const [from, to, step = 1] = range
  let found = Number.NaN
  for (let index = 0; from + index * step <= to + step / 2; index += 1) {
    const x = from + index * step
    if (!holds(x)) continue
    if (!Number.isNaN(found)) return Number.NaN
    found = x
  }
  return found
}

/** How many whole numbers of a range hold. */
export function tally(from: number, to: number, holds: (x: number) => boolean): number {
  let total = 0
  for (let x = from; x <= to; x += 1) if (holds(x)) total += 1
  return total
}

/** Every way to choose `size` of a list, in list order. */
export function choose<T>(list: readonly T[], size: number): T[][] {
  if (size === 0) return [[]]
  return list.flatMap((one, index) => choose(list.slice(index + 1), size - 1).map((rest) => [one, ...rest]))
}

/** Every ordered way to take `size` different elements of a list. */
export function arrangements<T>(list: readonly T[], size: number): T[][] {
  if (size === 0) return [[]]
  return list.flatMap((one, index) =>
    arrangements([...list.slice(0, index), ...list.slice(index + 1)], size - 1).map((rest) => [one, ...rest]),
  )
}
