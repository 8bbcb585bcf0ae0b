import { m, plain, t } from '../../factory/format.ts'
import { problem, type Wrong } from '../../factory/problem-template.ts'
import { onlyOption, readFormula } from '../../factory/read-formula.ts'
import { near } from '../../factory/search.ts'

const JOBS = [
  { one: 'Printer A', other: 'Printer B', job: 'print a batch of ballots', done: 'print the batch', unit: 'hours' },
  { one: 'Pump A', other: 'Pump B', job: 'fill a reservoir', done: 'fill the reservoir', unit: 'hours' },
  { one: 'Scanner A', other: 'Scanner B', job: 'scan an archive', done: 'scan the archive', unit: 'days' },
  { one: 'Line A', other: 'Line B', job: 'bottle an order of juice', done: 'bottle the order', unit: 'minutes' },
] as const
const LETTERS = [['x', 'y'], ['a', 'b'], ['p', 'q'], ['r', 's']] as const // prettier-ignore

interface Work {
  level: number
  job: (typeof JOBS)[number]
  letters: readonly [string, string]
  /** How long the first works alone, or the part that is done when it stops. */
  alone: number
}

export const workInTerms = problem<Work>({
  id: 'work-in-terms',
  skill: 'work',
  version: 2,
  levels: [1.6, 1.7, 1.8],
  draw: (random, level) => ({ level, job: random.pick(JOBS), letters: random.pick(LETTERS), alone: random.int(2, 6) }),
  write: ({ level, job: { one, other, job, done, unit }, letters: [x, y], alone }) => {
    const opening = t`Working alone at its constant rate, ${one} can ${job} in ${m`${x}`} ${unit}, and ${other} can ${done} in ${m`${y}`} ${unit}.`
    const asks = [
      t`${one} works alone for ${alone} ${unit}, where ${m`${alone} < ${x}`}, and then both work together. In terms of ${m`${x}`} and ${m`${y}`}, how many ${unit} after ${other} starts is the job finished?`,
      t`Both start together, but ${one} stops ${alone} ${unit} before the job is finished, and ${other} finishes it alone. If ${m`${y} > ${alone}`}, how many ${unit} does the whole job take, in terms of ${m`${x}`} and ${m`${y}`}?`,
      t`Both work together until half of the job is done; then ${other} stops, and ${one} finishes alone. In terms of ${m`${x}`} and ${m`${y}`}, how many ${unit} does the whole job take?`,
    ] as const
    const { key, wrong, full, check } = [alongside, stopsEarly, halfTogether][level - 1]!({ x, y, alone, one, other })
    return {
      stem: `${opening} ${asks[level - 1]!}`,
      key: 0,
      keyText: m`${key}`,
      unordered: true,
      show: plain,
      wrong: wrong.map(([tex, misconception, why], at): Wrong => [at + 1, misconception, () => why, m`${tex}`]),
      because: full.at(-1)!,
      quick: [`Add rates, not times. ${full.at(-1)!}`],
      full: [t`Work with rates: ${one} does ${m`\frac{1}{${x}}`} of the job per unit of time, ${other} does ${m`\frac{1}{${y}}`}, and together they do ${m`\frac{1}{${x}} + \frac{1}{${y}} = \frac{${x} + ${y}}{${x}${y}}`}.`, ...full, check], // prettier-ignore
      hints: [
        'What part of the job does each do in one unit of time?',
        'Set up one equation: the parts done in each phase add up to 1. Solve it for the time that is asked, and test it with easy numbers.',
      ],
    }
  },
  second: ([alone = 0], stem, options) => {
    const [x = '', y = ''] = [...stem.matchAll(/in \\\(([a-z])\\\) (?:hours|days|minutes)[,.]/g)].map(
      ([, letter]) => letter,
    )
    const samples = [[7, 11], [13, 8], [9.5, 21]] as const // prettier-ignore
    return onlyOption(
      options,
      (text) =>
      samples.every(([a, b]) => near(readFormula(text.slice(2, -2))({ [x]: a, [y]: b }), finishTime(stem, [a, b, alone]))), // prettier-ignore
    )
  },
})

/** Finds the time by halving an interval: the work done by a moment grows with the moment. */
function finishTime(stem: string, [a, b, alone]: readonly [number, number, number]): number {
  const doneAt = (time: number): number => {
    if (stem.includes('how many') && stem.includes('works alone for')) return (time + alone) / a + time / b
    if (stem.includes('before the job is finished')) return (time - alone) / a + time / b
    const switched = 0.5 / (1 / a + 1 / b)
    return time <= switched ? time / a + time / b : 0.5 + (time - switched) / a
  }
  let [low, high] = [0, 1000]
  for (let round = 0; round < 80; round += 1) {
    const middle = (low + high) / 2
    if (doneAt(middle) < 1) low = middle
    else high = middle
  }
  return low
}

