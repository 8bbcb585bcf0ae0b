import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** So much must fit in: a few documents and log lines, and less than any disk that is not full has left. */
const PROBE_BYTES = 256 * 1024
const EVERY_MS = 2_000

interface Watch {
  say: (line: string) => void
  /** Called when there is room again after there was none. */
  onRoomAgain: () => void
}

/** Says when the disk of a folder is full, and when there is room again. Ends with this process. */
export function watchRoom(folder: string, { say, onRoomAgain }: Watch): void {
  let full = false
  const look = () => {
    const isFull = !hasRoom(folder)
    if (isFull === full) return
    full = isFull
    if (full) {
      say(
        `\nThe disk is full: nothing can be stored in ${folder}, and the site responds with 503 to whatever has to be ` +
          'stored. Make room; everything goes on by itself.',
      )
    } else {
      say('There is room on the disk again.')
      onRoomAgain()
    }
  }
  setInterval(look, EVERY_MS).unref()
}

/** Writes a file and deletes it at once: no figure of the system's knows quotas and reserved blocks. */
function hasRoom(folder: string): boolean {
  const file = join(folder, 'room')
  try {
    writeFileSync(file, Buffer.alloc(PROBE_BYTES))
    return true
  } catch {
    return false
  } finally {
    rmSync(file, { force: true })
  }
}
