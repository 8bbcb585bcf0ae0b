import type { TutorTopic } from '../../lib/tutor-desk.ts'
import { isReadOnly, type CallParts, type CallState, type TutorCall } from '../../tutor-call.ts'
import { CallFailure } from './call-failure.ts'
import { createCallEvents } from './call-events.ts'
import { takeMicrophone, type CallMicrophone } from './call-microphone.ts'
import { NO_PEER, UNKNOWN, notes, type StopReason } from './call-sentences.ts'
import type { CallAction } from './call-state.ts'
import { connect, type Connection } from './connection.ts'
import { watchLevel } from './level.ts'
import { takeOver } from './other-tabs.ts'
import { PREPARATION_MS, preparation } from './preparation.ts'

interface AttemptParts extends CallParts {
  about: TutorTopic | null
  dispatch: (action: CallAction) => void
  state: () => CallState
}

/** What the steps of one call share. */
interface Attempt extends AttemptParts {
  ending: AbortController
  /** The bearer to end the call with; it outlives a logout. */
  token: string | null
  microphone: CallMicrophone | null
  connection: Connection | null
  events: ReturnType<typeof createCallEvents>
  preparing: ReturnType<typeof preparation>
}

export type OneCall = Pick<TutorCall, 'startNow' | 'mute' | 'chooseMicrophone' | 'watchLevel' | 'say'> & {
  stop: (why: StopReason) => void
}

/** One call, from the phone button to its end. It never throws: how it ends stands in the state. */
export function beginCall(parts: AttemptParts): OneCall {
  const ending = new AbortController()
  const beginsAt = Date.now() + PREPARATION_MS
  parts.dispatch({ type: 'prepare', beginsAt })
  const attempt: Attempt = {
    ...parts,
    ending,
    token: parts.session.token(),
    microphone: null,
    connection: null,
    events: createCallEvents({
      ...parts,
      dispatch: (action) => heard(attempt, action),
      onSilent: () => stop(attempt, 'silent'),
      onExpired: () => stop(attempt, 'expired'),
    }),
    preparing: preparation(beginsAt, ending.signal),
  }
  watchEnds(attempt)
  run(attempt).catch((error: unknown) => fail(attempt, error))
  return {
    stop: (why) => stop(attempt, why),
    startNow: attempt.preparing.now,
    mute: (muted) => heard(attempt, { type: 'mute', muted }),
    chooseMicrophone: (id) => void attempt.microphone?.use(id),
    watchLevel: (onLevel) => {
      const track = attempt.microphone?.track()
      return track ? watchLevel(track, onLevel) : () => undefined
    },
    say: (text) => say(attempt, text),
  }
}

async function run(attempt: Attempt): Promise<void> {
  const { ending, dispatch, preparing } = attempt
  attempt.microphone = await takeMicrophone({
    dispatch,
    signal: ending.signal,
    onTrack: (track) => void attempt.connection?.replaceTrack(track).catch((error: unknown) => fail(attempt, error)),
    onGone: () => stop(attempt, 'microphone-gone'),
  })
  await preparing.done
  dispatch({ type: 'request' })
  const release = takeOver(() => stop(attempt, 'elsewhere'))
  ending.signal.addEventListener('abort', release)
  await open(attempt)
}

/** Connects, and is connected when it returns. */
async function open(attempt: Attempt): Promise<void> {
  const { api, about, ending, events, dispatch, microphone } = attempt
  if (!microphone) return
  attempt.connection = await connect({
    api,
    questionId: about?.questionId,
    track: microphone.track(),
    signal: ending.signal,
    token: () => attempt.token,
    onSession: ({ model, voiceUsage, threadId }) => {
      events.keepIn(threadId)
      dispatch({ type: 'session', model, usage: voiceUsage })
    },
    watch: {
      onEvent: events.take,
      onClosed: () => stop(attempt, attempt.state().usage?.remaining === 0 ? 'used-up' : 'hung-up'),
      onLost: () => void reconnect(attempt),
      onSoundBlocked: () => dispatch({ type: 'note', note: notes.soundBlocked }),
    },
  })
  heard(attempt, { type: 'open' })
  events.silence.begin(attempt.connection.session.inactivityMs)
}

/**
 * A provider takes one offer for a call, so ICE restarts as a second call about the same, which frees the first. It is
 * tried once each time the network is lost.
 */
async function reconnect(attempt: Attempt): Promise<void> {
  const { ending, dispatch, events, connection } = attempt
  if (ending.signal.aborted) return
  dispatch({ type: 'reconnect' })
  events.silence.stop()
  attempt.connection = null
  connection?.close()
  try {
    await open(attempt)
    dispatch({ type: 'note', note: notes.reconnected })
  } catch (error) {
    console.warn('The call could not be connected again.', error)
    fail(attempt, new CallFailure(NO_PEER))
  }
}

/** After every change the microphone sends only if it may. */
function heard(attempt: Attempt, action: CallAction): void {
  attempt.dispatch(action)
  const state = attempt.state()
  const track = attempt.microphone?.track()
  if (track) track.enabled = !state.muted && !isReadOnly(state)
}

function say({ state, connection, events }: Attempt, text: string): ReturnType<TutorCall['say']> {
  if (!connection || state().status !== 'connected') return 'no-call'
  if (isReadOnly(state())) return 'by-text'
  events.typed(text)
  connection.say(text)
  return 'sent'
}

function stop(attempt: Attempt, why: StopReason): void {
  if (close(attempt)) attempt.dispatch({ type: 'stop', why })
}

function fail(attempt: Attempt, error: unknown): void {
  if (!close(attempt)) return
  const known = error instanceof CallFailure
  if (!known) console.warn('The call failed.', error)
  const code = known ? error.code : ''
  if (code === 'VOICE_DAILY_LIMIT') attempt.dispatch({ type: 'used-up' })
  attempt.dispatch({ type: 'fail', code, sentence: known ? error.message : UNKNOWN })
}

/** Gives everything back, once: the microphone, the connection, and the call at the server. */
function close({ ending, connection, events }: Attempt): boolean {
  if (ending.signal.aborted) return false
  ending.abort()
  connection?.close()
  events.close()
  return true
}

/** The page is left, or the candidate logs out, here or in another tab. */
function watchEnds(attempt: Attempt): void {
  const { session, ending } = attempt
  const onPageHide = () => stop(attempt, 'left')
  addEventListener('pagehide', onPageHide)
  const unsubscribe = session.subscribe(() => {
    attempt.token = session.token() ?? attempt.token
    if (session.state().status !== 'member') stop(attempt, 'logout')
  })
  ending.signal.addEventListener('abort', () => {
    removeEventListener('pagehide', onPageHide)
    unsubscribe()
  })
}
