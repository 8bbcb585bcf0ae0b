/* oxlint-disable import/no-default-export -- as k6 exports it */

type Alphabet = 'std' | 'url' | 'rawstd' | 'rawurl'

const encodings = { std: 'base64', rawstd: 'base64', url: 'base64url', rawurl: 'base64url' } as const

export function b64encode(value: string | ArrayBuffer, alphabet: Alphabet = 'std'): string {
  const text = (typeof value === 'string' ? Buffer.from(value) : Buffer.from(value)).toString(encodings[alphabet])
  if (alphabet === 'rawstd') return text.replaceAll('=', '')
  return alphabet === 'url' ? text.padEnd(Math.ceil(text.length / 4) * 4, '=') : text
}

/** Bytes, or with format 's' the text. */
export function b64decode(text: string, alphabet: Alphabet = 'std', format = 'b'): ArrayBuffer | string {
  const bytes = Buffer.from(text, encodings[alphabet])
  return format === 's' ? bytes.toString() : new Uint8Array(bytes).buffer
}

export default { b64encode, b64decode }
