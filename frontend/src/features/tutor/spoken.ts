import type { TutorTopic } from '../../lib/tutor-desk.ts'
import type { CallLine } from '../../tutor-call.ts'
import type { Exchange } from './exchange.ts'

/**
 * The exchanges with a line of a call in its place. The candidate's line opens an exchange; the tutor's belongs to the
 * newest one that has no answer, also if the words of the candidate are written down later than the answer begins.
 */
export function withCallLine(exchanges: readonly Exchange[], line: CallLine, about: TutorTopic | null): Exchange[] {
  const place = exchanges.findIndex(({ call }) => call?.[line.role] === line.id)
  const last = exchanges.at(-1)
  const answersLast = line.role === 'assistant' && last?.call && last.call.assistant === undefined
  const index = place >= 0 ? place : answersLast ? exchanges.length - 1 : exchanges.length
  const before = exchanges[index] ?? opened((last?.id ?? 0) + 1, about)
  return [...exchanges.slice(0, index), heard(before, line), ...exchanges.slice(index + 1)]
}

const opened = (id: number, about: TutorTopic | null): Exchange => ({
  id,
  text: '',
  about,
  prompted: false,
  state: 'answering',
  answer: '',
})

function heard(before: Exchange, { role, id, text, done, typed, threadId }: CallLine): Exchange {
  const call = { ...before.call, [role]: id, ...(typed && { typed }) }
  const exchange = { ...(threadId !== undefined && { threadId }), ...before, call }
  if (role === 'user') return { ...exchange, text }
  return { ...exchange, answer: text, state: done ? 'done' : 'answering' }
}

/** After a call nothing of it is on its way, and sounds without words are left out. */
export function withoutOpenLines(exchanges: readonly Exchange[]): Exchange[] {
  return exchanges
    .filter(({ call, text, answer }) => !call || text !== '' || answer !== '')
    .map((exchange) => (exchange.call ? { ...exchange, state: 'done' as const } : exchange))
}
