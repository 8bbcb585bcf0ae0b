import { connectDatabase } from '@app/shared/mongo/connect'
import type { Outcome, Row, Trial } from '../support/row.ts'
import type { Stack } from '../../stack/stack.ts'
import { ask, askJson, bearer, newAddress, type Reply } from './ask.ts'
import { pool } from './pool.ts'
import { fieldsOf, withValue } from './schema-fields.ts'
import { addressOf, bodySchema, pathOf, sample, targets, targetsWithBody, type Target, validBody } from './targets.ts'
import { visitorsOf } from './visitors.ts'

/** Found in no store afterwards. */
const CANARY = 'injected-canary'

const operators = [
  '$gt',
  '$gte',
  '$lt',
  '$ne',
  '$nin',
  '$in',
  '$regex',
  '$where',
  '$exists',
  '$expr',
  '$type',
  '$not',
  '$or',
  '$and',
  '$mod',
  '$elemMatch',
  '$size',
  '$all',
  '$text',
  '$function',
  '$jsonSchema',
  '$set',
  '$unset',
  '$inc',
]

/** What stands in the place of a text. Nothing here is a text, so nothing here may pass. */
const payloads: unknown[] = [
  ...operators.map((operator) => ({ [operator]: CANARY })),
  { $gt: '' },
  { $ne: null },
  { $in: [CANARY, ''] },
  { $regex: '.*', $options: 's' },
  { $where: 'sleep(100)' },
  { $or: [{}, { a: CANARY }] },
  { a: { $gt: CANARY } },
  { $ref: 'users', $id: CANARY },
  { _bsontype: 'ObjectId', id: CANARY },
  { $oid: CANARY },
  { $date: 0 },
  { length: 10, toString: CANARY },
  [],
  [CANARY],
  [{ $gt: '' }],
  {},
]

const inAddresses = ['[$ne]=x', '[$gt]=', '[$regex]=.*', '[]=x', '[$where]=1', '.$ne=x']
const inPaths = ['{"$gt":""}', '$ne', '[$ne]', "';return true;//", '*', '.*']

interface Shot {
  what: string
  target: Target
  index: number
  body?: unknown
  path?: string
}

async function shotsOf(stack: Stack, some: readonly Target[]): Promise<Shot[]> {
  const { pro } = await visitorsOf(stack)
  const bodies: Shot[] = []
  for (const target of some.filter((each) => bodySchema(each))) {
    const valid = await validBody(stack, target, pro)
    for (const { path } of fieldsOf(bodySchema(target)!))
      for (const [index, payload] of payloads.entries())
        bodies.push({
          what: `${path.join('.')} = ${JSON.stringify(payload)}`,
          target,
          index,
          body: withValue(valid, path, payload),
        })
  }
  const paths = some.flatMap((target) => {
    const [before, after] = target.path.split(/\{\w+\}/)
    return after === undefined
      ? []
      : inPaths.map((text, index) => ({
          what: text,
          target,
          index,
          path: `${before}${encodeURIComponent(text)}${after}`,
        }))
  })
  return [...bodies, ...paths]
}

/** 400 for every one; a path that names nothing may be 403 or 404 as well. */
async function shoot(
  trial: Trial,
  stack: Stack,
  { some, count }: { some: readonly Target[]; count: number },
): Promise<Outcome> {
  const { pro } = await visitorsOf(stack)
  const faults: string[] = []
  const tried = sample(await shotsOf(stack, some), count, trial)
  await pool(tried, 6, async ({ what, target, index, body, path }) => {
    // Every tenth through the gateway.
    const base = index % 10 === 0 ? stack.base : addressOf(stack, target.service, index)
    const call = {
      method: target.method,
      url: `${base}${path ?? pathOf(target, pro)}`,
      headers: bearer(pro.token),
      from: newAddress(),
    }
    const { status } = body === undefined ? await ask(call) : await askJson({ ...call, body })
    const refused = path === undefined ? status === 400 : [400, 403, 404].includes(status)
    if (!refused) faults.push(`${target.id} answered ${status} to ${what}`)
  })
  return { got: `${tried.length} injected operators: ${faults.length} not refused`, n: tried.length, faults }
}

/** A query that no contract declares changes nothing, and is refused by an operation that has queries of its own. */
async function ignoreQueries(stack: Stack): Promise<{ n: number; faults: string[] }> {
  const { pro } = await visitorsOf(stack)
  const reading = targets.filter(({ method, id }) => method === 'GET' && id !== 'getPublicKey')
  const faults: string[] = []
  for (const target of reading) {
    const url = `${addressOf(stack, target.service)}${pathOf(target, pro)}`
    const plain = await ask({ url, headers: bearer(pro.token) })
    const hasQueries = target.definition.parameters?.some((parameter) => parameter.in === 'query') ?? false
    for (const query of inAddresses) {
      const asked = await ask({ url: `${url}?userId${query}`, headers: bearer(pro.token) })
      if (hasQueries && asked.status === 400) continue
      if (asked.status !== plain.status || lasting(asked) !== lasting(plain))
        faults.push(`${target.id} answers otherwise to ?userId${query}`)
    }
  }
  return { n: reading.length * inAddresses.length, faults }
}

/** Without what differs from one answer to the next. */
const lasting = ({ text }: Reply) => text.replaceAll(/"(?:requestId|madeAt|expiresAt|now)":"[^"]*"/g, '')

async function searchStores(stack: Stack): Promise<string[]> {
  const faults: string[] = []
  for (const name of ['auth', 'practice', 'billing', 'tutor-voice', 'mail']) {
    const store = connectDatabase(stack.context.mongodbUrl, name, { socketTimeoutMS: 60_000 })
    for (const { name: collection } of await store.db.listCollections().toArray()) {
      const documents = await store.db.collection(collection).find({}).toArray()
      const text = JSON.stringify(documents)
      if (text.includes(CANARY) || /"\$\w+":/.test(text))
        faults.push(`${name}.${collection} holds an injected operator`)
    }
    await store.close()
  }
  return faults
}

export const f2OperatorInjection: Row = {
  id: 'F2',
  name: 'operator injection',
  bar: '40 payloads in every text field and parameter: 0 accepted, 0 answers of 5xx; none of it in any store',
  plant: {
    what: 'auth does not check the body of a login',
    into: {
      auth: [
        {
          file: '/shared/src/http/contract.ts',
          find: "const body = definition.requestBody?.content['application/json']?.schema",
          replace:
            "const body = definition.operationId === 'login' ? undefined : definition.requestBody?.content['application/json']?.schema",
        },
      ],
    },
    async see(trial) {
      const some = targetsWithBody.filter(({ id }) => id === 'login')
      return shoot({ ...trial, tier: 'quick' }, await trial.planted(), { some, count: 60 })
    },
  },
  async run(trial) {
    const stack = await trial.stack()
    const injected = await shoot(trial, stack, { some: targets, count: 300 })
    const ignored = await ignoreQueries(stack)
    const found = await searchStores(stack)
    const got = `${injected.got}; ${ignored.n} queries: ${ignored.faults.length} noticed; stores with something of it: ${found.length}`
    return { got, n: injected.n + ignored.n, faults: [...injected.faults, ...ignored.faults, ...found] }
  },
}
