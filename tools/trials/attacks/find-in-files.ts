import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Where texts stand in the bytes of a folder's files, whatever format they have. */
export interface Found {
  files: number
  bytes: number
  /** Text to the files that hold it, from the folder on. */
  places: Map<string, string[]>
}

/** Texts of eight bytes or more, as they are and as base64 or hex make them. */
export function findInFiles(folder: string, texts: readonly string[]): Found {
  const needles = texts.flatMap((text) =>
    (['utf8', 'base64', 'hex'] as const).map((form) => ({ text, bytes: Buffer.from(written(text, form)) })),
  )
  // By the first four bytes, so that a file is walked once, however many texts there are.
  const byStart = Map.groupBy(needles, ({ bytes }) => bytes.readUInt32LE(0))
  const isStart = new Uint8Array(0x10000)
  for (const { bytes } of needles) isStart[bytes.readUInt16LE(0)] = 1
  const found: Found = { files: 0, bytes: 0, places: new Map() }
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!statSync(join(folder, file), { throwIfNoEntry: false })?.isFile()) continue
    const content = readOrEmpty(join(folder, file))
    found.files += 1
    found.bytes += content.length
    for (const text of textsIn(content, { byStart, isStart }))
      found.places.set(text, [...(found.places.get(text) ?? []), file])
  }
  return found
}

/** The end of base64 depends on what follows. */
function written(text: string, form: 'utf8' | 'base64' | 'hex'): string {
  if (form === 'utf8') return text
  return Buffer.from(text).toString(form).replaceAll('=', '').slice(0, -2)
}

interface Needles {
  byStart: Map<number, { text: string; bytes: Buffer }[]>
  /** By the first two bytes, which is quicker to ask and mostly answers no. */
  isStart: Uint8Array
}

function textsIn(content: Buffer, { byStart, isStart }: Needles): Set<string> {
  const texts = new Set<string>()
  for (let at = 0; at + 8 <= content.length; at += 1) {
    if (isStart[content[at]! | (content[at + 1]! << 8)] === 0) continue
    for (const { text, bytes } of byStart.get(content.readUInt32LE(at)) ?? []) {
      const end = at + bytes.length
      if (end <= content.length && content.compare(bytes, 0, bytes.length, at, end) === 0) texts.add(text)
    }
  }
  return texts
}

/** A file may go while it is looked for: a broker tidies up. */
function readOrEmpty(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch {
    return Buffer.alloc(0)
  }
}
