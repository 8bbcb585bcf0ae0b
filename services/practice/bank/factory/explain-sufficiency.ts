import { caseLines, type ShownCase } from '@app/contracts/rules/case-table'
import type { ItemOption, OptionId } from '../../src/domain/item.ts'
import type { MisconceptionId } from '../misconceptions.ts'
import type { Finding, Verdict } from './decide-sufficiency.ts'
import type { Statement, StatementPair, Sufficiency } from './sufficiency-template.ts'
import { whyTogether } from './why-together.ts'

/** A decided question: the two statements in their printed order. */
export interface Decided<C> {
  question: Sufficiency<C>
  pair: readonly [Statement<C>, Statement<C>]
  verdict: Verdict<C>
  /** The pair as its author wrote it, if one did. */
  written?: StatementPair<C>
  /** The cases that fit statement 1, statement 2, and both. */
  left: { one: readonly C[]; two: readonly C[]; both: readonly C[] }
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
    if (id === decided.verdict.answer) return { ...base, reason: WHY_RIGHT[id] }
    return { ...base, ...whyWrong(decided, id) }
  })
}

/** The verdict alone: the solution beside it says why, and a thing is said once. */
const WHY_RIGHT: Readonly<Record<OptionId, string>> = {
  A: 'Statement (1) settles the question by itself; statement (2) leaves two answers open.',
  B: 'Statement (2) settles the question by itself; statement (1) leaves two answers open.',
  C: 'Each statement alone leaves two answers open; the two together leave one.',
  D: 'Each of the two statements settles the question without the other.',
  E: 'Two cases fit both statements and give different answers.',
}

/** What each statement does alone, and, when neither is enough, what they do together. */
export function wholeFinding<C>(decided: Decided<C>): string[] {
  const { first, second } = decided.verdict
  const alone = [aloneText(decided, 0), aloneText(decided, 1)]
  return first.enough || second.enough ? alone : [...alone, togetherText(decided)]
}

/** Whether no author says why an answer is the same in every case that is left; such a pair is not asked about. */
export function isCircular<C>(decided: Decided<C>): boolean {
  return wholeFinding(decided).some((text) => text.toLowerCase().includes(CIRCULAR.toLowerCase()))
}

/** The finding that decides, as short as it can be said: of statement 1, of statement 2, of both together (2). */
export function shortFinding<C>(decided: Decided<C>, index: 0 | 1 | 2): string {
  if (index === 2) return togetherText(decided)
  return `Statement (${index + 1}) is enough: ${shortEnough(decided, index)}`
}

/** Why a wrong choice tempts, then what is wrong with it: both errors, where two were made. */
function whyWrong<C>(decided: Decided<C>, chosen: OptionId): WhyWrong {
  const { verdict, question } = decided
  const truth = [verdict.first.enough, verdict.second.enough] as const
  const overrated = ([0, 1] as const).filter((index) => CLAIMS[chosen][index] && !truth[index])
  const missed = ([0, 1] as const).filter((index) => !CLAIMS[chosen][index] && truth[index])
  if (overrated.length === 2) return bothOverrated(decided)
  if (overrated[0] !== undefined) return overratedReason(decided, overrated[0], missed[0])
  if (missed[0] !== undefined) return missedReason(decided, missed, chosen)
  if (chosen === 'C') {
    return {
      misconception: 'ds-two-must-be-enough',
      reason: `Choice C is tempting because two facts often settle a question. Here they do not: ${witnessText(question, verdict.together)}, and both cases fit both statements.`,
    }
  }
  return {
    misconception: 'ds-stopped-before-combining',
    reason:
      'Choice E is tempting because neither statement is enough alone. It stops there, though: put together, the two leave one answer.',
  }
}

function bothOverrated<C>({ question, verdict }: Decided<C>): WhyWrong {
  const { first, second, together } = verdict
  const tempts = 'Choice D is tempting if one case is tried for each statement.'
  return {
    misconception: 'ds-one-case-taken-for-all',
    reason: together.enough
      ? `${tempts} A second case gives another answer. Under (1), ${witnessText(question, first)}; under (2), ${witnessText(question, second)}.`
      : `${tempts} But ${witnessText(question, together)}, and both cases fit both statements.`,
  }
}

