/** The item model: what a question is, from the bank's files to the candidate's screen. */

export type ItemType = 'problem-solving' | 'data-sufficiency' | 'critical-reasoning' | 'reading'
export type Section = 'quantitative' | 'verbal' | 'data-insights'
export type OptionId = 'A' | 'B' | 'C' | 'D' | 'E'

export interface Skill {
  id: string
  /** As the candidate reads it, such as 'Linear equations'. */
  name: string
  section: Section
  /** Skill ids that should hold before this one is practised. */
  needs: readonly string[]
  /** How often it is dealt beside the other skills of its section: 2 is twice as often as 1. Above 0. */
  weight: number
}

export interface ItemOption {
  id: OptionId
  text: string
  /** Speaks to the person who chose it: which step leads here and where it goes wrong (for the key: why it holds). */
  reason: string
  /** The named wrong procedure behind a wrong option. */
  misconception?: string
}

export interface Passage {
  id: string
  title: string
  paragraphs: readonly string[]
}

/** Where an item came from; a written verbal item carries its blind second solve. */
export type ItemSource =
  | { kind: 'template'; template: string; seed: number }
  | { kind: 'written'; blindSolve?: { answer: OptionId; on: string; note?: string } }
  | { kind: 'imported'; from: string; on: string }

/** Immutable: a correction is a new version under the same id. */
export interface Item {
  id: string
  version: number
  type: ItemType
  skill: string
  /** Prior difficulty in logits on the ability scale: 0 is the middle, -2 easy, +2 hard. */
  difficulty: number
  language: 'en'
  /** Data Sufficiency stems carry their statements as '(1) … (2) …' after the stem, so that the text rule finds them. */
  stem: string
  passage?: Passage
  options: readonly ItemOption[]
  answer: OptionId
  solution: { quick: readonly string[]; full: readonly string[] }
  hints: readonly [string, string]
  source: ItemSource
}

/** What selection needs to know of an item; the bank index holds one per live item. */
export interface ItemHead {
  id: string
  version: number
  type: ItemType
  section: Section
  skill: string
  difficulty: number
  /** Items of one template, or of one passage, are siblings. */
  family: string
}
