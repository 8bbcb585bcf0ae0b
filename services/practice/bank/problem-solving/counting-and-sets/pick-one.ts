import { byLevel, type Written } from '../../factory/by-level.ts'
import { range } from '../../factory/grid.ts'
import { fraction, m, t } from '../../factory/format.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { rational } from '../../factory/rational.ts'
import { tally } from '../../factory/search.ts'

interface Choice {
  level: Level
  low: number
  high: number
  /** The numbers whose multiples are asked for. */
  p: number
  q: number
}

export const pickOne = problem<Choice>({
  id: 'pick-one',
  skill: 'probability',
  version: 5,
  levels: [-1, -0.2, 0.6],
  places: [
    [6, 7, 4, 3, 0],
    [0, 0, 6, 6, 8],
    [6, 5, 2, 3, 4],
  ],
  draw: (random, level) => {
    const low = level === 1 ? 1 : random.int(2, 30)
    const high = low + random.step(19, 59, 10)
    const [p, q] = random.some([2, 3, 4, 5, 6, 7], 2) as [number, number]
    if (level > 1 && (p % q === 0 || q % p === 0)) return null
    return { low, high, p, q, level }
  },
  write: (choice) => ({
    ...byLevel(choice, [multipleOf, eitherMultiple, neitherMultiple]),
    show: fraction,
    fits: (value) => value.n > 0n && value.n < value.d,
  }),
  second: ([low = 0, high = 0, p = 1, q = 1], stem) => {
    const good = tally(low, high, (x) =>
      stem.includes('neither')
        ? x % p !== 0 && x % q !== 0
        : stem.includes(' or of ')
          ? x % p === 0 || x % q === 0
          : x % p === 0,
    )
    return good / tally(low, high, () => true)
  },
})

/** A probability as it was counted and, if it can be reduced, in lowest terms. */
function share(good: number, total: number): string {
  const { n, d } = rational(good, total)
  return d === BigInt(total)
    ? m`\frac{${good}}{${total}}`
    : m`\frac{${good}}{${total}} = \frac{${String(n)}}{${String(d)}}`
}

/** How many of the integers are multiples of each number, and how many of both. */
function counts({ low, high, p, q }: Choice) {
  const multiples = (d: number): number => Math.floor(high / d) - Math.floor((low - 1) / d)
  let lcm = p
  while (lcm % q !== 0) lcm += p
  const [ofP, ofQ, common] = [multiples(p), multiples(q), multiples(lcm)]
  return { total: high - low + 1, lcm, ofP, ofQ, common, either: ofP + ofQ - common }
}

/** The three counts in words, to be followed by how they are combined. */
function both(choice: Choice): string {
  const { total, lcm, ofP, ofQ, common } = counts(choice)
  return t`Of the ${total} integers, ${ofP} are multiples of ${choice.p}, ${ofQ} of ${choice.q}, and ${common === 0 ? 'none' : common} of ${lcm}`
}

/** How the multiples of a number are counted. */
function counted({ low, high }: Choice, d: number): string {
  const [from, to] = [Math.ceil(low / d), Math.floor(high / d)]
  return t`From ${m`${d * from} = ${d} \times ${from}`} to ${m`${d * to} = ${d} \times ${to}`} there are ${m`${to} - ${from} + 1 = ${to - from + 1}`} multiples of ${d}`
}

/** How the two counts are combined, for the solutions of two levels. */
function combined(choice: Choice): string[] {
  const { low, high, p, q } = choice
  const { total, lcm, ofP, ofQ, common, either } = counts(choice)
  return [
    t`From ${low} to ${high}, inclusive, there are ${m`${high} - ${low} + 1 = ${total}`} integers.`,
    t`${counted(choice, p)}, and ${counted(choice, q).replace(/^F/, 'f')}.`,
    t`The multiples of both are the multiples of ${lcm}${common === 0 ? ', and there are none' : common <= 4 ? t`: ${range(Math.ceil(low / lcm), Math.floor(high / lcm)).map((k) => k * lcm).join(', ')}` : t`. ${counted(choice, lcm)}`}.`, // prettier-ignore
    common === 0
      ? t`No integer is counted twice, so ${m`${ofP} + ${ofQ} = ${either}`} integers are multiples of ${p} or of ${q}.`
      : t`The common multiples are counted twice, so subtract them once: ${m`${ofP} + ${ofQ} - ${common} = ${either}`} integers are multiples of ${p} or of ${q}.`,
  ]
}

