import { agree } from '../../../factory/grammar.ts'
import { count, m, t } from '../../../factory/format.ts'
import { type Level, type Wrong } from '../../../factory/problem-template.ts'
import { add, div, mul, sub, type Rational } from '../../../factory/rational.ts'

export const MIXES = [
  { mix: 'Concrete', parts: ['cement', 'sand', 'gravel'], unit: 'pounds', who: 'A builder' },
  { mix: 'A pastry dough', parts: ['flour', 'butter', 'sugar'], unit: 'pounds', who: 'A bakery' },
  { mix: 'A shade of green paint', parts: ['yellow', 'blue', 'white'], unit: 'liters', who: 'A paint shop' },
  { mix: 'A lawn seed', parts: ['fescue', 'ryegrass', 'clover'], unit: 'pounds', who: 'A nursery' },
  { mix: 'A fruit punch', parts: ['orange juice', 'apple juice', 'lime juice'], unit: 'liters', who: 'A canteen' },
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
        t`${others * one} ${unit} go with the ${parts[scarce]!}. The ${amount} ${unit} of ${parts[scarce]!} itself are part of the mixture too.`,
    ],
    [
      amount * sum,
      'ratio-part-for-count',
      () => t`This answer takes ${amount} for one part. It is ${shares[scarce]!} of the ${sum} parts.`,
    ],
    [
      div(amount * sum, others),
      'part-to-part-as-part-to-whole',
      () =>
        t`This answer divides by the ${others} parts of the other two. The ${amount} ${unit} are ${shares[scarce]!} parts.`,
    ],
    [
      amount + others,
      'additive-scaling',
      () => t`This answer adds the ratio numbers of the other two. They count parts of ${one} ${unit} each.`,
    ],
    [
      amount + sum,
      'additive-scaling',
      () => t`This answer adds ${sum} to ${amount}. The ratio numbers count parts of ${one} ${unit} each.`,
    ],
    [
      3 * amount,
      'part-to-part-as-part-to-whole',
      () => t`This answer takes three equal amounts of ${amount}. The parts are in the ratio ${shares.join(' to ')}.`,
    ],
    ...[0, 1, 2]
      .filter((at) => at !== scarce)
      .flatMap((at): Wrong[] => [
        [
          div(amount * sum, shares[at]!),
          'wrong-part-of-ratio',
          () =>
            t`This answer divides ${amount} by ${shares[at]!}, the ratio number of the ${parts[at]!}. The ${parts[scarce]!} has ${shares[scarce]!} parts.`,
        ],
        [
          amount + shares[at]! * one,
          'ignored-condition',
          () =>
            t`This answer adds only the ${shares[at]! * one} ${unit} of ${parts[at]!} to ${amount}. The mixture has a third ingredient.`,
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
        t`This answer adds all ${total(stock)} ${unit} there are. The ratio does not allow all of it: the ${parts[scarce]!} runs out first.`,
    ],
    ...[0, 1, 2]
      .filter((at) => at !== scarce)
      .flatMap((at): Wrong[] => [
        [
          mul(per(at), sum),
          'ignored-condition',
          () =>
            t`This answer lets the ${parts[at]!} decide, with ${per(at)} ${unit} a part. For that there is not enough ${parts[scarce]!}.`,
        ],
        [
          add(stock[scarce]!, shares[at]! * one),
          'stopped-early',
          () =>
            t`This answer adds the ${stock[scarce]!} ${unit} of ${parts[scarce]!} and ${shares[at]! * one} of ${parts[at]!} only. The mixture has a third ingredient.`,
        ],
      ]),
    [
      Math.min(...stock) * sum,
      'ratio-part-for-count',
      () =>
        t`This answer takes ${Math.min(...stock)} ${unit} for one part. Divide each stock by its ratio number first.`,
    ],
    [
      3 * Math.min(...stock),
      'part-to-part-as-part-to-whole',
      () =>
        t`This answer takes ${Math.min(...stock)} of each. The amounts must be in the ratio ${shares.join(' to ')}.`,
    ],
    [
      (sum - shares[scarce]!) * one,
      'stopped-early',
      () => t`This answer leaves the ${stock[scarce]!} ${unit} of ${parts[scarce]!} themselves out.`,
    ],
    [
      div(total(stock), 3),
      'mean-of-means',
      () => t`This answer averages the three stocks of ${stock.join(', ')}. The one that runs out first decides.`,
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
      () => t`${used} ${unit} of ${parts[other]!} are used. The question asks for what is left of ${stock[other]!}.`,
    ],
    [
      leftThird,
      'answered-other-quantity',
      () =>
        t`There ${agree(leftThird, 'is', 'are')} ${count(leftThird, unit.slice(0, -1))} left of the ${parts[third]!}. The question asks for the ${parts[other]!}.`,
    ],
    [
      left + leftThird,
      'answered-other-quantity',
      () =>
        t`There are ${left + leftThird} ${unit} left of ${parts[other]!} and ${parts[third]!} together. Only the ${parts[other]!} is asked.`,
    ],
    [
      Math.abs(stock[other]! - stock[scarce]!),
      'part-to-part-as-part-to-whole',
      () =>
        t`This answer uses as much ${parts[other]!} as ${parts[scarce]!}. For ${count(shares[scarce]!, 'part')} of ${parts[scarce]!} it takes ${shares[other]!} of ${parts[other]!}.`,
    ],
    [
      sub(stock[other]!, mul(shares[other]!, perThird)),
      'ignored-condition',
      () => t`This answer lets the ${parts[third]!} decide how much is made. The ${parts[scarce]!} runs out before.`,
    ],
    [
      Math.abs(stock[other]! - shares[other]!),
      'ratio-part-for-count',
      () =>
        t`This answer subtracts the ratio number ${shares[other]!}. It stands for ${m`${shares[other]!} \times ${one} = ${used}`} ${unit}.`,
    ],
    [
      Math.abs(stock[other]! - one),
      'stopped-early',
      () => t`This answer takes away one part, ${one}. The ${parts[other]!} has ${shares[other]!} parts.`,
    ],
    [one, 'stopped-early', () => t`${one} ${unit} is one part of the ratio, not what is left.`],
    [
      div(left, shares[other]!),
      'inverted',
      () =>
        t`This answer subtracts ${one} from what the ${parts[other]!} allows for one part. There are ${shares[other]!} such parts.`,
    ],
  ]
}
