import { agree } from '../../factory/grammar.ts'
import { m, money, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { isWhole } from '../../factory/rational.ts'
import { search } from '../../factory/search.ts'

const METERED = [
  { who: 'A taxi ride', unit: 'mile', asks: 'How many miles long is a ride that costs', pays: 'a ride of' },
  { who: 'A phone plan', unit: 'gigabyte', asks: 'How many gigabytes are used in a month that costs', pays: 'a month with' },
  { who: 'A courier delivery', unit: 'pound', asks: 'How many pounds does a package weigh that costs', pays: 'a package of' },
  { who: 'A bicycle rental', unit: 'hour', asks: 'How many hours long is a rental that costs', pays: 'a rental of' },
] as const // prettier-ignore

export const firstUnitDearer = problem({
  id: 'first-unit-dearer',
  skill: 'translating',
  version: 6,
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
    const rule = t`${setting.who} costs ${money(base)} for the first ${included === 1 ? setting.unit : t`${included} ${setting.unit}s`} and ${money(rate)} for each additional ${setting.unit}${extra > 0 ? t`, plus a fixed surcharge of ${money(extra)}` : ''}.`
    const key = reverse ? total : price
    const units = `${setting.unit}s`
    return {
      stem: reverse
        ? t`${rule} ${setting.asks} ${money(price)}?`
        : t`${rule} What is the price of ${setting.pays} ${total} ${units}?`,
      key,
      show: reverse ? plain : money,
      fits: (value) => value.n > 0n && (!reverse || isWhole(value)),
      wrong: reverse
        ? [
            [
              total - included,
              'stopped-early',
              () =>
                t`${total - included} is only the number of additional ${units}. The first ${included === 1 ? setting.unit : included} must be added.`,
            ],
            [
              Math.floor(price / rate),
              'ignored-condition',
              () =>
                t`This answer divides all ${money(price)} by ${money(rate)}${price % rate === 0 ? '' : ' and rounds down'}. Of that, ${money(base)} is for the first ${included === 1 ? setting.unit : t`${included} ${units}`}${extra > 0 ? t`, and ${money(extra)} is the surcharge` : ''}.`,
            ],
            [
              Math.round((price - extra) / base),
              'fixed-cost-per-unit',
              () =>
                t`This answer divides ${money(price - extra)} by ${money(base)}${(price - extra) % base === 0 ? '' : ' and rounds'}, as if every ${setting.unit} cost that much. Only the first ${included === 1 ? 'one costs' : t`${included} together cost`} ${money(base)}.`,
            ],
            [
              total - included + 1,
              'off-by-one',
              () =>
                t`This answer is ${m`${total - included} + 1`}, which counts the first ${included} ${units} as only one. Add ${included} instead of 1.`,
            ],
            [
              total + included,
              'off-by-one',
              () =>
                t`This answer is ${m`${total} + ${included}`}, which counts the first ${included === 1 ? setting.unit : t`${included} ${units}`} twice. The ${total} already include ${included === 1 ? 'it' : 'them'}.`,
            ],
            [
              extra > 0 ? Math.round((price - base) / rate) + included : total + 1,
              extra > 0 ? 'cost-left-out' : 'off-by-one',
              () =>
                extra > 0
                  ? t`This answer subtracts only ${money(base)} from ${money(price)} and spends the surcharge of ${money(extra)} on additional ${units}. Subtract ${money(base)} and ${money(extra)} first.`
                  : t`For ${total + 1} ${units} the price would be ${money(price + rate)}, which is ${money(rate)} too much.`,
            ],
            [
              Math.round((price - base - extra) / rate) - included,
              'lost-sign',
              () =>
                t`This answer is ${m`${total - included} - ${included}`}. The first ${included === 1 ? setting.unit : t`${included} ${units}`} must be added to the ${total - included} additional ones, not subtracted.`,
            ],
            [
              Math.round((price - extra) / (base + rate)),
              'fixed-cost-per-unit',
              () =>
                t`This answer divides ${money(price - extra)} by ${money(base + rate)}, the sum of the two prices${(price - extra) % (base + rate) === 0 ? '' : ', and rounds'}. The price ${money(base)} is charged only once.`,
            ],
            [
              total - 1,
              'off-by-one',
              () =>
                t`For ${total - 1} ${units} the price would be only ${money(price - rate)}, which is ${money(rate)} too little.`,
            ],
          ]
        : [
            [
              base + rate * total,
              'ignored-condition',
              () =>
                t`This answer is ${m`${base} + ${total} \times ${rate}`}, which charges ${money(rate)} for all ${total} ${units} in addition to ${money(base)}. The first ${included === 1 ? 'one' : included} ${agree(included, 'is', 'are')} already covered by the ${money(base)}.`,
            ],
            [
              rate * total,
              'cost-left-out',
              () =>
                t`This answer is ${m`${total} \times ${rate}`}, which charges ${money(rate)} for every ${setting.unit} and leaves out the ${money(base)} for the first ${included === 1 ? 'one' : included}.`,
            ],
            [
              base * total,
              'fixed-cost-per-unit',
              () =>
                t`This answer is ${m`${total} \times ${base}`}, which charges ${money(base)} for every ${setting.unit}. But ${money(base)} is the price of only the first ${included === 1 ? 'one' : t`${included} together`}.`,
            ],
            [
              base * included + rate * (total - included),
              'fixed-cost-per-unit',
              () =>
                t`This answer is ${m`${included} \times ${base} + ${total - included} \times ${rate}`}, which charges ${money(base)} for each of the first ${included} ${units}. They cost ${money(base)} together.`,
            ],
            [
              base + rate * (total - included - 1),
              'off-by-one',
              () =>
                t`This answer is ${m`${base} + ${total - included - 1} \times ${rate}`}, which counts one additional ${setting.unit} too few. There are ${m`${total} - ${included} = ${total - included}`} of them.`,
            ],
            [
              base + rate * (total - included + 1),
              'off-by-one',
              () =>
                t`This answer is ${m`${base} + ${total - included + 1} \times ${rate}`}, which counts one additional ${setting.unit} too many. There are ${m`${total} - ${included} = ${total - included}`} of them.`,
            ],
            [
              rate * (total - included),
              'stopped-early',
              () =>
                t`This answer is ${m`${total - included} \times ${rate}`}, the price of the additional ${units} alone. The ${money(base)} for the first ${included === 1 ? 'one' : included} must be added.`,
            ],
          ],
      because: reverse
        ? t`After the fixed part, ${m`${price} - ${base}${extra > 0 ? ` - ${extra}` : ''} = ${rate * (total - included)}`} dollars pay for ${rate === 1 ? total - included : m`${rate * (total - included)} \div ${rate} = ${total - included}`} additional ${units}. With the first ${included === 1 ? 'one' : included}, that makes ${total}.`
        : t`The first ${included === 1 ? setting.unit : t`${included} ${units}`} cost ${money(base)}, and the other ${total - included} cost ${m`${total - included} \times ${rate} = ${rate * (total - included)}`} dollars, for a total of ${money(price)}.`.replace(
            t`The first ${setting.unit} cost`,
            t`The first ${setting.unit} costs`,
          ),
      quick: [
        reverse
          ? t`Subtract the fixed part of ${money(base + extra)}${rate === 1 ? '' : t`, divide by ${money(rate)},`} and add the first ${included === 1 ? 'one' : included}: ${rate === 1 ? m`${included} + (${price} - ${base + extra}) = ${total}` : m`${included} + \frac{${price} - ${base + extra}}{${rate}} = ${total}`}.`
          : t`Add the price of the ${total - included} additional ${units} to ${money(base)}: ${m`${base} + (${total} - ${included}) \times ${rate} = ${price}`} dollars.`,
      ],
      full: reverse
        ? [
            t`${extra > 0 ? t`The fixed part of the price is ${m`${base} + ${extra} = ${base + extra}`} dollars. Subtract it` : 'Subtract the fixed part of the price'}: ${m`${price} - ${base + extra} = ${price - base - extra}`} dollars.`,
            t`At ${money(rate)} each, that pays for ${rate === 1 ? total - included : m`${price - base - extra} \div ${rate} = ${total - included}`} additional ${units}.`,
            t`With the first ${included === 1 ? 'one' : included}, there are ${m`${total - included} + ${included} = ${total}`} ${units}.`,
          ]
        : [
            t`The first ${included === 1 ? t`${setting.unit} costs` : t`${included} ${units} cost`} ${money(base)}.`,
            t`The other ${m`${total} - ${included} = ${total - included}`} ${units} cost ${money(rate)} each, or ${money(rate * (total - included))}.`,
            t`The total is ${m`${base} + ${rate * (total - included)} = ${price}`} dollars.`,
          ],
      hints: [
        reverse
          ? t`How much of the ${money(price)} does not depend on the number of additional ${units}?`
          : t`How many of the ${total} ${units} are charged at ${money(rate)}?`,
        reverse
          ? t`After the fixed part, ${money(price - base - extra)} is left for additional ${units}. How many does that pay for?`
          : t`The first ${included === 1 ? 'one is' : t`${included} are`} covered by the ${money(base)}. What do the other ${total - included} cost?`,
      ],
    }
  },
  second: (numbers, stem) => {
    const isOne = /for the first [a-z]/.test(stem)
    const [base = 0, included = 0, rate = 0, x = 0, y = 0] = isOne ? numbers.toSpliced(1, 0, 1) : numbers
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
