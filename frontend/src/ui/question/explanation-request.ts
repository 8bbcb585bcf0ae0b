import { codePoints } from '@app/contracts/rules/text-limits'
import type { Question } from './question.ts'

/** The longest question that the tutor takes, in code points (contracts/openapi/tutor-voice.yaml, AskTutor). */
export const LONGEST_QUESTION = 2000

export interface MissedQuestion {
  question: Question
  /** Its number in the set. */
  number: number
  /** The correct option. */
  answer: string
  chosen: string | undefined
}

/**
 * Asks the tutor to explain a missed question: the question, its options and the correct choice. At most
 * `LONGEST_QUESTION` long; the text of the question is shortened if it does not fit, the tutor has it by its id.
 */
export function explanationRequest({ question, number, answer, chosen }: MissedQuestion): string {
  const tempting = chosen === undefined ? '' : ` I chose ${chosen}. Why is it tempting?`
  const opening = `Please explain question ${number}. Why is ${answer} correct?${tempting}`
  const options = question.options.map(({ id, text }) => `${id}. ${text}`).join('\n')
  const room = LONGEST_QUESTION - codePoints(`${opening}\n\n\n\n${options}`)
  return shortened([opening, shortened(question.question, Math.max(room, 0)), options].join('\n\n'), LONGEST_QUESTION)
}

function shortened(text: string, longest: number): string {
  if (codePoints(text) <= longest) return text
  return longest === 0
    ? ''
    : `${Array.from(text)
        .slice(0, longest - 1)
        .join('')}…`
}
