import { MORE_OFTEN_EACH } from '../../factory/answer-packs.ts'
import { m, plain, t } from '../../factory/format.ts'
import { fracTex } from '../../factory/frac-tex.ts'
import { gcd } from '../../factory/gcd.ts'
import { pairs as pairsOf, range } from '../../factory/grid.ts'
import { rational } from '../../factory/rational.ts'
import { remember } from '../../factory/remember.ts'
import { sufficiency, type Statement, type StatementPair, type Sufficiency } from '../../factory/sufficiency-template.ts' // prettier-ignore

/** Liters that are drained each time, and the percent of juice at the start. */
type Drink = readonly [drained: number, percent: number]

const VOLUMES = [20, 24, 30, 36, 40, 48, 50, 60] as const
/** All drinks in a vessel of so many liters, which is given as a text. */
const casesOf = remember((liters: string): readonly Drink[] => pairsOf(range(1, Number(liters) - 1), range(1, 99)))
const SETTINGS = [
  { vessel: 'A tank', of: 'a drink', part: 'juice' },
  { vessel: 'A vat', of: 'a cleaning fluid', part: 'alcohol' },
  { vessel: 'A cooling system', of: 'a coolant', part: 'antifreeze' },
  { vessel: 'A trough', of: 'a dye bath', part: 'dye' },
] as const
type Pair = StatementPair<Drink>
const ordinal = ['first', 'second'] as const

