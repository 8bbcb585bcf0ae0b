import { byLevel, type Written } from '../../factory/by-level.ts'
import { count, m, plain, t } from '../../factory/format.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { agree } from '../../factory/grammar.ts'
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
  version: 6,
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
        ['a legal team', 'partners', 'associates'],
        ['a university senate', 'professors', 'students'],
        ['a chamber group', 'violinists', 'cellists'],
        ['a research team', 'chemists', 'physicists'],
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

/** The binomial with the fraction that gives its value. */
const worked = (n: number, k: number): string => {
  const factors = Array.from({ length: k }, (_, at) => n - at).join(' \\times ')
  return k === 1 ? `${binom(n, k)} = ${n}` : `${binom(n, k)} = \\frac{${factors}}{${k}!} = ${c(n, k)}`
}

function anyMembers({ men, women, size, setting: [place, ones, twos] }: Body): Written {
  const all = men + women
  const key = c(all, size)
  return {
    stem: t`${place.replace(/^./, (letter) => letter.toUpperCase())} consists of ${men} ${ones} and ${women} ${twos}. In how many ways can a committee of ${size} members be chosen from this group?`,
    key,
    wrong: [
      [
        falling(all, size),
        'order-counted',
        () =>
          t`This answer counts the same committee once for every order of its members: ${m`${all} \times ${all - 1} \times ${all - 2}`}. The order does not matter, so divide by ${m`${size}! = ${falling(size, size)}`}.`,
      ],
      [
        c(men, size) + c(women, size),
        'ignored-condition',
        () =>
          t`This answer is ${m`${c(men, size)} + ${c(women, size)}`}: the committees made up only of ${ones} plus those made up only of ${twos}. It leaves out all the mixed committees.`,
      ],
      [
        all * size,
        'choices-added',
        () =>
          t`This answer is ${m`${all} \times ${size}`}, the number of people times the number of seats. After one person is chosen, only ${all - 1} are left for the next seat, and the order of the members does not matter.`,
      ],
      [
        c(all, size - 1),
        'off-by-one',
        () =>
          t`This answer is ${m`${binom(all, size - 1)}`}, the number of ways to choose ${size - 1} people. The committee has ${size} members.`,
      ],
      [
        falling(all, size) / 2,
        'order-counted',
        () =>
          t`This answer divides the ${falling(all, size)} ordered choices by 2. The same ${size} people can be listed in ${m`${size}! = ${falling(size, size)}`} orders, so divide by ${falling(size, size)}.`,
      ],
      [
        c(men, 1) * c(women, size - 1),
        'ignored-condition',
        () =>
          t`This answer counts only the committees with 1 of the ${ones} and ${size - 1} of the ${twos}: ${m`${men} \times ${c(women, size - 1)}`}. Any mix of the two groups is allowed.`,
      ],
      [
        c(all - 1, size),
        'wrong-count',
        () =>
          t`This answer is ${m`${binom(all - 1, size)}`}, which chooses the ${size} members from ${all - 1} people. There are ${m`${men} + ${women} = ${all}`} people to choose from.`,
      ],
    ],
    because: t`The committee can be any ${size} of the ${all} people, and the order does not matter, so there are ${m`${binom(all, size)} = ${key}`} ways.`,
    quick: [
      t`Choose ${size} of ${all} without regard to order: ${m`\frac{${Array.from({ length: size }, (_, at) => all - at).join(' \\times ')}}{${size}!} = ${key}`}.`,
    ],
    full: [
      t`The committee may include anyone, so choose ${size} people from all ${m`${men} + ${women} = ${all}`}.`,
      t`If order mattered, there would be ${m`${Array.from({ length: size }, (_, at) => all - at).join(' \\times ')} = ${falling(all, size)}`} ways.`,
      t`Each committee is counted ${m`${size}! = ${falling(size, size)}`} times among these, once for every order of its members, so there are ${m`\frac{${falling(all, size)}}{${falling(size, size)}} = ${key}`} committees.`,
    ],
    hints: [
      t`Does it matter which members are ${ones} and which are ${twos}?`,
      t`Choose ${size} of the ${all} people. Does the order in which you choose them matter?`,
    ],
  }
}

