import { m, plain, t } from '../factory/format.ts'
import { problem } from '../factory/problem-template.ts'

export const reversedDigits = problem({
  id: 'reversed-digits',
  skill: 'digits',
  levels: [-0.4, 0.2, 0.8],
  draw: (random, level) => {
    const tens = random.int(1, 8)
    const ones = random.int(tens + 1, 9)
    return { tens, ones, ask: level === 1 ? 'number' : level === 2 ? 'reversed' : 'product' } as const
  },
  write: ({ tens, ones, ask }) => {
    const n = 10 * tens + ones
    const back = 10 * ones + tens
    const sum = tens + ones
    const gap = back - n
    const key = ask === 'number' ? n : ask === 'reversed' ? back : tens * ones
    const asked = {
      number: 'What is the number?',
      reversed: 'What is the number with its digits reversed?',
      product: 'What is the product of its two digits?',
    }[ask]
    const steps = gap / 9
    return {
      stem: t`The digits of a two-digit number add up to ${sum}. Reversing the digits increases the number by ${gap}. ${asked}`,
      key,
      show: plain,
      fits: (value) => value.n >= (ask === 'product' ? 1n : 10n) && value.n < 100n,
      wrong: [
        [
          ask === 'number' ? back : ask === 'reversed' ? n : sum,
          'answered-other-quantity',
          () =>
            ask === 'product'
              ? t`${sum} is the sum of the digits.`
              : t`${ask === 'number' ? back : n} is the number ${ask === 'number' ? 'after' : 'before'} reversing. The question asks for the other.`,
        ],
        [
          ask === 'product' ? gap : key + 9,
          ask === 'product' ? 'answered-other-quantity' : 'place-value-as-digit',
          () =>
            ask === 'product'
              ? t`${gap} is the increase.`
              : t`The digits of ${key + 9} do add up to ${digitSum(key + 9)}, but reversing it changes it by another amount than ${gap}.`,
        ],
        [
          ask === 'product' ? tens * (ones + 1) : key - 9,
          'place-value-as-digit',
          () =>
            ask === 'product'
              ? t`The digits ${tens} and ${ones + 1} add up to ${sum + 1}.`
              : t`Reversing ${key - 9} changes it by another amount than ${gap}: the digits have to differ by ${m`\frac{${gap}}{9} = ${steps}`}.`,
        ],
        [
          ask === 'product' ? (tens + 1) * (ones - 1) : key + 11,
          ask === 'product' ? 'place-value-as-digit' : 'ignored-condition',
          () =>
            ask === 'product'
              ? t`The digits ${tens + 1} and ${ones - 1} add up to ${sum}, but they differ by ${Math.abs(ones - tens - 2)}, not by ${steps}.`
              : t`In ${key + 11} the digits differ by the right amount, but their sum is ${sum + 2}.`,
        ],
        [
          ask === 'product' ? (tens - 1) * (ones + 1) : key - 11,
          ask === 'product' ? 'place-value-as-digit' : 'ignored-condition',
          () =>
            ask === 'product'
              ? t`The digits ${tens - 1} and ${ones + 1} add up to ${sum}, but they differ by ${ones - tens + 2}, not by ${steps}.`
              : t`In ${key - 11} the digits differ by the right amount, but their sum is ${sum - 2}.`,
        ],
        [
          ask === 'product' ? n : key + 18,
          ask === 'product' ? 'answered-other-quantity' : 'place-value-as-digit',
          () =>
            ask === 'product'
              ? t`${n} is the number itself.`
              : t`The digits of ${key + 18} differ by another amount than ${steps}.`,
        ],
        [
          ask === 'product' ? tens * ones + 1 : key - 18,
          'off-by-one',
          () =>
            ask === 'product'
              ? t`The digits are ${tens} and ${ones}.`
              : t`The digits of ${key - 18} differ by another amount than ${steps}.`,
        ],
      ],
      because: t`Reversing adds 9 times the difference of the digits, so they differ by ${m`\frac{${gap}}{9} = ${steps}`}; with the sum ${sum} they are ${tens} and ${ones}.`,
      quick: [
        t`Difference of the digits: ${m`\frac{${gap}}{9} = ${steps}`}. Half of ${m`${sum} \pm ${steps}`} gives ${ones} and ${tens}.`,
      ],
      full: [
        t`Let the digits be ${m`a`} and ${m`b`}: the number is ${m`10a + b`}, reversed ${m`10b + a`}.`,
        t`The increase is ${m`9(b - a) = ${gap}`}, so ${m`b - a = ${steps}`}.`,
        t`With ${m`a + b = ${sum}`}: ${m`b = ${ones}`} and ${m`a = ${tens}`}.`,
        ask === 'number'
          ? t`The number is ${n}.`
          : ask === 'reversed'
            ? t`Reversed it is ${back}.`
            : t`Their product is ${tens * ones}.`,
      ],
      hints: [t`Write the number as ${m`10a + b`}.`, t`Reversing changes it by ${m`9(b - a)`}.`],
    }
  },
  second: ([sum = 0, gap = 0], stem) => {
    for (let n = 10; n < 100; n += 1) {
      const back = Number(String(n).split('').toReversed().join(''))
      if (digitSum(n) !== sum || back - n !== gap) continue
      return stem.includes('product') ? Math.floor(n / 10) * (n % 10) : stem.includes('What is the number?') ? n : back
    }
    return Number.NaN
  },
})

function digitSum(n: number): number {
  return String(n)
    .split('')
    .reduce((total, digit) => total + Number(digit), 0)
}
