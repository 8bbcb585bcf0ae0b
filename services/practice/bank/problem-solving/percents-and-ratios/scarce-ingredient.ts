import { m, plain, t } from '../../factory/format.ts'
import { problem, type Level, type Wrong } from '../../factory/problem-template.ts'
import { add, compare, div, mul, sub, type Rational } from '../../factory/rational.ts'

const MIXES = [
  { mix: 'Concrete', parts: ['cement', 'sand', 'gravel'], unit: 'kilograms', who: 'A builder' },
  { mix: 'A pastry dough', parts: ['flour', 'butter', 'sugar'], unit: 'kilograms', who: 'A bakery' },
  { mix: 'A shade of green paint', parts: ['yellow', 'blue', 'white'], unit: 'litres', who: 'A paint shop' },
  { mix: 'A lawn seed', parts: ['fescue', 'ryegrass', 'clover'], unit: 'kilograms', who: 'A nursery' },
  { mix: 'A fruit punch', parts: ['orange juice', 'apple juice', 'lime juice'], unit: 'litres', who: 'A canteen' },
] as const

interface Mix {
  level: Level
  shares: readonly number[]
  stock: readonly number[]
  scarce: number
  other: number
  setting: (typeof MIXES)[number]
}

export const scarceIngredient = problem<Mix>({
  id: 'scarce-ingredient',
  skill: 'ratios',
  version: 2,
  levels: [-0.5, 0.2, 0.9],
  places: [
    [4, 4, 3, 3, 6],
    [3, 3, 4, 4, 6],
    [5, 5, 5, 5, 0],
  ],
  draw: (random, level) => {
    const shares = random.some([1, 2, 3, 4, 5, 6, 7, 8, 9], 3)
    const unit = random.int(3, 16)
    const [scarce, other] = random.some([0, 1, 2], 2) as [number, number]
    const stock = shares.map((share, at) =>
      at === scarce ? share * unit : share * unit + random.int(1, 3 * share + 6),
    )
    const common = [2, 3].some((factor) => shares.every((share) => share % factor === 0))
    return common ? null : { level, shares, stock, scarce, other, setting: random.pick(MIXES) }
  },
  write: (drawn) => {
    const { level, shares, stock, scarce, other, setting } = drawn
    const { mix, parts, unit, who } = setting
    const one = stock[scarce]! / shares[scarce]!
    const sum = shares.reduce((a, b) => a + b)
    const left = stock[other]! - shares[other]! * one
    const key = level === 1 ? one * sum : level === 2 ? one * sum : left
    const has = t`${who} has ${stock[0]!} ${unit} of ${parts[0]}, ${stock[1]!} of ${parts[1]} and ${stock[2]!} of ${parts[2]}`
    const intro = t`${mix} is made of ${parts.join(', ').replace(/, (?=[^,]*$)/, ' and ')} in the ratio ${shares[0]!} to ${shares[1]!} to ${shares[2]!}.`
    const stem = [
      t`${intro} ${who} uses ${stock[scarce]!} ${unit} of ${parts[scarce]!} for it. How many ${unit} of the mixture does that give?`,
      t`${intro} ${has}. How many ${unit} of the mixture, at most, can be made of this?`,
      t`${intro} ${has}, and makes as much of the mixture as possible. How many ${unit} of ${parts[other]!} are left over?`,
    ][level - 1]!
    const perPart = parts
      .map((part, at) => t`${m`${stock[at]!} \div ${shares[at]!} = ${div(stock[at]!, shares[at]!)}`} for ${part}`)
      .join(', ')
    return {
      stem,
      key,
      show: plain,
      fits: (value) =>
        value.n > 0n && value.d <= 2n && compare(value, 15 * key) < 0 && compare(mul(15, value), key) > 0,
      wrong: level === 1 ? wrongSingle(drawn, one) : level === 2 ? wrongMost(drawn, one) : wrongLeft(drawn, one),
      because:
        level === 1
          ? t`One part is ${m`${stock[scarce]!} \div ${shares[scarce]!} = ${one}`} ${unit}, and there are ${sum} parts.`
          : t`The ${parts[scarce]!} runs out first, with ${one} ${unit} a part; ${level === 2 ? t`all ${sum} parts are ${m`${sum} \times ${one} = ${key}`}` : t`then ${m`${shares[other]!} \times ${one} = ${shares[other]! * one}`} of the ${stock[other]!} ${unit} of ${parts[other]!} are used`}.`,
      quick: [
        level === 1
          ? t`${m`\frac{${sum}}{${shares[scarce]!}} \times ${stock[scarce]!} = ${key}`}.`
          : t`Stock per part: ${perPart}. The least counts: ${level === 2 ? m`${one} \times ${sum} = ${key}` : m`${stock[other]!} - ${shares[other]!} \times ${one} = ${left}`}.`,
      ],
      full: [
        level === 1
          ? t`${shares[scarce]!} parts are ${stock[scarce]!} ${unit}, so one part is ${one}.`
          : t`In ${unit}, the stock allows for one part: ${perPart}. The ${parts[scarce]!} allows least, so one part is at most ${one}.`,
        level === 3
          ? t`That uses ${m`${shares[other]!} \times ${one} = ${shares[other]! * one}`} ${unit} of ${parts[other]!}.`
          : t`There are ${m`${shares.join(' + ')} = ${sum}`} parts.`,
        level === 3
          ? t`Left over: ${m`${stock[other]!} - ${shares[other]! * one} = ${left}`}.`
          : t`Together ${m`${sum} \times ${one} = ${key}`} ${unit}.`,
      ],
      hints: [
        level === 1 ? t`How much is one part of the ratio?` : 'Which of the three runs out first?',
        level === 1
          ? t`One part is ${one} ${unit}. How many parts does the mixture have?`
          : t`With the ${parts[scarce]!}, one part is ${one} ${unit}.`,
      ],
    }
  },
  second: (numbers, stem) => {
    const shares = numbers.slice(0, 3)
    const stock = numbers.slice(3)
    const names = /made of (.+), (.+) and (.+) in the ratio/.exec(stem)!.slice(1, 4)
    const scale = (at: number, amount: number): number => {
      let hundredths = 0
      while ((hundredths + 1) * shares[at]! <= amount * 100) hundredths += 1
      return hundredths / 100
    }
    if (stock.length === 1) {
      const at = names.findIndex((name) => stem.includes(`of ${name} for it`))
      return shares.reduce((all, share) => all + share * scale(at, stock[0]!), 0)
    }
    const one = Math.min(...shares.map((_, at) => scale(at, stock[at]!)))
    if (stem.includes('at most')) return shares.reduce((all, share) => all + share * one, 0)
    const asked = names.findIndex((name) => stem.includes(`of ${name} are left`))
    return stock[asked]! - shares[asked]! * one
  },
})

