import type { ItemOption, OptionId } from '../../src/domain/item.ts'
import type { MisconceptionId } from '../misconceptions.ts'
import type { Finding, Verdict } from './decide-sufficiency.ts'
import type { Statement, Sufficiency } from './sufficiency-template.ts'

/** A decided question: the two statements in their printed order. */
export interface Decided<C> {
  question: Sufficiency<C>
  pair: readonly [Statement<C>, Statement<C>]
  verdict: Verdict<C>
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

export function explainChoices<C>(decided: Decided<C>): ItemOption[] {
  return (Object.keys(CHOICES) as OptionId[]).map((id) => {
    const base = { id, text: CHOICES[id] }
    if (id === decided.verdict.answer) return { ...base, reason: wholeFinding(decided).join(' ') }
    return { ...base, ...whyWrong(decided, id) }
  })
}

/** What each statement does alone, and, when neither is enough, what they do together. */
export function wholeFinding<C>(decided: Decided<C>): string[] {
  const { first, second } = decided.verdict
  const alone = [aloneText(decided, 0), aloneText(decided, 1)]
  return first.enough || second.enough ? alone : [...alone, togetherText(decided)]
}

function whyWrong<C>(decided: Decided<C>, chosen: OptionId): { reason: string; misconception: MisconceptionId } {
  const { verdict } = decided
  const truth = [verdict.first.enough, verdict.second.enough] as const
  const overrated = ([0, 1] as const).find((index) => CLAIMS[chosen][index] && !truth[index])
  const missed = ([0, 1] as const).find((index) => !CLAIMS[chosen][index] && truth[index])
  if (overrated !== undefined) return overratedReason(decided, overrated)
  if (missed !== undefined) return missedReason(decided, missed, chosen)
  if (chosen === 'C') {
    return { misconception: 'ds-two-must-be-enough', reason: `Two facts need not be enough. ${togetherText(decided)}` }
  }
  return {
    misconception: 'ds-stopped-before-combining',
    reason: `You were right that neither statement is enough alone, but the last step is missing. ${togetherText(decided)}`,
  }
}

function overratedReason<C>(decided: Decided<C>, index: 0 | 1): { reason: string; misconception: MisconceptionId } {
  const other = index === 0 ? 2 : 1
  const carried = decided.verdict.answer === 'C' || (index === 1 && decided.verdict.first.enough)
  const advice = carried ? ` Read it as if statement (${other}) were not on the page.` : ''
  return {
    misconception: carried ? 'ds-carried-a-statement-over' : 'ds-one-case-taken-for-all',
    reason: `You took statement (${index + 1}) to be enough alone. ${aloneText(decided, index)}${advice}`,
  }
}

function missedReason<C>(
  decided: Decided<C>,
  index: 0 | 1,
  chosen: OptionId,
): { reason: string; misconception: MisconceptionId } {
  if (chosen === 'C') {
    return {
      misconception: 'ds-combined-too-early',
      reason: `You put the statements together before testing each alone. ${aloneText(decided, index)}`,
    }
  }
  return {
    misconception: 'ds-enough-taken-for-too-little',
    reason: `You passed over statement (${index + 1}). ${aloneText(decided, index)}`,
  }
}

function aloneText<C>(decided: Decided<C>, index: 0 | 1): string {
  const finding = index === 0 ? decided.verdict.first : decided.verdict.second
  const statement = decided.pair[index]
  const name = `Statement (${index + 1})`
  if (finding.enough) {
    return `${name} is enough: ${statement.enough ?? remains(decided.question, finding)}`
  }
  const lacks = statement.lacks === undefined ? '' : ` ${statement.lacks}`
  return `${name} is not enough.${lacks} ${witnessText(decided.question, finding, 'it')}`
}

function togetherText<C>(decided: Decided<C>): string {
  const { together } = decided.verdict
  if (together.enough) return `Together they are enough: ${remains(decided.question, together)}`
  return `Even together they are not enough. ${witnessText(decided.question, together, 'both statements')}`
}

function remains<C>(question: Sufficiency<C>, finding: Finding<C> & { enough: true }): string {
  const { example, cases } = finding
  const answer = question.ask(example)
  if (cases === 1) return `only ${question.show(example)} is left, so the answer is ${answer}.`
  return `every case that is left, such as ${question.show(example)}, gives the same answer: ${answer}.`
}

function witnessText<C>(question: Sufficiency<C>, finding: Finding<C>, what: string): string {
  if (finding.enough) return ''
  const [one, other] = finding.witnesses
  return (
    `Both ${question.show(one)} and ${question.show(other)} fit ${what}; ` +
    `the answer is ${question.ask(one)} in the first case and ${question.ask(other)} in the second.`
  )
}
