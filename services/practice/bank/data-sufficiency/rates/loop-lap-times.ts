import { m, t } from '../../factory/format.ts'
import { fracTex } from '../../factory/frac-tex.ts'
import { gcd } from '../../factory/gcd.ts'
import { range, simplestFirst } from '../../factory/grid.ts'
import { NEVER_EACH } from '../../factory/answer-packs.ts'
import { NAMES } from '../../factory/names.ts'
import { once } from '../../factory/once.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'

/** Minutes a lap, of the faster and of the slower. */
type Laps = readonly [number, number]

const MOST = 60
const CASES = once((): readonly Laps[] =>
  simplestFirst(range(2, MOST).flatMap((q) => range(1, q - 1).map((p): Laps => [p, q]))),
)
/** Pairs that meet, or overtake, after a whole number of minutes: the others make no round numbers. */
const ROUND = once(() => CASES().filter(([p, q]) => p > 1 && q < 45 && (p * q) / (q - p) < 50 && ((p * q) % (p + q) === 0 || ((p * q) % (q - p) === 0 && q < 3 * p)))) // prettier-ignore
const PLACES = [
  { loop: 'a loop around a lake', ride: 'ride', does: 'rides' },
  { loop: 'a loop in a park', ride: 'run', does: 'runs' },
  { loop: 'a frozen loop of canals', ride: 'skate', does: 'skates' },
] as const
const TIMES = ['', '', 'twice', 'three times'] as const

