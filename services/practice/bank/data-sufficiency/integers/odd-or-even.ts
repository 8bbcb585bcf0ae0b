import { capital } from '../../factory/capital.ts'
import { m, t } from '../../factory/format.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { pairs, range, simplestFirst } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'
import { readLinear } from '../../factory/read-linear.ts'
import { MORE_OFTEN_EACH } from '../../factory/answer-packs.ts'

type Pair = readonly [number, number]

const CASES = once((): readonly Pair[] => simplestFirst(pairs(range(1, 24), range(1, 24))))
const WIDE = once((): readonly Pair[] => pairs(range(1, 48), range(1, 48)))
const LETTERS = [
  ['a', 'b'],
  ['m', 'n'],
  ['p', 'q'],
  ['r', 's'],
] as const
const ASKS = [
  { level: 1, tex: 'xy', of: (x: number, y: number) => x * y, parts: (x: number, y: number) => [x, y], by: '\\times' },
  { level: 1, tex: 'x + y', of: (x: number, y: number) => x + y, parts: (x: number, y: number) => [x, y], by: '+' },
  { level: 2, tex: 'x^2 + y', of: (x: number, y: number) => x * x + y, parts: (x: number, y: number) => [x * x, y], by: '+' },
  { level: 2, tex: 'xy + y', of: (x: number, y: number) => x * y + y, parts: (x: number, y: number) => [x * y, y], by: '+' },
  { level: 3, tex: 'x(y + 1) + y', of: (x: number, y: number) => x * (y + 1) + y, parts: (x: number, y: number) => [x * (y + 1), y], by: '+' },
  { level: 3, tex: 'x^2y + xy^2 + x', of: (x: number, y: number) => x * x * y + x * y * y + x, parts: (x: number, y: number) => [x * x * y, x * y * y, x], by: '+' },
  { level: 3, tex: '(x + 1)(x + y)', of: (x: number, y: number) => (x + 1) * (x + y), parts: (x: number, y: number) => [x + 1, x + y], by: '\\times' },
] as const // prettier-ignore
/** For second readings: what a printed expression is worth; linear ones are read as such. */
const VALUES: Readonly<Record<string, (x: number, y: number) => number>> = {
  xy: (x, y) => x * y,
  'x^2 + y': (x, y) => x ** 2 + y,
  'xy + y': (x, y) => y * (x + 1),
  'x(y + 1) + y': (x, y) => (x + 1) * (y + 1) - 1,
  'x^2y + xy^2 + x': (x, y) => x * (x * y + y ** 2 + 1),
  '(x + 1)(x + y)': (x, y) => x ** 2 + x * y + x + y,
  'x(y + 1)': (x, y) => x * y + x,
  'x^2 - y^2': (x, y) => (x - y) * (x + y),
  'xy + x + y': (x, y) => (x + 1) * (y + 1) - 1,
}

/** 'both cases', 'all three cases'. */
const inCases = (n: number): string => (n === 2 ? 'both cases' : n === 3 ? 'all three cases' : 'all four cases')

/** '(a even, b odd), (a odd, b even), and (a odd, b odd)'. */
const inTurn = (kinds: readonly string[]): string => {
  const shown = kinds.map((kind) => `(${kind})`)
  return shown.length < 3 ? shown.join(' and ') : `${shown.slice(0, -1).join(', ')}, and ${shown.at(-1)!}`
}

/** What a statement says of the two letters, and why it says that. */
type Meaning = readonly [means: string, why?: string]

