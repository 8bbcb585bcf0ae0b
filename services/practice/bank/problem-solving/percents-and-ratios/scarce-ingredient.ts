import { agree } from '../../factory/grammar.ts'
import { byLevel, type Written } from '../../factory/by-level.ts'
import { count, m, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { compare, div, mul } from '../../factory/rational.ts'
import { MIXES, wrongLeft, wrongMost, wrongSingle, type Mix } from './wrong-options/scarce-ingredient.ts'

export const scarceIngredient = problem<Mix>({
  id: 'scarce-ingredient',
  skill: 'ratios',
  version: 3,
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
  write: (drawn) => ({ ...byLevel(drawn, [fromOnePart, mostOfMixture, leftOver]), show: plain }),
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

function fromOnePart(drawn: Mix): Written {
  const { shares, stock, scarce, setting } = drawn
  const { mix, parts, unit, who } = setting
  const one = stock[scarce]! / shares[scarce]!
  const sum = shares.reduce((a, b) => a + b)
  const key = one * sum
  const intro = t`${mix} is made of ${parts.join(', ').replace(/, (?=[^,]*$)/, ' and ')} in the ratio ${shares[0]!} to ${shares[1]!} to ${shares[2]!}.`
  return {
    stem: t`${intro} ${who} uses ${stock[scarce]!} ${unit} of ${parts[scarce]!} for it. How many ${unit} of the mixture does that give?`,
    key,
    fits: (value) => value.n > 0n && value.d <= 2n && compare(value, 15 * key) < 0 && compare(mul(15, value), key) > 0,
    wrong: wrongSingle(drawn, one),
    because: t`One part is ${m`${stock[scarce]!} \div ${shares[scarce]!} = ${one}`} ${unit}, and there are ${sum} parts.`,
    quick: [t`${m`\frac{${sum}}{${shares[scarce]!}} \times ${stock[scarce]!} = ${key}`}.`],
    full: [
      t`${count(shares[scarce]!, 'part')} ${agree(shares[scarce]!, 'is', 'are')} ${stock[scarce]!} ${unit}, so one part is ${one}.`,
      t`There are ${m`${shares.join(' + ')} = ${sum}`} parts.`,
      t`Together ${m`${sum} \times ${one} = ${key}`} ${unit}.`,
    ],
    hints: [
      t`How much is one part of the ratio?`,
      t`One part is ${one} ${unit}. How many parts does the mixture have?`,
    ],
  }
}

function mostOfMixture(drawn: Mix): Written {
  const { shares, stock, scarce, setting } = drawn
  const { mix, parts, unit, who } = setting
  const one = stock[scarce]! / shares[scarce]!
  const sum = shares.reduce((a, b) => a + b)
  const key = one * sum
  const intro = t`${mix} is made of ${parts.join(', ').replace(/, (?=[^,]*$)/, ' and ')} in the ratio ${shares[0]!} to ${shares[1]!} to ${shares[2]!}.`
  const perPart = parts
    .map((part, at) => t`${m`${stock[at]!} \div ${shares[at]!} = ${div(stock[at]!, shares[at]!)}`} for ${part}`)
    .join(', ')
  return {
    stem: t`${intro} ${who} has ${stock[0]!} ${unit} of ${parts[0]}, ${stock[1]!} of ${parts[1]} and ${stock[2]!} of ${parts[2]}. How many ${unit} of the mixture, at most, can be made of this?`,
    key,
    fits: (value) => value.n > 0n && value.d <= 2n && compare(value, 15 * key) < 0 && compare(mul(15, value), key) > 0,
    wrong: wrongMost(drawn, one),
    because: t`The ${parts[scarce]!} runs out first, with ${one} ${unit} a part; all ${sum} parts are ${m`${sum} \times ${one} = ${key}`}.`,
    quick: [t`Stock per part: ${perPart}. The least counts: ${m`${one} \times ${sum} = ${key}`}.`],
    full: [
      t`In ${unit}, the stock allows for one part: ${perPart}. The ${parts[scarce]!} allows least, so one part is at most ${one}.`,
      t`There are ${m`${shares.join(' + ')} = ${sum}`} parts.`,
      t`Together ${m`${sum} \times ${one} = ${key}`} ${unit}.`,
    ],
    hints: ['Which of the three runs out first?', t`With the ${parts[scarce]!}, one part is ${one} ${unit}.`],
  }
}

function leftOver(drawn: Mix): Written {
  const { shares, stock, scarce, other, setting } = drawn
  const { mix, parts, unit, who } = setting
  const one = stock[scarce]! / shares[scarce]!
  const left = stock[other]! - shares[other]! * one
  const intro = t`${mix} is made of ${parts.join(', ').replace(/, (?=[^,]*$)/, ' and ')} in the ratio ${shares[0]!} to ${shares[1]!} to ${shares[2]!}.`
  const perPart = parts
    .map((part, at) => t`${m`${stock[at]!} \div ${shares[at]!} = ${div(stock[at]!, shares[at]!)}`} for ${part}`)
    .join(', ')
  return {
    stem: t`${intro} ${who} has ${stock[0]!} ${unit} of ${parts[0]}, ${stock[1]!} of ${parts[1]} and ${stock[2]!} of ${parts[2]}, and makes as much of the mixture as possible. How many ${unit} of ${parts[other]!} are left over?`,
    key: left,
    fits: (value) =>
      value.n > 0n && value.d <= 2n && compare(value, 15 * left) < 0 && compare(mul(15, value), left) > 0,
    wrong: wrongLeft(drawn, one),
    because: t`The ${parts[scarce]!} runs out first, with ${one} ${unit} a part; then ${m`${shares[other]!} \times ${one} = ${shares[other]! * one}`} of the ${stock[other]!} ${unit} of ${parts[other]!} are used.`,
    quick: [
      t`Stock per part: ${perPart}. The least counts: ${m`${stock[other]!} - ${shares[other]!} \times ${one} = ${left}`}.`,
    ],
    full: [
      t`In ${unit}, the stock allows for one part: ${perPart}. The ${parts[scarce]!} allows least, so one part is at most ${one}.`,
      t`That uses ${m`${shares[other]!} \times ${one} = ${shares[other]! * one}`} ${unit} of ${parts[other]!}.`,
      t`Left over: ${m`${stock[other]!} - ${shares[other]! * one} = ${left}`}.`,
    ],
    hints: ['Which of the three runs out first?', t`With the ${parts[scarce]!}, one part is ${one} ${unit}.`],
  }
}
