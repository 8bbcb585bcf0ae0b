import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { fracTex } from '../../factory/frac-tex.ts'
import { often } from '../../factory/grammar.ts'
import { range } from '../../factory/grid.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { compare, div, isWhole, mul, rational } from '../../factory/rational.ts'
import { near } from '../../factory/search.ts'

const RUNNERS = [
  { one: 'Grace', other: 'Omar', verbs: 'run', track: 'a circular track' },
  { one: 'Samir', other: 'Kavya', verbs: 'skate', track: 'an oval rink' },
  { one: 'Nadia', other: 'Liam', verbs: 'cycle', track: 'a loop around a lake' },
  { one: 'Viktor', other: 'Rosa', verbs: 'walk', track: 'a loop trail in a park' },
] as const

interface Loop {
  level: Level
  who: (typeof RUNNERS)[number]
  /** Minutes that each needs for one lap. */
  fast: number
  slow: number
  minutes: number
}

export const loopLaps = problem<Loop>({
  id: 'loop-laps',
  skill: 'speed',
  version: 3,
  levels: [1.3, 1.7, 1.8],
  draw: (random, level) => {
    const [fast, slow] = [random.int(3, 18), random.int(4, 24)]
    if (slow < fast + 2 || slow > 3 * fast) return null
    const minutes = random.step(60, 240, 10)
    const [gap, sum] = [rational(fast * slow, slow - fast), rational(fast * slow, slow + fast)]
    if (level === 1 && (!isWhole(gap) || isWhole(div(minutes, gap)))) return null
    if (level === 2 && (!isWhole(mul(sum, 2)) || !isWhole(gap))) return null
    const [laps, others] = [lcm(fast, slow) / fast, lcm(fast, slow) / slow]
    if (level === 3 && (lcm(fast, slow) === fast * slow || laps + others < 5 || laps + others > 17)) return null
    return { level, who: random.pick(RUNNERS), fast, slow, minutes }
  },
  write: (loop) => ({
    ...byLevel(loop, [overtakings, fromBoth, untilStart]),
    show: plain,
    fits: (value) => value.n > 0n && value.d <= 4n && compare(value, 500) < 0,
  }),
  second: (_numbers, stem) => {
    if (/overtakes \w+ every/.test(stem)) {
      const [meet = 0, pass = 0] = [...stem.matchAll(/every ([\d.]+) minutes/g)].map(([, each]) => Number(each))
      const laps = range(1, 240).flatMap((one) => range(one + 1, 240).map((other) => [one / 2, other / 2] as const))
      return laps.find(([one, other]) => near(1 / one + 1 / other, 1 / meet) && near(1 / one - 1 / other, 1 / pass))![0]
    }
    const [fast = 1, slow = 1] = [...stem.matchAll(/every (\d+) minutes/g)].map(([, minutes]) => Number(minutes))
    const minutes = Number(/for (\d+) minutes/.exec(stem)?.[1])
    // Whole laps between the two, watched in small steps of time.
    const apart = (at: number): number => (stem.includes('opposite') ? at / fast + at / slow : at / fast - at / slow)
    const whole = (tick: number): number => Math.floor(apart(tick / 20) + 1e-9)
    const isAtStart = (tick: number): boolean => tick % (20 * fast) === 0 && tick % (20 * slow) === 0
    let meetings = 0
    const isOver = (tick: number): boolean => (Number.isNaN(minutes) ? isAtStart(tick) : tick > minutes * 20)
    for (let tick = 1; !isOver(tick); tick += 1) if (whole(tick) > whole(tick - 1)) meetings += 1
    return meetings
  },
})

type Part = Written<'show' | 'fits'>
const opening = ({ who, fast, slow }: Loop, direction: string): string => t`${who.one} and ${who.other} start at the same point of ${who.track} at the same time and ${who.verbs} ${direction}, each at a constant speed. ${who.one} completes a lap every ${fast} minutes, and ${who.other} every ${slow} minutes.` // prettier-ignore

