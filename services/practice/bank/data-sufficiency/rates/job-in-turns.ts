import { MORE_OFTEN_EACH } from '../../factory/answer-packs.ts'
import { m, plain, t } from '../../factory/format.ts'
import { fracTex } from '../../factory/frac-tex.ts'
import { pairs as pairsOf, range, simplestFirst } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'
import type { Level } from '../../factory/problem-template.ts'
import type { Random } from '../../factory/random.ts'
import { rational } from '../../factory/rational.ts'
import { remember } from '../../factory/remember.ts'
import { sufficiency, type Statement, type StatementPair, type Sufficiency } from '../../factory/sufficiency-template.ts' // prettier-ignore

/** Hours that A and B need alone. */
type Hours = readonly [number, number]

const MOST = 48
const CASES = once((): readonly Hours[] => simplestFirst(pairsOf(range(1, MOST), range(1, MOST))))
/** Times that give whole hours for the two together. */
const ROUND = once(() => CASES().filter(([a, b]) => a !== b && (a * b) % (a + b) === 0 && a <= 40 && b <= 40))
const SETTINGS = [
  { who: 'Press', job: 'a printing job' },
  { who: 'Crew', job: 'a paving job' },
  { who: 'Robot', job: 'a painting job' },
  { who: 'Pump', job: 'a draining job' },
] as const
/** What A does first, and what is left for A after B has done one half. */
const QUARTERS = [[1, 4, '1/4'], [1, 3, '1/6'], [1, 6, '1/3'], [3, 8, '1/8'], [1, 8, '3/8']] as const // prettier-ignore

interface Drawn {
  level: Level
  hours: Hours
  A: string
  B: string
  job: string
  /** A for r hours and then B for s hours do the job. */
  r: number
  s: number
  /** Both for k hours, and then B alone for l more. */
  k: number
  l: number
  limit: number
  slack: number
  quarter: (typeof QUARTERS)[number]
}

type Pair = StatementPair<Hours>

