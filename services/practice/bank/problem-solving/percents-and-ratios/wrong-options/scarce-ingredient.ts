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
        t`${m`${others} \times ${one} = ${others * one}`} is the number of ${unit} of the other two ingredients. The ${amount} ${unit} of ${parts[scarce]!} belong to the mixture too.`,
    ],
    [
      amount * sum,
      'ratio-part-for-count',
      () =>
        t`This answer is ${m`${amount} \times ${sum}`}, as if ${amount} ${unit} were one part. That amount is ${shares[scarce]!} of the ${sum} parts.`,
    ],
    [
      div(amount * sum, others),
      'part-to-part-as-part-to-whole',
      () =>
        t`This answer is ${m`\frac{${amount}}{${others}} \times ${sum}`}. It divides by the ${others} parts of the other two ingredients, but the ${parts[scarce]!} makes up ${count(shares[scarce]!, 'part')}.`,
    ],
    [
      amount + others,
      'additive-scaling',
      () =>
        t`This answer is ${m`${amount} + ${others}`}. The other two ingredients are ${others} parts, not ${others} ${unit}, and each part is ${one} ${unit}.`,
    ],
    [
      amount + sum,
      'additive-scaling',
      () =>
        t`This answer is ${m`${amount} + ${sum}`}. The numbers in the ratio are parts of ${one} ${unit} each, not ${unit}.`,
    ],
    [
      3 * amount,
      'part-to-part-as-part-to-whole',
      () =>
        t`This answer is ${m`3 \times ${amount}`}, with ${amount} ${unit} of each ingredient. The amounts must be in the ratio ${shares.join(' to ')}.`,
    ],
    ...[0, 1, 2]
      .filter((at) => at !== scarce)
      .flatMap((at): Wrong[] => [
        [
          div(amount * sum, shares[at]!),
          'wrong-part-of-ratio',
          () =>
            t`This answer is ${m`\frac{${amount}}{${shares[at]!}} \times ${sum}`}. It divides by the number of parts of ${parts[at]!}, but the ${parts[scarce]!} makes up ${count(shares[scarce]!, 'part')}.`,
        ],
        [
          amount + shares[at]! * one,
          'ignored-condition',
          () =>
            t`This answer adds ${amount} ${unit} of ${parts[scarce]!} and ${shares[at]! * one} of ${parts[at]!}. It leaves out the ${shares[3 - scarce - at]! * one} ${unit} of ${parts[3 - scarce - at]!}.`,
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
        t`This answer is ${m`${stock.join(' + ')}`}, everything in stock. In the given ratio not all of it can be used, because the ${parts[scarce]!} runs out first.`,
    ],
    ...[0, 1, 2]
      .filter((at) => at !== scarce)
      .flatMap((at): Wrong[] => [
        [
          mul(per(at), sum),
          'ignored-condition',
          () =>
            t`This answer uses up all the ${parts[at]!}: ${m`\frac{${stock[at]!}}{${shares[at]!}} \times ${sum}`}. There is not enough ${parts[scarce]!} for that.`,
        ],
        [
          add(stock[scarce]!, shares[at]! * one),
          'stopped-early',
          () =>
            t`This answer adds ${stock[scarce]!} ${unit} of ${parts[scarce]!} and ${shares[at]! * one} of ${parts[at]!}. It leaves out the ${shares[3 - scarce - at]! * one} ${unit} of ${parts[3 - scarce - at]!}.`,
        ],
      ]),
    [
      Math.min(...stock) * sum,
      'ratio-part-for-count',
      () =>
        t`This answer is ${m`${Math.min(...stock)} \times ${sum}`}, as if the smallest amount were one part. Divide each amount by its number in the ratio first.`,
    ],
    [
      3 * Math.min(...stock),
      'part-to-part-as-part-to-whole',
      () =>
        t`This answer uses ${Math.min(...stock)} ${unit} of each ingredient, because ${Math.min(...stock)} is the smallest supply. But the amounts must be in the ratio ${shares.join(' to ')}.`,
    ],
    [
      (sum - shares[scarce]!) * one,
      'stopped-early',
      () =>
        t`This answer adds only ${[0, 1, 2]
          .filter((at) => at !== scarce)
          .map((at) => t`${shares[at]! * one} ${unit} of ${parts[at]!}`)
          .join(' and ')}. It leaves out the ${stock[scarce]!} ${unit} of ${parts[scarce]!}.`,
    ],
    [
      div(total(stock), 3),
      'mean-of-means',
      () =>
        t`This answer is ${m`\frac{${stock.join(' + ')}}{3}`}, the average of the three amounts. How much can be made depends on the ingredient that runs out first.`,
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
        t`${m`${shares[other]!} \times ${one} = ${used}`} is the number of ${unit} of ${parts[other]!} that are used. Subtract it from ${stock[other]!}.`,
    ],
    [
      leftThird,
      'answered-other-quantity',
      () =>
        t`This answer is ${m`${stock[third]!} - ${shares[third]! * one}`}, the amount of ${parts[third]!} left over. The question asks about the ${parts[other]!}.`,
    ],
    [
      left + leftThird,
      'answered-other-quantity',
      () =>
        t`This answer is ${m`${left} + ${leftThird}`}, the amounts of ${parts[other]!} and ${parts[third]!} left over. The question asks only about the ${parts[other]!}.`,
    ],
    [
      Math.abs(stock[other]! - stock[scarce]!),
      'part-to-part-as-part-to-whole',
      () =>
        t`This answer is the difference between ${stock[other]!} and ${stock[scarce]!}, as if equal amounts of ${parts[other]!} and ${parts[scarce]!} were used. They are used in the ratio ${shares[other]!} to ${shares[scarce]!}.`,
    ],
    [
      sub(stock[other]!, mul(shares[other]!, perThird)),
      'ignored-condition',
      () =>
        t`This answer is ${m`${stock[other]!} - ${shares[other]!} \times ${perThird}`}, as if all the ${parts[third]!} could be used. The ${parts[scarce]!} runs out before that.`,
    ],
    [
      Math.abs(stock[other]! - shares[other]!),
      'ratio-part-for-count',
      () =>
        shares[other] === 1
          ? t`This answer is ${m`${stock[other]!} - 1`}. The 1 in the ratio is one part, which is ${one} ${unit}.`
          : t`This answer is ${m`${stock[other]!} - ${shares[other]!}`}. The ${shares[other]!} in the ratio is a number of parts, and these are ${m`${shares[other]!} \times ${one} = ${used}`} ${unit}.`,
    ],
    [
      Math.abs(stock[other]! - one),
      'stopped-early',
      () =>
        t`This answer is ${m`${stock[other]!} - ${one}`}, which subtracts only one part. The mixture contains ${count(shares[other]!, 'part')} of ${parts[other]!}.`,
    ],
    [
      one,
      'stopped-early',
      () =>
        t`${one} ${unit} is the size of one part. Multiply it by ${shares[other]!} to find how much ${parts[other]!} is used, and subtract the result from ${stock[other]!}.`,
    ],
    [
      div(left, shares[other]!),
      'inverted',
      () =>
        t`This answer is ${m`\frac{${stock[other]!}}{${shares[other]!}} - ${one}`}, what is left for one part. There are ${shares[other]!} parts of ${parts[other]!}.`,
    ],
  ]
}
