import { algebraSufficiency, type Said } from '../../factory/algebra-sufficiency.ts'
import { m, t } from '../../factory/format.ts'
import { range } from '../../factory/grid.ts'
import { MORE_OFTEN_EACH } from '../../factory/answer-packs.ts'

/** The four combinations of even and odd. */
const PARITIES = [[2, 2], [1, 1], [1, 2], [2, 1]] as const // prettier-ignore

type Parity = (typeof PARITIES)[number]

interface Ask {
  tex: string
  of: (x: number, y: number) => number
  /** Why the answer is yes, or no, for the combinations of even and odd that are left. */
  yes: (left: readonly Parity[]) => string
  no: (left: readonly Parity[]) => string
  help: string
}

const isOddX = (left: readonly Parity[]): boolean => left.every(([x]) => x === 1)
const isOddY = (left: readonly Parity[]): boolean => left.every(([, y]) => y === 1)

/** Which of two terms is even, as a sentence's beginning; of the second it is known that it is whenever y is odd. */
const evenTerm = (isFirst: boolean, isSecond: boolean, first: string): string => {
  if (isFirst) return t`Then ${first} is even`
  return isSecond ? t`Then ${m`y + 1`} is even` : t`In each case, ${first} or ${m`y + 1`} is even`
}

const ASKS: readonly Ask[] = [
  {
    tex: 'x(y + 1)',
    of: (x, y) => x * (y + 1),
    yes: (left) => left.every(([x]) => x === 2) ? t`An even factor makes the product ${m`x(y + 1)`} even, and the answer is yes.` : t`${evenTerm(false, isOddY(left), m`x`)}, so the product ${m`x(y + 1)`} is even, and the answer is yes.`, // prettier-ignore
    no: () => t`Then ${m`x`} and ${m`y + 1`} are both odd, so ${m`x(y + 1)`} is odd, and the answer is no.`,
    help: 'A product of integers is even if at least one of its factors is even.',
  },
  {
    tex: 'xy + x + y',
    of: (x, y) => x * y + x + y,
    yes: () => t`Then ${m`xy`}, ${m`x`}, and ${m`y`} are all even, so the sum is even, and the answer is yes.`,
    no: (left) => t`${evenTerm(isOddX(left), isOddY(left), m`x + 1`)}, so ${m`(x + 1)(y + 1)`} is even. Since ${m`xy + x + y = (x + 1)(y + 1) - 1`}, the expression is odd, and the answer is no.`, // prettier-ignore
    help: t`Adding 1 to the expression gives ${m`(x + 1)(y + 1)`}.`,
  },
  {
    tex: 'x^2 + xy + y^2',
    of: (x, y) => x * x + x * y + y * y,
    yes: () => t`Then ${m`x^2`}, ${m`xy`}, and ${m`y^2`} are all even, so the sum is even, and the answer is yes.`,
    no: (left) => t`${oddTerms(left)} the sum is odd, and the answer is no.`,
    help: 'The square of an integer is even if the integer is even, and odd if it is odd.',
  },
]

