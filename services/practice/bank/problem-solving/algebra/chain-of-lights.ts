import { count, m, plain, t } from '../../factory/format.ts'
import { problem, type Level, type Wrong } from '../../factory/problem-template.ts'
import { div, isWhole } from '../../factory/rational.ts'

const PATTERNS = [
  { what: 'A chain of lights', one: 'light', colours: ['red', 'blue', 'white'] },
  { what: 'A bead necklace, laid out straight,', one: 'bead', colours: ['amber', 'jade', 'silver'] },
  { what: 'A path', one: 'slab', colours: ['grey', 'brown', 'black'] },
  { what: 'A garden bed along a wall', one: 'tulip', colours: ['yellow', 'pink', 'white'] },
  { what: 'A goods train', one: 'wagon', colours: ['green', 'red', 'grey'] },
] as const

interface Pattern {
  level: Level
  sizes: readonly [number, number, number]
  at: number
  pick: number
  other: number
  pattern: (typeof PATTERNS)[number]
}

export const chainOfLights = problem<Pattern>({
  id: 'chain-of-lights',
  skill: 'sequences',
  version: 2,
  levels: [-0.6, 0.1, 0.7],
  draw: (random, level) => {
    const sizes = random.some([1, 2, 3, 4, 5, 6], 3) as [number, number, number]
    const period = sizes[0] + sizes[1] + sizes[2]
    const [pick, other] = random.some([0, 1, 2], 2) as [number, number]
    const at = level === 2 ? random.int(10, 60) : period * random.int(3, 14) + random.int(1, period - 1)
    const drawn = { level, sizes, at, pick, other, pattern: random.pick(PATTERNS) }
    return level === 3 && among(drawn, pick, at) <= among(drawn, other, at) + 1 ? null : drawn
  },
  write: (drawn) => {
    const { level, sizes, at, pick, other, pattern } = drawn
    const { what, one, colours } = pattern
    const period = sizes[0] + sizes[1] + sizes[2]
    const [colour, second] = [colours[pick]!, colours[other]!]
    const group = sizes.map((size, index) => count(size, `${colours[index]!} ${one}`))
    const intro = t`${what} repeats one pattern: ${group[0]!}, then ${group[1]!}, then ${group[2]!}, and so on from the beginning.`
    const asked = [
      t`How many of the first ${at} ${one}s are ${colour}?`,
      t`In which place does the ${ordinal(at)} ${colour} ${one} stand?`,
      t`Among the first ${at} ${one}s, how many more are ${colour} than ${second}?`,
    ]
    const size = sizes[pick]!
    const key =
      level === 1
        ? among(drawn, pick, at)
        : level === 2
          ? place(drawn, at)
          : among(drawn, pick, at) - among(drawn, other, at)
    const full = level === 2 ? Math.ceil(at / size) - 1 : Math.floor(at / period)
    const rest = level === 2 ? at - full * size : at % period
    const left = (which: number): number => among(drawn, which, rest)
    const before = [0, sizes[0], sizes[0] + sizes[1]][pick]!
    return {
      stem: `${intro} ${asked[level - 1]!}`,
      key,
      show: plain,
      fits: (value) => isWhole(value) && value.n > 0n,
      wrong: level === 1 ? wrongCounts(drawn, key) : level === 2 ? wrongPlaces(drawn, key) : wrongDifferences(drawn),
      because:
        level === 2
          ? t`${full} full patterns of ${period} hold ${m`${full} \times ${size} = ${full * size}`} of them; the ${ordinal(at)} is number ${rest} of its kind in the next pattern, in its place ${before + rest}: ${m`${full} \times ${period} + ${before + rest} = ${key}`}.`
          : t`${m`${at} = ${full} \times ${period} + ${rest}`}: ${full} full patterns with ${level === 1 ? t`${size} each` : t`${m`${size} - ${sizes[other]!}`} more each`}, and in the ${rest} after them ${level === 1 ? left(pick) : t`${left(pick)} ${colour} and ${left(other)} ${second}`}.`,
      quick: [
        level === 1
          ? t`${m`${full} \times ${size} + ${left(pick)} = ${key}`}.`
          : level === 2
            ? t`${m`${full} \times ${period} + ${before} + ${rest} = ${key}`}.`
            : t`${m`(${full} \times ${size} + ${left(pick)}) - (${full} \times ${sizes[other]!} + ${left(other)}) = ${key}`}.`,
      ],
      full: [
        t`One pattern has ${m`${sizes.join(' + ')} = ${period}`} ${one}s, ${size} of them ${colour}.`,
        ...(level === 2
          ? [
              t`${full} full patterns hold ${full * size} ${colour} ${one}s and end in place ${full * period}. ${rest} more ${rest === 1 ? 'is' : 'are'} needed.`,
              t`In the next pattern ${before === 0 ? 'they come first' : before === 1 ? 'one other comes before' : t`${before} others come before`}, so the place is ${m`${full * period} + ${before} + ${rest} = ${key}`}.`,
            ]
          : [
              t`${at} ${one}s are ${full} full patterns and ${rest} more. Among these ${rest} there ${left(pick) === 1 ? 'is' : 'are'} ${left(pick)} ${colour}${level === 3 ? t` and ${left(other)} ${second}` : ''}.`,
              level === 1
                ? t`So ${m`${full} \times ${size} + ${left(pick)} = ${key}`}.`
                : t`${sentence(colour)}: ${m`${full} \times ${size} + ${left(pick)} = ${key + among(drawn, other, at)}`}. ${sentence(second)}: ${m`${full} \times ${sizes[other]!} + ${left(other)} = ${among(drawn, other, at)}`}. Difference: ${key}.`,
            ]),
      ],
      hints: [
        'How long is the pattern?',
        level === 2
          ? t`Every ${period} ${one}s there are ${size} ${colour} ones. How many full patterns come before?`
          : t`${at} divided by ${period} is ${full}, remainder ${rest}.`,
      ],
    }
  },
  second: (numbers, stem) => {
    const [a = 0, b = 0, c = 0, at = 0] = numbers
    const names = /pattern: \d+ (\w+) \w+, then \d+ (\w+) \w+, then \d+ (\w+)/.exec(stem)!.slice(1, 4)
    const line: string[] = []
    while (line.length < 2000)
      [a, b, c].forEach((size, index) => line.push(...Array.from({ length: size }, () => names[index]!)))
    const asked = /are (\w+)(?: than (\w+))?\?|the \d+\w\w (\w+)/.exec(stem)!
    if (asked[3]) {
      let seen = 0
      for (let index = 0; index < line.length; index += 1) {
        if (line[index] === asked[3]) seen += 1
        if (seen === at) return index + 1
      }
    }
    const first = line.slice(0, at)
    return first.filter((each) => each === asked[1]).length - first.filter((each) => each === asked[2]).length
  },
})

