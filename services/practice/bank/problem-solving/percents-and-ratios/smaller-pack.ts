import { m, money, percent, t } from '../../factory/format.ts'
import { problem, type Level, type Wrong } from '../../factory/problem-template.ts'
import { add, changedBy, compare, div, isWhole, mul, rational, sub, type Rational } from '../../factory/rational.ts'
import { near } from '../../factory/search.ts'

const PACKS = [
  {
    what: 'bag of coffee',
    one: 'gram',
    unit: 'grams',
    measure: 'weight',
    sizes: [200, 250, 400, 500, 600, 750, 800, 1000],
  },
  {
    what: 'bottle of shampoo',
    one: 'milliliter',
    unit: 'milliliters',
    measure: 'volume',
    sizes: [200, 250, 300, 400, 500, 750],
  },
  { what: 'roll of tape', one: 'meter', unit: 'meters', measure: 'length', sizes: [20, 25, 40, 50, 60] },
  { what: 'bag of chips', one: 'gram', unit: 'grams', measure: 'weight', sizes: [120, 150, 200, 240, 250] },
] as const

/** Cuts of the contents and rises of the price, in percent, that change the price per unit by whole percents, or by third ones where the price stays. */
const STEPS = [10, 12, 15, 20, 25, 30, 36, 40, 50].flatMap((cut) =>
  Array.from({ length: 21 }, (_, index) => [cut, 2 * index] as const).filter(
    ([, rise]) =>
      isWhole(mul(rise === 0 ? 300 : 100, div(100 + rise, 100 - cut))) && (100 * (100 + rise)) / (100 - cut) < 280,
  ),
)

interface Shrunk {
  level: Level
  size: number
  less: number
  price: number
  rise: number
  pack: (typeof PACKS)[number]
}

export const smallerPack = problem<Shrunk>({
  id: 'smaller-pack',
  skill: 'percent-change',
  version: 6,
  levels: [-0.3, 0.3, 0.7],
  places: [
    [12, 2, 3, 3, 0],
    [0, 5, 5, 4, 6],
    [0, 5, 4, 5, 6],
  ],
  draw: (random, level) => {
    const pack = random.pick(PACKS)
    const [cut, rise] = random.pick(
      level === 1 ? STEPS.filter((step) => step[1] === 0) : STEPS.filter((step) => step[1] > 0),
    )
    const size = random.pick(pack.sizes.filter((each) => (each * cut) % 100 === 0))
    const less = (size * (100 - cut)) / 100
    const price = random.step(100, 750, 50)
    return { level, size, less, price, rise, pack }
  },
  write: (drawn) => {
    const { level, size, less, price, rise, pack } = drawn
    const cut = 100 - (100 * less) / size
    const dear = rational(price * (100 + rise), 10_000)
    const now = div(changedBy(rise), changedBy(-cut))
    const key = mul(100, sub(now, 1))
    const asked = t`By what percent did the price per ${pack.one} rise?`
    const stem = [
      t`The ${pack.measure} of a ${pack.what} was reduced from ${size} to ${less} ${pack.unit}, while the price stayed at ${money(rational(price, 100))}. ${asked}`,
      t`A ${pack.what} used to contain ${size} ${pack.unit} and cost ${money(rational(price, 100))}. Now it contains ${less} ${pack.unit} and costs ${money(dear)}. ${asked}`,
      t`A manufacturer reduced the ${pack.measure} of a ${pack.what} by ${cut}% and raised the price of the ${pack.what.split(' ')[0]!} by ${rise}%. ${asked}`,
    ][level - 1]!
    const step = [
      () =>
        t`The ${pack.what.split(' ')[0]!} costs the same but contains only ${m`\frac{${less}}{${size}} = ${rational(less, size)}`} of what it did.`,
      () =>
        t`The contents fell from ${size} to ${less} ${pack.unit}, which is ${100 - cut}% of what they were, and the price rose from ${money(rational(price, 100))} to ${money(dear)}, which is ${100 + rise}%.`,
      () =>
        t`Suppose that 100 ${pack.unit} used to cost 100 cents, or 1 cent per ${pack.one}. Now ${100 - cut} ${pack.unit} cost ${100 + rise} cents.`,
    ][level - 1]!()
    const factor =
      rise === 0 ? m`\frac{${size}}{${less}} = ${now}` : m`\frac{${changedBy(rise)}}{${changedBy(-cut)}} = ${now}`
    return {
      stem,
      key,
      show: percent,
      fits: (value) => value.n > 0n && compare(value, 200) < 0 && isWhole(mul(3, value)),
      wrong: wrongRises(drawn, cut, key),
      because: t`The contents are ${100 - cut}% of what they were${rise === 0 ? '' : t` and the price is ${100 + rise}%`}, so the price per ${pack.one} is ${factor} times the old one, a rise of ${percent(key)}.`,
      quick: [
        rise === 0
          ? t`The contents are multiplied by ${m`\frac{${less}}{${size}} = ${changedBy(-cut)}`}, and the price stays the same. So the price per ${pack.one} is multiplied by ${m`\frac{1}{${changedBy(-cut)}} = ${now}`}, a rise of ${percent(key)}.`
          : t`The price is multiplied by ${changedBy(rise)} and the contents by ${changedBy(-cut)}. So the price per ${pack.one} is multiplied by ${factor}, a rise of ${percent(key)}.`,
      ],
      full: [
        step,
        level === 3
          ? t`So one ${pack.one} now costs ${m`\frac{${100 + rise}}{${100 - cut}} = ${now}`} cents instead of 1. The price per ${pack.one} rose by ${m`(${now} - 1) \times 100\%`}, or ${percent(key)}.`
          : t`So the price per ${pack.one} is multiplied by ${rise === 0 ? m`1 \div ${rational(less, size)} = ${now}` : factor}, which means that it rose by ${m`(${now} - 1) \times 100\%`}, or ${percent(key)}.`,
      ],
      hints: [
        rise === 0
          ? t`Is the percent rise in the price per ${pack.one} the same as the percent by which the contents fell?`
          : t`Do the smaller contents and the higher price push the price per ${pack.one} in the same direction?`,
        t`The price per ${pack.one} is the price divided by the contents. By what factor ${rise === 0 ? 'do the contents' : 'does the price change, and by what factor do the contents'} change?`,
      ],
    }
  },
  second: (numbers, stem) => {
    const per = (price: number, size: number): number => price / size
    const [a = 1, b = 1, c = 1, d = 1] = numbers
    const [before, after] = stem.includes('stayed at')
      ? [per(1, a), per(1, b)]
      : stem.includes('used to')
        ? [per(b, a), per(d, c)]
        : [per(100, 1000), per(100 + b, 1000 - (1000 * a) / 100)]
    for (let third = 1; third <= 900; third += 1) if (near(before * (1 + third / 300), after)) return third / 3
    return Number.NaN
  },
})

