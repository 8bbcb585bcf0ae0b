import { codePoints } from '@app/contracts/rules/text-limits'
import type { components } from '@app/contracts/generated/tutor-voice'
import type { TutorTopic } from '../../lib/tutor-desk.ts'
import type { TutorAnswer } from './ask.ts'
import { withoutOpenLines } from './spoken.ts'

type Turn = components['schemas']['TutorTurn']

/** A question to the tutor and what came of it. */
export interface Exchange {
  /** Counts up within a conversation. */
  id: number
  text: string
  /** The question of the bank that it is about. */
  about: TutorTopic | null
  /** Sent by a button of a page, and not typed. */
  prompted: boolean
  /** `answering`: the answer is on its way; `stopped`: by the candidate, or because the page was left. */
  state: 'answering' | 'done' | 'stopped' | 'failed'
  /** What has arrived of the answer. */
  answer: string
  source?: TutorAnswer['source']
  /** Of a member: the answer's id, by which it is rated, and its thread. */
  answerId?: string
  threadId?: string
  helpful?: boolean | undefined
  /** It belongs to a call: the ids of its lines there, and whether the candidate typed instead of speaking. */
  call?: { user?: string; assistant?: string; typed?: true }
  /** Asked in writing while a call was read-only: the model of its session. */
  inCallWith?: string
  failure?: { code: string; sentence: string }
}

/** Contract, AskTutor.history. */
const MAX_TURNS = 6
const MAX_CHARACTERS = 4000

const sameTopic = (a: TutorTopic | null, b: TutorTopic | null) => a?.questionId === b?.questionId

/** What was said before about the same, oldest first: at most 6 turns of at most 4,000 characters in all. */
export function historyFor(exchanges: readonly Exchange[], about: TutorTopic | null): Turn[] {
  const turns = exchanges
    .filter((exchange) => exchange.state === 'done' && exchange.answer !== '' && sameTopic(exchange.about, about))
    .flatMap(({ text, answer }): Turn[] => [
      { role: 'user', text },
      { role: 'assistant', text: answer },
    ])
  const kept: Turn[] = []
  let left = MAX_CHARACTERS
  for (const turn of turns.toReversed().slice(0, MAX_TURNS)) {
    left -= codePoints(turn.text)
    if (left < 0) break
    kept.unshift(turn)
  }
  return kept
}

/** The newest thread about the same, to go on with. */
export function threadFor(exchanges: readonly Exchange[], about: TutorTopic | null): string | undefined {
  return exchanges.findLast((exchange) => exchange.threadId !== undefined && sameTopic(exchange.about, about))?.threadId
}

/** The exchange that a prompt of a page was sent in. */
export function exchangeOfPrompt(
  exchanges: readonly Exchange[],
  { about, text }: { about: TutorTopic; text: string },
): Exchange | undefined {
  return exchanges.find(
    (exchange) => exchange.prompted && exchange.text === text && exchange.about?.questionId === about.questionId,
  )
}

/** As many as are kept over a change of documents. */
const MAX_KEPT = 30

export const writeExchanges = (exchanges: readonly Exchange[]): string => JSON.stringify(exchanges.slice(-MAX_KEPT))

/** Reads what `writeExchanges` wrote. An answer that was on its way stopped with its document, and a call ended with it. */
export function readExchanges(stored: string | null): Exchange[] {
  try {
    const exchanges = JSON.parse(stored ?? '[]') as Exchange[]
    return withoutOpenLines(exchanges).map((exchange) =>
      exchange.state === 'answering' ? { ...exchange, state: 'stopped' as const } : exchange,
    )
  } catch {
    return []
  }
}
