import { byLevel, type Written } from '../../factory/by-level.ts'
import { count, m, plain, t } from '../../factory/format.ts'
import { fracTex } from '../../factory/frac-tex.ts'
import { agree } from '../../factory/grammar.ts'
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
  version: 4,
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
    if (stem.includes('Three people')) return search([1, 90], (x) => near(1 / a - 1 / x, 1 / b - (1 / c - 1 / x)))
    let done = 0
    for (let day = 0; day < c; day += 1) done += stem.includes('then stops') ? 1 / a : 1 / a + 1 / b
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
    stem: t`Working alone at a constant rate, ${one} can ${job} in ${days(a)}, and ${two} can do the same job in ${days(b)}. ${one} works alone for ${days(start)} and then stops. How many days does ${two}, working alone, need to finish the job?`,
    key,
    wrong: [
      [
        a - start,
        'ignored-condition',
        () =>
          t`This answer is how long ${one} would need for the rest. ${two} works at a different rate, ${m`\frac{1}{${b}}`} of the job per day.`,
      ],
      [
        b - start,
        'fractions-simply-added',
        () =>
          t`This answer subtracts ${days(start)} from ${two}'s ${b}. But in those days, ${one} did ${m`\frac{${start}}{${a}}`} of the job, not ${m`\frac{${start}}{${b}}`}.`,
      ],
      [
        mul(b, done),
        'complement-forgotten',
        () =>
          t`This is how long ${two} would need for the ${m`${fracTex(done)}`} of the job that is already done. The part left is ${m`${fracTex(sub(1, done))}`}.`,
      ],
      [
        mul(a, sub(1, rational(start, b))),
        'equations-mismatched',
        () =>
          t`This answer swaps the two people. ${one} did ${m`\frac{${start}}{${a}}`} of the job, and ${two} does ${m`\frac{1}{${b}}`} of it per day.`,
      ],
      [
        add(start, key),
        'answered-other-quantity',
        () =>
          t`This answer is the total time, including the ${days(start)} that ${one} works. The question asks only how long ${two} works.`,
      ],
      [
        div(mul(sub(1, done), a * b), a + b),
        'rates-added',
        () =>
          t`This answer is the time for both to do the rest together. ${one} has stopped, so only ${two}'s rate of ${m`\frac{1}{${b}}`} per day counts.`,
      ],
      [
        b,
        'ignored-condition',
        () => t`${two} would need ${days(b)} for the whole job. ${one} has already done ${m`${fracTex(done)}`} of it.`,
      ],
      [
        mul(sub(1, done), rational(a + b, 2)),
        'times-averaged',
        () =>
          t`This answer uses the average of ${a} and ${b} days, ${rational(a + b, 2)}, as the time for the whole job. But ${two} does the rest alone and needs ${b} days for a whole job.`,
      ],
    ],
    because: t`${one} did ${m`\frac{${start}}{${a}}`} of the job. The other ${m`${fracTex(sub(1, done))}`} takes ${two} ${m`${fracTex(sub(1, done))} \times ${b} = ${key}`} ${agree(key, 'day', 'days')}.`,
    quick: [
      t`${two} does the rest of the job in ${m`(1 - \frac{${start}}{${a}}) \times ${b} = ${key}`} ${agree(key, 'day', 'days')}.`,
    ],
    full: [
      t`In ${days(start)}, ${one} does ${m`\frac{${start}}{${a}}`} of the job, which leaves ${m`1 - \frac{${start}}{${a}} = ${fracTex(sub(1, done))}`}.`,
      t`${two} needs ${days(b)} for the whole job, so the rest takes ${m`${fracTex(sub(1, done))} \times ${b} = ${key}`} ${agree(key, 'day', 'days')}.`,
    ],
    hints: [
      t`What part of the job is left when ${one} stops?`,
      t`${two} needs ${days(b)} for the whole job. How long does the part that is left take?`,
    ],
  }
}

