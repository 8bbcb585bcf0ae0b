import { texOfSigns } from './mathml-to-tex.ts'
import { readXml, textIn } from './xml-tree.ts'

const ENTITY = /&(?:[a-zA-Z]+\d*|#\d+|#x[\da-fA-F]+);/g
/** A tag; `x<y` in TeX is none, because a tag's name is followed by attributes, a slash or its end. */
const TAG = /<\/?[a-zA-Z][a-zA-Z\d]*(?:\s+[a-zA-Z-]+\s*=\s*(?:"[^"]*"|'[^']*'))*\s*\/?>/
const SCRIPT = /<(sup|sub)>([^<>]*)<\/\1>/gi

/**
 * A formula in `\( … \)` whose HTML is turned into TeX: raised and lowered signs, and entities. Another tag or entity is a
 * fault, because the site would show it as it is written.
 */
export function withoutHtml(formula: string): { text: string; faults: string[] } {
  const raised = formula.replace(SCRIPT, (_, name: string, inner: string) => `${name.toLowerCase() === 'sup' ? '^' : '_'}{${inner}}`)
  const text = raised.replace(ENTITY, (entity) => texOfEntity(entity) ?? entity)
  const left = text.match(TAG)?.[0] ?? text.match(ENTITY)?.[0]
  return { text, faults: left === undefined ? [] : [`HTML inside \\( … \\) is not understood: ${left}`] }
} // prettier-ignore

function texOfEntity(entity: string): string | null {
  const { root, faults } = readXml(`<t>${entity}</t>`)
  if (!root || faults.length > 0) return null
  const sign = textIn(root)
  return sign === '\u00A0' ? '~' : texOfSigns(sign)
}