export const oddOrEven = sufficiency({
  id: 'odd-or-even',
  skill: 'ds-integers',
  version: 4,
  levels: [-1.4, -0.8, 0.5],
  answers: MORE_OFTEN_EACH,
  draw: (random, level) => ({
    letters: random.pick(LETTERS),
    ask: random.pick(ASKS.filter((ask) => ask.level === level)),
    odd: random.pick([true, false]),
    k: random.int(1, 3),
    x: random.int(1, 2),
    y: random.int(1, 2),
    plus: random.int(1, 6),
  }),
  write: ({ letters: [a, b], ask, odd, k, x, y, plus }): Sufficiency<Pair> => {
    const named = (text: string): string => text.replace(/[xy]/g, (letter) => (letter === 'x' ? a : b))
    const kind = (n: number): string => (n % 2 === 0 ? 'even' : 'odd')
    const combination = ([p, q]: Pair): string => t`${m`${a}`} ${kind(p)}, ${m`${b}`} ${kind(q)}`
    const combinations = (pairsLeft: readonly Pair[]): string[] => [...new Set(pairsLeft.map(combination))]
    const asked = m`${named(ask.tex)}`
    /** 'm + n has the form odd + even, so m + n is odd', for each combination in turn. */
    const worked = (left: readonly Pair[]): string => {
      const firsts = combinations(left).map((each) => left.find((one) => combination(one) === each)!)
      const sums = firsts.map((one) => m`${ask.parts(...one).map((part) => `\\text{${kind(part)}}`).join(` ${ask.by} `)}`) // prettier-ignore
      const [first, second] = firsts
      // Two combinations are told apart by the first letter, or by the second if the first is the same in both.
      const at = first && second && kind(first[0]) === kind(second[0]) ? 1 : 0
      const when = firsts.length === 2 ? firsts.map((one) => t` if ${m`${at === 0 ? a : b}`} is ${kind(one[at])}`) : firsts.map((one) => t` for (${combination(one)})`) // prettier-ignore
      const shown = new Set(sums).size === 1 ? sums.slice(0, 1) : sums.map((sum, place) => sum + when[place]!)
      const list = shown.length < 3 ? shown.join(' and ') : `${shown.slice(0, -1).join(', ')}, and ${shown.at(-1)!}`
      return t`${asked} has the form ${list}, so ${asked} is ${kind(ask.of(...left[0]!))}${firsts.length === 1 ? '' : ` in ${inCases(firsts.length)}`}, and the answer is ${(kind(ask.of(...left[0]!)) === 'odd') === odd ? 'yes' : 'no'}`
    }
    /** Two combinations that give different answers. */
    const different = (left: readonly Pair[]): readonly [string, string] => {
      const other = left.find((each) => kind(ask.of(...each)) !== kind(ask.of(...left[0]!)))!
      return [combination(left[0]!), combination(other)]
    }
    /** What a statement says about the two letters, by its text. */
    const meanings = new Map<string, string>()
    const statement = (
      text: string,
      holds: (p: number, q: number) => boolean,
      ...[means, why]: Meaning
    ): Statement<Pair> => {
      const left = (): Pair[] => CASES().filter(([p, q]) => holds(p, q))
      const kinds = (): string[] => combinations(left())
      const reason = why === undefined ? t`it says that ${means}` : t`${why}, so ${means}`
      const possible = (): string =>
        t`The ${kinds().length === 1 ? 'only possible combination is' : 'possible combinations are'} ${inTurn(kinds())}`
      meanings.set(`${text}.`, means)
      return {
        text: `${text}.`,
        holds: ([p, q]) => holds(p, q),
        get enough() {
          return t`${reason}. Then ${worked(left())}.`
        },
        get lacks() {
          return t`${capital(reason).replace('says that', 'says only that')}. ${possible()}.`
        },
        get trap() {
          const [one, other] = different(left())
          const first = kind(ask.of(...left()[0]!))
          return t`tries only the combination (${one}), in which ${asked} is ${first}, but with (${other}), it is ${first === 'odd' ? 'even' : 'odd'}`
        },
        get missed() {
          const are = kind(ask.of(...left()[0]!))
          const fixed = [0, 1].filter((at) => new Set(left().map((each) => kind(each[at]!))).size === 1)
          const free = fixed[0] === 0 ? b : a
          if (kinds().length === 1) return t`overlooks that ${inTurn(kinds())} is the only possible combination`
          return fixed.length === 1
            ? t`overlooks that ${asked} is ${are} whether ${m`${free}`} is even or odd`
            : t`overlooks that ${asked} is ${are} for each of the combinations ${inTurn(kinds())}`
        },
      }
    }
    const parity = (tex: string, of: (p: number, q: number) => number, ...said: Meaning): Statement<Pair> =>
      statement(`${m`${named(tex)}`} is ${kind(of(x, y))}`, (p, q) => (of(p, q) - of(x, y)) % 2 === 0, ...said)
    const [one, other] = [m`${a}`, m`${b}`]
    const byFactors = (value: number): string => value % 2 === 0 ? 'a product of integers is even only if at least one factor is even' : 'a product of integers is odd only if every factor is odd' // prettier-ignore
    const even = m`${2 * k}${b}`
    const alike = t`${one} and ${other} are both even or both odd`
    const unlike = t`exactly one of ${one} and ${other} is odd`
    const sameKind = (isSame: boolean): string => (isSame ? alike : unlike)
    const shifted = (x * (y + 1)) % 2 === 0
    const isBothEven = ((x + 1) * (y + 1)) % 2 === 1
    return {
      stem: t`If ${m`${a}`} and ${m`${b}`} are positive integers, is ${m`${named(ask.tex)}`} ${odd ? 'odd' : 'even'}?`,
      cases: CASES(),
      ask: ([p, q]) => (kind(ask.of(p, q)) === (odd ? 'odd' : 'even') ? 'yes' : 'no'),
      show: ([p, q]) => m`${a} = ${p},\ ${b} = ${q}`,
      since: ([p, q]) => t`${m`${named(ask.tex)} = ${ask.of(p, q)}`}, which is ${kind(ask.of(p, q))}`,
      statements: [
        parity('x', (p) => p, t`${one} is ${kind(x)}`),
        parity('y', (_p, q) => q, t`${other} is ${kind(y)}`),
        parity(
          `x + ${2 * k}y`,
          (p, q) => p + 2 * k * q,
          t`${one} is ${kind(x)}`,
          t`the product ${even} is even, and the sum is ${kind(x)}`,
        ),
        parity(
          `${2 * k + 1}x + y`,
          (p, q) => (2 * k + 1) * p + q,
          sameKind((x + y) % 2 === 0),
          t`multiplying ${one} by ${2 * k + 1} does not change whether it is even or odd, and the sum is ${kind(x + y)}`,
        ),
        parity(
          'x(y + 1)',
          (p, q) => p * (q + 1),
          shifted ? t`${one} is even or ${other} is odd (or both)` : t`${one} is odd and ${other} is even`,
          byFactors(x * (y + 1)),
        ),
        parity(
          'xy',
          (p, q) => p * q,
          (x * y) % 2 === 0 ? t`at least one of ${one} and ${other} is even` : t`${one} and ${other} are both odd`,
          byFactors(x * y),
        ),
        parity(
          'x^2 - y^2',
          (p, q) => p * p - q * q,
          sameKind((x + y) % 2 === 0),
          t`an integer and its square are both even or both odd, and the difference of the squares is ${kind(x + y)}`,
        ),
        parity(
          'xy + x + y',
          (p, q) => p * q + p + q,
          isBothEven ? t`${one} and ${other} are both even` : t`at least one of ${one} and ${other} is odd`,
          t`adding 1 to the expression in the statement gives ${m`(${a} + 1)(${b} + 1)`}, which is therefore ${kind((x + 1) * (y + 1))}. Then ${isBothEven ? 'both factors are odd' : 'at least one factor is even'}`,
        ),
        statement(
          m`${named(`x = ${2 * k}y + ${plus}`)}`,
          (p, q) => p === 2 * k * q + plus,
          t`${one} is ${kind(plus)}`,
          t`the product ${even} is even, and the number ${plus} is ${kind(plus)}`,
        ),
        statement(
          m`${named(`y = x + ${plus}`)}`,
          (p, q) => q === p + plus,
          sameKind(plus % 2 === 0),
          t`${one} and ${other} differ by ${plus}, ${plus % 2 === 0 ? 'an even' : 'an odd'} number`,
        ),
        statement(
          t`${one} and ${other} are consecutive integers`,
          (p, q) => Math.abs(p - q) === 1,
          unlike,
          'even and odd integers alternate',
        ),
        statement(
          t`${other} is a multiple of ${2 * k}`,
          (_p, q) => q % (2 * k) === 0,
          t`${other} is even`,
          t`every multiple of ${2 * k} is even`,
        ),
      ],
      together: (pair, left) => {
        const [first = '', second = ''] = pair.map(({ text }) => meanings.get(text))
        const kinds = combinations(left)
        return t`Statement (1) means that ${first}, and statement (2) means that ${second}. Only the ${kinds.length === 1 ? 'combination' : 'combinations'} ${inTurn(kinds)} ${kinds.length === 1 ? 'fits' : 'fit'} both. Then ${worked(left)}.`
      },
      bothMissed: (_pair, left) =>
        t`overlooks that together the statements allow only ${inTurn(combinations(left))}, which makes ${asked} ${kind(ask.of(...left[0]!))}`,
      bothTrap: (_pair, left) => {
        const [given, opposed] = different(left)
        const first = kind(ask.of(...left[0]!))
        return t`tries only one combination, but together the statements allow (${given}), in which ${asked} is ${first}, and (${opposed}), in which it is ${first === 'odd' ? 'even' : 'odd'}`
      },
      hints: [
        t`For which of the four combinations of even and odd ${m`${a}`} and ${m`${b}`} is ${asked} ${odd ? 'odd' : 'even'}?`,
        'A product of integers is odd only if every factor is odd, and a sum of two integers is odd only if exactly one of them is odd. Which combinations does each statement allow?',
      ],
    }
  },
  second: {
    letters: ['x', 'y'],
    cases: WIDE,
    ask: ([x, y], _n, stem) => {
      const [, tex = '', kind] = /, is \\\((.*?)\\\) (odd|even)/.exec(stem) ?? []
      return isOdd(tex, [x, y]) === (kind === 'odd')
    },
    read: [
      [/consecutive/, ([x, y]) => (x - y) ** 2 === 1],
      [/multiple of/, ([, y], [k = 1]) => Number.isInteger(y / k)],
      [
        /=/,
        ([x, y], _n, { statement }) => {
          const [left = '', right = ''] = statement.replace(/^\\\(|\\\)\.$/g, '').split('=')
          return readLinear(left)(x, y) === readLinear(right)(x, y)
        },
      ],
      [
        /is (odd|even)/,
        (pair, _n, { statement }) => {
          const [, tex = '', kind] = /\\\((.*?)\\\) is (odd|even)/.exec(statement) ?? []
          return isOdd(tex, pair) === (kind === 'odd')
        },
      ],
    ],
  },
})

function isOdd(tex: string, [x, y]: Pair): boolean {
  return Math.abs((VALUES[tex] ?? readLinear(tex))(x, y)) % 2 === 1
}
