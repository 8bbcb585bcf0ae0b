import { CallFailure } from './call-failure.ts'
import { UNKNOWN, notes } from './call-sentences.ts'
import type { CallAction } from './call-state.ts'
import { listMicrophones, openMicrophone, watchDevices, type OpenMicrophone } from './microphone.ts'

interface MicrophoneParts {
  dispatch: (action: CallAction) => void
  /** Aborts when the call ends; the microphone is given back then. */
  signal: AbortSignal
  /** Another track takes the place of the one before. */
  onTrack: (track: MediaStreamTrack) => void
  /** The microphone is gone, and there is no other. */
  onGone: () => void
}

export interface CallMicrophone {
  track: () => MediaStreamTrack
  use: (id: string) => Promise<void>
}

/**
 * The microphone of a call. If it is unplugged or taken away, another one takes its place; without another the call ends.
 * Throws a `CallFailure` if the browser gives none.
 */
export async function takeMicrophone(parts: MicrophoneParts): Promise<CallMicrophone> {
  const { dispatch, signal } = parts
  const first = await openMicrophone()
  if (signal.aborted) first.track.stop()
  signal.throwIfAborted()
  const held = holdMicrophone(first, parts)
  await held.show()
  return {
    track: held.track,
    use: async (id) => {
      try {
        const next = await openMicrophone(id)
        held.change(next)
        dispatch({ type: 'note', note: notes.microphone(next.label) })
      } catch (error) {
        dispatch({ type: 'note', note: error instanceof CallFailure ? error.message : UNKNOWN })
      }
    },
  }
}

/** Keeps one microphone at a time, until the call ends. */
function holdMicrophone(first: OpenMicrophone, { dispatch, signal, onTrack, onGone }: MicrophoneParts) {
  let current = first
  const show = async () => {
    const { id, label } = current
    dispatch({ type: 'microphone', microphone: { id, label }, microphones: await listMicrophones() })
  }
  const change = (next: OpenMicrophone) => {
    if (signal.aborted) return next.track.stop()
    next.track.enabled = current.track.enabled
    current.track.stop()
    current = next
    watchEnd()
    onTrack(next.track)
    void show()
  }
  const replace = async () => {
    const next = await openMicrophone().catch(() => null)
    if (!next) return onGone()
    change(next)
    dispatch({ type: 'note', note: notes.replaced(next.label) })
  }
  // The browser says so only of a track that the page did not stop itself.
  const watchEnd = () => current.track.addEventListener('ended', () => void replace(), { once: true })
  watchEnd()
  const stopWatching = watchDevices({
    onInputs: () => void show(),
    onOutputs: () => dispatch({ type: 'note', note: notes.outputs }),
  })
  signal.addEventListener('abort', () => {
    stopWatching()
    current.track.stop()
  })
  return { track: () => current.track, show, change }
}
