import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, percent, t } from '../../factory/format.ts'
import { problem, type Level, type Problem } from '../../factory/problem-template.ts'
import { add, compare, div, mul, rational, sub, type Rational } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'

const SETTINGS = [
  { all: 'subscribers', who: 'who', one: 'chose the annual plan', two: 'chose the monthly plan', did: 'renewed', didNot: 'did not renew' },
  { all: 'patients', who: 'who', one: 'received the new treatment', two: 'received the standard treatment', did: 'recovered', didNot: 'did not recover' },
  { all: 'students', who: 'who', one: 'took the day course', two: 'took the evening course', did: 'passed', didNot: 'did not pass' },
  { all: 'orders', who: 'that', one: 'were placed online', two: 'were placed by telephone', did: 'arrived late', didNot: 'did not arrive late' },
] as const // prettier-ignore

interface Survey {
  level: Level
  /** All four in percent. */
  women: number
  yesWomen: number
  yesMen: number
  all: Rational
  setting: (typeof SETTINGS)[number]
}

export const surveyShares = problem<Survey>({
  id: 'survey-shares',
  skill: 'percents',
  version: 5,
  levels: [-0.4, 0.2, 0.8],
  draw: (random, level) => {
    const women = random.step(20, 80, 5)
    const yesWomen = random.step(10, 90, 10)
    const yesMen = random.step(10, 90, 10)
    const all = add(div(women * yesWomen, 100), div((100 - women) * yesMen, 100))
    if (yesWomen === yesMen || women === 50) return null
    return {
      women,
      yesWomen,
      yesMen,
      all,
      level,
      setting: random.pick(SETTINGS),
    }
  },
  write: (survey) => ({ ...byLevel(survey, [shareOfAll, shareOfThose, shareOfOthers]), ...inAllLevels() }),
  second: ([share = 0, a = 0, b = 0], stem) => {
    const people = 1000
    const first = (people * share) / 100
    const firstYes = (first * a) / 100
    if (stem.includes('What percent of those'))
      return search([5, 95, 5], (p) => near(firstYes + ((people - first) * p) / 100, (people * b) / 100))
    const secondYes = ((people - first) * b) / 100
    return stem.includes(', what percent')
      ? (firstYes / (firstYes + secondYes)) * 100
      : ((firstYes + secondYes) / people) * 100
  },
})

/** What the three levels share. */
function inAllLevels(): Pick<Problem, 'show' | 'fits'> {
  return { show: percent, fits: (value) => value.n > 0n && value.n < 130n * value.d }
}

/** Those of each group that did it, as percents of all, and the sentence that all stems begin with. */
function basicsOf({ women, yesWomen, yesMen, setting: { all, one, two } }: Survey) {
  return {
    first: div(women * yesWomen, 100),
    second: div((100 - women) * yesMen, 100),
    rest: 100 - women,
    intro: t`Of all ${all}, ${women}% ${one}, and the rest ${two}.`,
  }
}

