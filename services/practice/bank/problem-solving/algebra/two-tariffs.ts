import { m, money, plain, t } from '../../factory/format.ts'
import { problem, type Level, type Wrong } from '../../factory/problem-template.ts'
import { compare, div, isWhole, mul, rational, type Rational } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'

const TARIFFS = [
  { thing: 'bicycle hire', fee: 'a month', unit: 'ride', a: 'City', b: 'Plus' },
  { thing: 'a swimming pool', fee: 'a year', unit: 'visit', a: 'Basic', b: 'Family' },
  { thing: 'a film library', fee: 'a month', unit: 'film', a: 'Matinee', b: 'Premiere' },
  { thing: 'electric car charging', fee: 'a month', unit: 'charge', a: 'Easy', b: 'Regular' },
  { thing: 'a parcel service', fee: 'a month', unit: 'parcel', a: 'Start', b: 'Trade' },
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
  version: 3,
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
    const gift = level === 3 ? t`; the first ${free} ${many} ${fee} are free` : ''
    const intro = t`For ${thing} there are two tariffs. ${a} costs ${money(low)} ${fee} and ${money(dear)} ${each}${gift}. ${b} costs ${money(high)} ${fee} and ${money(cheap)} ${each}.`
    const asked =
      level === 2
        ? t`For how many ${many} ${fee} is ${b} cheaper by exactly ${money(saving)}?`
        : t`For how many ${many} ${fee}${level === 3 ? t`, more than ${free},` : ''} do both cost the same?`
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
      because: t`With ${n} ${many}, ${a} costs ${money(costs(low, dear, n - free))} and ${b} ${money(costs(high, cheap, n))}${level === 2 ? t`, ${money(saving)} less` : ''}.`,
      quick: [
        level === 3
          ? t`Without free ${many}, ${a} would cost ${m`${free} \times ${dear} = ${mul(free, dear)}`} dollars more. Then ${m`\frac{${lead}}{${gap}} = ${n}`}.`
          : t`Each ${unit} makes a difference of ${m`${dear} - ${cheap} = ${gap}`} dollars; ${m`\frac{${high} - ${low}${saving === 0 ? '' : ` + ${saving}`}}{${gap}} = ${n}`}.`,
      ],
      full: [
        t`Let ${m`n`} be the number of ${many}. ${a} costs ${m`${left}`} dollars, ${b} ${m`${high} + ${cheap}n`}.`,
        level === 2
          ? t`${b} is ${money(saving)} cheaper if ${m`${left} = ${right}`}.`
          : t`They cost the same if ${m`${left} = ${right}`}.`,
        compare(gap, 1) === 0 ? t`So ${m`n = ${n}`}.` : t`So ${m`${gap}n = ${lead}`} and ${m`n = ${n}`}.`,
      ],
      hints: [t`Write both costs for ${m`n`} ${many}.`, t`Solve ${m`${left} = ${right}`}.`],
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
        t`This answer divides by ${m`${dear} + ${cheap} = ${sum}`}. Moved to the other side, ${m`${cheap}n`} changes its sign: ${m`${gap}n`}.`,
    ],
    [
      div(aim, dear),
      'ignored-condition',
      () => t`This answer divides by ${money(dear)} alone. With ${b}, each ${unit} costs ${money(cheap)} too.`,
    ],
    [
      div(aim, cheap),
      'ignored-condition',
      () =>
        t`This answer divides by ${money(cheap)} alone. What counts is the difference to ${money(dear)}, ${money(gap)}.`,
    ],
    [
      div(high + low, gap),
      'moved-without-changing-sign',
      () =>
        t`This answer adds the fees of ${money(low)} and ${money(high)}. The difference of ${money(extra)} has to be made good.`,
    ],
    [div(high, gap), 'ignored-condition', () => t`This answer leaves out that ${a} has a fee as well, ${money(low)}.`],
    [
      n + 1,
      'off-by-one',
      () => t`With ${n + 1} ${many} the difference between ${a} and ${b} has changed by another ${money(gap)}.`,
    ],
    [
      n - 1,
      'off-by-one',
      () => t`With ${n - 1} ${many} the difference between ${a} and ${b} still misses ${money(gap)}.`,
    ],
  ]
  if (level === 2)
    wrong.unshift(
      [
        div(extra, gap),
        'ignored-condition',
        () => t`With this number both cost the same. ${b} must be cheaper by ${money(saving)}.`,
      ],
      [
        div(extra - saving, gap),
        'lost-sign',
        () => t`With this number ${b} is dearer by ${money(saving)}. To be cheaper it takes more, not fewer, ${many}.`,
      ],
      [
        div(saving, gap),
        'ignored-condition',
        () => t`This answer makes good only the ${money(saving)}. The fee of ${b} is ${money(extra)} higher as well.`,
      ],
    )
  if (level === 3)
    wrong.unshift(
      [
        div(extra, gap),
        'ignored-condition',
        () => t`This answer takes all ${many} at ${a} as paid for. The first ${free} are free.`,
      ],
      [
        rational(n - free),
        'stopped-early',
        () => t`${n - free} is the number of ${many} that are paid for at ${a}. With the ${free} free ones it is ${n}.`,
      ],
      [
        div(extra + free, gap),
        'distributed-to-first-only',
        () =>
          t`In ${m`${dear}(n - ${free})`} it multiplies only the ${m`n`}. The ${free} free ones are worth ${money(mul(free, dear))}.`,
      ],
      [
        rational(n + free),
        'wrong-operation',
        () => t`This answer adds the ${free} free ${many} to ${n}. They are among the ${n} already.`,
      ],
    )
  return wrong
}
