import fc from 'fast-check'
import type { Outcome, Row, Trial } from '../support/row.ts'
import type { Stack } from '../../stack/stack.ts'
import { faultOfAnswer, isValidBody, isValidValue, type Sent } from './answer-rules.ts'
import { ask, bearer, newAddress, type Question } from './ask.ts'
import { withOpenGateway } from './open-gateway.ts'
import { pool } from './pool.ts'
import { spoiled, valueOf } from './schema-arbitrary.ts'
import { addressOf, bodySchema, gatewayTargets, pathOf, spending, type Target, targets, validBody } from './targets.ts'
import { again, createVisitor, type Visitor } from './visitors.ts'

const fuzzers = ['guest', 'free', 'pro', 'admin'] as const
type Fuzzer = (typeof fuzzers)[number]

/** What they leave behind, such as hundreds of copies, must not be what the next operation mostly deals with. */
const callsOfOne = 1_000

/** One call, before it is known where it goes. */
interface Draft {
  body: unknown
  /** The whole body as text, where it is not JSON of `body`. */
  text: string | undefined
  /** In the place of the id in the path; undefined takes an own one. */
  id: string | undefined
  token: 'own' | 'none' | 'damaged'
  header: string | undefined
}

const notJson = fc.constantFrom(
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '{"a":1,}',
  "{'a':1}",
  '\u0000',
  'undefined',
  '{"a":NaN}',
  '[[[[',
)

const seldom = <T>(some: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: 8, arbitrary: fc.constant(undefined) }, some)

function draftOf(target: Target, valid: unknown): fc.Arbitrary<Draft> {
  const schema = bodySchema(target)
  const good = schema
    ? fc.oneof({ weight: 2, arbitrary: valueOf(schema) }, { weight: 3, arbitrary: fc.constant(valid) })
    : fc.constant(undefined)
  return fc.record({
    body: schema ? fc.oneof(good, spoiled(good)) : good,
    text: schema ? seldom(notJson) : fc.constant(undefined),
    id: target.path.includes('{')
      ? seldom(fc.oneof(fc.uuid(), fc.string({ minLength: 1, maxLength: 130 })))
      : fc.constant(undefined),
    token: fc.oneof(
      { weight: 8, arbitrary: fc.constant('own' as const) },
      fc.constantFrom('none' as const, 'damaged' as const),
    ),
    header: seldom(fc.stringMatching(/^[!-~]{0,60}$/)),
  })
}

interface Place {
  stack: Stack
  target: Target
  visitor: Visitor
  fuzzer: Fuzzer
}

/** The call itself and what must be true of its answer. Every fourth goes through the gateway. */
function questionOf(
  { stack, target, visitor, fuzzer }: Place,
  draft: Draft,
  turn: number,
): { question: Question; sent: Sent } {
  const gateway = `http://127.0.0.1:${stack.ports.gateway.at(-1)}`
  const base = turn % 4 === 0 || target.atGateway ? gateway : addressOf(stack, target.service, turn)
  const path =
    draft.id === undefined ? pathOf(target, visitor) : target.path.replace(/\{\w+\}/, encodeURIComponent(draft.id))
  const token =
    fuzzer === 'guest' || draft.token === 'none'
      ? {}
      : bearer(draft.token === 'own' ? visitor.token : `${visitor.token}x`)
  const hasBody = bodySchema(target) !== undefined
  const text = hasBody ? (draft.text ?? JSON.stringify(draft.body)) : undefined
  const extra = draft.header === undefined ? {} : { 'x-recaptcha-token': draft.header }
  const headers = { ...token, ...extra, ...(hasBody ? { 'content-type': 'application/json' } : {}) }
  return {
    question: {
      method: target.method,
      url: `${base}${path}`,
      headers,
      from: newAddress(),
      ...(text === undefined ? {} : { text }),
    },
    sent: {
      known: 'authorization' in token && draft.token === 'own',
      plain: draft.id === undefined || /^[\w~.:-]*[\w~:-][\w~.:-]*$/.test(draft.id),
      valid: isValid(target, { text: text, id: draft.id }),
    },
  }
}

function isValid(target: Target, { text, id }: { text: string | undefined; id: string | undefined }): boolean {
  const path = target.definition.parameters?.find((parameter) => parameter.in === 'path')
  if (id !== undefined && path && !isValidValue(path.schema, id)) return false
  if (!bodySchema(target)) return true
  try {
    return isValidBody(target, JSON.parse(text ?? '') as unknown)
  } catch {
    return false
  }
}

