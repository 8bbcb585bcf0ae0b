import { caseLines, type ShownCase } from '@app/contracts/rules/case-table'
import type { Decided, Finding } from './decide-sufficiency.ts'
import { sayAnswer } from './say-answer.ts'
import type { Sufficiency } from './sufficiency-template.ts'
import { listed, whyTogether } from './why-together.ts'

/** What the question comes down to, what each statement does alone, and, when neither is sufficient, what they do together. */
export function wholeFinding<C>(decided: Decided<C>): string[] {
  const { first, second } = decided.verdict
  const alone = [...goal(decided.question), aloneText(decided, 0), aloneText(decided, 1)]
  if (first.enough && second.enough) return [...alone, check(decided)]
  return first.enough || second.enough ? alone : [...alone, togetherText(decided)]
}

function goal<C>({ asks }: Sufficiency<C>): string[] {
  if (asks === undefined) return []
  return [`The question asks ${asks.what}${asks.because === undefined ? '' : `, because ${asks.because}`}.`]
}

/** A case that fits both statements of a D, with its answer, for a candidate to try. */
function check<C>({ question, left }: Decided<C>): string {
  const one = left.both[0]!
  return `Check: both statements are true for ${question.show(one)}, and the answer is ${question.ask(one)}.`
}

/** Whether no author says why an answer is the same in every case that is left; such a pair is not asked about. */
export function isCircular<C>(decided: Decided<C>): boolean {
  return wholeFinding(decided).some((text) => text.toLowerCase().includes(CIRCULAR.toLowerCase()))
}

/** Why one statement is sufficient, as short as it can be said; why both together are or are not (2). */
export function shortFinding<C>(decided: Decided<C>, index: 0 | 1 | 2): string {
  return index === 2 ? shortTogether(decided) : `Statement (${index + 1}) is sufficient: ${shortWhole(decided, index)}`
}

/** What stays open with two cases that show it, or the shortest way to the only case that is left. */
function shortTogether<C>(decided: Decided<C>): string {
  const { question, verdict, written } = decided
  if (!verdict.together.enough) {
    const [one, other] = shownCases(question, verdict.together)
    const open = written?.open === undefined ? '' : ` ${written.open}`
    return `Both statements are true for ${one!.show} (answer: ${one!.answer}) and for ${other!.show} (answer: ${other!.answer}), so they are not sufficient even together.${open}`
  }
  const few = isSolved(decided) || isToldTogether(decided) ? null : fewLeft(decided)
  const whole = togetherText(decided)
  const tried = `${few} ${sayAnswer(question.stem, question.ask(verdict.together.example))}`
  return few === null || seenLength(whole) <= seenLength(tried) ? whole : tried
}

/** Whether the two statements together are solved as two equations, which is shorter than trying cases. */
function isSolved<C>({ question, pair, left }: Decided<C>): boolean {
  return Boolean(question.unknowns && pair[0].line && pair[1].line && left.both.length === 1)
}

/** Whether an author says why the two statements are sufficient together. */
export const isToldTogether = <C>({ question, pair, written, left }: Decided<C>): boolean =>
  (written?.together ?? question.together?.(pair, left.both)) !== undefined

/** The statement that allows fewer cases, and these; null when they are many, or when the two leave more than one. */
export function fewerCases<C>({ left, widely }: Decided<C>): { at: 0 | 1; few: readonly C[] } | null {
  const at = left.one.length <= left.two.length ? 0 : 1
  const few = at === 0 ? left.one : left.two
  if (left.both.length !== 1 || few.length > FEW) return null
  // Where a wider window has more cases, these are not all.
  return (widely?.().cases[at] ?? 0) > few.length ? null : { at, few }
}

/** The few cases that one statement allows, and the one of them that fits the other; null when they are many. */
function fewLeft<C>(decided: Decided<C>): string | null {
  const { question, left } = decided
  const fewer = fewerCases(decided)
  if (fewer === null) return null
  const { at, few } = fewer
  return `Statement (${at + 1}) allows only ${listed(few.map(question.show))}. Of these, statement (${2 - at}) allows only ${question.show(left.both[0]!)}.`
}

function aloneText<C>(decided: Decided<C>, index: 0 | 1): string {
  const { verdict, pair, question } = decided
  const finding = index === 0 ? verdict.first : verdict.second
  const name = `Statement (${index + 1})`
  if (finding.enough) {
    const left = index === 0 ? decided.left.one : decided.left.two
    const why = `${name} is sufficient: ${pair[index].enough ?? remains(decided, index)}`
    return withAnswer(question, why, { answer: question.ask(finding.example), cases: left.length })
  }
  const lacks = pair[index].lacks ? ` ${sentence(pair[index].lacks)}` : ''
  const cases =
    index === 1 && areSame(verdict.first, finding)
      ? `The same two cases fit ${name.toLowerCase()}.`
      : `Two cases that fit it have different answers:${caseTable(question, finding)}`
  return `${name} is not sufficient.${lacks} ${cases}`
}

/** Why a statement is sufficient: the first sentence, or all of at most so many letters if only a later one gets to the answer. */
export function shortEnough<C>(decided: Decided<C>, index: 0 | 1, most = Infinity): string {
  const { question, pair, verdict } = decided
  const whole = pair[index].enough ?? remains(decided, index)
  const first = whole.replace(/\. [A-Z].*$/, '.')
  const finding = index === 0 ? verdict.first : verdict.second
  const answer = finding.enough ? question.ask(finding.example) : ''
  return endsWithAnswer(first, answer) || !namesAnswer(whole, answer) || whole.length > most ? first : whole
}

