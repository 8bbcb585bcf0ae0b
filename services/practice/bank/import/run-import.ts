import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { IMPORTED } from '../imported-items.ts'
import { importItems, refusedText } from './import-items.ts'
import type { LineFault } from './row.ts'

/** Prints what became of each item, or with `--check` what would become of it; returns the exit code. */
export function runImport(words: readonly string[]): number {
  const check = words.includes('--check')
  const [file] = words.filter((word) => !word.startsWith('--'))
  if (!file) {
    console.error('Which file? npm run bank -- import FILE.json | FILE.csv | FILE.xml | FOLDER [--check]')
    return 2
  }
  try {
    const { added, changed, unchanged, faults, notices } = importItems(file, { store: IMPORTED, on: new Date().toISOString(), check }) // prettier-ignore
    const print = (found: LineFault) => `${found.file ? join(file, found.file) : file}:${found.line}: ${found.message}`
    console.log(`${added.length} added, ${changed.length} changed, ${unchanged.length} as before`)
    for (const notice of notices) console.log(`${print(notice)} (a notice)`)
    for (const fault of faults) console.error(print(fault))
    const refused = refusedText(faults)
    if (check) console.log('Nothing was written: this was a check.')
    else if (refused) {
      const beside = `${file.replace(/[/\\]$/, '')}.refused.txt`
      writeFileSync(beside, refused)
      console.error(`The refused items stand in ${beside}, each below what is wrong with it.`)
    }
    return faults.length === 0 ? 0 : 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return 1
  }
}
