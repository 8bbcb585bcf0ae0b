import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { problem, type Level, type Wrong } from '../../factory/problem-template.ts'
import { div, isWhole } from '../../factory/rational.ts'

type Powers = ReadonlyArray<readonly [prime: number, exponent: number]>

interface Box {
  level: Level
  powers: Powers
  inBox: number
  one: string
  many: string
}

export const fullSquare = problem<Box>({
  id: 'full-square',
  skill: 'primes',
  version: 4,
  levels: [-0.2, 0.5, 1.1],
  places: [
    [8, 4, 4, 4, 0],
    [4, 2, 1, 1, 12],
    [0, 6, 7, 7, 0],
  ],
  draw: (random, level) => {
    const primes = random.some([2, 3, 5, 7], random.int(2, 3)).toSorted((a, b) => a - b)
    const powers = primes.map((prime) => [prime, random.int(1, prime === 2 ? 5 : prime === 3 ? 3 : 2)] as const)
    const inBox = product(powers)
    const odd = powers.filter(([, exponent]) => exponent % 2 === 1).length
    if (inBox < 20 || inBox > (level === 1 ? 6000 : 2000) || odd === 0) return null
    const [one, many] = random.pick([
      ['box', 'boxes'],
      ['crate', 'crates'],
      ['carton', 'cartons'],
      ['sack', 'sacks'],
    ] as const)
    return { level, powers, inBox, one, many }
  },
  write: (box) => ({ ...byLevel(box, [boxesForSquare, boxesForCube, edgeOfCube]), show: plain }),
  second: ([inBox = 0], stem) => {
    const size = stem.includes('one large square') ? 2 : 3
    for (let side = 1; side <= 6000; side += 1) {
      if (side ** size % inBox === 0) return stem.includes('along one edge') ? side : side ** size / inBox
    }
    return Number.NaN
  },
})

function boxesForSquare(box: Box): Written {
  const { powers, inBox, one, many } = box
  const boxes = missing(powers, 2)
  const side = product(powers.map(([prime, exponent]) => [prime, Math.ceil(exponent / 2)]))
  const formula = tex(powers)
  return {
    stem: t`A ${one} contains ${inBox} square tiles of equal size. What is the least number of full ${many} whose tiles can all be arranged in one large square with none left over?`,
    key: boxes,
    fits: (value) => isWhole(value) && value.n > 1n && value.n <= BigInt(20 * boxes) && value.n * 20n >= BigInt(boxes),
    wrong: wrongSquares(box, boxes, side),
    because: t`Since ${m`${inBox} = ${formula}`}, multiplying by ${boxes} makes every exponent even: ${m`${inBox} \times ${boxes} = ${inBox * boxes} = ${side}^2`}.`,
    quick: [
      t`To make every exponent of ${m`${formula}`} even, multiply by ${needed(powers, 2)}. So ${boxes} ${boxes === 1 ? one : many} are needed.`,
    ],
    full: [
      t`The number of tiles must be a perfect square, so every exponent in its prime factorization must be even.`,
      t`Since ${m`${inBox} = ${formula}`}, the smallest possible number is ${m`${tex(powers.map(([prime, exponent]) => [prime, Math.ceil(exponent / 2) * 2]))} = ${inBox * boxes}`}.`,
      t`So the least number of ${many} is ${m`${inBox * boxes} \div ${inBox} = ${boxes}`}.`,
    ],
    hints: [
      t`What kind of number must the total number of tiles be?`,
      t`In a perfect square every exponent in the prime factorization is even. Here ${m`${inBox} = ${formula}`}. Which factors are missing?`,
    ],
  }
}

function boxesForCube(box: Box): Written {
  const { powers, inBox, one, many } = box
  const boxes = missing(powers, 3)
  const side = product(powers.map(([prime, exponent]) => [prime, Math.ceil(exponent / 3)]))
  const formula = tex(powers)
  return {
    stem: t`A ${one} contains ${inBox} toy cubes of equal size. What is the least number of full ${many} whose toy cubes can all be stacked into one solid cube with none left over?`,
    key: boxes,
    fits: (value) => isWhole(value) && value.n > 1n && value.n <= BigInt(20 * boxes) && value.n * 20n >= BigInt(boxes),
    wrong: wrongBoxesForCube(box, boxes, side),
    because: t`Since ${m`${inBox} = ${formula}`}, multiplying by ${boxes} makes every exponent a multiple of 3: ${m`${inBox} \times ${boxes} = ${inBox * boxes} = ${side}^3`}.`,
    quick: [
      t`To make every exponent of ${m`${formula}`} a multiple of 3, multiply by ${needed(powers, 3)}. So ${boxes} ${boxes === 1 ? one : many} are needed.`,
    ],
    full: [
      t`The number of toy cubes must be a perfect cube, so every exponent in its prime factorization must be a multiple of 3.`,
      t`Since ${m`${inBox} = ${formula}`}, the smallest possible number is ${m`${tex(powers.map(([prime, exponent]) => [prime, Math.ceil(exponent / 3) * 3]))} = ${inBox * boxes}`}.`,
      t`So the least number of ${many} is ${m`${inBox * boxes} \div ${inBox} = ${boxes}`}.`,
    ],
    hints: [
      t`What kind of number must the total number of toy cubes be?`,
      t`In a perfect cube every exponent in the prime factorization is a multiple of 3. Here ${m`${inBox} = ${formula}`}. Which factors are missing?`,
    ],
  }
}

