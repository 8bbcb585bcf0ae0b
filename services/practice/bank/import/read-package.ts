import { posix } from 'node:path'
import { decodeFile } from './decode-file.ts'
import { readQti } from './read-qti.ts'
import type { FileBeside, LineFault, ReadFile } from './row.ts'
import { elementsOf, readXml, type XmlNode } from './xml-tree.ts'

const MANIFEST = 'imsmanifest.xml'
const ITEM = /^imsqti_item_xmlv3p\d+$/
/** Passages are read where an item refers to them; a test only says in which order its items come. */
const READ_ELSEWHERE = /^imsqti_(?:stimulus|test|section)_xmlv3p\d+$/

/** Reads a QTI 3 package (IMS Content Packaging): every item that its manifest names, with the passages they refer to. */
export function readPackage(inside: FileBeside): ReadFile {
  const read: ReadFile = { rows: [], faults: [] }
  const manifest = readManifest(inside)
  read.faults.push(...manifest.faults)
  for (const { node, base } of manifest.resources) {
    const { label, line, attributes } = node
    const { type = '', href = '' } = attributes
    const path = posix.join(base, decodeHref(href))
    if (ITEM.test(type)) readItem(read, inside, { path, line })
    else if (!READ_ELSEWHERE.test(type))
      read.faults.push({
        file: MANIFEST,
        line,
        message: `<${label}>: ${path} of the type ${type} cannot be taken over`,
      })
  }
  if (read.rows.length + read.faults.length === 0)
    read.faults.push({ file: MANIFEST, line: 1, message: 'the manifest names no item of QTI 3' })
  return read
}

/** A resource, and the folder of the package that its addresses count from (`xml:base`). */
interface Resource {
  node: XmlNode
  base: string
}

function readManifest(inside: FileBeside): { resources: Resource[]; faults: LineFault[] } {
  const decoded = decodeFile(inside(MANIFEST) ?? new Uint8Array(), { isXml: true })
  if ('fault' in decoded) return { resources: [], faults: [{ file: MANIFEST, line: 1, message: decoded.fault }] }
  const { root, faults } = readXml(decoded.text)
  const top: Resource[] = root?.name === 'manifest' ? [{ node: root, base: baseOf(root) }] : []
  return {
    resources: top.flatMap((each) => partsOf(each, 'resources')).flatMap((each) => partsOf(each, 'resource')),
    faults: faults.map(({ line, message }) => ({ file: MANIFEST, line, message })),
  }
}

const baseOf = ({ attributes }: XmlNode, from = '') => posix.join(from, decodeHref(attributes['xml:base'] ?? ''))

function partsOf({ node, base }: Resource, name: string): Resource[] {
  const parts = elementsOf(node).filter((part) => part.name === name)
  return parts.map((part) => ({ node: part, base: baseOf(part, base) }))
}

function readItem(read: ReadFile, inside: FileBeside, { path, line }: { path: string; line: number }): void {
  const bytes = inside(path)
  if (!bytes) return void read.faults.push({ file: MANIFEST, line, message: `${path} is not in the package` })
  const decoded = decodeFile(bytes, { isXml: true })
  if ('fault' in decoded) return void read.faults.push({ file: path, line: 1, message: decoded.fault })
  const beside: FileBeside = (href) => inside(posix.join(posix.dirname(path), decodeHref(href)))
  const own = readQti(decoded.text, beside)
  read.rows.push(...own.rows.map((row) => ({ ...row, file: path })))
  read.faults.push(...own.faults.map((fault) => ({ ...fault, file: path })))
}

/** Addresses in a package are URLs: a space is `%20`. */
function decodeHref(href: string): string {
  try {
    return decodeURIComponent(href)
  } catch {
    return href
  }
}
