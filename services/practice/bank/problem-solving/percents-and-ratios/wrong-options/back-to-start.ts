import { m, percent, t } from '../../../factory/format.ts'
import { type Level, type Wrong } from '../../../factory/problem-template.ts'
import { add, changedBy, div, mul, sub, type Rational } from '../../../factory/rational.ts'

export const THINGS = [
  { what: 'The value of a fund', noun: 'value', kind: 'money' },
  { what: 'The price of an acre of land', noun: 'price', kind: 'money' },
  { what: 'The membership of a museum', noun: 'membership', kind: 'count' },
  { what: 'The number of subscribers to a magazine', noun: 'number of subscribers', kind: 'count' },
  { what: 'The daily output of a mill, in tons,', noun: 'output', kind: 'count' },
] as const

export interface Course {
  level: Level
  start: number
  first: number
  second: number
  key: Rational
  thing: (typeof THINGS)[number]
}

export function wrongReturns({ level, first, second, key, thing: { noun } }: Course): Wrong[] {
  const after = mul(changedBy(first), changedBy(second))
  const lost = mul(100, sub(1, after))
  const fall = level === 1 ? -first : -second
  return [
    [
      lost,
      'percent-of-wrong-base',
      () =>
        t`${percent(lost)} is the part of the original ${noun} that is missing. The rise is a percent of the lower ${noun} now, so divide: ${m`\frac{${lost}}{${mul(100, after)}}`}.`,
    ],
    [
      mul(100, after),
      'value-for-change',
      () =>
        t`After ${level === 1 ? 'the fall' : 'both changes'} the ${noun} is ${percent(mul(100, after))} of the original one. The question asks for the rise from there.`,
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
      () =>
        t`The ${noun} must become ${percent(add(100, key))} of what it is now. The rise is only the part above 100%.`,
    ],
    ...(level === 2
      ? ([
          [
            -second - first,
            'percents-simply-added',
            () =>
              t`This answer is ${m`${-second}\% - ${first}\%`}. The ${-second}% is a percent of a larger ${noun} than the ${first}% is, so the two cannot be subtracted.`,
          ],
          [
            -second,
            'percent-taken-off-result',
            () =>
              t`This answer undoes the fall of ${-second}% with a rise of ${-second}%. That rise would be taken on a smaller ${noun}, and the rise of the first year is left out.`,
          ],
          [
            sub(div(100, changedBy(second)), 100),
            'ignored-condition',
            () =>
              t`This answer is ${m`\frac{1}{${changedBy(second)}} - 1`}, which undoes the fall of ${-second}% alone. Because the ${noun} had risen by ${first}% before, a smaller rise is enough.`,
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
              t`This answer doubles the fall of ${fall}%. If the ${noun} fell from 100 to ${100 - fall}, the rise back is ${m`\frac{${fall}}{${100 - fall}}`} of what is left.`,
          ],
          [
            mul(fall, changedBy(fall)),
            'percent-of-wrong-base',
            () =>
              t`This answer is ${m`${fall}\% \times ${changedBy(fall)}`}, which is ${fall}% more than the fall. If the ${noun} fell from 100 to ${100 - fall}, the rise back is ${m`\frac{${fall}}{${100 - fall}}`} of what is left.`,
          ],
          [
            div(fall, 2),
            'doubled-or-halved',
            () =>
              t`This answer is half of ${fall}%. The rise is a percent of a smaller ${noun} than the fall was, so it must be greater than ${fall}%.`,
          ],
        ] as const)),
    [
      mul(2, key),
      'doubled-or-halved',
      () =>
        t`This answer is twice the rise that is needed. With 100 at the start, the ${noun} is now ${mul(100, after)}, and a rise of ${percent(mul(2, key))} would take it to ${sub(200, mul(100, after))}, past 100.`,
    ],
  ]
}

export function wrongSecondYears({ first, second, key, thing: { noun } }: Course): Wrong[] {
  const whole = mul(changedBy(first), changedBy(second))
  return [
    [
      second - first,
      'percents-simply-added',
      () =>
        t`This answer is ${m`${100 + second}\% - ${100 + first}\%`}, the rise as a percent of the original ${noun}. It should be a percent of the ${noun} after the first year.`,
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
        t`This answer is ${m`${second}\% ${first < 0 ? '-' : '+'} ${Math.abs(first)}\%`}. The ${Math.abs(second)}% already covers both years. Divide the factors instead: ${m`${changedBy(second)} \div ${changedBy(first)}`}.`,
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
        t`In the second year the ${noun} becomes ${m`\frac{${100 + second}}{${100 + first}}`}, or ${percent(add(100, key))}, of what it was. The rise is only the part above 100%.`,
    ],
    [
      mul(second - first, changedBy(first)),
      'percent-of-wrong-base',
      () =>
        t`This answer multiplies the gain of ${second - first} by ${m`${changedBy(first)}`}. To make it a percent of the ${noun} after one year, divide: ${m`\frac{${second - first}}{${100 + first}}`}.`,
    ],
    [
      div(100 * (second - first), 100 + second),
      'percent-of-new-value',
      () =>
        t`This answer divides the gain of ${second - first} by the final ${noun}, ${100 + second}. A percent rise is measured against the ${noun} before it, ${100 + first}.`,
    ],
    [
      100 + first,
      'value-for-change',
      () =>
        t`After the first year the ${noun} is ${100 + first}% of the original one. The question asks for the rise from there to ${100 + second}%.`,
    ],
    [
      mul(2, key),
      'doubled-or-halved',
      () =>
        t`This answer is twice the rise that is needed. With 100 at the start, a rise of ${percent(mul(2, key))} would take ${100 + first} to ${100 + 2 * second - first}, not to ${100 + second}.`,
    ],
    [
      div(key, 2),
      'doubled-or-halved',
      () =>
        t`This answer is only half of the rise needed. With 100 at the start, a rise of ${percent(div(key, 2))} would take ${100 + first} to ${div(200 + first + second, 2)}, not to ${100 + second}.`,
    ],
  ]
}