export const jobInTurns = sufficiency({
  id: 'job-in-turns',
  skill: 'ds-rates',
  version: 2,
  levels: [1.7, 1.7, 1.7],
  answers: MORE_OFTEN_EACH,
  draw: (random, level): Drawn | null => {
    const hours = random.pick(ROUND())
    const [a, b] = hours
    const joint = (a * b) / (a + b)
    const turns = range(2, a - 1).filter((r) => (b * (a - r)) % a === 0 && b * (a - r) !== a * r && b * (a - r) > a)
    const breaks = range(2, joint - 1).filter((k) => (b * (joint - k)) % joint === 0)
    if (turns.length === 0 || breaks.length === 0) return null
    const [r, k] = [random.pick(turns), random.pick(breaks)]
    const { who, job } = random.pick(SETTINGS)
    return { level, hours, A: `${who} A`, B: `${who} B`, job, r, s: b - (b * r) / a, k, l: b - (b * k) / joint, limit: limitOf(random, joint), slack: random.int(0, 4), quarter: random.pick(QUARTERS) } // prettier-ignore
  },
  write: (drawn): Sufficiency<Hours> => {
    const { level, A, B, job } = drawn
    const asked = [withinLimit, isFaster, halfEach][level - 1]!(drawn)
    return {
      stem: t`Working alone at a constant rate, ${A} does ${job} in a whole number of hours, and so does ${B}; each of them needs at most ${MOST} hours. ${asked.question}`,
      cases: CASES(),
      ask: asked.ask,
      show: ([u, v]) => t`${u} and ${v} hours alone`,
      statements: [],
      pairs: asked.pairs,
      hints: asked.hints,
    }
  },
  second: {
    cases: () => {
      const found: Array<[number, number]> = []
      for (let b = 1; b <= MOST; b += 1) for (let a = 1; a <= MOST; a += 1) found.push([a, b])
      return found
    },
    ask: ([a, b], _n, stem) => {
      const limit = limitIn(stem)
      if (limit > 0) return limit / a + limit / b > 1 + 1e-9
      return stem.includes('half of the job') ? a / 2 + b / 2 : a < b
    },
    read: [
      [/^If \w+ A does /, ([a, b], _n, { statement }) => {
        const { onA, onB, takes } = planOf(statement)
        return Math.abs(onA * a + onB * b - takes) < 1e-9
      }],
      [/^The job takes \d+ hours? (longer|less)/, ([a, b], [by = 0], { statement }) => Math.abs((2 * a + b) / 3 - (a + 2 * b) / 3 - (statement.includes('longer') ? by : -by)) < 1e-9], // prettier-ignore
      [/exchanged/, ([a, b], [r = 0, s = 0], { statement }) => {
        if (Math.abs(r / a + s / b - 1) > 1e-9) return false
        return statement.includes('left') ? s / a + r / b < 1 - 1e-9 : s / a + r / b > 1 + 1e-9
      }],
      [/^Working together, they need \d+ hours, and/, ([a, b], [joint = 0, k = 0, l = 1]) => Math.abs(joint / a + joint / b - 1) < 1e-9 && Math.abs(k / a + (k + l) / b - 1) < 1e-9], // prettier-ignore
      [/^Working together, they need less than half/, ([a, b], _n, { statement }) => 1 / (1 / a + 1 / b) < (statement.includes('A needs') ? a : b) / 2 - 1e-9],
      [/^Working together, they need more than one third/, ([a, b], _n, { statement }) => 1 / (1 / a + 1 / b) > (statement.includes('A needs') ? a : b) / 3 + 1e-9],
      [/^Working together, they need/, ([a, b], [joint = 0]) => Math.abs(joint / a + joint / b - 1) < 1e-9],
      [/work together for/, ([a, b], [k = 0, l = 1]) => Math.abs(k / a + k / b + l / b - 1) < 1e-9],
      [/works? alone for/, ([a, b], [r = 0, s = 0]) => Math.abs(r / a + s / b - 1) < 1e-9],
      [/add up to/, ([a, b], [sum = 0]) => a + b === sum],
      [/^Alone, each/, ([a, b], [most = 0]) => a <= most && b <= most],
      [/longer than/, ([a, b], [by = 1], { statement }) => (/^Alone, \w+ A/.test(statement) ? a - b : b - a) === by],
      [/^Alone, \w+ [AB] needs at (most|least)/, ([a, b], [bound = 0], { statement }) => {
        const time = /^Alone, \w+ A/.test(statement) ? a : b
        return statement.includes('most') ? time <= bound : time >= bound
      }],
    ],
  },
}) // prettier-ignore

const limitIn = remember((stem: string) => Number(/fewer than (\d+) hours\?/.exec(stem)?.[1] ?? 0))

/** For the second solver: which parts of the job A and B do in a plan, and how long it takes. */
const planOf = remember((statement: string) => {
  const parts = [...statement.matchAll(/([AB]) does [^\\]*\\\(\\frac\{(\d)\}\{(\d)\}\\\)/g)]
  const of = (name: string): number => parts.reduce((sum, [, who, top, bottom]) => (who === name ? sum + Number(top) / Number(bottom) : sum), 0) // prettier-ignore
  return { onA: of('A'), onB: of('B'), takes: Number(/takes ([\d.]+) hours/.exec(statement)![1]) }
})

const limitOf = (random: Random, joint: number): number => Math.max(3, joint + random.pick([-3, -2, -1, 1, 2, 3, 4]))

interface Asked {
  question: string
  ask: (hours: Hours) => string
  pairs: readonly Pair[]
  hints: readonly [string, string]
}

