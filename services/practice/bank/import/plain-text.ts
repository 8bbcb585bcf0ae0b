import { paragraphsOf } from './rich-text.ts'
import { readXml } from './xml-tree.ts'

const FORMULA = /(\\\([\s\S]*?\\\)|\\\[[\s\S]*?\\\])/
const MARKUP = /<[/!?]?[a-zA-Z[-]|&(?:[a-zA-Z]+\d*|#\d+|#x[\da-fA-F]+);/

/** Marks of Markdown that the site has nothing for, by name. */
const MARKDOWN: ReadonlyArray<[RegExp, string]> = [
  [/!\[[^\]]*\]\(/, 'a picture'],
  [/\[[^\]]*\]\([^)\s]*[/.#:][^)]*\)/, 'a link'],
  [/^ {0,3}(?:```|~~~)/m, 'a block of code'],
  [/^ {0,3}#{1,6} /m, 'a heading'],
  [/^ {0,3}> /m, 'a quotation'],
  [/^ {0,3}\|.*\|\s*$|^[ |:-]*-{3,}[ |:-]*$/m, 'a table or a rule'],
  [/~~\S/, 'struck text'],
  [/\*\*|__(?=\w)|`/, 'a mark without its partner'],
]

/**
 * A text of a table or JSON file as the site shows it: marks of emphasis (Markdown or HTML) are left out, HTML that the
 * importer knows becomes formulas and breaks, formulas in `\( … \)` stay as they are. Faults name what else is in it.
 */
export function plainText(text: string): { text: string; faults: string[] } {
  const pieces = text.split(FORMULA)
  const bare = outside(pieces, withoutEmphasis)
  const found = bare.filter((_, place) => place % 2 === 0).join(' ')
  const faults = MARKDOWN.filter(([mark]) => mark.test(found)).map(([, what]) => `Markdown is not understood: ${what}`)
  const made = MARKUP.test(found) ? fromHtml(bare) : { text: bare.join(''), faults: [] }
  faults.push(...made.faults, ...texFaults(made.text))
  return { text: tidy(made.text), faults }
}

/** Every second piece is a formula; the others are changed. */
function outside(pieces: readonly string[], change: (text: string) => string): string[] {
  return pieces.map((piece, place) => (place % 2 === 1 ? piece : change(piece)))
}

function withoutEmphasis(text: string): string {
  return text
    .replace(/(?<![\w*])\*\*(?=[^\s*])([^*\n]+?)(?<=[^\s*])\*\*(?![\w*])/g, '$1')
    .replace(/(?<![\w*])\*(?=[^\s*])([^*\n]+?)(?<=[^\s*])\*(?![\w*])/g, '$1')
    .replace(/(?<![\w_])__(?=[^\s_])([^_\n]+?)(?<=[^\s_])__(?![\w_])/g, '$1')
    .replace(/(?<![\w_])_(?=[^\s_])([^_\n]+?)(?<=[^\s_])_(?![\w_])/g, '$1')
    .replace(/(?<!`)`([^`\n]+)`(?!`)/g, '$1')
}

/** HTML as the same marks in XML: `br` is closed, `<` and `&` that begin nothing are texts. */
function fromHtml(pieces: readonly string[]): { text: string; faults: string[] } {
  const escapeAll = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const xml = pieces.map((piece, place) =>
    place % 2 === 1
      ? escapeAll(piece)
      : piece
          .replace(/&(?!(?:[a-zA-Z]+\d*|#\d+|#x[\da-fA-F]+);)/g, '&amp;')
          .replace(/<(?![/!?]?[a-zA-Z[-])/g, '&lt;')
          .replace(/<br\s*>/gi, '<br/>')
          .replace(/<(\/?)([A-Za-z]+)/g, (_, slash: string, name: string) => `<${slash}${name.toLowerCase()}`)
          // A line break of the cell stays one; in HTML it would be a space.
          .replace(/\r?\n/g, '<br/>'),
  )
  const { root, faults } = readXml(`<text>${xml.join('')}</text>`)
  const found = faults.map(({ message }) => `HTML is not understood: ${message}`)
  const refuse = ({ label }: { label: string }, why = 'it cannot be taken over') =>
    void found.push(`<${label}>: ${why}`)
  const text = root ? paragraphsOf(root.children, { refuse }).join('\n') : ''
  return { text, faults: found }
}

/** Commands and powers of TeX that are not in a formula would be shown as they are written. */
export function texFaults(text: string): string[] {
  const found = text.split(FORMULA).filter((_, place) => place % 2 === 0).join(' ') // prettier-ignore
  const tex = /\\[A-Za-z]+/.exec(found)?.[0] ?? /[\p{L}\d)\]}][\^_]\{?[\p{L}\d({-][\p{L}\d]*/u.exec(found)?.[0]
  return tex === undefined ? [] : [`TeX outside \\( … \\): ${tex}`]
}

/** Spaces of every kind become one plain space; line breaks stay. */
export function tidy(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\S\n]+/g, ' ').replace(/ ?\n ?/g, '\n').trim() // prettier-ignore
}
