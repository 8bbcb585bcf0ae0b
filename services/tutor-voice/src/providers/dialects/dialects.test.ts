import { expect, it } from 'vitest'
import { realtime } from './realtime.ts'
import { userText } from './user-text.ts'

const item = (role: string, content: object[] = []) => ({ id: 'item_1', type: 'message', role, content })

it.each([
  [
    { type: 'input_audio_buffer.speech_started', item_id: 'item_1' },
    { kind: 'speech-started', itemId: 'item_1' },
  ],
  [
    { type: 'input_audio_buffer.speech_stopped', item_id: 'item_1' },
    { kind: 'speech-stopped', itemId: 'item_1' },
  ],
  [
    { type: 'input_audio_buffer.committed', item_id: 'item_1' },
    { kind: 'speech-stopped', itemId: 'item_1' },
  ],
  [
    { type: 'conversation.item.added', item: item('user', [{ type: 'input_text', text: 'And then?' }]) },
    { kind: 'item', itemId: 'item_1', by: 'user', text: 'And then?' },
  ],
  [
    { type: 'conversation.item.added', item: item('user', [{ type: 'input_audio', transcript: null }]) },
    { kind: 'item', itemId: 'item_1', by: 'user' },
  ],
  [
    { type: 'conversation.item.done', item: item('assistant') },
    { kind: 'item', itemId: 'item_1', by: 'assistant' },
  ],
  [{ type: 'conversation.item.added', item: item('system') }, { kind: 'active' }],
  [
    { type: 'conversation.item.input_audio_transcription.completed', item_id: 'item_1', transcript: 'How?' },
    { kind: 'heard', itemId: 'item_1', text: 'How?' },
  ],
  [
    { type: 'response.created', response: { id: 'resp_1' } },
    { kind: 'answer-started', answerId: 'resp_1' },
  ],
  [
    { type: 'response.output_audio_transcript.done', item_id: 'item_2', transcript: 'So.' },
    { kind: 'said', itemId: 'item_2', text: 'So.' },
  ],
  [
    { type: 'response.output_text.done', item_id: 'item_2', text: 'So.' },
    { kind: 'said', itemId: 'item_2', text: 'So.' },
  ],
  [{ type: 'output_audio_buffer.cleared' }, { kind: 'audio-stopped' }],
  [{ type: 'response.content_part.added', part: {} }, { kind: 'active' }],
  [{ type: 'session.updated' }, null],
  [{ type: 'rate_limits.updated' }, null],
  [{ type: 'error', error: { code: 'invalid_value' } }, null],
  [{ type: 'error', error: { code: 'session_expired' } }, { kind: 'expired' }],
])('reads %j', (event, expected) => {
  expect(realtime.read(event)).toEqual(expected)
  expect(userText.read(event)).toEqual(expected)
})

it("the specification's name of what a candidate writes is one item", () => {
  const event = { type: 'user.text', item_id: 'item_3', text: 'Why?' }
  expect(userText.read(event)).toEqual({ kind: 'item', itemId: 'item_3', by: 'user', text: 'Why?' })
  expect(userText.read({ type: 'user.text', text: 'Why?' })).toEqual({ kind: 'active' })
})
