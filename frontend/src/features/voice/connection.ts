import type { CallParts } from '../../tutor-call.ts'
import { CallFailure } from './call-failure.ts'
import { NO_PEER } from './call-sentences.ts'
import { realtime } from './dialects/realtime.ts'
import { userText } from './dialects/user-text.ts'
import type { Dialect, VoiceEvent } from './dialects/voice-event.ts'
import { hangUp, postOffer } from './offer.ts'
import { openPeer, type PeerWatch } from './peer.ts'
import { requestSession, type VoiceSession } from './session-request.ts'

const dialects: Readonly<Record<VoiceSession['dialect'], Dialect>> = { realtime, 'user-text': userText }

/** From the answer to the open channel; longer is a network that lets nothing through. */
const OPENS_WITHIN_MS = 15_000

export interface ConnectionWish {
  api: CallParts['api']
  questionId: string | undefined
  track: MediaStreamTrack
  /** Aborts when the call ends. */
  signal: AbortSignal
  /** The bearer with which the server is told that the call ended. */
  token: () => string | null
  onSession: (session: VoiceSession) => void
  watch: Pick<PeerWatch, 'onClosed' | 'onLost' | 'onSoundBlocked'> & { onEvent: (event: VoiceEvent) => void }
}

export interface Connection {
  session: VoiceSession
  say: (text: string) => void
  replaceTrack: (track: MediaStreamTrack) => Promise<void>
  /** Closes it here and at the server. */
  close: () => void
}

/** Makes a call: session, offer, answer, open channel. Throws a `CallFailure`, or the signal's reason if the call ended. */
export async function connect(wish: ConnectionWish): Promise<Connection> {
  const session = await requestSession(wish.api, wish.questionId)
  wish.signal.throwIfAborted()
  wish.onSession(session)
  const dialect = dialects[session.dialect]
  const { opened, watch } = opening(wish, dialect)
  const peer = openPeer(session.iceServers, wish.track, watch)
  let callId: string | null = null
  const close = () => {
    peer.close()
    if (callId !== null) hangUp(callId, wish.token())
  }
  try {
    const answered = await postOffer(session, await peer.offer())
    callId = answered.callId
    // Cancelled while the answer was on its way: the server holds a call now, which `close` ends.
    wish.signal.throwIfAborted()
    await peer.accept(answered.sdp)
    await opened
  } catch (error) {
    close()
    throw error
  }
  return {
    session,
    say: (text) => dialect.say(text).forEach(peer.send),
    replaceTrack: peer.replaceTrack,
    close,
  }
}

/** Until the channel is open every loss is a failure; after that the call hears of it. */
function opening({ signal, watch }: ConnectionWish, dialect: Dialect) {
  let settle: { done: () => void; fail: (error: Error) => void } | null = null
  const opened = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => settle?.fail(new CallFailure(NO_PEER)), OPENS_WITHIN_MS)
    const ended = () => settle?.fail(signal.reason as Error)
    const over = () => {
      settle = null
      clearTimeout(timer)
      signal.removeEventListener('abort', ended)
    }
    settle = { done: () => (over(), resolve()), fail: (error) => (over(), reject(error)) }
    signal.addEventListener('abort', ended)
  })
  // What fails before the answer has come is thrown by what is waited for then.
  opened.catch(() => undefined)
  const lost = (told: () => void) => () => (settle ? settle.fail(new CallFailure(NO_PEER)) : told())
  const peerWatch: PeerWatch = {
    onOpen: () => settle?.done(),
    onMessage: (text) => {
      const event = dialect.read(text)
      if (event) watch.onEvent(event)
    },
    onClosed: lost(watch.onClosed),
    onLost: lost(watch.onLost),
    onSoundBlocked: watch.onSoundBlocked,
  }
  return { opened, watch: peerWatch }
}
