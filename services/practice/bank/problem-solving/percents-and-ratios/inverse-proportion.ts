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
              : t`This answer multiplies ${time} by ${m`\frac{${others}}{${workers}}`}, as if more ${setting.who} needed more time. The time changes in the opposite direction, so the fraction has to be inverted.`,
        ],
        [
          less ? sub(direct, time) : time + (workers - others),
          less ? 'direct-for-inverse' : 'additive-scaling',
          () =>
            less
              ? t`This answer lets the time rise from ${time} to ${direct}, in proportion to the number of ${setting.who}. More ${setting.who} need less time, not more.`
              : t`This answer changes the time by ${Math.abs(workers - others)}, the change in the number of ${setting.who}. What stays the same is the product ${m`${workers} \times ${time} = ${workers * time}`}, not the sum.`,
        ],
        [
          less ? others - workers : Math.abs(others - workers),
          'additive-scaling',
          () =>
            t`${Math.abs(others - workers)} is the difference in the number of ${setting.who}, not in ${setting.unit}.`,
        ],
        [
          div(time, Math.abs(others - workers)),
          'wrong-operation',
          () =>
            t`This answer divides ${time} by ${Math.abs(others - workers)}, the difference between the numbers of ${setting.who}. What has to be divided is the total work, ${m`${workers} \times ${time} = ${workers * time}`}.`,
        ],
        [
          div(time, others),
          'ignored-condition',
          () =>
            t`This answer divides ${time} by ${others}, as if one alone took ${time} ${setting.unit}. In fact it takes ${workers} ${setting.who} that long.`,
        ],
        [
          less ? div(time * workers, others + workers) : div(workers * time, others + workers),
          'wrong-count',
          () =>
            t`This answer is the time for ${m`${workers} + ${others}`} ${setting.who} working together. The second time only ${others} work.`,
        ],
        [
          sub(time, less ? div(time * workers, others + workers) : key),
          less ? 'wrong-count' : 'answered-other-quantity',
          () =>
            less
              ? t`This answer is the time saved by ${m`${workers} + ${others}`} ${setting.who} working together. The second time only ${others} work.`
              : t`This is how much the time changes. The question asks for the new time, ${key}.`,
        ],
        [
          div(workers * time, 2),
          'mean-of-means',
          () =>
            t`This answer divides the total work of ${workers * time} by 2. It has to be divided among ${others} ${setting.who}.`,
        ],
      ],
      because: t`One alone would need ${m`${workers} \times ${time} = ${workers * time}`} ${setting.unit}. Divided among ${others}, that is ${full}${less ? t`, which is ${key} less than ${time}` : ''}.`,
      quick: [
        t`Multiply the time by the inverse ratio of the numbers of ${setting.who}: ${m`${time} \times \frac{${workers}}{${others}} = ${full}`}${less ? t`, and ${m`${time} - ${full} = ${key}`}` : ''}.`,
      ],
      full: [
        less
          ? t`The ${workers} ${setting.who} together put in ${m`${workers} \times ${time} = ${workers * time}`} ${setting.unit} of work, and the job itself does not change.`
          : t`The job does not change, so the number of ${setting.who} times the number of ${setting.unit} is constant: ${m`${workers} \times ${time} = ${workers * time}`}.`,
        t`With ${others} ${setting.who} the job takes ${m`\frac{${workers * time}}{${others}} = ${full}`} ${setting.unit}${less ? t`, which is ${m`${time} - ${full} = ${key}`} ${agree(key, setting.unit.slice(0, -1), setting.unit)} less than before` : ''}.`,
      ],
      hints: [
        `Does the time go up or down when the number of ${setting.who} goes up?`,
        t`How many ${setting.unit} would one alone need for the whole job?`,
      ],
    }
  },
  second: ([workers = 0, time = 0, others = 0], stem) => {
    const perHour = 1 / time / workers
    const needed = 1 / (perHour * others)
    return stem.includes('How many fewer') ? time - needed : needed
  },
})
