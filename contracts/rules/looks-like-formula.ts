/** How the body of a closed pair of delimiters reads: a formula, a plain number or word, or prose. */
export type FormulaReading = 'formula' | 'plain' | 'prose'

const FUNCTION_NAMES = 'sin|cos|tan|log|ln|exp|max|min|gcd|lcm|mod|lim|abs'
const TWO_LETTER_WORDS = new Set(
  'ad ah am an as at be by do eh go ha he hi if in is it me my no of oh ok on or so to uk um un up us we eu'.split(' '),
)
const ORDINAL = /^\d+(?:st|nd|rd|th)$/i
const PLAIN_NUMBER = /^\d[\d,]*(?:\.\d+)?%?$|^\.\d+%?$/
const TEX = /\\[A-Za-z{}|,;! ]|[\^_{}]/
const OPERATOR = /[+\-*/=<>|≤≥≠±×÷·−√π]|[\d)A-Za-z]!|[\dA-Za-z)]:[\dA-Za-z(]/
const ONLY_WORDS = /^[A-Za-z]{2,}(?:(?:\s|[-/])+[A-Za-z]{2,})*[.,;:!?]?$/
/** A word beside another word or a number, across a space. The look-behinds keep the search linear. */
const PROSE = new RegExp(
  `(?<![A-Za-z\\\\])(?!(?:${FUNCTION_NAMES})[^A-Za-z])[A-Za-z]{2,}[,.;:]?\\s+(?=[A-Za-z]{2,}|\\d)` +
    `|(?<![\\w.,])\\d[\\d.,]*\\s+(?!(?:${FUNCTION_NAMES})(?![A-Za-z]))(?=[A-Za-z]{2,})`,
)

/**
 * Reads the text between two delimiters. A formula holds a TeX command, an operator, a single letter or a short form
 * such as 2x, AB, f(x) or (3, 4). Linear in the length of the body.
 */
export function readAsFormula(body: string): FormulaReading {
  const text = body.trim()
  if (text === '') return 'prose'
  if (PLAIN_NUMBER.test(text) || ORDINAL.test(text)) return 'plain'
  if (TEX.test(text)) return 'formula'
  if (/^[A-Za-z]+$/.test(text)) return isSymbol(text) ? 'formula' : 'plain'
  if (isShortForm(text)) return 'formula'
  if (ONLY_WORDS.test(text) || PROSE.test(text)) return 'prose'
  return OPERATOR.test(text) ? 'formula' : 'prose'
}

/** A single letter, two letters that are no English word (xy), or two or three capitals (AB, ABC). */
function isSymbol(letters: string): boolean {
  if (letters.length === 1) return true
  if (letters.length === 2) return !TWO_LETTER_WORDS.has(letters.toLowerCase())
  return letters.length === 3 && letters === letters.toUpperCase()
}

function isShortForm(text: string): boolean {
  if (/^[A-Za-z]'{1,2}$/.test(text)) return true
  const coefficient = /^\d+(?:\.\d+)?([A-Za-z]{1,2})$/.exec(text)
  if (coefficient) return isSymbol(coefficient[1]!)
  if (/^[A-Za-z]'?\([\w\s.,+\-*/()]{1,40}\)$/.test(text)) return !PROSE.test(text)
  return /^\(?[-−]?(?:[A-Za-z]|\d+(?:\.\d+)?)(?:,\s*[-−]?(?:[A-Za-z]|\d+(?:\.\d+)?))+\)?$/.test(text)
}