const says = (text: string, holds: (hours: Hours) => boolean, notes: Partial<Statement<Hours>>): Statement<Hours> => ({ text, holds, ...notes }) // prettier-ignore
const pair = (...[one, other, notes]: readonly [Statement<Hours>, Statement<Hours>, Partial<Pair>?]): Pair => ({ statements: [one, other], harder: 0, ...notes }) // prettier-ignore
const hoursOf = (n: number): string => (n === 1 ? 'one hour' : `${n} hours`)
/** To follow 'another'; the second solver takes 1 where no number stands. */
const moreOf = (n: number): string => (n === 1 ? 'hour' : `${n} hours`)

/** The statements that more than one question uses. */
function common({ hours: [a, b], A, B, r, s, k, l }: Drawn) {
  const joint = (a * b) / (a + b)
  return {
    joint,
    together: says(t`Working together, they need ${joint} hours.`, ([u, v]) => u * v === joint * (u + v), { lacks: t`In one hour they do ${m`${fracTex(1, joint)}`} of the job together, but how much of that each does stays open.` }),
    turns: says(t`If ${A} works alone for ${r} hours and ${B} then works alone for ${s}, exactly the whole job is done.`, ([u, v]) => r * v + s * u === u * v, { lacks: t`With the hours x and y alone, it is ${m`\frac{${r}}{x} + \frac{${s}}{y} = 1`}, one equation for two times.` }),
    twins: says(t`If ${A} works alone for ${joint} hours and ${B} then works alone for ${joint}, exactly the whole job is done.`, ([u, v]) => u * v === joint * (u + v), { lacks: t`It gives the same work as ${joint} hours of both, so it does not say how much each does.` }),
    breaks: says(t`If they work together for ${hoursOf(k)}, ${B} then finishes alone in another ${moreOf(l)}.`, ([u, v]) => k * v + (k + l) * u === u * v, { lacks: t`With the hours x and y alone, it is ${m`\frac{${k}}{x} + \frac{${k + l}}{y} = 1`}, one equation for two times.` }),
    same: says(t`If ${A} works alone for ${hoursOf(k)} and ${B} then works alone for ${k + l}, exactly the whole job is done.`, ([u, v]) => k * v + (k + l) * u === u * v, { lacks: t`With the hours x and y alone, it is ${m`\frac{${k}}{x} + \frac{${k + l}}{y} = 1`}, one equation for two times.` }),
    difference: says(t`Alone, ${a > b ? A : B} takes ${hoursOf(Math.abs(a - b))} longer than ${a > b ? B : A}.`, ([u, v]) => u - v === a - b, { lacks: 'A difference of times fixes neither of them.' }),
  }
} // prettier-ignore

