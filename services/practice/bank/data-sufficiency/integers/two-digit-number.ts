import { capital } from '../../factory/capital.ts'
import { m, t } from '../../factory/format.ts'
import { rational } from '../../factory/rational.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { pairs, range } from '../../factory/grid.ts'
import { listed } from '../../factory/why-together.ts'
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

const HINTS = [
  'How many two-digit integers does each statement allow?',
  t`Does the tens digit of ${m`n`} matter for the question?`,
  t`If the tens digit is ${m`a`} and the units digit is ${m`b`}, how can you write ${m`n`} and the integer with the digits reversed?`,
] as const
const SECOND_HINTS = [
  'For each statement, can you find two different two-digit integers that fit it?',
  'For each statement, list several two-digit integers that fit it, and compare their units digits.',
  'For each statement, list several two-digit integers that fit it, and compare the sums that the question asks for.',
] as const

export const twoDigitNumber = sufficiency({
  id: 'two-digit-number',
  skill: 'ds-integers',
  version: 5,
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
    const gap = Math.abs(a - b)
    const N = m`n`
    const fitting = range(10, 99).filter((one) => one % divisor === rest)
    const divided = (one: number): string =>
      m`${one} = ${Math.floor(one / divisor)} \times ${divisor}${rest === 0 ? '' : ` + ${rest}`}`
    const elevenfold = `11 \\times ${a + b} = ${11 * (a + b)}`
    const bySum = t`With tens digit ${m`a`} and units digit ${m`b`}, ${N} is ${m`10a + b`} and the reversed integer is ${m`10b + a`}. Their sum is ${m`11a + 11b = 11(a + b) = ${elevenfold}`}.`
    const onlySum = t`overlooks that the sum of ${N} and the reversed integer is always 11 times the sum of the digits`
    const onlyUnits = 'overlooks that the statement gives the units digit, which is all that the question asks for'
    const reversed = 10 * b + a
    const shifted = a < 9 && b < 9 ? n + 11 : n - 11
    const onlyGap = t`the tens digit is at least 1 and the units digit at most 9, so a difference of ${gap} leaves only the digits ${a} and ${b}, and ${N} is ${n}.`
    const [gapText, difference] = [t`the tens digit is ${gap} ${a > b ? 'more' : 'less'} than the units digit`, a > b ? m`(10a + b) - (10b + a) = 9(a - b)` : m`(10b + a) - (10a + b) = 9(b - a)`] // prettier-ignore
    const byReversing = t`with tens digit ${m`a`} and units digit ${m`b`}, reversing changes ${N} by ${difference}`
    const otherDigits = CASES().find(([p, q]) => p * q === a * b && p + q !== a + b) ?? [a, b]
    const statements: Array<Statement<Digits>> = [
      {
        text: t`The sum of the digits of ${N} is ${a + b}.`,
        line: [1, 1, a + b],
        holds: ([p, q]) => p + q === a + b,
        lacks: t`The digits of ${n} have a sum of ${a + b}, and so do the digits of ${reversed}${level === 2 ? ', but the units digits are different' : ''}.`,
        trap: t`tries only ${n}, but the digits of ${reversed} also have a sum of ${a + b}`,
        enough: t`the digits add up to ${a + b}. ${bySum}`,
        missed: onlySum,
      },
      {
        text: t`The tens digit of ${N} is ${gap} ${a > b ? 'more' : 'less'} than the units digit.`,
        line: [1, -1, a - b],
        holds: ([p, q]) => p - q === a - b,
        lacks: t`In both ${n} and ${shifted}, ${gapText}.`,
        trap: t`tries only ${n}, but in ${shifted}, too, ${gapText}${level === 3 ? ', and the sum of the digits is different' : ''}`,
        enough: onlyGap,
        missed: t`overlooks that ${n} is the only two-digit integer whose digits differ in this way`,
      },
      {
        text: t`Reversing the digits of ${N} gives an integer ${9 * gap} ${a > b ? 'less' : 'greater'} than ${N}.`,
        line: [1, -1, a - b],
        holds: ([p, q]) => 9 * (p - q) === 9 * (a - b),
        lacks: t`${capital(byReversing)}. Since this is ${9 * gap}, ${gapText}, as in ${n} and ${shifted}.`,
        trap: t`finds only ${n}, but reversing ${shifted} also changes it by ${9 * gap}, because the digits of ${shifted} have the same difference`,
        enough: t`${byReversing}, so the digits differ by ${m`${9 * gap} \div 9 = ${gap}`}. Now ${onlyGap}`,
        missed: t`overlooks that ${n} is the only two-digit integer whose digits differ in this way`,
      },
      {
        text: t`The product of the digits of ${N} is ${a * b}.`,
        holds: ([p, q]) => p * q === a * b,
        enough: t`the only pair of digits with a product of ${a * b} is ${Math.min(a, b)} and ${Math.max(a, b)}, so the digits add up to ${a + b}. ${bySum}`,
        missed: t`overlooks that the digits must be ${Math.min(a, b)} and ${Math.max(a, b)} and that their order does not change the sum`,
        lacks: level === 3 ? t`For example, ${m`${a} \times ${b}`} and ${m`${otherDigits[0]} \times ${otherDigits[1]}`} are both ${a * b}, but the sums of the digits, ${a + b} and ${otherDigits[0] + otherDigits[1]}, are different.` : t`The digits ${a} and ${b} have a product of ${a * b} in either order, so ${N} can be ${n} or ${reversed}.`, // prettier-ignore
        trap: level === 3 ? t`tries only the digits ${a} and ${b}, but ${otherDigits[0]} and ${otherDigits[1]} also have a product of ${a * b}` : t`tries only ${n}, but other two-digit integers, such as ${reversed}, also have digits with a product of ${a * b}`, // prettier-ignore
      },
      {
        text: t`When ${N} is divided by ${divisor}, the remainder is ${rest}.`,
        holds: ([p, q]) => (10 * p + q) % divisor === rest,
        lacks: t`More than one two-digit integer leaves this remainder: ${divided(fitting[0]!)} and ${divided(fitting[1]!)}, for example.`,
        trap: t`considers only ${fitting[0]!}, the first integer that leaves a remainder of ${rest}, but ${fitting[1]!} leaves the same remainder`,
      },
      {
        text: t`${N} is greater than ${low - 1} and less than ${high + 1}.`,
        holds: ([p, q]) => 10 * p + q > low - 1 && 10 * p + q < high + 1,
        lacks: t`It allows all ${high - low + 1} integers from ${low} through ${high}${level === 2 && high - low < 10 ? ', whose units digits all differ' : ''}.`,
        trap: t`tries only ${n}, but any of the ${high - low + 1} integers from ${low} through ${high} is possible`,
      },
      {
        text: t`The tens digit of ${N} is ${a}.`,
        line: [1, 0, a],
        holds: ([p]) => p === a,
        lacks: `The units digit can be any digit from 0 through 9${level === 3 ? ', and the sum changes with the units digit' : ''}.`,
        trap: 'considers only the tens digit, but the units digit can be any digit from 0 through 9',
      },
    ]
    if (level === 1) {
      statements.push(
        {
          text: t`When ${N} is divided by 10, the quotient is ${a} and the remainder is ${b}.`,
          holds: ([p, q]) => p === a && q === b,
          enough: t`an integer is the divisor times the quotient plus the remainder, so ${m`n = 10 \times ${a} + ${b} = ${n}`}.`,
          missed:
            'overlooks that dividing by 10 gives the tens digit as the quotient and the units digit as the remainder',
        },
        {
          text: t`Three times ${N} is ${2 * n} more than ${N}.`,
          holds: ([p, q]) => 3 * (10 * p + q) === 2 * n + 10 * p + q,
          enough: t`${m`3n = n + ${2 * n}`}, so ${m`2n = ${2 * n}`} and ${m`n = ${n}`}.`,
          missed: t`overlooks that subtracting ${N} from both sides of ${m`3n = n + ${2 * n}`} leaves an equation with one solution`,
        },
      )
    }
    if (level === 2) {
      statements.push(
        {
          text: t`When ${N} is divided by 5, the remainder is ${b % 5}, and ${N} is ${n % 2 === 0 ? 'even' : 'odd'}.`,
          holds: ([p, q]) => (10 * p + q) % 5 === b % 5 && (q - b) % 2 === 0,
          enough: t`multiples of 5 end in 0 or 5, so an integer with a remainder of ${b % 5} ends in ${b % 5} or ${(b % 5) + 5}, and of these digits only ${b} is ${n % 2 === 0 ? 'even' : 'odd'}, so the units digit of ${N} is ${b}.`,
          missed: onlyUnits,
        },
        {
          text: t`The units digit of ${m`n + ${above}`} is ${(b + above) % 10}.`,
          holds: ([, q]) => (q + above) % 10 === (b + above) % 10,
          enough: t`the only digit that gives a sum ending in ${(b + above) % 10} when ${above} is added is ${b}, since ${m`${b} + ${above} = ${b + above}`}, so the units digit of ${N} is ${b}.`,
          missed: onlyUnits,
        },
      )
    }
    if (level === 3) {
      statements.push(
        {
          text: t`The average (arithmetic mean) of the digits of ${N} is ${rational(a + b, 2)}.`,
          holds: ([p, q]) => p + q === a + b,
          enough: t`the sum of the digits is ${m`2 \times ${rational(a + b, 2)} = ${a + b}`}. ${bySum}`,
          missed: onlySum,
        },
        {
          text: t`If each digit of ${N} is doubled, the sum of the two results is ${2 * (a + b)}.`,
          holds: ([p, q]) => 2 * p + 2 * q === 2 * (a + b),
          enough: t`the sum of the digits is half of ${2 * (a + b)}, or ${a + b}. ${bySum}`,
          missed: onlySum,
        },
      )
    }
    const { question, of } = ASKS[level - 1]!
    /** What is asked, for an integer that has been found. */
    const finish = (one: Digits): string => {
      const [p, q] = one
      const found = m`n = ${10 * p + q}`
      return [found, t`${found} and its units digit is ${q}`, t`${found} and the sum is ${m`${10 * p + q} + ${10 * q + p} = ${of(one)}`}`][level - 1]! // prettier-ignore
    }
    return {
      stem: t`If ${m`n`} is a two-digit positive integer, what is ${question}?`,
      asks: level === 3 ? { what: t`for 11 times the sum of the two digits`, because: t`${m`(10a + b) + (10b + a) = 11(a + b)`} for tens digit ${m`a`} and units digit ${m`b`}` } : undefined,
      cases: CASES(),
      ask: (one) => String(of(one)),
      show: ([p, q]) => m`n = ${10 * p + q}`,
      since: ([p, q]) => (level === 3 ? m`${10 * p + q} + ${10 * q + p} = ${of([p, q])}` : undefined),
      statements,
      unknowns: {
        letters: ['a', 'b'],
        meaning: t`Let ${m`a`} be the tens digit and ${m`b`} the units digit.`,
        result: (one) => `Therefore, ${finish(one)}.`,
      },
      together: (pair, left) => {
        if (left.length > 1 || pair.every(({ line }) => line !== undefined)) return undefined
        const allowed = pair.map(({ holds }) => CASES().filter(holds))
        const at = allowed[0]!.length <= allowed[1]!.length ? 0 : 1
        const few = allowed[at]!.map(([p, q]) => String(10 * p + q))
        const [[p, q] = [0, 0]] = left
        return few.length > 12
          ? undefined
          : t`Statement (${at + 1}) allows only ${listed(few)}. Of these, only ${10 * p + q} also fits statement (${2 - at}), so ${finish([p, q])}.`
      },
      bothTrap: (pair, left) => {
        const lines = pair.map(({ line }) => line?.join())
        if (lines[0] !== undefined && lines[0] === lines[1])
          return t`treats the statements as two different facts, but each says only that the digits of ${N} differ by ${gap}`
        const [found = '', ...others] = left.map(([p, q]) => String(10 * p + q))
        return others.length <= 7
          ? t`considers only ${found}, the first integer that fits both statements, but ${listed(others)} ${others.length === 1 ? 'also fits' : 'also fit'}`
          : t`considers only ${found}, the first integer that fits both statements, but ${others.length} other integers also fit`
      },
      bothMissed: (_pair, left) => (left.length > 1 ? undefined : t`overlooks that ${left.map(([p, q]) => 10 * p + q).join()} is the only two-digit integer that fits both statements`),
      hints: [HINTS[level - 1]!, SECOND_HINTS[level - 1]!],
    } // prettier-ignore
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
