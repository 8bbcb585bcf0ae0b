import { writeFileSync } from 'node:fs'
import { IMPORTED } from '../imported-items.ts'
import { importItems, refusedText } from './import-items.ts'

/** Prints what became of each item; answers the exit code. */
export function runImport(file: string | undefined): number {
  if (!file) {
    console.error('Which file? npm run bank -- import FILE.json | FILE.csv | FILE.xml')
    return 2
  }
  try {
    const { added, changed, unchanged, faults } = importItems(file, { store: IMPORTED, on: new Date().toISOString() })
    console.log(`${added.length} added, ${changed.length} changed, ${unchanged.length} as before`)
    for (const { line, message } of faults) console.error(`${file}:${line}: ${message}`)
    const refused = refusedText(faults)
    if (refused) {
      writeFileSync(`${file}.refused.txt`, refused)
      console.error(`The refused items stand in ${file}.refused.txt, each below what is wrong with it.`)
    }
    return faults.length === 0 ? 0 : 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return 1
  }
}
