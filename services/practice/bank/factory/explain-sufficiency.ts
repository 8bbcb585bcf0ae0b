import type { ItemOption, OptionId } from '../../src/domain/item.ts'
import type { MisconceptionId } from '../misconceptions.ts'
import type { Decided, Finding } from './decide-sufficiency.ts'
import type { Sufficiency } from './sufficiency-template.ts'
import { capital } from './capital.ts'
import { isMereBound } from './pair-relation.ts'
import { fewerCases, isYesOrNo, namesAnswer, sentence, shortEnough, shownCases } from './find-sufficiency.ts'
import { sayAnswer } from './say-answer.ts'
import { equationOf } from './solve-lines.ts'
import { listed } from './why-together.ts'

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
  const [one, other] = shownCases(question, verdict.together)
  const trap = written?.bothTrap ?? question.bothTrap?.(pair, left.both) ?? sameEquation(question, pair)
  const bounds = ([0, 1] as const).filter((index) => isMereBound(pair[index].text))
  const limit = bounds.length === 1 ? ` Statement (${bounds[0]! + 1}) gives only a limit.` : ''
  return {
    misconception: 'ds-two-must-be-enough',
    reason: trap
      ? `Choice C ${trap}. The answer ${stillOpen(question, verdict.together)}.`
      : `Choice C stops at ${one?.show} (answer: ${one?.answer}).${limit} Both statements are also true for ${other?.show} (answer: ${other?.answer}).`,
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
  const rest =
    left.both.length === 1
      ? `Combined, they leave only ${question.show(left.both[0]!)}`
      : `But in every case that fits both, the answer is ${answer}`
  return {
    misconception: 'ds-stopped-before-combining',
    reason: missed
      ? `Choice E ${missed}.`
      : `Choice E sees that neither statement is sufficient alone and stops there. ${rest}.`,
  }
}

function bothOverrated<C>({ question, pair, verdict, left }: Decided<C>): WhyWrong {
  const { first, second, together } = verdict
  const answer = together.enough ? question.ask(together.example) : ''
  const other = (finding: Finding<C>): string => {
    const found = shownCases(question, finding).find((each) => each.answer !== answer)
    return found ? `${found.show} (answer: ${found.answer})` : ''
  }
  const found =
    left.both.length === 1
      ? `stops at ${question.show(left.both[0]!)}`
      : `looks only at cases in which the answer is ${answer}`
  return {
    misconception: 'ds-one-case-taken-for-all',
    reason: together.enough
      ? `Choice D ${found}. But statement (1) also allows ${other(first)}, and statement (2) also allows ${other(second)}.`
      : evenTogether(question, together, bothTaken(pair, shownCases(question, together)[0]?.show)),
  }
}

/** How a choice goes wrong that takes each statement for sufficient: the shorter of the two traps, or the case at which it stops. */
function bothTaken<C>(pair: Decided<C>['pair'], case1 = ''): string {
  const traps = pair.flatMap(({ trap }, at) =>
    trap === undefined ? [] : [`With statement (${at + 1}), choice D ${trap}`],
  )
  return traps.toSorted((a, b) => a.length - b.length)[0] ?? `Choice D stops at ${case1}`
}

/** The two cases that fit both statements, after a choice's mistake; only their answers where that would be long. */
function evenTogether<C>(question: Sufficiency<C>, finding: Finding<C>, mistake: string): string {
  const cases = bothCases(question, finding)
  return mistake.length + cases.length > LONG
    ? `${mistake}. Even together, the statements leave the question open: the answer ${stillOpen(question, finding)}.`
    : `${mistake}. Even together, the statements allow ${cases}.`
}

/** An author's reason up to this length, in characters, is quoted in full. */
const REASON = 200

/** Longest mistake together with the cases that show it, in characters: about 45 words. */
const LONG = 230
/** Room to say that the other statement is sufficient, in characters. */
const SUFFICIENT = 60

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
  const { trap, lacks } = pair[index]
  const shown = bothCases(question, finding)
  const room = missed === undefined ? LONG : LONG - SUFFICIENT
  const isLong = (trap + shown).length > room && !isYesOrNo(shownCases(question, finding)[0]!.answer)
  const cases = isLong ? `alone ${outcome(decided, index)}` : `allows ${shown}`
  if (missed !== undefined) {
    const wrong = trap ?? 'has the two statements backward'
    const right = outcome(decided, missed)
    return {
      misconception,
      reason: `Choice ${chosen} ${wrong}. ${capital(name)} ${cases}, while ${other} alone ${right}.`,
    }
  }
  if (chosen === 'D') {
    // Choice A or B names the trap and the two cases; here the author says what is missing.
    const wrong = trap && !lacks ? `. With ${name}, it ${trap}.` : `, but ${name} is not sufficient. ${sentence(lacks)}`
    const reason = `Choice D is right about ${other}${wrong.trimEnd()} ${capital(name)} alone ${outcome(decided, index)}.`
    return { misconception, reason }
  }
  if (trap) return { misconception, reason: `Choice ${chosen} ${trap}. ${capital(name)} ${cases}.` }
  const [one, next] = shownCases(question, finding)
  const stops = `${index === 0 ? 'stops at' : 'tries only'} ${one?.show} (answer: ${one?.answer})`
  const reason = `Choice ${chosen} ${stops}. ${lacks ? `${sentence(lacks)} ` : ''}${capital(name)} is also true for ${next?.show} (answer: ${next?.answer}).`
  return { misconception, reason }
}

