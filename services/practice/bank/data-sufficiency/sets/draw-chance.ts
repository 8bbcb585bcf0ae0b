import { agree } from '../../factory/grammar.ts'
import { m, ratio, t } from '../../factory/format.ts'
import { gcd } from '../../factory/gcd.ts'
import { div } from '../../factory/rational.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { fracTex } from '../../factory/frac-tex.ts'
import { range, simplestFirst } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'

type Three = readonly [number, number, number]

const CASES = once((): readonly Three[] => simplestFirst(triples(12)))
const WIDE = once((): readonly Three[] => range(0, 1727).map((at) => [1 + (at % 12), 1 + (Math.trunc(at / 12) % 12), 1 + Math.trunc(at / 144)])) // prettier-ignore
const BAGS = [
  { bag: 'A bag', holds: 'balls', colors: ['red', 'blue', 'green'] },
  { bag: 'A drawer', holds: 'socks', colors: ['black', 'gray', 'white'] },
  { bag: 'A box', holds: 'tickets', colors: ['yellow', 'orange', 'pink'] },
  { bag: 'A jar', holds: 'gumballs', colors: ['brown', 'white', 'purple'] },
  { bag: 'A tin', holds: 'buttons', colors: ['silver', 'gold', 'blue'] },
] as const

export const drawChance = sufficiency({
  id: 'draw-chance',
  skill: 'ds-sets',
  version: 4,
  levels: [-0.4, 0.3, 1],
  draw: (random, level) => {
    const three = [random.int(1, 7), random.int(1, 6), random.int(1, 6)] as const
    const [r, b, g] = three
    if (r === b || b === g || r === b + g) return null
    if (level === 3 && r + b > g && r + b <= g + 2) return null
    return { three, slack: random.int(1, 3), level, setting: random.pick(BAGS) }
  },
  write: ({ three: [r, b, g], slack, level, setting }): Sufficiency<Three> => {
    const { bag, holds: things, colors } = setting
    const [red, blue, green] = colors
    const [the, thing] = [bag.replace('A ', 'the '), things.slice(0, -1)]
    const total = r + b + g
    const asks = [
      { question: `What is the probability that it is ${red}?`, of: ([p, q, s]: Three) => m`${fracTex(p, p + q + s)}` },
      { question: `What is the probability that it is ${red} or ${blue}?`, of: ([p, q, s]: Three) => m`${fracTex(p + q, p + q + s)}` },
      { question: `Is it more likely to be ${red} than not?`, of: ([p, q, s]: Three) => (p > q + s ? 'yes' : 'no') },
    ] as const // prettier-ignore
    const { question, of } = asks[level - 1]!
    const key = of([r, b, g])
    const share = level === 2 ? t`${red} or ${blue}` : red
    const [fracRB, fracG] = [(r + b) / gcd(r + b, g), g / gcd(r + b, g)]
    const rest = m`${fracTex(total - g, total)}`
    const [more, fewer] = r > b ? [red, blue] : [blue, red]
    const statements: Array<Statement<Three>> = [
      {
        text: t`${r} of the ${things} ${r === 1 ? 'is' : 'are'} ${red}.`,
        holds: ([p]) => p === r,
        lacks: t`The probability also depends on how many other ${things} there are.`,
        trap: [
          t`uses the ${r} ${red} ${things}, but the total number of ${things} is unknown`,
          t`uses the ${r} ${red} ${things}, but the number of ${blue} ones and the total are unknown`,
          t`overlooks that the number of other ${things} is unknown`,
        ][level - 1]!.replace(` 1 ${red} ${things},`, ` 1 ${red} ${thing},`),
        enough: t`there ${agree(r, 'is', 'are')} only ${r} ${red} ${agree(r, thing, things)}, and at least one ${blue} and one ${green} ${thing}. So at least 2 ${things} are not ${red}, and ${r} is not more than 2. The answer is no.`,
        missed: t`overlooks that there are at least 2 ${things} that are not ${red}`,
      },
      {
        text: t`There are ${total} ${things} in ${the}.`,
        holds: ([p, q, s]) => p + q + s === total,
        lacks: t`It gives only the total and does not say how many of the ${total} ${things} are ${share}.`,
        trap: t`treats the three colors as equally likely, but the ${total} ${things} can be divided among the colors in many ways`,
      },
      {
        text: t`The numbers of ${red} and ${blue} ${things} are in the ratio ${ratio(div(r, b))}.`,
        holds: ([p, q]) => p * b === q * r,
        lacks: t`It says nothing about the ${green} ${things}, which also count in the total.`,
        trap: t`overlooks that the ${green} ${things} also count in the total`,
      },
      {
        text: t`The probability that it is ${green} is ${m`${fracTex(g, total)}`}.`,
        holds: ([p, q, s]) => s * total === g * (p + q + s),
        lacks: t`The probability of ${red} or ${blue} is ${rest}, but it can be split between the two colors in many ways.`,
        trap: t`splits the other ${rest} evenly between ${red} and ${blue}, but the two colors do not have to be equally likely`,
        enough:
          level === 3
            ? t`the probability of ${red} or ${blue} is ${m`1 - ${fracTex(g, total)} = ${fracTex(r + b, total)}`}, which is ${2 * (r + b) === total ? 'exactly' : 'less than'} one half. The probability of ${red} alone is even less, so the answer is no.`
            : t`the ${thing} is ${red} or ${blue} whenever it is not ${green}, so the probability is ${m`1 - ${fracTex(g, total)} = ${fracTex(r + b, total)}`}. The two probabilities add up to 1.`,
        missed:
          level === 3
            ? t`overlooks that the probability of ${red} or ${blue} is only ${m`${fracTex(r + b, total)}`}, so ${red} alone is even less likely`
            : t`overlooks that "${red} or ${blue}" simply means "not ${green}"`,
      },
      {
        text: t`The numbers of ${blue} and ${green} ${things} are in the ratio ${ratio(div(b, g))}.`,
        holds: ([, q, s]) => q * g === s * b,
        lacks: t`It says nothing about the ${red} ${things}.`,
        trap: t`treats the ratio as if it covered all the ${things}, but the ${red} ones are not part of it`,
      },
      {
        text: t`The number of ${more} ${things} is ${Math.abs(r - b)} greater than the number of ${fewer} ones.`,
        holds: ([p, q]) => p - q === r - b,
        lacks: t`It gives only a difference and says nothing about the ${green} ${things}.`,
        trap: t`uses a difference of ${Math.abs(r - b)} as if it fixed the numbers of ${things}, but many numbers differ by ${Math.abs(r - b)}`,
        enough: t`there ${r > b ? t`is only one more ${red} ${thing} than ${blue}, and there is at least one ${green} ${thing}, so there are at least as many ${blue} and ${green} ${things} together as ${red} ones. At most half of the ${things} are ${red}` : t`are more ${blue} ${things} than ${red} ones, so less than half of the ${things} are ${red}`}, and the answer is no.`,
        missed: r > b ? t`overlooks that with at least one ${green} ${thing}, there are at least as many ${blue} and ${green} ${things} together as ${red} ones` : t`overlooks that if there are more ${blue} ${things} than ${red} ones, less than half of the ${things} can be ${red}`, // prettier-ignore
      },
      {
        text: t`There are fewer than ${g + slack} ${green} ${things}.`,
        holds: ([, , s]) => s < g + slack,
        lacks: t`It gives only an upper limit for the number of ${green} ${things} and says nothing about the other colors.`,
        trap: t`takes a small number of ${green} ${things} to mean that ${share} is likely, but the other numbers are unknown`,
      },
    ]
    const half = level === 3 ? t`. That is ${r > b + g ? 'more' : 'less'} than one half, so the answer is ${key}` : ''
    if (level !== 2) {
      statements.push(
        {
          text: t`For every ${r} ${r === 1 ? thing : things} that ${r === 1 ? 'is' : 'are'} ${red}, there are ${b + g} that are not.`,
          holds: ([p, q, s]) => p * (b + g) === r * (q + s),
          enough: t`${r} of every ${m`${r} + ${b + g} = ${total}`} ${things} ${agree(r, 'is', 'are')} ${red}, so the probability is ${m`${fracTex(r, total)}`}${half}.`,
          missed: t`overlooks that the ratio of the ${red} ${things} to the rest, ${ratio(div(r, b + g))}, gives the probability of ${red}, ${m`${fracTex(r, total)}`}`,
        },
        {
          text: t`The probability that it is ${blue} or ${green} is ${m`${fracTex(b + g, total)}`}.`,
          holds: ([p, q, s]) => (q + s) * total === (b + g) * (p + q + s),
          enough: t`the ${thing} is ${red} whenever it is neither ${blue} nor ${green}, so the probability is ${m`1 - ${fracTex(b + g, total)} = ${fracTex(r, total)}`}${half}.`,
          missed: t`overlooks that "${blue} or ${green}" simply means "not ${red}"`,
        },
      )
    } else {
      statements.push({
        text: t`Together, there are ${timesAsMany(r + b, g)} as many ${red} and ${blue} ${things} as ${green} ones.`,
        holds: ([p, q, s]) => (p + q) * g === (r + b) * s,
        enough: t`for every ${fracG} ${green} ${fracG === 1 ? thing : things}, there ${agree(fracRB, 'is', 'are')} ${fracRB} that ${agree(fracRB, 'is', 'are')} ${red} or ${blue}. So ${fracRB} of every ${fracRB + fracG} ${things} ${agree(fracRB, 'is', 'are')} ${red} or ${blue}, and the probability is ${m`${fracTex(r + b, total)}`}.`,
        missed: t`looks for separate numbers of ${red} and ${blue} ${things}, but the question asks only about the two colors together`,
      })
    }
    if (level === 3) {
      statements.push({
        text: t`There are ${r > g ? 'more' : r < g ? 'fewer' : 'as many'} ${red} ${things} ${r === g ? 'as' : 'than'} ${green} ones.`,
        holds: ([p, , s]) => Math.sign(p - s) === Math.sign(r - g),
        lacks: t`It says nothing about the ${blue} ${things}, which are not ${red} either.`,
        trap: t`compares ${red} only with ${green}, but the ${blue} ${things} count, too`,
        enough: t`there are at least as many ${green} ${things} as ${red} ones, and there is at least one ${blue} ${thing} as well. So more than half of the ${things} are not ${red}, and the answer is no.`,
        missed: t`overlooks that at least one ${blue} ${thing} must be added to the ${green} ones`,
      })
    }
    return {
      stem: t`${bag} holds only ${red}, ${blue}, and ${green} ${things}, from one to twelve of each. One of the ${things} is drawn at random. ${question}`,
      asks: level === 3 ? { what: t`whether there are more ${red} ${things} than ${blue} and ${green} ones together` } : undefined, // prettier-ignore
      cases: CASES(),
      ask: of,
      show: ([p, q, s]) => t`${p} ${red}, ${q} ${blue}, and ${s} ${green} ${agree(s, thing, things)}`,
      since: ([p, q, s]) => [t`${p} of the ${p + q + s} ${things} ${agree(p, 'is', 'are')} ${red}`, t`${m`${p} + ${q} = ${p + q}`} of the ${p + q + s} ${things} are ${red} or ${blue}`, t`${p} ${agree(p, thing, things)} ${agree(p, 'is', 'are')} ${red} and ${m`${q} + ${s} = ${q + s}`} are not`][level - 1], // prettier-ignore
      statements,
      together: (pair, left) => {
        const said = pair.map(({ text }) => text).join(' ')
        const isFirst = said.includes(` of ${red} and ${blue} `)
        const [names, i, j] = isFirst ? [[red, blue], r, b] as const : [[blue, green], b, g] as const // prettier-ignore
        const unit = (i + j) / gcd(i, j)
        const isSum = said.includes('in the ratio') && said.includes(`There are ${total} `)
        if (left.length === 1 && isSum && 2 * unit > total - 1)
          return t`The ${names[0]} and ${names[1]} ${things} together come in groups of ${unit}, with ${i / gcd(i, j)} ${names[0]} and ${j / gcd(i, j)} ${names[1]} in each. Out of ${total} ${things}, only one such group is possible: ${i} ${names[0]} and ${j} ${names[1]}. The other ${total - unit} ${agree(total - unit, 'is', 'are')} ${isFirst ? green : red}. ${whyFixed(left, { level, colors, things, isRatios: false })}`.replace(
            /The only numbers from one to twelve that fit both statements are .*?, so /,
            'So ',
          )
        const [unitAll, unitGreen] = [total / gcd(g, total), g / gcd(g, total)]
        const compared = level === 3 ? t`, which is ${r > b + g ? 'more' : 'less'} than one half` : ''
        if (said.includes('probability that it is') && isFirst && said.includes('in the ratio'))
          return t`Together, ${red} and ${blue} have a probability of ${m`1 - ${fracTex(g, total)} = ${fracTex(r + b, total)}`}. Of every ${i / gcd(i, j) + j / gcd(i, j)} ${red} or ${blue} ${things}, ${i / gcd(i, j)} ${agree(i / gcd(i, j), 'is', 'are')} ${red}. So the probability of ${red} is ${m`${fracTex(r, r + b)} \times ${fracTex(r + b, total)} = ${fracTex(r, total)}`}${compared}.`
        if (said.includes('probability that it is') && said.includes('in the ratio'))
          return t`Since ${blue} and ${green} are in the ratio ${ratio(div(b, g))}, the probability of ${blue} is ${m`${fracTex(b, g)} \times ${fracTex(g, total)} = ${fracTex(b, total)}`}. So the probability of ${red} is ${m`1 - ${fracTex(g, total)} - ${fracTex(b, total)} = ${fracTex(r, total)}`}${compared}.`
        if (said.includes('probability that it is') && said.includes(` of the ${things} `)) {
          const sums = left.map(([p, q, s]) => p + q + s)
          const [least, k] = [Math.min(...sums), Math.max(...sums) / unitAll + 1]
          const [blues, greens] = [(unitAll - unitGreen) * k - r, unitGreen * k]
          const [many, color] = blues > greens ? [blues, blue] : [greens, green]
          const low = least > unitAll ? t`With ${least - unitAll} ${things} or fewer, none would be ${blue}. ` : ''
          if (left.length === 1)
            return t`The total is a multiple of ${unitAll}, since ${m`${fracTex(g, total)}`} of the ${things} are ${green}. ${low}With ${k * unitAll} or more, at least ${many} would be ${color}, but there are at most twelve. So there are ${least} ${things}, and ${r} of them ${agree(r, 'is', 'are')} ${red}${compared.replace('one half', 'half')}.`
          if (level === 3 && 2 * r <= least)
            return t`The total is a multiple of ${unitAll}, since ${m`${fracTex(g, total)}`} of the ${things} are ${green}. ${low}So there are at least ${least} ${things}, and only ${r} of them ${agree(r, 'is', 'are')} ${red}${compared.replace('one half', 'half')}.`
        }
        const isRatios = pair.every(({ text }) => text.includes('in the ratio'))
        const multiple = said.includes('The probability that it is') ? total / gcd(g, total) : undefined
        return whyFixed(left, { level, colors, things, isRatios, multiple })
      },
      bothMissed: (_pair, left) =>
        left.length > 1
          ? t`overlooks that every mix that fits both statements gives the same ${level === 3 ? 'answer' : 'probability'}, ${key}`
          : undefined,
      bothTrap: ([{ text }, other]) => {
        const missing = level === 2 ? green : red
        if (/ are \d+ \w+ in the /.test(`${text} ${other.text}`))
          return t`uses the total, ${total}, but the number of ${level === 2 ? green : red} ${things} is still unknown`
        return `${text} ${other.text}`.includes(` ${missing}`)
          ? /fewer than \d/.test(`${text} ${other.text}`)
            ? t`treats the limit on the number of ${green} ${things} as if it gave that number`
            : undefined
          : t`overlooks that neither statement says anything about the ${missing} ${things}`
      },
      hints: [
        [
          t`Do you need the number of ${red} ${things}, or only what part of all the ${things} is ${red}?`,
          t`Do you need separate probabilities for ${red} and ${blue}, or is it enough to know how likely ${green} is?`,
          t`If more than half of the ${things} are ${red}, how does the number of ${red} ${things} compare with that of all the others together?`,
        ][level - 1]!,
        [
          t`For each statement, try to find two mixes of ${things} that fit it but have different fractions of ${red} ${things}.`,
          t`A ${thing} that is not ${green} must be ${red} or ${blue}. Does each statement show what fraction of the ${things} is ${green}?`,
          t`For each statement, can you find a mix in which more than half of the ${things} are ${red}, and another in which at most half are?`,
        ][level - 1]!,
      ],
    }
  },
  second: {
    cases: WIDE,
    ask: ([p, q, s], _n, stem) =>
      stem.includes('more likely')
        ? 2 * p > p + q + s
        : Math.round(1e7 * (/it is \w+ or \w+\?$/.test(stem) ? 1 - s / (p + q + s) : p / (p + q + s))),
    read: [
      [/ in the \w+\.$/, ([p, q, s], [total = 0]) => p + q + s === total],
      [
        /ratio/,
        (one, [i = 0, j = 1], { statement, stem }) => {
          const at = colorsOf(stem).findIndex((color) => statement.includes(` of ${color} and`)) as 0 | 1
          return Math.abs(one[at] / one[(at + 1) as 1 | 2] - i / j) < 1e-9
        },
      ],
      [/probability .* or /, ([p, q, s], [i = 0, j = 1]) => Math.abs((q + s) / (p + q + s) - i / j) < 1e-9],
      [/probability/, ([p, q, s], [i = 0, j = 1]) => Math.abs(s / (p + q + s) - i / j) < 1e-9],
      [/^For every/, ([p, q, s], [i = 0, j = 1]) => Math.abs(p / (q + s) - i / j) < 1e-9],
      [/[Tt]ogether/, ([p, q, s], [i = 0, j = 1], { statement }) => Math.abs((p + q) / s - (statement.includes('twice') ? 2 : i === 0 ? 1 : i / j)) < 1e-9], // prettier-ignore
      [/ is \d+ greater than/, ([p, q], [gap = 0], { statement, stem }) => (statement.includes(`number of ${colorsOf(stem)[0]!} ${statement.split(' ')[4]} is`) ? p - q : q - p) === gap], // prettier-ignore
      [/fewer than \d/, ([, , s], [bound = 0]) => s < bound],
      [/are more/, ([p, , s]) => p > s],
      [/are fewer/, ([p, , s]) => p < s],
      [/as many/, ([p, , s]) => p === s],
      [/^\d+ of/, ([p], [value = 0]) => p === value],
    ],
  },
})

