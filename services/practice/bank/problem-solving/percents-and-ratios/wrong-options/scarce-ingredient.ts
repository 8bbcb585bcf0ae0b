import { count, m, t } from '../../../factory/format.ts'
import { type Level, type Wrong } from '../../../factory/problem-template.ts'
import { add, div, mul, sub, type Rational } from '../../../factory/rational.ts'

export const MIXES = [
  { mix: 'Concrete', parts: ['cement', 'sand', 'gravel'], unit: 'pounds', who: 'A builder' },
  { mix: 'A cookie dough', parts: ['flour', 'butter', 'sugar'], unit: 'pounds', who: 'A bakery' },
  { mix: 'A shade of green paint', parts: ['yellow', 'blue', 'white'], unit: 'liters', who: 'A paint store' },
  { mix: 'A blend of grass seed', parts: ['fescue', 'ryegrass', 'clover'], unit: 'pounds', who: 'A nursery' },
  { mix: 'A fruit punch', parts: ['orange juice', 'apple juice', 'lime juice'], unit: 'liters', who: 'A cafeteria' },
] as const

export interface Mix {
  level: Level
  shares: readonly number[]
  stock: readonly number[]
  scarce: number
  other: number
  setting: (typeof MIXES)[number]
}

function total(list: readonly number[]): number {
  return list.reduce((a, b) => a + b)
}

export function wrongSingle({ shares, stock, scarce, setting: { parts, unit } }: Mix, one: number): Wrong[] {
  const sum = total(shares)
  const amount = stock[scarce]!
  const others = sum - shares[scarce]!
  return [
    [
      others * one,
      'stopped-early',
      () =>
        t`${others * one} is the number of ${unit} of the other two ingredients. The ${amount} ${unit} of ${parts[scarce]!} belong to the mixture too.`,
    ],
    [
      amount * sum,
      'ratio-part-for-count',
      () =>
        t`This answer treats ${amount} ${unit} as one part and multiplies by ${sum}. That amount is ${shares[scarce]!} of the ${sum} parts.`,
    ],
    [
      div(amount * sum, others),
      'part-to-part-as-part-to-whole',
      () =>
        t`This answer divides ${amount} by ${others}, the number of parts of the other two ingredients. The ${parts[scarce]!} makes up ${count(shares[scarce]!, 'part')}.`,
    ],
    [
      amount + others,
      'additive-scaling',
      () =>
        t`This answer adds ${others} to ${amount}. The other two ingredients are ${others} parts, not ${others} ${unit}, and each part is ${one} ${unit}.`,
    ],
    [
      amount + sum,
      'additive-scaling',
      () =>
        t`This answer adds ${sum} to ${amount}. The numbers in the ratio are parts of ${one} ${unit} each, not ${unit}.`,
    ],
    [
      3 * amount,
      'part-to-part-as-part-to-whole',
      () =>
        t`This answer uses ${amount} ${unit} of each ingredient. The amounts must be in the ratio ${shares.join(' to ')}.`,
    ],
    ...[0, 1, 2]
      .filter((at) => at !== scarce)
      .flatMap((at): Wrong[] => [
        [
          div(amount * sum, shares[at]!),
          'wrong-part-of-ratio',
          () =>
            t`This answer divides ${amount} by ${shares[at]!}, the number of parts of ${parts[at]!}. The ${parts[scarce]!} makes up ${count(shares[scarce]!, 'part')}.`,
        ],
        [
          amount + shares[at]! * one,
          'ignored-condition',
          () =>
            t`This answer adds only the ${parts[at]!}, ${shares[at]! * one} ${unit}, to the ${amount}. The third ingredient is missing.`,
        ],
      ]),
  ]
}

