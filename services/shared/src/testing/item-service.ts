import { createLogger } from '../logger.ts'
import { createVerifySession } from '../http/caller.ts'
import { serveContract } from '../http/contract.ts'
import { problem } from '../http/problem.ts'
import { createServer } from '../http/server.ts'
import { createMetrics } from '../metrics.ts'
import { createTestSessions, type TestSessions } from './sessions.ts'

/** A small contract with one of everything, and a service that keeps it, to see what the registrar does with others. */

const item = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'count'],
  properties: { id: { type: 'string' }, count: { type: 'integer' }, note: { type: ['string', 'null'] } },
}
const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const refusals = (...statuses: number[]) => Object.fromEntries(statuses.map((status) => [status, { description: 'x' }]))

export const itemContract = {
  servers: [{ url: '/api' }],
  security: [{ session: [] }],
  paths: {
    '/items': {
      post: {
        operationId: 'createItem',
        requestBody: { required: true, ...json(item) },
        responses: { 201: json(item), ...refusals(400, 401, 409, 413, 415, 500, 503) },
      },
    },
    '/items/{id}': {
      get: {
        operationId: 'getItem',
        security: [],
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
          { name: 'limit', in: 'query', schema: { type: 'integer', maximum: 10 } },
        ],
        responses: { 200: json(item), ...refusals(400, 500) },
      },
      delete: {
        operationId: 'deleteItem',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } }],
        responses: { 204: {}, ...refusals(400, 401, 500) },
      },
    },
    '/forms': {
      post: {
        operationId: 'postForm',
        security: [],
        requestBody: {
          content: { 'application/x-www-form-urlencoded': { schema: {} }, 'multipart/form-data': { schema: {} } },
        },
        responses: { 204: {}, ...refusals(400, 413, 415, 500) },
      },
    },
    '/internal': {
      get: {
        operationId: 'readInternally',
        'x-internal': true,
        security: [{ service: [] }],
        responses: { 200: json(item), ...refusals(401, 500) },
      },
    },
  },
}

export type ItemAnswer = { status: number; body?: unknown }
type Handle = (input: never) => ItemAnswer | Promise<ItemAnswer>
export interface ItemHandlers {
  [name: string]: Handle
}

export const itemHandlers: ItemHandlers = {
  createItem: ({ body }: { body: object }) => ({ status: 201, body }),
  getItem: ({ params }: { params: { id: number } }) => ({ status: 200, body: { id: String(params.id), count: 1 } }),
  deleteItem: () => ({ status: 204 }),
  postForm: () => ({ status: 204 }),
  readInternally: ({ service }: { service: string }) => ({ status: 200, body: { id: service, count: 1 } }),
}

export const sessions: TestSessions = await createTestSessions()

export function serveItems(
  handlers: ItemHandlers = itemHandlers,
  contract: object = itemContract,
  more: { answerWithinMs?: number } = {},
) {
  const app = createServer({
    logger: createLogger('test', 'silent'),
    metrics: createMetrics(),
    ready: async () => true,
  })
  serveContract(app, {
    document: contract,
    ...more,
    handlers: handlers as never,
    verifySession: createVerifySession({ keys: sessions.keys, clock: { now: () => new Date() } }),
    verifyService: async (header) => {
      if (header !== 'Bearer mail') throw problem(401, 'unauthorized', 'Please log in.')
      return { service: 'mail' }
    },
  })
  return app
}

export interface Asked {
  status: number
  body: Record<string, unknown> | undefined
  headers: Record<string, unknown>
}

export async function ask(app: ReturnType<typeof serveItems>, options: object): Promise<Asked> {
  const answer = await app.inject(options)
  const body = answer.body === '' ? undefined : answer.json<Record<string, unknown>>()
  return { status: answer.statusCode, body, headers: answer.headers }
}

export const userId = '0198c0de-0000-7000-8000-000000000001'
export const authorization = await sessions.bearer({ userId })

export const post = (payload: string | undefined, headers: Record<string, string> = {}) => ({
  method: 'POST',
  url: '/api/items',
  headers: { authorization, 'content-type': 'application/json', ...headers },
  ...(payload === undefined ? {} : { payload }),
})
