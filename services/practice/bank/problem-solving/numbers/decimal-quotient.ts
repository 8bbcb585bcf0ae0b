import { m, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { div, mul, rational } from '../../factory/rational.ts'

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
    const shift = i + j - k
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
            t`The digits of ${m`${a} \times ${b} \div ${c}`} are right, but the point is one place too far right: above the line there are ${i + j} decimal places, below it ${k}.`,
        ],
        [
          div(key, 10),
          'decimal-shift',
          () =>
            t`The digits of ${m`${a} \times ${b} \div ${c}`} are right, but the point is one place too far left: above the line there are ${i + j} decimal places, below it ${k}.`,
        ],
        [
          mul(key, 100),
          'decimal-shift',
          () =>
            t`The point is two places off. Dividing by ${z} makes the value larger, by ${k} ${k === 1 ? 'place' : 'places'}.`,
        ],
        [
          div(key, 100),
          'decimal-shift',
          () => t`The point is two places off. The denominator takes ${k} of the ${i + j} decimal places away.`,
        ],
        [
          rational(digits, 10 ** (i + j + k)),
          'decimal-shift',
          () => t`This answer adds the decimal places of the denominator. Dividing by ${z} takes them away.`,
        ],
        [
          mul(rational(a * b * c, 1), rational(1, 10 ** (i + j))),
          'wrong-operation',
          () => t`This answer multiplies by ${c} instead of dividing by it.`,
        ],
        [
          div(rational(a, 10 ** i), rational(c, 10 ** k)),
          'ignored-condition',
          () => t`This answer divides ${x} by ${z} and leaves the factor ${y} out.`,
        ],
        [
          div(rational(b, 10 ** j), rational(c, 10 ** k)),
          'ignored-condition',
          () => t`This answer divides ${y} by ${z} and leaves the factor ${x} out.`,
        ],
        [
          mul(rational(a, 10 ** i), rational(b, 10 ** j)),
          'stopped-early',
          () => t`${m`${x} \times ${y}`} is what stands above the line. It is still to be divided by ${z}.`,
        ],
        [
          mul(rational(a, 10 ** i), rational(b, 10 ** j), rational(c, 10 ** k)),
          'wrong-operation',
          () => t`This answer multiplies by ${z}. The line of the fraction divides by it.`,
        ],
        [
          rational(digits),
          'decimal-shift',
          () =>
            t`${digits} is ${m`${a} \times ${b} \div ${c}`}, without the ${i + j} decimal places above the line and the ${k} below.`,
        ],
      ],
      because: t`${m`${a} \times ${b} \div ${c} = ${digits}`}, and the decimal places are ${m`${i} + ${j} - ${k} = ${shift}`}: ${plain(key)}.`,
      quick: [
        t`Digits first: ${m`\frac{${a} \times ${b}}{${c}} = ${digits}`}. Places: ${m`${i + j} - ${k} = ${shift}`}. So ${plain(key)}.`,
      ],
      full: [
        t`Above the line: ${m`${x} \times ${y} = ${mul(rational(a, 10 ** i), rational(b, 10 ** j))}`}.`,
        t`Multiply top and bottom by ${10 ** k}, so that the bottom becomes ${c}.`,
        t`Then ${m`${mul(rational(a, 10 ** i), rational(b, 10 ** j), 10 ** k)} \div ${c} = ${key}`}.`,
      ],
      hints: [
        'Work out the digits and the decimal places apart.',
        t`There are ${i + j} decimal places above the line and ${k} below.`,
      ],
    }
  },
  second: ([x = 0, y = 0, z = 1]) => Math.round(((x * y) / z) * 1e6) / 1e6,
})
