import { algebraSufficiency, type Said } from '../../factory/algebra-sufficiency.ts'
import { m, t } from '../../factory/format.ts'
import { range } from '../../factory/grid.ts'
import { MORE_OFTEN_EACH } from '../../factory/answer-packs.ts'

/** Asked products and sums, with the factor that makes them even or odd. */
const ASKS = [
  { tex: 'x(y + 1)', of: (x: number, y: number) => x * (y + 1), note: t`the expression is even if ${m`x`} is even or ${m`y`} is odd` },
  { tex: 'xy + x + y', of: (x: number, y: number) => x * y + x + y, note: t`adding 1 gives ${m`(x + 1)(y + 1)`}, so the expression is even only if both are even` },
  { tex: 'x^2 + xy + y^2', of: (x: number, y: number) => x * x + x * y + y * y, note: 'the expression is even only if both are even' },
] as const // prettier-ignore

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
    const { tex, of, note } = ASKS[level - 1]!
    const odd = (value: number): boolean => value % 2 === 1
    const k = random.int(3, 9)
    const isYes = ([a = 0, b = 0]: readonly number[]): boolean => !odd(of(a, b))
    const answer = isYes([x, y]) ? 'yes' : 'no'
    const parity = (inner: string, at: (a: number, b: number) => number, notes: Partial<Said>): Said => {
      const even = !odd(at(x, y))
      return { tex: inner, is: even ? 'even' : 'odd', holds: ([a = 0, b = 0]) => odd(at(a, b)) !== even, ...notes }
    }
    const isOdd = (value: number): string => (odd(value) ? 'odd' : 'even')
    const onX = parity(`x + ${2 * k}`, (a) => a, { lacks: t`It says that ${m`x`} is ${isOdd(x)}; the parity of ${m`y`} matters too.`, enough: t`${m`x`} is ${isOdd(x)}, and then the answer is ${answer} for every ${m`y`}.` }) // prettier-ignore
    const onY = parity(`${2 * k + 1}y`, (_a, b) => b, { lacks: t`It says that ${m`y`} is ${isOdd(y)}; the parity of ${m`x`} matters too.`, enough: t`${m`y`} is ${isOdd(y)}, and then the answer is ${answer} for every ${m`x`}.` }) // prettier-ignore
    const onSum = parity(`x + ${2 * k + 1}y`, (a, b) => a + b, { lacks: t`It says only whether ${m`x`} and ${m`y`} have the same parity.`, enough: t`it says that ${m`x`} and ${m`y`} have ${odd(x + y) ? 'different parities' : 'the same parity'}, and then the answer is always ${answer}.` }) // prettier-ignore
    const onProduct = parity('xy', (a, b) => a * b, { lacks: 'An even product only says that at least one of the two is even.', enough: t`an odd product needs two odd factors, so the answer is ${answer}.` }) // prettier-ignore
    const onSquares = parity('x^2 - y^2', (a, b) => Math.abs(a - b), { lacks: t`It says only whether ${m`x`} and ${m`y`} have the same parity.`, enough: t`${m`x^2 - y^2 = (x - y)(x + y)`} tells whether the parities agree, and then the answer is always ${answer}.` }) // prettier-ignore
    const onMixed = parity('x^2y + xy', (a, b) => a * b * (a + 1), { lacks: t`${m`xy(x + 1)`} is always even, so this tells nothing.` }) // prettier-ignore
    const onNext = parity('xy + y', (a, b) => b * (a + 1), { lacks: t`An even ${m`y(x + 1)`} says only that ${m`y`} is even or ${m`x`} is odd.`, enough: t`an odd ${m`y(x + 1)`} makes ${m`y`} odd and ${m`x`} even, so the answer is ${answer}.` }) // prettier-ignore
    const onOther = parity('xy + x', (a, b) => a * (b + 1), { lacks: t`An even ${m`x(y + 1)`} says only that ${m`x`} is even or ${m`y`} is odd.`, enough: t`an odd ${m`x(y + 1)`} makes ${m`x`} odd and ${m`y`} even, so the answer is ${answer}.` }) // prettier-ignore
    const list = level === 1 ? [onX, onY, onSum, onProduct, onSquares, onMixed, onNext] : [onX, onY, onSum, onProduct, onSquares, onMixed, onNext, onOther] // prettier-ignore
    const twins = [onSum, onSquares]
    const pairs = list.flatMap((one, at) => list.slice(at + 1).filter((two) => !(twins.includes(one) && twins.includes(two))).map((two) => ({ statements: [one, two] as const, harder: two === onMixed ? 0.3 : 0.1 }))) // prettier-ignore
    const described = (pair: readonly [Said, Said]): { together?: string; open?: string } => {
      const left = range(1, 4).flatMap((a) => range(1, 4).map((b) => [a, b])).filter((v) => pair[0].holds(v) && pair[1].holds(v)) // prettier-ignore
      const kinds = [...new Set(left.map(([a = 0, b = 0]) => `${m`x`} ${isOdd(a)} and ${m`y`} ${isOdd(b)}`))]
      if (new Set(left.map(isYes)).size > 1) return { open: t`The cases ${kinds.join(', or ')} are left.` }
      return { together: t`they leave only ${kinds.join(', or ')}, and that fixes the parity of the expression.` }
    }
    return {
      asked: tex,
      askedIs: 'even',
      isYes,
      pairs: pairs.map((pair) => ({ ...pair, ...described(pair.statements) })),
      hints: [
        'Odd and even are all that matters. Which cases make the asked expression even?',
        t`Make a table of the four cases odd and even for ${m`x`} and ${m`y`}: ${note}.`,
      ],
    }
  },
})
