import type { Item, ItemOption, OptionId } from '../../src/domain/item.ts'
import { UnshowableError } from './format.ts'
import { lessons } from '../lessons/lessons.ts'
import { difficultyOf } from './item-difficulty.ts'
import { itemId } from './item-id.ts'
import { numbersInText } from './numbers-in-text.ts'
import { PACK, type Level, type Problem, type ProblemTemplate, type Wrong } from './problem-template.ts'
import { seededRandom } from './random.ts'
import { compare, isWhole, rational, toNumber, type Rational } from './rational.ts'
import { statesKey } from './states-key.ts'

export const LETTERS: readonly OptionId[] = ['A', 'B', 'C', 'D', 'E']

/** A template that cannot give an item for a seed. */
export class TemplateError extends Error {}

interface Choice {
  value: Rational
  text: string
  wrong?: Wrong
}

/** Enough for a place that one draw in two hundred gives, among a hundred thousand items. */
const ALL_DRAWS = 4000

/** Seeds walk through the three levels in turn, so that a head's difficulty needs no draw. */
export function levelOf(seed: number): Level {
  return ((seed % 3) + 1) as Level
}

/** An item with its exact key, for the check against the second solver. */
export interface BuiltProblem {
  item: Item
  key: Rational
}

/**
 * Realises a template's item for a seed: the same item on every machine. The key's place is dealt first; the numbers
 * are redrawn until five plausible, distinct options in ascending order allow it, and no hint states the key. Throws a TemplateError when no draw
 * does.
 */
export function buildProblem(template: ProblemTemplate, seed: number): BuiltProblem {
  const place = placeOf(template, seed)
  for (let draw = 0; draw < ALL_DRAWS; draw += 1) {
    const built = tryDraw(template, seed, { draw, place })
    if (built) return built
  }
  throw new TemplateError(`${template.id}: no draw for seed ${seed} gives five plausible options`)
}

/** Dealt from a shuffled pack, so that among 60 seeds in a row each place comes 12 times, and not only in the long run. */
function placeOf(template: ProblemTemplate, seed: number): number {
  const level = levelOf(seed)
  const turn = Math.floor(seed / 3)
  const pack = template.places[level - 1]!.flatMap((times, place) => Array.from({ length: times }, () => place))
  const dealt = seededRandom(template.id, level, Math.floor(turn / PACK), 'places').some(pack, PACK)
  return dealt[turn % PACK]!
}

function tryDraw(template: ProblemTemplate, seed: number, at: { draw: number; place: number }): BuiltProblem | null {
  const random = seededRandom(template.id, seed, at.draw)
  try {
    const written = template.compose(random, levelOf(seed))
    if (!written) return null
    const choices = arrange(written, at.place)
    if (!choices || (written.keyText === undefined && givesAway(choices, at.place))) return null
    if (written.hints.some((hint) => statesKey(hint, choices[at.place]!.text))) return null
    return { item: assemble(template, seed, { written, choices }), key: rational(written.key) }
  } catch (error) {
    if (error instanceof UnshowableError) return null
    throw error
  }
}

function arrange(written: Problem, place: number): Choice[] | null {
  const key: Choice = { value: rational(written.key), text: written.keyText ?? written.show(rational(written.key)) }
  const wrong = plausible(written, key)
  if (written.unordered) return wrong.length < 4 ? null : wrong.slice(0, 4).toSpliced(place, 0, key)
  const below = wrong.filter((choice) => compare(choice.value, key.value) < 0).slice(0, place)
  const above = wrong.filter((choice) => compare(choice.value, key.value) > 0).slice(0, 4 - place)
  if (below.length + above.length < 4) return null
  return [...below, key, ...above].toSorted((a, b) => compare(a.value, b.value))
}

/** The wrong options worth showing: no clash with the key or with each other, none that nobody would take. */
function plausible(written: Problem, key: Choice): Choice[] {
  const kept: Choice[] = []
  for (const wrong of written.wrong) {
    const value = rational(wrong[0])
    const text = wrong[3] ?? showOrNull(written, value)
    const clash = [key, ...kept].some((other) => compare(other.value, value) === 0 || other.text === text)
    if (text !== null && !clash && !awkward(key.value, value) && fits(written, key.value, value))
      kept.push({ value, text, wrong })
  }
  return kept
}

function fits(written: Problem, key: Rational, value: Rational): boolean {
  if (written.unordered) return true
  if (written.fits) return written.fits(value)
  if (key.n <= 0n) return true
  return (
    value.n > 0n &&
    compare(value, { n: key.n * 15n, d: key.d }) <= 0 &&
    compare(key, { n: value.n * 15n, d: value.d }) <= 0
  )
}

/** A broken number far less round than the key looks like an accident, and nobody takes it; 0.06 does not. */
function awkward(key: Rational, value: Rational): boolean {
  return value.d > 12n && value.d > 10n * key.d && !hasShortDecimals(value)
}

/** Whether a number is a decimal of at most two digits, zeros in front aside. */
function hasShortDecimals({ n, d }: Rational): boolean {
  const millionths = (n * 1_000_000n) / d
  return (n * 1_000_000n) % d === 0n && /^-?\d{1,2}0*$/.test(String(millionths))
}

function showOrNull(written: Problem, value: Rational): string | null {
  try {
    return written.show(value)
  } catch (error) {
    if (error instanceof UnshowableError) return null
    throw error
  }
}

/** The key must not be the only whole number, or the only broken one, of the five. */
function givesAway(choices: readonly Choice[], place: number): boolean {
  const whole = choices.map((choice) => isWhole(choice.value))
  return whole.filter((each) => each === whole[place]).length === 1
}

/** Above this difficulty a full solution names its method and ends with a check. */
const TAUGHT_ABOVE = 0.5

function taught(template: ProblemTemplate, seed: number, { full, key, stem }: Problem): readonly string[] {
  const lesson = template.levels[levelOf(seed) - 1]! > TAUGHT_ABOVE ? lessons[template.id] : undefined
  if (!lesson) return full
  const check = lesson.check(numbersInText(stem), toNumber(key), stem)
  return [lesson.method, ...full, ...(check === null ? [] : [check])]
}

function assemble(
  template: ProblemTemplate,
  seed: number,
  made: { written: Problem; choices: readonly Choice[] },
): Item {
  const { written, choices } = made
  const options = choices.map((choice, index): ItemOption => {
    const id = LETTERS[index]!
    const text = choice.text.replaceAll(String.raw`\frac`, String.raw`\dfrac`)
    if (!choice.wrong) return { id, text, reason: written.because }
    return { id, text, reason: choice.wrong[2](), misconception: choice.wrong[1] }
  })
  return {
    id: itemId(template, seed),
    version: template.version,
    type: 'problem-solving',
    skill: template.skill,
    difficulty: difficultyOf(template, levelOf(seed), written.harder),
    language: 'en',
    stem: written.stem,
    options,
    answer: LETTERS[choices.findIndex((choice) => !choice.wrong)]!,
    solution: { quick: written.quick, full: taught(template, seed, written) },
    hints: written.hints,
    source: { kind: 'template', template: template.id, seed },
  }
}