export function wrongMost({ shares, stock, scarce, setting: { parts, unit } }: Mix, one: number): Wrong[] {
  const sum = total(shares)
  const per = (at: number): Rational => div(stock[at]!, shares[at]!)
  return [
    [
      total(stock),
      'ignored-condition',
      () =>
        t`This answer adds up everything in stock, ${total(stock)} ${unit}. In the given ratio not all of it can be used, because the ${parts[scarce]!} runs out first.`,
    ],
    ...[0, 1, 2]
      .filter((at) => at !== scarce)
      .flatMap((at): Wrong[] => [
        [
          mul(per(at), sum),
          'ignored-condition',
          () =>
            t`This answer uses up all the ${parts[at]!}, with ${per(at)} ${unit} for each part. There is not enough ${parts[scarce]!} for that.`,
        ],
        [
          add(stock[scarce]!, shares[at]! * one),
          'stopped-early',
          () =>
            t`This answer adds only ${stock[scarce]!} ${unit} of ${parts[scarce]!} and ${shares[at]! * one} of ${parts[at]!}. The third ingredient is missing.`,
        ],
      ]),
    [
      Math.min(...stock) * sum,
      'ratio-part-for-count',
      () =>
        t`This answer treats ${Math.min(...stock)} ${unit}, the smallest amount, as one part. Each amount has to be divided by its number in the ratio first.`,
    ],
    [
      3 * Math.min(...stock),
      'part-to-part-as-part-to-whole',
      () =>
        t`This answer uses ${Math.min(...stock)} ${unit} of each ingredient. The amounts must be in the ratio ${shares.join(' to ')}.`,
    ],
    [
      (sum - shares[scarce]!) * one,
      'stopped-early',
      () =>
        t`This answer leaves out the ${stock[scarce]!} ${unit} of ${parts[scarce]!}, which are part of the mixture too.`,
    ],
    [
      div(total(stock), 3),
      'mean-of-means',
      () =>
        t`This answer averages the three amounts ${stock.join(', ')}. How much can be made depends on the ingredient that runs out first.`,
    ],
  ]
}

export function wrongLeft({ shares, stock, scarce, other, setting: { parts, unit } }: Mix, one: number): Wrong[] {
  const third = 3 - scarce - other
  const used = shares[other]! * one
  const leftThird = stock[third]! - shares[third]! * one
  const left = stock[other]! - used
  const perThird = div(stock[third]!, shares[third]!)
  return [
    [
      used,
      'complement-forgotten',
      () =>
        t`${used} ${unit} of ${parts[other]!} are used. The question asks how much of the ${stock[other]!} ${unit} is left.`,
    ],
    [
      leftThird,
      'answered-other-quantity',
      () => t`${leftThird} is what is left over of the ${parts[third]!}. The question asks about the ${parts[other]!}.`,
    ],
    [
      left + leftThird,
      'answered-other-quantity',
      () =>
        t`${left + leftThird} is what is left over of ${parts[other]!} and ${parts[third]!} together. The question asks only about the ${parts[other]!}.`,
    ],
    [
      Math.abs(stock[other]! - stock[scarce]!),
      'part-to-part-as-part-to-whole',
      () =>
        t`This answer uses as much ${parts[other]!} as ${parts[scarce]!}, ${stock[scarce]!} ${unit}. The two are in the ratio ${shares[other]!} to ${shares[scarce]!}.`,
    ],
    [
      sub(stock[other]!, mul(shares[other]!, perThird)),
      'ignored-condition',
      () =>
        t`This answer assumes that all the ${parts[third]!} can be used, with ${perThird} ${unit} for each part. The ${parts[scarce]!} runs out before that.`,
    ],
    [
      Math.abs(stock[other]! - shares[other]!),
      'ratio-part-for-count',
      () =>
        t`This answer subtracts ${shares[other]!} ${unit}. The ${shares[other]!} in the ratio is a number of parts, which together are ${m`${shares[other]!} \times ${one} = ${used}`} ${unit}.`,
    ],
    [
      Math.abs(stock[other]! - one),
      'stopped-early',
      () =>
        t`This answer subtracts only one part, ${one} ${unit}. The mixture contains ${count(shares[other]!, 'part')} of ${parts[other]!}.`,
    ],
    [
      one,
      'stopped-early',
      () =>
        t`${one} ${unit} is the size of one part of the mixture. It still has to be used to find how much ${parts[other]!} is left.`,
    ],
    [
      div(left, shares[other]!),
      'inverted',
      () =>
        t`This answer subtracts ${one} from ${m`${stock[other]!} \div ${shares[other]!}`}, which gives what is left for one part. There are ${shares[other]!} parts of ${parts[other]!}.`,
    ],
  ]
}
