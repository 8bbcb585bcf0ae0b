import { often } from '../../../factory/grammar.ts'
import { m, t } from '../../../factory/format.ts'
import { type Level, type Wrong } from '../../../factory/problem-template.ts'
import { div } from '../../../factory/rational.ts'

export const CHAINS = [
  { who: 'people', thing: 'An emergency call is passed on', round: 'round' },
  { who: 'volunteers', thing: 'A meeting is announced', round: 'stage' },
  { who: 'customers', thing: 'A coupon is passed on', round: 'wave' },
  { who: 'researchers', thing: 'A questionnaire is forwarded', round: 'step' },
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
        t`This answer counts the ${start} organizers themselves as ${round} 1. In ${round} 1, ${start * base} new ${who} are reached already.`,
    ],
    [
      n - 1,
      'one-period-off',
      () =>
        t`This answer starts to count after ${round} 1. That ${round}, with ${start * base} new ${who}, must be counted too.`,
    ],
    [
      alone,
      'ignored-condition',
      () =>
        t`This answer looks for a power of ${base} near ${at}. The ${start} organizers each start a chain, so divide ${at} by ${start} first, which gives ${base ** n}.`,
    ],
    [
      div(at, start * base),
      'geometric-as-arithmetic',
      () =>
        t`This answer divides ${at} by ${start * base}, as if every ${round} reached the same number. The number is multiplied by ${base} in every ${round}.`,
    ],
    [
      sums,
      'answered-other-quantity',
      () =>
        t`This answer adds up the ${who} reached in all ${round}s until there are ${at}. The question asks for the ${round} in which ${at} new ones are reached.`,
    ],
    [
      div(base ** n, base),
      'base-times-exponent',
      () =>
        t`This answer divides ${base ** n} by ${base}, as if ${m`${base}^n`} were ${m`${base} \times n`}. Here ${m`${base}^n = ${base ** n}`} is a power.`,
    ],
    [
      n + start,
      'ignored-condition',
      () =>
        t`This answer is ${m`${n} + ${start}`}, with one ${round} for each of the ${start} organizers. All of them write in ${round} 1, so ${n} ${round}s are enough.`,
    ],
    [
      n + 2,
      'one-period-off',
      () =>
        t`In ${round} ${n + 2} there are already ${m`${base}^2 = ${base ** 2}`} times as many new ${who}, ${at * base ** 2}.`,
    ],
    [n - 2, 'one-period-off', () => t`In ${round} ${n - 2} there are only ${at / base ** 2} new ${who}.`],
    [
      2 * n,
      'doubled-or-halved',
      () =>
        t`This answer doubles ${n}, the number of ${round}s. In ${round} ${2 * n} there would be ${m`${base}^{${n}}`} times as many new ${who} as in ${round} ${n}.`,
    ],
  ]
}

export function wrongEarlier({ start, base, n, gap, chain: { round, who } }: Chain): Wrong[] {
  const [at, later] = [start * base ** n, start * base ** (n + gap)]
  return [
    [
      n + gap,
      'answered-other-quantity',
      () =>
        t`${n + gap} is the later of the two ${round}s, which alone reaches ${later}. The question asks for the earlier one.`,
    ],
    [
      n + 1,
      'terms-for-steps',
      () =>
        t`For ${round}s ${n + 1} and ${n + 1 + gap}, the total would be ${base * (at + later)}, which is ${often(base)} ${at + later}.`,
    ],
    [
      n - 1,
      'one-period-off',
      () => t`For ${round}s ${n - 1} and ${n - 1 + gap}, the total would be only ${(at + later) / base}.`,
    ],
    [
      2 * n + gap,
      'exponents-added',
      () =>
        t`This answer adds the exponents ${n} and ${n + gap}. Exponents are added in a product of powers, not in a sum. Factor out ${m`${base}^n`} instead.`,
    ],
    [
      Math.round(n + gap / 2),
      'mean-of-means',
      () =>
        t`This answer looks for a ${round} with about half of ${at + later}. The two ${round}s do not reach equal numbers: one reaches ${at} and the other ${later}.`,
    ],
    [
      n + gap + 1,
      'one-period-off',
      () =>
        t`In ${round} ${n + gap + 1} alone there are ${later * base} new ${who}, which is more than the total of ${at + later}.`,
    ],
    [
      n + start,
      'ignored-condition',
      () =>
        t`This answer adds the number of organizers, ${start}, to the number of ${round}s. ${start === 1 ? 'The organizer writes' : 'All of them write'} in ${round} 1.`,
    ],
    [
      n - gap,
      'reversed-translation',
      () =>
        t`This answer makes ${round} ${n} the later of the two. In ${round} ${n} there are only ${at} new ${who}, less than half of ${at + later}.`,
    ],
    [
      n - 2,
      'one-period-off',
      () => t`In ${round} ${n - 2} there are only ${at / base ** 2} new ${who}, too few for a total of ${at + later}.`,
    ],
    [
      n + 3,
      'one-period-off',
      () =>
        t`In ${round} ${n + 3} alone there are ${at * base ** 3} new ${who}, far more than the total of ${at + later}.`,
    ],
  ]
}

