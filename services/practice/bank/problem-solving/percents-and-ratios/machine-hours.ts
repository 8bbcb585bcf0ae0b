import { count, m, plain, t } from '../../factory/format.ts'
import { problem, type Level, type Wrong } from '../../factory/problem-template.ts'
import { add, div, isWhole, mul, rational, sub, type Rational } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'

const SETTINGS = [
  { worker: 'press', workers: 'presses', did: 'print', what: 'brochures' },
  { worker: 'oven', workers: 'ovens', did: 'bake', what: 'loaves' },
  { worker: 'picker', workers: 'pickers', did: 'pick', what: 'kilograms of cherries' },
  { worker: 'robot', workers: 'robots', did: 'weld', what: 'frames' },
  { worker: 'clerk', workers: 'clerks', did: 'check', what: 'invoices' },
] as const

interface Output {
  level: Level
  many: number
  hours: number
  rate: number
  others: number
  time: number
  setting: (typeof SETTINGS)[number]
}

export const machineHours = problem<Output>({
  id: 'machine-hours',
  skill: 'proportions',
  version: 2,
  levels: [-0.6, 0.1, 0.8],
  places: [
    [2, 3, 3, 6, 6],
    [3, 2, 3, 6, 6],
    [7, 7, 6, 0, 0],
  ],
  draw: (random, level) => {
    const many = random.int(3, 9)
    const others = level === 3 ? many + random.int(1, 8) : random.int(2, 15)
    const [hours, time] = [random.int(2, 9), random.int(2, 12)]
    return many === others || many * hours === others * time
      ? null
      : {
          level,
          many,
          hours,
          rate: random.int(3, 24),
          others,
          time,
          setting: random.pick(SETTINGS),
        }
  },
  write: (output) => {
    const { level, many, hours, rate, others, time, setting } = output
    const { worker, workers, did, what } = setting
    const [made, wanted] = [many * hours * rate, others * time * rate]
    const key = level === 1 ? wanted : level === 2 ? time : others - many
    const intro = t`Working at the same constant rate, ${many} ${workers} ${did} ${made} ${what} in ${count(hours, 'hour')}.`
    const asked = [
      t`How many ${what} do ${others} such ${workers} ${did} in ${count(time, 'hour')}?`,
      t`How many hours do ${others} such ${workers} need for ${wanted} ${what}?`,
      t`How many more such ${workers} are needed to ${did} ${wanted} ${what} in ${count(time, 'hour')}?`,
    ]
    const one = t`one ${worker} does ${m`\frac{${made}}{${many} \times ${hours}} = ${rate}`} an hour`
    return {
      stem: `${intro} ${asked[level - 1]!}`,
      key,
      show: plain,
      fits: (value) => value.n > 0n && (level === 2 ? isWhole(mul(4, value)) : isWhole(value)),
      wrong: level === 1 ? wrongOutputs(output) : level === 2 ? wrongTimes(output) : wrongNumbers(output),
      because:
        level === 1
          ? t`Since ${one}, ${others} ${workers} do ${m`${others} \times ${time} \times ${rate} = ${wanted}`} in ${count(time, 'hour')}.`
          : level === 2
            ? t`Since ${one}, ${others} ${workers} do ${others * rate} an hour, and ${m`${wanted} \div ${others * rate} = ${time}`}.`
            : t`Since ${one}, ${m`\frac{${wanted}}{${time} \times ${rate}} = ${others}`} are needed, ${key} more than ${many}.`,
      quick: [
        level === 1
          ? t`${m`${made} \times \frac{${others}}{${many}} \times \frac{${time}}{${hours}} = ${wanted}`}.`
          : level === 2
            ? t`${m`${hours} \times \frac{${many}}{${others}} \times \frac{${wanted}}{${made}} = ${time}`}.`
            : t`${m`${many} \times \frac{${wanted}}{${made}} \times \frac{${hours}}{${time}} = ${others}`}, and ${m`${others} - ${many} = ${key}`}.`,
      ],
      full: [
        t`Find the rate of one: ${one}.`,
        level === 1
          ? t`In an hour ${others} of them do ${m`${others} \times ${rate} = ${others * rate}`}.`
          : level === 2
            ? t`In an hour ${others} of them do ${m`${others} \times ${rate} = ${others * rate}`}.`
            : t`In ${count(time, 'hour')} one does ${m`${time} \times ${rate} = ${time * rate}`}.`,
        level === 1
          ? t`In ${count(time, 'hour')}: ${m`${time} \times ${others * rate} = ${wanted}`}.`
          : level === 2
            ? t`They need ${m`${wanted} \div ${others * rate} = ${time}`} hours.`
            : t`That takes ${m`${wanted} \div ${time * rate} = ${others}`} ${workers}, so ${m`${others} - ${many} = ${key}`} more.`,
      ],
      hints: [t`How much does one ${worker} do in one hour?`, t`One ${worker} does ${rate} in one hour.`],
    }
  },
  second: (numbers, stem) => {
    const [many = 1, made = 0, hours = 1, a = 0, b = 0] = numbers
    const after = (people: number, time: number): number => (made / many / hours) * people * time
    if (stem.includes('more such')) return search([1, 400], (more) => near(after(many + more, b), a))
    return stem.includes('need for') ? search([1, 400], (time) => near(after(a, time), b)) : after(a, b)
  },
})

