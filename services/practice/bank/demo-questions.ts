import type { Item, ItemType } from '../src/domain/item.ts'
import type { Bank } from './load-bank.ts'
import { trial } from './trial.ts'

/** Seconds for one question at the pace of the exam: 45 minutes over 21, 23 and 20 questions. */
const PACE: Readonly<Record<ItemType, number>> = {
  'problem-solving': 129,
  'critical-reasoning': 117,
  reading: 117,
  'data-sufficiency': 135,
}

/** What `/data/demo-questions.json` holds: answers included, because the trial is scored in the browser. */
export function demoQuestions(bank: Bank): object {
  const names = new Map(bank.skills.map((skill) => [skill.id, skill.name]))
  return {
    questions: trial.map((id) => {
      const item = bank.item(id)
      if (!item) throw new Error('the trial names a question that the bank does not hold')
      return publishedQuestion(item, names)
    }),
  }
}

/** An item with its answer and explanations, as the page's trial reads it. `names` are those of the skills. */
export function publishedQuestion(item: Item, names: ReadonlyMap<string, string>): object {
  return {
    id: item.id,
    version: item.version,
    type: item.type,
    skill: names.get(item.skill),
    paceSeconds: PACE[item.type],
    ...(item.passage ? { passage: item.passage } : {}),
    question: item.stem,
    options: item.options.map(({ id, text }) => ({ id, text })),
    answer: item.answer,
    reasons: Object.fromEntries(item.options.map(({ id, reason }) => [id, reason])),
    solution: item.solution,
    hints: item.hints,
  }
}
