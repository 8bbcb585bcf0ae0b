/** Ways to write a path so that somebody may read another one. */
export function escapesOf(path: string): string[] {
  const [, ...segments] = path.split('/')
  const last = segments.at(-1) ?? ''
  const before = `/${segments.slice(0, -1).join('/')}`
  const hex = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`
  const secrets = ['auth/keys', 'auth/revocations', 'metrics', 'health']
  return [
    `/${path}`,
    `${path}/`,
    `${path}//`,
    `${before}//${last}`,
    `${before}/./${last}`,
    `${before}/x/../${last}`,
    `${before}/%2e/${last}`,
    `${before}/x/%2e%2e/${last}`,
    `${before}%2f${last}`,
    `${before}%2F${last}`,
    `${before}%5c${last}`,
    `${before}\\${last}`,
    `${before}%252f${last}`,
    `${before}/${hex(last[0] ?? 'a')}${last.slice(1)}`,
    `/${hex('a')}pi${path.slice(4)}`,
    path.toUpperCase(),
    `${path}%00`,
    `${path}%20`,
    `${path}%0d%0aX-Evil:%201`,
    `${path};x=1`,
    `${path}#x`,
    `${path}%23`,
    `${path}%3fx`,
    `${path}%ff`,
    `${path}%c0%ae`,
    `${path}%`,
    `${path}\t`,
    `${path}${'x'.repeat(300)}`,
    `http://127.0.0.1${path}`,
    `http://evil.example${path}`,
    `https://evil.example:8101${path}`,
    `//evil.example${path}`,
    `.${path}`,
    `*`,
    ...secrets.flatMap((secret) => [
      `${path}/../../${secret}`,
      `${path}/..%2f..%2f${secret}`,
      `${path}/..%5c..%5c${secret}`,
      `${path}/%2e%2e/%2e%2e/${secret}`,
      `${path}/..;/..;/${secret}`,
      `${before}/../${secret}`,
      `/api/${secret}`,
    ]),
  ]
}

/** The hidden call must never be taken for one; the mark tells it from all others. */
export const hiddenMark = 'hidden-within'
const hidden = `GET /api/payments/pricing?${hiddenMark} HTTP/1.1\r\nHost: x\r\nX-Request-Id: ${hiddenMark}\r\n\r\n`

/** A call with another one where its body should be, framed so that two readers may disagree where it ends. */
export function smugglings(path: string): Record<string, string> {
  const post = (lines: string[], body: string) =>
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${lines.join('\r\n')}\r\n\r\n${body}`
  const long = `Content-Length: ${hidden.length + 5}`
  const codings = [
    ...[
      'Transfer-Encoding: chunked',
      'Transfer-Encoding:\tchunked',
      'Transfer-Encoding: \x0bchunked',
      'Transfer-Encoding : chunked',
    ],
    ...[
      'transfer-encoding: CHUNKED',
      'Transfer-Encoding: xchunked',
      'Transfer-Encoding: identity',
      'Transfer-Encoding: gzip, chunked',
    ],
    ...['Transfer-Encoding: chunked, identity', 'Transfer-Encoding:\r\n chunked', 'X: y\nTransfer-Encoding: chunked'],
  ]
  const withCoding = codings.flatMap((coding) => [
    [`${coding.trim()} and a length`, post([coding, long], `0\r\n\r\n${hidden}`)],
    [`a length and ${coding.trim()}`, post(['Content-Length: 5', coding], `0\r\n\r\n${hidden}`)],
  ])
  const lengths = [
    'Content-Length: 0, 5',
    'Content-Length: +0',
    'Content-Length: 0x0',
    'Content-Length: -1',
    'Content-Length : 0',
  ]
  return Object.fromEntries([
    ...withCoding,
    ...lengths.map((line) => [line, post([line, long], hidden)]),
    ['two lengths', post(['Content-Length: 0', long], hidden)],
    ['bare line feeds in chunks', post(['Transfer-Encoding: chunked'], `0\n\n${hidden}`)],
    [
      'a body on GET',
      `GET /api/payments/pricing HTTP/1.1\r\nHost: x\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
    ],
    [
      'chunks on GET',
      `GET /api/payments/pricing HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`,
    ],
    ['a trailer', post(['Transfer-Encoding: chunked', 'Trailer: X'], `0\r\nX: y\r\nContent-Length: 5\r\n\r\n`)],
  ]) as Record<string, string>
}