/** Level 1: do the two together need fewer hours than a limit? */
function withinLimit(drawn: Drawn): Asked {
  const { hours: [a, b], A, B, r, s, limit, slack } = drawn // prettier-ignore
  const { joint, turns, difference } = common(drawn)
  const isYes = joint < limit
  const answer = t`so the answer is ${isYes ? 'yes' : 'no'}.`
  // A sentence stands only where it proves the answer; whole hours can decide a question that it leaves open.
  const proves = (doesProve: boolean, enough: string): Partial<Statement<Hours>> => (doesProve ? { enough } : {})
  const sum = says(t`The numbers of hours that ${A} and ${B} need alone add up to ${a + b}.`, ([u, v]) => u + v === a + b, { lacks: 'The work can be shared evenly, or one of the two can be very fast.', ...proves(a + b <= 4 * limit, t`of two times with this sum, equal ones make the joint time longest, and even two times of ${plain(rational(a + b, 2))} hours would give ${plain(rational(a + b, 4))}; ${answer}`) }) // prettier-ignore
  const [least, most] = [Math.min(r, s), Math.max(r, s)]
  const inTurns = { ...turns, lacks: t`If both worked at once, ${most} hours would be more than enough and ${least} hours too few. The limit ${limit} lies between.`, ...proves(limit <= least || limit >= most, t`if both worked at once for ${most} hours, more than the whole job would be done; with ${least} hours, less. So the joint time lies between these two, and ${limit} does not; ${answer}`) } // prettier-ignore
  const word = isYes ? 'most' : 'least'
  const [x, y] = isYes ? [a + slack, b + slack] : [Math.max(1, a - slack), Math.max(1, b - slack)]
  const onA = says(t`Alone, ${A} needs at ${word} ${hoursOf(x)}.`, ([u]) => (isYes ? u <= x : u >= x), { lacks: t`It says nothing about ${B}.` }) // prettier-ignore
  const onB = says(t`Alone, ${B} needs at ${word} ${hoursOf(y)}.`, ([, v]) => (isYes ? v <= y : v >= y), { lacks: t`It says nothing about ${A}.` }) // prettier-ignore
  const each = says(t`Alone, each of the two needs at most ${Math.max(a, b) + slack} hours.`, ([u, v]) => u <= Math.max(a, b) + slack && v <= Math.max(a, b) + slack, { lacks: t`Two times of ${Math.max(a, b) + slack} hours give ${plain(rational(Math.max(a, b) + slack, 2))} together, and shorter ones give less.`, enough: t`even two times of ${Math.max(a, b) + slack} hours would give ${plain(rational(Math.max(a, b) + slack, 2))} together; ${answer}` }) // prettier-ignore
  const known = t`the two need ${a} and ${b} hours alone, and the joint time is ${m`\frac{${a} \times ${b}}{${a} + ${b}} = ${joint}`} hours; ${answer}`
  const bounds = t`in one hour the two do at ${isYes ? 'least' : 'most'} ${m`\frac{1}{${x}} + \frac{1}{${y}} = ${fracTex(x + y, x * y)}`} of the job, so they need at ${word} ${m`${fracTex(x * y, x + y)}`} hours; ${answer}`
  const open = t`The joint time can still be on either side of ${limit} hours.`
  const isOnly = CASES().filter((hours) => sum.holds(hours) && turns.holds(hours)).length === 1
  return {
    question: t`Working together, do they need fewer than ${limit} hours?`,
    ask: ([u, v]) => (u * v < limit * (u + v) ? 'yes' : 'no'),
    pairs: [
      pair(sum, inTurns, { together: isOnly ? known : undefined, open, harder: 0.3 }),
      pair(sum, onA, { open, harder: 0.2 }),
      pair(inTurns, onB, { open, harder: 0.2 }),
      pair(inTurns, each, { open, harder: 0.3 }),
      pair(onA, onB, { open, together: bounds }),
      pair(sum, difference, { together: known, harder: 0 }),
      pair(inTurns, difference, { together: known, harder: 0.2 }),
      pair(each, difference, { open, harder: -0.3 }),
    ].filter(({ statements }) => statements.every((one) => one !== onA || x > limit)),
    hints: ['Alone, who would need the longest joint time that a statement allows, and who the shortest?', t`Compare with easy plans. What if both worked at once for as many hours as a statement names, or if both were equally fast?`],
  } // prettier-ignore
}

