import type { components } from '@app/contracts/generated/tutor-voice'
import type { Turn } from './tutoring.ts'

const longestHistory = 4000
/** How many turns of a conversation a tutor is told. */
export const toldTurns = 6

/** Returns in a sentence why a request cannot be answered, or null if it can. Its shape was checked before. */
export function faultOf({ question, history }: components['schemas']['AskTutor']): string | null {
  if (question.trim() === '') return 'The question is empty. Please write what you want to know.'
  if (lengthOf(history ?? []) <= longestHistory) return null
  return 'The earlier messages are too long. At most 4,000 characters can be sent.'
}

const lengthOf = (turns: readonly Turn[]): number => turns.reduce((sum, { text }) => sum + text.length, 0)
