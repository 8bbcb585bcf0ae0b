import { often } from '../../../factory/grammar.ts'
import { m, t } from '../../../factory/format.ts'
import { type Level, type Wrong } from '../../../factory/problem-template.ts'
import { div } from '../../../factory/rational.ts'

export const CHAINS = [
  { who: 'people', thing: 'An emergency call is passed on', round: 'round' },
  { who: 'volunteers', thing: 'A meeting is announced', round: 'stage' },
  { who: 'customers', thing: 'A coupon is passed on', round: 'wave' },
  { who: 'researchers', thing: 'A questionnaire is sent on', round: 'step' },
] as const

export interface Chain {
  level: Level
  start: number
  base: number
  n: number
  gap: number
  chain: (typeof CHAINS)[number]
}

export function wrongRounds({ start, base, n, chain: { round, who } }: Chain): Wrong[] {
  const at = start * base ** n
  const sums = Math.ceil(Math.log((at * (base - 1)) / (start * base) + 1) / Math.log(base))
  const alone = Math.round(Math.log(at) / Math.log(base))
  return [
    [
      n + 1,
      'terms-for-steps',
      () =>
        t`This answer counts the ${start} organizers as the first ${round}. In ${round} 1 they have already reached ${start * base}.`,
    ],
    [
      n - 1,
      'one-period-off',
      () =>
        t`This answer starts from ${start * base} in ${round} 1 and counts the steps to ${at}, ${n - 1} of them. The first ${round} counts too.`,
    ],
    [
      alone,
      'ignored-condition',
      () =>
        t`This answer looks for a power of ${base} near ${at}. There are ${start} organizers, so divide by ${start} first: ${base ** n}.`,
    ],
    [
      div(at, start * base),
      'geometric-as-arithmetic',
      () =>
        t`This answer divides ${at} by the ${start * base} of ${round} 1, as if every ${round} reached as many. The number is multiplied by ${base} each time.`,
    ],
    [
      sums,
      'answered-other-quantity',
      () => t`This answer adds up all ${who} reached. The question asks for the ${round} with ${at} new ones.`,
    ],
    [
      div(base ** n, base),
      'base-times-exponent',
      () =>
        t`This answer reads ${m`${base}^n = ${base ** n}`} as ${m`${base} \times n`}. It is ${base} multiplied by itself ${n} times.`,
    ],
    [
      n + start,
      'ignored-condition',
      () => t`This answer counts the ${start} organizers as ${start} ${round}s. They all write in ${round} 1.`,
    ],
    [
      n + 2,
      'one-period-off',
      () => t`In ${round} ${n + 2} there are ${m`${base}^2 = ${base ** 2}`} times as many: ${at * base ** 2}.`,
    ],
    [n - 2, 'one-period-off', () => t`In ${round} ${n - 2} there are only ${at / base ** 2}.`],
    [
      2 * n,
      'doubled-or-halved',
      () => t`In ${round} ${2 * n} there would be ${m`${base}^{${n}}`} times as many as in ${round} ${n}, not ${at}.`,
    ],
  ]
}

export function wrongEarlier({ start, base, n, gap, chain: { round } }: Chain): Wrong[] {
  const [at, later] = [start * base ** n, start * base ** (n + gap)]
  return [
    [
      n + gap,
      'answered-other-quantity',
      () => t`${n + gap} is the later of the two ${round}s, with ${later}. The earlier one is asked.`,
    ],
    [
      n + 1,
      'terms-for-steps',
      () =>
        t`In ${round} ${n + 1} and the one ${gap === 1 ? 'after it' : t`${gap} later`} together there are ${base * (at + later)}, which is ${often(base)} ${at + later}.`,
    ],
    [
      n - 1,
      'one-period-off',
      () =>
        t`In ${round} ${n - 1} and the one ${gap === 1 ? 'after it' : t`${gap} later`} together there are only ${(at + later) / base}.`,
    ],
    [
      2 * n + gap,
      'exponents-added',
      () =>
        t`This answer adds the two exponents, ${n} and ${n + gap}. A sum of powers does not add exponents; take out ${m`${base}^n`}.`,
    ],
    [
      Math.round(n + gap / 2),
      'mean-of-means',
      () =>
        t`This answer halves ${at + later} and looks for the ${round} with about that number. The two ${round}s do not reach equally many.`,
    ],
    [
      n + gap + 1,
      'one-period-off',
      () => t`In ${round} ${n + gap + 1} alone there are ${later * base}, more than the two have together.`,
    ],
    [
      n + start,
      'ignored-condition',
      () =>
        t`This answer counts the organizers as ${round}s. They ${start === 1 ? 'write' : 'all write'} in ${round} 1.`,
    ],
    [
      n - gap,
      'reversed-translation',
      () =>
        t`This answer takes ${n} for the later of the two. In ${round} ${n} there are ${at}, less than half of ${at + later}.`,
    ],
    [
      n - 2,
      'one-period-off',
      () => t`In ${round} ${n - 2} there are ${at / base ** 2}, too few for ${at + later} in the two ${round}s.`,
    ],
    [
      n + 3,
      'one-period-off',
      () => t`In ${round} ${n + 3} alone there are ${at * base ** 3}: far more than ${at + later}.`,
    ],
  ]
}

export function wrongNumbers({ start, base, n, gap, chain: { round } }: Chain): Wrong[] {
  const [at, later] = [start * base ** n, start * base ** (n + gap)]
  const [known, factor] = [later - at, base ** gap]
  return [
    [
      later,
      'answered-other-quantity',
      () => t`${later} is the number in the later ${round}. The earlier one is asked.`,
    ],
    [
      div(known, factor),
      'ignored-condition',
      () =>
        t`This answer divides ${known} by ${factor}. The difference is ${m`${factor} - 1 = ${factor - 1}`} times the number in the earlier ${round}.`,
    ],
    [
      div(known, base),
      'ignored-condition',
      () =>
        t`This answer divides ${known} by ${base}. The difference is ${m`${factor} - 1 = ${factor - 1}`} times the number in the earlier ${round}.`,
    ],
    [
      known,
      'stopped-early',
      () =>
        t`${known} is the difference of the two ${round}s. The number in the earlier one is ${m`\frac{1}{${factor - 1}}`} of that.`,
    ],
    [
      div(known, factor + 1),
      'lost-sign',
      () => t`This answer divides by ${m`${factor} + 1`}. It is a difference: ${m`${factor} - 1 = ${factor - 1}`}.`,
    ],
    [
      div(known, Math.max(1, base * gap - 1)),
      'base-times-exponent',
      () =>
        t`This answer takes ${m`${base} \times ${gap}`} for ${m`${base}^${gap}`}. The later ${round} reaches ${often(factor)} as many.`,
    ],
    [
      div(known, 2),
      'doubled-or-halved',
      () =>
        t`This answer halves the difference ${known}. The later ${round} has ${often(factor)} as many, so divide by ${factor - 1}.`,
    ],
    [at * base, 'one-period-off', () => t`${at * base} are reached in the ${round} after the earlier one.`],
    [div(at, base), 'one-period-off', () => t`${div(at, base)} are reached in the ${round} before the earlier one.`],
    [n, 'other-unknown', () => t`${n} is the number of the earlier ${round}, not how many are reached in it.`],
    [start * base, 'ignored-condition', () => t`${start * base} is the number in ${round} 1.`],
    [later + at, 'wrong-operation', () => t`This answer adds the numbers of the two ${round}s, ${at} and ${later}.`],
  ]
}
