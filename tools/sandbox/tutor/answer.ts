import { leakOf } from './leak.ts'
import type { Behaviour } from './behaviour.ts'

/** What our tutor puts into the user message; the stand-in reads it as a model would. */
interface Material {
  question?: {
    stem: string
    hints?: string[]
    key?: string
    solution?: { quick: string[]; full: string[] }
  }
  study_notes?: { title: string; text: string }[]
}

export interface Message {
  role: string
  content: string
}

/** The whole text of an answer to these messages. `turn` counts the calls, so that leaks come in many forms. */
export function answerTo(messages: readonly Message[], behaviour: Behaviour, turn: number): string {
  const material = materialOf(messages)
  if (behaviour.mode === 'leaks') return leakOf(behaviour, turn)
  const text = goodAnswer(material)
  return behaviour.mode === 'wrong-numbers' ? withWrongNumbers(text, behaviour.every) : text
}

function materialOf(messages: readonly Message[]): Material {
  try {
    return JSON.parse(messages.findLast(({ role }) => role === 'user')?.content ?? '') as Material
  } catch {
    return {}
  }
}

function goodAnswer({ question, study_notes: notes }: Material): string {
  if (question?.solution) {
    const { quick, full } = question.solution
    const steps = [...quick, ...full].join(' ')
    return `Let us go through it step by step. ${steps}\n\nSo the correct answer is ${question.key}. Try to say each step in your own words.`
  }
  if (question)
    return `Let us find the next step. ${question.hints?.at(-1) ?? 'Write down what is asked.'} Write it down before you go on.`
  if (notes?.[0]) return `Here is what helps. ${notes[0].text}`
  return 'I can help with the questions of this site and with the subjects of the test. Tell me which question you mean.'
}

/** Sentences as a reader sees them; good enough for the stand-in's own texts. */
function withWrongNumbers(text: string, every: number): string {
  let count = 0
  return text.replace(/[^.!?]*(?:\d\.\d[^.!?]*)*[.!?]/g, (sentence) => {
    if (!/\d/.test(sentence) || ++count % every !== 0) return sentence
    // The last number of a calculation is its result.
    return sentence.replace(/(\d+)(?!.*\d)/s, (number) => `${Number(number) + 13}`)
  })
}
