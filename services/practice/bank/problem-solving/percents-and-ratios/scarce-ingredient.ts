import { agree } from '../../factory/grammar.ts'
import { byLevel, type Written } from '../../factory/by-level.ts'
import { count, m, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { compare, div, mul } from '../../factory/rational.ts'
import { MIXES, wrongLeft, wrongMost, wrongSingle, type Mix } from './wrong-options/scarce-ingredient.ts'

export const scarceIngredient = problem<Mix>({
  id: 'scarce-ingredient',
  skill: 'ratios',
  version: 4,
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
    const names = /made of (.+), (.+), and (.+) in the ratio/.exec(stem)!.slice(1, 4)
    const scale = (at: number, amount: number): number => {
      let hundredths = 0
      while ((hundredths + 1) * shares[at]! <= amount * 100) hundredths += 1
      return hundredths / 100
    }
    if (stock.length === 1) {
      const at = names.findIndex((name) => stem.includes(`of ${name}, how many`))
      return shares.reduce((all, share) => all + share * scale(at, stock[0]!), 0)
    }
    const one = Math.min(...shares.map((_, at) => scale(at, stock[at]!)))
    if (stem.includes('maximum')) return shares.reduce((all, share) => all + share * one, 0)
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
  const intro = t`${mix} is made of ${parts.join(', ').replace(/, (?=[^,]*$)/, ', and ')} in the ratio ${shares[0]!} to ${shares[1]!} to ${shares[2]!}.`
  return {
    stem: t`${intro} If ${who.replace('A', 'a')} uses ${stock[scarce]!} ${unit} of ${parts[scarce]!}, how many ${unit} of the mixture can be made?`,
    key,
    fits: (value) => value.n > 0n && value.d <= 2n && compare(value, 15 * key) < 0 && compare(mul(15, value), key) > 0,
    wrong: wrongSingle(drawn, one),
    because: t`One part is ${m`${stock[scarce]!} \div ${shares[scarce]!} = ${one}`} ${unit}, and the mixture has ${m`${shares.join(' + ')} = ${sum}`} parts, so it is ${m`${sum} \times ${one} = ${key}`} ${unit}.`,
    quick: [
      t`The mixture is ${m`\frac{${sum}}{${shares[scarce]!}}`} times the amount of ${parts[scarce]!}: ${m`\frac{${sum}}{${shares[scarce]!}} \times ${stock[scarce]!} = ${key}`}.`,
    ],
    full: [
      t`The ${parts[scarce]!} makes up ${count(shares[scarce]!, 'part')}, so one part is ${m`${stock[scarce]!} \div ${shares[scarce]!} = ${one}`} ${unit}.`,
      t`The mixture has ${m`${shares.join(' + ')} = ${sum}`} parts, so ${m`${sum} \times ${one} = ${key}`} ${unit} can be made.`,
    ],
    hints: [
      t`How many parts of the ratio do the ${stock[scarce]!} ${unit} of ${parts[scarce]!} make up?`,
      t`Find the size of one part. How many parts does the whole mixture have?`,
    ],
  }
}

function mostOfMixture(drawn: Mix): Written {
  const { shares, stock, scarce, setting } = drawn
  const { mix, parts, unit, who } = setting
  const one = stock[scarce]! / shares[scarce]!
  const sum = shares.reduce((a, b) => a + b)
  const key = one * sum
  const intro = t`${mix} is made of ${parts.join(', ').replace(/, (?=[^,]*$)/, ', and ')} in the ratio ${shares[0]!} to ${shares[1]!} to ${shares[2]!}.`
  const perPart = quotients(drawn)
  return {
    stem: t`${intro} ${who} has ${stock[0]!} ${unit} of ${parts[0]}, ${stock[1]!} of ${parts[1]}, and ${stock[2]!} of ${parts[2]}. What is the maximum number of ${unit} of the mixture that can be made?`,
    key,
    fits: (value) => value.n > 0n && value.d <= 2n && compare(value, 15 * key) < 0 && compare(mul(15, value), key) > 0,
    wrong: wrongMost(drawn, one),
    because: t`The ${parts[scarce]!} runs out first, because each part can be at most ${m`${stock[scarce]!} \div ${shares[scarce]!} = ${one}`} ${unit}. The ${sum} parts make ${m`${sum} \times ${one} = ${key}`} ${unit}.`,
    quick: [
      t`Each part can be at most ${one} ${unit}, the smallest of ${perPart}. The ${m`${shares.join(' + ')} = ${sum}`} parts make ${m`${sum} \times ${one} = ${key}`} ${unit}.`,
    ],
    full: [
      t`Divide each amount by its number in the ratio to see how large each part can be: ${perPart}. The ${parts[scarce]!} runs out first, so each part is at most ${one} ${unit}.`,
      t`The mixture has ${m`${shares.join(' + ')} = ${sum}`} parts, so at most ${m`${sum} \times ${one} = ${key}`} ${unit} can be made.`,
    ],
    hints: [
      'Can all three amounts be used up completely in this ratio?',
      'Divide each amount by its number in the ratio. Which quotient limits the mixture?',
    ],
  }
}

function leftOver(drawn: Mix): Written {
  const { shares, stock, scarce, other, setting } = drawn
  const { mix, parts, unit, who } = setting
  const one = stock[scarce]! / shares[scarce]!
  const left = stock[other]! - shares[other]! * one
  const intro = t`${mix} is made of ${parts.join(', ').replace(/, (?=[^,]*$)/, ', and ')} in the ratio ${shares[0]!} to ${shares[1]!} to ${shares[2]!}.`
  const perPart = quotients(drawn)
  const third = 3 - scarce - other
  const usedThird = shares[third]! * one
  return {
    stem: t`${intro} ${who} has ${stock[0]!} ${unit} of ${parts[0]}, ${stock[1]!} of ${parts[1]}, and ${stock[2]!} of ${parts[2]}, and makes as much of the mixture as possible. How many ${unit} of ${parts[other]!} are left over?`,
    key: left,
    fits: (value) =>
      value.n > 0n && value.d <= 2n && compare(value, 15 * left) < 0 && compare(mul(15, value), left) > 0,
    wrong: wrongLeft(drawn, one),
    because: t`The ${parts[scarce]!} runs out first, because each part can be at most ${m`${stock[scarce]!} \div ${shares[scarce]!} = ${one}`} ${unit}. So ${m`${shares[other]!} \times ${one} = ${shares[other]! * one}`} of the ${stock[other]!} ${unit} of ${parts[other]!} are used, and ${m`${stock[other]!} - ${shares[other]! * one} = ${left}`} ${agree(left, 'is', 'are')} left.`,
    quick: [
      t`Each part can be at most ${one} ${unit}, the smallest of ${perPart}. So ${m`${stock[other]!} - ${shares[other]!} \times ${one} = ${left}`} ${unit} of ${parts[other]!} are left over.`,
    ],
    full: [
      t`The quotients are ${perPart}. The ${parts[scarce]!} has the smallest quotient and runs out first, so each part is ${one} ${unit}.`,
      t`Check: the other two amounts are large enough, because ${m`${shares[other]!} \times ${one} = ${shares[other]! * one}`} is less than ${stock[other]!} and ${m`${shares[third]!} \times ${one} = ${usedThird}`} is less than ${stock[third]!}.`,
      t`So ${m`${stock[other]!} - ${shares[other]! * one} = ${left}`} ${agree(left, unit.slice(0, -1), unit)} of ${parts[other]!} ${agree(left, 'is', 'are')} left over.`,
    ],
    hints: [
      'Which of the three ingredients limits how much of the mixture can be made?',
      t`Divide each amount by its number in the ratio. The smallest quotient is the size of one part. How much ${parts[other]!} ${agree(shares[other]!, 'does', 'do')} ${count(shares[other]!, 'part')} use?`,
    ],
  }
}

/** How large one part could be by each stock: '67 ÷ 6 = 67/6 for flour, … and … for sugar'. */
function quotients({ shares, stock, setting: { parts } }: Mix): string {
  return parts
    .map((part, at) => t`${m`${stock[at]!} \div ${shares[at]!} = ${div(stock[at]!, shares[at]!)}`} for ${part}`)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ', and ')
}
