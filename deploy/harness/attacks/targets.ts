import { randomUUID } from 'node:crypto'
import { operationsOf, type Operation } from '@app/shared/http/contract-document'
import { contracts, services, type Service } from '../../../gateway/src/route-table.ts'
import { type Candidate, register } from '../../local/candidate.ts'
import type { Random } from '../random.ts'
import type { Stack } from '../stack.ts'
import { askJson, newAddress } from './ask.ts'
import { sealer } from './passwords.ts'

/** An operation of the contracts and the service that serves it. What is added to a contract is attacked by itself. */
export interface Target extends Operation {
  service: Service
}

/** Also those between services, which the gateway must not know. */
export const allTargets: readonly Target[] = services.flatMap((service) =>
  operationsOf(contracts[service]).map((operation) => ({ ...operation, service })),
)
export const targets = allTargets.filter(({ internal }) => !internal)
export const targetsWithBody = targets.filter(({ definition }) => bodySchema({ definition }))

export type Role = 'free' | 'pro'

/** A candidate who has submitted today's set, so that every operation has something to answer. */
export interface Visitor {
  role: Role
  userId: string
  email: string
  password: string
  token: string
  resultId: string
  /** Question id to a letter: what was submitted. */
  answers: Record<string, string>
}

export type JsonSchema = Record<string, unknown>

export function bodySchema({ definition }: Pick<Operation, 'definition'>): JsonSchema | undefined {
  return definition.requestBody?.content['application/json']?.schema
}

/** The address of one process of a service. */
export function addressOf(stack: Stack, service: Service, index = 0): string {
  const ports = stack.ports[service]
  return `http://127.0.0.1:${ports[index % ports.length]}`
}

const known = new WeakMap<Stack, Promise<Record<Role, Visitor>>>()

/** One candidate of each plan; the same for all rows that share a system. */
export function visitorsOf(stack: Stack): Promise<Record<Role, Visitor>> {
  const visitors = known.get(stack) ?? createBoth(stack)
  known.set(stack, visitors)
  return visitors
}

async function createBoth(stack: Stack): Promise<Record<Role, Visitor>> {
  const [free, pro] = await Promise.all([createVisitor(stack, 'free'), createVisitor(stack, 'pro')])
  return { free, pro }
}

/** Registers at the front door, takes a plan through billing's command, submits today's set and opens its retake. */
export async function createVisitor(stack: Stack, role: Role): Promise<Visitor> {
  const candidate = await register({ base: stack.base, from: newAddress() })
  if (role === 'pro') await subscribe(stack, candidate)
  const { questions } = (await candidate.call<{ questions: { id: string }[] }>('GET', '/tests/daily')).body
  const answers = Object.fromEntries(questions.map(({ id }) => [id, 'A']))
  const submitted = await candidate.call<{ resultId: string }>('POST', '/tests/daily/submit', { answers })
  if (submitted.status !== 200) throw new Error(`the first submission answered ${submitted.status}`)
  await candidate.call('GET', '/tests/daily/retake')
  const { userId, email, password, token } = candidate
  return { role, userId, email, password, token, answers, resultId: submitted.body.resultId }
}

async function subscribe(stack: Stack, candidate: Candidate): Promise<void> {
  await stack.changePlan(candidate.userId, 'monthly')
  const end = Date.now() + 10_000
  while ((await candidate.call<{ plan: string }>('GET', '/tests/daily')).body.plan !== 'monthly')
    if (Date.now() > end) throw new Error('the plan did not arrive within 10 s')
}

/** What a page would send: the contract's own example, with everything that must be real put in. */
export async function validBody(stack: Stack, target: Target, visitor: Visitor): Promise<Record<string, unknown>> {
  const content = target.definition.requestBody?.content['application/json'] as { example?: object } | undefined
  const body: Record<string, unknown> = { ...content?.example }
  const seal = await sealer(stack)
  const isNew = target.id === 'register'
  const real: Record<string, () => unknown> = {
    email: () => (isNew ? `${randomUUID()}@example.com` : visitor.email),
    username: () => `u${randomUUID().slice(0, 12)}`,
    passwordEnc: () => seal(visitor.password).passwordEnc,
    keyFingerprint: () => seal('x').keyFingerprint,
    answers: () => visitor.answers,
    seconds: () => ({}),
    baseResultId: () => visitor.resultId,
  }
  for (const name of Object.keys(body)) body[name] = real[name]?.() ?? body[name]
  return body
}

/** The path with the visitor's own ids in it. */
export function pathOf({ path }: Target, visitor: Pick<Visitor, 'userId' | 'resultId'>): string {
  const own: Record<string, string> = { userId: visitor.userId, id: visitor.resultId }
  return path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => own[name] ?? visitor.userId)
}

/** A wrong guess at a password, straight at one auth process, where no network limit stands before it. */
export async function guess(stack: Stack, email: string, at: { process: number; password?: string }) {
  const seal = await sealer(stack)
  const body = { email, ...seal(at.password ?? `wrong ${randomUUID()}`) }
  return askJson({ method: 'POST', url: `${addressOf(stack, 'auth', at.process)}/api/auth/login`, body })
}

/** All of a list in the full tier, some of it in the quick one. */
export function sample<T>(list: readonly T[], count: number, { random, tier }: { random: Random; tier: string }): T[] {
  return tier === 'full' ? [...list] : random.shuffle(list).slice(0, count)
}
