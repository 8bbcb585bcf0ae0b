/** How well a candidate does in one skill, in logits on the scale of the items' difficulty. */
export interface Ability {
  theta: number
  /** Answers so far; the more, the smaller the next step. */
  n: number
}

/** By skill id; a skill that was never practised is not there. */
export type Abilities = Readonly<Record<string, Ability>>

/** What an answer tells about a skill. */
export interface Outcome {
  skill: string
  difficulty: number
  correct: boolean
}

/** Every question has five options, so a blind guess is right one time in five. */
const guess = 1 / 5
/** docs/learning.md#ability: the step is 4/(1 + 0.05 n). */
const firstStep = 4
const slowing = 0.05

/** Probability of a right answer: a Rasch model above the guess floor, P = g + (1 − g) σ(θ − d). */
export function successChance(theta: number, difficulty: number): number {
  return guess + (1 - guess) * sigmoid(theta - difficulty)
}

/** The difficulty at which the chance of a right answer is `success` (above the guess floor, below 1). */
export function difficultyFor(theta: number, success: number): number {
  const above = (success - guess) / (1 - guess)
  return theta - Math.log(above / (1 - above))
}

/**
 * The ability in a skill. One that was never practised starts at the mean of the others, drawn to 0 as if two more
 * skills stood there: who is strong everywhere is not asked beginners' questions in a new skill.
 */
export function abilityIn(abilities: Abilities, skill: string): Ability {
  const known = abilities[skill]
  if (known) return known
  // In one order, whatever the order they came in: a sum of floats depends on it, and a rebuild must give the same bits.
  const others = Object.keys(abilities).toSorted()
  const sum = others.reduce((total, other) => total + (abilities[other]?.theta ?? 0), 0)
  return { theta: sum / (others.length + 2), n: 0 }
}

/**
 * The abilities after an answer (Elo with uncertainty, Klinkenberg et al. 2011, Pelánek 2016). The step follows the
 * slope of P, which makes it a descent on the squared error of the forecast: an answer that a guess explains moves little.
 */
export function learnFrom(abilities: Abilities, { skill, difficulty, correct }: Outcome): Abilities {
  const { theta, n } = abilityIn(abilities, skill)
  const chance = sigmoid(theta - difficulty)
  const slope = (1 - guess) * chance * (1 - chance)
  const surprise = (correct ? 1 : 0) - successChance(theta, difficulty)
  const step = firstStep / (1 + slowing * n)
  return { ...abilities, [skill]: { theta: theta + step * slope * surprise, n: n + 1 } }
}

function sigmoid(x: number): number {
  return 1 / (1 + Math.exp(-x))
}
