import type { Item } from '../../src/domain/item.ts'
import { assumptions } from './critical-reasoning/assumptions.ts'
import { inferences } from './critical-reasoning/inferences.ts'
import { strengthening } from './critical-reasoning/strengthening.ts'
import { structures } from './critical-reasoning/structures.ts'
import { weakening } from './critical-reasoning/weakening.ts'
import { business } from './reading/business.ts'
import { humanities } from './reading/humanities.ts'
import { science } from './reading/science.ts'
import { writtenItem, type WrittenPassage, type WrittenQuestion } from './written-question.ts'

const criticalReasoning: readonly WrittenQuestion[] = [
  ...assumptions,
  ...strengthening,
  ...weakening,
  ...inferences,
  ...structures,
]
const passages: readonly WrittenPassage[] = [...business, ...science, ...humanities]

/** Every verbal item, as the candidate sees it. */
export const writtenItems: readonly Item[] = [
  ...criticalReasoning.map((question) => writtenItem(question)),
  ...passages.flatMap(({ passage, questions }) => questions.map((question) => writtenItem(question, passage))),
]