export const drinkReplaced = sufficiency({
  id: 'drink-replaced',
  skill: 'ds-ratios',
  levels: [1.6, 1.7, 1.8],
  answers: MORE_OFTEN_EACH,
  draw: (random, level) => {
    const V = random.pick(VOLUMES)
    const x = random.int(3, V - 3)
    const p = random.int(12, 96)
    const left = V - x
    // The percents after both rounds have to be whole numbers, and the halves of level 3 no exact ones.
    if ((p * left) % V !== 0 || (p * left * left) % (V * V) !== 0 || 2 * left * left === V * V) return null
    return { V, x, p, level, setting: random.pick(SETTINGS), near: random.int(1, 3) }
  },
  write: ({ V, x, p, level, setting: { vessel, of, part }, near }): Sufficiency<Drink> => {
    const left = V - x
    const [once, twice] = [(p * left) / V, (p * left * left) / (V * V)]
    const share = m`${fracTex(left, V)}`
    const isLess = 2 * left * left < V * V
    const ask = ([u, v]: Drink): string => [String(v), String(u), 2 * (V - u) ** 2 < V * V ? 'yes' : 'no'][level - 1]! // prettier-ignore
    const answer = [t`so the answer is ${p}.`, t`so the answer is ${x}.`, t`so the answer is ${isLess ? 'yes' : 'no'}.`][level - 1]! // prettier-ignore
    const ratioFacts = level === 1 ? { lacks: t`It says which part of the liquid is replaced, but nothing about how much ${part} there was.` } : { enough: t`each round leaves ${share} of the ${part}, whatever the percent was, and this part fixes the number of drained liters, ${x}; ${answer}` } // prettier-ignore
    const says = (text: string, holds: (drink: Drink) => boolean, notes: Partial<Statement<Drink>>): Statement<Drink> => ({ text, holds, ...notes }) // prettier-ignore
    const pair = (...[one, other, notes]: readonly [Statement<Drink>, Statement<Drink>, Partial<Pair>?]): Pair => ({ statements: [one, other], harder: 0, ...notes }) // prettier-ignore
    const unknown = t`It joins the percent at the start and the number of drained liters in one equation.`
    const after = [
      says(t`After the first round, the liquid is ${once}% ${part}.`, ([u, v]) => v * (V - u) === once * V, { lacks: unknown }), // prettier-ignore
      says(t`After the second round, the liquid is ${twice}% ${part}.`, ([u, v]) => v * (V - u) ** 2 === twice * V * V, { lacks: unknown }), // prettier-ignore
    ] as const
    const full = says(t`The liquid is ${once}% ${part} after the first round and ${twice}% after the second.`, ([u, v]) => v * (V - u) === once * V && v * (V - u) ** 2 === twice * V * V, { enough: t`the percent falls from ${once} to ${twice} in the second round, so each round leaves ${share} of the ${part}, ${[t`and ${once} is ${share} of the percent at the start, ${p}.`, t`and ${x} liters are drained.`, t`and the square of this is ${isLess ? 'less' : 'more'} than one half; ${answer}`][level - 1]!}` })
    // What is drained, and what stays, has the same percent: draining by itself changes none.
    const drainedOnly = [
      says(t`When the liquid of the first round has been drained and no water has been added yet, the rest is ${p}% ${part}.`, ([, v]) => v === p, level === 1 ? { enough: t`draining changes no percent; only the added water does. So the liquid was ${p}% ${part} from the start, and ${answer.replace('so ', '')}` } : { lacks: t`Draining changes no percent, so it gives only the percent at the start, ${p}.` }), // prettier-ignore
      says(t`When the liquid of the second round has been drained and no water has been added yet, the rest is ${once}% ${part}.`, ([u, v]) => v * (V - u) === once * V, { lacks: t`Draining changes no percent, so it gives only the percent after the first round, ${once}.` }), // prettier-ignore
    ] as const
    const g = gcd(left, V)
    const compared = says(t`The ${part} in the liquid that is drained in the second round is ${m`${fracTex(left, V)}`} of the ${part} in the liquid that is drained in the first.`, ([u]) => (V - u) * V === left * V, ratioFacts) // prettier-ignore
    const ratio = says(t`The percent of ${part} after the second round is ${m`${fracTex((left / g) ** 2, (V / g) ** 2)}`} of the percent at the start.`, ([u]) => V - u === left, ratioFacts) // prettier-ignore
    const start = says(t`At the start, there are ${plain(rational(p * V, 100))} liters of ${part} in the liquid.`, ([, v]) => v === p, { lacks: 'It says nothing about the drained liters.' }) // prettier-ignore
    const lost = says(t`The liquid that is drained in the first round contains ${plain(rational(p * x, 100))} liters of ${part}.`, ([u, v]) => u * v === p * x, { lacks: unknown }) // prettier-ignore
    const bounds = isLess ? [x - near, 'more', (u: number) => u > x - near] as const : [x + near, 'fewer', (u: number) => u < x + near] as const // prettier-ignore
    const edge = isLess ? bounds[0] + 1 : bounds[0] - 1
    const bound = says(t`In each round, ${bounds[1]} than ${bounds[0]} liters are drained.`, ([u]) => bounds[2](u), { lacks: t`Draining ${edge} liters twice, which it allows, leaves ${m`\left(${fracTex(V - edge, V)}\right)^2`} of the ${part}, which is ${isLess ? 'more' : 'less'} than one half.`, enough: t`draining only ${edge} liters twice leaves ${m`\left(${fracTex(V - edge, V)}\right)^2`} of the ${part}, which is already ${isLess ? 'less' : 'more'} than one half; ${answer}`.replace('only', isLess ? 'only' : 'as much as').replace('already', isLess ? 'already' : 'still') }) // prettier-ignore
    const s = isLess ? Math.max(Math.ceil(Math.SQRT2 * once), p - 2 * near) : Math.min(Math.floor(Math.SQRT2 * once), p + 2 * near)
    const fell = says(t`The liquid is at ${isLess ? 'least' : 'most'} ${s}% ${part} at the start, and it is ${once}% ${part} after the first round.`, ([u, v]) => (isLess ? v >= s : v <= s) && v * (V - u) === once * V, { enough: t`a round leaves at ${isLess ? 'most' : 'least'} ${m`\frac{${once}}{${s}}`} of the ${part}, and the square of this is ${isLess ? 'less' : 'more'} than one half; ${answer}` })
    const twoPercents = t`the percent falls from ${once} to ${twice} in the second round, so each round leaves ${share} of the ${part}. ${[t`Then ${once} is ${share} of the percent at the start, which is ${p}.`, t`This means that ${left} of the ${V} liters stay and ${x} are drained.`, t`Its square is ${isLess ? 'less' : 'more'} than one half, ${answer}`][level - 1]!}` // prettier-ignore
    const known = [t`the liters of ${part} that stay in the first round and those that are drained make up what there was at the start, ${plain(rational(p * V, 100))} of ${V} liters, ${answer}`, t`the first round turns ${p}% into ${once}%, so it leaves ${share} of the liquid, and ${x} liters are drained.`, t`the first round turns ${p}% into ${once}%, so each round leaves ${share} of the ${part}; the square of this is ${isLess ? 'less' : 'more'} than one half, ${answer}`] as const // prettier-ignore
    const open = t`More of a richer liquid or less of a poorer one can have been drained.`
    const twin = t`Both say that the liquid is ${once}% ${part} after the first round, because draining changes no percent.`
    // That whole numbers leave one solution of an equation takes more than two minutes to find out.
    const isOpen = ({ holds }: Statement<Drink>): boolean => new Set(casesOf(String(V)).filter(holds).map(ask)).size > 1
    return {
      stem: t`${vessel} holds ${V} liters of ${of}, which is a mixture of water and ${part}. In each of two rounds, the same whole number of liters of the liquid is drained and replaced by water. At the start, the percent of ${part} is a whole number less than 100. ${[
        t`What percent of the liquid is ${part} at the start?`,
        t`How many liters are drained in each round?`,
        t`After the two rounds, does it hold less than half of the ${part} that it held at the start?`,
      ][level - 1]!}`,
      cases: casesOf(String(V)),
      ask,
      show: ([u, v]) => t`${v}% at the start and ${u} of the ${V} liters drained`,
      statements: [],
      pairs: [
        pair(after[0], after[1], { together: twoPercents, harder: 0 }),
        pair(after[1], drainedOnly[1], { together: twoPercents, harder: 0.2 }),
        pair(after[0], drainedOnly[1], { open: twin, harder: 0.2 }),
        ...(level === 1 ? [
          pair(drainedOnly[0], after[1], { harder: 0.1 }),
          pair(drainedOnly[0], full, { harder: 0.1 }),
          pair(full, compared, { harder: -0.1 }),
          pair(drainedOnly[0], ratio, { harder: 0.1 }),
          pair(drainedOnly[0], after[0], { harder: 0 }),
          pair(after[0], lost, { together: known[0], harder: 0.1 }),
          pair(ratio, after[1], { together: t`the second statement of a percent, ${twice}, is ${m`${fracTex((left / g) ** 2, (V / g) ** 2)}`} of the percent at the start, ${answer}`.replace('the second statement of a percent', 'the percent after the second round'), harder: -0.3 }),
          pair(compared, ratio, { open: t`Both fix only how much is drained, not how rich the liquid was.`, harder: 0.2 }),
          pair(compared, after[1], { together: t`each round leaves ${share} of the ${part}, so ${twice} is ${share} of ${share} of the percent at the start, ${answer}`, harder: 0.1 }),
          pair(compared, lost, { together: t`the second draining takes ${share} of what the first takes, so ${share} of the liquid stays each time and ${x} liters are drained. These contain ${plain(rational(p * x, 100))} liters of ${part}, which is ${p} percent, ${answer}`, harder: 0.2 }),
        ] : [
          pair(ratio, after[0], { harder: 0.1 }),
          pair(full, compared, { harder: 0 }),
          pair(compared, after[1], { harder: 0.1 }),
          pair(compared, drainedOnly[0], { harder: 0.1 }),
          pair(drainedOnly[0], after[0], { together: known[level - 1], harder: 0 }),
          pair(drainedOnly[0], start, { open: t`Both give only the percent at the start, ${p}.`, harder: 0.1 }),
          pair(lost, drainedOnly[0], { together: t`draining changes no percent, so the drained liters are ${p}% ${part}; they contain ${plain(rational(p * x, 100))} liters of it, which makes ${x} drained liters, ${answer}`, harder: 0.1 }),
          pair(lost, drainedOnly[1], { open, harder: 0.2 }),
        ]),
        ...(level === 3 ? [pair(fell, compared, { harder: 0.1 }), pair(fell, bound, { harder: 0.3 }), pair(fell, after[1], { harder: 0.1 }), pair(fell, drainedOnly[1], { harder: 0.2 }), pair(bound, compared, { harder: 0.2 }), pair(bound, ratio, { harder: 0.1 }), pair(bound, after[0], { open, harder: 0.2 }), pair(bound, lost, { open, harder: 0.2 })] : []),
      ].filter(({ statements }) => statements.every((one) => one.enough !== undefined || isOpen(one))),
      hints: [
        t`By which factor does one round multiply the amount of ${part}? Write the percents after the ${ordinal[0]} and the ${ordinal[1]} round with it.`,
        t`Which changes the percent of ${part}, the draining or the water? And does the question need the percent at the start, the drained liters, or both?`,
      ],
    }
  },
  second: {
    cases: ([volume = 0]) => {
      const found: Array<readonly [volume: number, drained: number, percent: number]> = []
      for (let percent = 1; percent < 100; percent += 1) for (let drained = 1; drained < volume; drained += 1) found.push([volume, drained, percent])
      return found
    },
    ask: (one, _n, stem) => {
      if (stem.includes('What percent')) return one[2]
      if (stem.includes('How many liters')) return one[1]
      const { before, after } = rounds(one)
      return after < before / 2 - 1e-9
    },
    read: [
      [/^After the first/, (one, [percent = 0]) => near(rounds(one).middle, (percent / 100) * one[0])],
      [/^After the second/, (one, [percent = 0]) => near(rounds(one).after, (percent / 100) * one[0])],
      [/of the first round has been drained/, (one, [percent = 0]) => near(rounds(one).before - rounds(one).firstOut, (percent / 100) * (one[0] - one[1]))],
      [/of the second round has been drained/, (one, [percent = 0]) => near(rounds(one).middle - rounds(one).secondOut, (percent / 100) * (one[0] - one[1]))],
      [/is drained in the second round is/, (one, [top = 0, bottom = 1]) => near(rounds(one).secondOut * bottom, rounds(one).firstOut * top)],
      [/^The percent of/, (one, [top = 0, bottom = 1]) => near(rounds(one).after * bottom, rounds(one).before * top)],
      [/^At the start, there are/, (one, [top = 0, bottom = 1]) => near(rounds(one).before * bottom, top)],
      [/^The liquid that is drained in the first/, (one, [top = 0, bottom = 1]) => near(rounds(one).firstOut * bottom, top)],
      [/^The liquid is at (?:least|most)/, (one, [bound = 0, percent = 0], { statement }) => near(rounds(one).middle, (percent / 100) * one[0]) && (statement.includes('least') ? one[2] >= bound : one[2] <= bound)],
      [/^The liquid is/, (one, [first = 0, second = 0]) => near(rounds(one).middle, (first / 100) * one[0]) && near(rounds(one).after, (second / 100) * one[0])],
      [/^In each round/, ([, drained], [bound = 0], { statement }) => (statement.includes('more') ? drained > bound : drained < bound)],
    ],
  },
}) // prettier-ignore

/** For the second solver: the liters of the substance at every step. */
function rounds([volume, drained, percent]: readonly [number, number, number]) {
  const before = (volume * percent) / 100
  const firstOut = drained * (before / volume)
  const middle = before - firstOut
  const secondOut = drained * (middle / volume)
  return { before, firstOut, middle, secondOut, after: middle - secondOut }
}

const near = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6
