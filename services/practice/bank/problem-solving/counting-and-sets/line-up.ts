import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { arrangements } from '../../factory/search.ts'
import { NAMES } from '../../factory/names.ts'

const CONTESTS = [
  ['runners', 'a race'],
  ['singers', 'a contest'],
  ['films', 'a festival'],
  ['designs', 'a competition'],
  ['cooks', 'a baking contest'],
  ['gardens', 'a county fair'],
  ['skaters', 'a championship'],
  ['photographs', 'an exhibition'],
  ['choirs', 'a choral festival'],
  ['kites', 'a contest on the beach'],
  ['essays', 'a school competition'],
  ['robots', 'a tournament'],
] as const

/** Who is put in order, how, and the verb for it; in time rather than in space where `after` stands. */
const ROWS = [
  ['friends', 'stand in a row for a photograph', 'stand'],
  ['cousins', 'sit in a row at the movies', 'sit'],
  ['hikers', 'walk in single file along a ridge', 'walk', 'after'],
  ['children', 'read aloud one by one', 'read', 'after'],
  ['dancers', 'appear on the stage one by one', 'appear', 'after'],
  ['guests', 'sit along one side of a long table', 'sit'],
  ['passengers', 'sit side by side in the last row of a bus', 'sit'],
  ['students', 'present their projects one by one', 'present', 'after'],
  ['musicians', 'stand side by side at the front of a stage', 'stand'],
  ['cyclists', 'start one by one in a time trial', 'start', 'after'],
  ['players', 'stand in a line before a match', 'stand'],
  ['applicants', 'speak to the committee one by one', 'speak', 'after'],
] as const

const f = (n: number): number => (n < 2 ? 1 : n * f(n - 1))
const listed = (names: readonly string[]): string =>
  names.length === 2 ? names.join(' and ') : t`${names.slice(0, -1).join(', ')}, and ${names.at(-1)!}`

interface Line {
  level: Level
  size: number
  prizes: number
  /** The people who must, or must not, stand together. */
  names: readonly string[]
  contest: (typeof CONTESTS)[number]
  row: (typeof ROWS)[number]
}

export const lineUp = problem<Line>({
  id: 'line-up',
  skill: 'combinations',
  version: 6,
  levels: [-0.3, 0.4, 1],
  places: [
    [12, 2, 2, 2, 2],
    [0, 5, 5, 5, 5],
    [0, 5, 5, 5, 5],
  ],
  draw: (random, level) => {
    const size = level === 1 ? random.int(4, 15) : random.int(4, 7)
    const group = level === 2 && size > 4 ? random.int(2, 3) : 2
    return {
      size,
      prizes: random.int(2, 4),
      level,
      names: random.some(NAMES, group),
      contest: random.pick(CONTESTS),
      row: random.pick(ROWS),
    }
  },
  write: (line) => ({ ...byLevel(line, [prizesGiven, standTogether, standApart]), show: plain }),
  second: ([size = 0], stem) => {
    const people = Array.from({ length: size }, (_, at) => at)
    if (stem.includes('prize'))
      return arrangements(people, stem.includes('fourth') ? 4 : stem.includes('third') ? 3 : 2).length
    const group = /including \w+, \w+, and/.test(stem) ? [0, 1, 2] : [0, 1]
    const together = (row: number[]): boolean => {
      const places = group.map((one) => row.indexOf(one))
      return Math.max(...places) - Math.min(...places) === group.length - 1
    }
    return arrangements(people, size).filter((row) => together(row) !== stem.includes('must not')).length
  },
})

