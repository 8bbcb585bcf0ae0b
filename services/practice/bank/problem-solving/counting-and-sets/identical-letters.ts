import { byLevel, type Written } from '../../factory/by-level.ts'
import { count, m, plain, t } from '../../factory/format.ts'
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
  version: 4,
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
    const twins = [...stem.matchAll(/ ([A-Z])'s/g)].map(([, letter]) => letter!)
    return [...seen].filter((each) => twins.every((twin) => !each.includes(twin + twin))).length
  },
})

type Part = Written<'show' | 'fits'>

function described(word: string): string {
  const repeated = groupsOf(word).filter(([, times]) => times > 1)
  return repeated.map(([letter, times]) => t`${letter} appears ${often(times)}`).join(' and ')
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
    stem: t`In how many different orders can all of the letters of the word ${word} be arranged so that the two ${twin}'s are not next to each other?`,
    key,
    hints: [t`Is it easier to count the orders in which the two ${twin}'s are apart, or those in which they are together?`, t`Treat the two ${twin}'s as one block. How many orders have the block?`], // prettier-ignore
    wrong: [
      [block, 'complement-forgotten', () => t`${block} is the number of orders in which the two ${twin}'s are next to each other. Subtract it from the ${ways(word)} orders in all.`],
      [ways(word), 'ignored-condition', () => t`This answer counts all ${ways(word)} orders, including those with the two ${twin}'s next to each other.`],
      [ways(word) - 2 * block, 'order-counted', () => t`This answer subtracts ${m`2 \times ${block}`}, as if the two ${twin}'s could switch places inside the block. They are identical, so switching them changes nothing.`],
      [factorial(n) - factorial(n - 1), 'order-counted', () => t`This answer computes ${m`${n}! - ${n - 1}!`}, as if all ${n} letters were different. But the two ${twin}'s are identical, so divide ${m`${n}!`} by ${m`2!`} for all the orders.`],
      [factorial(n) / 2 - factorial(n - 1), 'ignored-condition', () => t`This answer is ${m`\frac{${n}!}{2!} - ${n - 1}!`}. It divides the first number by 2 for the ${twin}'s, but it subtracts as if the remaining letters and the block were in ${factorial(n - 1)} different orders.`],
      [ways(word) / 2, 'probabilities-added', () => t`This answer takes half of the ${ways(word)} orders, as if the two ${twin}'s were apart as often as together. They are together in only ${block} orders.`],
      [((n - 1) * (n - 2)) / 2, 'stopped-early', () => t`This answer is ${m`\frac{${n - 1} \times ${n - 2}}{2}`}, the number of ways to choose separate places for the two ${twin}'s. The other letters can be arranged as well.`],
      [2 * key, 'doubled-or-halved', () => t`This answer is ${m`2 \times (${ways(word)} - ${block})`}, as if switching the two identical ${twin}'s gave a new order.`],
      [ways(word) - factorial(n - 2), 'off-by-one', () => t`This answer is ${m`${ways(word)} - ${n - 2}!`}, which subtracts only the orders of the other letters. The block of two ${twin}'s has to be arranged along with them.`],
      [key + block / 2, 'doubled-or-halved', () => t`This answer is ${m`${ways(word)} - ${block / 2}`}. It divides the ${block} orders with the block by 2, but the block has only one internal order, so there is nothing to divide by.`],
    ], // prettier-ignore
    because: t`Of the ${m`${division(word)} = ${ways(word)}`} orders, ${m`${division(word.replace(twin, ''))} = ${block}`} have the two ${twin}'s next to each other, so ${m`${ways(word)} - ${block} = ${key}`} remain.`,
    quick: [
      t`Subtract the orders with the two ${twin}'s in one block: ${m`${division(word)} - ${division(word.replace(twin, ''))} = ${ways(word)} - ${block} = ${key}`}.`,
    ],
    full: [
      t`It is easier to count all orders and subtract those in which the two ${twin}'s are next to each other.`,
      t`The word has ${n} letters, and ${described(word)}, so there are ${m`${division(word)} = ${ways(word)}`} orders in all.`,
      t`To count the orders to exclude, treat the two ${twin}'s as one block. Then ${n - 1} items are arranged, in ${m`${division(word.replace(twin, ''))} = ${block}`} ways. Since the two letters are identical, there is no factor of 2 for their order inside the block.`,
      t`This leaves ${m`${ways(word)} - ${block} = ${key}`} orders in which the two ${twin}'s are apart.`,
    ],
  }
}

