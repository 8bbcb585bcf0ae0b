import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { often } from '../../factory/grammar.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { isWhole } from '../../factory/rational.ts'
import { arrangements } from '../../factory/search.ts'

const WORDS = ['LEVEL', 'PAPER', 'TOTAL', 'SEVEN', 'GREEN', 'BANANA', 'CANAL', 'BUBBLE', 'LITTLE', 'RADAR', 'PEPPER', 'TATTOO', 'COFFEE', 'BETTER', 'LETTER', 'SUMMER', 'PUPPY', 'KAYAK', 'ERROR', 'STATE', 'MAMMAL', 'ROTOR', 'EERIE', 'CACAO', 'SALSA', 'SENSE', 'INDIA', 'ALASKA', 'HAWAII', 'PANAMA', 'OTTAWA', 'GENEVA', 'TEXAS', 'CANADA', 'GREECE', 'TAIPEI', 'DALLAS', 'EUGENE', 'ODESSA', 'TAMPA', 'OMAHA'] as const // prettier-ignore

interface Word {
  level: Level
  word: string
  /** A letter that occurs more than once. */
  twin: string
}

const countOf = (word: string, letter: string): number => word.split(letter).length - 1
const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1))
const groupsOf = (word: string): Array<[string, number]> => [...new Set(word)].map((letter) => [letter, countOf(word, letter)]) // prettier-ignore
const ways = (word: string): number => groupsOf(word).reduce((left, [, times]) => left / factorial(times), factorial(word.length)) // prettier-ignore

export const identicalLetters = problem<Word>({
  id: 'identical-letters',
  skill: 'combinations',
  levels: [1.3, 1.7, 2],
  draw: (random, level) => {
    const word = random.pick(WORDS)
    const twins = groupsOf(word).filter(([, times]) => times > 1)
    if (twins.length === 0) return null
    const [twin, times] = random.pick(twins)
    if (level > 1 && times !== 2) return null
    return { level, word, twin }
  },
  write: (word) => ({
    ...byLevel(word, [inAll, together, apart]),
    show: plain,
    fits: (value) => isWhole(value) && value.n > 0n,
  }),
  second: (_numbers, stem) => {
    const word = /word ([A-Z]+)/.exec(stem)![1]!
    const twin = /letters ([A-Z])/.exec(stem)?.[1] ?? ''
    const seen = new Set(arrangements(word.split(''), word.length).map((letters) => letters.join('')))
    if (stem.includes('not next')) return [...seen].filter((each) => !each.includes(twin + twin)).length
    return twin === '' ? seen.size : [...seen].filter((each) => each.includes(twin + twin)).length
  },
})

type Part = Written<'show' | 'fits'>

function described(word: string): string {
  const repeated = groupsOf(word).filter(([, times]) => times > 1)
  return repeated.map(([letter, times]) => t`${letter} comes up ${often(times)}`).join(' and ')
}

const division = (word: string): string => {
  const bottoms = groupsOf(word).filter(([, times]) => times > 1).map(([, times]) => `${times}!`) // prettier-ignore
  return bottoms.length === 0 ? `${word.length}!` : `\\frac{${word.length}!}{${bottoms.join(' \\times ')}}`
}

function inAll({ word, twin }: Word): Part {
  const key = ways(word)
  const n = word.length
  const repeated = groupsOf(word).filter(([, times]) => times > 1)
  const [first = ['', 2]] = repeated
  return {
    stem: t`In how many different orders can all of the letters of the word ${word} be written, if equal letters cannot be told apart?`,
    key,
    hints: ['If all letters were different, how many orders would there be?', 'Exchanging equal letters gives nothing new. By what must the number of orders be divided?'], // prettier-ignore
    wrong: [
      [factorial(n), 'order-counted', () => t`This treats all ${n} letters as different. Exchanging equal letters changes nothing.`],
      [factorial(n) / factorial(first[1]), 'ignored-condition', () => t`This divides only for the letter ${first[0]}.`],
      [factorial(n) / repeated.reduce((sum, [, times]) => sum + times, 0), 'order-ignored', () => t`This divides by the number of repeated letters instead of by their orders.`],
      [factorial(new Set(word).size), 'repetition-excluded', () => t`This arranges each different letter once and leaves letters out.`],
      [factorial(n - 1), 'off-by-one', () => t`This arranges one letter too few.`],
      [key / 2, 'doubled-or-halved', () => t`This divides by 2 once too often, as if reading backward gave nothing new.`],
      [key * 2, 'doubled-or-halved', () => t`This forgets a factor of two: ${twin} also appears more than once.`],
      [key * 3, 'wrong-count', () => t`This divides by the number of times a letter occurs, not by the orders of equal letters.`],
      [n * n, 'base-times-exponent', () => t`This multiplies the number of places by the number of letters.`],
      [factorial(n - 1) / 2, 'off-by-one', () => t`This treats a pair of equal letters as one block, which is another question.`],
      [key + factorial(n - 1), 'choices-added', () => t`This adds the orders in which one letter stays fixed.`],
    ], // prettier-ignore
    because: t`${described(word)}, so the number of orders is ${m`${division(word)} = ${key}`}.`,
    quick: [t`${m`${division(word)} = ${key}`}.`],
    full: [
      t`Start as if the ${n} letters were all different: they could be written in ${m`${n}! = ${factorial(n)}`} orders.`,
      t`Here ${described(word)}. Exchanging equal letters leaves the written word as it is, so each different order has been counted once for every order of the equal letters.`,
      t`Divide by the number of these exchanges: ${m`${division(word)} = ${key}`}.`,
      t`Check with a small case: ${m`\frac{3!}{2!} = 3`} orders for AAB, namely AAB, ABA, and BAA.`,
    ],
  }
}