/** Level 2: is A the faster one? */
function isFaster(drawn: Drawn): Asked {
  const { hours: [a, b], A, B, r, s, slack } = drawn // prettier-ignore
  const { joint, together, twins, turns } = common(drawn)
  const isYes = a < b
  const answer = t`so the answer is ${isYes ? 'yes' : 'no'}.`
  const [fast, slow] = isYes ? [A, B] : [B, A]
  const left = r > s === isYes
  const swap = says(t`If ${A} works alone for ${hoursOf(r)} and ${B} then works alone for ${s}, exactly the whole job is done. With the two numbers of hours exchanged, ${left ? 'a part of the job would be left' : 'less time would be enough'}.`, ([u, v]) => r * v + s * u === u * v && (left ? s * v + r * u < u * v : s * v + r * u > u * v), { lacks: 'It compares two plans.', enough: t`the exchange moves hours from ${r > s ? A : B} to ${r > s ? B : A}, and ${left ? 'less' : 'more'} gets done. So ${fast} is the faster of the two, and ${answer.replace('so ', '')}` }) // prettier-ignore
  const half = says(t`Working together, they need less than half of the time that ${slow} needs alone.`, ([u, v]) => 2 * u * v < (isYes ? v : u) * (u + v), { lacks: 'It compares two times.', enough: t`two like ${slow} would need exactly half of that time. With ${fast} in the place of one of them it takes less, so ${fast} is faster, and ${answer.replace('so ', '')}` }) // prettier-ignore
  const third = says(t`Working together, they need more than one third of the time that ${fast} needs alone.`, ([u, v]) => 3 * u * v > (isYes ? u : v) * (u + v), { lacks: t`It says only that ${slow} is less than twice as fast as ${fast}.` }) // prettier-ignore
  const bound = Math.min(2 * joint - 1, Math.min(a, b) + slack)
  const quick = says(t`Alone, ${fast} needs at most ${hoursOf(bound)}.`, ([u, v]) => (isYes ? u : v) <= bound, { lacks: t`It says nothing about ${slow}.` }) // prettier-ignore
  const slowBound = Math.max(2 * joint + 1, Math.max(a, b) - slack)
  const late = says(t`Alone, ${slow} needs at least ${slowBound} hours.`, ([u, v]) => (isYes ? v : u) >= slowBound, { lacks: t`It says nothing about ${fast}.` }) // prettier-ignore
  const even = t`two that are equally fast and need ${joint} hours together would need ${2 * joint} hours each. One of the two is on the one side of this, so the other must be on the other side: ${fast} is faster, and ${answer.replace('so ', '')}`
  const open = 'Either of the two can still be the faster one.'
  return {
    question: t`Does ${A} need fewer hours than ${B} to do the job alone?`,
    ask: ([u, v]) => (u < v ? 'yes' : 'no'),
    pairs: [
      pair(swap, half, { harder: 0.2 }),
      pair(swap, third, { harder: 0.1 }),
      pair(swap, together, { harder: 0.2 }),
      pair(half, third, { harder: 0.1 }),
      pair(half, twins, { harder: 0.1 }),
      pair(twins, quick, { together: even, harder: 0.2 }),
      pair(together, late, { together: even, harder: 0 }),
      pair(together, twins, { open: t`Both say that ${joint} hours of work of each do the job. ${open}`, harder: 0.2 }),
      pair(together, third, { open, harder: 0.1 }),
      pair(turns, third, { open, harder: 0.1 }),
    ],
    hints: ['Compare with two workers of the same rate. How would their joint time be related to the time of one?', 'A statement is enough if it shows who does more in an hour; the hours themselves are not asked.'],
  } // prettier-ignore
}

