import type { Deps } from '../deps.ts'
import { mayAnswerFrom, mayTell, nextHint, sentencesOf, underPolicy, whileAway } from '../domain/policy.ts'
import type { Answer, Ask, Source, Tutor } from '../domain/tutoring.ts'
import { untilAborted } from './until-aborted.ts'

/** A part of an answer as it comes. `instead` is a whole answer in the place of all that came before it. */
export type Part = { source: Source } | { text: string } | { instead: Answer }

/** Answers in parts, the source first. Texts are whole sentences, which were checked. Ends early if the signal aborts. */
export type StreamTutor = (ask: Ask, signal: AbortSignal) => AsyncIterable<Part>

type Needs = Pick<Deps, 'tutor' | 'builtInTutor' | 'logger'>

/**
 * Yields what may be shown as it comes, and returns the answer that counts. The policy holds for every sentence, whoever
 * wrote it. If the tutor fails or the signal's time is over, the built-in tutor answers and says so. Throws if the signal
 * aborts for another reason.
 */
export async function* giveAnswer(
  deps: Needs,
  { ask, isAway }: { ask: Ask; isAway: boolean },
  signal: AbortSignal,
): AsyncGenerator<{ source: Source } | { text: string }, Answer> {
  if (isAway) return yield* inParts(whileAway(await deps.builtInTutor(ask)))
  const begun: { source: Source | null; text: string } = { source: null, text: '' }
  try {
    for await (const part of untilAborted(deps.tutor(ask, signal), signal)) {
      if ('instead' in part) return yield* whole(underPolicy(part.instead, ask), begun.source !== null)
      if ('source' in part ? !mayAnswerFrom(part.source, ask.question) : !mayTell(part.text, ask.question)) {
        return yield* whole(nextHint(ask.question!, ask.hintsGiven), begun.source !== null)
      }
      if ('source' in part) begun.source = part.source
      else begun.text += part.text
      yield part
    }
    if (begun.source && begun.text.trim() !== '') return { text: begun.text.trim(), source: begun.source }
    throw new Error('the tutor said nothing')
  } catch (error) {
    if (signal.aborted && !isLate(signal)) throw error
    deps.logger.warn({ err: error, step: 'give-answer' }, 'the built-in tutor answers instead')
    const { text, source } = underPolicy(await deps.builtInTutor(ask), ask)
    return yield* whole({ text, source: { ...source, instead: true } }, begun.source !== null)
  }
}

const isLate = ({ reason }: AbortSignal): boolean => reason instanceof Error && reason.name === 'TimeoutError'

/** What is shown already cannot be taken back in parts: the end replaces it. */
async function* whole(answer: Answer, isBegun: boolean): AsyncGenerator<{ source: Source } | { text: string }, Answer> {
  if (!isBegun) yield* inParts(answer)
  return answer
}

async function* inParts(answer: Answer): AsyncGenerator<{ source: Source } | { text: string }, Answer> {
  yield { source: answer.source }
  for (const text of sentencesOf(answer.text)) yield { text }
  return answer
}

/** A tutor that answers at once, as one that answers in parts. */
export function inSentences(tutor: Tutor): StreamTutor {
  return async function* (ask) {
    yield* inParts(await tutor(ask))
  }
}
