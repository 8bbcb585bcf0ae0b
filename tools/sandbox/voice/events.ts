import { randomBytes } from 'node:crypto'

/** An event of the data channel or of an observer, in either direction. */
export interface VoiceEvent {
  type: string
  [name: string]: unknown
}

/** Someone who hears the events of a call: its data channel, or an observer's WebSocket. */
export interface Line {
  send(event: VoiceEvent): void
  close(): void
}

/** A random id as the provider makes them, such as `item_Xk2...`: letters, digits, `_` and `-`. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(15).toString('base64url')}`
