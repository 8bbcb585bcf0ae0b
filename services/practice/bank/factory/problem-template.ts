import type { MisconceptionId } from '../misconceptions.ts'
import type { Random } from './random.ts'
import type { Num, Rational } from './rational.ts'

export type Level = 1 | 2 | 3

/** How often the key stands at each of the five places, among the twenty seeds of a level that follow each other. */
export type Places = readonly [number, number, number, number, number]

export const PACK = 20
const EVEN: Places = [4, 4, 4, 4, 4]

/** A wrong option: the result of a named wrong procedure, and what to say to the person who followed it. */
export type Wrong = readonly [value: Num, misconception: MisconceptionId, reason: () => string, text?: string]

/** One question as its template writes it, before the options are chosen and placed. */
export interface Problem {
  stem: string
  key: Num
  /** The key's text when `show` does not give it, as for expressions. */
  keyText?: string
  show: (value: Rational) => string
  /**
   * Logits by which this item is harder than its level, for its steps, its numbers or its trap; negative if it is easier.
   */
  harder?: number
  /** The options are statements or formulas, which have no order: they stand as they are given, around the key. */
  unordered?: boolean
  /** Best first; more than four let the factory place the key anywhere in ascending order. */
  wrong: readonly Wrong[]
  /** Why the key holds. */
  because: string
  quick: readonly string[]
  full: readonly string[]
  hints: readonly [string, string]
  /** Whether a value is plausible at all; by default it must be positive if the key is. */
  fits?: (value: Rational) => boolean
}

/** What the author of a template writes. */
export interface ProblemDraft<P> {
  id: string
  skill: string
  version?: number
  /** Prior difficulty of the three levels, in logits. */
  levels: readonly [number, number, number]
  /**
   * Where the key of each level stands among the ascending options, when not everywhere alike: a place that wrong
   * procedures cannot surround at one level is taken more often at the others, so that the columns still add up to 12.
   */
  places?: readonly [Places, Places, Places]
  /** Null when the drawn numbers do not suit. */
  draw: (random: Random, level: Level) => P | null
  write: (parameters: P) => Problem
  /**
   * The second solver: reads the numbers of the stem, in order of appearance, and finds the answer on another way
   * (search, simulation), in plain numbers and with nothing of the first. Where the options are statements or formulas
   * it reads their printed texts too, and returns the text of the only one that answers the question.
   */
  second: SecondSolver
}

export type SecondSolver = (numbers: number[], stem: string, options: readonly string[]) => number | string

export interface ProblemTemplate {
  kind: 'problem-solving'
  id: string
  skill: string
  version: number
  levels: readonly [number, number, number]
  places: readonly [Places, Places, Places]
  compose: (random: Random, level: Level) => Problem | null
  second: SecondSolver
}

/** Hides a template's parameters, so that all templates go into one list. */
export function problem<P>(draft: ProblemDraft<P>): ProblemTemplate {
  return {
    kind: 'problem-solving',
    id: draft.id,
    skill: draft.skill,
    version: draft.version ?? 1,
    levels: draft.levels,
    places: draft.places ?? [EVEN, EVEN, EVEN],
    second: draft.second,
    compose: (random, level) => {
      const parameters = draft.draw(random, level)
      return parameters === null ? null : draft.write(parameters)
    },
  }
}