function soManyOfEach({ men, women, size, fromMen, setting: [place, ones, twos] }: Body): Written {
  const all = men + women
  const fromWomen = size - fromMen
  const exact = c(men, fromMen) * c(women, fromWomen)
  const group = t`${count(fromMen, ones.slice(0, -1))} and ${count(fromWomen, twos.slice(0, -1))}`
  return {
    stem: t`${place.replace(/^./, (letter) => letter.toUpperCase())} consists of ${men} ${ones} and ${women} ${twos}. In how many ways can a committee of ${group} be chosen from this group?`,
    key: exact,
    wrong: [
      [
        falling(men, fromMen) * falling(women, fromWomen),
        'order-counted',
        () =>
          t`This answer is ${m`${falling(men, fromMen)} \times ${falling(women, fromWomen)}`}, which counts the same people again for every order in which they could be chosen. Order does not matter on a committee, so use ${m`${binom(men, fromMen)} = ${c(men, fromMen)}`} and ${m`${binom(women, fromWomen)} = ${c(women, fromWomen)}`}.`,
      ],
      [
        c(men, fromMen) + c(women, fromWomen),
        'choices-added',
        () =>
          t`This answer is ${m`${c(men, fromMen)} + ${c(women, fromWomen)}`}. Each choice of ${ones} can go with each choice of ${twos}, so multiply the two numbers instead of adding them.`,
      ],
      [
        c(all, size),
        'ignored-condition',
        () =>
          t`This answer is ${m`${binom(all, size)}`}, the number of ways to choose any ${size} of the ${all} people. The committee must have exactly ${group}.`,
      ],
      [
        men * women,
        'stopped-early',
        () =>
          t`This answer chooses one person from each group, ${m`${men} \times ${women} = ${men * women}`}. The committee has ${group}.`,
      ],
      [
        c(men, fromWomen) * c(women, fromMen),
        'equations-mismatched',
        () =>
          t`This answer reverses the two numbers: ${m`${binom(men, fromWomen)} \times ${binom(women, fromMen)} = ${c(men, fromWomen)} \times ${c(women, fromMen)}`} chooses ${fromWomen} of the ${ones} and ${fromMen} of the ${twos}.`,
      ],
      [
        exact * 2,
        'order-counted',
        () =>
          t`This answer doubles ${m`${c(men, fromMen)} \times ${c(women, fromWomen)} = ${exact}`}, as if choosing the ${twos} first gave different committees from choosing the ${ones} first.`,
      ],
      [
        c(men, fromMen) * falling(women, fromWomen),
        'order-counted',
        () =>
          t`This answer is ${m`${c(men, fromMen)} \times ${falling(women, fromWomen)}`}, which counts the ${fromWomen} ${twos} in every order. Since order does not matter, there are only ${m`${binom(women, fromWomen)} = ${c(women, fromWomen)}`} ways to choose them.`,
      ],
      [
        falling(men, fromMen) * c(women, fromWomen),
        'order-counted',
        () =>
          t`This answer is ${m`${falling(men, fromMen)} \times ${c(women, fromWomen)}`}, which counts the ${fromMen} ${ones} in every order. Since order does not matter, there are only ${m`${binom(men, fromMen)} = ${c(men, fromMen)}`} ways to choose them.`,
      ],
    ],
    because: t`Every choice of ${ones} goes with every choice of ${twos}: ${m`${binom(men, fromMen)} \times ${binom(women, fromWomen)} = ${c(men, fromMen)} \times ${c(women, fromWomen)} = ${exact}`}.`,
    quick: [
      t`Choose from each group separately and multiply: ${m`${binom(men, fromMen)} \times ${binom(women, fromWomen)} = ${c(men, fromMen)} \times ${c(women, fromWomen)} = ${exact}`}.`,
    ],
    full: [
      t`Choose ${fromMen} of the ${men} ${ones}: ${m`${worked(men, fromMen)}`} ways.`,
      t`Choose ${fromWomen} of the ${women} ${twos}: ${m`${worked(women, fromWomen)}`} ways.`,
      t`Each choice from one group can be combined with each choice from the other, so there are ${m`${c(men, fromMen)} \times ${c(women, fromWomen)} = ${exact}`} committees.`,
    ],
    hints: [
      t`In how many ways can ${fromMen} of the ${men} ${ones} be chosen?${fromMen === 1 ? '' : ' Does their order matter?'}`,
      t`Count the choices of ${ones} and the choices of ${twos} separately. Do you add or multiply the two numbers?`,
    ],
  }
}

