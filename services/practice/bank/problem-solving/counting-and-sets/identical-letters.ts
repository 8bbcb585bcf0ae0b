import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { often } from '../../factory/grammar.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { isWhole } from '../../factory/rational.ts'
import { arrangements } from '../../factory/search.ts'

const WORDS = ['PAPER', 'TOTAL', 'SEVEN', 'GREEN', 'CANAL', 'COFFEE', 'LETTER', 'SUMMER', 'KAYAK', 'STATE', 'INDIA', 'OTTAWA', 'GENEVA', 'TEXAS', 'TAIPEI', 'DALLAS', 'EUGENE', 'ODESSA', 'TAMPA', 'OMAHA', 'NEVADA', 'CIRCLE', 'PENCIL', 'MIRROR', 'BALLOT'] as const // prettier-ignore
/** Words with a letter that occurs three times, and words with two letters that occur twice. */
const TRIPLES = ['BANANA', 'CANADA', 'PANAMA', 'BUBBLE', 'PEPPER', 'TATTOO', 'ERROR', 'MAMMAL', 'SASSY', 'MISSES', 'PUPPETS', 'CABANA', 'ARMADA', 'SAHARA', 'JAMAICA', 'ATLANTA', 'BAHAMAS', 'FLUFFY', 'GIGGLE', 'TEEPEES'] as const // prettier-ignore
const DOUBLES = ['LEVEL', 'LETTER', 'BETTER', 'COFFEE', 'RADAR', 'KAYAK', 'ROTOR', 'CACAO', 'SALSA', 'SENSE', 'HAWAII', 'DALLAS', 'OTTAWA', 'LITTLE', 'POTATO', 'TOMATO', 'BALLAD', 'RETIRE', 'GARAGE', 'TEETH', 'DEEDS', 'REFER', 'CIVIC', 'MADAM', 'DIVIDE', 'BARBER', 'ELEVEN'] as const // prettier-ignore

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
  version: 3,
  levels: [1.3, 1.6, 1.9],
  draw: (random, level) => {
    const word = random.pick<string>([WORDS, TRIPLES, DOUBLES][level - 1]!)
    const twins = groupsOf(word).filter(([, times]) => times === (level === 2 ? 3 : 2))
    if (twins.length !== (level === 3 ? 2 : 1)) return null
    return { level, word, twin: twins[0]![0] }
  },
  write: (word) => ({
    ...byLevel(word, [apart, threeApart, pairsApart]),
    show: plain,
    fits: (value) => isWhole(value) && value.n > 0n,
  }),
  second: (_numbers, stem) => {
    const word = /word ([A-Z]+)/.exec(stem)![1]!
    const seen = new Set(arrangements(word.split(''), word.length).map((letters) => letters.join('')))
    const twins = [...stem.matchAll(/letters ([A-Z])\b/g)].map(([, letter]) => letter!)
    return [...seen].filter((each) => twins.every((twin) => !each.includes(twin + twin))).length
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

function apart({ word, twin }: Word): Part {
  const block = ways(word.replace(twin, ''))
  const key = ways(word) - block
  const n = word.length
  return {
    stem: t`In how many different orders can all of the letters of the word ${word} be arranged so that the two letters ${twin} are not next to each other?`,
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

function threeApart({ word, twin }: Word): Part {
  const rest = word.replaceAll(twin, '')
  const others = ways(rest)
  const gaps = rest.length + 1
  const places = (gaps * (gaps - 1) * (gaps - 2)) / 6
  const key = others * places
  const n = word.length
  const block = ways(`${twin}${rest}`)
  const pairBlock = factorial(rest.length + 2) / (factorial(rest.length) / others)
  return {
    stem: t`In how many different orders can all of the letters of the word ${word} be arranged so that no two of the three letters ${twin} are next to each other?`,
    key,
    hints: [t`Set the letters ${twin} aside and arrange the others first.`, t`Into which gaps can the letters ${twin} go, and does it matter which of them goes where?`], // prettier-ignore
    wrong: [
      [ways(word) - block, 'ignored-condition', () => t`This excludes only the orders with all three letters ${twin} together. Two of them must not be neighbors either.`],
      [ways(word), 'ignored-condition', () => t`This counts all orders and ignores the condition.`],
      [key * 6, 'order-counted', () => t`This treats the three letters ${twin} as different.`],
      [places, 'stopped-early', () => t`This counts only the choices of gaps and not the orders of the other letters.`],
      [others, 'stopped-early', () => t`This counts only the orders of the other letters.`],
      [block, 'complement-forgotten', () => t`This counts the orders in which all three letters ${twin} stand together.`],
      [others * gaps * (gaps - 1), 'order-counted', () => t`This places only two of the letters ${twin}, and counts their order.`],
      [(others * (gaps - 1) * (gaps - 2) * (gaps - 3)) / 6, 'off-by-one', () => t`This allows only the gaps between the other letters and those at one end. There is a gap at each end.`],
      [ways(word) - key, 'complement-forgotten', () => t`This counts the orders in which at least two letters ${twin} are neighbors.`],
      [Math.abs(ways(word) - pairBlock), 'overlap-subtracted-twice', () => t`This takes off the orders with a pair of neighbors, but counts those with three in a row twice.`],
      [key / 2, 'doubled-or-halved', () => t`This divides by 2 once too often.`],
      [key * 2, 'doubled-or-halved', () => t`This counts each order twice.`],
      [others * gaps, 'stopped-early', () => t`This places only one of the letters ${twin}.`],
    ], // prettier-ignore
    because: t`The other letters have ${others} orders, and the three letters ${twin} go into three of the ${gaps} gaps, in ${places} ways: ${m`${others} \times ${places} = ${key}`}.`,
    quick: [t`${m`${division(rest)} \times \binom{${gaps}}{3} = ${others} \times ${places} = ${key}`}.`],
    full: [
      t`Arrange the other letters first and then put the letters ${twin} into gaps, so that no two of them can touch.`,
      t`The other ${rest.length} letters can be arranged in ${m`${division(rest)} = ${others}`} ways${groupsOf(rest).some(([, times]) => times > 1) ? ', because equal letters may be exchanged without a change' : ''}.`,
      t`They leave ${gaps} gaps, counting both ends. Three different gaps are chosen for the three equal letters ${twin}, in ${m`\binom{${gaps}}{3} = ${places}`} ways.`,
      t`Multiply: ${m`${others} \times ${places} = ${key}`}. Check: this is less than the number of all orders, ${m`${division(word)} = ${ways(word)}`}, since the ${n} letters often put two letters ${twin} side by side.`,
    ],
  }
}

function pairsApart({ word }: Word): Part {
  const [[x], [y]] = groupsOf(word).filter(([, times]) => times === 2) as [[string, number], [string, number]]
  const [oneBlock, bothBlocks] = [ways(word.replace(x, '')), ways(word.replace(x, '').replace(y, ''))]
  const all = ways(word)
  const bad = 2 * oneBlock - bothBlocks
  const key = all - bad
  return {
    stem: t`In how many different orders can all of the letters of the word ${word} be arranged so that the two letters ${x} are not next to each other and the two letters ${y} are not next to each other?`,
    key,
    hints: [
      t`Count all orders, and then those that break one of the two rules.`,
      'Some orders break both rules. How often have they been taken off?',
    ],
    wrong: [
      [all - 2 * oneBlock, 'overlap-subtracted-twice', () => t`This takes the orders that break both rules off twice.`],
      [all - oneBlock, 'stopped-early', () => t`This respects only one of the two rules.`],
      [all - bothBlocks, 'ignored-condition', () => t`This excludes only the orders that break both rules at once.`],
      [bad, 'complement-forgotten', () => t`This counts the orders that break at least one rule.`],
      [all, 'ignored-condition', () => t`This counts all orders and ignores both rules.`],
      [key + bothBlocks, 'overlap-not-subtracted', () => t`This puts the orders that break both rules back twice.`],
      [oneBlock, 'complement-forgotten', () => t`This counts the orders in which the two letters ${x} are neighbors.`],
      [bothBlocks, 'complement-forgotten', () => t`This counts the orders in which both pairs are neighbors.`],
      [oneBlock - bothBlocks, 'one-order-only', () => t`This counts the orders that keep one rule and break the other.`],
      [4 * key, 'order-counted', () => t`This treats equal letters as different.`],
      [2 * key, 'order-counted', () => t`This treats the two letters ${x} as different.`],
      [key / 2, 'doubled-or-halved', () => t`This divides by 2 once too often.`],
    ], // prettier-ignore
    because: t`Of ${all} orders, ${oneBlock} have the two letters ${x} together, ${oneBlock} the two letters ${y}, and ${bothBlocks} both, so ${m`${all} - ${oneBlock} - ${oneBlock} + ${bothBlocks} = ${key}`} remain.`,
    quick: [t`${m`${all} - 2 \times ${oneBlock} + ${bothBlocks} = ${key}`}.`],
    full: [
      t`Count all orders, take off those that break a rule, and correct for the overlap. Since ${described(word)}, there are ${m`${division(word)} = ${all}`} orders.`,
      t`If the two letters ${x} stand together, treat them as one block: ${m`${division(word.replace(x, ''))} = ${oneBlock}`} orders. For the letters ${y} it is the same number.`,
      t`Orders with both blocks, ${m`${division(word.replace(x, '').replace(y, ''))} = ${bothBlocks}`}, have been taken off twice, so add them once.`,
      t`This leaves ${m`${all} - ${oneBlock} - ${oneBlock} + ${bothBlocks} = ${key}`}. Check: ${bad} orders break a rule, and ${m`${bad} + ${key} = ${all}`}.`,
    ],
  }
}
