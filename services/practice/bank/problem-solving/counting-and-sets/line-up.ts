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
  ['gardens', 'a village show'],
  ['skaters', 'a championship'],
  ['photographs', 'an exhibition'],
  ['choirs', 'a singing day'],
  ['kites', 'a contest on the beach'],
  ['essays', 'a school competition'],
  ['robots', 'a tournament'],
] as const

/** Who is put in order, how, and the verb for it; in time rather than in space where `after` stands. */
const ROWS = [
  ['friends', 'stand in a row for a photograph', 'stand'],
  ['cousins', 'sit in a row at the cinema', 'sit'],
  ['hikers', 'walk in single file along a ridge', 'walk', 'after'],
  ['pupils', 'read aloud one by one', 'read', 'after'],
  ['dancers', 'appear on the stage one by one', 'appear', 'after'],
  ['guests', 'sit along one side of a long table', 'sit'],
  ['passengers', 'sit side by side in the last row of a bus', 'sit'],
  ['students', 'present their projects one by one', 'present', 'after'],
  ['musicians', 'stand side by side at the front of a stage', 'stand'],
  ['swimmers', 'start one by one in a time trial', 'start', 'after'],
  ['players', 'stand in a line before a match', 'stand'],
  ['applicants', 'speak to the jury one by one', 'speak', 'after'],
] as const

const f = (n: number): number => (n < 2 ? 1 : n * f(n - 1))

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
  version: 5,
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
    const group = /among them \w+, \w+ and/.test(stem) ? [0, 1, 2] : [0, 1]
    const together = (row: number[]): boolean => {
      const places = group.map((one) => row.indexOf(one))
      return Math.max(...places) - Math.min(...places) === group.length - 1
    }
    return arrangements(people, size).filter((row) => together(row) !== stem.includes('must not')).length
  },
})

function prizesGiven({ size, prizes, contest: [who, event] }: Line): Written {
  const falling = f(size) / f(size - prizes)
  const medals = ['', '', 'a first and a second prize', 'a first, a second and a third prize'][prizes]
  const factors = Array.from({ length: prizes }, (_, at) => size - at).join(' \\times ')
  return {
    stem: t`${size} ${who} take part in ${event}. In how many ways can ${medals ?? 'a first, a second, a third and a fourth prize'} be awarded, if none of the ${who} gets two of them?`,
    key: falling,
    wrong: [
      [
        falling / f(prizes),
        'order-ignored',
        () =>
          t`This answer chooses ${prizes} winners without order. It matters who gets which prize, so each choice counts ${m`${prizes}! = ${f(prizes)}`} times.`,
      ],
      [
        size ** prizes,
        'repetition-allowed',
        () =>
          t`This answer lets one of them get several prizes: ${m`${size}^${prizes}`}. After the first prize only ${size - 1} are left for the second.`,
      ],
      [
        size * prizes,
        'choices-added',
        () =>
          t`This answer multiplies ${size} by ${prizes}. There are ${size} choices for the first prize, ${size - 1} for the second, and so on.`,
      ],
      [f(size), 'ignored-condition', () => t`${m`${size}!`} orders all ${size} of them. Only ${prizes} places count.`],
      [
        falling * (size - prizes),
        'off-by-one',
        () => t`This answer awards ${prizes + 1} prizes: the last factor, ${size - prizes}, is one too many.`,
      ],
      [
        falling / (size - prizes + 1),
        'off-by-one',
        () =>
          t`This answer stops after ${prizes - 1 === 1 ? 'one prize' : `${prizes - 1} prizes`}. The last one can still go to any of ${size - prizes + 1}.`,
      ],
      [
        f(size - 1) / f(size - 1 - prizes),
        'off-by-one',
        () => t`This answer begins with ${size - 1} choices. The first prize can go to any of the ${size}.`,
      ],
      [
        size * (size - 1) ** (prizes - 1),
        'repetition-allowed',
        () =>
          t`This answer keeps ${size - 1} choices for each prize after the first. With every prize there is one choice fewer.`,
      ],
      [
        Array.from({ length: prizes }, (_, at) => size - at).reduce((p, q) => p + q, 0),
        'choices-added',
        () =>
          t`This answer adds the choices, ${m`${Array.from({ length: prizes }, (_, at) => size - at).join(' + ')}`}. They multiply.`,
      ],
      [
        f(prizes),
        'ignored-condition',
        () => t`${m`${prizes}!`} is the number of orders of ${prizes} given winners. First these have to be chosen.`,
      ],
    ],
    because: t`${size} choices for the first prize, ${size - 1} for the second${prizes > 2 ? ' and so on' : ''}: ${m`${factors} = ${falling}`}.`,
    quick: [t`${m`${factors} = ${falling}`}.`],
    full: [
      t`The first prize can go to any of ${size}.`,
      t`Then ${size - 1} are left for the second${prizes > 2 ? t`, ${size - 2} for the third` : ''}${prizes > 3 ? t`, ${size - 3} for the fourth` : ''}.`,
      t`The product is ${m`${factors} = ${falling}`}.`,
    ],
    hints: ['Does it matter who gets which prize?', t`After the first prize, ${size - 1} are left.`],
  }
}

