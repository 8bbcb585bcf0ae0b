import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, percent, t } from '../../factory/format.ts'
import { problem, type Level, type Problem } from '../../factory/problem-template.ts'
import { add, compare, div, mul, rational, sub, type Rational } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'

interface Survey {
  level: Level
  /** All four in percent. */
  women: number
  yesWomen: number
  yesMen: number
  all: Rational
  groups: readonly [who: string, one: string, two: string, did: string]
}

export const surveyShares = problem<Survey>({
  id: 'survey-shares',
  skill: 'percents',
  version: 4,
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
      groups: random.pick([
        ['subscribers', 'annual plan', 'monthly plan', 'renewed'],
        ['patients', 'new treatment', 'standard treatment', 'recovered'],
        ['students', 'day course', 'evening course', 'passed'],
        ['orders', 'website', 'telephone', 'arrived late'],
      ] as const),
    }
  },
  write: (survey) => ({ ...byLevel(survey, [shareOfAll, shareOfThose, shareOfOthers]), ...inAllLevels(survey) }),
  second: ([share = 0, a = 0, b = 0], stem) => {
    const people = 1000
    const first = (people * share) / 100
    const firstYes = (first * a) / 100
    if (stem.includes('What percent of those'))
      return search([5, 95, 5], (p) => near(firstYes + ((people - first) * p) / 100, (people * b) / 100))
    const secondYes = ((people - first) * b) / 100
    return stem.includes('belong to the') && stem.includes('what percent')
      ? (firstYes / (firstYes + secondYes)) * 100
      : ((firstYes + secondYes) / people) * 100
  },
})

/** What the three levels share. */
function inAllLevels({
  women,
  yesWomen,
  groups: [who, one, , did],
}: Survey): Pick<Problem, 'show' | 'fits' | 'quick' | 'hints'> {
  const first = div(women * yesWomen, 100)
  return {
    show: percent,
    fits: (value) => value.n > 0n && value.n < 130n * value.d,
    quick: [t`Imagine 100 ${who} and count.`],
    hints: [t`Imagine 100 ${who}.`, t`${first} of the 100 are of the ${one} and ${did}.`],
  }
}

function shareOfAll({
  women,
  yesWomen,
  yesMen,
  all,
  groups: [who, one, two, did],
}: Survey): Written<'quick' | 'hints' | 'fits'> {
  const first = div(women * yesWomen, 100)
  const second = div((100 - women) * yesMen, 100)
  const intro = t`Of all ${who}, ${women}% belong to the ${one} and the rest to the ${two}.`
  return {
    stem: t`${intro} Of those of the ${one}, ${yesWomen}% ${did}, and of those of the ${two}, ${yesMen}%. What percent of all ${who} ${did}?`,
    key: all,
    wrong: [
      [
        div(yesWomen + yesMen, 2),
        'mean-of-means',
        () =>
          t`This answer averages ${yesWomen}% and ${yesMen}%. The groups are not equal: ${women}% and ${100 - women}% of all.`,
      ],
      [
        first,
        'stopped-early',
        () => t`${percent(first)} of all are those of the ${one} that ${did}. The others are missing.`,
      ],
      [
        second,
        'stopped-early',
        () => t`${percent(second)} of all are those of the ${two} that ${did}. The others are missing.`,
      ],
      [
        add(div(women * yesMen, 100), div((100 - women) * yesWomen, 100)),
        'equations-mismatched',
        () => t`This answer swaps the groups: ${yesWomen}% belongs to the ${women}% of the ${one}.`,
      ],
      [
        yesWomen + yesMen,
        'percents-simply-added',
        () => t`This answer adds ${yesWomen}% and ${yesMen}%. They are percents of different groups.`,
      ],
      [sub(100, all), 'complement-forgotten', () => t`${percent(sub(100, all))} is the share of those that did not.`],
      [yesWomen, 'ignored-condition', () => t`${yesWomen}% holds for the ${one} only.`],
    ],
    because: t`Of 100, ${first} are of the ${one} and ${did}, and ${second} of the ${two}: ${all} in all.`,
    full: [
      t`Imagine 100 ${who}: ${women} of the ${one}, ${100 - women} of the ${two}.`,
      t`Of the ${women}, ${yesWomen}% ${did}: ${first}.`,
      t`Of the ${100 - women}, ${yesMen}%: ${second}. Together ${all}.`,
    ],
  }
}

