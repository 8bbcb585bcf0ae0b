import type { Item, OptionId } from '../../src/domain/item.ts'
import { LETTERS, TemplateError, levelOf } from './build-problem.ts'
import { decide } from './decide-sufficiency.ts'
import { explainChoices, wholeFinding, type Decided } from './explain-sufficiency.ts'
import { itemId } from './item-id.ts'
import { seededRandom, type Random } from './random.ts'
import type { Statement, Sufficiency, SufficiencyTemplate } from './sufficiency-template.ts'

const ALL_DRAWS = 300
const PAIRS_PER_DRAW = 12
/** Which of the findings settles the answer: statement 1, statement 2, or both together. */
const DECISIVE: Readonly<Record<OptionId, number>> = { A: 0, B: 1, C: 2, D: 1, E: 2 }

/**
 * Realises a Data Sufficiency item for a seed. The answer is drawn first, evenly over the five choices; then numbers
 * and statements are drawn until the search over the stem's cases gives that answer. Throws a TemplateError otherwise.
 */
export function buildSufficiency(template: SufficiencyTemplate, seed: number): Item {
  const wanted = LETTERS[seededRandom(template.id, seed, 'answer').int(0, 4)]!
  for (let draw = 0; draw < ALL_DRAWS; draw += 1) {
    const random = seededRandom(template.id, seed, draw)
    const question = template.compose(random, levelOf(seed))
    const decided = question && choosePair(question, random, wanted)
    if (decided) return assemble(template, seed, decided)
  }
  throw new TemplateError(`${template.id}: no draw for seed ${seed} gives the answer ${wanted}`)
}

function choosePair<C>(question: Sufficiency<C>, random: Random, wanted: OptionId): Decided<C> | null {
  for (let tries = 0; tries < PAIRS_PER_DRAW; tries += 1) {
    const [first, second] = random.some(question.statements, 2) as [Statement<C>, Statement<C>]
    const verdict = decide(question, [first, second])
    if (verdict?.answer === wanted) return { question, pair: [first, second], verdict }
  }
  return null
}

function assemble<C>(template: SufficiencyTemplate, seed: number, decided: Decided<C>): Item {
  const { question, pair, verdict } = decided
  const findings = wholeFinding(decided)
  return {
    id: itemId(template, seed),
    version: template.version,
    type: 'data-sufficiency',
    skill: template.skill,
    difficulty: template.levels[levelOf(seed) - 1]!,
    language: 'en',
    stem: `${question.stem}\n(1) ${pair[0].text}\n(2) ${pair[1].text}`,
    options: explainChoices(decided),
    answer: verdict.answer,
    solution: { quick: [question.hints[0], findings[DECISIVE[verdict.answer]]!], full: findings },
    hints: question.hints,
    source: { kind: 'template', template: template.id, seed },
  }
}
