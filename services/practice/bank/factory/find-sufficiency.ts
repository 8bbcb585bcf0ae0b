import { caseLines, type ShownCase } from '@app/contracts/rules/case-table'
import type { Decided, Finding } from './decide-sufficiency.ts'
import type { Sufficiency } from './sufficiency-template.ts'
import { listed, whyTogether } from './why-together.ts'

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
  if (index === 2) return shortTogether(decided)
  const { verdict, question, left, pair } = decided
  const finding = index === 0 ? verdict.first : verdict.second
  const name = `Statement (${index + 1}) is sufficient:`
  const short = `${name} ${shortEnough(decided, index)}`
  if (!finding.enough) return short
  const cases = (index === 0 ? left.one : left.two).length
  const ended = (why: string): string => withAnswer(why, question.ask(finding.example), cases)
  // Where only a later sentence gets to the answer, the first one alone would jump to it.
  const whole = `${name} ${pair[index].enough ?? ''}`
  return ended(short) !== short && ended(whole) === whole ? whole : ended(short)
}

/** The two cases that show that nothing is determined, or the shortest way to the only case that is left. */
function shortTogether<C>(decided: Decided<C>): string {
  const { question, verdict } = decided
  if (!verdict.together.enough) {
    const [one, other] = shownCases(question, verdict.together)
    return `Both statements are true for ${one!.show} (answer: ${one!.answer}) and for ${other!.show} (answer: ${other!.answer}), so they are not sufficient even together.`
  }
  const few = isSolved(decided) ? null : fewLeft(decided)
  return few === null ? togetherText(decided) : `${few} So the answer is ${question.ask(verdict.together.example)}.`
}

/** Whether the two statements together are solved as two equations, which is shorter than trying cases. */
function isSolved<C>({ question, pair, left }: Decided<C>): boolean {
  return Boolean(question.unknowns && pair[0].line && pair[1].line && left.both.length === 1)
}

/** The statement that allows fewer cases, and these; null when they are many, or when the two leave more than one. */
export function fewerCases<C>({ left }: Decided<C>): { at: 0 | 1; few: readonly C[] } | null {
  const at = left.one.length <= left.two.length ? 0 : 1
  const few = at === 0 ? left.one : left.two
  return left.both.length !== 1 || few.length > FEW ? null : { at, few }
}

/** The few cases that one statement allows, and the one of them that fits the other; null when they are many. */
function fewLeft<C>(decided: Decided<C>): string | null {
  const { question, left } = decided
  const fewer = fewerCases(decided)
  if (fewer === null) return null
  const { at, few } = fewer
  return `Statement (${at + 1}) allows only ${listed(few.map(question.show))}. The only one that also fits statement (${2 - at}) is ${question.show(left.both[0]!)}.`
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
export function shortEnough<C>(decided: Decided<C>, index: 0 | 1): string {
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
  return new RegExp(String.raw`(?<![\d.])${literal(bare(answer))}(?![\dA-Za-z^]|\.\d)`).test(
    bare(why.replaceAll(/statement \([12]\)/gi, '')),
  )
    ? why
    : `${why} So the answer is ${answer}.`
}

const ANSWERED = /\banswer\b[^.]*\b(?:yes|no)\b/
export const isYesOrNo = (answer: string): boolean => answer === 'yes' || answer === 'no'
const bare = (text: string): string => text.replaceAll(/\\[()%$]|[$%]|\{,\}|,(?=\d{3})/g, '').replaceAll('−', '-')
const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** An author's words as a sentence; nothing if there are none. */
export const sentence = (text = ''): string => (text === '' ? '' : text.replace(/[.:;]?$/, '.'))

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

export function shownCases<C>(question: Sufficiency<C>, finding: Finding<C>): ShownCase[] {
  if (finding.enough) return []
  return finding.witnesses.map((one) => ({ show: question.show(one), answer: question.ask(one) }))
}
