import { agree } from '../../factory/grammar.ts'
import { byLevel, type Written } from '../../factory/by-level.ts'
import { count, m, plain, t } from '../../factory/format.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { choose } from '../../factory/search.ts'

interface Body {
  level: Level
  men: number
  women: number
  size: number
  fromMen: number
  setting: readonly [place: string, ones: string, twos: string]
}

export const committee = problem<Body>({
  id: 'committee',
  skill: 'combinations',
  version: 5,
  levels: [-0.4, 0.4, 0.9],
  places: [
    [0, 0, 4, 4, 12],
    [6, 6, 4, 4, 0],
    [6, 6, 4, 4, 0],
  ],
  draw: (random, level) => {
    const men = random.int(4, 7)
    const women = random.int(4, 7)
    const size = level === 1 ? 3 : random.int(3, 4)
    const fromMen = level === 1 ? 0 : random.int(1, size - 1)
    return {
      men,
      women,
      size,
      fromMen,
      level,
      setting: random.pick([
        ['a law firm', 'partners', 'associates'],
        ['a university', 'professors', 'students'],
        ['an orchestra', 'violinists', 'cellists'],
        ['a laboratory', 'chemists', 'physicists'],
      ] as const),
    }
  },
  write: (body) => ({ ...byLevel(body, [anyMembers, soManyOfEach, atLeastOne]), show: plain }),
  second: (numbers, stem) => {
    const [men = 0, women = 0, x = 0, y = 0] = numbers
    const people = Array.from({ length: men + women }, (_, at) => at < men)
    const size = numbers.length === 4 ? x + y : x
    const ways = choose(people, size)
    if (numbers.length === 4) return ways.filter((one) => one.filter(Boolean).length === x).length
    return stem.includes('at least') ? ways.filter((one) => one.some(Boolean)).length : ways.length
  },
})

const c = (n: number, k: number): number => {
  let value = 1
  for (let at = 1; at <= k; at += 1) value = (value * (n - k + at)) / at
  return value
}

const falling = (n: number, k: number): number =>
  Array.from({ length: k }, (_, at) => n - at).reduce((p, q) => p * q, 1)

const binom = (n: number, k: number): string => `\\binom{${n}}{${k}}`

function anyMembers({ men, women, size, setting: [place, ones, twos] }: Body): Written {
  const all = men + women
  const key = c(all, size)
  return {
    stem: t`${place.replace(/^./, (letter) => letter.toUpperCase())} has ${men} ${ones} and ${women} ${twos}. In how many ways can a committee of ${size} of them be chosen?`,
    key,
    wrong: [
      [
        falling(all, size),
        'order-counted',
        () =>
          t`This answer counts orders: ${m`${all} \times ${all - 1} \times ${all - 2}`}. A committee has no order, so divide by ${m`${size}!`}.`,
      ],
      [
        c(men, size) + c(women, size),
        'ignored-condition',
        () =>
          t`This answer counts only the ${c(men, size)} committees of ${ones} and the ${c(women, size)} of ${twos}. Mixed committees are allowed too, so choose any ${size} of all ${all}: ${key}.`,
      ],
      [
        all * size,
        'choices-added',
        () =>
          t`This answer multiplies ${all} by ${size}. Choosing ${size} of ${all} is ${m`${binom(all, size)} = ${key}`}.`,
      ],
      [
        c(all, size - 1),
        'off-by-one',
        () =>
          t`This answer chooses only ${size - 1} of ${all}. The committee has ${size}: ${m`${binom(all, size)} = ${key}`}.`,
      ],
      [
        falling(all, size) / 2,
        'order-counted',
        () => t`This answer divides by 2. ${size} people can be put in ${m`${size}! = ${falling(size, size)}`} orders.`,
      ],
      [
        c(men, 1) * c(women, size - 1),
        'ignored-condition',
        () =>
          t`This answer counts only committees of one of the ${ones} and ${size - 1} ${twos}. Any ${size} of all ${all} will do: ${key}.`,
      ],
      [
        c(all - 1, size),
        'wrong-count',
        () =>
          t`This answer chooses ${size} of ${all - 1}, so one person was left out: there are ${m`${men} + ${women} = ${all}`}.`,
      ],
    ],
    because: t`${m`${binom(all, size)} = ${key}`}: any ${size} of ${all}, without order.`,
    quick: [t`${m`\frac{${Array.from({ length: size }, (_, at) => all - at).join(' \\times ')}}{${size}!} = ${key}`}.`],
    full: [
      t`There are ${all} people; order does not matter.`,
      t`In order there would be ${falling(all, size)} ways.`,
      t`Each committee appears in ${m`${size}! = ${falling(size, size)}`} orders, so ${m`\frac{${falling(all, size)}}{${falling(size, size)}} = ${key}`}.`,
    ],
    hints: ['Does the order of the chosen people matter?', t`Any ${size} of the ${all} will do.`],
  }
}

