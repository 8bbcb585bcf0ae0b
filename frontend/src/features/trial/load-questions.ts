import type { Explained, Question } from '../../ui/question/question.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import { hasMaths, loadFormulas } from '../../ui/question/math-text.tsx'

/** A question of the public trial carries its answer: the trial is scored in the browser. */
export interface TrialQuestion extends Question, Explained {
  answer: string
  skillName: string
  /** Changes with the question. */
  version?: number
}

/** A question as the public file has it; the practice service writes the file from its bank. */
export interface PublishedQuestion extends Question {
  answer: string
  version?: number
  /** The skill's name as a person reads it. */
  skill: string
  /** By option id. */
  reasons: Readonly<Record<string, string>>
  solution: Explained['solution']
  hints?: readonly string[]
}

export const QUESTIONS_URL = '/data/demo-questions.json'
const TRIAL_LENGTH = 10
/** How long a first question waits for the formula renderer before it is shown with raw formulas. */
const FORMULA_PATIENCE_MS = 1500

/** The first ten questions of the public file, and the formula renderer if the first of them needs it. */
export async function loadTrialQuestions(signal: AbortSignal): Promise<TrialQuestion[]> {
  const response = await fetch(QUESTIONS_URL, { signal })
  if (!response.ok) throw new Error(`The questions answered ${response.status}.`)
  const { questions } = (await response.json()) as { questions: PublishedQuestion[] }
  const trial = questions.slice(0, TRIAL_LENGTH).map(trialQuestion)
  if (trial.length === 0) throw new Error('The file holds no questions.')
  const [first, ...later] = trial.map(({ question, options }) =>
    hasMaths([question, ...options.map(({ text }) => text)]),
  )
  if (first) await Promise.race([loadFormulas(), new Promise((done) => setTimeout(done, FORMULA_PATIENCE_MS))])
  // They come while the first question is being read, and after it is drawn.
  else if (later.includes(true)) whenIdle(() => void loadFormulas())
  return trial
}

export function trialQuestion({ reasons, skill, ...question }: PublishedQuestion): TrialQuestion {
  const optionReasons = question.options.map(({ id }) => ({ id, reason: reasons[id] ?? '' }))
  return { ...question, skillName: skill, optionReasons }
}
