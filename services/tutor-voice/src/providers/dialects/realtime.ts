import type { CallEvent } from '../../domain/call-event.ts'
import { fieldOf, textOf, type Dialect, type ProviderEvent } from './dialect.ts'

/** Types that say nothing about whether the conversation goes on. */
const silent = /^(?:session|rate_limits|transcription_session)\.|^(?:error|input_audio_buffer\.timeout_triggered)$/

/**
 * The events of OpenAI's Realtime API as of 2026 (general availability), from the types of openai 7.59.0
 * (resources/realtime/realtime.d.ts), and the older names of its beta, which other providers still send.
 */
export const realtime: Dialect = {
  read(event) {
    if (event.type === 'error') return isExpired(event) ? { kind: 'expired' } : null
    if (silent.test(event.type)) return null
    return readers[event.type]?.(event) ?? { kind: 'active' }
  },
  deafen: { type: 'session.update', session: { type: 'realtime', audio: { input: { turn_detection: null } } } },
}

type Reader = (event: ProviderEvent) => CallEvent

const said: Reader = ({ item_id, transcript, text }) => ({
  kind: 'said',
  itemId: textOf(item_id),
  text: textOf(transcript) || textOf(text),
})

const saying: Reader = ({ item_id, delta }) => ({ kind: 'saying', itemId: textOf(item_id), text: textOf(delta) })

const readers: Record<string, Reader | undefined> = {
  'input_audio_buffer.speech_started': ({ item_id }) => ({ kind: 'speech-started', itemId: textOf(item_id) }),
  'input_audio_buffer.speech_stopped': ({ item_id }) => ({ kind: 'speech-stopped', itemId: textOf(item_id) }),
  // A client that turned the detection off ends its speech by hand.
  'input_audio_buffer.committed': ({ item_id }) => ({ kind: 'speech-stopped', itemId: textOf(item_id) }),
  'conversation.item.created': ({ item }) => itemOf(item),
  'conversation.item.added': ({ item }) => itemOf(item),
  'conversation.item.done': ({ item }) => itemOf(item),
  'conversation.item.input_audio_transcription.completed': ({ item_id, transcript }) => ({
    kind: 'heard',
    itemId: textOf(item_id),
    text: textOf(transcript),
  }),
  'conversation.item.input_audio_transcription.failed': ({ item_id }) => ({
    kind: 'not-heard',
    itemId: textOf(item_id),
  }),
  'response.created': ({ response }) => ({ kind: 'answer-started', answerId: textOf(fieldOf(response, 'id')) }),
  'response.done': () => ({ kind: 'answer-ended' }),
  'response.output_audio_transcript.delta': saying,
  'response.output_text.delta': saying,
  'response.output_audio_transcript.done': said,
  'response.output_text.done': said,
  'response.audio_transcript.done': said,
  'response.text.done': said,
  'output_audio_buffer.started': () => ({ kind: 'audio-started' }),
  'output_audio_buffer.stopped': () => ({ kind: 'audio-stopped' }),
  'output_audio_buffer.cleared': () => ({ kind: 'audio-stopped' }),
}

/** Of an item that was written, its text comes with it; of one that was spoken, its words come later. */
function itemOf(item: unknown): CallEvent {
  const role = fieldOf(item, 'role')
  const itemId = textOf(fieldOf(item, 'id'))
  if (itemId === '' || (role !== 'user' && role !== 'assistant')) return { kind: 'active' }
  const text = role === 'user' ? writtenText(fieldOf(item, 'content')) : ''
  return { kind: 'item', itemId, by: role, ...(text === '' ? {} : { text }) }
}

function writtenText(content: unknown): string {
  const parts: unknown[] = Array.isArray(content) ? content : []
  return parts
    .filter((part) => fieldOf(part, 'type') === 'input_text')
    .map((part) => textOf(fieldOf(part, 'text')))
    .join('\n')
}

const isExpired = ({ error }: ProviderEvent): boolean => fieldOf(error, 'code') === 'session_expired'