function multipleOf({ low, high, p }: Choice): Written {
  const total = high - low + 1
  const multiples = (d: number): number => Math.floor(high / d) - Math.floor((low - 1) / d)
  const good = multiples(p)
  const key = rational(good, total)
  return {
    stem: t`An integer is chosen at random from ${low} to ${high}, inclusive. What is the probability that it is a multiple of ${p}?`,
    key,
    wrong: [
      [
        rational(good, Math.max(total - 1, 1)),
        'off-by-one',
        () =>
          t`This answer divides by ${m`${high} - ${low} = ${total - 1}`}. Both ${low} and ${high} can be chosen, so there are ${m`${high} - ${low} + 1 = ${total}`} integers.`,
      ],
      [
        rational(total - good, total),
        'complement-forgotten',
        () =>
          t`This answer is ${share(total - good, total)}, the probability that the integer is not a multiple of ${p}. The question asks for the opposite.`,
      ],
      [
        rational(good + 1, total),
        'off-by-one',
        () =>
          t`This answer counts ${good + 1} multiples of ${p}: ${share(good + 1, total)}. There are only ${good}, because ${m`${p} \times ${good + 1} = ${p * (good + 1)}`} is greater than ${high}.`,
      ],
      [
        rational(Math.max(good - 1, 1), total),
        'off-by-one',
        () =>
          t`This answer counts only ${good - 1} ${good === 2 ? 'multiple' : 'multiples'} of ${p}: ${share(good - 1, total)}. It leaves out ${m`${p} \times ${good} = ${p * good}`}, which is still in the range.`,
      ],
      [
        rational(p, total),
        'ratio-part-for-count',
        () =>
          t`This answer uses ${p} itself as the number of favorable integers: ${share(p, total)}. Count the multiples of ${p} instead. There are ${good}.`,
      ],
      [
        rational(multiples(2 * p), total),
        'ignored-condition',
        () =>
          t`This answer counts only the multiples of ${2 * p}: ${share(multiples(2 * p), total)}. Other multiples of ${p}, such as ${p} and ${3 * p}, count too.`,
      ],
    ],
    because: t`Of the ${total} integers, ${good} are multiples of ${p}, so the probability is ${share(good, total)}.`,
    quick: [
      t`The last multiple of ${p} is ${m`${p} \times ${good} = ${p * good}`}, so ${good} of the ${total} integers are multiples of ${p}: ${share(good, total)}.`,
    ],
    full: [
      t`From ${low} to ${high}, inclusive, there are ${m`${high} - ${low} + 1 = ${total}`} integers.`,
      t`The multiples of ${p} among them are ${p}${good === 2 ? ' and' : ','} ${2 * p}${good === 2 ? '' : t`, and so on up to ${m`${p} \times ${good} = ${p * good}`}`}, so there are ${good}.`,
      t`So the probability is ${share(good, total)}.`,
    ],
    hints: [
      t`What is the largest multiple of ${p} that is not greater than ${high}, and what number multiplied by ${p} gives it?`,
      t`Divide the number of multiples of ${p} by the number of integers from ${low} to ${high}, inclusive. How many integers are there?`,
    ],
  }
}

function eitherMultiple(choice: Choice): Written {
  const { low, high, p, q } = choice
  const { total, lcm, ofP, ofQ, common, either } = counts(choice)
  const key = rational(either, total)
  return {
    stem: t`An integer is chosen at random from ${low} to ${high}, inclusive. What is the probability that it is a multiple of ${p} or of ${q}?`,
    key,
    wrong: [
      [
        rational(either, Math.max(total - 1, 1)),
        'off-by-one',
        () =>
          t`This answer divides by ${m`${high} - ${low} = ${total - 1}`}. Both ${low} and ${high} can be chosen, so there are ${m`${high} - ${low} + 1 = ${total}`} integers.`,
      ],
      [
        rational(ofP + ofQ, total),
        'overlap-not-subtracted',
        () =>
          t`This answer adds the ${ofP} multiples of ${p} and the ${ofQ} multiples of ${q}: ${share(ofP + ofQ, total)}. Multiples of ${lcm} are multiples of both, so they are counted twice.`,
      ],
      [
        rational(common, total),
        'answered-other-quantity',
        () =>
          t`This answer is ${share(common, total)}, the probability of a multiple of both ${p} and ${q}. "Or" includes multiples of just one of these numbers.`,
      ],
      [
        rational(ofP, total),
        'ignored-condition',
        () =>
          t`This answer counts only the ${ofP} multiples of ${p}: ${share(ofP, total)}. Multiples of ${q} count too.`,
      ],
      [
        rational(either - common, total),
        'overlap-subtracted-twice',
        () =>
          t`This answer subtracts the common multiples twice: ${m`${ofP} + ${ofQ} - 2 \times ${common} = ${either - common}`}. They were counted twice and should be counted once, so subtract them once.`,
      ],
      [
        rational(either, high),
        'off-by-one',
        () =>
          t`This answer divides ${either} by ${high}. The integers start at ${low}, so there are only ${m`${high} - ${low} + 1 = ${total}`}.`,
      ],
      [
        rational(ofQ, total),
        'ignored-condition',
        () =>
          t`This answer counts only the ${ofQ} multiples of ${q}: ${share(ofQ, total)}. Multiples of ${p} count too.`,
      ],
    ],
    because: t`${both(choice)}, so ${m`${ofP} + ${ofQ} - ${common} = ${either}`} are multiples of ${p} or of ${q}. The probability is ${share(either, total)}.`,
    quick: [
      t`There are ${ofP} multiples of ${p}, ${ofQ} of ${q}, and ${common} of both, so ${m`${ofP} + ${ofQ} - ${common} = ${either}`} of the ${total} integers are multiples of ${p} or of ${q}. The probability is ${share(either, total)}.`,
    ],
    full: [...combined(choice), t`So the probability is ${share(either, total)}.`],
    hints: [
      t`Which integers are multiples of both ${p} and ${q}?`,
      t`If you add the multiples of ${p} and the multiples of ${q}, what is counted twice?`,
    ],
  }
}

