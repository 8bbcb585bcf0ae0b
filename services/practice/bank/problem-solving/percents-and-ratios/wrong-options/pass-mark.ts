import { m, percent, t } from '../../../factory/format.ts'
import { type Level, type Wrong } from '../../../factory/problem-template.ts'
import { compare, div, mul, rational, sub, type Rational } from '../../../factory/rational.ts'

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
              t`This answer is ${m`\frac{${needed - right}}{${total}}`}, a percent of all ${total} questions. The question asks for a percent of the ${rest} that remain.`,
          ],
          [
            goal,
            'ignored-condition',
            () =>
              compare(part, goal) > 0
                ? t`${goal}% is required on the whole test. With ${right} of the first ${done} correct, the result so far is above ${goal}%, so a lower percent of the rest is enough.`
                : t`${goal}% is required on the whole test. With ${right} of the first ${done} correct, the result so far is below ${goal}%, so the rest must make up for it.`,
          ],
          [
            sub(2 * goal, part),
            'mean-of-means',
            () =>
              t`This answer treats ${goal}% as the simple average of ${percent(part)} and the percent of the rest. The two parts of the test have different sizes, ${done} and ${rest} questions, so they do not count equally.`,
          ],
          [
            div(100 * (needed - right), needed),
            'percent-of-wrong-base',
            () =>
              t`This answer is ${m`\frac{${needed - right}}{${needed}}`}, with the passing score in the denominator. Divide by the ${rest} questions that remain instead.`,
          ],
          [
            div(100 * (needed - right), done),
            'percent-of-wrong-base',
            () =>
              t`This answer is ${m`\frac{${needed - right}}{${done}}`}, with the first ${done} questions in the denominator. The correct answers still needed have to come from the other ${rest}.`,
          ],
          [
            sub(100, div(100 * (needed - right), rest)),
            'complement-forgotten',
            () =>
              t`This answer is ${m`\frac{${rest - (needed - right)}}{${rest}}`}, the percent of the remaining questions that may be answered incorrectly. The question asks for the correct ones.`,
          ],
        ] as const)
      : ([
          [
            needed,
            'stopped-early',
            () =>
              t`${needed} is a passing score on the whole test. Subtract the ${right} correct answers already given.`,
          ],
          [
            rest - (needed - right),
            'complement-forgotten',
            () =>
              t`This answer is ${m`${rest} - ${needed - right}`}, the number of remaining questions that may be answered incorrectly. The question asks for the correct ones.`,
          ],
          [
            needed - right + 1,
            'boundary-excluded',
            () =>
              t`This answer requires more than ${goal}%. "At least ${goal}%" means that exactly ${needed} correct answers are enough.`,
          ],
        ] as const)),
    [
      as(rational(goal * rest, 100)),
      'percent-of-wrong-base',
      () =>
        t`This answer takes ${goal}% of the ${rest} questions that remain${level === 2 ? '' : t`: ${m`${rational(goal, 100)} \times ${rest}`}`}. The ${goal}% applies to all ${total}, and ${right} of the first ${done} are already correct.`,
    ],
    [
      as(sub(rational(goal * rest, 100), right)),
      'percent-of-wrong-base',
      () =>
        t`This answer takes ${goal}% of the remaining ${rest} questions and then subtracts the ${right} correct ones${level === 2 ? '' : t`: ${m`${rational(goal, 100)} \times ${rest} - ${right}`}`}. The ${goal}% applies to all ${total}.`,
    ],
    [
      as(rational(needed - done)),
      'wrong-operation',
      () =>
        t`This answer subtracts all ${done} questions answered so far from ${needed}. Only the ${right} correct ones count toward the ${needed}.`,
    ],
    [
      as(sub(rational(goal * done, 100), right)),
      'ignored-condition',
      () =>
        t`This answer subtracts ${right} from ${goal}% of the first ${done} questions. The ${goal}% applies to all ${total}.`,
    ],
    [
      as(rational(goal - right)),
      'percent-points-for-percent',
      () =>
        t`This answer treats ${goal}% as ${goal} questions. The test has ${total} questions, so ${goal}% is ${needed} of them.`,
    ],
    [
      as(sub(needed, div(right * goal, 100))),
      'percent-of-wrong-base',
      () =>
        t`This answer subtracts only ${goal}% of the ${right} correct answers from ${needed}. All ${right} of them count.`,
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
        t`This answer is ${m`${missed} \div ${rational(goal, 100)}`}, as if the ${missed} missing questions were ${goal}% of the test. They are the difference between ${goal}% and ${low}%, which is ${goal - low}%.`,
    ],
    [
      div(100 * missed, low),
      'percent-of-wrong-base',
      () =>
        t`This answer is ${m`${missed} \div ${rational(low, 100)}`}, as if the ${missed} missing questions were ${low}% of the test. They are the difference between ${goal}% and ${low}%, which is ${goal - low}%.`,
    ],
    [
      div(100 * missed, 100 - low),
      'complement-forgotten',
      () =>
        t`This answer is ${m`${missed} \div ${rational(100 - low, 100)}`}, as if the ${missed} were all the questions missed, ${100 - low}% of the test. They are only those that would have raised the score from ${low}% to ${goal}%.`,
    ],
    [
      div(100 * missed, 100 - goal),
      'complement-forgotten',
      () =>
        t`This answer is ${m`${missed} \div ${rational(100 - goal, 100)}`}, as if the ${missed} were the part of the test above the passing score. They are the part between ${low}% and ${goal}%.`,
    ],
    [
      needed,
      'stopped-early',
      () =>
        t`${needed} is the passing score, ${goal}% of the questions. The question asks for the number of all the questions, 100%.`,
    ],
    [
      needed - missed,
      'answered-other-quantity',
      () =>
        t`${needed - missed} is the number of correct answers, only ${low}% of the questions. The question asks for the number of all the questions, 100%.`,
    ],
    [
      div(100 * missed, goal + low),
      'wrong-operation',
      () =>
        t`This answer is ${m`${missed} \div ${rational(goal + low, 100)}`}, as if the ${missed} questions were ${m`${goal}\% + ${low}\%`} of the test. They are the difference between the two percents, not the sum.`,
    ],
    [
      total + missed,
      'wrong-operation',
      () =>
        t`This answer is ${m`${total} + ${missed}`}. The total of ${total} already includes the ${missed} missing questions.`,
    ],
    [
      missed * (goal - low),
      'wrong-operation',
      () =>
        t`This answer is ${m`${missed} \times ${goal - low}`}. If ${missed} is ${goal - low}%, then 100% is ${m`${missed} \times \frac{100}{${goal - low}}`}.`,
    ],
    [
      total + needed,
      'wrong-operation',
      () =>
        t`This answer is ${m`${total} + ${needed}`}. The ${needed} questions of a passing score are already part of the total of ${total}.`,
    ],
    [
      missed * 100,
      'stopped-early',
      () =>
        t`This answer treats the ${missed} questions as 1% of the test. They are ${goal - low}% of it, so 1% is ${missed} divided by ${goal - low}.`,
    ],
  ]
}
