import type { ItemType } from '../src/domain/item.ts'
import type { Plan } from '../src/domain/schedule.ts'
import { loadBank } from './load-bank.ts'
import { weighedOn } from './skill-weights.ts'
import {
  fewestOn,
  firstSets,
  readingsOf,
  simulateSets,
  skillShares,
  soonestRepeat,
  spacingOf,
} from './simulate-choice.ts'

const CANDIDATES = 20
const ACCOUNTS = 200

const SECTIONS: ReadonlyArray<readonly [ItemType, string]> = [
  ['problem-solving', 'Problem Solving'],
  ['data-sufficiency', 'Data Sufficiency'],
  ['reading', 'Reading'],
]

/** Prints how questions are spread for simulated candidates of ability 0. */
export function reportChoice(): void {
  for (const line of [
    ...spacingLines('monthly'),
    '',
    ...readingLines(),
    '',
    ...shareLines(),
    '',
    ...verbalLines(),
    '',
    ...firstLines(),
  ])
    console.log(line)
}

function spacingLines(plan: Plan): string[] {
  const sets = simulateSets({ bank: loadBank(), candidates: CANDIDATES, days: 90, plan })
  const rows = SECTIONS.map(([type, name]) => {
    const { p10, median, nextDay, success } = spacingOf(sets, type)
    return row(name, [days(p10), days(median), nextDay, percent(success)])
  })
  return [
    `Days between two questions of one template or passage (${CANDIDATES} candidates, 90 days, Monthly):`,
    row('', ['p10', 'median', 'next day', 'success']),
    ...rows,
  ]
}

function readingLines(): string[] {
  const rows = (['free', 'monthly'] as const).map((plan) => {
    const sets = simulateSets({ bank: loadBank(), candidates: CANDIDATES, days: 90, plan })
    const { week, questions, otherVerbal } = readingsOf(sets)
    const sizes = [...questions].map(([size, count]) => `${count} of ${size}`).join(', ')
    const means = otherVerbal.map((mean) => mean.toFixed(1))
    return row(plan === 'free' ? 'Free' : 'Monthly', [week.join(' to '), ...means]) + `   ${sizes}`
  })
  return [
    'Passages: how many in seven days, other verbal questions in a set with one and without, questions of a passage:',
    row('', ['in 7 days', 'with', 'without']),
    ...rows,
  ]
}

function shareLines(): string[] {
  const sets = simulateSets({ bank: loadBank(), candidates: CANDIDATES, days: 90, plan: 'monthly' })
  return (['problem-solving', 'data-sufficiency', 'critical-reasoning'] as const).map((type) => {
    const shares = skillShares(sets, type).map(([skill, share]) => `${skill} ${(share * 100).toFixed(1)}`)
    return `Shares of skills in ${type} by the weights of ${weighedOn}, %: ${shares.join(', ')}`
  })
}

function verbalLines(): string[] {
  const sets = simulateSets({ bank: loadBank(), candidates: CANDIDATES, days: 200, plan: 'monthly' })
  const days = [1, 60, 100, 120, 150, 180, 199]
  return [
    'Verbal questions in the set of a day, the least over all candidates:',
    row(
      '',
      days.map((day) => `day ${day}`),
    ),
    row(
      'Verbal',
      days.map((day) => fewestOn(sets, day, 'verbal')),
    ),
    `A question comes again after ${soonestRepeat(sets) ?? '-'} days at the soonest.`,
  ]
}

function firstLines(): string[] {
  const rows = (['free', 'monthly'] as const).map((plan) => {
    const { sameFamily, sameItem } = firstSets({ bank: loadBank(), plan, accounts: ACCOUNTS })
    return row(plan === 'free' ? 'Free' : 'Monthly', [percent(sameFamily), percent(sameItem)])
  })
  return [
    `First sets of ${ACCOUNTS} new accounts, the share that has the most frequent one:`,
    row('', ['template', 'item']),
    ...rows,
  ]
}

/** Infinity = none came again. */
const days = (count: number): string => (count === Infinity ? 'none' : String(count))
const percent = (share: number): string => `${Math.round(share * 100)} %`

function row(name: string, cells: ReadonlyArray<string | number>): string {
  return name.padEnd(20) + cells.map((cell) => String(cell).padStart(12)).join('')
}
