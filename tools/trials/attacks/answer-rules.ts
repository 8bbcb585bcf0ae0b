import { createValidator } from '@app/shared/http/validation'
import type { Reply } from './ask.ts'
import { jsonOf } from './ask.ts'
import { bodySchema, type JsonSchema, type Target } from './targets.ts'

/** What is known about a call before its answer. */
export interface Sent {
  /** Whether its body, parameters and form are what the contract says. */
  valid: boolean
  /** Whether it carries a token that counts. */
  known: boolean
  /** Whether its path holds letters, digits and '_~.:-' only: the gateway refuses any other before it asks who calls. */
  plain: boolean
}

const validators = new WeakMap<JsonSchema, (value: unknown) => string | null>()

function faultOf(schema: JsonSchema, value: unknown): string | null {
  const validate = validators.get(schema) ?? createValidator(schema)
  validators.set(schema, validate)
  return validate(value)
}

/** The five rules of the fuzz row: null where an answer holds all of them. */
export function faultOfAnswer(target: Target, sent: Sent, reply: Reply): string | null {
  const { status } = reply
  const declared = target.definition.responses[status]
  // 503 with Retry-After is how a busy part says so; hashing does.
  if (status >= 500 && !(status === 503 && reply.headers['retry-after']))
    return `answered ${status}: ${reply.text.slice(0, 100)}`
  if (!declared) return `answered ${status || reply.text}, which is not declared`
  if (target.access === 'session' && !sent.known && status !== 401 && (sent.plain || status !== 400))
    return `answered ${status} to nobody`
  if (!sent.valid && status < 400) return `answered ${status} to what the contract does not allow`
  return faultOfBody(declared.content ?? {}, reply)
}

function faultOfBody(content: Record<string, { schema?: JsonSchema }>, reply: Reply): string | null {
  const [type, shape] = Object.entries(content)[0] ?? []
  if (!type || !shape?.schema)
    return reply.text === '' ? null : `has a body that is not declared: ${reply.text.slice(0, 60)}`
  if (!String(reply.headers['content-type']).startsWith(type))
    return `has the type ${String(reply.headers['content-type'])}`
  const fault = faultOf(shape.schema, jsonOf<unknown>(reply))
  return fault && `has a body that breaks its schema: ${fault}`
}

/** Whether a value, such as one in a path, is what a schema of the contract says. */
export function isValidValue(schema: JsonSchema, value: unknown): boolean {
  return faultOf(schema, value) === null
}

/** Whether a body is what the contract says, judged as the contract is written, not as a service reads it. */
export function isValidBody(target: Target, body: unknown): boolean {
  const schema = bodySchema(target)
  return schema === undefined || faultOf(schema, body) === null
}