function total(list: readonly number[]): number {
  return list.reduce((a, b) => a + b)
}

function wrongSingle({ shares, stock, scarce, setting: { parts, unit } }: Mix, one: number): Wrong[] {
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
      () => t`You took ${amount} for one part. It is ${shares[scarce]!} of the ${sum} parts.`,
    ],
    [
      div(amount * sum, others),
      'part-to-part-as-part-to-whole',
      () => t`You divided by the ${others} parts of the other two. The ${amount} ${unit} are ${shares[scarce]!} parts.`,
    ],
    [
      amount + others,
      'additive-scaling',
      () => t`You added the ratio numbers of the other two. They count parts of ${one} ${unit} each.`,
    ],
    [
      amount + sum,
      'additive-scaling',
      () => t`You added ${sum} to ${amount}. The ratio numbers count parts of ${one} ${unit} each.`,
    ],
    [
      3 * amount,
      'part-to-part-as-part-to-whole',
      () => t`You took three equal amounts of ${amount}. The parts are in the ratio ${shares.join(' to ')}.`,
    ],
    ...[0, 1, 2]
      .filter((at) => at !== scarce)
      .flatMap((at): Wrong[] => [
        [
          div(amount * sum, shares[at]!),
          'wrong-part-of-ratio',
          () =>
            t`You divided ${amount} by ${shares[at]!}, the ratio number of the ${parts[at]!}. The ${parts[scarce]!} has ${shares[scarce]!} parts.`,
        ],
        [
          amount + shares[at]! * one,
          'ignored-condition',
          () =>
            t`You added only the ${shares[at]! * one} ${unit} of ${parts[at]!} to ${amount}. The mixture has a third ingredient.`,
        ],
      ]),
  ]
}

