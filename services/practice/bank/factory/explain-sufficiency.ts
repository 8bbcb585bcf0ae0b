import { caseLines, type ShownCase } from '@app/contracts/rules/case-table'
import type { ItemOption, OptionId } from '../../src/domain/item.ts'
import type { MisconceptionId } from '../misconceptions.ts'
import type { Finding, Verdict } from './decide-sufficiency.ts'
import type { Statement, StatementPair, Sufficiency } from './sufficiency-template.ts'
import { isMereBound } from './pair-relation.ts'
import { equationOf } from './solve-lines.ts'
import { listed, whyTogether } from './why-together.ts'

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

/** Which statements a choice takes to be sufficient alone. */
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

/** What each statement does alone, and, when neither is sufficient, what they do together. */
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
  return `Statement (${index + 1}) is sufficient: ${shortEnough(decided, index)}`
}

/** Where a wrong choice goes wrong: an author's words on it, or this item's facts. */
function whyWrong<C>(decided: Decided<C>, chosen: OptionId): WhyWrong {
  const { verdict } = decided
  const truth = [verdict.first.enough, verdict.second.enough] as const
  const overrated = ([0, 1] as const).filter((index) => CLAIMS[chosen][index] && !truth[index])
  const missed = ([0, 1] as const).filter((index) => !CLAIMS[chosen][index] && truth[index])
  if (overrated.length === 2) return bothOverrated(decided)
  if (overrated[0] !== undefined) return overratedReason(decided, { index: overrated[0], missed: missed[0], chosen })
  if (missed[0] !== undefined) return missedReason(decided, missed, chosen)
  return chosen === 'C' ? togetherOverrated(decided) : togetherMissed(decided)
}

function togetherOverrated<C>({ question, pair, verdict, written, left }: Decided<C>): WhyWrong {
  const trap = written?.bothTrap ?? question.bothTrap?.(pair, left.both) ?? sameEquation(question, pair)
  const bounds = ([0, 1] as const).filter((index) => isMereBound(pair[index].text))
  const limit = bounds.length === 1 ? `statement (${bounds[0]! + 1}) gives only a limit, and ` : ''
  return {
    misconception: 'ds-two-must-be-enough',
    reason: trap
      ? `Choice C ${trap}. The answer ${stillOpen(question, verdict.together)}.`
      : `Choice C takes the two statements together to be sufficient, but ${limit}they still allow ${bothCases(question, verdict.together)}.`,
  }
}

/** How a choice goes wrong that counts one equation twice. */
function sameEquation<C>({ unknowns }: Sufficiency<C>, [first, second]: Decided<C>['pair']): string | undefined {
  if (!unknowns || !first.line || !second.line) return undefined
  const [one, two] = [equationOf(unknowns.letters, first.line), equationOf(unknowns.letters, second.line)]
  if (one !== two) return undefined
  return unknowns.meaning === undefined
    ? `counts two equations, but both statements say only that ${one}`
    : 'counts two equations, but the two statements are forms of one and the same equation'
}

function togetherMissed<C>({ question, pair, verdict, written, left }: Decided<C>): WhyWrong {
  const missed = written?.bothMissed ?? question.bothMissed?.(pair, left.both)
  const answer = verdict.together.enough ? question.ask(verdict.together.example) : ''
  const lines = question.unknowns !== undefined && pair.every(({ line }) => line !== undefined)
  const shown = question.show(left.both[0]!)
  const single = lines
    ? `solving the two equations gives only ${shown}, so the answer is ${answer}`
    : `the only case that fits both is ${shown}, so the answer is ${answer}`
  const only = left.both.length === 1 ? single : ''
  const whole = isYesOrNo(answer)
    ? `together they rule out every case in which the answer is ${answer === 'yes' ? 'no' : 'yes'}`
    : `together they allow only one answer, ${answer}`
  return {
    misconception: 'ds-stopped-before-combining',
    reason: missed
      ? `Choice E ${missed}.`
      : `Choice E is right that neither statement is sufficient alone, but ${only || whole}.`,
  }
}

function bothOverrated<C>({ question, verdict }: Decided<C>): WhyWrong {
  const { first, second, together } = verdict
  return {
    misconception: 'ds-one-case-taken-for-all',
    reason: together.enough
      ? `Choice D takes each statement to be sufficient by itself, but neither one is. Statement (1) allows ${bothCases(question, first)}; statement (2) allows ${bothCases(question, second)}.`
      : `Choice D takes each statement to be sufficient by itself, but even with both of them, the answer ${stillOpen(question, together)}.`,
  }
}

