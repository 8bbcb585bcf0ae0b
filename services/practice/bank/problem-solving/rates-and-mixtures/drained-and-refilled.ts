import { agree } from '../../factory/grammar.ts'
import { count, m, percent, plain, t } from '../../factory/format.ts'
import { problem, type Level, type Problem } from '../../factory/problem-template.ts'
import { add, compare, div, isWhole, mul, percentOf, rational, sub, type Rational } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'

const TANKS = [
  { tank: 'A cooling system', fluid: 'a mixture of water and antifreeze', part: 'antifreeze' },
  { tank: 'A vat', fluid: 'a juice drink', part: 'fruit juice' },
  { tank: 'An aquarium', fluid: 'a mixture of fresh water and sea water', part: 'sea water' },
  { tank: 'A sprayer', fluid: 'a plant feed', part: 'concentrate' },
] as const

interface Refill {
  level: Level
  volume: number
  out: number
  before: number
  /** Strength of what is filled in, in percent. */
  filled: number
  after: Rational
  setting: (typeof TANKS)[number]
}

export const drainedAndRefilled = problem<Refill>({
  id: 'drained-and-refilled',
  skill: 'mixtures',
  version: 3,
  levels: [-0.3, 0.4, 1],
  draw: (random, level) => {
    const volume = random.pick([8, 10, 12, 15, 16, 18, 20, 24, 25, 30, 40, 50, 60, 80])
    const out = random.int(2, Math.floor(volume * 0.7))
    const before = random.step(10, 60, 5)
    const filled = [() => 0, () => random.step(20, 90, 5), () => 100][level - 1]!()
    const after = div(add(mul(volume - out, before), mul(out, filled)), volume)
    if (!isWhole(mul(after, level === 3 ? 1 : 2)) || Math.abs(filled - before) < 10 || out * 2 === volume) return null
    return { level, volume, out, before, filled, after, setting: random.pick(TANKS) }
  },
  write: (refill) => (refill.level === 3 ? howMuch(refill) : strength(refill)),
  second: ([volume = 0, before = 0, a = 0, b = 0], stem) => {
    if (stem.includes('How many liters'))
      return search([0.25, volume, 0.25], (out) => near(volume * before - out * before + out * 100, volume * a))
    // Litre by quarter liter: take the drained part out of both components, then fill up.
    let part = (volume * before) / 100
    part -= (part / volume) * a
    return ((part + (a * (stem.includes('refilled with water') ? 0 : b)) / 100) / volume) * 100
  },
})

function strength({ volume, out, before, filled, after, setting }: Refill): Problem {
  const { tank, fluid, part } = setting
  const [had, left, came] = [percentOf(before, volume), percentOf(before, volume - out), percentOf(filled, out)]
  const of = (liters: Rational, whole: number): Rational => div(mul(100, liters), whole)
  return {
    stem: t`${tank} holds ${volume} liters of ${fluid} that is ${before}% ${part}. ${out} liters are drained and ${filled === 0 ? 'refilled with water' : t`replaced with a mixture that is ${filled}% ${part}`}. What percent of the new mixture is ${part}?`,
    key: after,
    show: percent,
    fits: (value) => value.n > 0n && value.d <= 4n && compare(value, 100) < 0,
    wrong: [
      [
        of(add(had, came), volume + out),
        'replacement-not-removed',
        () =>
          t`This answer fills in ${out} without draining: the tank still holds ${volume} liters, not ${volume + out}, and ${count(sub(had, left), 'liter')} of ${part} went out.`,
      ],
      [
        of(add(had, came), volume),
        'replacement-not-removed',
        () =>
          t`This answer forgets that ${count(sub(had, left), 'liter')} of ${part} left with the ${out} drained. Only ${left} of ${count(had, 'liter')} stay.`,
      ],
      [
        of(left, volume + out),
        'wrong-count',
        () =>
          t`This answer divides by ${m`${volume} + ${out}`}. As much comes in as goes out, so there are ${volume} liters.`,
      ],
      [
        before,
        'ignored-condition',
        () =>
          t`${before}% is right for what is left before refilling. The ${out} liters filled in have another strength.`,
      ],
      filled === 0
        ? [
            sub(before, rational(out * 100, volume)),
            'percent-points-for-percent',
            () =>
              t`This answer takes ${percent(rational(out * 100, volume))} off ${before}%. The drained part is that share of the ${part}, not that many percentage points.`,
          ]
        : [
            div(before + filled, 2),
            'plain-mean-of-strengths',
            () =>
              t`This answer averages ${before}% and ${filled}%. There are ${volume - out} liters of one and ${out} of the other.`,
          ],
      [
        div(add(mul(out, before), mul(volume - out, filled)), volume),
        'equations-mismatched',
        () => t`This answer swaps the amounts: ${volume - out} liters keep ${before}%, and ${out} are new.`,
      ],
      [
        of(sub(had, out), volume),
        'percent-of-wrong-base',
        () => t`This answer takes the ${out} liters off the ${part} alone. What is drained is only ${before}% ${part}.`,
      ],
      [
        of(left, volume),
        'stopped-early',
        () => t`This answer fills up with pure water. The ${out} new liters bring ${came} of ${part}.`,
      ],
      [
        div(mul(before, volume - out), volume + 2 * out),
        'wrong-count',
        () => t`This answer lets the tank grow to ${volume + 2 * out} liters. It holds ${volume} again.`,
      ],
      [
        div(mul(before, volume), volume - out),
        'inverted',
        () =>
          t`This answer divides by ${m`\frac{${volume - out}}{${volume}}`} where it multiplies: draining and refilling with water thins the mixture.`,
      ],
      [
        sub(100, after),
        'answered-other-quantity',
        () => t`That is the percent of the new mixture that is not ${part}.`,
      ],
    ],
    because: t`${m`${volume} - ${out} = ${volume - out}`} liters keep ${count(left, 'liter')} of ${part}${filled === 0 ? '' : t`, ${out} new ones bring ${came}`}: ${m`\frac{${add(left, came)}}{${volume}}`} is ${percent(after)}.`,
    quick: [
      filled === 0
        ? t`${m`\frac{${volume - out}}{${volume}} \times ${before}\% = ${after}\%`}.`
        : t`${m`${before} + \frac{${out}}{${volume}} \times (${filled} - ${before}) = ${after}`} percent.`,
    ],
    full: [
      t`After draining, ${volume - out} liters are left, with ${m`\frac{${before}}{100} \times ${volume - out} = ${left}`} of them ${part}.`,
      filled === 0
        ? t`Water adds none.`
        : t`The ${out} filled in bring ${m`\frac{${filled}}{100} \times ${out} = ${came}`} liters, which makes ${add(left, came)}.`,
      t`The tank holds ${volume} liters again: ${m`\frac{${add(left, came)}}{${volume}} = ${after}\%`}.`,
    ],
    hints: [
      t`How much ${part} is left after draining?`,
      t`${count(left, 'liter')} ${agree(left, 'is', 'are')} left; divide by ${volume} after refilling.`,
    ],
  }
}

