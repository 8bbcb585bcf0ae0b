import { readExpression, type Expression } from './expression.ts'
import { Unreadable } from './tokens.ts'

export type Sign = '=' | '<' | '>' | '<=' | '>='

/** Formulas joined by signs, such as `3 < 2x + 1 < 9`: one part more than signs. */
export interface Relation {
  parts: Expression[]
  signs: Sign[]
}

export const SIGN_TEX: Record<Sign, string> = { '=': '=', '<': '<', '>': '>', '<=': '\\le', '>=': '\\ge' }

/** Throws Unreadable if the text is no chain of formulas with at least one sign. */
export function readRelation(text: string): Relation {
  const plain = text
    .replaceAll(/\\leq?(?![a-z])|≤/g, '<=')
    .replaceAll(/\\geq?(?![a-z])|≥/g, '>=')
    .replaceAll(/\\lt(?![a-z])/g, '<')
    .replaceAll(/\\gt(?![a-z])/g, '>')
  const signs = plain.match(/<=|>=|=|<|>/g) ?? []
  if (signs.length === 0 || signs.length > 4) throw new Unreadable('no equation')
  return { parts: plain.split(/<=|>=|=|<|>/).map(readExpression), signs: signs as Sign[] }
}

/** The sign with its sides exchanged. */
export function turned(sign: Sign): Sign {
  const other: Record<Sign, Sign> = { '=': '=', '<': '>', '>': '<', '<=': '>=', '>=': '<=' }
  return other[sign]
}
