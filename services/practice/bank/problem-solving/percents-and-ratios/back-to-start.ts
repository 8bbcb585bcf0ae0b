import { m, money, percent, t } from '../../factory/format.ts'
import { problem, type Level, type Wrong } from '../../factory/problem-template.ts'
import { add, changedBy, compare, div, isWhole, mul, sub, type Rational } from '../../factory/rational.ts'
import { near } from '../../factory/search.ts'

const THINGS = [
  { what: 'The value of a fund', kind: 'money' },
  { what: 'The price of a share', kind: 'money' },
  { what: 'The number of visitors of a museum', kind: 'count' },
  { what: 'The number of subscribers of a magazine', kind: 'count' },
  { what: 'The yearly output of a mill, in tonnes,', kind: 'count' },
] as const

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

interface Course {
  level: Level
  start: number
  first: number
  second: number
  key: Rational
  thing: (typeof THINGS)[number]
}

export const backToStart = problem<Course>({
  id: 'back-to-start',
  skill: 'successive-percents',
  version: 3,
  levels: [-0.2, 0.5, 1],
  draw: (random, level) => {
    const start = random.step(200, 9600, 100)
    const [first, second] = random.pick(level === 1 ? FALLS : level === 2 ? THERE_AND_BACK : TWO_YEARS)
    const after = mul(changedBy(first), changedBy(second))
    const key = level === 3 ? sub(div(changedBy(second), changedBy(first)), 1) : sub(div(1, after), 1)
    return { level, start, first, second, key: mul(100, key), thing: random.pick(THINGS) }
  },
  write: (course) => {
    const { level, start, first, second, key, thing } = course
    const show = thing.kind === 'money' ? money : (value: number): string => t`${value}`
    const after = level === 3 ? changedBy(first) : mul(changedBy(first), changedBy(second))
    const target = level === 3 ? changedBy(second) : 1
    const stem = [
      t`${thing.what} was ${show(start)} and fell by ${-first}% within a year. By what percent does it have to rise to reach ${show(start)} again?`,
      t`${thing.what} was ${show(start)}. It rose by ${first}% in one year and fell by ${-second}% in the next. By what percent does it now have to rise to reach ${show(start)} again?`,
      t`${thing.what} ${moved(first)} in one year. At the end of the next year it was ${Math.abs(second)}% ${second > 0 ? 'higher' : 'lower'} than at the beginning of the two years. By what percent did it rise in the second year?`,
    ][level - 1]!
    const ratio = m`\frac{${target}}{${after}} = ${div(target, after)}`
    const chain = level === 2 ? t`${m`${changedBy(first)} \times ${changedBy(second)} = ${after}`}` : ''
    return {
      stem,
      key,
      show: percent,
      fits: (value) => value.n > 0n && compare(value, 200) < 0 && isWhole(mul(6, value)),
      wrong: level === 3 ? wrongSecondYears(course) : wrongReturns(course),
      because:
        level === 3
          ? t`After the first year it stands at ${m`${after}`} of the start, after the second at ${m`${target}`}; the factor of the second year is ${ratio}, a rise by ${percent(key)}.`
          : t`It stands at ${level === 2 ? chain : m`${after}`} of the start, so it has to be multiplied by ${ratio}, a rise by ${percent(key)}.`,
      quick: [
        t`Start with 100: it is at ${mul(100, after)} ${level === 3 ? t`and goes to ${mul(100, target)}` : 'and has to go back to 100'}. ${m`\frac{${mul(100, sub(target, after))}}{${mul(100, after)}}`} is ${percent(key)}.`,
      ],
      full: [
        level === 2
          ? t`The two changes together multiply by ${chain}.`
          : t`The first change multiplies by ${m`${after}`}.`,
        t`The factor that leads ${level === 3 ? t`from there to ${m`${target}`}` : 'back to 1'} is ${ratio}.`,
        t`So it comes to ${percent(add(100, key))} of the value before, which is a rise by ${percent(key)}.`,
      ],
      hints: [
        'Take 100 for the beginning and follow it through the years.',
        t`Of 100 at the beginning there are ${mul(100, after)} before the rise that is asked for. The rise is measured on these.`,
      ],
    }
  },
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

function moved(percentage: number): string {
  return percentage > 0 ? `rose by ${percentage}%` : `fell by ${-percentage}%`
}

function wrongReturns({ level, first, second, key }: Course): Wrong[] {
  const after = mul(changedBy(first), changedBy(second))
  const lost = mul(100, sub(1, after))
  const fall = level === 1 ? -first : -second
  return [
    [
      lost,
      'percent-of-wrong-base',
      () =>
        t`It is ${percent(lost)} below the start, measured on the start. The rise is measured on the lower value it has now.`,
    ],
    [
      mul(100, after),
      'value-for-change',
      () =>
        t`You gave the level after ${level === 1 ? 'the fall' : 'both changes'}, ${percent(mul(100, after))} of the start. The rise from there is asked.`,
    ],
    [
      100 - fall,
      'value-for-change',
      () => t`${100 - fall}% is what the fall by ${fall}% leaves. The question asks for the rise from there.`,
    ],
    [
      add(100, key),
      'value-for-change',
      () =>
        t`You gave the level it has to reach, ${percent(add(100, key))} of what it is now. The rise is only what goes beyond 100%, so ${percent(key)}.`,
    ],
    ...(level === 2
      ? ([
          [
            -second - first,
            'percents-simply-added',
            () => t`You set ${first}% and ${-second}% off against each other. The second is taken of a larger value.`,
          ],
          [
            -second,
            'percent-taken-off-result',
            () => t`You undid the fall of ${-second}% by a rise of ${-second}%, and left out the first year.`,
          ],
          [
            sub(div(100, changedBy(second)), 100),
            'ignored-condition',
            () => t`You undid the fall of ${-second}% only. Because of the rise by ${first}% before, less is needed.`,
          ],
          [
            sub(div(100, changedBy(first + second)), 100),
            'percents-simply-added',
            () =>
              t`You took ${m`${first} - ${-second} = ${first + second}`} percent for both years together. The factors multiply: ${m`${changedBy(first)} \times ${changedBy(second)}`}.`,
          ],
          [
            first,
            'ignored-condition',
            () => t`${first}% is the rise of the first year, which the fall by ${-second}% has undone.`,
          ],
        ] as const)
      : ([
          [
            mul(fall, changedBy(-fall)),
            'percent-of-wrong-base',
            () => t`You took ${fall}% of the ${fall}% lost off again. Divide the loss by what is left, ${100 - fall}%.`,
          ],
          [
            2 * fall,
            'doubled-or-halved',
            () =>
              t`You doubled the ${fall}%. The loss of ${fall} of 100 is made good from ${100 - fall}: ${m`\frac{${fall}}{${100 - fall}}`}.`,
          ],
          [
            mul(fall, changedBy(fall)),
            'percent-of-wrong-base',
            () => t`You added ${fall}% of the ${fall}% lost. The rise is ${fall} measured on ${100 - fall}.`,
          ],
          [
            div(fall, 2),
            'doubled-or-halved',
            () => t`You halved the ${fall}%. The rise is measured on less than the fall was, so it must be larger.`,
          ],
        ] as const)),
    [
      mul(2, key),
      'doubled-or-halved',
      () => t`With twice the rise it goes above the start: ${percent(key)} of what is left brings it back.`,
    ],
  ]
}

function wrongSecondYears({ first, second, key }: Course): Wrong[] {
  const whole = mul(changedBy(first), changedBy(second))
  const up = second > 0 ? `${second}% above` : `${-second}% below`
  return [
    [
      second - first,
      'percents-simply-added',
      () =>
        t`You took ${second - first}%, the distance between ${100 + first}% and ${100 + second}% of the start. The second year's rise is measured on the value after the first year, ${100 + first}% of the start.`,
    ],
    [
      Math.abs(second),
      'ignored-condition',
      () =>
        t`${Math.abs(second)}% is the change over both years together. The first year's ${Math.abs(first)}% is part of it.`,
    ],
    [
      Math.abs(first),
      'percent-taken-off-result',
      () => t`You undid the first year by the same ${Math.abs(first)}%. In the end it is ${up} the start.`,
    ],
    [
      second + first,
      'percents-simply-added',
      () =>
        t`You added the percents of the first year and of both years. Divide the factors: ${m`${changedBy(second)} \div ${changedBy(first)}`}.`,
    ],
    [
      mul(100, sub(whole, 1)),
      'wrong-operation',
      () =>
        t`You multiplied the factors ${m`${changedBy(first)}`} and ${m`${changedBy(second)}`}. The second already covers both years, so divide.`,
    ],
    [
      add(100, key),
      'value-for-change',
      () =>
        t`You gave the new level, ${m`\frac{${100 + second}}{${100 + first}}`} or ${percent(add(100, key))} of the year before. The rise is only what goes beyond 100%, so ${percent(key)}.`,
    ],
    [
      mul(second - first, changedBy(first)),
      'percent-of-wrong-base',
      () =>
        t`You multiplied the gain of ${second - first} by ${m`${changedBy(first)}`}. It has to be divided by it: ${m`\frac{${second - first}}{${100 + first}}`}.`,
    ],
    [
      div(100 * (second - first), 100 + second),
      'percent-of-new-value',
      () =>
        t`You measured the gain on the value at the end, ${100 + second}. A rise is measured on the value before it, ${100 + first}.`,
    ],
    [
      100 + first,
      'value-for-change',
      () =>
        t`You gave the level after the first year, ${100 + first}% of the start. The rise from there to ${100 + second}% is asked.`,
    ],
    [
      mul(2, key),
      'doubled-or-halved',
      () =>
        t`That is the rise twice: from ${100 + first} to ${100 + second} it is ${second - first} on ${100 + first}.`,
    ],
    [
      div(key, 2),
      'doubled-or-halved',
      () => t`You spread the rise of ${percent(key)} over two years. It happened in the second year alone.`,
    ],
  ]
}
