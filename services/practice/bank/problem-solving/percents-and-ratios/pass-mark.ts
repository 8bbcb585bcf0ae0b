import { count, m, percent, plain, t } from '../../factory/format.ts'
import { problem, type Level, type Wrong } from '../../factory/problem-template.ts'
import { div, isWhole, mul, rational, sub, type Rational } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'
import { NAMES } from '../../factory/names.ts'

interface Test {
  level: Level
  total: number
  done: number
  right: number
  goal: number
  low: number
  missed: number
  name: string
}

const TESTS = [
  'a driving theory test',
  'a first-aid course',
  'a pilot exam',
  'a language test',
  'a safety course',
  'a tax exam',
] as const

export const passMark = problem<Test & { test: string }>({
  id: 'pass-mark',
  skill: 'percents',
  version: 3,
  levels: [-0.6, 0.1, 0.8],
  draw: (random, level) => {
    const total = random.step(60, 240, 20)
    const rest = random.pick([20, 25, 40, 50, 60, 75, 80, 100, 120])
    const share = random.step(20, 95, 5)
    const goal = random.step(50, 80, 5)
    const needed = (total * goal) / 100
    const done = total - rest
    const right = needed - (level === 2 ? Math.round((rest * share) / 100) : random.int(5, rest - 2))
    const low = random.int(Math.max(20, goal - 25), goal - 4)
    if (level < 3 && (!Number.isInteger(needed) || done < 20 || right < done * 0.3 || right > done * 0.95)) return null
    if (level === 2 && (rest * share) % 100 !== 0) return null
    if (level === 3 && (!Number.isInteger((total * low) / 100) || !Number.isInteger(needed))) return null
    return {
      level,
      total,
      done,
      right,
      goal,
      low,
      missed: level === 3 ? (total * (goal - low)) / 100 : 0,
      name: random.pick(NAMES),
      test: random.pick(TESTS),
    }
  },
  write: (drawn) => {
    const { level, total, done, right, goal, low, missed, name, test } = drawn
    const needed = (total * goal) / 100
    const rest = total - done
    const share = div(100 * (needed - right), rest)
    const key = level === 1 ? needed - right : level === 2 ? share : total
    const so = t`To pass ${test}, one has to answer at least ${goal}% of its ${total} questions correctly. Of the first ${done} questions ${name} answers ${right} correctly.`
    const stem = [
      t`${so} How many of the other ${rest} questions must ${name} answer correctly, at least, to pass?`,
      t`${so} What percent of the remaining questions must ${name} answer correctly, at least, to pass?`,
      t`To pass ${test}, one has to answer at least ${goal}% of the questions correctly. ${name} answers ${low}% correctly and misses the pass mark by ${count(missed, 'question')}. How many questions does the test have?`,
    ][level - 1]!
    return {
      stem,
      key,
      show: level === 2 ? percent : plain,
      fits:
        level === 2 ? (value) => value.n > 0n && value.n <= 100n * value.d : (value) => isWhole(value) && value.n > 0n,
      wrong: level === 3 ? wrongTotals(drawn) : wrongRest(drawn),
      because:
        level === 3
          ? t`${missed} questions are ${m`${goal}\% - ${low}\% = ${goal - low}\%`} of all, so all are ${m`${missed} \div ${rational(goal - low, 100)} = ${total}`}.`
          : t`${goal}% of ${total} is ${needed}; ${right} are correct already, so ${needed - right} of the other ${rest} are needed${level === 2 ? t`, ${percent(share)}` : ''}.`,
      quick:
        level === 3
          ? [t`${goal - low}% is ${missed}, so 1% is ${plain(div(total, 100))} and 100% is ${total}.`]
          : [
              t`${m`${rational(goal, 100)} \times ${total} - ${right} = ${needed - right}`}${level === 2 ? t` of ${rest}: ${percent(share)}` : ''}.`,
            ],
      full:
        level === 3
          ? [
              t`The pass mark is ${goal}% of the questions, ${name} has ${low}%. The difference is ${goal - low}% of all questions.`,
              t`With ${m`q`} questions: ${m`${rational(goal - low, 100)}q = ${missed}`}, so ${m`q = ${total}`}.`,
            ]
          : [
              t`Needed in all: ${goal}% of ${total}, that is ${needed} questions.`,
              t`Still needed: ${m`${needed} - ${right} = ${needed - right}`}.`,
              ...(level === 2
                ? [
                    t`There are ${m`${total} - ${done} = ${rest}`} questions left: ${m`\frac{${needed - right}}{${rest}}`} is ${percent(share)}.`,
                  ]
                : []),
            ],
      hints:
        level === 3
          ? [
              'Which percent of all questions is missing to the pass mark?',
              t`${missed} questions are ${goal - low}% of all.`,
            ]
          : [
              'How many correct answers are needed in the whole test?',
              t`${needed} are needed, and ${right} are there already.`,
            ],
    }
  },
  second: (numbers, stem) => {
    if (stem.includes('misses')) {
      const [goal = 0, low = 0, missed = 0] = numbers
      return search([10, 1000], (all) => near(all * goal - all * low, 100 * missed))
    }
    const [goal = 0, total = 0, done = 0, right = 0] = numbers
    let more = 0
    while ((right + more) * 100 < goal * total) more += 1
    return stem.includes('What percent') ? (more / (total - done)) * 100 : more
  },
})

