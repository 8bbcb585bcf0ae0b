import type { Ask, TutoredQuestion } from '../tutoring.ts'
import { checkSentence, nothingEstablished } from './check-sentence.ts'
import { groundsOf } from './grounds.ts'
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
export function createAnswerCheck({ ask, notes, leaks }: AnswerGrounds): AnswerCheck {
  const cutter = createSentenceCutter()
  const grounds = groundsOf(ask, notes)
  const open = ask.question?.state === 'open' ? ask.question : null
  let [established, shown] = [nothingEstablished, '']
  const counts = { shown: 0, leftOut: 0 }

  let rejection: Rejection | null = null
  let carried = ''

  /** The sentence as it may be shown, with the white space before it; null if it is left out. */
  const take = (sentence: string): string | null => {
    const words = sentence.trim()
    if (words === '') return null
    const gap = longer(sentence.slice(0, sentence.indexOf(words)) || ' ', carried)
    if (open && (leaks(words, open) ?? leaks(`${shown} ${words}`, open)) !== null) {
      rejection = 'leak'
      return null
    }
    const checked = checkSentence(words, grounds, established)
    established = checked.established
    if (checked.fault !== null) {
      // A new paragraph begins after the sentence that is left out, too.
      carried = gap
      counts.leftOut++
      if (counts.shown === 0 || (counts.leftOut >= enoughLeftOut && isTooMuch(counts))) rejection = 'unchecked'
      return null
    }
    const text = counts.shown === 0 ? words : gap + words
    carried = ''
    counts.shown++
    shown += text
    return text
  }
  const takeAll = (sentences: readonly string[]): string[] => {
    const good: string[] = []
    for (const sentence of sentences) {
      const text = rejection ? null : take(sentence)
      if (text !== null) good.push(text)
    }
    return good
  }
  return {
    add: (piece) => ({ sentences: takeAll(cutter.add(piece)), rejection }),
    end({ isCutOff }) {
      const rest = cutter.rest()
      const sentences = rest === null || (isCutOff && !/[.!?]$/.test(rest)) ? [] : takeAll([rest])
      if (!rejection && counts.shown === 0) rejection = 'empty'
      if (!rejection && isTooMuch(counts)) rejection = 'unchecked'
      return { sentences, rejection }
    },
  }
}

const isTooMuch = ({ shown, leftOut }: { shown: number; leftOut: number }): boolean => leftOut * 3 > shown + leftOut

const longer = (a: string, b: string): string => (b.length > a.length ? b : a)
