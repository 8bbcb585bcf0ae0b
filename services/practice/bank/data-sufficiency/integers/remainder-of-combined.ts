import { m, t } from '../../factory/format.ts'
import { gcd } from '../../factory/gcd.ts'
import { range } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'
import {
  sufficiency,
  type Statement,
  type StatementPair,
  type Sufficiency,
} from '../../factory/sufficiency-template.ts'
import { listed } from '../../factory/why-together.ts'
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
      holds: (each) => (each + plus) % divisor === (n + plus) % divisor,
      ...notes,
    })
    const N = m`n`
    const rests = range(0, by - 1)
    /** 'leaves a remainder of 2 when divided by 5', 'is divisible by 5'. */
    const leaves = (rest: number, divisor: number, isOne = true): string =>
      rest === 0
        ? t`${isOne ? 'is' : 'are'} divisible by ${divisor}`
        : t`${isOne ? 'leaves' : 'leave'} a remainder of ${rest} when divided by ${divisor}`
    const either = (found: readonly number[]): string => (found.length < 3 ? found.join(' or ') : `${found.slice(0, -1).join(', ')}, or ${found.at(-1)!}`) // prettier-ignore
    const fitting = (divisor: number): number[] => rests.filter((r) => r % divisor === n % divisor)
    const one = (divisor: number): Statement<number> =>
      says(divisor, {
        lacks: t`When ${N} is divided by ${by}, the remainder can be ${either(fitting(divisor))}, since each of these numbers ${leaves(n % divisor, divisor)}.`,
        trap: t`assumes that the remainder is also ${n % divisor} when ${N} is divided by ${by}, but it can be ${fitting(divisor)[1] ?? left}, for example, since ${fitting(divisor)[1] ?? left} ${leaves(n % divisor, divisor)}, too`,
        consider: t`which of the numbers from 0 through ${by - 1} ${leaves(n % divisor, divisor, false)}?`,
      })
    const [onP, onQ] = [one(p), one(q)]
    /** '2 \times 24 + 9', a multiple of the divisor and the remainder. */
    const timesBy = (whole: number): string => {
      const [times, rest] = [Math.floor(whole / by), whole % by]
      return `${times === 1 ? '' : `${times} \\times `}${by}${rest === 0 ? '' : ` + ${rest}`}`
    }
    /** What being so much more than a multiple of this divisor means for the remainder asked for. */
    const carried = (divisor: number, rest: number, shown = String(rest)): string => {
      const split = rest < by ? ',' : t`, and ${m`${rest} = ${timesBy(rest)}`},`
      const more = left === 0 ? 'a multiple' : t`${left} more than a multiple`
      return t`every multiple of ${divisor} is also a multiple of ${by}. Since ${N} is ${rest === 0 ? 'a' : t`${shown} more than a`} multiple of ${divisor}${split} ${N} is ${more} of ${by}, so the remainder is ${left}.`
    }
    const [large, larger] = [by * k, by * (k + 1)]
    const multiple = says(large, { enough: carried(large, n % large), missed: t`rejects the statement because the divisor is ${large} rather than ${by}, but ${large} is a multiple of ${by}`, consider: t`how is ${large} related to ${by}?` }) // prettier-ignore
    const after = (n + 1) % larger
    const why = after === 0 ? t`every multiple of ${larger} is also a multiple of ${by}. Since ${N} is 1 less than a multiple of ${by}, the remainder is ${m`${by} - 1 = ${left}`}.` : carried(larger, after - 1, m`${after} - 1 = ${after - 1}`) // prettier-ignore
    const shifted = says(larger, { enough: why, missed: t`overlooks that ${larger} is a multiple of ${by} and that ${N} is 1 less than ${m`n + 1`}`, consider: t`how is ${larger} related to ${by}, and how is ${m`n + 1`} related to ${N}?` }, 1) // prettier-ignore
    const squared = (n * n) % by
    const squareWith = rests.filter((r) => (r * r) % by === squared)
    const primesIn = (whole: number): string => listed([2, 3, 5].filter((prime) => whole % prime === 0).map(String))
    const bySquare =
      left === 0
        ? t`Since ${m`n^2`} is divisible by ${by}, ${N} is divisible by ${primesIn(by)} and therefore by ${by}, so the remainder is 0.`
        : t`Since ${m`n^2`} is an odd multiple of ${left}, ${N} is odd and divisible by ${primesIn(left)}. So ${N} is also an odd multiple of ${left}, and the remainder is ${left}.`
    const square: Statement<number> = { text: t`When ${m`n^2`} is divided by ${by}, the remainder is ${squared}.`, holds: (each) => (each * each) % by === squared, lacks: t`The remainder when ${N} is divided by ${by} can be ${either(squareWith)}, since the square of each of these numbers ${leaves(squared, by)}.`, trap: t`considers only the remainder ${squareWith[0]!}, but the square of ${squareWith[1] ?? left} also ${leaves(squared, by)}`, enough: t`a prime that divides ${m`n^2`} must also divide ${N}. ${bySquare}`, missed: t`overlooks that among the numbers from 0 through ${by - 1}, only ${left} has a square that ${leaves(squared, by)}`, consider: t`which of the numbers from 0 through ${by - 1} have squares that ${leaves(squared, by, false)}?` } // prettier-ignore
    const together = t`since ${N} ${leaves(n % p, p)}, the remainder when ${N} is divided by ${by} can only be ${either(fitting(p))}. Of these numbers, only ${left} ${leaves(n % q, q)}, so the answer is ${left}.` // prettier-ignore
    const bothMissed = t`overlooks that among the remainders from 0 through ${by - 1}, only ${left} fits both statements: it ${leaves(n % p, p)}, and it ${leaves(n % q, q)}`
    const withSquare = (divisor: number): Partial<StatementPair<number>> => {
      const both = squareWith.filter((r) => r % divisor === n % divisor)
      const first = t`of the numbers from 0 through ${by - 1}, only ${listed(squareWith.map(String))} have squares that ${leaves(squared, by, false)}`
      return both.length === 1
        ? { together: t`${first}. Of these numbers, only ${left} ${leaves(n % divisor, divisor)}, so the answer is ${left}.`, bothMissed: t`rejects the statements because the squares of ${listed(squareWith.map(String))} all fit, but of these numbers, only ${left} ${leaves(n % divisor, divisor)}` }
        : { open: t`The remainders ${listed(both.map(String))} all fit both statements: each of these numbers ${leaves(n % divisor, divisor)}, and its square ${leaves(squared, by)}.`, bothTrap: t`considers only the remainder ${both[0] ?? left}, but the remainders ${listed(both.map(String))} all fit both statements` } // prettier-ignore
    }
    const strange = p === 2 || q === 2 ? 11 : 7
    const prime = says(strange, { lacks: t`Since ${strange} and ${by} have no common factor greater than 1, any remainder is possible when ${N} is divided by ${by}.`, trap: t`assumes that division by ${strange} shows something about division by ${by}, but ${strange} and ${by} have no common factor greater than 1`, consider: t`do ${strange} and ${by} have a common factor greater than 1?` }) // prettier-ignore
    const withPrime = (divisor: number): Partial<StatementPair<number>> => ({ open: t`Since ${strange} and ${by} have no common factor greater than 1, the statement about division by ${strange} rules nothing out. When ${N} is divided by ${by}, the remainder can still be ${either(fitting(divisor))}.`, bothTrap: t`expects division by ${strange} to leave only one possible remainder, but it rules out none of the remainders ${listed(fitting(divisor).map(String))}` }) // prettier-ignore
    return {
      stem: t`What is the remainder when the positive integer ${m`n`} is divided by ${by}?`,
      cases: CASES(),
      ask: (each) => String(each % by),
      show: (each) => m`n = ${each}${each <= by ? '' : ` = ${timesBy(each)}`}`,
      statements: [],
      pairs: [
        { statements: [onP, onQ], together, bothMissed, harder: -0.1 },
        { statements: [multiple, onP], harder: -0.2 },
        { statements: [shifted, square], harder: 0.1 },
        { statements: [multiple, shifted], harder: -0.3 },
        { statements: [square, onP], ...withSquare(p), harder: 0.2 },
        { statements: [square, onQ], ...withSquare(q), harder: 0.2 },
        { statements: [onP, prime], ...withPrime(p), harder: -0.1 },
        { statements: [onQ, prime], ...withPrime(q), harder: -0.1 },
      ],
      hints: [
        t`Do you need to find ${N} itself, or only which remainders from 0 through ${by - 1} are possible?`,
        t`Which of the remainders from 0 through ${by - 1} does each statement allow?`,
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
