import { randomUUID } from 'node:crypto'
import { operationsOf, type Operation } from '@app/shared/http/contract-document'
import { contracts, services, type Service } from '../../../gateway/src/route-table.ts'
import type { Random } from '../support/random.ts'
import type { Stack } from '../../stack/stack.ts'
import { ask, askJson, newAddress, type Reply } from './ask.ts'
import { sealer } from './passwords.ts'
import type { Visitor } from './visitors.ts'

/** An operation of the contracts and the service that serves it. What is added to a contract is attacked by itself. */
export interface Target extends Operation {
  service: Service
}

const declared: readonly Target[] = services.flatMap((service) =>
  operationsOf(contracts[service]).flatMap((operation) => variantsOf({ ...operation, service })),
)
/** Also those between services, which the gateway must not know. */
export const allTargets: readonly Target[] = declared.filter(({ atGateway }) => !atGateway)
/** Those that no service knows, because the gateway serves them. */
export const gatewayTargets: readonly Target[] = declared.filter(({ atGateway }) => atGateway)
export const targets = allTargets.filter(({ internal }) => !internal)
export const targetsWithBody = targets.filter(({ definition }) => bodySchema({ definition }))

export type JsonSchema = Record<string, unknown>

/** Operations after which their caller is somebody else: without a session, a password or an account. */
export const spending: ReadonlySet<string> = new Set([
  'logout',
  'endSession',
  'changePassword',
  'resetPassword',
  'deleteMe',
])

/** A body that may have one of several shapes makes as many targets: 'verifyEmail' and 'verifyEmail, by code'. */
function variantsOf(target: Target): Target[] {
  const { requestBody } = target.definition
  const shapes = bodySchema(target)?.['oneOf'] as JsonSchema[] | undefined
  if (!requestBody || !shapes) return [target]
  return shapes.map((schema, index) => ({
    ...target,
    id: index === 0 ? target.id : `${target.id}, ${String(schema['title']).toLowerCase()}`,
    definition: {
      ...target.definition,
      requestBody: { ...requestBody, content: { 'application/json': { schema } } },
    },
  }))
}

/** The schema of a JSON body; none if the bytes of the body are signed, because no body without a signature counts. */
export function bodySchema({ definition }: Pick<Operation, 'definition'>): JsonSchema | undefined {
  if (definition['x-raw-body-bytes'] !== undefined) return undefined
  return definition.requestBody?.content['application/json']?.schema
}

/** The address of one process of a service. */
export function addressOf(stack: Stack, service: Service, index = 0): string {
  const ports = stack.ports[service]
  return `http://127.0.0.1:${ports[index % ports.length]}`
}

/** What a page would send: the contract's own example, with everything that must be real put in. */
export async function validBody(stack: Stack, target: Target, visitor: Visitor): Promise<Record<string, unknown>> {
  const content = target.definition.requestBody?.content['application/json'] as { example?: object } | undefined
  const required = (bodySchema(target)?.['required'] ?? []) as string[]
  const body: Record<string, unknown> = {
    ...(content?.example ?? Object.fromEntries(required.map((name) => [name, '']))),
  }
  const seal = await sealer(stack)
  // A known address may be asked for a mail once a minute only, and the response to any address is the same.
  const isNew = target.id === 'register' || target.id === 'resendVerification'
  const real: Record<string, () => unknown> = {
    email: () => (isNew ? `${randomUUID()}@example.com` : visitor.email),
    to: () => visitor.email,
    username: () => `u${randomUUID().slice(0, 12)}`,
    passwordEnc: () => seal(visitor.password).passwordEnc,
    newPasswordEnc: () => seal(randomUUID()).passwordEnc,
    keyFingerprint: () => seal('x').keyFingerprint,
    token: () => (target.id === 'resetPassword' ? visitor.reset : visitor.verify),
    code: () => visitor.code,
    answers: () => visitor.answers,
    questionId: () => visitor.question ?? Object.keys(visitor.answers)[0],
    seconds: () => ({}),
    baseResultId: () => visitor.resultId,
    userId: () => visitor.userId,
    attempt: () => randomUUID(),
  }
  for (const name of Object.keys(body)) body[name] = real[name]?.() ?? body[name]
  return body
}

const idsInPaths: Record<string, ((visitor: Visitor) => string) | undefined> = {
  getResult: ({ resultId }) => resultId,
  endSession: ({ sessionId }) => sessionId,
  getSessionOrigin: ({ sessionId }) => sessionId,
  getExport: ({ exportId }) => exportId,
  getErasure: ({ erasureId }) => erasureId,
  getLink: ({ requestId }) => requestId,
  // There is none of anybody.
  rateTutorAnswer: () => '00000000-0000-4000-8000-000000000000:2',
  getCheckoutSession: () => 'cs_test_none',
  unsubscribe: ({ unsubscribe }) => unsubscribe,
  openUnsubscribe: ({ unsubscribe }) => unsubscribe,
}

/** Operations about what no visitor has, so that right calls are answered 404. */
export const withoutSubject: ReadonlySet<string> = new Set(['getCheckoutSession', 'rateTutorAnswer', 'endVoiceCall'])

/** The path with the visitor's own ids in it. */
export function pathOf({ id, path }: Target, visitor: Visitor): string {
  return path.replace(/\{\w+\}/, () => idsInPaths[id]?.(visitor) ?? visitor.userId)
}

/** A right call about somebody's things, from a network of its own; without a token as nobody. */
export async function callTarget(
  stack: Stack,
  target: Target,
  { subject, base, headers }: { subject: Visitor; base: string; headers: Record<string, string> },
): Promise<Reply> {
  const call = { method: target.method, url: `${base}${pathOf(target, subject)}`, headers, from: newAddress() }
  return bodySchema(target) ? askJson({ ...call, body: await validBody(stack, target, subject) }) : ask(call)
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
