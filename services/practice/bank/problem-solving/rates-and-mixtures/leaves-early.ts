import { byLevel, type Written } from '../../factory/by-level.ts'
import { count, m, plain, t } from '../../factory/format.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { add, compare, div, isWhole, mul, rational, sub, type Rational } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'
import { NAMES } from '../../factory/names.ts'

const JOBS = [
  'paint a house',
  'tile a floor',
  'catalog an archive',
  'translate a manual',
  'build a stone wall',
  'sew the costumes for a play',
] as const

const SIZES = [6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 24, 27, 28, 30, 36, 40, 42, 45, 48, 60, 72]
/** Times of three workers whose pairs need whole or half days. */
const TRIPLES = SIZES.flatMap((a) => SIZES.flatMap((b) => SIZES.map((c) => [a, b, c] as const))).filter(
  ([a, b, c]) =>
    a !== b &&
    b !== c &&
    a !== c &&
    [
      [a, b],
      [b, c],
      [a, c],
    ].every(([x = 1, y = 1]) => (2 * x * y) % (x + y) === 0),
)

interface Crew {
  level: Level
  one: string
  two: string
  third: string
  /** Days alone. */
  a: number
  b: number
  c: number
  /** Days together at first. */
  start: number
  job: (typeof JOBS)[number]
}

export const leavesEarly = problem<Crew>({
  id: 'leaves-early',
  skill: 'work',
  version: 3,
  levels: [-0.2, 0.5, 1.1],
  places: [
    [5, 3, 3, 4, 5],
    [7, 5, 4, 4, 0],
    [0, 4, 5, 4, 7],
  ],
  draw: (random, level) => {
    const [one = '', two = '', third = ''] = random.some(NAMES, 3)
    const [a = 0, b = 0, c = 0] = level === 3 ? random.pick(TRIPLES) : random.some(SIZES, 3)
    const start = random.int(2, 9)
    const crew: Crew = { level, one, two, third, a, b, c, start, job: random.pick(JOBS) }
    if (level === 3) return crew
    const left = restOf(crew)
    return left.n > 0n && isWhole(mul(level === 1 ? 1 : 2, left)) && compare(left, level === 1 ? 80 : 60) < 0
      ? crew
      : null
  },
  write: (crew) => ({ ...byLevel(crew, [joined, oneLeaves, threePairs]), show: plain }),
  second: ([a = 0, b = 0, c = 0], stem) => {
    if (stem.includes('each pair')) return search([1, 90], (x) => near(1 / a - 1 / x, 1 / b - (1 / c - 1 / x)))
    let done = 0
    for (let day = 0; day < c; day += 1) done += stem.includes('gives up') ? 1 / a : 1 / a + 1 / b
    return search([0.5, 200, 0.5], (more) => near(done + more / b, 1))
  },
})

/** Days the second one still needs. */
function restOf({ level, a, b, start }: Crew): Rational {
  const rate = level === 1 ? rational(1, a) : add(rational(1, a), rational(1, b))
  return mul(b, sub(1, mul(start, rate)))
}

function pairs({ a, b, c }: Crew): [Rational, Rational, Rational] {
  return [rational(a * b, a + b), rational(b * c, b + c), rational(a * c, a + c)]
}

const days = (value: Rational | number): string => count(value, 'day')