function overratedReason<C>(decided: Decided<C>, index: 0 | 1, missed: 0 | 1 | undefined): WhyWrong {
  const { verdict, pair, question } = decided
  const finding = index === 0 ? verdict.first : verdict.second
  const carried = verdict.answer === 'C' || (index === 1 && verdict.first.enough)
  const misconception = carried ? 'ds-carried-a-statement-over' : 'ds-one-case-taken-for-all'
  const [name, other] = [`(${index + 1})`, `(${index === 0 ? 2 : 1})`]
  if (missed !== undefined) {
    const reason = `Statement ${name} looks like enough if one case is tried, but ${witnessText(question, finding)}. Statement ${other}, passed over here, does settle it: ${shortEnough(decided, missed)}`
    return { misconception, reason }
  }
  const tempts = carried
    ? `With statement ${other} still in mind, statement ${name} looks like enough.`
    : `Statement ${name} looks like enough if one case is tried.`
  return {
    misconception,
    reason: `${tempts} Alone, it leaves the answer open. ${openText(question, pair[index], finding)}`,
  }
}

function missedReason<C>(decided: Decided<C>, missed: ReadonlyArray<0 | 1>, chosen: OptionId): WhyWrong {
  const [index, other] = missed as readonly [0 | 1, (0 | 1)?]
  const also = other === undefined ? '' : ` So is (${other + 1}): ${shortEnough(decided, other)}`
  const found = `${shortEnough(decided, index)}${also}`
  if (chosen === 'C') {
    return {
      misconception: 'ds-combined-too-early',
      reason: `Choice C is tempting because the two statements together do settle the question. But (${index + 1}) alone is enough: ${found}`,
    }
  }
  return {
    misconception: 'ds-enough-taken-for-too-little',
    reason: `Choice ${chosen} is tempting because statement (${index + 1}) does not look like an answer. It is enough all the same: ${found}`,
  }
}

function aloneText<C>(decided: Decided<C>, index: 0 | 1): string {
  const { verdict, pair, question } = decided
  const finding = index === 0 ? verdict.first : verdict.second
  const name = `Statement (${index + 1})`
  if (finding.enough) return `${name} is enough: ${pair[index].enough ?? remains(decided, index)}`
  const lacks = pair[index].lacks ? ` ${pair[index].lacks.replace(/[.:;]?$/, '.')}` : ''
  return `${name} is not enough.${lacks} Two cases fit it:${caseLines(shownCases(question, finding))}`
}

/** Why a statement is enough, without what its author added after the first sentence. */
function shortEnough<C>(decided: Decided<C>, index: 0 | 1): string {
  const whole = decided.pair[index].enough ?? remains(decided, index)
  return whole.replace(/\. [A-Z].*$/, '.')
}

function togetherText<C>(decided: Decided<C>): string {
  const { question, verdict, written } = decided
  const { together } = verdict
  if (!together.enough) {
    const why = written?.open === undefined ? '' : ` ${written.open}`
    return `Even together they are not enough.${why} Two cases fit both statements:${caseLines(shownCases(question, together))}`
  }
  if (written?.together !== undefined) return `Together they are enough: ${written.together}`
  const why = whyTogether(decided) ?? `${CIRCULAR}.`
  return `Together they are enough. ${why} The answer is ${question.ask(together.example)}.`
}

/** What stands where an author gave no reason; text-faults.ts refuses it. */
export const CIRCULAR = 'Every case that is left gives the same answer'

/** So few cases of a statement can be listed as the reason why it is enough. */
const FEW = 4

/** Why one statement without an author's sentence is enough: the few cases that it leaves. */
function remains<C>({ question, left, verdict }: Decided<C>, index: 0 | 1): string {
  const cases = index === 0 ? left.one : left.two
  const finding = index === 0 ? verdict.first : verdict.second
  const answer = finding.enough ? question.ask(finding.example) : ''
  const shown = cases.map(question.show)
  if (cases.length === 1) return `it leaves only ${shown[0]!}, so the answer is ${answer}.`
  if (cases.length <= FEW) return `it leaves only ${shown.join('; ')}, and in each the answer is ${answer}.`
  return `${CIRCULAR.toLowerCase()}, ${answer}.`
}

/** What a statement leaves open, and two cases that show it, in one sentence. */
function openText<C>(question: Sufficiency<C>, statement: Statement<C>, finding: Finding<C>): string {
  const cases = witnessText(question, finding)
  if (!statement.lacks) return `${cases.replace(/^f/, 'F')}.`
  return `${statement.lacks.replace(/\.$/, '')}${statement.lacks.includes(':') ? '; ' : ': '}${cases}.`
}

function shownCases<C>(question: Sufficiency<C>, finding: Finding<C>): ShownCase[] {
  if (finding.enough) return []
  return finding.witnesses.map((one) => ({ show: question.show(one), answer: question.ask(one) }))
}

function witnessText<C>(question: Sufficiency<C>, finding: Finding<C>): string {
  if (finding.enough) return ''
  const [one, other] = finding.witnesses
  return `for ${question.show(one)} the answer is ${question.ask(one)}, for ${question.show(other)} it is ${question.ask(other)}`
}
