import { splitMaths } from '@app/contracts/rules/maths-in-text'
import type { Item } from '../src/domain/item.ts'
import { textsOf } from './text-faults.ts'

export interface WideFormula {
  id: string
  tex: string
  block: boolean
  /** Printed characters, a rough measure of width; the browser's tests measure the real one at 360 px. */
  width: number
}

/** The formulas that take most room on a phone, widest first, one per item; and how many there are. */
export function longestFormulas(items: readonly Item[], count: number): { total: number; widest: WideFormula[] } {
  let total = 0
  const widest = items.flatMap((item) => {
    const own = textsOf(item)
      .flatMap((text) => splitMaths(text))
      .flatMap((piece) => (piece.kind === 'text' ? [] : [{ tex: piece.tex, block: piece.kind === 'block' }]))
    total += own.length
    const wide = own.map((formula) => ({ id: item.id, ...formula, width: printedWidth(formula.tex) }))
    return wide.toSorted((a, b) => b.width - a.width).slice(0, 1)
  })
  return { total, widest: widest.toSorted((a, b) => b.width - a.width).slice(0, count) }
}

/** A fraction is as wide as its wider half; commands print one sign. */
function printedWidth(tex: string): number {
  const flat = tex.replace(/\\d?frac\{([^{}]*)\}\{([^{}]*)\}/g, (_, top: string, bottom: string) =>
    top.length > bottom.length ? top : bottom,
  )
  return flat
    .replace(/\\(?:text|mathrm)\{([^{}]*)\}/g, '$1')
    .replace(/\\[A-Za-z]+|\\./g, '#')
    .replace(/[{}^_\s]/g, '').length
}
