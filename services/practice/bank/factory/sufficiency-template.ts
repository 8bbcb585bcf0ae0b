import type { Line } from './solve-lines.ts'
import { EVERY_ANSWER, type AnswerPack } from './answer-packs.ts'
import type { Level } from './problem-template.ts'
import type { Random } from './random.ts'

/** One of the statements a stem may carry. */
export interface Statement<C> {
  text: string
  holds: (one: C) => boolean
  /** Why it is sufficient, when it is; follows 'Statement (1) is sufficient: '. A full sentence with this question's numbers. */
  enough?: string
  /** Why it is not sufficient, when it is not, in a sentence; two cases follow it. */
  lacks?: string
  /**
   * How a choice that takes it for sufficient goes wrong, when it is not; follows 'Choice B ': 'multiplies both sides by s
   * and reads off r > s, which is right only if s is positive'. No full stop.
   */
  trap?: string
  /**
   * Why a choice that takes it for insufficient does so, when it is sufficient; follows 'Choice E ': 'looks for x and y
   * themselves, but the question asks only for their difference'. No full stop.
   */
  missed?: string
  /** What it says in short, to follow 'says that': 'the two ages differ by 8'. */
  gives?: string
  /** A question that leads to what it means, to follow 'In statement (1), ' in the second hint: 'which sign does x have?' */
  consider?: string
  /** The equation that it is, in the letters of the question's unknowns. */
  line?: Line
}

/** Two statements that an author put together, with what is to be said of them together. */
export interface StatementPair<C> {
  statements: readonly [Statement<C>, Statement<C>]
  /** Why the two are sufficient together although neither is alone. Ends with a full stop. A pair without it never has key C. */
  together?: string | undefined
  /** What they leave open together. A full sentence. */
  open?: string
  /** How a choice that takes the two together for sufficient goes wrong; follows 'Choice C '. No full stop. */
  bothTrap?: string
  /** Why a choice that takes the two together for insufficient does so; follows 'Choice E '. No full stop. */
  bothMissed?: string
  /** Hints that fit these two statements; otherwise those of the question. */
  hints?: readonly [string, string]
  /** Logits by which the question is harder with these two than its level; negative if it is easier. */
  harder?: number
}

/** A question in plainer words than its stem's. */
export interface Goal {
  /** To follow 'The question asks': 'whether x and y have the same sign'. No full stop. */
  what: string
  /** Why that is the same question; follows 'because': 'only then is their product positive'. No full stop. */
  because?: string
}

/** A Data Sufficiency question before two of its statements are chosen. */
export interface Sufficiency<C> {
  stem: string
  /** What the question comes down to; left out where the stem says it as plainly. */
  asks?: Goal | undefined
  /** Every case the stem allows (a window of it wide enough that widening changes no verdict). */
  cases: readonly C[]
  /** The answer to the stem's question in a case, as shown: '7', 'yes'. */
  ask: (one: C) => string
  /** How a case is named in an explanation. */
  show: (one: C) => string
  /** How the answer follows in a case, to follow 'since' in a table of cases; undefined where it is seen at once. */
  since?: ((one: C) => string | undefined) | undefined
  /** A pool from which any two may be drawn; empty where `pairs` names the two. */
  statements: ReadonlyArray<Statement<C>>
  /** The pairs that may be drawn, each in both orders. */
  pairs?: ReadonlyArray<StatementPair<C>>
  /** The letters of the statements' lines and what they stand for; `result` works out what is asked from a case. */
  unknowns?: { letters: readonly [string, string]; meaning?: string; result?: (one: C) => string }
  /** Why two statements are sufficient together, in sentences, or undefined where lines or a list show it. */
  together?: (pair: readonly [Statement<C>, Statement<C>], left: readonly C[]) => string | undefined
  /** As in a `StatementPair`, for two statements drawn from the pool and the cases that fit both. */
  bothTrap?: (pair: readonly [Statement<C>, Statement<C>], left: readonly C[]) => string | undefined
  bothMissed?: (pair: readonly [Statement<C>, Statement<C>], left: readonly C[]) => string | undefined
  hints: readonly [string, string]
  /** Hints that fit the two statements drawn, where those of the question do not. */
  hintsFor?: (pair: readonly [Statement<C>, Statement<C>]) => readonly [string, string] | undefined
}

/** A statement as printed, and the stem above it. */
export interface StatementText {
  statement: string
  stem: string
}

/** The second solver: its own cases and its own reading of each statement's printed text. */
export interface SecondReading<S> {
  /**
   * The letters in which `ask` and `read` are written, for templates whose letters change from seed to seed: the solver
   * renames the first symbol of the stem to the first letter, and so on, before they read anything.
   */
  letters?: readonly string[]
  cases: (numbers: number[], stem: string) => readonly S[]
  ask: (one: S, numbers: number[], stem: string) => string | number | boolean
  /** The first expression that matches a statement's text gives its meaning, with the numbers of that text. */
  read: ReadonlyArray<readonly [RegExp, (one: S, numbers: number[], text: StatementText) => boolean]>
}

export interface SufficiencyDraft<P, C, S> {
  id: string
  skill: string
  version?: number
  levels: readonly [number, number, number]
  /** The answers that are drawn from, if not the five evenly. */
  answers?: AnswerPack
  draw: (random: Random, level: Level) => P | null
  write: (parameters: P) => Sufficiency<C>
  second: SecondReading<S>
}

export interface SufficiencyTemplate {
  kind: 'data-sufficiency'
  id: string
  skill: string
  version: number
  levels: readonly [number, number, number]
  answers: AnswerPack
  compose: (random: Random, level: Level) => Sufficiency<unknown> | null
  second: SecondReading<unknown>
}

/** Hides a template's types, so that all templates go into one list. */
export function sufficiency<P, C, S>(draft: SufficiencyDraft<P, C, S>): SufficiencyTemplate {
  return {
    kind: 'data-sufficiency',
    id: draft.id,
    skill: draft.skill,
    version: draft.version ?? 1,
    levels: draft.levels,
    answers: draft.answers ?? EVERY_ANSWER,
    second: draft.second as SecondReading<unknown>,
    compose: (random, level) => {
      const parameters = draft.draw(random, level)
      return parameters === null ? null : (draft.write(parameters) as Sufficiency<unknown>)
    },
  }
}