function wrongRises({ level, size, less, rise, pack }: Shrunk, cut: number, key: Rational): Wrong[] {
  const told = level === 3 ? t`a reduction of ${cut}%` : t`the reduction from ${size} to ${less} ${pack.unit}`
  const wrong: Wrong[] = [
    [
      cut + rise,
      rise === 0 ? 'percent-of-wrong-base' : 'percents-simply-added',
      () =>
        rise === 0
          ? t`${cut}% is the percent by which the contents fell. The price per ${pack.one} is divided by ${changedBy(-cut)}, which raises it by more than ${cut}%.`
          : t`This answer is ${m`${cut}\% + ${rise}\%`}, the fall of the contents plus the rise of the price. Divide the factors instead: ${m`${changedBy(rise)} \div ${changedBy(-cut)}`}.`,
    ],
    [
      sub(mul(changedBy(cut), changedBy(rise), 100), 100),
      'percent-taken-off-result',
      () =>
        t`This answer is ${m`${changedBy(cut)} \times ${changedBy(rise)} - 1`}, as if the smaller contents raised the price per ${pack.one} by ${cut}%. In fact they divide it by ${changedBy(-cut)}, which raises it by more.`,
    ],
    [
      100 - cut,
      'complement-forgotten',
      () =>
        t`${100 - cut}% is what is left of the contents after ${told}. The price per ${pack.one} is multiplied by ${m`\frac{${changedBy(rise)}}{${changedBy(-cut)}}`}, not by ${changedBy(-cut)}.`,
    ],
    [
      add(100, key),
      'value-for-change',
      () =>
        t`The new price per ${pack.one} is ${percent(add(100, key))} of the old one. The rise is only the part above 100%.`,
    ],
    [
      sub(100, div(10_000, add(100, key))),
      'percent-of-new-value',
      () =>
        t`This answer is ${m`\frac{${key}}{${add(100, key)}}`}, the rise as a percent of the new price per ${pack.one}. A percent rise is measured against the old price, which is 100% here, not ${percent(add(100, key))}.`,
    ],
    [
      mul(2, key),
      'doubled-or-halved',
      () =>
        t`This answer counts the rise twice. The price per ${pack.one} is now ${percent(add(100, key))} of the old price per ${pack.one}, not ${percent(add(100, mul(2, key)))}.`,
    ],
  ]
  if (rise > 0)
    wrong.unshift(
      [
        rise,
        'ignored-condition',
        () =>
          t`${rise}% is how much the price of the whole ${pack.what.split(' ')[0]!} rose. The ${pack.what.split(' ')[0]!} also contains ${cut}% less, so the price per ${pack.one} rose by more.`,
      ],
      [
        sub(div(100, changedBy(-cut)), 100),
        'ignored-condition',
        () =>
          t`This answer is ${m`1 \div ${changedBy(-cut)} - 1`}, the rise caused by the smaller contents alone. The price of the ${pack.what.split(' ')[0]!} rose too, by ${rise}%.`,
      ],
      [
        Math.abs(cut - rise),
        'wrong-operation',
        () =>
          t`This answer is ${m`${Math.max(cut, rise)}\% - ${Math.min(cut, rise)}\%`}. Smaller contents and a higher price both raise the price per ${pack.one}, so their effects do not offset each other.`,
      ],
      [
        add(sub(div(100, changedBy(-cut)), 100), rise),
        'percents-simply-added',
        () =>
          t`This answer adds ${rise}% to the rise caused by the smaller contents, ${m`1 \div ${changedBy(-cut)} - 1`}. Multiply the factors instead: ${m`${changedBy(rise)} \times (1 \div ${changedBy(-cut)}) = ${div(changedBy(rise), changedBy(-cut))}`}.`,
      ],
      [
        cut,
        'ignored-condition',
        () =>
          t`${cut}% is how much the contents fell. The price per ${pack.one} rises by more than that, and the price of the ${pack.what.split(' ')[0]!} rose as well.`,
      ],
    )
  if (level === 1)
    wrong.push(
      [
        size - less,
        'percent-points-for-percent',
        () =>
          t`${m`${size} - ${less} = ${size - less}`} is the number of ${pack.unit} by which the contents fell. The question asks for a percent, and for the price per ${pack.one}.`,
      ],
      [
        div(cut, 2),
        'doubled-or-halved',
        () =>
          t`This answer is half of the ${cut}% by which the contents fell. The price per ${pack.one} is multiplied by ${m`${size} \div ${less}`}, which raises it by more than ${cut}%.`,
      ],
    )
  return wrong
}
