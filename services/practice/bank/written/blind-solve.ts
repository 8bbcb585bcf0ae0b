import { createHash } from 'node:crypto'
import type { Item, OptionId } from '../../src/domain/item.ts'
import solves from './blind-solves.json' with { type: 'json' }

/** An answer given from passage, stem and options alone, and what exactly had been on the page. */
interface BlindSolve {
  answer: OptionId
  on: string
  note: string
  /** Of the text that was solved; another text needs another solve. */
  fingerprint: string
}

const recorded = solves as Record<string, BlindSolve>

export function blindSolveOf(id: string): { answer: OptionId; on: string; note: string } | undefined {
  const solve = recorded[id]
  return solve && { answer: solve.answer, on: solve.on, note: solve.note }
}

/** Whether an item's text is still the one that was solved. */
export function isSolvedAsPrinted(item: Item): boolean {
  return recorded[item.id]?.fingerprint === printedFingerprint(item)
}

/** A short hash of all that a candidate sees before answering. */
export function printedFingerprint(item: Item): string {
  const seen = [item.passage?.paragraphs ?? [], item.stem, item.options.map((option) => [option.id, option.text])]
  return createHash('sha256').update(JSON.stringify(seen)).digest('hex').slice(0, 12)
}
