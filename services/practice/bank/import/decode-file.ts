/** The text of a file, with what the operator should know about how it was read, or why it cannot be read. */
export type Decoded = { text: string; notices: string[] } | { fault: string }

const MARKS: ReadonlyArray<[encoding: string, mark: readonly number[]]> = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/**
 * Decodes a file's bytes: a byte order mark decides, then the encoding that an XML file declares, then UTF-8. A CSV or
 * JSON file that is not UTF-8 is read as Windows-1252, with a notice, because spreadsheets save it so. Bytes that the
 * encoding does not know are a fault: a replacement character would hide them.
 */
export function decodeFile(bytes: Uint8Array, { isXml }: { isXml: boolean }): Decoded {
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0]
  const encoding = marked ?? (isXml ? declaredEncoding(bytes) : undefined) ?? 'utf-8'
  const text = decode(bytes, encoding)
  if (text !== null) return checked(text, [])
  if (marked || isXml) return { fault: `the file is not ${encoding}, or this encoding is unknown; save it as UTF-8` }
  const notice = 'the file is not UTF-8; it was read as Windows-1252. Please check accents and dashes'
  return checked(decode(bytes, 'windows-1252') ?? '', [notice])
}

function checked(text: string, notices: string[]): Decoded {
  return text.includes('\0') ? { fault: 'the file holds U+0000; save it as UTF-8' } : { text, notices }
}

/** UTF-16 without a mark shows in the zero bytes around the first `<`. */
function declaredEncoding(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0x3c && bytes[1] === 0) return 'utf-16le'
  if (bytes[0] === 0 && bytes[1] === 0x3c) return 'utf-16be'
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  return /^<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1]
}

/** Null when the encoding is unknown or the bytes are not of it. The mark is left out of the text. */
function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