function atLeastOne({ men, women, size, setting: [place, ones, twos] }: Body): Written {
  const all = men + women
  const key = c(all, size) - c(women, size)
  const cases = Array.from({ length: size }, (_, at) => c(men, at + 1) * c(women, size - at - 1))
  const one = t`a ${ones.slice(0, -1)}`
  return {
    stem: t`${place.replace(/^./, (letter) => letter.toUpperCase())} consists of ${men} ${ones} and ${women} ${twos}. In how many ways can a committee of ${size} members be chosen from this group if at least one of the members must be ${one}?`,
    key,
    wrong: [
      [
        c(all, size),
        'ignored-condition',
        () =>
          t`This answer counts all ${c(all, size)} possible committees, including the ${c(women, size)} that have only ${twos}.`,
      ],
      [
        men * c(all - 1, size - 1),
        'overlap-not-subtracted',
        () =>
          t`This answer chooses ${one} first and then anyone else: ${m`${men} \times ${c(all - 1, size - 1)}`}. A committee with two ${ones} is counted twice that way, because either of them could be the one chosen first.`,
      ],
      [
        c(women, size),
        'complement-forgotten',
        () =>
          t`${c(women, size)} is the number of committees with no ${ones} at all. Subtract it from the total of ${c(all, size)}.`,
      ],
      [
        men * c(women, size - 1),
        'ignored-condition',
        () =>
          t`This answer counts only the committees with exactly ${one.replace(/^an? /, 'one ')}: ${m`${men} \times ${c(women, size - 1)}`}. "At least one" also allows two or more.`,
      ],
      [
        c(all, size) - c(men, size),
        'equations-mismatched',
        () =>
          t`This answer is ${m`${c(all, size)} - ${c(men, size)}`}: it subtracts the ${count(c(men, size), 'committee that has', 'committees that have')} no ${twos}. Subtract the ${count(c(women, size), 'committee that has', 'committees that have')} no ${ones} instead.`,
      ],
      [
        falling(all, size) - falling(women, size),
        'order-counted',
        () =>
          t`This answer is ${m`${falling(all, size)} - ${falling(women, size)}`}, with different orders of the same people as different committees. Each committee is counted ${m`${size}! = ${falling(size, size)}`} times.`,
      ],
      [
        c(all, size) - c(women, size) - c(men, size),
        'overlap-subtracted-twice',
        () =>
          t`This answer is ${m`${c(all, size)} - ${c(women, size)} - ${c(men, size)}`}. A committee made up only of ${ones} has at least one of them, so ${agree(c(men, size), 'it', 'these')} should be counted.`,
      ],
    ],
    because: t`Subtracting the committees made up only of ${twos} from all committees leaves ${m`${binom(all, size)} - ${binom(women, size)} = ${c(all, size)} - ${c(women, size)} = ${key}`}.`,
    quick: [
      t`Subtract the committees with no ${ones} from all committees: ${m`${binom(all, size)} - ${binom(women, size)} = ${c(all, size)} - ${c(women, size)} = ${key}`}.`,
    ],
    full: [
      t`Without the condition there are ${m`${worked(all, size)}`} committees.`,
      t`Of these, ${m`${worked(women, size)}`} have only ${twos}.`,
      t`All the others have at least ${one.replace(/^an? /, 'one ')}, so there are ${m`${c(all, size)} - ${c(women, size)} = ${key}`}.`,
      t`Check by cases: with one${size === 3 ? ', two, or three' : ', two, three, or four'} ${ones} there are ${m`${cases.join(' + ')} = ${key}`} committees, the same number.`,
    ],
    hints: [
      t`Which committees does the condition "at least one of the members must be ${one}" rule out?`,
      t`How many committees are there in all, and how many of them have only ${twos}?`,
    ],
  }
}
