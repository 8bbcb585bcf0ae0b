import { often } from '../../factory/grammar.ts'
import { m, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'

export const sameSpread = problem({
  id: 'same-spread',
  skill: 'spread',
  version: 5,
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
        'weekly sales, in dollars, of a small store',
        'scores on a test',
        'lengths, in minutes, of several movies',
        'prices, in dollars, of several paintings',
      ]),
    }
  },
  write: ({ mean, deviation, times, plus, within, kind, what }) => {
    const change = kind === 1 ? t`increased by ${plus}` : t`multiplied by ${times} and then increased by ${plus}`
    const factor = kind === 1 ? 1 : times
    const newMean = factor * mean + plus
    const newDeviation = factor * deviation
    const bound = kind === 3
    const key = bound ? newMean + within * newDeviation : newDeviation
    const stem = t`The ${what} have a mean of ${mean} and a standard deviation of ${deviation}. If every value is ${change}, ${bound ? t`which value is exactly ${within} standard deviations above the mean of the new values?` : 'what is the standard deviation of the new values?'}`
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
            t`This answer uses ${m`${newDeviation} + ${plus} = ${newDeviation + plus}`} as the standard deviation. Increasing every value by ${plus} also increases the mean by ${plus}, so the distances from the mean do not change.`,
        ],
        [
          base + steps * (deviation + plus),
          'spread-moves-with-shift',
          () =>
            t`This answer uses ${m`${deviation} + ${plus} = ${deviation + plus}`} as the new standard deviation. Adding ${plus} to every value changes no distance from the mean${factor > 1 ? t`, but multiplying by ${times} does` : ''}.`,
        ],
        [
          bound ? newMean + within * deviation : factor > 1 ? deviation : newMean,
          factor > 1 ? 'ignored-condition' : 'answered-other-quantity',
          () =>
            factor > 1
              ? t`This answer keeps the old standard deviation of ${deviation}. Multiplying every value by ${times} makes every distance from the mean ${often(times)} as great.`
              : t`${newMean} is the new mean. The standard deviation measures how far the values are from it, and adding ${plus} changes no distance.`,
        ],
        [
          bound
            ? factor * (mean + plus) + within * newDeviation
            : factor * factor * deviation + (factor === 1 ? 2 * plus : 0),
          bound ? 'left-to-right' : 'base-times-exponent',
          () =>
            bound
              ? t`This answer adds ${plus} before multiplying. The values are multiplied by ${times} first, so the new mean is ${m`${times} \times ${mean} + ${plus} = ${newMean}`}.`
              : factor > 1
                ? t`This answer multiplies the standard deviation by ${m`${times}^2`}. That is what happens to the variance, while the standard deviation is multiplied by ${times}.`
                : t`This answer adds ${plus} twice, once for each side of the mean. Adding ${plus} to every value changes no distance at all.`,
        ],
        [
          bound ? newMean : plus,
          'answered-other-quantity',
          () =>
            bound
              ? t`${newMean} is the new mean. The question asks for the value that is ${within} standard deviations, or ${m`${within} \times ${newDeviation} = ${within * newDeviation}`}, above it.`
              : t`${plus} is the amount that is added to every value. It does not measure how far the values are from their mean.`,
        ],
        [
          bound ? mean + within * newDeviation : Math.abs(newMean - deviation),
          bound ? 'ignored-condition' : 'answered-other-quantity',
          () =>
            bound
              ? t`This answer is ${m`${mean} + ${within} \times ${newDeviation}`}, which starts from the old mean. The new mean is ${m`${times} \times ${mean} + ${plus} = ${newMean}`}.`
              : t`This answer subtracts ${deviation} from the new mean, ${newMean}. The mean is not needed: only the distances from it matter.`,
        ],
        [
          bound ? newMean - within * newDeviation : 2 * newDeviation,
          bound ? 'lost-sign' : 'doubled-or-halved',
          () =>
            bound
              ? t`This value is ${within} standard deviations below the new mean: ${m`${newMean} - ${within} \times ${newDeviation}`}. The question asks for the value above it.`
              : t`This answer doubles the standard deviation of the new values, ${newDeviation}. The values ${factor > 1 ? t`are multiplied by ${times}, so it is multiplied by ${times}` : t`are only increased by ${plus}, which changes no distance`}.`,
        ],
      ],
      because: bound
        ? t`The new mean is ${m`${factor} \times ${mean} + ${plus} = ${newMean}`} and the new standard deviation is ${m`${factor} \times ${deviation} = ${newDeviation}`}, so the value is ${m`${newMean} + ${within} \times ${newDeviation} = ${key}`}.`
        : factor > 1
          ? t`Multiplying by ${times} multiplies every distance from the mean by ${times}, and adding ${plus} changes none: ${m`${times} \times ${deviation} = ${newDeviation}`}.`
          : t`Adding ${plus} moves every value and the mean by the same amount. The distances from the mean do not change, so the standard deviation is still ${deviation}.`,
      quick: [
        bound
          ? t`The mean becomes ${m`${times} \times ${mean} + ${plus} = ${newMean}`}. Adding ${plus} does not change the standard deviation, but multiplying by ${times} does: it becomes ${m`${times} \times ${deviation} = ${newDeviation}`}. The value is ${m`${newMean} + ${within} \times ${newDeviation} = ${key}`}.`
          : factor > 1
            ? t`Adding ${plus} moves all the values together, so only multiplying by ${times} changes the standard deviation. It becomes ${m`${times} \times ${deviation} = ${newDeviation}`}.`
            : t`Adding ${plus} moves all the values together, so the standard deviation is still ${deviation}.`,
      ],
      full: [
        ...(bound ? [] : ['The standard deviation depends only on the distances of the values from their mean.']),
        t`Adding ${plus} to every value moves the mean by ${plus} too, so the distances from the mean do not change${factor > 1 ? '' : t`. For example, ${mean + deviation} becomes ${mean + deviation + plus}, which is still ${deviation} above the mean. So the standard deviation is still ${deviation}`}.`,
        ...(factor > 1
          ? [
              t`Multiplying by ${times} makes every distance ${often(times)} as great, so the new standard deviation is ${m`${times} \times ${deviation} = ${newDeviation}`}.`,
            ]
          : []),
        ...(bound
          ? [
              t`The new mean is ${m`${times} \times ${mean} + ${plus} = ${newMean}`}, so the value is ${m`${newMean} + ${within} \times ${newDeviation} = ${key}`}.`,
            ]
          : []),
      ],
      hints: [
        bound
          ? 'Which of the two operations changes the mean, and which changes the standard deviation?'
          : 'Does the standard deviation tell you how large the values are, or how spread out they are?',
        factor > 1
          ? t`What does adding ${plus} do to the distance between two values? What does multiplying by ${times} do to it?`
          : t`If every value increases by ${plus}, by how much does the mean increase?`,
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
