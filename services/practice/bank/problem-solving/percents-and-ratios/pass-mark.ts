import { agree, pronounsOf } from '../../factory/grammar.ts'
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
  version: 5,
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
    const [goal = 0, total = 0, right = 0, done = 0] = numbers
    let more = 0
    while ((right + more) * 100 < goal * total) more += 1
    return stem.includes('minimum percent') ? (more / (total - done)) * 100 : more
  },
})

function numberNeeded(drawn: Test & { test: string }): Problem {
  const { total, done, right, goal, name, test } = drawn
  const needed = (total * goal) / 100
  const rest = total - done
  const key = needed - right
  const so = t`To pass ${test}, a candidate must answer at least ${goal}% of the ${total} questions correctly. ${name} answers ${right} of the first ${done} questions correctly.`
  return {
    stem: t`${so} What is the minimum number of the remaining ${rest} questions that ${pronounsOf(name).he} must answer correctly to pass?`,
    key,
    show: plain,
    fits: (value) => isWhole(value) && value.n > 0n,
    wrong: wrongRest(drawn),
    because: t`A passing score is ${goal}% of ${total}, or ${needed}. ${name} already has ${right}, so ${pronounsOf(name).he} needs ${m`${needed} - ${right} = ${needed - right}`} more.`,
    quick: [
      t`Subtract the correct answers so far from the passing score: ${m`${rational(goal, 100)} \times ${total} - ${right} = ${needed - right}`}.`,
    ],
    full: [
      t`${name} needs ${goal}% of all ${total} questions, which is ${m`${rational(goal, 100)} \times ${total} = ${needed}`} correct answers.`,
      t`${pronounsOf(name).he === 'she' ? 'She' : 'He'} already has ${right}, so ${pronounsOf(name).he} needs at least ${m`${needed} - ${right} = ${needed - right}`} of the remaining ${rest}.`,
      t`Check: ${m`${right} + ${needed - right} = ${needed}`}, and ${m`\frac{${needed}}{${total}}`} is ${goal}%.`,
    ],
    hints: [
      t`Is the ${goal}% a percent of the remaining questions or of the whole test?`,
      t`A passing score is ${needed} correct answers. How many of them does ${name} still need?`,
    ],
  }
}

function percentNeeded(drawn: Test & { test: string }): Problem {
  const { total, done, right, goal, name, test } = drawn
  const needed = (total * goal) / 100
  const rest = total - done
  const share = div(100 * (needed - right), rest)
  const so = t`To pass ${test}, a candidate must answer at least ${goal}% of the ${total} questions correctly. ${name} answers ${right} of the first ${done} questions correctly.`
  return {
    stem: t`${so} What is the minimum percent of the remaining questions that ${pronounsOf(name).he} must answer correctly to pass?`,
    key: share,
    show: percent,
    fits: (value) => value.n > 0n && value.n <= 100n * value.d,
    wrong: wrongRest(drawn),
    because: t`A passing score is ${goal}% of ${total}, or ${needed}. ${name} already has ${right}, so ${pronounsOf(name).he} needs ${needed - right} of the remaining ${rest}, and ${m`\frac{${needed - right}}{${rest}}`} is ${percent(share)}.`,
    quick: [
      t`${name} needs ${m`${rational(goal, 100)} \times ${total} - ${right} = ${needed - right}`} more correct answers, and ${needed - right} of ${rest} is ${percent(share)}.`,
    ],
    full: [
      t`${name} needs ${goal}% of all ${total} questions, which is ${m`${rational(goal, 100)} \times ${total} = ${needed}`} correct answers, so ${pronounsOf(name).he} still needs ${m`${needed} - ${right} = ${needed - right}`}.`,
      t`There are ${m`${total} - ${done} = ${rest}`} questions left, and ${m`\frac{${needed - right}}{${rest}}`} is ${percent(share)}.`,
    ],
    hints: [
      t`The ${goal}% is a percent of all ${total} questions. Of how many questions is the answer a percent?`,
      t`A passing score is ${needed} correct answers. How many of them does ${name} still need, and out of how many questions?`,
    ],
  }
}

function numberOfQuestions(drawn: Test & { test: string }): Problem {
  const { total, goal, low, missed, name, test } = drawn
  return {
    stem: t`To pass ${test}, a candidate must answer at least ${goal}% of the questions correctly. ${name} answers ${low}% of them correctly and misses the passing score by ${count(missed, 'question')}. How many questions are on the test?`,
    key: total,
    show: plain,
    fits: (value) => isWhole(value) && value.n > 0n,
    wrong: wrongTotals(drawn),
    because: t`${name} fell short by ${m`${goal}\% - ${low}\% = ${goal - low}\%`} of the questions. If ${missed} ${agree(missed, 'question is', 'questions are')} ${goal - low}% of the test, the test has ${m`${missed} \div ${rational(goal - low, 100)} = ${total}`} questions.`,
    quick: [
      t`The difference of ${m`${goal}\% - ${low}\% = ${goal - low}\%`} is ${count(missed, 'question')}, so 1% of the test is ${count(div(total, 100), 'question')}, and the whole test has ${total}.`,
    ],
    full: [
      t`The passing score is ${goal}% of the questions, and ${name} scored ${low}%, so the difference is ${goal - low}% of all the questions on the test.`,
      t`Let ${m`q`} be the number of questions. Then ${m`${rational(goal - low, 100)}q = ${missed}`}, so ${m`q = ${missed} \div ${rational(goal - low, 100)} = ${total}`}.`,
    ],
    hints: [
      t`The difference between passing and ${pronounsOf(name).his} result is given as a number of questions. Can you also express it as a percent?`,
      t`The ${count(missed, 'question')} ${agree(missed, 'makes', 'make')} up ${goal - low}% of the test. How many questions are on the whole test?`,
    ],
  }
}
