import { fieldsOf, problemOf, textOf, type Dialect, type VoiceEvent } from './voice-event.ts'

const heard = 'conversation.item.input_audio_transcription'

/**
 * OpenAI's Realtime API as it is generally available (2026), and the beta's names for the tutor's words, which other
 * providers still use. In audio the tutor's words come as a transcript, in text as text.
 */
const kinds: Readonly<Record<string, Exclude<VoiceEvent['kind'], 'problem' | 'turn' | 'other'>>> = {
  'input_audio_buffer.speech_started': 'speech-started',
  'input_audio_buffer.speech_stopped': 'speech-stopped',
  [`${heard}.delta`]: 'heard',
  [`${heard}.completed`]: 'heard-all',
  [`${heard}.failed`]: 'heard-all',
  'response.output_audio_transcript.delta': 'said',
  'response.output_audio_transcript.done': 'said-all',
  'response.output_text.delta': 'said',
  'response.output_text.done': 'said-all',
  'response.audio_transcript.delta': 'said',
  'response.audio_transcript.done': 'said-all',
  'response.text.delta': 'said',
  'response.text.done': 'said-all',
  'output_audio_buffer.started': 'audio-started',
  'output_audio_buffer.stopped': 'audio-ended',
  'output_audio_buffer.cleared': 'audio-ended',
}

/** Other events of the same families show that the call is alive. */
const ALIVE = /^(?:session|conversation|response|input_audio_buffer|output_audio_buffer)\./

export function readRealtime(message: string): VoiceEvent | null {
  const fields = fieldsOf(message)
  if (!fields) return null
  if (fields.type === 'error') return problemOf(fields)
  if (/^conversation\.item\.(?:added|created)$/.test(fields.type)) return turnOf(fields['item'])
  const kind = kinds[fields.type]
  if (!kind) return ALIVE.test(fields.type) ? { kind: 'other' } : null
  const id = textOf(fields, 'item_id')
  switch (kind) {
    case 'audio-started':
    case 'audio-ended':
      return { kind }
    case 'speech-started':
    case 'speech-stopped':
      return { kind, id }
    case 'heard':
    case 'heard-all':
    case 'said':
    case 'said-all':
      return { kind, id, text: textOf(fields, 'delta', 'transcript', 'text') }
    default:
      return kind satisfies never
  }
}

/** Speech becomes an item as well; by its id it counts once. */
function turnOf(item: unknown): VoiceEvent {
  const fields = typeof item === 'object' && item !== null ? (item as Readonly<Record<string, unknown>>) : {}
  const id = textOf(fields, 'id')
  return fields['role'] === 'user' && id !== '' ? { kind: 'turn', id } : { kind: 'other' }
}

export const realtime: Dialect = {
  read: readRealtime,
  say: (text) => [
    {
      type: 'conversation.item.create',
      item: { type: 'message', role: 'user', content: [{ type: 'input_text', text }] },
    },
    { type: 'response.create' },
  ],
}