function shareOfThose({
  women,
  yesWomen,
  yesMen,
  all,
  groups: [who, one, two, did],
}: Survey): Written<'quick' | 'hints' | 'fits'> {
  const first = div(women * yesWomen, 100)
  const second = div((100 - women) * yesMen, 100)
  const key = mul(100, div(first, all))
  const intro = t`Of all ${who}, ${women}% belong to the ${one} and the rest to the ${two}.`
  return {
    stem: t`${intro} Of those of the ${one}, ${yesWomen}% ${did}, and of those of the ${two}, ${yesMen}%. Of the ${who} that ${did}, what percent belong to the ${one}?`,
    key,
    wrong: [
      [
        yesWomen,
        'percent-of-wrong-base',
        () =>
          t`${yesWomen}% is the share of those of the ${one} that ${did}. The question turns it around: what share of those that ${did} are of the ${one}?`,
      ],
      [
        first,
        'stopped-early',
        () => t`${percent(first)} is their share of all ${who}. Compare it with all that ${did}, ${percent(all)}.`,
      ],
      [women, 'ignored-condition', () => t`${women}% is the share of the ${one} among all ${who}.`],
      [
        mul(100, div(second, all)),
        'complement-forgotten',
        () => t`${percent(mul(100, div(second, all)))} of those that ${did} are of the ${two}.`,
      ],
      [
        mul(100, div(yesWomen, yesWomen + yesMen)),
        'mean-of-means',
        () => t`This answer compares ${yesWomen}% with ${m`${yesWomen} + ${yesMen}`}, as if the groups were equal.`,
      ],
      [all, 'answered-other-quantity', () => t`${percent(all)} is the share of all ${who} that ${did}.`],
      [
        mul(100, div(first, 100 - women)),
        'percent-of-wrong-base',
        () => t`This answer compares ${percent(first)} with the size of the ${two}, ${100 - women}%.`,
      ],
    ],
    because: t`Of 100, ${first} are of the ${one} and ${did}, and ${second} of the ${two}: ${all} in all. The share of the first is ${m`\frac{${first}}{${all}}`}.`,
    full: [
      t`Imagine 100 ${who}: ${women} of the ${one}, ${100 - women} of the ${two}.`,
      t`Of the ${women}, ${yesWomen}% ${did}: ${first}.`,
      t`Of the ${100 - women}, ${yesMen}%: ${second}. Together ${all}.`,
      t`Those of the ${one} are ${m`\frac{${first}}{${all}}`} of these, ${percent(key)}.`,
    ],
  }
}

function shareOfOthers({
  women,
  yesWomen,
  yesMen,
  all,
  groups: [who, one, two, did],
}: Survey): Written<'quick' | 'hints' | 'fits'> {
  const first = div(women * yesWomen, 100)
  const key = rational(yesMen)
  const intro = t`Of all ${who}, ${women}% belong to the ${one} and the rest to the ${two}.`
  return {
    stem: t`${intro} Of those of the ${one}, ${yesWomen}% ${did}; of all ${who}, ${percent(all)} ${did}. What percent of those of the ${two} ${did}?`,
    key,
    wrong: [
      [
        sub(mul(2, all), yesWomen),
        'mean-of-means',
        () => t`This answer treats ${percent(all)} as the middle of the two percents. The groups are not equal.`,
      ],
      [
        sub(all, first),
        'stopped-early',
        () =>
          t`${percent(sub(all, first))} is their share of all ${who}. The ${two} are only ${100 - women}% of all, so divide by that.`,
      ],
      [
        mul(100, div(sub(all, first), women)),
        'percent-of-wrong-base',
        () => t`This answer divides by the ${women}% of the ${one}. The ${two} are the other ${100 - women}%.`,
      ],
      [all, 'answered-other-quantity', () => t`${percent(all)} is the share among all ${who}.`],
      [
        sub(100, yesMen),
        'complement-forgotten',
        () => t`${100 - yesMen}% is the share of those of the ${two} that did not.`,
      ],
      [
        compare(all, yesWomen) > 0 ? sub(all, yesWomen) : sub(yesWomen, all),
        'wrong-operation',
        () => t`This answer subtracts ${yesWomen}% and ${percent(all)}. They are percents of different groups.`,
      ],
      [100 - women, 'ignored-condition', () => t`${100 - women}% is the size of the ${two}.`],
    ],
    because: t`Of 100, ${women} are of the ${one} and ${first} of them ${did}; so ${m`${all} - ${first} = ${sub(all, first)}`} of the other ${100 - women} did, which is ${yesMen}%.`,
    full: [
      t`Imagine 100 ${who}: ${women} of the ${one}, ${100 - women} of the ${two}.`,
      t`Of the ${women}, ${yesWomen}% ${did}: ${first}.`,
      t`In all ${all} ${did}, so ${sub(all, first)} of the ${100 - women}: ${yesMen}%.`,
    ],
  }
}
