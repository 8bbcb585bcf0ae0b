import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Call } from './call.ts'
import { takeClientEvent } from './client-events.ts'
import type { Line } from './events.ts'
import { fails, type Provider, standInKey } from './provider.ts'
import { errorBody, type Fault } from './provider-error.ts'

/**
 * Takes WebSockets on `/v1/realtime?call_id=rtc_...` with the server's key: each hears every event of that call from then
 * on, and may send events as the browser does. It is closed when the call ends. Returns what closes all of them.
 */
export function attachObservers(server: Server, provider: Provider): () => void {
  const sockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, socket, head) => {
    const found = callToObserve(provider, request)
    if ('fault' in found) return refuse(socket, found)
    sockets.handleUpgrade(request, socket, head, (observer) => observe(found, observer))
  })
  return () => {
    for (const observer of sockets.clients) observer.terminate()
  }
}

interface Refused {
  status: number
  fault: Fault
}

function callToObserve(provider: Provider, request: IncomingMessage): Call | Refused {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in')
  if (pathname !== '/v1/realtime') return { status: 404, fault: { message: 'Invalid URL', code: 'unknown_url' } }
  if (request.headers.authorization !== `Bearer ${standInKey}`) {
    return { status: 401, fault: { message: 'Incorrect API key provided.', code: 'invalid_api_key' } }
  }
  const id = searchParams.get('call_id')
  if (id === null) {
    return { status: 400, fault: { message: 'This stand-in only lets you observe calls.', param: 'call_id' } }
  }
  if (fails(provider, 'failObservers')) {
    const { status, code } = provider.behaviour
    return { status, fault: { message: 'The stand-in was told to fail.', type: 'server_error', code } }
  }
  const call = provider.calls.get(id)
  if (call && !call.ended) return call
  return { status: 404, fault: { message: `No call with the id '${id}' was found.`, code: 'call_id_not_found' } }
}

function observe(call: Call, socket: WebSocket): void {
  const line: Line = {
    send: (event) => socket.send(JSON.stringify(event)),
    close: () => socket.close(1000),
  }
  call.observers.add(line)
  call.observed += 1
  socket.on('message', (data: Buffer) => takeClientEvent(call, data.toString(), line))
  socket.on('close', () => call.observers.delete(line))
  socket.on('error', () => call.observers.delete(line))
}

function refuse(socket: Duplex, { status, fault }: Refused): void {
  const body = JSON.stringify(errorBody(fault))
  const head = [`HTTP/1.1 ${status} Refused`, 'content-type: application/json', 'connection: close']
  socket.on('error', () => undefined)
  socket.end([...head, `content-length: ${Buffer.byteLength(body)}`, '', body].join('\r\n'))
}
