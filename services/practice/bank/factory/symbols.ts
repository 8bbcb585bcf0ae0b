import { splitMaths } from '@app/contracts/rules/maths-in-text'

/** A letter of a formula; a command such as \frac, and words set as text, hold none. */
const FORMULA_PARTS = /\\(?:text|mathrm)\{[^{}]*\}|\\[A-Za-z]+|[A-Za-z]/g
/** A capital by itself in running text, such as the name of a point; not the numerals of quadrants. */
const POINTS = /(?<![\w'’])[A-HJ-UW-Z](?![\w'’])/g

/**
 * The symbols that a text uses, each once, in order: the letters of its formulas, and names of points in capitals. A
 * lone 'A' before a word is an article, so names of points count only when at least two capitals stand in the text.
 */
export function symbolsIn(text: string): string[] {
  return [...new Set([...(hasPoints(text) ? pointsIn(text) : []), ...lettersIn(text)])]
}

/** The symbols of a statement that neither its stem nor the statement itself declares; an 'A' may be an article. */
export function undeclaredSymbols(stem: string, statement: string): string[] {
  const used = [
    ...(hasPoints(stem) ? pointsIn(statement).filter((point) => point !== 'A') : []),
    ...lettersIn(statement),
  ]
  const declared = new Set([...symbolsIn(stem), ...declaredIn(statement)])
  if (/coordinate plane/.test(stem)) for (const axis of ['x', 'y']) declared.add(axis)
  return [...new Set(used)].filter((symbol) => !declared.has(symbol))
}

/** A text with each of its symbols renamed; the others stay. */
export function renameSymbols(text: string, names: ReadonlyMap<string, string>): string {
  if (names.size === 0) return text
  const renamed = (symbol: string): string => names.get(symbol) ?? symbol
  return splitMaths(text)
    .map((piece) => (piece.kind === 'text' ? piece.text.replace(POINTS, renamed) : renameIn(piece.raw, renamed)))
    .join('')
}

function renameIn(raw: string, renamed: (symbol: string) => string): string {
  return raw.replace(FORMULA_PARTS, (part) => (part.length === 1 ? renamed(part) : part))
}

/** 'where \(r\) and \(s\) are the solutions' declares both. */
function declaredIn(statement: string): string[] {
  return lettersIn(/\bwhere (.*)$/.exec(statement)?.[1] ?? '')
}

function lettersIn(text: string): string[] {
  return splitMaths(text).flatMap((piece) =>
    piece.kind === 'text' ? [] : (piece.tex.match(FORMULA_PARTS) ?? []).filter((part) => part.length === 1),
  )
}

function pointsIn(text: string): string[] {
  return splitMaths(text).flatMap((piece) => (piece.kind === 'text' ? (piece.text.match(POINTS) ?? []) : []))
}

function hasPoints(text: string): boolean {
  return new Set(pointsIn(text)).size > 1
}
