import { count, m, plain, t } from '../../factory/format.ts'
import { fracTex } from '../../factory/frac-tex.ts'
import { gcd } from '../../factory/gcd.ts'
import { problem } from '../../factory/problem-template.ts'
import { add, compare, div, isWhole, mul, rational, sub } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'

const TASKS = [
  { pair: 'two printers', first: 'the older printer', second: 'the newer printer', job: 'print a catalog' },
  { pair: 'two hoses', first: 'the thin hose', second: 'the wide hose', job: 'fill a pool' },
  { pair: 'two teams', first: 'the day team', second: 'the night team', job: 'harvest a vineyard' },
  { pair: 'two servers', first: 'the backup server', second: 'the main server', job: 'index an archive' },
] as const

function hintsFor(reverse: boolean, head: number, first: string): readonly [string, string] {
  if (reverse)
    return [
      'Times of people or machines that work together cannot be subtracted. Which quantity can?',
      `What part of the job do the two do together in one hour, and how much of that is done by ${first}?`,
    ]
  if (head > 0)
    return [
      'Is the whole job left when the two begin to work together?',
      'What part of the job is left then, and what part do the two do together in one hour?',
    ]
  return [
    'Should the time for both together be more or less than the shorter of the two times?',
    'How much of the job does each one do alone in one hour?',
  ]
}

