import { count, m, percent, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { compare, div, isWhole, mul, rational, sub } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'
import { NAMES } from '../../factory/names.ts'

export const blendStrength = problem({
  id: 'blend-strength',
  skill: 'weighted-averages',
  version: 4,
  levels: [-1, -0.2, 0.7],
  draw: (random, level) => {
    const low = random.step(5, 40, 5)
    const high = random.step(low + 10, 90, 5)
    const ones = random.step(2, 30, 1)
    const twos = random.step(2, 30, 1)
    const mixed = div(low * ones + high * twos, ones + twos)
    if (ones === twos || !isWhole(mul(mixed, 2)) || (level === 2 && !isWhole(mixed))) return null
    return {
      low,
      high,
      ones,
      twos,
      mixed,
      reverse: level > 1,
      what: random.pick(['acid', 'orange juice', 'copper', 'butterfat']),
      name: random.pick(NAMES),
    }
  },
  write: ({ low, high, ones, twos, mixed, reverse, what, name }) => {
    const key = reverse ? rational(twos) : mixed
    const away = sub(mixed, low)
    const toHigh = sub(high, mixed)
    const solid = what === 'copper' ? 'an alloy' : 'a liquid'
    const unit = what === 'copper' ? 'pounds' : 'liters'
    const gaps = t`${percent(mixed)} is ${count(away, 'percentage point')} above ${low}% and ${toHigh} below ${high}%`
    const holds = div(low * ones + high * twos, 100)
    return {
      stem: reverse
        ? t`${name} has ${ones} ${unit} of ${solid} that is ${percent(low)} ${what}. How many ${unit} of ${solid} that is ${percent(high)} ${what} must be added to make a blend that is ${percent(mixed)} ${what}?`
        : t`${name} blends ${ones} ${unit} of ${solid} that is ${percent(low)} ${what} with ${twos} ${unit} of ${solid} that is ${percent(high)} ${what}. What percent of the blend is ${what}?`,
      key,
      show: reverse ? plain : percent,
      fits: (value) =>
        value.n > 0n &&
        (reverse ? compare(value, ones * 10) < 0 : compare(value, high + low) < 0 && compare(value, low) > 0),
      wrong: reverse
        ? [
            [
              div(mul(ones, toHigh), away),
              'inverted',
              () =>
                t`This answer multiplies ${ones} by ${m`\frac{${toHigh}}{${away}}`}, which is upside down. The strengths balance when ${m`${away} \times ${ones} = ${toHigh}x`}, so multiply ${ones} by ${m`\frac{${away}}{${toHigh}}`}.`,
            ],
            [
              ones,
              'plain-mean-of-strengths',
              () =>
                t`Adding an equal amount, ${ones} ${unit}, would make a blend halfway between the two strengths, ${percent(div(low + high, 2))}. The blend must be ${percent(mixed)}.`,
            ],
            [
              div(mul(ones, away), high - low),
              'part-to-part-as-part-to-whole',
              () =>
                t`This answer takes ${m`\frac{${away}}{${high - low}}`} of ${ones}. That fraction is the stronger liquid's share of the whole blend. The ${ones} ${unit} are only the weaker part, so multiply by ${m`\frac{${away}}{${toHigh}}`}.`.replace(
                  "liquid's",
                  what === 'copper' ? "alloy's" : "liquid's",
                ),
            ],
            [
              div(mul(ones, high), low),
              'direct-for-inverse',
              () =>
                t`This answer multiplies ${ones} by the ratio of the strengths, ${m`\frac{${high}}{${low}}`}. Compare the distances instead: ${gaps}, so multiply by ${m`\frac{${away}}{${toHigh}}`}.`,
            ],
            [
              ones + twos,
              'answered-other-quantity',
              () =>
                t`${ones + twos} ${unit} is the amount of the whole blend. The question asks how much is added to the original ${ones} ${unit}.`,
            ],
            [
              div(mul(ones, low), high),
              'direct-for-inverse',
              () =>
                t`This answer multiplies ${ones} by the ratio of the strengths, ${m`\frac{${low}}{${high}}`}. Compare the distances instead: ${gaps}, so multiply by ${m`\frac{${away}}{${toHigh}}`}.`,
            ],
            [
              div(mul(ones, mixed), high),
              'percent-of-wrong-base',
              () =>
                t`This answer solves ${m`${high}x = ${mixed} \times ${ones}`}. That leaves out the ${what} in the original ${ones} ${unit}, and the whole blend is ${m`${ones} + x`} ${unit}, not ${ones}.`,
            ],
            [
              Math.abs(ones - twos),
              'answered-other-quantity',
              () =>
                t`${Math.abs(ones - twos)} is the difference between the two amounts, ${ones} and ${twos} ${unit}. The question asks for the amount added.`,
            ],
          ]
        : [
            [
              div(low + high, 2),
              'plain-mean-of-strengths',
              () =>
                t`This answer averages ${low}% and ${high}%, as if the amounts were equal. But there are ${ones} ${unit} at ${low}% and ${twos} at ${high}%.`,
            ],
            [
              div(low * twos + high * ones, ones + twos),
              'inverted',
              () =>
                t`This answer swaps the amounts: ${m`\frac{${low} \times ${twos} + ${high} \times ${ones}}{${ones + twos}}`}. There are ${ones} ${unit} at ${low}% and ${twos} at ${high}%.`,
            ],
            [
              holds,
              'stopped-early',
              () =>
                t`${holds} is the number of ${unit} of ${what} in the blend. To get a percent, divide it by the ${ones + twos} ${unit} of the blend.`,
            ],
            [
              div(high * twos, ones + twos),
              'ignored-condition',
              () =>
                t`This answer counts only the ${what} in the stronger part, ${m`\frac{${high} \times ${twos}}{${ones + twos}}`}. The ${ones} ${unit} at ${low}% contain ${what} too.`,
            ],
            [
              high - low,
              'wrong-operation',
              () =>
                t`This answer subtracts the strengths: ${m`${high} - ${low}`}. The strength of a blend is their weighted average, not their difference.`,
            ],
            [
              high,
              'answered-other-quantity',
              () => t`${high}% is the strength of the stronger part alone. Blending it with ${low}% must lower it.`,
            ],
            [
              div(low * ones + high * twos, Math.max(ones, twos)),
              'wrong-count',
              () =>
                t`This answer divides the ${what} by ${Math.max(ones, twos)} ${unit}, the larger part, instead of by the whole blend of ${ones + twos} ${unit}.`,
            ],
            [
              low + high,
              'percents-simply-added',
              () => t`This answer adds the two percents. A blend cannot be stronger than its stronger part, ${high}%.`,
            ],
          ],
      because: reverse
        ? t`${gaps}. What the original ${ones} ${unit} lack must equal the excess of the ${m`x`} ${unit} added: ${m`${away} \times ${ones} = ${toHigh}x`}. So ${m`x = ${ones} \times \frac{${away}}{${toHigh}} = ${twos}`}.`
        : t`The blend contains ${m`${div(low, 100)} \times ${ones} + ${div(high, 100)} \times ${twos} = ${holds}`} ${unit} of ${what} in ${ones + twos} ${unit}, which is ${percent(mixed)}.`,
      quick: [
        reverse
          ? t`${gaps}. What the original ${ones} ${unit} lack must equal the excess of the ${m`x`} ${unit} added: ${m`${away} \times ${ones} = ${toHigh}x`}. Therefore ${m`x = ${ones} \times \frac{${away}}{${toHigh}} = ${twos}`} ${unit} must be added.`
          : t`The stronger part is ${m`\frac{${twos}}{${ones + twos}}`} of the blend. So the strength is that fraction of the ${high - low} percentage points from ${low}% to ${high}%: ${m`${low} + ${high - low} \times \frac{${twos}}{${ones + twos}} = ${mixed}`} percent.`,
      ],
      full: reverse
        ? [
            t`Let ${m`x`} ${unit} be added, so that the blend is ${m`${ones} + x`} ${unit}. The ${what} in the two parts equals the ${what} in the blend: ${m`${low} \times ${ones} + ${high}x = ${mixed}(${ones} + x)`}, with the strengths in percent.`,
            t`Expanding gives ${m`${low * ones} + ${high}x = ${mul(mixed, ones)} + ${mixed}x`}, so ${m`${toHigh}x = ${mul(away, ones)}`}.`,
            t`So ${m`x = ${twos}`} ${unit} must be added.`,
          ]
        : [
            t`The first part contains ${m`${div(low, 100)} \times ${ones} = ${div(low * ones, 100)}`} ${unit} of ${what}, and the second contains ${m`${div(high, 100)} \times ${twos} = ${div(high * twos, 100)}`}.`,
            t`Together that is ${m`${div(low * ones, 100)} + ${div(high * twos, 100)} = ${holds}`} ${unit} of ${what} in ${m`${ones} + ${twos} = ${ones + twos}`} ${unit} of the blend.`,
            t`As a percent of the blend, that is ${m`\frac{${holds}}{${ones + twos}} \times 100\% = ${mixed}\%`}.`,
          ],
      hints: [
        reverse
          ? t`Is ${percent(mixed)} closer to ${low}% or to ${high}%? What does that tell you about the two amounts?`
          : t`Should the answer be closer to ${low}% or to ${high}%?`,
        reverse
          ? t`How many percentage points is ${percent(mixed)} from ${low}%, and how many from ${high}%? The amounts are in the opposite ratio.`
          : t`How many ${unit} of ${what} does each part contain, and how many ${unit} is the whole blend?`,
      ],
    }
  },
  second: ([a = 0, b = 0, c = 0, d = 0], stem) => {
    if (stem.includes('How many')) return search([1, 400], (x) => near(a * b + x * c, (a + x) * d))
    return search([0, 100, 0.5], (x) => near(a * b + c * d, (a + c) * x))
  },
})
