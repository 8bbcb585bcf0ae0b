import { m, t } from '../../factory/format.ts'
import { gcd } from '../../factory/gcd.ts'
import { range } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { MORE_OFTEN_EACH } from '../../factory/answer-packs.ts'

const CASES = once(() => range(1, 720))

export const remainderOfCombined = sufficiency({
  id: 'remainder-of-combined',
  skill: 'ds-integers',
  version: 3,
  levels: [1.2, 1.5, 1.6],
  answers: MORE_OFTEN_EACH,
  draw: (random, level) => {
    const n = random.int(20, 400)
    const [p, q] = random.pick([[[4, 3], [2, 5], [3, 5]], [[4, 9], [6, 10], [8, 12]], [[9, 6], [8, 6], [10, 4]]][level - 1]!) as [number, number] // prettier-ignore
    return { n, p, q, by: (p * q) / gcd(p, q), k: random.int(2, 4) }
  },
  write: ({ n, p, q, by, k }): Sufficiency<number> => {
    const left = n % by
    const says = (divisor: number, notes: Partial<Statement<number>>, plus = 0): Statement<number> => ({
      text: t`When ${plus === 0 ? m`n` : m`n + ${plus}`} is divided by ${divisor}, the remainder is ${(n + plus) % divisor}.`,
      holds: (one) => (one + plus) % divisor === (n + plus) % divisor,
      ...notes,
    })
    const whole = t`so on division by ${by} the remainder is ${left}.`
    const onP = says(p, { lacks: t`On division by ${by}, several remainders leave ${n % p} on division by ${p}.` })
    const onQ = says(q, { lacks: t`On division by ${by}, several remainders leave ${n % q} on division by ${q}.` })
    const multiple = says(by * k, { enough: t`${by * k} is a multiple of ${by}, ${whole}` })
    const shifted = says(by * (k + 1), { enough: t`${by * (k + 1)} is a multiple of ${by}, so taking 1 away again gives the remainder of ${m`n`}, and on division by ${by} it is ${left}.` }, 1) // prettier-ignore
    const square: Statement<number> = { text: t`When ${m`n^2`} is divided by ${by}, the remainder is ${(n * n) % by}.`, holds: (one) => (one * one) % by === (n * n) % by, lacks: t`Different remainders can have squares with the same remainder.`, enough: t`only the remainder ${left} has a square that leaves this remainder.` } // prettier-ignore
    const together = t`of the remainders on division by ${by}, only ${left} leaves ${n % p} on division by ${p} and ${n % q} on division by ${q}.` // prettier-ignore
    const open = 'Several remainders satisfy both statements.'
    const squareWith = range(0, by - 1).filter((r) => (r * r) % by === (n * n) % by)
    const withSquare = (divisor: number): string | undefined => squareWith.filter((r) => r % divisor === n % divisor).length === 1 ? t`the squares leave only ${squareWith.join(' and ')} as remainders, and just one of them fits the other statement.` : undefined // prettier-ignore
    const prime = says(p === 2 || q === 2 ? 11 : 7, { lacks: t`7 and ${by} have no common factor, so it tells nothing about the remainder.`.replace('7', p === 2 || q === 2 ? '11' : '7') }) // prettier-ignore
    return {
      stem: t`What is the remainder when the positive integer ${m`n`} is divided by ${by}?`,
      cases: CASES(),
      ask: (one) => String(one % by),
      show: (one) => m`n = ${one}`,
      statements: [],
      pairs: [
        { statements: [onP, onQ], together, harder: -0.1 },
        { statements: [multiple, onP], harder: -0.2 },
        { statements: [shifted, square], harder: 0.1 },
        { statements: [multiple, shifted], harder: -0.3 },
        { statements: [square, onP], together: withSquare(p), open, harder: 0.2 },
        { statements: [square, onQ], together: withSquare(q), open, harder: 0.2 },
        { statements: [onP, prime], open, harder: -0.1 },
        { statements: [onQ, prime], open, harder: -0.1 },
      ],
      hints: [
        t`Which remainders on division by ${by} does each statement allow? List them.`,
        t`A number is fixed, as far as ${by} is concerned, by its remainders for divisors whose least common multiple is ${by}.`,
      ],
    }
  },
  second: {
    cases: () => range(1, 5000),
    ask: (n, [by = 1]) => n % by,
    read: [
      [/n\^2/, (n, [, by = 1, r = 0]) => (n * n - r) % by === 0],
      [/n \+ 1/, (n, [plus = 0, by = 1, r = 0]) => (n + plus - r) % by === 0],
      [/^When/, (n, [by = 1, r = 0]) => (n - r) % by === 0],
    ],
  },
})
