import type { Decided } from './decide-sufficiency.ts'
import { capital } from './capital.ts'
import {
  fewerCases,
  isToldTogether,
  isYesOrNo,
  namesAnswer,
  seenLength,
  shortWhole,
  shownCases,
  togetherReason,
  withoutVerdict,
} from './find-sufficiency.ts'
import { sharedOnce } from './quick-sufficiency.ts'
import { sayAnswer } from './say-answer.ts'
import { answerOf, leavesOpen, LONG, onlyAnswer, otherAnswers } from './verdict-words.ts'
import { listed } from './why-together.ts'

/** Why the right choice is right, in about 45 words: the shortest reasons that fit, and the answers. */
export function whyRight<C>(decided: Decided<C>): string {
  const { question, verdict } = decided
  if (verdict.answer === 'A') return oneSufficient(decided, 0)
  if (verdict.answer === 'B') return oneSufficient(decided, 1)
  if (verdict.answer === 'C') return onlyTogether(decided)
  if (verdict.answer === 'D') return eachSufficient(decided)
  const [a, b] = shownCases(question, verdict.together)
  return `Both statements are true for ${a!.show}, where the answer is ${a!.answer}, and for ${b!.show}, where it is ${b!.answer}.`
}

/** What a candidate misses who rejects a sufficient statement, at the end of an author's words on that, if it can stand alone. */
const INSIGHT = /(?:, but|\boverlooks that) (?!.*\b(?:its?|their|them|cases)\b)([^.]+)$/

function oneSufficient<C>(decided: Decided<C>, index: 0 | 1): string {
  const answer = answerOf(decided, index)
  const why = shortWhole(decided, index)
  const name = `Statement (${index + 1})`
  const open = `Statement (${2 - index}) alone ${leavesOpen(decided, index === 0 ? 1 : 0)}.`
  const start = `${name} ${isYesOrNo(answer) ? 'settles' : 'gives'} the answer: ${why}`
  const full = `${start} ${open}`
  if (seenLength(full) <= LONG) return full
  const insight = seenLength(start) <= WHOLE ? undefined : INSIGHT.exec(decided.pair[index].missed ?? '')?.[1]
  return insight === undefined
    ? `${start} Statement (${2 - index}) alone is not sufficient.`
    : `${name} is sufficient, since ${insight}: ${onlyAnswer(answer)}. ${open}`
}

/** Which statements of a D have their reason at the right choice; the other choices need not repeat it. */
export function reasonedThere<C>(decided: Decided<C>): ReadonlyArray<0 | 1> {
  const [one, two] = ([0, 1] as const).map((index) => seenLength(withoutVerdict(shortWhole(decided, index)))) as [
    number,
    number,
  ]
  if (one + two <= WHOLE - BETWEEN) return [0, 1]
  if (one <= LONG - AROUND) return [0]
  return two <= LONG - AROUND ? [1] : []
}

/** Longest reason of a right choice that says the whole of why it is right, in letters as they are seen: about 65 words. */
const WHOLE = 330
/** Room for the words around and between two reasons. */
const BETWEEN = 60
/** Room for the words around one reason. */
const AROUND = 45
/** Room to say also what the other statement leads to. */
const BESIDE = 80

const shorter = <C>(decided: Decided<C>): 0 | 1 =>
  seenLength(shortWhole(decided, 0)) <= seenLength(shortWhole(decided, 1)) ? 0 : 1

function eachSufficient<C>(decided: Decided<C>): string {
  const answer = answerOf(decided, 0)
  const shared = sharedOnce(decided)
  if (shared.length > 2 && seenLength(shared.join(' ')) <= WHOLE) return shared.join(' ')
  const there = reasonedThere(decided)
  const [at = shorter(decided)] = there
  if (there.length < 2) {
    const why = shortWhole(decided, at)
    const other =
      seenLength(why) <= LONG - BESIDE
        ? 'Statement (#) alone leads to the same answer.'
        : 'Statement (#) is enough, too.'
    return `Statement (${at + 1}) is enough: ${why} ${other.replace('#', String(2 - at))}`
  }
  const [one, two] = ([0, 1] as const).map((index) => withoutVerdict(shortWhole(decided, index))) as [string, string]
  const rest = !isYesOrNo(answer) && namesAnswer(two, answer) ? '' : ` Either way, the answer is ${answer}.`
  return `Statement (1) is enough: ${one} Statement (2) is enough, too: ${two}${rest}`
}

/** What the two statements give together, and that neither gives it alone. */
function onlyTogether<C>(decided: Decided<C>): string {
  const { question, verdict, left } = decided
  const only = verdict.together.enough ? question.ask(verdict.together.example) : ''
  const alone = isYesOrNo(only)
    ? 'Alone, each statement allows both a yes and a no.'
    : `With only one of the statements, the answer could also be ${[...new Set(otherAnswers(decided, only))].join(' or ')}.`
  const why = togetherReason(decided).replace(/^They /, 'Together, the statements ')
  const whole = `${capital(why)} ${alone}`
  const few = fewWithAnswers(decided)
  if (few !== null && seenLength(few) <= Math.max(seenLength(why), FEW)) return `${few}, so the answer is ${only}.`
  if (seenLength(whole) <= LONG) return whole
  const [found, ...others] = left.both
  if (seenLength(why) <= WHOLE || isToldTogether(decided) || found === undefined || others.length > 0)
    return capital(why)
  const start = `Together, the statements leave only ${question.show(found)}${soThat(decided, found)}`
  return seenLength(start + alone) <= LONG ? `${start} ${alone}` : start
}

/** The answer that follows from the only case left, worked out if the question says how. */
function soThat<C>({ question }: Decided<C>, found: C): string {
  const answer = question.ask(found)
  const result = question.unknowns?.result?.(found) ?? ''
  if (!result.includes('=')) return `, s${sayAnswer(question.stem, answer).slice(1)}`
  return `. ${result}${namesAnswer(result, answer) ? '' : ` ${isYesOrNo(answer) ? 'The' : 'So the'} answer is ${answer}.`}`
}

/** Cases of one statement are listed up to this length in letters, or where the author's reason is longer still. */
const FEW = 180

/** What the few cases of one statement answer, and which of them the other leaves; null when they are many. */
function fewWithAnswers<C>(decided: Decided<C>): string | null {
  const { question, left } = decided
  const fewer = isToldTogether(decided) ? null : fewerCases(decided)
  if (fewer === null) return null
  const { at, few } = fewer
  const shown = few.map((one) => {
    const answer = question.ask(one)
    return `${question.show(one)} (${isYesOrNo(answer) ? '' : 'answer: '}${answer})`
  })
  return `Statement (${at + 1}) alone allows ${listed(shown)}. Statement (${2 - at}) rules out all but ${question.show(left.both[0]!)}`
}
