import { count, m, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { div, isWhole, mul } from '../../factory/rational.ts'
import { search } from '../../factory/search.ts'

const MIXES = [
  { whole: 'A prize fund', unit: 'dollars', parts: ['the winner', 'the runner-up', 'the third-placed team'] },
  { whole: 'A grain harvest', unit: 'tons', parts: ['the north farm', 'the river farm', 'the mill'] },
  { whole: 'A delivery of coffee', unit: 'pounds', parts: ['the hotel', 'the bakery', 'the canteen'] },
  { whole: 'A storage plan', unit: 'gigabytes', parts: ['the studio', 'the newsroom', 'the archive'] },
] as const

export const ratioShares = problem({
  id: 'ratio-shares',
  skill: 'ratios',
  version: 3,
  levels: [-2, -1.5, -0.8],
  draw: (random, level) => {
    const [a, b, c] = random.some([1, 2, 3, 4, 5, 6, 7, 8, 9], 3) as [number, number, number]
    const one = random.int(level === 1 ? 5 : 12, level === 1 ? 20 : 60)
    if (a + b + c === 10 && level === 3) return null
    return { parts: [a, b, c] as const, one, difference: level > 1, given: level === 3, setting: random.pick(MIXES) }
  },
  write: ({ parts: [a, b, c], one, difference, given, setting }) => {
    const total = one * (a + b + c)
    const [first, second, third] = setting.parts
    const big = Math.max(a, b)
    const small = Math.min(a, b)
    const [bigger, smaller] = a > b ? [first, second] : [second, first]
    const start = t`${setting.whole} is shared between ${first}, ${second} and ${third} in the ratio ${a} to ${b} to ${c}.`
    const known = given
      ? t`The share of ${third} is ${c * one} ${setting.unit}.`
      : t`In all there are ${total} ${setting.unit}.`
    const asked = difference
      ? t`By how many ${setting.unit} does the share of ${bigger} exceed that of ${smaller}?`
      : t`How many ${setting.unit} is the share of ${first}?`
    const mine = difference ? big - small : a
    const base = given ? c * one : total
    const divisor = given ? c : a + b + c
    return {
      stem: `${start} ${known} ${asked}`,
      key: mine * one,
      show: plain,
      fits: (value) => isWhole(value) && value.n > 0n && value.n < BigInt(total),
      wrong: [
        [
          difference ? big * one : b * one,
          difference ? 'stopped-early' : 'wrong-part-of-ratio',
          () =>
            difference
              ? t`${big * one} is the whole share of ${bigger}. The question asks how much larger it is than the share of ${smaller}, ${small * one}.`
              : t`${b * one} is the share of ${second}. In the ratio ${first} comes first, with ${count(a, 'part')} of ${one} each.`,
        ],
        [
          mul(div(base, given ? a + b + c : Math.max(a + b, 1)), mine),
          given ? 'part-to-part-as-part-to-whole' : 'ignored-condition',
          () =>
            given
              ? t`This answer divides ${base} by all ${a + b + c} parts. But ${base} ${setting.unit} are only the share of ${third}, ${count(c, 'part')}, so one part is ${one}.`
              : t`This answer divides ${total} by ${a + b} parts and leaves out ${third}. There are ${m`${a} + ${b} + ${c} = ${a + b + c}`} parts.`,
        ],
        [
          mul(one, small),
          'wrong-part-of-ratio',
          () =>
            t`${small * one} is the share of ${smaller}: ${count(small, 'part')} of ${one}.${difference ? t` The difference between ${big} and ${count(small, 'part')} is ${count(big - small, 'part')}.` : ''}`,
        ],
        [
          one,
          'stopped-early',
          () => t`${one} ${setting.unit} are one part of the ratio. The answer needs ${count(mine, 'part')}.`,
        ],
        [
          mul(one, c),
          'wrong-part-of-ratio',
          () => t`${c * one} is the share of ${third}, the last number of the ratio.`,
        ],
        [
          mul(one, difference ? Math.abs(big - c) : a + b),
          'answered-other-quantity',
          () =>
            difference
              ? t`This answer compares ${bigger} with ${third}: ${big} and ${count(c, 'part')}. The question compares ${bigger} with ${smaller}.`
              : t`${(a + b) * one} is the share of ${first} and ${second} together.`,
        ],
        [
          mul(one, big + small),
          'wrong-operation',
          () =>
            t`This answer adds the shares of ${bigger} and ${smaller}: ${big + small} parts of ${one}.${difference ? ' The question asks for their difference.' : ` The question asks for ${first} alone.`}`,
        ],
        [
          mul(one, a + b + c - mine),
          'answered-other-quantity',
          () =>
            t`${(a + b + c - mine) * one} is the rest, ${a + b + c - mine} parts. The answer is the other ${count(mine, 'part')}.`,
        ],
        [
          div(total, 3),
          'ratio-part-for-count',
          () =>
            t`This answer splits ${total} into three equal shares. The ratio ${a} to ${b} to ${c} makes them unequal.`,
        ],
      ],
      because: t`One part is ${m`${base} \div ${divisor} = ${one}`} ${setting.unit}, and the question asks for ${difference ? t`${m`${big} - ${small} = ${mine}`} ${mine === 1 ? 'part' : 'parts'}` : count(a, 'part')}: ${mine * one}.`,
      quick: [t`${m`${base} \times \frac{${mine}}{${divisor}} = ${mine * one}`}.`],
      full: [
        given
          ? t`For ${third} the ratio has ${count(c, 'part')}, which are ${base} ${setting.unit}.`
          : t`There are ${m`${a} + ${b} + ${c} = ${divisor}`} parts in all, which are ${total} ${setting.unit}.`,
        t`One part is ${m`${base} \div ${divisor} = ${one}`}.`,
        difference
          ? t`The shares differ by ${m`${big} - ${small} = ${mine}`} ${mine === 1 ? 'part' : 'parts'}, so by ${m`${mine} \times ${one} = ${mine * one}`}.`
          : t`For ${first} it has ${count(a, 'part')}: ${m`${a} \times ${one} = ${a * one}`}.`,
      ],
      hints: [
        given ? `Which part of the ratio does the known share belong to?` : 'How many parts are there in all?',
        t`One part is ${one} ${setting.unit}.`,
      ],
    }
  },
  second: ([a = 0, b = 0, c = 0, known = 0], stem) => {
    const given = stem.includes('The share of')
    const unit = search([1, 200], (u) => (given ? u * c : u * a + u * b + u * c) === known)
    return stem.includes('exceed') ? Math.abs(unit * a - unit * b) : unit * a
  },
})
