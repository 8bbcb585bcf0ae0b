import { renameSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Replaces a file in one step: writes beside it, flushes, renames. A process that dies in between, or a full disk, leaves
 * the file as it was. Throws if it cannot be written.
 */
export function writeWhole(file: string, text: string): void {
  const beside = `${file}.${process.pid}.new`
  try {
    writeFileSync(beside, text, { flush: true })
    renameSync(beside, file)
  } catch (error) {
    rmSync(beside, { force: true })
    throw error
  }
}
