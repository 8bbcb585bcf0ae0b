import type { Logger } from '@app/shared/logger'
import { afterCall, afterFailure, closedBreaker, mayCall } from '../domain/breaker.ts'
import { createAnswerCheck, type Leaks, type Rejection } from '../domain/checks/answer-check.ts'
import { modelMessages, type GivenNote } from '../domain/model-messages.ts'
import type { Ask } from '../domain/tutoring.ts'
import type { ModelSettings } from './model-settings.ts'
import { createModelClient, ModelError, type ModelFailure, streamModel } from './model-stream.ts'

/** Why the built-in tutor has to answer instead. `resting`: the provider failed too often and is left alone for a while. */
export type InsteadReason = ModelFailure | Rejection | 'resting'

/**
 * What comes of asking the provider: checked sentences, in order, whose texts joined are the answer; then one end. After
 * `instead` nothing of the sentences counts: the built-in answer replaces what was shown, and says so.
 */
export type ModelEvent =
  | { kind: 'sentence'; text: string }
  | { kind: 'done' }
  | { kind: 'instead'; reason: InsteadReason }

export interface ModelAsk {
  ask: Ask
  /** Study notes that fit, for the model to use. */
  notes: readonly GivenNote[]
  /** Aborted if the person stops the answer; then the events end without an end, and the provider's connection is closed. */
  signal: AbortSignal
}

/** Asks the provider. It never throws for a fault of the provider. */
export type ModelTutor = (asked: ModelAsk) => AsyncIterable<ModelEvent>

interface ModelTutorDeps {
  /** Looks at a finished sentence, and at all that was shown with it, before it is shown. */
  leaks: Leaks
  logger: Logger
  /** Ms of a clock that never goes back. */
  now?: () => number
}

/** The outside provider of the tutor (docs/decisions/0019-what-a-model-may-say.md). */
export function createModelTutor(settings: ModelSettings, deps: ModelTutorDeps): ModelTutor {
  const { leaks, logger, now = () => performance.now() } = deps
  const client = createModelClient(settings)
  let breaker = closedBreaker

  /** The reason and nothing else: what was asked and said is nobody's business. */
  const instead = (reason: InsteadReason): ModelEvent => {
    logger.warn({ reason }, 'the built-in tutor answers in the place of the provider')
    return { kind: 'instead', reason }
  }

  return async function* answer({ ask, notes, signal }) {
    if (!mayCall(breaker, now())) return yield instead('resting')
    breaker = afterCall(breaker, settings.breaker, now())
    const check = createAnswerCheck({ ask, notes: notes.map(({ text }) => text), leaks })
    try {
      for await (const { text, end } of streamModel({
        client,
        settings,
        messages: modelMessages(ask, notes),
        signal,
      })) {
        const { sentences, rejection } = check.add(text)
        for (const sentence of sentences) yield { kind: 'sentence', text: sentence }
        if (end || rejection) breaker = closedBreaker
        if (rejection) return yield instead(rejection)
        if (!end) continue
        const last = check.end({ isCutOff: end === 'cut-off' })
        for (const sentence of last.sentences) yield { kind: 'sentence', text: sentence }
        return yield last.rejection ? instead(last.rejection) : { kind: 'done' }
      }
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof ModelError)) throw error
      breaker = afterFailure(breaker, settings.breaker, now())
      yield instead(error.reason)
    }
  }
}
