import { beginAnswer, before, cancelAnswer, clearPlaying, view } from './answering.ts'
import { type Call, emit, type Item, sinceStart } from './call.ts'
import { newId } from './events.ts'
import { transcriptOf } from './script.ts'

/** The user begins to speak: an answer that is being given stops, unless the session says otherwise. Returns the item's id. */
export function beginSpeech(call: Call): string {
  const itemId = newId('item')
  call.speech = { itemId, startedAt: Date.now() }
  emit(call, { type: 'input_audio_buffer.speech_started', audio_start_ms: sinceStart(call), item_id: itemId })
  if (call.session.audio.input.turn_detection?.interrupt_response !== false) {
    cancelAnswer(call, 'turn_detected')
    clearPlaying(call)
  }
  return itemId
}

/** The user stops speaking. The transcript is the script's unless it is given; the answer follows unless it is not wanted. */
export function endSpeech(call: Call, wish: { transcript?: string; reply?: string; isAnswered?: boolean } = {}): void {
  const { speech } = call
  if (!speech) return
  delete call.speech
  emit(call, { type: 'input_audio_buffer.speech_stopped', audio_end_ms: sinceStart(call), item_id: speech.itemId })
  const transcript = wish.transcript ?? transcriptOf(call)
  call.turns++
  takeSpeech(call, { id: speech.itemId, transcript, seconds: (Date.now() - speech.startedAt) / 1000 })
  if (wish.isAnswered === false || call.session.audio.input.turn_detection?.create_response === false) return
  cancelAnswer(call, 'turn_detected')
  beginAnswer(call, wish.reply === undefined ? {} : { text: wish.reply })
}

function takeSpeech(
  call: Call,
  { id, transcript, seconds }: { id: string; transcript: string; seconds: number },
): void {
  const isTranscribed = call.session.audio.input.transcription !== null
  emit(call, { type: 'input_audio_buffer.committed', previous_item_id: call.items.at(-1)?.id ?? null, item_id: id })
  const item: Item = { id, role: 'user', status: 'completed', content: [{ type: 'input_audio', transcript: null }] }
  addItem(call, item)
  if (!isTranscribed) return
  const type = 'conversation.item.input_audio_transcription'
  const at = { item_id: id, content_index: 0 }
  for (const delta of transcript.match(/\s*\S+/g) ?? []) emit(call, { type: `${type}.delta`, ...at, delta })
  item.content = [{ type: 'input_audio', transcript }]
  emit(call, { type: `${type}.completed`, ...at, transcript, usage: { type: 'duration', seconds } })
}

/** Adds what the user said or wrote to the conversation, and says so. */
export function addItem(call: Call, item: Item): void {
  call.items.push(item)
  const previous_item_id = before(call, item)
  emit(call, { type: 'conversation.item.added', previous_item_id, item: view(item) })
  emit(call, { type: 'conversation.item.done', previous_item_id, item: view(item) })
}
