import { m, t } from '../../factory/format.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { pairs, range, simplestFirst } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'
import { factsOf, hintOn, mattersFor } from '../../factory/sign-facts.ts'

type Point = readonly [x: number, y: number]

const ASKS: ReadonlyArray<{ text: string; level: 1 | 2 | 3; yes: (p: Point) => boolean; goal?: string }> = [
  { text: m`x > 0`, level: 1, yes: ([x]) => x > 0 },
  { text: m`y < 0`, level: 1, yes: ([, y]) => y < 0 },
  { text: m`xy > 0`, level: 2, yes: ([x, y]) => x * y > 0, goal: t`whether ${m`x`} and ${m`y`} have the same sign` }, // prettier-ignore
  { text: m`x > y`, level: 2, yes: ([x, y]) => x > y },
  { text: m`x + y > 0`, level: 3, yes: ([x, y]) => x + y > 0 },
  { text: m`x^2 > y^2`, level: 3, yes: ([x, y]) => x * x > y * y, goal: t`whether ${m`x`} is farther from 0 than ${m`y`}` }, // prettier-ignore
]

const WIDE = once(() => [
  ...range(-24, 24).filter((n) => n !== 0),
  ...[0.1, 0.25, 0.5, 0.75, 0.8, 1.25, 1.5, 1.6, 2.4, 2.5, 3.2].flatMap((n) => [n, -n]),
])

type Holds = (x: number, y: number) => boolean
const readings = new Map<string, Holds>()

const SIDES: Readonly<Record<string, (x: number, y: number) => number>> = {
  'x^3': (x) => x ** 3,
  'x^2y': (x, y) => x * x * y,
  'xy^2': (x, y) => x * y * y,
  'x^2y^2': (x, y) => x * x * y * y,
  xy: (x, y) => x * y,
  x: (x) => x,
  y: (_x, y) => y,
  'x+y': (x, y) => x + y,
  'x-y': (x, y) => x - y,
  '#{x}{y}': (x, y) => x / y,
  '|x|': (x) => Math.abs(x),
  '|y|': (_x, y) => Math.abs(y),
  'x^2': (x) => x * x,
  'y^2': (_x, y) => y * y,
}

/** Halves, and some small fractions, without zero. */
const GRID = once(() =>
  range(-16, 16)
    .filter((n) => n !== 0)
    .map((n) => (Math.abs(n) <= 2 ? n / 4 : n / 2)),
)
/** More pairs with the products that statements give, so that no product seems to fit only one pair. They come last. */
const EXACT = once((): readonly Point[] =>
  [1, 2, 3, 4, -1, -2, -3, -4].flatMap((k) => [5, -5, 2.5, -2.5, 1.25, -1.25].flatMap((n): Point[] => [[k / n, n], [n, k / n]])),
) // prettier-ignore
const CASES = once((): readonly Point[] => [...simplestFirst(pairs(GRID(), GRID())), ...EXACT()])

