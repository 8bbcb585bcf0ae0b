import { elementsOf, textIn, type XmlNode } from './xml-tree.ts'

export type Refuse = (node: XmlNode, why?: string) => void

const SIGNS: Record<string, string> = {
  '−': '-', '–': '-', '×': '\\times ', '·': '\\cdot ', '⋅': '\\cdot ', '∙': '\\cdot ', '÷': '\\div ', '±': '\\pm ', '∓': '\\mp ',
  '≤': '\\le ', '≥': '\\ge ', '≠': '\\ne ', '≈': '\\approx ', '<': '\\lt ', '>': '\\gt ', '%': '\\%', $: '\\$', '{': '\\{', '}': '\\}',
  π: '\\pi ', α: '\\alpha ', β: '\\beta ', γ: '\\gamma ', δ: '\\delta ', θ: '\\theta ', λ: '\\lambda ', μ: '\\mu ', σ: '\\sigma ',
  φ: '\\varphi ', ω: '\\omega ', Δ: '\\Delta ', Σ: '\\Sigma ', Π: '\\Pi ', Ω: '\\Omega ', '∑': '\\sum ', '∏': '\\prod ', '∫': '\\int ',
  '∞': '\\infty ', '°': '^{\\circ}', '∈': '\\in ', '∪': '\\cup ', '∩': '\\cap ', '→': '\\to ', '⇒': '\\Rightarrow ', '…': '\\ldots ',
  '′': "'", '½': '\\tfrac{1}{2}', '¼': '\\tfrac{1}{4}', '¾': '\\tfrac{3}{4}', '²': '^{2}', '³': '^{3}', '⁄': '/', '∣': '\\mid ',
  '⌊': '\\lfloor ', '⌋': '\\rfloor ', '⌈': '\\lceil ', '⌉': '\\rceil ', '∠': '\\angle ', '∥': '\\parallel ', '⊥': '\\perp ',
  // Function application, invisible times, separator and plus: they are not printed.
  '\u2061': '', '\u2062': '', '\u2063': '', '\u2064': '',
} // prettier-ignore
const PLAIN = /^[A-Za-z0-9+\-=()[\]/.,;:!?'*| ]$/
const FUNCTIONS = new Set(['sin', 'cos', 'tan', 'log', 'ln', 'exp', 'lim', 'max', 'min', 'gcd', 'det', 'deg'])

/** The formula of signs; words are set upright. Null if a sign has no formula that we know. */
export function texOfSigns(text: string): string | null {
  const pieces = text.match(/[A-Za-z]{2,}|\d+(?:,\d{3})+(?!\d)|[\s\S]/gu) ?? []
  const made = pieces.map((piece) => {
    if (FUNCTIONS.has(piece)) return `\\${piece} `
    if (/^[A-Za-z]{2,}$/.test(piece)) return `\\mathrm{${piece}}`
    if (/^\d+,/.test(piece)) return piece.replaceAll(',', '{,}')
    if (/^\s$/.test(piece)) return ' '
    return SIGNS[piece] ?? (PLAIN.test(piece) ? piece : null)
  })
  return made.includes(null) ? null : made.join('')
}

/** Attributes that say how a formula looks, not what it says. Others are refused by name. */
const LOOKS = /^(?:xmlns(?::.+)?|id|class|display|mathvariant|mathsize|displaystyle|stretchy|fence|form|separator|lspace|rspace|largeop|movablelimits|accent|accentunder|symmetric|bevelled|xml:lang|alttext)$/ // prettier-ignore

/**
 * The TeX of a MathML element (presentation marks of MathML 3), for `\( … \)`. What has no entry here is refused by name,
 * because a formula without one of its parts is another formula.
 */
export function texOfMath(node: XmlNode, refuse: Refuse): string {
  for (const name of Object.keys(node.attributes))
    if (!LOOKS.test(name)) refuse(node, `its attribute ${name} is not understood`)
  const make = Object.hasOwn(ELEMENTS, node.name) ? ELEMENTS[node.name] : undefined
  if (!make) {
    refuse(node, 'this part of MathML is not understood')
    return ''
  }
  return make(node, refuse)
}

type Make = (node: XmlNode, refuse: Refuse) => string

const row: Make = (node, refuse) => {
  if (node.children.some((child) => typeof child === 'string' && child.trim() !== ''))
    refuse(node, 'it holds text outside mi, mn, mo or mtext')
  return elementsOf(node).map((child) => texOfMath(child, refuse)).join('') // prettier-ignore
}

const signs: Make = (node, refuse) => {
  if (elementsOf(node).length > 0) refuse(node, 'it holds another element')
  const text = textIn(node).replace(/\s+/g, ' ').trim()
  const tex = texOfSigns(text)
  if (tex === null) refuse(node, `'${text}' has no formula`)
  return tex ?? ''
}

/** Of a fixed number of parts, each in braces. */
const parts =
  (count: number, made: (...tex: string[]) => string): Make =>
  (node, refuse) => {
    const children = elementsOf(node)
    if (children.length !== count) refuse(node, `${count} parts are expected, not ${children.length}`)
    return made(...Array.from({ length: count }, (_, at) => (children[at] ? texOfMath(children[at], refuse) : '')))
  }

const text: Make = (node, refuse) => {
  const words = textIn(node).replace(/\s+/g, ' ')
  if (elementsOf(node).length > 0 || !/^[A-Za-z0-9 .,;:()'+=/-]*$/.test(words)) refuse(node, `'${words.trim()}' has no formula`)
  return `\\text{${words}}`
} // prettier-ignore

/** The first part is the formula; annotations say the same in another notation. */
const semantics: Make = (node, refuse) => {
  const [first, ...others] = elementsOf(node)
  for (const other of others) if (!other.name.startsWith('annotation')) refuse(other)
  return first ? texOfMath(first, refuse) : ''
}

const ELEMENTS: Record<string, Make> = {
  math: row,
  mrow: row,
  mstyle: row,
  semantics,
  mi: signs,
  mn: signs,
  mo: signs,
  mtext: text,
  mfrac: parts(2, (top, bottom) => `\\frac{${top}}{${bottom}}`),
  msup: parts(2, (base, raised) => `{${base}}^{${raised}}`),
  msub: parts(2, (base, lowered) => `{${base}}_{${lowered}}`),
  msubsup: parts(3, (base, lowered, raised) => `{${base}}_{${lowered}}^{${raised}}`),
  mroot: parts(2, (base, degree) => `\\sqrt[${degree}]{${base}}`),
  msqrt: (node, refuse) => `\\sqrt{${row(node, refuse)}}`,
}
