import { m, money, plain, t } from '../../factory/format.ts'
import { problem, type Level, type Wrong } from '../../factory/problem-template.ts'
import { compare, div, isWhole, mul, rational, type Rational } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'

const TARIFFS = [
  { thing: 'A bike-share service', fee: 'a month', unit: 'ride', a: 'City', b: 'Plus' },
  { thing: 'A swimming pool', fee: 'a year', unit: 'visit', a: 'Basic', b: 'Family' },
  { thing: 'A movie rental site', fee: 'a month', unit: 'movie', a: 'Matinee', b: 'Premiere' },
  { thing: 'An electric car charging network', fee: 'a month', unit: 'charge', a: 'Easy', b: 'Regular' },
  { thing: 'A package delivery service', fee: 'a month', unit: 'package', a: 'Start', b: 'Trade' },
] as const

interface Tariffs {
  level: Level
  low: number
  high: number
  dear: Rational
  cheap: Rational
  free: number
  saving: number
  n: number
  setting: (typeof TARIFFS)[number]
}

export const twoTariffs = problem<Tariffs>({
  id: 'two-tariffs',
  skill: 'linear-equations',
  version: 4,
  levels: [-0.9, -0.2, 0.5],
  places: [
    [0, 7, 7, 6, 0],
    [0, 4, 4, 4, 8],
    [12, 1, 1, 2, 4],
  ],
  draw: (random, level) => {
    const cheap = random.int(1, 9)
    const step = random.int(1, 7)
    const n = random.int(6, 36)
    const low = random.int(3, 18)
    const free = level === 3 ? random.int(2, 5) : 0
    const saving = level === 2 ? random.int(2, 20) : 0
    const [dear, less] = [rational((cheap + step) * 50, 100), rational(cheap * 50, 100)]
    // The dearer units, less the free ones, cost so much more that the higher fee and the saving are made good.
    const high = rational((n - free) * (cheap + step) * 50 - n * cheap * 50, 100)
    const fee = Number(high.n / high.d) + low - saving
    if (!isWhole(high) || fee <= low + 2 || free >= n - 2 || fee > 150) return null
    return { level, low, high: fee, dear, cheap: less, free, saving, n, setting: random.pick(TARIFFS) }
  },
  write: (tariffs) => {
    const { level, low, high, dear, cheap, free, saving, n, setting } = tariffs
    const { thing, fee, unit, a, b } = setting
    const many = `${unit}s`
    const each = `for each ${unit}`
    const gift = level === 3 ? t`, but the first ${free} ${many} ${fee} are free` : ''
    const intro = t`${thing} offers two plans. The ${a} plan costs ${money(low)} ${fee} plus ${money(dear)} ${each}${gift}. The ${b} plan costs ${money(high)} ${fee} plus ${money(cheap)} ${each}.`
    const asked =
      level === 2
        ? t`For how many ${many} ${fee} is the ${b} plan cheaper by exactly ${money(saving)}?`
        : t`For how many ${many} ${fee}${level === 3 ? t`, if more than ${free},` : ''} do the two plans cost the same?`
    const left = free === 0 ? t`${low} + ${dear}n` : t`${low} + ${dear}(n - ${free})`
    const right = t`${high} + ${cheap}n${saving === 0 ? '' : t` + ${saving}`}`
    const gap = rational(dear.n * cheap.d - cheap.n * dear.d, dear.d * cheap.d)
    const lead = mul(gap, n)
    return {
      stem: `${intro} ${asked}`,
      key: n,
      show: plain,
      fits: (value) => isWhole(value) && value.n > BigInt(free) && compare(value, 15 * n) < 0,
      wrong: wrongNumbers(tariffs, gap),
      because:
        level === 2
          ? t`For ${n} ${many}, the ${a} plan costs ${m`${low} + ${dear}(${n}) = ${costs(low, dear, n)}`} dollars and the ${b} plan costs ${m`${high} + ${cheap}(${n}) = ${costs(high, cheap, n)}`} dollars, which is ${money(saving)} less.`
          : t`For ${n} ${many}, both plans cost the same: ${m`${low} + ${dear}(${n - free}) = ${costs(high, cheap, n)}`} dollars and ${m`${high} + ${cheap}(${n}) = ${costs(high, cheap, n)}`} dollars.`,
      quick: [
        level === 3
          ? t`The free ${many} are worth ${m`${free} \times ${dear} = ${mul(free, dear)}`} dollars, so the ${b} plan must make up for ${m`${high} - ${low} + ${mul(free, dear)} = ${lead}`} dollars. It saves ${money(gap)} on each ${unit}${compare(gap, 1) === 0 ? t`, so that takes ${n} ${many}` : t`, and ${m`\frac{${lead}}{${gap}} = ${n}`}`}.`
          : t`Each ${unit} costs ${money(gap)} less with the ${b} plan, so it takes ${compare(gap, 1) === 0 ? m`${high} - ${low}${saving === 0 ? '' : ` + ${saving}`} = ${n}` : m`\frac{${high} - ${low}${saving === 0 ? '' : ` + ${saving}`}}{${gap}} = ${n}`} ${many} to make up for its higher fee${level === 2 ? t` and save ${money(saving)}` : ''}.`,
      ],
      full: [
        t`For ${m`n`} ${many}, the ${a} plan costs ${m`${left}`} dollars and the ${b} plan costs ${m`${high} + ${cheap}n`} dollars.`,
        level === 2
          ? t`The ${b} plan is ${money(saving)} cheaper if ${m`${left} = ${right}`}.`
          : t`The costs are equal if ${m`${left} = ${right}`}.${free === 0 ? '' : t` Expand the left side: ${m`${low} + ${dear}n - ${mul(free, dear)} = ${right}`}.`}`,
        compare(gap, 1) === 0
          ? t`Subtracting ${m`${cheap}n`} and collecting the numbers gives ${m`n = ${n}`}.`
          : t`Collecting terms gives ${m`${gap}n = ${lead}`}, so ${m`n = ${n}`}.`,
      ],
      hints: [
        level === 3
          ? t`With the ${a} plan, how many ${many} out of ${m`n`} does the customer pay for?`
          : t`How much less does each ${unit} cost with the ${b} plan, and how much higher is its fee?`,
        level === 2
          ? t`Write the cost of each plan for ${m`n`} ${many}. Which of the two costs must be ${money(saving)} greater?`
          : t`Write the cost of each plan for ${m`n`} ${many} and set the two equal.`,
      ],
    }
  },
  second: (numbers, stem) => {
    const free = stem.includes('are free') ? numbers[2]! : 0
    const [low = 0, dear = 0] = numbers
    const [high = 0, cheap = 0, saving = 0] = stem.includes('are free') ? numbers.slice(3, 5) : numbers.slice(2)
    return search([free + 1, 2000], (n) => near(low + dear * (n - free) - (high + cheap * n), saving))
  },
})

