import type { Outcome, Row } from '../support/row.ts'
import type { Stack } from '../../stack/stack.ts'
import { ask, bearer, newAddress } from './ask.ts'
import { pool } from './pool.ts'
import { addressOf, pathOf, type Target, targetsWithBody, validBody } from './targets.ts'
import { visitorsOf } from './visitors.ts'

/** Ways to say JSON, nearly JSON, and something else; undefined says nothing. */
const types: (string | undefined)[] = [
  undefined,
  '',
  ' ',
  'json',
  'application',
  'application/',
  '/json',
  'application/jso',
  'application/jsonx',
  'application/json5',
  'application/json',
  ' application/json',
  '\tapplication/json',
  'application/json ',
  'application/json\t',
  'application/json\t;',
  'application/json;',
  'application/json; charset=utf-8',
  'application/json;charset=utf-7',
  'application/json; charset=utf-16',
  'application/json;;',
  'application/json garbage',
  'application/json, text/plain',
  'APPLICATION/JSON',
  'Application/Json',
  'application/JSON; a="b',
  'application/\tjson',
  'application /json',
  'application/ json',
  'application\\json',
  'text/plain',
  'text/plain; application/json',
  'text/json',
  'text/html',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=a',
  'application/ld+json',
  'application/problem+json',
  'application/vnd.api+json',
  'application/octet-stream',
  'application/xml',
  '*/*',
  'application/*',
  'null',
  'undefined',
]

/**
 * A body with a field too many: whoever validates it says 400, whoever does not read this type says 415. Anything else
 * means that the type went round the validation.
 */
async function mistype(stack: Stack, some: readonly Target[]): Promise<Outcome> {
  const { pro } = await visitorsOf(stack)
  const faults: string[] = []
  const tries: { target: Target; type: string | undefined; base: string }[] = some.flatMap((target) =>
    types.flatMap((type) => [addressOf(stack, target.service), stack.base].map((base) => ({ target, type, base }))),
  )
  await pool(tries, 4, async ({ target, type, base }) => {
    const text = JSON.stringify({ ...(await validBody(stack, target, pro)), tooMuch: true })
    const headers = { ...bearer(pro.token), ...(type === undefined ? {} : { 'content-type': type }) }
    const url = `${base}${pathOf(target, pro)}`
    const { status } = await ask({ method: target.method, url, headers, text, from: newAddress() })
    if (status !== 400 && status !== 415)
      faults.push(`${target.id} answered ${status} to an invalid body of type ${JSON.stringify(type)}`)
  })
  const got = `${types.length} types x ${some.length} operations, at the service and at the gateway: ${tries.length - faults.length} times 400 or 415`
  return { got, n: tries.length, faults }
}

export const f4ContentTypes: Row = {
  id: 'F4',
  name: 'content types',
  bar: '40 content types x every operation with a body: no invalid body passes, only 400 and 415',
  plant: {
    what: 'auth reads text/plain as JSON, and validates edits of the profile by content type',
    into: {
      auth: [
        {
          file: '/shared/src/http/server.ts',
          find: "app.removeContentTypeParser('text/plain')",
          replace:
            "app.removeContentTypeParser('text/plain'); app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, text, done) => done(null, JSON.parse(text)))",
        },
        {
          file: '/shared/src/http/contract.ts',
          find: 'if (body && rawBodyBytes === undefined) schema.body = body',
          replace:
            "if (body && rawBodyBytes === undefined) schema.body = definition.operationId === 'updateMe' ? { content: { 'application/json': { schema: body } } } : body",
        },
      ],
    },
    see: async (trial) =>
      mistype(
        await trial.planted(),
        targetsWithBody.filter(({ id }) => id === 'updateMe'),
      ),
  },
  run: async ({ stack }) => mistype(await stack(), targetsWithBody),
}
