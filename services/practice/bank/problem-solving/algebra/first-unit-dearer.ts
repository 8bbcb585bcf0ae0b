import { agree } from '../../factory/grammar.ts'
import { m, money, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { isWhole } from '../../factory/rational.ts'
import { search } from '../../factory/search.ts'

const METERED = [
  { who: 'A taxi', unit: 'mile', verb: 'ride', what: 'miles long' },
  { who: 'A phone plan', unit: 'gigabyte', verb: 'month', what: 'gigabytes' },
  { who: 'A courier', unit: 'pound', verb: 'parcel', what: 'pounds' },
  { who: 'A bicycle rental', unit: 'hour', verb: 'rental', what: 'hours' },
] as const

export const firstUnitDearer = problem({
  id: 'first-unit-dearer',
  skill: 'translating',
  version: 4,
  levels: [-1.6, -1, -0.3],
  places: [
    [12, 2, 3, 3, 0],
    [0, 5, 5, 4, 6],
    [0, 5, 4, 5, 6],
  ],
  draw: (random, level) => {
    const base = random.int(3, 15)
    const rate = random.int(1, 6)
    const included = random.int(1, 5)
    const total = included + random.int(3, 25)
    if (base === rate || base === rate * included) return null
    return {
      base,
      rate,
      included,
      total,
      reverse: level > 1,
      extra: level === 3 ? random.int(2, 6) : 0,
      setting: random.pick(METERED),
    }
  },
  write: ({ base, rate, included, total, reverse, extra, setting }) => {
    const price = base + rate * (total - included) + extra
    const rule = t`${setting.who} costs ${money(base)} for the first ${included} ${included === 1 ? setting.unit : `${setting.unit}s`} and ${money(rate)} for each additional ${setting.unit}${extra > 0 ? t`, plus a fixed surcharge of ${money(extra)}` : ''}.`
    const key = reverse ? total : price
    const units = `${setting.unit}s`
    return {
      stem: reverse
        ? t`${rule} How many ${units} does one get for ${money(price)}?`
        : t`${rule} What does one pay for ${total} ${units}?`,
      key,
      show: reverse ? plain : money,
      fits: (value) => value.n > 0n && (!reverse || isWhole(value)),
      wrong: reverse
        ? [
            [
              total - included,
              'stopped-early',
              () =>
                t`${total - included} is the number of further ${units}. The first ${included} ${agree(included, 'comes', 'come')} on top.`,
            ],
            [
              Math.floor(price / rate),
              'ignored-condition',
              () =>
                t`This answer divides all ${money(price)} by ${money(rate)}. The first ${included} cost ${money(base)} together${extra > 0 ? t`, and ${money(extra)} is a surcharge` : ''}.`,
            ],
            [
              Math.round((price - extra) / base),
              'fixed-cost-per-unit',
              () => t`This answer divides by ${money(base)}, as if every ${setting.unit} cost that much.`,
            ],
            [total - included + 1, 'off-by-one', () => t`This answer counts the first ${included} as one.`],
            [total + included, 'off-by-one', () => t`This answer adds the first ${included} twice.`],
            [
              extra > 0 ? Math.round((price - base) / rate) + included : total + 1,
              extra > 0 ? 'cost-left-out' : 'off-by-one',
              () =>
                extra > 0
                  ? t`This answer leaves the surcharge of ${money(extra)} in.`
                  : t`${total + 1} would cost ${money(price + rate)}.`,
            ],
            [
              Math.round((price - base - extra) / rate) - included,
              'lost-sign',
              () => t`This answer subtracts the first ${included}. They are part of what one gets.`,
            ],
            [
              Math.round((price - extra) / (base + rate)),
              'fixed-cost-per-unit',
              () => t`This answer divides by ${money(base + rate)}, the sum of the two prices.`,
            ],
            [total - 1, 'off-by-one', () => t`${total - 1} would cost ${money(price - rate)}.`],
          ]
        : [
            [
              base + rate * total,
              'ignored-condition',
              () =>
                t`This answer charges ${money(rate)} for all ${total} ${units} on top. The first ${included} ${agree(included, 'is', 'are')} covered by the ${money(base)}.`,
            ],
            [
              rate * total,
              'cost-left-out',
              () =>
                t`This answer charges ${money(rate)} for every ${setting.unit} and leaves the ${money(base)} for the first ${included} out.`,
            ],
            [
              base * total,
              'fixed-cost-per-unit',
              () =>
                t`This answer charges ${money(base)} for every ${setting.unit}. It is the price of the first ${included} together.`,
            ],
            [
              base * included + rate * (total - included),
              'fixed-cost-per-unit',
              () =>
                t`This answer charges ${money(base)} for each of the first ${included}. It is their price together.`,
            ],
            [
              base + rate * (total - included - 1),
              'off-by-one',
              () =>
                t`This answer leaves one of the further ${units} out: there are ${m`${total} - ${included} = ${total - included}`}.`,
            ],
            [
              base + rate * (total - included + 1),
              'off-by-one',
              () =>
                t`This answer counts one further ${setting.unit} too many: there are ${m`${total} - ${included} = ${total - included}`}.`,
            ],
            [
              rate * (total - included),
              'stopped-early',
              () => t`This is the price of the further ${units} alone. Add ${money(base)} for the first ${included}.`,
            ],
          ],
      because: reverse
        ? t`${m`${price} - ${base}${extra > 0 ? ` - ${extra}` : ''} = ${rate * (total - included)}`} dollars buy ${total - included} further ${units}; with the first ${included} that makes ${total}.`
        : t`${money(base)} for the first ${included} and ${m`${total - included} \times ${rate} = ${rate * (total - included)}`} dollars for the others: ${money(price)}.`,
      quick: [
        reverse
          ? t`${m`${included} + \frac{${price} - ${base + extra}}{${rate}} = ${total}`}.`
          : t`${m`${base} + (${total} - ${included}) \times ${rate} = ${price}`}.`,
      ],
      full: reverse
        ? [
            t`Take off what is fixed: ${m`${price} - ${base + extra} = ${price - base - extra}`}.`,
            t`At ${money(rate)} each that is ${total - included} further ${units}.`,
            t`With the first ${included}: ${total}.`,
          ]
        : [
            t`The first ${included} cost ${money(base)}.`,
            t`The other ${m`${total} - ${included} = ${total - included}`} cost ${money(rate)} each: ${money(rate * (total - included))}.`,
            t`Together ${money(price)}.`,
          ],
      hints: [
        reverse ? 'Which part of the price is fixed?' : 'How many are charged at the lower price?',
        t`The first ${included} ${agree(included, 'is', 'are')} covered by ${money(base)}.`,
      ],
    }
  },
  second: ([base = 0, included = 0, rate = 0, x = 0, y = 0], stem) => {
    const extra = stem.includes('surcharge') ? x : 0
    const last = stem.includes('surcharge') ? y : x
    const price = (units: number): number => {
      let sum = base + extra
      for (let unit = included + 1; unit <= units; unit += 1) sum += rate
      return sum
    }
    return stem.includes('How many')
      ? search([1, 100], (units) => units >= included && price(units) === last)
      : price(last)
  },
})
