import { byLevel, type Written } from '../../factory/by-level.ts'
import { count, m, plain, t } from '../../factory/format.ts'
import { problem, type Level, type Wrong } from '../../factory/problem-template.ts'
import { isWhole } from '../../factory/rational.ts'

const WALKERS = [
  { who: 'A robot on a straight track', unit: 'centimeter', move: 'moves', ahead: 'ahead of' },
  { who: 'A crane on a straight rail', unit: 'meter', move: 'moves', ahead: 'ahead of' },
  { who: 'The marker of a board game', unit: 'square', move: 'is moved', ahead: 'ahead of' },
  { who: 'A camera on a straight rail', unit: 'millimeter', move: 'moves', ahead: 'ahead of' },
] as const

interface Walk {
  level: Level
  first: number
  moves: number
  walker: (typeof WALKERS)[number]
}

export const forwardAndBack = problem<Walk>({
  id: 'forward-and-back',
  skill: 'odd-even',
  version: 3,
  levels: [-0.5, 0.1, 0.8],
  places: [
    [6, 7, 7, 0, 0],
    [3, 2, 3, 6, 6],
    [3, 3, 2, 6, 6],
  ],
  draw: (random, level) => {
    const pairs = random.int(6, 30)
    return {
      level,
      first: random.int(2, 25),
      moves: level === 1 ? 2 * pairs : 2 * pairs + 1,
      walker: random.pick(WALKERS),
    }
  },
  write: (walk) => ({
    ...byLevel(walk, [afterEvenMoves, afterOddMoves, movesToReach]),
    show: plain,
    fits: (value) => isWhole(value) && value.n > 0n,
    quick: [t`Take the moves in pairs: each pair changes the place by ${m`-1`}, whatever its size.`],
  }),
  second: (numbers, stem) => {
    const first = numbers[0]!
    const goal = numbers.at(-1)!
    let place = 0
    for (let move = 1; move <= 500; move += 1) {
      place += (move % 2 === 1 ? 1 : -1) * (first + move - 1)
      if (stem.includes('After how many') ? place === goal : move === goal)
        return stem.includes('After how many') ? move : Math.abs(place)
    }
    return Number.NaN
  },
})

function afterEvenMoves(walk: Walk): Written<'quick' | 'fits'> {
  const { first, moves, walker } = walk
  const { who, unit, move } = walker
  const pairs = Math.floor(moves / 2)
  const pair = t`A move forward and the move back after it together give ${m`${first} - ${first + 1} = -1`}`
  return {
    stem: t`${who} ${move} ${count(first, unit)} forward, then ${first + 1} back, then ${first + 2} forward, then ${first + 3} back, and so on: the moves alternate, each ${unit === 'square' ? 'one square' : `1 ${unit}`} longer than the one before. How many ${unit}s from its starting point is it after ${moves} moves?`,
    key: pairs,
    wrong: wrongEven(walk),
    because: t`${pair}; ${moves} moves are ${pairs} such pairs, so it is ${pairs} behind the start.`,
    full: [
      t`${pair}, and so does every later pair.`,
      t`${moves} is even: there are ${m`${moves} \div 2 = ${pairs}`} pairs, which together give ${m`-${pairs}`}. The distance is ${pairs}.`,
    ],
    hints: [
      'Put each move forward together with the move back after it.',
      t`Each such pair gives ${m`-1`}. Is the number of moves even or odd?`,
    ],
  }
}

function afterOddMoves(walk: Walk): Written<'quick' | 'fits'> {
  const { first, moves, walker } = walk
  const { who, unit, move } = walker
  const pairs = Math.floor(moves / 2)
  const end = first + pairs
  const pair = t`A move forward and the move back after it together give ${m`${first} - ${first + 1} = -1`}`
  return {
    stem: t`${who} ${move} ${count(first, unit)} forward, then ${first + 1} back, then ${first + 2} forward, then ${first + 3} back, and so on: the moves alternate, each ${unit === 'square' ? 'one square' : `1 ${unit}`} longer than the one before. How many ${unit}s from its starting point is it after ${moves} moves?`,
    key: end,
    wrong: wrongOdd(walk),
    because: t`${pair}; after ${pairs} pairs it is ${pairs} behind, and the next move, of ${first + 2 * pairs}, takes it to ${m`${first + 2 * pairs} - ${pairs} = ${end}`} in front.`,
    full: [
      t`${pair}, and so does every later pair.`,
      t`After an even number of moves, ${m`2k`}, it is ${m`k`} behind the start. Move number ${m`2k + 1`} goes ${m`${first} + 2k`} forward, to ${m`${first} + 2k - k = ${first} + k`} in front.`,
      t`${m`${moves} = 2 \times ${pairs} + 1`}, so ${m`k = ${pairs}`} and the distance is ${m`${first} + ${pairs} = ${end}`}.`,
    ],
    hints: [
      'Put each move forward together with the move back after it.',
      t`Each such pair gives ${m`-1`}. Is the number of moves even or odd?`,
    ],
  }
}

