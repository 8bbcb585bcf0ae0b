/** At most this many places take part in a draw. */
const most = 24
/** Besides the nearest ones, those take part that are at most this much further away than the nearest, in logits. */
const tolerance = 0.2

interface Search {
  /** Ascending, in logits. */
  difficulties: Float64Array
  target: number
  /** At least this many of the nearest places take part in the draw, so that candidates get different ones. */
  fewest: number
  accept: (place: number) => boolean
}

/** Returns the accepted places around a target difficulty, the nearest first. Looks at no more places than it needs. */
export function nearby({ difficulties, target, fewest, accept }: Search): number[] {
  const found: number[] = []
  let furthest = Infinity
  let above = placeOf(difficulties, target)
  let below = above - 1
  while (found.length < most) {
    const up = (difficulties[above] ?? Infinity) - target
    const down = target - (difficulties[below] ?? -Infinity)
    const distance = Math.min(up, down)
    if (distance === Infinity || (found.length >= fewest && distance > furthest)) break
    const at = up < down ? above++ : below--
    if (!accept(at)) continue
    if (found.length === 0) furthest = distance + tolerance
    found.push(at)
  }
  return found
}

/** Where the first difficulty of at least `target` stands. */
function placeOf(difficulties: Float64Array, target: number): number {
  let low = 0
  let high = difficulties.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((difficulties[middle] ?? 0) < target) low = middle + 1
    else high = middle
  }
  return low
}