function prizesGiven({ size, prizes, contest: [who, event] }: Line): Written {
  const falling = f(size) / f(size - prizes)
  const medals = ['first and second prize', 'first, second, and third prize', 'first, second, third, and fourth prize'][
    prizes - 2
  ]!
  const factors = Array.from({ length: prizes }, (_, at) => size - at).join(' \\times ')
  return {
    stem: t`A total of ${size} ${who} are entered in ${event}. In how many ways can ${medals} be awarded if no ${who.slice(0, -1)} can win more than one prize?`,
    key: falling,
    wrong: [
      [falling / f(prizes), 'order-ignored', () => t`This answer counts the groups of ${prizes} winners: ${m`\frac{${falling}}{${prizes}!}`}. It matters which winner gets which prize, so there is no division by ${m`${prizes}! = ${f(prizes)}`}.`],
      [size ** prizes, 'repetition-allowed', () => t`This answer is ${m`${size}^${prizes}`}, which lets the same ${who.slice(0, -1)} win several prizes. After first prize is awarded, only ${size - 1} ${who} are left for second prize.`],
      [size * prizes, 'choices-added', () => t`This answer is ${m`${size} \times ${prizes}`}, the number of ${who} times the number of prizes. Multiply the numbers of choices instead: ${size} for first prize, then ${size - 1} for second prize${prizes > 2 ? ', and so on' : ''}.`],
      [f(size), 'ignored-condition', () => t`This answer is ${m`${size}!`}, the number of ways to rank all ${size} ${who}. Only ${prizes} prizes are awarded.`],
      [falling * (size - prizes), 'off-by-one', () => t`This answer is ${m`${factors} \times ${size - prizes}`}, which awards ${prizes + 1} prizes. There are only ${prizes}.`],
      [falling / (size - prizes + 1), 'off-by-one', () => t`This answer has one factor too few: it awards only ${prizes - 1 === 1 ? 'one prize' : `${prizes - 1} prizes`}. The last prize can still go to any of ${size - prizes + 1}.`],
      [f(size - 1) / f(size - 1 - prizes), 'off-by-one', () => t`This answer starts with ${size - 1} choices: ${m`${Array.from({ length: prizes }, (_, at) => size - 1 - at).join(' \\times ')}`}. First prize can go to any of the ${size} ${who}.`],
      [size * (size - 1) ** (prizes - 1), 'repetition-allowed', () => t`This answer is ${m`${[size, ...Array.from({ length: prizes - 1 }, () => size - 1)].join(' \\times ')}`}, with ${size - 1} choices for every prize after the first. With each prize awarded, there is one fewer choice.`],
      [Array.from({ length: prizes }, (_, at) => size - at).reduce((p, q) => p + q, 0), 'choices-added', () => t`This answer adds the numbers of choices, ${m`${Array.from({ length: prizes }, (_, at) => size - at).join(' + ')}`}. Each choice for one prize can be combined with each choice for the next, so multiply.`],
      [f(prizes), 'ignored-condition', () => t`This answer is ${m`${prizes}!`}, the number of ways to give ${prizes} prizes to ${prizes} given winners. The winners can be any of the ${size} ${who}.`],
    ], // prettier-ignore
    because: t`There are ${size} choices for first prize, then ${size - 1} for second prize${prizes > 2 ? ', and so on' : ''}: ${m`${factors} = ${falling}`}.`,
    quick: [t`Multiply the numbers of choices for ${medals}: ${m`${factors} = ${falling}`}.`],
    full: [
      t`First prize can go to any of the ${size} ${who}.`,
      t`After that, ${size - 1} are left for second prize${prizes > 2 ? t`${prizes === 3 ? ' and' : ','} ${size - 2} for third prize` : ''}${prizes > 3 ? t`, and ${size - 3} for fourth prize` : ''}.`,
      t`So the prizes can be awarded in ${m`${factors} = ${falling}`} ways.`,
    ],
    hints: [
      'If the same winners swap prizes, is that a different result?',
      t`How many ${who} could win first prize? After that, how many are left for second prize?`,
    ],
  }
}

function standTogether({ size, names, row: [people, set, verb, after] }: Line): Written {
  const group = names.length
  const inside = f(group)
  const blocks = size - group + 1
  const together = inside * f(blocks)
  const all = listed(names)
  const near = after
    ? `${verb} ${group === 2 ? 'directly one after the other, in either order' : 'directly one after another, in any order and with no one else between them'}`
    : `${verb} ${group === 2 ? 'next to each other' : 'together, with no one else between them'}`
  return {
    stem: t`A total of ${size} ${people}, including ${all}, ${set}. In how many orders can they ${verb} if ${all} must ${near}?`,
    key: together,
    wrong: [
      [f(blocks), 'one-order-only', () => t`This answer treats ${all} as one block and orders the blocks in ${m`${blocks}! = ${f(blocks)}`} ways. It leaves out the ${m`${group}! = ${inside}`} orders inside the block.`],
      [f(size) - together, 'complement-forgotten', () => t`This answer is ${m`${size}! - ${together}`}, the number of orders in which ${all} are not together. The question asks for the opposite.`],
      [group * f(blocks), 'one-order-only', () => t`This answer is ${m`${group} \times ${blocks}!`}, with only ${group} orders inside the block. The ${group} people can be ordered in ${m`${group}! = ${inside}`} ways.`],
      [f(size), 'ignored-condition', () => t`This answer is ${m`${size}!`}, the number of all orders. It ignores the condition on ${all}.`],
      [inside * f(size - group), 'off-by-one', () => t`This answer is ${m`${group}! \times ${size - group}!`}, which orders only the other ${size - group} ${people}. The block has to be placed among them, so ${blocks} items are ordered, in ${m`${blocks}! = ${f(blocks)}`} ways.`],
      [f(size) / 2, 'doubled-or-halved', () => t`This answer takes half of all ${m`${size}! = ${f(size)}`} orders, as if ${all} were together as often as apart. They are together in only ${together} of them.`],
      [inside + f(blocks), 'choices-added', () => t`This answer is ${m`${inside} + ${f(blocks)}`}, the orders inside the block plus the orders of the ${blocks} items. Each order of one kind goes with each of the other, so multiply.`],
      [inside * blocks, 'stopped-early', () => t`This answer is ${m`${inside} \times ${blocks}`}: the orders inside the block times the places for it. The other ${size - group} ${people} can be ordered too.`],
    ], // prettier-ignore
    because: t`With ${all} as one block there are ${m`${blocks}! = ${f(blocks)}`} orders, and ${m`${group}! = ${inside}`} orders inside the block: ${m`${f(blocks)} \times ${inside} = ${together}`}.`,
    quick: [
      t`With ${all} as one block, order the ${blocks} items and then the people in the block: ${m`${blocks}! \times ${group}! = ${together}`}.`,
    ],
    full: [
      t`Treat ${all} as one block. With the other ${size - group} ${people}, there are ${blocks} items to order, in ${m`${blocks}! = ${f(blocks)}`} ways.`,
      t`Inside the block, ${all} can be ordered in ${m`${group}! = ${inside}`} ways.`,
      t`Multiply: there are ${m`${f(blocks)} \times ${inside} = ${together}`} orders in which they are together.`,
    ],
    hints: [
      t`If ${all} always stay together, how many items are there to put in order?`,
      t`Treat ${all} as one block. In how many orders can they be arranged inside the block?`,
    ],
  }
}

