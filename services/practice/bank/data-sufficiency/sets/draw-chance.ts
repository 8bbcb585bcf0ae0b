import { m, ratio, t } from '../../factory/format.ts'
import { div } from '../../factory/rational.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { fracTex } from '../../factory/frac-tex.ts'
import { range, simplestFirst } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'

type Three = readonly [number, number, number]

const CASES = once((): readonly Three[] => simplestFirst(triples(12)))
const WIDE = once((): readonly Three[] =>
  range(0, 1727).map((at) => [1 + (at % 12), 1 + (Math.trunc(at / 12) % 12), 1 + Math.trunc(at / 144)]),
)
const BAGS = [
  { bag: 'A bag', holds: 'balls', colours: ['red', 'blue', 'green'] },
  { bag: 'A drawer', holds: 'socks', colours: ['black', 'grey', 'white'] },
  { bag: 'A box', holds: 'tickets', colours: ['yellow', 'orange', 'pink'] },
  { bag: 'A jar', holds: 'sweets', colours: ['brown', 'white', 'purple'] },
  { bag: 'A tin', holds: 'buttons', colours: ['silver', 'golden', 'blue'] },
] as const

export const drawChance = sufficiency({
  id: 'draw-chance',
  skill: 'ds-sets',
  version: 3,
  levels: [-0.4, 0.3, 1],
  draw: (random, level) => {
    const three = [random.int(1, 7), random.int(1, 6), random.int(1, 6)] as const
    const [r, b, g] = three
    if (r === b || b === g || r === b + g) return null
    if (level === 3 && r + b > g && r + b <= g + 2) return null
    return { three, slack: random.int(1, 3), level, setting: random.pick(BAGS) }
  },
  write: ({ three: [r, b, g], slack, level, setting }): Sufficiency<Three> => {
    const { bag, holds: things, colours } = setting
    const [red, blue, green] = colours
    const the = bag.replace('A ', 'the ')
    const thing = things.slice(0, -1)
    const total = r + b + g
    const asks = [
      { question: `What is the probability that it is ${red}?`, of: ([p, q, s]: Three) => m`${fracTex(p, p + q + s)}` },
      {
        question: `What is the probability that it is ${red} or ${blue}?`,
        of: ([p, q, s]: Three) => m`${fracTex(p + q, p + q + s)}`,
      },
      {
        question: `Is it more likely that it is ${red} than that it is not ${red}?`,
        of: ([p, q, s]: Three) => (p > q + s ? 'yes' : 'no'),
      },
    ] as const
    const { question, of } = asks[level - 1]!
    const key = of([r, b, g])
    const statements: Array<Statement<Three>> = [
      {
        text: t`${r} of the ${things} ${r === 1 ? 'is' : 'are'} ${red}.`,
        holds: ([p]) => p === r,
        lacks: 'A number alone is no share; the total stays open.',
      },
      {
        text: t`There are ${total} ${things} in ${the}.`,
        holds: ([p, q, s]) => p + q + s === total,
        lacks: 'How many there are of each colour stays open.',
      },
      {
        text: t`The numbers of ${red} and ${blue} ${things} are in the ratio ${ratio(div(r, b))}.`,
        holds: ([p, q]) => p * b === q * r,
        lacks: t`The share of ${green} ${things} stays open.`,
      },
      {
        text: t`The probability that it is ${green} is ${m`${fracTex(g, total)}`}.`,
        holds: ([p, q, s]) => s * total === g * (p + q + s),
        lacks: t`The other ${m`${fracTex(total - g, total)}`} can be divided between ${red} and ${blue} in many ways.`,
        enough:
          level === 3
            ? t`that leaves ${m`${fracTex(total - g, total)}`} for ${red} and ${blue} together, so the answer is ${key}.`
            : t`${red} or ${blue} is the opposite of ${green}: ${m`1 - ${fracTex(g, total)} = ${fracTex(r + b, total)}`}.`,
      },
      {
        text: t`The numbers of ${blue} and ${green} ${things} are in the ratio ${ratio(div(b, g))}.`,
        holds: ([, q, s]) => q * g === s * b,
        lacks: t`The share of ${red} ${things} stays open.`,
      },
      {
        text: t`There ${Math.abs(r - b) === 1 ? 'is' : 'are'} ${Math.abs(r - b)} more ${r > b ? red : blue} ${Math.abs(r - b) === 1 ? thing : things} than ${r > b ? blue : red} ones.`,
        holds: ([p, q]) => p - q === r - b,
        lacks: 'A difference fixes no share.',
      },
      {
        text: t`There are fewer than ${g + slack} ${green} ${things}.`,
        holds: ([, , s]) => s < g + slack,
        lacks: 'It gives only a bound.',
      },
    ]
    if (level !== 2) {
      statements.push(
        {
          text: t`For every ${r} ${r === 1 ? thing : things} that ${r === 1 ? 'is' : 'are'} ${red}, there are ${b + g} that are not.`,
          holds: ([p, q, s]) => p * (b + g) === r * (q + s),
          enough: t`${red} ${things} are ${m`${fracTex(r, total)}`} of all, so the answer is ${key}.`,
        },
        {
          text: t`The probability that it is ${blue} or ${green} is ${m`${fracTex(b + g, total)}`}.`,
          holds: ([p, q, s]) => (q + s) * total === (b + g) * (p + q + s),
          enough: t`${red} is the opposite, ${m`1 - ${fracTex(b + g, total)} = ${fracTex(r, total)}`}${level === 3 ? t`, and the answer is ${key}` : ''}.`,
        },
      )
    } else {
      statements.push({
        text: t`The ${red} and ${blue} ${things} together are ${m`${fracTex(r + b, g)}`} times as many as the ${green} ones.`,
        holds: ([p, q, s]) => (p + q) * g === (r + b) * s,
        lacks: '',
        enough: t`of every ${total} ${things}, ${r + b} are ${red} or ${blue}.`,
      })
    }
    if (level === 3) {
      statements.push({
        text: t`There are ${r > g ? 'more' : r < g ? 'fewer' : 'as many'} ${red} ${things} ${r === g ? 'as' : 'than'} ${green} ones.`,
        holds: ([p, , s]) => Math.sign(p - s) === Math.sign(r - g),
        lacks: t`The ${blue} ${things} count too, and their number stays open.`,
        enough: t`the ${green} ones alone are at least as many, and there are ${blue} ones besides, so the answer is no.`,
      })
    }
    return {
      stem: t`${bag} holds ${red}, ${blue} and ${green} ${things}, from one to twelve of each and no others. One of the ${things} is drawn at random. ${question}`,
      cases: CASES(),
      ask: of,
      show: ([p, q, s]) => t`a mix of ${p} ${red}, ${q} ${blue} and ${s} ${green}`,
      statements,
      hints: [
        'A probability is a share: numbers of one kind alone do not fix it.',
        level === 2 ? t`What is the opposite of ${red} or ${blue}?` : t`Only ${red} against not ${red} matters.`,
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
          const at = coloursOf(stem).findIndex((colour) => statement.includes(` of ${colour} and`)) as 0 | 1
          return Math.abs(one[at] / one[(at + 1) as 1 | 2] - i / j) < 1e-9
        },
      ],
      [/probability .* or /, ([p, q, s], [i = 0, j = 1]) => Math.abs((q + s) / (p + q + s) - i / j) < 1e-9],
      [/probability/, ([p, q, s], [i = 0, j = 1]) => Math.abs(s / (p + q + s) - i / j) < 1e-9],
      [/^For every/, ([p, q, s], [i = 0, j = 1]) => Math.abs(p / (q + s) - i / j) < 1e-9],
      [/together/, ([p, q, s], [i = 0, j = 1]) => Math.abs((p + q) / s - i / j) < 1e-9],
      [
        /\d+ more/,
        ([p, q], [gap = 0], { statement, stem }) =>
          (statement.includes(`more ${coloursOf(stem)[0]!} `) ? p - q : q - p) === gap,
      ],
      [/fewer than \d/, ([, , s], [bound = 0]) => s < bound],
      [/are more/, ([p, , s]) => p > s],
      [/are fewer/, ([p, , s]) => p < s],
      [/as many/, ([p, , s]) => p === s],
      [/^\d+ of/, ([p], [value = 0]) => p === value],
    ],
  },
})

function triples(high: number): Three[] {
  return range(1, high).flatMap((a) => range(1, high).flatMap((b) => range(1, high).map((c) => [a, b, c] as const)))
}

function coloursOf(stem: string): string[] {
  return /holds (\w+), (\w+) and (\w+)/.exec(stem)?.slice(1) ?? []
}
