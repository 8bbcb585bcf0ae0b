import type { XmlNode } from './xml-tree.ts'

/** Attributes that say nothing a candidate would miss. */
const QUIET = /^(?:xmlns(?::.+)?|xsi:.+|xml:space|id|label|xml:lang|lang|data-catalog-idref|data-qti-.+)$/
/** Classes are layout, except the ones that hide a text from most candidates. */
const HIDDEN = /hidden|sr-only/i

/** The attribute of an element of text that would be lost, in a sentence; null if there is none. */
export function textAttributeFault({ attributes }: XmlNode): string | null {
  return lost(attributes, (name) => (name === 'cite' || name.startsWith('data-') ? ANY : undefined))
}

const ANY = /^/
const NUMBER = /^[-+]?\d+(?:\.\d+)?$/
const SHOWN = /^show$/
const FEEDBACK = { identifier: ANY, 'outcome-identifier': ANY, 'show-hide': SHOWN }
const TRUTH = /^(?:true|false)$/

/**
 * For each element of QTI the attributes that are understood, and their values. A value that its reader refuses with a
 * reason of its own is any value here.
 */
const KNOWN: Record<string, Record<string, RegExp>> = {
  'qti-assessment-item': {
    identifier: ANY, title: ANY, 'tool-name': ANY, 'tool-version': ANY, adaptive: ANY, 'time-dependent': /^false$/,
    'data-type': ANY, 'data-skill': ANY, 'data-difficulty': ANY,
  },
  'qti-response-declaration': { identifier: ANY, cardinality: ANY, 'base-type': ANY },
  'qti-correct-response': {},
  'qti-default-value': {},
  'qti-value': {},
  'qti-outcome-declaration': { identifier: ANY, cardinality: ANY, 'base-type': ANY, 'normal-maximum': NUMBER, 'normal-minimum': NUMBER },
  'qti-response-processing': { template: ANY },
  'qti-assessment-stimulus-ref': { identifier: ANY, href: ANY, title: ANY },
  'qti-item-body': {},
  'qti-choice-interaction': {
    'response-identifier': ANY, 'max-choices': ANY, 'min-choices': /^[01]$/, shuffle: TRUTH, orientation: /^(?:vertical|horizontal)$/,
  },
  'qti-prompt': {},
  'qti-simple-choice': { identifier: ANY, fixed: TRUTH, 'show-hide': SHOWN, 'template-identifier': ANY, 'data-misconception': ANY },
  'qti-rubric-block': { view: /^\s*(?:(?:candidate|tutor)\s*)+$/, use: /^(?:instructions|scoring)$/ },
  'qti-modal-feedback': FEEDBACK,
  'qti-feedback-inline': FEEDBACK,
  'qti-feedback-block': FEEDBACK,
  'qti-assessment-stimulus': { identifier: ANY, title: ANY, 'tool-name': ANY, 'tool-version': ANY },
  'qti-stimulus-body': {},
} // prettier-ignore

/** The attribute of an element of QTI that is not understood, or whose value is not, in a sentence; null if there is none. */
export function attributeFault({ name: element, attributes }: XmlNode): string | null {
  const known = Object.hasOwn(KNOWN, element) ? (KNOWN[element] ?? {}) : {}
  return lost(attributes, (name) => (Object.hasOwn(known, name) ? known[name] : undefined))
}

function lost(attributes: Record<string, string>, valuesOf: (name: string) => RegExp | undefined): string | null {
  const found = Object.entries(attributes).find(([name, value]) => {
    if (name === 'class') return HIDDEN.test(value)
    return !QUIET.test(name) && !(name === 'dir' && value === 'ltr') && !valuesOf(name)?.test(value)
  })
  return found ? `its attribute ${found[0]}="${found[1]}" is not understood` : null
}

/** The text that stands directly in an element, which may hold elements only; empty if there is none. */
export function looseText({ children }: XmlNode): string {
  return children.filter((child) => typeof child === 'string').join(' ').trim() // prettier-ignore
}