/** How near to its end, in characters, a sentence names the answer that it leads to. */
const END = 60

/** Whether a sentence gets to the answer: an equal number at its beginning is none. */
const endsWithAnswer = (first: string, answer: string): boolean =>
  namesAnswer(isYesOrNo(answer) ? first : first.slice(-END), answer)

/** The same with the answer. */
export function shortWhole<C>(decided: Decided<C>, index: 0 | 1): string {
  const { question, verdict, left } = decided
  const finding = index === 0 ? verdict.first : verdict.second
  const answer = finding.enough ? question.ask(finding.example) : ''
  const cases = (index === 0 ? left.one : left.two).length
  return withAnswer(question, shortEnough(decided, index), { answer, cases })
}

function togetherText<C>(decided: Decided<C>): string {
  const { verdict, written } = decided
  const { together } = verdict
  if (!together.enough) {
    const why = written?.open === undefined ? '' : ` ${written.open}`
    return `Even together, the statements are not sufficient.${why} ${casesOfBoth(decided)}`
  }
  return `Together, the statements are sufficient${written?.together === undefined ? '.' : ':'} ${togetherReason(decided)}`
}

/** Why two statements are sufficient together, with the answer. */
export function togetherReason<C>(decided: Decided<C>): string {
  const { question, verdict, written, left } = decided
  const why = written?.together ?? whyTogether(decided) ?? `${CIRCULAR}.`
  const answer = verdict.together.enough ? question.ask(verdict.together.example) : ''
  return withAnswer(question, why, { answer, cases: left.both.length })
}

/** Two cases that fit both statements, unless they stand there already as the cases of one. */
function casesOfBoth<C>({ question, verdict: { first, second, together } }: Decided<C>): string {
  const [isFirst, isSecond] = [areSame(first, together), areSame(second, together)]
  if (isFirst && isSecond) return 'The same two cases fit both statements.'
  if (isFirst || isSecond)
    return `The two cases for statement (${isFirst ? 1 : 2}) also fit statement (${isFirst ? 2 : 1}).`
  return `Two cases that fit both have different answers:${caseTable(question, together)}`
}

/** Whether two findings rest on the same two cases. */
function areSame<C>(one: Finding<C>, other: Finding<C>): boolean {
  return !one.enough && !other.enough && one.witnesses.every((each) => other.witnesses.includes(each))
}

/** A reason that ends with the answer to the question, unless it has named it. */
function withAnswer<C>(
  { stem }: Sufficiency<C>,
  why: string,
  { answer, cases }: { answer: string; cases: number },
): string {
  if (isYesOrNo(answer)) {
    if (namesAnswer(why, answer)) return why
    const the = /\bso\b[^.]*\.$/i.test(why) ? 'The' : 'So the'
    return `${why} ${the} answer is ${cases > 1 ? 'always ' : ''}${answer}.`
  }
  const said = sayAnswer(stem, answer)
  // The value of an unknown is not yet the answer, unless it is asked for.
  const isOpen = ENDS_WITH_VALUE.test(why) && !why.includes(said.slice('So '.length, -1))
  if (namesAnswer(why, answer) && !isOpen) return why
  // What is asked is named once.
  const [asked = ''] = said.slice('So '.length).split(/ (?:is|was) /)
  return `${why} ${why.toLowerCase().includes(asked.toLowerCase()) ? `So the answer is ${answer}.` : said}`
}

/** Whether a reason gets to the answer: says yes or no, or has its number. */
export function namesAnswer(why: string, answer: string): boolean {
  if (isYesOrNo(answer)) return ANSWERED.test(why)
  const number = new RegExp(String.raw`(?<![\d.])${literal(bare(answer))}(?![\dA-Za-z^]|\.\d)`)
  return number.test(bare(why.replaceAll(/statement \([12]\)/gi, '')))
}

/** A reason that ends where it gets to the answer yes or no, which is said elsewhere. */
export const withoutVerdict = (why: string): string => why.replace(VERDICT, '.')
/** A conclusion at the end of a reason; the answer is its first group. */
export const VERDICT = /(?:,? (?:so|and) the|[.:] (?:The|So the)) answer is (?:always )?(yes|no)\.$/

const ENDS_WITH_VALUE = /\\\([a-z] = -?[\d.,{}]+\\\)\.$/

const ANSWERED = /\banswer\b[^.]*\b(?:yes|no)\b/
export const isYesOrNo = (answer: string): boolean => answer === 'yes' || answer === 'no'
/** How many letters of a text are seen, about: a formula's commands and braces are not. */
export const seenLength = (text: string): number => text.replaceAll(/\\[a-z]+|[\\{}]/gi, '').length
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

/** Two cases with different answers as the lines of a table, each with how its answer follows. */
function caseTable<C>(question: Sufficiency<C>, finding: Finding<C>): string {
  if (finding.enough) return ''
  return caseLines(
    finding.witnesses.map((one) => {
      const [answer, why] = [question.ask(one), question.since?.(one)]
      return { show: question.show(one), answer: why === undefined ? answer : `${answer}, since ${why}` }
    }),
  )
}

export function shownCases<C>(question: Sufficiency<C>, finding: Finding<C>): ShownCase[] {
  if (finding.enough) return []
  return finding.witnesses.map((one) => ({ show: question.show(one), answer: question.ask(one) }))
}
