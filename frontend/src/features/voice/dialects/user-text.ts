import { readRealtime } from './realtime.ts'
import { fieldsOf, textOf, type Dialect, type VoiceEvent } from './voice-event.ts'

/** The specification's words (section 7): transcript delta and completed, output text delta and done, errors. */
const kinds: Readonly<Record<string, 'heard' | 'heard-all' | 'said' | 'said-all'>> = {
  'transcript.delta': 'heard',
  'transcript.completed': 'heard-all',
  'output_text.delta': 'said',
  'output_text.done': 'said-all',
}

/** The specification's dialect: what the candidate types is one event `user.text`. Everything else may also come as realtime. */
export const userText: Dialect = {
  read: (message): VoiceEvent | null => {
    const fields = fieldsOf(message)
    const kind = fields && kinds[fields.type]
    if (!kind) return readRealtime(message)
    return { kind, id: textOf(fields, 'item_id', 'id'), text: textOf(fields, 'delta', 'transcript', 'text') }
  },
  say: (text) => [{ type: 'user.text', text }],
}