function missedReason<C>(decided: Decided<C>, missed: ReadonlyArray<0 | 1>, chosen: OptionId): WhyWrong {
  const { verdict, question, pair } = decided
  const index = missed[0]!
  const name = `statement (${index + 1})`
  const finding = index === 0 ? verdict.first : verdict.second
  const answer = finding.enough ? question.ask(finding.example) : ''
  if (chosen === 'C') return { misconception: 'ds-combined-too-early', reason: combinedEarly(decided, missed) }
  const misconception = 'ds-enough-taken-for-too-little'
  if (missed.length > 1) {
    const why = shortEnough(decided, 1, REASON)
    const fits = namesAnswer(why, answer) && (pair[0].missed + why).length <= LONG
    const other = fits ? `is sufficient, too: ${why}` : `alone also ${outcome(decided, 1)}.`
    const reason = pair[0].missed
      ? `With statement (1), choice E ${pair[0].missed}. Statement (2) ${other}`
      : `Choice E looks for a case with another answer, but there is none: in every case that fits even one of the statements, the answer is ${answer}.`
    return { misconception, reason }
  }
  const told = pair[index].missed
  const how = told
    ? `misses that ${name} is sufficient: it ${told}.`
    : `overlooks that ${name} is sufficient: ${shortEnough(decided, index, REASON)}`
  return { misconception, reason: `Choice ${chosen} ${how}` }
}

/** A choice that combines two statements of which one is sufficient, or each. */
function combinedEarly<C>(decided: Decided<C>, missed: ReadonlyArray<0 | 1>): string {
  const { question, verdict, left, pair } = decided
  const index = missed[0]!
  const finding = index === 0 ? verdict.first : verdict.second
  const own = index === 0 ? left.one : left.two
  const name = `statement (${index + 1})`
  if (missed.length > 1)
    return pair[0].missed
      ? `Choice C combines the statements, which is not necessary. Statement (1), for example, is sufficient by itself: ${shortEnough(decided, 0, REASON)}`
      : `Choice C combines the statements, which is not necessary. Statement (1) alone already ${outcome(decided, 0)}, and so does statement (2).`
  const answer = finding.enough ? question.ask(finding.example) : ''
  if (left.both.length === 1 && own.length > 1)
    return `Choice C combines the statements and finds ${question.show(left.both[0]!)}. But in every case that fits ${name}, the answer is ${answer}, so statement (${2 - index}) is not needed.`
  // Choice E says why the statement is sufficient, unless its author says how a candidate misses that.
  return pair[index].missed
    ? `Choice C combines the statements, but ${name} is sufficient by itself: ${shortEnough(decided, index, REASON)}`
    : `Choice C combines the statements, but ${name} alone already ${outcome(decided, index)}. Statement (${2 - index}) is not needed.`
}

/** The verdict with the answers to the question: the solution beside it says why, and a thing is said once. */
function whyRight<C>(decided: Decided<C>): string {
  const { question, verdict, left } = decided
  const { together, answer } = verdict
  const one = `Statement (1) alone ${outcome(decided, 0)}`
  if (answer === 'A' || answer === 'B') return `${one}, but statement (2) alone ${outcome(decided, 1)}.`
  if (answer === 'C') {
    const only = together.enough ? question.ask(together.example) : ''
    const few = fewWithAnswers(decided)
    const so = isYesOrNo(only) ? `a definite ${only}` : only
    if (few !== null) return `${few}, so the answer is ${so}.`
    if (left.both.length === 1)
      return `Each statement alone allows more than one answer, but the only case that fits both is ${question.show(left.both[0]!)}. ${isYesOrNo(only) ? `So the answer is ${so}.` : sayAnswer(question.stem, only)}`
    return isYesOrNo(only)
      ? `Each statement alone allows both a yes and a no; together, they allow only a ${only}.`
      : `Each statement alone allows more than one answer; together, they allow only one: ${only}.`
  }
  if (answer === 'E') {
    const [a, b] = shownCases(question, together)
    return `Both statements are true for ${a!.show}, where the answer is ${a!.answer}, and for ${b!.show}, where it is ${b!.answer}.`
  }
  return `Each statement alone ${outcome(decided, 0)}.`
}

/** What the few cases of one statement answer, and which of them the other leaves; null when they are many. */
function fewWithAnswers<C>(decided: Decided<C>): string | null {
  const { question, left } = decided
  const fewer = fewerCases(decided)
  if (fewer === null) return null
  const { at, few } = fewer
  const shown = few.map((one) => {
    const answer = question.ask(one)
    return `${question.show(one)} (${isYesOrNo(answer) ? '' : 'answer: '}${answer})`
  })
  return `Statement (${at + 1}) alone leaves ${listed(shown)}. Statement (${2 - at}) rules out all but ${question.show(left.both[0]!)}`
}

/** What a statement does to the answer, after 'Statement (1) alone'. */
function outcome<C>({ question, verdict, left, widely }: Decided<C>, index: 0 | 1): string {
  const finding = index === 0 ? verdict.first : verdict.second
  if (finding.enough) {
    const answer = question.ask(finding.example)
    return isYesOrNo(answer) ? `makes the answer a definite ${answer}` : `determines the answer, ${answer}`
  }
  const [one, other] = finding.witnesses.map(question.ask)
  if (isYesOrNo(one!)) return 'allows both a yes and a no'
  const answers = new Set((index === 0 ? left.one : left.two).map(question.ask))
  return answers.size === 2 && (widely?.().answers[index] ?? 2) === 2
    ? `allows two answers, ${one} and ${other}`
    : `allows more than one answer, such as ${one} and ${other}`
}

/** Two cases with their answers, to follow 'allows': witness-faults.ts reads them. */
function bothCases<C>(question: Sufficiency<C>, finding: Finding<C>): string {
  const [one, other] = shownCases(question, finding)
  if (!one || !other) return ''
  return `both ${one.show} (answer: ${one.answer}) and ${other.show} (answer: ${other.answer})`
}
