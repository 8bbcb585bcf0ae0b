import type { Item } from '../../src/domain/item.ts'
import { assumptions } from './critical-reasoning/assumptions.ts'
import { commerce } from './critical-reasoning/commerce.ts'
import { inferences } from './critical-reasoning/inferences.ts'
import { pastAndCulture } from './critical-reasoning/past-and-culture.ts'
import { publicPolicy } from './critical-reasoning/public-policy.ts'
import { research } from './critical-reasoning/research.ts'
import { strengthening } from './critical-reasoning/strengthening.ts'
import { structures } from './critical-reasoning/structures.ts'
import { weakening } from './critical-reasoning/weakening.ts'
import { business } from './reading/business.ts'
import { humanities } from './reading/humanities.ts'
import { imitation } from './reading/imitation.ts'
import { queues } from './reading/queues.ts'
import { redLeaves } from './reading/red-leaves.ts'
import { science } from './reading/science.ts'
import { townClocks } from './reading/town-clocks.ts'
import { writtenItem, type WrittenPassage, type WrittenQuestion } from './written-question.ts'

const criticalReasoning: readonly WrittenQuestion[] = [
  ...assumptions,
  ...strengthening,
  ...weakening,
  ...inferences,
  ...structures,
  ...commerce,
  ...research,
  ...publicPolicy,
  ...pastAndCulture,
]
const passages: readonly WrittenPassage[] = [
  ...business,
  ...science,
  ...humanities,
  townClocks,
  redLeaves,
  queues,
  imitation,
]

/** Every verbal item, as the candidate sees it. */
export const writtenItems: readonly Item[] = [
  ...criticalReasoning.map((question) => writtenItem(question)),
  ...passages.flatMap(({ passage, questions }) => questions.map((question) => writtenItem(question, passage))),
]
