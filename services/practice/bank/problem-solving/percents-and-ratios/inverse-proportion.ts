import { m, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { div, isWhole, mul, sub } from '../../factory/rational.ts'

const JOBS = [
  { who: 'machines', does: 'fill an order', unit: 'hours' },
  { who: 'volunteers', does: 'clean a beach', unit: 'hours' },
  { who: 'painters', does: 'paint a hall', unit: 'days' },
  { who: 'pumps', does: 'drain a dock', unit: 'hours' },
] as const

export const inverseProportion = problem({
  id: 'inverse-proportion',
  skill: 'proportions',
  version: 3,
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
      ? t`How many ${setting.unit} less does the job take ${others} such ${setting.who}?`
      : t`How many ${setting.unit} do ${others} such ${setting.who} need for the same job?`
    return {
      stem: t`${workers} ${setting.who}, all working at the same constant rate, ${setting.does} in ${time} ${setting.unit}. ${asked}`,
      key,
      show: plain,
      fits: (value) => value.n > 0n && value.n < BigInt(time * 8) * value.d,
      wrong: [
        [
          less ? full : direct,
          less ? 'stopped-early' : 'direct-for-inverse',
          () =>
            less
              ? t`${full} ${setting.unit} is the new time. The question asks how much less than ${time} that is.`
              : t`This answer lets the time grow with the number of ${setting.who}: ${m`${time} \times \frac{${others}}{${workers}}`}. More ${setting.who} need less time; the product ${m`${workers} \times ${time} = ${workers * time}`} stays the same.`,
        ],
        [
          less ? sub(direct, time) : time + (workers - others),
          less ? 'direct-for-inverse' : 'additive-scaling',
          () =>
            less
              ? t`This answer lets the time grow with the number of ${setting.who}, from ${time} to ${direct}. More ${setting.who} need less time.`
              : t`This answer changes the time by the same amount as the number of ${setting.who}, ${Math.abs(workers - others)}. What stays the same is their product, ${workers * time}.`,
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
            t`This answer divides ${time} by the difference of ${Math.abs(others - workers)} ${setting.who}. Divide the total work, ${workers * time}, by ${others}.`,
        ],
        [
          div(time, others),
          'ignored-condition',
          () =>
            t`This answer divides ${time} by ${others}, as if one alone took ${time} ${setting.unit}. It is ${workers} ${setting.who} that take ${time}.`,
        ],
        [
          less ? div(time * workers, others + workers) : div(workers * time, others + workers),
          'wrong-count',
          () =>
            t`This answer lets all ${others + workers} ${setting.who} work together. The second time only ${others} do.`,
        ],
        [
          sub(time, less ? div(time * workers, others + workers) : key),
          less ? 'wrong-count' : 'answered-other-quantity',
          () =>
            less
              ? t`This answer lets all ${others + workers} ${setting.who} work together; the second time only ${others} do.`
              : t`This is by how much the time changes. The question asks for the new time, ${key}.`,
        ],
        [
          div(workers * time, 2),
          'mean-of-means',
          () =>
            t`This answer halves the total work of ${workers * time}. It has to be shared among ${others} ${setting.who}.`,
        ],
      ],
      because: t`One alone would need ${m`${workers} \times ${time} = ${workers * time}`} ${setting.unit}; shared among ${others} that is ${full}${less ? t`, or ${key} less than ${time}` : ''}.`,
      quick: [
        t`${m`${time} \times \frac{${workers}}{${others}} = ${full}`}${less ? t`, and ${m`${time} - ${full} = ${key}`}` : ''}.`,
      ],
      full: [
        t`The work is the same, so number times time is constant: ${m`${workers} \times ${time} = ${workers * time}`}.`,
        t`With ${others} ${setting.who} the time is ${m`\frac{${workers * time}}{${others}} = ${full}`}.`,
        ...(less ? [t`That is ${m`${time} - ${full} = ${key}`} ${setting.unit} less.`] : []),
      ],
      hints: [
        `Do more ${setting.who} need more time or less?`,
        t`One alone would need ${workers * time} ${setting.unit}.`,
      ],
    }
  },
  second: ([workers = 0, time = 0, others = 0], stem) => {
    const perHour = 1 / time / workers
    const needed = 1 / (perHour * others)
    return stem.includes('less does') ? time - needed : needed
  },
})
