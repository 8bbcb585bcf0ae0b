import { m, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { div } from '../../factory/rational.ts'

export const doublingTime = problem({
  id: 'doubling-time',
  skill: 'growth',
  version: 3,
  levels: [-1.6, -1, -0.2],
  places: [
    [0, 5, 5, 5, 5],
    [6, 3, 4, 4, 3],
    [6, 4, 3, 3, 4],
  ],
  draw: (random, level) => {
    const factor = level === 3 ? 3 : 2
    const period = random.int(2, 12)
    const rounds = random.int(2, level === 1 ? 5 : 6)
    const start = random.step(20, 600, 10)
    return {
      factor,
      period,
      rounds,
      start,
      ask: level === 1 ? 'amount' : 'time',
      setting: random.pick([
        ['A colony of bacteria', 'cells', 'hours'],
        ['The number of users of a platform', 'users', 'weeks'],
        ['A patch of water plants', 'square meters', 'days'],
        ['A file archive', 'gigabytes', 'months'],
      ] as const),
    } as const
  },
  write: ({ factor, period, rounds, start, ask, setting: [what, unit, time] }) => {
    const end = start * factor ** rounds
    const total = period * rounds
    const verb = factor === 2 ? 'doubles' : 'triples'
    const key = ask === 'amount' ? end : total
    return {
      stem:
        ask === 'amount'
          ? t`${what} ${verb} in size every ${period} ${time}. If it begins with ${start} ${unit}, how many ${unit} are there after ${total} ${time}?`
          : t`${what} ${verb} in size every ${period} ${time}. If it begins with ${start} ${unit}, after how many ${time} are there ${end} ${unit}?`,
      key,
      show: plain,
      wrong:
        ask === 'amount'
          ? [
              [
                start * factor * rounds,
                'linear-for-exponential',
                () =>
                  t`This answer multiplies by ${m`${factor} \times ${rounds}`}. Each of the ${rounds} periods multiplies by ${factor} again: ${m`${factor}^${rounds}`}.`,
              ],
              [
                start * (rounds + 1),
                'linear-for-exponential',
                () => t`This answer adds ${start} in every period. What is added grows along with the size.`,
              ],
              [
                end / factor,
                'one-period-off',
                () =>
                  t`This answer stops one period early: in ${total} ${time} there are ${m`${total} \div ${period} = ${rounds}`} of them.`,
              ],
              [
                end * factor,
                'one-period-off',
                () =>
                  t`This answer goes one period too far: in ${total} ${time} there are ${m`${total} \div ${period} = ${rounds}`} of them.`,
              ],
              [
                start * rounds * rounds,
                'base-times-exponent',
                () =>
                  t`This answer squares the number of periods. The factor ${factor} is raised to that power: ${m`${factor}^{${rounds}}`}.`,
              ],
              [start * total, 'wrong-operation', () => t`This answer multiplies by the number of ${time}.`],
              [
                start * rounds,
                'linear-for-exponential',
                () => t`This answer multiplies by the number of periods, ${rounds}.`,
              ],
            ]
          : [
              [rounds, 'stopped-early', () => t`${rounds} is the number of periods. Each lasts ${period} ${time}.`],
              [
                total + period,
                'one-period-off',
                () => t`This answer counts one period too many: ${m`${start} \times ${factor}^{${rounds}} = ${end}`}.`,
              ],
              [
                total - period,
                'one-period-off',
                () =>
                  t`This answer counts one period too few: ${m`${start} \times ${factor}^{${rounds - 1}} = ${end / factor}`}.`,
              ],
              [
                period * factor ** rounds,
                'linear-for-exponential',
                () =>
                  t`This answer lets it grow by the same amount in each period. The growth multiplies: ${m`${end} \div ${start} = ${factor ** rounds} = ${factor}^{${rounds}}`}.`,
              ],
              [
                div(period * factor ** rounds, factor),
                'linear-for-exponential',
                () =>
                  t`This answer divides ${factor ** rounds} by ${factor} once. Count how often ${factor} must be multiplied: ${m`${factor}^{${rounds}}`}.`,
              ],
              [total * factor, 'doubled-or-halved', () => t`This answer multiplies the time by ${factor} as well.`],
              [factor ** rounds, 'stopped-early', () => t`${factor ** rounds} is the factor by which it grows.`],
              [
                period + rounds,
                'wrong-operation',
                () => t`This answer adds ${period} and ${rounds}. ${rounds} periods of ${period} ${time} multiply.`,
              ],
            ],
      because:
        ask === 'amount'
          ? t`${m`${total} \div ${period} = ${rounds}`} periods, each with the factor ${factor}: ${m`${start} \times ${factor}^{${rounds}} = ${end}`}.`
          : t`${m`${end} \div ${start} = ${factor ** rounds} = ${factor}^{${rounds}}`}, so ${rounds} periods of ${period} ${time}.`,
      quick: [
        t`${ask === 'amount' ? m`${start} \times ${factor}^{${rounds}}` : m`\frac{${end}}{${start}} = ${factor}^{${rounds}}`}.`,
      ],
      full:
        ask === 'amount'
          ? [
              t`Number of periods: ${m`${total} \div ${period} = ${rounds}`}.`,
              t`Each multiplies by ${factor}: the factor is ${m`${factor}^{${rounds}} = ${factor ** rounds}`}.`,
              t`${m`${start} \times ${factor ** rounds} = ${end}`}.`,
            ]
          : [
              t`The size grows by the factor ${m`${end} \div ${start} = ${factor ** rounds}`}.`,
              t`${m`${factor ** rounds} = ${factor}^{${rounds}}`}, so there are ${rounds} periods.`,
              t`${m`${rounds} \times ${period} = ${total}`} ${time}.`,
            ],
      hints: [
        ask === 'amount' ? 'How many periods are there?' : 'By which factor does it grow in all?',
        t`Every period multiplies by ${factor}.`,
      ],
    }
  },
  second: ([period = 1, start = 0, last = 0], stem) => {
    const factor = stem.includes('triples') ? 3 : 2
    let [size, at] = [start, 0]
    while (stem.includes('after how many') ? size < last : at < last) {
      size *= factor
      at += period
    }
    return stem.includes('after how many') ? at : size
  },
})
