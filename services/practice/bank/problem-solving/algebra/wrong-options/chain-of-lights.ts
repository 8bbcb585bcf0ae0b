import { count, t } from '../../../factory/format.ts'
import { type Level, type Wrong } from '../../../factory/problem-template.ts'
import { div } from '../../../factory/rational.ts'

export const PATTERNS = [
  { what: 'A chain of lights', one: 'light', colors: ['red', 'blue', 'white'] },
  { what: 'A bead necklace, laid out straight,', one: 'bead', colors: ['amber', 'jade', 'silver'] },
  { what: 'A path', one: 'slab', colors: ['gray', 'brown', 'black'] },
  { what: 'A garden bed along a wall', one: 'tulip', colors: ['yellow', 'pink', 'white'] },
  { what: 'A goods train', one: 'wagon', colors: ['green', 'red', 'gray'] },
] as const

export interface Pattern {
  level: Level
  sizes: readonly [number, number, number]
  at: number
  pick: number
  other: number
  pattern: (typeof PATTERNS)[number]
}

export function ordinal(n: number): string {
  const ending = n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')
  return `${n}${ending}`
}

/** How many of the first so many have a color. */
export function among({ sizes }: Pick<Pattern, 'sizes'>, which: number, upTo: number): number {
  const period = sizes[0] + sizes[1] + sizes[2]
  const before = [0, sizes[0], sizes[0] + sizes[1]][which]!
  const rest = Math.min(sizes[which]!, Math.max(0, (upTo % period) - before))
  return Math.floor(upTo / period) * sizes[which]! + rest
}

export function wrongCounts({ sizes, at, pick, pattern }: Pattern, key: number): Wrong[] {
  const { one, colors } = pattern
  const period = sizes[0] + sizes[1] + sizes[2]
  const [full, rest, size] = [Math.floor(at / period), at % period, sizes[pick]!]
  const color = colors[pick]!
  return [
    [
      full * size,
      'stopped-early',
      () =>
        t`${full} full patterns have ${full * size}, but ${rest} more ${one}s follow, and some of them may be ${color}.`,
    ],
    [
      full * size + Math.min(rest, size),
      'ignored-condition',
      () => t`This answer takes the ${rest} left over as ${color} ones first. The pattern begins with ${colors[0]}.`,
    ],
    [
      (full + 1) * size,
      'cycle-off-by-one',
      () =>
        t`This answer counts a whole further pattern. Only ${rest} of its ${period} ${one}s belong to the first ${at}.`,
    ],
    [
      full * size + rest,
      'ignored-condition',
      () => t`This answer takes all ${rest} ${one}s after the last full pattern for ${color}.`,
    ],
    [full, 'stopped-early', () => t`${full} is the number of full patterns. Each has ${size} that are ${color}.`],
    ...[0, 1, 2]
      .filter((index) => index !== pick)
      .map((index): Wrong => [
        among({ sizes }, index, at),
        'wrong-part-of-ratio',
        () =>
          t`${among({ sizes }, index, at)} is the number of ${colors[index]!} ${one}s. The ${color} ones are asked.`,
      ]),
    [
      div(at, 3),
      'ignored-condition',
      () =>
        t`This answer divides ${at} by three colors. The colors are not equally frequent: ${size} of ${period} are ${color}.`,
    ],
    [at - key, 'complement-forgotten', () => t`${at - key} of the ${at} are not ${color}.`],
  ]
}

