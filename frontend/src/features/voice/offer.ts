import { apiErrorFrom } from '../../api/api-error.ts'
import { gatewayOrigin } from '../../lib/gateway-origin.ts'
import { CallFailure } from './call-failure.ts'
import { noExchange } from './call-sentences.ts'
import type { VoiceSession } from './session-request.ts'

/** The server gives up after 5 s (contracts/openapi/tutor-voice.yaml, beginVoiceCall); a provider may take longer. */
const PATIENCE_MS = 15_000
const LONGEST_DETAIL = 200

export interface Answered {
  sdp: string
  /** The id by which our server ends the call; null if the provider was called directly. */
  callId: string | null
}

const absolute = (url: string) => new URL(url, `${gatewayOrigin()}/`)

/**
 * Posts the offer with the model in the query and the secret as bearer, and no other header: a provider's preflight
 * refuses those that it does not know. Throws a `CallFailure`.
 */
export async function postOffer({ url, model, client_secret: secret }: VoiceSession, sdp: string): Promise<Answered> {
  const endpoint = absolute(url)
  endpoint.searchParams.set('model', model)
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret.value}`, 'content-type': 'application/sdp' },
    body: sdp,
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((error: unknown) => {
    console.warn('The offer was not answered.', error)
    throw new CallFailure(noExchange(0, 'We could not reach the server.'))
  })
  if (!response.ok) throw new CallFailure(noExchange(response.status, await detailOf(response)))
  return { sdp: await response.text(), callId: callIdOf(response.headers.get('location')) }
}

async function detailOf(response: Response): Promise<string> {
  const { serverMessage } = await apiErrorFrom(response)
  return (serverMessage ?? '').slice(0, LONGEST_DETAIL)
}

/** The id of a call of ours; what a provider names is none. */
export const callIdOf = (location: string | null): string | null =>
  /\/api\/voice\/calls\/([0-9a-f-]{36})$/.exec(location ?? '')?.[1] ?? null

/** Ends the call at the server, also while the page is being left. `token`: of the session in which it began. */
export function hangUp(callId: string, token: string | null): void {
  fetch(absolute(`/api/voice/calls/${callId}`), {
    method: 'DELETE',
    keepalive: true,
    ...(token !== null && { headers: { authorization: `Bearer ${token}` } }),
  }).catch((error: unknown) => console.warn('The server was not told that the call ended.', error))
}
