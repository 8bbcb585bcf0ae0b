import { algebraSufficiency, type Said } from '../../factory/algebra-sufficiency.ts'
import { capital } from '../../factory/capital.ts'
import { count, m, t } from '../../factory/format.ts'
import { rational, type Rational } from '../../factory/rational.ts'
import { range } from '../../factory/grid.ts'
import { MORE_OFTEN_EACH } from '../../factory/answer-packs.ts'

/** A number of quarters as a fraction. */
const exact = (value: number): Rational => rational(Math.round(4 * value), 4)
const bar = (c: number): string => (c === 0 ? '|x|' : `|x ${c > 0 ? '-' : '+'} ${Math.abs(c)}|`)

export const nearerNumber = algebraSufficiency({
  id: 'nearer-number',
  skill: 'ds-inequalities',
  version: 3,
  levels: [1.3, 1.4, 1.4],
  answers: MORE_OFTEN_EACH,
  letters: ['x'],
  domain: 'a real number',
  values: () => range(-160, 160).map((n) => n / 4),
  wide: () => range(-800, 800).map((n) => n / 8),
  write: (random, level, [x = 0]) => {
    const [a, b] = [random.int(-8, 3), random.int(4, 12)]
    const half = (a + b) / 2
    const middle = rational(a + b, 2)
    if (
      x === half ||
      Math.abs(x) > 12 ||
      !Number.isInteger(2 * x) ||
      a === 0 ||
      (level === 3 && Number.isInteger(half))
    )
      return null
    const isYes = ([v = 0]: readonly number[]): boolean => Math.abs(v - a) < Math.abs(v - b)
    const answer = isYes([x]) ? 'yes' : 'no'
    const side = x < half ? 'left' : 'right'
    const mid = t`${middle}, the midpoint of ${a} and ${b}`
    const nearest = x < half ? a : b
    const than = t`${x < half ? 'less' : 'greater'} than ${mid}`
    const allAre = t`All these numbers are ${than}, so they are closer to ${nearest}, and the answer is ${answer}.`
    const solutionsAre =
      x < half
        ? t`Both solutions are less than ${mid}, so both are closer to ${a}, and the answer is ${answer}.`
        : t`Neither solution is less than ${mid}, so neither is closer to ${a}, and the answer is ${answer}.`
    const missed = (where: string): string => t`overlooks that every number ${where} is to the ${side} of ${mid}` // prettier-ignore
    const bothAre = x < half ? 'both are' : 'neither is'
    const bothSides = t`${bothAre} less than ${middle}, so the answer is ${answer} in both cases`
    const solved = (equation: string, one: number, two: number): string =>
      one === two
        ? t`the equation ${equation} has only the solution ${m`${exact(one)}`}, which is ${than}, so the answer is ${answer}.`
        : t`the equation ${equation} has the solutions ${m`${exact(one)}`} and ${m`${exact(two)}`}. ${solutionsAre}`
    const twoFound = (what: string, one: number, two: number): string =>
      one === two
        ? t`looks for a second solution, but ${m`${exact(one)}`} is the only one, and it is ${than}`
        : t`finds two ${what}, ${m`${exact(one)}`} and ${m`${exact(two)}`}, but ${bothSides}`
    const far = Math.abs(x - a)
    const p = x < half ? Math.floor(Math.min(x, half - 1) * 2) / 2 : x
    // A product that is negative only on one side of the midpoint.
    const [low, high] = x < half ? [Math.floor(x) - random.int(1, 4), Math.floor(half)] : [Math.ceil(half), Math.ceil(x) + random.int(1, 4)] // prettier-ignore
    const factor = (c: number): string => (c === 0 ? 'x' : `(x ${c > 0 ? '-' : '+'} ${Math.abs(c)})`)
    if (low >= high || x <= low || x >= high) return null
    const product: Said = { tex: `${factor(low)}${factor(high)} < 0`, holds: ([v = 0]) => (v - low) * (v - high) < 0, enough: t`the product ${m`${factor(low)}${factor(high)}`} is negative only between its zeros, so ${m`${low} < x < ${high}`}. ${allAre}`, missed: missed(t`between ${low} and ${high}`) } // prettier-ignore
    const distance: Said = { tex: `${bar(a)} = ${far}`, holds: ([v = 0]) => Math.abs(v - a) === far, lacks: t`Both ${m`${exact(a - far)}`} and ${m`${exact(a + far)}`} are ${count(exact(far), 'unit')} from ${a}, but they are on different sides of ${mid}.`, trap: t`finds only ${m`${exact(x)}`}, but ${m`${exact(2 * a - x)}`} is also ${count(exact(far), 'unit')} from ${a}`, enough: solved(m`${bar(a)} = ${exact(far)}`, a - far, a + far), missed: twoFound('possible numbers', a - far, a + far) } // prettier-ignore
    const toB = Math.abs(x - b)
    const other: Said = { tex: `${bar(b)} = ${toB}`, holds: ([v = 0]) => Math.abs(v - b) === toB, lacks: t`Both ${m`${exact(b - toB)}`} and ${m`${exact(b + toB)}`} are ${count(exact(toB), 'unit')} from ${b}, but they are on different sides of ${mid}.`, trap: t`finds only ${m`${exact(x)}`}, but ${m`${exact(2 * b - x)}`} is also ${count(exact(toB), 'unit')} from ${b}`, enough: solved(m`${bar(b)} = ${exact(toB)}`, b - toB, b + toB), missed: twoFound('possible numbers', b - toB, b + toB) } // prettier-ignore
    const square: Said = { tex: `x^2 = ${x * x}`, holds: ([v = 0]) => v * v === x * x, lacks: t`The solutions, ${m`${exact(Math.abs(x))}`} and ${m`${exact(-Math.abs(x))}`}, are on different sides of ${mid}.`, trap: t`finds only ${m`${exact(x)}`}, but ${m`${exact(-x)}`} has the same square`, enough: solved(m`x^2 = ${exact(x * x)}`, Math.abs(x), -Math.abs(x)), missed: twoFound('solutions', Math.abs(x), -Math.abs(x)) } // prettier-ignore
    const [u, w] = [Math.floor(x) - random.int(1, 6), Math.ceil(x) + random.int(1, 6)]
    const wide: Said = { tex: `${factor(u)}${factor(w)} < 0`, holds: ([v = 0]) => (v - u) * (v - w) < 0, lacks: t`It means that ${m`${u} < x < ${w}`}. This interval extends to both sides of ${mid}.`, trap: t`finds that ${m`x`} is between ${u} and ${w}, but this interval has numbers on both sides of ${mid}`, enough: t`the product ${m`${factor(u)}${factor(w)}`} is negative only between its zeros, so ${m`${u} < x < ${w}`}. ${allAre}`, missed: missed(t`between ${u} and ${w}`) } // prettier-ignore
    const outer: Said = { tex: `${factor(a)}${factor(b)} > 0`, holds: ([v = 0]) => (v - a) * (v - b) > 0, lacks: t`The two factors are both negative or both positive. So ${m`x`} can be less than ${a}, and so closer to ${a}, or greater than ${b}, and so closer to ${b}.`, trap: t`concludes that both factors are positive, so that ${m`x > ${b}`}, but both are negative when ${m`x < ${a}`}` } // prettier-ignore
    const edge = x > 0 ? Math.floor(p / 2) : Math.ceil(x / 2) + 1
    const cutTex = `x ${x > 0 ? '>' : '<'} ${edge}`
    const cut: Said = { tex: cutTex, holds: ([v = 0]) => (x > 0 ? v > edge : v < edge), lacks: t`It allows numbers on both sides of ${mid}.`, trap: t`tries only numbers to the ${side} of the midpoint ${middle}, such as ${m`${exact(x)}`}, but numbers on the other side also satisfy the inequality`, enough: t`if ${m`${cutTex}`}, then ${m`x`} is also ${than}, so ${m`x`} is closer to ${nearest}, and the answer is ${answer}.`, missed: missed(x > 0 ? t`greater than ${edge}` : t`less than ${edge}`) } // prettier-ignore
    const either = (...found: readonly number[]): string =>
      [...new Set(found.map((v) => m`x = ${exact(v)}`))].join(' or ')
    const meanings = new Map([
      [distance, either(a - far, a + far)],
      [other, either(b - toB, b + toB)],
      [square, either(Math.abs(x), -Math.abs(x))],
      [wide, m`${u} < x < ${w}`],
      [outer, t`${m`x < ${a}`} or ${m`x > ${b}`}`],
      [cut, m`${cut.tex}`],
      [product, m`${low} < x < ${high}`],
    ])
    /** What a statement means, for a sentence that names it by its formula. */
    const meaning = (one: Said): string => one === cut ? t`the other statement says that ${meanings.get(one)!}` : t`the ${/[<>]/.test(one.tex) ? 'inequality' : 'equation'} ${m`${one.tex}`} means that ${meanings.get(one)!}` // prettier-ignore
    const both = (first: Said, second: Said): string => t`${meaning(first)}, and ${meaning(second)}`
    const statements = [distance, other, square, wide, outer, cut, product]
    const pairs = statements.flatMap((one, at) => statements.slice(at + 1).map((two) => ({ statements: [one, two] as const, harder: one === square || two === outer ? 0.3 : 0.1 }))) // prettier-ignore
    const described = (
      pair: readonly [Said, Said],
    ): { together?: string; bothMissed?: string; open?: string; bothTrap?: string } => {
      const left = range(-160, 160).map((n) => [n / 4]).filter((v) => pair[0].holds(v) && pair[1].holds(v)) // prettier-ignore
      const means = both(...pair)
      // The hidden number need not satisfy every statement, so the side is that of the numbers that are left.
      const [first = x] = left[0] ?? []
      const opposed = left.find((v) => isYes(v) !== isYes([first]))?.[0]
      const isLeft = first < half
      const has = (one: Said): boolean => pair.includes(one)
      const isBelow = cut.tex.includes('<')
      const lower = Math.max(...(has(wide) ? [u] : []), ...(has(outer) && !isLeft ? [b] : []), ...(has(cut) && !isBelow ? [edge] : [])) // prettier-ignore
      const upper = Math.min(...(has(wide) ? [w] : []), ...(has(outer) && isLeft ? [a] : []), ...(has(cut) && isBelow ? [edge] : [])) // prettier-ignore
      const zone = m`${Number.isFinite(lower) && Number.isFinite(upper) ? `${lower} < x < ${upper}` : Number.isFinite(upper) ? `x < ${upper}` : `x > ${lower}`}` // prettier-ignore
      const then = isLeft ? 'yes' : 'no'
      const closer = t`${isLeft ? '' : 'not '}closer to ${a} than to ${b}`
      const only = left.length === 1 ? t`Only ${m`x = ${exact(first)}`} fits both. It is ${count(exact(Math.abs(first - a)), 'unit')} from ${a} and ${exact(Math.abs(first - b))} from ${b}, so the answer is ${then}.` : t`Together, they leave only ${zone}. All these numbers are ${isLeft ? 'less' : 'greater'} than ${mid}, so they are ${closer}, and the answer is ${then}.` // prettier-ignore
      return left.length > 0 && opposed === undefined
        ? { together: t`${means}. ${only}`, bothMissed: t`tests the statements one at a time, but together they leave only ${left.length === 1 ? m`x = ${exact(first)}` : zone}, ${left.length === 1 ? 'which is' : 'and all these numbers are'} ${closer}` } // prettier-ignore
        : { open: t`${capital(means)}. Both ${m`x = ${exact(first)}`} and ${m`x = ${exact(opposed ?? first)}`} fit, on different sides of the midpoint ${middle}.`, bothTrap: t`considers only ${m`x = ${exact(first)}`}, but ${m`x = ${exact(opposed ?? first)}`} also satisfies both statements and is on the other side of the midpoint ${middle}` } // prettier-ignore
    }
    return {
      asked: `${bar(a)} < ${bar(b)}`,
      asks: { what: t`whether ${m`x`} is less than ${mid}`, because: t`${m`${bar(a)}`} is the distance of ${m`x`} from ${a}, and ${m`${bar(b)}`} is the distance from ${b}` }, // prettier-ignore
      isYes,
      pairs: pairs.map((pair) => ({ ...pair, ...described(pair.statements) })),
      hints: [
        t`What do the two absolute values in the question measure on the number line?`,
        t`Which number is equally far from ${a} and from ${b}? Does each statement keep ${m`x`} on one side of that number?`,
      ],
    }
  },
})
