import { splitMaths } from '@app/contracts/rules/maths-in-text'
import { renderFormula } from '../render-formula.ts'
import { elementsOf, readXml, textIn, type XmlNode } from './xml-tree.ts'

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾ⁿⁱ'
const LOWERED = '₀₁₂₃₄₅₆₇₈₉₊₋₍₎'
const PLAIN = '0123456789+-()ni'
const FRACTIONS: Record<string, string> = {
  '½': '1/2', '¼': '1/4', '¾': '3/4', '⅓': '1/3', '⅔': '2/3', '⅕': '1/5', '⅖': '2/5', '⅗': '3/5', '⅘': '4/5',
  '⅙': '1/6', '⅚': '5/6', '⅛': '1/8', '⅜': '3/8', '⅝': '5/8', '⅞': '7/8',
} // prettier-ignore
/** Letters of Cyrillic and Greek that look as Latin ones do, and these; alpha and nu do not. */
const TWINS = 'аеорсхуіјѕԁһАВЕКМНОРСТХІЈЅУοΑΒΕΖΗΙΚΜΝΟΡΤΥΧ'
const LATIN = 'aeopcxyijsdhABEKMHOPCTXIJSYoABEZHIKMNOPTYX'

/**
 * What a candidate sees of a text, on one line and in one notation: texts that are drawn alike give the same line. Powers
 * are `x^{2}`, indices `x_{1}`, fractions `a/b`; formulas are read from what KaTeX draws, so it makes no difference how
 * they are written. Case, spaces that part no words, and the kind of a dash make no difference either.
 */
export function renderedText(text: string): string {
  const line = splitMaths(text).map((piece) => (piece.kind === 'text' ? plainLine(piece.text) : formulaLine(piece.tex)))
  return replaceSigns(line.join('').normalize('NFKC'), TWINS, LATIN)
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/[−–—‐‑]/g, '-')
    .replace(/[⁄∕]/g, '/')
    .replace(/[⋅∙•]/g, '·')
    .replace(/\^\{∘\}/g, '°')
    .replace(/\s+/g, ' ')
    .replace(/(?<![\p{L}\p{N}]) | (?![\p{L}\p{N}])/gu, '')
    .replace(/[.]$/, '')
} // prettier-ignore

/** Raised and lowered digits are written out before compatible characters are joined: 5² is not 52. */
function plainLine(text: string): string {
  return text
    .replace(/\\(?:([%$])|[()[\]])/g, '$1')
    .replace(new RegExp(`[${RAISED}]+`, 'g'), (signs) => `^{${replaceSigns(signs, RAISED, PLAIN)}}`)
    .replace(new RegExp(`[${LOWERED}]+`, 'g'), (signs) => `_{${replaceSigns(signs, LOWERED, PLAIN)}}`)
    .replace(/[½¼¾⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/gu, (sign) => ` ${FRACTIONS[sign]}`)
}

function replaceSigns(text: string, from: string, to: string): string {
  return text.replace(/./gsu, (sign) => to[from.indexOf(sign)] ?? sign)
}

/** A formula that cannot be drawn is shown as it is written; it is a fault elsewhere. */
function formulaLine(tex: string): string {
  try {
    const math = /<math[\s\S]*<\/math>/.exec(renderFormula(tex, false))?.[0] ?? ''
    const { root } = readXml(math)
    return root ? lineOf(root) : tex
  } catch {
    return tex
  }
}

const inner = (node: XmlNode) => elementsOf(node).map(lineOf).join('')
const part = (node: XmlNode, at: number) => {
  const found = elementsOf(node)[at]
  return found ? lineOf(found) : ''
}
/** What is more than one sign or number stands in brackets where it would be read with its neighbours. */
const closed = (line: string) => (/^(?:[\d.,]+|[^\s\d])$/u.test(line) ? line : `(${line})`)

const LINES: Record<string, (node: XmlNode) => string> = {
  math: inner,
  semantics: (node) => part(node, 0),
  mrow: inner,
  mstyle: inner,
  mpadded: inner,
  mi: textIn,
  mn: textIn,
  mo: textIn,
  // KaTeX draws a small space as a text; words in a formula read as those beside it.
  mtext: (node) => (textIn(node).trim() === '' ? '' : plainLine(textIn(node))),
  mspace: () => '',
  mphantom: () => '',
  mfrac: (node) => ` ${closed(part(node, 0))}/${closed(part(node, 1))}`,
  msup: (node) => `${part(node, 0)}^{${part(node, 1)}}`,
  msub: (node) => `${part(node, 0)}_{${part(node, 1)}}`,
  msubsup: (node) => `${part(node, 0)}_{${part(node, 1)}}^{${part(node, 2)}}`,
  msqrt: (node) => `√${closed(inner(node))}`,
}

function lineOf(node: XmlNode): string {
  const make = Object.hasOwn(LINES, node.name) ? LINES[node.name] : undefined
  return make ? make(node) : `${node.name}(${elementsOf(node).map(lineOf).join(';')})`
}
