import { keyOf, rational } from '../rational.ts'
import { valueOf, type Grounds } from './grounds.ts'
import { mathsRuns } from './maths-runs.ts'

const hedged =
  /\b(?:not|n[o']t|isn't|never|wrong|incorrect|tempting|tempts?|trap|mistake|forget|would|might|could|if|instead|think|choose|chose|chosen|between|either|whether)\b/i
const namesLetter =
  /\b(?:answer|(?:correct|right|best) (?:option|choice))\s*(?::=|=|:|,)?\s*(?:must be|has to be|therefore|then)?\s*(?:option|choice|answer)?\s*[("]*([A-E])\b(?![a-z']|\s*[-+*/^=])/g
const picksLetter = /\b(?:[Pp]ick|[Ss]elect|[Mm]ark)\s+(?:option\s+|choice\s+)?\(?([A-E])\b(?![a-z'])/g
const praisesLetter = /(?<![("])[("]*\b([A-E])\)?"?\s*(?::=)\s*(?:the\s+)?(?:correct|right|best|answer)\b/g
const namesNumber = /\b(?:final |correct |right )?answer\s*(?::=|=|:|must be|has to be|comes out as)\s*(.{1,80})$/i

/**
 * Whether a sentence in plain notation says that something else than the right answer is right. Without a question the answer
 * must be a result of a true equation. Sentences that speak of a mistake, or of a condition, claim nothing.
 */
export function wrongAnswer(plain: string, { answer, hasQuestion }: Grounds, results: ReadonlySet<string>): boolean {
  if (hedged.test(plain)) return false
  if (answer && lettersIn(plain).some((letter) => letter !== answer.letter)) return true
  const claimed = claimedNumber(plain)
  if (claimed === undefined) return false
  if (!hasQuestion) return !claimed.some((key) => results.has(key))
  return answer?.value ? !claimed.includes(keyOf(answer.value)) : false
}

function lettersIn(plain: string): string[] {
  return [namesLetter, picksLetter, praisesLetter]
    .flatMap((pattern) => [...plain.matchAll(pattern)])
    .map(([, letter = '']) => letter)
}

/** The values that the last number of "the answer is …" may mean: 15 and 15% are both said of a percentage. */
function claimedNumber(plain: string): string[] | undefined {
  const [, rest] = namesNumber.exec(plain) ?? []
  const [run] = rest === undefined ? [] : mathsRuns(rest)
  if (!run || run.before !== '' || /^\s*\(?[A-E]\b/.test(rest ?? '')) return undefined
  const segment = run.segments.at(-1)
  if (!segment?.value || segment.variables.length > 0) return undefined
  const [number] = segment.numbers
  const isLone = segment.numbers.length === 1 && number
  const { n, d } = segment.value
  const keys = [keyOf(segment.value), keyOf(rational(n, d * 100n)), keyOf(rational(n * 100n, d))]
  return isLone ? [...keys, keyOf(valueOf(number))] : keys
}