function wrongOutputs({ many, hours, rate, others, time, setting: { workers } }: Output): Wrong[] {
  const made = many * hours * rate
  const up = others > many ? 'more' : 'less'
  return [
    [
      div(made * others, many),
      'ignored-condition',
      () =>
        t`You changed ${many} to ${others} ${workers}, but left the time at ${count(hours, 'hour')} instead of ${time}.`,
    ],
    [
      div(made * time, hours),
      'ignored-condition',
      () => t`You changed the time from ${hours} to ${time} hours, but left the number at ${many} ${workers}.`,
    ],
    [
      div(made * many * time, others * hours),
      'inverse-for-direct',
      () =>
        t`You let ${others} ${workers} do ${up === 'more' ? 'less' : 'more'} than ${many}. The number and the output are in direct proportion.`,
    ],
    [
      div(made * others * hours, many * time),
      'inverse-for-direct',
      () =>
        t`You let the output fall with the time. In ${time} hours instead of ${hours} it changes by the factor ${m`\frac{${time}}{${hours}}`}.`,
    ],
    [
      made * others * time,
      'stopped-early',
      () =>
        t`You multiplied ${made} by ${others} and ${time}. Divide by ${m`${many} \times ${hours}`} first: ${made} is the output of all ${many} in ${hours} hours.`,
    ],
    [
      div(made * (others + time), many + hours),
      'additive-scaling',
      () =>
        t`You compared ${m`${others} + ${time}`} with ${m`${many} + ${hours}`}. The output grows with the product of ${workers} and hours.`,
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
        t`You counted the change from ${many} to ${others} ${workers} for one hour only, and not the change of the time.`,
    ],
    [
      div(made * many * hours, others * time),
      'inverse-for-direct',
      () =>
        t`You divided where you should multiply: both ${m`\frac{${others}}{${many}}`} and ${m`\frac{${time}}{${hours}}`} are factors of the output.`,
    ],
  ]
}

function wrongTimes({ many, hours, rate, others, time, setting: { workers } }: Output): Wrong[] {
  const [made, wanted] = [many * hours * rate, others * time * rate]
  const scaled = div(hours * wanted, made)
  return [
    [
      scaled,
      'ignored-condition',
      () =>
        t`You scaled the time with the output, from ${made} to ${wanted}, but left ${many} ${workers} at work instead of ${others}.`,
    ],
    [
      div(hours * many, others),
      'ignored-condition',
      () => t`You took account of ${others} instead of ${many} ${workers}, but not of ${wanted} instead of ${made}.`,
    ],
    [
      div(mul(scaled, others), many),
      'direct-for-inverse',
      () =>
        t`You let the time change in the same direction as the number of ${workers}. From ${many} to ${others} of them it changes by the factor ${m`\frac{${many}}{${others}}`}.`,
    ],
    [
      div(hours * made * many, wanted * others),
      'inverse-for-direct',
      () =>
        t`You let the time fall with the output. ${wanted} instead of ${made} changes it by the factor ${m`\frac{${wanted}}{${made}}`}.`,
    ],
    [
      div(wanted, many * rate),
      'ignored-condition',
      () => t`You divided ${wanted} by the output per hour of ${many} ${workers}. There are ${others} now.`,
    ],
    [
      div(wanted, rate * (others + many)),
      'rates-added',
      () => t`You let the first ${many} ${workers} work as well. Only ${others} are at work.`,
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
        t`You let the time change from ${many} to ${others} ${workers} in the wrong direction, and left ${wanted} instead of ${made} out.`,
    ],
    [
      add(scaled, others - many),
      'additive-scaling',
      () =>
        t`You added the difference of ${others} and ${many} ${workers} to the time. The change is a factor: ${m`\frac{${many}}{${others}}`}.`,
    ],
  ]
}

function wrongNumbers({ many, hours, rate, others, time, setting: { workers } }: Output): Wrong[] {
  const [made, wanted] = [many * hours * rate, others * time * rate]
  const more = (needed: Rational): Rational => sub(needed, many)
  return [
    [others, 'change-for-value', () => t`${others} ${workers} are needed in all. ${many} of them are there already.`],
    [
      more(div(many * wanted, made)),
      'ignored-condition',
      () =>
        t`You scaled the number with the output, from ${made} to ${wanted}, but left the time at ${hours} instead of ${time} hours.`,
    ],
    [
      more(div(many * wanted * time, made * hours)),
      'direct-for-inverse',
      () =>
        t`You let the number change in the same direction as the time. In ${time} instead of ${hours} hours it changes by the factor ${m`\frac{${hours}}{${time}}`}.`,
    ],
    [
      div(many * wanted, made),
      'ignored-condition',
      () =>
        t`You scaled ${many} with the output only. The time changes from ${hours} to ${time} hours too, and ${many} are there already.`,
    ],
    [
      others + many,
      'wrong-operation',
      () => t`You added the ${many} ${workers} that are there already. They are among the ${others} that are needed.`,
    ],
    [many, 'answered-other-quantity', () => t`${many} is the number of ${workers} at the beginning.`],
    [
      div(wanted - made, time * rate),
      'ignored-condition',
      () =>
        t`You shared only the difference of ${wanted} and ${made} among new ${workers}. In ${time} hours the first ${many} do not make ${made} again, but ${many * time * rate}.`,
    ],
    [
      div(wanted, hours * rate),
      'ignored-condition',
      () => t`You divided ${wanted} by what one makes in ${hours} hours. There are ${time} hours for it.`,
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
