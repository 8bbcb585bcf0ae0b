import { request } from 'node:http'

export interface Answer<T = unknown> {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: T
}

export interface Call {
  method?: string
  url: string
  body?: unknown
  headers?: Record<string, string>
  /** The loopback address to call from: 127.0.0.7 and 127.0.0.8 are two networks to the gateway. */
  from?: string
}

/** One HTTP call; JSON both ways. Rejects where no answer came (refused, cut, or silent for 15 s). */
export function httpCall<T = unknown>({
  method = 'GET',
  url,
  body,
  headers = {},
  from = '127.0.0.1',
}: Call): Promise<Answer<T>> {
  const text = body === undefined ? undefined : JSON.stringify(body)
  const content =
    text === undefined ? {} : { 'content-type': 'application/json', 'content-length': `${Buffer.byteLength(text)}` }
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      { method, localAddress: from, timeout: 15_000, headers: { ...content, ...headers } },
      (incoming) => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
        incoming.on('error', reject)
        incoming.on('end', () => {
          const received = Buffer.concat(chunks).toString()
          const isJson = /json/.test(incoming.headers['content-type'] ?? '')
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            body: (isJson ? JSON.parse(received) : received) as T,
          })
        })
      },
    )
    outgoing.on('timeout', () => outgoing.destroy(new Error(`${method} ${url}: no answer within 15 s`)))
    outgoing.on('error', reject)
    outgoing.end(text)
  })
}
