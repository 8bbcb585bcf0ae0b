import type { ShownCase } from '@app/contracts/rules/case-table'
import type { Decided } from './decide-sufficiency.ts'
import { capital } from './capital.ts'
import { isYesOrNo, seenLength, sentence, shortFinding, shownCases, VERDICT } from './find-sufficiency.ts'
import { otherAnswers } from './verdict-words.ts'

/** The short solution: what decides, and for an A or a B two cases that show why the other statement is not sufficient; for a C, that neither is. */
export function quickSolution<C>(decided: Decided<C>): string[] {
  const { answer } = decided.verdict
  if (answer === 'A') return [shortFinding(decided, 0), shortLack(decided, 1)]
  if (answer === 'B') return [shortFinding(decided, 1), shortLack(decided, 0)]
  if (answer === 'D') return sharedOnce(decided)
  return answer === 'C' ? [neitherAlone(decided), shortFinding(decided, 2)] : [shortFinding(decided, 2)]
}

/** What each of two statements leaves open that are sufficient only together: the authors' words on both where these are short. */
function neitherAlone<C>(decided: Decided<C>): string {
  const { question, verdict, pair } = decided
  const [first = '', second = ''] = pair.map(({ lacks }) => sentence(lacks))
  const said = `Statement (1) alone is not sufficient. ${first} Statement (2) alone is not sufficient, either. ${second}`
  if (first !== '' && second !== '' && seenLength(said) <= BOTH_LACKS) return said
  const only = verdict.together.enough ? question.ask(verdict.together.example) : ''
  if (isYesOrNo(only)) return 'Alone, each statement allows both a yes and a no.'
  const [one, two] = otherAnswers(decided, only)
  return one === two
    ? `Neither statement alone is sufficient: with either one, the answer could also be ${one}.`
    : `Neither statement alone is sufficient: with statement (1), the answer could also be ${one}; with statement (2), it could also be ${two}.`
}

/** Longest sentences on what both statements lack, in letters as they are seen. */
const BOTH_LACKS = 260

/** Two cases with different answers; only the answers where the cases are long. */
function shortLack<C>({ question, verdict }: Decided<C>, index: 0 | 1): string {
  const [one, other] = shownCases(question, index === 0 ? verdict.first : verdict.second)
  const name = `Statement (${index + 1}) is not:`
  if (!one || !other) return ''
  if (isAnswer(question.stem, one)) return `${name} it allows ${one.show} as well as ${other.show}.`
  return one.show.length + other.show.length > LONG && !isYesOrNo(one.answer)
    ? `${name} the answer can be ${one.answer} or ${other.answer}, for example.`
    : `${name} for ${one.show}, the answer is ${one.answer}, but for ${other.show}, it is ${other.answer}.`
}

/** Longest description of two cases that a short solution repeats, in characters. */
const LONG = 170

/** Whether a case says the answer plainly: 'x = 3' where x is asked for, 'a rise of 20% from $60', 'a speed of … for 2 hours 30 minutes'. */
function isAnswer(stem: string, { show, answer }: ShownCase): boolean {
  const letter = /\bwhat is (?:the value of )?\\\(([a-z])\\\)\?$/i.exec(stem)?.[1]
  const value = answer.replace(/^\\\((.+)\\\)$/, '$1').replace('−', '-')
  if (answer.endsWith('%')) return show.includes(` ${answer} `)
  return show.includes(`${letter} = ${value}`) || (answer.includes(' ') && show.endsWith(answer))
}

/** Where a reason may be cut: between sentences or their halves, or before a conclusion. */
const CUTS = /\. (?=[A-Z\\])|; |, so |, and (?=(?:none|all|every|the answer)\b)/g

/** How a sentence begins that cannot be told apart from the one before it. */
const GOES_ON = /^(?:But|Then|So|Since|This|That|These|It|Its|They)\b/

/** The reasons of two statements that are each sufficient, with a first sentence or a conclusion that they share said once. */
export function sharedOnce<C>(decided: Decided<C>): string[] {
  const whole = [shortFinding(decided, 0), shortFinding(decided, 1)] as const
  const [one, two] = whole.map((text) =>
    text.replace(/^Statement \([12]\) is sufficient: /, '').replace(VERDICT, ', so the answer is $1.'),
  ) as [string, string]
  const opening = /^.*?\. (?=[A-Z\\])/.exec(one)?.[0] ?? ''
  const [restOne, restTwo] = [one.slice(opening.length), two.slice(opening.length)]
  const isShared = two.startsWith(opening) && ![restOne, restTwo].some((rest) => rest === '' || GOES_ON.test(rest))
  const start = isShared ? opening : ''
  const cut = [...one.matchAll(CUTS)].find(({ index }) => {
    const rest = one.slice(index)
    return index >= start.length && two.endsWith(rest) && two.length - rest.length > start.length
  })
  if (!cut) return [...whole]
  const shared = one
    .slice(cut.index + cut[0].length)
    .replace(/^then /, '')
    .replace(/(, so .*), so (?=the answer)/, '$1, and ')
  return [
    ...(start === '' ? [] : [capital(start.trim())]),
    `Statement (1) is sufficient: ${one.slice(start.length, cut.index)}.`,
    `Statement (2) is, too: ${two.slice(start.length, two.length - (one.length - cut.index))}.`,
    cut[0].startsWith('.') ? shared.replace(/^Then /, 'Either way, ') : `Either way, ${shared}`,
  ]
}
