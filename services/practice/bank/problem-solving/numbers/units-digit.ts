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
    return {
      stem: t`What is the units digit of ${m`${expression}`}?`,
      key,
      show: plain,
      /** A digit of the other parity strikes itself. */
      fits: (value) => value.n >= 0n && value.n < 10n && (value.n - BigInt(key)) % 2n === 0n,
      wrong: [
        [
          (at(last, exponent + 1) + second) % 10,
          'cycle-off-by-one',
          () =>
            t`This answer lands one step too far in the pattern ${cycle(last).join(', ')}. ${exponent} leaves remainder ${rest} when divided by 4.`,
        ],
        [
          (at(last, exponent + 3) + second) % 10,
          'cycle-off-by-one',
          () =>
            t`This answer lands one step too early in the pattern ${cycle(last).join(', ')}. ${exponent} leaves remainder ${rest} when divided by 4.`,
        ],
        [
          (last * exponent + second) % 10,
          'base-times-exponent',
          () => t`This answer multiplies ${last} by ${exponent}. A power multiplies the base with itself.`,
        ],
        [
          (at(last, exponent + 2) + second) % 10,
          'cycle-off-by-one',
          () => t`This answer lands two steps off in the pattern ${cycle(last).join(', ')}.`,
        ],
        [
          plus > 0 ? first : last,
          plus > 0 ? 'ignored-condition' : 'stopped-early',
          () =>
            plus > 0
              ? t`${first} is the units digit of the first power only.`
              : t`${last} is the units digit of the base itself.`,
        ],
        [
          plus > 0 ? second : rest,
          plus > 0 ? 'ignored-condition' : 'quotient-for-remainder',
          () =>
            plus > 0
              ? t`${second} is the units digit of the second power only.`
              : t`${rest} is the remainder of ${exponent} divided by 4. It tells the place in the pattern, not the digit.`,
        ],
        [
          plus > 0 ? (first * second) % 10 : (last + exponent) % 10,
          'wrong-operation',
          () =>
            plus > 0
              ? t`This answer multiplies the units digits ${first} and ${second}. The powers are added.`
              : t`This answer adds ${last} and ${exponent}. A power multiplies the base with itself.`,
        ],
        [
          never,
          'remainder-arithmetic',
          () =>
            plus > 0
              ? t`The powers end in ${first} and ${second}, so their sum ends in ${key}, not in ${never}.`
              : t`No power of ${last} ends in ${never}: the units digits are ${cycle(last).join(', ')}, and again.`,
        ],
      ],
      because: t`Units digits of powers of ${last} repeat as ${cycle(last).join(', ')}; ${exponent} leaves remainder ${rest}, so the digit is ${first}${plus > 0 ? t`. For ${plus} the pattern is ${cycle(plus).join(', ')}, which gives ${second}; ${m`${first} + ${second}`} ends in ${key}` : ''}.`,
      quick: [
        t`Pattern of length 4, remainder of the exponent: ${m`${exponent} = 4 \times ${Math.floor(exponent / 4)} + ${rest}`}${rest === 0 ? ', so the last of the pattern' : ''}.`,
      ],
      full: [
        t`Only the units digit ${last} of the base matters. Its powers end in ${cycle(last).join(', ')}, and then again.`,
        t`${m`${exponent} = 4 \times ${Math.floor(exponent / 4)} + ${rest}`}, so the digit is ${first}.`,
        ...(plus > 0
          ? [
              t`Powers of ${plus} end in ${cycle(plus).join(', ')}; ${m`${power} = 4 \times ${Math.floor(power / 4)} + ${power % 4}`}, so ${second}.`,
              t`The sum ends in ${key}.`,
            ]
          : []),
      ],
      hints: ['Write down the units digits of the first few powers.', 'The pattern has length 4.'],
    }
  },
  second: ([base = 0, exponent = 0, plus = 0, power = 0]) => {
    const digit = (b: number, e: number): number => Number(BigInt(b) ** BigInt(e) % 10n)
    return (digit(base, exponent) + (power > 0 ? digit(plus, power) : 0)) % 10
  },
})
