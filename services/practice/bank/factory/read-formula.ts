/** For second solvers: the value of a printed formula for values of its letters. */
export type Formula = (values: Readonly<Record<string, number>>) => number
/** Whether a printed equation, inequality or chain of inequalities holds for values of its letters. */
export type Relation = (values: Readonly<Record<string, number>>) => boolean

const formulas = new Map<string, Formula>()
const relations = new Map<string, Relation>()
const NEAR = 1e-9

/** Reads numbers, letters, + - \times, fractions, powers, roots, bars and brackets. Throws for anything else. */
export function readFormula(tex: string): Formula {
  const found = formulas.get(tex) ?? parse(tokensOf(tex), tex)
  formulas.set(tex, found)
  return found
}

/** Reads 'x^2 < 9', '|x - 3| = y', '-1 < x < 0'. Text around the formula is left out. */
export function readRelation(text: string): Relation {
  const found = relations.get(text) ?? chain(text)
  relations.set(text, found)
  return found
}

function chain(text: string): Relation {
  const tex = /\\\((.*?)\\\)/s.exec(text)?.[1] ?? text
  const parts = tex
    .replaceAll('\\left', '')
    .replaceAll('\\right', '')
    .split(/(<|>|=|\\leq?(?![a-z])|\\geq?(?![a-z])|\\neq?(?![a-z]))/)
  if (parts.length < 3) throw new Error(`no relation: ${text}`)
  const sides = parts.filter((_, at) => at % 2 === 0).map(readFormula)
  const signs = parts.filter((_, at) => at % 2 === 1).map((sign) => sign.replace(/q$/, '').replace('\\ne', '!'))
  return (values) => {
    const known = sides.map((side) => side(values))
    return signs.every((sign, at) => compares(sign, known[at]! - known[at + 1]!))
  }
}

function compares(sign: string, difference: number): boolean {
  if (Number.isNaN(difference)) return false
  if (sign === '=') return Math.abs(difference) < NEAR
  if (sign === '!') return Math.abs(difference) >= NEAR
  if (sign === '<') return difference < -NEAR
  if (sign === '>') return difference > NEAR
  return sign === '\\le' ? difference < NEAR : difference > -NEAR
}

function tokensOf(tex: string): string[] {
  const flat = tex
    .replaceAll('{,}', '')
    .replaceAll(/\\(?:left|right)|\\[ ,;!]|\s|\\\$/g, '')
    .replaceAll(/\\[dt]frac/g, '\\frac')
    .replaceAll('\\cdot', '\\times')
  return flat.match(/\\[a-z]+|\d+(?:\.\d+)?|./g) ?? []
}

/** Where the reader stands, and whether it is between two bars. */
interface Reader {
  tokens: readonly string[]
  at: number
  inBars: boolean
  tex: string
}

/** Recursive descent: sum, product (also without a sign), power, atom. */
function parse(tokens: readonly string[], tex: string): Formula {
  const reader: Reader = { tokens, at: 0, inBars: false, tex }
  const whole = readSum(reader)
  return reader.at < tokens.length ? fail(reader) : whole
}

function fail({ tex }: Reader): never {
  throw new Error(`cannot read ${tex}`)
}

const next = (reader: Reader): string | undefined => reader.tokens[reader.at]

function taken(reader: Reader, ...tokens: readonly string[]): string | undefined {
  const token = next(reader)
  if (token === undefined || !tokens.includes(token)) return undefined
  reader.at += 1
  return token
}

function readSum(reader: Reader): Formula {
  const sign = taken(reader, '-', '+') === '-' ? -1 : 1
  const first = readProduct(reader)
  let total: Formula = (values) => sign * first(values)
  for (let token = taken(reader, '+', '-'); token; token = taken(reader, '+', '-')) {
    const by = token === '-' ? -1 : 1
    const [before, term] = [total, readProduct(reader)]
    total = (values) => before(values) + by * term(values)
  }
  return total
}

function readProduct(reader: Reader): Formula {
  let product = readPower(reader)
  while (taken(reader, '\\times') || startsFactor(reader)) {
    const [before, factor] = [product, readPower(reader)]
    product = (values) => before(values) * factor(values)
  }
  return product
}

function startsFactor(reader: Reader): boolean {
  const token = next(reader) ?? ''
  return /^[\da-z(]/i.test(token) || token === '\\frac' || token === '\\sqrt' || (token === '|' && !reader.inBars)
}

function readPower(reader: Reader): Formula {
  const base = readAtom(reader)
  if (taken(reader, '!')) return (values) => factorial(base(values))
  if (!taken(reader, '^')) return base
  const exponent = readGroup(reader)
  return (values) => base(values) ** exponent(values)
}

/** What stands in braces, or a single atom without them. */
function readGroup(reader: Reader): Formula {
  return taken(reader, '{') ? readUntil(reader, '}') : readAtom(reader)
}

function readUntil(reader: Reader, close: string): Formula {
  const within = readSum(reader)
  return taken(reader, close) ? within : fail(reader)
}

function readAtom(reader: Reader): Formula {
  const token = next(reader) ?? fail(reader)
  reader.at += 1
  if (token === '(') return readUntil(reader, ')')
  if (token === '|') return readBars(reader)
  if (token === '\\sqrt') {
    const under = readGroup(reader)
    return (values) => Math.sqrt(under(values))
  }
  if (token === '\\frac') {
    const [top, bottom] = [readGroup(reader), readGroup(reader)]
    return (values) => top(values) / bottom(values)
  }
  if (/^\d/.test(token)) return () => Number(token)
  if (/^[a-z]$/i.test(token)) return (values) => values[token] ?? Number.NaN
  return fail(reader)
}

function readBars(reader: Reader): Formula {
  reader.inBars = true
  const within = readUntil(reader, '|')
  reader.inBars = false
  return (values) => Math.abs(within(values))
}

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1)
}

/** The texts of the numbered claims 'I. …', 'II. …', 'III. …' of a stem. */
export function readClaims(stem: string): string[] {
  return [...stem.matchAll(/^I{1,3}\. (.*)$/gm)].map(([, text = '']) => text)
}

/** The place, in their customary order, of the option that names exactly the claims that hold. */
export function claimsPlace([one, two, three]: readonly boolean[]): number {
  if (one && two && three) return 7
  if (one) return two ? 4 : three ? 5 : 1
  if (two) return three ? 6 : 2
  return three ? 3 : 0
}

/** The text of the only option that holds; a sentence if there is none, or if several hold. */
export function onlyOption(options: readonly string[], holds: (text: string) => boolean): string {
  const found = options.filter(holds)
  return found.length === 1 ? found[0]! : `${found.length} options hold: ${found.join(' | ')}`
}
