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
      since: asked.since,
      show: ([u, v]) =>
        v === 1 ? t`times of ${count(u, 'hour')} and ${count(v, 'hour')}` : t`times of ${u} and ${v} hours`,
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
  since?: (hours: Hours) => string
  pairs: readonly Pair[]
  hints: readonly [string, string]
}

const says = (text: string, holds: (hours: Hours) => boolean, notes: Partial<Statement<Hours>>): Statement<Hours> => ({ text, holds, ...notes }) // prettier-ignore
const pair = (...[one, other, notes]: readonly [Statement<Hours>, Statement<Hours>, Partial<Pair>?]): Pair => ({ statements: [one, other], harder: 0, ...notes }) // prettier-ignore
const hoursOf = (n: number): string => (n === 1 ? 'one hour' : `${n} hours`)
/** To follow 'another'; the second solver takes 1 where no number stands. */
const moreOf = (n: number): string => (n === 1 ? 'hour' : `${n} hours`)

/** An equation of two times alone that a plan gives, and how it is misread. */
const oneEquation = (A: string, B: string, equation: string): Partial<Statement<Hours>> & { lacks: string } => ({
  lacks: t`If ${A} needs ${m`x`} hours alone and ${B} needs ${m`y`}, the plan gives ${equation}, and more than one pair of whole numbers satisfies this equation.`,
  trap: t`tries only one pair of times, but other pairs fit the statement, too`,
  consider: t`if you choose a time for ${A}, what time for ${B} follows? Try more than one.`,
})

