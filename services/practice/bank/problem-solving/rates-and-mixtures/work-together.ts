import { count, m, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { add, div, isWhole, mul, rational, sub } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'

const TASKS = [
  { pair: 'Two printers', first: 'the older printer', second: 'the newer one', job: 'print a catalog' },
  { pair: 'Two hoses', first: 'the thin hose', second: 'the wide one', job: 'fill a pool' },
  { pair: 'Two teams', first: 'the day team', second: 'the night team', job: 'harvest a vineyard' },
  { pair: 'Two servers', first: 'the backup server', second: 'the main one', job: 'index an archive' },
] as const

export const workTogether = problem({
  id: 'work-together',
  skill: 'work',
  version: 3,
  levels: [-0.9, 0, 0.8],
  places: [
    [4, 4, 4, 8, 0],
    [1, 1, 2, 4, 12],
    [7, 7, 6, 0, 0],
  ],
  draw: (random, level) => {
    const slow = random.int(3, level === 1 ? 30 : 60)
    const fast = random.int(2, slow - 1)
    const joint = div(slow * fast, slow + fast)
    if (!isWhole(mul(joint, level === 1 ? 1 : 5))) return null
    const head = level === 3 ? random.int(1, fast - 1) : 0
    const after = mul(joint, sub(1, rational(head, slow)))
    if (!isWhole(mul(after, 10))) return null
    return { slow, fast, head, joint, after, reverse: level === 2, setting: random.pick(TASKS) }
  },
  write: ({ slow, fast, head, joint, after, reverse, setting }) => {
    const key = reverse ? rational(fast) : head > 0 ? after : joint
    const stem = reverse
      ? t`${setting.pair} working together at constant rates ${setting.job} in ${joint} hours. Alone, ${setting.first} would need ${slow} hours. How many hours would ${setting.second} need alone?`
      : t`${setting.pair} ${setting.job} at constant rates: ${setting.first} alone would need ${slow} hours, ${setting.second} alone ${fast} hours. ${head > 0 ? t`After ${setting.first} has worked alone for ${count(head, 'hour')}, both work together until the job is done. For how many hours do they work together?` : 'How many hours do they need together?'}`
    const left = sub(1, rational(head, slow))
    const minusTime = sub(slow, joint)
    return {
      stem,
      key,
      show: plain,
      wrong: reverse
        ? [
            [
              minusTime,
              'times-added',
              () =>
                t`This answer subtracts times: ${m`${slow} - ${joint}`}. It is the rates that add: ${m`\frac{1}{${joint}} - \frac{1}{${slow}}`} is the rate of ${setting.second}.`,
            ],
            [
              div(mul(slow, joint), add(slow, joint)),
              'rates-added',
              () =>
                t`This answer adds the rates ${m`\frac{1}{${joint}}`} and ${m`\frac{1}{${slow}}`}. The joint rate already contains that of ${setting.first}, so subtract it.`,
            ],
            [
              mul(2, joint),
              'rates-averaged',
              () =>
                t`This answer assumes that both are equally fast. ${m`2 \times ${joint}`} would be the time of each then, but one of them needs ${slow}.`,
            ],
            [
              sub(mul(2, joint), slow).n > 0n ? sub(mul(2, joint), slow) : div(slow, 2),
              'times-averaged',
              () =>
                t`This answer treats ${joint} hours as the average of two times. Working together is faster than either alone.`,
            ],
            [
              joint,
              'stopped-early',
              () => t`${joint} hours is the time together. Alone, ${setting.second} needs longer.`,
            ],
            [
              add(slow, joint),
              'times-added',
              () =>
                t`This answer adds the two times. ${setting.first === 'the thin hose' ? 'A hose' : 'Either'} alone is slower than both together, but rates add, not times.`,
            ],
            [
              mul(fast, 2),
              'doubled-or-halved',
              () =>
                t`At ${2 * fast} hours its rate would be ${m`\frac{1}{${2 * fast}}`}; together with ${m`\frac{1}{${slow}}`} that does not make ${m`1 \div ${joint}`}.`,
            ],
          ]
        : [
            [
              head > 0 ? joint : div(slow + fast, 2),
              head > 0 ? 'head-start-ignored' : 'times-averaged',
              () =>
                head > 0
                  ? t`${joint} hours is the time for the whole job together. ${m`\frac{${head}}{${slow}}`} of it is done before.`
                  : t`This answer averages the two times. Together they are faster than the faster one alone, who needs ${fast} hours.`,
            ],
            [
              head > 0 ? sub(joint, head) : slow + fast,
              head > 0 ? 'head-start-ignored' : 'times-added',
              () =>
                head > 0
                  ? t`This answer takes the ${count(head, 'hour')} off the joint time of ${joint}. In that time only ${m`\frac{${head}}{${slow}}`} of the job is done, at the slower rate.`
                  : t`This answer adds the times. Working together takes less time than either alone.`,
            ],
            [
              head > 0 ? add(after, head) : div(slow * fast, slow - fast),
              head > 0 ? 'answered-other-quantity' : 'rates-subtracted',
              () =>
                head > 0
                  ? t`${add(after, head)} hours is the time of the whole job. The question asks for the part they work together.`
                  : t`This answer subtracts the rates ${m`\frac{1}{${fast}}`} and ${m`\frac{1}{${slow}}`}. Both work for the job, so the rates add.`,
            ],
            [
              head > 0 ? mul(fast, left) : slow - fast,
              head > 0 ? 'ignored-condition' : 'times-added',
              () =>
                head > 0
                  ? t`This answer lets ${setting.second} finish alone: ${m`${fast} \times ${left}`}. Both go on together.`
                  : t`${slow - fast} hours is the difference of the two times.`,
            ],
            [
              head > 0 ? mul(joint, sub(1, rational(head, fast))) : div(fast, 2),
              head > 0 ? 'wrong-part-of-ratio' : 'rates-averaged',
              () =>
                head > 0
                  ? t`This answer lets ${setting.second} work alone first. It is ${setting.first} that does ${m`\frac{${head}}{${slow}}`} of the job.`
                  : t`This answer halves the time of the faster one, as if both were equally fast. The other needs ${slow} hours and helps less.`,
            ],
            [
              head > 0 ? div(slow + fast, 2) : div(slow, 2),
              head > 0 ? 'times-averaged' : 'rates-averaged',
              () =>
                head > 0
                  ? t`This answer averages the two times, ${slow} and ${fast}. Rates add: ${m`\frac{1}{${slow}} + \frac{1}{${fast}}`}.`
                  : t`This answer halves the time of the slower one, as if both were that slow.`,
            ],
            ...(head > 0
              ? []
              : [
                  [
                    div(joint, 2),
                    'doubled-or-halved',
                    () =>
                      t`This answer divides ${joint} hours by 2, since two share the work. ${m`\frac{${slow} \times ${fast}}{${slow} + ${fast}}`} is already the time with both at work.`,
                  ] as const,
                  [
                    div(fast * fast, slow + fast),
                    'wrong-part-of-ratio',
                    () =>
                      t`This answer takes the part ${m`\frac{${fast}}{${slow + fast}}`} of ${fast} hours. The faster one does the larger part of the job, ${m`\frac{${slow}}{${slow + fast}}`}, and needs that part of its ${fast} hours.`,
                  ] as const,
                ]),
            [
              div(mul(joint, 2), 1),
              'doubled-or-halved',
              () =>
                t`This answer averages the rates instead of adding them, which doubles the time: the joint rate is ${m`\frac{1}{${slow}} + \frac{1}{${fast}}`}.`,
            ],
          ],
      because: reverse
        ? t`The rates add: ${m`1 \div ${joint} - \frac{1}{${slow}} = \frac{1}{${fast}}`} of the job per hour, so ${fast} hours.`
        : t`Together they do ${m`\frac{1}{${slow}} + \frac{1}{${fast}}`} of the job per hour, the whole in ${joint} hours${head > 0 ? t`; ${m`${left}`} of it is left, which takes ${m`${left} \times ${joint} = ${after}`} hours` : ''}.`,
      quick: [
        reverse
          ? t`In ${joint} hours ${setting.first} does ${m`${div(joint, slow)}`} of the job and ${setting.second} the other ${m`${sub(1, div(joint, slow))}`}. The whole takes it ${m`${joint} \div ${sub(1, div(joint, slow))} = ${fast}`} hours.`
          : t`Product over sum: ${m`\frac{${slow} \times ${fast}}{${slow} + ${fast}} = ${joint}`}${head > 0 ? t`, times the rest ${m`1 - \frac{${head}}{${slow}}`}` : ''}.`,
      ],
      full: [
        reverse
          ? t`Together they do ${m`1 \div ${joint} = ${div(1, joint)}`} of the job per hour; ${setting.first} does ${m`\frac{1}{${slow}}`}.`
          : t`Per hour, one does ${m`\frac{1}{${slow}}`} and the other ${m`\frac{1}{${fast}}`} of the job.`,
        reverse
          ? t`The rest is the rate of ${setting.second}: ${m`${div(1, joint)} - \frac{1}{${slow}} = \frac{1}{${fast}}`}.`
          : t`Together that is ${m`\frac{1}{${slow}} + \frac{1}{${fast}} = ${div(1, joint)}`} per hour, so the whole job takes ${joint} hours.`,
        ...(head > 0
          ? [t`${m`\frac{${head}}{${slow}}`} is done before, so ${m`${left} \times ${joint} = ${after}`} hours remain.`]
          : []),
        ...(reverse ? [t`At that rate the job takes ${fast} hours.`] : []),
      ],
      hints: ['Which part of the job does each do in one hour?', 'The parts done per hour add up; the times do not.'],
    }
  },
  second: (numbers, stem) => {
    const [a = 0, b = 0, c = 0] = numbers
    if (stem.includes('would need alone?') || stem.includes('need alone?')) {
      return search([0.5, 200, 0.5], (x) => near(a / b + a / x, 1))
    }
    return search([0.01, 100, 0.01], (x) => near((c + x) / a + x / b, 1))
  },
})
