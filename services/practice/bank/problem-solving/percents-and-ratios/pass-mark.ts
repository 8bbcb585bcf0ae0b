import { pronounsOf } from '../../factory/grammar.ts'
import { byLevel } from '../../factory/by-level.ts'
import { count, m, percent, plain, t } from '../../factory/format.ts'
import { problem, type Problem } from '../../factory/problem-template.ts'
import { div, isWhole, rational } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'
import { NAMES } from '../../factory/names.ts'
import { wrongRest, wrongTotals, type Test } from './wrong-options/pass-mark.ts'

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
  version: 4,
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
  write: (drawn) => byLevel(drawn, [numberNeeded, percentNeeded, numberOfQuestions]),
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

function numberNeeded(drawn: Test & { test: string }): Problem {
  const { total, done, right, goal, name, test } = drawn
  const needed = (total * goal) / 100
  const rest = total - done
  const key = needed - right
  const so = t`To pass ${test}, a candidate must answer at least ${goal}% of its ${total} questions correctly. Of the first ${done} questions ${name} answers ${right} correctly.`
  return {
    stem: t`${so} How many of the other ${rest} questions must ${pronounsOf(name).he} answer correctly, at least, to pass?`,
    key,
    show: plain,
    fits: (value) => isWhole(value) && value.n > 0n,
    wrong: wrongRest(drawn),
    because: t`${goal}% of ${total} is ${needed}; ${right} are correct already, so ${needed - right} of the other ${rest} are needed.`,
    quick: [t`${m`${rational(goal, 100)} \times ${total} - ${right} = ${needed - right}`}.`],
    full: [
      t`Needed in all: ${goal}% of ${total}, that is ${needed} questions.`,
      t`Still needed: ${m`${needed} - ${right} = ${needed - right}`}.`,
    ],
    hints: [
      'How many correct answers are needed in the whole test?',
      t`${needed} are needed, and ${right} are there already.`,
    ],
  }
}

function percentNeeded(drawn: Test & { test: string }): Problem {
  const { total, done, right, goal, name, test } = drawn
  const needed = (total * goal) / 100
  const rest = total - done
  const share = div(100 * (needed - right), rest)
  const so = t`To pass ${test}, a candidate must answer at least ${goal}% of its ${total} questions correctly. Of the first ${done} questions ${name} answers ${right} correctly.`
  return {
    stem: t`${so} What percent of the remaining questions must ${pronounsOf(name).he} answer correctly, at least, to pass?`,
    key: share,
    show: percent,
    fits: (value) => value.n > 0n && value.n <= 100n * value.d,
    wrong: wrongRest(drawn),
    because: t`${goal}% of ${total} is ${needed}; ${right} are correct already, so ${needed - right} of the other ${rest} are needed, ${percent(share)}.`,
    quick: [
      t`${m`${rational(goal, 100)} \times ${total} - ${right} = ${needed - right}`} of ${rest}: ${percent(share)}.`,
    ],
    full: [
      t`Needed in all: ${goal}% of ${total}, that is ${needed} questions.`,
      t`Still needed: ${m`${needed} - ${right} = ${needed - right}`}.`,
      t`There are ${m`${total} - ${done} = ${rest}`} questions left: ${m`\frac{${needed - right}}{${rest}}`} is ${percent(share)}.`,
    ],
    hints: [
      'How many correct answers are needed in the whole test?',
      t`${needed} are needed, and ${right} are there already.`,
    ],
  }
}

function numberOfQuestions(drawn: Test & { test: string }): Problem {
  const { total, goal, low, missed, name, test } = drawn
  return {
    stem: t`To pass ${test}, a candidate must answer at least ${goal}% of the questions correctly. ${name} answers ${low}% correctly and misses the pass mark by ${count(missed, 'question')}. How many questions does the test have?`,
    key: total,
    show: plain,
    fits: (value) => isWhole(value) && value.n > 0n,
    wrong: wrongTotals(drawn),
    because: t`${missed} questions are ${m`${goal}\% - ${low}\% = ${goal - low}\%`} of all, so all are ${m`${missed} \div ${rational(goal - low, 100)} = ${total}`}.`,
    quick: [t`${goal - low}% is ${missed}, so 1% is ${plain(div(total, 100))} and 100% is ${total}.`],
    full: [
      t`The pass mark is ${goal}% of the questions, ${name} has ${low}%. The difference is ${goal - low}% of all questions.`,
      t`With ${m`q`} questions: ${m`${rational(goal - low, 100)}q = ${missed}`}, so ${m`q = ${total}`}.`,
    ],
    hints: [
      'Which percent of all questions is missing to the pass mark?',
      t`${missed} questions are ${goal - low}% of all.`,
    ],
  }
}
