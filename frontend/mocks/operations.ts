import type { operations as AuthOperations } from '@app/contracts/generated/auth'
import auth from '@app/contracts/generated/auth.json' with { type: 'json' }
import type { operations as BillingOperations } from '@app/contracts/generated/billing'
import billing from '@app/contracts/generated/billing.json' with { type: 'json' }
import type { operations as MailOperations } from '@app/contracts/generated/mail'
import mail from '@app/contracts/generated/mail.json' with { type: 'json' }
import type { operations as PracticeOperations } from '@app/contracts/generated/practice'
import practice from '@app/contracts/generated/practice.json' with { type: 'json' }
import type { operations as TutorVoiceOperations } from '@app/contracts/generated/tutor-voice'
import tutorVoice from '@app/contracts/generated/tutor-voice.json' with { type: 'json' }

/** Every operation of every contract, by id. */
export type Operations = AuthOperations & PracticeOperations & BillingOperations & TutorVoiceOperations & MailOperations
export type OperationId = keyof Operations

type JsonOf<Reply> = Reply extends { content: infer Content } ? Content[keyof Content & string] : undefined
type Replies<Op> = Op extends { responses: infer All } ? All : never
type Allowed<Op> = { [Status in keyof Replies<Op>]: { status: Status; body: JsonOf<Replies<Op>[Status]> } }

/** What the contract lets an operation answer: a status with its body. */
export type Answer<Id extends OperationId> = Allowed<Operations[Id]>[keyof Replies<Operations[Id]>]

type BodyOf<Op> = Op extends { requestBody: { content: { 'application/json': infer Body } } } ? Body : OptionalBody<Op>
/** An operation without a body matches, too, with nothing known of it. */
type OptionalBody<Op> = Op extends { requestBody?: { content: { 'application/json': infer Body } } }
  ? unknown extends Body
    ? undefined
    : Body | undefined
  : undefined
type PathOf<Op> = Op extends { parameters: { path: infer Path } } ? Path : Record<string, never>

/** A call as a mock sees it; `token` is the bearer token, or empty. */
export interface Call<Id extends OperationId> {
  body: BodyOf<Operations[Id]>
  path: PathOf<Operations[Id]>
  query: URLSearchParams
  token: string
  /** Whether the caller wants the answer as server-sent events. */
  stream: boolean
}

/** A mock for each operation: one that is missing, or answers what its contract does not know, is a type error. */
export type Mocks = { [Id in OperationId]: (call: Call<Id>) => Answer<Id> | Promise<Answer<Id>> }

export interface Endpoint {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** In msw's notation: '/results/:id'. */
  path: string
  /** Whether a session is needed. */
  secured: boolean
}

/** An empty way among several means that a session is welcome and not needed. The mock looks at the secret of a call. */
const needsSession = (ways: readonly object[] | undefined) =>
  ways === undefined || (ways.length > 0 && ways.every((way) => Object.keys(way).some((name) => name !== 'callSecret')))

type Documents = { paths: Record<string, Record<string, { operationId?: string; security?: object[] }>> }

/** Method and path of every operation, read from the contracts. */
export const endpoints: ReadonlyMap<string, Endpoint> = new Map(
  [auth, practice, billing, tutorVoice, mail].flatMap((document) =>
    Object.entries((document as unknown as Documents).paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { operationId, security }]): [string, Endpoint] => [
        operationId ?? `${method} ${path}`,
        {
          method: method as Endpoint['method'],
          path: path.replaceAll(/\{(\w+)\}/g, ':$1'),
          secured: needsSession(security),
        },
      ]),
    ),
  ),
)
