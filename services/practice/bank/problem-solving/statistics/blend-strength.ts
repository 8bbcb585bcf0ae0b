import { m, percent, plain, t } from '../../factory/format.ts'
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
                t`This answer turns the ratio upside down. The blend is ${away} points above ${low}% and ${toHigh} points below ${high}%, so the weaker and the stronger amounts are in the ratio ${toHigh} to ${away}.`,
            ],
            [
              ones,
              'plain-mean-of-strengths',
              () =>
                t`Adding an equal amount would give a blend halfway between the two, ${percent(div(low + high, 2))}, not ${percent(mixed)}.`,
            ],
            [
              div(mul(ones, away), high - low),
              'part-to-part-as-part-to-whole',
              () =>
                t`This answer takes ${m`\frac{${away}}{${high - low}}`} of ${ones}. That fraction is the stronger liquid's share of the whole blend, not its ratio to the weaker one.`.replace(
                  "liquid's",
                  what === 'copper' ? "alloy's" : "liquid's",
                ),
            ],
            [
              div(mul(ones, high), low),
              'direct-for-inverse',
              () =>
                t`This answer multiplies by the ratio of the two strengths, ${m`\frac{${high}}{${low}}`}. What matters is how far each strength is from that of the blend: ${away} and ${toHigh} points.`,
            ],
            [
              ones + twos,
              'answered-other-quantity',
              () => t`${ones + twos} ${unit} is the amount of the whole blend. The question asks what was added.`,
            ],
            [
              div(mul(ones, low), high),
              'direct-for-inverse',
              () =>
                t`This answer multiplies by the ratio of the two strengths, ${m`\frac{${low}}{${high}}`}. What matters is how far each strength is from that of the blend: ${away} and ${toHigh} points.`,
            ],
            [
              div(mul(ones, mixed), high),
              'percent-of-wrong-base',
              () =>
                t`This answer makes the added part alone hold ${percent(mixed)} of ${ones} ${unit}. It ignores both the ${percent(low)} that is there already and the growth of the blend.`,
            ],
            [
              Math.abs(ones - twos),
              'answered-other-quantity',
              () =>
                t`${Math.abs(ones - twos)} is the difference between the two amounts, ${ones} and ${twos} ${unit}, not the amount added.`,
            ],
          ]
        : [
            [
              div(low + high, 2),
              'plain-mean-of-strengths',
              () =>
                t`This answer averages ${low}% and ${high}% as if the amounts were equal, but there are ${ones} ${unit} of one and ${twos} of the other.`,
            ],
            [
              div(low * twos + high * ones, ones + twos),
              'inverted',
              () =>
                t`This answer swaps the amounts. There are ${ones} ${unit} at ${low}% and ${twos} ${unit} at ${high}%.`,
            ],
            [
              div(low * ones + high * twos, 100),
              'stopped-early',
              () =>
                t`${div(low * ones + high * twos, 100)} is the number of ${unit} of ${what} in the blend. As a percent of the ${ones + twos} ${unit}, it is ${percent(mixed)}.`,
            ],
            [
              div(high * twos, ones + twos),
              'ignored-condition',
              () =>
                t`This answer counts only the ${what} in the stronger part. The ${ones} ${unit} at ${low}% contain some too.`,
            ],
            [
              high - low,
              'wrong-operation',
              () => t`This answer subtracts one strength from the other. A blend lies between ${low}% and ${high}%.`,
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
              () =>
                t`This answer adds the two percents. The strength of a blend must lie between ${low}% and ${high}%.`,
            ],
          ],
      because: reverse
        ? t`${percent(mixed)} is ${away} points above ${low}% and ${toHigh} points below ${high}%, so the weaker and the stronger amounts are in the ratio ${toHigh} to ${away}: ${m`${ones} \times \frac{${away}}{${toHigh}} = ${twos}`}.`
        : t`The blend contains ${m`${div(low, 100)} \times ${ones} + ${div(high, 100)} \times ${twos} = ${div(low * ones + high * twos, 100)}`} ${unit} of ${what} in ${ones + twos} ${unit}, which is ${percent(mixed)}.`,
      quick: [
        reverse
          ? t`The two strengths are ${away} and ${toHigh} points away from the blend, and the amounts are in the opposite ratio: ${m`\frac{${ones}}{x} = \frac{${toHigh}}{${away}}`}, so ${m`x = ${twos}`}.`
          : t`The stronger part is ${m`\frac{${twos}}{${ones + twos}}`} of the blend, so the strength is that fraction of the way from ${low}% to ${high}%: ${m`${low} + ${high - low} \times \frac{${twos}}{${ones + twos}} = ${mixed}`} percent.`,
      ],
      full: reverse
        ? [
            t`Let ${m`x`} ${unit} be added. The ${what} in both parts equals the ${what} in the blend: ${m`${low} \times ${ones} + ${high}x = ${mixed}(${ones} + x)`}, with all strengths in percent.`,
            t`Collecting terms gives ${m`${toHigh}x = ${mul(away, ones)}`}.`,
            t`So ${m`x = ${twos}`} ${unit} must be added.`,
          ]
        : [
            t`The first part contains ${m`${div(low, 100)} \times ${ones} = ${div(low * ones, 100)}`} ${unit} of ${what}, and the second contains ${m`${div(high, 100)} \times ${twos} = ${div(high * twos, 100)}`}.`,
            t`Together that is ${div(low * ones + high * twos, 100)} in ${ones + twos} ${unit}.`,
            t`As a percent of the blend, it is ${m`\frac{${div(low * ones + high * twos, 100)}}{${ones + twos}} = ${mixed}\%`}.`,
          ],
      hints: [
        reverse
          ? t`Will it take more or less than ${ones} ${unit}, and what does that depend on?`
          : t`How much ${what} does each part contain?`,
        reverse
          ? t`How many points is ${percent(mixed)} away from ${low}%, and how many from ${high}%?`
          : t`The blend weighs ${ones + twos} ${unit} in all. How much of that is ${what}?`.replace(
              'weighs',
              what === 'copper' ? 'weighs' : 'has',
            ),
      ],
    }
  },
  second: ([a = 0, b = 0, c = 0, d = 0], stem) => {
    if (stem.includes('How many')) return search([1, 400], (x) => near(a * b + x * c, (a + x) * d))
    return search([0, 100, 0.5], (x) => near(a * b + c * d, (a + c) * x))
  },
})