export function wrongNumbers({ start, base, n, gap, chain: { round, who } }: Chain): Wrong[] {
  const [at, later] = [start * base ** n, start * base ** (n + gap)]
  const [known, factor] = [later - at, base ** gap]
  return [
    [
      later,
      'answered-other-quantity',
      () => t`${later} is the number of new ${who} in the later ${round}. The question asks for the earlier one.`,
    ],
    [
      div(known, factor),
      'ignored-condition',
      () =>
        t`This answer divides ${known} by ${factor}. The difference is ${m`${factor} - 1 = ${factor - 1}`} times the number in the earlier ${round}, so divide by ${factor - 1}.`,
    ],
    [
      div(known, base),
      'ignored-condition',
      () =>
        t`This answer divides ${known} by ${base}. The difference is ${m`${factor} - 1 = ${factor - 1}`} times the number in the earlier ${round}, so divide by ${factor - 1}.`,
    ],
    [
      known,
      'stopped-early',
      () =>
        t`${known} is the difference between the two ${round}s, which is ${factor === 2 ? 'equal to' : often(factor - 1)} the number in the earlier one. Divide it by ${factor - 1}.`,
    ],
    [
      div(known, factor + 1),
      'lost-sign',
      () =>
        t`This answer divides by ${m`${factor} + 1`}, as if ${known} were the sum for the two ${round}s. It is the difference, so divide by ${m`${factor} - 1 = ${factor - 1}`}.`,
    ],
    [
      div(known, Math.max(1, base * gap - 1)),
      'base-times-exponent',
      () =>
        t`This answer uses ${m`${base} \times ${gap} = ${base * gap}`} in place of ${m`${base}^${gap} = ${factor}`}. The later ${round} reaches ${often(factor)} as many.`,
    ],
    [
      div(known, 2),
      'doubled-or-halved',
      () =>
        t`This answer is half of the difference ${known}. The later ${round} reaches ${often(factor)} as many, so divide by ${factor - 1}.`,
    ],
    [
      at * base,
      'one-period-off',
      () =>
        t`${at * base} is the number of new ${who} in ${round} ${n + 1}. The earlier of the two is the ${round} before that, and the number in it is ${at}.`,
    ],
    [
      div(at, base),
      'one-period-off',
      () =>
        t`${div(at, base)} is the number of new ${who} in ${round} ${n - 1}. The earlier of the two is the ${round} after that, and the number in it is ${at}.`,
    ],
    [
      n,
      'other-unknown',
      () =>
        t`${n} is the number of the earlier ${round}. The question asks for the number of new ${who} reached in ${round} ${n}, which is ${at}.`,
    ],
    [
      start * base,
      'ignored-condition',
      () =>
        t`${start * base} is the number of ${who} reached in ${round} 1. But ${known} is the difference for two later ${round}s, ${n} and ${n + gap}.`,
    ],
    [
      later + at,
      'wrong-operation',
      () =>
        t`This answer is ${m`${at} + ${later}`}, the total for the two ${round}s. The question asks for the earlier one.`,
    ],
  ]
}
