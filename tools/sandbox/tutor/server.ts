import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { answerTo, type Message } from './answer.ts'
import { type Behaviour, behaviourOf, usual } from './behaviour.ts'

/** The key that it takes; with any other it responds with 401. */
const standInKey = 'sk-stand-in'

/**
 * Stands in for a provider that speaks chat completions (`POST /v1/chat/completions`, whole or streamed). It says again what
 * the messages hold, and behaves as `POST /control/mode` says. `POST /control/calls` gives the bodies of the newest calls.
 */
export function createTutorStandIn(): Server {
  const state: State = { behaviour: usual, calls: [], turn: 0 }
  return createServer((request, response) => {
    answer(state, request, response).catch((error: unknown) => {
      console.error(error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
}

interface State {
  behaviour: Behaviour
  calls: Completion[]
  turn: number
}

/** The parts of a request that it looks at. */
interface Completion {
  model: string
  messages: Message[]
  max_tokens?: number
  stream?: boolean
}

const callsKept = 50

async function answer(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://stand-in')
  if (pathname === '/health') return sendJson(response, 200, { status: 'alive' })
  if (request.method !== 'POST') return sendError(response, 404, 'There is nothing here.')
  const text = await bodyOf(request)
  if (pathname.startsWith('/control/')) return control(state, { name: pathname.slice(9), text, request }, response)
  if (pathname !== '/v1/chat/completions') return sendError(response, 404, 'There is no such operation.')
  if (request.headers.authorization !== `Bearer ${standInKey}`) return sendError(response, 401, 'The API key is wrong.')
  const call = JSON.parse(text) as Completion
  state.calls = [...state.calls, call].slice(-callsKept)
  await complete(behaviourOfCall(state), { call, turn: state.turn++ }, response)
}

/** A page of another site could send a form here, but no JSON. */
function control(
  state: State,
  { name, text, request }: { name: string; text: string; request: IncomingMessage },
  response: ServerResponse,
): void {
  if (request.headers['content-type'] !== 'application/json') return sendError(response, 415, 'Send JSON.')
  if (name === 'calls') return sendJson(response, 200, { calls: state.calls })
  const wanted = name === 'mode' ? behaviourOf(JSON.parse(text) as Partial<Behaviour>) : null
  if (!wanted) return sendError(response, 404, 'There is no such control, or no such mode.')
  Object.assign(state, { behaviour: wanted, calls: [], turn: 0 } satisfies State)
  sendJson(response, 200, wanted)
}

function behaviourOfCall(state: State): Behaviour {
  const { behaviour } = state
  if (behaviour.times === undefined) return behaviour
  if (behaviour.times <= 0) return usual
  state.behaviour = { ...behaviour, times: behaviour.times - 1 }
  return behaviour
}

interface Call {
  call: Completion
  turn: number
}

async function complete(behaviour: Behaviour, { call, turn }: Call, response: ServerResponse): Promise<void> {
  const { mode, retryAfter, isCutOff } = behaviour
  if (mode === '500') return sendError(response, 500, 'The stand-in is down.')
  if (mode === '429') {
    response.setHeader('retry-after', `${retryAfter}`)
    return sendError(response, 429, 'Too many requests.')
  }
  if (mode === 'hangs' && behaviour.afterPieces === 0) return
  const whole = answerTo(call.messages, behaviour, turn)
  const text = isCutOff ? whole.slice(0, whole.length / 2) : whole
  const said: Said = { id: `chatcmpl-${turn}`, model: call.model, text, end: isCutOff ? 'length' : 'stop' }
  if (call.stream) await stream(behaviour, said, response)
  else sendJson(response, 200, wholeOf(said))
}

interface Said {
  id: string
  model: string
  text: string
  end: 'stop' | 'length'
}

const wholeOf = ({ id, model, text, end }: Said) => ({
  id,
  object: 'chat.completion',
  created: Math.floor(Date.now() / 1000),
  model,
  choices: [{ index: 0, message: { role: 'assistant', content: text, refusal: null }, finish_reason: end }],
})

async function stream(behaviour: Behaviour, { text, ...said }: Said, response: ServerResponse): Promise<void> {
  const { mode, pieceMs, afterPieces } = behaviour
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' })
  const send = (delta: object, end: string | null) => {
    const choices = [{ index: 0, delta, finish_reason: end }]
    const chunk = { id: said.id, object: 'chat.completion.chunk', created: 0, model: said.model, choices }
    response.write(`data: ${JSON.stringify(chunk)}\n\n`)
  }
  send({ role: 'assistant', content: '' }, null)
  // About as long as a model's tokens, and cut within words as they are.
  for (const [at, piece] of (text.match(/.{1,6}/gs) ?? []).entries()) {
    if (response.destroyed) return
    if (mode === 'hangs' && at === afterPieces) return
    if (mode === 'cut' && at === afterPieces) return void response.destroy()
    send({ content: piece }, null)
    await (mode === 'slow' ? pause(pieceMs) : new Promise(setImmediate))
  }
  send({}, said.end)
  response.end('data: [DONE]\n\n')
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) body += String(chunk)
  return body
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

const sendError = (response: ServerResponse, status: number, message: string): void =>
  sendJson(response, status, { error: { message, type: 'stand_in_error', param: null, code: null } })
