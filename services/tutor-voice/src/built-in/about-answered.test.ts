import { expect, it } from 'vitest'
import type { TutoredQuestion } from '../domain/tutoring.ts'
import { builtInTutor } from './answer.ts'
import file from './questions-300.json' with { type: 'json' }

const divisors: TutoredQuestion = {
  ...(file.questions.work as TutoredQuestion),
  stem: 'How many positive divisors does 135 have?',
  options: [
    { id: 'A', text: '3' },
    { id: 'B', text: '8' },
  ],
  state: 'answered',
}
/** What the page sends when the candidate presses 'Ask GBAT' on a wrong answer. */
const PROMPT = `Please explain question 1. Why is B correct? I chose A. Why is it tempting?\n\n${divisors.stem}\n\nA. 3\nB. 8`
const EARLIER = [
  { role: 'user' as const, text: 'hello' },
  { role: 'assistant' as const, text: 'Hello.' },
]

it.each([
  ['of a daily set', { chosen: 'A' as const, turns: [] }],
  ['after other turns', { chosen: 'A' as const, turns: EARLIER }],
  ['of the trial, whose choices stay in the browser', { chosen: null, turns: [] }],
  ['of a retake, with another choice than the first', { chosen: 'C' as const, turns: [] }],
])('the request to explain a short question gets the solution and why the choice tempts: %s', async (_, asked) => {
  const { chosen, turns } = asked
  const question = { ...divisors, chosen }
  const variant = () => Promise.resolve(null)
  const { text } = await builtInTutor({ text: PROMPT, question, turns, hintsGiven: 0, variant })
  expect(text).toContain('The right option is B.')
  expect(text).toContain(divisors.solution.full[0])
  expect(text).toContain(`You chose A. ${divisors.optionReasons[0]!.reason}`)
})
