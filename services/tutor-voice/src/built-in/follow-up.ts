import type { Answer, Ask } from '../domain/tutoring.ts'
import { answer, calculated, studyNote, unknown } from './answers.ts'
import { readText, type AskedText } from './read-text.ts'
import { findNote } from './search-notes.ts'
import { calculate } from './templates/all.ts'

const LEAD = String.raw`^(?:(?:ok|okay|thanks|thank you|great|hm+|sorry|and|but|so|wait|please|pls|can you|could you)\b[,.!? ]*)*`
const THAT = '(?:that|this|it)'

/** Texts that ask for more of the last answer, and name no topic of their own. */
const AGAIN = [
  `(?:explain|show|say|tell|repeat|go over|do)(?: me| to me)?(?: ${THAT})?(?: again| once more| more (?:simply|slowly|clearly)| in (?:simpler|easier|other|plain) words| in (?:more )?detail| step by step| differently| (?:a bit )?(?:simpler|easier|slower))*(?: please)?`,
  `(?:why|how)(?: is ${THAT}| come| so| does ${THAT} work| did you (?:get|do|find) (?:${THAT}|there))?`,
  `(?:give|show|tell|do you have|have you|is there)?(?: me| us)? ?(?:another|one more|an|an easier|a simpler|a different|some) examples?(?: please)?`,
  `i (?:still )?(?:don'?t|do not) (?:get|understand|see) ${THAT}|what does ${THAT} mean`,
].map((pattern) => new RegExp(`${LEAD}(?:${pattern})[?!. ]*$`))

/** `what if there is an even number of values`: another case of the last question. */
const CASE = new RegExp(`${LEAD}(?:what if|what about when|how about if|if) `)
/** `and if it's 18% instead`: the last question with another number. */
const NUMBER = new RegExp(
  `${LEAD}(?:what about|how about|what if|if|of|for|with)? ?(?:${THAT} (?:is|was|were) |it's |of |for |with )?(\\d+(?:\\.\\d+)?%?)(?: instead)?[?!. ]*$`,
)

/** Answers a text that says nothing without the one before it; null for a text that stands by itself. */
export async function followUp({ turns }: Ask, asked: AskedText): Promise<Answer | null> {
  const last = turns.findLast(({ role, text }) => role === 'user' && !isAgain(readText(text)))
  if (last === undefined) return null
  const before = readText(last.text)
  const number = NUMBER.exec(asked.plain)?.[1]
  if (number !== undefined) return withNumber(before, number)
  const again = isAgain(asked)
  if (!again && !isCase(asked)) return null
  const lines = await calculate(before)
  const found = lines === null ? findNote(before.plain) : null
  const note = found === null || found.by === 'near' ? null : found.note
  if (again && lines !== null) return calculated(lines)
  if (again) return note && studyNote(note, 'This note and its example are all that I have on it.')
  if (lines !== null)
    return unknown('Please write the whole question with what changes in it, and I calculate it.', null)
  return note && unknown('I cannot tell whether my note covers this case.', note)
}

function isAgain({ plain }: AskedText): boolean {
  return AGAIN.some((pattern) => pattern.test(plain))
}

/** What the candidate would do, as in `what if I run out of time`, is a question by itself. */
function isCase({ plain, words }: AskedText): boolean {
  return CASE.test(plain) && !words.has('i') && !/[=<>]/.test(plain)
}

/** The question before with the number in place of its only one of that kind: a percent, or a number without `%`. */
async function withNumber(before: AskedText, number: string): Promise<Answer | null> {
  const kind = number.endsWith('%') ? /(?<!\d)\d+(?:\.\d+)?%/g : /(?<![\d.])\d+(?:\.\d+)?(?![\d.%])/g
  if (/[a-z]\^|[=<>]/.test(before.plain) || before.plain.match(kind)?.length !== 1) return null
  const question = before.plain.replace(kind, number)
  const lines = await calculate({ ...before, plain: question })
  return lines && answer({ kind: 'calculation', title: 'Calculated' }, `I read this as “${question}”.`, ...lines)
}
