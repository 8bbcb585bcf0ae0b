import type { CallEvent } from './call-event.ts'

/** Which voice turns of a call are known, and how many answers they allow. */
export interface CallTurns {
  known: ReadonlySet<string>
  answers: number
}

/** `answers`: how many answers may come without a turn; one after a takeover, since its turn was seen by another process. */
export const turnsFrom = (answers: number): CallTurns => ({ known: new Set(), answers })

/**
 * Returns the turn that an event is, if it is one. Whatever the candidate says or writes is one turn by its item's id. An
 * answer that comes without one is a turn, too: a client can ask the provider for answers without saying a word.
 */
export function turnOf(turns: CallTurns, event: CallEvent): { turns: CallTurns; key: string | null } {
  const { known, answers } = turns
  if (event.kind === 'answer-started') {
    if (answers === 0) return { turns, key: event.answerId }
    return { turns: { known, answers: answers - 1 }, key: null }
  }
  const isTurn = event.kind === 'speech-stopped' || (event.kind === 'item' && event.by === 'user')
  if (!isTurn || known.has(event.itemId)) return { turns, key: null }
  return { turns: { known: new Set([...known, event.itemId]), answers: answers + 1 }, key: event.itemId }
}
