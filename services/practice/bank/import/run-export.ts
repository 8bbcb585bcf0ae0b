import { writeWholeFile } from '@app/shared/write-whole-file'
import { extname } from 'node:path'
import { readImported } from '../imported-items.ts'
import { EXPORTS } from './export-items.ts'

/** Writes the operator's own items to a file that can be imported again; returns the exit code. */
export function runExport(file: string | undefined): number {
  const write = EXPORTS[extname(file ?? '').toLowerCase()]
  if (!file || !write) {
    console.error('Which file? npm run bank -- export FILE.json | FILE.csv | FILE.xml')
    return 2
  }
  const { items, faults } = readImported()
  for (const fault of faults) console.error(fault)
  writeWholeFile(file, write(items))
  console.log(`${items.length} items are in ${file}`)
  return faults.length === 0 ? 0 : 1
}
