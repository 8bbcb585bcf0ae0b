import { leaks } from './leak.ts'
import type { Answer, Source, TutoredQuestion } from './tutoring.ts'

/**
 * What may be told, whoever answers. Of an open question only the hints of its ladder, and what says nothing of its
 * answer; of an answered one everything. If practice cannot be asked, every question may be an open one.
 */

/** Answers of these kinds would solve an open question, whatever their sentences say. */
const solving: ReadonlySet<Source['kind']> = new Set(['worked-solution', 'practice-question'])

/** Whether an answer from this source may be given about the question. */
export function mayAnswerFrom({ kind }: Source, question: TutoredQuestion | null): boolean {
  return question?.state !== 'open' || !solving.has(kind)
}

/** Whether a sentence of an answer may be told. A hint of the ladder always may. */
export function mayTell(sentence: string, question: TutoredQuestion | null): boolean {
  return question === null || leaks(sentence, question) === null
}

/** The answer as it may be given: an answer that must not be given becomes the next hint. */
export function underPolicy(
  answer: Answer,
  { question, hintsGiven }: { question: TutoredQuestion | null; hintsGiven: number },
): Answer {
  if (question?.state !== 'open') return answer
  const isFine =
    mayAnswerFrom(answer.source, question) && sentencesOf(answer.text).every((sentence) => mayTell(sentence, question))
  return isFine ? answer : nextHint(question, hintsGiven)
}

/** The hint of the ladder that comes after those that were given; if there is no more, the last one once more. */
export function nextHint({ hints }: TutoredQuestion, hintsGiven: number): Answer {
  const last = hints.at(-1)
  if (last === undefined) return { text: noHint, source: { kind: 'none', title: 'No hint' } }
  const hint = hints[hintsGiven]
  if (hint === undefined)
    return { text: `${lastHint}\n\n${last}`, source: { kind: 'none', title: 'No more hints before the answer' } }
  return { text: hint, source: { kind: 'hint', title: `Hint ${hintsGiven + 1} of ${hints.length}` } }
}

const noHint = 'I have no hint for this question. Once you have submitted your set, I explain it.'
const lastHint =
  'You have had all hints of this question. Once you have submitted your set, I explain it. The last hint was:'

/** Kinds of answers that are about no question of the bank. */
const general: ReadonlySet<Source['kind']> = new Set(['study-note'])

/** What is said while practice cannot be asked: general help at most, since the text may be about an open question. */
export function whileAway(answer: Answer): Answer {
  if (!general.has(answer.source.kind)) return { text: awayText, source: { kind: 'none', title: 'No source' } }
  return { text: `${awayText}\n\n${answer.text}`, source: answer.source }
}

const awayText =
  'I cannot look up your questions at the moment, so I can only help in general. Please ask me again in a minute.'

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The sentences of a text with their spaces: joined, they are the text. */
export function sentencesOf(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment)
}
