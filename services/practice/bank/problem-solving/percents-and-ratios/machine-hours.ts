import { byLevel, type Written } from '../../factory/by-level.ts'
import { count, m, plain, t } from '../../factory/format.ts'
import { agree } from '../../factory/grammar.ts'
import { problem, type Problem } from '../../factory/problem-template.ts'
import { div, isWhole, mul } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'
import { SETTINGS, wrongNumbers, wrongOutputs, wrongTimes, type Output } from './wrong-options/machine-hours.ts'

export const machineHours = problem<Output>({
  id: 'machine-hours',
  skill: 'proportions',
  version: 4,
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
  write: (output) => ({ ...byLevel(output, [amountMade, timeNeeded, machinesMissing]), ...inAllLevels(output) }),
  second: (numbers, stem) => {
    const [many = 1, made = 0, hours = 1, a = 0, b = 0] = numbers
    const after = (people: number, time: number): number => (made / many / hours) * people * time
    if (stem.includes('more such')) return search([1, 400], (more) => near(after(many + more, b), a))
    return stem.includes('How many hours') ? search([1, 400], (time) => near(after(a, time), b)) : after(a, b)
  },
})

/** What the questions of all three levels are made of. */
function basicsOf(output: Output) {
  const { many, hours, rate, others, time, setting } = output
  const { worker, workers, did, what } = setting
  const [made, wanted] = [many * hours * rate, others * time * rate]
  const intro = t`Working at the same constant rate, ${many} ${workers} ${did} ${made} ${what} in ${count(hours, 'hour')}.`
  return {
    made,
    wanted,
    intro,
    one: t`one ${worker} can ${did} ${m`\frac{${made}}{${many} \times ${hours}} = ${rate}`} ${what} in one hour`,
  }
}

/** What the three levels share. */
function inAllLevels(output: Output): Pick<Problem, 'show' | 'hints'> {
  const { level, hours, time, rate, others, setting } = output
  const { worker, workers, did, what } = setting
  return {
    show: plain,
    hints: [
      time === hours && level !== 2
        ? t`Which of the three quantities is the same in both situations: the number of ${workers}, the time, or the number of ${what}?`
        : t`What stays the same when the number of ${workers} and the number of ${what} change?`,
      level === 3
        ? t`In one hour, one ${worker} can ${did} ${rate} ${what}. ${time === 1 ? 'How' : t`How many can one ${worker} ${did} in ${time} hours, and how`} many ${workers} are needed altogether?`
        : t`In one hour, one ${worker} can ${did} ${rate} ${what}. How many can ${others} ${workers} ${did} in one hour?`,
    ],
  }
}

function amountMade(output: Output): Written<'hints'> {
  const { many, hours, rate, others, time, setting } = output
  const { workers, did, what } = setting
  const { made, wanted, intro, one } = basicsOf(output)
  return {
    stem: t`${intro} How many ${what} can ${others} such ${workers} ${did} in ${count(time, 'hour')}?`,
    key: wanted,
    fits: (value) => value.n > 0n && isWhole(value),
    wrong: wrongOutputs(output),
    because: t`Since ${one}, ${others} ${workers} can ${did} ${m`${others} \times ${time} \times ${rate} = ${wanted}`} in ${count(time, 'hour')}.`,
    quick: [
      time === hours
        ? t`The time is the same, so the output changes in the same ratio as the number of ${workers}: ${m`${made} \times \frac{${others}}{${many}} = ${wanted}`} ${what}.`
        : t`With ${others} instead of ${many} ${workers} and ${count(time, 'hour')} instead of ${hours}, multiply the output by both ratios: ${m`${made} \times \frac{${others}}{${many}} \times \frac{${time}}{${hours}} = ${wanted}`}.`,
    ],
    full: [
      t`First find the rate: ${one}.`,
      t`In one hour, ${others} ${workers} can ${did} ${m`${others} \times ${rate} = ${others * rate}`} ${what}.`,
      ...(time === 1
        ? []
        : [t`In ${count(time, 'hour')}, they can ${did} ${m`${time} \times ${others * rate} = ${wanted}`} ${what}.`]),
    ],
  }
}

function timeNeeded(output: Output): Written<'hints'> {
  const { many, hours, rate, others, time, setting } = output
  const { workers, did, what } = setting
  const { made, wanted, intro, one } = basicsOf(output)
  return {
    stem: t`${intro} How many hours do ${others} such ${workers} need to ${did} ${wanted} ${what}?`,
    key: time,
    fits: (value) => value.n > 0n && isWhole(mul(4, value)),
    wrong: wrongTimes(output),
    because: t`Since ${one}, ${others} ${workers} can ${did} ${others * rate} in one hour, and ${m`${wanted} \div ${others * rate} = ${time}`}.`,
    quick: [
      t`With ${others} instead of ${many} ${workers}, the time is multiplied by ${m`\frac{${many}}{${others}}`}, and with ${wanted} instead of ${made} ${what}, by ${m`\frac{${wanted}}{${made}}`}: ${m`${hours} \times \frac{${many}}{${others}} \times \frac{${wanted}}{${made}} = ${time}`}.`,
    ],
    full: [
      t`First find the rate: ${one}.`,
      t`In one hour, ${others} ${workers} can ${did} ${m`${others} \times ${rate} = ${others * rate}`} ${what}.`,
      t`So they need ${m`${wanted} \div ${others * rate} = ${time}`} ${agree(time, 'hour', 'hours')}.`,
    ],
  }
}

function machinesMissing(output: Output): Written<'hints'> {
  const { many, hours, rate, others, time, setting } = output
  const { worker, workers, did, what } = setting
  const { made, wanted, intro, one } = basicsOf(output)
  const key = others - many
  return {
    stem: t`${intro} How many more such ${workers} are needed to ${did} ${wanted} ${what} in ${count(time, 'hour')}?`,
    key,
    fits: (value) => value.n > 0n && isWhole(value),
    wrong: wrongNumbers(output),
    because: t`Since ${one}, the job takes ${m`\frac{${wanted}}{${time} \times ${rate}} = ${others}`} ${workers}, which is ${key} more than ${many}.`,
    quick: [
      time === hours
        ? t`The time is the same, so the number of ${workers} must grow by the factor ${m`\frac{${wanted}}{${made}} = ${div(wanted, made)}`}: from ${many} to ${others}, which is ${key} more.`
        : t`For ${wanted} instead of ${made} ${what}, multiply the number of ${workers} by ${m`\frac{${wanted}}{${made}}`}. For ${count(time, 'hour')} instead of ${hours}, multiply it by ${m`\frac{${hours}}{${time}}`}: ${m`${many} \times \frac{${wanted}}{${made}} \times \frac{${hours}}{${time}} = ${others}`}, which is ${key} more than ${many}.`,
    ],
    full: [
      t`First find the rate: ${one}.`,
      t`In ${count(time, 'hour')}, one ${worker} can ${did} ${m`${time} \times ${rate} = ${time * rate}`} ${what}, so ${m`${wanted} \div ${time * rate} = ${others}`} ${workers} are needed.`,
      t`That is ${m`${others} - ${many} = ${key}`} more than the ${many} at work now.`,
    ],
  }
}
