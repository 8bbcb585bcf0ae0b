import { count, m, money, t } from '../../factory/format.ts'
import { rational } from '../../factory/rational.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { pairs, range } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'
import { remember } from '../../factory/remember.ts'
import { NEVER_EACH } from '../../factory/answer-packs.ts'

/** The averages of the first and of the second group. */
type Averages = readonly [number, number]

const CASES = once((): readonly Averages[] => pairs(range(1, 60), range(1, 60)))
const WIDE = once((): readonly Averages[] => range(1, 60).flatMap((y) => range(1, 60).map((x) => [x, y] as const)))
const TESTS = [
  { where: 'In a first-aid quiz', first: 'nurse', second: 'doctor', did: 'scored', what: 'points' },
  { where: 'In a typing contest', first: 'clerk', second: 'writer', did: 'scored', what: 'points' },
  { where: 'In a fund drive', first: 'scout', second: 'leader', did: 'collected', what: 'dollars' },
  { where: 'In a berry-picking contest', first: 'student', second: 'farmhand', did: 'filled', what: 'baskets' },
  { where: 'In a sales contest', first: 'trainee', second: 'agent', did: 'sold', what: 'policies' },
] as const

export const averageOfAll = sufficiency({
  id: 'average-of-all',
  skill: 'ds-statistics',
  version: 5,
  levels: [-0.5, 0.3, 1],
  answers: NEVER_EACH,
  draw: (random, level) => {
    const size = random.pick(level === 1 ? [4, 5] : [5, 8, 10])
    const n = random.int(level === 1 ? 1 : 2, size - 2)
    const k = size - n
    const [x, y] = [random.int(12, 40), random.int(12, 40)]
    const plus = random.int(2, 6)
    const mean = rational(n * x + k * y, n + k)
    const raised = rational(n * x + k * (y + plus), n + k)
    if (n === k || x === y || n < 2 || mean.d === 8n || raised.d === 8n) return null
    const limit = Math.round((x + y) / 2) + random.int(-2, 2)
    if (limit * (n + k) === n * x + k * y) return null
    return { n, k, x, y, plus, mean, raised, limit, slack: random.int(1, 4), level, test: random.pick(TESTS) }
  },
  write: ({ n, k, x, y, plus, mean, raised, limit, slack, level, test }): Sufficiency<Averages> => {
    const { where, first, second, did, what } = test
    const [ones, others] = [`${first}s`, `${second}s`]
    const total = n * x + k * y
    const amount = (value: number): string => (what === 'dollars' ? money(value) : t`${value} ${what}`)
    const key = total > limit * (n + k) ? 'yes' : 'no'
    const asks = [
      {
        question: `What was the average (arithmetic mean) of all ${n + k}?`,
        of: ([p, q]: Averages) => t`${rational(n * p + k * q, n + k)}`,
      },
      { question: `What was the average (arithmetic mean) of the ${ones}?`, of: ([p]: Averages) => String(p) },
      {
        question: `Was the average (arithmetic mean) of all ${n + k} greater than ${limit}?`,
        of: ([p, q]: Averages) => (n * p + k * q > limit * (n + k) ? 'yes' : 'no'),
      },
    ] as const
    const { question, of } = asks[level - 1]!
    const found =
      level === 3
        ? t`, which is ${key === 'yes' ? 'greater' : 'not greater'} than ${limit}, so the answer is ${key}`
        : ''
    const mix = ([p, q]: Averages): string =>
      m`\frac{${n} \times ${p} + ${k} \times ${q}}{${n + k}} = ${rational(n * p + k * q, n + k)}`
    /** The overall average that lies nearest to the limit among the cases of a statement. */
    const extreme = (why: string, holds: (one: Averages) => boolean): string => {
      const way = key === 'yes' ? 1 : -1
      const byTotal = CASES()
        .filter(holds)
        .toSorted((one, other) => way * (n * (one[0] - other[0]) + k * (one[1] - other[1])))
      const [p, q] = byTotal[0]!
      return t`${why}, so the ${key === 'yes' ? 'lowest' : 'highest'} overall average comes from an average of ${p} for the ${ones} and ${q} for the ${others}. Even then, the overall average is ${mix([p, q])}, which is ${key === 'yes' ? 'greater' : 'not greater'} than ${limit}, so the answer is ${key}.`
    }
    const anything = (group: string): string => t`The ${group}' average could be any integer from 1 to 60.`
    const onlyTotal = (how: string): string => t`It gives the total, ${how}, but not the ${ones}' share of it.`
    const missed = t`overlooks that the total for all ${n + k} gives the overall average, whatever each group's average is`
    const limits = t`overlooks that every overall average that the statement allows is ${key === 'yes' ? 'greater than' : 'at most'} ${limit}`
    const statements: Array<Statement<Averages>> = [
      {
        text: t`The average of the ${others} was ${y}.`,
        line: [0, 1, y],
        holds: ([, q]) => q === y,
        lacks: anything(ones),
        trap: [
          t`mistakes the ${others}' average, ${y}, for the overall average`,
          t`assumes that the ${ones} had the same average as the ${others}`,
          t`compares only the ${others}' average, ${y}, with ${limit}, but the ${ones} count, too`,
        ][level - 1]!,
      },
      {
        text: t`The average of the ${ones} was ${Math.abs(x - y)} ${x > y ? 'more' : 'less'} than that of the ${others}.`,
        line: [1, -1, x - y],
        holds: ([p, q]) => p - q === x - y,
        lacks: t`It gives only the difference of the two averages. Both could be low, or both could be high.`,
        trap: t`tries only one pair of averages that differ by ${Math.abs(x - y)}, but many pairs do`,
        missed: limits,
        get enough() {
          return extreme(
            t`the two averages rise and fall together, and neither is ${key === 'yes' ? 'less than 1' : 'greater than 60'}`,
            ([p, q]) => p - q === x - y,
          )
        },
      },
      {
        text: t`Together, all ${n + k} ${did} ${amount(total)}.`,
        line: [n, k, total],
        holds: ([p, q]) => n * p + k * q === total,
        lacks: t`It does not give the ${ones}' share of the ${amount(total)}.`,
        trap: t`divides ${total} by ${n + k}, but that gives the overall average and not the ${ones}' average`,
        missed,
        enough: t`the overall average is ${m`${total} \div ${n + k} = ${mean}`}${found}. It does not matter how this total is split between the two groups.`,
      },
      {
        text: t`If each ${first} had ${did} twice as much, the total of all would have been ${2 * n * x + k * y}.`,
        line: [2 * n, k, 2 * n * x + k * y],
        holds: ([p, q]) => 2 * n * p + k * q === 2 * n * x + k * y,
        lacks: t`The actual total is ${2 * n * x + k * y} minus what the ${ones} ${did}, and that amount is not known.`,
        trap: t`finds one pair of averages that would give the total ${2 * n * x + k * y}, but other pairs would give it, too`,
        missed: limits,
        get enough() {
          return extreme(
            t`the actual total is ${2 * n * x + k * y} minus what the ${ones} ${did}. It is ${key === 'yes' ? 'smallest' : 'greatest'} when their average is as ${key === 'yes' ? 'high' : 'low'} as possible`,
            ([p, q]) => 2 * n * p + k * q === 2 * n * x + k * y,
          )
        },
      },
      {
        text: t`If each ${second} had ${did} ${plus} more, the average of all would have been ${raised}.`,
        line: [n, k, total],
        holds: ([p, q]) => n * p + k * q === total,
        lacks: onlyTotal(m`${n + k} \times ${raised} - ${k} \times ${plus} = ${total}`),
        trap: t`finds the overall average, ${mean}, but not the ${ones}' average`,
        missed,
        enough: t`the extra ${m`${k} \times ${plus} = ${k * plus}`} ${what} would have raised the overall average by ${m`\frac{${k * plus}}{${n + k}}`}. So the actual average of all ${n + k} was ${m`${raised} - \frac{${k * plus}}{${n + k}} = ${mean}`}${found}.`,
      },
      {
        text: t`The average of the ${others} was less than ${y + slack}.`,
        holds: ([, q]) => q < y + slack,
        lacks: t`It gives only an upper limit for the ${others}' average and says nothing about the ${ones}.`,
        trap: t`treats the limit of ${y + slack} as if it were the ${others}' average`,
      },
    ]
    if (level !== 2) {
      statements.push({
        text: t`The average of the ${ones} was ${x}.`,
        line: [1, 0, x],
        holds: ([p]) => p === x,
        lacks: anything(others),
        trap:
          level === 1
            ? t`mistakes the ${ones}' average, ${x}, for the overall average`
            : t`compares only the ${ones}' average, ${x}, with ${limit}, but the ${others} count, too`,
      })
    }
    if (level === 2) {
      statements.push(
        {
          text: t`The ${ones} together ${did} ${amount(n * x)}.`,
          holds: ([p]) => n * p === n * x,
          enough: t`there are ${n} ${ones}, so their average is ${m`${n * x} \div ${n} = ${x}`}. The ${others} do not affect it.`,
          missed: t`overlooks that the ${others} do not affect the ${ones}' average`,
        },
        {
          text: t`One more ${first} with ${amount(x)} would have left the average of the ${ones} as it was.`,
          holds: ([p]) => p === x,
          enough: t`a new value leaves an average unchanged only if it equals that average, so the ${ones}' average was ${x}. A greater value would raise it, and a smaller one would lower it.`,
          missed: t`looks for the total of the ${ones} and overlooks that only a value equal to the average leaves it unchanged`,
        },
        {
          text: t`The average of all ${n + k} was ${mean}.`,
          line: [n, k, total],
          holds: ([p, q]) => n * p + k * q === total,
          lacks: onlyTotal(m`${n + k} \times ${mean} = ${total}`),
          trap: t`mistakes the overall average for the ${ones}' average`,
        },
      )
    }
    if (level === 3) {
      const above = key === 'yes'
      statements.push({
        text: t`The averages of the ${ones} and of the ${others} were both ${above ? `greater than ${Math.min(x, y) - 1}` : `less than ${Math.max(x, y) + 1}`}.`,
        holds: ([p, q]) => (above ? Math.min(p, q) > Math.min(x, y) - 1 : Math.max(p, q) < Math.max(x, y) + 1),
        lacks: t`The overall average is between the averages of the two groups, and that can be on either side of ${limit}.`,
        trap: t`overlooks that with this limit on both averages, the overall average can still be on either side of ${limit}`,
        enough: t`the overall average is between the averages of the two groups. Both are at ${above ? 'least' : 'most'} ${above ? Math.min(x, y) : Math.max(x, y)}, so the overall average is ${above ? '' : 'not '}greater than ${limit}, and the answer is ${key}.`,
        missed: 'overlooks that a limit on both averages is also a limit on the overall average',
      })
    }
    return {
      stem: t`${where}, ${count(n, first)} and ${count(k, second)} took part. In each of the two groups, the average number of ${what} that a participant ${did} was a positive integer not greater than 60. ${question}`,
      cases: CASES(),
      ask: of,
      show: ([p, q]) => t`an average of ${p} for the ${ones} and ${q} for the ${others}`,
      since: (one) => (level === 2 ? undefined : mix(one)),
      asks: level === 3 ? { what: t`whether the total for all ${n + k} was greater than ${m`${n + k} \times ${limit} = ${(n + k) * limit}`}`, because: t`their average is that total divided by ${n + k}` } : undefined, // prettier-ignore
      statements,
      unknowns: {
        letters: ['x', 'y'],
        meaning: t`Let ${m`x`} and ${m`y`} be the averages of the ${ones} and of the ${others}, so that their totals are ${m`${n}x`} and ${m`${k}y`}.`,
        result: ([p, q]) =>
          level === 2
            ? t`So the average of the ${ones} was ${p}.`
            : t`The average of all ${n + k} was therefore ${mix([p, q])}${level === 3 ? t`, which is ${key === 'yes' ? 'greater' : 'not greater'} than ${limit}` : ''}.`,
      },
      bothMissed: ([one, other]) =>
        one.line && other.line
          ? t`sees that neither statement alone is sufficient, but together they give averages of ${x} for the ${ones} and ${y} for the ${others}`
          : undefined,
      bothTrap: ([one, other]) =>
        one.line && String(one.line) === String(other.line)
          ? t`counts the two statements as two facts, but both give only the total, ${total}`
          : /was less than \d/.test(`${one.text} ${other.text}`)
            ? t`treats the limit on the ${others}' average as if it gave that average`
            : undefined,
      hints: [
        [
          t`Which total would give you the average of all ${n + k}, and do you need each group's average to find it?`,
          t`Whose total do you need: that of the ${ones}, or that of all ${n + k}?`,
          t`How large would the total for all ${n + k} have to be for the average of all ${n + k} to be greater than ${limit}?`,
        ][level - 1]!,
        t`If the averages of the ${ones} and of the ${others} are ${m`x`} and ${m`y`}, their totals are ${m`${n}x`} and ${m`${k}y`}. What does each statement say about these averages or totals?`,
      ],
    }
  },
  second: {
    cases: WIDE,
    ask: ([x, y], _n, stem) => {
      const [n, k] = sizes(stem)
      const all = (n * x + k * y) / (n + k)
      if (stem.startsWith('Was', stem.lastIndexOf('. ') + 2)) return all > Number(/than (\d+)\?$/.exec(stem)?.[1])
      return / of all \d+\?$/.test(stem) ? Math.round(all * 1e7) : x
    },
    read: [
      [/^Together/, ([x, y], [, total = 0], { stem }) => sizes(stem)[0] * x + sizes(stem)[1] * y === total],
      [/twice as much/, ([x, y], [total = 0], { stem }) => 2 * sizes(stem)[0] * x + sizes(stem)[1] * y === total],
      [
        /^If each .* more/,
        ([x, y], [plus = 0, mean = 0], { stem }) => {
          const [n, k] = sizes(stem)
          return Math.abs((n * x + k * (y + plus)) / (n + k) - mean) < 1e-9
        },
      ],
      [/^One more/, ([x], [value = 0]) => x === value],
      [
        /average of all/,
        ([x, y], [, mean = 0], { stem }) => Math.abs(sizes(stem)[0] * (x - mean) + sizes(stem)[1] * (y - mean)) < 1e-9,
      ],
      [/both greater/, ([x, y], [low = 0]) => x > low && y > low],
      [/both less/, ([x, y], [high = 0]) => x < high && y < high],
      [/ more than that/, ([x, y], [gap = 0]) => x - y === gap],
      [/ less than that/, ([x, y], [gap = 0]) => y - x === gap],
      [/less than/, ([, y], [bound = 0]) => y < bound],
      [/together/, ([x], [total = 0], { stem }) => sizes(stem)[0] * x === total],
      [
        /^The average/,
        ([x, y], [value = 0], { statement, stem }) => (isFirst(`${statement}|${stem}`) ? x : y) === value,
      ],
    ],
  },
})

const sizes = remember((stem): [number, number] => {
  const [, n, k] = /, (\d+) \w+ and (\d+) \w+ took/.exec(stem) ?? []
  return [Number(n), Number(k)]
})

/** Whether a statement is about the group that the stem names first. */
const isFirst = remember((text) => {
  const [statement = '', stem = ''] = text.split('|')
  return statement.includes(/, \d+ (\w+) and/.exec(stem)?.[1] ?? '?')
})
