import type { Item, OptionId } from '../../src/domain/item.ts'
import { TemplateError, levelOf } from './build-problem.ts'
import { decide, fittingBoth, survey, type Decided, type Survey, type Wider } from './decide-sufficiency.ts'
import { explainChoices } from './explain-sufficiency.ts'
import { isCircular, wholeFinding } from './find-sufficiency.ts'
import { difficultyOf } from './item-difficulty.ts'
import { pairHint } from './pair-hint.ts'
import { isMereBound, relationOf } from './pair-relation.ts'
import { itemId } from './item-id.ts'
import { once } from './once.ts'
import { quickSolution } from './quick-sufficiency.ts'
import { seededRandom, type Random } from './random.ts'
import { restatesQuestion } from './restates.ts'
import { answersLeft } from './solve-sufficiency.ts'
import type { Statement, Sufficiency, SufficiencyTemplate } from './sufficiency-template.ts'

const ALL_DRAWS = 1_000
/** A text that the second solver cannot read is refused later. */
const UNREAD = { one: new Set(), two: new Set(), cases: [0, 0] } as const
const PAIRS_PER_DRAW = 12
/** Draws in which no statement of an E may follow from the other; some templates have no other E. */
const STRICT_DRAWS = 40

/**
 * Realises a Data Sufficiency item for a seed. The answer is drawn first, evenly over the five choices; then numbers
 * and statements are drawn until the search over the stem's cases gives that answer. Throws a TemplateError otherwise.
 */
export function buildSufficiency(template: SufficiencyTemplate, seed: number): Item {
  return assemble(template, seed, decideSeed(template, seed))
}

/** The question of a seed with its two statements and what the search says of them. */
export function decideSeed(template: SufficiencyTemplate, seed: number): Decided<unknown> {
  const wanted = seededRandom(template.id, seed, 'answer').pick(template.answers)
  for (let draw = 0; draw < ALL_DRAWS; draw += 1) {
    const random = seededRandom(template.id, seed, draw)
    const question = template.compose(random, levelOf(seed))
    const decided = question && choosePair(question, random, { wanted, draw })
    if (decided) return decided
  }
  throw new TemplateError(`${template.id}: no draw for seed ${seed} gives the answer ${wanted}`)
}

interface Wish {
  wanted: OptionId
  /** The number of the draw: the first ones are choosy. */
  draw: number
}

function choosePair<C>(question: Sufficiency<C>, random: Random, { wanted, draw }: Wish): Decided<C> | null {
  const surveyed = survey(question)
  if (question.pairs) return chooseWritten(surveyed, random, { wanted, draw })
  for (let tries = 0; tries < PAIRS_PER_DRAW; tries += 1) {
    const [first, second] = random.some(question.statements, 2) as [Statement<C>, Statement<C>]
    const verdict = decide(surveyed, [first, second])
    if (verdict?.answer !== wanted) continue
    if ([first, second].some(({ text }) => restatesQuestion(question.stem, text))) continue
    if (isDull(surveyed, [first, second], { wanted, draw })) continue
    const decided = { question, pair: [first, second] as const, verdict, left: casesLeft(surveyed, [first, second]) }
    if (!isCircular(decided)) return decided
  }
  return null
}

function casesLeft<C>(surveyed: Survey<C>, [first, second]: Decided<C>['pair']): Decided<C>['left'] {
  const [one, two] = [surveyed.fitting(first), surveyed.fitting(second)]
  const casesAt = (places: readonly number[]): C[] => places.map((at) => surveyed.question.cases[at]!)
  return { one: casesAt(one), two: casesAt(two), both: casesAt(fittingBoth(one, two)) }
}

/**
 * Whether a pair is seen through at a glance: statements of a D that say the same, the mere bound that an A or a B sets
 * beside its sufficient statement, statements of an E of which one follows from the other. Later draws take such a pair
 * too, since some templates have no other.
 */
function isDull<C>(surveyed: Survey<C>, pair: readonly [Statement<C>, Statement<C>], { wanted, draw }: Wish): boolean {
  if (draw >= STRICT_DRAWS) return false
  if (wanted === 'E') return surveyed.question.pairs === undefined && oneImpliesOther(surveyed, pair)
  if (wanted === 'A') return isMereBound(pair[1].text)
  if (wanted === 'B') return isMereBound(pair[0].text)
  if (wanted !== 'D') return false
  const relation = relationOf(surveyed, pair)
  return relation === 'equivalent' || (relation === 'implied' && draw < STRICT_DRAWS / 2)
}

/** A pair as its author wrote it, in either order. */
function chooseWritten<C>(surveyed: Survey<C>, random: Random, { wanted, draw }: Wish): Decided<C> | null {
  const { question } = surveyed
  const pairs = question.pairs ?? []
  for (const written of random.some(pairs, pairs.length)) {
    if (wanted === 'C' && !written.together) continue
    const pair = random.pick([written.statements, written.statements.toReversed() as [Statement<C>, Statement<C>]])
    for (const ordered of [pair, pair.toReversed() as [Statement<C>, Statement<C>]]) {
      const verdict = decide(surveyed, ordered)
      if (verdict?.answer !== wanted || isDull(surveyed, ordered, { wanted, draw })) continue
      const decided = { question, pair: ordered, verdict, left: casesLeft(surveyed, ordered), written }
      if (!isCircular(decided)) return decided
    }
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

function assemble<C>(template: SufficiencyTemplate, seed: number, found: Decided<C>): Item {
  const { question, pair, verdict } = found
  const stem = `${question.stem}\n(1) ${pair[0].text}\n(2) ${pair[1].text}`
  const widely = once((): Wider => {
    const { one, two, cases } = answersLeft(template.second, stem) ?? UNREAD
    return { answers: [one.size, two.size], cases }
  })
  const decided = { ...found, widely }
  return {
    id: itemId(template, seed),
    version: template.version,
    type: 'data-sufficiency',
    skill: template.skill,
    difficulty: difficultyOf(template, levelOf(seed), decided.written?.harder),
    language: 'en',
    stem,
    options: explainChoices(decided),
    answer: verdict.answer,
    solution: { quick: quickSolution(decided), full: wholeFinding(decided) },
    hints: decided.written?.hints ?? question.hintsFor?.(pair) ?? [question.hints[0], pairHint(question, pair)],
    source: { kind: 'template', template: template.id, seed },
  }
}