/** Level 3: how long does it take if each does one half? */
function halfEach(drawn: Drawn): Asked {
  const { hours: [a, b], A, B, k, l, quarter: [top, bottom, rest] } = drawn // prettier-ignore
  const { joint, together, twins, breaks, same, difference } = common(drawn)
  const value = plain(rational(a + b, 2))
  const result = t`so the answer is ${value} hours.`
  const part = (text: string): string => m`\frac{${text.split('/')[0]!}}{${text.split('/')[1]!}}`
  const mixed = says(t`If ${A} does ${part(`${top}/${bottom}`)} of the job alone, ${B} does the next ${part('1/2')} alone, and ${A} does the remaining ${part(rest)} alone, the job takes ${value} hours.`, ([u, v]) => u + v === a + b, { enough: t`in this plan, too, each of the two does one half: ${part(`${top}/${bottom}`)} and ${part(rest)} make ${part('1/2')}; ${result}` }) // prettier-ignore
  const third = says(t`If ${A} does ${part('1/3')} of the job alone and ${B} does the other ${part('2/3')} alone, the job takes ${Math.round((a + 2 * b) / 3)} hours.`, ([u, v]) => u + 2 * v === a + 2 * b, { lacks: 'It weights the two times in another way than the question.' }) // prettier-ignore
  const twoThirds = says(t`If ${A} does ${part('2/3')} of the job alone and ${B} does the other ${part('1/3')} alone, the job takes ${Math.round((2 * a + b) / 3)} hours.`, ([u, v]) => 2 * u + v === 2 * a + b, { lacks: 'It weights the two times in another way than the question.' }) // prettier-ignore
  const longer = says(t`The job takes ${hoursOf(Math.round(Math.abs(a - b) / 3)).replace('one', '1')} ${a > b ? 'longer' : 'less'} if ${A} does two thirds of it alone and ${B} the rest than if ${A} does one third of it alone and ${B} the rest.`, ([u, v]) => u - v === a - b, { lacks: 'It gives the difference of the two times, but not their sum.' }) // prettier-ignore
  const full = says(t`Working together, they need ${joint} hours, and if ${A} stops after ${hoursOf(k).replace('one', '1')}, ${B} finishes alone in another ${moreOf(l)}.`, ([u, v]) => u === a && v === b, { enough: t`after ${hoursOf(k)}, ${m`${fracTex(joint - k, joint)}`} of the job is left, and ${B} does this in ${hoursOf(l)}, so ${B} needs ${b} hours for the whole. The joint time then gives ${a} hours for ${A}, ${result}` }) // prettier-ignore
  const known = t`after ${hoursOf(k)} together, ${m`${fracTex(joint - k, joint)}`} of the job is left, and ${B} does this in ${hoursOf(l)}. So ${B} needs ${b} hours alone, and the joint time gives ${a} hours for ${A}; ${result}`
  const open = 'The two times are not fixed, and neither is their sum.'
  // Without whole thirds, the rounded times above stand in no printed statement.
  const hasThirds = (a - b) % 3 === 0
  return {
    question: t`If ${A} does half of the job alone and ${B} then does the other half alone, how many hours does the job take?`,
    ask: ([u, v]) => String((u + v) / 2),
    pairs: [
      ...(hasThirds ? [
        pair(mixed, third, { harder: -0.1 }),
        pair(mixed, longer, { harder: -0.1 }),
        pair(third, twoThirds, { together: t`add the two times: in both plans together, each of the two does the whole job once, so the two hours alone add up to ${a + b}, and half of this is asked; ${result}`, harder: 0.1 }),
        pair(third, longer, { together: t`the second plan then takes ${Math.round((2 * a + b) / 3)} hours. In both plans together, each of the two does the whole job once, so the hours alone add up to ${a + b}; ${result}`.replace('the second plan', 'with two thirds for the first one, the job'), harder: 0.2 }),
        pair(longer, together, { together: t`the difference of the two times is ${Math.abs(a - b)}, and with the joint time of ${joint} hours only ${a} and ${b} are possible; ${result}`, harder: 0.2 }),
        pair(full, third, { harder: -0.1 }),
      ] : []),
      pair(mixed, together, { harder: -0.2 }),
      pair(mixed, full, { harder: 0 }),
      pair(together, breaks, { together: known, harder: -0.1 }),
      pair(together, twins, { open: t`Both say that ${joint} hours of work of each do the job. ${open}`, harder: 0.1 }),
      pair(breaks, same, { open: t`Both say that ${hoursOf(k)} of ${A} and ${k + l} of ${B} do the job. ${open}`, harder: 0.2 }),
      pair(full, difference, { harder: -0.3 }),
    ],
    hints: [t`Write x and y for the two numbers of hours alone. How long does half of the job take each of the two?`, 'The two times themselves are not needed. Which statements fix their sum?'],
  } // prettier-ignore
}
