import { capital } from '../../factory/capital.ts'
import { MORE_OFTEN_EACH } from '../../factory/answer-packs.ts'
import { count, m, plain, t } from '../../factory/format.ts'
import { fracTex } from '../../factory/frac-tex.ts'
import { gcd } from '../../factory/gcd.ts'
import { agree } from '../../factory/grammar.ts'
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

export const drinkReplaced = sufficiency({
  id: 'drink-replaced',
  skill: 'ds-ratios',
  version: 3,
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
    const power = m`\left(${fracTex(left, V)}\right)^2 = ${fracTex(left * left, V * V)}`
    const half = t`two rounds leave ${power} of the ${part}, which is ${isLess ? 'less' : 'more'} than ${m`\frac{1}{2}`}, ${answer}`
    const result = ['', t`so in each round, ${m`${fracTex(left, V)} \times ${V} = ${left}`} of the ${V} liters stay, and ${x} are drained.`, half][level - 1]!
    const ratioFacts = level === 1 ? { lacks: t`Each round leaves ${share} of the ${part}, whatever the percent at the start was.`, trap: t`finds that each round leaves ${share} of the ${part}, but this is true for any percent at the start` } : { missed: t`overlooks that each round leaves ${share} of the ${part}, whatever the percent at the start is` } // prettier-ignore
    const reduced = (top: number, bottom: number): string => (gcd(top, bottom) === 1 ? m`\frac{${top}}{${bottom}}` : m`\frac{${top}}{${bottom}} = ${fracTex(top, bottom)}`)
    const remains = ([u]: Drink): string => m`\left(${fracTex(V - u, V)}\right)^2 = ${fracTex((V - u) ** 2, V * V)}`
    const says = (text: string, holds: (drink: Drink) => boolean, notes: Partial<Statement<Drink>>): Statement<Drink> => ({ text, holds, ...notes }) // prettier-ignore
    const pair = (...[one, other, notes]: readonly [Statement<Drink>, Statement<Drink>, Partial<Pair>?]): Pair => ({ statements: [one, other], harder: 0, ...notes }) // prettier-ignore
    /** Two ways to get to a percent after one or two rounds, if they lead to different answers. */
    const unknown = (percent: number, times: 1 | 2): string => {
      const fit = casesOf(String(V)).filter(([u, v]) => v * (V - u) ** times === percent * V ** times)
      const two = [fit[0]!, fit.find((drink) => ask(drink) !== ask(fit[0]!)) ?? fit[0]!] as const
      const [one, other] = two.map(([u, v]) => t`${m`${times === 1 ? fracTex(V - u, V) : `\\left(${fracTex(V - u, V)}\\right)^2`} \times ${v} = ${percent}`} if ${u} of the ${V} liters ${agree(u, 'is', 'are')} drained each time`) as [string, string] // prettier-ignore
      return t`Different percents at the start can lead to ${percent}%: ${one}, and ${other}.`
    }
    const onePair = (percent: number): string => t`tries only one starting percent, with one amount drained, that leads to ${percent}%`
    const after = [
      says(t`After the first round, the liquid is ${once}% ${part}.`, ([u, v]) => v * (V - u) === once * V, { lacks: unknown(once, 1), trap: onePair(once) }), // prettier-ignore
      says(t`After the second round, the liquid is ${twice}% ${part}.`, ([u, v]) => v * (V - u) ** 2 === twice * V * V, { lacks: unknown(twice, 2), trap: onePair(twice) }), // prettier-ignore
    ] as const
    const full = says(t`The liquid is ${once}% ${part} after the first round and ${twice}% after the second.`, ([u, v]) => v * (V - u) === once * V && v * (V - u) ** 2 === twice * V * V, { enough: t`the same amount is drained in both rounds, so each leaves the same fraction of the ${part}. The second round takes the percent from ${once} to ${twice}, so this fraction is ${reduced(twice, once)}. ${[t`The first round leaves the same fraction, so the percent at the start is ${m`${once} \div ${fracTex(left, V)} = ${p}`}.`, capital(result), t`So ${half}`][level - 1]!}`, missed: t`overlooks that the fall from ${once}% to ${twice}% shows that each round leaves ${share} of the ${part}` })
    // What is drained, and what stays, has the same percent: draining by itself changes none.
    const before = (round: string): string => t`In the ${round} round, after the liquid is drained but before water is added, the remaining liquid is`
    const unchanged = (percent: number): string => t`assumes that draining changed the percent to ${percent}, but draining alone does not change the percent`
    const drainedOnly = [
      says(t`${before('first')} ${p}% ${part}.`, ([, v]) => v === p, level === 1 ? { enough: t`draining takes water and ${part} in the same proportion, so the liquid was already ${p}% ${part} at the start.`, missed: t`assumes that draining changes the percent, but only the added water does, so ${p}% is also the percent at the start` } : { lacks: t`Draining alone does not change the percent, so this gives only the percent at the start, ${p}.`, trap: unchanged(p) }), // prettier-ignore
      says(t`${before('second')} ${once}% ${part}.`, ([u, v]) => v * (V - u) === once * V, { lacks: t`Draining alone does not change the percent, so this gives only the percent after the first round, ${once}.`, trap: unchanged(once) }), // prettier-ignore
    ] as const
    const g = gcd(left, V)
    const squared = m`${fracTex((left / g) ** 2, (V / g) ** 2)}`
    const inFirst = plain(rational(p * x, 100))
    const compared = says(t`The liquid drained in the second round contains ${share} as much ${part} as the liquid drained in the first.`, ([u]) => (V - u) * V === left * V, { ...ratioFacts, ...(level === 1 ? {} : { enough: t`the two drained portions have the same size, so the first round brings the percent of ${part} to ${share} of what it was. ${capital(result)}` }) }) // prettier-ignore
    const ratio = says(t`The percent of ${part} after the second round is ${squared} of the percent at the start.`, ([u]) => V - u === left, { ...ratioFacts, ...(level === 1 ? {} : { enough: level === 2 ? t`each round leaves the same fraction of the ${part}, so two rounds leave the square of that fraction. The square is ${squared}, so the fraction is ${share}. ${capital(result.replace('so in', 'in'))}` : t`the amount of liquid is the same as at the start, so two rounds leave ${squared} of the ${part}. That is ${isLess ? 'less' : 'more'} than ${m`\frac{1}{2}`}, ${answer}` }) }) // prettier-ignore
    const start = says(t`At the start, there ${p * V === 100 ? 'is' : 'are'} ${count(rational(p * V, 100), 'liter')} of ${part} in the liquid.`, ([, v]) => v === p, { lacks: t`It gives only the percent at the start, ${p}, and says nothing about the amount drained.`, trap: t`finds the percent at the start, ${p}, and stops, but the amount drained is not known` }) // prettier-ignore
    const lost = says(t`The liquid that is drained in the first round contains ${count(rational(p * x, 100), 'liter')} of ${part}.`, ([u, v]) => u * v === p * x, { lacks: t`A lot of a weak mixture and a little of a strong one can contain the same amount of ${part}.`, trap: t`tries only one amount of liquid that contains ${count(rational(p * x, 100), 'liter')} of ${part}, but the percent of ${part} in it is not known` }) // prettier-ignore
    const bounds = isLess ? [x - near, 'more', (u: number) => u > x - near] as const : [x + near, 'fewer', (u: number) => u < x + near] as const // prettier-ignore
    const edge = isLess ? bounds[0] + 1 : bounds[0] - 1
    const atEdge = m`\left(${fracTex(V - edge, V)}\right)^2 = ${fracTex((V - edge) ** 2, V * V)}`
    const bound = says(t`In each round, ${bounds[1]} than ${count(bounds[0], 'liter')} ${agree(bounds[0], 'is', 'are')} drained.`, ([u]) => bounds[2](u), { lacks: 'It gives only a limit for the amount drained.', trap: t`treats a limit on the amount drained as if it were that amount`, enough: t`draining ${isLess ? 'only' : 'as many as'} ${edge} of the ${V} liters twice leaves ${atEdge} of the ${part}. That is ${isLess ? 'already less' : 'still more'} than ${m`\frac{1}{2}`}, and draining ${isLess ? 'more leaves even less' : 'less leaves even more'}, ${answer}`, missed: t`overlooks that even with ${edge} liters drained each time, ${isLess ? 'less' : 'more'} than half of the ${part} is left` }) // prettier-ignore
    const s = isLess ? Math.max(Math.ceil(Math.SQRT2 * once), p - 2 * near) : Math.min(Math.floor(Math.SQRT2 * once), p + 2 * near)
    const fell = says(t`The liquid is at ${isLess ? 'least' : 'most'} ${s}% ${part} at the start, and it is ${once}% ${part} after the first round.`, ([u, v]) => (isLess ? v >= s : v <= s) && v * (V - u) === once * V, { enough: t`the first round takes the percent from at ${isLess ? 'least' : 'most'} ${s} to ${once}, so each round leaves at ${isLess ? 'most' : 'least'} ${m`\frac{${once}}{${s}}`} of the ${part}. Two rounds leave at ${isLess ? 'most' : 'least'} ${m`\left(\frac{${once}}{${s}}\right)^2 = ${fracTex(once * once, s * s)}`}, which is ${isLess ? 'less' : 'more'} than ${m`\frac{1}{2}`}, ${answer}`, missed: t`overlooks that even with ${s}% ${part} at the start, ${isLess ? 'less' : 'more'} than half of the ${part} is left` })
    const twoPercents = t`the same amount is drained in both rounds, so each leaves the same fraction of the ${part}. The second round takes the percent from ${once} to ${twice}, so this fraction is ${reduced(twice, once)}. ${[t`The first round leaves the same fraction, so the percent at the start is ${m`${once} \div ${fracTex(left, V)} = ${p}`}.`, capital(result), t`So ${half}`][level - 1]!}` // prettier-ignore
    const known = [t`after the first round, the liquid contains ${m`${rational(once, 100)} \times ${V} = ${rational(once * V, 100)}`} liters of ${part}, and ${inFirst} liters of ${part} were drained before. So it contained ${m`${rational(once * V, 100)} + ${rational(p * x, 100)} = ${rational(p * V, 100)}`} liters at the start. That is ${p}% of ${V} liters, ${answer}`, t`the first round takes the percent from ${p} to ${once}, because draining alone does not change it. Since ${reduced(once, p)}, only ${left} of the ${V} liters stay, ${answer}`, t`draining alone does not change the percent, so it is ${p} at the start and ${once} after the first round. Each round therefore leaves ${reduced(once, p)} of the ${part}. ${capital(half)}`] as const // prettier-ignore
    const open = 'A lower percent at the start with more liquid drained and a higher percent with less drained can both fit.'
    const twin = t`Draining alone does not change the percent, so both statements say the same thing: after the first round, the liquid is ${once}% ${part}.`
    // That whole numbers leave one solution of an equation takes more than two minutes to find out.
    const isOpen = ({ holds }: Statement<Drink>): boolean => new Set(casesOf(String(V)).filter(holds).map(ask)).size > 1
    return {
      stem: t`${vessel} holds ${V} liters of ${of}, which is a mixture of water and ${part}. In each of two rounds, the same whole number of liters of the liquid is drained and replaced with water. At the start, the percent of ${part} is a whole number less than 100. ${[
        t`What percent of the liquid is ${part} at the start?`,
        t`How many liters are drained in each round?`,
        t`After the two rounds, does it hold less than half of the ${part} that it held at the start?`,
      ][level - 1]!}`,
      cases: casesOf(String(V)),
      ask,
      since: (drink) => (level === 3 ? t`two rounds leave ${remains(drink)} of the ${part}` : undefined),
      show: ([u, v]) => t`${v}% ${part} at the start and ${count(u, 'liter')} drained each time`,
      statements: [],
      bothMissed: (_pair, drinks) => (drinks.length === 1 ? t`sees that neither statement alone is sufficient, but together they allow only ${p}% ${part} at the start and ${x} liters drained each time` : undefined),
      pairs: [
        pair(after[0], after[1], { together: twoPercents, harder: 0 }),
        pair(after[1], drainedOnly[1], { together: twoPercents, harder: 0.2 }),
        pair(after[0], drainedOnly[1], { open: twin, bothTrap: t`counts the statements as two facts, but both of them say that the liquid is ${once}% ${part} after the first round`, harder: 0.2 }),
        ...(level === 1 ? [
          pair(drainedOnly[0], after[1], { harder: 0.1 }),
          pair(drainedOnly[0], full, { harder: 0.1 }),
          pair(full, compared, { harder: -0.1 }),
          pair(drainedOnly[0], ratio, { harder: 0.1 }),
          pair(drainedOnly[0], after[0], { harder: 0 }),
          pair(after[0], lost, { together: known[0], harder: 0.1 }),
          pair(ratio, after[1], { together: t`the ${twice}% after the second round is ${squared} of the percent at the start. That was ${m`${twice} \div ${fracTex((left / g) ** 2, (V / g) ** 2)} = ${p}`}, ${answer}`, harder: -0.3 }),
          pair(compared, ratio, { open: t`Both say only what fraction of the ${part} each round leaves, and nothing about the percent at the start.`, bothTrap: t`counts the statements as two facts, but both of them say only that each round leaves ${share} of the ${part}`, harder: 0.2 }),
          pair(compared, after[1], { together: t`the two drained portions have the same size, so each round leaves ${share} of the ${part}. So ${twice}% is ${squared} of the percent at the start, which is ${m`${twice} \div ${fracTex((left / g) ** 2, (V / g) ** 2)} = ${p}`}.`, harder: 0.1 }),
          pair(compared, lost, { together: t`the second portion contains ${share} as much ${part} as the first, so each round leaves ${share} of the liquid, and ${x} of the ${V} liters are drained. The first ${x} liters contain ${inFirst} liters of ${part}, and ${m`${rational(p * x, 100)} \div ${x} = ${rational(p, 100)}`}, ${answer}`, harder: 0.2 }),
        ] : [
          pair(ratio, after[0], { harder: 0.1 }),
          pair(full, compared, { harder: 0 }),
          pair(compared, after[1], { harder: 0.1 }),
          pair(compared, drainedOnly[0], { harder: 0.1 }),
          pair(drainedOnly[0], after[0], { together: known[level - 1], harder: 0 }),
          pair(drainedOnly[0], start, { open: t`Both give only the percent at the start, ${p}, and nothing about the amount drained.`, bothTrap: t`counts the statements as two facts, but both of them give only the percent at the start, ${p}`, harder: 0.1 }),
          pair(lost, drainedOnly[0], { together: t`draining alone does not change the percent, so the liquid drained in the first round is ${p}% ${part}. It contains ${inFirst} liters of ${part}, so ${m`${inFirst} \div ${rational(p, 100)} = ${x}`} liters are drained. ${level === 2 ? t`The answer is ${x}.` : t`Each round leaves ${share} of the ${part}, so ${half}`}`, hints: [t`What does draining do to the percent of ${part}, and what does adding water do to it?`, t`The liquid drained in the first round has the same percent of ${part} as all of the liquid at the start. How many liters of it contain ${inFirst} liters of ${part}?`], harder: 0.1 }),
          pair(lost, drainedOnly[1], { open, harder: 0.2 }),
        ]),
        ...(level === 3 ? [pair(fell, compared, { harder: 0.1 }), pair(fell, bound, { harder: 0.3 }), pair(fell, after[1], { harder: 0.1 }), pair(fell, drainedOnly[1], { harder: 0.2 }), pair(bound, compared, { harder: 0.2 }), pair(bound, ratio, { harder: 0.1 }), pair(bound, after[0], { open: 'A higher percent at the start with more liquid drained and a lower percent with less drained can both fit.', harder: 0.2 }), pair(bound, lost, { open, harder: 0.2 })] : []),
      ].filter(({ statements }) => statements.every((one) => one.enough !== undefined || isOpen(one))),
      hints: [
        t`What does draining do to the percent of ${part}, and what does adding water do to it?`,
        t`Each round leaves the same fraction of the ${part}. What does each statement say about that fraction${level === 1 ? ', and what about the percent at the start' : ''}?`,
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
      [/^In the first round/, (one, [percent = 0]) => near(rounds(one).before - rounds(one).firstOut, (percent / 100) * (one[0] - one[1]))],
      [/^In the second round/, (one, [percent = 0]) => near(rounds(one).middle - rounds(one).secondOut, (percent / 100) * (one[0] - one[1]))],
      [/^The liquid drained in the second/, (one, [top = 0, bottom = 1]) => near(rounds(one).secondOut * bottom, rounds(one).firstOut * top)],
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
