import { texOfMath, texOfSigns, type Refuse } from './mathml-to-tex.ts'
import { textAttributeFault } from './qti-attributes.ts'
import { type XmlNode } from './xml-tree.ts'

const MATHML = 'http://www.w3.org/1998/Math/MathML'
const HTML = new Set(['', 'http://www.w3.org/1999/xhtml', 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0'])

/** Marks of emphasis: the site shows their text without them. */
const INLINE = new Set(['i', 'em', 'b', 'strong', 'span', 'u', 'small', 'big', 'var', 'code', 'samp', 'kbd', 'tt', 'cite', 'dfn', 'abbr', 'acronym']) // prettier-ignore
const BLOCKS = new Set(['p', 'div', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'qti-prompt', 'qti-content-body']) // prettier-ignore
const KNOWN = new Set([...INLINE, ...BLOCKS, 'br', 'q', 'ul', 'ol', 'sup', 'sub'])

export interface RichText {
  refuse: Refuse
  /** Reads an element that only its place knows, such as feedback; the paragraphs in its place, or null if it is unknown. */
  special?: (node: XmlNode) => readonly string[] | null
}

interface Writer extends RichText {
  blocks: string[]
  /** Where the last raised or lowered sign ends in the last block: the next one belongs to the same formula. */
  scriptEnd: number
  /** The number or bullet of a list entry that has no text yet; empty otherwise. */
  lead: string
}

/**
 * The paragraphs of marked text: `\( … \)` for `sup`, `sub` and MathML, a line break for `br`, a paragraph for every block
 * and list entry. Whatever has no meaning here is refused, never left out.
 */
export function paragraphsOf(nodes: ReadonlyArray<XmlNode | string>, { refuse, special }: RichText): string[] {
  const writer: Writer = { refuse, ...(special ? { special } : {}), blocks: [''], scriptEnd: -1, lead: '' }
  for (const node of nodes) write(writer, node)
  return writer.blocks.map((block) => block.replace(/ +/g, ' ').replace(/ ?\n ?/g, '\n').trim()).filter(Boolean) // prettier-ignore
}

function write(writer: Writer, node: XmlNode | string): void {
  if (typeof node === 'string') return append(writer, node.replace(/[\s\u00A0]+/g, ' '))
  if (node.uri === MATHML || (node.name === 'math' && HTML.has(node.uri)))
    return append(writer, `\\(${texOfMath(node, writer.refuse).trim()}\\)`)
  if (!HTML.has(node.uri)) return writer.refuse(node)
  const special = writer.special?.(node)
  if (!special) return writeMark(writer, node)
  for (const paragraph of special) {
    breakBlock(writer)
    append(writer, paragraph)
  }
  if (special.length > 0) breakBlock(writer)
}

function writeMark(writer: Writer, node: XmlNode): void {
  if (!KNOWN.has(node.name)) return writer.refuse(node)
  const fault = textAttributeFault(node)
  if (fault) writer.refuse(node, fault)
  if (INLINE.has(node.name)) writeAll(writer, node)
  else if (BLOCKS.has(node.name)) writeBlock(writer, node)
  else if (node.name === 'br') {
    append(writer, '\n')
    writeAll(writer, node)
  } else if (node.name === 'q') {
    append(writer, '“')
    writeAll(writer, node)
    append(writer, '”')
  } else if (node.name === 'ul' || node.name === 'ol') writeList(writer, node)
  else writeScript(writer, node)
}

function writeAll(writer: Writer, node: XmlNode): void {
  for (const child of node.children) write(writer, child)
}

function writeBlock(writer: Writer, node: XmlNode): void {
  breakBlock(writer)
  writeAll(writer, node)
  breakBlock(writer)
}

/** The first paragraph in an entry stands on the line of its number or bullet. */
function writeEntry(writer: Writer, node: XmlNode, lead: string): void {
  breakBlock(writer)
  append(writer, lead)
  writer.lead = lead
  writeAll(writer, node)
  writer.lead = ''
  breakBlock(writer)
}

function writeList(writer: Writer, node: XmlNode): void {
  let place = 0
  for (const child of node.children) {
    if (typeof child === 'string') {
      if (child.trim() !== '') writer.refuse(node, 'it holds text outside its entries')
    } else if (child.name !== 'li') writer.refuse(child)
    else {
      const fault = textAttributeFault(child)
      if (fault) writer.refuse(child, fault)
      place += 1
      writeEntry(writer, child, node.name === 'ol' ? `${place}. ` : '• ')
    }
  }
}

function append(writer: Writer, text: string): void {
  writer.blocks.push((writer.blocks.pop() ?? '') + text)
}

function breakBlock(writer: Writer): void {
  if (writer.lead !== '' && writer.blocks.at(-1)?.trim() === writer.lead.trim()) return
  writer.lead = ''
  writer.blocks.push('')
  writer.scriptEnd = -1
}

/** The sign that a raised or lowered one belongs to: a number, a word, a closed bracket. */
const BASE = /(?:\d+(?:[.,]\d+)*|\p{L}+|\([\p{L}\d\s+\-−–·×÷=.,/]*\))$/u

function writeScript(writer: Writer, node: XmlNode): void {
  const script = `${node.name === 'sup' ? '^' : '_'}{${scriptTex(node, writer.refuse)}}`
  const before = writer.blocks.at(-1) ?? ''
  if (before.length === writer.scriptEnd) {
    writer.blocks.splice(-1, 1, `${before.slice(0, -2)}${script}\\)`)
  } else {
    const base = BASE.exec(before)?.[0]
    const tex = base === undefined ? null : texOfSigns(base)
    if (tex === null || base === undefined) return writer.refuse(node, 'it follows no number, letter or bracket')
    writer.blocks.splice(-1, 1, `${before.slice(0, before.length - base.length)}\\(${tex}${script}\\)`)
  }
  writer.scriptEnd = writer.blocks.at(-1)?.length ?? -1
}

/** What is raised or lowered, as TeX: its texts as signs, the formulas in it without their delimiters. */
function scriptTex(node: XmlNode, refuse: Refuse): string {
  const [text = '', ...more] = paragraphsOf(node.children, { refuse })
  if (text === '' || more.length > 0 || text.includes('\n')) refuse(node, 'one line of text is expected in it')
  const pieces = text.split(/\\\((.*?)\\\)/s)
  const tex = pieces.map((piece, at) => (at % 2 === 1 ? piece : texOfSigns(piece)))
  if (tex.includes(null)) refuse(node, `'${text}' has no formula`)
  return tex.join('').trim()
}
