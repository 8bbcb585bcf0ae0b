import type { CallLine } from '../../tutor-call.ts'
import type { VoiceEvent } from './dialects/voice-event.ts'

/** The lines of a call, in the order in which they began. */
export type Transcript = readonly CallLine[]

/**
 * The line that an event begins or changes; null if it has no words. What the provider does not name continues the last
 * open line of its speaker. Words that could not be written down leave an empty line that is done.
 */
export function lineAfter(lines: Transcript, event: VoiceEvent): CallLine | null {
  switch (event.kind) {
    case 'speech-started':
      return { ...lineFor(lines, 'user', event.id), done: false }
    case 'heard':
    case 'said': {
      const line = lineFor(lines, event.kind === 'heard' ? 'user' : 'assistant', event.id)
      return { ...line, text: line.text + event.text }
    }
    case 'heard-all':
    case 'said-all': {
      const line = lineFor(lines, event.kind === 'heard-all' ? 'user' : 'assistant', event.id)
      return { ...line, text: event.text || line.text, done: true }
    }
    case 'speech-stopped':
    case 'turn':
    case 'audio-started':
    case 'audio-ended':
    case 'problem':
    case 'other':
      return null
    default:
      return event satisfies never
  }
}

/** The lines with this one in its place, or after them. */
export function withLine(lines: Transcript, line: CallLine): Transcript {
  return lines.some(({ id }) => id === line.id)
    ? lines.map((each) => (each.id === line.id ? line : each))
    : [...lines, line]
}

function lineFor(lines: Transcript, role: CallLine['role'], id: string): CallLine {
  const known =
    id === ''
      ? lines.findLast((line) => line.role === role && !line.done)
      : lines.find((line) => line.id === id && line.role === role)
  return known ?? { id: id || `${role}-${lines.length + 1}`, role, text: '', done: false }
}
