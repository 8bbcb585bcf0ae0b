import { count, t } from '../../../factory/format.ts'
import { type Level, type Wrong } from '../../../factory/problem-template.ts'
import { div } from '../../../factory/rational.ts'

export const PATTERNS = [
  { what: 'A chain of lights', one: 'light', colors: ['red', 'blue', 'white'] },
  { what: 'A bead necklace, laid out straight,', one: 'bead', colors: ['amber', 'jade', 'silver'] },
  { what: 'A path', one: 'stone', colors: ['gray', 'brown', 'black'] },
  { what: 'A flower bed along a wall', one: 'tulip', colors: ['yellow', 'pink', 'white'] },
  { what: 'A freight train', one: 'car', colors: ['green', 'red', 'gray'] },
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
        t`This answer counts only the ${full} full patterns. After them come ${rest} more ${rest === 1 ? one : `${one}s`}, of which ${key === full * size ? 'none' : key - full * size} ${key - full * size === 1 ? 'is' : 'are'} ${color}.`,
    ],
    [
      full * size + Math.min(rest, size),
      'ignored-condition',
      () =>
        t`This answer assumes that the ${rest === 1 ? one : rest} after the last full pattern ${rest === 1 ? 'is' : 'begin with'} ${color}. The pattern begins with ${colors[0]}.`,
    ],
    [
      (full + 1) * size,
      'cycle-off-by-one',
      () =>
        t`This answer counts ${full + 1} full patterns. Of the last one, only ${rest} of ${period} ${one}s ${rest === 1 ? 'is' : 'are'} among the first ${at}.`,
    ],
    [
      full * size + rest,
      'ignored-condition',
      () =>
        t`This answer counts ${rest === 1 ? `the ${one}` : t`all ${rest} ${one}s`} after the last full pattern as ${color}, but ${rest === 1 ? 'it has another color' : t`${key === full * size ? 'none' : t`only ${key - full * size}`} of them ${key - full * size === 1 ? 'is' : 'are'}`}.`,
    ],
    [
      full,
      'stopped-early',
      () =>
        t`${full} is the number of full patterns. Each of them has ${size} ${color} ${size === 1 ? one : `${one}s`}.`,
    ],
    ...[0, 1, 2]
      .filter((index) => index !== pick)
      .map((index): Wrong => [
        among({ sizes }, index, at),
        'wrong-part-of-ratio',
        () =>
          t`${among({ sizes }, index, at)} is the number of ${colors[index]!} ${one}s. The question asks for the ${color} ${one}s.`,
      ]),
    [
      div(at, 3),
      'ignored-condition',
      () =>
        t`This answer is a third of ${at}, as if the three colors were equally frequent. Only ${size} of every ${period} ${size === 1 ? 'is' : 'are'} ${color}.`,
    ],
    [
      at - key,
      'complement-forgotten',
      () => t`${at - key} is the number of ${one}s that are not ${color}. The other ${key} are.`,
    ],
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
        t`The ${one} in position ${key - 1} ${rest > 1 ? t`is ${colors[pick]!}, but it is only the ${ordinal(at - 1)} ${colors[pick]!} ${one}` : t`is not ${colors[pick]!}`}.`,
    ],
    [
      key + 1,
      'off-by-one',
      () => t`Position ${key + 1} is one too far. The ${ordinal(at)} ${colors[pick]!} ${one} is in position ${key}.`,
    ],
    [
      key + period,
      'cycle-off-by-one',
      () =>
        t`This answer puts the ${ordinal(at)} ${colors[pick]!} ${one} after ${full + 1} full patterns. But those already include ${(full + 1) * size} ${colors[pick]!} ${one}s, so only ${full === 1 ? '1 full pattern comes' : t`${full} full patterns come`} before it.`,
    ],
    [
      key - period,
      'cycle-off-by-one',
      () =>
        t`This is the position of the ${ordinal(at - size)} ${colors[pick]!} ${one}. The ${ordinal(at)} comes one pattern later, after ${full === 1 ? '1 full pattern' : t`${full} full patterns`}.`,
    ],
    [
      full * period + rest,
      before === 0 ? 'stopped-early' : 'first-term-forgotten',
      () =>
        t`This answer leaves out the ${count(before, one)} of other colors at the beginning of the last pattern, which ${before === 1 ? 'comes' : 'come'} before its ${colors[pick]!} ${one}s.`,
    ],
    [
      full * period,
      'stopped-early',
      () =>
        t`Position ${full * period} is where the first ${full === 1 ? 'full pattern ends' : t`${full} full patterns end`}. The ${ordinal(at)} ${colors[pick]!} ${one} comes in the next pattern.`,
    ],
    [
      (full + 1) * period,
      'cycle-off-by-one',
      () =>
        t`Position ${(full + 1) * period} is the end of the pattern that contains the ${ordinal(at)} ${colors[pick]!} ${one}.`,
    ],
    [
      at * period,
      'wrong-operation',
      () =>
        t`This answer multiplies ${at} by ${period}, as if each pattern had only one ${colors[pick]!} ${one}. Each has ${size}.`,
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
        t`This answer compares only the ${full} full patterns. The ${rest === 1 ? one : t`${rest} ${one}s`} after them ${rest === 1 ? 'changes' : 'change'} the difference.`,
    ],
    [
      (full + 1) * gain,
      'cycle-off-by-one',
      () =>
        t`This answer counts ${full + 1} full patterns. Of the last one, only ${rest} of ${period} ${one}s ${rest === 1 ? 'is' : 'are'} among the first ${at}.`,
    ],
    [
      mine,
      'stopped-early',
      () =>
        t`${mine} is the number of ${colors[pick]!} ${one}s. Subtract the ${theirs} ${colors[other]!} ${one}s from it.`,
    ],
    [
      theirs,
      'answered-other-quantity',
      () =>
        t`${theirs} is the number of ${colors[other]!} ${one}s. Subtract it from the ${mine} ${colors[pick]!} ${one}s.`,
    ],
    [
      mine + theirs,
      'wrong-operation',
      () => t`This answer adds ${mine} and ${theirs}. The words "how many more" ask for their difference.`,
    ],
    [
      gain,
      'stopped-early',
      () =>
        t`${gain} is the difference in a single pattern. There are ${full} full patterns and ${rest} more ${rest === 1 ? one : `${one}s`}.`,
    ],
    [
      full * gain + rest,
      'ignored-condition',
      () =>
        t`This answer counts ${rest === 1 ? `the ${one}` : t`all ${rest} ${one}s`} after the last full pattern as ${colors[pick]!}, which ${rest === 1 ? 'it is' : 'they are'} not.`,
    ],
    [
      mine - full * sizes[other]!,
      'ignored-condition',
      () =>
        t`This answer counts the ${colors[other]!} ${one}s only in the full patterns, ${full * sizes[other]!}, and leaves out those after them.`,
    ],
    [
      full * sizes[pick]! - theirs,
      'ignored-condition',
      () =>
        t`This answer counts the ${colors[pick]!} ${one}s only in the full patterns, ${full * sizes[pick]!}, and leaves out those after them.`,
    ],
    [
      Math.abs(mine - among({ sizes }, third, at)),
      'wrong-part-of-ratio',
      () =>
        t`This answer subtracts the ${among({ sizes }, third, at)} ${colors[third]!} ${one}s. The question compares with the ${colors[other]!} ${one}s.`,
    ],
  ]
}