function standTogether({ size, names, row: [people, set, verb, after] }: Line): Written {
  const group = names.length
  const inside = f(group)
  const blocks = size - group + 1
  const together = inside * f(blocks)
  const all = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
  const near = after
    ? `${verb} ${group === 2 ? 'directly one after the other, in either order' : 'directly one after another, in any order and with no one else between them'}`
    : `${verb} ${group === 2 ? 'next to each other' : 'together, with nobody else between them'}`
  return {
    stem: t`${size} ${people}, among them ${all}, ${set}. In how many orders can they ${verb}, if ${all} must ${near}?`,
    key: together,
    wrong: [
      [
        f(blocks),
        'one-order-only',
        () =>
          t`This answer joins ${all} to one block, which gives ${m`${blocks}! = ${f(blocks)}`} orders. Inside the block there are ${m`${group}! = ${inside}`} orders.`,
      ],
      [
        f(size) - together,
        'complement-forgotten',
        () => t`${f(size) - together} is the number of orders in which they do not ${near}.`,
      ],
      [
        group * f(blocks),
        'one-order-only',
        () =>
          t`This answer takes ${group} orders inside the block. ${names.length} people can be ordered in ${m`${group}! = ${inside}`} ways.`,
      ],
      [
        f(size),
        'ignored-condition',
        () => t`${m`${size}! = ${f(size)}`} is the number of all orders, without the condition on ${all}.`,
      ],
      [
        inside * f(size - group),
        'off-by-one',
        () =>
          t`This answer orders only the other ${size - group}. The block takes part in the order: ${blocks} things, in ${m`${blocks}! = ${f(blocks)}`} ways.`,
      ],
      [
        f(size) / 2,
        'doubled-or-halved',
        () =>
          t`This answer takes half of all ${m`${size}! = ${f(size)}`} orders. In ${together} of them they are together, in ${f(size) - together} they are not.`,
      ],
      [
        inside + f(blocks),
        'choices-added',
        () =>
          t`This answer adds the ${inside} orders inside the block to the ${f(blocks)} orders of the block and the others. They multiply.`,
      ],
      [
        inside * blocks,
        'stopped-early',
        () => t`This answer counts the places for ${all} only. The other ${size - group} can be ordered as well.`,
      ],
    ],
    because: t`As one block with ${size - group} others: ${m`${blocks}! = ${f(blocks)}`} orders, times ${m`${group}! = ${inside}`} inside the block: ${together}.`,
    quick: [t`${m`${group}! \times ${blocks}! = ${together}`}.`],
    full: [
      t`Treat ${all} as one block: with the other ${size - group} there are ${blocks} things to order, in ${m`${blocks}! = ${f(blocks)}`} ways.`,
      t`Inside the block there are ${m`${group}! = ${inside}`} orders, so in ${m`${inside} \times ${f(blocks)} = ${together}`} orders they are together.`,
    ],
    hints: [`Tie ${all} together to one block.`, 'In how many orders can they come inside the block?'],
  }
}

function standApart({ size, names, row: [people, set, verb, after] }: Line): Written {
  const group = names.length
  const inside = f(group)
  const blocks = size - group + 1
  const together = inside * f(blocks)
  const key = f(size) - together
  const all = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
  const near = after
    ? `${verb} ${group === 2 ? 'directly one after the other, in either order' : 'directly one after another, in any order and with no one else between them'}`
    : `${verb} ${group === 2 ? 'next to each other' : 'together, with nobody else between them'}`
  return {
    stem: t`${size} ${people}, among them ${all}, ${set}. In how many orders can they ${verb}, if ${all} must not ${near}?`,
    key,
    wrong: [
      [
        f(size) - f(blocks),
        'one-order-only',
        () =>
          t`This answer joins ${all} to one block, which gives ${m`${blocks}! = ${f(blocks)}`} orders. Inside the block there are ${m`${group}! = ${inside}`} orders.`,
      ],
      [f(size) - key, 'complement-forgotten', () => t`${together} is the number of orders in which they do ${near}.`],
      [
        group * f(blocks),
        'one-order-only',
        () =>
          t`This answer takes ${group} orders inside the block. ${names.length} people can be ordered in ${m`${group}! = ${inside}`} ways.`,
      ],
      [
        f(size),
        'ignored-condition',
        () => t`${m`${size}! = ${f(size)}`} is the number of all orders, without the condition on ${all}.`,
      ],
      [
        f(size) - inside * f(size - group),
        'off-by-one',
        () =>
          t`This answer orders only the other ${size - group}. The block takes part in the order: ${blocks} things, in ${m`${blocks}! = ${f(blocks)}`} ways.`,
      ],
      [
        f(size) / 2,
        'doubled-or-halved',
        () =>
          t`This answer takes half of all ${m`${size}! = ${f(size)}`} orders. In ${together} of them they are together, in ${f(size) - together} they are not.`,
      ],
      [
        key / 2,
        'one-order-only',
        () =>
          t`This answer chooses two separate places and orders the other ${size - 2}, but ${all} can also change places.`,
      ],
      [
        (size - 1) * (size - 2),
        'stopped-early',
        () => t`This answer counts the places for ${all} only. The other ${size - group} can be ordered as well.`,
      ],
    ],
    because: t`All ${m`${size}! = ${f(size)}`} orders less the ${m`2 \times ${size - 1}! = ${together}`} with the two together: ${key}.`,
    quick: [t`${m`${size}! - 2 \times ${size - 1}! = ${key}`}.`],
    full: [
      t`Treat ${all} as one block: with the other ${size - group} there are ${blocks} things to order, in ${m`${blocks}! = ${f(blocks)}`} ways.`,
      t`Inside the block there are ${m`${group}! = ${inside}`} orders, so in ${m`${inside} \times ${f(blocks)} = ${together}`} orders they are together.`,
      t`All orders: ${m`${size}! = ${f(size)}`}. The rest: ${m`${f(size)} - ${together} = ${key}`}.`,
    ],
    hints: [`Tie ${all} together to one block.`, 'Count the orders in which the two are together, and take them off.'],
  }
}
