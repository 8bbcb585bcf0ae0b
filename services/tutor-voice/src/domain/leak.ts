import type { OptionId, TutoredQuestion } from './tutoring.ts'
import { isSameValue, valuesIn, valuesOfOption } from './values-in-text.ts'
import { readingsOf } from './readings.ts'

/**
 * Returns what a finished sentence tells about the answer of an open question, as a short reason for the log, or null if
 * it tells nothing. Nothing is a leak for an answered question, nor in the words of the question itself or of its hints.
 * It is strict: a harmless sentence that names an option's letter is refused too.
 */
export function leaks(sentence: string, question: TutoredQuestion): string | null {
  if (question.state === 'answered' || isQuoted(sentence, question)) return null
  const [plain = '', ...hidden] = readingsOf(sentence)
  const found = leakOf(plain, question)
  if (found) return found
  return hidden.some((reading) => namesLetter(reading, question, true) || tellsText(reading, question))
    ? 'names the key in disguise'
    : null
}

function leakOf(sentence: string, question: TutoredQuestion): string | null {
  if (namesLetter(sentence, question, false)) return 'names an option by its letter'
  if (namesPlace(sentence)) return 'names an option by its place'
  if (tellsText(sentence, question)) return "tells the key's text"
  if (judgesOption(sentence, question)) return 'says whether an option is true'
  if (question.type === 'data-sufficiency' && judgesStatement(sentence)) return 'says whether a statement suffices'
  if (tellsValue(sentence, question)) return "tells the key's value"
  return confirms(sentence) ? 'says whether a guess is right' : null
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** The stem, and what the ladder gives away on purpose. */
function isQuoted(sentence: string, { stem, passage, hints }: TutoredQuestion): boolean {
  const words = wordsOf(sentence)
  const said = ` ${words.join(' ')} `
  const texts = [stem, ...(passage?.paragraphs ?? []), ...hints].map((text) => ` ${wordsOf(text).join(' ')} `)
  return texts.some((text) => text === said || (words.length >= 4 && text.includes(said)))
}

/** 'Option' and 'answer' in the languages of most candidates. */
const optionWord =
  'options?|choices?|answers?|letters?|key|solution|opci[oó]n(?:es)?|respuesta|letra|r[eé]ponse|lettre|antwort|l[oö]sung|buchstabe|risposta|opzione|resposta|op[cç][aã]o|odpowied[zź]|cevap|ответ|вариант|буква|答案|选项|選項|正解|答え|정답|उत्तर|الجواب'
const choosing =
  "choose|pick|select|take|mark|tick|go (?:with|for)|rules? out|eliminates?|cross out|discard|drop|prefer|it is|it['’]s|leaves(?: only)?"
const claim = new RegExp(
  `(?:${optionWord}|${choosing})(?:\\s+(?:is|are|must be|would be|should be|es|est|ist|lautet|[eè]|é|to|for|choose|be))?\\s*[:=是は-]?\\s*["'“‘(\\[*]*(?<![\\p{L}])([A-Ea-e])(?![\\p{L}\\d'’]|\\s*[+*/^=]|\\s+(?:few|little|lot|bit|number|good|way)\\b)`,
  'giu',
)
const phonetic = /\b(?:alpha|alfa|bravo|charlie|delta|echo)\b/i

/** Any letter, because ruling out and confirming can be put in any words. `claimsOnly` for readings that were decoded. */
function namesLetter(sentence: string, question: TutoredQuestion, claimsOnly: boolean): boolean {
  const claimed = [...sentence.matchAll(claim)].some(
    ([all, letter = '']) => letter !== 'a' || /[:=("'“*]\s*a$/.test(all),
  )
  if (claimed) return true
  if (claimsOnly) return new RegExp(`^\\W*${question.key}\\W*$`).test(sentence)
  const given = `${question.stem} ${question.passage?.paragraphs.join(' ') ?? ''}`
  if (phonetic.test(sentence) && !phonetic.test(given)) return true
  const rest = sentence.replace(/\bA\s*(?:to|through|[-–—])\s*E\b|\bA, B, C, D,? (?:and|or) E\b/g, ' ')
  return optionLetters.some((letter) => !standsAlone(given, letter) && standsAlone(rest, letter))
}

const optionLetters: readonly OptionId[] = ['A', 'B', 'C', 'D', 'E']

/** A capital that is a word of its own. 'A' may be the article that a sentence begins with. */
function standsAlone(text: string, letter: OptionId): boolean {
  const before = letter === 'A' ? '(?<=[\\p{Ll}\\d,:;("\'“‘*\\[]\\s*)' : ''
  const alone = new RegExp(`${before}(?<![\\p{L}\\d])${letter}(?![\\p{L}\\d'’])`, 'u')
  if (alone.test(text)) return true
  return (
    letter === 'A' &&
    /^\W*A(?:\W*$|\s*[.),:;!?]|\s+(?:is|fits|works|holds|would|follows|and [B-E]|or [B-E])\b)/.test(text)
  )
}

function namesPlace(sentence: string): boolean {
  return (
    /\b(?:first|second|third|fourth|fifth|last|middle|1st|2nd|3rd|4th|5th)\s+(?:(?:answer|listed|given|possible)\s+)?(?:options?|choices?|answers?|letter|one (?:listed|in the list|from the (?:top|bottom)))\b/i.test(
      sentence,
    ) || /\b(?:option|choice|answer|letter) (?:number |no\.? ?|#)?(?:[1-5]|one|two|three|four|five)\b/i.test(sentence)
  )
}

const contentWords = (text: string): Set<string> => new Set(wordsOf(text).filter((word) => word.length > 3))

/** Share of an option's words that stand in a sentence, from 0 to 1. */
function shareOf(option: string, sentence: string): number {
  const wanted = contentWords(option)
  if (wanted.size < 3) return 0
  const said = contentWords(sentence)
  return [...wanted].filter((word) => said.has(word)).length / wanted.size
}

function tellsText(sentence: string, { options, key, type, stem }: TutoredQuestion): boolean {
  const text = options.find(({ id }) => id === key)?.text ?? ''
  if (shareOf(text, sentence) >= 0.75) return true
  if (type === 'data-sufficiency') return false
  const [said, wanted] = [signsOf(sentence), signsOf(text)]
  const isTelling = /[a-z]/.test(wanted) && wanted.length > 1 && !signsOf(stem).includes(wanted)
  return isTelling && said.includes(wanted)
}

/** A formula or a phrase without its spaces and marks. */
const signsOf = (text: string): string => text.toLowerCase().replace(/\\[()[\]]|[\s.,;:!?"'“”‘’*_{}\\$]/g, '')

const truth =
  /\b(?:right|correct|wrong|incorrect|true|false|best|worst|eliminate[ds]?|cross(?:ed)? out|rule[ds]? out|discard(?:ed)?|trap|tempt\w*|not (?:the|it)|cannot be|must be|can't be)\b/i

function judgesOption(sentence: string, { options }: TutoredQuestion): boolean {
  if (!truth.test(sentence)) return false
  if (options.some(({ text }) => shareOf(text, sentence) >= 0.6)) return true
  return /\b(?:option|choice|answer|one)s? (?:about|on|mentioning|with|(?:that|which) (?:mentions?|says?|talks?|speaks?))\b/i.test(
    sentence,
  )
}

const suffices =
  /suffic|enough|\bneed(?:ed|s)?\b|necessary|determin|\bpins?\b|pinned|settle|\bfix(?:es|ed)?\b|unique|decide|answers? (?:the|your|this) question|tells? (?:you|us)|\bworks?\b|\bdo(?:es)? the (?:job|trick)|useless|redundant|\bhelps?\b|conclusive/i
const statement =
  /\(\s*[12]\s*\)|\bstatements?\b|\b(?:first|second)(?: one)?\b|\bboth\b|\bneither\b|\beither\b|\beach\b|\btogether\b|\balone\b|\bcombin|\b[12] (?:alone|is|does|suffices)\b/i
const otherLanguages =
  /suficiente|ausreich|gen[uü]g|\breicht|suffi(?:t|sant|sent)|\bbasta\b|wystarcz|yeterli|достаточн|хватает|充分|足够|足夠|충분|पर्याप्त|كاف/iu
const asks =
  /^(?:\W*(?:does|do|is|are|can|could|would|what|which|how|when|ask|check|test|find out|decide|consider|see|judge|try)\b)/i

function judgesStatement(sentence: string): boolean {
  if (otherLanguages.test(sentence)) return true
  if (!suffices.test(sentence) || !statement.test(sentence)) return false
  const isOpen =
    (asks.test(sentence) && (/\?\W*$/.test(sentence) || /\b(?:whether|if)\b/i.test(sentence))) ||
    /\bwhether\b/i.test(sentence)
  return !isOpen || /\bbecause\b|\bsince\b|\byes\b|, right\b/i.test(sentence)
}

const tells =
  /\b(?:answer|result|solution|correct|final|value|total|respuesta|antwort|r[eé]ponse|risposta|resposta|ответ)\b|答案|\b(?:get|gives?|equals?|leaves?|makes?|comes? (?:to|out))\b|=/i

/** A number of the question itself may be said, but not as its answer. */
function tellsValue(sentence: string, { options, key, type, stem, hints }: TutoredQuestion): boolean {
  if (type === 'critical-reasoning' || type === 'reading') return false
  const values = valuesOfOption(options.find(({ id }) => id === key)?.text ?? '')
  const isKey = (value: number) => values.some((wanted) => isSameValue(value, wanted))
  if (!valuesIn(sentence).some(isKey)) return false
  const isGiven = valuesIn(stem).some(isKey) || hints.some((hint) => valuesIn(hint).some(isKey))
  const isAlone = wordsOf(sentence).length <= 3
  if (isGiven || (isSmall(values) && !/\d/.test(sentence))) return isAlone || tells.test(sentence)
  return true
}

/** 'One', 'two' and 'three' in words count things in most sentences that say them. */
const isSmall = (values: readonly number[]): boolean => values.some((value) => [1, 2, 3].includes(value))

function confirms(sentence: string): boolean {
  return (
    /^\W*(?:yes|yep|exactly|indeed|bingo|(?:right|correct)(?=\W*$|\s*[,.:;!—-])|that['’]?s (?:right|correct|it|wrong|not it)|not quite|wrong|incorrect|s[ií]|oui|ja|richtig|genau|exacto|correcto|да|верно|是的|对)(?:\W|$)/iu.test(
      sentence,
    ) ||
    /\byou(?:['’]re| are)(?: \w+)? (?:right|correct|wrong|close)\b|\byour (?:answer|guess|choice)\b.*\b(?:right|correct|wrong|true|false)\b/i.test(
      sentence,
    )
  )
}
