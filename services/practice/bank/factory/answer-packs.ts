import type { OptionId } from '../../src/domain/item.ts'

/** The answers from which a Data Sufficiency template draws, evenly. */
export type AnswerPack = readonly OptionId[]

export const EVERY_ANSWER: AnswerPack = ['A', 'B', 'C', 'D', 'E']

/**
 * For templates whose case is a single number, or all of whose sufficient statements say the same: there two statements
 * that are each enough are always equivalent, so a D would only ask one thing twice.
 */
export const NEVER_EACH: AnswerPack = ['A', 'B', 'C', 'E']

/** For templates that have independent statements, each of which is enough; so the five answers stay even in all. */
export const MORE_OFTEN_EACH: AnswerPack = ['A', 'B', 'C', 'D', 'D', 'D', 'E']