export const loopLapTimes = sufficiency({
  id: 'loop-lap-times',
  skill: 'ds-rates',
  version: 2,
  levels: [1.6, 1.7, 1.8],
  answers: NEVER_EACH,
  draw: (random, level) => {
    const [fast, slow] = random.some(NAMES, 2) as [string, string]
    const laps = random.pick(ROUND())
    return { laps, fast, slow, level, place: random.pick(PLACES), k: random.int(1, 2), near: random.int(2, 3) }
  },
  write: ({ laps: [p, q], fast, slow, level, place: { loop, ride }, k, near }): Sufficiency<Laps> => {
    const says = (text: string, holds: (laps: Laps) => boolean, notes: Partial<Statement<Laps>>): Statement<Laps> => ({ text, holds, ...notes }) // prettier-ignore
    const pair = (...[one, other, notes]: readonly [Statement<Laps>, Statement<Laps>, { together?: string | undefined; open?: string; harder?: number }?]) => ({ statements: [one, other] as const, harder: 0, ...notes }) // prettier-ignore
    // Asked for every case, so without the tags that format numbers.
    const ask = ([u, v]: Laps): string => {
      if (level === 1) return String(u)
      const parts = gcd(u, v)
      return level === 3 ? String((v - u) / parts) : `\\(\\frac{${v / parts}}{${(u + v) / parts}}\\)`
    }
    const result = t`so the answer is ${ask([p, q])}.`
    const [u, v] = [q / gcd(p, q), p / gcd(p, q)]
    // Rounded values stand in no printed statement: only whole ones are asked with.
    const [apart, gain, rounds] = [Math.round((p * q) / (p + q)), Math.round((p * q) / (q - p)), Math.round((p + q) / (q - p))]
    const [hasMeets, hasPasses, hasRounds] = [apart * (p + q) === p * q, gain * (q - p) === p * q, rounds > 1 && rounds * (q - p) === p + q]
    const plus = m`\frac{1}{p} + \frac{1}{q} = \frac{1}{${apart}}`
    const minus = m`\frac{1}{p} - \frac{1}{q} = \frac{1}{${gain}}`
    const ratioOnly = level === 1 ? { lacks: 'It compares the two speeds and fixes no time.' } : { enough: t`the lap times are in the ratio ${v} to ${u}, and this ratio alone decides what is asked; ${result}` } // prettier-ignore
    const meets = says(t`When they ${ride} in opposite directions, they meet every ${apart} minutes.`, ([a, b]) => a * b === apart * (a + b), { lacks: t`With the lap times p and q it says that ${plus}, and more than one pair of whole numbers satisfies this.`, enough: t`with the lap times p and q it says that ${plus}, which is ${m`(p - ${apart})(q - ${apart}) = ${apart * apart}`}. Of whole numbers up to ${MOST} with ${m`p < q`}, only ${p} and ${q} satisfy it, ${result}` }) // prettier-ignore
    const passes = says(t`When they ${ride} in the same direction, ${fast} overtakes ${slow} every ${gain} minutes.`, ([a, b]) => a * b === gain * (b - a), { lacks: t`With the lap times p and q it says that ${minus}, and more than one pair of whole numbers satisfies this.`, enough: t`with the lap times p and q it says that ${minus}, which is ${m`(${gain} - p)(${gain} + q) = ${gain * gain}`}. Of whole numbers up to ${MOST}, only ${p} and ${q} satisfy it, ${result}` }) // prettier-ignore
    const during = says(t`In the time in which ${slow} completes ${k * v} ${k * v === 1 ? 'lap' : 'laps'}, ${fast} completes ${k * u}.`, ([a, b]) => u * a === v * b, ratioOnly) // prettier-ignore
    const slower = says(t`For a lap, ${slow} needs ${q - p === 1 ? 'one minute' : `${q - p} minutes`} more than ${fast}.`, ([a, b]) => b - a === q - p, { lacks: 'A difference of times fixes no time.' }) // prettier-ignore
    const waits = says(t`In the same direction, the number of minutes from one overtaking to the next is ${TIMES[rounds] || `${rounds} times`} the number of minutes from one meeting to the next in opposite directions.`, ([a, b]) => a + b === rounds * (b - a), level === 1 ? ratioOnly : { enough: t`it says that the sum of the two speeds is ${TIMES[rounds] || `${rounds} times`} their difference. So the speeds are in the ratio ${u} to ${v}, and this ratio decides what is asked, ${result}` }) // prettier-ignore
    const home = says(t`When they start together, both are back at the starting point at the same time for the first time after ${(p * q) / gcd(p, q)} minutes.`, ([a, b]) => (a * b) / gcd(a, b) === (p * q) / gcd(p, q), { lacks: t`It gives the least common multiple of the two lap times, ${(p * q) / gcd(p, q)}, which several pairs have.` }) // prettier-ignore
    const isFar = q > near * p
    const bound = says(t`For a lap, ${slow} needs ${isFar ? 'more' : 'less'} than ${TIMES[near]!} as many minutes as ${fast}.`, ([a, b]) => (isFar ? b > near * a : b < near * a), { lacks: 'It compares the two times and fixes neither.' }) // prettier-ignore
    const onlyOne = t`of the few pairs of whole numbers that fit the meetings, only ${p} and ${q} fit the other statement, ${result}`
    const open = 'More than one pair of whole numbers still fits.'
    const ratio = t`the laps show that ${m`q = ${fracTex(u, v)}p`}. Put this into the equation of the other statement, and one lap time is left, ${m`p = ${p}`}, with ${m`q = ${q}`}; ${result}`
    const hidden = 0.4
    const isOnly = ({ holds }: Statement<Laps>): boolean => CASES().filter(holds).length === 1
    const trap = (statement: Statement<Laps>): number => (isOnly(statement) ? hidden : 0)
    return {
      stem: t`${fast} and ${slow} ${ride} on ${loop}, each at a constant speed. Each of them needs a whole number of minutes for a lap, at most ${MOST}, and ${fast} needs fewer minutes than ${slow}. ${[
        t`How many minutes does ${fast} need for a lap?`,
        t`If they start at the same point at the same time and ${ride} in opposite directions, what fraction of a lap has ${fast} completed when they first meet?`,
        t`If they start at the same point at the same time and ${ride} on and on in the same direction, at how many different points of the loop does ${fast} overtake ${slow}?`,
      ][level - 1]!}`,
      cases: CASES(),
      ask,
      show: ([a, b]) => t`lap times of ${a} and ${b} minutes`,
      statements: [],
      pairs: [
        ...(hasMeets && hasPasses ? [pair(meets, passes, { together: t`add ${plus} and ${minus}: ${m`\frac{2}{p} = \frac{1}{${apart}} + \frac{1}{${gain}}`}, so the lap times are ${p} and ${q} minutes, and ${result}`, harder: 0.1 })] : []),
        ...(hasMeets ? [
          pair(meets, during, { together: ratio, harder: trap(meets) }),
          pair(meets, slower, { together: t`with ${m`q = p + ${q - p}`}, the equation ${plus} is true for one p only, because longer laps make the left side smaller: ${m`p = ${p}`} and ${m`q = ${q}`}; ${result}`, harder: trap(meets) }),
          pair(meets, bound, { together: onlyOne, open, harder: trap(meets) || 0.2 }),
          pair(meets, home, { together: onlyOne, open, harder: trap(meets) || 0.2 }),
        ] : []),
        ...(hasPasses ? [
          pair(passes, during, { together: ratio, harder: trap(passes) }),
          pair(passes, slower, { together: t`${minus} means ${m`pq = ${gain * (q - p)}`}, and two positive numbers with this product and the difference ${q - p} can only be ${p} and ${q}; ${result}`, harder: trap(passes) || 0.1 }),
          pair(passes, bound, { together: onlyOne.replace('the meetings', 'the overtakings'), open, harder: trap(passes) || 0.2 }),
        ] : []),
        ...(level === 1 ? [pair(during, home, { together: t`the lap times are ${v} and ${u} times some number of minutes, and their least common multiple is ${m`${u * v}`} times that number. So it is ${gcd(p, q)}, ${result}`, harder: 0.1 })] : []),
        ...(hasRounds ? [pair(waits, level === 1 ? during : slower, { open: 'Both statements fix only the ratio of the two speeds.', harder: 0.2 }), ...(hasMeets ? [pair(waits, meets, { together: t`the sum of the two speeds is ${TIMES[rounds] || `${rounds} times`} their difference, so the speeds are in the ratio ${u} to ${v}. With this ratio, ${plus} gives the lap times ${p} and ${q}; ${result}`, harder: trap(meets) || 0.1 })] : []), pair(waits, home, { together: t`the sum of the two speeds is ${TIMES[rounds] || `${rounds} times`} their difference, so the lap times are in the ratio ${v} to ${u}; with the least common multiple ${(p * q) / gcd(p, q)} they are ${p} and ${q}, ${result}`, harder: 0.2 })] : []),
      ],
      hints: [
        t`Measure speeds in laps per minute, ${m`\frac{1}{p}`} and ${m`\frac{1}{q}`}. What happens to them when the two move toward each other, and what when one follows the other?`,
        'The lap times are whole numbers. How many pairs of whole numbers satisfy a statement? And does the question need the times themselves, or only their ratio?',
      ],
    }
  },
  second: {
    cases: () => {
      const found: Array<[number, number]> = []
      for (let p = 1; p <= MOST; p += 1) for (let q = p + 1; q <= MOST; q += 1) found.push([p, q])
      return found
    },
    ask: ([p, q], _n, stem) => {
      if (stem.includes('How many minutes')) return p
      if (stem.includes('what fraction')) return Math.round(1e6 * (1 / (1 / p + 1 / q) / p))
      // Follows the faster one from one overtaking to the next until the places come again.
      const seen = new Set<number>()
      const every = 1 / (1 / p - 1 / q)
      for (let turn = 1; turn <= 2 * MOST; turn += 1) seen.add(Math.round(1e4 * ((turn * every) / p)) % 10_000)
      return seen.size
    },
    read: [
      [/in opposite directions, they meet/, ([p, q], [every = 0]) => Math.abs(every / p + every / q - 1) < 1e-9],
      [/overtakes .* every/, ([p, q], [every = 0]) => Math.abs(every / p - every / q - 1) < 1e-9],
      [/^In the time/, ([p, q], [slow = 0, fast = 0]) => fast * p === slow * q],
      [/one overtaking to the next/, ([p, q], numbers, { statement }) => {
        const factor = statement.includes('twice') ? 2 : statement.includes('three times') ? 3 : numbers[0]! // prettier-ignore
        return Math.abs(1 / (1 / p - 1 / q) - factor / (1 / p + 1 / q)) < 1e-9
      }],
      [/for the first time after/, ([p, q], [after = 0]) => after % p === 0 && after % q === 0 && !range(1, after / p - 1).some((turn) => (turn * p) % q === 0)],
      [/as many minutes as/, ([p, q], _n, { statement }) => { const factor = statement.includes('twice') ? 2 : 3; return statement.includes('more') ? q > factor * p : q < factor * p }],
      [/more than/, ([p, q], [more = 1]) => q - p === more],
    ],
  },
}) // prettier-ignore
