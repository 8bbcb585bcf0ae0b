import { byLevel, type Written } from '../../factory/by-level.ts'
import { fraction, m, t } from '../../factory/format.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { isWhole, rational } from '../../factory/rational.ts'
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
  version: 4,
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

function multipleOf({ low, high, p, q }: Choice): Written {
  const total = high - low + 1
  const multiples = (d: number): number => Math.floor(high / d) - Math.floor((low - 1) / d)
  let lcm = p
  while (lcm % q !== 0) lcm += p
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
          t`This answer uses ${total - 1} as the number of integers. From ${low} to ${high}, inclusive, there are ${m`${high} - ${low} + 1 = ${total}`}.`,
      ],
      [
        rational(total - good, total),
        'complement-forgotten',
        () => t`This is the complement: the probability that the integer is not a multiple of ${p}.`,
      ],
      [
        rational(good + 1, total),
        'off-by-one',
        () =>
          t`This answer counts ${good + 1} multiples of ${p}. There are only ${good}, because ${m`${p} \times ${good + 1} = ${p * (good + 1)}`} is greater than ${high}.`,
      ],
      [
        rational(Math.max(good - 1, 1), total),
        'off-by-one',
        () =>
          t`This answer counts one multiple of ${p} too few. The last one is ${m`${p} \times ${good} = ${p * good}`}, which is still in the range.`,
      ],
      [
        rational(p, total),
        'ratio-part-for-count',
        () =>
          t`This answer uses ${p} itself as the number of favorable integers. Count the multiples of ${p}: there are ${good}.`,
      ],
      [
        rational(good, high),
        'off-by-one',
        () => t`This answer divides by ${high}, but there are only ${total} integers from ${low} to ${high}.`,
      ],
      [
        rational(multiples(2 * p) + 1, total),
        'ignored-condition',
        () => t`This answer counts only about every second multiple of ${p}. All ${good} of them count.`,
      ],
    ],
    because: t`Of the ${total} integers, ${good} are multiples of ${p}, so the probability is ${m`\frac{${good}}{${total}}`}.`,
    quick: [
      t`Divide the number of favorable integers by the number of all integers: ${m`\frac{${good}}{${total}}`}${isWhole(key) || key.d === BigInt(total) ? '' : t`, which is ${fraction(key)}`}.`,
    ],
    full: [
      t`From ${low} to ${high}, inclusive, there are ${m`${high} - ${low} + 1 = ${total}`} integers.`,
      t`The multiples of ${p} among them are ${p}${good === 2 ? ' and' : ','} ${2 * p}${good === 2 ? '' : t`, and so on up to ${p * good}`}, so there are ${good}.`,
      t`So the probability is ${key.d === BigInt(total) ? '' : t`${m`\frac{${good}}{${total}}`}, or `}${fraction(key)}.`,
    ],
    hints: [
      t`How many of the integers from ${low} to ${high} are multiples of ${p}?`,
      t`Count the multiples of ${p}, and divide by the number of all the integers.`,
    ],
  }
}

function eitherMultiple({ low, high, p, q }: Choice): Written {
  const total = high - low + 1
  const multiples = (d: number): number => Math.floor(high / d) - Math.floor((low - 1) / d)
  let lcm = p
  while (lcm % q !== 0) lcm += p
  const either = multiples(p) + multiples(q) - multiples(lcm)
  const key = rational(either, total)
  return {
    stem: t`An integer is chosen at random from ${low} to ${high}, inclusive. What is the probability that it is a multiple of ${p} or of ${q}?`,
    key,
    wrong: [
      [
        rational(either, Math.max(total - 1, 1)),
        'off-by-one',
        () =>
          t`This answer uses ${total - 1} as the number of integers. From ${low} to ${high}, inclusive, there are ${m`${high} - ${low} + 1 = ${total}`}.`,
      ],
      [
        rational(multiples(p) + multiples(q), total),
        'overlap-not-subtracted',
        () =>
          t`This answer adds the ${multiples(p)} multiples of ${p} and the ${multiples(q)} multiples of ${q}. Multiples of ${lcm} are multiples of both, so they are counted twice.`,
      ],
      [
        rational(multiples(lcm), total),
        'answered-other-quantity',
        () =>
          t`This is the probability of a multiple of both ${p} and ${q}. 'Or' includes multiples of just one of them.`,
      ],
      [
        rational(multiples(p), total),
        'ignored-condition',
        () => t`This answer counts only the ${multiples(p)} multiples of ${p}. Multiples of ${q} count too.`,
      ],
      [
        rational(either - multiples(lcm), total),
        'overlap-subtracted-twice',
        () =>
          t`This answer subtracts the common multiples of ${p} and ${q} twice. They were counted twice and should be counted once, so subtract them once.`,
      ],
      [
        rational(either, high),
        'off-by-one',
        () => t`This answer divides by ${high}, but there are only ${total} integers from ${low} to ${high}.`,
      ],
      [
        rational(multiples(q), total),
        'ignored-condition',
        () => t`This answer counts only the ${multiples(q)} multiples of ${q}. Multiples of ${p} count too.`,
      ],
    ],
    because: t`Of the ${total} integers, ${m`${multiples(p)} + ${multiples(q)} - ${multiples(lcm)} = ${either}`} are multiples of ${p} or of ${q}.`,
    quick: [
      t`Divide the number of favorable integers by the number of all integers: ${m`\frac{${either}}{${total}}`}${isWhole(key) || key.d === BigInt(total) ? '' : t`, which is ${fraction(key)}`}.`,
    ],
    full: [
      t`From ${low} to ${high}, inclusive, there are ${m`${high} - ${low} + 1 = ${total}`} integers.`,
      t`The number of multiples of ${p} is ${multiples(p)}, of ${q} it is ${multiples(q)}, and of both, which means of ${lcm}, it is ${multiples(lcm)}.`,
      t`The common multiples are counted twice, so subtract them once: ${m`${multiples(p)} + ${multiples(q)} - ${multiples(lcm)} = ${either}`} integers are multiples of ${p} or of ${q}.`,
      t`So the probability is ${key.d === BigInt(total) ? '' : t`${m`\frac{${either}}{${total}}`}, or `}${fraction(key)}.`,
    ],
    hints: [
      t`Which integers are multiples of both ${p} and ${q}?`,
      t`If you add the multiples of ${p} and the multiples of ${q}, what is counted twice?`,
    ],
  }
}

