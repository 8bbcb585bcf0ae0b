import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { IMPORTED } from '../imported-items.ts'
import { importItems, refusedText } from './import-items.ts'
import type { LineFault } from './row.ts'

const CHECK = '--check'
const WAYS = 'FILE.json | FILE.csv | FILE.xml | PACKAGE.zip | FOLDER'

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Prints what became of each item, or with `--check` what would become of it; returns the exit code. */
export async function runImport(words: readonly string[], store = IMPORTED): Promise<number> {
  const check = words.includes(CHECK)
  const [file, ...others] = words.filter((word) => !word.startsWith('-'))
  const unknown = words.find((word) => word.startsWith('-') && word !== CHECK)
  if (!file || others.length > 0 || unknown !== undefined) {
    // A word that is passed over could be the one that was to prevent the writing.
    if (unknown !== undefined) console.error(`${unknown} is not an option of the import; the only one is ${CHECK}.`)
    if (others.length > 0) console.error(`One file at a time, please: you named ${others.length + 1}.`)
    console.error(`Nothing was written. npm run bank -- import ${WAYS} [${CHECK}]`)
    return 2
  }
  try {
    const { added, changed, unchanged, faults, notices } = await importItems(file, { store, on: new Date().toISOString(), check }) // prettier-ignore
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
    console.error(existsSync(file) ? textOf(error) : `${file}: there is no such file or folder.`)
    return 1
  }
}