function oneLeaves(crew: Crew): Written {
  const { one, two, a, b, start, job } = crew
  const key = restOf(crew)
  const [rate, together] = [add(rational(1, a), rational(1, b)), rational(a * b, a + b)]
  const done = mul(start, rate)
  const rest = sub(1, done)
  return {
    stem: t`Working alone at a constant rate, ${one} can ${job} in ${days(a)}, and ${two} can do the same job in ${days(b)}. They begin together, but after ${days(start)} ${one} leaves. How many more days does ${two} need to finish the job?`,
    key,
    wrong: [
      [
        mul(rest, a),
        'equations-mismatched',
        () =>
          t`This answer is how long ${one} would need for the rest. But ${two} finishes the job, at a rate of ${m`\frac{1}{${b}}`} per day.`,
      ],
      [
        sub(together, start),
        'ignored-condition',
        () =>
          t`This answer is how much longer the job would take if both stayed to the end. After ${days(start)}, only ${two} is still working.`,
      ],
      [
        b - start,
        'ignored-condition',
        () =>
          t`This answer only subtracts the first ${days(start)} from ${two}'s ${b}. It leaves out what ${one} did in those days, ${m`\frac{${start}}{${a}}`} of the job.`,
      ],
      [
        mul(b, sub(1, rational(start, a))),
        'ignored-condition',
        () =>
          t`This answer is the time ${two} needs for everything but ${one}'s ${m`\frac{${start}}{${a}}`}. It leaves out that ${two} already did ${m`\frac{${start}}{${b}}`} of the job.`,
      ],
      [
        add(key, start),
        'answered-other-quantity',
        () =>
          t`This answer includes the first ${days(start)}. The question asks how many more days are needed after that.`,
      ],
      [
        mul(done, b),
        'complement-forgotten',
        () =>
          t`This is how long ${two} would need for the ${m`${fracTex(done)}`} of the job that is already done. The part left is ${m`${fracTex(rest)}`}.`,
      ],
      [
        mul(b, sub(1, rational(2 * start, a + b))),
        'times-averaged',
        () =>
          t`This answer assumes that the two together need the average of ${a} and ${b} days for the job. They are faster than that, because their rates are added: ${m`\frac{1}{${a}} + \frac{1}{${b}}`} per day.`,
      ],
      [
        mul(b, sub(1, rational(start, a + b))),
        'times-added',
        () =>
          t`This answer adds the times and uses a joint rate of ${m`\frac{1}{${a + b}}`} per day. Add the rates instead: ${m`\frac{1}{${a}} + \frac{1}{${b}} = ${fracTex(rate)}`}.`,
      ],
    ],
    because: t`Together they do ${m`${start} \times (\frac{1}{${a}} + \frac{1}{${b}}) = ${fracTex(done)}`} of the job. ${two} does the other ${m`${fracTex(rest)}`} in ${m`${fracTex(rest)} \times ${b} = ${key}`} ${agree(key, 'day', 'days')}.`,
    quick: [
      t`In all, ${one} does ${m`\frac{${start}}{${a}}`} of the job, and ${two} does the rest. For that, ${two} needs ${m`(1 - \frac{${start}}{${a}}) \times ${b} = ${add(key, start)}`} days. The first ${start} of these days are already over, which leaves ${m`${add(key, start)} - ${start} = ${key}`}.`,
    ],
    full: [
      t`Together they do ${m`\frac{1}{${a}} + \frac{1}{${b}} = ${fracTex(rate)}`} of the job per day, so in ${days(start)} they do ${m`${start} \times ${fracTex(rate)} = ${fracTex(done)}`}.`,
      t`The part left is ${m`1 - ${fracTex(done)} = ${fracTex(rest)}`}. ${two} needs ${days(b)} for the whole job, so the rest takes ${m`${fracTex(rest)} \times ${b} = ${key}`} ${agree(key, 'day', 'days')}.`,
    ],
    hints: [
      t`What part of the job do ${one} and ${two} do together in one day?`,
      t`What part of the job is left when ${one} leaves, and how long does ${two} need for it?`,
    ],
  }
}