function standApart({ size, names, row: [people, set, verb, after] }: Line): Written {
  const group = names.length
  const inside = f(group)
  const blocks = size - group + 1
  const together = inside * f(blocks)
  const key = f(size) - together
  const all = listed(names)
  const near = after
    ? `${verb} ${group === 2 ? 'directly one after the other, in either order' : 'directly one after another, in any order and with no one else between them'}`
    : `${verb} ${group === 2 ? 'next to each other' : 'together, with no one else between them'}`
  return {
    stem: t`A total of ${size} ${people}, including ${all}, ${set}. In how many orders can they ${verb} if ${all} must not ${near}?`,
    key,
    wrong: [
      [f(size) - f(blocks), 'one-order-only', () => t`This answer subtracts only ${m`${blocks}! = ${f(blocks)}`} orders with ${all} as one block. Inside the block they can come in ${m`${group}! = ${inside}`} orders, so there are ${together} to subtract.`],
      [f(size) - key, 'complement-forgotten', () => t`${together} is the number of orders in which ${all} are together. Subtract it from all ${m`${size}! = ${f(size)}`} orders.`],
      [f(size), 'ignored-condition', () => t`This answer is ${m`${size}!`}, the number of all orders. It ignores the condition on ${all}.`],
      [f(size) - inside * f(size - group), 'off-by-one', () => t`This answer subtracts ${m`${inside} \times ${size - group}!`}, which orders only the other ${size - group} ${people}. The block has to be placed among them, so ${blocks} items are ordered.`],
      [f(size) / 2, 'doubled-or-halved', () => t`This answer takes half of all ${m`${size}! = ${f(size)}`} orders, as if ${all} were together as often as apart. They are together in only ${together} of them.`],
      [key / 2, 'one-order-only', () => t`This answer is ${m`\frac{${size - 1} \times ${size - 2}}{2} \times ${size - 2}!`}. It chooses two separate places for ${all} and orders the other ${size - 2}, but ${all} can also trade places.`],
      [(size - 1) * (size - 2), 'stopped-early', () => t`This answer is ${m`${size - 1} \times ${size - 2}`}, the number of ways to place only ${all} apart. The other ${size - group} ${people} can be ordered too.`],
    ], // prettier-ignore
    because: t`Of all ${m`${size}! = ${f(size)}`} orders, ${m`2 \times ${size - 1}! = ${together}`} have ${all} together, so ${key} remain.`,
    quick: [
      t`Subtract the orders with ${all} together from all orders: ${m`${size}! - 2 \times ${size - 1}! = ${key}`}.`,
    ],
    full: [
      t`Without the condition there are ${m`${size}! = ${f(size)}`} orders.`,
      t`To count the orders to exclude, treat ${all} as one block. The ${blocks} items can be ordered in ${m`${blocks}! = ${f(blocks)}`} ways, and the two people inside the block in ${m`${group}! = ${inside}`} ways. So ${m`${inside} \times ${f(blocks)} = ${together}`} orders have them together.`,
      t`Subtracting leaves ${m`${f(size)} - ${together} = ${key}`} orders.`,
    ],
    hints: [
      t`Is it easier to count the orders in which ${all} are together, or those in which they are apart?`,
      t`Treat ${all} as one block. In how many of the ${m`${size}!`} orders are they next to each other?`,
    ],
  }
}