/** After 'the answer': the two answers of the cases that are left. */
function stillOpen<C>(question: Sufficiency<C>, finding: Finding<C>): string {
  const [one, other] = shownCases(question, finding)
  return one?.answer === 'no' ? 'can still be yes or no' : `can still be ${one?.answer} or ${other?.answer}`
}

interface Overrated {
  index: 0 | 1
  /** The other statement, if the choice takes it for insufficient although it is sufficient. */
  missed: 0 | 1 | undefined
  chosen: OptionId
}

function overratedReason<C>(decided: Decided<C>, { index, missed, chosen }: Overrated): WhyWrong {
  const { verdict, pair, question } = decided
  const finding = index === 0 ? verdict.first : verdict.second
  const carried = verdict.answer === 'C' || (index === 1 && verdict.first.enough)
  const misconception = carried ? 'ds-carried-a-statement-over' : 'ds-one-case-taken-for-all'
  const [name, other] = [`statement (${index + 1})`, `statement (${2 - index})`]
  if (missed !== undefined) {
    const reason = `Choice ${chosen} has the two statements backward. ${capital(other)} is the one that is sufficient, while ${name} allows ${bothCases(question, finding)}.`
    return { misconception, reason }
  }
  const { trap, lacks } = pair[index]
  const right = chosen === 'D' ? `is right about ${other}${trap ? `. With ${name}, it ` : ', but it '}` : ''
  const cases = `allows ${bothCases(question, finding)}.`
  const opening = `Choice ${chosen} ${right}${trap ?? `takes ${name} to be sufficient by itself`}`
  if (trap) return { misconception, reason: `${opening}. ${capital(name)} ${cases}` }
  return { misconception, reason: `${opening}${lacks ? `. ${sentence(lacks)} For example, it` : ', but it'} ${cases}` }
}

function missedReason<C>(decided: Decided<C>, missed: ReadonlyArray<0 | 1>, chosen: OptionId): WhyWrong {
  const { verdict, question, pair } = decided
  const index = missed[0]!
  const name = `statement (${index + 1})`
  if (chosen === 'C') {
    const reason =
      missed.length > 1
        ? `Choice C uses both statements, but statement (1) alone already ${outcome(question, verdict.first)}, and so does statement (2).`
        : `Choice C uses both statements, but ${name} is sufficient without statement (${2 - index}): ${shortEnough(decided, index)}`
    return { misconception: 'ds-combined-too-early', reason }
  }
  const told = missed.find((at) => pair[at].missed !== undefined)
  const what = missed.length > 1 ? 'each statement is sufficient by itself' : `${name} is sufficient`
  const how =
    told === undefined
      ? `overlooks that ${name} is sufficient: ${shortEnough(decided, index)}`
      : `misses that ${what}${missed.length > 1 ? `. With statement (${told + 1})` : ':'}${missed.length > 1 ? ',' : ''} it ${pair[told].missed}.`
  return { misconception: 'ds-enough-taken-for-too-little', reason: `Choice ${chosen} ${how}` }
}

/** The verdict with the answers to the question: the solution beside it says why, and a thing is said once. */
function whyRight<C>({ question, verdict }: Decided<C>): string {
  const { first, second, together, answer } = verdict
  const one = `Statement (1) alone ${outcome(question, first)}`
  if (answer === 'A' || answer === 'B') return `${one}, but statement (2) alone ${outcome(question, second)}.`
  if (answer === 'C') {
    const only = together.enough ? question.ask(together.example) : ''
    return isYesOrNo(only)
      ? `Each statement alone allows both a yes and a no; together, they allow only a ${only}.`
      : `Each statement alone allows more than one answer; together, they allow only one: ${only}.`
  }
  if (answer === 'E') {
    const [a, b] = shownCases(question, together)
    return `Both statements are true for ${a!.show}, where the answer is ${a!.answer}, and for ${b!.show}, where it is ${b!.answer}.`
  }
  return `Each statement alone ${outcome(question, first)}.`
}

