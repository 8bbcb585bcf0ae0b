import { agree } from '../../factory/grammar.ts'
import { count, m, percent, plain, t } from '../../factory/format.ts'
import { problem, type Level, type Problem } from '../../factory/problem-template.ts'
import { add, compare, div, isWhole, mul, percentOf, rational, sub, type Rational } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'

const TANKS = [
  { tank: 'A cooling system', fluid: 'a mixture of water and antifreeze', part: 'antifreeze' },
  { tank: 'A vat', fluid: 'a juice drink', part: 'fruit juice' },
  { tank: 'An aquarium', fluid: 'a mixture of fresh water and seawater', part: 'seawater' },
  { tank: 'A sprayer', fluid: 'a weed killer', part: 'concentrate' },
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
  version: 4,
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
    // Quarter liter by quarter liter: take the drained part out of both components, then fill up.
    let part = (volume * before) / 100
    part -= (part / volume) * a
    return ((part + (a * (/replaced with (?:fresh )?water/.test(stem) ? 0 : b)) / 100) / volume) * 100
  },
})

function strength({ volume, out, before, filled, after, setting }: Refill): Problem {
  const { tank, fluid, part } = setting
  const water = part === 'seawater' ? 'fresh water' : 'water'
  const [had, left, came] = [percentOf(before, volume), percentOf(before, volume - out), percentOf(filled, out)]
  const of = (liters: Rational, whole: number): Rational => div(mul(100, liters), whole)
  return {
    stem: t`${tank} holds ${volume} liters of ${fluid} that is ${before}% ${part}. If ${out} liters are drained and ${filled === 0 ? `replaced with ${water}` : t`replaced with a mixture that is ${filled}% ${part}`}, what percent of the new mixture is ${part}?`,
    key: after,
    show: percent,
    fits: (value) => value.n > 0n && value.d <= 4n && compare(value, 100) < 0,
    wrong: [
      [
        of(add(had, came), volume + out),
        'replacement-not-removed',
        () =>
          t`This answer adds ${out} liters without draining any: ${m`\frac{${add(had, came)}}{${volume + out}}`}. In fact, draining removes ${count(sub(had, left), 'liter')} of ${part}, and the total stays at ${volume} liters.`,
      ],
      [
        of(add(had, came), volume),
        'replacement-not-removed',
        () =>
          t`This answer forgets that the ${out} liters drained contain ${count(sub(had, left), 'liter')} of ${part}. Only ${left} of the ${count(had, 'liter')} of ${part} ${agree(left, 'is', 'are')} left.`,
      ],
      [
        of(left, volume + out),
        'wrong-count',
        () =>
          t`This answer divides the ${count(left, 'liter')} of ${part} by ${m`${volume} + ${out}`}. The amount added equals the amount drained, so the total is still ${volume} liters.`,
      ],
      [
        before,
        'ignored-condition',
        () =>
          t`${before}% is still correct after the draining, but the ${out} liters added then ${filled === 0 ? t`contain no ${part}` : t`are ${filled}% ${part}`}, so the percent changes.`,
      ],
      filled === 0
        ? [
            sub(before, rational(out * 100, volume)),
            'percent-points-for-percent',
            () =>
              t`This answer subtracts ${percent(rational(out * 100, volume))}, the part that is drained, from ${before}%. Draining removes ${percent(rational(out * 100, volume))} of the ${part}, so multiply by ${m`\frac{${volume - out}}{${volume}}`} instead.`,
          ]
        : [
            div(before + filled, 2),
            'plain-mean-of-strengths',
            () =>
              t`This answer is the simple average of ${before}% and ${filled}%. But there are ${volume - out} liters at ${before}% and ${out} at ${filled}%.`,
          ],
      [
        div(add(mul(out, before), mul(volume - out, filled)), volume),
        'equations-mismatched',
        () =>
          t`This answer swaps the amounts. There are ${volume - out} liters of the old mixture and ${out} liters of ${filled === 0 ? water : 'the added mixture'}.`,
      ],
      [
        of(sub(had, out), volume),
        'percent-of-wrong-base',
        () =>
          t`This answer subtracts all ${out} liters drained from the ${count(had, 'liter')} of ${part}. Only ${before}% of what is drained is ${part}.`,
      ],
      [
        of(left, volume),
        'stopped-early',
        () =>
          t`This answer treats the ${out} liters added as ${water}. They contain ${count(came, 'liter')} of ${part}.`,
      ],
      [
        div(mul(before, volume - out), volume + 2 * out),
        'wrong-count',
        () =>
          t`This answer divides the remaining ${count(left, 'liter')} of ${part} by ${volume + 2 * out} liters. After refilling, the total is ${volume} liters again.`,
      ],
      [
        div(mul(before, volume), volume - out),
        'inverted',
        () =>
          filled === 0
            ? t`This answer divides ${before}% by ${m`\frac{${volume - out}}{${volume}}`} instead of multiplying. Replacing part of the mixture with ${water} must lower the percent.`
            : t`This answer divides ${before}% by ${m`\frac{${volume - out}}{${volume}}`}, as if draining made the rest stronger. The rest is still ${before}% ${part}, and the ${out} liters added are ${filled}% ${part}.`,
      ],
      [
        sub(100, after),
        'answered-other-quantity',
        () =>
          t`This is the percent of the new mixture that is not ${part}. Subtract it from 100% to get the percent of ${part}.`,
      ],
    ],
    because: t`The ${m`${volume} - ${out} = ${volume - out}`} liters left contain ${m`${div(before, 100)} \times ${volume - out} = ${left}`} ${agree(left, 'liter', 'liters')} of ${part}${filled === 0 ? '' : t`, and the ${out} liters added contain ${m`${div(filled, 100)} \times ${out} = ${came}`}`}. In all, ${m`\frac{${add(left, came)}}{${volume}}`} of the new mixture is ${part}, which is ${percent(after)}.`,
    quick: [
      filled === 0
        ? t`Only ${m`\frac{${volume - out}}{${volume}}`} of the ${part} is left, and ${m`\frac{${volume - out}}{${volume}} \times ${before}\% = ${after}\%`}.`
        : t`The new percent is a weighted average: ${m`\frac{${volume - out}}{${volume}} \times ${before} + \frac{${out}}{${volume}} \times ${filled} = ${after}`} percent.`,
    ],
    full: [
      t`After draining, ${m`${volume} - ${out} = ${volume - out}`} liters are left, and they contain ${m`\frac{${before}}{100} \times ${volume - out} = ${left}`} ${agree(left, 'liter', 'liters')} of ${part}.`,
      filled === 0
        ? t`The ${water} adds no ${part}, but it brings the total back to ${volume} liters.`
        : t`The ${out} liters added contain ${m`\frac{${filled}}{100} \times ${out} = ${came}`} ${agree(came, 'liter', 'liters')} of ${part}, for a total of ${m`${left} + ${came} = ${add(left, came)}`} in ${volume} liters.`,
      t`So the new mixture is ${m`\frac{${add(left, came)}}{${volume}}`}, or ${percent(after)}, ${part}.`,
    ],
    hints: [
      t`Does draining change the amount of ${part}, the percent of ${part}, or both?`,
      filled === 0
        ? t`How much ${part} is left after draining, and how many liters of mixture are there after the ${water} is added?`
        : t`How much ${part} is left after draining, and how much do the ${out} liters added contain?`,
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
          t`${count(sub(want, had), 'liter')} is the amount of ${part} that is missing. More than that must be replaced, because every liter drained takes ${part} out as well.`,
      ],
      [
        div(mul(volume, rise), sub(100, after)),
        'replacement-not-removed',
        () =>
          t`This answer adds pure ${part} without draining anything. Then there would be more than ${volume} liters in the end.`,
      ],
      [
        div(mul(volume, rise), after),
        'percent-of-wrong-base',
        () =>
          t`This answer divides the missing ${count(sub(want, had), 'liter')} by ${after}%. Each liter replaced adds ${m`100\% - ${before}\% = ${100 - before}\%`} of a liter, so the divisor is ${100 - before}%.`,
      ],
      [
        div(mul(volume, rise), before),
        'wrong-part-of-ratio',
        () =>
          t`This answer divides the missing ${count(sub(want, had), 'liter')} by ${before}%. Each liter replaced adds ${m`100\% - ${before}\% = ${100 - before}\%`} of a liter, so the divisor is ${100 - before}%.`,
      ],
      [
        volume - out,
        'other-unknown',
        () => t`${volume - out} liters of the old mixture are kept. The question asks how many liters are replaced.`,
      ],
      [
        want,
        'stopped-early',
        () =>
          t`${count(want, 'liter')} is the amount of ${part} in the final mixture. The question asks how much must be drained and replaced.`,
      ],
      [
        had,
        'stopped-early',
        () =>
          t`${count(had, 'liter')} is the amount of ${part} in the original mixture. The question asks how much must be drained and replaced.`,
      ],
      [
        div(mul(volume, sub(100, after)), 100),
        'answered-other-quantity',
        () =>
          t`This is the amount in the final mixture that is not ${part}. The question asks how much must be drained and replaced.`,
      ],
    ],
    because: t`Each liter replaced adds ${m`1 - ${rational(before, 100)} = ${rational(100 - before, 100)}`} liter of ${part}. Since ${m`${want} - ${had} = ${sub(want, had)}`} ${agree(sub(want, had), 'liter', 'liters')} of ${part} ${agree(sub(want, had), 'is', 'are')} missing, ${m`${sub(want, had)} \div ${rational(100 - before, 100)} = ${out}`} liters must be replaced.`,
    quick: [
      t`The part that is not ${part} must fall from ${100 - before}% to ${sub(100, after)}%, which means losing ${m`\frac{${sub(after, before)}}{${100 - before}}`} of it. So replace that fraction of the ${volume} liters: ${m`\frac{${sub(after, before)}}{${100 - before}} \times ${volume} = ${out}`}.`,
    ],
    full: [
      t`The mixture contains ${m`${rational(before, 100)} \times ${volume} = ${had}`} ${agree(had, 'liter', 'liters')} of ${part}, and it should contain ${m`${div(after, 100)} \times ${volume} = ${want}`}.`,
      t`If ${m`x`} liters are replaced, ${m`${rational(before, 100)}x`} liters of ${part} are drained and ${m`x`} liters are added, so ${m`${had} - ${rational(before, 100)}x + x = ${want}`}.`,
      t`This gives ${m`${rational(100 - before, 100)}x = ${sub(want, had)}`}, so ${m`x = ${out}`} liters must be replaced.`,
    ],
    hints: [
      t`By how much does the amount of ${part} rise when one liter is replaced with pure ${part}?`,
      t`How many more liters of ${part} does the mixture need, and how much of that does each replaced liter provide?`,
    ],
  }
}
