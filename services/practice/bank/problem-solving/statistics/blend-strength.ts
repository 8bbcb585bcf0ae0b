import { m, percent, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { compare, div, isWhole, mul, rational, sub } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'
import { NAMES } from '../../factory/names.ts'

export const blendStrength = problem({
  id: 'blend-strength',
  skill: 'weighted-averages',
  version: 3,
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
        ? t`${name} has ${ones} ${unit} of ${solid} that is ${percent(low)} ${what}. How many ${unit} of ${solid} that is ${percent(high)} ${what} make a blend of ${percent(mixed)} ${what} with it?`
        : t`${name} blends ${ones} ${unit} of ${solid} that is ${percent(low)} ${what} with ${twos} ${unit} of one that is ${percent(high)} ${what}. What percent of the blend is ${what}?`,
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
                t`This answer turns the ratio around. The blend is ${away} points above ${low}% and ${toHigh} below ${high}%; the amounts are as ${toHigh} (of the weaker) to ${away} (of the stronger).`,
            ],
            [
              ones,
              'plain-mean-of-strengths',
              () => t`Equal amounts would give the middle, ${percent(div(low + high, 2))}, not ${percent(mixed)}.`,
            ],
            [
              div(mul(ones, away), high - low),
              'part-to-part-as-part-to-whole',
              () =>
                t`This answer takes ${m`\frac{${away}}{${high - low}}`} of ${ones}. That fraction is the share of the stronger one in the whole blend, not compared with the weaker one.`,
            ],
            [
              div(mul(ones, high), low),
              'direct-for-inverse',
              () =>
                t`This answer scales by the two strengths, ${m`\frac{${high}}{${low}}`}. What counts is how far each lies from the blend: ${away} and ${toHigh} points.`,
            ],
            [ones + twos, 'answered-other-quantity', () => t`${ones + twos} is the amount of the whole blend.`],
            [
              div(mul(ones, low), high),
              'direct-for-inverse',
              () =>
                t`This answer scales by the two strengths, ${m`\frac{${low}}{${high}}`}. What counts is how far each lies from the blend: ${away} and ${toHigh} points.`,
            ],
            [
              div(mul(ones, mixed), high),
              'percent-of-wrong-base',
              () =>
                t`This answer sets ${ones} at ${percent(mixed)} equal to the new liquid at ${percent(high)}. The weaker one brings ${percent(low)} of its own along.`,
            ],
            [
              Math.abs(ones - twos),
              'answered-other-quantity',
              () => t`${Math.abs(ones - twos)} is the difference between the two amounts, ${ones} and ${twos}.`,
            ],
          ]
        : [
            [
              div(low + high, 2),
              'plain-mean-of-strengths',
              () =>
                t`This answer averages ${low}% and ${high}% as if the amounts were equal. There are ${ones} ${unit} of one and ${twos} of the other.`,
            ],
            [
              div(low * twos + high * ones, ones + twos),
              'inverted',
              () => t`This answer swaps the amounts: ${ones} ${unit} are at ${low}%, ${twos} at ${high}%.`,
            ],
            [
              div(low * ones + high * twos, 100),
              'stopped-early',
              () =>
                t`${div(low * ones + high * twos, 100)} is the amount of ${what} in ${unit}. Compare it with the ${ones + twos} ${unit} of the blend.`,
            ],
            [
              div(high * twos, ones + twos),
              'ignored-condition',
              () =>
                t`This answer counts only the ${what} of the stronger one. The ${ones} ${unit} at ${low}% contain some as well.`,
            ],
            [high - low, 'wrong-operation', () => t`${high - low} is the difference of the two strengths.`],
            [
              high,
              'answered-other-quantity',
              () => t`${high}% is the strength of the stronger one before it is blended.`,
            ],
            [
              div(low * ones + high * twos, Math.max(ones, twos)),
              'wrong-count',
              () =>
                t`This answer divides by ${Math.max(ones, twos)} ${unit} instead of the whole blend, ${ones + twos}.`,
            ],
            [
              low + high,
              'percents-simply-added',
              () => t`This answer adds the two percents. A blend lies between its parts.`,
            ],
          ],
      because: reverse
        ? t`${percent(mixed)} lies ${away} points above ${low}% and ${toHigh} below ${high}%. So the amounts are as ${toHigh} to ${away}: ${m`${ones} \times \frac{${away}}{${toHigh}} = ${twos}`}.`
        : t`The blend holds ${m`${div(low, 100)} \times ${ones} + ${div(high, 100)} \times ${twos} = ${div(low * ones + high * twos, 100)}`} ${unit} of ${what} in ${ones + twos}, which is ${percent(mixed)}.`,
      quick: [
        reverse
          ? t`Distances from the blend: ${away} and ${toHigh}. The amounts are in the opposite ratio: ${m`\frac{${ones}}{x} = \frac{${toHigh}}{${away}}`}, so ${m`x = ${twos}`}.`
          : t`Go from ${low}% towards ${high}% by the share of the stronger one: ${m`${low} + ${high - low} \times \frac{${twos}}{${ones + twos}} = ${mixed}`}.`,
      ],
      full: reverse
        ? [
            t`Let ${m`x`} be the amount. Count the ${what} before and after: ${m`${low} \times ${ones} + ${high}x = ${mixed}(${ones} + x)`}.`,
            t`Collect: ${m`${toHigh}x = ${mul(away, ones)}`}.`,
            t`So ${m`x = ${twos}`}.`,
          ]
        : [
            t`The first brings ${m`${div(low, 100)} \times ${ones} = ${div(low * ones, 100)}`} ${unit} of ${what}, the second ${m`${div(high, 100)} \times ${twos} = ${div(high * twos, 100)}`}.`,
            t`Together ${div(low * ones + high * twos, 100)} in ${ones + twos} ${unit}.`,
            t`That is ${percent(mixed)}.`,
          ],
      hints: [
        `How much ${what} is in each part?`,
        reverse
          ? t`How far is ${percent(mixed)} from ${low}% and from ${high}%?`
          : t`The blend weighs ${ones + twos} ${unit} in all.`,
      ],
    }
  },
  second: ([a = 0, b = 0, c = 0, d = 0], stem) => {
    if (stem.includes('How many')) return search([1, 400], (x) => near(a * b + x * c, (a + x) * d))
    return search([0, 100, 0.5], (x) => near(a * b + c * d, (a + c) * x))
  },
})
