import { algebraSufficiency, type Said } from '../../factory/algebra-sufficiency.ts'
import { m, t } from '../../factory/format.ts'
import { range } from '../../factory/grid.ts'
import { MORE_OFTEN_EACH } from '../../factory/answer-packs.ts'

/** Asked products and sums, with what makes them even or odd, and what helps to see it. */
const ASKS = [
  { tex: 'x(y + 1)', of: (x: number, y: number) => x * (y + 1), yes: t`${m`x`} or ${m`y + 1`} is even, which makes their product even, and the answer is yes`, no: t`${m`x`} and ${m`y + 1`} are both odd, and so is their product, so the answer is no`, help: 'A product of integers is even if at least one of its factors is even.' },
  { tex: 'xy + x + y', of: (x: number, y: number) => x * y + x + y, yes: 'all three terms are even, so the answer is yes', no: t`${m`x + 1`} or ${m`y + 1`} is even, so ${m`(x + 1)(y + 1)`} is even. The expression is 1 less and therefore odd, and the answer is no`, help: t`Adding 1 to the expression gives ${m`(x + 1)(y + 1)`}.` },
  { tex: 'x^2 + xy + y^2', of: (x: number, y: number) => x * x + x * y + y * y, yes: 'all three terms are even, so the answer is yes', no: 'one or all three of the terms are odd, which makes their sum odd, and the answer is no', help: 'The square of an integer is even if the integer is even, and odd if it is odd.' },
] as const // prettier-ignore

/** The four combinations of even and odd. */
const PARITIES = [[2, 2], [1, 1], [1, 2], [2, 1]] as const // prettier-ignore

