import { count, m, t } from '../../../factory/format.ts'
import { type Level, type Wrong } from '../../../factory/problem-template.ts'
import { add, div, mul, rational, sub, type Rational } from '../../../factory/rational.ts'

export const SETTINGS = [
  { worker: 'press', workers: 'presses', did: 'print', what: 'brochures' },
  { worker: 'oven', workers: 'ovens', did: 'bake', what: 'loaves' },
  { worker: 'picker', workers: 'pickers', did: 'pick', what: 'kilograms of cherries' },
  { worker: 'robot', workers: 'robots', did: 'weld', what: 'frames' },
  { worker: 'clerk', workers: 'clerks', did: 'check', what: 'invoices' },
] as const

export interface Output {
  level: Level
  many: number
  hours: number
  rate: number
  others: number
  time: number
  setting: (typeof SETTINGS)[number]
}

export function wrongOutputs({ many, hours, rate, others, time, setting: { workers } }: Output): Wrong[] {
  const made = many * hours * rate
  const up = others > many ? 'more' : 'less'
  return [
    [
      div(made * others, many),
      'ignored-condition',
      () =>
        t`This answer changes ${many} to ${others} ${workers}, but leaves the time at ${count(hours, 'hour')} instead of ${time}.`,
    ],
    [
      div(made * time, hours),
      'ignored-condition',
      () =>
        t`This answer changes the time from ${hours} to ${time} hours, but leaves the number at ${many} ${workers}.`,
    ],
    [
      div(made * many * time, others * hours),
      'inverse-for-direct',
      () =>
        t`This answer lets ${others} ${workers} do ${up === 'more' ? 'less' : 'more'} than ${many}. The number and the output are in direct proportion.`,
    ],
    [
      div(made * others * hours, many * time),
      'inverse-for-direct',
      () =>
        t`This answer lets the output fall with the time. In ${time} hours instead of ${hours} it changes by the factor ${m`\frac{${time}}{${hours}}`}.`,
    ],
    [
      made * others * time,
      'stopped-early',
      () =>
        t`This answer multiplies ${made} by ${others} and ${time}. Divide by ${m`${many} \times ${hours}`} first: ${made} is the output of all ${many} in ${hours} hours.`,
    ],
    [
      div(made * (others + time), many + hours),
      'additive-scaling',
      () =>
        t`This answer compares ${m`${others} + ${time}`} with ${m`${many} + ${hours}`}. The output grows with the product of ${workers} and hours.`,
    ],
    [others * rate, 'stopped-early', () => t`${others * rate} is the output of one hour. There are ${time} hours.`],
    [
      rate * time,
      'stopped-early',
      () => t`${rate * time} is the output of one alone in ${time} hours. There are ${others}.`,
    ],
    [
      made + (others - many) * rate,
      'additive-scaling',
      () =>
        t`This answer counts the change from ${many} to ${others} ${workers} for one hour only, and not the change of the time.`,
    ],
    [
      div(made * many * hours, others * time),
      'inverse-for-direct',
      () =>
        t`This answer divides where it should multiply: both ${m`\frac{${others}}{${many}}`} and ${m`\frac{${time}}{${hours}}`} are factors of the output.`,
    ],
  ]
}

export function wrongTimes({ many, hours, rate, others, time, setting: { workers } }: Output): Wrong[] {
  const [made, wanted] = [many * hours * rate, others * time * rate]
  const scaled = div(hours * wanted, made)
  return [
    [
      scaled,
      'ignored-condition',
      () =>
        t`This answer scales the time with the output, from ${made} to ${wanted}, but leaves ${many} ${workers} at work instead of ${others}.`,
    ],
    [
      div(hours * many, others),
      'ignored-condition',
      () =>
        t`This answer takes account of ${others} instead of ${many} ${workers}, but not of ${wanted} instead of ${made}.`,
    ],
    [
      div(mul(scaled, others), many),
      'direct-for-inverse',
      () =>
        t`This answer lets the time change in the same direction as the number of ${workers}. From ${many} to ${others} of them it changes by the factor ${m`\frac{${many}}{${others}}`}.`,
    ],
    [
      div(hours * made * many, wanted * others),
      'inverse-for-direct',
      () =>
        t`This answer lets the time fall with the output. ${wanted} instead of ${made} changes it by the factor ${m`\frac{${wanted}}{${made}}`}.`,
    ],
    [
      div(wanted, many * rate),
      'ignored-condition',
      () => t`This answer divides ${wanted} by the output per hour of ${many} ${workers}. There are ${others} now.`,
    ],
    [
      div(wanted, rate * (others + many)),
      'rates-added',
      () => t`This answer lets the first ${many} ${workers} work as well. Only ${others} are at work.`,
    ],
    [hours, 'ignored-condition', () => t`${hours} hours is the time that ${many} ${workers} need for ${made}.`],
    [
      time * others,
      'stopped-early',
      () => t`${time * others} hours would be needed by one alone. There are ${others}.`,
    ],
    [
      div(hours * others, many),
      'direct-for-inverse',
      () =>
        t`This answer lets the time change from ${many} to ${others} ${workers} in the wrong direction, and leaves ${wanted} instead of ${made} out.`,
    ],
    [
      add(scaled, others - many),
      'additive-scaling',
      () =>
        t`This answer adds the difference of ${others} and ${many} ${workers} to the time. The change is a factor: ${m`\frac{${many}}{${others}}`}.`,
    ],
  ]
}

export function wrongNumbers({ many, hours, rate, others, time, setting: { workers } }: Output): Wrong[] {
  const [made, wanted] = [many * hours * rate, others * time * rate]
  const more = (needed: Rational): Rational => sub(needed, many)
  return [
    [others, 'change-for-value', () => t`${others} ${workers} are needed in all. ${many} of them are there already.`],
    [
      more(div(many * wanted, made)),
      'ignored-condition',
      () =>
        t`This answer scales the number with the output, from ${made} to ${wanted}, but leaves the time at ${hours} instead of ${time} hours.`,
    ],
    [
      more(div(many * wanted * time, made * hours)),
      'direct-for-inverse',
      () =>
        t`This answer lets the number change in the same direction as the time. In ${time} instead of ${hours} hours it changes by the factor ${m`\frac{${hours}}{${time}}`}.`,
    ],
    [
      div(many * wanted, made),
      'ignored-condition',
      () =>
        t`This answer scales ${many} with the output only. The time changes from ${hours} to ${time} hours too, and ${many} are there already.`,
    ],
    [
      others + many,
      'wrong-operation',
      () =>
        t`This answer adds the ${many} ${workers} that are there already. They are among the ${others} that are needed.`,
    ],
    [many, 'answered-other-quantity', () => t`${many} is the number of ${workers} at the beginning.`],
    [
      div(wanted - made, time * rate),
      'ignored-condition',
      () =>
        t`This answer shares only the difference of ${wanted} and ${made} among new ${workers}. In ${time} hours the first ${many} do not make ${made} again, but ${many * time * rate}.`,
    ],
    [
      div(wanted, hours * rate),
      'ignored-condition',
      () => t`This answer divides ${wanted} by what one makes in ${hours} hours. There are ${time} hours for it.`,
    ],
    [
      rational(others - many + 1),
      'off-by-one',
      () =>
        t`With ${others - many + 1} more, ${others + 1} ${workers} would make ${(others + 1) * time * rate} in ${time} hours, more than needed.`,
    ],
    [
      rational(others - many - 1),
      'off-by-one',
      () =>
        t`With ${others - many - 1} more, ${others - 1} ${workers} make only ${(others - 1) * time * rate} in ${time} hours.`,
    ],
  ]
}
