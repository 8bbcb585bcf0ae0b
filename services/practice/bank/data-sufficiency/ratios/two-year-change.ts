import { m, percent, t } from '../../factory/format.ts'
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
  'the price of a share of stock',
  'the revenue of a café',
  'the number of subscribers to a magazine',
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
  version: 7,
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
    const isAbove = ([one]: readonly Change[]): boolean => (level === 2 ? !yes(one!) : yes(one!))
    /** The case nearest to the limit among those that are left. */
    const closest = (left: readonly Change[]): Change =>
      left.reduce((best, each) => (isAbove(left) === end(each) < end(best) ? each : best))
    /** On which side of the limit even the nearest case is. */
    const nearest = (left: readonly Change[]): string => {
      const above = isAbove(left)
      const [u, v] = closest(left)
      const value = end([u, v])
      const factor = product([u, v])
      const side = above
        ? value === 100 * limit
          ? 'not less'
          : 'greater'
        : value === 100 * limit
          ? 'not greater'
          : 'less'
      const [rise, fall] = [m`p = ${u}`, m`q = ${v}`]
      const than = t`${side} than ${m`${rational(limit, 100)}`}`
      if (left.length === 1)
        return t`Only ${rise} and ${fall} fit. They multiply the value by ${factor}, which is ${than}.`
      const [rises, falls] = [left.map(([each]) => each), left.map(([, each]) => each)]
      const isPlain = above
        ? u === Math.min(...rises) && v === Math.max(...falls)
        : u === Math.max(...rises) && v === Math.min(...falls)
      return isPlain
        ? t`The ${above ? 'smallest' : 'greatest'} possible rise, ${rise}, and the ${above ? 'greatest' : 'smallest'} possible fall, ${fall}, multiply the value by ${factor}. Even that product is ${than}.`
        : t`Of all pairs that fit, ${rise} and ${fall} lead to the ${above ? 'smallest' : 'greatest'} value at the end. They multiply it by ${factor}, and even that is ${than}.`
    }
    const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
    /** That even the case nearest to the limit changes nothing. */
    const even = (holds: (u: number, v: number) => boolean): string => {
      const [u, v] = closest(CASES().filter(([rise, fall]) => holds(rise, fall)))
      return t`but even in the case closest to the limit, ${m`p = ${u}`} and ${m`q = ${v}`}, the answer is the same`
    }
    const product = ([u, v]: Change): string =>
      m`${rational(100 + u, 100)} \times ${rational(100 - v, 100)} = ${rational(end([u, v]), 10000)}`
    const statement = (
      ...[text, holds, notes]: readonly [string, (u: number, v: number) => boolean, Partial<Statement<Change>>]
    ): Statement<Change> => ({
      text: `${text}.`,
      holds: ([u, v]) => holds(u, v),
      get enough() {
        const left = CASES().filter(([u, v]) => holds(u, v))
        return `${lower(nearest(left))} So the answer is ${yes(left[0]!) ? 'yes' : 'no'}.`
      },
      ...notes,
    })
    const afterRise = {
      trap: t`looks only at the rise of ${p}%, but the fall in the second year could be anything from 1% to 49%`,
      missed: t`rejects the statement because ${m`q`} is not known, ${even((u) => u === p)}`,
    }
    const result = rational(now, 10000)
    const isFall = level === 2 && p <= q
    return {
      stem: t`In one year, ${thing} rose by ${m`p`} percent; in the next year, it fell by ${m`q`} percent, where ${m`p`} and ${m`q`} are positive integers less than 50. At the end of the two years, was it ${words}?`,
      asks: {
        what: t`whether ${m`\left(1 + \frac{p}{100}\right)\left(1 - \frac{q}{100}\right)`} is ${level === 2 ? 'less' : 'greater'} than ${m`${rational(limit, 100)}`}`,
        because: t`a rise of ${m`p`} percent multiplies the value by ${m`1 + \frac{p}{100}`}, and a fall of ${m`q`} percent multiplies it by ${m`1 - \frac{q}{100}`}`,
      },
      cases: CASES(),
      ask: (one) => (yes(one) ? 'yes' : 'no'),
      show: ([u, v]) => m`p = ${u},\ q = ${v}`,
      since: (one) =>
        m`${rational(100 + one[0], 100)} \times ${rational(100 - one[1], 100)} = ${rational(end(one), 10000)}`,
      statements: [
        statement(m`p = ${p}`, (u) => u === p, {
          lacks: 'The fall in the second year could be anything from 1% to 49%.',
          ...afterRise,
        }),
        statement(m`q = ${q}`, (_u, v) => v === q, {
          lacks: 'The rise in the first year could be anything from 1% to 49%.',
          trap: t`looks only at the fall of ${q}%, but the rise in the first year could be anything from 1% to 49%`,
          missed: t`rejects the statement because ${m`p`} is not known, ${even((_u, v) => v === q)}`,
        }),
        statement(p === q ? m`p = q` : p > q ? m`p > q` : m`p < q`, (u, v) => Math.sign(u - v) === Math.sign(p - q), {
          lacks: isFall
            ? 'It shows that the value at the end was less than at the beginning, but not by how much.'
            : 'The fall is a percent of a greater value than the rise, so comparing the two percents does not settle the question.',
          trap: isFall
            ? 'concludes that the value fell, but it may have fallen by less than 10%'
            : t`compares ${m`p`} with ${m`q`} as if they were percents of the same value, but the fall is taken from a greater value than the rise`,
          ...(level !== 2 && p <= q
            ? {
                enough: t`the fall is ${p === q ? 'the same percent as' : 'a greater percent than'} the rise and is taken from a greater value, so more was lost than gained. The value at the end was less than at the beginning, ${level === 3 ? 'not more than 10% greater, ' : ''}so the answer is no.`,
              }
            : {}),
          missed: t`overlooks that a fall of ${p === q ? 'the same' : 'a greater'} percent takes away more than the rise added, because the fall is taken from a greater value`,
        }),
        statement(m`p + q = ${p + q}`, (u, v) => u + v === p + q, {
          lacks: 'This sum allows a large rise with a small fall, and a small rise with a large fall.',
          trap: t`tries only one pair of percents with a sum of ${p + q}, but there are many`,
          missed: t`rejects the statement because many pairs of percents have a sum of ${p + q}, ${even((u, v) => u + v === p + q)}`,
        }),
        statement(m`p < ${p + slack}`, (u) => u < p + slack, {
          lacks: 'It only limits the rise, and the fall could be anything from 1% to 49%.',
          trap: 'tries only one rise and one fall that the statement allows, but other pairs fit, too',
          missed: t`rejects the statement because neither percent is known, but even a rise of ${p + slack - 1}% with a fall of only 1% does not change the answer`,
        }),
        statement(m`q ${q > 5 ? '>' : '<'} ${q > 5 ? q - 5 : q + 5}`, (_u, v) => (q > 5 ? v > q - 5 : v < q + 5), {
          lacks: 'It only limits the fall, and the rise could be anything from 1% to 49%.',
          trap: 'tries only one rise and one fall that the statement allows, but other pairs fit, too',
          missed: t`rejects the statement because neither percent is known, but even ${q > 5 ? t`a rise of 49% with a fall of only ${q - 4}%` : t`a rise of only 1% with a fall of ${q + 4}%`} does not change the answer`,
        }),
        {
          text: t`At the end of the two years, it was ${percent(rational(now, 100))} of what it was at the beginning.`,
          holds: (one) => end(one) === now,
          enough: t`${percent(rational(now, 100))} is ${now > 100 * limit ? 'more' : now < 100 * limit ? 'less' : 'neither more nor less'} than ${limit}%, so the answer is ${key}.`,
          missed: 'overlooks that the statement gives the value at the end directly',
        },
        {
          text: t`At the end of the first year, it was ${m`${rational(100 + p, 100)}`} times what it was at the beginning.`,
          holds: ([u]) => u === p,
          lacks: t`The factor means that ${m`p = ${p}`}, but the fall in the second year could be anything from 1% to 49%.`,
          ...afterRise,
          get enough() {
            return t`it says that ${m`p = ${p}`}. ${nearest(CASES().filter(([u]) => u === p))} So the answer is ${key}.`
          },
        },
        {
          text: t`Measured in amounts rather than in percents, the rise in the first year was ${now > 10000 ? 'greater than' : now < 10000 ? 'less than' : 'equal to'} the fall in the second.`,
          holds: (one) => Math.sign(end(one) - 10000) === Math.sign(now - 10000),
          lacks: t`It says only that the value at the end was ${now > 10000 ? 'greater than' : now < 10000 ? 'less than' : 'the same as'} at the beginning, but not by how much.`,
          trap: t`compares the value at the end with the value at the beginning, but the question is about ${limit}% of that value`,
          enough: t`${now > 10000 ? 'more was gained than lost' : now < 10000 ? 'more was lost than gained' : 'as much was lost as was gained'}, so the value at the end was ${now > 10000 ? 'greater than' : now < 10000 ? 'less than' : 'the same as'} at the beginning${['', '. It was therefore more than 90% of that value', '. It was therefore less than 110% of that value'][level - 1]!}, and the answer is ${key}.`,
          missed: 'overlooks that the statement compares the value at the end with the value at the beginning',
        },
        {
          text: t`If the fall had come first and the rise second, the result would have been ${m`${result}`} times the value at the beginning.`,
          holds: (one) => end(one) === now,
          enough: t`a product of two factors is the same in either order. So the value at the end was also ${m`${result}`} times the value at the beginning. That is ${now > 100 * limit ? 'more than' : now < 100 * limit ? 'less than' : 'exactly'} ${m`${rational(limit, 100)}`}, so the answer is ${key}.`,
          missed: 'assumes that the order of the two changes matters, but a product is the same in either order',
        },
      ],
      together: (_pair, left) => nearest(left).replace(' fit.', ' fit both statements.'),
      bothMissed: (_pair, left) => {
        const [u, v] = closest(left)
        return left.length === 1
          ? t`sees that neither statement settles the question by itself, but only ${m`p = ${u}`} and ${m`q = ${v}`} fit both statements`
          : t`sees that the two percents are still not both known, but even in the case closest to the limit, ${m`p = ${u}`} and ${m`q = ${v}`}, the answer is the same`
      },
      bothTrap: (_pair, [one]) =>
        t`tries only one case that fits both statements, such as ${m`p = ${one![0]}`} and ${m`q = ${one![1]}`}`,
      hints: [
        [
          t`What is ${m`p`} a percent of, and what is ${m`q`} a percent of?`,
          t`By what number is the value multiplied in each of the two years, in terms of ${m`p`} and ${m`q`}?`,
          t`What is ${m`p`} a percent of, and what is ${m`q`} a percent of?`,
        ][level - 1]!,
        t`The value at the end is ${m`(1 + \frac{p}{100})(1 - \frac{q}{100})`} times the value at the beginning. How great and how small can this factor be under each statement?`,
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
      [/^Measured .* equal to/, ({ factor }) => Math.abs(factor - 1) < 1e-9],
      [/^Measured .* greater than/, ({ factor }) => factor > 1 + 1e-9],
      [/^Measured .* less than/, ({ factor }) => factor < 1 - 1e-9],
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
