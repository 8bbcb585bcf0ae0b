import { dataOf } from '../../api/client.ts'
import type { CallParts } from '../../tutor-call.ts'
import { notes } from './call-sentences.ts'
import type { CallAction } from './call-state.ts'
import type { VoiceEvent } from './dialects/voice-event.ts'
import { activityFrom, afterEvent, stopsAt } from './inactivity.ts'
import { isUsedUp } from './session-request.ts'
import { lineAfter, withLine, type Transcript } from './transcript.ts'

interface EventParts extends Pick<CallParts, 'api' | 'onLine'> {
  dispatch: (action: CallAction) => void
  /** Nothing has happened for as long as the session allows. */
  onSilent: () => void
  /** The provider ends the call. */
  onExpired: () => void
}

/** What the events of a call do: the transcript, the count of turns, and the stop after silence. */
export function createCallEvents({ api, onLine, dispatch, onSilent, onExpired }: EventParts) {
  // A provider may use the same names of items in another call.
  const call = crypto.randomUUID()
  let lines: Transcript = []
  let threadId: string | undefined
  const keep = (line: Transcript[number]) => {
    lines = withLine(lines, line)
    onLine({ ...line, id: `${call}:${line.id}`, ...(threadId !== undefined && { threadId }) })
  }
  const silence = silenceWatch(onSilent)
  const count = turnCounter(api, dispatch)
  return {
    silence,
    /** What is said from now on stands in this thread. */
    keepIn: (thread: string | undefined) => {
      threadId = thread
    },
    take: (event: VoiceEvent) => {
      silence.note(event)
      const line = lineAfter(lines, event)
      if (line) keep(line)
      dispatch({ type: 'event', event })
      // The service counts what is typed, too.
      if (event.kind === 'speech-stopped' || event.kind === 'turn') count(event.id)
      if (event.kind === 'problem') dispatch({ type: 'note', note: notes.problem(event.message) })
      if (event.kind === 'problem' && event.final) onExpired()
    },
    typed: (text: string) => {
      silence.note({ kind: 'other' })
      keep({ id: `typed-${lines.length + 1}`, role: 'user', text, done: true, typed: true })
    },
    /** Nothing more is to come. */
    close: () => {
      silence.stop()
      for (const line of lines) if (!line.done) keep({ ...line, done: true })
    },
  }
}

/** Calls back after so many ms without activity, once it was armed. */
function silenceWatch(onSilent: () => void) {
  let activity = activityFrom(Date.now())
  let inactivityMs: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const arm = () => {
    clearTimeout(timer)
    const at = inactivityMs === null ? null : stopsAt(activity, inactivityMs)
    if (at !== null) timer = setTimeout(onSilent, Math.max(0, at - Date.now()))
  }
  return {
    begin: (ms: number) => {
      inactivityMs = ms
      activity = activityFrom(Date.now())
      arm()
    },
    note: (event: VoiceEvent) => {
      activity = afterEvent(activity, event, Date.now())
      arm()
    },
    stop: () => {
      inactivityMs = null
      clearTimeout(timer)
    },
  }
}

/** Counts a turn once for each item, or for each time if the provider names none. */
function turnCounter(api: EventParts['api'], dispatch: EventParts['dispatch']) {
  const counted = new Set<string>()
  return (itemId: string) => {
    if (counted.has(itemId)) return
    if (itemId !== '') counted.add(itemId)
    api.tutor
      .POST('/voice/consume', { body: itemId === '' ? {} : { itemId } })
      .then((reply) => dispatch({ type: 'usage', usage: dataOf(reply) }))
      .catch((error: unknown) => {
        if (isUsedUp(error)) dispatch({ type: 'used-up' })
        // The server counts what it sees itself, too.
        else console.warn('The turn was not counted.', error)
      })
  }
}
