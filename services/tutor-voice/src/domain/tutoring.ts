import type { components } from '@app/contracts/generated/tutor-voice'

export type OptionId = 'A' | 'B' | 'C' | 'D' | 'E'

/** Where an answer comes from. */
export type Source = components['schemas']['TutorSource']

/** One message of a conversation, oldest first where there are several. */
export type Turn = components['schemas']['TutorTurn']

/** A question of the bank as practice tells it to the tutor. */
export interface TutoredQuestion {
  id: string
  type: 'problem-solving' | 'data-sufficiency' | 'critical-reasoning' | 'reading'
  /** Id of the skill, such as `work-rates`, and its name for people. */
  skill: string
  skillName: string
  passage: { title: string; paragraphs: string[] } | null
  stem: string
  options: { id: OptionId; text: string }[]
  key: OptionId
  optionReasons: { id: OptionId; reason: string }[]
  solution: { quick: string[]; full: string[] }
  /** From the gentlest to the strongest; none of them names the key. */
  hints: string[]
  /** `open`: it stands in a set that this person has not answered, so nothing of its answer may be told. */
  state: 'open' | 'answered'
  /** What this person chose; null if it is open or was never theirs. */
  chosen: OptionId | null
}

/** What a person asks, with all that the tutor may know. */
export interface Ask {
  text: string
  /** The question that it is about; null if it is about none. */
  question: TutoredQuestion | null
  /** The conversation so far, at most 6 turns. */
  turns: readonly Turn[]
  /** How many hints of this question the person has had in this conversation. */
  hintsGiven: number
  /** A fresh question of the same template, never a live one; null if there is none or practice is away. */
  variant: () => Promise<TutoredQuestion | null>
}

/** The answer in plain text: paragraphs apart by an empty line, formulas between \( and \). */
export interface Answer {
  text: string
  source: Source
}

/** Answers a person. The built-in tutor is one. */
export type Tutor = (ask: Ask) => Promise<Answer>
