import { describe, expect, it } from 'vitest'
import { ask, itemHandlers, serveItems } from '../testing/item-service.ts'

const seen: unknown[] = []
const handlers = {
  ...itemHandlers,
  postForm: ({ body }: { body: unknown }) => {
    seen.push(body)
    return { status: 204 }
  },
}
const app = serveItems(handlers)
const form = (type: string | undefined, payload: string | undefined) => ({
  method: 'POST',
  url: '/api/forms',
  headers: type === undefined ? {} : { 'content-type': type },
  ...(payload === undefined ? {} : { payload }),
})

describe('an operation whose contract names forms', () => {
  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['application/x-www-form-urlencoded; charset=utf-8', 'a=%'],
    ['APPLICATION/X-WWW-FORM-URLENCODED', ''],
    ['multipart/form-data; boundary=x', '--x\r\n\r\nno end'],
    [undefined, undefined],
  ])('takes %s and looks at nothing in it', async (type, payload) => {
    seen.length = 0
    expect((await ask(app, form(type, payload))).status).toBe(204)
    expect(seen.map((body) => body ?? undefined)).toEqual([undefined])
  })

  it.each([
    'application/json',
    'text/plain',
    'application/x-www-form-urlencodedx',
    'multipart/mixed; boundary=x',
    'application/xml',
    '*/*',
  ])('%s is 415, with a sentence that names what is taken', async (type) => {
    const answer = await ask(app, form(type, '{}'))
    expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported-media-type' } })
    expect(answer.body?.['message']).toContain('application/x-www-form-urlencoded')
  })

  it('a body without a type, or with one that is none, is 415', async () => {
    for (const type of ['', 'form']) expect((await ask(app, form(type, 'x=1'))).status).toBe(415)
  })

  it('more than 64 KiB is 413', async () => {
    const answer = await ask(app, form('application/x-www-form-urlencoded', 'x'.repeat(65_537)))
    expect(answer).toMatchObject({ status: 413, body: { code: 'payload-too-large' } })
  })
})
