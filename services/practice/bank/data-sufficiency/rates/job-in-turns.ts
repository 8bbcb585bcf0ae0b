import { MORE_OFTEN_EACH } from '../../factory/answer-packs.ts'
import { count, m, plain, poly, t } from '../../factory/format.ts'
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
      show: ([u, v]) => t`times of ${count(u, 'hour')} and ${count(v, 'hour')}`,
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

/** An equation of two times alone that a plan gives, and how it is misread. */
const oneEquation = (equation: string): Partial<Statement<Hours>> => ({
  lacks: t`If the two need ${m`x`} and ${m`y`} hours alone, it says that ${equation}, one equation with two unknowns.`,
  trap: t`tries only one pair of times that fits this plan`,
})

/** The statements that more than one question uses. */
function common({ hours: [a, b], A, B, r, s, k, l }: Drawn) {
  const joint = (a * b) / (a + b)
  const gap = hoursOf(Math.abs(a - b))
  return {
    joint,
    together: says(t`Working together, they need ${joint} hours.`, ([u, v]) => u * v === joint * (u + v), { lacks: t`In one hour they do ${m`${fracTex(1, joint)}`} of the job together, but how much of that each does is not known.`, trap: t`assumes that both work at the same rate, so that each needs ${2 * joint} hours alone` }),
    turns: says(t`If ${A} works alone for ${r} hours and ${B} then works alone for ${s}, exactly the whole job is done.`, ([u, v]) => r * v + s * u === u * v, oneEquation(m`\frac{${r}}{x} + \frac{${s}}{y} = 1`)),
    twins: says(t`If ${A} works alone for ${joint} hours and ${B} then works alone for ${joint}, exactly the whole job is done.`, ([u, v]) => u * v === joint * (u + v), { lacks: t`Working ${joint} hours each is the same as working together for ${joint} hours, and how much of the job each does is not known.`, trap: t`takes equal times for equal amounts of work` }),
    breaks: says(t`If they work together for ${hoursOf(k)}, ${B} then finishes alone in another ${moreOf(l)}.`, ([u, v]) => k * v + (k + l) * u === u * v, oneEquation(m`\frac{${k}}{x} + \frac{${k + l}}{y} = 1`)),
    same: says(t`If ${A} works alone for ${hoursOf(k)} and ${B} then works alone for ${k + l}, exactly the whole job is done.`, ([u, v]) => k * v + (k + l) * u === u * v, oneEquation(m`\frac{${k}}{x} + \frac{${k + l}}{y} = 1`)),
    difference: says(t`Alone, ${a > b ? A : B} takes ${gap} longer than ${a > b ? B : A}.`, ([u, v]) => u - v === a - b, { lacks: t`Many pairs of times differ by ${gap}, both short ones and long ones.`, trap: t`tries only one pair of times that differ by ${gap}` }),
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
  const half = plain(rational(a + b, 2))
  const sum = says(t`The numbers of hours that ${A} and ${B} need alone add up to ${a + b}.`, ([u, v]) => u + v === a + b, { lacks: t`How the ${a + b} hours are divided between ${A} and ${B} is not known: if one of them is very fast, the joint time is very short.`, trap: t`tries only one way to divide the ${a + b} hours between ${A} and ${B}`, missed: t`looks for the exact times, but even the longest possible joint time, that of two equal times, is less than ${limit} hours`, ...proves(a + b <= 4 * limit, t`for times of ${m`x`} and ${m`y`} hours, the joint time is ${m`\frac{xy}{x + y} = \frac{xy}{${a + b}}`}. Two numbers with a fixed sum have the greatest product when they are equal, here ${half} each. So the joint time is at most ${m`${half} \div 2 = ${plain(rational(a + b, 4))}`} hours, less than ${limit}, and ${answer.replace('so ', '')}`) }) // prettier-ignore
  const [least, most] = [Math.min(r, s), Math.max(r, s)]
  const inTurns = { ...turns, lacks: t`Both together would do less than this plan in ${least} hours and more in ${most}, so the joint time could be on either side of ${limit} hours.`, trap: t`finds that the joint time is between ${least} and ${most} hours, but ${limit} hours is in that range, too`, missed: t`looks for the exact times, but the joint time must be between ${least} and ${most} hours`, ...proves(limit <= least || limit >= most, t`in ${most} hours, the two together do more than in this plan, and in ${least} hours, they do less. So the joint time is between ${least} and ${most} hours, which is ${isYes ? '' : 'not '}less than ${limit}, and ${answer.replace('so ', '')}`) } // prettier-ignore
  const word = isYes ? 'most' : 'least'
  const [x, y] = isYes ? [a + slack, b + slack] : [Math.max(1, a - slack), Math.max(1, b - slack)]
  const onA = says(t`Alone, ${A} needs at ${word} ${hoursOf(x)}.`, ([u]) => (isYes ? u <= x : u >= x), { lacks: t`It says nothing about the rate of ${B}.`, trap: t`uses only ${A}, but the joint time also depends on ${B}` }) // prettier-ignore
  const onB = says(t`Alone, ${B} needs at ${word} ${hoursOf(y)}.`, ([, v]) => (isYes ? v <= y : v >= y), { lacks: t`It says nothing about the rate of ${A}.`, trap: t`uses only ${B}, but the joint time also depends on ${A}` }) // prettier-ignore
  const top = Math.max(a, b) + slack
  const topJoint = plain(rational(top, 2))
  const each = says(t`Alone, each of the two needs at most ${top} hours.`, ([u, v]) => u <= top && v <= top, { lacks: t`If both need ${top} hours, the joint time is ${topJoint} hours, but if they are faster, it is less.`, trap: t`considers only one case, such as two times of ${top} hours`, enough: t`if both need ${top} hours, the joint time is ${m`${top} \div 2 = ${topJoint}`} hours. If either one is faster, it is even shorter. So it is always less than ${limit} hours, ${answer}`, missed: t`looks for the exact times, but even two times of ${top} hours give a joint time of less than ${limit} hours` }) // prettier-ignore
  const known = t`So the joint time is ${m`\frac{${a} \times ${b}}{${a} + ${b}} = ${joint}`} hours, which is ${isYes ? '' : 'not '}less than ${limit}, ${answer}`
  const longest = (x * y) / (x + y)
  const about = Number.isInteger(longest)
    ? ''
    : t` (${Number.isInteger(100 * longest) ? '' : 'about '}${plain(rational(Math.round(100 * longest), 100))})`
  const bounds = t`in one hour, ${A} does at ${isYes ? 'least' : 'most'} ${m`\frac{1}{${x}}`} of the job, and ${B} at ${isYes ? 'least' : 'most'} ${m`\frac{1}{${y}}`}. Together they do at ${isYes ? 'least' : 'most'} ${m`\frac{1}{${x}} + \frac{1}{${y}} = ${fracTex(x + y, x * y)}`}, so they need at ${word} ${m`${fracTex(x * y, x + y)}`}${about} hours, which is ${isYes ? '' : 'not '}less than ${limit}, ${answer}`
  const open = t`The joint time can still be less than ${limit} hours, or ${limit} hours or more.`
  const isOnly = CASES().filter((hours) => sum.holds(hours) && turns.holds(hours)).length === 1
  /** The plan as an equation for the time of A, if B needs this many hours; the two solutions are times of A. */
  const planned = (timeOfB: string, second: number): string => t`if ${A} needs ${m`x`} hours alone, ${B} needs ${m`${timeOfB}`}. The plan gives ${m`\frac{${r}}{x} + \frac{${s}}{${timeOfB}} = 1`}, or ${m`${poly([1, -(a + second), a * second])} = 0`}, so ${second === a ? m`x = ${a}` : t`${m`x`} is ${a} or ${m`${second}`}`}.` // prettier-ignore
  const unsolved = t`sees that neither statement gives the two times, but only ${a} and ${b} hours fit both statements`
  return {
    question: t`Working together, do they need fewer than ${limit} hours?`,
    ask: ([u, v]) => (u * v < limit * (u + v) ? 'yes' : 'no'),
    pairs: [
      pair(sum, inTurns, { together: isOnly ? t`${planned(`${a + b} - x`, b + r - s)}${b + r - s === a ? '' : ' Otherwise, one of them would need more than 48 hours.'} ${known}` : undefined, bothMissed: unsolved, open, bothTrap: t`finds the times ${a} and ${b} hours and stops, but they are not the only ones that fit both statements`, harder: 0.3 }),
      pair(sum, onA, { open, bothTrap: t`tries only one way to divide the ${a + b} hours that fits the limit for ${A}`, harder: 0.2 }),
      pair(inTurns, onB, { open, bothTrap: t`tries only one pair of times that fits the plan and the limit for ${B}`, harder: 0.2 }),
      pair(inTurns, each, { open, bothTrap: t`tries only one pair of times of at most ${top} hours that fits the plan`, harder: 0.3 }),
      pair(onA, onB, { open, bothTrap: t`checks only the largest possible times or only the smallest ones`, together: bounds, bothMissed: t`looks for exact times, but the two limits together also limit the joint time`, hints: [t`Could you answer the question without knowing the two times exactly?`, t`How much of the job can each do in one hour at ${isYes ? 'least' : 'most'}? Add the two parts.`] }),
      pair(sum, difference, { together: t`the longer time is ${m`\frac{${a + b} + ${Math.abs(a - b)}}{2} = ${Math.max(a, b)}`} hours, and the shorter one is ${m`${a + b} - ${Math.max(a, b)} = ${Math.min(a, b)}`} hours. ${known}`, bothMissed: unsolved, harder: 0 }),
      pair(inTurns, difference, { together: t`${planned(a > b ? `x - ${a - b}` : `x + ${b - a}`, r + s - b)} Only ${m`x = ${a}`} makes both times positive. ${known}`, bothMissed: unsolved, harder: 0.2 }),
      pair(each, difference, { open, bothTrap: t`tries only one pair of times of at most ${top} hours with this difference`, harder: -0.3 }),
    ].filter(({ statements }) => statements.every((one) => one !== onA || x > limit)),
    hints: [t`Could you answer the question without knowing the two times exactly? How long or short can the joint time be?`, t`Compare with simple plans: what if both worked at once for as many hours as a statement names, or what if both were equally fast?`],
  } // prettier-ignore
}

/** Level 2: is A the faster one? */
function isFaster(drawn: Drawn): Asked {
  const { hours: [a, b], A, B, r, s, slack } = drawn // prettier-ignore
  const { joint, together, twins, turns } = common(drawn)
  const isYes = a < b
  const answer = t`the answer is ${isYes ? 'yes' : 'no'}.`
  const [fast, slow] = isYes ? [A, B] : [B, A]
  const left = r > s === isYes
  const compare = t`looks for the two times, but the question asks only which of them is shorter`
  const swap = says(t`If ${A} works alone for ${hoursOf(r)} and ${B} then works alone for ${s}, exactly the whole job is done. With the two numbers of hours exchanged, ${left ? 'a part of the job would be left' : 'less time would be enough'}.`, ([u, v]) => r * v + s * u === u * v && (left ? s * v + r * u < u * v : s * v + r * u > u * v), { enough: t`the exchange moves ${hoursOf(Math.abs(r - s))} of work from ${r > s ? A : B} to ${r > s ? B : A}, and ${left ? 'less' : 'more'} gets done. So ${fast} does more in an hour than ${slow}, and ${answer}`, missed: t`looks for the two times, but the exchange shows which of the two does more in an hour` }) // prettier-ignore
  const half = says(t`Working together, they need less than half of the time that ${slow} needs alone.`, ([u, v]) => 2 * u * v < (isYes ? v : u) * (u + v), { enough: t`two workers as fast as ${slow} would need exactly half of its time. ${slow} and ${fast} together need less than that, so ${fast} is faster than ${slow}, and ${answer}`, missed: t`looks for the two times, but half of the time of ${slow} is what two workers as fast as ${slow} would need together` }) // prettier-ignore
  const third = says(t`Working together, they need more than one third of the time that ${fast} needs alone.`, ([u, v]) => 3 * u * v > (isYes ? u : v) * (u + v), { lacks: t`If ${slow} were twice as fast as ${fast}, they would need exactly one third of the time of ${fast}. So ${slow} is less than twice as fast as ${fast}, but it can still be slower or faster.`, trap: t`relies on a comparison with one third, but only a comparison with one half shows who is faster` }) // prettier-ignore
  const bound = Math.min(2 * joint - 1, Math.min(a, b) + slack)
  const quick = says(t`Alone, ${fast} needs at most ${hoursOf(bound)}.`, ([u, v]) => (isYes ? u : v) <= bound, { lacks: t`It says nothing about the rate of ${slow}.`, trap: t`calls ${fast} the faster one without knowing anything about ${slow}` }) // prettier-ignore
  const slowBound = Math.max(2 * joint + 1, Math.max(a, b) - slack)
  const late = says(t`Alone, ${slow} needs at least ${slowBound} hours.`, ([u, v]) => (isYes ? v : u) >= slowBound, { lacks: t`It says nothing about the rate of ${fast}.`, trap: t`calls ${slow} the slower one without knowing anything about ${fast}` }) // prettier-ignore
  const even = (one: string, needs: string, does: 'more' | 'less'): string => t`if both were equally fast, each of them would need ${m`2 \times ${joint} = ${2 * joint}`} hours alone. ${one} needs ${needs}, so in the ${joint} hours it does ${does} than half of the job. The other one does ${does === 'more' ? 'less' : 'more'} than half in the same time, so ${fast} is faster, and ${answer}` // prettier-ignore
  const open = t`${A} can still be faster or slower than ${B}.`
  const unlike = (who: string, does: string): string =>
    t`looks for the two times, but two equally fast workers would need ${2 * joint} hours each, and ${who} is known to need ${does}`
  const sameTwice = t`counts two facts, but both statements say only that ${joint} hours of work by each of them complete the job`
  return {
    question: t`Does ${A} need fewer hours than ${B} to do the job alone?`,
    ask: ([u, v]) => (u < v ? 'yes' : 'no'),
    pairs: [
      pair(swap, half, { harder: 0.2 }),
      pair(swap, third, { harder: 0.1 }),
      pair(swap, together, { harder: 0.2 }),
      pair(half, third, { harder: 0.1 }),
      pair(half, twins, { harder: 0.1 }),
      pair(twins, quick, { together: even(fast, t`at most ${hoursOf(bound)}`, 'more'), bothMissed: unlike(fast, 'less'), harder: 0.2 }),
      pair(together, late, { together: even(slow, t`at least ${slowBound} hours`, 'less'), bothMissed: unlike(slow, 'more'), harder: 0 }),
      pair(together, twins, { open: t`Both say that ${joint} hours of work by each of them complete the job. ${open}`, bothTrap: sameTwice, harder: 0.2 }),
      pair(together, third, { open, bothTrap: t`takes the joint time to show who is faster, but ${A} and ${B} can trade places`, harder: 0.1 }),
      pair({ ...turns, missed: compare }, third, { open, bothTrap: t`takes the plan to show who is faster, but either of the two can still be faster`, harder: 0.1 }),
    ],
    hints: [t`Does the question ask for the two times, or only for a comparison?`, 'Compare with two workers of the same rate. How is their joint time related to the time that one of them needs alone?'],
  } // prettier-ignore
}

/** Level 3: how long does it take if each does one half? */
function halfEach(drawn: Drawn): Asked {
  const { hours: [a, b], A, B, k, l, quarter: [top, bottom, rest] } = drawn // prettier-ignore
  const { joint, together, twins, breaks, same, difference } = common(drawn)
  const value = plain(rational(a + b, 2))
  const result = t`so the answer is ${value} hours.`
  const part = (text: string): string => m`\frac{${text.split('/')[0]!}}{${text.split('/')[1]!}}`
  const mixed = says(t`If ${A} does ${part(`${top}/${bottom}`)} of the job alone, ${B} does the next ${part('1/2')} alone, and ${A} does the remaining ${part(rest)} alone, the job takes ${value} hours.`, ([u, v]) => u + v === a + b, { enough: t`the order of the work does not change the total time. ${A} does ${part(`${top}/${bottom}`)} plus ${part(rest)}, or half, of the job, and ${B} does the other half, as in the question, ${result}`, missed: t`sees a different order of work, but ${A} still does half of the job in all, and so does ${B}` }) // prettier-ignore
  const thirds = (one: string, two: string): Partial<Statement<Hours>> => ({ lacks: t`It gives the sum of one third of the time of ${one} and two thirds of the time of ${two}, not of half of each.`, trap: t`treats one third and two thirds as if they were two halves` }) // prettier-ignore
  const third = says(t`If ${A} does ${part('1/3')} of the job alone and ${B} does the other ${part('2/3')} alone, the job takes ${Math.round((a + 2 * b) / 3)} hours.`, ([u, v]) => u + 2 * v === a + 2 * b, thirds(A, B)) // prettier-ignore
  const twoThirds = says(t`If ${A} does ${part('2/3')} of the job alone and ${B} does the other ${part('1/3')} alone, the job takes ${Math.round((2 * a + b) / 3)} hours.`, ([u, v]) => 2 * u + v === 2 * a + b, thirds(B, A)) // prettier-ignore
  const longer = says(t`The job takes ${hoursOf(Math.round(Math.abs(a - b) / 3)).replace('one', '1')} ${a > b ? 'longer' : 'less'} if ${A} does two thirds of it alone and ${B} the rest than if ${A} does one third of it alone and ${B} the rest.`, ([u, v]) => u - v === a - b, { lacks: t`In the first plan, ${A} does one third of the job more and ${B} one third less. So the difference of their times alone is ${m`3 \times ${Math.round(Math.abs(a - b) / 3)} = ${Math.abs(a - b)}`} hours, but their sum is not known.`, trap: t`finds the difference of the two times alone, ${hoursOf(Math.abs(a - b))}, but the question is about their sum` }) // prettier-ignore
  const inOneHour = m`\frac{1}{${joint}} - \frac{1}{${b}} = \frac{1}{${a}}`
  const rate = t`in ${k} of the ${joint} hours, they do ${m`${fracTex(k, joint)}`} of the job together. ${B} does the remaining ${m`${fracTex(joint - k, joint)}`} in ${hoursOf(l)}, so ${B} needs ${b} hours for the whole job. In one hour, ${A} does ${inOneHour} of it, so ${A} needs ${a} hours. Half of ${a} plus half of ${b} is ${value}, ${result}`
  const full = says(t`Working together, they need ${joint} hours, and if ${A} stops after ${hoursOf(k).replace('one', '1')}, ${B} finishes alone in another ${moreOf(l)}.`, ([u, v]) => u === a && v === b, { enough: t`the two facts determine both times. ${rate.replace('in', 'In')}`, missed: t`looks for a second statement, but this one contains two facts, which together determine both times` }) // prettier-ignore
  const open = 'Neither the two times nor their sum is determined.'
  const bothPlans = t`in the two plans together, ${A} does ${m`\frac{1}{3} + \frac{2}{3}`}, or all, of the job once, and so does ${B}`
  const longerPlan = Math.round((2 * a + b) / 3)
  // Without whole thirds, the rounded times above stand in no printed statement.
  const hasThirds = (a - b) % 3 === 0
  return {
    question: t`If ${A} does half of the job alone and ${B} then does the other half alone, how many hours does the job take?`,
    ask: ([u, v]) => String((u + v) / 2),
    pairs: [
      ...(hasThirds ? [
        pair(mixed, third, { harder: -0.1 }),
        pair(mixed, longer, { harder: -0.1 }),
        pair(third, twoThirds, { together: t`${bothPlans}. So their two times alone add up to ${m`${Math.round((a + 2 * b) / 3)} + ${longerPlan} = ${a + b}`} hours. Half of each is half of this sum, ${result}`, bothMissed: t`looks for the two times, but adding the two plans gives their sum`, harder: 0.1 }),
        pair(third, longer, { together: t`the plan with two thirds for ${A} takes ${m`${Math.round((a + 2 * b) / 3)} ${a > b ? '+' : '-'} ${Math.round(Math.abs(a - b) / 3)} = ${longerPlan}`} hours. ${bothPlans.replace('in', 'In')}. So their two times alone add up to ${m`${Math.round((a + 2 * b) / 3)} + ${longerPlan} = ${a + b}`} hours. Half of this is ${value}, ${result}`, bothMissed: t`does not see that the two statements give the times of both plans, whose sum is the sum of the two times alone`, harder: 0.2 }),
        pair(longer, together, { together: t`one third of the difference of the two times alone is ${hoursOf(Math.round(Math.abs(a - b) / 3))}, so the difference is ${Math.abs(a - b)} hours. With this difference, longer times mean a longer joint time. So only one pair gives ${joint} hours together: ${m`\frac{${a} \times ${b}}{${a} + ${b}} = ${joint}`}. Half of ${a} plus half of ${b} is ${value}, ${result}`, bothMissed: t`sees that neither statement gives the two times, but only ${a} and ${b} hours fit both`, harder: 0.2 }),
        pair(full, third, { harder: -0.1 }),
      ] : []),
      pair(mixed, together, { harder: -0.2 }),
      pair(mixed, full, { harder: 0 }),
      pair(together, breaks, { together: rate, bothMissed: t`does not compare the two plans: what both would do together in the remaining ${hoursOf(joint - k)}, ${B} does alone in ${hoursOf(l)}`, harder: -0.1 }),
      pair(together, twins, { open: t`Both say that ${joint} hours of work by each of them complete the job. ${open}`, bothTrap: t`counts two facts, but both statements say only that ${joint} hours of work by each of them complete the job`, harder: 0.1 }),
      pair(breaks, same, { open: t`Both say that ${hoursOf(k)} of work by ${A} and ${k + l} by ${B} complete the job. ${open}`, bothTrap: t`counts two facts, but both statements say only that ${hoursOf(k)} of work by ${A} and ${k + l} by ${B} complete the job`, harder: 0.2 }),
      pair(full, difference, { harder: -0.3 }),
    ],
    hints: [t`If ${A} needs ${m`x`} hours alone and ${B} needs ${m`y`}, how long does the plan in the question take?`, t`Do you need ${m`x`} and ${m`y`} themselves? Write each statement as an equation for ${m`x`} and ${m`y`}, and compare it with what is asked.`],
  } // prettier-ignore
}
