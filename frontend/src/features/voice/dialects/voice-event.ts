/**
 * What happens in a call, whatever the provider calls it. `id` names what is said, or is empty if the provider does not
 * name it.
 */
export type VoiceEvent =
  | { kind: 'speech-started' | 'speech-stopped'; id: string }
  /** What the candidate typed has become a turn. */
  | { kind: 'turn'; id: string }
  /** A piece of the candidate's words, or all of them. */
  | { kind: 'heard' | 'heard-all'; id: string; text: string }
  /** A piece of the tutor's words, or all of them. */
  | { kind: 'said' | 'said-all'; id: string; text: string }
  /** The tutor's voice begins and ends; it ends also when the candidate interrupts. */
  | { kind: 'audio-started' | 'audio-ended' }
  /** `final`: the provider ends the call. */
  | { kind: 'problem'; message: string; final: boolean }
  /** Something that only shows that the call is alive. */
  | { kind: 'other' }

/** One provider's language on the data channel. */
export interface Dialect {
  /** Reads one message; null if it is none of this dialect. */
  read: (message: string) => VoiceEvent | null
  /** The messages that send what the candidate typed. */
  say: (text: string) => object[]
}

type Fields = Readonly<Record<string, unknown>>

/** The fields of a message; null unless it is an object with a type. */
export function fieldsOf(message: string): (Fields & { type: string }) | null {
  try {
    const fields = JSON.parse(message) as Fields | null
    return typeof fields?.['type'] === 'string' ? (fields as Fields & { type: string }) : null
  } catch {
    return null
  }
}

/** The first of the named fields that is a text; empty without one. */
export function textOf(fields: Fields, ...names: string[]): string {
  for (const name of names) if (typeof fields[name] === 'string') return fields[name]
  return ''
}

/** What the provider says went wrong. */
export function problemOf(fields: Fields): VoiceEvent {
  const error = (typeof fields['error'] === 'object' ? fields['error'] : null) ?? fields
  const code = textOf(error as Fields, 'code')
  return { kind: 'problem', message: textOf(error as Fields, 'message') || code, final: code === 'session_expired' }
}
