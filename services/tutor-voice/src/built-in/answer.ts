import { nextHint } from '../domain/policy.ts'
import type { Answer, Tutor, TutoredQuestion } from '../domain/tutoring.ts'

/** Answers without a provider: a hint for an open question, the worked solution for an answered one, else that it does not know. */
export const builtInTutor: Tutor = async ({ question, hintsGiven }) => {
  if (!question) return unknown
  return question.state === 'open' ? nextHint(question, hintsGiven) : solutionOf(question)
}

const unknown: Answer = {
  text: 'I do not know that. Ask me about a question of your sets or of the trial, and I explain it.',
  source: { kind: 'none', title: 'No source' },
}

function solutionOf({ solution, chosen, key, optionReasons }: TutoredQuestion): Answer {
  const reason = chosen === null || chosen === key ? undefined : optionReasons.find(({ id }) => id === chosen)?.reason
  const parts = [`The answer is ${key}.`, ...solution.full, ...(reason ? [`Your choice was ${chosen}. ${reason}`] : [])]
  return { text: parts.join('\n\n'), source: { kind: 'worked-solution', title: 'Worked solution' } }
}
