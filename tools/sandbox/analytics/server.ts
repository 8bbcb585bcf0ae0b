import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

/** One request that arrived, word for word: address, headers and body. */
export interface Received {
  url: string
  headers: IncomingMessage['headers']
  body: string
}

/**
 * Stands in for Google Analytics on this machine. Its script sends each command that the page gives it (`gtag(…)`, as a
 * JSON array) and sets a cookie, as the real one does. `received` holds everything that ever arrived.
 */
export function createAnalyticsStandIn(): { server: Server; received: Received[] } {
  const received: Received[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { url = '', headers } = request
    received.push({ url, headers, body: await bodyOf(request) })
    const isScript = url.startsWith('/gtag/js')
    response.setHeader('access-control-allow-origin', '*')
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/plain' })
    response.end(isScript ? script : '')
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  return { server, received }
}

/** The commands among what arrived, in the order in which they were given. */
export const commandsOf = (received: readonly Received[]): unknown[][] =>
  received
    .filter(({ url }) => url.startsWith('/collect'))
    .map(({ body }) => JSON.parse(body) as { n: number; command: unknown[] })
    .toSorted((a, b) => a.n - b.n)
    .map(({ command }) => command)

/** Reads commands only where they are `arguments` objects, and sends none while the site has switched the id off. */
const script = `{
  const { src } = document.currentScript
  const id = new URL(src).searchParams.get('id')
  let n = performance.timeOrigin
  const take = (command) => {
    if (Object.prototype.toString.call(command) !== '[object Arguments]' || globalThis['ga-disable-' + id]) return
    document.cookie = '_ga=GA1.1.1; path=/; max-age=600'
    n += 1
    void fetch(new URL('/collect', src), { method: 'POST', keepalive: true, body: JSON.stringify({ n, command: [...command] }) })
  }
  dataLayer.forEach(take)
  dataLayer.push = (command) => Array.prototype.push.call(dataLayer, command) && take(command)
}
`

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}
