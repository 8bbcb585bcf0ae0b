import { m, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { div } from '../../factory/rational.ts'

export const doublingTime = problem({
  id: 'doubling-time',
  skill: 'growth',
  version: 4,
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
        ['The number of bacteria in a culture', 'bacteria', 'hours', 'there'],
        ['The number of users of a website', 'users', 'weeks', 'there'],
        ['The area covered by water plants', 'square meters', 'days', 'it'],
        ['The size of a data archive', 'gigabytes', 'months', 'it'],
      ] as const),
    } as const
  },
  write: ({ factor, period, rounds, start, ask, setting: [what, unit, time, subject] }) => {
    const end = start * factor ** rounds
    const total = period * rounds
    const lower = what.replace('The', 'the').replace(/ of a | in a /, (found) => found.replace(' a ', ' the '))
    const verb = factor === 2 ? 'doubles' : 'triples'
    const first = t`${what} ${verb} every ${period} ${time}. If ${subject === 'it' ? 'it is' : 'there are'} ${start} ${unit} at first`
    const key = ask === 'amount' ? end : total
    return {
      stem:
        ask === 'amount'
          ? t`${first}, how many ${unit} will ${subject} be after ${total} ${time}?`
          : t`${first}, after how many ${time} will ${subject} be ${end} ${unit}?`,
      key,
      show: plain,
      wrong:
        ask === 'amount'
          ? [
              [
                start * factor * rounds,
                'linear-for-exponential',
                () =>
                  t`This answer multiplies by ${m`${factor} \times ${rounds} = ${factor * rounds}`}. The factor ${factor} applies again in each of the ${rounds} periods, so multiply by ${m`${factor}^{${rounds}} = ${factor ** rounds}`}.`,
              ],
              [
                start * (rounds + 1),
                'linear-for-exponential',
                () =>
                  t`This answer adds ${start} in each of the ${rounds} periods. Growth that ${factor === 2 ? 'doubles' : 'triples'} adds more in each period than in the one before.`,
              ],
              [
                end / factor,
                'one-period-off',
                () =>
                  t`This answer stops after ${rounds - 1} ${rounds === 2 ? 'period' : 'periods'}. In ${total} ${time} there are ${m`${total} \div ${period} = ${rounds}`} periods.`,
              ],
              [
                end * factor,
                'one-period-off',
                () =>
                  t`This answer goes on for ${rounds + 1} periods. In ${total} ${time} there are only ${m`${total} \div ${period} = ${rounds}`}.`,
              ],
              [
                start * rounds * rounds,
                'base-times-exponent',
                () =>
                  t`This answer multiplies by ${m`${rounds}^2`}, the number of periods squared. It should be the factor ${factor} raised to the number of periods, ${m`${factor}^{${rounds}}`}.`,
              ],
              [
                start * total,
                'wrong-operation',
                () =>
                  t`This answer multiplies ${start} by the ${total} ${time}. The amount only ${factor === 2 ? 'doubles' : 'triples'} once every ${period} ${time}.`,
              ],
              [
                start * rounds,
                'linear-for-exponential',
                () =>
                  t`This answer multiplies ${start} by the number of periods, ${rounds}. Each period multiplies the amount by ${factor}, so the factor is ${m`${factor}^{${rounds}}`}.`,
              ],
            ]
          : [
              [
                rounds,
                'stopped-early',
                () =>
                  t`${rounds} is the number of times the amount ${verb}. Each ${factor === 2 ? 'doubling' : 'tripling'} takes ${period} ${time}, so multiply by ${period}.`,
              ],
              [
                total + period,
                'one-period-off',
                () =>
                  t`This answer counts one period too many. The amount already reaches ${end} after ${rounds} periods: ${m`${start} \times ${factor}^{${rounds}} = ${end}`}.`,
              ],
              [
                total - period,
                'one-period-off',
                () =>
                  t`This answer counts one period too few. After ${rounds - 1} ${rounds === 2 ? 'period' : 'periods'} the amount is only ${m`${start} \times ${rounds === 2 ? factor : `${factor}^{${rounds - 1}}`} = ${div(end, factor)}`}.`,
              ],
              [
                period * factor ** rounds,
                'linear-for-exponential',
                () =>
                  t`This answer takes the ratio ${m`${end} \div ${start} = ${factor ** rounds}`} as the number of periods. The ratio is a power of ${factor}: ${m`${factor ** rounds} = ${factor}^{${rounds}}`}, so there are ${rounds} periods.`,
              ],
              [
                div(period * factor ** rounds, factor),
                'linear-for-exponential',
                () =>
                  t`This answer divides ${factor ** rounds} by ${factor} and takes ${div(factor ** rounds, factor)} as the number of periods. Ask instead which power of ${factor} is ${factor ** rounds}: ${m`${factor}^{${rounds}}`}.`,
              ],
              [
                total * factor,
                'doubled-or-halved',
                () =>
                  t`This answer multiplies the time by ${factor} as well. The ${rounds} periods of ${period} ${time} take only ${total} ${time}.`,
              ],
              [
                factor ** rounds,
                'stopped-early',
                () =>
                  t`${factor ** rounds} is the factor by which the amount grows, ${m`${end} \div ${start}`}. The question asks how many ${time} that takes.`,
              ],
              [
                period + rounds,
                'wrong-operation',
                () =>
                  t`This answer adds ${period} and ${rounds}. The total time for ${rounds} periods of ${period} ${time} each is their product.`,
              ],
            ],
      because:
        ask === 'amount'
          ? t`There are ${m`${total} \div ${period} = ${rounds}`} periods, and each multiplies the amount by ${factor}: ${m`${start} \times ${factor}^{${rounds}} = ${end}`}.`
          : t`The amount grows by the factor ${m`${end} \div ${start} = ${factor ** rounds} = ${factor}^{${rounds}}`}, which takes ${rounds} periods of ${period} ${time}, or ${total} ${time}.`,
      quick: [
        ask === 'amount'
          ? t`In ${total} ${time} the amount ${verb} ${rounds === 2 ? 'twice' : `${rounds} times`}: ${m`${start} \times ${factor}^{${rounds}} = ${end}`} ${unit}.`
          : t`Since ${m`\frac{${end}}{${start}} = ${factor ** rounds} = ${factor}^{${rounds}}`}, ${lower} ${verb} ${rounds === 2 ? 'twice' : `${rounds} times`}. That takes ${m`${rounds} \times ${period} = ${total}`} ${time}.`,
      ],
      full:
        ask === 'amount'
          ? [
              t`In ${total} ${time} there are ${m`${total} \div ${period} = ${rounds}`} periods.`,
              t`Each period multiplies the amount by ${factor}, so the total factor is ${m`${factor}^{${rounds}} = ${factor ** rounds}`}.`,
              t`The amount is then ${m`${start} \times ${factor ** rounds} = ${end}`} ${unit}.`,
            ]
          : [
              t`The amount grows by the factor ${m`${end} \div ${start} = ${factor ** rounds}`}.`,
              t`Because ${m`${factor ** rounds} = ${factor}^{${rounds}}`}, it ${verb} ${rounds === 2 ? 'twice' : `${rounds} times`}.`,
              t`That takes ${m`${rounds} \times ${period} = ${total}`} ${time}.`,
            ],
      hints: [
        ask === 'amount'
          ? t`How many times does ${lower} ${factor === 2 ? 'double' : 'triple'} in ${total} ${time}?`
          : t`By what factor does ${lower} grow from ${start} to ${end}?`,
        ask === 'amount'
          ? t`Each period of ${period} ${time} multiplies the amount by ${factor}. What is the factor for ${rounds} periods?`
          : t`The factor is ${factor ** rounds}. Which power of ${factor} is that, and how long does each ${factor === 2 ? 'doubling' : 'tripling'} take?`,
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
