import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, percent, t } from '../../factory/format.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { compare, div, rational, sub, type Rational } from '../../factory/rational.ts'

const SETTINGS = [
  { all: 'the employees of a firm', a: 'work remotely', notA: 'work on site', b: 'have a degree', of: 'employees' },
  { all: 'the books in a library', a: 'are novels', notA: 'are not novels', b: 'are on loan', of: 'books' },
  { all: 'the apartments in a complex', a: 'have a balcony', notA: 'have no balcony', b: 'are vacant', of: 'apartments' },
  { all: 'the voters in a county', a: 'live in a city', notA: 'live outside the cities', b: 'voted by mail', of: 'voters' },
] as const // prettier-ignore

interface Table {
  level: Level
  setting: (typeof SETTINGS)[number]
  /** Percent of all that are A; percent of the A and of the others that are B. */
  a: number
  inA: number
  inRest: number
}

export const twoWayPercents = problem<Table>({
  id: 'two-way-percents',
  skill: 'percents',
  levels: [1.2, 1.6, 2],
  draw: (random, level) => {
    const table = { level, setting: random.pick(SETTINGS), a: random.step(20, 80, 5), inA: random.step(10, 90, 5), inRest: random.step(10, 90, 5) } // prettier-ignore
    const { a, inA, inRest } = table
    const total = a * inA + (100 - a) * inRest
    const share = div(100 * a * inA, total)
    if (a === 50 || inA === inRest || inA === 50 || total % 100 !== 0 || (level > 1 && share.d > 1n)) return null
    return table
  },
  write: (table) => ({
    ...byLevel(table, [wholeShare, back, otherCell]),
    show: percent,
    fits: (value) => value.n > 0n && compare(value, 100) < 0 && value.d <= 4n,
  }),
  second: ([a = 0, second = 0, third = 0], stem) => {
    // Counts heads in a crowd large enough for whole numbers.
    const crowd = 1_000_000
    const [ofA, rest] = [(crowd * a) / 100, crowd - (crowd * a) / 100]
    if (stem.includes('percent of all')) return (((ofA * second) / 100 + (rest * third) / 100) / crowd) * 100
    const b = (crowd * third) / 100
    const both = (ofA * second) / 100
    return /(?:that|who) (?:work on site|are not|have no|live outside)/.test(stem)
      ? ((b - both) / rest) * 100
      : (both / b) * 100
  },
})

type Part = Written<'show' | 'fits'>
const HINTS = [
  'Fill in a table with two rows and two columns, for a total of 100.',
  'Watch what each percent is a percent of: all, a row, or a column.',
] as const

function parts({ a, inA, inRest }: Table) {
  const both = rational(a * inA, 100)
  const other = rational((100 - a) * inRest, 100)
  const b = rational(a * inA + (100 - a) * inRest, 100)
  return { both, other, b, rest: 100 - a }
}

function wholeShare(table: Table): Part {
  const { setting, a, inA, inRest } = table
  const { both, other, b, rest } = parts(table)
  return {
    stem: t`Of ${setting.all}, ${a}% ${setting.a}. Of those that ${setting.a}, ${inA}% ${setting.b}, and of the others, ${inRest}% ${setting.b}. What percent of all the ${setting.of} ${setting.b}?`.replace(/those that (work|live)/, 'those who $1'), // prettier-ignore
    key: b,
    hints: HINTS,
    wrong: [
      [div(inA + inRest, 2), 'plain-mean-of-strengths', () => t`This averages ${inA}% and ${inRest}%, but the two groups are not equally large.`],
      [both, 'stopped-early', () => t`This is ${inA}% of ${a}% only; the other group contributes as well.`],
      [other, 'wrong-part-of-ratio', () => t`This is the contribution of the other group only.`],
      [div(rest * inA + a * inRest, 100), 'equations-mismatched', () => t`This gives each percent to the wrong group.`],
      [sub(100, b), 'complement-forgotten', () => t`This is the percent of those to which it does not apply.`],
      [div(a * inA + a * inRest, 100), 'percent-of-wrong-base', () => t`This takes both percents of the same group, ${a}%.`],
      [Math.abs(inA - inRest), 'rates-subtracted', () => t`This is the difference of the two percents.`],
      [div(a + inA, 2), 'percents-simply-added', () => t`This averages ${a}% and ${inA}%, which refer to different wholes.`],
    ], // prettier-ignore
    because: t`For 100 in all, ${both} of ${a} and ${other} of ${rest} count, which makes ${percent(b)}.`,
    quick: [t`${m`\frac{${a} \times ${inA}}{100} + \frac{${rest} \times ${inRest}}{100} = ${b}`} percent.`],
    full: [
      t`Take 100 ${setting.of} and fill in a table of two rows: ${a} ${setting.a}, and ${rest} do not belong to that row.`,
      t`In the first row, ${m`\frac{${inA}}{100} \times ${a} = ${both}`} ${setting.b}. In the second row, ${m`\frac{${inRest}}{100} \times ${rest} = ${other}`} do.`,
      t`Add the column: ${m`${both} + ${other} = ${b}`} of 100, that is ${percent(b)}.`,
      t`Check: the result must lie between ${Math.min(inA, inRest)}% and ${Math.max(inA, inRest)}%, closer to the percent of the larger row, and it does.`,
    ],
  }
}

