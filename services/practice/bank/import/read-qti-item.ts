import { attributeFault, looseText } from './qti-attributes.ts'
import type { Stimulus } from './read-stimulus.ts'
import { paragraphsOf } from './rich-text.ts'
import type { Fields, LineFault } from './row.ts'
import { elementsOf, textIn, type XmlNode } from './xml-tree.ts'

interface Choice {
  id: string
  text: string
  misconception?: string
}

interface Reading {
  stem: string[]
  choices: Choice[]
  interactions: XmlNode[]
  declarations: Array<{ id: string; values: string[] }>
  feedback: Array<{ node: XmlNode; id: string; text: string }>
  rubrics: Map<string, string[][]>
  passage?: { title: string; paragraphs: string[] }
  faults: LineFault[]
  stimulus: (path: string) => Stimulus
}

const RUBRICS = new Set(['hint', 'solution', 'solution-quick', 'passage'])
const FEEDBACK = new Set(['qti-modal-feedback', 'qti-feedback-inline', 'qti-feedback-block'])

/**
 * Reads one `qti-assessment-item` with one `qti-choice-interaction`. `data-type`, `data-skill` and `data-difficulty` stand
 * on the item, `data-misconception` on a choice; feedback whose identifier is a choice's is its reason; rubric blocks have
 * the class `hint` (two), `solution`, `solution-quick` or `passage`. Any other element is a fault.
 */
export function readQtiItem(
  item: XmlNode,
  stimulus: (path: string) => Stimulus,
): { fields: Fields; faults: LineFault[]; notices: string[] } {
  const reading: Reading = { stem: [], choices: [], interactions: [], declarations: [], feedback: [], rubrics: new Map(), faults: [], stimulus } // prettier-ignore
  checkAttributes(reading, item)
  for (const child of partsOf(reading, item, 'its body')) readPart(reading, child)
  if (item.attributes['adaptive'] === 'true') refuse(reading, item, 'an adaptive item cannot be taken over')
  checkChoice(reading, item)
  const language = item.attributes['xml:lang'] ?? 'en'
  const notices = /^en(?:-|$)/i.test(language) ? [] : [`says that its language is ${language}; it is shown as English`]
  return { fields: toFields(reading, item), faults: reading.faults, notices }
}

function refuse(reading: Reading, { line, label }: XmlNode, why?: string): void {
  const message = why === undefined ? `<${label}> cannot be taken over` : `<${label}>: ${why}`
  reading.faults.push({ line, message })
}

function checkAttributes(reading: Reading, node: XmlNode): void {
  const fault = attributeFault(node)
  if (fault) refuse(reading, node, fault)
}

/** The elements in an element that may hold nothing else. */
function partsOf(reading: Reading, node: XmlNode, place = 'its parts'): XmlNode[] {
  if (looseText(node) !== '') refuse(reading, node, `it holds text outside ${place}`)
  return elementsOf(node)
}

function readPart(reading: Reading, node: XmlNode): void {
  const read = Object.hasOwn(PARTS, node.name) ? PARTS[node.name] : undefined
  if (!read) return refuse(reading, node)
  checkAttributes(reading, node)
  read(reading, node)
}

type Read = (reading: Reading, node: XmlNode) => void

const PARTS: Record<string, Read> = {
  'qti-response-declaration': (reading, node) => {
    const { identifier = '', cardinality, 'base-type': baseType } = node.attributes
    if (cardinality !== 'single') refuse(reading, node, `one answer is expected, not the cardinality ${cardinality}`)
    if (baseType !== 'identifier') refuse(reading, node, `the base type identifier is expected, not ${baseType}`)
    reading.declarations.push({ id: identifier, values: valuesIn(reading, node, 'qti-correct-response') })
  },
  /** The service keeps its own score, so only a default value may stand here. */
  'qti-outcome-declaration': (reading, node) => void valuesIn(reading, node, 'qti-default-value'),
  'qti-response-processing': (reading, node) => {
    const { template = '' } = node.attributes
    if (template !== '' && !/\/match_correct(?:\.xml)?$/.test(template))
      refuse(reading, node, `the scoring ${template} is not understood; use match_correct`)
    for (const part of partsOf(reading, node)) refuse(reading, part, 'own scoring rules are not understood; use the template match_correct') // prettier-ignore
  },
  'qti-assessment-stimulus-ref': (reading, node) => {
    for (const part of partsOf(reading, node)) refuse(reading, part)
    const found = reading.stimulus(node.attributes['href'] ?? '')
    if ('fault' in found) refuse(reading, node, found.fault)
    else if (reading.passage) refuse(reading, node, 'one passage is expected')
    else reading.passage = { ...found, title: found.title || (node.attributes['title'] ?? '') }
  },
  'qti-item-body': (reading, node) => {
    const special = (inner: XmlNode) => readSpecial(reading, inner)
    reading.stem.push(...paragraphsOf(node.children, { refuse: refuser(reading), special }))
  },
  'qti-modal-feedback': readFeedback,
}

const refuser = (reading: Reading) => (node: XmlNode, why?: string) => refuse(reading, node, why)

/** The values that a declaration holds in parts of one name. */
function valuesIn(reading: Reading, declaration: XmlNode, name: string): string[] {
  return partsOf(reading, declaration).flatMap((part) => {
    checkAttributes(reading, part)
    if (part.name === name) return partsOf(reading, part).map((value) => plainValue(reading, value))
    refuse(reading, part)
    return []
  })
}

