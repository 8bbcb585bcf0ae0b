import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
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
  version: 2,
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
    let count = 0
    const isOver = (tick: number): boolean => (Number.isNaN(minutes) ? isAtStart(tick) : tick > minutes * 20)
    for (let tick = 1; !isOver(tick); tick += 1) if (whole(tick) > whole(tick - 1)) count += 1
    return count
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
    hints: ['What part of a lap do the two cover together in one minute, and by what part does one of them get ahead?', 'You know the sum and the difference of two rates. How do you get a single one?'], // prettier-ignore
    wrong: [
      [slow, 'other-unknown', () => t`This is the time for one lap of ${who.other}.`],
      [rational(fast, 2), 'doubled-or-halved', () => t`The sum of the two rates plus their difference is twice the rate of ${who.one}. This forgets the factor 2.`],
      [rational(fast * slow * slow, (slow + fast) * (slow - fast)), 'times-averaged', () => t`This averages ${meet} and ${pass}. Rates can be added and subtracted, times cannot.`],
      [rational(fast * slow * 2 * fast, (slow + fast) * (slow - fast)), 'rates-subtracted', () => t`This subtracts the two times from each other. Work with laps a minute instead.`],
      [mul(meet, 2), 'doubled-or-halved', () => t`This supposes that both cover half of a lap between two meetings. ${who.one} covers more.`],
      [rational(fast * slow * 2 * slow, (slow + fast) * (slow - fast)), 'times-added', () => t`This adds the two times. Rates can be added, times cannot.`],
      [meet, 'answered-other-quantity', () => t`This is the time in which the two together cover one lap.`],
      [pass, 'answered-other-quantity', () => t`This is the time in which ${who.one} gains one lap.`],
      [div(meet, 2), 'doubled-or-halved', () => t`This is the time in which the two together cover half of a lap.`],
      [fast - 2, 'off-by-one', () => t`With this time for a lap, the two conditions lead to different times for ${who.other}.`],
      [fast + 1, 'off-by-one', () => t`With this time for a lap, the two conditions lead to different times for ${who.other}.`],
      [fast - 1, 'off-by-one', () => t`With this time for a lap, the two conditions lead to different times for ${who.other}.`],
      [2 * fast, 'doubled-or-halved', () => t`This is twice the time: the sum of the rates plus their difference contains the rate of ${who.one} twice.`],
    ], // prettier-ignore
    because: t`Twice the rate of ${who.one} is ${m`\frac{1}{${meet}} + \frac{1}{${pass}} = \frac{2}{${fast}}`}, so a lap takes ${fast} minutes.`,
    quick: [t`${m`\frac{1}{${meet}} + \frac{1}{${pass}} = \frac{2}{${fast}}`}, so one lap takes ${fast} minutes.`],
    full: [
      t`Use rates, in laps a minute: ${m`r`} for ${who.one} and ${m`s`} for ${who.other}.`,
      t`In opposite directions they cover one lap together between two meetings, so ${m`r + s = \frac{1}{${meet}}`}. In the same direction ${who.one} gains one lap between two overtakings, so ${m`r - s = \frac{1}{${pass}}`}.`,
      t`Add the two equations: ${m`2r = \frac{1}{${meet}} + \frac{1}{${pass}} = \frac{2}{${fast}}`}, so ${m`r = \frac{1}{${fast}}`}, and ${who.one} needs ${fast} minutes for one lap.`,
      t`Check: then ${m`s = \frac{1}{${slow}}`}, and ${m`\frac{1}{${fast}} - \frac{1}{${slow}} = \frac{${slow - fast}}{${fast * slow}}`}, which is ${m`\frac{1}{${pass}}`}.`,
    ],
  }
}