export const signs = sufficiency({
  id: 'signs',
  skill: 'ds-inequalities',
  version: 3,
  levels: [-0.3, 0.4, 1.1],
  draw: (random, level) => ({
    ask: random.pick(ASKS.filter((ask) => ask.level === level)),
    k: random.int(1, 4),
    c: random.int(1, 5),
    x: random.pick(['x', 'a', 'p', 'r']),
  }),
  write: ({ ask, k, c, x: name }): Sufficiency<Point> => {
    const y = { x: 'y', a: 'b', p: 'q', r: 's' }[name as 'x']
    const named = (text: string): string => text.replace(/[xy]/g, (letter) => (letter === 'x' ? name : y))
    const [one, other] = [m`${name}`, m`${y}`]
    const isAsked = (text: string): boolean => ask.text === m`${text}`
    const [isFar, oneOnly] = [isAsked('x^2 > y^2'), isAsked('x > 0') || isAsked('y < 0')]
    const facts = (left: readonly Point[], asked = ask.text): string => factsOf(left, [name, y], asked).join(' and ').replace(/ and (.* (?:is|are) .*) and (?=\S+ (?:is|sum))/, ', $1, and ') // prettier-ignore
    /** The facts, what they mean for the question, and the answer. */
    const conclude = (left: readonly Point[]): string => {
      const [yes, known] = [ask.yes(left[0]!), facts(left)]
      const why: Readonly<Record<string, string>> = {
        [m`xy > 0`]: t`Two numbers with ${yes ? 'the same sign have a positive' : 'opposite signs have a negative'} product`,
        [m`x + y > 0`]: known.includes('both') ? t`The sum of two ${yes ? 'positive numbers is positive' : 'negative numbers is negative'}` : '',
        [m`x > y`]: known.includes('both negative') ? 'Of two negative numbers, the one farther from 0 is smaller' : known.includes('greater') ? '' : known.includes('farther') ? t`A negative number that is farther from 0 than ${other} is less than ${other}` : 'A positive number is greater than a negative one',
        [m`x^2 > y^2`]: 'The number that is farther from 0 has the greater square',
      } // prettier-ignore
      return `${known}${why[ask.text] ? `. ${why[ask.text]!}, so` : known.includes('and the sum') ? '. So' : ', and'} the answer is ${yes ? 'yes' : 'no'}.`
    }
    const reasons = new Map<Statement<Point>, string>()
    /** The step from what the two statements say to what follows from them together. */
    const stepFrom = (pair: readonly [Statement<Point>, Statement<Point>], left: readonly Point[]): string => {
      const all = pair.map(({ holds }) => facts(CASES().filter(holds), m`x > y`)).join('; ')
      const [sum, isAbove] = [/sum is (?:pos|neg)/.test(all), all.includes('sum is positive')]
      const [isLess, isFarther, sign] = [all.includes('greater than'), all.includes('farther'), isAbove ? 'positive' : 'negative']
      const [limit, product] = [/^\\\(([a-z]) [<>] -?(\d+)\\\)$/m, /^\\\([a-z]{2} = -?(\d+)\\\)$/m].map((form) => form.exec(`${pair[0].text}\n${pair[1].text}`))
      if (sum && isLess && isFar) return t`Since ${m`${name} + ${y}`} is ${sign} and ${m`${name} - ${y}`} is positive, their product, ${m`${name}^2 - ${y}^2`}, is ${sign}.`
      if (sum && isLess) return isAbove ? t`Adding the positive numbers ${m`${name} + ${y}`} and ${m`${name} - ${y}`} gives ${m`2${name}`}, which is positive.` : t`Subtracting the positive ${m`${name} - ${y}`} from the negative ${m`${name} + ${y}`} gives ${m`2${y}`}, which is negative.`
      if (limit && product && /greater|farther|sum/.test(facts(left)) && Number(limit[2]) ** 2 >= Number(product[1])) { const [big, small] = limit[1] === name ? [name, y] : [y, name]; return t`Since ${m`|${big}| > ${limit[2]!}`}, ${m`|${small}| = \frac{${product[1]!}}{|${big}|}`} is less than ${m`|${big}|`}.` }
      if (isLess && all.includes('opposite')) return 'Of two numbers with opposite signs, the greater one is positive.'
      if (isLess && isFarther) return all.includes('same sign') ? t`If both were negative, ${one} would be less than ${other}, because it is farther from 0.` : t`If ${one} were negative, it would be less than ${other}, because it is farther from 0.`
      if (isFarther && isAsked('x > y') && facts(left).includes('greater')) return t`A positive number that is farther from 0 than ${other} is greater than ${other}.`
      if (sum && all.includes('same sign')) return t`The sum of two ${isAbove ? 'negative' : 'positive'} numbers is not ${sign}.`
      if (sum && !isFarther) return t`If one number is ${isAbove ? 'negative' : 'positive'} and the sum is ${sign}, the other number must be ${sign} and farther from 0.`
      return isFarther && (sum || isAsked('x + y > 0')) && !facts(left).includes('both') ? 'The number that is farther from 0 decides the sign of the sum.' : ''
    } // prettier-ignore
    const trapIf = (asked: readonly string[], trap: string): Partial<Statement<Point>> =>
      asked.some((text) => m`${text}` === ask.text) ? { trap } : {}
    const trapFor = (traps: Readonly<Record<string, string>>): Partial<Statement<Point>> =>
      Object.assign({}, ...Object.entries(traps).map(([asked, trap]) => trapIf([asked], trap)))
    const exchanged = { 'x > y': t`tries only pairs in which ${one} is the greater number, but the two numbers can trade places`, 'x^2 > y^2': t`tries only pairs in which ${one} is farther from 0, but the two numbers can trade places` } // prettier-ignore
    const positives = t`tries only positive numbers, but both numbers may be negative`
    const difference = {
      lacks: t`It says that ${one} is greater than ${other}, but ${isFar ? 'not which of them is farther from 0' : 'both may be positive, or both negative'}.`,
      ...trapFor({
        'x > 0': t`concludes that ${one} is positive because it is the greater number, but both may be negative`,
        'y < 0': t`concludes that ${other} is negative because it is the smaller number, but both may be positive`,
        'xy > 0': t`concludes that ${one} is positive and ${other} is negative, but they may have the same sign`,
        'x + y > 0': t`concludes that the sum is positive because ${one} is the greater number, but both may be negative`,
      }),
      ...trapIf(['x^2 > y^2'], t`squares both sides of ${m`${name} > ${y}`}, which is right only if neither number is negative`), // prettier-ignore
      consider: isAsked('x > y') ? t`what does it say about the difference ${m`${name} - ${y}`}?` : 'can both numbers be negative?', // prettier-ignore
    }
    const opposite = {
      lacks: t`It shows that one number is positive and the other is negative, but not which of them is ${isFar || isAsked('x + y > 0') ? 'farther from 0' : 'negative'}.`,
      ...trapIf(['x > 0', 'y < 0', 'x > y'], t`assumes that ${one} is positive and ${other} is negative, but it may be the other way around`), // prettier-ignore
      ...trapFor({ 'x + y > 0': 'tries only pairs in which the positive number is farther from 0, but the negative one may be farther', 'x^2 > y^2': t`tries only pairs in which ${one} is farther from 0, but ${other} may be farther` }), // prettier-ignore
      consider: isFar ? 'does the sign of the product or quotient show how far the numbers are from 0?' : isAsked('xy > 0') ? 'do you need to know which of the two numbers is negative?' : 'can you tell which of the two numbers is negative?', // prettier-ignore
    }
    /** What a choice does that finds too little in a statement. */
    const reluctant = (formula: string): string => {
      if (formula.includes('|')) return t`rejects the statement because it gives no signs`
      if (formula.includes('frac')) return t`rejects the statement because ${other} can be negative`
      if (/x.*y/.test(formula)) return t`rejects the statement because ${one} and ${other} can have many values`
      return t`rejects the statement because it does not give the exact value of ${formula.includes('x') ? one : other}`
    }
    const question = mattersFor(ask.text, [one, other]).replace(/^which of them/, t`which of ${one} and ${other}`).replace('their signs', t`the signs of ${one} and ${other}`).replace('their sum', m`${name} + ${y}`).replace(/^(?=the sign of)/, 'about ') // prettier-ignore
    const half = (known: string, missing: string): string =>
      t`considers only the sign of ${known}, but ${isFar ? 'the question is about distances from 0' : t`the sign of ${missing} is not known`}`
    const statement = (
      formula: string,
      holds: (p: Point) => boolean,
      { because, ...notes }: Partial<Statement<Point>> & { because?: string } = {},
    ): Statement<Point> => {
      const made: Statement<Point> = {
        text: `\\(${named(formula)}\\)`,
        holds,
        missed: t`${reluctant(formula)}, but the question ${question.startsWith('about') ? 'is' : 'asks'} only ${question}`,
        get enough() {
          const left = CASES().filter(holds)
          return `${because === undefined ? '' : `${because}, so `}${conclude(left)}`
        },
        ...notes,
      }
      if (because !== undefined) reasons.set(made, `${because}, so `)
      return made
    }
    return {
      stem: t`If ${m`${name}`} and ${m`${y}`} are real numbers other than zero, is ${named(ask.text)}?`,
      asks: ask.goal === undefined ? undefined : { what: named(ask.goal) },
      cases: CASES(),
      ask: (p) => (ask.yes(p) ? 'yes' : 'no'),
      show: ([p, q]) => m`${name} = ${String(p)},\ ${y} = ${String(q)}`,
      since: ([p, q]) => isFar ? t`the distances from 0 are ${String(Math.abs(p))} for ${one} and ${String(Math.abs(q))} for ${other}` : isAsked('x + y > 0') ? m`${name} + ${y} = ${String(Math.round((p + q) * 100) / 100)}` : undefined, // prettier-ignore
      statements: [
        statement('x^3 > 0', ([p]) => p > 0, {
          because: 'a cube has the same sign as the number itself',
          lacks: t`It shows only that ${one} is positive.`,
          trap: half(one, other),
          consider: t`which sign must ${one} have?`,
        }),
        statement('x^2y < 0', ([, q]) => q < 0, {
          because: t`${m`${name}^2`} is positive`,
          lacks: t`Since ${m`${name}^2`} is positive, it shows only that ${other} is negative.`,
          trap: half(other, one),
          consider: 'which factor decides the sign of the left side?',
        }),
        statement('xy^2 > 0', ([p]) => p > 0, {
          because: t`${m`${y}^2`} is positive`,
          lacks: t`Since ${m`${y}^2`} is positive, it shows only that ${one} is positive.`,
          trap: half(one, other),
          consider: 'which factor decides the sign of the left side?',
        }),
        statement('x^2y^2 > 0', () => true, {
          lacks: 'It is true for all nonzero numbers, whatever their signs are.',
          ...trapIf(['xy > 0'], t`concludes that ${m`${name}${y}`} is positive, but a square is positive whatever the sign of ${m`${name}${y}`}`), // prettier-ignore
          ...trapFor({ 'x > 0': t`concludes that ${one} is positive because the product is, but the square of a negative number is also positive`, 'y < 0': t`tries only negative values of ${other}, but the square of a positive number is also positive`, 'x + y > 0': 'concludes that both numbers are positive because the product is, but squares of negative numbers are also positive', ...exchanged }), // prettier-ignore
          consider: 'for which nonzero numbers is the left side not positive?',
        }),
        statement(`x > y + ${c}`, ([p, q]) => p > q + c, { ...difference, because: t`${m`${y} + ${c}`} is greater than ${other}` }), // prettier-ignore
        statement(`x - y > ${c}`, ([p, q]) => p - q > c, { ...difference, because: t`the difference ${m`${name} - ${y}`} is positive` }), // prettier-ignore
        statement(`x + y > ${c}`, ([p, q]) => p + q > c, {
          ...trapFor(exchanged),
          because: t`${m`${name} + ${y}`} is greater than ${c}`,
          lacks: 'It says that the sum is positive, but one of the two numbers may be negative.',
          ...trapIf(['x > 0', 'y < 0', 'xy > 0'], t`concludes that both ${one} and ${other} are positive because their sum is, but one may be negative`), // prettier-ignore
          consider: isAsked('x + y > 0') ? 'how does the sum compare with 0?' : 'can one of the two numbers be negative?', // prettier-ignore
        }),
        statement(`x + y < -${c}`, ([p, q]) => p + q < -c, {
          ...trapFor(exchanged),
          because: t`${m`${name} + ${y}`} is less than ${m`-${c}`}`,
          lacks: 'It says that the sum is negative, but one of the two numbers may be positive.',
          ...trapIf(['x > 0', 'y < 0', 'xy > 0'], t`concludes that both ${one} and ${other} are negative because their sum is, but one may be positive`), // prettier-ignore
          consider: isAsked('x + y > 0') ? 'how does the sum compare with 0?' : 'can one of the two numbers be positive?', // prettier-ignore
        }),
        statement(`xy = ${k}`, ([p, q]) => p * q === k, {
          ...trapFor(exchanged),
          because: 'the product is positive',
          lacks: t`The product is positive, so the two numbers have the same sign, but ${isFar ? 'it is not known which of them is farther from 0' : 'both may be positive, or both negative'}.`,
          ...trapIf(['x > 0', 'y < 0', 'x + y > 0'], positives),
          consider: isFar ? 'can the two numbers trade places?' : isAsked('xy > 0') ? 'does it matter whether both numbers are negative?' : 'can both numbers be negative?', // prettier-ignore
        }),
        statement(`xy = -${k}`, ([p, q]) => p * q === -k, { ...opposite, because: 'the product is negative' }),
        statement(`\\frac{x}{y} > ${k}`, ([p, q]) => p / q > k, {
          because: isFar ? t`taking absolute values gives ${m`|${name}| > ${k === 1 ? '' : k}|${y}|`}` : 'the quotient is positive', // prettier-ignore
          lacks: t`The quotient is positive, so ${one} and ${other} have the same sign${isAsked('x > y') ? t`, and ${m`|${name}| > |${y}|`}` : ''}. But both numbers may be negative.`,
          ...trapIf(['x > y'], t`multiplies both sides by ${other} and reads off ${m`${name} > ${k === 1 ? '' : k}${y}`}, which is right only if ${other} is positive`), // prettier-ignore
          ...trapIf(['x > 0', 'y < 0', 'x + y > 0'], positives),
          consider: isFar ? t`if the quotient is greater than ${k}, how do ${m`|${name}|`} and ${m`|${y}|`} compare?` : isAsked('x > y') ? t`what happens to the inequality if you multiply both sides by ${other}, and ${other} is negative?` : 'what does the sign of the quotient tell you about the signs of the two numbers?', // prettier-ignore
        }),
        statement(`\\frac{x}{y} < 0`, ([p, q]) => p * q < 0, { ...opposite, because: 'the quotient is negative' }),
        statement('|x| > |y|', ([p, q]) => Math.abs(p) > Math.abs(q), {
          because: t`${m`|${name}|`} and ${m`|${y}|`} are the distances of the two numbers from 0`,
          lacks: t`It says that ${one} is farther from 0 than ${other}, but not in which direction.`,
          ...trapFor({
            'x > 0': t`concludes that ${one} is positive because it is farther from 0, but it may be negative`,
            'y < 0': t`concludes that ${other} is negative because it is closer to 0, but it may be positive`,
            'xy > 0': 'tries only positive numbers, but one of them may be negative',
            'x + y > 0': t`concludes that the sum is positive because ${one} is farther from 0, but ${one} may be negative`,
          }),
          ...trapIf(['x > y'], t`drops the absolute value bars, but ${one} may be negative`),
          consider: isFar ? 'what does an absolute value measure on the number line?' : t`can ${one} be negative?`,
        }),
        statement(`x > ${c}`, ([p]) => p > c, {
          because: t`${one} is greater than ${c}`,
          lacks: t`It says nothing about ${other}.`,
          trap: t`considers only ${one}, but ${other} can be any number other than zero`,
          consider: oneOnly ? t`which sign must ${one} have?` : t`what do you learn about ${other}?`,
        }),
        statement(`y < -${c}`, ([, q]) => q < -c, {
          because: t`${other} is less than ${m`-${c}`}`,
          lacks: t`It says nothing about ${one}.`,
          trap: t`considers only ${other}, but ${one} can be any number other than zero`,
          consider: oneOnly ? t`which sign must ${other} have?` : t`what do you learn about ${one}?`,
        }),
        statement(`${k + 1}x > ${k + 1}y`, ([p, q]) => p > q, {
          ...difference,
          because: t`both sides can be divided by ${k + 1}`,
          lacks: t`Dividing both sides by ${k + 1} gives ${m`${name} > ${y}`}, which says nothing about the signs.`,
          consider: t`what is left when you divide both sides by ${k + 1}?`,
        }),
      ],
      together: (pair, left) => {
        const asked = pair.some((each) => facts(CASES().filter(each.holds), m`x > y`).includes('greater than')) ? m`x > y` : ask.text
        const [first, second] = pair.map((each) => `${reasons.get(each) ?? ''}${facts(CASES().filter(each.holds), asked).replace(asked === m`x > y` ? /^$/ : /(?<=same sign) and .*/, '')}`)
        return `In statement (1), ${first!}. In statement (2), ${second!}. ${stepFrom(pair, left)} Together, the statements show that ${conclude(left)}`.replaceAll('  ', ' ')
      }, // prettier-ignore
      bothTrap: (_pair, left) => {
        const [first, second] = [left[0]!, left.find((p) => ask.yes(p) !== ask.yes(left[0]!))!].map(([p, q]) => m`${name} = ${String(p)},\ ${y} = ${String(q)}`) // prettier-ignore
        return t`tries only ${first!}, but ${second!} also satisfies both statements`
      },
      bothMissed: (_pair, left) =>
        t`tests the statements one at a time, but together they show that ${factsOf(left, [name, y], ask.text)
          .join(' and that ')
          .replace(/ and that (.*) and that /, ', that $1, and that ')}`,
      hints: [isAsked('x + y > 0') ? t`For which signs of ${one} and ${other} is the sum certainly positive, and when does it depend on which number is farther from 0?` : isAsked('x > y') ? t`To compare ${one} and ${other}, do you need only their signs, or also how far they are from 0?` : hintOn(ask.text, [one, other]), 'Try pairs of both signs, and numbers between 0 and 1.'], // prettier-ignore
    }
  },
  second: {
    letters: ['x', 'y'],
    cases: () => pairs(WIDE(), WIDE()) as Point[],
    ask: ([x, y], _n, stem) => readInequality(stem.slice(stem.lastIndexOf('\\(')), x, y),
    read: [[/./, ([x, y], _n, { statement: text }) => readInequality(text, x, y)]],
  },
})

