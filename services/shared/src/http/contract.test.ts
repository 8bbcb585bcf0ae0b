import { describe, expect, it } from 'vitest'
import { ask, authorization, itemContract, itemHandlers, post, serveItems, userId } from '../testing/item-service.ts'

const app = serveItems()

describe('contract and handlers are the same set, or the service does not start', () => {
  it('a forgotten handler', () => {
    const { deleteItem: _forgotten, ...rest } = itemHandlers
    expect(() => serveItems(rest)).toThrow('without a handler: deleteItem')
  })

  it('a handler that no contract has', () => {
    expect(() => serveItems({ ...itemHandlers, patchItem: () => ({ status: 200 }) })).toThrow(
      'not in the contract: patchItem',
    )
  })

  it('an operation declared twice', () => {
    const twice = {
      ...itemContract,
      paths: { ...itemContract.paths, '/other': { get: itemContract.paths['/internal'].get } },
    }
    expect(() => serveItems(itemHandlers, twice)).toThrow('declared twice: readInternally')
  })

  it('a path parameter that no operation declares', () => {
    const { parameters: _none, ...bare } = itemContract.paths['/items/{id}'].delete
    const contract = { ...itemContract, paths: { ...itemContract.paths, '/items/{id}': { delete: bare } } }
    expect(() => serveItems(itemHandlers, contract)).toThrow('deleteItem: the path parameter id is not declared')
  })

  it('an operation that says nothing about who may call it, in a contract that says nothing either', () => {
    const { security: _nothing, ...silent } = itemContract
    expect(() => serveItems(itemHandlers, silent)).toThrow('says nothing about who may call it')
    expect(() => serveItems(itemHandlers, { ...itemContract, security: [{ apiKey: [] }] })).toThrow(
      'unknown security scheme apiKey',
    )
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
      ...itemHandlers,
      deleteItem: ({ caller }: { caller: unknown }) => {
        seen = caller
        return { status: 204 }
      },
    }
    await ask(serveItems(handlers), { method: 'DELETE', url: '/api/items/1', headers: { authorization } })
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
    ['lists in lists, thirty thousand deep', '['.repeat(30_000) + ']'.repeat(30_000), {}],
    ['a field of objects in objects', `{"id":${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)},"count":1}`, {}],
    ['a thousand fields', `{${Array.from({ length: 1_000 }, (_, n) => `"f${n}":1`).join()}}`, {}],
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

  it('bytes that are no UTF-8 are 400, not other characters than were sent', async () => {
    for (const bytes of [[0xff], [0xc3], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80]]) {
      const payload = Buffer.concat([Buffer.from('{"id":"a'), Buffer.from(bytes), Buffer.from('","count":1}')])
      const answer = await ask(app, { ...post('{}'), payload })
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-request' } })
    }
    expect((await ask(app, post('{"id":"\u00e9😀","count":1}'))).status).toBe(201)
  })

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
