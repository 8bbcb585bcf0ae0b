/**
 * How well times tell two kinds apart: the share of pairs in which the second took longer (Mann-Whitney U / n·m). 0.5
 * tells nothing; 0 and 1 tell all.
 */
export function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  const all = [...first.map((value) => ({ value, is: 0 })), ...second.map((value) => ({ value, is: 1 }))]
  all.sort((a, b) => a.value - b.value)
  let ranks = 0
  for (let at = 0; at < all.length;) {
    let end = at
    while (end < all.length && all[end]!.value === all[at]!.value) end += 1
    const rank = (at + end + 1) / 2
    for (; at < end; at += 1) ranks += all[at]!.is * rank
  }
  return (ranks - (second.length * (second.length + 1)) / 2) / (first.length * second.length)
}
