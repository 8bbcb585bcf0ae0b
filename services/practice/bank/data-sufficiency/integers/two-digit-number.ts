import { m, t } from '../../factory/format.ts'
import { rational } from '../../factory/rational.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { pairs, range } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'
import { NEVER_EACH } from '../../factory/answer-packs.ts'

type Digits = readonly [tens: number, units: number]

const CASES = once((): readonly Digits[] => pairs(range(1, 9), range(0, 9)))
const ASKS = [
  { question: m`n`, of: ([a, b]: Digits) => 10 * a + b },
  { question: `the units digit of ${m`n`}`, of: ([, b]: Digits) => b },
  {
    question: `the sum of ${m`n`} and the integer formed by reversing the digits of ${m`n`}`,
    of: ([a, b]: Digits) => 11 * (a + b),
  },
] as const

export const twoDigitNumber = sufficiency({
  id: 'two-digit-number',
  skill: 'ds-integers',
  version: 4,
  levels: [-1.3, 0.3, 1],
  answers: NEVER_EACH,
  draw: (random, level) => {
    const [a, b] = [random.int(1, 9), random.int(1, 9)]
    if (a === b) return null
    const divisor = random.pick([3, 4, 6, 7, 8, 9, 11, 12, 13])
    return { a, b, divisor, below: random.int(1, 6), above: random.int(1, 6), level }
  },
  write: ({ a, b, divisor, below, above, level }): Sufficiency<Digits> => {
    const n = 10 * a + b
    const [low, high] = [Math.max(10, n - below), Math.min(99, n + above)]
    const rest = n % divisor
    const statements: Array<Statement<Digits>> = [
      {
        text: t`The sum of the digits of ${m`n`} is ${a + b}.`,
        line: [1, 1, a + b],
        holds: ([p, q]) => p + q === a + b,
        lacks: 'It fixes only the sum of the two digits.',
        enough: t`the two integers add up to 11 times the sum of the digits, ${m`11 \times ${a + b} = ${11 * (a + b)}`}.`,
      },
      {
        text: t`The tens digit of ${m`n`} is ${Math.abs(a - b)} ${a > b ? 'more' : 'less'} than the units digit.`,
        line: [1, -1, a - b],
        holds: ([p, q]) => p - q === a - b,
        lacks: 'It fixes only the difference of the two digits.',
      },
      {
        text: t`Reversing the digits of ${m`n`} gives an integer ${9 * Math.abs(a - b)} ${a > b ? 'less' : 'greater'} than ${m`n`}.`,
        line: [1, -1, a - b],
        holds: ([p, q]) => 9 * (p - q) === 9 * (a - b),
        lacks: t`Reversing changes an integer by 9 times the difference of its digits, so it says only that the digits differ by ${Math.abs(a - b)}.`,
      },
      {
        text: t`The product of the digits of ${m`n`} is ${a * b}.`,
        holds: ([p, q]) => p * q === a * b,
        lacks: 'The same product can come from the digits in another order, or from other digits.',
      },
      {
        text: t`When ${m`n`} is divided by ${divisor}, the remainder is ${rest}.`,
        holds: ([p, q]) => (10 * p + q) % divisor === rest,
        lacks: t`One integer in ${divisor} leaves this remainder.`,
      },
      {
        text: t`${m`n`} is greater than ${low - 1} and less than ${high + 1}.`,
        holds: ([p, q]) => 10 * p + q > low - 1 && 10 * p + q < high + 1,
        lacks: 'It gives only bounds.',
      },
      {
        text: t`The tens digit of ${m`n`} is ${a}.`,
        line: [1, 0, a],
        holds: ([p]) => p === a,
        lacks: 'The units digit stays open.',
      },
    ]
    if (level === 1) {
      statements.push(
        {
          text: t`When ${m`n`} is divided by 10, the quotient is ${a} and the remainder is ${b}.`,
          holds: ([p, q]) => p === a && q === b,
          enough: t`${m`n = 10 \times ${a} + ${b} = ${n}`}.`,
        },
        {
          text: t`Three times ${m`n`} is ${2 * n} more than ${m`n`}.`,
          holds: ([p, q]) => 3 * (10 * p + q) === 2 * n + 10 * p + q,
          enough: t`${m`3n = n + ${2 * n}`} gives ${m`2n = ${2 * n}`}, so ${m`n = ${n}`}.`,
        },
      )
    }
    if (level === 2) {
      statements.push(
        {
          text: t`When ${m`n`} is divided by 5, the remainder is ${b % 5}, and ${m`n`} is ${n % 2 === 0 ? 'even' : 'odd'}.`,
          holds: ([p, q]) => (10 * p + q) % 5 === b % 5 && (q - b) % 2 === 0,
          enough: t`that remainder leaves the units digits ${b % 5} and ${(b % 5) + 5}, and only ${b} is ${n % 2 === 0 ? 'even' : 'odd'}.`,
        },
        {
          text: t`The units digit of ${m`n + ${above}`} is ${(b + above) % 10}.`,
          holds: ([, q]) => (q + above) % 10 === (b + above) % 10,
          enough: t`only the units digit ${b} becomes ${(b + above) % 10} when ${above} is added.`,
        },
      )
    }
    if (level === 3) {
      statements.push(
        {
          text: t`The average (arithmetic mean) of the digits of ${m`n`} is ${rational(a + b, 2)}.`,
          holds: ([p, q]) => p + q === a + b,
          enough: t`the digits add up to ${a + b}, and the two integers to ${m`11 \times ${a + b} = ${11 * (a + b)}`}.`,
        },
        {
          text: t`If each digit of ${m`n`} is doubled, the two results add up to ${2 * (a + b)}.`,
          holds: ([p, q]) => 2 * p + 2 * q === 2 * (a + b),
          enough: t`the digits add up to half of that, ${a + b}, and the two integers to ${m`11 \times ${a + b} = ${11 * (a + b)}`}.`,
        },
      )
    }
    const { question, of } = ASKS[level - 1]!
    return {
      stem: t`If ${m`n`} is a two-digit positive integer, what is ${question}?`,
      cases: CASES(),
      ask: (one) => String(of(one)),
      show: ([p, q]) => m`n = ${10 * p + q}`,
      statements,
      unknowns: {
        letters: ['a', 'b'],
        meaning: t`Let ${m`a`} be the tens digit and ${m`b`} the units digit.`,
        result: ([p, q]) => t`So ${m`n = ${10 * p + q}`}.`,
      },
      hints: [
        t`Write ${m`n = 10a + b`} with the digits ${m`a`} and ${m`b`}.`,
        'List the two-digit integers that fit a statement; there are never many.',
      ],
    }
  },
  second: {
    cases: () => range(10, 99).map(String),
    ask: (n, _numbers, stem) =>
      stem.includes('reversing') ? Number(n) + Number(n[1]! + n[0]!) : stem.includes('units digit') ? n[1]! : n,
    read: [
      [/^The sum/, (n, [sum = 0]) => Number(n[0]) + Number(n[1]) === sum],
      [
        /^The tens digit .* (more|less)/,
        (n, [gap = 0], { statement: s }) => Number(n[0]) === Number(n[1]) + (s.includes('more') ? gap : -gap),
      ],
      [/^The tens digit/, (n, [a = 0]) => Number(n[0]) === a],
      [
        /^Reversing/,
        (n, [by = 0], { statement: s }) => Number(n[1]! + n[0]!) === Number(n) + (s.includes('less') ? -by : by),
      ],
      [/product/, (n, [p = 0]) => Number(n[0]) * Number(n[1]) === p],
      [/quotient/, (n, [ten = 1, q = 0, r = 0]) => Number(n) === ten * q + r],
      [
        /(even|odd)\.$/,
        (n, [d = 1, r = 0], { statement: s }) =>
          Number.isInteger((Number(n) - r) / d) && Number.isInteger(Number(n) / 2) === s.includes('even'),
      ],
      [/When/, (n, [d = 1, r = 0]) => Number.isInteger((Number(n) - r) / d)],
      [/greater than/, (n, [low = 0, high = 0]) => Number(n) > low && Number(n) < high],
      [/units digit/, (n, [k = 0, u = 0]) => String(Number(n) + k).endsWith(String(u))],
      [/average/, (n, [mean = 0]) => (Number(n[0]) + Number(n[1])) / 2 === mean],
      [/doubled/, (n, [sum = 0]) => 2 * Number(n[0]) + 2 * Number(n[1]) === sum],
      [/^Three times/, (n, [more = 0]) => Number(n) === more / 2],
    ],
  },
})