function soManyOfEach({ men, women, size, fromMen, setting: [place, ones, twos] }: Body): Written {
  const all = men + women
  const fromWomen = size - fromMen
  const exact = c(men, fromMen) * c(women, fromWomen)
  const group = t`${count(fromMen, ones.slice(0, -1))} and ${count(fromWomen, twos.slice(0, -1))}`
  return {
    stem: t`${place.replace(/^./, (letter) => letter.toUpperCase())} has ${men} ${ones} and ${women} ${twos}. In how many ways can a committee of ${group} be chosen?`,
    key: exact,
    wrong: [
      [
        falling(men, fromMen) * falling(women, fromWomen),
        'order-counted',
        () =>
          t`This answer counts the orders in which they are named. A committee has no order, so choose with ${m`${binom(men, fromMen)}`} and ${m`${binom(women, fromWomen)}`}.`,
      ],
      [
        c(men, fromMen) + c(women, fromWomen),
        'choices-added',
        () =>
          t`This answer adds ${c(men, fromMen)} and ${c(women, fromWomen)}. Every choice on one side goes with every choice on the other, so they multiply.`,
      ],
      [
        c(all, size),
        'ignored-condition',
        () =>
          t`This answer chooses any ${size} of all ${all}, which gives ${c(all, size)} ways. It must be ${group}: ${m`${c(men, fromMen)} \times ${c(women, fromWomen)} = ${exact}`}.`,
      ],
      [
        men * women,
        'stopped-early',
        () =>
          t`This answer chooses one from each side, ${m`${men} \times ${women} = ${men * women}`}. The committee has ${group}.`,
      ],
      [
        c(men, fromWomen) * c(women, fromMen),
        'equations-mismatched',
        () =>
          t`This answer swaps the sides: ${fromMen} ${agree(fromMen, 'comes', 'come')} from the ${men} ${ones}, ${fromWomen} from the ${women} ${twos}.`,
      ],
      [
        exact * 2,
        'order-counted',
        () =>
          t`This answer doubles ${m`${c(men, fromMen)} \times ${c(women, fromWomen)} = ${exact}`}, as if it mattered which side is named first.`,
      ],
      [
        c(men, fromMen) * falling(women, fromWomen),
        'order-counted',
        () =>
          t`This answer counts orders among the ${twos}. There are ${m`${binom(women, fromWomen)} = ${c(women, fromWomen)}`} choices.`,
      ],
      [
        falling(men, fromMen) * c(women, fromWomen),
        'order-counted',
        () =>
          t`This answer counts orders among the ${ones}. There are ${m`${binom(men, fromMen)} = ${c(men, fromMen)}`} choices.`,
      ],
    ],
    because: t`${m`${binom(men, fromMen)} \times ${binom(women, fromWomen)} = ${c(men, fromMen)} \times ${c(women, fromWomen)} = ${exact}`}.`,
    quick: [t`Choose each side and multiply: ${m`${c(men, fromMen)} \times ${c(women, fromWomen)} = ${exact}`}.`],
    full: [
      t`From ${men} ${ones} choose ${fromMen}: ${m`${binom(men, fromMen)} = ${c(men, fromMen)}`} ways.`,
      t`From ${women} ${twos} choose ${fromWomen}: ${m`${binom(women, fromWomen)} = ${c(women, fromWomen)}`} ways.`,
      t`Both together: ${m`${c(men, fromMen)} \times ${c(women, fromWomen)} = ${exact}`}.`,
    ],
    hints: ['Does the order of the chosen people matter?', 'Choose each side separately.'],
  }
}

function atLeastOne({ men, women, size, setting: [place, ones, twos] }: Body): Written {
  const all = men + women
  const key = c(all, size) - c(women, size)
  return {
    stem: t`${place.replace(/^./, (letter) => letter.toUpperCase())} has ${men} ${ones} and ${women} ${twos}. In how many ways can a committee of ${size} with at least one of the ${ones} be chosen?`,
    key,
    wrong: [
      [
        c(all, size),
        'ignored-condition',
        () =>
          t`This answer counts all ${c(all, size)} committees. Take off the ${c(women, size)} that have only ${twos}.`,
      ],
      [
        men * c(all - 1, size - 1),
        'overlap-not-subtracted',
        () =>
          t`This answer chooses one of the ${ones} first and the rest from all others: ${m`${men} \times ${c(all - 1, size - 1)}`}. A committee with two of the ${ones} is counted twice in this way.`,
      ],
      [
        c(women, size),
        'complement-forgotten',
        () =>
          t`${c(women, size)} is the number of committees without any of the ${ones}. Take it off all ${c(all, size)}.`,
      ],
      [
        men * c(women, size - 1),
        'ignored-condition',
        () =>
          t`This answer counts the ${m`${men} \times ${c(women, size - 1)}`} committees with exactly one of the ${ones}. 'At least one' allows more.`,
      ],
      [
        c(all, size) - c(men, size),
        'equations-mismatched',
        () =>
          t`This answer takes off the ${c(men, size)} committees without ${twos}. It is the ${c(women, size)} without ${ones} that do not count.`,
      ],
      [
        falling(all, size) - falling(women, size),
        'order-counted',
        () => t`This answer counts orders. Each committee was counted ${m`${size}! = ${falling(size, size)}`} times.`,
      ],
      [
        c(all, size) - c(women, size) - c(men, size),
        'overlap-subtracted-twice',
        () =>
          t`This answer takes off the ${c(men, size)} committees of ${ones} only as well. These have at least one of the ${ones} and count.`,
      ],
    ],
    because: t`All committees less those of ${twos} only: ${m`${binom(all, size)} - ${binom(women, size)} = ${c(all, size)} - ${c(women, size)} = ${key}`}.`,
    quick: [t`Count the opposite and take it off: ${m`${c(all, size)} - ${c(women, size)} = ${key}`}.`],
    full: [
      t`All committees: ${m`${binom(all, size)} = ${c(all, size)}`}.`,
      t`Without any of the ${ones}: ${m`${binom(women, size)} = ${c(women, size)}`}.`,
      t`The rest has at least one: ${m`${c(all, size)} - ${c(women, size)} = ${key}`}.`,
    ],
    hints: ['Does the order of the chosen people matter?', t`Count the committees that have none of the ${ones}.`],
  }
}
