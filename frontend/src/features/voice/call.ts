import { isCalling, type CallParts, type TutorCall } from '../../tutor-call.ts'
import { beginCall, type OneCall } from './attempt.ts'
import { NO_CALL, nextState, type CallAction } from './call-state.ts'

/** The calls of one person in this tab: one at a time. */
export function createCall(parts: CallParts): TutorCall {
  let state = NO_CALL
  let current: OneCall | null = null
  const listeners = new Set<() => void>()
  const dispatch = (action: CallAction) => {
    state = nextState(state, action)
    for (const listener of listeners) listener()
  }
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    start: (about) => {
      if (!isCalling(state)) current = beginCall({ ...parts, about, dispatch, state: () => state })
    },
    startNow: () => current?.startNow(),
    end: () => current?.stop(state.status === 'connected' ? 'ended' : 'cancelled'),
    mute: (muted) => current?.mute(muted),
    chooseMicrophone: (id) => current?.chooseMicrophone(id),
    watchLevel: (onLevel) => current?.watchLevel(onLevel) ?? (() => undefined),
    say: (text) => current?.say(text) ?? 'no-call',
    dismiss: () => {
      if (!isCalling(state)) dispatch({ type: 'dismiss' })
    },
  }
}