function shareOfAll(survey: Survey): Written<'fits'> {
  const { women, yesWomen, yesMen, all: key } = survey
  const { all, who, one, two, did, didNot } = survey.setting
  const { first, second, rest, intro } = basicsOf(survey)
  return {
    stem: t`${intro} Of those ${who} ${one}, ${yesWomen}% ${did}; of those ${who} ${two}, ${yesMen}% ${did}. What percent of all ${all} ${did}?`,
    key,
    wrong: [
      [div(yesWomen + yesMen, 2), 'mean-of-means', () => t`This answer is ${m`\frac{${yesWomen}\% + ${yesMen}\%}{2}`}, the simple average. The two groups do not count equally, because they make up ${women}% and ${rest}% of all ${all}.`],
      [first, 'stopped-early', () => t`This answer is ${m`${div(women, 100)} \times ${yesWomen}\%`}, only the ${all} ${who} ${one} and ${did}. Add those ${who} ${two} and ${did}.`],
      [second, 'stopped-early', () => t`This answer is ${m`${div(rest, 100)} \times ${yesMen}\%`}, only the ${all} ${who} ${two} and ${did}. Add those ${who} ${one} and ${did}.`],
      [add(div(women * yesMen, 100), div(rest * yesWomen, 100)), 'equations-mismatched', () => t`This answer swaps the two percents: ${m`${div(women, 100)} \times ${yesMen}\% + ${div(rest, 100)} \times ${yesWomen}\%`}. The ${yesWomen}% applies to the ${women}% ${who} ${one}, and the ${yesMen}% to the other ${rest}%.`],
      [yesWomen + yesMen, 'percents-simply-added', () => t`This answer is ${m`${yesWomen}\% + ${yesMen}\%`}. These are percents of different groups, so turn each into a percent of all ${all} first.`],
      [sub(100, key), 'complement-forgotten', () => t`This answer is ${m`100\% - ${key}\%`}, the percent of all ${all} ${who} ${didNot}. The question asks for those ${who} ${did}.`],
      [yesWomen, 'ignored-condition', () => t`${yesWomen}% applies only to the ${women}% ${who} ${one}. Of the other ${rest}%, ${yesMen}% ${did}.`],
    ], // prettier-ignore
    because: t`Those ${who} ${one} and ${did} are ${m`${div(yesWomen, 100)} \times ${women} = ${first}`} percent of all ${all}, and those ${who} ${two} and ${did} are ${m`${div(yesMen, 100)} \times ${rest} = ${second}`} percent. Together that is ${percent(key)}.`,
    quick: [
      t`The weighted average is ${m`${div(women, 100)} \times ${yesWomen} + ${div(rest, 100)} \times ${yesMen} = ${key}`} percent.`,
    ],
    full: [
      t`Express each part as a percent of all ${all}. Since ${yesWomen}% of the ${women}% ${who} ${one} ${did}, the first part is ${m`${div(yesWomen, 100)} \times ${women} = ${first}`} percent.`,
      t`Since ${yesMen}% of the other ${rest}% ${did}, the second part is ${m`${div(yesMen, 100)} \times ${rest} = ${second}`} percent.`,
      t`So ${m`${first} + ${second} = ${key}`} percent of all ${all} ${did}.`,
    ],
    hints: [
      t`Do ${yesWomen}% and ${yesMen}% count equally in the result for all ${all}?`,
      t`What percent of all ${all} ${one} and ${did}?`,
    ],
  }
}

function shareOfThose(survey: Survey): Written<'fits'> {
  const { women, yesWomen, yesMen, all: total } = survey
  const { all, who, one, two, did } = survey.setting
  const { first, second, rest, intro } = basicsOf(survey)
  const key = mul(100, div(first, total))
  return {
    stem: t`${intro} Of those ${who} ${one}, ${yesWomen}% ${did}; of those ${who} ${two}, ${yesMen}% ${did}. Of the ${all} ${who} ${did}, what percent ${one}?`,
    key,
    wrong: [
      [yesWomen, 'percent-of-wrong-base', () => t`${yesWomen}% is given: of the ${all} ${who} ${one}, ${yesWomen}% ${did}. The question asks for the reverse: of those ${who} ${did}, what percent ${one}.`],
      [first, 'stopped-early', () => t`${percent(first)} is a percent of all ${all}, those ${who} ${one} and ${did}. Divide it by the ${percent(total)} ${who} ${did}.`],
      [women, 'ignored-condition', () => t`${women}% of all ${all} ${one}. The question asks only about those ${who} ${did}.`],
      [mul(100, div(second, total)), 'complement-forgotten', () => t`This answer is ${m`\frac{${second}}{${total}}`}: of the ${all} ${who} ${did}, ${percent(mul(100, div(second, total)))} ${two}. The question asks for the other part.`],
      [mul(100, div(yesWomen, yesWomen + yesMen)), 'mean-of-means', () => t`This answer is ${m`\frac{${yesWomen}}{${yesWomen} + ${yesMen}}`}, as if the two groups had the same size. They make up ${women}% and ${rest}% of all ${all}.`],
      [total, 'answered-other-quantity', () => t`${percent(total)} is the percent of all ${all} ${who} ${did}. The question asks what part of these ${one}.`],
      [mul(100, div(first, rest)), 'percent-of-wrong-base', () => t`This answer is ${m`\frac{${first}}{${rest}}`}, which divides by the ${rest}% ${who} ${two}. Divide by all those ${who} ${did}, ${percent(total)}.`],
    ], // prettier-ignore
    because: t`Of all ${all}, ${m`${div(yesWomen, 100)} \times ${women} = ${first}`} percent ${did} and ${one}, and ${m`${div(yesMen, 100)} \times ${rest} = ${second}`} percent ${did} and ${two}, for a total of ${percent(total)}. The fraction ${m`\frac{${first}}{${total}}`} is ${percent(key)}.`,
    quick: [
      t`Of all ${all}, ${m`${div(yesWomen, 100)} \times ${women} = ${first}`} percent ${one} and ${did}, and ${m`${div(yesMen, 100)} \times ${rest} = ${second}`} percent ${two} and ${did}. The answer is ${m`\frac{${first}}{${first} + ${second}} = ${div(first, total)}`}, or ${percent(key)}.`,
    ],
    full: [
      t`Express both parts as percents of all ${all}. Those ${who} ${one} and ${did} are ${m`${div(yesWomen, 100)} \times ${women} = ${first}`} percent, and those ${who} ${two} and ${did} are ${m`${div(yesMen, 100)} \times ${rest} = ${second}`} percent.`,
      t`Altogether ${m`${first} + ${second} = ${total}`} percent ${did}.`,
      t`Of the ${all} ${who} ${did}, the fraction ${m`\frac{${first}}{${total}} = ${div(first, total)}`}, or ${percent(key)}, ${one}.`,
    ],
    hints: [
      t`Is the answer a percent of all ${all}, of those ${who} ${one}, or of those ${who} ${did}?`,
      t`What percent of all ${all} ${one} and ${did}? What percent ${two} and ${did}?`,
    ],
  }
}