export const workTogether = problem({
  id: 'work-together',
  skill: 'work',
  version: 4,
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
      ? t`Working together at constant rates, ${setting.pair} can ${setting.job} in ${joint} hours. Working alone, ${setting.first} would need ${slow} hours. How many hours would ${setting.second} need alone?`
      : t`Working alone at constant rates, ${setting.first} can ${setting.job} in ${slow} hours, and ${setting.second} can do the same job in ${fast} hours. ${head > 0 ? t`If ${setting.first} works alone for ${count(head, 'hour')} and then both work together until the job is done, for how many hours do they work together?` : 'How many hours would the two need together?'}`
    const left = sub(1, rational(head, slow))
    const minusTime = sub(slow, joint)
    const rate = fracTex(1, joint)
    const units = (slow * fast) / gcd(slow, fast)
    const perHour = units / slow + units / fast
    const rest = units - (head * units) / slow
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
                t`This answer subtracts the times: ${m`${slow} - ${joint} = ${minusTime}`}. Subtract the rates, not the times: ${m`${rate} - \frac{1}{${slow}} = \frac{1}{${fast}}`} of the job per hour.`,
            ],
            [
              div(mul(slow, joint), add(slow, joint)),
              'rates-added',
              () =>
                t`This answer adds the rate of ${setting.first}, ${m`\frac{1}{${slow}}`}, to the joint rate, ${m`${rate}`}. The joint rate already includes it, so subtract it.`,
            ],
            [
              mul(2, joint),
              'rates-averaged',
              () =>
                t`This answer doubles the joint time of ${joint} hours. That would be right if both worked at the same rate, but ${setting.first} needs ${slow} hours, not ${mul(2, joint)}.`,
            ],
            [
              sub(mul(2, joint), slow).n > 0n ? sub(mul(2, joint), slow) : div(slow, 2),
              'times-averaged',
              () =>
                sub(mul(2, joint), slow).n > 0n
                  ? t`This answer treats ${joint} hours as the average of the two times: ${m`2 \times ${joint} - ${slow}`}. Working together takes less time than either needs alone, so it cannot be their average.`
                  : t`This answer is half of ${slow} hours. Check: with rates of ${m`\frac{1}{${slow}}`} and ${m`\frac{2}{${slow}}`}, the two would need ${rational(slow, 3)} hours together, not ${joint}.`,
            ],
            [
              joint,
              'stopped-early',
              () =>
                t`${joint} hours is the time the two need together. Working alone, ${setting.second} needs longer than that.`,
            ],
            [
              add(slow, joint),
              'times-added',
              () =>
                t`This answer adds the times: ${m`${slow} + ${joint} = ${add(slow, joint)}`}. Subtract the rates instead: ${m`${rate} - \frac{1}{${slow}} = \frac{1}{${fast}}`} of the job per hour.`,
            ],
            [
              mul(fast, 2),
              'doubled-or-halved',
              () =>
                t`Check: with a time of ${2 * fast} hours, the two would need ${div(2 * fast * slow, 2 * fast + slow)} hours together, not ${joint}.`,
            ],
          ]
        : [
            [
              head > 0 ? joint : div(slow + fast, 2),
              head > 0 ? 'head-start-ignored' : 'times-averaged',
              () =>
                head > 0
                  ? t`${joint} hours is the time the two would need for the whole job. But ${m`\frac{${head}}{${slow}}`} of it is already done when they begin to work together.`
                  : t`This answer averages the two times: ${m`\frac{${slow} + ${fast}}{2}`}. Together they must need less than the ${fast} hours that ${setting.second} needs alone.`,
            ],
            [
              head > 0 ? sub(joint, head) : slow + fast,
              head > 0 ? 'head-start-ignored' : 'times-added',
              () =>
                head > 0
                  ? t`This answer subtracts ${count(head, 'hour')} from the joint time of ${joint} hours. In that time only ${setting.first} works, and only ${m`\frac{${head}}{${slow}}`} of the job is done.`
                  : t`This answer adds the times: ${m`${slow} + ${fast}`}. Working together takes less time than working alone, so add the rates instead.`,
            ],
            [
              head > 0 ? add(after, head) : div(slow * fast, slow - fast),
              head > 0 ? 'answered-other-quantity' : 'rates-subtracted',
              () =>
                head > 0
                  ? t`${add(after, head)} hours is the time for the whole job, including the ${count(head, 'hour')} that ${setting.first} works alone. The question asks only about the time together.`
                  : t`This answer uses the difference of the rates, ${m`\frac{1}{${fast}} - \frac{1}{${slow}}`}. Both work on the same job, so add the rates.`,
            ],
            [
              head > 0 ? mul(fast, left) : slow - fast,
              head > 0 ? 'ignored-condition' : 'times-added',
              () =>
                head > 0
                  ? t`This answer is the time ${setting.second} would need to finish alone: ${m`${fast} \times ${fracTex(left)}`}. In fact, both work on the rest.`
                  : t`${slow - fast} hours is the difference between the two times. Add the rates instead: ${m`\frac{1}{${slow}} + \frac{1}{${fast}} = ${rate}`} of the job per hour.`,
            ],
            [
              head > 0 ? mul(joint, sub(1, rational(head, fast))) : div(fast, 2),
              head > 0 ? 'wrong-part-of-ratio' : 'rates-averaged',
              () =>
                head > 0
                  ? t`This answer has ${setting.second} work alone at first. But ${setting.first} does, and it completes ${m`\frac{${head}}{${slow}}`} of the job.`
                  : t`This answer is half of ${fast} hours, as if both worked at the faster rate. Since ${setting.first} needs ${slow} hours, together they take longer than that.`,
            ],
            [
              head > 0 ? div(slow + fast, 2) : div(slow, 2),
              head > 0 ? 'times-averaged' : 'rates-averaged',
              () =>
                head > 0
                  ? t`This answer averages the two times, ${slow} and ${fast} hours. Add the rates instead: ${m`\frac{1}{${slow}} + \frac{1}{${fast}} = ${rate}`} of the job per hour.`
                  : t`This answer is half of ${slow} hours, as if both worked at the slower rate. Since ${setting.second} needs only ${fast} hours, they finish sooner.`,
            ],
            ...(head > 0
              ? []
              : [
                  [
                    div(joint, 2),
                    'doubled-or-halved',
                    () =>
                      t`This answer divides ${joint} hours by 2 because two share the work. But ${m`\frac{${slow} \times ${fast}}{${slow} + ${fast}} = ${joint}`} is already the time with both at work.`,
                  ] as const,
                  [
                    div(fast * fast, slow + fast),
                    'wrong-part-of-ratio',
                    () =>
                      t`This answer multiplies ${fast} hours by ${m`\frac{${fast}}{${slow + fast}}`}. But ${setting.second} is faster and does more of the job, so the fraction is ${m`\frac{${slow}}{${slow + fast}}`}.`,
                  ] as const,
                ]),
            [
              div(mul(joint, 2), 1),
              'doubled-or-halved',
              () =>
                t`This answer uses the average of the two rates, which gives twice the joint time of ${joint} hours. The joint rate is their sum, ${m`\frac{1}{${slow}} + \frac{1}{${fast}}`}.`,
            ],
          ],
      because: reverse
        ? t`The rate of ${setting.second} is the joint rate minus the rate of ${setting.first}: ${m`${rate} - \frac{1}{${slow}} = \frac{1}{${fast}}`} of the job per hour. So ${setting.second} needs ${fast} hours alone.`
        : t`Together they do ${m`\frac{1}{${slow}} + \frac{1}{${fast}} = ${rate}`} of the job per hour, so the whole job takes ${count(joint, 'hour')}${head > 0 ? t`. The part that is left, ${m`${fracTex(left)}`}, takes ${m`${fracTex(left)} \times ${joint} = ${after}`} ${compare(after, 1) > 0 ? 'hours' : 'hour'}` : ''}.`,
      quick: [
        reverse
          ? t`In ${count(joint, 'hour')}, ${setting.first} does ${m`${joint} \div ${slow} = ${div(joint, slow)}`} of the job, and ${setting.second} does the other ${m`${sub(1, div(joint, slow))}`}. So the whole job takes ${setting.second} ${m`${joint} \div ${sub(1, div(joint, slow))} = ${fast}`} hours.`
          : t`Suppose the job has ${units} equal parts. Then ${setting.first} does ${m`${units} \div ${slow} = ${units / slow}`} per hour and ${setting.second} ${m`${units} \div ${fast} = ${units / fast}`}, so together they do ${perHour}. ${head > 0 ? t`After ${count(head, 'hour')}, ${m`${units} - ${head} \times ${units / slow} = ${rest}`} parts are left, which take ${m`${rest} \div ${perHour} = ${after}`} ${compare(after, 1) > 0 ? 'hours' : 'hour'}` : t`The ${units} parts take ${m`${units} \div ${perHour} = ${joint}`} hours`}.`,
      ],
      full: [
        reverse
          ? t`In one hour, the two together do ${m`1 \div ${joint} = ${rate}`} of the job, and ${setting.first} does ${m`\frac{1}{${slow}}`} of it.`
          : t`In one hour, ${setting.first} does ${m`\frac{1}{${slow}}`} of the job and ${setting.second} does ${m`\frac{1}{${fast}}`}.`,
        reverse
          ? t`So ${setting.second} does ${m`${rate} - \frac{1}{${slow}} = \frac{1}{${fast}}`} of the job in one hour and needs ${fast} hours alone.`
          : t`Together they do ${m`\frac{1}{${slow}} + \frac{1}{${fast}} = ${rate}`} of the job per hour, so the whole job takes them ${count(joint, 'hour')}.`,
        ...(head > 0
          ? [
              t`When they begin to work together, ${m`\frac{${head}}{${slow}}`} of the job is done and ${m`${fracTex(left)}`} is left, so they work together for ${m`${fracTex(left)} \times ${joint} = ${after}`} ${compare(after, 1) > 0 ? 'hours' : 'hour'}.`,
            ]
          : []),
      ],
      hints: hintsFor(reverse, head, setting.first),
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
