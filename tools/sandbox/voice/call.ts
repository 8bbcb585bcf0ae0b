import { type Line, newId, type VoiceEvent } from './events.ts'
import type { Session } from './session.ts'

/** How a call came to its end. `client`: its data channel or its connection was closed. */
export type EndedBy = 'hang-up' | 'control' | 'expired' | 'client' | 'no-media' | 'stopped'

/** The voice of the tutor on one call. */
export interface Mouth {
  /** Says a text. `onStart` runs with the first sound. Resolves after the last one, or when it is silenced. */
  say(text: string, options: { voice: string; onStart(): void }): Promise<void>
  /** Throws away what is not said yet. */
  silence(): void
}

/** One thing that was said or written, by the user or the tutor. */
export interface Item {
  id: string
  role: 'user' | 'assistant' | 'system'
  status: 'in_progress' | 'completed' | 'incomplete'
  content: { type: string; text?: string; transcript?: string | null }[]
}

/** An answer that is being generated, or was. Its sound may still be playing when it is completed. */
export interface Answer {
  id: string
  item: Item
  modality: 'audio' | 'text'
  text: string
  status: 'in_progress' | 'completed' | 'cancelled'
}

export interface Call {
  readonly id: string
  session: Session
  /** Whether it began with the server's key or with a client secret. */
  readonly openedWith: 'key' | 'secret'
  readonly startedAt: number
  ended?: { at: number; by: EndedBy }
  /** What the user says and the tutor answers from now on; see README.md. */
  script: Script
  items: Item[]
  /** The user speaks at present: the item that it becomes, and when it began. */
  speech?: { itemId: string; startedAt: number }
  answer?: Answer
  /** The answer whose sound is playing, and since when. */
  playing?: { answer: Answer; since: number }
  mouth: Mouth
  /** Cuts the network between the browser and the call, as an unplugged cable does: neither side is told. */
  loseNetwork(): void
  observers: Set<Line>
  /** How many have observed it so far, those that are gone included. */
  observed: number
  channel: { line?: Line; waiting: VoiceEvent[] }
  /** Runs once when the call ends. */
  onEnd: Set<() => void>
  /** What arrived by WebRTC. */
  heard: Heard
  /** How often the user spoke. */
  turns: number
  /** The types of the newest events, with ms since the call began. */
  log: { type: string; at: number }[]
}

/** RTP packets that came and that never did, and the level of the newest and of the loudest one (0 to 32,767). */
export interface Heard {
  packets: number
  lost: number
  level: number
  loudest: number
}

export interface Script {
  transcripts: string[]
  replies: string[]
}

/** More than any answer has; a call without a data channel keeps no more. */
const mostWaiting = 2_000
const mostLogged = 500

/** A call whose events have no listener yet. It speaks through `mouth`. */
export function createCall(part: Pick<Call, 'session' | 'openedWith' | 'script' | 'mouth'>): Call {
  const call: Call = {
    ...part,
    id: newId('rtc'),
    startedAt: Date.now(),
    items: [],
    // A call without media has none.
    loseNetwork: () => undefined,
    observers: new Set(),
    observed: 0,
    channel: { waiting: [] },
    onEnd: new Set(),
    heard: { packets: 0, lost: 0, level: 0, loudest: 0 },
    turns: 0,
    log: [],
  }
  emit(call, { type: 'session.created', session: call.session })
  return call
}

/** ms since the call began, as the events count. */
export const sinceStart = (call: Call): number => Date.now() - call.startedAt

/** Sends an event to all who hear the call. The data channel gets it when it opens. */
export function emit(call: Call, event: VoiceEvent): void {
  if (call.ended) return
  const whole = { event_id: newId('event'), ...event }
  call.log = [...call.log, { type: event.type, at: sinceStart(call) }].slice(-mostLogged)
  for (const observer of call.observers) observer.send(whole)
  const { channel } = call
  if (channel.line) channel.line.send(whole)
  else if (channel.waiting.length < mostWaiting) channel.waiting.push(whole)
}

/** The data channel is open: it gets what waited for it, then every further event. */
export function openChannel(call: Call, line: Line): void {
  const { waiting } = call.channel
  call.channel = { line, waiting: [] }
  for (const event of waiting) line.send(event)
}

/** Ends the call: frees what it holds and closes all lines. A second end changes nothing. */
export function endCall(call: Call, by: EndedBy): void {
  if (call.ended) return
  call.ended = { at: Date.now(), by }
  delete call.answer
  delete call.playing
  call.mouth.silence()
  for (const observer of call.observers) observer.close()
  call.channel.line?.close()
  for (const free of call.onEnd) free()
}
