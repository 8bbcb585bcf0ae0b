import { evaluate } from '../exact-arithmetic.ts'
import { readDecimal, type Rational } from '../rational.ts'
import { unitOf } from './units.ts'

/** A number as it stands in a text. */
export interface Written {
  value: Rational
  /** `%`, the name of a unit, another word that follows, or nothing. */
  unit: string
  /** Whether `unit` is one that a number is measured in. */
  isMeasure: boolean
}

/** What stands on one side of a relation. */
export interface Segment {
  /** As `evaluate` reads it; variables are single letters. */
  text: string
  value: Rational | null
  numbers: readonly Written[]
  variables: readonly string[]
  hasOperator: boolean
  /** A number, or several such as `2 hours 24 minutes`, each with a unit of measure. */
  isQuantity: boolean
}

/** Neighbouring segments with the relations between them: `relations[i]` stands between segments i and i + 1. */
export interface Run {
  segments: readonly Segment[]
  relations: readonly string[]
  /** The word before it, in small letters, or a comma; nothing at the start of a clause. */
  before: string
}

type Token = { text: string } & (
  | { kind: 'number'; written: Written }
  | { kind: 'call'; numbers: readonly Written[] }
  | { kind: 'sign' | 'relation' | 'variable' | 'word' | 'stop' }
)

/** All that is maths in a sentence in plain notation (`plainMaths`), in order. */
export function mathsRuns(plain: string): Run[] {
  const runs: Run[] = []
  let [current, before]: [Token[], string] = [[], '']
  const close = (next: Token | undefined) => {
    if (current.some(({ kind }) => kind === 'number' || kind === 'call')) runs.push(runOf(current, before))
    before = !next ? '' : next.kind === 'word' || next.text === ',' ? next.text.toLowerCase() : ''
    current = []
  }
  const tokens = tokensOf(plain)
  tokens.forEach((token, at) => {
    if (token.kind === 'stop' || (token.kind === 'word' && !isNoun(tokens, at))) close(token)
    else if (token.kind !== 'word') current.push(token)
  })
  close(undefined)
  return runs
}

/** `12 apples + 5 pears = 17 fruits`: a word between a number and a sign is what was counted. */
function isNoun(tokens: readonly Token[], at: number): boolean {
  const [previous, next] = [tokens[at - 1], tokens[at + 1]]
  if (previous?.kind !== 'number' || !next) return false
  return (
    (next.kind === 'sign' && /^[+*/-]$/.test(next.text)) || (next.kind === 'relation' && !next.text.startsWith(':'))
  )
}

const pattern = new RegExp(
  [
    String.raw`(?<call>C\(\s*\d+\s*,\s*\d+\s*\)|sqrt(?=\())`,
    String.raw`(?<money>\$\s?)?(?<number>\d+(?:\.\d+)?|\.\d+)(?<order>(?:st|nd|rd|th)\b)?`,
    String.raw`(?<relation>:[=~]|[=~#<>{}])`,
    String.raw`(?<word>[A-Za-z]+(?:['’-][A-Za-z]+)*)`,
    String.raw`(?<sign>[-+*/^!%()])`,
    String.raw`(?<stop>\S)`,
  ].join('|'),
  'g',
)

function tokensOf(plain: string): Token[] {
  const tokens: Token[] = []
  pattern.lastIndex = 0
  for (let found = pattern.exec(plain); found; found = pattern.exec(plain)) tokens.push(tokenOf(plain, found))
  return tokens
}

function tokenOf(plain: string, found: RegExpExecArray): Token {
  const { call, money, number, relation, word, sign } = found.groups ?? {}
  const end = found.index + found[0].length
  if (call) return { kind: 'call', text: call, numbers: (call.match(/\d+/g) ?? []).map(plainNumber) }
  if (number !== undefined) return { kind: 'number', text: number, written: writtenOf(plain, end, { number, money }) }
  if (relation) return { kind: 'relation', text: relation }
  if (word) return { kind: isVariable(plain, found.index, word) ? 'variable' : 'word', text: word }
  if (sign && !isPunctuation(plain, found.index, sign)) return { kind: 'sign', text: sign }
  return { kind: 'stop', text: found[0] }
}

