import { setTimeout as pause } from 'node:timers/promises'
import type { Stack } from '../../stack/stack.ts'
import { ask, askJson, bearer, jsonOf, newAddress, type Reply } from './ask.ts'

/** An offer as small as one can be; the provider's stand-in takes it and plays no sound. */
export const smallOffer = 'v=0\r\no=- 1 2 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\n'

interface PreparedCall {
  /** The bearer of its offer; it begins one call. */
  secret: string
  threadId: string
}

/** Prepares a call of a subscriber. A plan that was just paid for reaches tutor-voice within 30 s. */
export async function prepareCall(stack: Stack, token: string, body: object = {}): Promise<PreparedCall> {
  const url = `${stack.base}/api/voice/session`
  for (const end = Date.now() + 30_000; ; await pause(250)) {
    const reply = await askJson({ method: 'POST', url, headers: bearer(token), body, from: newAddress() })
    const session = jsonOf<{ client_secret?: { value: string }; threadId: string }>(reply)
    if (session?.client_secret) return { secret: session.client_secret.value, threadId: session.threadId }
    if (Date.now() > end) throw new Error(`a subscriber got no session: ${reply.status} ${reply.text.slice(0, 200)}`)
  }
}

/** Posts an offer, from a network of its own. `base`: the gateway's address or a process's own. */
export const beginCall = (base: string, secret: string, text: string | Buffer = smallOffer): Promise<Reply> =>
  ask({
    method: 'POST',
    url: `${base}/api/voice/calls?model=x`,
    headers: { ...(secret === '' ? {} : bearer(secret)), 'content-type': 'application/sdp' },
    text,
    from: newAddress(),
  })
