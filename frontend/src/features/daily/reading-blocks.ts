import type { PracticeQuestion } from './kept-set.ts'

interface Numbered {
  question: PracticeQuestion
  /** Its place in the set, from 1. */
  number: number
}

/** A question by itself, or at least two in a row about one passage, which is then shown once for all of them. */
export interface Block {
  questions: Numbered[]
  passage?: PracticeQuestion['passage']
  /** The pace for all of them, with reading the passage. */
  paceSeconds?: number | undefined
}

/** The questions of a set in their order. Sets from before passages had ids consist of single questions. */
export function blocksOf(questions: readonly PracticeQuestion[]): Block[] {
  const blocks: Block[] = []
  for (const [index, question] of questions.entries()) {
    const numbered = { question, number: index + 1 }
    const last = blocks.at(-1)
    const { passageId, passage, passagePaceSeconds: paceSeconds } = question
    if (last && passageId !== undefined && last.questions[0]?.question.passageId === passageId) {
      last.questions.push(numbered)
      Object.assign(last, { passage, paceSeconds })
    } else blocks.push({ questions: [numbered] })
  }
  return blocks
}