export function wrongPlaces({ sizes, at, pick, pattern }: Pattern, key: number): Wrong[] {
  const { one, colors } = pattern
  const period = sizes[0] + sizes[1] + sizes[2]
  const size = sizes[pick]!
  const full = Math.ceil(at / size) - 1
  const before = [0, sizes[0], sizes[0] + sizes[1]][pick]!
  const rest = at - full * size
  return [
    [
      key - 1,
      'off-by-one',
      () =>
        t`The ${one} in place ${key - 1} ${rest > 1 ? t`is ${colors[pick]!}, but only the ${ordinal(at - 1)} of its color` : `has another color`}.`,
    ],
    [key + 1, 'off-by-one', () => t`Place ${key + 1} comes right after the ${ordinal(at)} ${colors[pick]!} ${one}.`],
    [
      key + period,
      'cycle-off-by-one',
      () =>
        t`This answer counts ${full + 1} full patterns before it. They already hold ${(full + 1) * size} ${colors[pick]!} ${one}s, and ${at} is not more than that.`,
    ],
    [
      key - period,
      'cycle-off-by-one',
      () =>
        t`This answer counts ${full - 1} full patterns before it. There the ${ordinal(at - size)} ${colors[pick]!} ${one} stands.`,
    ],
    [
      full * period + rest,
      before === 0 ? 'stopped-early' : 'first-term-forgotten',
      () => t`This answer leaves out the ${count(before, one)} of other colors at the beginning of the pattern.`,
    ],
    [
      full * period,
      'stopped-early',
      () =>
        t`The ${full} full patterns end in place ${full * period}. The ${ordinal(at)} ${colors[pick]!} ${one} comes in the next one.`,
    ],
    [
      (full + 1) * period,
      'cycle-off-by-one',
      () => t`${(full + 1) * period} is the end of the pattern in which it stands, not its place.`,
    ],
    [
      at * period,
      'wrong-operation',
      () =>
        t`This answer multiplies ${at} by the length ${period}. Each pattern has ${size} ${colors[pick]!} ${one}s, not one.`,
    ],
  ]
}

export function wrongDifferences({ sizes, at, pick, other, pattern }: Pattern): Wrong[] {
  const { one, colors } = pattern
  const period = sizes[0] + sizes[1] + sizes[2]
  const [full, rest] = [Math.floor(at / period), at % period]
  const gain = sizes[pick]! - sizes[other]!
  const [mine, theirs] = [among({ sizes }, pick, at), among({ sizes }, other, at)]
  const third = 3 - pick - other
  return [
    [
      full * gain,
      'stopped-early',
      () =>
        t`This answer compares the ${full} full patterns only. The ${rest} ${one}s after them change the difference.`,
    ],
    [
      (full + 1) * gain,
      'cycle-off-by-one',
      () =>
        t`This answer counts a whole further pattern. Only ${rest} of its ${period} ${one}s belong to the first ${at}.`,
    ],
    [
      mine,
      'stopped-early',
      () =>
        t`${mine} is the number of ${colors[pick]!} ${one}s. The ${theirs} ${colors[other]!} ones are to be taken off.`,
    ],
    [
      theirs,
      'answered-other-quantity',
      () => t`${theirs} is the number of ${colors[other]!} ${one}s, not the difference.`,
    ],
    [
      mine + theirs,
      'wrong-operation',
      () => t`This answer adds ${mine} and ${theirs}. Asked is by how many the first exceeds the second.`,
    ],
    [
      gain,
      'stopped-early',
      () => t`${gain} is the difference in one pattern. There are ${full} full patterns and ${rest} ${one}s more.`,
    ],
    [
      full * gain + rest,
      'ignored-condition',
      () => t`This answer takes all ${rest} ${one}s after the last full pattern for ${colors[pick]!}.`,
    ],
    [
      mine - full * sizes[other]!,
      'ignored-condition',
      () => t`This answer counts the ${colors[other]!} ${one}s in the full patterns only, ${full * sizes[other]!}.`,
    ],
    [
      full * sizes[pick]! - theirs,
      'ignored-condition',
      () => t`This answer counts the ${colors[pick]!} ${one}s in the full patterns only, ${full * sizes[pick]!}.`,
    ],
    [
      Math.abs(mine - among({ sizes }, third, at)),
      'wrong-part-of-ratio',
      () =>
        t`This answer compares the ${mine} with the ${among({ sizes }, third, at)} ${colors[third]!} ${one}s. The ${colors[other]!} ones are asked.`,
    ],
  ]
}
