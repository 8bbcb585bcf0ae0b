import { isTooDeep } from './formula-depth.ts'
import { readAsFormula } from './looks-like-formula.ts'

/** One run of a question's text. `raw` is what to show when the formula cannot be rendered. */
export type TextPiece = { kind: 'text'; text: string } | { kind: 'inline' | 'block'; tex: string; raw: string }

interface Token {
  at: number
  mark: string
}

/** Longest body of `$$…$$`, `\(…\)` and `\[…\]`, in UTF-16 units. */
const LONGEST_BODY = 2000
const CLOSER: Record<string, string> = { $: '$', $$: '$$', '\\(': '\\)', '\\[': '\\]' }

/**
 * Splits a text into plain runs and formulas delimited by `$…$`, `$$…$$`, `\(…\)` or `\[…\]`.
 *
 * Money stays money: `$` opens a formula only where no price can be meant, and a body counts only when it reads like a
 * formula. `\$` is a dollar sign. A closed pair around a plain number or word shows that number or word without the
 * delimiters. A formula that is nested too deep to be drawn stays text as it stands. In `tex` a bare `%` is escaped, because TeX would drop the rest of the line. Never throws; linear time.
 */
export function splitMaths(text: string): TextPiece[] {
  const tokens = findTokens(text)
  const pieces: TextPiece[] = []
  let shown = 0
  for (let index = 0; index < tokens.length; index += 1) {
    const open = tokens[index]!
    const close = tokens[index + 1]
    if (!close || !pairs(text, open, close)) continue
    const body = text.slice(open.at + open.mark.length, close.at)
    const reading = readAsFormula(body)
    if (reading === 'prose') continue
    const end = close.at + close.mark.length
    addText(pieces, unescapeDollars(text.slice(shown, open.at)))
    if (reading === 'plain') addText(pieces, unescapeDollars(body.trim()))
    else if (isTooDeep(body)) addText(pieces, text.slice(open.at, end))
    else pieces.push(formula(open.mark, body, text.slice(open.at, end)))
    shown = end
    index += 1
  }
  addText(pieces, unescapeDollars(text.slice(shown)))
  return pieces
}

function formula(mark: string, body: string, raw: string): TextPiece {
  return { kind: mark === '$$' || mark === '\\[' ? 'block' : 'inline', tex: escapePercent(body.trim()), raw }
}

/** Every delimiter of the text; a backslash always takes the next character with it, so `\$` and `\\(` are none. */
function findTokens(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(/\\[\s\S]|\$+/g)) {
    const mark = match[0]
    if (mark === '$' || mark === '$$' || /^\\[()[\]]$/.test(mark)) tokens.push({ at: match.index, mark })
  }
  return tokens
}

/** Only the next delimiter can close one: whatever lies between two delimiters is looked at once. */
function pairs(text: string, open: Token, close: Token): boolean {
  if (CLOSER[open.mark] !== close.mark) return false
  const start = open.at + open.mark.length
  if (open.mark !== '$') return close.at - start <= LONGEST_BODY
  const before = text[open.at - 1] ?? ''
  const after = text[close.at + 1] ?? ''
  if (/[\w\\]/.test(before) || /[\p{L}\p{N}]/u.test(after)) return false
  if (/\s/.test(text[start] ?? ' ') || /\s/.test(text[close.at - 1] ?? ' ')) return false
  return !/\n[^\S\n]*\n/.test(text.slice(start, close.at))
}

function addText(pieces: TextPiece[], text: string): void {
  if (text === '') return
  const last = pieces.at(-1)
  if (last?.kind === 'text') last.text += text
  else pieces.push({ kind: 'text', text })
}

function unescapeDollars(text: string): string {
  return text.replaceAll('\\$', '$')
}

function escapePercent(tex: string): string {
  return tex.replace(/\\[\s\S]|%/g, (found) => (found === '%' ? '\\%' : found))
}
