import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'
import { HOST } from '../../dev/ports.ts'
import { PROCESS_NAMES, type ProcessName } from '../../../deploy/start-table/processes.ts'
import type { Plant } from '../../stack/plant.ts'
import { onlyCounts, type Stack, startStack } from '../../stack/stack.ts'
import { ask } from './ask.ts'
import { noLimits } from './open-gateway.ts'

/** What a service would have seen of a call. */
export interface Recorded {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: string
}

/** What every response of these services sets, whether its operation may or not. */
export const plantedCookie = 'evil=1; Path=/'

export interface RecordedGateway {
  port: number
  /** Every call that the gateway passed on, in order. */
  seen: Recorded[]
  stop(): Promise<void>
}

/**
 * A gateway process of its own, before services that only write down what reaches them. What it reads for itself (keys and
 * ended sessions) it gets from the stack's auth; such calls carry no request id.
 */
export async function startRecordedGateway(stack: Stack, plants: readonly Plant[] = []): Promise<RecordedGateway> {
  const seen: Recorded[] = []
  const record = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { method = '', url = '', headers } = request
    response.setHeader('content-type', 'application/json')
    response.setHeader('set-cookie', plantedCookie)
    if (headers['x-request-id'] === undefined) return void response.end(await answerFromAuth(stack, request))
    seen.push({ method, url, headers, body: Buffer.concat(chunks).toString('latin1') })
    response.end('{}')
  }
  const recorder = createServer((request, response) => {
    record(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((done) => recorder.listen(0, HOST, done))
  const address = `http://${HOST}:${(recorder.address() as AddressInfo).port}`
  const urls = Object.fromEntries(PROCESS_NAMES.map((name) => [name, address])) as Record<ProcessName, string>
  const gateway = await startStack({
    parent: stack.folder,
    backing: stack.backing,
    context: { ...stack.context, urls },
    counts: onlyCounts(['gateway']),
    env: { gateway: noLimits },
    plants: { gateway: plants },
  })
  return {
    port: gateway.ports.gateway[0]!,
    seen,
    async stop() {
      await gateway.stop()
      recorder.closeAllConnections()
      await new Promise((done) => recorder.close(done))
    },
  }
}

async function answerFromAuth(stack: Stack, { url = '', headers }: IncomingMessage): Promise<string> {
  const { authorization } = headers
  const reply = await ask({
    url: `http://${HOST}:${stack.ports.auth[0]}${url}`,
    ...(authorization ? { headers: { authorization } } : {}),
  })
  return reply.text
}
