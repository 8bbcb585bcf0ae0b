import { looseText } from './qti-attributes.ts'
import { readStimulus } from './read-stimulus.ts'
import { readQtiItem } from './read-qti-item.ts'
import type { FileBeside, LineFault, ReadFile } from './row.ts'
import { elementsOf, readXml, type XmlFault, type XmlNode } from './xml-tree.ts'

/** Documents that hold no item of QTI 3, and what to do with them. */
const OTHERS: Record<string, string> = {
  manifest: 'this is the manifest of a package; import the package: its folder or its zip file',
  assessmentItem: 'this is an item of QTI 2; only QTI 3 is read. Please convert it with the tool that wrote it',
  assessmentTest: 'this is a test of QTI 2; only QTI 3 items are read',
  questestinterop: 'this is QTI 1; only QTI 3 is read. Please export QTI 3 from the tool that wrote it',
  'qti-assessment-test': 'this is a test, which only names its items; import the package or the files of its items',
  'qti-assessment-section':
    'this is a section, which only names its items; import the package or the files of its items',
  'qti-assessment-stimulus': 'this is a passage without a question; import the item that refers to it',
}

/**
 * QTI 3 choice items (1EdTech), one or several in a file under an element of any name. What the standard has no place for
 * stands in attributes and classes, see `read-qti-item.ts`. An element that has no meaning here refuses its item, by line
 * and name. `beside` reads passages in files of their own.
 */
export function readQti(text: string, beside: FileBeside = () => null): ReadFile {
  const { root, faults } = readXml(text)
  const items: XmlNode[] = []
  const other: LineFault[] = []
  if (root) collect(root, { items, other })
  const owned = new Set<XmlFault>()
  const read: ReadFile = { rows: [], faults: other }
  for (const item of items) {
    const raw = text.slice(item.start, item.end)
    const own = faults.filter(({ at }) => at > item.start && at <= item.end)
    for (const fault of own) owned.add(fault)
    const broken = own.map(({ line, message }) => ({ line, message, raw }))
    const { fields, faults: refused, notices } = readQtiItem(item, (path) => readStimulus(beside(path), path))
    read.faults.push(...broken, ...refused.map((fault) => ({ ...fault, raw })))
    if (broken.length + refused.length === 0) read.rows.push({ line: item.line, raw, fields, notices })
  }
  for (const fault of faults) if (!owned.has(fault)) read.faults.push({ line: fault.line, message: fault.message })
  if (read.rows.length + read.faults.length === 0)
    read.faults.push({ line: 1, message: 'no qti-assessment-item is in the file' })
  return read
}

/** The items in the document, and what stands beside them. */
function collect(node: XmlNode, into: { items: XmlNode[]; other: LineFault[] }, depth = 0): void {
  const { items, other } = into
  const { line, label } = node
  const known = Object.hasOwn(OTHERS, node.name) ? OTHERS[node.name] : undefined
  if (node.name === 'qti-assessment-item') items.push(node)
  else if (known) other.push({ line, message: `<${label}>: ${known}` })
  else if (depth > 0) other.push({ line, message: `<${label}> stands beside the items and is not understood` })
  else {
    const loose = looseText(node)
    if (loose !== '')
      other.push({ line, message: `<${label}>: it holds text outside the items: ${loose.slice(0, 60).trim()}` })
    for (const child of elementsOf(node)) collect(child, into, depth + 1)
  }
}
