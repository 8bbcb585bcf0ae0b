import { often } from '../../factory/grammar.ts'
import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { add, div, isWhole, mul, power, rational, sub, type Rational } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'

const SETTINGS = [
  { who: 'A patient takes', what: 'milligrams of a medicine', from: 'in the body', single: 'dose' },
  { who: 'A gardener puts', what: 'grams of fertilizer into a pond', from: 'in the pond', single: 'portion' },
  { who: 'A cleaner adds', what: 'grams of chlorine to a pool', from: 'in the pool', single: 'portion' },
] as const

interface Dose {
  level: Level
  dose: number
  keep: Rational
  hours: number
  times: number
  setting: (typeof SETTINGS)[number]
}

export const repeatedDose = problem<Dose>({
  id: 'repeated-dose',
  skill: 'growth',
  version: 4,
  levels: [-0.4, 0.3, 1],
  places: [
    [6, 4, 3, 4, 3],
    [6, 3, 4, 3, 4],
    [0, 5, 5, 5, 5],
  ],
  draw: (random, level) => {
    const keep = random.pick([
      rational(1, 2),
      rational(1, 4),
      rational(1, 5),
      rational(2, 5),
      rational(3, 5),
      rational(3, 4),
      rational(4, 5),
      rational(3, 10),
    ])
    const times = level === 1 ? random.int(2, 3) : random.int(3, 4)
    const dose = random.step(40, 1000, 20)
    const whole = mul(dose, power(keep, level === 1 ? times : times - 1))
    return isWhole(whole)
      ? { level, dose, keep, hours: random.pick([4, 6, 8, 12, 24]), times, setting: random.pick(SETTINGS) }
      : null
  },
  write: (dose) => ({ ...byLevel(dose, [left, total, single]), show: plain }),
  second: ([a = 0, b = 0, c = 0, d = 0], stem) => {
    const after = (portion: number, gone: number, count: number): number => {
      let amount = 0
      for (let at = 0; at < count; at += 1) amount = amount * (1 - gone / 100) + portion
      return amount
    }
    const ordinal = stem.includes('fourth') ? 4 : 3
    if (stem.includes('are in each')) return search([1, 2000], (portion) => near(after(portion, b, ordinal), c))
    if (stem.includes('again every')) return after(a, c, ordinal)
    let amount = a
    for (let hour = b; hour <= d; hour += b) amount -= (amount * c) / 100
    return amount
  },
})

/** 'milligrams' of 'milligrams of a medicine'. */
const unitOf = (what: string): string => what.split(' ')[0]!

const percentGone = (keep: Rational): Rational => mul(100, sub(1, keep))

