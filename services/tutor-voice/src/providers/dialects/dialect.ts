import type { CallEvent } from '../../domain/call-event.ts'

/** An event of a provider, as far as it is read. */
export interface ProviderEvent {
  type: string
  item_id?: unknown
  text?: unknown
  delta?: unknown
  transcript?: unknown
  item?: unknown
  response?: unknown
  error?: unknown
}

/** The words that one kind of provider speaks over a call. */
export interface Dialect {
  /** Null for what says nothing about the conversation. */
  read(event: ProviderEvent): CallEvent | null
  /** What tells the provider to listen no more. */
  deafen: object
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A field of an unknown object. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}
