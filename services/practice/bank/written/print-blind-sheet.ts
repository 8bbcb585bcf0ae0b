import { waitingItems } from './written-items.ts'

/**
 * Prints what waits for a blind solve as a solver sees it, without keys: `node print-blind-sheet.ts`. The answers are
 * recorded with `record-blind-solves.ts`; then the items are live.
 */
let shown = ''
for (const { id, passage, stem, options } of waitingItems) {
  if (passage && passage.id !== shown) console.log(`# ${passage.title}\n\n${passage.paragraphs.join('\n\n')}\n`)
  shown = passage?.id ?? ''
  console.log(`## ${id}\n\n${stem}\n\n${options.map((option) => `${option.id}. ${option.text}`).join('\n')}\n`)
}
