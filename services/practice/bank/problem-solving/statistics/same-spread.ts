import { often } from '../../factory/grammar.ts'
import { m, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'

export const sameSpread = problem({
  id: 'same-spread',
  skill: 'spread',
  version: 3,
  levels: [-0.3, 0.4, 1],
  places: [
    [10, 10, 0, 0, 0],
    [2, 2, 8, 8, 0],
    [0, 0, 4, 4, 12],
  ],
  draw: (random, level) => {
    const mean = random.step(40, 120, 2)
    const deviation = random.int(2, 12)
    const times = random.int(2, 4)
    const plus = random.int(3, 20)
    const within = random.int(2, 3)
    return {
      mean,
      deviation,
      times,
      plus,
      within,
      kind: level,
      what: random.pick([
        'weekly sales of a shop',
        'scores in a test',
        'lengths of some films in minutes',
        'prices of some shares',
      ]),
    }
  },
  write: ({ mean, deviation, times, plus, within, kind, what }) => {
    const change = kind === 1 ? t`raised by ${plus}` : t`multiplied by ${times} and then raised by ${plus}`
    const factor = kind === 1 ? 1 : times
    const newMean = factor * mean + plus
    const newDeviation = factor * deviation
    const bound = kind === 3
    const key = bound ? newMean + within * newDeviation : newDeviation
    const stem = t`The ${what} have a mean of ${mean} and a standard deviation of ${deviation}. If every value is ${change}, ${bound ? t`which value lies exactly ${within} standard deviations above the mean of the new values?` : 'what is the standard deviation of the new values?'}`
    const base = bound ? newMean : 0
    const steps = bound ? within : 1
    return {
      stem,
      key,
      show: plain,
      fits: (value) => value.n > 0n,
      wrong: [
        [
          base + steps * (newDeviation + plus),
          'spread-moves-with-shift',
          () =>
            t`This answer adds ${plus} to the standard deviation. Raising all values by ${plus} moves them together; their distances stay as they are.`,
        ],
        [
          base + steps * (deviation + plus),
          'spread-moves-with-shift',
          () =>
            t`This answer adds ${plus} to the old standard deviation of ${deviation}. A shift changes no distance${factor > 1 ? t`, and the factor ${times} does` : ''}.`,
        ],
        [
          bound ? newMean + within * deviation : factor > 1 ? deviation : newMean,
          factor > 1 ? 'ignored-condition' : 'answered-other-quantity',
          () =>
            factor > 1
              ? t`This answer keeps the standard deviation of ${deviation}. Multiplying all values by ${times} makes every distance from the mean ${often(times)} as large.`
              : t`${newMean} is the new mean.`,
        ],
        [
          bound
            ? factor * (mean + plus) + within * newDeviation
            : factor * factor * deviation + (factor === 1 ? 2 * plus : 0),
          bound ? 'left-to-right' : 'base-times-exponent',
          () =>
            bound
              ? t`This answer raises by ${plus} before multiplying. The values are multiplied by ${times} first, so the new mean is ${m`${times} \times ${mean} + ${plus} = ${newMean}`}.`
              : factor > 1
                ? t`This answer multiplies by ${m`${times}^2`}. That is what happens to the variance; the standard deviation takes the factor ${times} once.`
                : t`This answer adds ${plus} twice. A shift changes no distance at all.`,
        ],
        [
          bound ? newMean : plus,
          'answered-other-quantity',
          () =>
            bound
              ? t`${newMean} is the new mean itself. Go ${within} standard deviations of ${newDeviation} up from there.`
              : t`${plus} is the amount of the shift, not a measure of spread.`,
        ],
        [
          bound ? mean + within * newDeviation : Math.abs(newMean - deviation),
          bound ? 'ignored-condition' : 'answered-other-quantity',
          () =>
            bound
              ? t`This answer starts from the old mean of ${mean}. The new one is ${newMean}.`
              : t`This answer subtracts the standard deviation from the new mean of ${newMean}.`,
        ],
        [
          bound ? newMean - within * newDeviation : 2 * newDeviation,
          bound ? 'lost-sign' : 'doubled-or-halved',
          () =>
            bound
              ? t`This value lies ${within} standard deviations below the mean.`
              : t`This answer doubles the spread. The values ${factor > 1 ? t`are multiplied by ${times}` : 'are only shifted'}.`,
        ],
      ],
      because: bound
        ? t`The new mean is ${m`${factor} \times ${mean} + ${plus} = ${newMean}`} and the new standard deviation ${m`${factor} \times ${deviation} = ${newDeviation}`}; ${m`${newMean} + ${within} \times ${newDeviation} = ${key}`}.`
        : factor > 1
          ? t`The factor ${times} stretches every distance, the shift of ${plus} none: ${m`${times} \times ${deviation} = ${newDeviation}`}.`
          : t`A shift of ${plus} moves all values and their mean alike, so the distances, and with them ${deviation}, stay.`,
      quick: [
        t`A shift moves the mean only; a factor stretches both. So the new standard deviation is ${newDeviation}${bound ? t` and the value ${m`${newMean} + ${within} \times ${newDeviation} = ${key}`}` : ''}.`,
      ],
      full: [
        t`The standard deviation measures distances from the mean.`,
        t`Adding ${plus} to all values changes no distance.`,
        ...(factor > 1
          ? [
              t`Multiplying by ${times} makes every distance ${often(times)} as large: ${m`${times} \times ${deviation} = ${newDeviation}`}.`,
            ]
          : []),
        ...(bound
          ? [
              t`The new mean is ${newMean}, so the value is ${m`${newMean} + ${within} \times ${newDeviation} = ${key}`}.`,
            ]
          : []),
      ],
      hints: [
        'What happens to the distance between two values when both are raised by the same amount?',
        factor > 1 ? t`Multiplying by ${times} stretches all distances.` : 'The mean moves along with the values.',
      ],
    }
  },
  second: (numbers, stem) => {
    const [mean = 0, deviation = 0] = numbers
    const times = stem.includes('multiplied') ? (numbers[2] ?? 1) : 1
    const plus = (stem.includes('multiplied') ? numbers[3] : numbers[2]) ?? 0
    const values = [mean - deviation, mean + deviation].map((x) => x * times + plus)
    const newMean = (values[0]! + values[1]!) / 2
    const spread = Math.sqrt(((values[0]! - newMean) ** 2 + (values[1]! - newMean) ** 2) / 2)
    return stem.includes('which value') ? newMean + (numbers[4] ?? 0) * spread : spread
  },
})
