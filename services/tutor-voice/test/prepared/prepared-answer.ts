import type { OptionId, TutoredQuestion } from '../../src/domain/tutoring.ts'

/** A right sentence, and the same with one planted error of each kind that fits it. */
export interface PreparedSentence {
  right: string
  wrong: Partial<Record<ErrorKind, string>>
}

export type ErrorKind = 'arithmetic' | 'swapped' | 'invented' | 'unit' | 'percent' | 'answer' | 'words' | 'variable'

export interface PreparedAnswer {
  question: TutoredQuestion
  sentences: PreparedSentence[]
}

export type Topic = (random: Random) => PreparedAnswer

export interface Random {
  /** A whole number from `from` to `to`. */
  whole(from: number, to: number): number
  one<T>(choices: readonly T[]): T
}

/** The same numbers for the same seed, by a linear congruential generator (Numerical Recipes' constants). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32
  next()
  return {
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    one: (choices) => choices[Math.floor(next() * choices.length)] as (typeof choices)[number],
  }
}

export const says = (right: string, wrong: PreparedSentence['wrong'] = {}): PreparedSentence => ({ right, wrong })

interface Asked {
  skill: string
  stem: string
  /** The right one first; it becomes the option `key`. */
  options: readonly [string, string, string, string, string]
  key: OptionId
  quick: readonly string[]
}

/** An answered question of the bank's form. */
export function questionOf({ skill, stem, options: [right, ...others], key, quick }: Asked): TutoredQuestion {
  const ids: OptionId[] = ['A', 'B', 'C', 'D', 'E']
  const rest = [...others]
  const options = ids.map((id) => ({ id, text: id === key ? right : (rest.shift() ?? '') }))
  const optionReasons = options.map(({ id }) => ({
    id,
    reason: id === key ? 'This is right.' : 'This comes of a slip.',
  }))
  return {
    id: `ps-${skill}-0001`,
    type: 'problem-solving',
    skill,
    skillName: skill.replaceAll('-', ' '),
    passage: null,
    stem,
    options,
    key,
    optionReasons,
    solution: { quick: [...quick], full: [] },
    hints: ['Write down what is asked.'],
    state: 'answered',
    chosen: ids.find((id) => id !== key) ?? null,
  }
}

/** A fraction in lowest terms as people write it. */
export function fraction(n: number, d: number): string {
  const divisor = common(n, d)
  return d === divisor ? `${n / divisor}` : `${n / divisor}/${d / divisor}`
}

const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b))
