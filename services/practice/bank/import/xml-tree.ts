import { SaxesParser } from 'saxes'

/** An element with its texts and elements in order. CDATA and entities are texts. */
export interface XmlNode {
  /** Without its prefix. */
  name: string
  /** As it stands in the file, with its prefix. */
  label: string
  /** The namespace; empty if there is none. */
  uri: string
  attributes: Record<string, string>
  line: number
  /** Where the element stands in the text, in UTF-16 units; `end` is the text's length if it is never closed. */
  start: number
  end: number
  children: Array<XmlNode | string>
}

export interface XmlFault {
  line: number
  at: number
  message: string
}

/** Deeper elements are a fault: no question needs them, and the readers recurse. */
const DEEPEST = 60

/** Names that HTML knows and XML does not, as far as questions use them. */
export const ENTITIES: Record<string, string> = {
  nbsp: '\u00A0', minus: '−', times: '×', divide: '÷', plusmn: '±', middot: '·', sdot: '⋅', le: '≤', ge: '≥', ne: '≠',
  frac12: '½', frac14: '¼', frac34: '¾', sup2: '²', sup3: '³', deg: '°', pi: 'π', radic: '√', infin: '∞', permil: '‰',
  euro: '€', pound: '£', yen: '¥', cent: '¢', sect: '§', ndash: '–', mdash: '—', hellip: '…', lsquo: '‘', rsquo: '’',
  ldquo: '“', rdquo: '”', laquo: '«', raquo: '»', bull: '•', eacute: 'é', egrave: 'è', agrave: 'à', ccedil: 'ç',
  ouml: 'ö', uuml: 'ü', auml: 'ä', szlig: 'ß', Ouml: 'Ö', Uuml: 'Ü', Auml: 'Ä', ntilde: 'ñ', copy: '©', trade: '™',
} // prettier-ignore

/** The document element of an XML text, and everything that makes the text not well formed. */
export function readXml(text: string): { root: XmlNode | null; faults: XmlFault[] } {
  const parser = new SaxesParser({ position: true, xmlns: true })
  Object.assign(parser.ENTITIES, ENTITIES)
  const faults: XmlFault[] = []
  const path: XmlNode[] = []
  let root: XmlNode | null = null
  let begins = { line: 1, start: 0 }
  const fail = (message: string) => faults.push({ line: parser.line, at: parser.position, message })
  const addText = (piece: string) => path.at(-1)?.children.push(piece)
  parser.on('error', ({ message }) => fail(message.replace(/^\d+:\d+: /, '')))
  parser.on('opentagstart', ({ name }) => {
    const start = Math.max(0, text.lastIndexOf(`<${name}`, parser.position - 1))
    begins = { line: parser.line, start }
  })
  parser.on('opentag', ({ name, local, uri, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value] as const)
    const node: XmlNode = { name: local, label: name, uri, attributes: Object.fromEntries(values), ...begins, end: text.length, children: [] } // prettier-ignore
    if (path.length === DEEPEST) fail(`<${name}> is nested more than ${DEEPEST} elements deep`)
    if (path.length < DEEPEST) path.at(-1)?.children.push(node)
    root ??= node
    path.push(node)
  })
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const closed = path.pop()
    if (closed) closed.end = parser.position
  })
  parser.write(text).close()
  return { root, faults }
}

/** The elements among the children. */
export function elementsOf(node: XmlNode): XmlNode[] {
  return node.children.filter((child) => typeof child !== 'string')
}

/** All text inside an element, without its marks. */
export function textIn(node: XmlNode): string {
  return node.children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('')
}
