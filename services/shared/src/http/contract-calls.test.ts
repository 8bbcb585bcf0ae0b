import { expect, it } from 'vitest'
import { ask, authorization, itemContract, itemHandlers, serveItems } from '../testing/item-service.ts'

const note = { type: 'object', additionalProperties: false, properties: { note: { type: 'string' } } }
const refusals = { 400: {}, 401: {}, 413: {}, 415: {}, 500: {} }
const contract = {
  ...itemContract,
  paths: {
    ...itemContract.paths,
    '/notes': {
      post: {
        operationId: 'takeNote',
        requestBody: { required: false, content: { 'application/json': { schema: note } } },
        responses: { 204: {}, ...refusals },
      },
    },
    '/calls': {
      post: {
        operationId: 'beginCall',
        security: [{ callSecret: [] }],
        'x-raw-body-bytes': 1000,
        requestBody: { required: true, content: { 'application/sdp': { schema: { type: 'string' } } } },
        responses: { 201: { content: { 'application/sdp': { schema: { type: 'string' } } } }, ...refusals },
      },
    },
  },
}
let seen: unknown
const app = serveItems(
  {
    ...itemHandlers,
    takeNote: ({ body }: { body: unknown }) => {
      seen = body
      return { status: 204 }
    },
    beginCall: ({ rawBody, secret }: { rawBody: Buffer; secret: string }) => ({
      status: 201,
      body: `${secret} ${rawBody.toString()}`,
      headers: { 'content-type': 'application/sdp' },
    }),
  },
  contract,
)

it('a body that the contract leaves open may be missing, and is an object if it is there', async () => {
  const url = '/api/notes'
  const json = { authorization, 'content-type': 'application/json' }
  expect((await ask(app, { method: 'POST', url, headers: { authorization } })).status).toBe(204)
  expect(seen).toBe(undefined)
  expect((await ask(app, { method: 'POST', url, headers: json, payload: '{"note":"x"}' })).status).toBe(204)
  expect(seen).toEqual({ note: 'x' })
  for (const payload of ['null', '[]', '"x"', '{"other":1}', '{"note":1}', ''])
    expect((await ask(app, { method: 'POST', url, headers: json, payload })).status, payload).toBe(400)
})

it('a call brings its own secret, and takes and gives session descriptions as they are', async () => {
  const call = { method: 'POST', url: '/api/calls', payload: 'v=0\r\n' }
  const headers = { authorization: 'Bearer own', 'content-type': 'application/sdp' }
  const answer = await app.inject({ ...call, headers } as never)
  expect([answer.statusCode, answer.body]).toEqual([201, 'Bearer own v=0\r\n'])
  expect(answer.headers['content-type']).toBe('application/sdp')
  expect((await ask(app, { ...call, headers: { 'content-type': 'application/json' } })).status).toBe(415)
  expect((await ask(app, { ...call, headers, payload: 'x'.repeat(1001) })).status).toBe(413)
})