export const evenExpression = algebraSufficiency({
  id: 'even-expression',
  skill: 'ds-integers',
  version: 2,
  levels: [1, 1.2, 1.2],
  answers: MORE_OFTEN_EACH,
  letters: ['x', 'y'],
  domain: 'positive integers',
  values: () => range(1, 12),
  wide: () => range(1, 40),
  write: (random, level, [x = 1, y = 1]) => {
    const { tex, of, yes, no, help } = ASKS[level - 1]!
    const odd = (value: number): boolean => value % 2 === 1
    const k = random.int(3, 9)
    const isYes = ([a = 0, b = 0]: readonly number[]): boolean => !odd(of(a, b))
    const so = isYes([x, y]) ? yes : no
    const parity = (inner: string, at: (a: number, b: number) => number, notes: Partial<Said>): Said => {
      const even = !odd(at(x, y))
      return { tex: inner, is: even ? 'even' : 'odd', holds: ([a = 0, b = 0]) => odd(at(a, b)) !== even, ...notes }
    }
    const isOdd = (value: number): string => (odd(value) ? 'odd' : 'even')
    const [X, Y] = [m`x`, m`y`]
    const about = (one: string, other: string, value: number): Partial<Said> => ({ lacks: t`${one} has to be ${isOdd(value)}, but ${other} can be even or odd, and the answer depends on it.`, trap: t`finds that ${one} is ${isOdd(value)} and stops, but ${other} can be even or odd, and the answer depends on it`, missed: t`looks for a condition on ${other} as well, but when ${one} is ${isOdd(value)}, the answer is ${isYes([x, y]) ? 'yes' : 'no'} for every ${other}` }) // prettier-ignore
    const same = odd(x + y) ? t`exactly one of ${X} and ${Y} is odd` : t`${X} and ${Y} are both even or both odd`
    const alike = odd(x + y)
      ? { lacks: t`Exactly one of ${X} and ${Y} is odd, but the statement does not show which.`, trap: t`assumes that ${X} is the odd number, but ${Y} can be the odd number instead`, missed: t`stops because either ${X} or ${Y} can be odd, but in both cases the answer is ${isYes([x, y]) ? 'yes' : 'no'}` }
      : { lacks: t`Either ${X} and ${Y} are both even, or they are both odd.`, trap: t`assumes that ${X} and ${Y} are both even, but they can both be odd`, missed: t`stops because ${X} and ${Y} can both be even or both be odd, but in both cases the answer is ${isYes([x, y]) ? 'yes' : 'no'}` } // prettier-ignore
    const twoFactors = {
      missed: t`looks for the values of ${X} and ${Y}, but every factor of an odd product must be odd`,
    }
    const onX = parity(`x + ${2 * k}`, (a) => a, { ...about(X, Y, x), enough: t`${2 * k} is even, so ${X} has to be ${isOdd(x)}. Then ${so}.` }) // prettier-ignore
    const onY = parity(`${2 * k + 1}y`, (_a, b) => b, { ...about(Y, X, y), enough: t`${2 * k + 1} is odd, so ${Y} has to be ${isOdd(y)}. Then ${so}.` }) // prettier-ignore
    const onSum = parity(`x + ${2 * k + 1}y`, (a, b) => a + b, { ...alike, enough: t`the odd factor ${2 * k + 1} does not change whether ${Y} is even or odd, so ${same}. Then ${so}.` }) // prettier-ignore
    const onProduct = parity('xy', (a, b) => a * b, { lacks: t`At least one of ${X} and ${Y} is even, but not necessarily both.`, trap: 'concludes from an even product that both factors are even, but one even factor makes a product even', enough: t`both factors of an odd product are odd. Then ${so}.`, ...twoFactors }) // prettier-ignore
    const onSquares = parity('x^2 - y^2', (a, b) => Math.abs(a - b), { ...alike, enough: t`squaring does not change whether a number is even or odd, so ${same}. Then ${so}.` }) // prettier-ignore
    const onMixed = parity('x^2y + xy', (a, b) => a * b * (a + 1), { lacks: t`${m`xy(x + 1)`} is even for all integers, because ${X} and ${m`x + 1`} are consecutive.`, trap: t`treats the statement as a condition on ${X} and ${Y}, but ${m`xy(x + 1)`} is always even` }) // prettier-ignore
    const onNext = parity('xy + y', (a, b) => b * (a + 1), { lacks: t`The expression is ${m`y(x + 1)`}, and for this to be even, ${Y} can be even or ${X} can be odd.`, trap: t`factors the expression into ${m`y(x + 1)`} and concludes that ${Y} is even, but ${X} can be odd instead`, enough: t`both factors of an odd ${m`y(x + 1)`} are odd, so ${Y} is odd and ${X} is even. Then ${so}.`, ...twoFactors }) // prettier-ignore
    const onOther = parity('xy + x', (a, b) => a * (b + 1), { lacks: t`The expression is ${m`x(y + 1)`}, and for this to be even, ${X} can be even or ${Y} can be odd.`, trap: t`factors the expression into ${m`x(y + 1)`} and concludes that ${X} is even, but ${Y} can be odd instead`, enough: t`both factors of an odd ${m`x(y + 1)`} are odd, so ${X} is odd and ${Y} is even. Then ${so}.`, ...twoFactors }) // prettier-ignore
    const list = level === 1 ? [onX, onY, onSum, onProduct, onSquares, onMixed, onNext] : [onX, onY, onSum, onProduct, onSquares, onMixed, onNext, onOther] // prettier-ignore
    const twins = [onSum, onSquares]
    const pairs = list.flatMap((one, at) => list.slice(at + 1).filter((two) => !(twins.includes(one) && twins.includes(two))).map((two) => ({ statements: [one, two] as const, harder: two === onMixed ? 0.3 : 0.1 }))) // prettier-ignore
    const described = (pair: readonly [Said, Said]): { together?: string; open?: string; bothTrap?: string; bothMissed?: string } => {
      const left = range(1, 4).flatMap((a) => range(1, 4).map((b) => [a, b])).filter((v) => pair[0].holds(v) && pair[1].holds(v)) // prettier-ignore
      const clause = ([a = 0, b = 0]: readonly number[]): string => (odd(a + b) ? t`${X} is ${isOdd(a)} and ${Y} is ${isOdd(b)}` : `both numbers are ${isOdd(a)}`)
      const allowed = (holds: (v: readonly number[]) => boolean): string => {
        const [not, ...others] = PARITIES.filter((v) => !holds(v))
        return not && others.length === 0 ? `unless ${clause(not)}` : `only if ${PARITIES.filter(holds).map(clause).join(', or ')}`
      }
      const both = allowed((v) => pair[0].holds(v) && pair[1].holds(v))
      const facts = pair.map(({ tex: inner, is, holds }) => t`${m`${inner}`} is ${is!} ${allowed(holds)}`)
      if (new Set(left.map(isYes)).size > 1) {
        const bothTrap = pair.includes(onMixed) ? t`treats ${m`x^2y + xy`} as a second fact, but that expression is even for all integers ${X} and ${Y}` : t`tries only one combination of even and odd, but both statements are true ${both.replace('only if', 'if')}` // prettier-ignore
        return { open: t`Both are true ${both}.`, bothTrap }
      }
      return { together: t`${facts.join('. ')}. Both are true ${both}. Then ${so}.`, bothMissed: t`stops because each statement alone allows several combinations of even and odd, but both are true ${both}` }
    } // prettier-ignore
    return {
      asked: tex,
      asks: {
        what: level === 1 ? t`whether ${X} is even or ${Y} is odd` : t`whether ${X} and ${Y} are both even`,
        because: t`${m`${tex}`} is odd for every other combination`,
      },
      askedIs: 'even',
      isYes,
      pairs: pairs.map((pair) => ({ ...pair, ...described(pair.statements) })),
      hints: [
        t`For which combinations of even and odd ${X} and ${Y} is ${m`${tex}`} even?`,
        t`${help} Write down the four combinations of even and odd for ${X} and ${Y}, and cross out those that a statement rules out.`,
      ],
    }
  },
})
