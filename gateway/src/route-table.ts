import auth from '@app/contracts/generated/auth.json' with { type: 'json' }
import billing from '@app/contracts/generated/billing.json' with { type: 'json' }
import mail from '@app/contracts/generated/mail.json' with { type: 'json' }
import practice from '@app/contracts/generated/practice.json' with { type: 'json' }
import tutorVoice from '@app/contracts/generated/tutor-voice.json' with { type: 'json' }
import { operationsOf, type Operation } from '@app/shared/http/contract-document'

/** Every service with operations for the outside, in the order of their usual ports (8101 …). */
export const services = ['auth', 'practice', 'billing', 'tutor-voice', 'mail'] as const
export type Service = (typeof services)[number]

export const contracts: Record<Service, object> = { auth, practice, billing, 'tutor-voice': tutorVoice, mail }

/** One operation that the outside may call, and the service that answers it. */
export interface Route extends Operation {
  service: Service
}

/** Everything that can be reached under /api, also what the gateway serves by itself. What is not here is 404; operations between services never are. */
export const routes: readonly Route[] = services.flatMap((service) =>
  operationsOf(contracts[service])
    .filter((operation) => !operation.internal)
    .map((operation) => ({ ...operation, service })),
)

const shapes = new Map<string, { pattern: RegExp; methods: string[] }>()
for (const { path, method } of routes) {
  const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  const shape = shapes.get(path) ?? { pattern, methods: [] }
  shape.methods.push(method)
  shapes.set(path, shape)
}

/** The methods that a path takes; none where there is nothing at this path. */
export function methodsOf(path: string): string[] {
  return [...shapes.values()].filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods)
}

/** The path of a request as it was sent, without its query. */
export function sentPath(url: string): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}

/** Segments of letters, digits and '_~.:-', bare or (':' only) escaped, none of them dots only. */
const plainPath = /^(?:\/(?!\.+(?:\/|$))(?:[\w~.:-]|%3[Aa])+)+$/
const plainQuery = /^[\w~.!$'()*,:@/?&=+;%-]*$/

/**
 * What is wrong with the address of a request that the router gave to this route: the router reads escapes, '#' and
 * absolute addresses kindly, and an upstream might read them otherwise. Null where both must read the same.
 */
export function faultOfAddress(url: string, route: Route): 'not-found' | 'invalid' | null {
  const path = sentPath(url)
  if (!route.path.includes('{')) return path === route.path ? null : 'not-found'
  return plainPath.test(path) && plainQuery.test(url.slice(path.length)) ? null : 'invalid'
}

export function takesQuery({ definition }: Route): boolean {
  return definition.parameters?.some((parameter) => parameter.in === 'query') ?? false
}

/** Whether the operation may answer with server-sent events, which stay open. */
export function isStreaming({ definition }: Route): boolean {
  return Object.values(definition.responses).some(({ content }) => content && 'text/event-stream' in content)
}

/**
 * Whether the body carries a provider's signature, which a header brings. No network limit counts it, and where a service
 * has enough to do it waits for its turn: a provider repeats a refused message only after minutes or hours.
 */
export function isSigned({ definition }: Route): boolean {
  return (
    definition.parameters?.some((parameter) => parameter.in === 'header' && parameter.name.endsWith('-signature')) ??
    false
  )
}

/** Hashing a password costs more than anything else. */
export function takesPassword({ definition }: Route): boolean {
  const bodies = Object.values(definition.requestBody?.content ?? {})
  return bodies.some(({ schema }) => 'passwordEnc' in Object(schema?.['properties']))
}

/**
 * Of the room for calls to a service, how full it may be for this operation. Where there is too much to do, those are
 * refused first that take a password, then reads, and last what is written, such as answers. Operations that wait for a
 * provider outside (`x-timeout-ms`) leave half of the room: if it hangs, everything else of the service goes on. A provider's
 * messages may come by the hundred and wait for their turn: they find a tenth that hanging calls leave, and leave reads theirs.
 */
export function shareOf(route: Route): number {
  if (takesPassword(route) || route.timeoutMs !== undefined) return 0.5
  if (isSigned(route)) return 0.6
  return route.method === 'GET' ? 0.75 : 1
}