function neitherMultiple(choice: Choice): Written {
  const { low, high, p, q } = choice
  const { total, lcm, ofP, ofQ, common, either } = counts(choice)
  const good = total - either
  const key = rational(good, total)
  return {
    stem: t`An integer is chosen at random from ${low} to ${high}, inclusive. What is the probability that it is a multiple of neither ${p} nor ${q}?`,
    key,
    wrong: [
      [
        rational(good, Math.max(total - 1, 1)),
        'off-by-one',
        () =>
          t`This answer divides by ${m`${high} - ${low} = ${total - 1}`}. Both ${low} and ${high} can be chosen, so there are ${m`${high} - ${low} + 1 = ${total}`} integers.`,
      ],
      [
        rational(Math.max(total - ofP - ofQ, 0), total),
        'overlap-not-subtracted',
        () =>
          total - ofP - ofQ === either
            ? t`This answer uses ${m`${total} - ${ofP} - ${ofQ} = ${either}`}, which subtracts each of the ${common} common multiples twice. Add ${common} back: ${m`${either} + ${common} = ${good}`}.`
            : t`This answer subtracts the ${ofP} multiples of ${p} and the ${ofQ} multiples of ${q}: ${m`${total} - ${ofP} - ${ofQ} = ${total - ofP - ofQ}`}. Multiples of ${lcm} are multiples of both, so they are subtracted twice.`,
      ],
      [
        rational(either, total),
        'complement-forgotten',
        () =>
          t`This answer is ${share(either, total)}, the probability of a multiple of ${p} or of ${q}. The question asks for the other ${good} integers.`,
      ],
      [
        rational(ofP, total),
        'ignored-condition',
        () =>
          t`This answer is ${share(ofP, total)}, the probability of a multiple of ${p}. The question asks for integers that are multiples of neither ${p} nor ${q}.`,
      ],
      [
        rational(total - common, total),
        'overlap-subtracted-twice',
        () =>
          t`This answer excludes only the multiples of both numbers: ${m`${total} - ${common} = ${total - common}`} of ${total}. Exclude the multiples of just one of ${p} and ${q} too.`,
      ],
      [
        rational(good, high),
        'off-by-one',
        () =>
          t`This answer divides ${good} by ${high}. The integers start at ${low}, so there are only ${m`${high} - ${low} + 1 = ${total}`}.`,
      ],
      [
        rational(ofQ, total),
        'ignored-condition',
        () =>
          t`This answer is ${share(ofQ, total)}, the probability of a multiple of ${q}. The question asks for integers that are multiples of neither ${p} nor ${q}.`,
      ],
    ],
    because: t`${both(choice)}, so ${m`${ofP} + ${ofQ} - ${common} = ${either}`} are multiples of ${p} or of ${q}. The other ${good} are multiples of neither, so the probability is ${share(good, total)}.`,
    quick: [
      t`There are ${ofP} multiples of ${p}, ${ofQ} of ${q}, and ${common} of both. Subtract the multiples of ${p} or ${q} from all ${total} integers: ${m`${total} - (${ofP} + ${ofQ} - ${common}) = ${good}`}, so the probability is ${share(good, total)}.`,
    ],
    full: [
      ...combined(choice),
      t`The remaining ${m`${total} - ${either} = ${good}`} are multiples of neither, so the probability is ${share(good, total)}.`,
    ],
    hints: [
      t`Is it easier to count the multiples of ${p} or ${q}, or the integers that are multiples of neither?`,
      t`If you add the multiples of ${p} and the multiples of ${q}, what is counted twice?`,
    ],
  }
}
