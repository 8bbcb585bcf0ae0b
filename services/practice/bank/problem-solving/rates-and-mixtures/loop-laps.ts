import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { compare, div, isWhole, mul, rational } from '../../factory/rational.ts'

const RUNNERS = [
  { one: 'Grace', other: 'Omar', verb: 'runs', verbs: 'run', track: 'a circular track' },
  { one: 'Samir', other: 'Kavya', verb: 'skates', verbs: 'skate', track: 'an oval rink' },
  { one: 'Nadia', other: 'Liam', verb: 'cycles', verbs: 'cycle', track: 'a loop around a lake' },
  { one: 'Viktor', other: 'Rosa', verb: 'walks', verbs: 'walk', track: 'a loop trail in a park' },
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
  levels: [1.3, 1.7, 1.9],
  draw: (random, level) => {
    const [fast, slow] = [random.int(3, 18), random.int(4, 24)]
    if (slow < fast + 2 || slow > 3 * fast) return null
    const minutes = random.step(60, 240, 10)
    const [gap, sum] = [rational(fast * slow, slow - fast), rational(fast * slow, slow + fast)]
    if (level === 1 && !isWhole(gap)) return null
    if (level === 2 && (!isWhole(mul(sum, 4)) || isWhole(div(minutes, sum)))) return null
    if (level === 3 && (!isWhole(gap) || isWhole(div(minutes, gap)))) return null
    return { level, who: random.pick(RUNNERS), fast, slow, minutes }
  },
  write: (loop) => ({
    ...byLevel(loop, [firstOvertaking, meetings, overtakings]),
    show: plain,
    fits: (value) => value.n > 0n && value.d <= 4n && compare(value, 500) < 0,
  }),
  second: (_numbers, stem) => {
    const [fast = 1, slow = 1] = [...stem.matchAll(/every (\d+) minutes/g)].map(([, minutes]) => Number(minutes))
    const minutes = Number(/for (\d+) minutes/.exec(stem)?.[1])
    // Whole laps between the two, watched in small steps of time.
    const apart = (at: number): number => (stem.includes('opposite') ? at / fast + at / slow : at / fast - at / slow)
    const whole = (tick: number): number => Math.floor(apart(tick / 20) + 1e-9)
    if (stem.includes('After how many')) {
      let tick = 1
      while (whole(tick) < 1) tick += 1
      return tick / 20
    }
    let count = 0
    for (let tick = 1; tick <= minutes * 20; tick += 1) if (whole(tick) > whole(tick - 1)) count += 1
    return count
  },
})

type Part = Written<'show' | 'fits'>
const opening = ({ who, fast, slow }: Loop, direction: string): string => t`${who.one} and ${who.other} start at the same point of ${who.track} at the same time and ${who.verbs} ${direction}, each at a constant speed. ${who.one} completes a lap every ${fast} minutes, and ${who.other} every ${slow} minutes.` // prettier-ignore

function firstOvertaking(loop: Loop): Part {
  const { who, fast, slow } = loop
  const key = rational(fast * slow, slow - fast)
  return {
    stem: t`${opening(loop, 'in the same direction')} After how many minutes will ${who.one} overtake ${who.other} for the first time?`,
    key,
    hints: ['How many laps must the faster one be ahead at that moment?', 'What part of a lap does the faster one gain in one minute?'], // prettier-ignore
    wrong: [
      [rational(fast * slow, slow + fast), 'rates-added', () => t`This adds the speeds, as if the two moved toward each other.`],
      [lcm(fast, slow), 'answered-other-quantity', () => t`This is when both are at the starting point together. The overtaking need not happen there.`],
      [slow - fast, 'times-averaged', () => t`This subtracts the times of a lap. Speeds, not times, can be subtracted.`],
      [div(fast + slow, 2), 'times-averaged', () => t`This averages the times of a lap.`],
      [rational(fast * slow, 2 * (slow - fast)), 'doubled-or-halved', () => t`This is when ${who.one} is half a lap ahead, on the opposite side of the loop.`],
      [fast * slow, 'product-for-lcm', () => t`This multiplies the times of a lap, which gives a moment at which both are at the start.`],
      [slow, 'stopped-early', () => t`This is when ${who.other} completes the first lap.`],
      [rational(2 * fast * slow, slow - fast), 'doubled-or-halved', () => t`This is the second overtaking.`],
      [fast + slow, 'times-added', () => t`This adds the times of a lap.`],
      [rational(slow * slow, slow - fast), 'equations-mismatched', () => t`This puts ${slow} where ${fast} belongs; the gain in one minute is ${m`\frac{1}{${fast}} - \frac{1}{${slow}}`} lap.`],
      [rational(fast * fast, slow - fast), 'equations-mismatched', () => t`This puts ${fast} where ${slow} belongs; the gain in one minute is ${m`\frac{1}{${fast}} - \frac{1}{${slow}}`} lap.`],
    ], // prettier-ignore
    because: t`The gain is ${m`\frac{1}{${fast}} - \frac{1}{${slow}} = \frac{${slow - fast}}{${fast * slow}}`} lap a minute, so a full lap takes ${key} minutes.`,
    quick: [t`${m`\frac{${fast} \times ${slow}}{${slow} - ${fast}} = ${key}`}.`],
    full: [
      t`Use relative speed on the loop: ${who.one} overtakes when exactly one lap ahead.`,
      t`In one minute, ${who.one} covers ${m`\frac{1}{${fast}}`} lap and ${who.other} covers ${m`\frac{1}{${slow}}`} lap, so the gain is ${m`\frac{1}{${fast}} - \frac{1}{${slow}} = \frac{${slow - fast}}{${fast * slow}}`} lap.`,
      t`A whole lap is gained after ${m`1 \div \frac{${slow - fast}}{${fast * slow}} = ${key}`} minutes.`,
      t`Check: by then ${who.one} has completed ${m`${div(key, fast)}`} laps and ${who.other} ${m`${div(key, slow)}`}, exactly one fewer.`,
    ],
  }
}