function costs(fee: number, price: Rational, n: number): Rational {
  return rational(mul(price, n).n + BigInt(fee) * mul(price, n).d, mul(price, n).d)
}

function wrongNumbers({ level, low, high, dear, cheap, free, saving, n, setting }: Tariffs, gap: Rational): Wrong[] {
  const { a, b, unit } = setting
  const many = `${unit}s`
  const extra = high - low
  const sum = rational(dear.n * cheap.d + cheap.n * dear.d, dear.d * cheap.d)
  const aim = mul(gap, n)
  const wrong: Wrong[] = [
    [
      div(aim, sum),
      'moved-without-changing-sign',
      () =>
        t`This answer divides ${money(aim)} by ${m`${dear} + ${cheap} = ${sum}`}. When ${m`${cheap}n`} is moved to the other side, it is subtracted, which leaves ${m`${gap}n`}.`,
    ],
    [
      div(aim, dear),
      'ignored-condition',
      () =>
        t`This answer divides ${money(aim)} by ${money(dear)}. With the ${b} plan each ${unit} still costs ${money(cheap)}, so only ${money(gap)} is saved.`,
    ],
    [
      div(aim, cheap),
      'ignored-condition',
      () =>
        t`This answer divides ${money(aim)} by ${money(cheap)}. What matters is the difference between ${money(dear)} and ${money(cheap)}, which is ${money(gap)}.`,
    ],
    [
      div(high + low, gap),
      'moved-without-changing-sign',
      () =>
        t`This answer is ${compare(gap, 1) === 0 ? m`${high} + ${low}` : m`(${high} + ${low}) \div ${gap}`}, which adds the two fees. The ${b} plan only has to make up for the difference between them, ${money(extra)}.`,
    ],
    [
      div(high, gap),
      'ignored-condition',
      () =>
        t`This answer uses the whole fee of the ${b} plan, ${money(high)}${compare(gap, 1) === 0 ? '' : t`, in ${m`${high} \div ${gap}`}`}, and leaves out the fee of the ${a} plan, ${money(low)}.`,
    ],
    [
      n + 1,
      'off-by-one',
      () =>
        t`For ${n + 1} ${many}, the ${a} plan costs ${money(costs(low, dear, n + 1 - free))} and the ${b} plan costs ${money(costs(high, cheap, n + 1))}. ${level === 2 ? t`The ${b} plan should be ${money(saving)} cheaper` : 'The two costs should be equal'}.`,
    ],
    [
      n - 1,
      'off-by-one',
      () =>
        t`For ${n - 1} ${many}, the ${a} plan costs ${money(costs(low, dear, n - 1 - free))} and the ${b} plan costs ${money(costs(high, cheap, n - 1))}. ${level === 2 ? t`The ${b} plan should be ${money(saving)} cheaper` : 'The two costs should be equal'}.`,
    ],
  ]
  if (level === 2)
    wrong.unshift(
      [
        div(extra, gap),
        'ignored-condition',
        () =>
          t`For ${div(extra, gap)} ${many}, the two plans cost the same, since ${m`${div(extra, gap)} \times ${gap} = ${extra}`} only makes up for the higher fee. The ${b} plan should be cheaper by ${money(saving)}.`,
      ],
      [
        div(extra - saving, gap),
        'lost-sign',
        () =>
          t`For ${div(extra - saving, gap)} ${many}, the ${b} plan is still more expensive by ${money(saving)}. It takes more ${many} to make it cheaper.`,
      ],
      [
        div(saving, gap),
        'ignored-condition',
        () =>
          t`This answer is ${m`${saving} \div ${gap}`}, which makes up only for the ${money(saving)}. The fee of the ${b} plan is also ${money(extra)} higher.`,
      ],
    )
  if (level === 3)
    wrong.unshift(
      [
        div(extra, gap),
        'ignored-condition',
        () =>
          t`This answer solves ${m`${low} + ${dear}n = ${high} + ${cheap}n`}, which charges for every ${unit} under the ${a} plan. The first ${free} are free, so the customer pays for only ${m`n - ${free}`}.`,
      ],
      [
        rational(n - free),
        'stopped-early',
        () =>
          t`${n - free} is the number of ${many} that the customer pays for with the ${a} plan. Including the ${free} free ones, there are ${n}.`,
      ],
      [
        div(extra + free, gap),
        'distributed-to-first-only',
        () =>
          t`This answer expands ${m`${dear}(n - ${free})`} to ${m`${dear}n - ${free}`}. The ${free} must be multiplied by ${m`${dear}`} too, which gives ${m`${mul(free, dear)}`}.`,
      ],
      [
        rational(n + free),
        'wrong-operation',
        () => t`This answer adds the ${free} free ${many} to ${n}. But the ${n} ${many} already include the free ones.`,
      ],
    )
  return wrong
}