function edgeOfCube(box: Box): Written {
  const { powers, inBox, one, many } = box
  const boxes = missing(powers, 3)
  const side = product(powers.map(([prime, exponent]) => [prime, Math.ceil(exponent / 3)]))
  const formula = tex(powers)
  return {
    stem: t`A ${one} contains ${inBox} toy cubes of equal size. How many toy cubes are along one edge of the smallest solid cube that can be built from full ${many} with none left over?`,
    key: side,
    fits: (value) => isWhole(value) && value.n > 1n && value.n <= BigInt(20 * side) && value.n * 20n >= BigInt(side),
    wrong: wrongEdgeOfCube(box, boxes, side),
    because: t`Since ${m`${inBox} = ${formula}`}, multiplying by ${boxes} makes every exponent a multiple of 3: ${m`${inBox} \times ${boxes} = ${inBox * boxes} = ${side}^3`}.`,
    quick: [
      t`Round every exponent of ${m`${formula}`} up to a multiple of 3 and take the cube root: the edge is ${cubeRoot(powers, side)}.`,
    ],
    full: [
      t`The number of toy cubes must be a perfect cube, so every exponent in its prime factorization must be a multiple of 3.`,
      t`Since ${m`${inBox} = ${formula}`}, the smallest possible number is ${m`${tex(powers.map(([prime, exponent]) => [prime, Math.ceil(exponent / 3) * 3]))} = ${inBox * boxes}`}.`,
      t`The number along one edge is the cube root of this number: ${cubeRoot(powers, side)}.`,
    ],
    hints: [
      t`What kind of number must the total number of toy cubes be?`,
      t`In a perfect cube every exponent in the prime factorization is a multiple of 3. Here ${m`${inBox} = ${formula}`}. Which factors are missing?`,
    ],
  }
}

function product(powers: Powers): number {
  return powers.reduce((all, [prime, exponent]) => all * prime ** exponent, 1)
}

/** What makes every exponent a multiple of `size`. */
function missing(powers: Powers, size: number): number {
  return product(powers.map(([prime, exponent]) => [prime, (size - (exponent % size)) % size]))
}

/** The factor that makes every exponent a multiple of `size`, written out. */
function needed(powers: Powers, size: number): string {
  const list = powers.map(([prime, exponent]) => [prime, (size - (exponent % size)) % size] as const)
  const written = tex(list.filter(([, exponent]) => exponent > 0))
  const value = missing(powers, size)
  return written === String(value) ? plain(value) : m`${written} = ${value}`
}

function cubeRoot(powers: Powers, side: number): string {
  const written = tex(powers.map(([prime, exponent]) => [prime, Math.ceil(exponent / 3)]))
  return written === String(side) ? plain(side) : m`${written} = ${side}`
}

function tex(powers: Powers): string {
  return powers.map(([prime, exponent]) => (exponent === 1 ? `${prime}` : `${prime}^{${exponent}}`)).join(' \\times ')
}

function wrongSquares({ powers, inBox, many }: Box, boxes: number, side: number): Wrong[] {
  const distinct = product(powers.map(([prime]) => [prime, 1]))
  const next = Math.ceil(Math.sqrt(inBox)) ** 2
  const even = product(powers.filter(([, exponent]) => exponent % 2 === 0).map(([prime]) => [prime, 1]))
  return [
    [distinct, 'distinct-and-repeated-primes', () => t`This answer multiplies all the different primes in ${m`${inBox} = ${tex(powers)}`}. Only primes with an odd exponent need one more factor.`],
    [side, 'answered-other-quantity', () => t`${side} is the number of tiles along one side of the square: ${m`${side}^2 = ${inBox} \times ${boxes}`}. The question asks for the number of ${many}.`],
    [inBox / boxes, 'answered-other-quantity', () => t`${inBox / boxes} is the largest perfect square that divides ${inBox}. The number of ${many} is the other factor, ${boxes}.`],
    [even, 'complement-forgotten', () => t`This answer multiplies the primes with even exponents in ${m`${inBox} = ${tex(powers)}`}. The primes with odd exponents are the ones that need one more factor.`],
    [next - inBox, 'wrong-operation', () => t`This answer is the number of tiles to add to ${inBox} to reach ${next}, the next perfect square. Only full ${many} can be used, so the total is a multiple of ${inBox}.`],
    [4 * boxes, 'doubled-or-halved', () => t`${4 * boxes} ${many} give a perfect square, but so do ${boxes}: the extra factor of 4 is not needed.`],
    [powers.reduce((sum, [prime, exponent]) => sum + (exponent % 2) * prime, 0), 'wrong-operation', () => t`This answer adds the primes with odd exponents in ${m`${tex(powers)}`}. Each is needed as a factor of the number of ${many}, so multiply them.`],
    [inBox, 'stopped-early', () => t`${inBox} ${many} give a square with sides of ${inBox} tiles, but ${boxes} ${many} are sufficient for a smaller square.`],
  ] // prettier-ignore
}