/** What a statement does to the answer, after 'Statement (1) alone'. */
function outcome<C>(question: Sufficiency<C>, finding: Finding<C>): string {
  if (finding.enough) {
    const answer = question.ask(finding.example)
    return isYesOrNo(answer) ? `makes the answer a definite ${answer}` : `determines the answer, ${answer}`
  }
  const [one, other] = finding.witnesses.map(question.ask)
  return isYesOrNo(one!) ? 'allows both a yes and a no' : `allows more than one answer, such as ${one} and ${other}`
}

function aloneText<C>(decided: Decided<C>, index: 0 | 1): string {
  const { verdict, pair, question } = decided
  const finding = index === 0 ? verdict.first : verdict.second
  const name = `Statement (${index + 1})`
  if (finding.enough) {
    const left = index === 0 ? decided.left.one : decided.left.two
    const why = `${name} is sufficient: ${pair[index].enough ?? remains(decided, index)}`
    return withAnswer(why, question.ask(finding.example), left.length)
  }
  const lacks = pair[index].lacks ? ` ${sentence(pair[index].lacks)}` : ''
  return `${name} is not sufficient.${lacks} Two cases that fit it have different answers:${caseLines(shownCases(question, finding))}`
}

/** Why a statement is sufficient, without what its author added after the first sentence. */
function shortEnough<C>(decided: Decided<C>, index: 0 | 1): string {
  const whole = decided.pair[index].enough ?? remains(decided, index)
  return whole.replace(/\. [A-Z].*$/, '.')
}

function togetherText<C>(decided: Decided<C>): string {
  const { question, verdict, written, left } = decided
  const { together } = verdict
  if (!together.enough) {
    const why = written?.open === undefined ? '' : ` ${written.open}`
    return `Even together, the statements are not sufficient.${why} Two cases that fit both have different answers:${caseLines(shownCases(question, together))}`
  }
  const why =
    written?.together === undefined
      ? `Together, the statements are sufficient. ${whyTogether(decided) ?? `${CIRCULAR}.`}`
      : `Together, the statements are sufficient: ${written.together}`
  return withAnswer(why, question.ask(together.example), left.both.length)
}

/** A reason that ends with the answer to the question, unless it has named it. */
function withAnswer(why: string, answer: string, cases: number): string {
  if (isYesOrNo(answer))
    return ANSWERED.test(why) ? why : `${why} So the answer is ${cases > 1 ? 'always ' : ''}${answer}.`
  return new RegExp(String.raw`(?<![\d.])${literal(bare(answer))}(?![\d]|\.\d)`).test(bare(why))
    ? why
    : `${why} So the answer is ${answer}.`
}

const ANSWERED = /\banswer\b[^.]*\b(?:yes|no)\b/
const isYesOrNo = (answer: string): boolean => answer === 'yes' || answer === 'no'
const bare = (text: string): string => text.replaceAll(/\\[()%$]|[$%]|\{,\}|,(?=\d{3})/g, '').replaceAll('−', '-')
const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** An author's words as a sentence; nothing if there are none. */
const sentence = (text = ''): string => (text === '' ? '' : text.replace(/[.:;]?$/, '.'))

/** What stands where an author gave no reason; text-faults.ts refuses it. */
export const CIRCULAR = 'Every case that is left gives the same answer'

/** So few cases of a statement can be listed as the reason why it is sufficient. */
const FEW = 4

/** Why one statement without an author's sentence is sufficient: the few cases that it leaves. */
function remains<C>({ question, left, verdict }: Decided<C>, index: 0 | 1): string {
  const cases = index === 0 ? left.one : left.two
  const finding = index === 0 ? verdict.first : verdict.second
  const answer = finding.enough ? question.ask(finding.example) : ''
  const shown = cases.map(question.show)
  if (cases.length === 1) return `it leaves only ${shown[0]!}, so the answer is ${answer}.`
  if (cases.length <= FEW) return `it allows only ${listed(shown)}, and the answer is ${answer} in each case.`
  return `${CIRCULAR.toLowerCase()}, ${answer}.`
}

function shownCases<C>(question: Sufficiency<C>, finding: Finding<C>): ShownCase[] {
  if (finding.enough) return []
  return finding.witnesses.map((one) => ({ show: question.show(one), answer: question.ask(one) }))
}

/** Two cases with their answers, to follow 'allows': witness-faults.ts reads them. */
function bothCases<C>(question: Sufficiency<C>, finding: Finding<C>): string {
  const [one, other] = shownCases(question, finding)
  if (!one || !other) return ''
  return `both ${one.show} (answer: ${one.answer}) and ${other.show} (answer: ${other.answer})`
}