function fromBoth(loop: Loop): Part {
  const { who, fast, slow } = loop
  const [meet, pass] = [rational(fast * slow, slow + fast), rational(fast * slow, slow - fast)]
  return {
    stem: t`${who.one} and ${who.other} ${who.verbs} laps on ${who.track}, each at a constant speed, and ${who.one} is faster. When they go in opposite directions, they meet every ${meet} minutes. When they go in the same direction, ${who.one} overtakes ${who.other} every ${pass} minutes. How many minutes does ${who.one} need for one lap?`,
    key: fast,
    hints: [t`From one meeting to the next, how many laps do ${who.one} and ${who.other} cover together?`, t`From one pass to the next, how many laps does ${who.one} gain? Write both facts as equations for the two rates.`], // prettier-ignore
    wrong: [
      [slow, 'other-unknown', () => t`This is the time ${who.other} needs for one lap. It comes from subtracting the two equations instead of adding them.`],
      [rational(fast, 2), 'doubled-or-halved', () => t`This answer uses ${m`\frac{1}{${meet}} + \frac{1}{${pass}} = ${fracTex(2, fast)}`} as ${who.one}'s rate. That sum is twice the rate, so divide it by 2.`],
      [rational(fast * slow * slow, (slow + fast) * (slow - fast)), 'times-averaged', () => t`This answer averages the times: ${m`\frac{${meet} + ${pass}}{2}`}. Average the rates ${m`\frac{1}{${meet}}`} and ${m`\frac{1}{${pass}}`} instead.`],
      [rational(fast * slow * 2 * fast, (slow + fast) * (slow - fast)), 'rates-subtracted', () => t`This answer subtracts one given time from the other: ${m`${pass} - ${meet}`}. Work with the rates in laps per minute, because times cannot be combined in this way.`],
      [mul(meet, 2), 'doubled-or-halved', () => t`This answer assumes that each covers half a lap between two meetings. ${who.one} is faster and covers more than half.`],
      [rational(fast * slow * 2 * slow, (slow + fast) * (slow - fast)), 'times-added', () => t`This answer adds the two given times: ${m`${pass} + ${meet}`}. Add the rates in laps per minute, not the times.`],
      [meet, 'answered-other-quantity', () => t`In ${meet} minutes the two cover one lap together. ${who.one} alone needs longer than that.`],
      [pass, 'answered-other-quantity', () => t`In ${pass} minutes ${who.one} gains one whole lap on ${who.other}. In that time ${who.one} covers more than one lap.`],
      [div(meet, 2), 'doubled-or-halved', () => t`In this time the two together cover only half a lap. They cover a whole lap in ${meet} minutes.`],
      [fast - 2, 'off-by-one', () => unequal(loop, fast - 2)],
      [fast + 1, 'off-by-one', () => unequal(loop, fast + 1)],
      [fast - 1, 'off-by-one', () => unequal(loop, fast - 1)],
      [2 * fast, 'doubled-or-halved', () => t`Adding the equations gives twice the rate of ${who.one}, ${m`${fracTex(2, fast)}`}. Half of that is ${m`\frac{1}{${fast}}`}, but this answer halves it twice.`],
    ], // prettier-ignore
    because: t`The sum and the difference of the two rates add up to twice the rate of ${who.one}: ${m`\frac{1}{${meet}} + \frac{1}{${pass}} = ${fracTex(2, fast)}`}. Half of that is ${m`\frac{1}{${fast}}`}, so ${who.one} needs ${fast} minutes for one lap.`,
    quick: [
      t`The rates add up to ${m`\frac{1}{${meet}}`} and differ by ${m`\frac{1}{${pass}}`}, so twice ${who.one}'s rate is ${m`\frac{1}{${meet}} + \frac{1}{${pass}} = ${fracTex(2, fast)}`} lap per minute. Half of that is ${m`\frac{1}{${fast}}`}, so one lap takes ${fast} minutes.`,
    ],
    full: [
      t`Work with rates in laps per minute: ${m`r`} for ${who.one} and ${m`s`} for ${who.other}.`,
      t`In opposite directions they cover one lap together from one meeting to the next, so ${m`r + s = \frac{1}{${meet}}`}. In the same direction ${who.one} gains one lap from one pass to the next, so ${m`r - s = \frac{1}{${pass}}`}.`,
      t`Add the two equations: ${m`2r = \frac{1}{${meet}} + \frac{1}{${pass}} = ${fracTex(2, fast)}`}, so ${m`r = \frac{1}{${fast}}`}.`,
      t`Check: then ${m`s = \frac{1}{${slow}}`}, and ${m`r - s = \frac{1}{${fast}} - \frac{1}{${slow}} = \frac{${slow - fast}}{${fast * slow}}`}, which is ${m`\frac{1}{${pass}}`}, as required. So ${who.one} needs ${fast} minutes for one lap.`,
    ],
  }
}

/** Why a lap time of the faster one cannot be right: the two facts give the slower one different rates. */
function unequal({ who, fast, slow }: Loop, lap: number): string {
  const [meet, pass] = [rational(fast * slow, slow + fast), rational(fast * slow, slow - fast)]
  return t`With ${lap} minutes for ${who.one}'s lap, ${who.other}'s rate would be ${m`\frac{1}{${meet}} - \frac{1}{${lap}}`} from the meetings but ${m`\frac{1}{${lap}} - \frac{1}{${pass}}`} from the passes. These are not equal.`
}

