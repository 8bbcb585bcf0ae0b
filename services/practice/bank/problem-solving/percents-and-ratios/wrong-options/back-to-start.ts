import { m, percent, t } from '../../../factory/format.ts'
import { type Level, type Wrong } from '../../../factory/problem-template.ts'
import { add, changedBy, div, mul, sub, type Rational } from '../../../factory/rational.ts'

export const THINGS = [
  { what: 'The value of a fund', kind: 'money' },
  { what: 'The price of an acre of land', kind: 'money' },
  { what: 'The number of visitors to a museum', kind: 'count' },
  { what: 'The number of subscribers to a magazine', kind: 'count' },
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
        t`${percent(lost)} is the part of the starting value that is missing. The rise is a percent of the lower value now, so divide: ${m`\frac{${lost}}{${mul(100, after)}}`}.`,
    ],
    [
      mul(100, after),
      'value-for-change',
      () =>
        t`After ${level === 1 ? 'the fall' : 'both changes'} the value is ${percent(mul(100, after))} of the start. The question asks for the rise from there.`,
    ],
    [
      100 - fall,
      'value-for-change',
      () =>
        t`This answer is ${m`100\% - ${fall}\%`}, the part that the fall of ${fall}% leaves. The question asks for the rise from there.`,
    ],
    [
      add(100, key),
      'value-for-change',
      () => t`The value must become ${percent(add(100, key))} of what it is now. The rise is only the part above 100%.`,
    ],
    ...(level === 2
      ? ([
          [
            -second - first,
            'percents-simply-added',
            () =>
              t`This answer is ${m`${-second}\% - ${first}\%`}. The ${-second}% is a percent of a larger value than the ${first}% is, so the two cannot be subtracted.`,
          ],
          [
            -second,
            'percent-taken-off-result',
            () =>
              t`This answer undoes the fall of ${-second}% with a rise of ${-second}%. That rise would be taken on a smaller value, and the rise of the first year is left out.`,
          ],
          [
            sub(div(100, changedBy(second)), 100),
            'ignored-condition',
            () =>
              t`This answer is ${m`\frac{1}{${changedBy(second)}} - 1`}, which undoes the fall of ${-second}% alone. Because the value had risen by ${first}% before, a smaller rise is enough.`,
          ],
          [
            sub(div(100, changedBy(first + second)), 100),
            'percents-simply-added',
            () =>
              t`This answer treats the two years as one change of ${m`${first}\% - ${-second}\% = ${first + second}\%`}. Multiply the factors instead: ${m`${changedBy(first)} \times ${changedBy(second)}`}.`,
          ],
          [
            first,
            'ignored-condition',
            () =>
              t`${first}% is the rise in the first year. The question asks for the rise after the fall of ${-second}%.`,
          ],
        ] as const)
      : ([
          [
            mul(fall, changedBy(-fall)),
            'percent-of-wrong-base',
            () =>
              t`This answer is ${m`${fall}\% \times ${changedBy(-fall)}`}, the loss times the part that is left. To express the loss as a percent of what is left, divide: ${m`\frac{${fall}}{${100 - fall}}`}.`,
          ],
          [
            2 * fall,
            'doubled-or-halved',
            () =>
              t`This answer is ${m`2 \times ${fall}\%`}. If the value fell from 100 to ${100 - fall}, the rise is ${m`\frac{${fall}}{${100 - fall}}`} of what is left.`,
          ],
          [
            mul(fall, changedBy(fall)),
            'percent-of-wrong-base',
            () =>
              t`This answer is ${m`${fall}\% \times ${changedBy(fall)}`}. If the value fell from 100 to ${100 - fall}, the rise is ${m`\frac{${fall}}{${100 - fall}}`} of what is left.`,
          ],
          [
            div(fall, 2),
            'doubled-or-halved',
            () =>
              t`This answer is half of ${fall}%. The rise is a percent of a smaller value than the fall was, so it must be greater than ${fall}%.`,
          ],
        ] as const)),
    [
      mul(2, key),
      'doubled-or-halved',
      () =>
        t`Check with 100 at the start: the value is now ${mul(100, after)}, and a rise of ${percent(mul(2, key))} would take it to ${sub(200, mul(100, after))}, past 100.`,
    ],
  ]
}

export function wrongSecondYears({ first, second, key }: Course): Wrong[] {
  const whole = mul(changedBy(first), changedBy(second))
  return [
    [
      second - first,
      'percents-simply-added',
      () =>
        t`This answer is ${m`${100 + second}\% - ${100 + first}\%`}, the rise as a percent of the starting value. It should be a percent of the value after the first year.`,
    ],
    [
      Math.abs(second),
      'ignored-condition',
      () => t`${Math.abs(second)}% is the change over both years. The question asks for the second year alone.`,
    ],
    [
      Math.abs(first),
      'percent-taken-off-result',
      () =>
        t`This answer repeats the ${Math.abs(first)}% of the first year. With 100 at the start, a rise of ${Math.abs(first)}% in the second year would take ${100 + first} to ${div((100 + first) * (100 + Math.abs(first)), 100)}, not to ${100 + second}.`,
    ],
    [
      second + first,
      'percents-simply-added',
      () =>
        t`This answer adds ${first}% for the first year and ${second}% for both years. Divide the factors instead: ${m`${changedBy(second)} \div ${changedBy(first)}`}.`,
    ],
    [
      mul(100, sub(whole, 1)),
      'wrong-operation',
      () =>
        t`This answer is ${m`${changedBy(first)} \times ${changedBy(second)} - 1`}. The factor ${m`${changedBy(second)}`} already covers both years, so divide it by the factor of the first year.`,
    ],
    [
      add(100, key),
      'value-for-change',
      () =>
        t`In the second year the value becomes ${m`\frac{${100 + second}}{${100 + first}}`}, or ${percent(add(100, key))}, of what it was. The rise is only the part above 100%.`,
    ],
    [
      mul(second - first, changedBy(first)),
      'percent-of-wrong-base',
      () =>
        t`This answer multiplies the gain of ${second - first} by ${m`${changedBy(first)}`}. To make it a percent of the value after one year, divide: ${m`\frac{${second - first}}{${100 + first}}`}.`,
    ],
    [
      div(100 * (second - first), 100 + second),
      'percent-of-new-value',
      () =>
        t`This answer divides the gain of ${second - first} by the final value, ${100 + second}. A percent rise is measured against the value before it, ${100 + first}.`,
    ],
    [
      100 + first,
      'value-for-change',
      () =>
        t`After the first year the value is ${100 + first}% of the start. The question asks for the rise from there to ${100 + second}%.`,
    ],
    [
      mul(2, key),
      'doubled-or-halved',
      () =>
        t`Check with 100 at the start: a rise of ${percent(mul(2, key))} would take ${100 + first} to ${100 + 2 * second - first}, not to ${100 + second}.`,
    ],
    [
      div(key, 2),
      'doubled-or-halved',
      () =>
        t`This answer spreads the rise of ${percent(key)} over two years, but all of it happened in the second year.`,
    ],
  ]
}
