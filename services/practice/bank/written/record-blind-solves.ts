import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { writeWholeFile } from '@app/shared/write-whole-file'
import type { OptionId } from '../../src/domain/item.ts'
import { printedFingerprint } from './blind-solve.ts'
import { waitingItems, writtenItems } from './written-items.ts'

/**
 * Records answers that were given blind: `node record-blind-solves.ts 2026-11-27 "who and how" cr-0001=E …`. The
 * answers are written before they are compared with the keys; `npm run bank` does that.
 */
const [on = '', note = '', ...answers] = process.argv.slice(2)
const file = new URL('./blind-solves.json', import.meta.url)
const solves = JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>
for (const written of answers) {
  const [id, answer] = written.split('=') as [string, OptionId]
  const item = [...waitingItems, ...writtenItems].find((each) => each.id === id)
  if (!item) throw new Error(`no written item ${id}`)
  solves[id] = { answer, on, note, fingerprint: printedFingerprint(item) }
}
const sorted = Object.fromEntries(Object.entries(solves).toSorted(([a], [b]) => a.localeCompare(b)))
writeWholeFile(fileURLToPath(file), `${JSON.stringify(sorted, null, 2)}\n`)
