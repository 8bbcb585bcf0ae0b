import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { answerApi } from './answer-api.ts'
import { controls, type Controlled } from './control.ts'
import { page } from './pages/layout.ts'
import { postCheckout, showCheckout } from './pages/checkout.ts'
import type { PageAnswer, PageCall } from './pages/pages.ts'
import { postPortal, showInvoice, showPortal } from './pages/portal.ts'
import { ProviderError } from './provider-error.ts'

/** Serves the API (`/v1`), the pages that people see (`/c/pay`, `/p/session`, `/i`), and what tests control (`/control`). */
export function createPaymentsServer(controlled: Controlled): Server {
  return createServer((request, response) => {
    answer(controlled, request, response).catch((error: unknown) => {
      console.error(error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
}

const pages: readonly {
  prefix: string
  show: (call: PageCall) => PageAnswer
  post?: (call: PageCall) => PageAnswer
}[] = [
  { prefix: '/c/pay/', show: showCheckout, post: postCheckout },
  { prefix: '/p/session/', show: showPortal, post: postPortal },
  { prefix: '/i/', show: showInvoice },
]

async function answer(controlled: Controlled, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://stand-in')
  const body = await bodyOf(request)
  if (url.pathname === '/health') return send(response, { status: 200, type: 'text/plain', body: 'alive' })
  if (url.pathname.startsWith('/v1/')) await answerAsApi(controlled, { request, url, body }, response)
  else if (url.pathname.startsWith('/control/')) answerControl(controlled, { request, url, body }, response)
  else answerPage(controlled, { request, url, body }, response)
  controlled.provider.save()
}

interface Asked {
  request: IncomingMessage
  url: URL
  body: string
}

async function answerAsApi(
  { provider, faults }: Controlled,
  { request, url, body }: Asked,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('request-id', provider.newId('req'))
  if (faults.delayMs > 0) await pause(faults.delayMs)
  if (faults.down) return sendJson(response, 500, { error: { type: 'api_error', message: 'The stand-in is down.' } })
  const { headers, method = 'GET' } = request
  const given = headers['idempotency-key']
  const {
    status,
    body: said,
    replayed,
  } = answerApi(provider, {
    method,
    path: url.pathname,
    parameters: method === 'GET' ? url.search.slice(1) : body || url.search.slice(1),
    authorization: headers.authorization,
    idempotencyKey: typeof given === 'string' ? given : undefined,
  })
  if (faults.loseAnswers) return void request.socket.destroy()
  if (replayed) response.setHeader('idempotent-replayed', 'true')
  sendJson(response, status, said)
}

/** A page of another site could send a form here, but no JSON. */
function answerControl(controlled: Controlled, { request, url, body }: Asked, response: ServerResponse): void {
  const action = controls[url.pathname.slice('/control/'.length)]
  if (!action || request.method !== 'POST') return sendJson(response, 404, { message: 'There is no such control.' })
  if (request.headers['content-type'] !== 'application/json')
    return sendJson(response, 415, { message: 'Send JSON, content type application/json.' })
  orProviderError(
    () => sendJson(response, 200, action(controlled, JSON.parse(body || '{}') as Record<string, unknown>)),
    (error) => sendJson(response, error.status, error.body),
  )
}

function answerPage({ provider }: Controlled, { request, url, body }: Asked, response: ServerResponse): void {
  const found = pages.find(({ prefix }) => url.pathname.startsWith(prefix))
  const work = request.method === 'POST' ? found?.post : found?.show
  if (!found || !work) return send(response, notFound)
  const id = url.pathname.slice(found.prefix.length)
  orProviderError(
    () => {
      const said = work({ provider, id, fields: new URLSearchParams(body) })
      if ('location' in said) response.writeHead(303, { location: said.location }).end()
      else send(response, { status: said.status ?? 200, type: 'text/html', body: said.html })
    },
    () => send(response, notFound),
  )
}

const notFound: Said = { status: 404, type: 'text/html', body: page('Not found', '<p>There is nothing here.</p>') }

function orProviderError(work: () => void, refuse: (error: ProviderError) => void): void {
  try {
    work()
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    refuse(error)
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) body += String(chunk)
  return body
}

const sendJson = (response: ServerResponse, status: number, body: unknown) =>
  send(response, { status, type: 'application/json', body: JSON.stringify(body) })

interface Said {
  status: number
  type: string
  body: string
}

function send(response: ServerResponse, { status, type, body }: Said): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(body)
}