/** A body drafted around what was right at first, with what is right now: a password is sealed for one call. */
function renewed(body: unknown, first: Record<string, unknown>, now: Record<string, unknown>): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const entries = Object.entries(body)
  return Object.fromEntries(entries.map(([name, value]) => [name, value === first[name] ? now[name] : value]))
}

/** Without a session the same person logs in again; without a password or an account it is somebody else. */
function successorOf({ stack, target }: Place, visitor: Visitor): Promise<Visitor> {
  const onlySession = target.id === 'logout' || target.id === 'endSession'
  return onlySession ? again(stack, visitor) : createVisitor(stack, 'free')
}

/** Calls one operation so many times as one person; the first breach, made as small as fast-check can. */
async function fuzz(place: Place, { runs, seed }: { runs: number; seed: number }): Promise<string[]> {
  const { stack, target, fuzzer } = place
  const first = await validBody(stack, target, place.visitor)
  const now = { visitor: place.visitor, valid: first }
  let turn = 0
  const property = fc.asyncProperty(draftOf(target, first), async (draft) => {
    const { visitor, valid } = now
    const fresh = { ...draft, body: renewed(draft.body, first, valid) }
    const { question, sent } = questionOf({ ...place, visitor }, fresh, (turn += 1))
    const reply = await ask(question)
    const fault = faultOfAnswer(target, sent, reply)
    if (fault) throw new Error(fault)
    if (reply.status >= 300) return
    if (spending.has(target.id)) now.visitor = await successorOf(place, visitor)
    now.valid = await validBody(stack, target, now.visitor)
  })
  const { failed, counterexample, errorInstance } = await fc.check(property, {
    numRuns: runs,
    seed,
    endOnFailure: false,
  })
  if (!failed) return []
  const why = errorInstance instanceof Error ? errorInstance.message : String(errorInstance)
  return [
    `${target.id} as ${fuzzer} ${why} (sent ${JSON.stringify(counterexample?.[0]).slice(0, 200)}, fast-check seed ${seed})`,
  ]
}

async function fuzzAll(
  { random }: Trial,
  stack: Stack,
  { some, runs }: { some: readonly Target[]; runs: number },
): Promise<Outcome> {
  const jobs = fuzzers.flatMap((fuzzer) =>
    some.map((target, index) => {
      // Whoever logs out calls nothing else.
      const share = spending.has(target.id) ? target.id : Math.floor((index * runs) / callsOfOne)
      const person = `${fuzzer} ${share}`
      return { fuzzer, target, person, seed: random.int(1, 2 ** 31 - 1) }
    }),
  )
  const people = new Map<string, Promise<Visitor>>()
  const found = await pool(jobs, 6, async ({ fuzzer, target, person, seed }) => {
    const role = fuzzer === 'guest' || spending.has(target.id) ? 'free' : fuzzer
    const visitor = people.get(person) ?? createVisitor(stack, role)
    people.set(person, visitor)
    return fuzz({ stack, target, fuzzer, visitor: await visitor }, { runs, seed })
  })
  const faults = found.flat()
  const calls = jobs.length * runs
  return {
    got: `${calls} calls (${some.length} operations, as guest, free, pro and admin): ${faults.length} operations broke a rule`,
    n: calls,
    faults,
  }
}

export const f1ContractFuzz: Row = {
  id: 'F1',
  name: 'contract fuzz',
  bar: '1,000 calls an operation and role: 0 answers of 5xx, 0 undeclared statuses, 0 bodies that break their schema, 0 invalid accepted, 0 calls of nobody served',
  plant: {
    what: 'auth refuses an address with a status that its contract does not declare',
    into: {
      auth: [
        {
          file: '/auth/src/flows/accept-typed.ts',
          find: "problem(400, 'invalid-email'",
          replace: "problem(418, 'invalid-email'",
        },
      ],
    },
    async see(trial) {
      // Narrow: whatever else is planted must not be what is seen here.
      const some = targets.filter(({ id }) => id === 'register')
      return fuzzAll(trial, await trial.planted(), { some, runs: 30 })
    },
  },
  async run(trial) {
    const stack = await trial.stack()
    // Its limits would hide everything behind 429.
    return withOpenGateway(stack, () =>
      fuzzAll(trial, stack, { some: [...targets, ...gatewayTargets], runs: trial.tier === 'full' ? 1_000 : 8 }),
    )
  },
}
