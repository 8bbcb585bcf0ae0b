import type { BreakerRules } from '../domain/breaker.ts'

/** An outside provider that speaks chat completions, and how long it is waited for (ms). */
export interface ModelSettings {
  apiKey: string
  baseUrl: string
  model: string
  /** The longest answer that is asked for. */
  maxTokens: number
  /** Until the provider begins to answer, for each of at most two attempts. */
  timeoutMs: number
  /** Between two pieces of an answer. */
  idleMs: number
  /** For the whole answer, with both attempts. */
  withinMs: number
  breaker: BreakerRules
}