function joined(crew: Crew): Written {
  const { one, two, a, b, start, job } = crew
  const [key, done] = [restOf(crew), rational(start, a)]
  return {
    stem: t`Working alone at a constant rate, ${one} would ${job} in ${days(a)} and ${two} in ${days(b)}. ${one} works alone for ${days(start)} and then gives up. How many days does ${two} need to finish alone?`,
    key,
    wrong: [
      [
        a - start,
        'ignored-condition',
        () =>
          t`This answer lets ${one}'s remaining ${days(a - start)} stand for ${two} as well. ${two} works at another rate, ${m`\frac{1}{${b}}`} a day.`,
      ],
      [
        b - start,
        'fractions-simply-added',
        () =>
          t`This answer takes ${days(start)} off ${two}'s ${b}. ${one} did ${m`\frac{${start}}{${a}}`} of the work, not ${m`\frac{${start}}{${b}}`}.`,
      ],
      [
        mul(b, done),
        'complement-forgotten',
        () => t`That is what ${two} would need for the ${m`${done}`} already done. Left is ${m`${sub(1, done)}`}.`,
      ],
      [
        mul(a, sub(1, rational(start, b))),
        'equations-mismatched',
        () =>
          t`This answer swaps the two: ${one} did ${m`\frac{${start}}{${a}}`}, and ${two} does ${m`\frac{1}{${b}}`} a day.`,
      ],
      [
        add(start, key),
        'answered-other-quantity',
        () => t`This answer adds the ${days(start)} of ${one}. Asked is how long ${two} works.`,
      ],
      [
        div(mul(sub(1, done), a * b), a + b),
        'rates-added',
        () =>
          t`This answer lets both do the rest together. ${one} has given up, so only ${two}'s ${m`\frac{1}{${b}}`} a day counts.`,
      ],
      [
        b,
        'ignored-condition',
        () => t`${two} needs ${days(b)} for the whole. ${one} has already done ${m`${done}`} of it.`,
      ],
      [
        mul(sub(1, done), rational(a + b, 2)),
        'times-averaged',
        () =>
          t`This answer uses the mean of ${a} and ${b} days. ${two} alone does the rest, at ${m`\frac{1}{${b}}`} a day.`,
      ],
    ],
    because: t`${one} did ${m`\frac{${start}}{${a}}`}; the rest, ${m`${sub(1, done)}`}, takes ${two} ${m`${sub(1, done)} \times ${b} = ${key}`} days.`,
    quick: [t`${m`(1 - \frac{${start}}{${a}}) \times ${b} = ${key}`} days.`],
    full: [
      t`In ${days(start)} ${one} does ${m`\frac{${start}}{${a}}`} of the work.`,
      t`Left is ${m`1 - \frac{${start}}{${a}} = ${sub(1, done)}`}.`,
      t`${two} does ${m`\frac{1}{${b}}`} a day and needs ${m`${sub(1, done)} \times ${b} = ${key}`} days.`,
    ],
    hints: [t`What part of the work has ${one} done?`, t`${m`${sub(1, done)}`} is left for ${two}.`],
  }
}

function oneLeaves(crew: Crew): Written {
  const { one, two, a, b, start, job } = crew
  const key = restOf(crew)
  const [rate, together] = [add(rational(1, a), rational(1, b)), rational(a * b, a + b)]
  const done = mul(start, rate)
  const rest = sub(1, done)
  return {
    stem: t`Working alone at a constant rate, ${one} would ${job} in ${days(a)} and ${two} in ${days(b)}. They begin together, but after ${days(start)} ${one} leaves. How many more days does ${two} need to finish?`,
    key,
    wrong: [
      [
        mul(rest, a),
        'equations-mismatched',
        () => t`This answer lets ${one} do the rest. It is ${two} who stays, at ${m`\frac{1}{${b}}`} a day.`,
      ],
      [
        sub(together, start),
        'ignored-condition',
        () => t`This answer lets both finish together. After ${days(start)} only ${two} is left.`,
      ],
      [
        b - start,
        'ignored-condition',
        () =>
          t`This answer leaves out what ${one} did in the first ${days(start)}, ${m`\frac{${start}}{${a}}`} of the work.`,
      ],
      [
        mul(b, sub(1, rational(start, a))),
        'ignored-condition',
        () =>
          t`This answer leaves out what ${two} did in the first ${days(start)}, ${m`\frac{${start}}{${b}}`} of the work.`,
      ],
      [
        add(key, start),
        'answered-other-quantity',
        () => t`This answer counts the first ${days(start)} as well. Asked is how many more.`,
      ],
      [
        mul(done, b),
        'complement-forgotten',
        () => t`That is what ${two} would need for the ${m`${done}`} already done. Left is ${m`${rest}`}.`,
      ],
      [
        mul(b, sub(1, rational(2 * start, a + b))),
        'times-averaged',
        () =>
          t`This answer takes the mean of ${a} and ${b} days for working together. Their rates add: ${m`\frac{1}{${a}} + \frac{1}{${b}}`} a day.`,
      ],
      [
        mul(b, sub(1, rational(start, a + b))),
        'times-added',
        () =>
          t`This answer takes ${m`\frac{1}{${a + b}}`} a day for both. Their rates add: ${m`\frac{1}{${a}} + \frac{1}{${b}} = ${rate}`}.`,
      ],
    ],
    because: t`Together they do ${m`${start} \times (\frac{1}{${a}} + \frac{1}{${b}}) = ${done}`}; ${two} does the other ${m`${rest}`} in ${m`${rest} \times ${b} = ${key}`} days.`,
    quick: [t`${two} works throughout: ${m`(1 - \frac{${start}}{${a}}) \times ${b} - ${start} = ${key}`} days.`],
    full: [
      t`Together they do ${m`\frac{1}{${a}} + \frac{1}{${b}} = ${rate}`} a day, so ${m`${done}`} in ${days(start)}.`,
      t`Left is ${m`${rest}`}.`,
      t`${two} alone needs ${m`${rest} \times ${b} = ${key}`} days for it.`,
    ],
    hints: [t`What part is done when ${one} leaves?`, t`${m`${rest}`} of the work is left.`],
  }
}

