import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, percent, t } from '../../factory/format.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { compare, div, isWhole, mul, rational, sub, type Num, type Rational } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'

const SETTINGS = [
  { all: 'the employees at a company', a: 'work remotely', notA: 'work on site', b: 'have a degree', notB: 'do not have a degree', of: 'employees', who: 'who' },
  { all: 'the books in a library', a: 'are novels', notA: 'are not novels', b: 'are on loan', notB: 'are not on loan', of: 'books', who: 'that' },
  { all: 'the apartments in a complex', a: 'have a balcony', notA: 'have no balcony', b: 'are vacant', notB: 'are not vacant', of: 'apartments', who: 'that' },
  { all: 'the voters in a county', a: 'live in a city', notA: 'live outside the cities', b: 'voted by mail', notB: 'did not vote by mail', of: 'voters', who: 'who' },
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
  version: 3,
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
function parts({ a, inA, inRest }: Table) {
  const both = rational(a * inA, 100)
  const other = rational((100 - a) * inRest, 100)
  const b = rational(a * inA + (100 - a) * inRest, 100)
  return { both, other, b, rest: 100 - a }
}

/** The same as heads in a crowd of 100, 200 or 400, which makes them all whole. */
function headsOf(table: Table) {
  const { both, other, b, rest } = parts(table)
  const times = [1, 2, 4].find((each) => isWhole(mul(each, both)))!
  const heads = (share: Num): Rational => mul(times, share)
  return {
    all: 100 * times,
    inA: heads(table.a),
    inRest: heads(rest),
    both: heads(both),
    other: heads(other),
    b: heads(b),
    without: heads(sub(table.a, both)),
    restWithout: heads(sub(rest, other)),
    noB: heads(sub(100, b)),
  }
}

function splitThenBack(table: Table): Part {
  const { setting, a, inA, inRest } = table
  const { of, who } = setting
  const { both, b, rest, other } = parts(table)
  const key: Rational = div(mul(both, 100), b)
  const [far, close] = [sub(b, inRest), sub(inA, b)]
  return {
    stem: t`Some of ${setting.all} ${setting.a}, and the others ${setting.notA}. Of those ${who} ${setting.a}, ${inA}% ${setting.b}; of the others, ${inRest}% ${setting.b}. Altogether, ${b}% of the ${of} ${setting.b}. Of the ${of} ${who} ${setting.b}, what percent ${setting.a}?`,
    key,
    hints: [
      t`What percent of all the ${of} ${setting.a}? This is not given, so which of the given percents determine it?`,
      t`Let ${m`p`} be the percent of the ${of} ${who} ${setting.a}. How does the overall ${b}% depend on ${m`p`}?`,
    ],
    wrong: [
      [a, 'stopped-early', () => t`${a}% of all the ${of} ${setting.a}. The question asks about a smaller group, the ${of} ${who} ${setting.b}.`],
      [inA, 'inverted', () => t`${inA}% is given: of the ${of} ${who} ${setting.a}, ${inA}% ${setting.b}. The question asks for the reverse.`],
      [sub(100, key), 'complement-forgotten', () => t`This answer is ${m`\frac{${other}}{${b}}`}: of the ${of} ${who} ${setting.b}, ${percent(sub(100, key))} ${setting.notA}. The question asks for the other part.`],
      [both, 'percent-of-wrong-base', () => t`${percent(both)} is a percent of all the ${of}, those ${who} ${setting.a} and ${setting.b}. Divide it by the ${b}% ${who} ${setting.b}.`],
      [rational(100 * inA, inA + inRest), 'plain-mean-of-strengths', () => t`This answer is ${m`\frac{${inA}}{${inA} + ${inRest}}`}, as if the two groups had the same size. They make up ${a}% and ${rest}% of the ${of}.`],
      [rest, 'complement-forgotten', () => t`${rest}% of all the ${of} ${setting.notA}. The question asks about those ${who} ${setting.b}, and what percent of them ${setting.a}.`],
      [div({ n: BigInt(rest * inA * 100), d: 100n }, b), 'equations-mismatched', () => t`This answer is ${m`\frac{${rational(rest, 100)} \times ${inA}}{${b}}`}, which swaps the sizes of the two groups. In fact ${a}% of the ${of} ${setting.a}, and ${rest}% ${setting.notA}.`],
      [b, 'answered-other-quantity', () => t`${b}% is given: it is the percent of all the ${of} ${who} ${setting.b}, not a percent of that group.`],
      [other, 'wrong-part-of-ratio', () => t`${percent(other)} of all the ${of} ${setting.notA} and ${setting.b}. The question asks what percent of the ${of} ${who} ${setting.b} ${setting.a}.`],
      [50, 'plain-mean-of-strengths', () => t`This answer assumes that half of the ${b}% ${who} ${setting.b} come from each group. In fact ${percent(both)} and ${percent(other)} do.`],
      [inRest, 'answered-other-quantity', () => t`${inRest}% is given for the ${of} ${who} ${setting.notA}. The question asks about those ${who} ${setting.b}.`],
    ], // prettier-ignore
    because: t`If ${m`p`} percent of the ${of} ${setting.a}, then ${m`\frac{${inA}}{100}p + \frac{${inRest}}{100}(100 - p) = ${b}`} gives ${m`p = ${a}`}. So ${m`\frac{${inA}}{100} \times ${a} = ${both}`} percent ${setting.a} and ${setting.b}, and the fraction ${m`\frac{${both}}{${b}}`} is ${percent(key)}.`,
    quick: [t`The overall ${b}% differs from ${inRest}% by ${sizeOf(far)} and from ${inA}% by ${sizeOf(close)}. The larger group pulls the overall percent closer to its own, so those ${who} ${setting.a} and the others are in the ratio ${sizeOf(far)} to ${sizeOf(close)}. That means that ${a}% ${setting.a} and ${m`\frac{${inA}}{100} \times ${a} = ${both}`} percent ${setting.a} and ${setting.b}, so the answer is ${m`\frac{${both}}{${b}}`}, or ${percent(key)}.`], // prettier-ignore
    full: [
      t`Suppose that ${m`p`} percent of the ${of} ${setting.a}. The overall percent is a weighted average, so ${m`\frac{${inA}}{100}p + \frac{${inRest}}{100}(100 - p) = ${b}`}. This gives ${m`${inA - inRest}p = ${mul(far, 100)}`}, so ${m`p = ${a}`}.`,
      t`So ${m`\frac{${inA}}{100} \times ${a} = ${both}`} percent of all the ${of} ${setting.a} and ${setting.b}. Altogether ${b}% ${setting.b}. So of the ${of} ${who} ${setting.b}, the fraction ${m`\frac{${both}}{${b}}`}, or ${percent(key)}, ${setting.a}.`,
      t`Check: the ${rest}% ${who} ${setting.notA} contribute ${m`\frac{${inRest}}{100} \times ${rest} = ${other}`}, and ${m`${both} + ${other} = ${b}`}.`,
    ],
  }
}

function acrossTheTable(table: Table): Part {
  const { setting, a, inA, inRest } = table
  const { of, who } = setting
  const { both, other, b, rest } = parts(table)
  const [without, noB, restWithout] = [sub(a, both), sub(100, b), sub(rest, other)]
  const heads = headsOf(table)
  const key = div(mul(without, 100), noB)
  return {
    stem: t`Of ${setting.all}, ${a}% ${setting.a}. Of those ${who} ${setting.a}, ${inA}% ${setting.b}; of the others, ${inRest}% ${setting.b}. Of the ${of} ${who} ${setting.notB}, what percent ${setting.a}?`,
    key,
    hints: [
      t`Is the answer a percent of all the ${of}, of those ${who} ${setting.a}, or of another group?`,
      t`Suppose there are ${heads.all} ${of}. How many in each of the two groups ${setting.notB}?`,
    ],
    wrong: [
      [without, 'percent-of-wrong-base', () => t`${percent(without)} is a percent of all the ${of}, those ${who} ${setting.a} and ${setting.notB}. Divide it by the ${percent(noB)} ${who} ${setting.notB}.`],
      [100 - inA, 'inverted', () => t`Of the ${of} ${who} ${setting.a}, ${100 - inA}% ${setting.notB}. The question asks for the reverse: of those ${who} ${setting.notB}, what percent ${setting.a}.`],
      [div(mul(both, 100), b), 'answered-other-quantity', () => t`This answer is ${m`\frac{${both}}{${b}}`}: of the ${of} ${who} ${setting.b}, ${percent(div(mul(both, 100), b))} ${setting.a}. The question asks about the ${of} ${who} ${setting.notB}.`],
      [sub(100, key), 'complement-forgotten', () => t`This answer is ${m`\frac{${restWithout}}{${noB}}`}: of the ${of} ${who} ${setting.notB}, ${percent(sub(100, key))} ${setting.notA}. The question asks for the other part.`],
      [a, 'percent-of-wrong-base', () => t`${a}% of all the ${of} ${setting.a}. Among those ${who} ${setting.notB} the percent is different, because the two groups differ in this respect.`],
      [rational(100 * (100 - inA), 200 - inA - inRest), 'plain-mean-of-strengths', () => t`This answer is ${m`\frac{${100 - inA}}{${100 - inA} + ${100 - inRest}}`}, as if the two groups had the same size. They make up ${a}% and ${rest}% of the ${of}.`],
      [noB, 'stopped-early', () => t`${percent(noB)} of all the ${of} ${setting.notB}. Divide the ${percent(without)} ${who} ${setting.a} and ${setting.notB} by that number.`],
      [rest, 'complement-forgotten', () => t`${rest}% of all the ${of} ${setting.notA}. The question asks about those ${who} ${setting.notB}, and what percent of them ${setting.a}.`],
      [sub(100, div(mul(both, 100), b)), 'complement-forgotten', () => t`This answer is ${m`\frac{${other}}{${b}}`}: of the ${of} ${who} ${setting.b}, ${percent(sub(100, div(mul(both, 100), b)))} ${setting.notA}. The question asks about those ${who} ${setting.notB}.`],
      [restWithout, 'wrong-part-of-ratio', () => t`${percent(restWithout)} of all the ${of} ${setting.notA} and ${setting.notB}. The question asks what percent of the ${of} ${who} ${setting.notB} ${setting.a}.`],
      [inA, 'answered-other-quantity', () => t`${inA}% is given: of the ${of} ${who} ${setting.a}, ${inA}% ${setting.b}. The question asks about those ${who} ${setting.notB}.`],
      [50, 'plain-mean-of-strengths', () => t`This answer assumes that half of the ${percent(noB)} ${who} ${setting.notB} come from each group. In fact ${percent(without)} and ${percent(restWithout)} do.`],
    ], // prettier-ignore
    because: t`Of every ${heads.all} ${of}, ${heads.noB} ${setting.notB}, and ${heads.without} of these ${setting.a}. The fraction ${m`\frac{${heads.without}}{${heads.noB}}`} is ${percent(key)}.`,
    quick: [t`Of every ${heads.all} ${of}, ${m`\frac{${100 - inA}}{100} \times ${heads.inA} = ${heads.without}`} ${setting.a} and ${setting.notB}, and ${m`\frac{${100 - inRest}}{100} \times ${heads.inRest} = ${heads.restWithout}`} ${setting.notA} and ${setting.notB}. So the answer is ${m`\frac{${heads.without}}{${heads.without} + ${heads.restWithout}}`}, or ${percent(key)}.`], // prettier-ignore
    full: [
      t`Suppose there are ${heads.all} ${of}. Then ${heads.inA} ${setting.a} and ${heads.inRest} ${setting.notA}.`,
      t`Of the ${heads.inA}, ${m`\frac{${inA}}{100} \times ${heads.inA} = ${heads.both}`} ${setting.b}, so ${m`${heads.inA} - ${heads.both} = ${heads.without}`} ${setting.notB}. Of the ${heads.inRest}, ${m`\frac{${inRest}}{100} \times ${heads.inRest} = ${heads.other}`} ${setting.b}, so ${m`${heads.inRest} - ${heads.other} = ${heads.restWithout}`} ${setting.notB}.`,
      t`Altogether ${m`${heads.without} + ${heads.restWithout} = ${heads.noB}`} ${setting.notB}. The answer is a percent of these ${heads.noB}: ${m`\frac{${heads.without}}{${heads.noB}} = ${div(without, noB)}`}, which is ${percent(key)}.`,
      t`Check: ${m`${heads.both} + ${heads.other} = ${heads.b}`} ${setting.b}, and ${m`${heads.b} + ${heads.noB} = ${heads.all}`}.`,
    ],
  }
}

function otherCell(table: Table): Part {
  const { setting, a, inA, inRest } = table
  const { of, who } = setting
  const { both, other, b, rest } = parts(table)
  const ratio: Rational = div(mul(both, 100), b)
  const heads = headsOf(table)
  return {
    stem: t`Of ${setting.all}, ${a}% ${setting.a}. Of those ${who} ${setting.a}, ${inA}% ${setting.b}. Altogether, ${b}% of the ${of} ${setting.b}. Of the ${of} ${who} ${setting.notA}, what percent ${setting.b}?`,
    key: inRest,
    hints: [
      t`Each of the given percents is a percent of some group. Of which group is the answer a percent?`,
      t`Suppose there are ${heads.all} ${of}. How many ${setting.b} altogether, and how many of these ${setting.a}?`,
    ],
    wrong: [
      [other, 'percent-of-wrong-base', () => t`${percent(other)} is a percent of all the ${of}, those ${who} ${setting.notA} and ${setting.b}. Divide it by the ${rest}% ${who} ${setting.notA}.`],
      [sub(b, inA), 'rates-subtracted', () => t`This answer is ${m`${b}\% - ${inA}\%`}. The second is a percent of the ${of} ${who} ${setting.a} and the first is a percent of all the ${of}, so they cannot be subtracted.`],
      [inA, 'answered-other-quantity', () => t`${inA}% is given for the ${of} ${who} ${setting.a}. The question asks about those ${who} ${setting.notA}.`],
      [sub(100, inA), 'complement-forgotten', () => t`Of the ${of} ${who} ${setting.a}, ${100 - inA}% ${setting.notB}. The question asks about those ${who} ${setting.notA}.`],
      [sub(100, ratio), 'percent-of-wrong-base', () => t`This answer is ${m`\frac{${other}}{${b}}`}: of the ${of} ${who} ${setting.b}, ${percent(sub(100, ratio))} ${setting.notA}. The question asks for the reverse: of those ${who} ${setting.notA}, what percent ${setting.b}.`],
      [sub(100, inRest), 'complement-forgotten', () => t`Of the ${of} ${who} ${setting.notA}, ${100 - inRest}% ${setting.notB}. The question asks for the other part.`],
      [b, 'plain-mean-of-strengths', () => t`${b}% of all the ${of} ${setting.b}. The question asks only about those ${who} ${setting.notA}, and the two groups differ in this respect.`],
      [div(mul(b, rest), 100), 'percent-of-wrong-base', () => t`This answer is ${m`${rational(rest, 100)} \times ${b}\%`}, as if the ${of} ${who} ${setting.b} were spread evenly over the two groups. The result is also a percent of all the ${of}.`],
      [sub(mul(b, 2), inA), 'plain-mean-of-strengths', () => t`This answer is ${m`2 \times ${b}\% - ${inA}\%`}, as if ${b}% were the simple average of ${inA}% and the missing percent. The two groups have different sizes, ${a}% and ${rest}% of the ${of}.`],
      [ratio, 'wrong-part-of-ratio', () => t`This answer is ${m`\frac{${both}}{${b}}`}: of the ${of} ${who} ${setting.b}, ${percent(ratio)} ${setting.a}. The question asks about those ${who} ${setting.notA}.`],
    ], // prettier-ignore
    because: t`Of every ${heads.all} ${of}, ${heads.inA} ${setting.a}, and ${m`\frac{${inA}}{100} \times ${heads.inA} = ${heads.both}`} of these ${setting.b}. That leaves ${m`${heads.b} - ${heads.both} = ${heads.other}`} among the other ${heads.inRest}, and ${m`\frac{${heads.other}}{${heads.inRest}}`} is ${inRest}%.`,
    quick: [t`Of every ${heads.all} ${of}, ${m`\frac{${inA}}{100} \times ${heads.inA} = ${heads.both}`} ${setting.a} and ${setting.b}. So ${m`${heads.b} - ${heads.both} = ${heads.other}`} of the ${heads.inRest} ${who} ${setting.notA} ${setting.b}, and ${m`\frac{${heads.other}}{${heads.inRest}}`} is ${inRest}%.`], // prettier-ignore
    full: [
      t`Suppose there are ${heads.all} ${of}. Then ${heads.inA} ${setting.a}, ${heads.inRest} ${setting.notA}, and ${heads.b} ${setting.b}.`,
      t`Of the ${heads.inA} ${who} ${setting.a}, ${m`\frac{${inA}}{100} \times ${heads.inA} = ${heads.both}`} ${setting.b}. The other ${m`${heads.b} - ${heads.both} = ${heads.other}`} ${who} ${setting.b} must be among the ${heads.inRest} ${who} ${setting.notA}.`,
      t`So of the ${of} ${who} ${setting.notA}, the fraction ${m`\frac{${heads.other}}{${heads.inRest}} = ${rational(inRest, 100)}`}, or ${inRest}%, ${setting.b}.`,
      t`Check with the weighted average: ${m`${a} \times ${rational(inA, 100)} + ${rest} \times ${rational(inRest, 100)} = ${b}`}.`,
    ],
  }
}

function sizeOf(difference: Rational): Rational {
  return difference.n < 0n ? mul(difference, -1) : difference
}