interface Names {
  x: string
  y: string
  alone: number
  one: string
  other: string
}
type Answer = { key: string; wrong: ReadonlyArray<readonly [string, Wrong[1], string]>; full: string[]; check: string }

function alongside({ x, y, alone, one }: Names): Answer {
  const key = `\\frac{${y}(${x} - ${alone})}{${x} + ${y}}`
  return {
    key,
    wrong: [
      [`\\frac{${x}${y} - ${alone}}{${x} + ${y}}`, 'unit-slip', t`This takes ${alone} off the time for working together. The ${alone} units of time that ${one} works alone are worth only ${m`\frac{${alone}}{${x}}`} of the job.`],
      [`\\frac{${x}(${y} - ${alone})}{${x} + ${y}}`, 'equations-mismatched', t`This gives the head start to the wrong machine: the part done beforehand is ${m`\frac{${alone}}{${x}}`}, not ${m`\frac{${alone}}{${y}}`}.`],
      [`\\frac{${x}${y}}{${x} + ${y}}`, 'head-start-ignored', t`This is the time for the whole job together; the part that ${one} did alone has been forgotten.`],
      [`\\frac{${x} + ${y} - ${alone}}{2}`, 'times-averaged', 'This averages times. Rates add up, times do not.'],
    ], // prettier-ignore
    full: [
      t`After the head start, ${m`1 - \frac{${alone}}{${x}} = \frac{${x} - ${alone}}{${x}}`} of the job is left.`,
      t`Divide what is left by the common rate: ${m`\frac{${x} - ${alone}}{${x}} \times \frac{${x}${y}}{${x} + ${y}} = ${key}`}.`,
    ],
    check: t`Check: if ${m`${x}`} were equal to ${alone}, nothing would be left to do, and the result is indeed zero.`,
  }
}

function stopsEarly({ x, y, alone, one }: Names): Answer {
  const key = `\\frac{${y}(${x} + ${alone})}{${x} + ${y}}`
  return {
    key,
    wrong: [
      [`\\frac{${x}${y}}{${x} + ${y}} + ${alone}`, 'unit-slip', t`This adds ${alone} to the time for working together, as if nothing were done after ${one} stops.`],
      [`\\frac{${x}(${y} + ${alone})}{${x} + ${y}}`, 'equations-mismatched', t`This lets the wrong machine stop early: it is the rate ${m`\frac{1}{${x}}`} that is missing at the end.`],
      [`\\frac{${y}(${x} - ${alone})}{${x} + ${y}}`, 'lost-sign', t`This treats the missing time as a head start. ${one} does less, so the job must take longer than ${m`\frac{${x}${y}}{${x} + ${y}}`}.`],
      [`\\frac{${x} + ${y} + ${alone}}{2}`, 'times-averaged', 'This averages times. Rates add up, times do not.'],
    ], // prettier-ignore
    full: [
      t`Let the whole job take ${m`t`}. Then ${one} works ${m`t - ${alone}`} and the other works ${m`t`}: ${m`\frac{t - ${alone}}{${x}} + \frac{t}{${y}} = 1`}.`,
      t`Multiply by ${m`${x}${y}`} and collect ${m`t`}: ${m`t(${x} + ${y}) = ${x}${y} + ${alone}${y}`}, so ${m`t = ${key}`}.`,
    ],
    check: t`Check: if ${m`${y} = ${alone}`}, then ${one} does nothing, and the formula gives ${alone}, as it should.`,
  }
}

function halfTogether({ x, y, one }: Names): Answer {
  const key = `\\frac{${x}(${x} + 2${y})}{2(${x} + ${y})}`
  return {
    key,
    wrong: [
      [`\\frac{${y}(2${x} + ${y})}{2(${x} + ${y})}`, 'equations-mismatched', t`This lets the wrong machine finish: it is ${one}, whose rate is ${m`\frac{1}{${x}}`}, that works to the end.`],
      [`\\frac{${x}${y}}{2(${x} + ${y})}`, 'stopped-early', 'This is only the first phase, in which both work. The second half takes time as well.'],
      [`\\frac{${x}(${x} + 3${y})}{2(${x} + ${y})}`, 'doubled-or-halved', t`This takes the whole time together for the first phase. Together they do only half of the job.`],
      [`\\frac{2${x} + ${y}}{4}`, 'times-averaged', 'This averages the two times for the first phase. Rates add up, times do not.'],
    ], // prettier-ignore
    full: [
      t`The first half takes ${m`\frac{1}{2} \times \frac{${x}${y}}{${x} + ${y}}`}, and the second half takes ${one} ${m`\frac{${x}}{2}`}.`,
      t`Add the phases over a common denominator: ${m`\frac{${x}${y} + ${x}(${x} + ${y})}{2(${x} + ${y})} = ${key}`}.`,
    ],
    check: t`Check: with ${m`${x} = ${y} = 4`} the phases take 1 and 2, and the formula gives ${m`\frac{4 \times 12}{16} = 3`}.`,
  }
}
