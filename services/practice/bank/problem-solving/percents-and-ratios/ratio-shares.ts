import { count, m, money, plain, t } from '../../factory/format.ts'
import { agree } from '../../factory/grammar.ts'
import { problem } from '../../factory/problem-template.ts'
import { div, isWhole, mul } from '../../factory/rational.ts'
import { search } from '../../factory/search.ts'

const MIXES = [
  { whole: 'A prize fund', unit: 'dollars', parts: ['the winner', 'the runner-up', 'the third-place team'] },
  { whole: 'A grain harvest', unit: 'tons', parts: ['the north farm', 'the river farm', 'the mill'] },
  { whole: 'A delivery of coffee', unit: 'pounds', parts: ['the hotel', 'the bakery', 'the cafeteria'] },
  { whole: 'A storage plan', unit: 'gigabytes', parts: ['the studio', 'the newsroom', 'the archive'] },
] as const

export const ratioShares = problem({
  id: 'ratio-shares',
  skill: 'ratios',
  version: 4,
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
    const amount = (n: number): string =>
      setting.unit === 'dollars' ? money(n) : t`${n} ${agree(n, setting.unit.slice(0, -1), setting.unit)}`
    const start = t`${setting.whole} is divided among ${first}, ${second}, and ${third} in the ratio ${a} to ${b} to ${c}.`
    const known = given
      ? t`The amount that ${third} receives is ${amount(c * one)}.`
      : t`The total is ${amount(total)}.`
    const asked = difference
      ? t`How many ${setting.unit} more does ${bigger} receive than ${smaller}?`
      : t`How many ${setting.unit} does ${first} receive?`
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
              ? t`${big * one} is ${bigger}'s whole share. The question asks how much more that is than ${smaller}'s share, ${small * one}.`
              : t`${m`${b} \times ${one} = ${b * one}`} is ${second}'s share. The question asks about ${first}, whose share is ${count(a, 'part')}.`,
        ],
        [
          mul(div(base, given ? a + b + c : Math.max(a + b, 1)), mine),
          given ? 'part-to-part-as-part-to-whole' : 'ignored-condition',
          () =>
            given
              ? t`This answer is ${m`\frac{${base}}{${a + b + c}} \times ${mine}`}, which divides by all the parts. But ${amount(base)} is only ${third}'s share, which has ${count(c, 'part')}.`
              : t`This answer is ${m`\frac{${total}}{${a} + ${b}} \times ${mine}`}, which leaves out ${third}. With ${third}'s ${count(c, 'part')}, there are ${m`${a} + ${b} + ${c} = ${a + b + c}`} parts.`,
        ],
        [
          mul(one, small),
          'wrong-part-of-ratio',
          () =>
            t`${m`${small} \times ${one} = ${small * one}`} is ${smaller}'s share. ${difference ? t`Subtract it from ${bigger}'s share, ${big * one}.` : t`The question asks about ${first}.`}`,
        ],
        [
          one,
          'stopped-early',
          () =>
            t`${amount(one)} is one part of the ratio. The question asks for ${difference ? t`the difference, ${m`${big} - ${small} = ${mine}`} ${agree(mine, 'part', 'parts')}` : t`${first}'s share, ${count(mine, 'part')}`}.`,
        ],
        [
          mul(one, c),
          'wrong-part-of-ratio',
          () =>
            t`${m`${c} \times ${one} = ${c * one}`} is ${third}'s share. The question ${difference ? t`compares ${bigger} with ${smaller}` : t`asks about ${first}`}.`,
        ],
        [
          mul(one, difference ? Math.abs(big - c) : a + b),
          'answered-other-quantity',
          () =>
            difference
              ? t`This answer is ${m`${Math.abs(big - c)} \times ${one}`}, the difference between ${bigger}'s share and ${third}'s share. The question compares ${bigger} with ${smaller}, whose share is ${count(small, 'part')}.`
              : t`${(a + b) * one} is what ${first} and ${second} receive together. The question asks about ${first} alone.`,
        ],
        [
          mul(one, big + small),
          'wrong-operation',
          () =>
            t`This answer adds ${bigger}'s share, ${big * one}, and ${smaller}'s share, ${small * one}. The question asks ${difference ? 'for their difference' : t`about ${first} alone`}.`,
        ],
        [
          mul(one, a + b + c - mine),
          'answered-other-quantity',
          () =>
            difference
              ? t`This answer is ${m`(${a + b + c} - ${mine}) \times ${one}`}, which subtracts the difference from all the parts. The question asks for the difference itself, ${count(mine, 'part')}.`
              : t`${(a + b + c - mine) * one} is what ${second} and ${third} receive together, ${a + b + c - mine} parts. The question asks about ${first}.`,
        ],
        [
          div(total, 3),
          'ratio-part-for-count',
          () =>
            t`This answer is ${m`\frac{${total}}{3}`}, one of three equal shares. In the ratio ${a} to ${b} to ${c}, the shares are not equal: they are ${a * one}, ${b * one}, and ${c * one}.`,
        ],
      ],
      because: t`One part is ${divisor === 1 ? amount(one) : t`${m`${base} \div ${divisor} = ${one}`} ${setting.unit}`}, and the question asks for ${difference ? t`${m`${big} - ${small} = ${mine}`} ${agree(mine, 'part', 'parts')}` : count(a, 'part')}, which is ${m`${mine} \times ${one} = ${mine * one}`}.`,
      quick: [
        t`The question asks for ${difference ? t`${m`${big} - ${small} = ${mine}`} ${agree(mine, 'part', 'parts')}` : count(mine, 'part')}, and ${amount(base)} is ${count(divisor, 'part')}. So the answer is ${divisor === 1 ? m`${base} \times ${mine} = ${mine * one}` : m`${base} \times \frac{${mine}}{${divisor}} = ${mine * one}`}.`,
      ],
      full: [
        given
          ? t`The ${amount(base)} that ${third} receives is ${count(c, 'part')}.`
          : t`There are ${m`${a} + ${b} + ${c} = ${divisor}`} parts altogether, which equal ${amount(total)}.`,
        divisor === 1
          ? t`So one part is ${amount(one)}.`
          : t`So one part is ${m`${base} \div ${divisor} = ${one}`} ${agree(one, setting.unit.slice(0, -1), setting.unit)}.`,
        difference
          ? t`The two shares differ by ${m`${big} - ${small} = ${mine}`} ${agree(mine, 'part', 'parts')}, which is ${m`${mine} \times ${one} = ${mine * one}`} ${setting.unit}.`
          : t`The question asks for ${first}'s share, ${count(a, 'part')}, which is ${m`${a} \times ${one} = ${a * one}`} ${setting.unit}.`,
      ],
      hints: [
        given
          ? t`How many parts of the ratio are the ${amount(base)} that ${third} receives?`
          : t`Into how many equal parts is the total of ${amount(total)} divided?`,
        difference
          ? t`How many more parts does ${bigger} receive than ${smaller}?`
          : t`Find the size of one part. How many parts does ${first} receive?`,
      ],
    }
  },
  second: ([a = 0, b = 0, c = 0, known = 0], stem) => {
    const given = stem.includes('The amount that')
    const unit = search([1, 200], (u) => (given ? u * c : u * a + u * b + u * c) === known)
    return stem.includes(' more does ') ? Math.abs(unit * a - unit * b) : unit * a
  },
})
