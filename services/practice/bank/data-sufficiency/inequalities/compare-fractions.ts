import { capital } from '../../factory/capital.ts'
import { m, t } from '../../factory/format.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { pairs, range, simplestFirst } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'
import { MORE_OFTEN_EACH } from '../../factory/answer-packs.ts'
import { workedOut } from '../../factory/worked-out.ts'

type Pair = readonly [number, number]
type Side = (x: number, y: number) => number

/** Explanations list the factor pairs of a product, which is at most 100. Returns those with a factor from `from` on. */
const thin = (from: number): Pair[] =>
  range(from, 100).flatMap((n) => range(1, Math.floor(100 / n)).flatMap((k): Pair[] => [[n, k], [k, n]])) // prettier-ignore
const CASES = once((): readonly Pair[] => simplestFirst([...pairs(range(1, 44), range(1, 44)), ...thin(45)]))
const WIDE = once((): readonly Pair[] => [...pairs(range(1, 64), range(1, 64)), ...thin(65)])
const LETTERS = [
  ['a', 'b'],
  ['m', 'n'],
  ['p', 'q'],
  ['r', 's'],
] as const

const sides = new Map<string, Side>()

export const compareFractions = sufficiency({
  id: 'compare-fractions',
  skill: 'ds-inequalities',
  version: 4,
  levels: [-0.4, 0.4, 1.1],
  answers: MORE_OFTEN_EACH,
  draw: (random, level) => {
    const [p, q] =
      level === 1
        ? [1, 1]
        : random.pick([
            [1, 2],
            [2, 3],
            [3, 2],
            [3, 4],
            [2, 1],
            [4, 3],
            [3, 5],
          ] as const)
    const [x, y] = [random.int(2, 10), random.int(2, 10)]
    if (x === y || x * q === y * p) return null
    return { p, q, x, y, k: random.int(1, 5), c: random.int(2, 3), level, letters: random.pick(LETTERS) }
  },
  write: ({ p, q, x, y, k, c, level, letters: [a, b] }): Sufficiency<Pair> => {
    const named = (text: string): string => text.replace(/[xy]/g, (letter) => (letter === 'x' ? a : b))
    const half = level === 3
    const inequality = half
      ? `\\frac{x + ${k}}{y + ${k}} > \\frac{x}{y}`
      : `\\frac{x}{y} > ${q === 1 ? p : `\\frac{${p}}{${q}}`}`
    const yes = ([u, v]: Pair): boolean => (half ? (u + k) * v > u * (v + k) : u * q > v * p)
    const isTie = ([u, v]: Pair): boolean => (half ? u === v : u * q === v * p)
    /** The smallest first number and the greatest second number of the pairs, which need not be a pair. */
    const limits = (left: readonly Pair[]): Pair => [Math.min(...left.map(([u]) => u)), Math.max(...left.map(([, v]) => v))] // prettier-ignore
    /** Whether these two numbers alone decide the question: every other pair makes the answer clearer. */
    const isByLimits = (left: readonly Pair[]): boolean =>
      yes(limits(left)) === !half && left.every((one) => yes(one) === !half)
    /** How the two limits follow from the statements. */
    const madeBy = (pair: ReadonlyArray<Statement<Pair>>, left: readonly Pair[]): string => {
      const [least, most] = limits(left)
      const [atLeast, atMost] = [t`${m`${a}`} is at least ${least}`, t`${m`${b}`} is at most ${most}`]
      const alone = (fits: (one: Pair) => boolean): number =>
        pair.findIndex(({ holds }) => CASES().every((one) => !holds(one) || fits(one)))
      const [first, second] = [alone(([u]) => u >= least), alone(([, v]) => v <= most)]
      if (first < 0 && second < 0) return t`Together, the statements mean that ${atLeast} and ${atMost}`
      if (first < 0)
        return t`Statement (${second + 1}) means that ${atMost}. Then, by statement (${2 - second}), ${atLeast}`
      if (second < 0)
        return t`Statement (${first + 1}) means that ${atLeast}. Then, by statement (${2 - first}), ${atMost}`
      return t`Statement (${first + 1}) means that ${atLeast}, and statement (${second + 1}) means that ${atMost}`
    }
    const core = m`${named(half ? 'y > x' : `${q === 1 ? '' : q}x > ${p === 1 ? '' : p}y`)}`
    const times = k === 1 ? '' : String(k)
    const turned = half
      ? t`since the denominators are positive, cross-multiplying turns the question into ${m`${a}${b} + ${times}${b} > ${a}${b} + ${times}${a}`}, or ${core}`
      : t`since ${m`${b}`} is positive, the question is whether ${core}`
    const said = (means: string): string => m`${named(means)}`
    const greater = x > y ? 'x > y' : 'y > x'
    const known = half ? core : q === 1 ? String(p) : m`\frac{${p}}{${q}}`
    /** The size of the fraction if this is true. */
    const sizeOf = (means = ''): string => (means.startsWith('y') || means.includes('<') ? 'less' : 'greater')
    const [top, bottom] = [k * x, k * y]
    /** Why the value of the fraction decides the question. */
    const byRatio = (verdict: string): string => {
      const value = m`\frac{${top}}{${bottom}}`
      const size = x * q > y * p ? 'greater' : 'less'
      if (half)
        return t`the fraction is ${value}, which is ${x < y ? 'less' : 'greater'} than 1, so ${said(greater)}. ${capital(turned)}, which is ${verdict === 'yes' ? 'true' : 'false'}. So the answer is ${verdict}.`
      if (p !== q && x > y === p < q)
        return t`the fraction is ${value}, which is ${size} than 1, and 1 is ${size} than ${known}. So the fraction is ${size} than ${known}, and the answer is ${verdict}.`
      if (x % y === 0)
        return t`the fraction is ${m`\frac{${top}}{${bottom}} = ${x / y}`}, which is ${size} than ${known}, so the answer is ${verdict}.`
      return q === 1
        ? t`the fraction is ${value}. Its numerator, ${top}, is ${size} than ${p === 1 ? t`its denominator, ${bottom}` : m`${p} \times ${bottom} = ${p * bottom}`}, so the fraction is ${size} than ${p}, and the answer is ${verdict}.`
        : t`the fraction is ${value}. Cross-multiply to compare it with ${known}: ${m`${q} \times ${top} = ${q * top}`} is ${size} than ${m`${p} \times ${bottom} = ${p * bottom}`}. So ${value} is ${size} than ${known}, and the answer is ${verdict}.`
    }
    const statement = (
      formula: string,
      holds: (u: number, v: number) => boolean,
      { how = '', means, bound = '1', divisor = b, so = '', order = greater, lacks, trap, ratio }: { how?: string; means?: string; bound?: string; divisor?: string; so?: string; order?: string; lacks?: string; trap?: string; ratio?: boolean }, // prettier-ignore
    ): Statement<Pair> => ({
      text: `\\(${named(formula)}\\)`,
      holds: ([u, v]) => holds(u, v),
      get enough() {
        const verdict = CASES().find(([u, v]) => holds(u, v) && yes([u, v])) ? 'yes' : 'no'
        if (ratio) return byRatio(verdict)
        if (half)
          return t`${how} ${said(means ?? '')}${so}. ${capital(turned)}, which is ${verdict === 'yes' ? 'true' : 'false'}. So the answer is ${verdict}.`
        return t`${how} ${said(means ?? '')}. Dividing both sides by ${m`${divisor}`}, which is positive, shows that ${m`\frac{${a}}{${b}}`} is ${sizeOf(means)} than ${bound}${bound === known ? '' : t`, and ${bound} is ${sizeOf(means)} than ${known}`}. So the answer is ${verdict}.`
      },
      lacks:
        lacks ??
        t`${capital(how)} ${said(means ?? '')}. The fraction is ${sizeOf(means)} than 1, but it can still be on either side of ${known}.`,
      missed: ratio
        ? t`overlooks that the statement gives the value of ${m`\frac{${a}}{${b}}`}${half ? t`, which shows that ${said(greater)}` : ' itself'}`
        : half
          ? t`overlooks that the statement means ${said(order)}, which already decides the question`
          : t`overlooks that the statement makes the fraction ${sizeOf(means)} than ${bound}${bound === known ? '' : t`, and ${bound} is ${sizeOf(means)} than ${known}`}`,
      ...(trap === undefined ? {} : { trap }),
    })
    const onlyOne = half
      ? undefined
      : t`concludes from ${said(greater)} that the fraction is ${x > y ? 'greater' : 'less'} than ${known}, but that shows only that it is ${x > y ? 'greater' : 'less'} than 1`
    const ordered = { means: greater, ...(onlyOne === undefined || level === 1 ? {} : { trap: onlyOne }) }
    const far = x > y ? x - y : y - x
    const linear = `${q === 1 ? '' : q}x ${x * q > y * p ? '>' : '<'} ${p === 1 ? '' : p}y`
    const part = q === 1 ? 'twice' : t`${m`\frac{${p}}{${q}}`} of`
    const statements = [
      statement(x > y ? `x = y + ${far}` : `y = x + ${far}`, (u, v) => u - v === x - y, {
        how: m`${named(x > y ? 'x' : 'y')}` + t` is ${far} more than ${said(x > y ? 'y' : 'x')}, which means`,
        means: greater,
        ...(level === 2
          ? {
              trap: t`tries only ${said(`x = ${x}`)} and ${said(`y = ${y}`)}, but other numbers with the same difference give other fractions`,
              lacks: t`Many pairs of integers have this difference, and the fraction ${m`\frac{${a}}{${b}}`} is different for each.`,
            }
          : {}),
      }),
      statement(`x + y = ${x + y}`, (u, v) => u + v === x + y, {
        lacks: half
          ? t`Many pairs of positive integers have a sum of ${x + y}, and either number may be the greater one.`
          : t`Many pairs of positive integers have a sum of ${x + y}, and the fraction ${m`\frac{${a}}{${b}}`} is different for each.`,
        trap: t`tries only ${said(`x = ${x}`)} and ${said(`y = ${y}`)}, but any positive integers with a sum of ${x + y} are possible`,
      }),
      statement(`xy = ${x * y}`, (u, v) => u * v === x * y, {
        lacks: half
          ? 'The two factors can trade places, so either of them may be the greater one.'
          : 'The two factors can trade places, which changes the fraction but not the product.',
        trap: t`tries only ${said(`x = ${x}`)} and ${said(`y = ${y}`)}, but the two factors can trade places`,
      }),
      statement(`x > ${x - 1}`, (u) => u > x - 1, {
        lacks: t`It says nothing about ${m`${b}`}.`,
        trap: t`assumes that ${level === 2 ? 'the fraction is large' : t`${said('x')} is greater than ${said('y')}`} because ${said('x')} is greater than ${x - 1}, but ${said('y')} can be any positive integer`,
      }),
      statement(`y < ${y + k}`, (_u, v) => v < y + k, {
        lacks: t`It says nothing about ${m`${a}`}.`,
        trap: t`assumes that ${level === 2 ? 'the fraction is large' : t`${said('y')} is less than ${said('x')}`} because ${said('y')} is less than ${y + k}, but ${said('x')} can be any positive integer`,
      }),
      statement(
        x > c * y ? `x^2 > ${c * c}y^2` : x > y ? 'x^2 > y^2' : 'y^2 > x^2',
        (u, v) => (x > c * y ? u > c * v : x > y ? u > v : v > u),
        { ...ordered, how: 'both numbers are positive, so taking square roots gives', ...(x > c * y ? { means: `x > ${c}y`, bound: String(c), so: t` and therefore ${said('x > y')}` } : {}) }, // prettier-ignore
      ),
      statement(
        x > y ? '\\frac{1}{x} < \\frac{1}{y}' : '\\frac{1}{x} > \\frac{1}{y}',
        (u, v) => (x > y ? u > v : u < v),
        { ...ordered, how: t`multiplying both sides by ${said('xy')}, which is positive, gives` },
      ),
      statement(
        x * q > y * p ? `${c * q}x - ${c * p}y > 0` : `${c * q}x - ${c * p}y < 0`,
        (u, v) => (x * q > y * p ? u * q > v * p : u * q < v * p),
        {
          how: t`adding ${said(`${c * p}y`)} to both sides and dividing by ${c} gives`,
          means: linear,
          bound: known,
          divisor: named(`${q === 1 ? '' : q}y`),
          order: x * q > y * p ? 'x > y' : 'y > x',
          so: p === q ? '' : t`, so ${said('x')} is ${x * q > y * p ? 'more' : 'less'} than ${part} ${said('y')}. This makes ${said(x * q > y * p ? 'x > y' : 'y > x')}`,
          ...(half ? { lacks: t`Adding ${said(`${c * p}y`)} to both sides and dividing by ${c} gives ${said(linear)}, which can be true whether ${said('x')} is less or greater than ${said('y')}.`, trap: t`drops the coefficients from ${said(linear)} and concludes that ${said(x * q > y * p ? 'x > y' : 'y > x')}` } : {}),
        }, // prettier-ignore
      ),
      statement(x > y ? `\\frac{y}{x} < 1` : `\\frac{x + y}{y} < 2`, (u, v) => (x > y ? v < u : u < v), { ...ordered, how: x > y ? t`multiplying both sides by ${said('x')}, which is positive, gives` : t`multiplying both sides by ${said('y')}, which is positive, and subtracting ${said('y')} gives` }), // prettier-ignore
      statement(`\\frac{x}{y} = \\frac{${k * x}}{${k * y}}`, (u, v) => u * y === v * x, { ratio: true }),
    ]
    return {
      stem: t`If ${m`${a}`} and ${m`${b}`} are positive integers, is ${m`${named(inequality)}`}?`,
      asks: {
        what: t`whether ${core}`,
        because: half
          ? t`both denominators are positive, so cross-multiplying gives ${m`${a}${b} + ${times}${b} > ${a}${b} + ${times}${a}`}, or ${core}`
          : t`multiplying both sides by ${m`${q === 1 ? '' : q}${b}`}, which is positive, gives ${core}`,
      },
      // Pairs for which the two sides are equal come last, so that they are no examples where others are.
      cases: CASES().toSorted((one, two) => Number(isTie(one)) - Number(isTie(two))),
      ask: (one) => (yes(one) ? 'yes' : 'no'),
      show: ([u, v]) => m`${a} = ${u},\ ${b} = ${v}`,
      since: ([u, v]) => workedOut(named(inequality), { [a]: u, [b]: v }),
      statements,
      together: (pair, left) => {
        if (left.length > 3 && isByLimits(left)) {
          const [u, v] = limits(left)
          const [timesA, timesB] = core.replaceAll(/\\[()]/g, '').split(' > ')
          const always = half
            ? t`Since ${v} is ${u === v ? 'not greater' : 'less'} than ${u}, ${core} is never true.`
            : p === q
              ? t`Since ${u} is greater than ${v}, ${core} is always true.`
              : t`So ${m`${timesA!}`} is at least ${q * u} and ${m`${timesB!}`} is at most ${p * v}, which means that ${core} is always true.`
          return t`${capital(turned)}. ${madeBy(pair, left)}. ${always}`
        }
        if (left.length > 8) return undefined
        const sizes = left.map(([u, v]) =>
          half ? m`${v} ${signOf(v - u)} ${u}` : m`${q * u} ${signOf(u * q - v * p)} ${p * v}`,
        )
        const shown = left.length > 4 ? '' : t`: ${inWords(sizes)}`
        return left.length === 1
          ? t`${capital(turned)}. Only ${m`(${a},\ ${b})`} = ${inList(left)} fits both statements. For this pair, ${core} is ${left.every(yes) ? 'true' : 'false'}${shown}.`
          : t`${capital(turned)}. Only these pairs ${m`(${a},\ ${b})`} fit both statements: ${inList(left)}. For each of them, ${core} is ${left.every(yes) ? 'true' : 'false'}${shown}.`
      },
      bothTrap: (_pair, left) => {
        const [[u, v] = [0, 0], other] = left
        return left.length === 2 && other?.[0] === v && other[1] === u
          ? t`finds the numbers ${Math.min(u, v)} and ${Math.max(u, v)}, but either of them can be ${m`${a}`}`
          : t`tries only one pair of numbers, but other pairs also fit both statements`
      },
      bothMissed: (_pair, left) =>
        left.length > 3 && isByLimits(left)
          ? t`tests the statements one at a time, but together they mean that ${m`${a}`} is at least ${limits(left)[0]} and ${m`${b}`} is at most ${limits(left)[1]}, so ${core} is ${left.every(yes) ? 'always' : 'never'} true`
          : left.length > 8
            ? undefined
            : t`tests the statements one at a time, but ${left.length === 1 ? 'the only pair' : 'the only pairs'} ${m`(${a},\ ${b})`} that ${left.length === 1 ? 'fits both is' : 'fit both are'} ${inList(left)}`,
      hints: [
        [
          t`When is a fraction with a positive numerator and a positive denominator greater than 1?`,
          t`Do you need ${m`${a}`} and ${m`${b}`} themselves, or only how large ${m`${a}`} is compared with ${m`${b}`}?`,
          t`Both denominators are positive. How can you rewrite the question without fractions?`,
        ][level - 1]!,
        [
          t`The question comes down to: is ${core}? What does each statement say about that?`,
          t`Compare the fraction first with 1 and then with ${known}. What does each statement say about the size of ${m`${a}`} compared with ${m`${b}`}?`,
          t`Cross-multiply, and the question becomes: is ${core}? What does each statement say about that?`,
        ][level - 1]!,
      ],
    }
  },
  second: {
    letters: ['x', 'y'],
    cases: WIDE,
    ask: ([x, y], _n, stem) => relation(stem.slice(stem.indexOf(', is') + 4))(x, y) > 0,
    read: [
      [/>/, ([x, y], _n, { statement }) => relation(statement)(x, y) > 1e-12],
      [/</, ([x, y], _n, { statement }) => relation(statement)(x, y) < -1e-12],
      [/=/, ([x, y], _n, { statement }) => Math.abs(relation(statement)(x, y)) < 1e-12],
    ],
  },
})

