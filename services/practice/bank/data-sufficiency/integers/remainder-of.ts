import { m, t } from '../../factory/format.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { gcd } from '../../factory/gcd.ts'
import { range } from '../../factory/grid.ts'
import { listed } from '../../factory/why-together.ts'

export const remainderOf = sufficiency({
  id: 'remainder-of',
  skill: 'ds-integers',
  version: 5,
  levels: [-0.3, 0.4, 1.1],
  draw: (random, level) => {
    const d = random.int(3, level === 1 ? 6 : 12)
    const r = random.int(0, d - 1)
    const e = random.int(2, 9)
    if (d % e === 0 || e % d === 0) return null
    return {
      d,
      r,
      e,
      s: random.int(0, e - 1),
      times: random.int(2, 4),
      add: random.int(1, d - 1),
      f: random.pick([2, 3].filter((x) => d % x === 0 || d > 4)),
    }
  },
  write: ({ d, r, e, s, times, add: plus, f }): Sufficiency<number> => {
    const big = d * times
    const bigR = r + d * (times - 1)
    const N = m`n`
    const low = Math.max(r - 1, 0)
    const last = big + r + Math.max(1, d - r) - 1
    const inRange = last === big + r + 1 ? t`${big + r} and ${last}` : t`from ${big + r} through ${last}`
    const isFree = f % d === 0
    const ofMultiple = range(0, d - 1).filter((rest) => (f * rest) % d === (f * r) % d)
    /** Why an integer that is so much more than a multiple of the greater divisor has the remainder asked for. */
    const sameAs = (more: number): string =>
      t`${N} is ${more} more than a multiple of ${big}, and every multiple of ${big} is a multiple of ${d}. So when divided by ${d}, ${N} leaves the same remainder as ${more}. Since ${m`${more} = ${Math.floor(more / d)} \times ${d} + ${r}`}, that remainder is ${r}.`
    /** What the multiple of a remainder leaves: '2 × 4 = 8 = 1 × 6 + 2'. */
    const timesRest = (rest: number): string =>
      m`${f} \times ${rest} = ${f * rest}${f * rest < d ? '' : ` = ${Math.floor((f * rest) / d)} \\times ${d} + ${(f * rest) % d}`}`
    /** Which remainders a statement allows, and why. */
    const allows = (pair: readonly [Statement<number>, Statement<number>], at: 0 | 1): string => {
      const { text, holds } = pair[at]
      const rests = restsOf(range(1, 800).filter(holds), d)
      const name = t`Statement (${at + 1}) allows`
      if (text.includes(`${f}n`))
        return t`${name} the remainders ${listed(rests.map(String))}, since ${listed(ofMultiple.map(timesRest))}.`
      if (text.includes('greater')) return t`${name} the remainders ${listed(rests.map(String))}.`
      const first = range(1, 800).filter(holds).slice(0, rests.length)
      return t`${name} ${first.join(', ')}, and so on, which leave remainders of ${listed(first.map((n) => String(n % d)))} in turn when divided by ${d}.`
    }
    const statements: Array<Statement<number>> = [
      {
        text: t`When ${N} is divided by ${big}, the remainder is ${bigR}.`,
        holds: (n) => n % big === bigR,
        enough: sameAs(bigR),
        missed: t`overlooks that every multiple of ${big} is a multiple of ${d}, so the remainder on division by ${d} is determined, too`,
        consider: t`how is ${big} related to ${d}?`,
      },
      {
        text: t`When ${N} is divided by ${e}, the remainder is ${s}.`,
        holds: (n) => n % e === s,
        lacks: t`Adding ${e} to ${N} keeps the statement true. But ${e} is not a multiple of ${d}, so the remainder on division by ${d} changes.`,
        trap:
          s < d
            ? t`takes ${s}, the remainder on division by ${e}, for the remainder on division by ${d}`
            : t`overlooks that adding ${e} to ${N} changes the remainder on division by ${d}`,
        consider: t`what are the first few values of ${N}, and what remainders do they leave when divided by ${d}?`,
      },
      {
        text: t`${m`n + ${plus}`} is a multiple of ${d}.`,
        holds: (n) => (n + plus) % d === 0,
        enough: t`${N} is ${plus} less than a multiple of ${d}, so it is ${m`${d} - ${plus} = ${d - plus}`} more than the multiple of ${d} before that, and the remainder is ${d - plus}. For example, ${N} can be ${d - plus}, ${2 * d - plus}, or ${3 * d - plus}, and each of these integers leaves a remainder of ${d - plus}.`,
        missed: t`overlooks that ${N} must be exactly ${plus} less than a multiple of ${d}, which determines the remainder`,
        consider: t`how far is ${N} from a multiple of ${d}?`,
      },
      {
        text: t`${m`n - ${r + d}`} is a multiple of ${big}.`,
        holds: (n) => (n - r - d) % big === 0,
        enough: sameAs(r + d),
        missed: t`overlooks that every multiple of ${big} is a multiple of ${d}, so the remainder on division by ${d} is determined`,
        consider: t`how far is ${N} from a multiple of ${big}, and how is ${big} related to ${d}?`,
      },
      {
        text: t`When ${m`${f}n`} is divided by ${d}, the remainder is ${(f * r) % d}.`,
        holds: (n) => (f * n) % d === (f * r) % d,
        // No capital letter starts the second sentence: the short solution would be cut before it.
        enough: t`${f} and ${d} have no common factor other than 1, so different remainders of ${N} lead to different remainders of ${m`${f}n`}${
          d > 12
            ? ''
            : t` (for remainders from 0 to ${d - 1}, they are ${range(0, d - 1)
                .map((rest) => (f * rest) % d)
                .join(', ')})`
        }. ${m`${f}n`} leaves a remainder of ${(f * r) % d} only if ${N} leaves ${r} (${timesRest(r)}), so the remainder is ${r}.`,
        missed: t`overlooks that ${m`${f}n`} leaves a remainder of ${(f * r) % d} only if ${N} leaves a remainder of ${r}`,
        lacks: isFree
          ? t`${m`${f}n`} is a multiple of ${d} for every integer ${N}, so a remainder of 0 tells you nothing about ${N}.`
          : t`If the remainder of ${N} is ${either(ofMultiple)}, then ${m`${f}n`} leaves a remainder of ${(f * r) % d}: ${ofMultiple.map(timesRest).join(', ')}.`,
        trap: isFree
          ? t`overlooks that ${m`${f}n`} is a multiple of ${d} for every integer ${N}`
          : t`divides ${m`${f}n`} by ${f} as in an equation, but ${f} and ${d} share a factor of ${gcd(f, d)}, so more than one remainder is possible`,
        consider: t`what remainder does ${m`${f}n`} leave if ${N} leaves a remainder of ${d > 5 ? t`0, 1, 2, and so on up to ${d - 1}` : either(range(0, d - 1))}?`,
      },
      {
        text: t`${N} is less than ${d + 2}.`,
        holds: (n) => n < d + 2,
        lacks: t`The integers from 1 through ${d + 1} do not all leave the same remainder when divided by ${d}.`,
        trap: t`overlooks that 1 and 2 are both less than ${d + 2} and leave different remainders when divided by ${d}`,
        consider: t`which values can ${N} have, and what remainders do they leave when divided by ${d}?`,
      },
      {
        text: t`When ${N} is divided by ${d}, the remainder is greater than ${low}.`,
        holds: (n) => n % d > low,
        lacks: t`The remainder can be any integer from ${low + 1} through ${d - 1}.`,
        trap: t`overlooks that remainders of ${low + 1} and ${d - 1}, for example, are both greater than ${low}`,
        enough: t`a remainder on division by ${d} is less than ${d}, so the only one greater than ${d - 2} is ${d - 1}.`,
        missed: t`overlooks that a remainder on division by ${d} cannot be greater than ${d - 1}`,
        consider: t`what is the greatest remainder that is possible on division by ${d}?`,
      },
      {
        text: t`${N} is between ${big + r - 1} and ${last + 1}, exclusive.`,
        holds: (n) => n > big + r - 1 && n <= last,
        lacks: t`The integers ${inRange} leave different remainders when divided by ${d}.`,
        trap: t`overlooks that ${big + r} and ${last} are both in this range and leave different remainders`,
        enough: t`the only integer in this range is ${last}, and ${m`${last} = ${Math.floor(last / d)} \times ${d} + ${last % d}`}, so the remainder is ${last % d}.`,
        missed: t`overlooks that ${last} is the only integer between ${big + r - 1} and ${last + 1}`,
        consider: t`which integers are in the range, and what remainders do they leave when divided by ${d}?`,
      },
    ]
    return {
      stem: t`What is the remainder when the positive integer ${N} is divided by ${d}?`,
      cases: range(1, 800),
      ask: (n) => String(n % d),
      show: (n) => m`n = ${n}`,
      since: (n) => (n < d ? t`${n} is less than ${d}` : m`${n} = ${Math.floor(n / d)} \times ${d} + ${n % d}`),
      statements,
      together: (pair, left) => {
        const [only] = left
        const few = pair.map(({ holds }) => range(1, 800).filter(holds))
        const at = few.findIndex(({ length }) => length <= d + 1)
        const found = few[at]
        if (found && left.length === 1)
          return t`Statement (${at + 1}) allows only the integers ${found.length > 3 ? t`from ${found[0]!} through ${found.at(-1)!}` : listed(found.map(String))}. Of these, only ${only!} fits statement (${2 - at}), and it leaves a remainder of ${only! % d} when divided by ${d}.`
        const rests = pair.map(({ holds }) => restsOf(range(1, 800).filter(holds), d))
        if (restsOf(left, d).length > 1 || rests[0]!.filter((each) => rests[1]!.includes(each)).length > 1)
          return undefined
        return t`${allows(pair, 0)} ${allows(pair, 1)} Only ${left[0]! % d} is on both lists, so the remainder is ${left[0]! % d}.`
      },
      bothTrap: (_pair, left) => {
        const rests = restsOf(left, d)
        return rests.length > 6 ? t`overlooks that ${left[0]!} and ${left.find((n) => n % d !== left[0]! % d)!} both fit the two statements and leave different remainders when divided by ${d}` : t`overlooks that the integers that fit both statements can leave a remainder of ${either(rests)} when divided by ${d}` // prettier-ignore
      },
      bothMissed: (_pair, left) =>
        t`overlooks that only ${left.length === 1 ? t`${m`n = ${left[0]!}`} fits both statements, so the remainder is ${left[0]! % d}` : t`a remainder of ${left[0]! % d} fits both statements`}`,
      hints: [
        t`Do you need to know ${N} itself, or only how far it is above a multiple of ${d}?`,
        'List the first few integers that fit each statement.',
      ],
    }
  },
  second: {
    cases: () => range(1, 3000),
    ask: (n, [d = 1]) => n - d * Math.trunc(n / d),
    read: [
      [/remainder is greater than/, (n, [d = 1, low = 0]) => n - d * Math.trunc(n / d) > low],
      [/When \\\(\d+n/, (n, [f = 1, d = 1, r = 0]) => Number.isInteger((f * n - r) / d)],
      [/When/, (n, [d = 1, r = 0]) => Number.isInteger((n - r) / d)],
      [/n \+ /, (n, [a = 0, d = 1]) => Number.isInteger((n + a) / d)],
      [/n - /, (n, [a = 0, d = 1]) => Number.isInteger((n - a) / d)],
      [/less than/, (n, [a = 0]) => n < a],
      [/between/, (n, [a = 0, b = 0]) => n > a && n < b],
    ],
  },
})

/** The different remainders of integers on division by d, smallest first. */
function restsOf(integers: readonly number[], d: number): number[] {
  return [...new Set(integers.map((n) => n % d))].toSorted((a, b) => a - b)
}

/** '1 or 4', '1, 4, or 7'. */
function either(numbers: readonly number[]): string {
  return listed(numbers.map(String)).replace(/\band (?=\d+$)/, 'or ')
}