function threePairs(crew: Crew): Written {
  const { one, two, third, a, b, c, job } = crew
  const [ab, bc, ac] = pairs(crew)
  const rate = (time: Rational): Rational => div(1, time)
  const twice = add(add(rate(ab), rate(bc)), rate(ac))
  const all = div(2, twice)
  return {
    stem: t`Three people work at constant rates, and each pair of them would ${job} in a known time: ${one} and ${two} in ${ab} days, ${two} and ${third} in ${bc} days, ${one} and ${third} in ${ac} days. How many days would ${one} need alone?`,
    key: a,
    wrong: [
      [
        b,
        'other-unknown',
        () => t`That is ${two}'s time. Take off the pair without ${one}, which is ${two} and ${third}.`,
      ],
      [
        c,
        'other-unknown',
        () => t`That is ${third}'s time. Take off the pair without ${one}, which is ${two} and ${third}.`,
      ],
      [all, 'stopped-early', () => t`${all} days is what all three need together.`],
      [
        div(1, twice),
        'doubled-or-halved',
        () =>
          t`The three pair rates add up to ${m`${twice}`}, which counts everyone twice. Halve it, then take off ${two} and ${third}.`,
      ],
      [
        div(a, 2),
        'doubled-or-halved',
        () =>
          t`This answer does not halve at the end. ${m`\frac{1}{${ab}} + \frac{1}{${ac}} - \frac{1}{${bc}}`} is twice ${one}'s rate.`,
      ],
      [
        2 * a,
        'doubled-or-halved',
        () => t`This answer halves the rate of ${one} once more than needed: it is ${m`\frac{1}{${a}}`} a day.`,
      ],
      [
        div(add(ab, ac), 2),
        'times-averaged',
        () =>
          t`This answer averages the two times of ${one}'s pairs. Times of pairs cannot be averaged; their rates can be added.`,
      ],
      [
        sub(add(ab, ac), bc),
        'times-added',
        () => t`This answer adds and subtracts the times. Only rates, parts of the work a day, can be added.`,
      ],
      [
        div(1, sub(twice, rate(bc))),
        'doubled-or-halved',
        () => t`This answer adds the rates of ${one}'s two pairs. That counts ${one} twice and the others once.`,
      ],
    ],
    because: t`${m`\frac{1}{${ab}} + \frac{1}{${ac}} - \frac{1}{${bc}} = ${rational(2, a)}`} is twice ${one}'s rate, so it is ${m`\frac{1}{${a}}`} a day.`,
    quick: [t`Twice ${one}'s rate: ${m`${rate(ab)} + ${rate(ac)} - ${rate(bc)} = ${rational(2, a)}`}. So ${a} days.`],
    full: [
      t`The rates of the pairs are ${m`${rate(ab)}`}, ${m`${rate(bc)}`} and ${m`${rate(ac)}`} a day. Their sum ${m`${twice}`} counts everyone twice.`,
      t`All three together do ${m`${div(twice, 2)}`} a day.`,
      t`Without ${two} and ${third}: ${m`${div(twice, 2)} - ${rate(bc)} = ${rational(1, a)}`}. So ${one} needs ${a} days.`,
    ],
    hints: ['Turn each time into a part of the work a day.', 'The sum of the three pair rates counts everyone twice.'],
  }
}