function wrongMost({ shares, stock, scarce, setting: { parts, unit } }: Mix, one: number): Wrong[] {
  const sum = total(shares)
  const per = (at: number): Rational => div(stock[at]!, shares[at]!)
  return [
    [
      total(stock),
      'ignored-condition',
      () =>
        t`You added all ${total(stock)} ${unit} there are. The ratio does not allow all of it: the ${parts[scarce]!} runs out first.`,
    ],
    ...[0, 1, 2]
      .filter((at) => at !== scarce)
      .flatMap((at): Wrong[] => [
        [
          mul(per(at), sum),
          'ignored-condition',
          () =>
            t`You let the ${parts[at]!} decide, with ${per(at)} ${unit} a part. For that there is not enough ${parts[scarce]!}.`,
        ],
        [
          add(stock[scarce]!, shares[at]! * one),
          'stopped-early',
          () =>
            t`You added the ${stock[scarce]!} ${unit} of ${parts[scarce]!} and ${shares[at]! * one} of ${parts[at]!} only. The mixture has a third ingredient.`,
        ],
      ]),
    [
      Math.min(...stock) * sum,
      'ratio-part-for-count',
      () => t`You took ${Math.min(...stock)} ${unit} for one part. Divide each stock by its ratio number first.`,
    ],
    [
      3 * Math.min(...stock),
      'part-to-part-as-part-to-whole',
      () => t`You took ${Math.min(...stock)} of each. The amounts must be in the ratio ${shares.join(' to ')}.`,
    ],
    [
      (sum - shares[scarce]!) * one,
      'stopped-early',
      () => t`You left the ${stock[scarce]!} ${unit} of ${parts[scarce]!} themselves out.`,
    ],
    [
      div(total(stock), 3),
      'mean-of-means',
      () => t`You averaged the three stocks of ${stock.join(', ')}. The one that runs out first decides.`,
    ],
  ]
}

function wrongLeft({ shares, stock, scarce, other, setting: { parts, unit } }: Mix, one: number): Wrong[] {
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
      () => t`${leftThird} ${unit} are left of the ${parts[third]!}. The question asks for the ${parts[other]!}.`,
    ],
    [
      left + leftThird,
      'answered-other-quantity',
      () =>
        t`${left + leftThird} ${unit} are left of ${parts[other]!} and ${parts[third]!} together. Only the ${parts[other]!} is asked.`,
    ],
    [
      Math.abs(stock[other]! - stock[scarce]!),
      'part-to-part-as-part-to-whole',
      () =>
        t`You used as much ${parts[other]!} as ${parts[scarce]!}. For ${shares[scarce]!} parts of ${parts[scarce]!} it takes ${shares[other]!} of ${parts[other]!}.`,
    ],
    [
      sub(stock[other]!, mul(shares[other]!, perThird)),
      'ignored-condition',
      () => t`You let the ${parts[third]!} decide how much is made. The ${parts[scarce]!} runs out before.`,
    ],
    [
      Math.abs(stock[other]! - shares[other]!),
      'ratio-part-for-count',
      () =>
        t`You subtracted the ratio number ${shares[other]!}. It stands for ${m`${shares[other]!} \times ${one} = ${used}`} ${unit}.`,
    ],
    [
      Math.abs(stock[other]! - one),
      'stopped-early',
      () => t`You took away one part, ${one}. The ${parts[other]!} has ${shares[other]!} parts.`,
    ],
    [one, 'stopped-early', () => t`${one} ${unit} is one part of the ratio, not what is left.`],
    [
      div(left, shares[other]!),
      'inverted',
      () =>
        t`You subtracted ${one} from what the ${parts[other]!} allows for one part. There are ${shares[other]!} such parts.`,
    ],
  ]
}
