import { byLevel, type Written } from '../../factory/by-level.ts'
import { count, m, plain, t } from '../../factory/format.ts'
import { problem, type Level, type Wrong } from '../../factory/problem-template.ts'
import { isWhole } from '../../factory/rational.ts'

const pluralOf = (unit: string): string => ({ inch: 'inches', foot: 'feet' })[unit] ?? `${unit}s`

const WALKERS = [
  { who: 'A robot on a straight track', name: 'the robot', unit: 'inch', move: 'moves' },
  { who: 'A crane on a straight rail', name: 'the crane', unit: 'foot', move: 'moves' },
  { who: 'A game piece on a long board', name: 'the game piece', unit: 'square', move: 'is moved' },
  { who: 'A camera on a straight rail', name: 'the camera', unit: 'centimeter', move: 'moves' },
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
  version: 4,
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
    quick: [
      t`Take the moves in pairs: each forward move and the backward move after it change the position by ${m`-1`}${ending(walk)}.`,
    ],
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

/** The rest of the quick solution, which ends with the number that is asked for. */
function ending({ level, first, moves, walker: { name } }: Walk): string {
  const pairs = Math.floor(moves / 2)
  if (level === 1) return t`. The ${moves} moves form ${pairs} pairs, so the distance is ${pairs}`
  if (level === 2)
    return t`. After ${pairs} pairs, ${name} is ${pairs} behind the starting point. The last move is ${first + 2 * pairs} forward, and ${m`${first + 2 * pairs} - ${pairs} = ${first + pairs}`}`
  return t`. After ${m`k`} pairs, the next move is ${m`${first} + 2k`} forward and ends ${m`${first} + 2k - k = ${first} + k`} ahead. So ${m`k = ${pairs}`}, and the number of moves is ${m`2 \times ${pairs} + 1 = ${moves}`}`
}

const onePair = (first: number): string => t`A forward move and the backward move after it change the position by ${m`${first} - ${first + 1} = -1`}` // prettier-ignore

function afterEvenMoves(walk: Walk): Written<'quick' | 'fits'> {
  const { first, moves, walker } = walk
  const { who, unit, move } = walker
  const pairs = Math.floor(moves / 2)
  return {
    stem: t`${who} ${move} ${count(first, unit, pluralOf(unit))} forward, then ${first + 1} back, then ${first + 2} forward, then ${first + 3} back, and so on. The moves alternate in direction, and each is ${unit === 'square' ? 'one square' : `1 ${unit}`} longer than the one before. How many ${pluralOf(unit)} from its starting point is it after ${moves} moves?`,
    key: pairs,
    wrong: wrongEven(walk),
    because: t`${onePair(first)}. The ${moves} moves form ${pairs} such pairs, so the distance is ${pairs}.`,
    full: [
      t`${onePair(first)}, and so do all later pairs.`,
      t`The ${moves} moves form ${m`${moves} \div 2 = ${pairs}`} pairs, which change the position by ${m`-${pairs}`}. So the distance from the starting point is ${pairs}.`,
    ],
    hints: [
      'What is the combined effect of a forward move and the backward move after it?',
      t`Each such pair changes the position by ${m`-1`}. How many pairs are there, and is a move left over?`,
    ],
  }
}

function afterOddMoves(walk: Walk): Written<'quick' | 'fits'> {
  const { first, moves, walker } = walk
  const { who, name, unit, move } = walker
  const pairs = Math.floor(moves / 2)
  const end = first + pairs
  return {
    stem: t`${who} ${move} ${count(first, unit, pluralOf(unit))} forward, then ${first + 1} back, then ${first + 2} forward, then ${first + 3} back, and so on. The moves alternate in direction, and each is ${unit === 'square' ? 'one square' : `1 ${unit}`} longer than the one before. How many ${pluralOf(unit)} from its starting point is it after ${moves} moves?`,
    key: end,
    wrong: wrongOdd(walk),
    because: t`${onePair(first)}. After ${pairs} pairs, ${name} is ${pairs} behind the starting point. Move ${moves} is ${first + 2 * pairs} forward, which takes it to ${m`${first + 2 * pairs} - ${pairs} = ${end}`} ahead.`,
    full: [
      t`${onePair(first)}, and so do all later pairs.`,
      t`After ${m`2k`} moves, ${name} is ${m`k`} behind the starting point. Each move is 1 longer than the one before, so move ${m`2k + 1`} is ${m`${first} + 2k`} forward and ends ${m`${first} + 2k - k = ${first} + k`} ahead.`,
      t`Since ${m`${moves} = 2 \times ${pairs} + 1`}, ${m`k = ${pairs}`}, and the distance is ${m`${first} + ${pairs} = ${end}`}.`,
    ],
    hints: [
      'What is the combined effect of a forward move and the backward move after it?',
      t`Each such pair changes the position by ${m`-1`}. How many pairs are there, and is a move left over?`,
    ],
  }
}

function movesToReach(walk: Walk): Written<'quick' | 'fits'> {
  const { first, moves, walker } = walk
  const { who, name, unit, move } = walker
  const pairs = Math.floor(moves / 2)
  const end = first + pairs
  return {
    stem: t`${who} ${move} ${count(first, unit, pluralOf(unit))} forward, then ${first + 1} back, then ${first + 2} forward, then ${first + 3} back, and so on. The moves alternate in direction, and each is ${unit === 'square' ? 'one square' : `1 ${unit}`} longer than the one before. After how many moves is it for the first time ${count(end, unit, pluralOf(unit))} ahead of its starting point?`,
    key: moves,
    wrong: wrongMoves(walk),
    because: t`${onePair(first)}. After ${pairs} pairs, ${name} is ${pairs} behind the starting point. Move ${moves} is ${first + 2 * pairs} forward, which takes it to ${m`${first + 2 * pairs} - ${pairs} = ${end}`} ahead.`,
    full: [
      t`${onePair(first)}, and so do all later pairs.`,
      t`After ${m`2k`} moves, ${name} is ${m`k`} behind the starting point. Each move is 1 longer than the one before, so move ${m`2k + 1`} is ${m`${first} + 2k`} forward and ends ${m`${first} + 2k - k = ${first} + k`} ahead.`,
      t`So ${name} is ahead only after an odd number of moves. Setting ${m`${first} + k = ${end}`} gives ${m`k = ${pairs}`}, so this happens after ${m`2 \times ${pairs} + 1 = ${moves}`} moves.`,
      t`Check: the ${pairs} pairs bring ${name} to ${m`-${pairs}`}, and the next move, ${m`${first} + ${2 * pairs} = ${first + 2 * pairs}`} forward, to ${m`${first + 2 * pairs} - ${pairs} = ${end}`}.`,
    ],
    hints: [
      'What is the combined effect of a forward move and the backward move after it?',
      t`Each such pair changes the position by ${m`-1`}. Is the number of moves even or odd when ${name} is ahead of the starting point?`,
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
        t`This answer counts 1 for each of the ${moves} moves. It takes two moves, one forward and one back, to change the position by ${m`-1`}.`,
    ],
    [
      pairs + first,
      'first-term-forgotten',
      () =>
        t`This answer adds the first move, ${first}, to the ${pairs} pairs. That measures from the end of the first move, but the question asks for the distance from the starting point.`,
    ],
    [last, 'stopped-early', () => t`${last} is the length of the last move, not the distance from the starting point.`],
    [
      pairs - 1,
      'off-by-one',
      () => t`This answer counts ${pairs - 1} pairs. The ${moves} moves form ${m`${moves} \div 2 = ${pairs}`} pairs.`,
    ],
    [
      pairs + 1,
      'off-by-one',
      () => t`This answer counts ${pairs + 1} pairs. The ${moves} moves form ${m`${moves} \div 2 = ${pairs}`} pairs.`,
    ],
    [
      last - pairs,
      'ignored-condition',
      () =>
        t`This answer leaves out the last move, ${last} back. After ${moves} moves there have been as many backward moves as forward moves.`,
    ],
    [
      Math.abs(pairs - first),
      'lost-sign',
      () =>
        t`This answer subtracts ${Math.min(first, pairs)} from ${Math.max(first, pairs)}, as if the first move of ${first} came in addition to the ${pairs} pairs. That move is already part of the first pair.`,
    ],
    [
      last - first,
      'wrong-operation',
      () =>
        t`This answer is the difference between the last move, ${last}, and the first, ${first}. The moves between them change the position too.`,
    ],
  ]
}

function wrongOdd({ first, moves, walker: { name } }: Walk): Wrong[] {
  const pairs = (moves - 1) / 2
  const last = first + moves - 1
  const end = first + pairs
  return [
    [
      pairs,
      'stopped-early',
      () =>
        t`This answer is the distance after ${moves - 1} moves, when ${name} is ${pairs} behind. One more move, ${last} forward, follows.`,
    ],
    [
      last,
      'stopped-early',
      () =>
        t`${last} is the length of the last move. Before it, the ${pairs} pairs of moves have taken ${name} ${pairs} back.`,
    ],
    [
      last + pairs,
      'lost-sign',
      () =>
        t`This answer adds ${pairs} to the last move of ${last}. Each pair changes the position by ${m`-1`}, so subtract ${pairs}.`,
    ],
    [
      end + 1,
      'off-by-one',
      () =>
        t`This answer uses ${last + 1} as the last move. The first move is ${first}, so move ${moves} is ${m`${first} + ${moves - 1} = ${last}`}.`,
    ],
    [
      end - 1,
      'off-by-one',
      () =>
        t`This answer subtracts ${pairs + 1}. Of the ${moves} moves, the first ${moves - 1} form ${pairs} pairs, so subtract ${pairs}.`,
    ],
    [
      last - 2 * pairs,
      'doubled-or-halved',
      () =>
        t`This answer subtracts 1 for each of the ${moves - 1} moves before the last. Subtract 1 for each pair of moves, ${pairs} in all.`,
    ],
    [
      moves,
      'wrong-operation',
      () =>
        t`${moves} is the number of moves. Most of the forward moves are canceled by backward moves, so find the distance with pairs.`,
    ],
    [
      first + moves,
      'doubled-or-halved',
      () =>
        t`This answer adds 1 to ${first} for every move: ${m`${first} + ${moves} = ${first + moves}`}. The distance grows by 1 only with every two moves.`,
    ],
  ]
}

function wrongMoves({ first, moves, walker: { name } }: Walk): Wrong[] {
  const pairs = (moves - 1) / 2
  const end = first + pairs
  return [
    [
      moves - 1,
      'off-by-one',
      () =>
        t`After ${moves - 1} moves, ${name} is ${pairs} behind its starting point. It gets ahead with the next move.`,
    ],
    [
      moves + 1,
      'off-by-one',
      () =>
        t`This answer counts one move too many. After ${moves + 1} moves, ${name} is ${pairs + 1} behind its starting point.`,
    ],
    [
      2 * end,
      'lost-sign',
      () =>
        t`This answer takes each pair of moves to be 1 forward. Each pair ends 1 farther back, so after ${2 * end} moves, ${name} is ${end} behind its starting point.`,
    ],
    [
      2 * end + 1,
      'first-term-forgotten',
      () =>
        t`This answer ignores the first move of ${first}. After ${2 * end + 1} moves, ${name} is ${m`${first} + ${end} = ${first + end}`} ahead, not ${end}.`,
    ],
    [
      pairs,
      'stopped-early',
      () =>
        t`${pairs} is the number of pairs of moves before the last move. Each pair has two moves, and one more follows.`,
    ],
    [
      pairs + 1,
      'doubled-or-halved',
      () => t`This answer counts only the ${pairs + 1} forward moves. The ${pairs} backward moves count too.`,
    ],
    [
      end,
      'doubled-or-halved',
      () =>
        t`This answer assumes that ${name} gets 1 farther ahead with every move. It takes two moves to get 1 farther.`,
    ],
    [
      moves + 2,
      'off-by-one',
      () =>
        t`This answer counts one pair of moves too many. After ${moves + 2} moves, ${name} is ${end + 1} ahead, one more than the question asks for.`,
    ],
    [
      moves - 2,
      'off-by-one',
      () =>
        t`This answer counts one pair of moves too few. After ${moves - 2} moves, ${name} is only ${end - 1} ahead, one less than the question asks for.`,
    ],
  ]
}
