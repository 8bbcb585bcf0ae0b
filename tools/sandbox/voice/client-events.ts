import { beginAnswer, cancelAnswer, clearPlaying, view } from './answering.ts'
import { type Call, emit, type Item } from './call.ts'
import { type Line, newId, type VoiceEvent } from './events.ts'
import { addItem, beginSpeech, endSpeech } from './listening.ts'
import { errorEvent, type Fault } from './provider-error.ts'
import { faultOfSession, isObject, updateSession } from './session.ts'

/** Does what an event asks for, and returns why it refuses. */
type Handler = (call: Call, event: VoiceEvent) => Fault | undefined | void

/** The events that a browser or an observer may send. `user.text` is this stand-in's own; the provider refuses it. */
const handlers: Record<string, Handler> = {
  'session.update'(call, { session }) {
    const fault = faultOfSession(session)
    if (fault) return fault
    if (isObject(session)) call.session = updateSession(call.session, session)
    emit(call, { type: 'session.updated', session: call.session })
  },
  'conversation.item.create'(call, { item }) {
    const read = readItem(item)
    if (!read) return { message: "Invalid value for 'item'.", code: 'invalid_value', param: 'item' }
    addItem(call, read)
  },
  'conversation.item.retrieve'(call, { item_id }) {
    const item = itemOf(call, item_id)
    if (!item) return noItem
    emit(call, { type: 'conversation.item.retrieved', item: view(item) })
  },
  'conversation.item.delete'(call, { item_id }) {
    const item = itemOf(call, item_id)
    if (!item) return noItem
    call.items = call.items.filter((each) => each !== item)
    emit(call, { type: 'conversation.item.deleted', item_id: item.id })
  },
  'conversation.item.truncate'(call, { item_id, content_index, audio_end_ms }) {
    if (!itemOf(call, item_id)) return noItem
    emit(call, { type: 'conversation.item.truncated', item_id, content_index, audio_end_ms })
  },
  'response.create': createResponse,
  'response.cancel'(call) {
    if (!call.answer) {
      return { message: 'Cancellation failed: no active response found', code: 'response_cancel_not_active' }
    }
    cancelAnswer(call, 'client_cancelled')
  },
  'output_audio_buffer.clear': (call) => clearPlaying(call),
  'input_audio_buffer.clear': (call) => emit(call, { type: 'input_audio_buffer.cleared' }),
  'input_audio_buffer.commit'(call) {
    beginSpeech(call)
    endSpeech(call, { isAnswered: false })
  },
  'user.text'(call, { text }) {
    if (typeof text !== 'string' || text === '') {
      return { message: "Missing required parameter: 'text'.", code: 'missing_required_parameter', param: 'text' }
    }
    addItem(call, userText([{ type: 'input_text', text }]))
    return createResponse(call, { type: 'response.create' })
  },
}

/** Takes one message of the data channel or of an observer. What it refuses is said to the sender alone. */
export function takeClientEvent(call: Call, text: string, sender: Line): void {
  if (call.ended) return
  const event = readEvent(text)
  if (!event) return sender.send(errorEvent({ message: 'Could not parse the event as JSON.', code: 'invalid_json' }))
  const handler = Object.hasOwn(handlers, event.type) ? handlers[event.type] : undefined
  const fault = handler ? handler(call, event) : unknownType(event.type)
  if (fault) sender.send(errorEvent(fault, event))
}

function createResponse(call: Call, { response }: VoiceEvent): Fault | undefined {
  if (call.answer) {
    const message = `Conversation already has an active response in progress: ${call.answer.id}.`
    return { message, code: 'conversation_already_has_active_response' }
  }
  const [modality] = isObject(response) && Array.isArray(response.output_modalities) ? response.output_modalities : []
  beginAnswer(call, modality === 'text' || modality === 'audio' ? { modality } : {})
  return undefined
}

const noItem: Fault = { message: 'There is no item with this id.', code: 'item_not_found', param: 'item_id' }

const unknownType = (type: string): Fault => ({
  message: `Invalid value: '${type}'. Supported values are: ${Object.keys(handlers)
    .map((name) => `'${name}'`)
    .join(', ')}.`,
  code: 'invalid_value',
  param: 'type',
})

const itemOf = (call: Call, id: unknown): Item | undefined => call.items.find((item) => item.id === id)

const userText = (content: Item['content'], id = newId('item')): Item => ({
  id,
  role: 'user',
  status: 'completed',
  content,
})

function readItem(item: unknown): Item | undefined {
  if (!isObject(item) || item.type !== 'message' || !Array.isArray(item.content)) return undefined
  const role = (['user', 'assistant', 'system'] as const).find((each) => each === item.role)
  if (!role || !item.content.every((part) => isObject(part) && typeof part.type === 'string')) return undefined
  const id = typeof item.id === 'string' ? item.id : newId('item')
  return { ...userText(item.content as Item['content'], id), role }
}

function readEvent(text: string): VoiceEvent | undefined {
  try {
    const event: unknown = JSON.parse(text)
    return isObject(event) && typeof event.type === 'string' ? (event as VoiceEvent) : undefined
  } catch {
    return undefined
  }
}