function untilStart(loop: Loop): Part {
  const { who, fast, slow } = loop
  const all = lcm(fast, slow)
  const [laps, others] = [all / fast, all / slow]
  const key = laps + others - 1
  return {
    stem: t`${opening(loop, 'in opposite directions')} After the start, how many times do they meet before the first time that both are back at the starting point together?`,
    key,
    hints: ['After how many minutes are both back at the starting point at the same moment?', 'How many laps have the two completed in all by then, and how is that number related to the number of meetings?'], // prettier-ignore
    wrong: [
      [laps + others, 'boundary-included', () => t`This answer also counts the meeting at the starting point after ${all} minutes. The question asks only for those before it.`],
      [laps + others - 2, 'off-by-one', () => t`This answer subtracts 2 from ${laps + others}, for the start and for the last meeting. The start is not among the ${laps + others} meetings, so only 1 should be subtracted.`],
      [laps - others, 'rates-subtracted', () => t`This answer subtracts the numbers of laps, ${m`${laps} - ${others}`}. That is how many times ${who.one} would catch up with ${who.other} if both went in the same direction.`],
      [laps, 'answered-other-quantity', () => t`${laps} is the number of laps ${who.one} completes in ${all} minutes. They meet once per lap covered together, so ${who.other}'s ${others} count too.`],
      [others, 'answered-other-quantity', () => t`${others} is the number of laps ${who.other} completes in ${all} minutes. They meet once per lap covered together, so ${who.one}'s ${laps} count too.`],
      [laps - 1, 'answered-other-quantity', () => t`This answer subtracts the last meeting from ${who.one}'s ${laps} laps. They meet once per lap covered together, so ${who.other}'s laps, ${others}, count too.`],
      [2 * (laps + others), 'doubled-or-halved', () => t`This answer counts two meetings for each lap the two cover together, and it includes the last meeting. They meet only once per lap covered together.`],
      [2 * (laps + others) - 1, 'doubled-or-halved', () => t`This answer counts two meetings for each lap the two cover together. They meet only once per lap covered together.`],
      [fast + slow - 1, 'product-for-lcm', () => t`This answer uses ${m`${fast} \times ${slow} = ${fast * slow}`} minutes as the time until both are back. They are back together earlier, after ${all} minutes.`],
      [fast + slow, 'product-for-lcm', () => t`This answer uses ${m`${fast} \times ${slow} = ${fast * slow}`} minutes instead of ${all} as the time until both are back, and it includes the last meeting.`],
      [laps + others + 1, 'off-by-one', () => t`This answer counts the start and the meeting after ${all} minutes. The question excludes both.`],
      [laps * others, 'wrong-operation', () => t`This answer multiplies ${laps} laps by ${others} laps. Add the laps instead, because they meet once per lap covered together: ${m`${laps} + ${others}`}.`],
    ], // prettier-ignore
    because: t`Both are back after ${all} minutes. By then they have covered ${m`${laps} + ${others} = ${laps + others}`} laps together and have met once per lap. The last of these meetings is the one at the starting point, so ${key} come before it.`,
    quick: [t`In ${all} minutes, the least common multiple of ${fast} and ${slow}, the two cover ${m`${laps} + ${others} = ${laps + others}`} laps together and meet that many times. The last meeting is at the starting point and does not count, which leaves ${key}.`], // prettier-ignore
    full: [
      t`Both are back at the starting point after ${all} minutes, the least common multiple of ${fast} and ${slow}.`,
      t`By then ${who.one} has completed ${m`\frac{${all}}{${fast}} = ${laps}`} laps and ${who.other} ${m`\frac{${all}}{${slow}} = ${others}`}.`,
      t`From one meeting to the next, the distances they cover in opposite directions make up exactly one lap. With ${m`${laps} + ${others} = ${laps + others}`} laps there are ${laps + others} meetings, and the last is the one at the starting point.`,
      t`Check: they meet every ${m`\frac{${fast} \times ${slow}}{${fast} + ${slow}} = ${rational(fast * slow, fast + slow)}`} minutes, and ${laps + others} times that is ${all} minutes. So they meet ${key} times before that.`,
    ],
  }
}