function threeApart({ word, twin }: Word): Part {
  const rest = word.replaceAll(twin, '')
  const others = ways(rest)
  const gaps = rest.length + 1
  const places = (gaps * (gaps - 1) * (gaps - 2)) / 6
  const key = others * places
  const block = ways(`${twin}${rest}`)
  const pairBlock = factorial(rest.length + 2) / (factorial(rest.length) / others)
  return {
    stem: t`In how many different orders can all of the letters of the word ${word} be arranged so that no two of the three ${twin}'s are next to each other?`,
    key,
    hints: [t`Which letters would you place first: the three ${twin}'s or the others?`, t`Arrange the other letters first. How many places are there before, between, and after them for the ${twin}'s?`], // prettier-ignore
    wrong: [
      [ways(word) - block, 'ignored-condition', () => t`This answer excludes only the ${block} orders with all three ${twin}'s in a row. Orders with just two of them next to each other are not allowed either.`],
      [ways(word), 'ignored-condition', () => t`This answer counts all ${m`${division(word)} = ${ways(word)}`} orders, including those with two or three ${twin}'s in a row.`],
      [key * 6, 'order-counted', () => t`This answer is ${m`${others} \times ${places} \times 3!`}, as if the three ${twin}'s were different. They are identical, so their order does not count.`],
      [places, 'stopped-early', () => t`${places} is the number of ways to choose places for the ${twin}'s before, between, and after the other letters. Those letters can be arranged in ${count(others, 'way')}.`],
      [others, 'stopped-early', () => t`${others} is the number of orders of the other letters. Multiply it by ${places}, the number of ways to choose places for the ${twin}'s before, between, and after them.`],
      [block, 'complement-forgotten', () => t`${block} is the number of orders with all three ${twin}'s in a row. The question asks for orders in which no two of them are next to each other.`],
      [others * gaps * (gaps - 1), 'order-counted', () => t`This answer is ${m`${others} \times ${gaps} \times ${gaps - 1}`}. It places only two of the three ${twin}'s, and it treats them as different.`],
      [(others * (gaps - 1) * (gaps - 2) * (gaps - 3)) / 6, 'off-by-one', () => t`This answer chooses from only ${gaps - 1} gaps: ${m`${others} \times \binom{${gaps - 1}}{3}`}. The ${rest.length} other letters leave ${gaps} gaps: those between them and one at each end.`],
      [ways(word) - key, 'complement-forgotten', () => t`${ways(word) - key} is the number of orders in which at least two of the ${twin}'s are next to each other. The question asks for the other orders.`],
      [ways(word) - pairBlock, 'overlap-subtracted-twice', () => t`This answer is ${m`${ways(word)} - ${pairBlock}`}. It subtracts the orders with a block of two ${twin}'s, but orders with three in a row are subtracted twice that way.`],
      [key / 2, 'doubled-or-halved', () => t`This answer is ${m`\frac{${others} \times ${places}}{2}`}. It divides for identical letters once more, although the ${places} ways already treat the ${twin}'s as identical.`],
      [key * 2, 'doubled-or-halved', () => t`This answer is ${m`2 \times ${others} \times ${places}`}, which counts each order twice. Switching identical letters does not give a new order.`],
      [others * gaps, 'stopped-early', () => t`This answer is ${m`${others} \times ${gaps}`}, which places only one of the three ${twin}'s. Choose three of the ${gaps} gaps instead.`],
    ], // prettier-ignore
    because: t`The other letters can be arranged in ${count(others, 'way')}, and the three ${twin}'s go into three of the ${gaps} gaps before, between, and after them in ${count(places, 'way')}: ${m`${others} \times ${places} = ${key}`}.`,
    quick: [
      t`Arrange the other letters, then choose three of the ${gaps} gaps before, between, and after them: ${m`${division(rest)} \times \binom{${gaps}}{3} = ${others} \times ${places} = ${key}`}.`,
    ],
    full: [
      t`Arrange the other letters first. If the ${twin}'s then go into different gaps between these letters or at the ends, no two ${twin}'s can be next to each other.`,
      t`The other ${rest.length} letters can be arranged in ${m`${division(rest)} = ${others}`} ways${groupsOf(rest).some(([, times]) => times > 1) ? ', because switching identical letters changes nothing' : ''}.`,
      t`They leave ${gaps} gaps: ${gaps - 2} between them and one at each end. Choose three of the gaps for the three identical ${twin}'s: ${m`\binom{${gaps}}{3} = ${places}`} ${places === 1 ? 'way' : 'ways'}.`,
      t`Multiply: there are ${m`${others} \times ${places} = ${key}`} such orders. Check by subtraction: of all ${m`${division(word)} = ${ways(word)}`} orders, ${block} have all three ${twin}'s in a row. Another ${m`${others} \times ${gaps} \times ${gaps - 1} = ${ways(word) - key - block}`} have exactly two together: one gap holds the pair, another the single ${twin}. That leaves ${m`${ways(word)} - ${block} - ${ways(word) - key - block} = ${key}`}.`,
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
    stem: t`In how many different orders can all of the letters of the word ${word} be arranged so that the two ${x}'s are not next to each other and the two ${y}'s are not next to each other?`,
    key,
    hints: [
      t`Which orders break the rule for ${x}, and which break the rule for ${y}?`,
      'Some orders break both rules. How many times are they subtracted if you subtract each kind once?',
    ],
    wrong: [
      [all - 2 * oneBlock, 'overlap-subtracted-twice', () => t`This answer is ${m`${all} - ${oneBlock} - ${oneBlock}`}. The ${bothBlocks} orders that break both rules are subtracted twice that way, so add them back once.`],
      [all - oneBlock, 'stopped-early', () => t`This answer is ${m`${all} - ${oneBlock}`}. It excludes the orders that break the rule for ${x}, but not those that break the rule for ${y}.`],
      [all - bothBlocks, 'ignored-condition', () => t`This answer is ${m`${all} - ${bothBlocks}`}, which excludes only the orders that break both rules. Breaking one rule is enough to be excluded.`],
      [bad, 'complement-forgotten', () => t`${m`2 \times ${oneBlock} - ${bothBlocks} = ${bad}`} is the number of orders that break at least one of the rules. Subtract it from ${all}.`],
      [all, 'ignored-condition', () => t`This answer counts all ${m`${division(word)} = ${all}`} orders, including those that break one or both of the rules.`],
      [key + bothBlocks, 'overlap-not-subtracted', () => t`This answer is ${m`${all} - 2 \times ${oneBlock} + 2 \times ${bothBlocks}`}. The ${bothBlocks} orders that break both rules were subtracted one time too many, so add them back only once.`],
      [oneBlock, 'complement-forgotten', () => t`${oneBlock} is the number of orders in which the two ${x}'s are next to each other. These orders are not allowed.`],
      [bothBlocks, 'complement-forgotten', () => t`${bothBlocks} is the number of orders that break both rules. The question asks for the orders that break neither.`],
      [oneBlock - bothBlocks, 'one-order-only', () => t`${m`${oneBlock} - ${bothBlocks} = ${oneBlock - bothBlocks}`} is the number of orders that break the rule for ${x} but keep the rule for ${y}. The question asks for the orders that keep both rules.`],
      [4 * key, 'order-counted', () => t`This answer is ${m`2 \times 2 \times ${key}`}, as if switching the two ${x}'s or the two ${y}'s gave a new order. The letters are identical, so it does not.`],
      [2 * key, 'order-counted', () => t`This answer is ${m`2 \times ${key}`}, as if switching the two ${x}'s gave a new order. The letters are identical, so it does not.`],
      [key / 2, 'doubled-or-halved', () => t`This answer divides ${key} by 2 because of identical letters. But ${m`${all} = ${division(word)}`} and the counts with blocks already take these into account.`],
    ], // prettier-ignore
    because: t`Of the ${all} orders, ${oneBlock} have the two ${x}'s together, ${oneBlock} have the two ${y}'s together, and ${bothBlocks} have both, so ${m`${all} - ${oneBlock} - ${oneBlock} + ${bothBlocks} = ${key}`} remain.`,
    quick: [
      t`There are ${m`${division(word)} = ${all}`} orders. Treat the two ${x}'s as one block: ${oneBlock} orders break the rule for ${x}, and just as many break the rule for ${y}. With both blocks there are ${bothBlocks}, so ${m`${all} - ${oneBlock} - ${oneBlock} + ${bothBlocks} = ${key}`} orders break neither rule.`,
    ],
    full: [
      t`Count all orders and subtract those that break a rule. Since ${described(word)}, there are ${m`${division(word)} = ${all}`} orders in all.`,
      t`If the two ${x}'s are together, treat them as one block: there are ${m`${division(word.replace(x, ''))} = ${oneBlock}`} such orders. The same count holds for the two ${y}'s.`,
      t`The ${m`${division(word.replace(x, '').replace(y, ''))} = ${bothBlocks}`} orders with both blocks are in each of these two groups. If you subtract both groups, these orders are subtracted twice, so add them back once.`,
      t`This leaves ${m`${all} - ${oneBlock} - ${oneBlock} + ${bothBlocks} = ${key}`} orders that keep both rules.`,
    ],
  }
}
