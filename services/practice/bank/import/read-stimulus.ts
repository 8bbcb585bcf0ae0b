import { decodeFile } from './decode-file.ts'
import { attributeFault, looseText } from './qti-attributes.ts'
import { paragraphsOf } from './rich-text.ts'
import { elementsOf, readXml } from './xml-tree.ts'

/** A passage in a file of its own, or why it cannot be read. */
export type Stimulus = { title: string; paragraphs: string[] } | { fault: string }

/** Parts of a stimulus file; its body holds the passage. */
const BODY = 'qti-stimulus-body'

/** Reads a `qti-assessment-stimulus` file; `path` names it in the faults. */
export function readStimulus(bytes: Uint8Array | null, path: string): Stimulus {
  if (!bytes) return { fault: `the passage ${path} is not in the file, and no such file stands beside it` }
  const decoded = decodeFile(bytes, { isXml: true })
  if ('fault' in decoded) return { fault: `${path}: ${decoded.fault}` }
  const { root, faults } = readXml(decoded.text)
  const found = faults.map(({ line, message }) => `${path}:${line}: ${message}`)
  if (root?.name !== 'qti-assessment-stimulus') return { fault: `${path}: it is no qti-assessment-stimulus` }
  const paragraphs: string[] = []
  const refuse = ({ line, label }: { line: number; label: string }, why = 'it cannot be taken over') =>
    void found.push(`${path}:${line}: <${label}>: ${why}`)
  if (looseText(root) !== '') refuse(root, 'it holds text outside its body')
  for (const part of [root, ...elementsOf(root)]) {
    const fault = attributeFault(part)
    if (fault) refuse(part, fault)
    if (part === root) continue
    if (part.name === BODY) paragraphs.push(...paragraphsOf(part.children, { refuse }))
    else refuse(part)
  }
  if (paragraphs.length === 0) found.push(`${path}: it holds no text`)
  return found.length > 0 ? { fault: found.join('; ') } : { title: root.attributes['title'] ?? '', paragraphs }
}