function together({ word, twin }: Word): Part {
  const block = word.replace(twin, '')
  const key = ways(block)
  const n = word.length
  return {
    stem: t`In how many different orders can all of the letters of the word ${word} be written, if equal letters cannot be told apart and the two letters ${twin} must stand next to each other?`,
    key,
    hints: [t`Tie the two letters ${twin} together. How many things are then to be arranged?`, 'Are there still equal letters among them? And does the order inside the block matter?'], // prettier-ignore
    wrong: [
      [factorial(n - 1), 'order-counted', () => t`This treats all ${n - 1} things as different.`],
      [2 * key, 'order-counted', () => t`This counts the two letters ${twin} in both orders inside the block, but they look alike.`],
      [ways(word) - key, 'complement-forgotten', () => t`This counts the orders in which the two letters ${twin} are apart.`],
      [ways(word), 'ignored-condition', () => t`This counts all orders, also those with the two letters ${twin} apart.`],
      [factorial(n - 2), 'off-by-one', () => t`This leaves the block itself out of the arrangement.`],
      [key / 2, 'doubled-or-halved', () => t`This divides for the letter ${twin} again, although the block counts as one thing.`],
      [factorial(n - 1) / 2, 'order-ignored', () => t`This divides by 2 for the two letters ${twin}, although the block already is a single thing.`],
      [ways(word) / 2, 'probabilities-added', () => t`This takes half of all orders, as if together and apart were equally frequent.`],
      [n * (n - 1), 'stopped-early', () => t`This counts only the ordered choices of two places for the letters ${twin}.`],
      [(n - 1) * 2, 'stopped-early', () => t`This counts only the places of the block and not the orders of the other letters.`],
      [key + (n - 1), 'choices-added', () => t`This adds the places of the block, although they are counted already.`],
    ], // prettier-ignore
    because: t`The block and the other letters are ${n - 1} things; they can stand in ${m`${division(block)} = ${key}`} orders.`,
    quick: [t`One block for ${twin}${twin}: ${m`${division(block)} = ${key}`}.`],
    full: [
      t`Treat the two letters ${twin} as a single block. Then ${n - 1} things are to be arranged: the block and the ${n - 2} other letters.`,
      t`${groupsOf(block).some(([, times]) => times > 1) ? t`Among these things ${described(block)}, so divide by the orders of the equal letters` : 'No two of these things are alike, so nothing has to be divided'}: ${m`${division(block)} = ${key}`}.`,
      t`Inside the block the two letters look alike, so exchanging them gives nothing new and no factor of 2 is needed.`,
      t`Check: without the condition there are ${m`${division(word)} = ${ways(word)}`} orders, and ${key} is a part of them.`,
    ],
  }
}

function apart({ word, twin }: Word): Part {
  const block = ways(word.replace(twin, ''))
  const key = ways(word) - block
  const n = word.length
  return {
    stem: t`In how many different orders can all of the letters of the word ${word} be written, if equal letters cannot be told apart and the two letters ${twin} are not next to each other?`,
    key,
    hints: ['Which orders are easier to count, those that are allowed or those that are not?', t`Count all orders, and those in which the two letters ${twin} form a block.`], // prettier-ignore
    wrong: [
      [block, 'complement-forgotten', () => t`This counts the orders in which the two letters ${twin} are neighbors.`],
      [ways(word), 'ignored-condition', () => t`This counts all orders, also those with the two letters ${twin} side by side.`],
      [ways(word) - 2 * block, 'order-counted', () => t`This takes the block off in both orders, but the two letters ${twin} look alike.`],
      [factorial(n) - factorial(n - 1), 'order-counted', () => t`This treats all letters as different.`],
      [factorial(n) / 2 - factorial(n - 1), 'ignored-condition', () => t`This divides only for the letter ${twin} and treats the others as different.`],
      [ways(word) / 2, 'probabilities-added', () => t`This takes half of all orders, as if together and apart were equally frequent.`],
      [((n - 1) * (n - 2)) / 2, 'stopped-early', () => t`This counts only the places of the two letters ${twin}, not the orders of the other letters.`],
      [key - n, 'off-by-one', () => t`This takes off too many orders: the block can stand at ${n - 1} places, not at ${n}.`],
      [key + n, 'off-by-one', () => t`This takes off too few orders: the block can stand at ${n - 1} places, and the others can be arranged around it.`],
      [2 * key, 'doubled-or-halved', () => t`This counts the two letters ${twin} in both orders.`],
      [ways(word) - factorial(n - 2), 'off-by-one', () => t`This leaves the block itself out of the arrangements that are taken off.`],
      [key + block / 2, 'doubled-or-halved', () => t`This takes off only half of the orders with a block.`],
    ], // prettier-ignore
    because: t`Of ${ways(word)} orders, ${block} have the two letters ${twin} side by side, so ${key} remain.`,
    quick: [t`${m`${division(word)} - ${division(word.replace(twin, ''))} = ${ways(word)} - ${block} = ${key}`}.`],
    full: [
      t`Count all orders and subtract those that break the rule.`,
      t`All orders: ${described(word)}, so there are ${m`${division(word)} = ${ways(word)}`}.`,
      t`Orders that break the rule: tie the two letters ${twin} into one block, so ${n - 1} things are arranged in ${m`${division(word.replace(twin, ''))} = ${block}`} ways. The two letters look alike, so no factor of 2 is needed.`,
      t`This leaves ${m`${ways(word)} - ${block} = ${key}`}. Check: apart and together must add up to ${ways(word)}, and they do.`,
    ],
  }
}
