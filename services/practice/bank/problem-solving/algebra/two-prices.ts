import { m, money, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { div, isWhole, rational } from '../../factory/rational.ts'
import { search } from '../../factory/search.ts'

const SALES = [
  { event: 'A theater sold', things: 'tickets', first: 'orchestra seat', second: 'balcony seat' },
  { event: 'A bookstore sold', things: 'books', first: 'hardback', second: 'paperback' },
  { event: 'A nursery sold', things: 'plants', first: 'rosebush', second: 'lavender plant', firstPlural: 'rosebushes' },
  {
    event: 'A café sold',
    things: 'lunches',
    first: 'lunch plate',
    second: 'bowl of soup',
    secondPlural: 'bowls of soup',
  },
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
    const twos = 'secondPlural' in setting ? setting.secondPlural : `${setting.second}s`
    const gap = Math.abs(first - second)
    const key = ask === 'first' ? first : ask === 'second' ? second : gap
    const [more, fewer] = first > second ? [ones, twos] : [twos, ones]
    const asked =
      ask === 'gap'
        ? `How many more ${more} than ${fewer} were sold?`
        : `How many ${ask === 'first' ? ones : twos} were sold?`
    const surplus = revenue - low * sold
    return {
      stem: t`${setting.event} ${sold} ${setting.things} in one day, ${ones} at ${money(high)} each and ${twos} at ${money(low)} each, for a total of ${money(revenue)}. ${asked}`,
      key,
      show: plain,
      fits: (value) => isWhole(value) && value.n > 0n && value.n < BigInt(sold),
      wrong: [
        [
          ask === 'first' ? second : first,
          'other-unknown',
          () =>
            ask === 'first'
              ? t`${second} is the number of ${twos}. The question asks for ${ones}, the other ${first} of the ${sold}.`
              : t`${first} is the number of ${ones}. ${ask === 'gap' ? t`The question asks how much that differs from the ${second} ${twos}.` : t`The question asks for ${twos}, the other ${second} of the ${sold}.`}`,
        ],
        [
          ask === 'gap' ? second : gap,
          'answered-other-quantity',
          () =>
            ask === 'gap'
              ? t`${second} is the number of ${twos}. The question asks how many more ${more} than ${fewer} there were: ${m`${Math.max(first, second)} - ${Math.min(first, second)}`}.`
              : t`${gap} is the difference between the two numbers, ${first} and ${second}. The question asks for one of them.`,
        ],
        [
          div(sold, 2),
          'equations-mismatched',
          () =>
            t`This answer is half of ${sold}. If equal numbers of both had been sold, the total would be ${money(div((high + low) * sold, 2))}, not ${money(revenue)}.`,
        ],
        [
          Math.round(surplus / high),
          'equations-mismatched',
          () =>
            t`This answer divides the extra ${money(surplus)} by ${money(high)}, which gives ${about(surplus / high)}. Replacing a ${setting.second} with a ${setting.first} adds only ${money(high - low)}.${warning(surplus / high, setting.things)}`,
        ],
        [
          Math.round(revenue / (high + low)),
          'equations-mismatched',
          () =>
            t`This answer divides ${money(revenue)} by ${money(high + low)}, the sum of the two prices. That would be right only if every ${setting.first} had been sold together with a ${setting.second}.`,
        ],
        [
          sold - Math.round(surplus / high),
          'equations-mismatched',
          () =>
            t`This answer divides the ${money(surplus)} above ${m`${low} \times ${sold}`} by ${money(high)}, which gives ${about(surplus / high)}, and subtracts that from ${sold}. Each ${setting.first} adds only ${money(high - low)} to the total.${warning(surplus / high, setting.things)}`,
        ],
        [
          Math.round(revenue / high),
          'ignored-condition',
          () =>
            t`This answer divides the whole ${money(revenue)} by ${money(high)}, which gives ${about(revenue / high)}, as if ${ones} alone had brought in all the money.`,
        ],
        [
          sold - Math.round(revenue / high),
          'ignored-condition',
          () =>
            t`This answer divides ${money(revenue)} by ${money(high)}, as if ${ones} alone had brought in all the money, and subtracts the result from ${sold}.`,
        ],
        [
          high - low,
          'answered-other-quantity',
          () =>
            t`${high - low} is the difference between the two prices in dollars, not a number of ${setting.things}.`,
        ],
      ],
      because: t`If all ${sold} had been ${twos}, the total would be ${money(low * sold)}. Each ${setting.first} adds ${money(high - low)}, so the other ${money(surplus)} comes from ${first} ${ones}, and there were ${second} ${twos}.`,
      quick: [
        t`At ${money(low)} each, all ${sold} would bring in ${money(low * sold)}. The extra ${money(surplus)}, at ${money(high - low)} per ${setting.first}, means ${m`${surplus} \div ${high - low} = ${first}`} ${ones}${ask === 'first' ? '' : t` and ${m`${sold} - ${first} = ${second}`} ${twos}`}${ask === 'gap' ? t`, a difference of ${gap}` : ''}.`,
      ],
      full: [
        t`Let ${m`x`} be the number of ${ones} and ${m`y`} the number of ${twos}. Then ${m`x + y = ${sold}`} and ${m`${high}x + ${low}y = ${revenue}`}.`,
        t`Multiply the first equation by ${low} and subtract it from the second. This gives ${m`${high - low}x = ${surplus}`}, so ${m`x = ${first}`}${ask === 'first' ? t`, the number of ${ones} sold` : ''}.`,
        ...(ask === 'first' ? [] : [t`Then ${m`y = ${sold} - ${first} = ${second}`}, the number of ${twos} sold.`]),
        ...(ask === 'gap'
          ? [
              t`So there were ${m`${Math.max(first, second)} - ${Math.min(first, second)} = ${gap}`} more ${more} than ${fewer}.`,
            ]
          : []),
      ],
      hints: [
        t`What would the total be if all ${sold} had been ${twos}?`,
        t`By how many dollars does the total rise each time a ${setting.second} is replaced by a ${setting.first}?`,
      ],
    }
  },
  second: ([sold = 0, high = 0, low = 0, revenue = 0], stem) => {
    const first = search([0, sold], (x) => x * high + (sold - x) * low === revenue)
    if (stem.includes('How many more')) return Math.abs(first - (sold - first))
    const asked = /How many ([a-zé ]+) were sold/.exec(stem)?.[1] ?? ''
    const firstNamed = /in one day, ([a-zé ]+) at/.exec(stem)?.[1] ?? '?'
    return asked === firstNamed ? first : sold - first
  },
})

/** A quotient to one decimal: '40', or 'about 27.7'. */
function about(quotient: number): string {
  return Number.isInteger(quotient) ? plain(quotient) : `about ${plain(rational(Math.round(quotient * 10), 10))}`
}

/** What a quotient that is not whole should have told the candidate. */
function warning(quotient: number, things: string): string {
  return Number.isInteger(quotient) ? '' : ` A number of ${things} has to come out whole.`
}
