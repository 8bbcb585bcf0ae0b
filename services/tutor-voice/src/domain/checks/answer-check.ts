import type { Ask, TutoredQuestion } from '../tutoring.ts'
import { checkSentence, nothingEstablished, type Established } from './check-sentence.ts'
import { groundsOf, type Grounds } from './grounds.ts'
import { createSentenceCutter } from './sentence-cutter.ts'

/** Says what a text tells of an open question, such as its key; null if it tells nothing. */
export type Leaks = (text: string, question: TutoredQuestion) => string | null

/** Why a model's answer is not shown to the end: it leaks, too much of it fails the checks, or nothing is left. */
export type Rejection = 'leak' | 'unchecked' | 'empty'

export interface Checked {
  /** To be shown, in order; their texts joined are the answer. */
  sentences: string[]
  /** If it is set, the built-in answer replaces what was shown. */
  rejection: Rejection | null
}

export interface AnswerCheck {
  /** Takes in the next piece of the model's text. */
  add(piece: string): Checked
  /** Takes in the end. What is no whole sentence then is left out if the model was cut off at its limit. */
  end(options: { isCutOff: boolean }): Checked
}

export interface AnswerGrounds {
  ask: Pick<Ask, 'question' | 'text'>
  /** The texts of the study notes that the model was given. */
  notes: readonly string[]
  leaks: Leaks
}

/** From so many sentences left out on, more than one in three ends an answer before its end. */
const enoughLeftOut = 3

/** Checks the text of one answer sentence by sentence. A failed first sentence, or more than one in three, rejects it all. */
export function createAnswerCheck(answerGrounds: AnswerGrounds): AnswerCheck {
  const cutter = createSentenceCutter()
  const progress: Progress = {
    established: nothingEstablished,
    text: '',
    shown: 0,
    leftOut: 0,
    carried: '',
    rejection: null,
  }
  const grounds = groundsOf(answerGrounds.ask, answerGrounds.notes)
  const takeAll = (sentences: readonly string[]): string[] =>
    sentences.flatMap((sentence) => (progress.rejection ? [] : take(sentence, progress, { ...answerGrounds, grounds })))
  return {
    add: (piece) => ({ sentences: takeAll(cutter.add(piece)), rejection: progress.rejection }),
    end({ isCutOff }) {
      const rest = cutter.rest()
      const sentences = rest === null || (isCutOff && !/[.!?]$/.test(rest)) ? [] : takeAll([rest])
      if (!progress.rejection && progress.shown === 0) progress.rejection = 'empty'
      if (!progress.rejection && isTooMuch(progress)) progress.rejection = 'unchecked'
      return { sentences, rejection: progress.rejection }
    },
  }
}

interface Progress {
  established: Established
  /** All that was shown. */
  text: string
  /** How many sentences. */
  shown: number
  leftOut: number
  /** White space before sentences that were left out, so that a new paragraph begins after them, too. */
  carried: string
  rejection: Rejection | null
}

/** The sentence as it may be shown, with the white space before it; nothing if it is left out. */
function take(
  sentence: string,
  progress: Progress,
  { ask, leaks, grounds }: AnswerGrounds & { grounds: Grounds },
): string[] {
  const words = sentence.trim()
  if (words === '') return []
  const open = ask.question?.state === 'open' ? ask.question : null
  if (open && (leaks(words, open) ?? leaks(`${progress.text} ${words}`, open)) !== null) {
    progress.rejection = 'leak'
    return []
  }
  const gap = longer(sentence.slice(0, sentence.indexOf(words)) || ' ', progress.carried)
  const { fault, established } = checkSentence(words, grounds, progress.established)
  if (fault !== null) {
    progress.carried = gap
    progress.leftOut++
    if (progress.shown === 0 || (progress.leftOut >= enoughLeftOut && isTooMuch(progress)))
      progress.rejection = 'unchecked'
    return []
  }
  const text = progress.shown === 0 ? words : gap + words
  Object.assign(progress, { established, carried: '', shown: progress.shown + 1, text: progress.text + text })
  return [text]
}

const isTooMuch = ({ shown, leftOut }: Progress): boolean => leftOut * 3 > shown + leftOut

const longer = (a: string, b: string): string => (b.length > a.length ? b : a)
