import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'

/**
 * Replaces a file as a whole: writes the new text beside it, syncs that to the disk, and renames it. If the disk is full
 * or the machine loses power, the earlier file stays as it was. `mode` is that of the new file. Throws the system's error.
 */
export function writeWholeFile(file: string, text: string, mode = 0o666): void {
  const beside = `${file}.${process.pid}.new`
  try {
    const descriptor = openSync(beside, 'w', mode)
    try {
      const bytes = Buffer.from(text)
      for (let at = 0; at < bytes.length;) at += writeSync(descriptor, bytes, at)
      fsyncSync(descriptor)
    } finally {
      closeSync(descriptor)
    }
    renameSync(beside, file)
  } catch (error) {
    rmSync(beside, { force: true })
    throw error
  }
}