function wrongRest({ level, total, done, right, goal }: Test): Wrong[] {
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
              t`You took ${needed - right} as a percent of all ${total} questions. It is asked for the ${rest} that remain.`,
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
              t`You made ${goal}% the plain average of ${percent(part)} and the rest. The first ${done} and the other ${rest} questions do not weigh the same.`,
          ],
          [
            div(100 * (needed - right), needed),
            'percent-of-wrong-base',
            () =>
              t`You compared ${needed - right} with the ${needed} that are needed in all, instead of the ${rest} that remain.`,
          ],
          [
            div(100 * (needed - right), done),
            'percent-of-wrong-base',
            () =>
              t`You compared ${needed - right} with the first ${done} questions. It is asked for the other ${rest}.`,
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
            () => t`You asked for more than ${goal}%. Exactly ${needed} of ${total} correct is enough.`,
          ],
        ] as const)),
    [
      as(rational(goal * rest, 100)),
      'percent-of-wrong-base',
      () =>
        t`You took ${goal}% of the ${rest} questions that remain. The ${goal}% refers to all ${total}, of which ${right} are already correct.`,
    ],
    [
      as(sub(rational(goal * rest, 100), right)),
      'percent-of-wrong-base',
      () =>
        t`You took ${goal}% of the remaining ${rest} questions and subtracted the ${right}. The ${goal}% refers to all ${total}.`,
    ],
    [
      as(rational(needed - done)),
      'wrong-operation',
      () => t`You subtracted the ${done} questions that were answered. Only the ${right} correct ones count.`,
    ],
    [
      as(sub(rational(goal * done, 100), right)),
      'ignored-condition',
      () => t`You compared ${right} with ${goal}% of the first ${done} questions. The ${goal}% refers to all ${total}.`,
    ],
    [
      as(rational(goal - right)),
      'percent-points-for-percent',
      () => t`You took ${goal}% for ${goal} questions. ${goal}% of ${total} is ${needed}.`,
    ],
    [
      as(sub(needed, div(right * goal, 100))),
      'percent-of-wrong-base',
      () => t`You took off ${goal}% of the ${right} correct answers. All ${right} of them count.`,
    ],
  ]
}

function wrongTotals({ total, goal, low, missed }: Test): Wrong[] {
  const needed = (total * goal) / 100
  return [
    [
      div(100 * missed, goal),
      'percent-of-wrong-base',
      () =>
        t`You took the ${missed} missing questions for ${goal}% of all. They are the difference to ${low}%, that is ${goal - low}%.`,
    ],
    [
      div(100 * missed, low),
      'percent-of-wrong-base',
      () => t`You took the ${missed} missing questions for ${low}% of all. They are ${goal - low}%.`,
    ],
    [
      div(100 * missed, 100 - low),
      'complement-forgotten',
      () =>
        t`You took the ${missed} for all that was not answered correctly, ${100 - low}%. They reach only to the pass mark of ${goal}%.`,
    ],
    [
      div(100 * missed, 100 - goal),
      'complement-forgotten',
      () =>
        t`You took the ${missed} for the ${100 - goal}% above the pass mark. They lie below it, from ${low}% to ${goal}%.`,
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
      () => t`You added ${goal}% and ${low}%. The ${missed} questions are the difference of the two.`,
    ],
    [
      total + missed,
      'wrong-operation',
      () => t`You added the ${missed} missing questions to the total of ${total}. They are part of it.`,
    ],
    [
      missed * (goal - low),
      'wrong-operation',
      () =>
        t`You multiplied ${missed} by ${goal - low}. If ${missed} is ${goal - low}%, 100% is ${m`${missed} \times \frac{100}{${goal - low}}`}.`,
    ],
    [
      total + needed,
      'wrong-operation',
      () => t`You added the pass mark of ${needed} to the total. It is ${goal}% of the total.`,
    ],
    [
      missed * 100,
      'stopped-early',
      () => t`You took the ${missed} questions for 1%. They are ${goal - low}% of all, so divide by ${goal - low}.`,
    ],
  ]
}
