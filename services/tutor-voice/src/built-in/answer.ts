import { nextHint } from '../domain/policy.ts'
import type { Answer, Ask, Tutor } from '../domain/tutoring.ts'
import { aboutAnswered } from './about-answered.ts'
import { aboutTutor, careFor } from './about-tutor.ts'
import { answer, calculated, studyNote, unknown } from './answers.ts'
import { followUp } from './follow-up.ts'
import { loadAlgebra } from './maths/algebra.ts'
import { readText, type AskedText } from './read-text.ts'
import { findNote, type Found } from './search-notes.ts'
import { calculate } from './templates/all.ts'

// The engine loads beside the start of the service, so that the first candidate does not wait for it.
void loadAlgebra()

/**
 * Answers without any model: from the bank's own words on a question, by exact calculation, or with a study note. It
 * says that it does not know rather than guess. For an open question it gives its hints and nothing else.
 */
export const builtInTutor: Tutor = async (ask) => {
  const { question } = ask
  const asked = readText(ask.text)
  const care = careFor(asked)
  if (care !== null) return care
  if (question?.state === 'open') return nextHint(question, ask.hintsGiven)
  if (THANKS.test(asked.plain)) return thanks()
  const about = question === null ? null : await aboutAnswered(ask, question, asked)
  return about ?? (await general(ask, asked))
}

/** Thanks and no more: `thanks, but why` and `great, now solve 2x = 8` ask for something. */
const THANKS =
  /^(?:ok(?:ay)?[,.! ]*)?(?:thanks|thank you|thx|great|perfect|got it)\b(?!.*\b(?:but|and|now|then|next|what|how|why|when|where|which|who|can|could|solve|explain|show|give|tell|another|more)\b)[^?\d=]{0,30}$/

function thanks(): Answer {
  return answer({ kind: 'none', title: 'No question' }, 'You are welcome. Ask me whenever you are stuck.')
}

const NO_RESULT = 'I cannot work this out reliably, so I give no result rather than a wrong one.'

async function general(ask: Ask, asked: AskedText): Promise<Answer> {
  const lines = await calculate(asked)
  if (lines !== null) return calculated(lines)
  const aside = aboutTutor(asked)
  if (aside !== null) return aside
  const again = await followUp(ask, asked)
  if (again !== null) return again
  if (ask.question === null && asksForQuestion(asked)) {
    return unknown('Which question do you mean? Open it and ask me there, so that I see it.', null)
  }
  const found = findNote(asked.plain)
  if (STOPS.test(asked.plain)) return rest(asked, found)
  const nothing = isForeign(asked.raw) ? 'I understand English best. Please ask me in English.' : 'I do not know that.'
  if (found === null) return unknown(isCalculation(asked, 'title') ? NO_RESULT : nothing, null)
  const isOfExam =
    found.note.group === 'data-insights' || (['exam', 'strategy'].includes(found.note.group) && EXAM.test(asked.plain))
  // A text with numbers asks for a result; a general note is no answer to it.
  const isExplained = found.by === 'title' && CONCEPT.test(asked.plain)
  if (!isOfExam && !isExplained && isCalculation(asked, found.by)) return unknown(NO_RESULT, found.note, found.isFaint)
  if (found.by !== 'near') return studyNote(found.note)
  return unknown(nothing, found.note, found.isFaint)
}

/** The last word waits for another one: `15% of 80 and then another`. */
const STOPS = /\b(?:plus|minus|times|divided by|and|or|than|vs|versus|and then another|then x squared)[\s.…]*$/

/** Asks for what is missing; of a comparison with one side, it shows the note on that side. */
function rest({ plain }: AskedText, found: Found | null): Answer {
  const missing = 'Your question stops in the middle. Please write all of it.'
  if (found?.by === 'title' && /\b(?:and|or|vs|versus)[\s.…]*$/.test(plain) && !/\d/.test(plain)) {
    return studyNote(found.note, missing)
  }
  return unknown(missing, found?.note ?? null, true)
}

/** Written in other letters, or begun with a word of asking of another language. */
function isForeign(raw: string): boolean {
  return (
    /[\p{Script=Han}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Hiragana}\p{Script=Hangul}]/u.test(
      raw,
    ) ||
    /^\W*(?:quel(?:le)?s?|comment|pourquoi|cómo|como|qué|cuál|por qué|wie|warum|wann|welche[rs]?|perché|come|quanto)(?!\p{L})/iu.test(
      raw,
    )
  )
}

/** `why is C wrong`, without a question that it could mean. */
function asksForQuestion({ plain, words }: AskedText): boolean {
  return (
    words.size < 12 &&
    /\b(?:why|what about|and)\b.*\b(?:option |answer |choice )?\(?[a-e]\)?\s*(?:wrong|right|correct|incorrect)?\s*\??$/.test(
      plain,
    ) &&
    /\b[b-e]\b/.test(plain)
  )
}

/** A text that asks how or why, with numbers for an example: `the last digit of something like 7^83`. */
const CONCEPT =
  /\b(?:why|explain|differences? between|something like|such as|for example|e\.g\.|how (?:do|does|can|would|should) (?:i|you|one|we) (?:find|get|know|approach|tell|deal with)\b.*\blike)\b/

/** Words by which a text with numbers is about the exam, and asks for no result. */
const EXAM =
  /\b(?:exam|test|accuracy|stuck|study|evenings|mocks?|practice|sections?|questions?|quant|verbal|insights|scores?|answers?|breaks?|gbat|minutes left|weeks?|days?|months?)\b/

function isCalculation({ plain }: AskedText, by: 'title' | 'words' | 'near'): boolean {
  const numbers = plain.match(/\d+(?:\.\d+)?/g)?.length ?? 0
  if (numbers >= 2 || /[=<>^]/.test(plain)) return true
  return (
    numbers === 1 &&
    (by !== 'title' ||
      (/\b(?:how many|how much|how old|how far|how fast|what is|what's|find|calculate|solve)\b/.test(plain) &&
        !/\brules?\b|\bformula\b/.test(plain)))
  )
}