function howMuch({ volume, out, before, after, setting }: Refill): Problem {
  const { tank, fluid, part } = setting
  const rise = sub(after, before)
  const had = percentOf(before, volume)
  const want = percentOf(after, volume)
  return {
    stem: t`${tank} holds ${volume} liters of ${fluid} that is ${before}% ${part}. How many liters must be drained and replaced with pure ${part} to make the mixture ${after}% ${part}?`,
    key: out,
    show: plain,
    fits: (value) => value.n > 0n && compare(value, volume) < 0,
    wrong: [
      [
        sub(want, had),
        'replacement-not-removed',
        () =>
          t`${part === 'fruit juice' ? 'Juice' : 'So much'} is missing, ${count(sub(want, had), 'liter')}, but draining also takes ${before}% of ${part} out with each liter.`
            .replace('So much is', 'That much is')
            .replace('Juice is', 'That much is'),
      ],
      [
        div(mul(volume, rise), sub(100, after)),
        'replacement-not-removed',
        () => t`This answer adds pure ${part} without draining. The tank would then hold more than ${volume} liters.`,
      ],
      [
        div(mul(volume, rise), after),
        'percent-of-wrong-base',
        () =>
          t`This answer divides the missing ${sub(want, had)} by ${after}%. Each liter replaced brings ${m`100 - ${before} = ${100 - before}`} percent of a liter more.`,
      ],
      [
        div(mul(volume, rise), before),
        'wrong-part-of-ratio',
        () =>
          t`This answer divides the missing ${sub(want, had)} by ${before}%. Each liter replaced brings ${m`100 - ${before} = ${100 - before}`} percent of a liter more.`,
      ],
      [volume - out, 'other-unknown', () => t`${volume - out} liters stay in the tank; ${out} are replaced.`],
      [want, 'stopped-early', () => t`${count(want, 'liter')} is how much ${part} the tank holds in the end.`],
      [had, 'stopped-early', () => t`${count(had, 'liter')} is how much ${part} the tank holds at first.`],
      [
        div(mul(volume, sub(100, after)), 100),
        'answered-other-quantity',
        () => t`That is what the tank holds in the end besides ${part}.`,
      ],
    ],
    because: t`Each liter replaced brings ${m`1 - ${rational(before, 100)} = ${rational(100 - before, 100)}`} more ${part}; what is missing is ${sub(want, had)}, so ${out}.`,
    quick: [t`${m`\frac{${after} - ${before}}{100 - ${before}} \times ${volume} = ${out}`}.`],
    full: [
      t`There ${agree(had, 'is', 'are')} ${count(had, 'liter')} of ${part}, and there should be ${want}.`,
      t`With ${m`x`} liters replaced: ${m`${had} - \frac{${before}}{100}x + x = ${want}`}.`,
      t`So ${m`\frac{${100 - before}}{100}x = ${sub(want, had)}`} and ${m`x = ${out}`}.`,
    ],
    hints: [
      t`What changes when one liter is replaced with pure ${part}?`,
      t`${count(sub(want, had), 'liter')} of ${part} ${agree(sub(want, had), 'is', 'are')} missing.`,
    ],
  }
}
