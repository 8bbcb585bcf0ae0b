import { m, plain, t } from '../../factory/format.ts'
import { agree } from '../../factory/grammar.ts'
import { problem } from '../../factory/problem-template.ts'
import { div, isWhole, mul, sub } from '../../factory/rational.ts'

const JOBS = [
  { who: 'machines', does: 'fill an order', unit: 'hours' },
  { who: 'volunteers', does: 'clean a beach', unit: 'hours' },
  { who: 'painters', does: 'paint a hall', unit: 'days' },
  { who: 'pumps', does: 'drain a pool', unit: 'hours' },
] as const

export const inverseProportion = problem({
  id: 'inverse-proportion',
  skill: 'proportions',
  version: 4,
  levels: [-0.9, -0.1, 0.7],
  draw: (random, level) => {
    const workers = random.int(3, 16)
    const time = random.int(4, 24)
    const others = random.int(2, 20)
    const key = div(workers * time, others)
    const extra = level > 1 ? sub(time, key) : key
    if (others === workers || !isWhole(mul(key, 2)) || (level > 1 && others < workers)) return null
    return {
      workers,
      time,
      others,
      key: level === 3 ? extra : key,
      full: key,
      less: level === 3,
      setting: random.pick(JOBS),
    }
  },
  write: ({ workers, time, others, key, full, less, setting }) => {
    const direct = div(time * others, workers)
    const one = setting.who.slice(0, -1)
    const asked = less
      ? t`How many fewer ${setting.unit} would ${others} such ${setting.who} need for the same job?`
      : t`How many ${setting.unit} would ${others} such ${setting.who} need for the same job?`
    return {
      stem: t`Working at the same constant rate, ${workers} ${setting.who} ${setting.does} in ${time} ${setting.unit}. ${asked}`,
      key,
      show: plain,
      fits: (value) => value.n > 0n && value.n < BigInt(time * 8) * value.d,
      wrong: [
        [
          less ? full : direct,
          less ? 'stopped-early' : 'direct-for-inverse',
          () =>
            less
              ? t`${full} is the new time in ${setting.unit}. The question asks how much less than ${time} that is.`
              : t`This answer is ${m`${time} \times \frac{${others}}{${workers}}`}, as if more ${setting.who} needed more time. The time changes in the opposite direction, so invert the fraction.`,
        ],
        [
          less ? sub(direct, time) : time + (workers - others),
          less ? 'direct-for-inverse' : 'additive-scaling',
          () =>
            less
              ? t`This answer is ${m`${direct} - ${time}`}: it lets the time rise from ${time} to ${direct}, in proportion to the number of ${setting.who}. More ${setting.who} need less time, not more.`
              : t`This answer is ${m`${time} + ${workers} - ${others}`}, which keeps the sum ${m`${workers} + ${time}`} the same. The product ${m`${workers} \times ${time} = ${workers * time}`} stays the same instead.`,
        ],
        [
          less ? others - workers : Math.abs(others - workers),
          'additive-scaling',
          () =>
            t`${Math.abs(others - workers)} is the difference between ${others} and ${workers} ${setting.who}. The question asks for ${setting.unit}.`,
        ],
        [
          div(time, Math.abs(others - workers)),
          'wrong-operation',
          () =>
            t`This answer divides ${time} by ${Math.abs(others - workers)}, the difference between the numbers of ${setting.who}. Divide the total work, ${m`${workers} \times ${time} = ${workers * time}`}, by ${others} instead.`,
        ],
        [
          div(time, others),
          'ignored-condition',
          () =>
            t`This answer is ${m`\frac{${time}}{${others}}`}, as if one ${one} alone needed ${time} ${setting.unit}. In fact ${workers} ${setting.who} need that long.`,
        ],
        [
          less ? div(time * workers, others + workers) : div(workers * time, others + workers),
          'wrong-count',
          () =>
            t`This answer is ${m`\frac{${workers * time}}{${workers} + ${others}}`}, the time for ${workers + others} ${setting.who}. Only ${others} ${setting.who} work the second time.`,
        ],
        [
          sub(time, less ? div(time * workers, others + workers) : key),
          less ? 'wrong-count' : 'answered-other-quantity',
          () =>
            less
              ? t`This answer is ${m`${time} - \frac{${workers * time}}{${workers} + ${others}}`}, the time saved by ${workers + others} ${setting.who}. Only ${others} ${setting.who} work the second time.`
              : t`This answer is ${m`${time} - ${key}`}, the change in the time. The question asks for the new time.`,
        ],
        [
          div(workers * time, 2),
          'mean-of-means',
          () =>
            t`This answer is ${m`\frac{${workers * time}}{2}`}. The work of ${m`${workers} \times ${time} = ${workers * time}`} ${setting.unit} is divided among ${others} ${setting.who}, not 2.`,
        ],
      ],
      because: t`One ${one} alone would need ${m`${workers} \times ${time} = ${workers * time}`} ${setting.unit}. Divided among ${others}, that is ${full}${less ? t`, which is ${key} less than ${time}` : ''}.`,
      quick: [
        t`With ${others} instead of ${workers} ${setting.who}, the time is multiplied by the inverse ratio, ${m`\frac{${workers}}{${others}}`}: ${m`${time} \times \frac{${workers}}{${others}} = ${full}`}${less ? t`, and ${m`${time} - ${full} = ${key}`}` : ''}.`,
      ],
      full: [
        less
          ? t`The ${workers} ${setting.who} together put in ${m`${workers} \times ${time} = ${workers * time}`} ${setting.unit} of work, and the job itself does not change.`
          : t`The job does not change, so the number of ${setting.who} times the number of ${setting.unit} is constant: ${m`${workers} \times ${time} = ${workers * time}`}.`,
        t`With ${others} ${setting.who} the job takes ${m`\frac{${workers * time}}{${others}} = ${full}`} ${setting.unit}${less ? t`, which is ${m`${time} - ${full} = ${key}`} ${agree(key, setting.unit.slice(0, -1), setting.unit)} fewer than before` : ''}.`,
      ],
      hints: [
        `Does the time go up or down when the number of ${setting.who} goes up?`,
        t`How many ${setting.unit} would one ${one} working alone need for the whole job?`,
      ],
    }
  },
  second: ([workers = 0, time = 0, others = 0], stem) => {
    const perHour = 1 / time / workers
    const needed = 1 / (perHour * others)
    return stem.includes('How many fewer') ? time - needed : needed
  },
})