function plainValue(reading: Reading, node: XmlNode): string {
  checkAttributes(reading, node)
  if (node.name !== 'qti-value' || elementsOf(node).length > 0) refuse(reading, node)
  return textIn(node).trim()
}

/** Reads what only a body holds; returns the paragraphs that belong in its place, or null for any other element. */
function readSpecial(reading: Reading, node: XmlNode): string[] | null {
  if (node.name === 'qti-choice-interaction') return readInteraction(reading, node)
  if (node.name === 'qti-rubric-block') return readRubric(reading, node)
  return FEEDBACK.has(node.name) ? readFeedback(reading, node) : null
}

function readInteraction(reading: Reading, node: XmlNode): string[] {
  checkAttributes(reading, node)
  reading.interactions.push(node)
  const { 'max-choices': most = '1' } = node.attributes
  if (most !== '1') refuse(reading, node, `one answer is expected, not max-choices="${most}"`)
  const prompt: string[] = []
  for (const child of partsOf(reading, node, 'its choices')) {
    if (child.name === 'qti-simple-choice') readChoice(reading, child)
    else if (child.name === 'qti-prompt') {
      checkAttributes(reading, child)
      prompt.push(...paragraphsOf(child.children, { refuse: refuser(reading) }))
    } else refuse(reading, child)
  }
  return prompt
}

function readChoice(reading: Reading, node: XmlNode): void {
  const { identifier: id = '', 'data-misconception': misconception } = node.attributes
  checkAttributes(reading, node)
  if ('template-identifier' in node.attributes) refuse(reading, node, 'a choice of a template cannot be taken over')
  if (reading.choices.some((choice) => choice.id === id)) refuse(reading, node, `a second choice is called ${id}`)
  const special = (inner: XmlNode) => (FEEDBACK.has(inner.name) ? readFeedback(reading, inner) : null)
  const text = paragraphsOf(node.children, { refuse: refuser(reading), special }).join('\n')
  reading.choices.push({ id, text, ...(misconception ? { misconception } : {}) })
}

function readFeedback(reading: Reading, node: XmlNode): [] {
  const { identifier: id = '' } = node.attributes
  if (node.name !== 'qti-modal-feedback') checkAttributes(reading, node)
  const text = paragraphsOf(node.children, { refuse: refuser(reading) }).join('\n')
  reading.feedback.push({ node, id, text })
  return []
}

function readRubric(reading: Reading, node: XmlNode): [] {
  checkAttributes(reading, node)
  const kind = node.attributes['class']?.trim() ?? ''
  if (!RUBRICS.has(kind))
    refuse(reading, node, `the class '${kind}' is not understood; known are ${[...RUBRICS].join(', ')}`)
  const paragraphs = paragraphsOf(node.children, { refuse: refuser(reading) })
  reading.rubrics.set(kind, [...(reading.rubrics.get(kind) ?? []), paragraphs])
  return []
}

/** What the parts must be to each other. */
function checkChoice(reading: Reading, item: XmlNode): void {
  const { interactions, declarations, choices, feedback } = reading
  const values = declarations.flatMap((declaration) => declaration.values)
  if (interactions.length !== 1) refuse(reading, item, `one choice interaction is expected, not ${interactions.length}`)
  if (values.length !== 1) refuse(reading, item, `one correct response is expected, not ${values.length}`)
  else if (!choices.some(({ id }) => id === values[0])) refuse(reading, item, `the key ${values[0]} is no choice`)
  const asked = interactions[0]?.attributes['response-identifier']
  for (const { id } of declarations)
    if (asked !== undefined && id !== asked) refuse(reading, item, `no choice interaction asks for the response ${id}`)
  for (const { node, id } of feedback)
    if (!choices.some((choice) => choice.id === id)) refuse(reading, node, `its identifier ${id} is no choice`)
  if (reading.passage && reading.rubrics.has('passage')) refuse(reading, item, 'one passage is expected, not two')
}

function toFields(reading: Reading, { attributes }: XmlNode): Fields {
  const rubrics = (kind: string) => reading.rubrics.get(kind) ?? []
  const written = rubrics('passage').flat()
  const passage = reading.passage ?? (written.length > 0 ? { title: attributes['title'] ?? '', paragraphs: written } : null) // prettier-ignore
  const full = rubrics('solution').flat()
  const quick = rubrics('solution-quick').flat()
  const key = reading.declarations[0]?.values[0]
  return {
    id: attributes['identifier'],
    type: attributes['data-type'],
    skill: attributes['data-skill'],
    difficulty: toNumber(attributes['data-difficulty']),
    stem: reading.stem.join('\n\n'),
    ...(passage ? { passage } : {}),
    options: reading.choices.map(({ id, text, misconception }) => ({
      text,
      reason: reading.feedback.filter((own) => own.id === id).map((own) => own.text).join('\n'), // prettier-ignore
      ...(misconception ? { misconception } : {}),
    })),
    answer: 'ABCDE'[reading.choices.findIndex(({ id }) => id === key)],
    solution: { quick: quick.length > 0 ? quick : full.slice(-1), full },
    hints: rubrics('hint').map((lines) => lines.join('\n')),
  }
}

/** A number as people write it: digits, perhaps a sign and a decimal point. Anything else, also nothing, is undefined. */
export function toNumber(text: string | undefined): number | undefined {
  const plain = text?.trim().replace('−', '-')
  return plain && /^[-+]?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined
}
