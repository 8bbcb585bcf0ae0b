import type { ItemOption, OptionId } from '../../src/domain/item.ts'
import type { MisconceptionId } from '../misconceptions.ts'
import type { Finding, Verdict } from './decide-sufficiency.ts'
import type { Statement, StatementPair, Sufficiency } from './sufficiency-template.ts'

/** A decided question: the two statements in their printed order. */
export interface Decided<C> {
  question: Sufficiency<C>
  pair: readonly [Statement<C>, Statement<C>]
  verdict: Verdict<C>
  /** The pair as its author wrote it, if one did. */
  written?: StatementPair<C>
}

/** The five fixed choices of every Data Sufficiency question, in their fixed order. */
export const CHOICES: Readonly<Record<OptionId, string>> = {
  A: 'Statement (1) ALONE is sufficient, but statement (2) alone is not sufficient.',
  B: 'Statement (2) ALONE is sufficient, but statement (1) alone is not sufficient.',
  C: 'BOTH statements TOGETHER are sufficient, but NEITHER statement ALONE is sufficient.',
  D: 'EACH statement ALONE is sufficient.',
  E: 'Statements (1) and (2) TOGETHER are NOT sufficient.',
}

/** Which statements a choice takes to be enough alone. */
const CLAIMS: Readonly<Record<OptionId, readonly [boolean, boolean]>> = {
  A: [true, false],
  B: [false, true],
  C: [false, false],
  D: [true, true],
  E: [false, false],
}

interface WhyWrong {
  reason: string
  misconception: MisconceptionId
}

export function explainChoices<C>(decided: Decided<C>): ItemOption[] {
  return (Object.keys(CHOICES) as OptionId[]).map((id) => {
    const base = { id, text: CHOICES[id] }
    if (id === decided.verdict.answer) return { ...base, reason: whyRight(decided) }
    return { ...base, ...whyWrong(decided, id) }
  })
}

/** What each statement does alone, and, when neither is enough, what they do together. */
export function wholeFinding<C>(decided: Decided<C>): string[] {
  const { first, second } = decided.verdict
  const alone = [aloneText(decided, 0), aloneText(decided, 1)]
  return first.enough || second.enough ? alone : [...alone, togetherText(decided)]
}

function whyRight<C>(decided: Decided<C>): string {
  const { verdict } = decided
  if (verdict.answer === 'C') return `Neither statement is enough alone. ${togetherText(decided)}`
  if (verdict.answer === 'E') return togetherText(decided)
  return wholeFinding(decided).join(' ')
}

/** At most two sentences on what the person who chose this overlooked: both errors, where two were made. */
function whyWrong<C>(decided: Decided<C>, chosen: OptionId): WhyWrong {
  const { verdict } = decided
  const truth = [verdict.first.enough, verdict.second.enough] as const
  const overrated = ([0, 1] as const).filter((index) => CLAIMS[chosen][index] && !truth[index])
  const missed = ([0, 1] as const).filter((index) => !CLAIMS[chosen][index] && truth[index])
  if (overrated.length === 2) return bothOverrated(decided)
  if (overrated[0] !== undefined) return overratedReason(decided, overrated[0], missed[0])
  if (missed[0] !== undefined) return missedReason(decided, missed, chosen)
  if (chosen === 'C') {
    return {
      misconception: 'ds-two-must-be-enough',
      reason: `Two facts need not be enough: ${witnessText(decided.question, verdict.together)}, and both cases fit both statements.`,
    }
  }
  return {
    misconception: 'ds-stopped-before-combining',
    reason: `You were right that neither statement is enough alone, but you stopped before putting them together. ${togetherText(decided)}`,
  }
}

function bothOverrated<C>({ question, verdict }: Decided<C>): WhyWrong {
  const { first, second, together } = verdict
  return {
    misconception: 'ds-one-case-taken-for-all',
    reason: together.enough
      ? `Neither statement is enough alone. Under (1), ${witnessText(question, first)}; under (2), ${witnessText(question, second)}.`
      : `Neither statement is enough: ${witnessText(question, together)}, and both cases fit both statements.`,
  }
}