function meetings(loop: Loop): Part {
  const { who, fast, slow, minutes } = loop
  const each = rational(fast * slow, slow + fast)
  const key = Math.floor(Number(div(minutes, each).n) / Number(div(minutes, each).d))
  const [lapsFast, lapsSlow] = [Math.floor(minutes / fast), Math.floor(minutes / slow)]
  return {
    stem: t`${opening(loop, 'in opposite directions')} If they continue for ${minutes} minutes, how many times do they meet after the start?`,
    key,
    hints: ['How much of a lap do the two cover together between one meeting and the next?', 'Find the time from one meeting to the next, and see how often it fits into the whole time.'], // prettier-ignore
    wrong: [
      [lapsFast + lapsSlow, 'stopped-early', () => t`This adds the completed laps of the two. The unfinished laps can add up to a further meeting.`],
      [lapsFast, 'answered-other-quantity', () => t`This is the number of laps that ${who.one} completes.`],
      [lapsSlow, 'answered-other-quantity', () => t`This is the number of laps that ${who.other} completes.`],
      [key + 1, 'off-by-one', () => t`This counts the start as a meeting, or one that comes after the time is over.`],
      [key - 1, 'off-by-one', () => t`This leaves out the last meeting before the time is over.`],
      [Math.floor((minutes * (slow - fast)) / (fast * slow)), 'rates-subtracted', () => t`This subtracts the speeds, as if they moved in the same direction.`],
      [2 * key, 'doubled-or-halved', () => t`This counts a meeting for each half of a lap covered together.`],
      [Math.floor(minutes / lcm(fast, slow)), 'answered-other-quantity', () => t`This counts only meetings at the starting point.`],
      [Math.floor((2 * minutes) / (fast + slow)), 'times-averaged', () => t`This divides by the average time of a lap.`],
      [Math.floor(minutes / (slow - fast)), 'times-averaged', () => t`This divides by the difference of the times of a lap.`],
      [key + 2, 'off-by-one', () => t`This counts the start and a meeting that comes after the time is over.`],
    ], // prettier-ignore
    because: t`They meet every ${each} minutes, and ${m`\frac{${minutes}}{${each}}`}, rounded down, is ${key}.`,
    quick: [t`Together ${m`\frac{1}{${fast}} + \frac{1}{${slow}}`} lap a minute; in ${minutes} minutes that makes ${key} whole laps.`], // prettier-ignore
    full: [
      t`Moving in opposite directions, they meet each time they have covered one more lap together.`,
      t`Together they cover ${m`\frac{1}{${fast}} + \frac{1}{${slow}} = \frac{${fast + slow}}{${fast * slow}}`} lap a minute, so they meet every ${m`\frac{${fast * slow}}{${fast + slow}} = ${each}`} minutes.`,
      t`In ${minutes} minutes they cover ${m`${minutes} \times \frac{${fast + slow}}{${fast * slow}} = ${rational(minutes * (fast + slow), fast * slow)}`} laps together. Only whole laps count, so there are ${key} meetings.`,
      t`Check: meeting ${key} comes after ${mul(key, each)} minutes, the next one only after ${mul(key + 1, each)}.`,
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