function shareOfOthers(survey: Survey): Written<'fits'> {
  const { women, yesWomen, yesMen, all: total } = survey
  const { all, who, one, two, did, didNot } = survey.setting
  const { first, second, rest, intro } = basicsOf(survey)
  return {
    stem: t`${intro} Of those ${who} ${one}, ${yesWomen}% ${did}; of all ${all}, ${percent(total)} ${did}. What percent of those ${who} ${two} ${did}?`,
    key: rational(yesMen),
    wrong: [
      [sub(mul(2, total), yesWomen), 'mean-of-means', () => t`This answer is ${m`2 \times ${total}\% - ${yesWomen}\%`}, as if ${percent(total)} were the simple average of the two percents. The two groups have different sizes, ${women}% and ${rest}% of all ${all}.`],
      [second, 'stopped-early', () => t`${percent(second)} is a percent of all ${all}, those ${who} ${two} and ${did}. Divide it by the ${rest}% ${who} ${two}.`],
      [mul(100, div(second, women)), 'percent-of-wrong-base', () => t`This answer is ${m`\frac{${second}}{${women}}`}, which divides by the ${women}% ${who} ${one}. Divide by the other ${rest}%.`],
      [total, 'answered-other-quantity', () => t`${percent(total)} is given for all ${all}. The question asks only about those ${who} ${two}.`],
      [100 - yesMen, 'complement-forgotten', () => t`This answer is ${m`100\% - ${yesMen}\%`}: of the ${all} ${who} ${two}, ${100 - yesMen}% ${didNot}. The question asks for the other part.`],
      [compare(total, yesWomen) > 0 ? sub(total, yesWomen) : sub(yesWomen, total), 'wrong-operation', () => t`This answer is the difference between ${yesWomen}% and ${percent(total)}. These are percents of different groups, so they cannot be subtracted.`],
      [rest, 'ignored-condition', () => t`${rest}% of all ${all} ${two}. The question asks what percent of these ${did}.`],
    ], // prettier-ignore
    because: t`Those ${who} ${one} and ${did} are ${m`${div(yesWomen, 100)} \times ${women} = ${first}`} percent of all ${all}. The other ${m`${total} - ${first} = ${second}`} percent must come from the ${rest}% ${who} ${two}, and ${m`\frac{${second}}{${rest}}`} is ${yesMen}%.`,
    quick: [
      t`Of all ${all}, ${m`${div(yesWomen, 100)} \times ${women} = ${first}`} percent ${one} and ${did}. The other ${m`${total} - ${first} = ${second}`} percent ${who} ${did} are among the ${rest} percent ${who} ${two}, and ${m`\frac{${second}}{${rest}}`} is ${yesMen}%.`,
    ],
    full: [
      t`Since ${yesWomen}% of the ${women}% ${who} ${one} ${did}, they are ${m`${div(yesWomen, 100)} \times ${women} = ${first}`} percent of all ${all}.`,
      t`Altogether ${percent(total)} ${did}, so the other ${m`${total} - ${first} = ${second}`} percent are among the ${rest}% ${who} ${two}. As a part of that group, this is ${m`\frac{${second}}{${rest}}`}, or ${yesMen}%.`,
    ],
    hints: [
      t`Of which group is each of the percents ${yesWomen}% and ${percent(total)} a percent?`,
      t`What percent of all ${all} ${one} and ${did}, and what does that leave for those ${who} ${two}?`,
    ],
  }
}
