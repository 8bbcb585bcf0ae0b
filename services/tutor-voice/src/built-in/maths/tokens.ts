/** A text that is no formula, or one that can be read in two ways. */
export class Unreadable extends Error {}

export interface Token {
  kind: 'number' | 'name' | 'function' | 'sign'
  text: string
}

const MOST_DIGITS = 40

const WORDS: Record<string, Token> = {
  sqrt: { kind: 'function', text: 'sqrt' },
  cbrt: { kind: 'function', text: 'cbrt' },
  abs: { kind: 'function', text: 'abs' },
  frac: { kind: 'function', text: 'frac' },
  dfrac: { kind: 'function', text: 'frac' },
  binom: { kind: 'function', text: 'binom' },
  choose: { kind: 'function', text: 'choose' },
  permute: { kind: 'function', text: 'permute' },
  gcd: { kind: 'function', text: 'gcd' },
  lcm: { kind: 'function', text: 'lcm' },
  mod: { kind: 'sign', text: 'mod' },
  times: { kind: 'sign', text: '*' },
  cdot: { kind: 'sign', text: '*' },
  div: { kind: 'sign', text: '/' },
}

/** Two letters side by side that are read as a product. */
const PRODUCTS = new Set([
  'xy',
  'yx',
  'ab',
  'ac',
  'bc',
  'xz',
  'yz',
  'ax',
  'bx',
  'cx',
  'rt',
  'pq',
  'mn',
  'nx',
  'mx',
  'kx',
])

const SIGNS: Record<string, string> = { '{': '(', '}': ')', '·': '*', '×': '*', '÷': '/', '−': '-', '–': '-' }

/** Single letters are variables; of longer words only the few that name a function. Throws Unreadable for others. */
export function tokenize(text: string): Token[] {
  const plain = text.replaceAll(/\\(left|right)(?![a-z])|\\[,;!]/gi, ' ').replaceAll('**', '^')
  const tokens: Token[] = []
  const pattern = /\s*(?:(\d+(?:\.\d+)?|\.\d+)|\\?([a-z]+)|(\\%|[-+*/^()!%|,[\]{}·×÷−–:]))/giy
  let at = 0
  while (plain.slice(at).trim() !== '') {
    pattern.lastIndex = at
    const match = pattern.exec(plain)
    if (match === null) throw new Unreadable(`unexpected ${plain.slice(at).trim()[0]}`)
    tokens.push(...tokensOf(match))
    at = pattern.lastIndex
  }
  return tokens
}

function tokensOf([, number, word, sign = '']: RegExpExecArray): Token[] {
  if (number !== undefined) {
    if (number.length > MOST_DIGITS) throw new Unreadable('a number is too long')
    return [{ kind: 'number', text: number }]
  }
  if (word === undefined) return [{ kind: 'sign', text: sign === String.raw`\%` ? '%' : (SIGNS[sign] ?? sign) }]
  const known = Object.hasOwn(WORDS, word.toLowerCase()) ? WORDS[word.toLowerCase()] : undefined
  if (known !== undefined) return [known]
  // xy is a product; a word such as "is" is no formula.
  if (word.length > 1 && !PRODUCTS.has(word.toLowerCase())) throw new Unreadable(`unknown word ${word}`)
  return Array.from(word.toLowerCase(), (letter) => ({ kind: 'name', text: letter }))
}
