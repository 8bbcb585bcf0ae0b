import { m, percent, plain, t } from '../../factory/format.ts'
import { rational } from '../../factory/rational.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { pairs, range, simplestFirst } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'
import { MORE_OFTEN_EACH } from '../../factory/answer-packs.ts'

type Change = readonly [rise: number, fall: number]

const CASES = once((): readonly Change[] => simplestFirst(pairs(range(1, 49), range(1, 49))))
/** For the second solver: all changes as factors of the two years, with the percents. */
const WIDE = once(() =>
  range(0, 49 * 49 - 1).map((at) => {
    const [p, q] = [1 + Math.trunc(at / 49), 1 + (at % 49)]
    return { p, q, factor: (1 + p / 100) * (1 - q / 100) }
  }),
)
const THINGS = [
  'the value of a painting',
  'the price of a stamp collection',
  'the membership of a club',
  'the population of a village',
  'the price of a share',
  'the revenue of a café',
  'the number of subscribers of a magazine',
] as const
/** Per level: what the value at the end is compared with, in hundredths of the value at the beginning. */
const LIMITS = [
  [100, 'greater than at the beginning'],
  [90, 'less than 90% of what it was at the beginning'],
  [110, 'more than 10% greater than at the beginning'],
] as const

export const twoYearChange = sufficiency({
  id: 'two-year-change',
  skill: 'ds-ratios',
  version: 6,
  levels: [0.6, 1.1, 1.4],
  answers: MORE_OFTEN_EACH,
  draw: (random, level) => {
    const [p, q] = [random.step(4, 45, 1), random.step(4, 45, 1)]
    const equal = random.int(0, 4) === 0
    return { p, q: equal ? p : q, slack: random.pick([5, 10]), level, thing: random.pick(THINGS) }
  },
  write: ({ p, q, slack, level, thing }): Sufficiency<Change> => {
    const [limit, words] = LIMITS[level - 1]!
    const end = ([u, v]: Change): number => (100 + u) * (100 - v)
    const yes = (one: Change): boolean => (level === 2 ? end(one) < 100 * limit : end(one) > 100 * limit)
    const now = end([p, q])
    const key = yes([p, q]) ? 'yes' : 'no'
    const both = t`the value at the end is ${m`\frac{100 + p}{100} \times \frac{100 - q}{100}`} times that at the beginning`
    const statement = (text: string, holds: (u: number, v: number) => boolean, lacks: string): Statement<Change> => ({
      text: `${text}.`,
      holds: ([u, v]) => holds(u, v),
      lacks,
      enough: t`${both}, and for all ${m`p`} and ${m`q`} that fit, the answer is ${CASES().some((one) => holds(...one) && yes(one)) ? 'yes' : 'no'}.`,
    })
    const result = rational(now, 10000)
    return {
      stem: t`In one year, ${thing} rose by ${m`p`} percent; in the next year, it fell by ${m`q`} percent, where ${m`p`} and ${m`q`} are positive integers less than 50. At the end of the two years, was it ${words}?`,
      cases: CASES(),
      ask: (one) => (yes(one) ? 'yes' : 'no'),
      show: ([u, v]) => m`p = ${u},\ q = ${v}`,
      statements: [
        statement(m`p = ${p}`, (u) => u === p, t`The fall in the second year stays open.`),
        statement(m`q = ${q}`, (_u, v) => v === q, t`The rise in the first year stays open.`),
        statement(
          p === q ? m`p = q` : p > q ? m`p > q` : m`p < q`,
          (u, v) => Math.sign(u - v) === Math.sign(p - q),
          'The fall is taken from a greater value than the rise, so comparing the two percents is not enough.',
        ),
        statement(m`p + q = ${p + q}`, (u, v) => u + v === p + q, 'A sum of the two percents fixes neither.'),
        statement(m`p < ${p + slack}`, (u) => u < p + slack, 'It gives only a bound on the rise.'),
        statement(
          m`q ${q > 5 ? '>' : '<'} ${q > 5 ? q - 5 : q + 5}`,
          (_u, v) => (q > 5 ? v > q - 5 : v < q + 5),
          'It gives only a bound on the fall.',
        ),
        {
          text: t`At the end of the two years, it was ${percent(rational(now, 100))} of what it was at the beginning.`,
          holds: (one) => end(one) === now,
          enough: t`that compares the two values directly: ${percent(rational(now, 100))} of the beginning, so the answer is ${key}.`,
        },
        {
          text: t`At the end of the first year, it was ${m`${rational(100 + p, 100)}`} times what it was at the beginning.`,
          holds: ([u]) => u === p,
          lacks: t`That says ${m`p = ${p}`} only.`,
          enough: t`that says ${m`p = ${p}`}, and for every ${m`q`} the answer is ${key}.`,
        },
        {
          text: t`It rose by ${now > 10000 ? 'more' : now < 10000 ? 'less' : 'exactly as much'} in the first year than it fell in the second, as a number and not as a percent.`.replace(
            'much in the first year than it',
            'much in the first year as it',
          ),
          holds: (one) => Math.sign(end(one) - 10000) === Math.sign(now - 10000),
          lacks: 'It says only whether the value at the end was greater or smaller than at the beginning.',
          enough: t`so at the end it was ${now > 10000 ? 'greater than' : now < 10000 ? 'smaller than' : 'the same as'} at the beginning, and the answer is ${key}.`,
        },
        {
          text: t`If the fall had come first and the rise second, the result would have been ${m`${result}`} times the value at the beginning.`,
          holds: (one) => end(one) === now,
          enough: t`the order of the two changes does not matter, so the result was the same, ${m`${result}`} times the beginning.`,
        },
      ],
      together: (_pair, left) => {
        const ends = left.map((one) => [end(one), one] as const)
        const above = level === 2 ? !yes(left[0]!) : yes(left[0]!)
        const [value, [u, v]] = ends.reduce((best, each) => (above === each[0] < best[0] ? each : best))
        const factor = t`${m`${rational(100 + u, 100)} \times ${rational(100 - v, 100)} = ${rational(value, 10000)}`}`
        const bound = m`${rational(limit, 100)}`
        if (left.length === 1)
          return t`Both percents are then known, ${m`p = ${u}`} and ${m`q = ${v}`}. The factor for both years is ${factor}, to be compared with ${bound}.`
        return t`The ${above ? 'least' : 'greatest'} factor that both statements allow comes from ${m`p = ${u}`} and ${m`q = ${v}`}: ${factor}. Even that is ${above ? 'not below' : 'not above'} ${bound}, and all others are farther from it.`
      },
      hints: [
        t`The factor for both years is ${m`(1 + \frac{p}{100})(1 - \frac{q}{100})`}.`,
        t`Test equal percents: ${plain(20)}% up and then ${plain(20)}% down does not lead back to the beginning.`,
      ],
    }
  },
  second: {
    cases: WIDE,
    ask: ({ factor }, _n, stem) =>
      stem.includes('less than 90%') ? factor < 0.9 - 1e-12 : factor > (stem.includes('10% greater') ? 1.1 : 1) + 1e-12,
    read: [
      [/^At the end of the two/, ({ factor }, [share = 0]) => Math.abs(100 * factor - share) < 1e-9],
      [/^At the end of the first/, ({ p }, [factor = 0]) => Math.abs(1 + p / 100 - factor) < 1e-9],
      [/^It rose by exactly/, ({ factor }) => Math.abs(factor - 1) < 1e-9],
      [/^It rose by more/, ({ factor }) => factor > 1 + 1e-9],
      [/^It rose by less/, ({ factor }) => factor < 1 - 1e-9],
      [/^If the fall/, ({ factor }, [result = 0]) => Math.abs(factor - result) < 1e-9],
      [/p \+ q/, ({ p, q }, n) => p + q === n[0]],
      [/p = q/, ({ p, q }) => p === q],
      [/p > q/, ({ p, q }) => p > q],
      [/p < q/, ({ p, q }) => p < q],
      [/p = /, ({ p }, [value = 0]) => p === value],
      [/q = /, ({ q }, [value = 0]) => q === value],
      [/p < /, ({ p }, [value = 0]) => p < value],
      [/q > /, ({ q }, [value = 0]) => q > value],
      [/q < /, ({ q }, [value = 0]) => q < value],
    ],
  },
})
