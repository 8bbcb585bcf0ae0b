/** A refusal in the provider's shape. */
export class ProviderError extends Error {
  override name = 'ProviderError'
  status: number
  body: { error: { type: string; code?: string; message: string; param?: string } }

  constructor(status: number, error: { type: string; code?: string; message: string; param?: string }) {
    super(error.message)
    this.status = status
    this.body = { error }
  }
}

export function invalid(message: string, more: { code?: string; param?: string } = {}): ProviderError {
  return new ProviderError(400, { type: 'invalid_request_error', message, ...more })
}

/** The object of a table. Throws the provider's 404 if there is none. */
export function find<T>(table: Record<string, T>, kind: string, id: string): T {
  const found = Object.hasOwn(table, id) ? table[id] : undefined
  if (found !== undefined) return found
  const message = `No such ${kind}: '${id}'`
  throw new ProviderError(404, { type: 'invalid_request_error', code: 'resource_missing', message, param: 'id' })
}
