import type { IncomingMessage } from 'node:http'
import { type Provider, sessionOf, sessionOfSecret, standInKey } from './provider.ts'
import { Refusal } from './provider-error.ts'
import { faultOfSession, isObject, type Session } from './session.ts'

/** The offer, with the session of the form, of the client secret, or of `?model=`. */
export async function readOffer(
  provider: Provider,
  request: IncomingMessage,
): Promise<{ sdp: string; session: Session }> {
  const ofSecret = sessionOfSecret(provider, bearerOf(request))
  if (!ofSecret) requireKey(request)
  const contentType = request.headers['content-type'] ?? ''
  const { searchParams } = new URL(request.url ?? '/', 'http://stand-in')
  const isForm = contentType.startsWith('multipart/form-data')
  if (!isForm && !contentType.startsWith('application/sdp')) {
    throw new Refusal(400, { message: `Unsupported content type '${contentType}'.`, code: 'unsupported_content_type' })
  }
  const form = isForm ? await readForm(request, contentType) : { sdp: await textOf(request) }
  if (!form.sdp.startsWith('v=0')) {
    throw new Refusal(400, { message: 'The body holds no SDP offer.', code: 'invalid_offer', param: 'sdp' })
  }
  const model = searchParams.get('model')
  const wanted = form.session ?? { type: 'realtime', ...(model ? { model } : {}) }
  const fault = faultOfSession(wanted)
  if (fault) throw new Refusal(400, fault)
  return { sdp: form.sdp, session: ofSecret ?? sessionOf(provider, wanted) }
}

async function readForm(request: IncomingMessage, contentType: string) {
  const body = Buffer.concat(await request.toArray())
  const form = await new Response(body, { headers: { 'content-type': contentType } }).formData()
  const part = async (name: string) => {
    const value = form.get(name)
    return value === null || typeof value === 'string' ? value : value.text()
  }
  const session = await part('session')
  return { sdp: (await part('sdp')) ?? '', ...(session === null ? {} : { session: readObject(session) }) }
}

/** The key or the client secret of a request. */
export const bearerOf = (request: IncomingMessage): string =>
  (request.headers.authorization ?? '').replace(/^Bearer /, '')

/** Throws `Refusal` unless the request has the server's key. */
export function requireKey(request: IncomingMessage): void {
  if (bearerOf(request) === standInKey) return
  const message = 'Incorrect API key provided, or the client secret has expired.'
  throw new Refusal(401, { message, code: 'invalid_api_key' })
}

/** The whole body as text. */
export async function textOf(request: IncomingMessage): Promise<string> {
  return Buffer.concat(await request.toArray()).toString('utf8')
}

/** The object of a JSON text. Throws `Refusal` for anything else. */
export function readObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text || '{}')
    if (isObject(value)) return value
  } catch {
    // Said below.
  }
  throw new Refusal(400, { message: 'The body is no JSON object.', code: 'invalid_json' })
}
