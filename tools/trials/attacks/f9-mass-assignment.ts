import type { Outcome, Row } from '../support/row.ts'
import type { Stack } from '../../stack/stack.ts'
import { askJson, bearer, newAddress } from './ask.ts'
import { stateOf } from './stored-state.ts'
import { addressOf, pathOf, type Target, targetsWithBody, validBody } from './targets.ts'
import { visitorsOf } from './visitors.ts'

/** What nobody may say of themself, in the spellings of our own stores and of others. */
const wishes: Record<string, unknown> = {
  admin: true,
  adm: true,
  isAdmin: true,
  role: 'admin',
  emailVerified: true,
  subscriptionActive: true,
  subscription: { plan: 'monthly', status: 'active', periodEnd: null },
  plan: 'monthly',
  stripeCustomerId: 'cus_evil',
  customerId: 'cus_evil',
  score: 100,
  correctAnswers: 99,
  limit: 1000,
  userId: '0198c0de-0000-7000-8000-000000000001',
  id: '0198c0de-0000-7000-8000-000000000001',
  _id: '0198c0de-0000-7000-8000-000000000001',
  version: 0,
  zoneChosen: true,
  passwordHash: 'x',
  createdAt: '2020-01-01T00:00:00.000Z',
  pendingUntil: null,
  dateTaken: '2020-01-01T00:00:00.000Z',
}

/** Each wish alone in a right body, at the top and inside its first object; nothing in any store may change by it. */
async function wish(stack: Stack, some: readonly Target[]): Promise<Outcome> {
  const { free } = await visitorsOf(stack)
  const faults: string[] = []
  const before = await stateOf(stack, free)
  let n = 0
  for (const target of some)
    for (const [index, [name, value]] of Object.entries(wishes).entries()) {
      n += 1
      const body = { ...(await validBody(stack, target, free)), [name]: value }
      const base = index % 4 === 0 ? stack.base : addressOf(stack, target.service, index)
      const call = { method: target.method, url: `${base}${pathOf(target, free)}`, headers: bearer(free.token) }
      const { status } = await askJson({ ...call, body, from: newAddress() })
      // A checkout names its candidate: another one's id is read, and refused.
      const isOthers = target.id === 'createCheckoutSession' && name === 'userId' && status === 403
      if (status !== 400 && !isOthers) faults.push(`${target.id} answered ${status} to a body with ${name}`)
    }
  const after = await stateOf(stack, free)
  if (before !== after) faults.push(`what is stored about the candidate changed: ${before} and then ${after}`)
  return {
    got: `${Object.keys(wishes).length} fields x ${some.length} bodies: ${n - faults.length} refused, the stored state ${before === after ? 'unchanged' : 'changed'}`,
    n,
    faults,
  }
}

export const f9MassAssignment: Row = {
  id: 'F9',
  name: 'mass assignment',
  bar: 'no body may carry a field that is not in its contract: 0 accepted, the stored state unchanged',
  plant: {
    what: 'practice lets bodies have more fields than the contract names',
    into: {
      practice: [
        {
          file: '/shared/src/http/contract.ts',
          find: 'if (body && rawBodyBytes === undefined) schema.body = body',
          replace: 'if (body && rawBodyBytes === undefined) schema.body = { ...body, additionalProperties: true }',
        },
      ],
    },
    see: async (trial) =>
      wish(
        await trial.planted(),
        targetsWithBody.filter(({ id }) => id === 'submitDailySet'),
      ),
  },
  run: async ({ stack }) => wish(await stack(), targetsWithBody),
}
