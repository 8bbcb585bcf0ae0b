import type { Call } from './call.ts'
import type { Provider } from './provider.ts'
import { createSpeech } from './speech.ts'

/** What answers an offer that no browser made: such a call never has sound. */
const withoutMedia = ['v=0', 'o=- 1 1 IN IP4 127.0.0.1', 's=-', 't=0 0', ''].join('\r\n')

/** The SDP answer to an offer. Throws if the offer is no SDP of a browser, but claims to be. */
export async function answerOffer(provider: Provider, call: Call, sdp: string): Promise<string> {
  if (!/^a=fingerprint:/m.test(sdp)) return withoutMedia
  // Most stacks never see a browser's call, and werift takes a while to load.
  const { answerPeer } = await import('./peer.ts')
  const { noMediaMs, isUnreachable } = provider.behaviour
  return answerPeer(call, sdp, {
    speech: () => (provider.speech ??= createSpeech()),
    noMediaMs,
    isUnreachable,
  })
}
