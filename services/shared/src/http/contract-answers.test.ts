import { describe, expect, it } from 'vitest'
import { ask, itemHandlers, post, serveItems, type ItemAnswer } from '../testing/item-service.ts'
import { problem, unavailable } from './problem.ts'

const app = serveItems()

describe('what goes out', () => {
  const answering = (answer: () => ItemAnswer) => serveItems({ ...itemHandlers, getItem: answer })

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
    const declared = serveItems({
      ...itemHandlers,
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
    const busy = serveItems({
      ...itemHandlers,
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
