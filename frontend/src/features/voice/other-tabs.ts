const CHANNEL = 'voice-call'

/**
 * Says to the other tabs of this browser that a call begins here, and hears it of them. Returns how to stop; without the
 * browser's channel the server alone ends the older call.
 */
export function takeOver(onElsewhere: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', onElsewhere)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is of this site only
  channel.postMessage('begins')
  return () => channel.close()
}
