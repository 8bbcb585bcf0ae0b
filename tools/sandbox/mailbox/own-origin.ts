import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import type { Duplex } from 'node:stream'

const refusal = 'The mailbox responds only to its own page.\n'

/**
 * Makes a server refuse, with 403, every request that a page of another origin sends, before the server's own listeners
 * see it. Mails hold links that open accounts, and MailDev by itself lets every site read and delete them.
 */
export function refuseForeignOrigins(server: Server): void {
  guard(server, 'request', (_request, response: ServerResponse) => {
    response.writeHead(403, { 'content-type': 'text/plain' }).end(refusal)
  })
  guard(server, 'upgrade', (_request, socket: Duplex) => {
    socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n')
  })
}

function guard<Other>(server: Server, event: string, refuse: (request: IncomingMessage, other: Other) => void): void {
  const listeners = server.rawListeners(event) as Array<(...all: unknown[]) => void>
  server.removeAllListeners(event)
  server.on(event, (request: IncomingMessage, other: Other, ...more: unknown[]) => {
    if (isForeign(request)) return refuse(request, other)
    for (const listener of listeners) listener.call(server, request, other, ...more)
  })
}

/**
 * Whether a page of another origin sent this request. Programs, such as tests, send none of these headers. A link on
 * another page may open the mailbox: the other page cannot read what opens.
 */
function isForeign({ headers, method }: Pick<IncomingMessage, 'headers' | 'method'>): boolean {
  const host = URL.parse(`http://${headers.host ?? ''}`)
  if (!host || !cannotBeRebound(host.hostname)) return true
  if (headers.origin !== undefined && URL.parse(headers.origin)?.host !== host.host) return true
  const site = headers['sec-fetch-site']
  if (site === undefined || site === 'same-origin' || site === 'none') return false
  const opens = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
  return !(opens && method === 'GET')
}

/** A public name may be made to lead to this machine (DNS rebinding); an address, or a name without a dot, may not. */
function cannotBeRebound(hostname: string): boolean {
  return isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0 || !hostname.includes('.')
}