function ordinal(n: number): string {
  const ending = n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')
  return `${n}${ending}`
}

function sentence(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}

/** How many of the first so many have a colour. */
function among({ sizes }: Pick<Pattern, 'sizes'>, which: number, upTo: number): number {
  const period = sizes[0] + sizes[1] + sizes[2]
  const before = [0, sizes[0], sizes[0] + sizes[1]][which]!
  const rest = Math.min(sizes[which]!, Math.max(0, (upTo % period) - before))
  return Math.floor(upTo / period) * sizes[which]! + rest
}

function place({ sizes, pick }: Pattern, nth: number): number {
  const period = sizes[0] + sizes[1] + sizes[2]
  const full = Math.ceil(nth / sizes[pick]!) - 1
  return full * period + [0, sizes[0], sizes[0] + sizes[1]][pick]! + nth - full * sizes[pick]!
}

function wrongCounts({ sizes, at, pick, pattern }: Pattern, key: number): Wrong[] {
  const { one, colours } = pattern
  const period = sizes[0] + sizes[1] + sizes[2]
  const [full, rest, size] = [Math.floor(at / period), at % period, sizes[pick]!]
  const colour = colours[pick]!
  return [
    [
      full * size,
      'stopped-early',
      () =>
        t`${full} full patterns have ${full * size}, but ${rest} more ${one}s follow, and some of them may be ${colour}.`,
    ],
    [
      full * size + Math.min(rest, size),
      'ignored-condition',
      () => t`You took the ${rest} left over as ${colour} ones first. The pattern begins with ${colours[0]}.`,
    ],
    [
      (full + 1) * size,
      'cycle-off-by-one',
      () => t`You counted a whole further pattern. Only ${rest} of its ${period} ${one}s belong to the first ${at}.`,
    ],
    [
      full * size + rest,
      'ignored-condition',
      () => t`You took all ${rest} ${one}s after the last full pattern for ${colour}.`,
    ],
    [full, 'stopped-early', () => t`${full} is the number of full patterns. Each has ${size} that are ${colour}.`],
    ...[0, 1, 2]
      .filter((index) => index !== pick)
      .map((index): Wrong => [
        among({ sizes }, index, at),
        'wrong-part-of-ratio',
        () =>
          t`${among({ sizes }, index, at)} is the number of ${colours[index]!} ${one}s. The ${colour} ones are asked.`,
      ]),
    [
      div(at, 3),
      'ignored-condition',
      () =>
        t`You divided ${at} by three colours. The colours are not equally frequent: ${size} of ${period} are ${colour}.`,
    ],
    [at - key, 'complement-forgotten', () => t`${at - key} of the ${at} are not ${colour}.`],
  ]
}

