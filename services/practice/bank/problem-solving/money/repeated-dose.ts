import { often } from '../../factory/grammar.ts'
import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { add, div, isWhole, mul, power, rational, sub, type Rational } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'

const SETTINGS = [
  { who: 'A patient takes', what: 'milligrams of a medicine', from: 'in the body', single: 'dose' },
  { who: 'A gardener puts', what: 'grams of fertilizer into a pond', from: 'in the pond', single: 'portion' },
  { who: 'A pool attendant adds', what: 'grams of chlorine to a pool', from: 'in the pool', single: 'portion' },
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
  version: 5,
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
    stem: t`${who} ${dose} ${what}. In every ${hours}-hour period, ${gone}% of the amount still ${from} breaks down. How many ${unitOf(what)} are left after ${all} hours?`,
    key,
    wrong: [
      [linear, 'linear-for-exponential', () => t`This answer subtracts ${gone}% of the original ${dose} each time. What breaks down is ${gone}% of the amount still there, which keeps shrinking.`],
      [mul(dose, power(sub(1, keep), times)), 'complement-forgotten', () => t`This answer multiplies by ${m`${sub(1, keep)}`} each time, the part that breaks down. The part that remains is ${m`${keep}`}.`],
      [sub(dose, key), 'change-for-value', () => t`This is how much breaks down in ${all} hours. What is left is ${m`${dose} - ${sub(dose, key)} = ${key}`}.`],
      [mul(dose, power(keep, times - 1)), 'one-period-off', () => t`This answer multiplies by ${m`${keep}`} ${times === 2 ? 'only once' : `only ${often(times - 1)}`}. There are ${m`\frac{${all}}{${hours}} = ${times}`} periods in ${all} hours.`],
      [mul(dose, power(keep, times + 1)), 'one-period-off', () => t`This answer multiplies by ${m`${keep}`} ${times + 1} times. There are only ${m`\frac{${all}}{${hours}} = ${times}`} periods in ${all} hours.`],
      [mul(dose, keep), 'one-period-off', () => t`This is what is left after the first ${hours} hours. There are ${times} such periods in ${all} hours.`],
      [div(mul(dose, keep), times), 'base-times-exponent', () => t`This answer divides the amount left after ${hours} hours by ${times}. Each further period multiplies it by ${m`${keep}`} instead.`],
      [mul(dose, gone, rational(times, 100)), 'linear-for-exponential', () => t`This answer is ${gone}% of ${dose}, ${often(times)}. It counts what breaks down, not what is left, and it takes the percent of the original amount each time.`],
    ], // prettier-ignore
    because: t`There are ${m`\frac{${all}}{${hours}} = ${times}`} periods, and each multiplies the amount by ${m`${keep}`}: ${m`${dose} \times ${keep}^{${times}} = ${key}`}.`,
    quick: [
      t`Multiply by ${m`${keep}`} once for each of the ${times} periods: ${m`${dose} \times ${keep}^{${times}} = ${key}`} ${unitOf(what)}.`,
    ],
    full: [
      t`In every ${hours}-hour period ${gone}% breaks down, so ${m`1 - ${sub(1, keep)} = ${keep}`} of the amount remains.`,
      t`There are ${m`\frac{${all}}{${hours}} = ${times}`} such periods.`,
      t`The amount left is ${m`${dose} \times ${keep}^{${times}} = ${key}`} ${unitOf(what)}.`,
    ],
    hints: [
      t`What part of the amount remains after the first ${hours} hours?`,
      t`How many periods of ${hours} hours are there, and what does each one do to the amount?`,
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
    stem: t`${who} ${dose} ${what} and the same amount again every ${hours} hours. Between one ${one} and the next, ${gone}% of what is ${from} breaks down. How many ${unitOf(what)} are ${from} right after the ${last} ${one}?`,
    key,
    wrong: [
      [
        before,
        'one-period-off',
        () => t`This is the amount just before the ${last} ${one}. The ${last} ${one} adds another ${dose}.`,
      ],
      [
        mul(dose, times),
        'ignored-condition',
        () =>
          t`This answer adds ${times} full ${one}s of ${dose}. But ${gone}% of what is there breaks down before each new ${one}.`,
      ],
      [
        mul(dose, sumOf(sub(1, keep), times)),
        'complement-forgotten',
        () =>
          t`This answer lets ${gone}% remain each time. But ${gone}% is the part that breaks down, so ${m`${keep}`} of the amount remains.`,
      ],
      [
        mul(dose, times, keep),
        'ignored-condition',
        () =>
          t`This answer reduces all ${times} ${one}s by ${gone}% once: ${m`${times} \times ${dose} \times ${keep}`}. By then the first has been reduced ${often(times - 1)}, and the last not at all.`,
      ],
      [
        add(mul(dose, keep, times - 1), dose),
        'linear-for-exponential',
        () =>
          t`This answer reduces each earlier ${one} only once. What remains of the first is reduced again before every further ${one}.`,
      ],
      [
        mul(dose, sumOf(keep, times + 1)),
        'one-period-off',
        () =>
          t`This is the amount right after the ${times === 3 ? 'fourth' : 'fifth'} ${one}. The question asks about the ${last}.`,
      ],
      [
        amounts[times - 2]!,
        'one-period-off',
        () => t`This is the amount right after the ${ORDINAL[times - 1]!} ${one}. The question asks about the ${last}.`,
      ],
      [
        mul(dose, keep, sumOf(keep, times)),
        'one-period-off',
        () =>
          t`This answer reduces the ${last} ${one} too. Right after it is ${who.endsWith('takes') ? 'taken' : 'added'}, its ${dose} ${unitOf(what)} are still all there.`,
      ],
      [
        mul(dose, power(keep, times - 1)),
        'stopped-early',
        () => t`This is what remains of the first ${one} alone. What remains of the later ones must be added.`,
      ],
    ],
    because: t`Before each new ${one} only ${m`${keep}`} of the amount remains, and then ${dose} is added. The amounts right after the ${one}s are ${amounts.map((amount) => plain(amount)).join(', ')}.`,
    quick: [
      t`Add what remains of each ${one}, the latest first: ${m`${dose} \times (1 + ${Array.from({ length: times - 1 }, (_, at) => m`${power(keep, at + 1)}`.slice(2, -2)).join(' + ')}) = ${key}`}.`,
    ],
    full: amounts.map((amount, at) =>
      at === 0
        ? t`Right after the first ${one} there are ${dose} ${unitOf(what)} ${from}.`
        : t`Right after the ${ORDINAL[at + 1]!}, there are ${m`${amounts[at - 1]!} \times ${keep} + ${dose} = ${amount}`} ${unitOf(what)}.`,
    ),
    hints: [
      t`How much is left just before the second ${one}?`,
      t`What must you multiply by, and what must you add, to get from the amount right after one ${one} to the amount right after the next?`,
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
    stem: t`${who} equal ${one}s of ${what.split(' ').slice(2).join(' ')} every ${hours} hours. Between one ${one} and the next, ${gone}% of what is ${from} breaks down. Right after the ${last} ${one} there are ${all} ${unit} ${from}. How many ${unit} are in each ${one}?`,
    key,
    wrong: [
      [
        div(all, times),
        'ignored-condition',
        () =>
          t`This answer divides ${all} equally among the ${times} ${one}s. Part of the earlier ones has broken down, so each must have been larger than that.`,
      ],
      [
        mul(all, sub(1, keep)),
        'wrong-operation',
        () =>
          t`This answer takes ${gone}% of ${all}. That is how much would break down after the ${last} ${one}, not the size of a ${one}.`,
      ],
      [
        div(all, sumOf(keep, times - 1)),
        'one-period-off',
        () =>
          t`This answer divides ${all} by the sum for only ${times - 1} ${one}s. Right after the ${last} ${one}, the amount is ${m`${factor}`} times one ${one}.`,
      ],
      [
        div(all, sumOf(keep, times + 1)),
        'one-period-off',
        () =>
          t`This answer divides ${all} by the sum for ${times + 1} ${one}s. Right after the ${last} ${one}, the amount is ${m`${factor}`} times one ${one}.`,
      ],
      [
        div(all, sumOf(sub(1, keep), times)),
        'complement-forgotten',
        () =>
          t`This answer lets ${gone}% remain each time. But ${gone}% is the part that breaks down, so ${m`${keep}`} of the amount remains.`,
      ],
      [
        div(all, add(1, mul(keep, times - 1))),
        'linear-for-exponential',
        () =>
          t`This answer reduces each earlier ${one} only once. By then the first has been reduced ${often(times - 1)}.`,
      ],
      [
        div(all, mul(keep, times)),
        'ignored-condition',
        () =>
          t`This answer reduces all ${times} ${one}s once. The last has not been reduced at all, and the first has been reduced ${often(times - 1)}.`,
      ],
      [
        sub(all, dose),
        'answered-other-quantity',
        () => t`This is the amount that was ${from} just before the ${last} ${one}.`,
      ],
      [
        mul(dose, keep),
        'stopped-early',
        () => t`This is what remains of one ${one} after ${hours} hours, not the ${one} itself.`,
      ],
    ],
    because: t`If each ${one} is ${m`d`}, then ${m`d \times ${factor} = ${all}`} right after the ${last} ${one}, so ${m`d = ${all} \div ${factor} = ${dose}`}.`,
    quick: [
      t`Right after the ${last} ${one}, the amount ${from} is ${m`1 + ${Array.from({ length: times - 1 }, (_, at) => m`${power(keep, at + 1)}`.slice(2, -2)).join(' + ')} = ${factor}`} times one ${one}, so each ${one} is ${m`\frac{${all}}{${factor}} = ${dose}`} ${unit}.`,
    ],
    full: [
      t`Let each ${one} be ${m`d`} ${unit}. Right after the ${last} ${one}, the first has been reduced ${often(times - 1)}, the second ${often(times - 2)}, ${times === 4 ? 'the third once, ' : ''}and the ${last} not at all.`,
      t`So ${m`d \times (1 + ${Array.from({ length: times - 1 }, (_, at) => m`${power(keep, at + 1)}`.slice(2, -2)).join(' + ')}) = ${all}`}.`,
      t`That is ${m`d \times ${factor} = ${all}`}, so ${m`d = ${all} \div ${factor} = ${dose}`}.`,
      t`Check: the amounts right after the ${one}s are ${Array.from({ length: times }, (_, at) => plain(mul(dose, sumOf(keep, at + 1)))).join(', ')}, and the last is ${all}, as given.`,
    ],
    hints: [
      t`If each ${one} is ${m`d`}, how much is ${from} right after the second ${one}?`,
      t`How many times has the first ${one} been reduced by the time of the ${last}? How many times has the ${last}?`,
    ],
  }
}