/** Evaluates a printed inequality or equation in x and y, by turning its TeX into values. */
function readInequality(text: string, x: number, y: number): boolean {
  const holds = readings.get(text) ?? inequality(text)
  readings.set(text, holds)
  return holds(x, y)
}

function inequality(text: string): Holds {
  const body = text
    .replace(/^\\\(|\\\).*$/gs, '')
    .replaceAll(' ', '')
    .replace('\\frac', '#')
  const [left = '', sign = '', right = ''] = /^(.*?)([<>=])(.*)$/.exec(body)?.slice(1) ?? []
  const [first, second] = [valueOf(left), valueOf(right)]
  return (x, y) => {
    const difference = first(x, y) - second(x, y)
    return sign === '>' ? difference > 1e-12 : sign === '<' ? difference < -1e-12 : Math.abs(difference) < 1e-12
  }
}

function valueOf(side: string): (x: number, y: number) => number {
  const known = SIDES[side]
  if (known) return known
  const more = Number(/^y\+(\d+)$/.exec(side)?.[1])
  if (more) return (_x, y) => y + more
  const [, factor, letter] = /^(\d+)([xy])$/.exec(side) ?? []
  if (factor) return (x, y) => Number(factor) * (letter === 'x' ? x : y)
  if (/^-?\d+$/.test(side)) return () => Number(side)
  throw new Error(`cannot read ${side}`)
}
