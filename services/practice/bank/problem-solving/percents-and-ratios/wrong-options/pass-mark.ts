import { m, percent, t } from '../../../factory/format.ts'
import { type Level, type Wrong } from '../../../factory/problem-template.ts'
import { div, mul, rational, sub, type Rational } from '../../../factory/rational.ts'

export interface Test {
  level: Level
  total: number
  done: number
  right: number
  goal: number
  low: number
  missed: number
  name: string
}

export function wrongRest({ level, total, done, right, goal }: Test): Wrong[] {
  const needed = (total * goal) / 100
  const rest = total - done
  const as = (value: Rational): Rational => (level === 2 ? div(mul(100, value), rest) : value)
  const part = rational(right * 100, done)
  return [
    ...(level === 2
      ? ([
          [
            div(100 * (needed - right), total),
            'percent-of-wrong-base',
            () =>
              t`This answer takes ${needed - right} as a percent of all ${total} questions. It is asked for the ${rest} that remain.`,
          ],
          [
            goal,
            'ignored-condition',
            () =>
              t`${goal}% is needed in the whole test. So far ${right} of ${done} are correct, which is a different share.`,
          ],
          [
            sub(2 * goal, part),
            'mean-of-means',
            () =>
              t`This answer makes ${goal}% the plain average of ${percent(part)} and the rest. The first ${done} and the other ${rest} questions do not weigh the same.`,
          ],
          [
            div(100 * (needed - right), needed),
            'percent-of-wrong-base',
            () =>
              t`This answer compares ${needed - right} with the ${needed} that are needed in all, instead of the ${rest} that remain.`,
          ],
          [
            div(100 * (needed - right), done),
            'percent-of-wrong-base',
            () =>
              t`This answer compares ${needed - right} with the first ${done} questions. It is asked for the other ${rest}.`,
          ],
          [
            sub(100, div(100 * (needed - right), rest)),
            'complement-forgotten',
            () => t`This is the share of the remaining ${rest} that may be wrong.`,
          ],
        ] as const)
      : ([
          [
            needed,
            'stopped-early',
            () => t`${needed} is what is needed in the whole test. ${right} of these are there already.`,
          ],
          [
            rest - (needed - right),
            'complement-forgotten',
            () => t`This is how many of the remaining ${rest} may be wrong.`,
          ],
          [
            needed - right + 1,
            'boundary-excluded',
            () => t`This answer asks for more than ${goal}%. Exactly ${needed} of ${total} correct is enough.`,
          ],
        ] as const)),
    [
      as(rational(goal * rest, 100)),
      'percent-of-wrong-base',
      () =>
        t`This answer takes ${goal}% of the ${rest} questions that remain. The ${goal}% refers to all ${total}, of which ${right} are already correct.`,
    ],
    [
      as(sub(rational(goal * rest, 100), right)),
      'percent-of-wrong-base',
      () =>
        t`This answer takes ${goal}% of the remaining ${rest} questions and subtracts the ${right}. The ${goal}% refers to all ${total}.`,
    ],
    [
      as(rational(needed - done)),
      'wrong-operation',
      () => t`This answer subtracts the ${done} questions that were answered. Only the ${right} correct ones count.`,
    ],
    [
      as(sub(rational(goal * done, 100), right)),
      'ignored-condition',
      () =>
        t`This answer compares ${right} with ${goal}% of the first ${done} questions. The ${goal}% refers to all ${total}.`,
    ],
    [
      as(rational(goal - right)),
      'percent-points-for-percent',
      () => t`This answer takes ${goal}% for ${goal} questions. ${goal}% of ${total} is ${needed}.`,
    ],
    [
      as(sub(needed, div(right * goal, 100))),
      'percent-of-wrong-base',
      () => t`This answer takes off ${goal}% of the ${right} correct answers. All ${right} of them count.`,
    ],
  ]
}

export function wrongTotals({ total, goal, low, missed }: Test): Wrong[] {
  const needed = (total * goal) / 100
  return [
    [
      div(100 * missed, goal),
      'percent-of-wrong-base',
      () =>
        t`This answer takes the ${missed} missing questions for ${goal}% of all. They are the difference to ${low}%, that is ${goal - low}%.`,
    ],
    [
      div(100 * missed, low),
      'percent-of-wrong-base',
      () => t`This answer takes the ${missed} missing questions for ${low}% of all. They are ${goal - low}%.`,
    ],
    [
      div(100 * missed, 100 - low),
      'complement-forgotten',
      () =>
        t`This answer takes the ${missed} for all that was not answered correctly, ${100 - low}%. They reach only to the pass mark of ${goal}%.`,
    ],
    [
      div(100 * missed, 100 - goal),
      'complement-forgotten',
      () =>
        t`This answer takes the ${missed} for the ${100 - goal}% above the pass mark. They lie below it, from ${low}% to ${goal}%.`,
    ],
    [
      needed,
      'stopped-early',
      () => t`${needed} is the pass mark, ${goal}% of the questions. The number of all is asked.`,
    ],
    [
      needed - missed,
      'answered-other-quantity',
      () => t`${needed - missed} is the number of correct answers, ${low}% of the questions.`,
    ],
    [
      div(100 * missed, goal + low),
      'wrong-operation',
      () => t`This answer adds ${goal}% and ${low}%. The ${missed} questions are the difference of the two.`,
    ],
    [
      total + missed,
      'wrong-operation',
      () => t`This answer adds the ${missed} missing questions to the total of ${total}. They are part of it.`,
    ],
    [
      missed * (goal - low),
      'wrong-operation',
      () =>
        t`This answer multiplies ${missed} by ${goal - low}. If ${missed} is ${goal - low}%, 100% is ${m`${missed} \times \frac{100}{${goal - low}}`}.`,
    ],
    [
      total + needed,
      'wrong-operation',
      () => t`This answer adds the pass mark of ${needed} to the total. It is ${goal}% of the total.`,
    ],
    [
      missed * 100,
      'stopped-early',
      () =>
        t`This answer takes the ${missed} questions for 1%. They are ${goal - low}% of all, so divide by ${goal - low}.`,
    ],
  ]
}
