/** Ways to write a path so that somebody may read another one: `{before}/{last}` is the path itself. */
const spellings = [
  '/{before}/{last}',
  '{before}/{last}/',
  '{before}/{last}//',
  '{before}//{last}',
  '{before}/./{last}',
  '{before}/x/../{last}',
  '{before}/%2e/{last}',
  '{before}/x/%2e%2e/{last}',
  '{before}%2f{last}',
  '{before}%2F{last}',
  '{before}%5c{last}',
  String.raw`{before}\{last}`,
  '{before}%252f{last}',
  '{before}/{escaped}',
  '/%61pi{rest}',
  '{UPPER}',
  '{before}/{last}%00',
  '{before}/{last}%20',
  '{before}/{last}%0d%0aX-Evil:%201',
  '{before}/{last};x=1',
  '{before}/{last}#x',
  '{before}/{last}%23',
  '{before}/{last}%3fx',
  '{before}/{last}%ff',
  '{before}/{last}%c0%ae',
  '{before}/{last}%',
  '{before}/{last}\t',
  `{before}/{last}${'x'.repeat(300)}`,
  'http://127.0.0.1{before}/{last}',
  'http://evil.example{before}/{last}',
  'https://evil.example:8101{before}/{last}',
  '//evil.example{before}/{last}',
  '.{before}/{last}',
  '*',
]

/** Ways from a path to one that only services may call. */
const detours = [
  '{before}/{last}/../../{secret}',
  '{before}/{last}/..%2f..%2f{secret}',
  '{before}/{last}/..%5c..%5c{secret}',
  '{before}/{last}/%2e%2e/%2e%2e/{secret}',
  '{before}/{last}/..;/..;/{secret}',
  '{before}/../{secret}',
  '/api/{secret}',
]

const secrets = ['auth/keys', 'auth/revocations', 'metrics', 'health']

export function escapesOf(path: string): string[] {
  const cut = path.lastIndexOf('/')
  const [before, last] = [path.slice(0, cut), path.slice(cut + 1)]
  const escaped = `%${last.charCodeAt(0).toString(16)}${last.slice(1)}`
  const rest = path.slice('/api'.length)
  const parts: Record<string, string> = { before, last, escaped, rest, UPPER: path.toUpperCase() }
  const write = (form: string, secret = '') =>
    form.replaceAll(/\{(\w+)\}/g, (_all, name: string) => (name === 'secret' ? secret : (parts[name] ?? '')))
  return [
    ...spellings.map((form) => write(form)),
    ...secrets.flatMap((secret) => detours.map((form) => write(form, secret))),
  ]
}

/** The hidden call must never be taken for one; the mark tells it from all others. */
export const hiddenMark = 'hidden-within'
const hidden = `GET /api/payments/pricing?${hiddenMark} HTTP/1.1\r\nHost: x\r\nX-Request-Id: ${hiddenMark}\r\n\r\n`
const long = `Content-Length: ${hidden.length + 5}`

const codings = [
  'Transfer-Encoding: chunked',
  'Transfer-Encoding:\tchunked',
  'Transfer-Encoding: \x0bchunked',
  'Transfer-Encoding : chunked',
  'transfer-encoding: CHUNKED',
  'Transfer-Encoding: xchunked',
  'Transfer-Encoding: identity',
  'Transfer-Encoding: gzip, chunked',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding:\r\n chunked',
  'X: y\nTransfer-Encoding: chunked',
]

const lengths = [
  'Content-Length: 0, 5',
  'Content-Length: +0',
  'Content-Length: 0x0',
  'Content-Length: -1',
  'Content-Length : 0',
  'Content-Length: 0',
]

const onGet = (line: string, body: string) => `GET /api/payments/pricing HTTP/1.1\r\nHost: x\r\n${line}\r\n\r\n${body}`

/** A call with another one where its body should be, framed so that two readers may disagree where it ends. */
export function smugglings(path: string): Record<string, string> {
  const post = (lines: string[], body: string) =>
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${lines.join('\r\n')}\r\n\r\n${body}`
  const both = codings.flatMap((coding) => [
    [`${coding} and a length`, post([coding, long], `0\r\n\r\n${hidden}`)] as const,
    [`a length and ${coding}`, post(['Content-Length: 5', coding], `0\r\n\r\n${hidden}`)] as const,
  ])
  const two = lengths.map((line) => [`${line} and another`, post([line, long], hidden)] as const)
  const chunks = `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`
  return Object.fromEntries([
    ...both,
    ...two,
    ['bare line feeds in chunks', post(['Transfer-Encoding: chunked'], `0\n\n${hidden}`)],
    ['a body on GET', onGet(`Content-Length: ${hidden.length}`, hidden)],
    ['chunks on GET', onGet('Transfer-Encoding: chunked', chunks)],
    ['a trailer', post(['Transfer-Encoding: chunked', 'Trailer: X'], '0\r\nX: y\r\nContent-Length: 5\r\n\r\n')],
  ])
}