function threePairs(crew: Crew): Written {
  const { one, two, third, a, b, c, job } = crew
  const [ab, bc, ac] = pairs(crew)
  const rate = (time: Rational): Rational => div(1, time)
  const twice = add(add(rate(ab), rate(bc)), rate(ac))
  const all = div(2, twice)
  const broken = [ab, bc, ac].find((time) => !isWhole(time))
  const conversion =
    broken === undefined
      ? ''
      : t`A pair that needs ${broken} days does ${m`1 \div ${broken} = ${fracTex(rate(broken))}`} of the job in one day. `
  const combined = `${fracTex(rate(ab))} + ${fracTex(rate(ac))} - ${fracTex(rate(bc))}`
  return {
    stem: t`Three people work at constant rates. Together, ${one} and ${two} can ${job} in ${ab} days, ${two} and ${third} can do the same job in ${bc} days, and ${one} and ${third} can do it in ${ac} days. How many days would ${one} need to do the job alone?`,
    key: a,
    wrong: [
      [b, 'other-unknown', () => t`This is the time ${two} would need alone. To find ${one}'s rate, subtract the rate of the pair without ${one}, ${two} and ${third}, from the rate of all three.`],
      [c, 'other-unknown', () => t`This is the time ${third} would need alone. To find ${one}'s rate, subtract the rate of the pair without ${one}, ${two} and ${third}, from the rate of all three.`],
      [all, 'stopped-early', () => t`${all} days is the time all three would need together. To get ${one}'s rate, subtract the rate of ${two} and ${third} from the rate of all three together.`],
      [div(1, twice), 'doubled-or-halved', () => t`This answer uses ${m`${fracTex(twice)}`}, the sum of the three pairs' rates, as a single rate. That sum counts everyone twice. Halve it and subtract the rate of ${two} and ${third}.`],
      [div(a, 2), 'doubled-or-halved', () => t`This answer uses ${m`${combined} = ${fracTex(2, a)}`} as ${one}'s rate. That number counts ${one} twice, once in each pair, so divide it by 2.`],
      [2 * a, 'doubled-or-halved', () => t`This answer divides ${m`${combined} = ${fracTex(2, a)}`} by 4. That number counts ${one} only twice, so divide it by 2: the rate is ${m`${fracTex(1, a)}`}.`],
      [div(add(ab, ac), 2), 'times-averaged', () => t`This answer averages ${ab} and ${ac} days, the times of the pairs with ${one}. Alone, ${one} needs longer than with a partner.`],
      [sub(add(ab, ac), bc), 'times-added', () => t`This answer adds and subtracts the times, ${m`${ab} + ${ac} - ${bc}`}. Only the rates, in jobs per day, can be combined in this way.`],
      [div(1, sub(twice, rate(bc))), 'doubled-or-halved', () => t`This answer adds only the rates of ${one}'s two pairs, ${m`${fracTex(rate(ab))} + ${fracTex(rate(ac))}`}. That sum counts ${one} twice and also includes ${two} and ${third}.`],
    ], // prettier-ignore
    because: t`${conversion}Add the rates of the two pairs with ${one} and subtract that of ${two} and ${third}. The result counts only ${one}, but twice: ${m`${combined} = ${fracTex(2, a)}`}. So ${one}'s rate is ${m`\frac{1}{${a}}`} of the job per day.`,
    quick: [
      t`Add the rates of ${one}'s two pairs and subtract that of the third pair. Twice ${one}'s rate is left: ${m`${combined} = ${fracTex(2, a)}`}. So ${one}'s rate is ${m`\frac{1}{${a}}`}, and ${one} alone needs ${a} days.`,
    ],
    full: [
      t`The rates of the three pairs add up to ${m`${fracTex(rate(ab))} + ${fracTex(rate(bc))} + ${fracTex(rate(ac))} = ${fracTex(twice)}`} of the job per day. Each person is in two of the pairs, so the rate of all three together is half of that, ${m`${fracTex(twice, 2)}`}.`,
      t`Subtract the rate of ${two} and ${third}: ${m`${fracTex(twice, 2)} - ${fracTex(rate(bc))} = ${fracTex(1, a)}`} is ${one}'s rate. So ${one} alone needs ${a} days.`,
    ],
    hints: [
      'What part of the job does each pair do in one day?',
      t`If you add the rates of all three pairs, how many times is each person's rate counted?`,
    ],
  }
}
