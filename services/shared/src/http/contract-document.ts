/** A dereferenced OpenAPI 3.1 document, as far as our contracts use it. */

export type Schema = Record<string, unknown>
export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

export interface ParameterDefinition {
  name: string
  in: string
  required?: boolean
  schema: Schema
}

export interface OperationDefinition {
  operationId: string
  'x-internal'?: boolean
  /** The gateway serves it by itself; the service of the document does not know it. */
  'x-gateway'?: boolean
  /** How long all of it may take, in ms, if that is not the usual deadline. */
  'x-timeout-ms'?: number
  /** The body stays as it was sent, up to this many bytes. */
  'x-raw-body-bytes'?: number
  security?: Array<Record<string, unknown>>
  parameters?: ParameterDefinition[]
  requestBody?: { required?: boolean; content: Record<string, { schema?: Schema }> }
  responses: Record<string, { content?: Record<string, { schema?: Schema }>; headers?: Record<string, unknown> }>
}

export interface ContractDocument {
  servers: Array<{ url: string }>
  security?: Array<Record<string, unknown>>
  paths: Record<string, Partial<Record<Method, OperationDefinition>>>
}

/** One operation with everything the document says about it. */
export interface Operation {
  id: string
  method: Uppercase<Method>
  /** With base path and `{name}` parameters, such as `/api/results/{id}`. */
  path: string
  internal: boolean
  /** Whether the gateway serves it by itself, without the service. */
  atGateway: boolean
  /** Who may call: anybody, a session, or another service. */
  access: 'open' | 'session' | 'service'
  /** Whether an open operation is told the session, if the call has a valid one (`security: [{}, { session: [] }]`). */
  knowsSession: boolean
  /** Whether it reads the renewal cookie, and whether it may set it. */
  takesCookie: boolean
  setsCookie: boolean
  /** Whether its bearer is a secret that the operation itself judges, and no session. */
  takesSecret: boolean
  /** Its own deadline in ms; undefined for the usual one. */
  timeoutMs: number | undefined
  /** Its largest body in bytes, if the handler reads the bytes themselves; undefined for all others. */
  rawBodyBytes: number | undefined
  definition: OperationDefinition
}

const methods: readonly Method[] = ['get', 'post', 'put', 'patch', 'delete']

export function operationsOf(contract: unknown): Operation[] {
  const document = contract as ContractDocument
  const base = document.servers[0]?.url ?? ''
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const definition = item[method]
      if (!definition) return []
      refuseUndeclaredParameter(path, definition)
      return [
        {
          id: definition.operationId,
          method: method.toUpperCase() as Uppercase<Method>,
          path: base + path,
          internal: definition['x-internal'] === true,
          atGateway: definition['x-gateway'] === true,
          access: accessOf(definition, document),
          knowsSession: knowsSession(definition),
          takesCookie: definition.security?.some((scheme) => 'renewal' in scheme) ?? false,
          takesSecret: definition.security?.some((scheme) => 'callSecret' in scheme) ?? false,
          setsCookie: Object.values(definition.responses).some(({ headers }) => headers && 'Set-Cookie' in headers),
          timeoutMs: definition['x-timeout-ms'],
          rawBodyBytes: definition['x-raw-body-bytes'],
          definition,
        },
      ]
    }),
  )
}

const knowsSession = ({ security = [] }: OperationDefinition): boolean =>
  security.some(isEmpty) && security.some((scheme) => 'session' in scheme)

const isEmpty = (scheme: object): boolean => Object.keys(scheme).length === 0

/** An operation without a word about security takes the document's; a document without one is refused. */
function accessOf(definition: OperationDefinition, document: ContractDocument): Operation['access'] {
  const security = definition.security ?? document.security
  if (!security) throw new Error(`${definition.operationId}: the contract says nothing about who may call it`)
  const [first] = security
  // The operation itself judges the secret of the cookie, or the bearer.
  if (!first || isEmpty(first) || 'renewal' in first || 'callSecret' in first) return 'open'
  if ('session' in first) return 'session'
  if ('service' in first) return 'service'
  throw new Error(`${definition.operationId}: unknown security scheme ${Object.keys(first).join(', ')}`)
}

function refuseUndeclaredParameter(path: string, { operationId, parameters = [] }: OperationDefinition): void {
  for (const [, name] of path.matchAll(/\{(\w+)\}/g)) {
    if (parameters.some((parameter) => parameter.in === 'path' && parameter.name === name)) continue
    throw new Error(`${operationId}: the path parameter ${name} is not declared`)
  }
}

export function routerPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}
