import { m, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'

export const unitsDigit = problem({
  id: 'units-digit',
  skill: 'powers',
  version: 5,
  levels: [-0.3, 0.4, 1],
  places: [
    [5, 5, 0, 5, 5],
    [3, 4, 6, 4, 3],
    [4, 3, 6, 3, 4],
  ],
  draw: (random, level) => {
    const base = random.int(1, 9) * 10 * (level > 1 ? 1 : 0) + random.pick([2, 3, 7, 8])
    const exponent = random.int(level === 1 ? 9 : 20, level === 1 ? 60 : 99)
    const plus = level === 3 ? random.pick([2, 3, 7, 8].filter((digit) => digit !== base % 10)) : 0
    const power = level === 3 ? random.int(11, 60) : 0
    return { base, exponent, plus, power }
  },
  write: ({ base, exponent, plus, power }) => {
    const last = base % 10
    const cycle = (digit: number): number[] => [1, 2, 3, 4].map((k) => digit ** k % 10)
    const at = (digit: number, k: number): number => cycle(digit)[(k + 3) % 4]!
    const first = at(last, exponent)
    const second = plus > 0 ? at(plus, power) : 0
    const key = (first + second) % 10
    const expression = plus > 0 ? `${base}^{${exponent}} + ${plus}^{${power}}` : `${base}^{${exponent}}`
    const rest = exponent % 4
    /** The one digit of the right parity that the pattern does not reach. */
    const never = ((last % 2 === 0 ? 0 : 5) + second) % 10
    const order = ['last', 'first', 'second', 'third']
    const misplaced = (by: number): string =>
      plus > 0
        ? t`This answer is the units digit of ${m`${at(last, exponent + by)} + ${second}`}. But ${exponent} leaves a remainder of ${rest} when divided by 4. So ${m`${base}^{${exponent}}`} ends in ${first}, the ${order[rest]!} digit of the cycle ${cycle(last).join(', ')}, and not in ${at(last, exponent + by)}.`
        : t`This answer uses ${at(last, exponent + by)}, the ${order[(rest + by) % 4]!} digit of the cycle ${cycle(last).join(', ')}. That is for exponents that leave a remainder of ${(rest + by) % 4} when divided by 4, but ${exponent} leaves ${rest}.`
    return {
      stem: t`What is the units digit of ${m`${expression}`}?`,
      key,
      show: plain,
      /** A digit of the other parity strikes itself. */
      fits: (value) => value.n >= 0n && value.n < 10n && (value.n - BigInt(key)) % 2n === 0n,
      wrong: [
        [(at(last, exponent + 1) + second) % 10, 'cycle-off-by-one', () => misplaced(1)],
        [(at(last, exponent + 3) + second) % 10, 'cycle-off-by-one', () => misplaced(3)],
        [
          (last * exponent + second) % 10,
          'base-times-exponent',
          () =>
            t`This answer uses ${m`${last} \times ${exponent} = ${last * exponent}`}${plus > 0 ? t` and its units digit` : ''} instead of ${m`${last}^{${exponent}}`}. The exponent says how many times ${last} is a factor.`,
        ],
        [(at(last, exponent + 2) + second) % 10, 'cycle-off-by-one', () => misplaced(2)],
        [
          plus > 0 ? first : last,
          plus > 0 ? 'ignored-condition' : 'stopped-early',
          () =>
            plus > 0
              ? t`${first} is the units digit of ${m`${base}^{${exponent}}`} alone. Add ${second}, the units digit of ${m`${plus}^{${power}}`}.`
              : t`${last} is the units digit of ${base} itself, not of its power.`,
        ],
        [
          plus > 0 ? second : rest,
          plus > 0 ? 'ignored-condition' : 'quotient-for-remainder',
          () =>
            plus > 0
              ? t`${second} is the units digit of ${m`${plus}^{${power}}`} alone. Add ${first}, the units digit of ${m`${base}^{${exponent}}`}.`
              : t`${rest} is the remainder when ${exponent} is divided by 4. It gives the place in the cycle, not the digit.`,
        ],
        [
          plus > 0 ? (first * second) % 10 : (last + exponent) % 10,
          'wrong-operation',
          () =>
            plus > 0
              ? t`This answer multiplies the units digits: ${m`${first} \times ${second} = ${first * second}`}. The two powers are added, so add ${first} and ${second}.`
              : t`This answer adds: ${m`${last} + ${exponent} = ${last + exponent}`}. The exponent ${exponent} means a product of ${exponent} factors of ${base}.`,
        ],
        [
          never,
          'remainder-arithmetic',
          () =>
            plus > 0
              ? t`This digit is impossible. The powers of ${base} end in ${cycle(last).join(', ')}, and with ${second} added, the sums end in ${cycle(
                  last,
                )
                  .map((digit) => (digit + second) % 10)
                  .join(', ')}. Here the sum is ${m`${first} + ${second} = ${first + second}`}, so it ends in ${key}.`
              : t`No power of ${last} ends in ${never}. The units digits of its powers are ${cycle(last).join(', ')}, over and over again.`,
        ],
      ],
      because: t`The units digits of powers of ${last} repeat in the cycle ${cycle(last).join(', ')}. Since ${exponent} leaves a remainder of ${rest} when divided by 4, ${m`${base}^{${exponent}}`} ends in the ${order[rest]!} of these digits, ${first}${plus > 0 ? t`. For ${plus} the cycle is ${cycle(plus).join(', ')}, and ${power} leaves a remainder of ${power % 4}, so ${m`${plus}^{${power}}`} ends in ${second}. Since ${m`${first} + ${second} = ${first + second}`}, the sum ends in ${key}` : ''}.`,
      quick: [
        t`${base > 9 ? t`Like those of ${base}, the` : 'The'} powers of ${last} end in ${cycle(last).join(', ')}, again and again. Since ${m`${exponent} = 4 \times ${Math.floor(exponent / 4)} + ${rest}`}, use the ${order[rest]!} of these digits, ${first}${plus > 0 ? t`. In the same way, ${m`${power} = 4 \times ${Math.floor(power / 4)} + ${power % 4}`}, so ${m`${plus}^{${power}}`} ends in ${second}. Since ${m`${first} + ${second} = ${first + second}`}, the sum ends in ${key}` : ''}.`,
      ],
      full: [
        t`${base > 9 ? t`Only the units digit of ${base} matters. ` : ''}The first powers of ${last} are ${last}, ${last ** 2}, ${last ** 3}, and ${last ** 4}. They end in ${cycle(last).join(', ')}, and this cycle repeats.`,
        t`Since ${m`${exponent} = 4 \times ${Math.floor(exponent / 4)} + ${rest}`}, ${rest === 0 ? 'the exponent is a multiple of 4, so use the last digit of the cycle' : t`the exponent is ${rest} more than a multiple of 4, so use the ${order[rest]!} digit of the cycle`}: ${m`${base}^{${exponent}}`} ends in ${first}.`,
        ...(plus > 0
          ? [
              t`The powers of ${plus} end in ${cycle(plus).join(', ')}. Since ${m`${power} = 4 \times ${Math.floor(power / 4)} + ${power % 4}`}, use the ${order[power % 4]!} digit: ${m`${plus}^{${power}}`} ends in ${second}.`,
              t`Since ${m`${first} + ${second} = ${first + second}`}, the units digit of the sum is ${key}.`,
            ]
          : []),
      ],
      hints: [
        plus > 0
          ? t`Do you need the whole powers, or only one digit of ${m`${base}^{${exponent}}`} and one of ${m`${plus}^{${power}}`}?`
          : t`What are the units digits of the first few powers of ${last}?`,
        t`The units digits of powers repeat in a cycle of 4. Which place in the cycle belongs to the exponent ${exponent}${plus > 0 ? t`, and which to ${power}` : ''}?`,
      ],
    }
  },
  second: ([base = 0, exponent = 0, plus = 0, power = 0]) => {
    const digit = (b: number, e: number): number => Number(BigInt(b) ** BigInt(e) % 10n)
    return (digit(base, exponent) + (power > 0 ? digit(plus, power) : 0)) % 10
  },
})
