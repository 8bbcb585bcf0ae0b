import { m, money, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { div, isWhole } from '../../factory/rational.ts'
import { search } from '../../factory/search.ts'

const SALES = [
  { event: 'A theater sold', first: 'stall ticket', second: 'balcony ticket' },
  { event: 'A bookshop sold', first: 'hardback', second: 'paperback' },
  { event: 'A nursery sold', first: 'rose bush', second: 'lavender plant', firstPlural: 'rose bushes' },
  { event: 'A café sold', first: 'lunch menu', second: 'soup' },
] as const

const ASKS = ['first', 'second', 'gap'] as const

export const twoPrices = problem({
  id: 'two-prices',
  skill: 'linear-systems',
  version: 3,
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
      stem: t`${setting.event} ${sold} items in one day, each either a ${setting.first} for ${money(high)} or a ${setting.second} for ${money(low)}, and took ${money(revenue)}. ${asked}`,
      key,
      show: plain,
      fits: (value) => isWhole(value) && value.n > 0n && value.n < BigInt(sold),
      wrong: [
        [
          ask === 'first' ? second : first,
          'other-unknown',
          () =>
            ask === 'first'
              ? t`${second} is the number of ${twos}. The ${ones} are the other ${first} of the ${sold}.`
              : t`${first} is the number of ${ones}.${ask === 'gap' ? t` There were ${second} ${twos}, and the question asks for the difference.` : t` The ${twos} are the other ${second} of the ${sold}.`}`,
        ],
        [
          ask === 'gap' ? second : gap,
          'answered-other-quantity',
          () =>
            ask === 'gap'
              ? t`${second} is the number of ${twos}. The question asks how far the two numbers lie apart: ${first} and ${second}.`
              : t`${gap} is the difference between the two numbers, ${first} and ${second}.`,
        ],
        [
          div(sold, 2),
          'equations-mismatched',
          () =>
            t`This answer takes half of the ${sold} items. If both numbers were equal, the takings would be ${money(div((high + low) * sold, 2))}, not ${money(revenue)}.`,
        ],
        [
          Math.round(surplus / high),
          'equations-mismatched',
          () =>
            t`The ${money(surplus)} above ${m`${low} \times ${sold}`} arise because each ${setting.first} brings ${money(high - low)} more. This answer divides by the full price of ${money(high)}, which gives about ${Math.round(surplus / high)}.`,
        ],
        [
          Math.round(revenue / (high + low)),
          'equations-mismatched',
          () =>
            t`This answer divides the takings by ${money(high + low)}, the sum of the two prices. That would be right only if they were sold in pairs.`,
        ],
        [
          sold - Math.round(surplus / high),
          'equations-mismatched',
          () =>
            t`This answer divides the ${money(surplus)} above ${m`${low} \times ${sold}`} by ${money(high)}. Each ${setting.first} brings only ${money(high - low)} more than a ${setting.second}.`,
        ],
        [
          Math.round(revenue / high),
          'ignored-condition',
          () =>
            t`This answer divides all takings by ${money(high)}, about ${Math.round(revenue / high)} times, as if every item had been a ${setting.first}.`,
        ],
        [
          sold - Math.round(revenue / high),
          'ignored-condition',
          () =>
            t`This answer takes ${money(revenue)} to come from ${ones} alone and gives what is left of the ${sold} items.`,
        ],
        [
          high - low,
          'answered-other-quantity',
          () => t`${high - low} is the difference of the prices in dollars, not a number of items.`,
        ],
      ],
      because: t`If all ${sold} had been ${twos}, the takings would be ${money(low * sold)}. The other ${money(surplus)} come from ${ones}, ${money(high - low)} each: ${first} ${ones} and ${second} ${twos}.`,
      quick: [
        t`All at ${money(low)}: ${money(low * sold)}. The rest, ${money(surplus)}, at ${money(high - low)} per ${setting.first}: ${m`${surplus} \div ${high - low} = ${first}`}.${ask === 'first' ? '' : ask === 'second' ? t` So ${m`${sold} - ${first} = ${second}`}.` : t` The others are ${second}, so the difference is ${gap}.`}`,
      ],
      full: [
        t`Let ${m`x`} be the number of ${ones} and ${m`y`} that of ${twos}: ${m`x + y = ${sold}`} and ${m`${high}x + ${low}y = ${revenue}`}.`,
        t`Multiply the first by ${low} and subtract: ${m`${high - low}x = ${surplus}`}, so ${m`x = ${first}`}.`,
        t`Then ${m`y = ${sold} - ${first} = ${second}`}${ask === 'gap' ? t`, and the numbers differ by ${gap}` : ''}.`,
      ],
      hints: [
        t`What would the takings be if every item had been a ${setting.second}?`,
        t`Each ${setting.first} adds ${money(high - low)} to that.`,
      ],
    }
  },
  second: ([sold = 0, high = 0, low = 0, revenue = 0], stem) => {
    const first = search([0, sold], (x) => x * high + (sold - x) * low === revenue)
    if (stem.includes('How many more')) return Math.abs(first - (sold - first))
    const asked = /How many ([a-zé ]+) were sold/.exec(stem)?.[1] ?? ''
    const firstNamed = /either a ([a-zé ]+) for/.exec(stem)?.[1] ?? '?'
    return asked.startsWith(firstNamed) ? first : sold - first
  },
})
