import type { Item, ItemOption, OptionId, Passage } from '../../src/domain/item.ts'
import { LETTERS } from '../factory/build-problem.ts'
import { seededRandom } from '../factory/random.ts'
import { blindSolveOf } from './blind-solve.ts'
import { reasoningMethod } from './reasoning-method.ts'
import type { MisconceptionId } from '../misconceptions.ts'

/**
 * A verbal question as its author writes it: the key apart from the wrong options, so that the place of the key is
 * nobody's choice. Ids end in a running number, such as cr-0007.
 */
export interface WrittenQuestion {
  id: string
  version?: number
  skill: string
  /** Prior difficulty in logits. */
  difficulty: number
  stem: string
  key: readonly [text: string, reason: string]
  wrong: ReadonlyArray<readonly [text: string, misconception: MisconceptionId, reason: string]>
  quick: readonly string[]
  full: readonly string[]
  hints: readonly [string, string]
}

/** A passage with its questions, which are siblings. */
export interface WrittenPassage {
  passage: Passage
  questions: readonly WrittenQuestion[]
}

/** Places the options: within each run of five numbers every place holds the key once. */
function placeOptions(question: WrittenQuestion): { options: ItemOption[]; answer: OptionId } {
  const number = Number(question.id.slice(question.id.lastIndexOf('-') + 1))
  const places = seededRandom('written', question.id.slice(0, 2), Math.floor(number / 5)).some([0, 1, 2, 3, 4], 5)
  const place = places[number % 5]!
  const random = seededRandom('written', question.id)
  const wrong = random.some(question.wrong, question.wrong.length)
  const options = LETTERS.map((id, index): ItemOption => {
    if (index === place) return { id, text: question.key[0], reason: question.key[1] }
    const [text, misconception, reason] = wrong[index < place ? index : index - 1]!
    return { id, text, reason, misconception }
  })
  return { options, answer: LETTERS[place]! }
}

/** Whether the author begins the solution with a method of its own, which then stands instead of the skill's. */
const namesMethod = ({ full }: WrittenQuestion): boolean => full[0]?.startsWith('Method: ') ?? false

export function writtenItem(question: WrittenQuestion, passage?: Passage): Item {
  const placed = placeOptions(question)
  const blindSolve = blindSolveOf(question.id)
  return {
    id: question.id,
    version: question.version ?? 1,
    type: passage ? 'reading' : 'critical-reasoning',
    skill: question.skill,
    difficulty: question.difficulty,
    language: 'en',
    stem: question.stem,
    ...(passage ? { passage } : {}),
    ...placed,
    solution: {
      quick: question.quick,
      full: passage || namesMethod(question) ? question.full : [reasoningMethod(question), ...question.full],
    },
    hints: question.hints,
    source: { kind: 'written', ...(blindSolve ? { blindSolve } : {}) },
  }
}
