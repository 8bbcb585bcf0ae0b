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
  version: 3,
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
    stem: t`An integer is chosen at random from ${low} to ${high}, both included. What is the probability that it is a multiple of ${p}?`,
    key,
    wrong: [
      [
        rational(good, Math.max(total - 1, 1)),
        'off-by-one',
        () =>
          t`This answer counts ${total - 1} integers. From ${low} to ${high}, both included, there are ${m`${high} - ${low} + 1 = ${total}`}.`,
      ],
      [
        rational(total - good, total),
        'complement-forgotten',
        () => t`This is the probability that it is not a multiple of ${p}.`,
      ],
      [rational(good + 1, total), 'off-by-one', () => t`This answer counts one multiple too many; there are ${good}.`],
      [
        rational(Math.max(good - 1, 1), total),
        'off-by-one',
        () => t`This answer misses one multiple; there are ${good}.`,
      ],
      [
        rational(p, total),
        'ratio-part-for-count',
        () => t`${p} is the number itself. Count its multiples from ${low} to ${high}.`,
      ],
      [
        rational(good, high),
        'off-by-one',
        () => t`This answer divides by ${high}. There are only ${total} integers from ${low} to ${high}.`,
      ],
      [
        rational(multiples(2 * p) + 1, total),
        'ignored-condition',
        () => t`This answer counts every second multiple of ${p} only.`,
      ],
    ],
    because: t`${good} of the ${total} integers are multiples of ${p}.`,
    quick: [
      t`Favorable over all: ${m`\frac{${good}}{${total}}`}${isWhole(key) || key.d === BigInt(total) ? '' : t`, which is ${fraction(key)}`}.`,
    ],
    full: [
      t`From ${low} to ${high} there are ${m`${high} - ${low} + 1 = ${total}`} integers.`,
      t`Multiples of ${p} among them: ${good}.`,
      t`The probability is ${fraction(key)}.`,
    ],
    hints: ['How many integers are there in all?', t`List the multiples of ${p}.`],
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
    stem: t`An integer is chosen at random from ${low} to ${high}, both included. What is the probability that it is a multiple of ${p} or of ${q}?`,
    key,
    wrong: [
      [
        rational(either, Math.max(total - 1, 1)),
        'off-by-one',
        () =>
          t`This answer counts ${total - 1} integers. From ${low} to ${high}, both included, there are ${m`${high} - ${low} + 1 = ${total}`}.`,
      ],
      [
        rational(multiples(p) + multiples(q), total),
        'overlap-not-subtracted',
        () =>
          t`This answer counts the multiples of both, that is of ${lcm}, twice: ${m`${multiples(p)} + ${multiples(q)}`} includes the ${multiples(lcm)} of them in each number.`,
      ],
      [
        rational(multiples(lcm), total),
        'answered-other-quantity',
        () => t`${multiples(lcm)} is the number of multiples of both ${p} and ${q}.`,
      ],
      [
        rational(multiples(p), total),
        'ignored-condition',
        () => t`This answer counts the ${multiples(p)} multiples of ${p} only.`,
      ],
      [
        rational(either - multiples(lcm), total),
        'overlap-subtracted-twice',
        () => t`This answer takes the ${multiples(lcm)} common multiples off twice. 'Or' includes them once.`,
      ],
      [
        rational(either, high),
        'off-by-one',
        () => t`This answer divides by ${high}. There are only ${total} integers from ${low} to ${high}.`,
      ],
      [
        rational(multiples(q), total),
        'ignored-condition',
        () => t`This answer counts with the ${multiples(q)} multiples of ${q} only.`,
      ],
    ],
    because: t`${m`${multiples(p)} + ${multiples(q)} - ${multiples(lcm)} = ${either}`} are multiples of ${p} or ${q} among ${total}.`,
    quick: [
      t`Favorable over all: ${m`\frac{${either}}{${total}}`}${isWhole(key) || key.d === BigInt(total) ? '' : t`, which is ${fraction(key)}`}.`,
    ],
    full: [
      t`From ${low} to ${high} there are ${m`${high} - ${low} + 1 = ${total}`} integers.`,
      t`Multiples of ${p}: ${multiples(p)}; of ${q}: ${multiples(q)}; of both, that is of ${lcm}: ${multiples(lcm)}.`,
      t`At least one of the two: ${m`${multiples(p)} + ${multiples(q)} - ${multiples(lcm)} = ${either}`}.`,
      t`The probability is ${fraction(key)}.`,
    ],
    hints: ['How many integers are there in all?', t`Multiples of both ${p} and ${q} are multiples of ${lcm}.`],
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
    stem: t`An integer is chosen at random from ${low} to ${high}, both included. What is the probability that it is a multiple of neither ${p} nor ${q}?`,
    key,
    wrong: [
      [
        rational(good, Math.max(total - 1, 1)),
        'off-by-one',
        () =>
          t`This answer counts ${total - 1} integers. From ${low} to ${high}, both included, there are ${m`${high} - ${low} + 1 = ${total}`}.`,
      ],
      [
        rational(Math.max(total - multiples(p) - multiples(q), 1), total),
        'overlap-not-subtracted',
        () =>
          t`This answer counts the multiples of both, that is of ${lcm}, twice: ${m`${multiples(p)} + ${multiples(q)}`} includes the ${multiples(lcm)} of them in each number.`,
      ],
      [
        rational(either, total),
        'complement-forgotten',
        () => t`This is the probability that it is a multiple of at least one of the two.`,
      ],
      [
        rational(multiples(p), total),
        'ignored-condition',
        () => t`${multiples(p)} is the number of multiples of ${p}.`,
      ],
      [
        rational(total - multiples(lcm), total),
        'overlap-subtracted-twice',
        () => t`This answer takes off the common multiples only.`,
      ],
      [
        rational(good, high),
        'off-by-one',
        () => t`This answer divides by ${high}. There are only ${total} integers from ${low} to ${high}.`,
      ],
      [
        rational(multiples(q), total),
        'ignored-condition',
        () => t`This answer counts with the ${multiples(q)} multiples of ${q} only.`,
      ],
    ],
    because: t`${m`${multiples(p)} + ${multiples(q)} - ${multiples(lcm)} = ${either}`} are multiples of ${p} or ${q}, so ${m`${total} - ${either} = ${good}`} of ${total} are not.`,
    quick: [
      t`Favorable over all: ${m`\frac{${good}}{${total}}`}${isWhole(key) || key.d === BigInt(total) ? '' : t`, which is ${fraction(key)}`}.`,
    ],
    full: [
      t`From ${low} to ${high} there are ${m`${high} - ${low} + 1 = ${total}`} integers.`,
      t`Multiples of ${p}: ${multiples(p)}; of ${q}: ${multiples(q)}; of both, that is of ${lcm}: ${multiples(lcm)}.`,
      t`At least one of the two: ${m`${multiples(p)} + ${multiples(q)} - ${multiples(lcm)} = ${either}`}.`,
      t`Neither: ${m`${total} - ${either} = ${good}`}.`,
      t`The probability is ${fraction(key)}.`,
    ],
    hints: ['How many integers are there in all?', t`Multiples of both ${p} and ${q} are multiples of ${lcm}.`],
  }
}