function wrongBoxesForCube({ powers, inBox, many }: Box, boxes: number, side: number): Wrong[] {
  const over = product(powers.map(([prime, exponent]) => [prime, exponent % 3]))
  const root = Math.ceil(Math.cbrt(inBox) - 1e-9)
  const distinct = product(powers.map(([prime]) => [prime, 1]))
  return [
    [
      side,
      'answered-other-quantity',
      () =>
        t`${side} is the number of toy cubes along an edge: ${m`${side}^3 = ${inBox} \times ${boxes}`}. The question asks for the number of ${many}.`,
    ],
    [
      missing(powers, 2),
      'ignored-condition',
      () =>
        t`This answer makes every exponent of ${m`${tex(powers)}`} even, as for a perfect square. For a perfect cube, every exponent must be a multiple of 3.`,
    ],
    [
      over,
      'complement-forgotten',
      () =>
        t`This answer multiplies the factors of ${m`${tex(powers)}`} that are left over after complete groups of three. Multiply those needed to complete the groups instead.`,
    ],
    [
      distinct,
      'distinct-and-repeated-primes',
      () =>
        t`This answer multiplies each prime of ${m`${tex(powers)}`} once. How many factors of a prime are needed depends on its exponent.`,
    ],
    [
      root ** 3 - inBox,
      'wrong-operation',
      () =>
        t`This answer is the number of toy cubes to add to ${inBox} to reach ${m`${root}^3 = ${root ** 3}`}. Only full ${many} can be used, so the total is a multiple of ${inBox}.`,
    ],
    [
      8 * boxes,
      'doubled-or-halved',
      () => t`${8 * boxes} ${many} give a perfect cube, but so do ${boxes}: the extra factor of 8 is not needed.`,
    ],
    [
      div(boxes, powers[0]![0]),
      'off-by-one',
      () =>
        t`This answer misses one factor of ${powers[0]![0]}. Its exponent in the total would be ${Math.ceil(powers[0]![1] / 3) * 3 - 1}, which is not a multiple of 3.`,
    ],
    [
      boxes * powers.at(-1)![0],
      'off-by-one',
      () =>
        t`This answer has one factor of ${powers.at(-1)![0]} too many. Its exponent in the total would be ${Math.ceil(powers.at(-1)![1] / 3) * 3 + 1}, which is not a multiple of 3.`,
    ],
  ]
}

function wrongEdgeOfCube({ powers, inBox, many }: Box, boxes: number, side: number): Wrong[] {
  const root = Math.ceil(Math.cbrt(inBox) - 1e-9)
  const distinct = product(powers.map(([prime]) => [prime, 1]))
  const squareSide = product(powers.map(([prime, exponent]) => [prime, Math.ceil(exponent / 2)]))
  return [
    [
      boxes,
      'answered-other-quantity',
      () =>
        t`${boxes} is the number of ${many}. The number of toy cubes along an edge is the cube root of ${m`${inBox} \times ${boxes} = ${inBox * boxes}`}.`,
    ],
    [
      squareSide,
      'ignored-condition',
      () =>
        t`This answer makes every exponent of ${m`${tex(powers)}`} even, as for a perfect square. For a perfect cube, every exponent must be a multiple of 3.`,
    ],
    [
      product(powers.map(([prime, exponent]) => [prime, Math.floor(exponent / 3)])),
      'stopped-early',
      () =>
        t`This answer rounds the exponents of ${m`${tex(powers)}`} down to multiples of 3. The cube must use full ${many}, so round up.`,
    ],
    [
      distinct,
      'distinct-and-repeated-primes',
      () =>
        t`This answer multiplies each prime of ${m`${tex(powers)}`} once. How many factors of a prime are needed depends on its exponent.`,
    ],
    [
      root,
      'ignored-condition',
      () =>
        t`${m`${root}^3 = ${root ** 3}`} is the first perfect cube that is not less than ${inBox}, but it is not a multiple of ${inBox}.`,
    ],
    [
      2 * side,
      'doubled-or-halved',
      () => t`An edge of ${2 * side} works too, but it is not the smallest: an edge of ${side} is sufficient.`,
    ],
    [
      div(inBox * boxes, 3),
      'wrong-operation',
      () => t`This answer divides ${inBox * boxes} by 3 instead of taking its cube root.`,
    ],
    [
      div(side, powers[0]![0]),
      'off-by-one',
      () =>
        t`${m`${side / powers[0]![0]}^3`} is not a multiple of ${m`${inBox} = ${tex(powers)}`}, because it has too few factors of ${powers[0]![0]}.`,
    ],
  ]
}
