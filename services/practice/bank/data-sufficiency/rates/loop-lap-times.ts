import { capital } from '../../factory/capital.ts'
import { m, t } from '../../factory/format.ts'
import { fracTex } from '../../factory/frac-tex.ts'
import { gcd } from '../../factory/gcd.ts'
import { range, simplestFirst } from '../../factory/grid.ts'
import { NEVER_EACH } from '../../factory/answer-packs.ts'
import { NAMES } from '../../factory/names.ts'
import { once } from '../../factory/once.ts'
import {
  sufficiency,
  type Statement,
  type StatementPair,
  type Sufficiency,
} from '../../factory/sufficiency-template.ts'

/** Minutes a lap, of the faster and of the slower. */
type Laps = readonly [number, number]

const MOST = 60
const CASES = once((): readonly Laps[] =>
  simplestFirst(range(2, MOST).flatMap((q) => range(1, q - 1).map((p): Laps => [p, q]))),
)
/** Pairs that meet, or overtake, after a whole number of minutes: the others make no round numbers. */
const ROUND = once(() => CASES().filter(([p, q]) => p > 1 && q < 45 && (p * q) / (q - p) < 50 && ((p * q) % (p + q) === 0 || ((p * q) % (q - p) === 0 && q < 3 * p)))) // prettier-ignore
const PLACES = [
  { loop: 'a loop around a lake', ride: 'ride', riding: 'riding' },
  { loop: 'a loop in a park', ride: 'run', riding: 'running' },
  { loop: 'a frozen loop of canals', ride: 'skate', riding: 'skating' },
] as const
const TIMES = ['', '', 'twice', 'three times'] as const

/** 'a, b, and c', also where the parts have commas. */
const series = (parts: readonly string[]): string =>
  parts.length < 3 ? parts.join(' and ') : `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)!}`

/** The first two pairs of lap times that fit: '5 and 10, or 6 and 15'. */
const examples = (holds: (laps: Laps) => boolean): string =>
  CASES().filter(holds).slice(0, 2).map(([a, b]) => t`${a} and ${b}`).join(', or ') // prettier-ignore

/** Which product of two different whole numbers is possible, and why the next one is not. */
const onlyProduct = (square: number, small: number, great: number): string => {
  const next = range(1, square).findLast((each) => each < small && square % each === 0)
  const why = next === undefined ? '' : t`, since in the next such product, ${m`${next} \times ${square / next}`}, one factor is too great` // prettier-ignore
  return t`So only ${m`${small} \times ${great} = ${square}`} is possible${why}.`
}

