import type { Item, OptionId } from '../../src/domain/item.ts'
import { LETTERS, TemplateError, levelOf } from './build-problem.ts'
import { decide, fittingBoth, survey, type Survey } from './decide-sufficiency.ts'
import { explainChoices, isCircular, shortFinding, wholeFinding, type Decided } from './explain-sufficiency.ts'
import { pairHint } from './pair-hint.ts'
import { itemId } from './item-id.ts'
import { seededRandom, type Random } from './random.ts'
import { restatesQuestion } from './restates.ts'
import type { Statement, Sufficiency, SufficiencyTemplate } from './sufficiency-template.ts'

const ALL_DRAWS = 300
const PAIRS_PER_DRAW = 12
/** Draws in which no statement of an E may follow from the other; some templates have no other E. */
const STRICT_DRAWS = 40
/** Which of the findings settle the answer: those of statement 1, of statement 2, of both together. */
const DECISIVE: Readonly<Record<OptionId, ReadonlyArray<0 | 1 | 2>>> = { A: [0], B: [1], C: [2], D: [0, 1], E: [2] }

/**
 * Realises a Data Sufficiency item for a seed. The answer is drawn first, evenly over the five choices; then numbers
 * and statements are drawn until the search over the stem's cases gives that answer. Throws a TemplateError otherwise.
 */
export function buildSufficiency(template: SufficiencyTemplate, seed: number): Item {
  const wanted = LETTERS[seededRandom(template.id, seed, 'answer').int(0, 4)]!
  for (let draw = 0; draw < ALL_DRAWS; draw += 1) {
    const random = seededRandom(template.id, seed, draw)
    const question = template.compose(random, levelOf(seed))
    const avoidImplied = wanted === 'E' && draw < STRICT_DRAWS
    const decided = question && choosePair(question, random, { wanted, avoidImplied })
    if (decided) return assemble(template, seed, decided)
  }
  throw new TemplateError(`${template.id}: no draw for seed ${seed} gives the answer ${wanted}`)
}

interface Wish {
  wanted: OptionId
  avoidImplied: boolean
}

function choosePair<C>(question: Sufficiency<C>, random: Random, { wanted, avoidImplied }: Wish): Decided<C> | null {
  const surveyed = survey(question)
  for (let tries = 0; tries < PAIRS_PER_DRAW; tries += 1) {
    const [first, second] = random.some(question.statements, 2) as [Statement<C>, Statement<C>]
    const verdict = decide(surveyed, [first, second])
    if (verdict?.answer !== wanted) continue
    if ([first, second].some(({ text }) => restatesQuestion(question.stem, text))) continue
    if (avoidImplied && oneImpliesOther(surveyed, [first, second])) continue
    const [one, two] = [surveyed.fitting(first), surveyed.fitting(second)]
    const casesAt = (places: readonly number[]): C[] => places.map((at) => question.cases[at]!)
    const left = { one: casesAt(one), two: casesAt(two), both: casesAt(fittingBoth(one, two)) }
    const decided: Decided<C> = { question, pair: [first, second], verdict, left }
    if (!isCircular(decided)) return decided
  }
  return null
}

/** Then there is nothing to put together, and E is seen at a glance. A statement that is always true is a trap and stays. */
function oneImpliesOther<C>(surveyed: Survey<C>, pair: readonly [Statement<C>, Statement<C>]): boolean {
  const [first, second] = [surveyed.fitting(pair[0]), surveyed.fitting(pair[1])]
  const both = fittingBoth(first, second).length
  const [less, more] = [first.length, second.length].toSorted((a, b) => a - b) as [number, number]
  return both === less && more < surveyed.question.cases.length
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
    solution: {
      quick: DECISIVE[verdict.answer].map((index) => shortFinding(decided, index)),
      full: findings,
    },
    hints: [question.hints[0], pairHint(question, pair)],
    source: { kind: 'template', template: template.id, seed },
  }
}
