import { withoutHtml } from './formula-html.ts'
import { paragraphsOf } from './rich-text.ts'
import { withoutStars } from './star-marks.ts'
import { ENTITIES, readXml } from './xml-tree.ts'

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
  const unclear: string[] = []
  const inFormulas: string[] = []
  const bare = pieces.map((piece, place) => {
    if (place % 2 === 1) {
      const made = withoutHtml(piece)
      inFormulas.push(...made.faults)
      return made.text
    }
    const stars = withoutStars(piece, { before: place > 0, after: place < pieces.length - 1 })
    unclear.push(...stars.unclear)
    return withoutOtherEmphasis(stars.text)
  })
  const found = bare.filter((_, place) => place % 2 === 0).join(' ')
  const faults = unclear.map(
    (pair) => `a * that may be a sign of multiplication or emphasis: ${pair}; please write × or leave it out`,
  )
  faults.push(...inFormulas, ...openEntities(found))
  if (unclear.length === 0)
    faults.push(
      ...MARKDOWN.filter(([mark]) => mark.test(found)).map(([, what]) => `Markdown is not understood: ${what}`),
    )
  const made = MARKUP.test(found) ? fromHtml(bare) : { text: bare.join(''), faults: [] }
  faults.push(...made.faults, ...texFaults(made.text))
  return { text: tidy(made.text), faults }
}

const OPEN_ENTITY = new RegExp(`&(?:(?:${[...Object.keys(ENTITIES), 'lt', 'gt', 'amp', 'quot', 'apos'].join('|')})(?![a-zA-Z;])|#(?:\\d+|x[\\da-f]+)(?![\\da-f;]))`) // prettier-ignore

/** A browser would read `&lt` as `<`, and XML does not. */
function openEntities(text: string): string[] {
  const found = OPEN_ENTITY.exec(text)?.[0]
  return found === undefined ? [] : [`an entity without its semicolon: ${found}`]
}

function withoutOtherEmphasis(text: string): string {
  return text
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
  const tex = [/\\[A-Za-z]+/, /\S{0,12}\^\S{0,12}/, /[\p{L}\d)\]}|]_\{?[\p{L}\d({−-][\p{L}\d]*/u].map((mark) => mark.exec(found)?.[0]).find((mark) => mark !== undefined) // prettier-ignore
  return tex === undefined ? [] : [`TeX outside \\( … \\): ${tex}`]
}

/** Spaces of every kind become one plain space; line breaks stay. */
export function tidy(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\S\n]+/g, ' ').replace(/ ?\n ?/g, '\n').trim() // prettier-ignore
}