export const loopLapTimes = sufficiency({
  id: 'loop-lap-times',
  skill: 'ds-rates',
  version: 4,
  levels: [1.6, 1.7, 1.8],
  answers: NEVER_EACH,
  draw: (random, level) => {
    const [fast, slow] = random.some(NAMES, 2) as [string, string]
    const laps = random.pick(ROUND())
    return { laps, fast, slow, level, place: random.pick(PLACES), k: random.int(1, 2), near: random.int(2, 3) }
  },
  write: ({ laps: [p, q], fast, slow, level, place: { loop, ride, riding }, k, near }): Sufficiency<Laps> => {
    const says = (text: string, holds: (laps: Laps) => boolean, notes: Partial<Statement<Laps>>): Statement<Laps> => ({ text, holds, ...notes }) // prettier-ignore
    const pair = (...[one, other, notes]: readonly [Statement<Laps>, Statement<Laps>, Partial<StatementPair<Laps>>?]) => ({ statements: [one, other] as const, harder: 0, ...notes }) // prettier-ignore
    // Asked for every case, so without the tags that format numbers.
    const ask = ([u, v]: Laps): string => {
      if (level === 1) return String(u)
      const parts = gcd(u, v)
      return level === 3 ? String((v - u) / parts) : `\\(\\frac{${v / parts}}{${(u + v) / parts}}\\)`
    }
    const [u, v] = [q / gcd(p, q), p / gcd(p, q)]
    // Rounded values stand in no printed statement: only whole ones are asked with.
    const [apart, gain, rounds] = [Math.round((p * q) / (p + q)), Math.round((p * q) / (q - p)), Math.round((p + q) / (q - p))]
    const [hasMeets, hasPasses, hasRounds] = [apart * (p + q) === p * q, gain * (q - p) === p * q, rounds > 1 && rounds * (q - p) === p + q]
    const plus = m`\frac{1}{p} + \frac{1}{q} = \frac{1}{${apart}}`
    const minus = m`\frac{1}{p} - \frac{1}{q} = \frac{1}{${gain}}`
    const [P, Q] = [m`p`, m`q`]
    const called = t`with lap times of ${P} and ${Q} minutes, it says that`
    const laps = (n: number): string => (n === 1 ? 'one lap' : `${n} laps`)
    const times = TIMES[rounds] || `${rounds} times`
    const then = level === 2
      ? t`When they first meet, they have covered one lap together. Of every ${u + v} parts of that lap, ${fast} has covered ${u} and ${slow} has covered ${v}, so the answer is ${ask([p, q])}.`
      : t`While ${slow} completes ${laps(v)}, ${fast} completes ${u}, and both are then back at the starting point. So ${fast} has gained ${laps(u - v)} and has overtaken ${slow} ${u - v === 1 ? 'once' : t`at ${u - v} different points`}. After that, the same points repeat, so the answer is ${ask([p, q])}.`
    // The answer after lap times that have just been found.
    const result = [t`so the answer is ${p}.`, t`so the speeds of ${fast} and ${slow} are in the ratio ${u} to ${v}. ${then}`, t`a ratio of ${v} to ${u}. ${then}`][level - 1]!
    // How the answer to each of two cases is found.
    const rule = ['', t` The speeds are in the ratio ${Q} to ${P}, so the answer is ${m`\frac{q}{p + q}`}.`, t` If the ratio of the lap times in lowest terms is ${m`a`} to ${m`b`}, ${fast} gains ${m`b - a`} laps before both are back at the starting point, so the answer is ${m`b - a`}.`][level - 1]!
    const onlyWhole = t`counts one equation with two unknowns, but ${p} and ${q} minutes are the only whole lap times up to ${MOST} minutes that fit`
    const ratioOnly = level === 1
      ? { lacks: t`It gives the ratio of the two lap times, ${v} to ${u}, but not the lap times themselves.`, trap: t`treats the ratio of the lap times, ${v} to ${u}, as the lap times themselves` }
      : { missed: t`overlooks that with lap times in the ratio ${v} to ${u}, ${level === 2 ? t`${fast} covers ${u} of every ${u + v} parts of the first lap that the two complete together` : t`${fast} gains ${laps(u - v)} before both are back at the starting point`}` } // prettier-ignore
    const meets = says(t`When they ${ride} in opposite directions, they meet every ${apart} minutes.`, ([a, b]) => a * b === apart * (a + b), { lacks: t`${called.replace('with', 'With')} ${plus}, and more than one pair of whole numbers fits, such as ${examples(([a, b]) => a * b === apart * (a + b))}.${rule}`, trap: t`tries only one pair of lap times for which they meet every ${apart} minutes`, enough: t`with lap times of ${P} and ${Q} minutes, ${plus}, which can be written as ${m`(p - ${apart})(q - ${apart}) = ${apart * apart}`}. The two factors are different whole numbers, and ${m`q - ${apart}`} is at most ${m`60 - ${apart} = ${MOST - apart}`}. ${onlyProduct(apart * apart, p - apart, q - apart)} This means that ${m`p = ${p}`} and ${m`q = ${q}`}, ${result}`, missed: onlyWhole }) // prettier-ignore
    const passes = says(t`When they ${ride} in the same direction, ${fast} overtakes ${slow} every ${gain} minutes.`, ([a, b]) => a * b === gain * (b - a), { lacks: t`${called.replace('with', 'With')} ${minus}, and more than one pair of whole numbers fits, such as ${examples(([a, b]) => a * b === gain * (b - a))}.${rule}`, trap: t`tries only one pair of lap times for which ${fast} overtakes every ${gain} minutes`, enough: t`with lap times of ${P} and ${Q} minutes, ${minus}, which can be written as ${m`(${gain} - p)(${gain} + q) = ${gain * gain}`}. The two factors are different whole numbers, and ${m`${gain} + q`} is at most ${m`${gain} + 60 = ${gain + MOST}`}. ${onlyProduct(gain * gain, gain - p, gain + q)} This means that ${m`p = ${p}`} and ${m`q = ${q}`}, ${result}`, missed: onlyWhole }) // prettier-ignore
    const during = says(t`In the time in which ${slow} completes ${k * v} ${k * v === 1 ? 'lap' : 'laps'}, ${fast} completes ${k * u}.`, ([a, b]) => u * a === v * b, level === 1 ? ratioOnly : { ...ratioOnly, enough: level === 2 ? t`in the same time, ${fast} completes ${laps(k * u)} and ${slow} completes ${k * v}, so their speeds are in the ratio ${u} to ${v}. ${then}` : then.replace('While', 'while') }) // prettier-ignore
    const slower = says(t`For a lap, ${slow} needs ${q - p === 1 ? 'one minute' : `${q - p} minutes`} more than ${fast}.`, ([a, b]) => b - a === q - p, { lacks: level === 1 ? 'Many pairs of lap times have this difference.' : 'Many pairs of lap times have this difference, each pair with a different ratio.', trap: t`tries only one pair of lap times that differ by ${q - p === 1 ? 'one minute' : `${q - p} minutes`}` }) // prettier-ignore
    const parts = t`If the difference is ${m`${u - v}d`}, the sum is ${m`${u + v}d`}, so the speeds are ${m`${u}d`} and ${m`${v}d`}.`
    const speeds = t`in opposite directions, they cover one lap together between meetings. In the same direction, ${fast} must gain one lap to overtake ${slow} again. That takes ${times} as long, so the sum of the speeds is ${times} their difference. ${parts}`
    const waits = says(t`When they ${ride} in the same direction, the time between overtakings is ${times} the time between meetings when they ${ride} in opposite directions.`, ([a, b]) => a + b === rounds * (b - a), level === 1 ? { ...ratioOnly, lacks: t`The sum of the speeds is ${times} their difference. ${parts} That gives only the ratio of the lap times, ${v} to ${u}.` } : { ...ratioOnly, enough: t`${speeds} ${then}` }) // prettier-ignore
    const back = (p * q) / gcd(p, q)
    const home = says(t`When they start together, both are back at the starting point at the same time for the first time after ${back} minutes.`, ([a, b]) => (a * b) / gcd(a, b) === back, { lacks: t`It gives the least common multiple of the two lap times, ${back}, but more than one pair of lap times has it.`, trap: t`tries only one pair of lap times with the least common multiple ${back}` }) // prettier-ignore
    const isFar = q > near * p
    const bound = says(t`For a lap, ${slow} needs ${isFar ? 'more' : 'less'} than ${TIMES[near]!} as many minutes as ${fast}.`, ([a, b]) => (isFar ? b > near * a : b < near * a), { lacks: level === 1 ? 'It limits the ratio of the two lap times but does not give either of them.' : 'It limits the ratio of the two lap times but does not give the ratio itself.', trap: t`treats a limit on the ratio of the lap times as if it were the ratio itself` }) // prettier-ignore
    /** Of the pairs that fit the first statement, those that fit the other. */
    const among = (first: Statement<Laps>, other: Statement<Laps>): { together: string; open: string; bothTrap?: string; bothMissed: string } => {
      const few = CASES().filter(first.holds)
      const both = few.filter(other.holds)
      const differs = both.find((each) => ask(each) !== ask(both[0]!))
      const isHidden = both.length === 1 && both[0]![0] === p
      const same = both[0] ? ask(both[0]) : ''
      const inEach = [
        t`So ${m`p = ${same}`}, and the answer is ${same}.`,
        t`The speeds are in the ratio ${Q} to ${P}, so ${fast} covers ${m`\frac{q}{p + q}`} of the first lap that they complete together, which is ${same}.`,
        t`In lowest terms, ${both.length === 1 ? 'the ratio is' : 'the ratios are'} ${series(both.map(([a, b]) => `${a / gcd(a, b)} to ${b / gcd(a, b)}`))}${both.length === 1 ? '' : ', with the same difference'}. Therefore, ${fast} gains ${laps(Number(same))} before both are back at the starting point together, so the answer is ${same}.`,
      ][level - 1]!
      const [one, two] = [both[0], differs].map((each) => (each ? `${each[0]} and ${each[1]} minutes` : ''))
      return {
        together: t`the pairs ${m`(p, q)`} that fit the equation ${first === meets ? plus : minus} are ${series(few.map(([a, b]) => m`(${a}, ${b})`))}. Of these, only ${series(both.map(([a, b]) => m`(${a}, ${b})`))} ${both.length === 1 ? 'fits' : 'fit'} both statements. ${isHidden ? [t`So the answer is ${p}.`, capital(result.replace('so ', '')), t`The lap times are in the ratio ${v} to ${u}. ${then}`][level - 1]! : inEach}`,
        open: t`More than one pair of lap times fits both statements${level === 1 ? '' : ', and the ratio of the two times is not the same for all these pairs'}.`,
        bothTrap: t`considers only one pair of lap times that fits both statements, but ${one!} fit, and so do ${two!}`,
        bothMissed: both.length > 1
          ? t`sees that more than one pair of lap times fits both statements, but all of them lead to the same answer, ${same}`
          : t`sees that neither statement gives a lap time, but together the statements leave only ${one!}`,
      }
    } // prettier-ignore
    const ratio = (equation: string, top: number, every: number): string => t`while ${slow} completes ${laps(v)}, ${fast} completes ${u}, so ${m`q = ${fracTex(u, v)}p`}. The speeds are ${m`\frac{1}{p}`} and ${m`\frac{1}{q}`} laps per minute, so the other statement says that ${equation}. Substituting gives ${m`\frac{${top}}{${u}p} = \frac{1}{${every}}`}, which means that ${m`p = ${p}`} and ${m`q = ${q}`}, ${result}`
    const isOnly = ({ holds }: Statement<Laps>): boolean => CASES().filter(holds).length === 1
    const oneUnknown = { bothMissed: t`sees that neither statement gives a lap time, but once the lap times are known to be in the ratio ${v} to ${u}, the other statement has only one unknown` }
    // Where one statement alone leaves only one pair of whole numbers, the hints of the question lead to it.
    const inTwo = level === 1 ? { hints: [t`Do the two statements together give you two equations for the two lap times?`, t`With lap times of ${P} and ${Q} minutes, the speeds are ${m`\frac{1}{p}`} and ${m`\frac{1}{q}`} laps per minute. Which statement gives the ratio of ${P} to ${Q}, and what does the other then say about ${P}?`] as const } : {}
    const solved = (other: Statement<Laps>) => ({ ...oneUnknown, ...(isOnly(other) ? {} : inTwo) })
    const onlyThese = { bothMissed: t`sees that neither statement gives a lap time, but together the statements leave only ${p} and ${q} minutes` }
    const hidden = 0.4
    const trap = (statement: Statement<Laps>): number => (isOnly(statement) ? hidden : 0)
    return {
      stem: t`${fast} and ${slow} ${ride} on ${loop}, each at a constant speed. Each of them needs a whole number of minutes for a lap, at most ${MOST}, and ${fast} needs fewer minutes than ${slow}. ${[
        t`How many minutes does ${fast} need for a lap?`,
        t`If they start at the same point at the same time and ${ride} in opposite directions, what fraction of a lap has ${fast} completed when they first meet?`,
        t`If they start at the same point at the same time and keep ${riding} in the same direction, at how many different points of the loop does ${fast} overtake ${slow}?`,
      ][level - 1]!}`,
      cases: CASES(),
      ask,
      show: ([a, b]) => t`lap times of ${a} and ${b} minutes${level > 1 && gcd(a, b) > 1 ? t`, in the ratio ${a / gcd(a, b)} to ${b / gcd(a, b)}` : ''}`,
      since: ([a, b]) => [undefined, m`\frac{${b}}{${a} + ${b}} = \frac{${b / gcd(a, b)}}{${(a + b) / gcd(a, b)}}`, m`${b / gcd(a, b)} - ${a / gcd(a, b)} = ${(b - a) / gcd(a, b)}`][level - 1], // prettier-ignore
      statements: [],
      pairs: [
        ...(hasMeets && hasPasses ? [pair(meets, passes, { together: t`adding ${plus} and ${minus} gives ${m`\frac{2}{p} = \frac{1}{${apart}} + \frac{1}{${gain}} = ${fracTex(2, p)}`}. The lap times are therefore ${m`p = ${p}`} and ${m`q = ${q}`} minutes, ${result}`, bothMissed: t`considers the statements separately, but adding their equations removes ${Q} and gives ${m`p = ${p}`}`, harder: 0.1 })] : []),
        ...(hasMeets ? [
          pair(meets, during, { together: ratio(plus, u + v, apart), ...solved(meets), harder: trap(meets) }),
          pair(meets, slower, { together: t`with ${m`q = p + ${q - p}`}, the equation ${plus} is true for only one positive ${P}, because longer lap times make the left side smaller. Since ${m`\frac{1}{${p}} + \frac{1}{${q}} = \frac{1}{${apart}}`}, the lap times are ${m`p = ${p}`} and ${m`q = ${q}`}, ${result}`, ...onlyThese, harder: trap(meets) }),
          pair(meets, bound, { ...among(meets, bound), harder: trap(meets) || 0.2 }),
          pair(meets, home, { ...among(meets, home), harder: trap(meets) || 0.2 }),
        ] : []),
        ...(hasPasses ? [
          pair(passes, during, { together: ratio(minus, u - v, gain), ...solved(passes), harder: trap(passes) }),
          pair(passes, slower, { together: t`in the equation ${minus}, the left side is ${m`\frac{q - p}{pq}`}, and ${m`q - p = ${q - p}`}. So ${m`pq = ${gain} \times ${q - p} = ${gain * (q - p)}`}. Two positive numbers with this product and the difference ${q - p} can only be ${p} and ${q}, ${result}`, ...onlyThese, harder: trap(passes) || 0.1 }),
          pair(passes, bound, { ...among(passes, bound), harder: trap(passes) || 0.2 }),
        ] : []),
        ...(level === 1 ? [pair(during, home, { together: t`for some whole number ${m`k`}, the lap times are ${m`${v === 1 ? '' : v}k`} and ${m`${u}k`} minutes, and their least common multiple is ${m`${u * v}k`}. So ${m`k = ${back} \div ${u * v} = ${gcd(p, q)}`}, and the lap times are ${p} and ${q} minutes, ${result}`, ...oneUnknown, harder: 0.1 })] : []),
        ...(hasRounds ? [pair(waits, level === 1 ? during : slower, { open: t`Both statements give only the ratio of the two speeds, ${u} to ${v}.`, bothTrap: t`counts the statements as two facts, but both of them give only the ratio of the two speeds, ${u} to ${v}`, harder: 0.2 }), ...(hasMeets ? [pair(waits, meets, { together: t`${speeds} So ${m`q = ${fracTex(u, v)}p`}. Substituting this into ${plus} gives ${m`\frac{${u + v}}{${u}p} = \frac{1}{${apart}}`}, so ${m`p = ${p}`} and ${m`q = ${q}`}, ${result}`, ...oneUnknown, harder: trap(meets) || 0.1 })] : []), pair(waits, home, { together: t`${speeds} So the lap times are in the ratio ${v} to ${u}. With the least common multiple ${back}, they are ${p} and ${q} minutes, ${result}`, ...oneUnknown, harder: 0.2 })] : []),
      ],
      hints: [
        [
          t`Does it matter that the lap times are whole numbers of minutes, at most ${MOST}?`,
          t`How much of the loop have the two covered together when they first meet, and what decides ${fast}'s share of that distance?`,
          t`How many laps does ${fast} gain on ${slow} before both are back at the starting point at the same time?`,
        ][level - 1]!,
        t`With lap times of ${P} and ${Q} minutes, the speeds are ${m`\frac{1}{p}`} and ${m`\frac{1}{q}`} laps per minute. ${level === 1 ? t`Which equation does each statement give? Remember that ${P} and ${Q} are whole numbers.` : t`Does each statement determine the ratio of these speeds? Remember that ${P} and ${Q} are whole numbers.`}`,
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
      [/time between overtakings/, ([p, q], numbers, { statement }) => {
        const factor = statement.includes('twice') ? 2 : statement.includes('three times') ? 3 : numbers[0]! // prettier-ignore
        return Math.abs(1 / (1 / p - 1 / q) - factor / (1 / p + 1 / q)) < 1e-9
      }],
      [/for the first time after/, ([p, q], [after = 0]) => after % p === 0 && after % q === 0 && !range(1, after / p - 1).some((turn) => (turn * p) % q === 0)],
      [/as many minutes as/, ([p, q], _n, { statement }) => { const factor = statement.includes('twice') ? 2 : 3; return statement.includes('more') ? q > factor * p : q < factor * p }],
      [/more than/, ([p, q], [more = 1]) => q - p === more],
    ],
  },
}) // prettier-ignore