function left({ dose, keep, hours, times, setting: { who, what, from } }: Dose): Written {
  const gone = percentGone(keep)
  const key = mul(dose, power(keep, times))
  const all = hours * times
  const linear = mul(dose, sub(1, div(mul(gone, times), 100)))
  return {
    stem: t`${who} ${dose} ${what}. Every ${hours} hours, ${gone}% of what is then ${from} is broken down. How many ${unitOf(what)} are left after ${all} hours?`,
    key,
    wrong: [
      [
        linear,
        'linear-for-exponential',
        () => t`This answer takes ${gone}% of ${dose} off each time. It is ${gone}% of what is still there.`,
      ],
      [
        mul(dose, power(sub(1, keep), times)),
        'complement-forgotten',
        () =>
          t`This answer multiplies by ${m`${sub(1, keep)}`} each time. That part is broken down; ${m`${keep}`} stays.`,
      ],
      [
        sub(dose, key),
        'change-for-value',
        () =>
          t`That is how much is broken down in ${all} hours. What is left is ${m`${dose} - ${sub(dose, key)} = ${key}`}.`,
      ],
      [
        mul(dose, power(keep, times - 1)),
        'one-period-off',
        () =>
          t`This answer goes ${times - 1} ${times === 2 ? 'step' : 'steps'} only. ${all} hours are ${m`\frac{${all}}{${hours}} = ${times}`} steps.`,
      ],
      [
        mul(dose, power(keep, times + 1)),
        'one-period-off',
        () => t`This answer goes ${times + 1} steps. ${all} hours are ${m`\frac{${all}}{${hours}} = ${times}`} steps.`,
      ],
      [
        mul(dose, keep),
        'one-period-off',
        () => t`That is left after the first ${hours} hours. ${all} hours are ${times} such steps.`,
      ],
      [
        div(mul(dose, keep), times),
        'base-times-exponent',
        () =>
          t`This answer divides what is left after ${hours} hours by ${times}. Multiply by ${m`${keep}`} once for each step.`,
      ],
      [
        mul(dose, gone, rational(times, 100)),
        'linear-for-exponential',
        () =>
          t`This answer takes ${often(times)} ${gone}% of ${dose}. That would be broken down if the amount did not shrink.`,
      ],
    ],
    because: t`In ${m`\frac{${all}}{${hours}} = ${times}`} steps it is multiplied by ${m`${keep}`} each: ${m`${dose} \times ${keep}^{${times}} = ${key}`}.`,
    quick: [t`${m`${dose} \times ${keep}^{${times}} = ${key}`}.`],
    full: [
      t`Every ${hours} hours ${m`1 - ${sub(1, keep)} = ${keep}`} of the amount stays.`,
      t`${all} hours are ${times} such steps.`,
      t`${m`${dose} \times ${keep}^{${times}} = ${key}`}.`,
    ],
    hints: [
      t`What part stays after ${hours} hours?`,
      t`Multiply by ${m`${keep}`} once for each of the ${times} steps.`,
    ],
  }
}

const ORDINAL = ['', 'first', 'second', 'third', 'fourth']

function sumOf(keep: Rational, times: number): Rational {
  return Array.from({ length: times }, (_, at) => power(keep, at)).reduce((x, y) => add(x, y), rational(0))
}

function total({ dose, keep, hours, times, setting: { who, what, from, single: one } }: Dose): Written {
  const gone = percentGone(keep)
  const key = mul(dose, sumOf(keep, times))
  const before = sub(key, dose)
  const amounts = Array.from({ length: times }, (_, at) => mul(dose, sumOf(keep, at + 1)))
  const last = ORDINAL[times]!
  return {
    stem: t`${who} ${dose} ${what} and the same again every ${hours} hours. Between two ${one}s, ${gone}% of what is ${from} is broken down. How many ${unitOf(what)} are ${from} right after the ${last} ${one}?`,
    key,
    wrong: [
      [before, 'one-period-off', () => t`${before} is there just before the ${last} ${one}. Add its ${dose}.`],
      [
        mul(dose, times),
        'ignored-condition',
        () =>
          t`This answer adds ${times} ${one}s of ${dose}. ${gone}% of what is there is broken down before each further one.`,
      ],
      [
        mul(dose, sumOf(sub(1, keep), times)),
        'complement-forgotten',
        () => t`This answer keeps ${gone}% each time. That part is broken down; ${m`${keep}`} stays.`,
      ],
      [
        mul(dose, times, keep),
        'ignored-condition',
        () =>
          t`This answer takes ${gone}% off all ${times} ${one}s once. The first has shrunk ${often(times - 1)} by then, the last not at all.`,
      ],
      [
        add(mul(dose, keep, times - 1), dose),
        'linear-for-exponential',
        () =>
          t`This answer lets every earlier ${one} shrink once only. What remains of the first shrinks again before each further one.`,
      ],
      [
        mul(dose, sumOf(keep, times + 1)),
        'one-period-off',
        () => t`This answer adds one ${one} too many: that is right after the ${times === 3 ? 'fourth' : 'fifth'}.`,
      ],
      [amounts[times - 2]!, 'one-period-off', () => t`That is right after the ${ORDINAL[times - 1]!} ${one}.`],
      [
        mul(dose, keep, sumOf(keep, times)),
        'one-period-off',
        () => t`This answer lets the ${last} ${one} shrink as well. Right after it, its ${dose} are still all there.`,
      ],
      [
        mul(dose, power(keep, times - 1)),
        'stopped-early',
        () => t`That is what is left of the first ${one} alone. Add what is left of the others.`,
      ],
    ],
    because: t`Each time ${m`${keep}`} stays and ${dose} come on top: ${amounts.map((amount) => plain(amount)).join(', ')}.`,
    quick: [
      t`${m`${dose} \times (1 + ${Array.from({ length: times - 1 }, (_, at) => m`${power(keep, at + 1)}`.slice(2, -2)).join(' + ')}) = ${key}`}.`,
    ],
    full: amounts.map((amount, at) =>
      at === 0
        ? t`Right after the first ${one}: ${dose}.`
        : t`Right after the ${ORDINAL[at + 1]!}: ${m`${amounts[at - 1]!} \times ${keep} + ${dose} = ${amount}`}.`,
    ),
    hints: [
      t`How much is there just before the second ${one}?`,
      t`Multiply by ${m`${keep}`} and add ${dose}, ${often(times - 1)}.`,
    ],
  }
}