function untilStart(loop: Loop): Part {
  const { who, fast, slow } = loop
  const all = lcm(fast, slow)
  const [laps, others] = [all / fast, all / slow]
  const key = laps + others - 1
  return {
    stem: t`${opening(loop, 'in opposite directions')} After the start, how many times do they meet before they are both back at the starting point at the same time for the first time?`,
    key,
    hints: ['When are both at the starting point again at the same time?', 'How many laps do the two cover together by then, and what happens each time another lap is covered together?'], // prettier-ignore
    wrong: [
      [laps + others, 'boundary-included', () => t`This also counts the meeting at the starting point itself, but the question asks for those before it.`],
      [laps + others - 2, 'off-by-one', () => t`This takes off both the start and the end. The start was never counted.`],
      [laps - others, 'rates-subtracted', () => t`This subtracts the laps, which counts overtakings in the same direction.`],
      [laps, 'answered-other-quantity', () => t`This is the number of laps that ${who.one} completes by then.`],
      [others, 'answered-other-quantity', () => t`This is the number of laps that ${who.other} completes by then.`],
      [laps - 1, 'answered-other-quantity', () => t`This counts only how often ${who.one} passes the starting point in between.`],
      [2 * (laps + others), 'doubled-or-halved', () => t`This counts a meeting for each half of a lap covered together.`],
      [2 * (laps + others) - 1, 'doubled-or-halved', () => t`This counts a meeting for each half of a lap covered together.`],
      [fast + slow - 1, 'product-for-lcm', () => t`This supposes that they are both back only after ${m`${fast} \times ${slow}`} minutes.`],
      [fast + slow, 'product-for-lcm', () => t`This supposes that they are both back only after ${m`${fast} \times ${slow}`} minutes, and it counts the last meeting.`],
      [laps + others + 1, 'off-by-one', () => t`This counts both the start and the meeting at the end.`],
      [laps * others, 'wrong-operation', () => t`This multiplies the numbers of laps instead of adding them.`],
    ], // prettier-ignore
    because: t`Both are back after ${all} minutes, when they have covered ${m`${laps} + ${others} = ${laps + others}`} laps together; they meet once for each, the last time at the starting point, so ${key} times before.`,
    quick: [t`After ${all} minutes they have covered ${m`${laps} + ${others}`} laps; without the last meeting that makes ${key}.`], // prettier-ignore
    full: [
      t`Find the moment first. ${who.one} is at the starting point after every ${fast} minutes and ${who.other} after every ${slow}, so both are there after the least common multiple, ${all} minutes.`,
      t`By then ${who.one} has completed ${m`\frac{${all}}{${fast}} = ${laps}`} laps and ${who.other} ${m`\frac{${all}}{${slow}} = ${others}`}.`,
      t`Moving in opposite directions, they meet each time they have covered another whole lap together. With ${m`${laps} + ${others} = ${laps + others}`} laps in all there are ${laps + others} meetings, and the last is the one at the starting point.`,
      t`So they meet ${key} times before it. Check: they meet every ${m`\frac{${fast * slow}}{${fast + slow}} = ${rational(fast * slow, fast + slow)}`} minutes, and ${laps + others} times that is ${all} minutes.`,
    ],
  }
}

function overtakings(loop: Loop): Part {
  const { who, fast, slow, minutes } = loop
  const each = rational(fast * slow, slow - fast)
  const key = Math.floor(Number(div(minutes, each).n) / Number(div(minutes, each).d))
  const [lapsFast, lapsSlow] = [Math.floor(minutes / fast), Math.floor(minutes / slow)]
  return {
    stem: t`${opening(loop, 'in the same direction')} If they continue for ${minutes} minutes, how many times does ${who.one} overtake ${who.other}?`,
    key,
    hints: ['How far ahead is the faster one at each overtaking?', 'Find the time from one overtaking to the next. How often does it fit into the whole time?'], // prettier-ignore
    wrong: [
      [lapsFast - lapsSlow, 'stopped-early', () => t`This subtracts the completed laps. The unfinished laps must be compared as well.`],
      [key + 1, 'off-by-one', () => t`This counts the start, or an overtaking that comes after the time is over.`],
      [key - 1, 'off-by-one', () => t`This leaves out the last overtaking.`],
      [Math.floor((minutes * (slow + fast)) / (fast * slow)), 'rates-added', () => t`This adds the speeds, as if they moved in opposite directions.`],
      [lapsFast, 'answered-other-quantity', () => t`This is the number of laps that ${who.one} completes.`],
      [lapsSlow, 'answered-other-quantity', () => t`This is the number of laps that ${who.other} completes.`],
      [Math.floor(minutes / (slow - fast)), 'times-averaged', () => t`This divides by the difference of the times of a lap. Times cannot be subtracted like speeds.`],
      [Math.floor(minutes / lcm(fast, slow)), 'answered-other-quantity', () => t`This counts only overtakings at the starting point.`],
      [2 * key, 'doubled-or-halved', () => t`This counts an overtaking for each half of a lap gained.`],
      [key + 2, 'off-by-one', () => t`This counts the start and an overtaking that comes after the time is over.`],
      [key + 3, 'rates-added', () => t`This overestimates the gain: only the difference of the two speeds counts.`],
      [key - 2, 'off-by-one', () => t`This leaves out the last two overtakings.`],
    ], // prettier-ignore
    because: t`An overtaking comes every ${each} minutes, and ${m`\frac{${minutes}}{${each}}`}, rounded down, is ${key}.`,
    quick: [t`One overtaking every ${m`\frac{${fast} \times ${slow}}{${slow} - ${fast}} = ${each}`} minutes: ${key} in ${minutes} minutes.`], // prettier-ignore
    full: [
      t`Each overtaking means that ${who.one} has gained one more lap.`,
      t`The gain in a minute is ${m`\frac{1}{${fast}} - \frac{1}{${slow}} = \frac{${slow - fast}}{${fast * slow}}`} lap, so an overtaking comes every ${m`\frac{${fast * slow}}{${slow - fast}} = ${each}`} minutes.`,
      t`In ${minutes} minutes the gain is ${m`${minutes} \times \frac{${slow - fast}}{${fast * slow}} = ${rational(minutes * (slow - fast), fast * slow)}`} laps. Only whole laps count: ${key}.`,
      t`Check: overtaking ${key} comes after ${mul(key, each)} minutes, the next one only after ${mul(key + 1, each)}, when the time is over.`,
    ],
  }
}

function lcm(a: number, b: number): number {
  let multiple = a
  while (multiple % b !== 0) multiple += a
  return multiple
}
