import type { ItemOption, OptionId } from '../../src/domain/item.ts'
import type { MisconceptionId } from '../misconceptions.ts'
import type { Decided, Finding } from './decide-sufficiency.ts'
import type { Sufficiency } from './sufficiency-template.ts'
import { isMereBound } from './pair-relation.ts'
import { isYesOrNo, seenLength, sentence, shortEnough, shortWhole, shownCases } from './find-sufficiency.ts'
import { reasonedThere, whyRight } from './right-choice.ts'
import { equationOf } from './solve-lines.ts'
import {
  answerOf,
  bothCases,
  couldBe,
  findingOf,
  leavesOpen,
  LONG,
  onlyAnswer,
  settles,
  stillOpen,
} from './verdict-words.ts'

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
      ? openTogether(question, verdict.together, `Choice C ${trap}.`)
      : `Choice C considers only ${one?.show} (answer: ${one?.answer}).${limit} Both statements are also true for ${other?.show} (answer: ${other?.answer}).`,
  }
}

/** After a choice's mistake, the two cases that fit both statements; only their answers where that would be long. */
function openTogether<C>(question: Sufficiency<C>, finding: Finding<C>, mistake: string): string {
  const whole = `${mistake} Together, the statements still allow ${bothCases(question, finding)}.`
  return seenLength(whole) <= mostWithCases(question, finding)
    ? whole
    : `${mistake} The answer ${stillOpen(question, finding)}.`
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
      ? `Together, they leave only ${question.show(left.both[0]!)}`
      : `But in every case that fits both, the answer is ${answer}`
  return {
    misconception: 'ds-stopped-before-combining',
    reason: missed
      ? `Choice E ${missed}.`
      : `Choice E finds that neither statement is sufficient alone, and stops there. ${rest}.`,
  }
}

function bothOverrated<C>(decided: Decided<C>): WhyWrong {
  const { question, pair, verdict, left } = decided
  const { first, second, together } = verdict
  const answer = together.enough ? question.ask(together.example) : ''
  const [one, two] = [first, second].map((each) => shownCases(question, each).find((found) => found.answer !== answer))
  const found =
    left.both.length === 1
      ? `considers only ${question.show(left.both[0]!)}`
      : `considers only cases in which the answer is ${answer}`
  const cases = `But statement (1) also allows ${one?.show} (answer: ${one?.answer}), and statement (2) also allows ${two?.show} (answer: ${two?.answer}).`
  const isLong = seenLength(found + cases) > LONG
  const answers =
    one?.answer === two?.answer
      ? `But with either statement alone, the answer could also be ${one?.answer}.`
      : `But with statement (1) alone, the answer could also be ${one?.answer}; with statement (2) alone, it could also be ${two?.answer}.`
  return {
    misconception: 'ds-one-case-taken-for-all',
    reason: together.enough
      ? `Choice D ${found}. ${isLong ? answers : cases}`
      : evenTogether(question, together, bothTaken(pair, shownCases(question, together)[0]?.show)),
  }
}

/** 'statement (1) says nothing about the roses', from an author's sentence on what it does. */
function lackOf(lacks = '', number: number): string | undefined {
  const said =
    /^It [^.]*?\b(says nothing about [^.,]+)\./.exec(lacks) ?? /^It ((?:gives|says) only [^.,]+)\./.exec(lacks)
  return said ? `statement (${number}) ${said[1]!}` : undefined
}

/** How a choice goes wrong that takes each statement for sufficient: the shorter of the two traps, or the only case that it looks at. */
function bothTaken<C>(pair: Decided<C>['pair'], case1 = ''): string {
  // Where a statement's lack can be said of it by number, it is: choice A or B has the traps.
  const lack = pair.map(({ lacks }, at) => lackOf(lacks, at + 1)).find((each) => each !== undefined)
  if (lack !== undefined) return `Choice D takes each statement to be sufficient, but ${lack}`
  const traps = pair.flatMap(({ trap }, at) => (trap === undefined ? [] : [named(trap, at as 0 | 1)]))
  const [trap = `considers only ${case1}`] = traps.toSorted((a, b) => a.length - b.length)
  return `Choice D ${trap}`
}

/** That even both statements leave the question open, after a choice's mistake. */
function evenTogether<C>(question: Sufficiency<C>, finding: Finding<C>, mistake: string): string {
  const [one, other] = shownCases(question, finding)
  const whole = `${mistake}. Even together, the statements are not sufficient: for ${one?.show}, the answer is ${one?.answer}, but for ${other?.show}, it is ${other?.answer}.`
  return seenLength(whole) <= mostWithCases(question, finding)
    ? whole
    : `${mistake}. Even together, the statements are not sufficient: the answer ${stillOpen(question, finding)}.`
}

/** An author's words on one statement that stand where nothing else says which statement is meant. */
const named = (words: string, index: 0 | 1): string =>
  words.replaceAll(/\bth(?:e|is) statement\b|(?<=^overlooks that )it\b/g, `statement (${index + 1})`)

/** An author's reason up to this length, in characters, is quoted in full. */
const REASON = 200

interface Overrated {
  index: 0 | 1
  /** The other statement, if the choice takes it for insufficient although it is sufficient. */
  missed: 0 | 1 | undefined
  chosen: OptionId
}

