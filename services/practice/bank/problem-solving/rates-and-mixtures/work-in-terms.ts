import { m, plain, t } from '../../factory/format.ts'
import { problem, type Wrong } from '../../factory/problem-template.ts'
import { onlyOption, readFormula } from '../../factory/read-formula.ts'
import { rational } from '../../factory/rational.ts'
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
  version: 3,
  levels: [1.6, 1.7, 1.8],
  draw: (random, level) => ({ level, job: random.pick(JOBS), letters: random.pick(LETTERS), alone: random.int(2, 6) }),
  write: ({ level, job: { one, other, job, done, unit }, letters: [x, y], alone }) => {
    const opening = t`Working alone at its constant rate, ${one} can ${job} in ${m`${x}`} ${unit}, and ${other} can ${done} in ${m`${y}`} ${unit}.`
    const asks = [
      t`${one} works alone for ${alone} ${unit}, where ${m`${alone} < ${x}`}, and then both work together. In terms of ${m`${x}`} and ${m`${y}`}, how many ${unit} after ${other} starts is the job finished?`,
      t`Both start together, but ${one} stops ${alone} ${unit} before the job is finished, and ${other} finishes it alone. If ${m`${y} > ${alone}`}, how many ${unit} does the whole job take, in terms of ${m`${x}`} and ${m`${y}`}?`,
      t`Both work together until half of the job is done; then ${other} stops, and ${one} finishes alone. In terms of ${m`${x}`} and ${m`${y}`}, how many ${unit} does the whole job take?`,
    ] as const
    const { key, wrong, full, because, quick, check, hints } = [alongside, stopsEarly, halfTogether][level - 1]!({ x, y, alone, one, other, unit }) // prettier-ignore
    return {
      stem: `${opening} ${asks[level - 1]!}`,
      key: 0,
      keyText: m`${key}`,
      unordered: true,
      show: plain,
      wrong: wrong.map(([tex, misconception, why], at): Wrong => [at + 1, misconception, () => why, m`${tex}`]),
      because,
      quick: [quick],
      full: [t`Work with rates. In one ${unit.slice(0, -1)}, ${one} does ${m`\frac{1}{${x}}`} of the job and ${other} does ${m`\frac{1}{${y}}`}, so together they do ${m`\frac{1}{${x}} + \frac{1}{${y}} = \frac{${x} + ${y}}{${x}${y}}`}.`, ...full, check], // prettier-ignore
      hints,
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
  unit: string
}

interface Answer {
  key: string
  wrong: ReadonlyArray<readonly [string, Wrong[1], string]>
  full: string[]
  because: string
  quick: string
  check: string
  hints: readonly [string, string]
}

function alongside({ x, y, alone, one, other, unit }: Names): Answer {
  const key = `\\frac{${y}(${x} - ${alone})}{${x} + ${y}}`
  return {
    key,
    wrong: [
      [`\\frac{${x}${y} - ${alone}}{${x} + ${y}}`, 'unit-slip', t`This answer subtracts only ${alone} from ${m`${x}${y}`}. In ${alone} ${unit} alone, ${one} does ${m`\frac{${alone}}{${x}}`} of the job, and ${m`\frac{${alone}}{${x}} \times \frac{${x}${y}}{${x} + ${y}} = \frac{${alone}${y}}{${x} + ${y}}`}, so subtract ${m`${alone}${y}`}.`],
      [`\\frac{${x}(${y} - ${alone})}{${x} + ${y}}`, 'equations-mismatched', t`This answer gives the head start to ${other}. But ${one} works alone first, so the part already done is ${m`\frac{${alone}}{${x}}`}, not ${m`\frac{${alone}}{${y}}`}.`],
      [`\\frac{${x}${y}}{${x} + ${y}}`, 'head-start-ignored', t`This is the time both together would take to do the whole job. It ignores the ${m`\frac{${alone}}{${x}}`} that ${one} has already done.`],
      [`\\frac{${x} + ${y} - ${alone}}{2}`, 'times-averaged', t`This answer averages the times ${m`${x} - ${alone}`} and ${m`${y}`}. Both work at once, so add the rates ${m`\frac{1}{${x}}`} and ${m`\frac{1}{${y}}`}, not the times.`],
    ], // prettier-ignore
    full: [
      t`After ${one} has worked for ${alone} ${unit}, the part of the job left is ${m`1 - \frac{${alone}}{${x}} = \frac{${x} - ${alone}}{${x}}`}.`,
      t`Divide that part by the joint rate: ${m`\frac{${x} - ${alone}}{${x}} \times \frac{${x}${y}}{${x} + ${y}} = ${key}`}.`,
    ],
    because: t`When ${other} starts, ${m`\frac{${x} - ${alone}}{${x}}`} of the job is left. At the joint rate of ${m`\frac{${x} + ${y}}{${x}${y}}`}, that takes ${m`${key}`} ${unit}.`,
    quick: t`Together they take ${m`\frac{${x}${y}}{${x} + ${y}}`} ${unit} to do the whole job, and ${m`\frac{${x} - ${alone}}{${x}}`} of it is left: ${m`\frac{${x} - ${alone}}{${x}} \times \frac{${x}${y}}{${x} + ${y}} = ${key}`}.`,
    check: t`Check with ${m`${x} = ${2 * alone}`} and ${m`${y} = ${6 * alone}`}: half of the job is left. Together they take ${m`\frac{${2 * alone} \times ${6 * alone}}{${8 * alone}} = ${rational(3 * alone, 2)}`} ${unit} to do a whole job, so half takes ${rational(3 * alone, 4)}. The formula gives ${m`\frac{${6 * alone} \times ${alone}}{${8 * alone}} = ${rational(3 * alone, 4)}`}.`,
    hints: [
      t`How much has ${one} done, and so what part of the job is left, when ${other} starts?`,
      t`What part of the job do ${one} and ${other} do together in one ${unit.slice(0, -1)}?`,
    ],
  }
}

function stopsEarly({ x, y, alone, one, other, unit }: Names): Answer {
  const key = `\\frac{${y}(${x} + ${alone})}{${x} + ${y}}`
  return {
    key,
    wrong: [
      [`\\frac{${x}${y}}{${x} + ${y}} + ${alone}`, 'unit-slip', t`This answer adds ${alone} to the time for the whole job together, as if no work were done in the last ${alone} ${unit}. In fact, ${other} keeps working.`],
      [`\\frac{${x}(${y} + ${alone})}{${x} + ${y}}`, 'equations-mismatched', t`This answer has ${other} stop early: ${m`\frac{t}{${x}} + \frac{t - ${alone}}{${y}} = 1`}. But ${one} stops early, so the ${alone} belongs in the fraction with ${m`${x}`}.`],
      [`\\frac{${y}(${x} - ${alone})}{${x} + ${y}}`, 'lost-sign', t`This answer subtracts ${alone} where it should add it, as if ${one} had a head start. Since ${one} stops early, the job must take longer than ${m`\frac{${x}${y}}{${x} + ${y}}`}.`],
      [`\\frac{${x} + ${y} + ${alone}}{2}`, 'times-averaged', t`This answer averages the times ${m`${x} + ${alone}`} and ${m`${y}`}. Instead, add the parts of the job: ${m`\frac{t - ${alone}}{${x}}`} and ${m`\frac{t}{${y}}`} must add up to 1.`],
    ], // prettier-ignore
    full: [
      t`Let the whole job take ${m`t`} ${unit}. Then ${one} works for ${m`t - ${alone}`} ${unit} and ${other} works for ${m`t`} ${unit}, so ${m`\frac{t - ${alone}}{${x}} + \frac{t}{${y}} = 1`}.`,
      t`Multiplying by ${m`${x}${y}`} gives ${m`t(${x} + ${y}) = ${x}${y} + ${alone}${y}`}, so ${m`t = ${key}`}.`,
    ],
    because: t`If the job takes ${m`t`} ${unit}, then ${m`\frac{t - ${alone}}{${x}} + \frac{t}{${y}} = 1`}, and solving this equation for ${m`t`} gives ${m`${key}`}.`,
    quick: t`If ${one} worked to the end, it would do an extra ${m`\frac{${alone}}{${x}}`} of the job. Together they would do ${m`1 + \frac{${alone}}{${x}} = \frac{${x} + ${alone}}{${x}}`} jobs, which takes ${m`\frac{${x} + ${alone}}{${x}} \times \frac{${x}${y}}{${x} + ${y}} = ${key}`} ${unit}.`,
    check: t`Check with ${m`${x} = ${2 * alone}`} and ${m`${y} = ${4 * alone}`}: the formula gives ${m`\frac{${4 * alone} \times ${3 * alone}}{${6 * alone}} = ${2 * alone}`}. In ${2 * alone} ${unit}, ${other} does half of the job. ${one} works for ${alone} ${unit} and does the other half.`,
    hints: [
      t`If the whole job takes ${m`t`} ${unit}, how long does ${one} work, and how long does ${other} work?`,
      t`What part of the job does ${one} do, what part does ${other} do, and what must the two parts add up to?`,
    ],
  }
}

function halfTogether({ x, y, one, other, unit }: Names): Answer {
  const key = `\\frac{${x}(${x} + 2${y})}{2(${x} + ${y})}`
  return {
    key,
    wrong: [
      [`\\frac{${y}(2${x} + ${y})}{2(${x} + ${y})}`, 'equations-mismatched', t`This answer has ${other} finish the job, which takes ${m`\frac{${y}}{2}`} ${unit} for the second half. But ${one} finishes it, in ${m`\frac{${x}}{2}`} ${unit}.`],
      [`\\frac{${x}${y}}{2(${x} + ${y})}`, 'stopped-early', t`This is only the time for the first half, when both work. The second half takes ${one} another ${m`\frac{${x}}{2}`} ${unit}.`],
      [`\\frac{${x}(${x} + 3${y})}{2(${x} + ${y})}`, 'doubled-or-halved', t`This answer uses ${m`\frac{${x}${y}}{${x} + ${y}}`} ${unit}, the time for the whole job together, for the first half. Half of the job takes only half of that.`],
      [`\\frac{3${x} + ${y}}{4}`, 'times-averaged', t`This answer uses ${m`\frac{${x} + ${y}}{4}`}, half of the average of the two times, for the first half. Both work at once, so add the rates: the first half takes ${m`\frac{${x}${y}}{2(${x} + ${y})}`} ${unit}.`],
    ], // prettier-ignore
    full: [
      t`Together they take ${m`\frac{1}{2} \times \frac{${x}${y}}{${x} + ${y}}`} ${unit} to do the first half. ${one} alone takes ${m`\frac{${x}}{2}`} ${unit} to do the second half.`,
      t`With a common denominator, the sum of these times is ${m`\frac{${x}${y} + ${x}(${x} + ${y})}{2(${x} + ${y})} = ${key}`}.`,
    ],
    because: t`The first half takes ${m`\frac{${x}${y}}{2(${x} + ${y})}`} ${unit} and the second half takes ${m`\frac{${x}}{2}`} ${unit}. Their sum is ${m`${key}`}.`,
    quick: t`Add the times for the two halves: ${m`\frac{1}{2} \times \frac{${x}${y}}{${x} + ${y}} + \frac{${x}}{2} = \frac{${x}${y} + ${x}(${x} + ${y})}{2(${x} + ${y})} = ${key}`}.`,
    check: t`Check with ${m`${x} = 6`} and ${m`${y} = 3`}: the first half takes ${m`\frac{1}{2} \times \frac{18}{9} = 1`} and the second takes 3, for a total of 4. The formula gives ${m`\frac{6 \times 12}{18} = 4`}.`,
    hints: [
      t`Into what two stages does the job fall, and does ${other} work in both of them?`,
      t`How long do the two together take to do half of the job, and how long does ${one} take to do the other half alone?`,
    ],
  }
}