function back(table: Table): Part {
  const { setting, a, inA } = table
  const { both, other, b, rest } = parts(table)
  const key = div({ n: both.n * 100n, d: both.d }, b)
  return {
    stem: t`Of ${setting.all}, ${a}% ${setting.a}. Of those that ${setting.a}, ${inA}% ${setting.b}. Altogether, ${b}% of the ${setting.of} ${setting.b}. Of the ${setting.of} that ${setting.b}, what percent ${setting.a}?`.replace(/those that (work|live)/, 'those who $1').replace(/(employees|voters) that/, '$1 who'), // prettier-ignore
    key,
    hints: HINTS,
    wrong: [
      [both, 'percent-of-wrong-base', () => t`This is the percent of all ${setting.of} that belong to both; the question takes its percent of ${b}% only.`],
      [inA, 'inverted', () => t`This repeats the given percent, which goes the other way: it is a percent of those that ${setting.a}.`],
      [a, 'percent-of-wrong-base', () => t`This is the percent among all, which need not be the percent among those that ${setting.b}.`],
      [sub(100, key), 'complement-forgotten', () => t`This is the percent of the other row in the same column.`],
      [other, 'wrong-part-of-ratio', () => t`This is the other cell of the column, as a percent of all.`],
      [div({ n: BigInt(100 * inA), d: 1n }, a + inA), 'part-to-part-as-part-to-whole', () => t`This compares ${inA} with ${m`${a} + ${inA}`}, which is no column of the table.`],
      [div({ n: b.n * BigInt(inA), d: b.d }, 100), 'percent-of-wrong-base', () => t`This takes ${inA}% of ${b}%, but ${inA}% refers to those that ${setting.a}.`],
      [div({ n: b.n * 100n, d: b.d }, a + inA), 'wrong-part-of-ratio', () => t`This divides by the sum of two percents that refer to different wholes.`],
      [div(100 * rest, 100), 'complement-forgotten', () => t`This is the percent of all ${setting.of} in the other row.`],
      [sub(100, inA), 'complement-forgotten', () => t`This is the rest of the first row, not a share of the column.`],
    ], // prettier-ignore
    because: t`For 100 in all, ${both} of the ${b} that count are in the first row: ${m`\frac{${both}}{${b}}`} is ${percent(key)}.`,
    quick: [t`${m`\frac{${a}\% \times ${inA}\%}{${b}\%} = ${key}\%`}.`],
    full: [
      t`Take 100 ${setting.of} and fill in a two-by-two table. The first row has ${a} of them, and ${m`\frac{${inA}}{100} \times ${a} = ${both}`} of these lie in the first column.`,
      t`The whole first column, those that ${setting.b}, has ${b}.`,
      t`The question asks for a share of this column, not of all and not of the row: ${m`\frac{${both}}{${b}} = ${div(both, b)}`}, which is ${percent(key)}.`,
      t`Check: the rest of the column is ${m`${b} - ${both} = ${other}`}, which fits into the second row of ${rest}.`,
    ],
  }
}

function otherCell(table: Table): Part {
  const { setting, a, inA, inRest } = table
  const { both, other, b, rest } = parts(table)
  const ratio: Rational = div({ n: both.n * 100n, d: both.d }, b)
  return {
    stem: t`Of ${setting.all}, ${a}% ${setting.a}. Of those that ${setting.a}, ${inA}% ${setting.b}. Altogether, ${b}% of the ${setting.of} ${setting.b}. Of the ${setting.of} that ${setting.notA}, what percent ${setting.b}?`.replace(/those that (work|live)/, 'those who $1').replace(/(employees|voters) that/, '$1 who'), // prettier-ignore
    key: inRest,
    hints: HINTS,
    wrong: [
      [other, 'percent-of-wrong-base', () => t`This is that cell as a percent of all ${setting.of}. The question asks for a percent of the ${rest}% in the row.`],
      [sub(b, inA), 'rates-subtracted', () => t`This subtracts percents that refer to different wholes.`],
      [inA, 'answered-other-quantity', () => t`This is the percent in the first row.`],
      [sub(100, inA), 'complement-forgotten', () => t`This is the rest of the first row.`],
      [sub(100, ratio), 'percent-of-wrong-base', () => t`This takes the percent of the column, those that ${setting.b}, and not of the row.`],
      [sub(100, inRest), 'complement-forgotten', () => t`This is the percent of the row that is in the other column.`],
      [b, 'plain-mean-of-strengths', () => t`This assumes that the rows do not differ.`],
      [div({ n: b.n * BigInt(rest), d: b.d }, 100), 'percent-of-wrong-base', () => t`This takes ${rest}% of ${b}%, as if the column were spread evenly over the rows.`],
      [sub({ n: b.n * 2n, d: b.d }, inA), 'plain-mean-of-strengths', () => t`This treats ${b}% as the plain average of the two rows; they are not equally large.`],
      [ratio, 'wrong-part-of-ratio', () => t`This is the share of the first row in the column.`],
    ], // prettier-ignore
    because: t`For 100 in all, ${m`${b} - ${both} = ${other}`} of the ${rest} in the second row count: ${m`\frac{${other}}{${rest}}`} is ${inRest}%.`,
    quick: [t`${m`\frac{${b} - ${both}}{${rest}} = ${rational(inRest, 100)}`}, that is ${inRest}%.`],
    full: [
      t`Take 100 ${setting.of} and fill in a two-by-two table: the first row has ${a} of them, the second has ${rest}.`,
      t`In the first row, ${m`\frac{${inA}}{100} \times ${a} = ${both}`} ${setting.b}. In the whole column there are ${b}, so the second row holds ${m`${b} - ${both} = ${other}`}.`,
      t`The question asks for a percent of the second row: ${m`\frac{${other}}{${rest}} = ${rational(inRest, 100)}`}, which is ${inRest}%.`,
      t`Check by weighing the rows: ${m`${a} \times ${rational(inA, 100)} + ${rest} \times ${rational(inRest, 100)} = ${b}`}.`,
    ],
  }
}
