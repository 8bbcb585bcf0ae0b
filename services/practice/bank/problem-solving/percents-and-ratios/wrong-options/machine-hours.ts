import { count, m, t } from '../../../factory/format.ts'
import { type Level, type Wrong } from '../../../factory/problem-template.ts'
import { add, div, mul, rational, sub, type Rational } from '../../../factory/rational.ts'

export const SETTINGS = [
  { worker: 'press', workers: 'presses', did: 'print', what: 'brochures' },
  { worker: 'oven', workers: 'ovens', did: 'bake', what: 'loaves' },
  { worker: 'picker', workers: 'pickers', did: 'pick', what: 'pounds of cherries' },
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

export function wrongOutputs({ many, hours, rate, others, time, setting: { worker, workers } }: Output): Wrong[] {
  const made = many * hours * rate
  const up = others > many ? 'more' : 'less'
  return [
    [
      div(made * others, many),
      'ignored-condition',
      () =>
        t`This answer is ${m`${made} \times \frac{${others}}{${many}}`}. It uses ${others} ${workers} instead of ${many}, but it keeps the time of ${count(hours, 'hour')} instead of ${time}.`,
    ],
    [
      div(made * time, hours),
      'ignored-condition',
      () =>
        time === hours
          ? t`${made} is the output of ${many} ${workers} in ${hours} hours. The question asks about ${others} ${workers}.`
          : t`This answer is ${m`${made} \times \frac{${time}}{${hours}}`}. It uses ${count(time, 'hour')} instead of ${hours}, but it keeps ${many} ${workers} instead of ${others}.`,
    ],
    [
      div(made * many * time, others * hours),
      'inverse-for-direct',
      () =>
        t`This answer is ${time === hours ? m`${made} \times \frac{${many}}{${others}}` : m`${made} \times \frac{${many}}{${others}} \times \frac{${time}}{${hours}}`}, as if ${others} ${workers} did ${up === 'more' ? 'less' : 'more'} than ${many}. The output rises in proportion to the number of ${workers}.`,
    ],
    [
      div(made * others * hours, many * time),
      'inverse-for-direct',
      () =>
        t`This answer is ${m`${made} \times \frac{${others}}{${many}} \times \frac{${hours}}{${time}}`}, as if more time meant less output. With ${count(time, 'hour')} instead of ${hours}, the factor is ${m`\frac{${time}}{${hours}}`}.`,
    ],
    [
      made * others * time,
      'stopped-early',
      () =>
        t`This answer is ${m`${made} \times ${others} \times ${time}`}, as if one ${worker} had an output of ${made} in one hour. That is the output of ${many} ${workers} in ${hours} hours.`,
    ],
    [
      div(made * (others + time), many + hours),
      'additive-scaling',
      () =>
        t`This answer is ${m`${made} \times \frac{${others} + ${time}}{${many} + ${hours}}`}. The output depends on the product of the number of ${workers} and the number of hours.`,
    ],
    [
      others * rate,
      'stopped-early',
      () =>
        t`${m`${others} \times ${rate} = ${others * rate}`} is the output of ${others} ${workers} in one hour. The question asks about ${count(time, 'hour')}.`,
    ],
    [
      rate * time,
      'stopped-early',
      () =>
        t`${m`${rate} \times ${time} = ${rate * time}`} is the output of just one ${worker} in ${count(time, 'hour')}. The question asks about ${others} ${workers}.`,
    ],
    [
      made + (others - many) * rate,
      'additive-scaling',
      () =>
        t`This answer changes ${made} by ${Math.abs(others - many) * rate}, the effect of ${Math.abs(others - many)} ${others > many ? 'more' : 'fewer'} ${Math.abs(others - many) === 1 ? worker : workers} in a single hour. It ignores the other hours${time === hours ? '' : ' and the change in the time'}.`,
    ],
    [
      div(made * many * hours, others * time),
      'inverse-for-direct',
      () =>
        t`This answer is ${m`${made} \times \frac{${many}}{${others}} \times \frac{${hours}}{${time}}`}. Output rises with both the number and the time, so invert both fractions.`,
    ],
  ]
}

export function wrongTimes({ many, hours, rate, others, time, setting: { worker, workers } }: Output): Wrong[] {
  const [made, wanted] = [many * hours * rate, others * time * rate]
  const scaled = div(hours * wanted, made)
  return [
    [
      scaled,
      'ignored-condition',
      () =>
        t`This answer is ${m`${hours} \times \frac{${wanted}}{${made}}`}. It uses an output of ${wanted} instead of ${made}, but it keeps ${many} ${workers} instead of ${others}.`,
    ],
    [
      div(hours * many, others),
      'ignored-condition',
      () =>
        t`This answer is ${m`${hours} \times \frac{${many}}{${others}}`}. It uses ${others} ${workers} instead of ${many}, but it keeps the output of ${made} instead of ${wanted}.`,
    ],
    [
      div(mul(scaled, others), many),
      'direct-for-inverse',
      () =>
        t`This answer is ${m`${hours} \times \frac{${wanted}}{${made}} \times \frac{${others}}{${many}}`}, as if more ${workers} needed more time. For ${others} instead of ${many}, the factor is ${m`\frac{${many}}{${others}}`}.`,
    ],
    [
      div(hours * made * many, wanted * others),
      'inverse-for-direct',
      () =>
        t`This answer is ${m`${hours} \times \frac{${many}}{${others}} \times \frac{${made}}{${wanted}}`}, as if a larger output needed less time. For ${wanted} instead of ${made}, the factor is ${m`\frac{${wanted}}{${made}}`}.`,
    ],
    [
      div(wanted, many * rate),
      'ignored-condition',
      () =>
        t`This answer divides ${wanted} by ${many * rate}, the hourly output of ${many} ${workers}. The question asks about ${others} ${workers}.`,
    ],
    [
      div(wanted, rate * (others + many)),
      'rates-added',
      () =>
        t`This answer divides ${wanted} by ${rate * (others + many)}, the hourly output of ${m`${many} + ${others}`} ${workers}. Only ${others} are at work the second time.`,
    ],
    [
      hours,
      'ignored-condition',
      () =>
        t`${hours} hours is the time ${many} ${workers} need for an output of ${made}. Both the number and the output change.`,
    ],
    [
      time * others,
      'stopped-early',
      () =>
        t`${m`\frac{${wanted}}{${rate}} = ${time * others}`} is the number of hours that one ${worker} alone would need. Divide it by ${others}, because ${others} ${workers} work.`,
    ],
    [
      div(hours * others, many),
      'direct-for-inverse',
      () =>
        t`This answer multiplies ${hours} by ${m`\frac{${others}}{${many}}`}, as if more ${workers} needed more time, and it leaves out that the output changes from ${made} to ${wanted}.`,
    ],
    [
      add(scaled, others - many),
      'additive-scaling',
      () =>
        t`This answer changes the time by ${Math.abs(others - many)} because the number of ${workers} changes by ${Math.abs(others - many)}. Multiply the time by ${m`\frac{${many}}{${others}}`} instead.`,
    ],
  ]
}

export function wrongNumbers({
  many,
  hours,
  rate,
  others,
  time,
  setting: { worker, workers, did, what },
}: Output): Wrong[] {
  const [made, wanted] = [many * hours * rate, others * time * rate]
  const more = (needed: Rational): Rational => sub(needed, many)
  return [
    [
      others,
      'change-for-value',
      () => t`${others} ${workers} are needed altogether. The question asks how many more than ${many} that is.`,
    ],
    [
      more(div(many * wanted, made)),
      'ignored-condition',
      () =>
        t`This answer is ${m`${many} \times \frac{${wanted}}{${made}} - ${many}`}. It uses an output of ${wanted} instead of ${made}, but it keeps the time of ${hours} hours instead of ${time}.`,
    ],
    [
      more(div(many * wanted * time, made * hours)),
      'direct-for-inverse',
      () =>
        t`This answer multiplies ${many} by ${m`\frac{${wanted}}{${made}} \times \frac{${time}}{${hours}}`}, as if more time required more ${workers}. For ${count(time, 'hour')} instead of ${hours}, the second factor is ${m`\frac{${hours}}{${time}}`}.`,
    ],
    [
      div(many * wanted, made),
      'ignored-condition',
      () =>
        t`This answer is ${m`${many} \times \frac{${wanted}}{${made}}`}, the total number needed in ${hours} hours. Use the new time, and subtract the ${many} ${workers} already at work.`,
    ],
    [
      others + many,
      'wrong-operation',
      () =>
        t`This answer adds the ${many} ${workers} at work to the ${others} needed, but they are already among the ${others}: ${m`${others} - ${many} = ${others - many}`}.`,
    ],
    [
      many,
      'answered-other-quantity',
      () =>
        t`${many} is the number of ${workers} already at work. The question asks how many have to be added to them.`,
    ],
    [
      div(wanted - made, time * rate),
      'ignored-condition',
      () =>
        t`This answer is ${m`\frac{${wanted} - ${made}}{${time} \times ${rate}}`}, as if the new ${workers} had to make only the difference between ${wanted} and ${made}. In ${count(time, 'hour')} the first ${many} make ${many * time * rate}, not ${made}.`,
    ],
    [
      div(wanted, hours * rate),
      'ignored-condition',
      () =>
        t`This answer divides ${wanted} by ${hours * rate}, the output of one ${worker} in ${hours} hours. The time allowed is ${count(time, 'hour')}, and ${many} ${workers} are already at work.`,
    ],
    [
      rational(others - many + 1),
      'off-by-one',
      () =>
        t`${others - many + 1} more would make ${others + 1} ${workers}. At ${time * rate} ${what} each in ${count(time, 'hour')}, they could ${did} ${(others + 1) * time * rate}, so one fewer ${worker} is enough for ${wanted}.`,
    ],
    [
      rational(others - many - 1),
      'off-by-one',
      () =>
        t`${others - many - 1} more would make ${others - 1} ${workers}. At ${time * rate} ${what} each in ${count(time, 'hour')}, they could ${did} only ${(others - 1) * time * rate}, but ${wanted} are needed.`,
    ],
  ]
}