/** The statements that more than one question uses. */
function common({ hours: [a, b], A, B, r, s, k, l }: Drawn) {
  const joint = (a * b) / (a + b)
  const gap = hoursOf(Math.abs(a - b))
  const inParts = oneEquation(A, B, m`\frac{${k}}{x} + \frac{${k + l}}{y} = 1`)
  return {
    joint,
    together: says(t`Working together, they need ${joint} hours.`, ([u, v]) => u * v === joint * (u + v), { lacks: t`In one hour, ${A} and ${B} together do ${m`${fracTex(1, joint)}`} of the job, but how much of that each one does is not known.`, trap: t`assumes that ${A} and ${B} work at the same rate, so that each needs ${2 * joint} hours alone`, consider: t`what part of the job do ${A} and ${B} do together in one hour, and do you know how much of it each one does?` }),
    turns: says(t`If ${A} works alone for ${r} hours and ${B} then works alone for ${s}, exactly the whole job is done.`, ([u, v]) => r * v + s * u === u * v, oneEquation(A, B, m`\frac{${r}}{x} + \frac{${s}}{y} = 1`)),
    twins: says(t`If ${A} works alone for ${joint} hours and ${B} then works alone for ${joint}, exactly the whole job is done.`, ([u, v]) => u * v === joint * (u + v), { lacks: t`If each works for ${joint} hours, the job gets done, but how much of it each one does is not known.`, trap: t`assumes that ${A} and ${B} do the same amount of work because each works for ${joint} hours`, consider: t`how does working for ${joint} hours each compare with working together for ${joint} hours?` }),
    breaks: says(t`If they work together for ${hoursOf(k)}, ${B} then finishes alone in another ${moreOf(l)}.`, ([u, v]) => k * v + (k + l) * u === u * v, { ...inParts, lacks: t`In all, ${A} works for ${hoursOf(k)} and ${B} for ${m`${k} + ${l} = ${k + l}`} hours. ${inParts.lacks}` }),
    same: says(t`If ${A} works alone for ${hoursOf(k)} and ${B} then works alone for ${k + l}, exactly the whole job is done.`, ([u, v]) => k * v + (k + l) * u === u * v, inParts),
    difference: says(t`Alone, ${a > b ? A : B} takes ${gap} longer than ${a > b ? B : A}.`, ([u, v]) => u - v === a - b, { lacks: t`Many pairs of times differ by ${gap}, some of them short and some long.`, trap: t`tries only one pair of times that differ by ${gap}, but there are many such pairs`, consider: t`do you know how long the two times are, or only how far apart they are?` }),
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
  const sum = says(t`The numbers of hours that ${A} and ${B} need alone add up to ${a + b}.`, ([u, v]) => u + v === a + b, { lacks: t`It does not say how the ${a + b} hours are divided between ${A} and ${B}. The farther apart the two times are, the shorter the joint time is.`, trap: t`tries only one way to divide the ${a + b} hours between ${A} and ${B}, but there are many`, missed: t`overlooks that even the longest possible joint time, reached with two equal times, is less than ${limit} hours`, consider: t`which two times with this sum give the longest joint time?`, ...proves(a + b <= 4 * limit, t`if the two times are ${m`x`} and ${m`y`} hours, the joint time is ${m`\frac{xy}{x + y} = \frac{xy}{${a + b}}`} hours. The product of two numbers with a fixed sum is greatest when the numbers are equal, here ${half} each. So the joint time is at most ${m`${half} \div 2 = ${plain(rational(a + b, 4))}`} hours, which is less than ${limit}, and ${answer.replace('so ', '')}`) }) // prettier-ignore
  const [least, most] = [Math.min(r, s), Math.max(r, s)]
  const inTurns = { ...turns, lacks: t`The plan takes ${hoursOf(r)} of work by ${A} and ${hoursOf(s)} of work by ${B}. In ${hoursOf(least)}, the two together would do less than that, and in ${most} hours they would do more. So the joint time is between ${least} and ${most} hours, and ${limit} is in that range.`, trap: t`finds that the joint time is between ${least} and ${most} hours, but times on both sides of ${limit} hours are in that range`, missed: t`overlooks that the joint time must be between ${least} and ${most} hours${limit <= least || limit >= most ? t`, so it is ${isYes ? '' : 'not '}less than ${limit} hours` : ''}`, consider: t`what if both worked together for only ${least} hours? What if they worked together for ${most} hours?`, ...proves(limit <= least || limit >= most, t`the plan takes ${hoursOf(r)} of work by ${A} and ${hoursOf(s)} of work by ${B}. In ${hoursOf(least)}, the two together would do less than that, and in ${most} hours they would do more. So the joint time is between ${least} and ${most} hours, which is ${isYes ? '' : 'not '}less than ${limit}, and ${answer.replace('so ', '')}`) } // prettier-ignore
  const word = isYes ? 'most' : 'least'
  const [x, y] = isYes ? [a + slack, b + slack] : [Math.max(1, a - slack), Math.max(1, b - slack)]
  const onA = says(t`Alone, ${A} needs at ${word} ${hoursOf(x)}.`, ([u]) => (isYes ? u <= x : u >= x), { lacks: t`It says nothing about how fast ${B} is.`, trap: t`looks only at ${A}, but the joint time also depends on ${B}`, consider: t`what do you know about the time that ${B} needs?` }) // prettier-ignore
  const onB = says(t`Alone, ${B} needs at ${word} ${hoursOf(y)}.`, ([, v]) => (isYes ? v <= y : v >= y), { lacks: t`It says nothing about how fast ${A} is.`, trap: t`looks only at ${B}, but the joint time also depends on ${A}`, consider: t`what do you know about the time that ${A} needs?` }) // prettier-ignore
  const top = Math.max(a, b) + slack
  const topJoint = plain(rational(top, 2))
  const each = says(t`Alone, each of the two needs at most ${top} hours.`, ([u, v]) => u <= top && v <= top, { lacks: t`If both need ${top} hours, the joint time is ${topJoint} hours. If they are faster, the joint time is shorter.`, trap: t`considers only one case, such as ${top} hours for each of the two, but shorter times also fit the statement`, enough: t`if both need ${top} hours, the joint time is ${m`${top} \div 2 = ${topJoint}`} hours. If either one is faster, the joint time is even shorter. Therefore, it is always less than ${limit} hours, ${answer}`, missed: t`overlooks that even two times of ${top} hours give a joint time of less than ${limit} hours`, consider: t`what is the joint time if both need exactly ${top} hours?` }) // prettier-ignore
  const known = t`The joint time is therefore ${m`\frac{${a} \times ${b}}{${a} + ${b}} = ${joint}`} hours, which is ${isYes ? '' : 'not '}less than ${limit}, ${answer}`
  const longest = (x * y) / (x + y)
  const about = Number.isInteger(longest)
    ? ''
    : t` (${Number.isInteger(100 * longest) ? '' : 'about '}${plain(rational(Math.round(100 * longest), 100))})`
  const bounds = t`in one hour, ${A} does at ${isYes ? 'least' : 'most'} ${m`\frac{1}{${x}}`} of the job, and ${B} at ${isYes ? 'least' : 'most'} ${m`\frac{1}{${y}}`}. Together they do at ${isYes ? 'least' : 'most'} ${m`\frac{1}{${x}} + \frac{1}{${y}} = ${fracTex(x + y, x * y)}`}, so they need at ${word} ${m`${fracTex(x * y, x + y)}`}${about} hours, which is ${isYes ? '' : 'not '}less than ${limit}, ${answer}`
  const open = t`The joint time can still be less than ${limit} hours, or ${limit} hours or more.`
  const isOnly = CASES().filter((hours) => sum.holds(hours) && turns.holds(hours)).length === 1
  /** The plan as an equation for the time of A, if B needs this many hours; the two solutions are times of A. */
  const planned = (timeOfB: string, second: number): string => t`if ${A} needs ${m`x`} hours alone, ${B} needs ${m`${timeOfB}`} hours. The plan gives ${m`\frac{${r}}{x} + \frac{${s}}{${timeOfB}} = 1`}, or ${m`${poly([1, -(a + second), a * second])} = 0`}, so ${second === a ? m`x = ${a}` : t`${m`x`} is ${a} or ${m`${second}`}`}.` // prettier-ignore
  const unsolved = t`overlooks that only times of ${a} and ${b} hours fit both statements`
  return {
    question: t`Working together, do they need fewer than ${limit} hours?`,
    ask: ([u, v]) => (u * v < limit * (u + v) ? 'yes' : 'no'),
    since: ([u, v]) => t`together they need ${m`\frac{${u} \times ${v}}{${u} + ${v}}`}, or ${(10 * u * v) % (u + v) === 0 ? '' : 'about '}${rational(Math.round((10 * u * v) / (u + v)), 10)}, hours`,
    pairs: [
      pair(sum, inTurns, { together: isOnly ? t`${planned(`${a + b} - x`, b + r - s)}${b + r - s === a ? '' : ' With the other value, one of the two would need more than 48 hours.'} ${known}` : undefined, bothMissed: unsolved, open, bothTrap: t`stops after finding that times of ${a} and ${b} hours fit, but other times fit both statements, too`, harder: 0.3 }),
      pair(sum, onA, { open, bothTrap: t`tries only one way to divide the ${a + b} hours, but other ways also fit the limit for ${A}`, harder: 0.2 }),
      pair(inTurns, onB, { open, bothTrap: t`tries only one pair of times, but other pairs also fit the plan and the limit for ${B}`, harder: 0.2 }),
      pair(inTurns, each, { open, bothTrap: t`tries only one pair of times, but other pairs of at most ${top} hours also fit the plan`, harder: 0.3 }),
      pair(onA, onB, { open, bothTrap: t`tries only one pair of times, but other pairs also fit both limits`, together: bounds, bothMissed: t`looks for exact times, but the two limits together also set a limit for the joint time`, hints: [t`In one hour, how much of the job can ${A} do at ${isYes ? 'least' : 'most'}, and how much can ${B} do?`, t`Each statement limits how much of the job one of the two does in an hour. Add the two parts. What limit does that give for the joint time?`] }),
      pair(sum, difference, { together: t`the longer time is ${m`\frac{${a + b} + ${Math.abs(a - b)}}{2} = ${Math.max(a, b)}`} hours, and the shorter one is ${m`${a + b} - ${Math.max(a, b)} = ${Math.min(a, b)}`} hours. ${known}`, bothMissed: unsolved, harder: 0 }),
      pair(inTurns, difference, { together: t`${planned(a > b ? `x - ${a - b}` : `x + ${b - a}`, r + s - b)} Only ${m`x = ${a}`} makes both times positive. ${known}`, bothMissed: unsolved, harder: 0.2 }),
      pair(each, difference, { open, bothTrap: t`tries only one pair of times, but other pairs of at most ${top} hours have this difference, too`, harder: -0.3 }),
    ].filter(({ statements }) => statements.every((one) => one !== onA || x > limit)),
    hints: [t`What are the longest and the shortest joint times that each statement allows? Are both of them less than ${limit} hours, or neither?`, t`For each statement, try two equal times and two times that are far apart.`],
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
  const compare = t`overlooks that the question asks only which of the two times is shorter`
  const swap = says(t`If ${A} works alone for ${hoursOf(r)} and ${B} then works alone for ${s}, exactly the whole job is done. With the two numbers of hours exchanged, ${left ? 'a part of the job would be left' : 'less time would be enough'}.`, ([u, v]) => r * v + s * u === u * v && (left ? s * v + r * u < u * v : s * v + r * u > u * v), { enough: t`the exchange moves ${hoursOf(Math.abs(r - s))} of work from ${r > s ? A : B} to ${r > s ? B : A}, and ${left ? 'less' : 'more'} of the job gets done. So ${fast} does more in an hour than ${slow}, and ${answer}`, missed: t`overlooks that exchanging the hours shows which of the two does more in an hour`, consider: t`which one works longer after the exchange, and does more or less of the job get done?` }) // prettier-ignore
  const half = says(t`Working together, they need less than half of the time that ${slow} needs alone.`, ([u, v]) => 2 * u * v < (isYes ? v : u) * (u + v), { enough: t`if ${fast} were only as fast as ${slow}, together they would need exactly half of the time that ${slow} needs alone. Since they need less than that, ${fast} is faster than ${slow}, and ${answer}`, missed: t`overlooks that the two would need exactly half of the time that ${slow} needs alone if they were equally fast`, consider: t`what part of the time that ${slow} needs would they need together if both were equally fast?` }) // prettier-ignore
  const third = says(t`Working together, they need more than one third of the time that ${fast} needs alone.`, ([u, v]) => 3 * u * v > (isYes ? u : v) * (u + v), { lacks: t`If ${slow} were twice as fast as ${fast}, together they would need exactly one third of the time that ${fast} needs alone. So ${slow} is less than twice as fast as ${fast}, but ${slow} can still be either slower or faster than ${fast}.`, trap: t`relies on a comparison with one third, but only a comparison with one half would show which one is faster`, consider: t`what part of the time that ${fast} needs would they need together if both were equally fast?` }) // prettier-ignore
  const bound = Math.min(2 * joint - 1, Math.min(a, b) + slack)
  const quick = says(t`Alone, ${fast} needs at most ${hoursOf(bound)}.`, ([u, v]) => (isYes ? u : v) <= bound, { lacks: t`It says nothing about how fast ${slow} is.`, trap: t`takes ${fast} to be the faster one, but nothing is known about ${slow}`, consider: t`what do you know about the time that ${slow} needs?` }) // prettier-ignore
  const slowBound = Math.max(2 * joint + 1, Math.max(a, b) - slack)
  const late = says(t`Alone, ${slow} needs at least ${slowBound} hours.`, ([u, v]) => (isYes ? v : u) >= slowBound, { lacks: t`It says nothing about how fast ${fast} is.`, trap: t`takes ${slow} to be the slower one, but nothing is known about ${fast}`, consider: t`what do you know about the time that ${fast} needs?` }) // prettier-ignore
  const even = (one: string, needs: string, does: 'more' | 'less'): string => t`the job is done when each works for ${joint} hours. If both were equally fast, each would need ${m`2 \times ${joint} = ${2 * joint}`} hours alone. ${one} needs ${needs}, so in ${joint} hours, ${one} does ${does} than half of the job, and ${one === A ? B : A} does ${does === 'more' ? 'less' : 'more'}. So ${fast} is faster, and ${answer}` // prettier-ignore
  const open = t`${A} can still be faster than ${B}, but does not have to be.`
  const unlike = (who: string, does: string): string =>
    t`looks for the two times, but each would need ${2 * joint} hours if they were equally fast, and ${who} needs ${does} than that`
  const sameTwice = t`treats the statements as two different facts, but both say only that the job is done when each works for ${joint} hours`
  return {
    question: t`Does ${A} need fewer hours than ${B} to do the job alone?`,
    ask: ([u, v]) => (u < v ? 'yes' : 'no'),
    since: ([u, v]) => t`${A} needs ${hoursOf(u)} and ${B} needs ${hoursOf(v)}`,
    pairs: [
      pair(swap, half, { harder: 0.2 }),
      pair(swap, third, { harder: 0.1 }),
      pair(swap, together, { harder: 0.2 }),
      pair(half, third, { harder: 0.1 }),
      pair(half, twins, { harder: 0.1 }),
      pair(twins, quick, { together: even(fast, t`at most ${hoursOf(bound)}`, 'more'), bothMissed: unlike(fast, 'less'), harder: 0.2 }),
      pair(together, late, { together: even(slow, t`at least ${slowBound} hours`, 'less'), bothMissed: unlike(slow, 'more'), harder: 0 }),
      pair(together, twins, { open: t`Both say that the job is done when each works for ${joint} hours. ${open}`, bothTrap: sameTwice, harder: 0.2 }),
      pair(together, third, { open, bothTrap: t`takes the joint time to show which one is faster, but ${A} and ${B} can trade places`, harder: 0.1 }),
      pair({ ...turns, missed: compare }, third, { open, bothTrap: t`takes the plan to show which one is faster, but ${A} can be faster than ${B} or not`, harder: 0.1 }),
    ],
    hints: [t`If ${A} and ${B} were equally fast, how would their joint time compare with the time that each of them needs alone?`, t`For each statement, imagine first that ${A} and ${B} are equally fast. Would the statement then be true? If it could be, what else would you have to know to tell which one is faster?`],
  } // prettier-ignore
}

/** Level 3: how long does it take if each does one half? */
function halfEach(drawn: Drawn): Asked {
  const { hours: [a, b], A, B, k, l, quarter: [top, bottom, rest] } = drawn // prettier-ignore
  const { joint, together, twins, breaks, same, difference } = common(drawn)
  const value = plain(rational(a + b, 2))
  const result = t`so the answer is ${value} hours.`
  const part = (text: string): string => m`\frac{${text.split('/')[0]!}}{${text.split('/')[1]!}}`
  const mixed = says(t`If ${A} does ${part(`${top}/${bottom}`)} of the job alone, ${B} does the next ${part('1/2')} alone, and ${A} does the remaining ${part(rest)} alone, the job takes ${value} hours.`, ([u, v]) => u + v === a + b, { enough: t`the order of the work does not change the total time. ${A} does ${part(`${top}/${bottom}`)} plus ${part(rest)} of the job, which is half of it, and ${B} does the other half, just as in the question, ${result}`, missed: t`overlooks that ${A} still does half of the job altogether, and so does ${B}`, consider: t`what part of the job does each of the two do altogether?` }) // prettier-ignore
  const thirds = (one: string, two: string): Partial<Statement<Hours>> => ({ lacks: t`It gives the sum of one third of the time that ${one} needs alone and two thirds of the time that ${two} needs, but the question is about half of each time.`, trap: t`treats one third and two thirds of the job as if they were two halves`, consider: t`what equation in ${m`x`} and ${m`y`} does the plan give?` }) // prettier-ignore
  const third = says(t`If ${A} does ${part('1/3')} of the job alone and ${B} does the other ${part('2/3')} alone, the job takes ${Math.round((a + 2 * b) / 3)} hours.`, ([u, v]) => u + 2 * v === a + 2 * b, thirds(A, B)) // prettier-ignore
  const twoThirds = says(t`If ${A} does ${part('2/3')} of the job alone and ${B} does the other ${part('1/3')} alone, the job takes ${Math.round((2 * a + b) / 3)} hours.`, ([u, v]) => 2 * u + v === 2 * a + b, thirds(B, A)) // prettier-ignore
  const longer = says(t`The job takes ${hoursOf(Math.round(Math.abs(a - b) / 3)).replace('one', '1')} ${a > b ? 'longer' : 'less'} if ${A} does two thirds of it alone and ${B} the rest than if ${A} does one third of it alone and ${B} the rest.`, ([u, v]) => u - v === a - b, { lacks: t`In the first plan, ${A} does one third of the job more and ${B} does one third less. So the times that they need alone differ by ${m`3 \times ${Math.round(Math.abs(a - b) / 3)} = ${Math.abs(a - b)}`} hours, but the sum of these times is not known.`, trap: t`finds that the two times differ by ${hoursOf(Math.abs(a - b))}, but the answer depends on their sum`, consider: t`how much more of the job does ${A} do in the first plan than in the second?` }) // prettier-ignore
  const inOneHour = m`\frac{1}{${joint}} - \frac{1}{${b}} = \frac{1}{${a}}`
  const rate = t`working together for ${k} of the ${joint} hours, ${A} and ${B} do ${m`${fracTex(k, joint)}`} of the job. ${B} does the remaining ${m`${fracTex(joint - k, joint)}`} in ${hoursOf(l)}, so ${B} needs ${b} hours for the whole job. In one hour, ${A} does ${inOneHour} of the job, so ${A} needs ${a} hours. Half of ${a} plus half of ${b} is ${value}, ${result}`
  const full = says(t`Working together, they need ${joint} hours, and if ${A} stops after ${hoursOf(k).replace('one', '1')}, ${B} finishes alone in another ${moreOf(l)}.`, ([u, v]) => u === a && v === b, { enough: t`the two facts determine both times. ${rate.replace('working', 'Working')}`, missed: t`overlooks that the statement contains two facts, which together determine both times`, consider: t`what part of the job is left when ${A} stops?` }) // prettier-ignore
  const open = 'Neither the two times nor their sum is determined.'
  const bothPlans = t`in the two plans together, ${A} does ${m`\frac{1}{3} + \frac{2}{3}`} of the job, which is one whole job, and so does ${B}`
  const longerPlan = Math.round((2 * a + b) / 3)
  // Without whole thirds, the rounded times above stand in no printed statement.
  const hasThirds = (a - b) % 3 === 0
  return {
    question: t`If ${A} does half of the job alone and ${B} then does the other half alone, how many hours does the job take?`,
    ask: ([u, v]) => String((u + v) / 2),
    since: ([u, v]) => m`\frac{${u} + ${v}}{2} = ${rational(u + v, 2)}`,
    pairs: [
      ...(hasThirds ? [
        pair(mixed, third, { harder: -0.1 }),
        pair(mixed, longer, { harder: -0.1 }),
        pair(third, twoThirds, { together: t`${bothPlans}. So the times that the two need alone add up to ${m`${Math.round((a + 2 * b) / 3)} + ${longerPlan} = ${a + b}`} hours. Doing half of the job each takes half of this sum, ${result}`, bothMissed: t`looks for each of the two times, but adding the two plans gives the sum, which is enough`, harder: 0.1 }),
        pair(third, longer, { together: t`the plan with two thirds for ${A} takes ${m`${Math.round((a + 2 * b) / 3)} ${a > b ? '+' : '-'} ${Math.round(Math.abs(a - b) / 3)} = ${longerPlan}`} hours. ${bothPlans.replace('in', 'In')}. So the times that the two need alone add up to ${m`${Math.round((a + 2 * b) / 3)} + ${longerPlan} = ${a + b}`} hours. Half of this sum is ${value}, ${result}`, bothMissed: t`overlooks that the two statements together tell how long each of the two plans takes`, harder: 0.2 }),
        pair(longer, together, { together: t`the two plans differ by one third of the difference between the two times alone. One third of it is ${hoursOf(Math.round(Math.abs(a - b) / 3))}, so the two times differ by ${Math.abs(a - b)} hours. With this difference, longer times mean a longer joint time. So only one pair of times gives a joint time of ${joint} hours: ${m`\frac{${a} \times ${b}}{${a} + ${b}} = ${joint}`}. Half of ${a} plus half of ${b} is ${value}, ${result}`, bothMissed: t`overlooks that only times of ${a} and ${b} hours fit both statements`, harder: 0.2 }),
        pair(full, third, { harder: -0.1 }),
      ] : []),
      pair(mixed, together, { harder: -0.2 }),
      pair(mixed, full, { harder: 0 }),
      pair(together, breaks, { together: rate, bothMissed: t`does not compare the two statements: what both would do together in the remaining ${hoursOf(joint - k)}, ${B} does alone in ${hoursOf(l)}`, harder: -0.1 }),
      pair(together, twins, { open: t`Both say that the job is done when each works for ${joint} hours. ${open}`, bothTrap: t`treats the statements as two different facts, but both say only that the job is done when each works for ${joint} hours`, harder: 0.1 }),
      pair(breaks, same, { open: t`Both say that the job is done when ${A} works for ${hoursOf(k)} and ${B} for ${k + l}. ${open}`, bothTrap: t`treats the statements as two different facts, but both say only that the job is done when ${A} works for ${hoursOf(k)} and ${B} for ${k + l}`, harder: 0.2 }),
      pair(full, difference, { harder: -0.3 }),
    ],
    hints: [t`If ${A} needs ${m`x`} hours alone and ${B} needs ${m`y`}, how long does the plan in the question take?`, t`Do you need ${m`x`} and ${m`y`} themselves, or only their sum? Write each statement as an equation in ${m`x`} and ${m`y`}.`],
  } // prettier-ignore
}
