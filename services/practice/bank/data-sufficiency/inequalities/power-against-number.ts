import { algebraSufficiency, type Said } from '../../factory/algebra-sufficiency.ts'
import { capital } from '../../factory/capital.ts'
import { m, t } from '../../factory/format.ts'
import { range } from '../../factory/grid.ts'
import { MORE_OFTEN_EACH } from '../../factory/answer-packs.ts'

const NEGATIVE = m`x < 0`
const [BETWEEN, ABOVE] = [m`0 < x < 1`, m`x > 1`]
/** In each question, `why` says for parts of the number line, each with a test for it, why the inequality is true or false there. */
const ASKS = [
  {
    tex: 'x^2 > x',
    of: (x: number) => x * x > x,
    where: t`${m`x < 0`} or ${m`x > 1`}`,
    because: t`every negative number satisfies ${m`x^2 > x`}, and if ${m`x`} is positive, dividing by ${m`x`} gives ${ABOVE}`,
    why: [
      [(x: number) => x < 0, t`if ${NEGATIVE}, then ${m`x^2 > 0 > x`}`],
      [(x: number) => x > 0 && x < 1, t`if ${BETWEEN}, multiplying ${m`x < 1`} by ${m`x`} gives ${m`x^2 < x`}`],
      [(x: number) => x > 1, t`if ${ABOVE}, multiplying by ${m`x`} gives ${m`x^2 > x`}`],
    ],
  },
  {
    tex: 'x^3 > x',
    of: (x: number) => x ** 3 > x,
    where: t`${m`-1 < x < 0`} or ${m`x > 1`}`,
    because: t`dividing ${m`x^3 > x`} by ${m`x`} gives ${m`x^2 > 1`} if ${m`x`} is positive and ${m`x^2 < 1`} if ${m`x`} is negative`,
    why: [
      [
        (x: number) => x <= -1,
        t`if ${m`x \le -1`}, multiplying ${m`x^2 \ge 1`} by the negative number ${m`x`} gives ${m`x^3 \le x`}`,
      ],
      [
        (x: number) => x > -1 && x < 0,
        t`if ${m`-1 < x < 0`}, multiplying ${m`x^2 < 1`} by the negative number ${m`x`} gives ${m`x^3 > x`}`,
      ],
      [(x: number) => x > 0 && x < 1, t`if ${BETWEEN}, multiplying ${m`x^2 < 1`} by ${m`x`} gives ${m`x^3 < x`}`],
      [(x: number) => x > 1, t`if ${ABOVE}, multiplying ${m`x^2 > 1`} by ${m`x`} gives ${m`x^3 > x`}`],
    ],
  },
  {
    tex: 'x^3 > x^2',
    of: (x: number) => x ** 3 > x * x,
    where: m`x > 1`,
    because: t`dividing both sides of ${m`x^3 > x^2`} by ${m`x^2`}, which is positive, gives ${ABOVE}`,
    why: [
      [(x: number) => x < 0, t`if ${NEGATIVE}, then ${m`x^3 < 0 < x^2`}`],
      [(x: number) => x > 0 && x < 1, t`if ${BETWEEN}, multiplying ${m`x < 1`} by ${m`x^2`} gives ${m`x^3 < x^2`}`],
      [(x: number) => x > 1, t`if ${ABOVE}, multiplying by ${m`x^2`} gives ${m`x^3 > x^2`}`],
    ],
  },
] as const
/** Values in every stretch between the borders −2, −1, 0, 1 and 2. */
const VALUES = [-3, -2, -1.75, -1.5, -1.25, -1, -0.75, -0.5, -0.25, 0.25, 0.5, 0.75, 1.25, 1.5, 1.75, 2, 3]
/** Statements, by what they mean for x. */
const SAID: ReadonlyArray<{ tex: string; of: (x: number) => boolean; how: string; means: string; trap?: string }> = [
  {
    tex: 'x^2 > 1',
    how: t`taking square roots gives ${m`|x| > 1`}, which means`,
    of: (x) => x * x > 1,
    means: t`${m`x < -1`} or ${m`x > 1`}`,
    trap: t`concludes that ${m`x > 1`}, but ${m`x < -1`} is also possible`,
  },
  {
    tex: 'x^2 < 1',
    how: t`taking square roots gives ${m`|x| < 1`}, which means`,
    of: (x) => x * x < 1,
    means: m`-1 < x < 1`,
    trap: t`concludes that ${m`0 < x < 1`}, but ${m`-1 < x < 0`} is also possible`,
  },
  { tex: 'x^3 < 0', how: 'an odd power has the same sign as its base, so', of: (x) => x < 0, means: m`x < 0` },
  { tex: 'x^5 > 0', how: 'an odd power has the same sign as its base, so', of: (x) => x > 0, means: m`x > 0` },
  {
    tex: '\\frac{1}{x} > 1',
    how: t`the reciprocal of ${m`x`} is positive, so ${m`x`} is positive, and multiplying by ${m`x`} gives ${m`1 > x`}. That means`,
    of: (x) => 1 / x > 1,
    means: m`0 < x < 1`,
  },
  {
    tex: '\\frac{1}{x} < 1',
    how: t`every negative number satisfies the inequality, and if ${m`x > 0`}, multiplying by ${m`x`} gives ${m`1 < x`}. That means`,
    of: (x) => 1 / x < 1,
    means: t`${m`x < 0`} or ${m`x > 1`}`,
    trap: t`multiplies both sides by ${m`x`} and concludes that ${m`x > 1`}, which is right only if ${m`x`} is positive`,
  },
  {
    tex: '\\frac{1}{x} > x',
    how: t`if ${m`x > 0`}, multiplying by ${m`x`} gives ${m`x^2 < 1`}, and if ${m`x < 0`}, multiplying by ${m`x`} reverses the inequality and gives ${m`x^2 > 1`}. That means`,
    of: (x) => 1 / x > x,
    means: t`${m`x < -1`} or ${m`0 < x < 1`}`,
    trap: t`multiplies both sides by ${m`x`} and concludes that ${m`x^2 < 1`}, which is right only if ${m`x`} is positive`,
  },
  {
    tex: '\\frac{1}{x} < x',
    how: t`if ${m`x > 0`}, multiplying by ${m`x`} gives ${m`x^2 > 1`}, and if ${m`x < 0`}, multiplying by ${m`x`} reverses the inequality and gives ${m`x^2 < 1`}. That means`,
    of: (x) => 1 / x < x,
    means: t`${m`-1 < x < 0`} or ${m`x > 1`}`,
    trap: t`multiplies both sides by ${m`x`} and concludes that ${m`x^2 > 1`}, which is right only if ${m`x`} is positive`,
  },
  {
    tex: '|x| > x',
    how: 'only a negative number is less than its absolute value, so',
    of: (x) => Math.abs(x) > x,
    means: m`x < 0`,
  },
  {
    tex: 'x^4 < x^2',
    how: t`dividing by ${m`x^2`}, which is positive, gives ${m`x^2 < 1`}, which means`,
    of: (x) => x ** 4 < x * x,
    means: t`${m`-1 < x < 1`}`,
    trap: t`divides by ${m`x^2`} and concludes from ${m`x^2 < 1`} that ${m`0 < x < 1`}, but ${m`-1 < x < 0`} is also possible`,
  },
  {
    tex: 'x^4 > x^3',
    how: t`every negative number satisfies the inequality, and if ${m`x > 0`}, dividing by ${m`x^3`} gives ${m`x > 1`}. That means`,
    of: (x) => x ** 4 > x ** 3,
    means: t`${m`x < 0`} or ${m`x > 1`}`,
    trap: t`divides by ${m`x^3`} and concludes that ${m`x > 1`}, which is right only if ${m`x`} is positive`,
  },
  {
    tex: 'x^5 < x^4',
    how: t`dividing by ${m`x^4`}, which is positive, gives ${m`x < 1`}, and ${m`x`} is not 0, which means`,
    of: (x) => x ** 5 < x ** 4,
    means: t`${m`x < 0`} or ${m`0 < x < 1`}`,
    trap: 'tries only fractions between 0 and 1, but every negative number also satisfies the inequality',
  },
  {
    tex: '|x - 1| < 1',
    how: t`it says that ${m`x`} is less than 1 unit from 1, which means`,
    of: (x) => Math.abs(x - 1) < 1,
    means: m`0 < x < 2`,
  },
  {
    tex: '|x + 1| < 1',
    how: t`it says that ${m`x`} is less than 1 unit from ${m`-1`}, which means`,
    of: (x) => Math.abs(x + 1) < 1,
    means: m`-2 < x < 0`,
  },
  {
    tex: '\\frac{1}{x^3} > 1',
    how: t`the reciprocal of ${m`x^3`} is greater than 1, so ${m`x^3`} is between 0 and 1, which means`,
    of: (x) => 1 / x ** 3 > 1,
    means: m`0 < x < 1`,
  },
]