/** '(7, 8), (8, 7), and (9, 6)'. */
const signOf = (difference: number): string => (difference > 0 ? '>' : difference < 0 ? '<' : '=')
const inList = (left: readonly Pair[]): string => inWords(left.map(([u, v]) => m`(${u},\ ${v})`))

function inWords(shown: readonly string[]): string {
  return shown.length < 3 ? shown.join(' and ') : `${shown.slice(0, -1).join(', ')}, and ${shown.at(-1)!}`
}

/** Left side minus right side of a printed relation, as a function in x and y. */
function relation(text: string): Side {
  const known = sides.get(text)
  if (known) return known
  const body = text.replace(/^.*?\\\(|\\\).*$/g, '').replaceAll('\\frac', '#')
  const [left = '', right = ''] = body.split(/[<>=]/)
  const [one, other] = [valueOf(left), valueOf(right)]
  const read: Side = (x, y) => one(x, y) - other(x, y)
  sides.set(text, read)
  return read
}

function valueOf(side: string): Side {
  const text = side.replaceAll(' ', '')
  const parts = /^#\{(.*)\}\{(.*)\}$/.exec(text)
  if (parts) {
    const [top, bottom] = [valueOf(parts[1]!), valueOf(parts[2]!)]
    return (x, y) => top(x, y) / bottom(x, y)
  }
  const terms = [...text.matchAll(/([+-]?)(\d*)((?:[xy](?:\^2)?)*)/g)]
    .filter(([whole]) => whole !== '')
    .map(([, sign, digits, letters = '']) => ({
      size: (sign === '-' ? -1 : 1) * (digits === '' ? 1 : Number(digits)),
      x: letters.includes('x^2') ? 2 : letters.includes('x') ? 1 : 0,
      y: letters.includes('y^2') ? 2 : letters.includes('y') ? 1 : 0,
    }))
  return (x, y) => terms.reduce((total, term) => total + term.size * x ** term.x * y ** term.y, 0)
}
