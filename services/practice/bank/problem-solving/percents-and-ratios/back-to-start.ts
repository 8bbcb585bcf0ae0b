import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, money, percent, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { add, changedBy, compare, div, isWhole, mul, sub, type Rational } from '../../factory/rational.ts'
import { near } from '../../factory/search.ts'
import { THINGS, wrongReturns, wrongSecondYears, type Course } from './wrong-options/back-to-start.ts'

type Steps = ReadonlyArray<readonly [first: number, second: number]>

const FALLS: Steps = [20, 25, 40, 50, 60].map((down) => [-down, 0])

const THERE_AND_BACK = combine(
  [10, 20, 25, 30, 40, 50, 60, 75, 80],
  [-20, -25, -30, -36, -40, -50, -55, -60, -65, -70],
  (first, second) => div(10_000, (100 + first) * (100 + second)),
)

const TWO_YEARS = combine([-20, -25, -40, -50, 20, 25, 50, 60], range(-30, 80), (first, second) =>
  div(100 + second, 100 + first),
)

/** The pairs whose wanted factor is a rise by whole or third percents, up to 100%. */
function combine(
  firsts: readonly number[],
  seconds: readonly number[],
  factor: (first: number, second: number) => Rational,
): Steps {
  return firsts
    .flatMap((first) => seconds.map((second) => [first, second] as const))
    .filter(([first, second]) => {
      const by = factor(first, second)
      return isWhole(mul(300, by)) && compare(mul(100, by), 108) > 0 && compare(by, 2) <= 0 && second !== 0
    })
}

function range(from: number, to: number): number[] {
  return Array.from({ length: (to - from) / 2 + 1 }, (_, index) => from + 2 * index)
}

export const backToStart = problem<Course>({
  id: 'back-to-start',
  skill: 'successive-percents',
  version: 5,
  levels: [-0.2, 0.5, 1],
  draw: (random, level) => {
    const start = random.step(200, 9600, 100)
    const [first, second] = random.pick([FALLS, THERE_AND_BACK, TWO_YEARS][level - 1]!)
    const after = mul(changedBy(first), changedBy(second))
    const key = level === 3 ? sub(div(changedBy(second), changedBy(first)), 1) : sub(div(1, after), 1)
    return { level, start, first, second, key: mul(100, key), thing: random.pick(THINGS) }
  },
  write: (course) => ({
    ...byLevel(course, [afterOneYear, afterTwoYears, inSecondYear]),
    show: percent,
    fits: (value) => value.n > 0n && compare(value, 200) < 0 && isWhole(mul(6, value)),
  }),
  second: (numbers, stem) => {
    const grow = (from: number, to: number): number => {
      for (let sixth = 1; sixth <= 1200; sixth += 1) if (near(from * (600 + sixth), to * 600)) return sixth / 6
      return Number.NaN
    }
    if (stem.includes('within a year')) return grow(numbers[0]! - (numbers[0]! * numbers[1]!) / 100, numbers[0]!)
    const [a = 0, b = 0] = stem.includes('again') ? numbers.slice(1) : numbers
    if (stem.includes('again')) return grow(1000 + 10 * a - (1000 + 10 * a) * (b / 100), 1000)
    return grow(stem.includes('fell by') ? 100 - a : 100 + a, stem.includes('lower') ? 100 - b : 100 + b)
  },
})

function afterOneYear(course: Course): Written {
  const { start, first, second, key, thing } = course
  const show = thing.kind === 'money' ? money : (value: number): string => t`${value}`
  const after = mul(changedBy(first), changedBy(second))
  const ratio = m`\frac{1}{${after}} = ${div(1, after)}`
  return {
    stem: t`${thing.what} was ${show(start)} and then fell by ${-first}% within a year. By what percent must it rise to reach ${show(start)} again?`,
    key,
    wrong: wrongReturns(course),
    because: t`The fall multiplied the ${thing.noun} by ${m`${after}`}. To return to the start, multiply by ${ratio}, which is a rise of ${percent(key)}.`,
    quick: [
      t`Suppose the ${thing.noun} was 100 at first. It is now ${mul(100, after)} and must rise by ${mul(100, sub(1, after))} to reach 100, and ${m`\frac{${mul(100, sub(1, after))}}{${mul(100, after)}}`} is ${percent(key)}.`,
    ],
    full: [
      t`A fall of ${-first}% multiplies the ${thing.noun} by ${m`${after}`}.`,
      t`To undo that, multiply by ${ratio}.`,
      t`The ${thing.noun} must therefore become ${percent(add(100, key))} of what it is now, which is a rise of ${percent(key)}.`,
    ],
    hints: [
      t`Is the rise a percent of the original ${thing.noun} or of the ${thing.noun} after the fall?`,
      t`Suppose the ${thing.noun} was 100 at first, so that it is now ${mul(100, after)}. How much is missing, as a percent of ${mul(100, after)}?`,
    ],
  }
}