function movesToReach(walk: Walk): Written<'quick' | 'fits'> {
  const { first, moves, walker } = walk
  const { who, unit, move, ahead } = walker
  const pairs = Math.floor(moves / 2)
  const end = first + pairs
  const pair = t`A move forward and the move back after it together give ${m`${first} - ${first + 1} = -1`}`
  return {
    stem: t`${who} ${move} ${count(first, unit)} forward, then ${first + 1} back, then ${first + 2} forward, then ${first + 3} back, and so on: the moves alternate, each ${unit === 'square' ? 'one square' : `1 ${unit}`} longer than the one before. After how many moves is it, for the first time, ${count(end, unit)} ${ahead} its starting point?`,
    key: moves,
    wrong: wrongMoves(walk),
    because: t`${pair}; after ${pairs} pairs it is ${pairs} behind, and the next move, of ${first + 2 * pairs}, takes it to ${m`${first + 2 * pairs} - ${pairs} = ${end}`} in front.`,
    full: [
      t`${pair}, and so does every later pair.`,
      t`After an even number of moves, ${m`2k`}, it is ${m`k`} behind the start. Move number ${m`2k + 1`} goes ${m`${first} + 2k`} forward, to ${m`${first} + 2k - k = ${first} + k`} in front.`,
      t`${m`${first} + k = ${end}`} gives ${m`k = ${pairs}`}, and that is after ${m`2 \times ${pairs} + 1 = ${moves}`} moves.`,
    ],
    hints: [
      'Put each move forward together with the move back after it.',
      t`Each such pair gives ${m`-1`}. Is the number of moves even or odd when it stands in front of the start?`,
    ],
  }
}

function wrongEven({ first, moves }: Walk): Wrong[] {
  const pairs = moves / 2
  const last = first + moves - 1
  return [
    [
      moves,
      'doubled-or-halved',
      () =>
        t`This answer takes one step of 1 for each of the ${moves} moves. It takes two moves, forward and back, to lose 1.`,
    ],
    [
      pairs + first,
      'first-term-forgotten',
      () =>
        t`This answer measures from the place where the first move of ${first} ended. The distance from the starting point is asked.`,
    ],
    [last, 'stopped-early', () => t`${last} is the length of the last move alone, not the distance from the start.`],
    [
      pairs - 1,
      'off-by-one',
      () => t`This answer counts ${pairs - 1} pairs. ${moves} moves are ${m`${moves} \div 2 = ${pairs}`} pairs.`,
    ],
    [
      pairs + 1,
      'off-by-one',
      () => t`This answer counts ${pairs + 1} pairs. ${moves} moves are ${m`${moves} \div 2 = ${pairs}`} pairs.`,
    ],
    [
      last - pairs,
      'ignored-condition',
      () =>
        t`This answer leaves out the last move back of ${last}. After ${moves} moves the number of forward and back moves is equal.`,
    ],
    [
      Math.abs(pairs - first),
      'lost-sign',
      () =>
        t`This answer adds the first move of ${first} once more, against the loss of ${pairs}. It is part of the first pair.`,
    ],
    [
      last - first,
      'wrong-operation',
      () =>
        t`This answer takes the difference of the last and the first move, ${last} and ${first}. The moves between them change the place too.`,
    ],
  ]
}

function wrongOdd({ first, moves }: Walk): Wrong[] {
  const pairs = (moves - 1) / 2
  const last = first + moves - 1
  const end = first + pairs
  return [
    [
      pairs,
      'stopped-early',
      () => t`After ${moves - 1} moves it is ${pairs} behind. One more move, of ${last} forward, is still to come.`,
    ],
    [
      last,
      'stopped-early',
      () => t`${last} is the length of the last move. Before it, the ${pairs} pairs have taken it ${pairs} back.`,
    ],
    [
      last + pairs,
      'lost-sign',
      () =>
        t`This answer adds the ${pairs} of the pairs to the last move of ${last}. Each pair goes back by 1, so subtract.`,
    ],
    [
      end + 1,
      'off-by-one',
      () =>
        t`This answer takes ${last + 1} for the last move. The first is ${first}, so move number ${moves} is ${m`${first} + ${moves - 1} = ${last}`}.`,
    ],
    [
      end - 1,
      'off-by-one',
      () => t`This answer subtracts ${pairs + 1} pairs. Of ${moves} moves, ${moves - 1} form pairs: ${pairs} of them.`,
    ],
    [
      last - 2 * pairs,
      'doubled-or-halved',
      () =>
        t`This answer loses 1 for each of the ${moves - 1} moves before the last. It is 1 for each pair, ${pairs} in all.`,
    ],
    [moves, 'wrong-operation', () => t`${moves} is the number of moves. The last of them alone is ${last} long.`],
    [
      first + moves,
      'doubled-or-halved',
      () => t`This answer gains 1 for every move. Move forward and move back together change the place by 1 only.`,
    ],
  ]
}

function wrongMoves({ first, moves }: Walk): Wrong[] {
  const pairs = (moves - 1) / 2
  const end = first + pairs
  return [
    [
      moves - 1,
      'off-by-one',
      () => t`After ${moves - 1} moves it is ${pairs} behind the start. It takes the next move forward.`,
    ],
    [
      moves + 1,
      'off-by-one',
      () => t`After ${moves + 1} moves, an even number, it is behind the start, by ${pairs + 1}.`,
    ],
    [
      2 * end,
      'lost-sign',
      () => t`After ${2 * end} moves, an even number, it is ${end} behind the start. The question asks for in front.`,
    ],
    [
      2 * end + 1,
      'first-term-forgotten',
      () =>
        t`After ${2 * end + 1} moves it is ${m`${first} + ${end} = ${first + end}`} in front: it leaves out the first move of ${first}.`,
    ],
    [
      pairs,
      'stopped-early',
      () => t`${pairs} is the number of pairs. Each pair has two moves, and one move forward follows.`,
    ],
    [
      pairs + 1,
      'doubled-or-halved',
      () => t`This answer counts only the moves forward, ${pairs + 1} of them. The ${pairs} moves back count too.`,
    ],
    [
      end,
      'doubled-or-halved',
      () => t`This answer lets it get 1 further with every move. It gets 1 further with every two moves.`,
    ],
    [moves + 2, 'off-by-one', () => t`After ${moves + 2} moves it is ${end + 1} in front, one more than asked.`],
    [moves - 2, 'off-by-one', () => t`After ${moves - 2} moves it is ${end - 1} in front, one less than asked.`],
  ]
}