const plainNumber = (text: string): Written => ({ value: readDecimal(text), unit: '', isMeasure: false })

const following = /(?:\s*%|[\s-]?([A-Za-z]+)(?:(?:\s*\/\s*|\s+per\s+|\s+an?\s+)([A-Za-z]+))?)/y

/** Reads the unit after a number and goes on behind it, so that `4 hours * 60 km/h` is an expression. */
function writtenOf(
  plain: string,
  end: number,
  { number, money }: { number: string; money: string | undefined },
): Written {
  const value = readDecimal(number)
  if (money) return { value, unit: 'dollar', isMeasure: true }
  following.lastIndex = end
  const [all = '', word = '', per = ''] = following.exec(plain) ?? []
  if (all.trim() === '%') return { value, unit: '%', isMeasure: true }
  const unit = unitOf(word)
  // A letter right behind a number is a variable: 2x.
  if (word.length === 1 || !unit) return { value, unit: word.length > 1 ? nounOf(word) : '', isMeasure: false }
  const rate = unitOf(per) ?? (/^h$/i.test(per) ? 'hour' : undefined)
  pattern.lastIndex = rate ? end + all.length : plain.indexOf(word, end) + word.length
  return { value, unit: rate ? `${unit}/${rate}` : unit, isMeasure: true }
}

const nounOf = (word: string): string =>
  /^(?:and|or|of|to|in|is|from|by|for|at|as)$/i.test(word) ? '' : word.toLowerCase()

/** `a` and `I` are words unless a sign or a relation follows. */
function isVariable(plain: string, at: number, word: string): boolean {
  if (word.length !== 1) return false
  return !/[aAI]/.test(word) || /^\s*(?:[-+*/^]\s*[\d(]|[=~#<>{}])/.test(plain.slice(at + 1))
}

/** A hyphen beside a word, and an exclamation mark at the end, are no maths. */
function isPunctuation(plain: string, at: number, sign: string): boolean {
  if (sign === '!') return plain.slice(at + 1).trim() === ''
  if (sign === '/')
    return /[A-Za-z]{2}$/.test(plain.slice(Math.max(0, at - 2), at)) || /^[A-Za-z]{2}/.test(plain.slice(at + 1))
  return (
    sign === '-' &&
    (/[A-Za-z]{2}$/.test(plain.slice(Math.max(0, at - 2), at)) || /^[A-Za-z]{2}/.test(plain.slice(at + 1)))
  )
}

function runOf(tokens: readonly Token[], before: string): Run {
  const [parts, relations]: [Token[][], string[]] = [[[]], []]
  for (const token of tokens) {
    if (token.kind !== 'relation') parts.at(-1)?.push(token)
    else {
      relations.push(token.text)
      parts.push([])
    }
  }
  return { segments: parts.map(segmentOf), relations, before }
}

function segmentOf(part: Token[]): Segment {
  const tokens = withoutLooseParentheses(part)
  const text = tokens.map((token) => token.text).join(' ')
  const numbers = tokens.flatMap((token) =>
    token.kind === 'number' ? [token.written] : token.kind === 'call' ? token.numbers : [],
  )
  const variables = [...new Set(tokens.filter(({ kind }) => kind === 'variable').map((token) => token.text))]
  const isQuantity =
    tokens.length === numbers.length && numbers.every(({ isMeasure, unit }) => isMeasure && unit !== '%')
  const hasOperator = tokens.some(
    ({ kind, text: sign }, at) =>
      kind === 'call' || (kind === 'sign' && /[-+*/^!]/.test(sign) && (at > 0 || sign === '!')),
  )
  return { text, value: variables.length > 0 ? null : evaluate(text), numbers, variables, hasOperator, isQuantity }
}

/** `(4 * 6 = 24)` has one parenthesis too many on each side. */
function withoutLooseParentheses(tokens: Token[]): Token[] {
  let rest = tokens
  for (;;) {
    const open = rest.filter(({ text }) => text === '(').length - rest.filter(({ text }) => text === ')').length
    if (open > 0 && rest[0]?.text === '(') rest = rest.slice(1)
    else if (open < 0 && rest.at(-1)?.text === ')') rest = rest.slice(0, -1)
    else return rest
  }
}
