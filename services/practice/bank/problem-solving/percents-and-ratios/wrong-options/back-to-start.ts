import { m, percent, t } from '../../../factory/format.ts'
import { type Level, type Wrong } from '../../../factory/problem-template.ts'
import { add, changedBy, div, mul, sub, type Rational } from '../../../factory/rational.ts'

export const THINGS = [
  { what: 'The value of a fund', kind: 'money' },
  { what: 'The price of a share', kind: 'money' },
  { what: 'The number of visitors of a museum', kind: 'count' },
  { what: 'The number of subscribers of a magazine', kind: 'count' },
  { what: 'The yearly output of a mill, in tons,', kind: 'count' },
] as const

export interface Course {
  level: Level
  start: number
  first: number
  second: number
  key: Rational
  thing: (typeof THINGS)[number]
}

export function wrongReturns({ level, first, second, key }: Course): Wrong[] {
  const after = mul(changedBy(first), changedBy(second))
  const lost = mul(100, sub(1, after))
  const fall = level === 1 ? -first : -second
  return [
    [
      lost,
      'percent-of-wrong-base',
      () =>
        t`It is ${percent(lost)} below the start, measured on the start. The rise is measured on the lower value it has now.`,
    ],
    [
      mul(100, after),
      'value-for-change',
      () =>
        t`This answer gives the level after ${level === 1 ? 'the fall' : 'both changes'}, ${percent(mul(100, after))} of the start. The rise from there is asked.`,
    ],
    [
      100 - fall,
      'value-for-change',
      () => t`${100 - fall}% is what the fall by ${fall}% leaves. The question asks for the rise from there.`,
    ],
    [
      add(100, key),
      'value-for-change',
      () =>
        t`This answer gives the level it has to reach, ${percent(add(100, key))} of what it is now. The rise is only what goes beyond 100%, so ${percent(key)}.`,
    ],
    ...(level === 2
      ? ([
          [
            -second - first,
            'percents-simply-added',
            () =>
              t`This answer sets ${first}% and ${-second}% off against each other. The second is taken of a larger value.`,
          ],
          [
            -second,
            'percent-taken-off-result',
            () =>
              t`This answer undoes the fall of ${-second}% by a rise of ${-second}%, and leaves out the first year.`,
          ],
          [
            sub(div(100, changedBy(second)), 100),
            'ignored-condition',
            () =>
              t`This answer undoes the fall of ${-second}% only. Because of the rise by ${first}% before, less is needed.`,
          ],
          [
            sub(div(100, changedBy(first + second)), 100),
            'percents-simply-added',
            () =>
              t`This answer takes ${m`${first} - ${-second} = ${first + second}`} percent for both years together. The factors multiply: ${m`${changedBy(first)} \times ${changedBy(second)}`}.`,
          ],
          [
            first,
            'ignored-condition',
            () => t`${first}% is the rise of the first year, which the fall by ${-second}% has undone.`,
          ],
        ] as const)
      : ([
          [
            mul(fall, changedBy(-fall)),
            'percent-of-wrong-base',
            () =>
              t`This answer takes ${fall}% of the ${fall}% lost off again. Divide the loss by what is left, ${100 - fall}%.`,
          ],
          [
            2 * fall,
            'doubled-or-halved',
            () =>
              t`This answer doubles the ${fall}%. The loss of ${fall} of 100 is made good from ${100 - fall}: ${m`\frac{${fall}}{${100 - fall}}`}.`,
          ],
          [
            mul(fall, changedBy(fall)),
            'percent-of-wrong-base',
            () => t`This answer adds ${fall}% of the ${fall}% lost. The rise is ${fall} measured on ${100 - fall}.`,
          ],
          [
            div(fall, 2),
            'doubled-or-halved',
            () =>
              t`This answer halves the ${fall}%. The rise is measured on less than the fall was, so it must be larger.`,
          ],
        ] as const)),
    [
      mul(2, key),
      'doubled-or-halved',
      () => t`With twice the rise it goes above the start: ${percent(key)} of what is left brings it back.`,
    ],
  ]
}

export function wrongSecondYears({ first, second, key }: Course): Wrong[] {
  const whole = mul(changedBy(first), changedBy(second))
  const up = second > 0 ? `${second}% above` : `${-second}% below`
  return [
    [
      second - first,
      'percents-simply-added',
      () =>
        t`This answer takes ${second - first}%, the distance between ${100 + first}% and ${100 + second}% of the start. The second year's rise is measured on the value after the first year, ${100 + first}% of the start.`,
    ],
    [
      Math.abs(second),
      'ignored-condition',
      () =>
        t`${Math.abs(second)}% is the change over both years together. The first year's ${Math.abs(first)}% is part of it.`,
    ],
    [
      Math.abs(first),
      'percent-taken-off-result',
      () => t`This answer undoes the first year by the same ${Math.abs(first)}%. In the end it is ${up} the start.`,
    ],
    [
      second + first,
      'percents-simply-added',
      () =>
        t`This answer adds the percents of the first year and of both years. Divide the factors: ${m`${changedBy(second)} \div ${changedBy(first)}`}.`,
    ],
    [
      mul(100, sub(whole, 1)),
      'wrong-operation',
      () =>
        t`This answer multiplies the factors ${m`${changedBy(first)}`} and ${m`${changedBy(second)}`}. The second already covers both years, so divide.`,
    ],
    [
      add(100, key),
      'value-for-change',
      () =>
        t`This answer gives the new level, ${m`\frac{${100 + second}}{${100 + first}}`} or ${percent(add(100, key))} of the year before. The rise is only what goes beyond 100%, so ${percent(key)}.`,
    ],
    [
      mul(second - first, changedBy(first)),
      'percent-of-wrong-base',
      () =>
        t`This answer multiplies the gain of ${second - first} by ${m`${changedBy(first)}`}. It has to be divided by it: ${m`\frac{${second - first}}{${100 + first}}`}.`,
    ],
    [
      div(100 * (second - first), 100 + second),
      'percent-of-new-value',
      () =>
        t`This answer measures the gain on the value at the end, ${100 + second}. A rise is measured on the value before it, ${100 + first}.`,
    ],
    [
      100 + first,
      'value-for-change',
      () =>
        t`This answer gives the level after the first year, ${100 + first}% of the start. The rise from there to ${100 + second}% is asked.`,
    ],
    [
      mul(2, key),
      'doubled-or-halved',
      () =>
        t`That is the rise twice: from ${100 + first} to ${100 + second} it is ${second - first} on ${100 + first}.`,
    ],
    [
      div(key, 2),
      'doubled-or-halved',
      () => t`This answer spreads the rise of ${percent(key)} over two years. It happened in the second year alone.`,
    ],
  ]
}