function single({ dose, keep, hours, times, setting: { who, what, from, single: one } }: Dose): Written {
  const gone = percentGone(keep)
  const factor = sumOf(keep, times)
  const key = dose
  const all = mul(dose, factor)
  const last = ORDINAL[times]!
  const unit = unitOf(what)
  return {
    stem: t`${who} equal ${one}s of ${what.split(' ').slice(2).join(' ')} every ${hours} hours. Between two ${one}s, ${gone}% of what is ${from} is broken down. Right after the ${last} ${one} there are ${all} ${unit} ${from}. How many ${unit} are in each ${one}?`,
    key,
    wrong: [
      [
        div(all, times),
        'ignored-condition',
        () => t`This answer divides ${all} by ${times} ${one}s. Part of the earlier ones is gone, so each is larger.`,
      ],
      [
        mul(all, sub(1, keep)),
        'wrong-operation',
        () => t`This answer takes ${gone}% of ${all}. That is how much is broken down after the ${last} ${one}.`,
      ],
      [
        div(all, sumOf(keep, times - 1)),
        'one-period-off',
        () => t`This answer counts ${times - 1} ${one}s only. With ${times}, ${m`${factor}`} of a ${one} is there.`,
      ],
      [
        div(all, sumOf(keep, times + 1)),
        'one-period-off',
        () => t`This answer counts ${times + 1} ${one}s. With ${times}, ${m`${factor}`} of a ${one} is there.`,
      ],
      [
        div(all, sumOf(sub(1, keep), times)),
        'complement-forgotten',
        () => t`This answer keeps ${gone}% each time. That part is broken down; ${m`${keep}`} stays.`,
      ],
      [
        div(all, add(1, mul(keep, times - 1))),
        'linear-for-exponential',
        () => t`This answer lets every earlier ${one} shrink once only. The first has shrunk ${often(times - 1)}.`,
      ],
      [
        div(all, mul(keep, times)),
        'ignored-condition',
        () =>
          t`This answer lets all ${times} ${one}s shrink once. The last has not shrunk at all, the first ${often(times - 1)}.`,
      ],
      [sub(all, dose), 'answered-other-quantity', () => t`That is what was there just before the ${last} ${one}.`],
      [mul(dose, keep), 'stopped-early', () => t`That is what is left of one ${one} after ${hours} hours.`],
    ],
    because: t`A ${one} of ${m`d`} leaves ${m`d \times ${factor} = ${all}`} right after the ${last}, so ${m`d = ${dose}`}.`,
    quick: [t`${m`d = \frac{${all}}{${factor}} = ${dose}`}.`],
    full: [
      t`Let each ${one} be ${m`d`}. When the ${last} is there, the first has shrunk ${often(times - 1)}, the next once less, and so on.`,
      t`So ${m`d \times (1 + ${Array.from({ length: times - 1 }, (_, at) => m`${power(keep, at + 1)}`.slice(2, -2)).join(' + ')}) = ${all}`}.`,
      t`${m`d \times ${factor} = ${all}`} gives ${m`d = ${dose}`}.`,
    ],
    hints: [
      t`Write what is there right after the second ${one}, if each is ${m`d`}.`,
      t`Right after the ${last} it is ${m`d \times ${factor}`}.`,
    ],
  }
}