function overtakings(loop: Loop): Part {
  const { who, fast, slow, minutes } = loop
  const each = rational(fast * slow, slow - fast)
  const key = Math.floor(Number(div(minutes, each).n) / Number(div(minutes, each).d))
  const gain = div(minutes, each)
  const [lapsFast, lapsSlow] = [Math.floor(minutes / fast), Math.floor(minutes / slow)]
  return {
    stem: t`${opening(loop, 'in the same direction')} If they continue for ${minutes} minutes, how many times does ${who.one} overtake ${who.other}?`,
    key,
    hints: [t`How much farther than ${who.other} has ${who.one} gone each time ${who.one} catches up?`, t`What part of a lap does ${who.one} gain in one minute? How many whole laps is that in ${minutes} minutes?`], // prettier-ignore
    wrong: [
      [lapsFast - lapsSlow, 'stopped-early', () => t`This answer subtracts the completed laps, ${m`${lapsFast} - ${lapsSlow}`}. Including the unfinished laps, the gain is ${plain(gain)} laps, so ${key} whole laps are gained.`],
      [key + 1, 'off-by-one', () => t`This answer counts the start as well, or rounds the gain of ${plain(gain)} laps up. The start does not count, and only whole laps gained do.`],
      [key - 1, 'off-by-one', () => t`This answer is one too few. Overtaking ${often(key)} takes ${m`${key} \times ${each} = ${mul(key, each)}`} minutes, which is within the ${minutes} minutes.`],
      [Math.floor((minutes * (slow + fast)) / (fast * slow)), 'rates-added', () => t`This answer adds the two rates, ${m`\frac{1}{${fast}} + \frac{1}{${slow}}`}, as if they moved in opposite directions. In the same direction, ${who.one} gains only ${m`\frac{1}{${fast}} - \frac{1}{${slow}}`} lap a minute.`],
      [lapsFast, 'answered-other-quantity', () => t`${lapsFast} is the number of laps ${who.one} completes. ${who.other} moves too, so not every lap of ${who.one} is a lap gained.`],
      [lapsSlow, 'answered-other-quantity', () => t`${lapsSlow} is the number of laps ${who.other} completes. Count the laps that ${who.one} gains on ${who.other} instead.`],
      [Math.floor(minutes / (slow - fast)), 'times-averaged', () => t`This answer divides ${minutes} by ${m`${slow} - ${fast} = ${slow - fast}`}, the difference between the lap times${minutes % (slow - fast) === 0 ? '' : ', and rounds down'}. That is how many minutes ${who.other} falls behind per lap, not the time it takes to be overtaken again.`],
      [Math.floor(minutes / lcm(fast, slow)), 'answered-other-quantity', () => t`This answer counts only the times when both are at the starting point, every ${lcm(fast, slow)} minutes. ${who.one} overtakes ${who.other} elsewhere too.`],
      [2 * key, 'doubled-or-halved', () => t`This answer counts one time for each half lap gained. It takes a whole lap to catch up again.`],
      [key + 2, 'off-by-one', () => t`This answer counts the start and rounds the gain of ${plain(gain)} laps up. Only whole laps gained after the start count.`],
      [key + 3, 'rates-added', () => t`This answer is three too many. Overtaking ${key + 3} times would take ${m`${key + 3} \times ${each} = ${mul(key + 3, each)}`} minutes, but they stop after ${minutes}.`],
      [key - 2, 'off-by-one', () => t`This answer is two too few. Overtaking ${often(key)} takes ${m`${key} \times ${each} = ${mul(key, each)}`} minutes, which is within the ${minutes} minutes.`],
    ], // prettier-ignore
    because: t`In one minute ${who.one} gains ${m`\frac{1}{${fast}} - \frac{1}{${slow}} = ${rational(slow - fast, fast * slow)}`} lap, so a whole lap takes ${each} minutes. In ${minutes} minutes the gain is ${m`${gain}`} laps, between ${key} and ${key + 1}. ${key === 1 ? 'Only 1 whole lap counts.' : t`Only the ${key} whole laps count.`}`,
    quick: [t`In ${minutes} minutes, ${who.one} covers ${m`\frac{${minutes}}{${fast}} - \frac{${minutes}}{${slow}} = ${gain}`} laps more than ${who.other}. That is between ${key} and ${key + 1}, so ${who.one} overtakes ${often(key)}, once for each whole lap.`], // prettier-ignore
    full: [
      t`Each time ${who.one} overtakes ${who.other}, ${who.one} has gained one more lap, so the question is how many whole laps ${who.one} gains.`,
      t`In one minute the gain is ${m`\frac{1}{${fast}} - \frac{1}{${slow}} = \frac{${slow - fast}}{${fast * slow}}`} lap, so it takes ${m`\frac{${fast * slow}}{${slow - fast}} = ${each}`} minutes to gain a whole lap.`,
      t`In ${minutes} minutes the gain is ${m`${minutes} \times \frac{${slow - fast}}{${fast * slow}} = ${gain}`} laps, and only the whole laps count.`,
      t`Check: overtaking ${often(key)} takes ${mul(key, each)} minutes, and overtaking ${often(key + 1)} would take ${mul(key + 1, each)}, more than ${minutes}. So ${who.one} overtakes ${who.other} ${often(key)}.`,
    ],
  }
}

function lcm(a: number, b: number): number {
  let multiple = a
  while (multiple % b !== 0) multiple += a
  return multiple
}
