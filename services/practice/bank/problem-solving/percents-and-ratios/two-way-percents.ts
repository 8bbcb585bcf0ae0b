import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, percent, t } from '../../factory/format.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { compare, div, rational, sub, type Rational } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'

const SETTINGS = [
  { all: 'the employees of a firm', a: 'work remotely', notA: 'work on site', b: 'have a degree', notB: 'do not have a degree', of: 'employees' },
  { all: 'the books in a library', a: 'are novels', notA: 'are not novels', b: 'are on loan', notB: 'are not on loan', of: 'books' },
  { all: 'the apartments in a complex', a: 'have a balcony', notA: 'have no balcony', b: 'are vacant', notB: 'are not vacant', of: 'apartments' },
  { all: 'the voters in a county', a: 'live in a city', notA: 'live outside the cities', b: 'voted by mail', notB: 'did not vote by mail', of: 'voters' },
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
  version: 2,
  levels: [1, 1.2, 1.5],
  draw: (random, level) => {
    const table = { level, setting: random.pick(SETTINGS), a: random.step(20, 80, 5), inA: random.step(10, 90, 5), inRest: random.step(10, 90, 5) } // prettier-ignore
    const { a, inA, inRest } = table
    const total = a * inA + (100 - a) * inRest
    const share = level === 2 ? div(100 * a * (100 - inA), 10_000 - total) : div(100 * a * inA, total)
    if (a === 50 || inA === inRest || inA === 50 || total % 100 !== 0 || share.d > 1n) return null
    return table
  },
  write: (table) => ({
    ...byLevel(table, [otherCell, acrossTheTable, splitThenBack]),
    show: percent,
    fits: (value) => value.n > 0n && compare(value, 100) < 0 && value.d <= 4n,
  }),
  second: ([a = 0, second = 0, third = 0], stem) => {
    // Counts heads in a crowd large enough for whole numbers.
    const crowd = 1_000_000
    const [ofA, rest] = [(crowd * a) / 100, crowd - (crowd * a) / 100]
    if (/that (?:do|did|are) not|who (?:do|did) not/.test(stem.split('. ').at(-1)!) && !stem.includes('Altogether')) {
      const [none, more] = [ofA * (1 - second / 100), rest * (1 - third / 100)]
      return (none / (none + more)) * 100
    }
    if (stem.includes('the others')) {
      const part = search([0.5, 99.5, 0.5], (x) => near(x * a + (100 - x) * second, 100 * third))
      return ((part * a) / (100 * third)) * 100
    }
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

function splitThenBack(table: Table): Part {
  const { setting, a, inA, inRest } = table
  const { both, b, rest, other } = parts(table)
  const key: Rational = div({ n: both.n * 100n, d: both.d }, b)
  const [far, close] = [sub(b, inRest), sub(inA, b)]
  return {
    stem: withWho(
      t`Some of ${setting.all} ${setting.a}, and the others ${setting.notA}. Of those that ${setting.a}, ${inA}% ${setting.b}; of the others, ${inRest}% ${setting.b}. Altogether, ${b}% of the ${setting.of} ${setting.b}. Of the ${setting.of} that ${setting.b}, what percent ${setting.a}?`,
    ),
    key,
    hints: ['First find what percent of all belong to each row: the overall percent is a weighted average.', 'Then fill in the table for a total of 100 and watch of which whole the asked percent is taken.'], // prettier-ignore
    wrong: [
      [a, 'stopped-early', () => t`This is the percent of all ${setting.of} in the first row. The question asks for its share of those that ${setting.b}.`],
      [inA, 'inverted', () => t`This repeats a given percent, which goes the other way: it is a percent of the first row.`],
      [sub(100, key), 'complement-forgotten', () => t`This is the share of the other row in that column.`],
      [both, 'percent-of-wrong-base', () => t`This is the cell as a percent of all ${setting.of}, not of the ${b}% in the column.`],
      [rational(100 * inA, inA + inRest), 'plain-mean-of-strengths', () => t`This would be right if both rows were equally large.`],
      [rest, 'complement-forgotten', () => t`This is the percent of all ${setting.of} in the other row.`],
      [div({ n: BigInt(rest * inA * 100), d: 100n }, b), 'equations-mismatched', () => t`This gives the two rows each other's size.`],
      [b, 'answered-other-quantity', () => t`This is the overall percent that is given.`],
      [other, 'wrong-part-of-ratio', () => t`This is the other cell of the column, as a percent of all.`],
      [50, 'plain-mean-of-strengths', () => t`This supposes that both rows contribute equally.`],
      [inRest, 'answered-other-quantity', () => t`This is the percent in the other row.`],
    ], // prettier-ignore
    because: t`${a}% of all belong to the first row, so for 100 in all, ${both} of the ${b} in the column do: ${m`\frac{${both}}{${b}}`} is ${percent(key)}.`,
    quick: [t`The rows are in the ratio ${far} to ${close}, so the first has ${a}%; ${m`\frac{${both}}{${b}} = ${div(both, b)}`}.`], // prettier-ignore
    full: [
      t`Two steps are needed: the sizes of the rows, and then the share of a column.`,
      t`Let ${m`p`} of 100 ${setting.of} belong to the first row. The overall percent is a weighted average: ${m`\frac{${inA}}{100}p + \frac{${inRest}}{100}(100 - p) = ${b}`}. Hence ${m`${inA - inRest}p = ${div({ n: far.n * 100n, d: far.d }, 1)}`} and ${m`p = ${a}`}.`,
      t`In that row, ${m`\frac{${inA}}{100} \times ${a} = ${both}`} ${setting.b}. In the whole column there are ${b}, so the share is ${m`\frac{${both}}{${b}} = ${div(both, b)}`}, which is ${percent(key)}.`,
      t`Check: the other row contributes ${m`\frac{${inRest}}{100} \times ${rest} = ${other}`}, and ${m`${both} + ${other} = ${b}`}.`,
    ],
  }
}

function acrossTheTable(table: Table): Part {
  const { setting, a, inA, inRest } = table
  const { both, other, b, rest } = parts(table)
  const [without, noB] = [sub(a, both), sub(100, b)]
  const key = div({ n: without.n * 100n, d: without.d }, noB)
  return {
    stem: withWho(
      t`Of ${setting.all}, ${a}% ${setting.a}. Of those that ${setting.a}, ${inA}% ${setting.b}; of the others, ${inRest}% ${setting.b}. Of the ${setting.of} that ${setting.notB}, what percent ${setting.a}?`,
    ),
    key,
    hints: HINTS,
    wrong: [
      [without, 'percent-of-wrong-base', () => t`This is the cell as a percent of all ${setting.of}, not of the ${noB}% that ${setting.notB}.`],
      [100 - inA, 'inverted', () => t`This goes the other way: it is a percent of those that ${setting.a}.`],
      [div({ n: both.n * 100n, d: both.d }, b), 'answered-other-quantity', () => t`This is the share among those that ${setting.b}. The question is about the others.`],
      [sub(100, key), 'complement-forgotten', () => t`This is the share of the other row in the column.`],
      [a, 'percent-of-wrong-base', () => t`This is the percent among all, which need not be the percent among those that ${setting.notB}.`],
      [rational(100 * (100 - inA), 200 - inA - inRest), 'plain-mean-of-strengths', () => t`This would be right if both rows were equally large.`],
      [noB, 'stopped-early', () => t`This is the percent of all ${setting.of} that ${setting.notB}.`],
      [rest, 'complement-forgotten', () => t`This is the percent of all ${setting.of} in the other row.`],
      [sub(100, div({ n: both.n * 100n, d: both.d }, b)), 'complement-forgotten', () => t`This takes the opposite of the share in the wrong column.`],
      [sub(rest, other), 'wrong-part-of-ratio', () => t`This is the other cell of the column, as a percent of all.`],
      [inA, 'answered-other-quantity', () => t`This repeats a given percent.`],
      [50, 'plain-mean-of-strengths', () => t`This supposes that both rows contribute equally.`],
    ], // prettier-ignore
    because: t`For 100 in all, ${without} of the ${noB} that ${setting.notB} are in the first row: ${m`\frac{${without}}{${noB}}`} is ${percent(key)}.`,
    quick: [t`${m`\frac{${without}}{${without} + ${sub(rest, other)}}`} is ${percent(key)}.`],
    full: [
      t`Take 100 ${setting.of} and fill in a two-by-two table with rows of ${a} and ${rest}.`,
      t`In the first row, ${m`\frac{${inA}}{100} \times ${a} = ${both}`} ${setting.b}, so ${m`${a} - ${both} = ${without}`} do not belong to that column. In the second row, ${m`\frac{${inRest}}{100} \times ${rest} = ${other}`} ${setting.b}, which leaves ${sub(rest, other)}.`,
      t`So ${m`${without} + ${sub(rest, other)} = ${noB}`} ${setting.notB}, and the question asks for a share of these: ${m`\frac{${without}}{${noB}} = ${div(without, noB)}`}, which is ${percent(key)}.`,
      t`Check: the two columns have ${b} and ${noB}, which add up to 100.`,
    ],
  }
}

function otherCell(table: Table): Part {
  const { setting, a, inA, inRest } = table
  const { both, other, b, rest } = parts(table)
  const ratio: Rational = div({ n: both.n * 100n, d: both.d }, b)
  return {
    stem: withWho(t`Of ${setting.all}, ${a}% ${setting.a}. Of those that ${setting.a}, ${inA}% ${setting.b}. Altogether, ${b}% of the ${setting.of} ${setting.b}. Of the ${setting.of} that ${setting.notA}, what percent ${setting.b}?`), // prettier-ignore
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

/** People are named with 'who'. */
function withWho(text: string): string {
  return text.replace(/those that (work|live)/, 'those who $1').replace(/(employees|voters) that/, '$1 who')
}