function overratedReason<C>(decided: Decided<C>, index: 0 | 1, missed: 0 | 1 | undefined): WhyWrong {
  const { verdict, pair, question } = decided
  const finding = index === 0 ? verdict.first : verdict.second
  const carried = verdict.answer === 'C' || (index === 1 && verdict.first.enough)
  const misconception = carried ? 'ds-carried-a-statement-over' : 'ds-one-case-taken-for-all'
  const took = `You took statement (${index + 1}) to be enough`
  if (missed !== undefined) {
    const reason = `${took}, but ${witnessText(question, finding)}. You also passed over (${missed + 1}): ${shortEnough(decided, missed)}`
    return { misconception, reason }
  }
  const perhaps = carried ? `, perhaps with (${index === 0 ? 2 : 1}) still in mind` : ''
  return { misconception, reason: `${took}${perhaps}. ${openText(question, pair[index], finding)}` }
}

function missedReason<C>(decided: Decided<C>, missed: ReadonlyArray<0 | 1>, chosen: OptionId): WhyWrong {
  const [index, other] = missed as readonly [0 | 1, (0 | 1)?]
  const also = other === undefined ? '' : ` So is (${other + 1}): ${shortEnough(decided, other)}`
  const found = `${shortEnough(decided, index)}${also}`
  if (chosen === 'C') {
    return {
      misconception: 'ds-combined-too-early',
      reason: `You put the statements together, but (${index + 1}) alone is enough: ${found}`,
    }
  }
  return {
    misconception: 'ds-enough-taken-for-too-little',
    reason: `You passed over statement (${index + 1}), which alone is enough: ${found}`,
  }
}

function aloneText<C>(decided: Decided<C>, index: 0 | 1): string {
  const finding = index === 0 ? decided.verdict.first : decided.verdict.second
  const name = `Statement (${index + 1})`
  if (finding.enough) return `${name} is enough: ${decided.pair[index].enough ?? remains(decided.question, finding)}`
  return `${name} is not enough. ${openText(decided.question, decided.pair[index], finding)}`
}

/** Why a statement is enough, without what its author added after the first sentence. */
function shortEnough<C>({ verdict, pair, question }: Decided<C>, index: 0 | 1): string {
  const finding = index === 0 ? verdict.first : verdict.second
  const whole = pair[index].enough ?? (finding.enough ? remains(question, finding) : '')
  return whole.replace(/\. [A-Z].*$/, '.')
}

function togetherText<C>({ question, verdict: { together }, written }: Decided<C>): string {
  if (together.enough) return `Together they are enough: ${written?.together ?? remains(question, together)}`
  const why = written?.open === undefined ? '' : ` ${written.open}`
  return `Even together they are not enough: ${witnessText(question, together)}, and both cases fit both statements.${why}`
}

function remains<C>(question: Sufficiency<C>, finding: Finding<C> & { enough: true }): string {
  const { example, cases } = finding
  const answer = question.ask(example)
  if (cases === 1) return `only ${question.show(example)} is left, so the answer is ${answer}.`
  return `every case that is left, such as ${question.show(example)}, gives the same answer: ${answer}.`
}

/** What a statement leaves open, and two cases that show it, in one sentence. */
function openText<C>(question: Sufficiency<C>, statement: Statement<C>, finding: Finding<C>): string {
  const cases = witnessText(question, finding)
  if (!statement.lacks) return `${cases.replace(/^f/, 'F')}.`
  return `${statement.lacks.replace(/\.$/, '')}${statement.lacks.includes(':') ? '; ' : ': '}${cases}.`
}

function witnessText<C>(question: Sufficiency<C>, finding: Finding<C>): string {
  if (finding.enough) return ''
  const [one, other] = finding.witnesses
  return `for ${question.show(one)} the answer is ${question.ask(one)}, for ${question.show(other)} it is ${question.ask(other)}`
}
