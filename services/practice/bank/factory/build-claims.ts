import type { MisconceptionId } from '../misconceptions.ts'
import { plain } from './format.ts'
import type { Problem, Wrong } from './problem-template.ts'

/** One of the claims I, II and III. */
export interface Claim {
  text: string
  holds: boolean
  /** A full sentence: why it holds, or a case in which it fails. */
  why: string
  /** Behind a wrong verdict on this claim. */
  misconception: MisconceptionId
}

const SETS = [[], [0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]] as const
const ROMAN = ['I', 'II', 'III'] as const
const TEXTS = [
  'None',
  'I only',
  'II only',
  'III only',
  'I and II only',
  'I and III only',
  'II and III only',
  'I, II, and III',
]

/** The stem of a question about three claims: each claim stands in a line of its own. */
export function claimsStem(question: string, claims: readonly Claim[]): string {
  return [question, ...claims.map(({ text }, at) => `${ROMAN[at]}. ${text}`)].join('\n')
}

/** Key and options of a question about three claims; the options stand in their customary order. */
export function claimsOptions(
  claims: readonly Claim[],
): Pick<Problem, 'key' | 'keyText' | 'wrong' | 'fits' | 'show' | 'because'> {
  const key = SETS.findIndex((set) => claims.every(({ holds }, at) => holds === isIn(set, at)))
  const byDistance = SETS.map((_, at) => at)
    .filter((at) => at !== key)
    .toSorted((a, b) => misjudged(claims, a).length - misjudged(claims, b).length)
  return {
    key,
    keyText: TEXTS[key]!,
    wrong: byDistance.map((at): Wrong => [
      at,
      claims[misjudged(claims, at)[0]!]!.misconception,
      () => whyWrong(claims, at),
      TEXTS[at]!,
    ]),
    fits: () => true,
    show: plain,
    because: claims
      .map(({ why, holds }, at) => `${ROMAN[at]} ${holds ? 'belongs' : 'does not belong'} in the answer: ${why}`)
      .join(' '),
  }
}

const isIn = (set: readonly number[], at: number): boolean => set.includes(at)

function misjudged(claims: readonly Claim[], option: number): number[] {
  return [0, 1, 2].filter((at) => isIn(SETS[option]!, at) !== claims[at]!.holds)
}

function whyWrong(claims: readonly Claim[], option: number): string {
  return misjudged(claims, option)
    .slice(0, 2)
    .map((at) => {
      const { holds, why } = claims[at]!
      return holds
        ? `This choice should include ${ROMAN[at]}: ${why}`
        : `This choice should not include ${ROMAN[at]}: ${why}`
    })
    .join(' ')
}
