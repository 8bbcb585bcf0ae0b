import { fraction, m, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { isWhole, rational } from '../../factory/rational.ts'
import { tally } from '../../factory/search.ts'

export const pickOne = problem({
  id: 'pick-one',
  skill: 'probability',
  version: 2,
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
    return { low, high, p, q, kind: level }
  },
  write: ({ low, high, p, q, kind }) => {
    const total = high - low + 1
    const multiples = (d: number): number => Math.floor(high / d) - Math.floor((low - 1) / d)
    let lcm = p
    while (lcm % q !== 0) lcm += p
    const either = multiples(p) + multiples(q) - multiples(lcm)
    const good = kind === 1 ? multiples(p) : kind === 2 ? either : total - either
    const key = rational(good, total)
    const asked =
      kind === 1
        ? t`a multiple of ${p}`
        : kind === 2
          ? t`a multiple of ${p} or of ${q}`
          : t`a multiple of neither ${p} nor ${q}`
    return {
      stem: t`An integer is chosen at random from ${low} to ${high}, both included. What is the probability that it is ${asked}?`,
      key,
      show: fraction,
      fits: (value) => value.n > 0n && value.n < value.d,
      wrong: [
        [
          rational(good, Math.max(total - 1, 1)),
          'off-by-one',
          () =>
            t`You counted ${total - 1} integers. From ${low} to ${high}, both included, there are ${m`${high} - ${low} + 1 = ${total}`}.`,
        ],
        [
          rational(
            kind === 1
              ? total - good
              : kind === 2
                ? multiples(p) + multiples(q)
                : Math.max(total - multiples(p) - multiples(q), 1),
            total,
          ),
          kind === 1 ? 'complement-forgotten' : 'overlap-not-subtracted',
          () =>
            kind === 1
              ? t`This is the probability that it is not a multiple of ${p}.`
              : t`You counted the multiples of both, that is of ${lcm}, twice: ${m`${multiples(p)} + ${multiples(q)}`} includes the ${multiples(lcm)} of them in each number.`,
        ],
        [
          rational(kind === 1 ? good + 1 : kind === 2 ? multiples(lcm) : either, total),
          kind === 1 ? 'off-by-one' : kind === 2 ? 'answered-other-quantity' : 'complement-forgotten',
          () =>
            kind === 1
              ? t`You counted one multiple too many; there are ${good}.`
              : kind === 2
                ? t`${multiples(lcm)} is the number of multiples of both ${p} and ${q}.`
                : t`This is the probability that it is a multiple of at least one of the two.`,
        ],
        [
          rational(kind === 1 ? Math.max(good - 1, 1) : multiples(p), total),
          kind === 1 ? 'off-by-one' : 'ignored-condition',
          () =>
            kind === 1
              ? t`You missed one multiple; there are ${good}.`
              : kind === 2
                ? t`You counted the ${multiples(p)} multiples of ${p} only.`
                : t`${multiples(p)} is the number of multiples of ${p}.`,
        ],
        [
          rational(kind === 1 ? p : kind === 2 ? either - multiples(lcm) : total - multiples(lcm), total),
          kind === 1 ? 'ratio-part-for-count' : 'overlap-subtracted-twice',
          () =>
            kind === 1
              ? t`${p} is the number itself. Count its multiples from ${low} to ${high}.`
              : kind === 2
                ? t`You took the ${multiples(lcm)} common multiples off twice. 'Or' includes them once.`
                : t`You took off the common multiples only.`,
        ],
        [
          rational(good, high),
          'off-by-one',
          () => t`You divided by ${high}. There are only ${total} integers from ${low} to ${high}.`,
        ],
        [
          rational(kind === 1 ? multiples(2 * p) + 1 : multiples(q), total),
          'ignored-condition',
          () =>
            kind === 1
              ? t`You counted every second multiple of ${p} only.`
              : t`You counted with the ${multiples(q)} multiples of ${q} only.`,
        ],
      ],
      because:
        kind === 1
          ? t`${good} of the ${total} integers are multiples of ${p}.`
          : t`${m`${multiples(p)} + ${multiples(q)} - ${multiples(lcm)} = ${either}`} are multiples of ${p} or ${q}${kind === 3 ? t`, so ${m`${total} - ${either} = ${good}`} of ${total} are not` : t` among ${total}`}.`,
      quick: [
        t`Favourable over all: ${m`\frac{${good}}{${total}}`}${isWhole(key) || key.d === BigInt(total) ? '' : t`, which is ${fraction(key)}`}.`,
      ],
      full: [
        t`From ${low} to ${high} there are ${m`${high} - ${low} + 1 = ${total}`} integers.`,
        kind === 1
          ? t`Multiples of ${p} among them: ${good}.`
          : t`Multiples of ${p}: ${multiples(p)}; of ${q}: ${multiples(q)}; of both, that is of ${lcm}: ${multiples(lcm)}.`,
        ...(kind === 1
          ? []
          : [t`At least one of the two: ${m`${multiples(p)} + ${multiples(q)} - ${multiples(lcm)} = ${either}`}.`]),
        ...(kind === 3 ? [t`Neither: ${m`${total} - ${either} = ${good}`}.`] : []),
        t`The probability is ${fraction(key)}.`,
      ],
      hints: [
        'How many integers are there in all?',
        kind === 1 ? t`List the multiples of ${p}.` : t`Multiples of both ${p} and ${q} are multiples of ${lcm}.`,
      ],
    }
  },
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