function afterTwoYears(course: Course): Written {
  const { start, first, second, key, thing } = course
  const show = thing.kind === 'money' ? money : (value: number): string => t`${value}`
  const after = mul(changedBy(first), changedBy(second))
  const ratio = m`\frac{1}{${after}} = ${div(1, after)}`
  const chain = t`${m`${changedBy(first)} \times ${changedBy(second)} = ${after}`}`
  return {
    stem: t`${thing.what} was ${show(start)}. It rose by ${first}% in one year and fell by ${-second}% in the next. By what percent must it now rise to reach ${show(start)} again?`,
    key,
    wrong: wrongReturns(course),
    because: t`The two changes multiplied the ${thing.noun} by ${chain}. To return to the start, multiply by ${ratio}, which is a rise of ${percent(key)}.`,
    quick: [
      t`Suppose the ${thing.noun} was 100 at first. It is now ${mul(100, after)} and must rise by ${mul(100, sub(1, after))} to reach 100, and ${m`\frac{${mul(100, sub(1, after))}}{${mul(100, after)}}`} is ${percent(key)}.`,
    ],
    full: [
      t`The two changes together multiply the ${thing.noun} by ${chain}.`,
      t`To undo that, multiply by ${ratio}.`,
      t`The ${thing.noun} must therefore become ${percent(add(100, key))} of what it is now, which is a rise of ${percent(key)}.`,
    ],
    hints: [
      t`If the ${thing.noun} was 100 at first, what is it after the two changes?`,
      t`From 100 at first, the ${thing.noun} is now ${mul(100, after)}. How much is missing, as a percent of ${mul(100, after)}?`,
    ],
  }
}

function inSecondYear(course: Course): Written {
  const { first, second, key, thing } = course
  const after = changedBy(first)
  const target = changedBy(second)
  const ratio = m`\frac{${target}}{${after}} = ${div(target, after)}`
  return {
    stem: t`${thing.what} ${moved(first)} in one year. At the end of the next year it was ${Math.abs(second)}% ${second > 0 ? 'higher' : 'lower'} than at the beginning of the first year. By what percent did it rise in the second year?`,
    key,
    wrong: wrongSecondYears(course),
    because: t`The first year multiplied the ${thing.noun} by ${m`${after}`}, and both years together by ${m`${target}`}. So the second year multiplied it by ${ratio}, which is a rise of ${percent(key)}.`,
    quick: [
      t`Suppose the ${thing.noun} was 100 at first. In the second year it rose from ${mul(100, after)} to ${mul(100, target)}, and ${m`\frac{${mul(100, sub(target, after))}}{${mul(100, after)}}`} is ${percent(key)}.`,
    ],
    full: [
      t`The first year multiplied the ${thing.noun} by ${m`${after}`}, and the two years together multiplied it by ${m`${target}`}.`,
      t`So the second year multiplied it by ${ratio}, which is a rise of ${percent(key)}.`,
      t`Check with 100 at first: after one year the ${thing.noun} is ${mul(100, after)}, and ${percent(key)} of that is ${mul(100, sub(target, after))}. After two years it is ${m`${mul(100, after)} + ${mul(100, sub(target, after))} = ${mul(100, target)}`}.`,
    ],
    hints: [
      t`Is the rise in the second year a percent of the original ${thing.noun} or of the ${thing.noun} after the first year?`,
      t`Suppose the ${thing.noun} was 100 at first. What is it after one year, and what is it after two?`,
    ],
  }
}

function moved(percentage: number): string {
  return percentage > 0 ? `rose by ${percentage}%` : `fell by ${-percentage}%`
}
