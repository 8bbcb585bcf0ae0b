import { afterEach, expect, it } from 'vitest'
import { problem } from '@app/shared/http/problem'
import { answerJson, nobodyRevoked, startGateway, startService } from './harness.ts'

const open: Array<{ close(): unknown }> = []
afterEach(async () => {
  for (const thing of open.splice(0).reverse()) await thing.close()
})

const ended = '0198c0de-0000-7000-8000-00000000000e'

async function startBoth() {
  const service = await startService(answerJson({ message: 'x' }, 202))
  const refuse = (sessionId: string) => {
    if (sessionId === ended) throw problem(401, 'unauthorized', 'The session has ended.')
  }
  const gateway = await startGateway({ service, revocations: { ...nobodyRevoked, refuse } })
  open.push(service, gateway)
  return { service, gateway }
}

it('an open operation that knows sessions gets a valid one, and is open all the same without one', async () => {
  const { service, gateway } = await startBoth()
  const good = await gateway.bearer()
  const tokens = [good, undefined, 'Bearer forged', await gateway.bearer(undefined, ended)]
  for (const authorization of tokens) {
    const headers = { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) }
    const answer = await fetch(`${gateway.url}/api/support/contact`, { method: 'POST', headers, body: '{}' })
    expect(answer.status).toBe(202)
  }
  expect(service.seen.map(({ headers }) => headers.authorization)).toEqual([good, undefined, undefined, undefined])
})