/** The stretches between the borders, each with a number inside it. */
const PARTS = [
  [-Infinity, -3, -2],
  [-2, -1.5, -1],
  [-1, -0.5, 0],
  [0, 0.5, 1],
  [1, 1.5, 2],
  [2, 3, Infinity],
] as const

/** Where a condition holds: '−2 < x < −1 or x > 1'. */
function stretchesOf(holds: (x: number) => boolean): string {
  const parts: Array<[number, number]> = []
  for (const [from, , to] of PARTS.filter(([, x]) => holds(x))) {
    const last = parts.at(-1)
    if (last?.[1] === from && from !== 0 && from !== 1 && holds(from)) last[1] = to
    else parts.push([from, to])
  }
  return parts.map(([from, to]) => (from === -Infinity ? m`x < ${to}` : to === Infinity ? m`x > ${from}` : m`${from} < x < ${to}`)).join(' or ') // prettier-ignore
}

export const powerAgainstNumber = algebraSufficiency({
  id: 'power-against-number',
  skill: 'ds-inequalities',
  version: 2,
  levels: [1, 1.2, 1.2],
  answers: MORE_OFTEN_EACH,
  letters: ['x'],
  domain: 'a real number other than zero and one',
  values: () => VALUES,
  wide: () => range(-80, 80).map((n) => (n + 0.5) / 16).filter((x) => x !== 0), // prettier-ignore
  write: (random, level, [x = 2]) => {
    const { tex, of, where, because, why } = ASKS[level - 1]!
    /** Why the inequality is true or false for values of x. */
    const reasonsFor = (left: readonly number[]): string[] => why.filter(([isIn]) => left.some(isIn)).map(([, reason]) => reason) // prettier-ignore
    /** One reason why it can be true, and one why it can be false. */
    const bothWays = (left: readonly number[]): string =>
      capital([true, false].map((is) => reasonsFor(left.filter((v) => of(v) === is))[0]!).join(', but '))
    const isYes = ([v = 0]: readonly number[]): boolean => of(v)
    const chosen = random.some(SAID.filter((each) => each.of(x)), 5) // prettier-ignore
    if (chosen.length < 5 || x === -1) return null
    const said = chosen.map((each): Said => {
      const left = VALUES.filter((v) => each.of(v))
      const settles = new Set(left.map(of)).size === 1
      const reasons = reasonsFor(left)
      return {
        tex: each.tex,
        holds: ([v = 0]) => each.of(v),
        lacks: settles ? '' : t`${capital(each.how)} ${each.means}. ${bothWays(left)}.`,
        missed: t`overlooks that ${m`${each.tex}`} means ${each.means}, and ${m`${tex}`} is ${of(left[0]!) ? 'true' : 'false'} for every such ${m`x`}`,
        trap: each.trap ?? t`finds only that ${each.means}, but ${m`${tex}`} is true only if ${where}`,
        ...(settles ? { enough: t`${each.how} ${each.means}. ${capital(reasons.join(', and '))}. So the answer is ${of(left[0]!) ? 'yes' : 'no'}.` } : {}),
      }
    }) // prettier-ignore
    const pairs = said.flatMap((one, at) =>
      said.slice(at + 1).flatMap((two, next) => {
        const [first, second] = [chosen[at]!, chosen[at + 1 + next]!]
        if (first.means === second.means) return []
        const meet = stretchesOf((v) => first.of(v) && second.of(v))
        const left = VALUES.filter((v) => first.of(v) && second.of(v))
        const isOpen = new Set(left.map(of)).size > 1
        const reasons = reasonsFor(left).join(', and ')
        const meanings = t`${m`${first.tex}`} means ${first.means}, and ${m`${second.tex}`} means ${second.means}.`
        return [{ statements: [one, two] as const, together: t`${meanings} Both are true only if ${meet}. ${capital(reasons)}.`, bothMissed: t`tests the statements one at a time, but both are true only if ${meet}, and then the answer is always ${of(left[0] ?? 2) ? 'yes' : 'no'}`, bothTrap: t`combines the statements to get ${meet} and stops, but ${m`${tex}`} is true only if ${where}`, open: isOpen ? t`${meanings} Both are true if ${meet}. ${bothWays(left)}.` : '', harder: one.tex.includes('frac') || two.tex.includes('frac') ? 0.2 : 0 }]
      }),
    ) // prettier-ignore
    return {
      asked: tex,
      isYes,
      asks: { what: t`whether it is true that ${where}`, because },
      pairs,
      hints: [
        t`For which of the values ${m`-2`}, ${m`-\frac{1}{2}`}, ${m`\frac{1}{2}`}, and 2 is ${m`${tex}`} true?`,
        t`The numbers ${m`-1`}, 0, and 1 divide the number line into four parts. Which values of ${m`x`} does each statement allow, and is ${m`${tex}`} true for all of them, for none, or only for some?`,
      ],
    }
  },
})
