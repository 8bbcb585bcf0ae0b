import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

/**
 * Stands in for reCAPTCHA v3 on this machine: the script that pages load, and siteverify that the services ask. A token is
 * good for two minutes and once, as there. What it says of the next tokens is set with `POST /mode`: ok, low (a score as of
 * a machine), down (siteverify answers 503), no-script (there is none), or no-execute (a script that never becomes usable).
 * Every request is added to `received`, word for word.
 */
export function createBotCheckStandIn(received: Received[] = []): Server {
  const state: State = { mode: 'ok', issued: new Map(), received }
  return createServer((request, response) => {
    answer(state, request, response).catch(() => response.writeHead(400).end())
  })
}

/** One request that arrived: address, headers and body. */
interface Received {
  url: string
  headers: IncomingMessage['headers']
  body: string
}

interface State {
  mode: string
  issued: Map<string, { action: string; hostname: string; at: number }>
  received: Received[]
}

const tokenLivesMs = 120_000
const script = `globalThis.grecaptcha = {
  ready: (act) => act(),
  execute: async (key, { action }) => {
    const base = new URL(document.querySelector('script[src*="/api.js"]').src).origin
    const answer = await fetch(base + '/issue', { method: 'POST', body: new URLSearchParams({ action, hostname: location.hostname }) })
    return answer.text()
  },
}
`

async function answer(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = '/', headers } = request
  const { pathname } = new URL(url, 'http://stand-in')
  const body = await bodyOf(request)
  state.received.push({ url, headers, body })
  const form = new URLSearchParams(body)
  response.setHeader('access-control-allow-origin', '*')
  if (pathname === '/api.js') return sendScript(response, state.mode)
  if (pathname === '/health') return send(response, 'alive', 'text/plain')
  if (pathname === '/mode') state.mode = form.get('mode') ?? 'ok'
  if (pathname === '/issue') return send(response, issue(state, form), 'text/plain')
  if (pathname !== '/siteverify') return send(response, '', 'text/plain')
  if (state.mode === 'down') return void response.writeHead(503).end()
  send(response, JSON.stringify(verify(state, form)), 'application/json')
}

function sendScript(response: ServerResponse, mode: string): void {
  if (mode === 'no-script') return void response.writeHead(404).end()
  send(response, mode === 'no-execute' ? '' : script, 'text/javascript')
}

function issue({ issued }: State, form: URLSearchParams): string {
  const token = randomUUID()
  issued.set(token, { action: form.get('action') ?? '', hostname: form.get('hostname') ?? '', at: Date.now() })
  return token
}

function verify({ mode, issued }: State, form: URLSearchParams): object {
  const token = form.get('response') ?? ''
  const known = issued.get(token)
  issued.delete(token)
  if (!known) return { success: false, 'error-codes': ['invalid-input-response'] }
  if (Date.now() - known.at > tokenLivesMs) return { success: false, 'error-codes': ['timeout-or-duplicate'] }
  const { action, hostname } = known
  return { success: true, action, hostname, score: mode === 'low' ? 0.1 : 0.9, challenge_ts: new Date(known.at) }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}

function send(response: ServerResponse, body: string, type: string): void {
  response.writeHead(200, { 'content-type': type }).end(body)
}
