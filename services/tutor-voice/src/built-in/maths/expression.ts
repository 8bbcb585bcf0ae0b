import { tokenize, Unreadable, type Token } from './tokens.ts'
import { readDecimal, type Rational } from '../../domain/rational.ts'

/** A formula as a tree. */
export type Expression =
  | { kind: 'number'; value: Rational }
  | { kind: 'variable'; name: string }
  | { kind: 'binary'; operator: BinaryOperator; left: Expression; right: Expression }
  | { kind: 'unary'; operator: UnaryOperator; of: Expression }

export type BinaryOperator = '+' | '-' | '*' | '/' | '^' | 'mod' | 'root' | 'choose' | 'permute' | 'gcd' | 'lcm'
export type UnaryOperator = '-' | '!' | '%' | 'abs'

const MOST_CHARACTERS = 200
const MOST_DEPTH = 40

/**
 * Reads a formula, plain (`2(x+3)^2`) or in LaTeX (`\frac{1}{2}`). Throws Unreadable for all that is not understood
 * completely, and for what has two readings: `1/2x`, `100 + 10%`, `1 1/2`.
 */
export function readExpression(text: string): Expression {
  if (text.length > MOST_CHARACTERS) throw new Unreadable('the formula is too long')
  const reader: Reader = { tokens: tokenize(text), at: 0, depth: 0 }
  const tree = readSum(reader)
  if (reader.at < reader.tokens.length) throw new Unreadable(`unexpected ${reader.tokens[reader.at]!.text}`)
  return tree
}

interface Reader {
  tokens: Token[]
  at: number
  depth: number
}

function take(reader: Reader, ...texts: string[]): string | null {
  const token = reader.tokens[reader.at]
  if (token === undefined || !texts.includes(token.text)) return null
  reader.at++
  return token.text
}

function expect(reader: Reader, text: string): void {
  if (take(reader, text) === null) throw new Unreadable(`${text} is missing`)
}

function readSum(reader: Reader): Expression {
  if (++reader.depth > MOST_DEPTH) throw new Unreadable('too many brackets')
  let left = readProduct(reader)
  for (let operator = take(reader, '+', '-'); operator !== null; operator = take(reader, '+', '-')) {
    const right = readProduct(reader)
    if (isPercent(right) !== isPercent(left)) throw new Unreadable('a percent of what?')
    left = { kind: 'binary', operator: operator as '+', left, right }
  }
  reader.depth--
  return left
}

function isPercent(tree: Expression): boolean {
  return tree.kind === 'unary' && tree.operator === '%'
}

function readProduct(reader: Reader): Expression {
  let left = readSigned(reader)
  let divided = false
  for (;;) {
    const operator = take(reader, '*', '/', 'mod')
    if (operator === null && !startsFactor(reader)) return left
    // 1/2x is read as a half of x by some and as 1 over 2x by others.
    if (operator === null && divided) throw new Unreadable('write brackets after the division')
    const right = operator === null ? readPower(reader) : readSigned(reader)
    const previous = reader.tokens[reader.at - 1]
    if (operator === null && right.kind === 'number' && previous?.kind === 'number')
      throw new Unreadable('two numbers in a row')
    divided = operator === '/'
    left = { kind: 'binary', operator: (operator ?? '*') as '*', left, right }
  }
}

function startsFactor(reader: Reader): boolean {
  const token = reader.tokens[reader.at]
  if (token === undefined) return false
  return token.kind === 'number' || token.kind === 'name' || token.kind === 'function' || token.text === '('
}

function readSigned(reader: Reader): Expression {
  if (take(reader, '+') !== null) return readSigned(reader)
  if (take(reader, '-') === null) return readPower(reader)
  if (++reader.depth > MOST_DEPTH) throw new Unreadable('too many signs')
  const tree: Expression = { kind: 'unary', operator: '-', of: readSigned(reader) }
  reader.depth--
  return tree
}

function readPower(reader: Reader): Expression {
  const base = readPostfix(reader)
  if (take(reader, '^') === null) return base
  if (++reader.depth > MOST_DEPTH) throw new Unreadable('too many powers')
  const tree: Expression = { kind: 'binary', operator: '^', left: base, right: readSigned(reader) }
  reader.depth--
  return tree
}

function readPostfix(reader: Reader): Expression {
  let of = readAtom(reader)
  for (let sign = take(reader, '!', '%'); sign !== null; sign = take(reader, '!', '%')) {
    // 3!! means something else than (3!)!.
    if (sign === '!' && of.kind === 'unary' && of.operator === '!') throw new Unreadable('two factorial signs')
    of = { kind: 'unary', operator: sign as '!', of }
  }
  return of
}

function readAtom(reader: Reader): Expression {
  const token = reader.tokens[reader.at++]
  if (token === undefined) throw new Unreadable('the formula ends too early')
  if (token.kind === 'number') return { kind: 'number', value: readDecimal(token.text) }
  if (token.kind === 'name') return { kind: 'variable', name: token.text }
  if (token.kind === 'function') return readFunction(reader, token.text)
  if (token.text === '(') return readGroup(reader, ')')
  if (token.text === '|') return { kind: 'unary', operator: 'abs', of: readGroup(reader, '|') }
  throw new Unreadable(`unexpected ${token.text}`)
}

function readGroup(reader: Reader, end: string): Expression {
  const inside = readSum(reader)
  expect(reader, end)
  return inside
}

const TWO: Expression = { kind: 'number', value: { n: 2n, d: 1n } }
const THREE: Expression = { kind: 'number', value: { n: 3n, d: 1n } }

function readFunction(reader: Reader, name: string): Expression {
  if (name === 'sqrt' && take(reader, '[') !== null) {
    const degree = readGroup(reader, ']')
    return { kind: 'binary', operator: 'root', left: readArgument(reader), right: degree }
  }
  if (name === 'sqrt') return { kind: 'binary', operator: 'root', left: readArgument(reader), right: TWO }
  if (name === 'cbrt') return { kind: 'binary', operator: 'root', left: readArgument(reader), right: THREE }
  if (name === 'abs') return { kind: 'unary', operator: 'abs', of: readArgument(reader) }
  if (name === 'frac' || name === 'binom') {
    const left = readArgument(reader)
    return { kind: 'binary', operator: name === 'frac' ? '/' : 'choose', left, right: readArgument(reader) }
  }
  expect(reader, '(')
  const left = readSum(reader)
  expect(reader, ',')
  return { kind: 'binary', operator: name as 'gcd', left, right: readGroup(reader, ')') }
}

/** What stands in brackets, or the one number or letter that follows: `sqrt 144`. */
function readArgument(reader: Reader): Expression {
  if (take(reader, '(') !== null) return readGroup(reader, ')')
  const token = reader.tokens[reader.at]
  if (token?.kind !== 'number' && token?.kind !== 'name') throw new Unreadable('brackets are missing')
  return readAtom(reader)
}
