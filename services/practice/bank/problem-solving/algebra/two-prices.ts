import { m, money, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { div, isWhole } from '../../factory/rational.ts'
import { search } from '../../factory/search.ts'

const SALES = [
  { who: 'A theater', items: 'tickets', first: 'floor ticket', second: 'balcony ticket' },
  { who: 'A bookstore', items: 'books', first: 'hardback', second: 'paperback' },
  { who: 'A nursery', items: 'plants', first: 'rose bush', second: 'lavender plant', firstPlural: 'rose bushes' },
  { who: 'A food truck', items: 'items', first: 'combo meal', second: 'taco' },
] as const

const ASKS = ['first', 'second', 'gap'] as const

export const twoPrices = problem({
  id: 'two-prices',
  skill: 'linear-systems',
  version: 4,
  levels: [-1.7, -1.3, -0.3],
  draw: (random, level) => {
    const high = random.int(8, 30)
    const low = random.int(3, high - 2)
    const first = random.int(12, 90)
    const second = random.int(12, 90)
    if (first === second || Math.abs(first - second) < 3) return null
    return {
      high,
      low,
      first,
      second,
      ask: ASKS[level - 1]!,
      setting: random.pick(SALES),
    } as const
  },
  write: ({ high, low, first, second, ask, setting }) => {
    const sold = first + second
    const revenue = high * first + low * second
    const ones = 'firstPlural' in setting ? setting.firstPlural : `${setting.first}s`
    const twos = `${setting.second}s`
    const gap = Math.abs(first - second)
    const key = ask === 'first' ? first : ask === 'second' ? second : gap
    const [more, fewer] = first > second ? [ones, twos] : [twos, ones]
    const asked =
      ask === 'gap'
        ? `How many more ${more} than ${fewer} were sold?`
        : `How many ${ask === 'first' ? ones : twos} were sold?`
    const surplus = revenue - low * sold
    return {
      stem: t`${setting.who} sold ${sold} ${setting.items} in one day, ${ones} at ${money(high)} each and ${twos} at ${money(low)} each, for a total of ${money(revenue)}. ${asked}`,
      key,
      show: plain,
      fits: (value) => isWhole(value) && value.n > 0n && value.n < BigInt(sold),
      wrong: [
        [
          ask === 'first' ? second : first,
          'other-unknown',
          () =>
            ask === 'first'
              ? t`${second} is the number of ${twos}. The other ${first} of the ${sold} ${setting.items} were ${ones}.`
              : t`${first} is the number of ${ones}.${ask === 'gap' ? t` The question asks for the difference between that and the number of ${twos}, ${second}.` : t` The other ${second} of the ${sold} ${setting.items} were ${twos}.`}`,
        ],
        [
          ask === 'gap' ? second : gap,
          'answered-other-quantity',
          () =>
            ask === 'gap'
              ? t`${second} is the number of ${twos}. The question asks for the difference between the two numbers, ${first} and ${second}.`
              : t`${gap} is the difference between the two numbers, ${first} and ${second}. The question asks for the number of ${ask === 'first' ? ones : twos}.`,
        ],
        [
          div(sold, 2),
          'equations-mismatched',
          () =>
            t`This answer is half of the ${sold} ${setting.items}. If the two numbers were equal, the total would be ${money(div((high + low) * sold, 2))}, not ${money(revenue)}.`,
        ],
        [
          Math.round(surplus / high),
          'equations-mismatched',
          () =>
            t`${sold} ${twos} would bring in ${money(low * sold)}, which is ${money(surplus)} short. This answer divides the ${money(surplus)} by ${money(high)}${surplus % high === 0 ? '' : ' and rounds'}, but replacing a ${setting.second} with a ${setting.first} adds only ${money(high - low)}.`,
        ],
        [
          Math.round(revenue / (high + low)),
          'equations-mismatched',
          () =>
            t`This answer divides the total by ${money(high + low)}, the price of one of each${revenue % (high + low) === 0 ? '' : ', and rounds'}. It gives the number of pairs, as if the two numbers were equal.`,
        ],
        [
          sold - Math.round(surplus / high),
          'equations-mismatched',
          () =>
            t`If all ${sold} had been ${twos}, the total would be ${money(surplus)} too small. This answer divides ${money(surplus)} by ${money(high)}${surplus % high === 0 ? '' : ', rounds,'} and subtracts from ${sold}. But each ${setting.first} adds only ${money(high - low)} more than a ${setting.second}.`,
        ],
        [
          Math.round(revenue / high),
          'ignored-condition',
          () =>
            t`This answer divides the whole ${money(revenue)} by ${money(high)}${revenue % high === 0 ? '' : ' and rounds'}, as if only ${ones} had been sold. Part of the money came from the ${twos}.`,
        ],
        [
          sold - Math.round(revenue / high),
          'ignored-condition',
          () =>
            t`This answer divides the whole ${money(revenue)} by ${money(high)}${revenue % high === 0 ? '' : ', rounds,'} and subtracts the result from ${sold}. The ${twos} brought in money too.`,
        ],
        [
          high - low,
          'answered-other-quantity',
          () =>
            t`${high - low} is the difference between the two prices in dollars, ${m`${high} - ${low}`}. The question asks for a number of ${setting.items}.`,
        ],
      ],
      because: t`If all ${sold} had been ${twos}, the total would be ${m`${sold} \times ${low} = ${low * sold}`} dollars. The other ${m`${revenue} - ${low * sold} = ${surplus}`} dollars come from ${ones} at ${money(high - low)} more each, so there were ${m`${surplus} \div ${high - low} = ${first}`} ${ones} and ${m`${sold} - ${first} = ${second}`} ${twos}${ask === 'gap' ? t`, a difference of ${gap}` : ''}.`,
      quick: [
        t`If all ${sold} ${setting.items} had been ${twos} at ${money(low)} each, they would have brought in ${money(low * sold)}, which is ${money(surplus)} less than the actual total. Each ${setting.first} in place of a ${setting.second} adds ${money(high - low)}, so there were ${m`${surplus} \div ${high - low} = ${first}`} ${ones}${ask === 'first' ? '' : ask === 'second' ? t` and ${m`${sold} - ${first} = ${second}`} ${twos}` : t` and ${m`${sold} - ${first} = ${second}`} ${twos}, a difference of ${gap}`}.`,
      ],
      full: [
        t`Let ${m`x`} be the number of ${ones} and ${m`y`} the number of ${twos}. Then ${m`x + y = ${sold}`} and ${m`${high}x + ${low}y = ${revenue}`}.`,
        t`Multiply the first equation by ${low}: ${m`${low}x + ${low}y = ${low * sold}`}. Subtract it from the second: ${m`${high - low}x = ${revenue} - ${low * sold} = ${surplus}`}, so ${m`x = ${first}`}.`,
        ask === 'first'
          ? t`So ${first} ${ones} were sold, and ${m`${sold} - ${first} = ${second}`} ${twos}.`
          : t`Then ${m`y = ${sold} - ${first} = ${second}`}${ask === 'gap' ? t`, and the difference is ${m`${Math.max(first, second)} - ${Math.min(first, second)} = ${gap}`}` : ''}.`,
        t`Check: ${m`${first} \times ${high} + ${second} \times ${low} = ${revenue}`}.`,
      ],
      hints: [
        t`By how much does the total grow when a ${setting.second} is replaced with a ${setting.first}?`,
        t`How much would the ${sold} ${setting.items} have brought in if all of them had been ${twos}?`,
      ],
    }
  },
  second: ([sold = 0, high = 0, low = 0, revenue = 0], stem) => {
    const first = search([0, sold], (x) => x * high + (sold - x) * low === revenue)
    if (stem.includes('How many more')) return Math.abs(first - (sold - first))
    const asked = /How many ([a-z ]+) were sold/.exec(stem)?.[1]
    const firstNamed = /in one day, ([a-z ]+) at/.exec(stem)?.[1]
    return asked === firstNamed ? first : sold - first
  },
})