/** Which terms of x^2 + xy + y^2 are odd, to be followed by what that means for the sum. */
function oddTerms(left: readonly Parity[]): string {
  if (left.every(([x, y]) => x !== y)) return t`Then one square is odd, and the other square and ${m`xy`} are even, so`
  if (isOddX(left) && isOddY(left)) return t`Then ${m`x^2`}, ${m`xy`}, and ${m`y^2`} are all odd, so`
  const both = 'If both numbers are odd, all three terms are odd. Either way,'
  if (isOddX(left)) return t`If only ${m`x`} is odd, only ${m`x^2`} is odd. ${both}`
  return isOddY(left) ? t`If only ${m`y`} is odd, only ${m`y^2`} is odd. ${both}` : `If only one number is odd, only its square is odd. ${both}` // prettier-ignore
}

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
    const { tex, of, help } = ASKS[level - 1]!
    const odd = (value: number): boolean => value % 2 === 1
    const k = random.int(3, 9)
    const isYes = ([a = 0, b = 0]: readonly number[]): boolean => !odd(of(a, b))
    const answer = isYes([x, y]) ? 'yes' : 'no'
    const so = (holds: (v: readonly number[]) => boolean): string => ASKS[level - 1]![answer](PARITIES.filter(holds))
    /** What each statement says of x and y, with the reason. */
    const facts = new Map<Said, string>()
    const parity = (
      inner: string,
      at: (a: number, b: number) => number,
      [fact, notes]: readonly [string, Partial<Said>],
    ): Said => {
      const even = !odd(at(x, y))
      const holds = ([a = 0, b = 0]: readonly number[]): boolean => odd(at(a, b)) !== even
      const enough = t`${fact}. ${so(holds)}`
      const said = { tex: inner, is: even ? 'even' : 'odd', holds, enough, ...notes }
      facts.set(said, fact)
      return said
    }
    const isOdd = (value: number): string => (odd(value) ? 'odd' : 'even')
    const [X, Y] = [m`x`, m`y`]
    const about = (fact: string, [one, other, value]: readonly [string, string, number]): readonly [string, Partial<Said>] => [fact, { lacks: t`${fact}, but ${other} can be even or odd, and the answer depends on ${other}.`, trap: t`finds that ${one} is ${isOdd(value)}, but ${other} can be even or odd, and the answer depends on ${other}`, missed: t`overlooks that when ${one} is ${isOdd(value)}, the answer is ${answer} for every ${other}` }] // prettier-ignore
    const same = odd(x + y) ? t`exactly one of ${X} and ${Y} is odd` : t`${X} and ${Y} are both even or both odd`
    const alike = (fact: string): readonly [string, Partial<Said>] => [fact, odd(x + y)
      ? { lacks: t`${fact}, but the statement does not show which.`, trap: t`assumes that ${X} is the odd number, but ${Y} can be the odd number instead`, missed: t`overlooks that the answer is ${answer} whichever of ${X} and ${Y} is odd` }
      : { lacks: t`${fact}, but the statement does not show which.`, trap: t`assumes that ${X} and ${Y} are both even, but they can both be odd`, missed: t`overlooks that the answer is ${answer} whether ${X} and ${Y} are both even or both odd` }] // prettier-ignore
    const twoFactors = {
      missed: 'overlooks that every factor of an odd product must be odd',
    }
    const byFactors = (even: boolean, product: string, [ifEven, ifOdd]: readonly [string, string]): string => even ? t`${product} is even, so at least one factor is even: ${ifEven}` : t`${product} is odd, so both factors are odd: ${ifOdd}` // prettier-ignore
    const onX = parity(
      `x + ${2 * k}`,
      (a) => a,
      about(t`${m`x + ${2 * k}`} is ${isOdd(x)} and ${2 * k} is even, so ${X} is ${isOdd(x)}`, [X, Y, x]),
    )
    const onY = parity(`${2 * k + 1}y`, (_a, b) => b, about(t`${m`${2 * k + 1}y`} is ${isOdd(y)} and ${2 * k + 1} is odd, so ${Y} is ${isOdd(y)}`, [Y, X, y])) // prettier-ignore
    const onSum = parity(`x + ${2 * k + 1}y`, (a, b) => a + b, alike(t`${m`x + ${2 * k + 1}y`} is ${isOdd(x + y)}, and ${m`${2 * k + 1}y`} is odd exactly when ${Y} is odd, so ${same}`)) // prettier-ignore
    const onProduct = parity('xy', (a, b) => a * b, [byFactors(!odd(x * y), m`xy`, [t`${X} is even or ${Y} is even`, t`${X} is odd and ${Y} is odd`]), { lacks: t`At least one of ${X} and ${Y} is even, but not necessarily both.`, trap: 'concludes from an even product that both factors are even, but one even factor makes a product even', ...twoFactors }]) // prettier-ignore
    const onSquares = parity('x^2 - y^2', (a, b) => Math.abs(a - b), alike(t`${m`x^2 - y^2`} is ${isOdd(x + y)}, and the square of an integer is odd exactly when the integer is odd, so ${same}`)) // prettier-ignore
    const onMixed = parity('x^2y + xy', (a, b) => a * b * (a + 1), [t`${m`x^2y + xy = xy(x + 1)`} is always even`, { lacks: t`Since ${X} and ${m`x + 1`} are consecutive, one of them is even, so ${m`x^2y + xy = xy(x + 1)`} is even for all integers ${X} and ${Y}, and the statement rules out nothing.`, trap: t`overlooks that ${m`x^2y + xy = xy(x + 1)`} is even for all integers ${X} and ${Y}, so the statement rules out nothing` }]) // prettier-ignore
    const onNext = parity('xy + y', (a, b) => b * (a + 1), [byFactors(!odd(y * (x + 1)), m`xy + y = y(x + 1)`, [t`${Y} is even or ${X} is odd`, t`${Y} is odd and ${X} is even`]), { lacks: t`For ${m`xy + y = y(x + 1)`} to be even, ${Y} can be even or ${X} can be odd, and the statement does not show which.`, trap: t`factors the expression into ${m`y(x + 1)`} and concludes that ${Y} is even, but ${X} can be odd instead`, ...twoFactors }]) // prettier-ignore
    const onOther = parity('xy + x', (a, b) => a * (b + 1), [byFactors(!odd(x * (y + 1)), m`xy + x = x(y + 1)`, [t`${X} is even or ${Y} is odd`, t`${X} is odd and ${Y} is even`]), { lacks: t`For ${m`xy + x = x(y + 1)`} to be even, ${X} can be even or ${Y} can be odd, and the statement does not show which.`, trap: t`factors the expression into ${m`x(y + 1)`} and concludes that ${X} is even, but ${Y} can be odd instead`, ...twoFactors }]) // prettier-ignore
    const list = level === 1 ? [onX, onY, onSum, onProduct, onSquares, onMixed, onNext] : [onX, onY, onSum, onProduct, onSquares, onMixed, onNext, onOther] // prettier-ignore
    const twins = [onSum, onSquares]
    const pairs = list.flatMap((one, at) => list.slice(at + 1).filter((two) => !(twins.includes(one) && twins.includes(two))).map((two) => ({ statements: [one, two] as const, harder: two === onMixed ? 0.3 : 0.1 }))) // prettier-ignore
    const described = (pair: readonly [Said, Said]): { together?: string; open?: string; bothTrap?: string; bothMissed?: string } => {
      const left = range(1, 4).flatMap((a) => range(1, 4).map((b) => [a, b])).filter((v) => pair[0].holds(v) && pair[1].holds(v)) // prettier-ignore
      const clause = ([a = 0, b = 0]: readonly number[]): string => (odd(a + b) ? t`${X} is ${isOdd(a)} and ${Y} is ${isOdd(b)}` : `both numbers are ${isOdd(a)}`)
      const allowed = (holds: (v: readonly number[]) => boolean): string => {
        const fitting = PARITIES.filter(holds)
        const [not, ...others] = PARITIES.filter((v) => !holds(v))
        if (not && others.length === 0) return `unless ${clause(not)}`
        const [one, two] = fitting
        if (!one || !two) return `only if ${fitting.map(clause).join()}`
        if (one[0] === two[0]) return `only if ${X} is ${isOdd(one[0])}`
        if (one[1] === two[1]) return `only if ${Y} is ${isOdd(one[1])}`
        return odd(one[0] + one[1]) ? 'only if exactly one of the numbers is odd' : 'only if both numbers are even or both are odd'
      }
      const holdsBoth = (v: readonly number[]): boolean => pair[0].holds(v) && pair[1].holds(v)
      const both = allowed(holdsBoth)
      if (new Set(left.map(isYes)).size > 1) {
        const bothTrap = pair.includes(onMixed) ? t`overlooks that ${m`x^2y + xy`} is even for all integers ${X} and ${Y}, so one of the statements adds nothing` : t`tries only one combination of even and odd, but both statements are true ${both.replace('only if', 'if')}` // prettier-ignore
        return { open: t`Both statements are true ${both}.`, bothTrap }
      }
      return { together: t`${pair.map((said) => facts.get(said)!).join('. ')}. Both statements are true ${both}. ${so(holdsBoth)}`, bothMissed: t`overlooks that both statements are true ${both}, so the answer is ${answer}` }
    } // prettier-ignore
    return {
      asked: tex,
      asks: {
        what: level === 1 ? t`whether ${X} is even or ${Y} is odd` : t`whether ${X} and ${Y} are both even`,
        because: t`${m`${tex}`} is odd for every other combination of even and odd`,
      },
      askedIs: 'even',
      isYes,
      pairs: pairs.map((pair) => ({ ...pair, ...described(pair.statements) })),
      hints: [
        t`For which combinations of even and odd ${X} and ${Y} is ${m`${tex}`} even?`,
        t`${help} Write down the four combinations of even and odd for ${X} and ${Y}, and cross out those that each statement rules out.`,
      ],
    }
  },
})