function wrongPlaces({ sizes, at, pick, pattern }: Pattern, key: number): Wrong[] {
  const { one, colours } = pattern
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
        t`The ${one} in place ${key - 1} ${rest > 1 ? t`is ${colours[pick]!}, but only the ${ordinal(at - 1)} of its colour` : `has another colour`}.`,
    ],
    [key + 1, 'off-by-one', () => t`Place ${key + 1} comes right after the ${ordinal(at)} ${colours[pick]!} ${one}.`],
    [
      key + period,
      'cycle-off-by-one',
      () =>
        t`You counted ${full + 1} full patterns before it. They already hold ${(full + 1) * size} ${colours[pick]!} ${one}s, and ${at} is not more than that.`,
    ],
    [
      key - period,
      'cycle-off-by-one',
      () =>
        t`You counted ${full - 1} full patterns before it. There the ${ordinal(at - size)} ${colours[pick]!} ${one} stands.`,
    ],
    [
      full * period + rest,
      before === 0 ? 'stopped-early' : 'first-term-forgotten',
      () => t`You left out the ${count(before, one)} of other colours at the beginning of the pattern.`,
    ],
    [
      full * period,
      'stopped-early',
      () =>
        t`The ${full} full patterns end in place ${full * period}. The ${ordinal(at)} ${colours[pick]!} ${one} comes in the next one.`,
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
        t`You multiplied ${at} by the length ${period}. Each pattern has ${size} ${colours[pick]!} ${one}s, not one.`,
    ],
  ]
}

function wrongDifferences({ sizes, at, pick, other, pattern }: Pattern): Wrong[] {
  const { one, colours } = pattern
  const period = sizes[0] + sizes[1] + sizes[2]
  const [full, rest] = [Math.floor(at / period), at % period]
  const gain = sizes[pick]! - sizes[other]!
  const [mine, theirs] = [among({ sizes }, pick, at), among({ sizes }, other, at)]
  const third = 3 - pick - other
  return [
    [
      full * gain,
      'stopped-early',
      () => t`You compared the ${full} full patterns only. The ${rest} ${one}s after them change the difference.`,
    ],
    [
      (full + 1) * gain,
      'cycle-off-by-one',
      () => t`You counted a whole further pattern. Only ${rest} of its ${period} ${one}s belong to the first ${at}.`,
    ],
    [
      mine,
      'stopped-early',
      () =>
        t`${mine} is the number of ${colours[pick]!} ${one}s. The ${theirs} ${colours[other]!} ones are to be taken off.`,
    ],
    [
      theirs,
      'answered-other-quantity',
      () => t`${theirs} is the number of ${colours[other]!} ${one}s, not the difference.`,
    ],
    [
      mine + theirs,
      'wrong-operation',
      () => t`You added ${mine} and ${theirs}. Asked is by how many the first exceeds the second.`,
    ],
    [
      gain,
      'stopped-early',
      () => t`${gain} is the difference in one pattern. There are ${full} full patterns and ${rest} ${one}s more.`,
    ],
    [
      full * gain + rest,
      'ignored-condition',
      () => t`You took all ${rest} ${one}s after the last full pattern for ${colours[pick]!}.`,
    ],
    [
      mine - full * sizes[other]!,
      'ignored-condition',
      () => t`You counted the ${colours[other]!} ${one}s in the full patterns only, ${full * sizes[other]!}.`,
    ],
    [
      full * sizes[pick]! - theirs,
      'ignored-condition',
      () => t`You counted the ${colours[pick]!} ${one}s in the full patterns only, ${full * sizes[pick]!}.`,
    ],
    [
      Math.abs(mine - among({ sizes }, third, at)),
      'wrong-part-of-ratio',
      () =>
        t`You compared the ${mine} with the ${among({ sizes }, third, at)} ${colours[third]!} ${one}s. The ${colours[other]!} ones are asked.`,
    ],
  ]
}
