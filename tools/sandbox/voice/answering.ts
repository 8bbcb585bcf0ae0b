import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, type Call, emit, type Item } from './call.ts'
import { newId } from './events.ts'
import { replyTo } from './script.ts'

/** Between two words: the text is there long before its sound has been played, as at the provider. */
const wordMs = 15

/** What `response.create` may ask for. Without it the session's settings count. */
export interface AnswerWish {
  modality?: 'audio' | 'text'
  /** Instead of what the script says. */
  text?: string
}

/** Begins an answer to what was said last. Call it only if none is being generated. */
export function beginAnswer(call: Call, { modality, text }: AnswerWish = {}): void {
  const answer: Answer = {
    id: newId('resp'),
    item: { id: newId('item'), role: 'assistant', status: 'in_progress', content: [] },
    modality: modality ?? (call.session.output_modalities[0] === 'text' ? 'text' : 'audio'),
    text: text ?? replyTo(call),
    status: 'in_progress',
  }
  call.answer = answer
  void generate(call, answer)
}

/** Stops the answer that is being generated; nothing happens if there is none. */
export function cancelAnswer(call: Call, reason: 'turn_detected' | 'client_cancelled'): void {
  const { answer } = call
  if (answer?.status !== 'in_progress') return
  answer.status = 'cancelled'
  answer.item.status = 'incomplete'
  delete call.answer
  emit(call, responseDone(call, answer, { type: 'cancelled', reason }))
}

/** Throws away the sound of the answer that is playing. */
export function clearPlaying(call: Call): void {
  const { playing } = call
  call.mouth.silence()
  if (!playing) return
  delete call.playing
  emit(call, { type: 'output_audio_buffer.cleared', response_id: playing.answer.id })
  const audio_end_ms = Date.now() - playing.since
  emit(call, { type: 'conversation.item.truncated', item_id: playing.answer.item.id, content_index: 0, audio_end_ms })
}

async function generate(call: Call, answer: Answer): Promise<void> {
  const { item, modality } = answer
  const at = { response_id: answer.id, item_id: item.id, output_index: 0, content_index: 0 }
  const part = (text: string) => (modality === 'audio' ? { type: 'audio', transcript: text } : { type: 'text', text })
  announce(call, answer)
  emit(call, { type: 'response.content_part.added', ...at, part: part('') })
  if (modality === 'audio') void speak(call, answer)
  const name = modality === 'audio' ? 'response.output_audio_transcript' : 'response.output_text'
  for (const word of answer.text.match(/\s*\S+/g) ?? []) {
    emit(call, { type: `${name}.delta`, ...at, delta: word })
    await pause(wordMs)
    if (answer.status !== 'in_progress' || call.ended) return
  }
  answer.status = 'completed'
  item.status = 'completed'
  const spoken = modality === 'audio'
  item.content = [
    spoken ? { type: 'output_audio', transcript: answer.text } : { type: 'output_text', text: answer.text },
  ]
  if (spoken) emit(call, { type: 'response.output_audio.done', ...at })
  emit(call, { type: `${name}.done`, ...at, ...(spoken ? { transcript: answer.text } : { text: answer.text }) })
  emit(call, { type: 'response.content_part.done', ...at, part: part(answer.text) })
  emit(call, { type: 'conversation.item.done', previous_item_id: before(call, item), item: view(item) })
  emit(call, { type: 'response.output_item.done', response_id: answer.id, output_index: 0, item: view(item) })
  delete call.answer
  emit(call, responseDone(call, answer, null))
}

function announce(call: Call, answer: Answer): void {
  const { item } = answer
  call.items.push(item)
  const response = {
    id: answer.id,
    object: 'realtime.response',
    status: 'in_progress',
    status_details: null,
    output: [],
  }
  emit(call, { type: 'response.created', response: { ...response, output_modalities: [answer.modality], usage: null } })
  emit(call, { type: 'response.output_item.added', response_id: answer.id, output_index: 0, item: view(item) })
  emit(call, { type: 'conversation.item.added', previous_item_id: before(call, item), item: view(item) })
}

async function speak(call: Call, answer: Answer): Promise<void> {
  await call.mouth.say(answer.text, {
    voice: call.session.audio.output.voice,
    onStart() {
      call.playing = { answer, since: Date.now() }
      emit(call, { type: 'output_audio_buffer.started', response_id: answer.id })
    },
  })
  if (call.playing?.answer !== answer) return
  delete call.playing
  emit(call, { type: 'output_audio_buffer.stopped', response_id: answer.id })
}

function responseDone(call: Call, answer: Answer, status_details: object | null) {
  const output_tokens = Math.ceil(answer.text.length / 4)
  const input_tokens = Math.ceil(call.session.instructions.length / 4) + call.items.length * 20
  return {
    type: 'response.done',
    response: {
      id: answer.id,
      object: 'realtime.response',
      status: answer.status,
      status_details,
      output: [view(answer.item)],
      output_modalities: [answer.modality],
      usage: { total_tokens: input_tokens + output_tokens, input_tokens, output_tokens },
    },
  }
}

/** An item as the events show it. */
export const view = (item: Item) => ({ ...item, type: 'message', object: 'realtime.item' })

/** The id of the item before this one; null for the first. */
export const before = (call: Call, item: Item): string | null => call.items[call.items.indexOf(item) - 1]?.id ?? null
