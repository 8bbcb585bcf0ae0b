import { randomUUID } from 'node:crypto'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { createLogger } from '../logger.ts'
import { createCounters } from '../telemetry.ts'
import { createTestSessions, type TestSessions } from '../testing/sessions.ts'
import { createVerifySession } from './caller.ts'
import { serveContract } from './contract.ts'
import { problem, unavailable } from './problem.ts'
import { createServer } from './server.ts'

const item = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'count'],
  properties: { id: { type: 'string' }, count: { type: 'integer' }, note: { type: ['string', 'null'] } },
}
const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const refusals = (...statuses: number[]) => Object.fromEntries(statuses.map((status) => [status, { description: 'x' }]))

const document = {
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

type Answer = { status: number; body?: unknown }
type Handle = (input: never) => Answer | Promise<Answer>
interface Handlers {
  [name: string]: Handle
}

const good: Handlers = {
  createItem: ({ body }: { body: object }) => ({ status: 201, body }),
  getItem: ({ params }: { params: { id: number } }) => ({ status: 200, body: { id: String(params.id), count: 1 } }),
  deleteItem: () => ({ status: 204 }),
  readInternally: ({ service }: { service: string }) => ({ status: 200, body: { id: service, count: 1 } }),
}

let sessions: TestSessions
let authorization: string
let app: FastifyInstance
const userId = randomUUID()
beforeAll(async () => {
  sessions = await createTestSessions()
  authorization = await sessions.bearer({ userId })
  app = serve()
})

function serve(handlers: Handlers = good, contract: object = document): FastifyInstance {
  const app = createServer({
    logger: createLogger('test', 'silent'),
    counters: createCounters(),
    ready: async () => true,
  })
  const verifySession = createVerifySession({ keys: sessions.keys, clock: { now: () => new Date() } })
  serveContract(app, {
    document: contract,
    handlers: handlers as never,
    verifySession,
    verifyService: async (header) => {
      if (header !== 'Bearer mail') throw problem(401, 'unauthorized', 'Please log in.')
      return { service: 'mail' }
    },
  })
  return app
}

const ask = async (app: FastifyInstance, options: InjectOptions) => {
  const answer = await app.inject(options)
  const body = answer.body === '' ? undefined : (answer.json() as Record<string, unknown>)
  return { status: answer.statusCode, body, headers: answer.headers }
}

const post = (payload: string | Buffer | undefined, headers: Record<string, string> = {}): InjectOptions => ({
  method: 'POST',
  url: '/api/items',
  headers: { authorization, 'content-type': 'application/json', ...headers },
  ...(payload === undefined ? {} : { payload }),
})

describe('contract and handlers are the same set, or the service does not start', () => {
  it('a forgotten handler', () => {
    const { deleteItem: _forgotten, ...rest } = good
    expect(() => serve(rest)).toThrow('without a handler: deleteItem')
  })

  it('a handler that no contract has', () => {
    expect(() => serve({ ...good, patchItem: () => ({ status: 200 }) })).toThrow('not in the contract: patchItem')
  })

  it('an operation declared twice', () => {
    const twice = { ...document, paths: { ...document.paths, '/other': { get: document.paths['/internal'].get } } }
    expect(() => serve(good, twice)).toThrow('declared twice: readInternally')
  })

  it('a path parameter that no operation declares', () => {
    const { parameters: _none, ...bare } = document.paths['/items/{id}'].delete
    const contract = { ...document, paths: { ...document.paths, '/items/{id}': { delete: bare } } }
    expect(() => serve(good, contract)).toThrow('deleteItem: the path parameter id is not declared')
  })

  it('an operation that says nothing about who may call it, in a contract that says nothing either', () => {
    const { security: _nothing, ...silent } = document
    expect(() => serve(good, silent)).toThrow('says nothing about who may call it')
    expect(() => serve(good, { ...document, security: [{ apiKey: [] }] })).toThrow('unknown security scheme apiKey')
  })
})

describe('who may call', () => {
  it('a stranger gets 401 whatever the body, because it comes first', async () => {
    for (const payload of ['{', '{}', '{"id":5}', 'x'.repeat(70_000)]) {
      expect(await ask(app, post(payload, { authorization: '' }))).toMatchObject({ status: 401 })
    }
    const strange = post('x', { authorization: '', 'content-type': 'text/plain' })
    expect((await ask(app, strange)).status).toBe(401)
  })

  it('nobody needs a session where the contract opens the door, and services need their own token', async () => {
    expect((await ask(app, { url: '/api/items/7' })).status).toBe(200)
    expect((await ask(app, { url: '/api/internal', headers: { authorization } })).status).toBe(401)
    const service = await ask(app, { url: '/api/internal', headers: { authorization: 'Bearer mail' } })
    expect(service).toMatchObject({ status: 200, body: { id: 'mail' } })
  })

  it('the handler knows the caller', async () => {
    let seen: unknown
    const handlers = {
      ...good,
      deleteItem: ({ caller }: { caller: unknown }) => {
        seen = caller
        return { status: 204 }
      },
    }
    await ask(serve(handlers as Handlers), { method: 'DELETE', url: '/api/items/1', headers: { authorization } })
    expect(seen).toMatchObject({ userId, zone: 'UTC', admin: false })
  })
})

describe('what comes in', () => {
  it.each([
    ['nothing at all', undefined, {}],
    ['an empty text', '', {}],
    ['no JSON', '{"id":', {}],
    ['null', 'null', {}],
    ['a list', '[]', {}],
    ['a text', '"x"', {}],
    ['a missing field', '{"id":"a"}', {}],
    ['a field too many', '{"id":"a","count":1,"admin":true}', {}],
    ['a number as text: bodies are never coerced', '{"id":"a","count":"1"}', {}],
    ['a text as number', '{"id":1,"count":1}', {}],
    ['a flag as number', '{"id":"a","count":true}', {}],
    ['null for a number', '{"id":"a","count":null}', {}],
    ['a prototype', '{"id":"a","count":1,"__proto__":{"admin":true}}', {}],
    ['a constructor', '{"id":"a","count":1,"constructor":{"prototype":{"admin":true}}}', {}],
  ])('%s is 400', async (_what, payload, headers) => {
    expect(await ask(app, post(payload, headers))).toMatchObject({ status: 400, body: { code: 'invalid-request' } })
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })

  it.each([
    'text/plain',
    'text/plain; charset=utf-8',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/jsonx',
    'text/json',
    'json',
    '*/*',
    'application/problem+json',
  ])('%s is 415: no content type skips validation', async (type) => {
    const answer = await ask(app, post('{"id":"a","count":1}', { 'content-type': type }))
    expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported-media-type' } })
  })

  it.each(['application/json\t; x', 'application/json;charset=utf-8', 'APPLICATION/JSON', 'application/json;'])(
    '%s is JSON and validated, or refused',
    async (type) => {
      const valid = await ask(app, post('{"id":"a","count":1}', { 'content-type': type }))
      const invalid = await ask(app, post('{"id":1}', { 'content-type': type }))
      expect([201, 415]).toContain(valid.status)
      expect([400, 415]).toContain(invalid.status)
    },
  )

  it('more than 64 KiB is 413', async () => {
    const payload = JSON.stringify({ id: 'x'.repeat(65_536), count: 1 })
    expect(await ask(app, post(payload))).toMatchObject({ status: 413, body: { code: 'payload-too-large' } })
  })

  it('path and query come as text and are read as what they are, or refused', async () => {
    expect((await ask(app, { url: '/api/items/7?limit=3' })).body).toEqual({ id: '7', count: 1 })
    for (const url of [
      '/api/items/x',
      '/api/items/0',
      '/api/items/1.5',
      '/api/items/1?limit=11',
      '/api/items/1?more=1',
    ]) {
      expect([url, (await ask(app, { url })).status]).toEqual([url, 400])
    }
  })

  it('an operation without a body is not disturbed by one, and one without a query not by that', async () => {
    for (const [type, payload] of [
      ['application/json', '{'],
      ['text/plain', 'x'],
      ['nonsense', 'x'],
      ['application/json', 'x'.repeat(70_000)],
    ] as const) {
      const headers = { authorization, 'content-type': type }
      const answer = await ask(app, { method: 'DELETE', url: '/api/items/1?x=1', headers, payload })
      expect([type, answer.status]).toEqual([type, 204])
    }
  })
})

describe('what goes out', () => {
  const answering = (answer: () => Answer) => serve({ ...good, getItem: answer })

  it('a field that the contract does not have is dropped', async () => {
    const secret = { id: 'a', count: 1, passwordHash: 'secret', _id: 'x' }
    const { body } = await ask(
      answering(() => ({ status: 200, body: secret })),
      { url: '/api/items/1' },
    )
    expect(body).toEqual({ id: 'a', count: 1 })
  })

  it.each([
    ['a missing field', { status: 200, body: { id: 'a' } }],
    ['a status that is not declared', { status: 202, body: { id: 'a', count: 1 } }],
  ])('%s is our fault: 500', async (_what, answer) => {
    const failing = answering(() => answer)
    expect(await ask(failing, { url: '/api/items/1' })).toMatchObject({ status: 500, body: { code: 'internal-error' } })
  })

  it('a refusal keeps its status, code and sentence; one that is not declared is our fault', async () => {
    const declared = serve({
      ...good,
      createItem: () => {
        throw problem(409, 'taken', 'That name is taken.')
      },
    })
    expect(await ask(declared, post('{"id":"a","count":1}'))).toMatchObject({
      status: 409,
      headers: { 'content-type': expect.stringContaining('application/problem+json') as string },
      body: { status: 409, code: 'taken', message: 'That name is taken.', title: 'Conflict', type: 'about:blank' },
    })
    const undeclared = answering(() => {
      throw problem(409, 'taken', 'That name is taken.')
    })
    expect(await ask(undeclared, { url: '/api/items/1' })).toMatchObject({
      status: 500,
      body: { code: 'internal-error' },
    })
  })

  it('whoever must wait is told how long', async () => {
    const busy = serve({
      ...good,
      createItem: () => {
        throw unavailable(3)
      },
    })
    const answer = await ask(busy, post('{"id":"a","count":1}'))
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '3'])
  })

  it('a mistake of ours says nothing about the inside, and carries the request id', async () => {
    const failing = answering(() => {
      throw new Error('mongodb://admin:secret@10.0.0.1 refused')
    })
    const { status, body, headers } = await ask(failing, { url: '/api/items/1' })
    expect(status).toBe(500)
    expect(JSON.stringify(body)).not.toMatch(/mongo|secret|10\.0/)
    expect(body).toMatchObject({ code: 'internal-error', requestId: headers['x-request-id'] })
  })

  it('another method on a known path is 405 with Allow, another path 404', async () => {
    const wrong = await ask(app, { method: 'PUT', url: '/api/items/1' })
    expect([wrong.status, wrong.headers['allow']]).toEqual([405, 'GET, DELETE'])
    expect(await ask(app, { url: '/api/other' })).toMatchObject({ status: 404, body: { code: 'not-found' } })
  })
})
