import type { Decided, Finding } from './decide-sufficiency.ts'
import type { Sufficiency } from './sufficiency-template.ts'
import { isYesOrNo, shownCases } from './find-sufficiency.ts'

/** Longest reason of a choice, in letters as they are seen: about 45 words. */
export const LONG = 235

export const findingOf = <C>({ verdict }: Decided<C>, index: 0 | 1): Finding<C> =>
  index === 0 ? verdict.first : verdict.second

/** The answer that a sufficient statement leads to. */
export function answerOf<C>(decided: Decided<C>, index: 0 | 1): string {
  const finding = findingOf(decided, index)
  return finding.enough ? decided.question.ask(finding.example) : ''
}

/** What a sufficient statement does, after 'Statement (1) alone already'. */
export const settles = (answer: string): string =>
  isYesOrNo(answer) ? `shows that the answer is ${answer}` : `gives the answer, ${answer}`

/** What is true of a sufficient statement, after 'With statement (1) alone,'. */
export const onlyAnswer = (answer: string): string =>
  isYesOrNo(answer) ? `the answer is always ${answer}` : `the answer can only be ${answer}`

/** What is left to a statement that is not sufficient, after 'Statement (1) alone'. */
export function leavesOpen<C>(decided: Decided<C>, index: 0 | 1): string {
  const { one, other, isAll } = twoAnswers(decided, index)
  if (isYesOrNo(one)) return 'allows both a yes and a no'
  return isAll ? `allows two answers, ${one} and ${other}` : `allows more than one answer, such as ${one} and ${other}`
}

/** The same as a sentence's end, after 'So' or 'With statement (1) alone,'. */
export function couldBe<C>(decided: Decided<C>, index: 0 | 1): string {
  const { one, other, isAll } = twoAnswers(decided, index)
  if (isYesOrNo(one)) return 'the answer could be yes or no'
  return `the answer could be ${one} or ${other}${isAll ? '' : ', for example'}`
}

function twoAnswers<C>(decided: Decided<C>, index: 0 | 1): { one: string; other: string; isAll: boolean } {
  const { question, left, widely } = decided
  const [one = '', other = ''] = shownCases(question, findingOf(decided, index)).map(({ answer }) => answer)
  const answers = new Set((index === 0 ? left.one : left.two).map(question.ask))
  return { one, other, isAll: answers.size === 2 && (widely?.().answers[index] ?? 2) === 2 }
}

/** After 'the answer': the two answers of the cases that are left. */
export function stillOpen<C>(question: Sufficiency<C>, finding: Finding<C>): string {
  const [one, other] = shownCases(question, finding)
  return one?.answer === 'no' ? 'can still be yes or no' : `can still be ${one?.answer} or ${other?.answer}`
}

/** Two cases with their answers, to follow 'allows': witness-faults.ts reads them. */
export function bothCases<C>(question: Sufficiency<C>, finding: Finding<C>): string {
  const [one, other] = shownCases(question, finding)
  if (!one || !other) return ''
  return `${one.show} (answer: ${one.answer}) as well as ${other.show} (answer: ${other.answer})`
}

/** For each statement alone, an answer other than this one that it allows. */
export const otherAnswers = <C>({ question, verdict: { first, second } }: Decided<C>, only: string) =>
  [first, second].map((each) => shownCases(question, each).find(({ answer }) => answer !== only)?.answer)