function overratedReason<C>(decided: Decided<C>, { index, missed, chosen }: Overrated): WhyWrong {
  const { verdict, pair, question } = decided
  const finding = findingOf(decided, index)
  const carried = verdict.answer === 'C' || (index === 1 && verdict.first.enough)
  const misconception = carried ? 'ds-carried-a-statement-over' : 'ds-one-case-taken-for-all'
  const [number, other] = [index + 1, 2 - index]
  const { lacks } = pair[index]
  const trap = pair[index].trap && named(pair[index].trap, index)
  // 'It' would be the choice here.
  const name = /\bbut\b/.test(lacks ?? '') ? `Statement (${number})` : `But statement (${number})`
  const lack = lacks ? `${sentence(lacks).replace(/^It\b/, name)} ` : ''
  if (missed === undefined && chosen === 'D') {
    // Choice A or B names the trap and the two cases; here the author says what is missing.
    if (trap && !lacks) {
      const reason = `Statement (${other}) is sufficient, but choice D ${trap}. With statement (${number}) alone, ${couldBe(decided, index)}.`
      return { misconception, reason }
    }
    const start = `Choice D counts statement (${number}) as sufficient, too. ${lack}`
    const lackEnd = lacks && !/\b[Ss]o\b/.test(lacks) ? 'So ' : `With statement (${number}) alone, `
    const whole = `${start}${lackEnd}${couldBe(decided, index)}.`
    return { misconception, reason: lacks && seenLength(whole) > LONG ? start.trimEnd() : whole }
  }
  const truth =
    missed === undefined ? '' : ` With statement (${other}) alone, ${onlyAnswer(answerOf(decided, missed))}.`
  const brief = missed === undefined ? '' : ` Statement (${other}) alone is sufficient.`
  if (trap === undefined && missed === undefined) {
    const [one, next] = shownCases(question, finding)
    const stops = `${index === 0 ? 'considers' : 'tries'} only ${one?.show} (answer: ${one?.answer})`
    const reason = `Choice ${chosen} ${stops}. ${lack}Statement (${number}) is also true for ${next?.show} (answer: ${next?.answer}).`
    return { misconception, reason }
  }
  const start = `Choice ${chosen} ${trap ?? 'has the two statements backward'}.`
  const cases = `${start} Statement (${number}) allows ${bothCases(question, finding)}.`
  if (seenLength(cases + truth) <= LONG) return { misconception, reason: `${cases}${truth}` }
  const isLong = seenLength(cases + brief) > mostWithCases(question, finding)
  return {
    misconception,
    reason: isLong ? `${start} Statement (${number}) alone ${leavesOpen(decided, index)}.${brief}` : `${cases}${brief}`,
  }
}

/** Longest reason with two cases: longer where these answer yes and no, since 'yes or no' alone would fit any question. */
const mostWithCases = <C>(question: Sufficiency<C>, finding: Finding<C>): number =>
  isYesOrNo(shownCases(question, finding)[0]?.answer ?? '') ? LONG + 25 : LONG

function missedReason<C>(decided: Decided<C>, missed: ReadonlyArray<0 | 1>, chosen: OptionId): WhyWrong {
  const { pair } = decided
  const index = missed[0]!
  if (chosen === 'C') return { misconception: 'ds-combined-too-early', reason: combinedEarly(decided, missed) }
  const misconception = 'ds-enough-taken-for-too-little'
  const answer = answerOf(decided, index)
  const [number, told] = [index + 1, pair[index].missed]
  if (missed.length > 1) {
    const reason = told
      ? missedBoth(decided, `Choice E ${named(told, 0)}. Statement (1) is sufficient`)
      : `Choice E looks for a case with another answer, but there is none: in every case that fits even one of the statements, the answer is ${answer}.`
    return { misconception, reason }
  }
  if (!told)
    return {
      misconception,
      reason: `Choice ${chosen} overlooks that statement (${number}) is sufficient: ${shortEnough(decided, index, REASON)}`,
    }
  const truth = {
    A: `is sufficient, too: ${onlyAnswer(answer)}`,
    B: `alone already ${settles(answer)}`,
    E: `is sufficient by itself: ${onlyAnswer(answer)}`,
  }[chosen as 'A' | 'B' | 'E']
  return { misconception, reason: `Choice ${chosen} ${named(told, index)}. Statement (${number}) ${truth}.` }
}

/** After what a choice overlooks in the first statement: that the second is sufficient, with its reason if that is short. */
function missedBoth<C>(decided: Decided<C>, start: string): string {
  const whole = `${start}. So is statement (2): ${shortWhole(decided, 1)}`
  return seenLength(whole) <= LONG
    ? whole
    : `${start}, and so is statement (2): with either one, ${onlyAnswer(answerOf(decided, 0))}.`
}

/** A choice that combines two statements of which one is sufficient, or each. */
function combinedEarly<C>(decided: Decided<C>, missed: ReadonlyArray<0 | 1>): string {
  const { question, left } = decided
  const index = missed[0]!
  const answer = answerOf(decided, index)
  const start = 'Choice C combines the statements'
  const [only] = left.both.length === 1 ? left.both : []
  const found = only === undefined ? '' : ` to find ${question.show(only)}`
  if (missed.length === 1 && question.asks !== undefined)
    return `${start}${found}, but the question asks only ${question.asks.what}. Statement (${index + 1}) alone settles that: ${onlyAnswer(answer)}.`
  if (missed.length === 1)
    return `${start}${found}, but statement (${index + 1}) alone already ${settles(answer)}. Statement (${2 - index}) is not needed.`
  if (question.asks !== undefined)
    return `${start}, but the question asks only ${question.asks.what}. Either statement alone settles that: ${onlyAnswer(answer)}.`
  const there = reasonedThere(decided)
  const [next] = ([1, 0] as const).filter((each) => !there.includes(each))
  const why =
    next === undefined
      ? ''
      : `${start}, but either one alone is enough. Take statement (${next + 1}): ${shortWhole(decided, next)}`
  return why !== '' && seenLength(why) <= LONG
    ? why
    : `${start}${found}. That is more than the question needs: with either one alone, ${onlyAnswer(answer)}.`
}