function neitherMultiple({ low, high, p, q }: Choice): Written {
  const total = high - low + 1
  const multiples = (d: number): number => Math.floor(high / d) - Math.floor((low - 1) / d)
  let lcm = p
  while (lcm % q !== 0) lcm += p
  const either = multiples(p) + multiples(q) - multiples(lcm)
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
          t`This answer uses ${total - 1} as the number of integers. From ${low} to ${high}, inclusive, there are ${m`${high} - ${low} + 1 = ${total}`}.`,
      ],
      [
        rational(Math.max(total - multiples(p) - multiples(q), 1), total),
        'overlap-not-subtracted',
        () =>
          t`This answer subtracts the ${multiples(p)} multiples of ${p} and the ${multiples(q)} multiples of ${q}. Multiples of ${lcm} are multiples of both, so they are subtracted twice.`,
      ],
      [
        rational(either, total),
        'complement-forgotten',
        () => t`This is the complement: the probability of a multiple of ${p} or of ${q}.`,
      ],
      [rational(multiples(p), total), 'ignored-condition', () => t`This is the probability of a multiple of ${p}.`],
      [
        rational(total - multiples(lcm), total),
        'overlap-subtracted-twice',
        () =>
          t`This answer excludes only the multiples of both ${p} and ${q}. Multiples of just one of them have to be excluded too.`,
      ],
      [
        rational(good, high),
        'off-by-one',
        () => t`This answer divides by ${high}, but there are only ${total} integers from ${low} to ${high}.`,
      ],
      [rational(multiples(q), total), 'ignored-condition', () => t`This is the probability of a multiple of ${q}.`],
    ],
    because: t`${m`${multiples(p)} + ${multiples(q)} - ${multiples(lcm)} = ${either}`} of the integers are multiples of ${p} or of ${q}, so ${m`${total} - ${either} = ${good}`} of ${total} are multiples of neither.`,
    quick: [
      t`Divide the number of favorable integers by the number of all integers: ${m`\frac{${good}}{${total}}`}${isWhole(key) || key.d === BigInt(total) ? '' : t`, which is ${fraction(key)}`}.`,
    ],
    full: [
      t`From ${low} to ${high}, inclusive, there are ${m`${high} - ${low} + 1 = ${total}`} integers.`,
      t`The number of multiples of ${p} is ${multiples(p)}, of ${q} it is ${multiples(q)}, and of both, which means of ${lcm}, it is ${multiples(lcm)}.`,
      t`The common multiples are counted twice, so subtract them once: ${m`${multiples(p)} + ${multiples(q)} - ${multiples(lcm)} = ${either}`} integers are multiples of ${p} or of ${q}.`,
      t`The remaining ${m`${total} - ${either} = ${good}`} are multiples of neither, so the probability is ${key.d === BigInt(total) ? '' : t`${m`\frac{${good}}{${total}}`}, or `}${fraction(key)}.`,
    ],
    hints: [
      t`Is it easier to count the multiples of ${p} or ${q}, or the integers that are multiples of neither?`,
      t`If you add the multiples of ${p} and the multiples of ${q}, what is counted twice?`,
    ],
  }
}
