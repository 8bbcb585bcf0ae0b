import type { Dialect } from './dialect.ts'
import { realtime } from './realtime.ts'

/**
 * The events as the specification names them: what the candidate writes is one `user.text`, which the provider repeats to
 * the observer with the id that it gave it. All others are as in `realtime`.
 */
export const userText: Dialect = {
  ...realtime,
  read(event) {
    if (event.type !== 'user.text') return realtime.read(event)
    const itemId = typeof event.item_id === 'string' ? event.item_id : ''
    const text = typeof event.text === 'string' ? event.text : ''
    return itemId === '' ? { kind: 'active' } : { kind: 'item', itemId, by: 'user', text }
  },
}