/** How many times as many: '\\frac{5}{3} times', 'twice', or nothing for equally many. */
function timesAsMany(these: number, those: number): string {
  if (these === those) return 'exactly'
  return these === 2 * those ? 'twice' : t`${m`${fracTex(these, those)}`} times`
}

function triples(high: number): Three[] {
  return range(1, high).flatMap((a) => range(1, high).flatMap((b) => range(1, high).map((c) => [a, b, c] as const)))
}

function colorsOf(stem: string): string[] {
  return /holds only (\w+), (\w+), and (\w+)/.exec(stem)?.slice(1) ?? []
}

interface Mix {
  level: number
  colors: readonly [string, string, string]
  things: string
  /** Whether both statements are ratios, of which the second color is part. */
  isRatios: boolean
  /** The total is a multiple of this. */
  multiple?: number | undefined
}

/** Why the mixes that are left have one answer. */
function whyFixed(
  left: readonly Three[],
  { level, colors: [red, blue, green], things, isRatios, multiple }: Mix,
): string {
  const asked = ([p, q]: Three): number => (level === 2 ? p + q : p)
  const sum = ([p, q, s]: Three): number => p + q + s
  const mix = ([p, q, s]: Three): string =>
    t`${p} ${red}, ${q} ${blue}, and ${s} ${green} ${agree(s, things.slice(0, -1), things)}`
  const [first] = left as [Three]
  const share = level === 2 ? t`${red} or ${blue}` : red
  const edge = left.reduce((best, each) =>
    2 * asked(first) > sum(first) === asked(each) * sum(best) < asked(best) * sum(each) ? each : best,
  )
  const isMore = 2 * asked(edge) > sum(edge)
  const ends = level === 3 ? t` That is ${isMore ? 'more' : 'not more'} than half.` : ''
  if (left.length === 1 && !isRatios)
    return t`${multiple === undefined ? 'The only numbers from one to twelve that fit both statements are' : t`The total must be a multiple of ${multiple}, and with from one to twelve of each color, only one mix fits both statements:`} ${mix(first)}, so ${asked(first)} of the ${sum(first)} ${things} are ${share}.${ends}`.replace(
      /\b1 of the (\d+ \w+) are/,
      '1 of the $1 is',
    )
  if (left.some((each) => asked(each) * sum(first) !== asked(first) * sum(each)))
    return t`Among the mixes that fit both statements, ${red} has the ${isMore ? 'smallest' : 'greatest'} share with ${mix(edge)}, and even then ${asked(edge)} of the ${sum(edge)} ${things} are ${red}.${ends}`
  if (!isRatios && left.every((each) => sum(each) === sum(first)))
    return t`Of the ${sum(first)} ${things}, ${asked(first)} ${agree(asked(first), 'is', 'are')} ${share}.${ends}`
  const g = gcd(gcd(first[0], first[1]), first[2])
  const parts = first.map((each) => each / g) as unknown as Three
  const isFixed = left.every((each) => each.every((number, at) => number * first[0] === first[at]! * each[0]))
  const opening = isFixed
    ? t`${isRatios ? t`Writing both ratios with ${parts[1]} for ${blue} gives` : 'They give'} the ${red}, ${blue}, and ${green} ${things} in the ratio ${parts.join(' to ')}, so`
    : 'In every mix that fits both statements,'
  const [part, whole] = isFixed
    ? [asked(parts), sum(parts)]
    : [asked(first) / gcd(asked(first), sum(first)), sum(first) / gcd(asked(first), sum(first))]
  return t`${opening} ${part} of every ${whole} ${things} ${agree(part, 'is', 'are')} ${share}${level === 3 ? '' : t`, a probability of ${m`${fracTex(part, whole)}`}`}.${ends}`
}
