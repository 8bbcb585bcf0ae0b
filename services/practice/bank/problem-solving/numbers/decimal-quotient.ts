import { count, m, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { div, mul, rational, toNumber, type Rational } from '../../factory/rational.ts'

export const decimalQuotient = problem({
  id: 'decimal-quotient',
  skill: 'decimals',
  version: 4,
  levels: [-1.9, -1.4, -0.8],
  draw: (random, level) => {
    const [a, b, c] = [random.int(2, 12), random.int(2, 9), random.int(2, 8)]
    const [i, j, k] = [random.int(1, 2), random.int(1, level), random.int(1, level + 1)]
    if ((a * b) % c !== 0 || a % 10 === 0) return null
    return { a, b, c, i, j, k, level }
  },
  write: ({ a, b, c, i, j, k }) => {
    const key = div(mul(rational(a, 10 ** i), rational(b, 10 ** j)), rational(c, 10 ** k))
    const digits = (a * b) / c
    const x = plain(rational(a, 10 ** i))
    const y = plain(rational(b, 10 ** j))
    const z = plain(rational(c, 10 ** k))
    return {
      stem: t`What is the value of ${m`\frac{${x} \times ${y}}{${z}}`}?`,
      key,
      show: plain,
      fits: (value) => value.n > 0n && 10_000n % value.d === 0n,
      wrong: [
        [
          mul(key, 10),
          'decimal-shift',
          () =>
            t`The digits are right, but the decimal point is one place too far to the right. Check by multiplying back: ${m`${mul(key, 10)} \times ${z} = ${decimal(mul(key, 10, rational(c, 10 ** k)))}`}, which is not ${m`${x} \times ${y}`}.`,
        ],
        [
          div(key, 10),
          'decimal-shift',
          () =>
            t`The digits are right, but the decimal point is one place too far to the left. Check by multiplying back: ${m`${decimal(div(key, 10))} \times ${z} = ${decimal(mul(div(key, 10), rational(c, 10 ** k)))}`}, which is not ${m`${x} \times ${y}`}.`,
        ],
        [
          mul(key, 100),
          'decimal-shift',
          () =>
            t`The digits are right, but the decimal point is two places too far to the right. Check by multiplying back: ${m`${mul(key, 100)} \times ${z} = ${decimal(mul(key, 100, rational(c, 10 ** k)))}`}, which is not ${m`${x} \times ${y}`}.`,
        ],
        [
          div(key, 100),
          'decimal-shift',
          () =>
            t`The digits are right, but the decimal point is two places too far to the left. Check by multiplying back: ${m`${decimal(div(key, 100))} \times ${z} = ${decimal(mul(div(key, 100), rational(c, 10 ** k)))}`}, which is not ${m`${x} \times ${y}`}.`,
        ],
        [
          rational(digits, 10 ** (i + j + k)),
          'decimal-shift',
          () =>
            t`This answer adds the ${count(k, 'decimal place')} of the denominator to the ${i + j} of the numerator. When dividing, subtract them.`,
        ],
        [
          mul(rational(a * b * c, 1), rational(1, 10 ** (i + j))),
          'wrong-operation',
          () =>
            t`This answer multiplies the numerator, ${m`${x} \times ${y} = ${mul(rational(a, 10 ** i), rational(b, 10 ** j))}`}, by ${c} instead of dividing it by ${z}.`,
        ],
        [
          div(rational(a, 10 ** i), rational(c, 10 ** k)),
          'ignored-condition',
          () =>
            t`This answer leaves out the factor ${y}: ${m`${x} \div ${z} = ${div(rational(a, 10 ** i), rational(c, 10 ** k))}`}. Multiply that by ${y}.`,
        ],
        [
          div(rational(b, 10 ** j), rational(c, 10 ** k)),
          'ignored-condition',
          () =>
            t`This answer leaves out the factor ${x}: ${m`${y} \div ${z} = ${div(rational(b, 10 ** j), rational(c, 10 ** k))}`}. Multiply that by ${x}.`,
        ],
        [
          mul(rational(a, 10 ** i), rational(b, 10 ** j)),
          'stopped-early',
          () => t`This answer is the numerator, ${m`${x} \times ${y}`}. It still has to be divided by ${z}.`,
        ],
        [
          mul(rational(a, 10 ** i), rational(b, 10 ** j), rational(c, 10 ** k)),
          'wrong-operation',
          () =>
            t`This answer multiplies the numerator, ${m`${x} \times ${y} = ${mul(rational(a, 10 ** i), rational(b, 10 ** j))}`}, by ${z} instead of dividing by it.`,
        ],
        [
          rational(digits),
          'decimal-shift',
          () =>
            t`This answer is ${m`${a} \times ${b} \div ${c}`} and leaves out all decimal places. There are ${i + j} in the numerator and ${k} in the denominator.`,
        ],
      ],
      because: t`The numerator is ${m`${x} \times ${y} = ${mul(rational(a, 10 ** i), rational(b, 10 ** j))}`}. Multiplying it and the denominator by ${10 ** k} gives ${m`${mul(rational(a, 10 ** i), rational(b, 10 ** j), rational(10 ** k))} \div ${c} = ${key}`}.`,
      quick: [
        t`Ignore the decimal points: ${m`\frac{${a} \times ${b}}{${c}} = ${digits}`}. ${i + j === k ? t`The numerator and the denominator have ${count(k, 'decimal place')} each, so the value is ${plain(key)}` : t`The ${i + j > k ? 'numerator' : 'denominator'} has ${count(Math.abs(i + j - k), 'more decimal place')}, so move the decimal point ${count(Math.abs(i + j - k), 'place')} to the ${i + j > k ? 'left' : 'right'}: ${plain(key)}`}.`,
      ],
      full: [
        t`The numerator is ${m`${x} \times ${y} = ${mul(rational(a, 10 ** i), rational(b, 10 ** j))}`}.`,
        t`Multiply the numerator and the denominator by ${10 ** k}, so that the denominator becomes ${c}.`,
        t`Then the value is ${m`${mul(rational(a, 10 ** i), rational(b, 10 ** j), 10 ** k)} \div ${c} = ${key}`}.`,
      ],
      hints: [
        'By what power of 10 could you multiply the numerator and the denominator to make the denominator an integer?',
        t`Ignore the decimal points and work out ${m`${a} \times ${b} \div ${c}`}. How many decimal places are there in the numerator, and how many in the denominator?`,
      ],
    }
  },
  second: ([x = 0, y = 0, z = 1]) => Math.round(((x * y) / z) * 1e6) / 1e6,
})

/** A product in full, however many decimals it has. */
function decimal(value: Rational): string {
  return toNumber(value).toLocaleString('en-US', { maximumFractionDigits: 10 }).replaceAll(',', '{,}')
}
