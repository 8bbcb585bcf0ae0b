import { NotRational } from '../maths/evaluate.ts'
import { NotPolynomial } from '../maths/polynomial.ts'
import { TooLarge } from '../../domain/rational.ts'
import { Unreadable } from '../maths/tokens.ts'
import type { AskedText } from '../read-text.ts'
import { ages, agesApart, agesTogether } from './ages.ts'
import { amountsInRatio } from './amounts-in-ratio.ts'
import { rewriting, solving } from './algebra.ts'
import { arithmetic, arithmeticInside } from './arithmetic.ts'
import { catchingUp } from './catching-up.ts'
import { percentChain, profits } from './chains.ts'
import { atLeastOne } from './chance.ts'
import { withoutChatter } from './chatter.ts'
import { choices, letters, orders, permuted } from './counting.ts'
import { drains } from './drains.ts'
import { draws, heads } from './draws.ts'
import { changedAverage, missingValue, neededScore } from './missing-values.ts'
import { added, blend, parts, watered } from './mixtures.ts'
import { catchingUpByClock, meeting, movement } from './motion.ts'
import { compoundInterest, doubling, simpleInterest } from './money.ts'
import { changes, inPercent, newValues, reverse, shares, wholes } from './percents.ts'
import { averageSpeed, distance, work } from './rates.ts'
import { pacing, ratioShares, sumAndDifference } from './sharing.ts'
import { functionValue, twoPoints } from './points.ts'
import { neither, puzzles, sequences, singleDraw, unitChanges, wayBack } from './small-problems.ts'
import { surds } from './surds.ts'
import { consecutive, conversions, diceSums, output, sameJob, thereAndBack } from './everyday.ts'
import type { Template } from './template.ts'
import { twoPrices } from './two-prices.ts'
import { commonFactors, lists, primes, remainders } from './whole-numbers.ts'

/** From the most special form to the most general one. */
const TEMPLATES: readonly Template[] = [
  remainders,
  commonFactors,
  primes,
  lists,
  choices,
  orders,
  letters,
  permuted,
  atLeastOne,
  draws,
  neither,
  singleDraw,
  sequences,
  puzzles,
  unitChanges,
  wayBack,
  diceSums,
  conversions,
  consecutive,
  heads,
  inPercent,
  shares,
  wholes,
  changes,
  reverse,
  newValues,
  percentChain,
  profits,
  drains,
  work,
  averageSpeed,
  thereAndBack,
  sameJob,
  output,
  distance,
  catchingUp,
  catchingUpByClock,
  meeting,
  movement,
  simpleInterest,
  compoundInterest,
  doubling,
  blend,
  parts,
  added,
  watered,
  twoPrices,
  ratioShares,
  amountsInRatio,
  missingValue,
  changedAverage,
  neededScore,
  sumAndDifference,
  ages,
  agesTogether,
  agesApart,
  pacing,
  twoPoints,
  functionValue,
  surds,
  rewriting,
  solving,
  arithmetic,
  arithmeticInside,
]

/** Longer texts are no calculation: reading them would take time, and they are not understood. */
const MOST_CHARACTERS = 400

/**
 * Two to five short lines of exact working, or null for a text that no template understands completely. Numbers that
 * are too large and undefined values are not understood either.
 */
export async function calculate(asked: AskedText): Promise<string[] | null> {
  if (asked.plain.length > MOST_CHARACTERS) return null
  const lines = await firstOf(asked)
  if (lines !== null) return lines
  const shorter = withoutChatter(asked)
  return shorter === null ? null : firstOf(shorter)
}

async function firstOf(asked: AskedText): Promise<string[] | null> {
  for (const template of TEMPLATES) {
    const lines = await attempt(template, asked)
    if (lines !== null) return lines
  }
  return null
}

/** What formulas throw: no formula, two readings, no fraction, too large; a RangeError for what is not defined. */
const NOT_UNDERSTOOD = [Unreadable, NotRational, NotPolynomial, TooLarge, RangeError]

async function attempt(template: Template, asked: AskedText): Promise<string[] | null> {
  try {
    return await template(asked)
  } catch (error) {
    if (NOT_UNDERSTOOD.some((kind) => error instanceof kind)) return null
    throw error
  }
}
