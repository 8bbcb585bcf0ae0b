import { often } from '../../factory/grammar.ts'
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
  version: 3,
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
    stem: t`A ${one} contains ${inBox} square tiles of equal size. What is the least number of full ${many} whose square tiles can all be laid out as one large square, with none left over?`,
    key: boxes,
    fits: (value) => isWhole(value) && value.n > 1n && value.n <= BigInt(20 * boxes) && value.n * 20n >= BigInt(boxes),
    wrong: wrongSquares(box, boxes, side),
    because: t`${m`${inBox} = ${formula}`}; times ${boxes} every exponent becomes a multiple of 2: ${m`${inBox * boxes} = ${side}^2`}.`,
    quick: [t`Raise every exponent of ${m`${formula}`} to the next multiple of 2: what is missing is ${boxes}.`],
    full: [
      t`The number of square tiles must be a perfect square, so every exponent in its prime factorization is a multiple of 2.`,
      t`${m`${inBox} = ${formula}`}, so the smallest possible number is ${m`${tex(powers.map(([prime, exponent]) => [prime, Math.ceil(exponent / 2) * 2]))} = ${inBox * boxes}`}.`,
      t`That takes ${m`${inBox * boxes} \div ${inBox} = ${boxes}`} ${many}.`,
    ],
    hints: [
      t`Write ${inBox} as a product of primes.`,
      t`In a perfect square the exponent of every prime is a multiple of 2. Here ${m`${inBox} = ${formula}`}.`,
    ],
  }
}

function boxesForCube(box: Box): Written {
  const { powers, inBox, one, many } = box
  const boxes = missing(powers, 3)
  const side = product(powers.map(([prime, exponent]) => [prime, Math.ceil(exponent / 3)]))
  const formula = tex(powers)
  return {
    stem: t`A ${one} contains ${inBox} toy cubes of equal size. What is the least number of full ${many} whose toy cubes can all be stacked into one solid cube, with none left over?`,
    key: boxes,
    fits: (value) => isWhole(value) && value.n > 1n && value.n <= BigInt(20 * boxes) && value.n * 20n >= BigInt(boxes),
    wrong: wrongBoxesForCube(box, boxes, side),
    because: t`${m`${inBox} = ${formula}`}; times ${boxes} every exponent becomes a multiple of 3: ${m`${inBox * boxes} = ${side}^3`}.`,
    quick: [t`Raise every exponent of ${m`${formula}`} to the next multiple of 3: what is missing is ${boxes}.`],
    full: [
      t`The number of toy cubes must be a perfect cube, so every exponent in its prime factorization is a multiple of 3.`,
      t`${m`${inBox} = ${formula}`}, so the smallest possible number is ${m`${tex(powers.map(([prime, exponent]) => [prime, Math.ceil(exponent / 3) * 3]))} = ${inBox * boxes}`}.`,
      t`That takes ${m`${inBox * boxes} \div ${inBox} = ${boxes}`} ${many}.`,
    ],
    hints: [
      t`Write ${inBox} as a product of primes.`,
      t`In a perfect cube the exponent of every prime is a multiple of 3. Here ${m`${inBox} = ${formula}`}.`,
    ],
  }
}

function edgeOfCube(box: Box): Written {
  const { powers, inBox, one, many } = box
  const boxes = missing(powers, 3)
  const side = product(powers.map(([prime, exponent]) => [prime, Math.ceil(exponent / 3)]))
  const formula = tex(powers)
  return {
    stem: t`A ${one} contains ${inBox} toy cubes of equal size. How many toy cubes lie along one edge of the smallest solid cube that can be stacked from full ${many}, with none left over?`,
    key: side,
    fits: (value) => isWhole(value) && value.n > 1n && value.n <= BigInt(20 * side) && value.n * 20n >= BigInt(side),
    wrong: wrongEdgeOfCube(box, boxes, side),
    because: t`${m`${inBox} = ${formula}`}; times ${boxes} every exponent becomes a multiple of 3: ${m`${inBox * boxes} = ${side}^3`}.`,
    quick: [
      t`Raise every exponent of ${m`${formula}`} to the next multiple of 3: what is missing is ${boxes}, and the edge is ${side}.`,
    ],
    full: [
      t`The number of toy cubes must be a perfect cube, so every exponent in its prime factorization is a multiple of 3.`,
      t`${m`${inBox} = ${formula}`}, so the smallest possible number is ${m`${tex(powers.map(([prime, exponent]) => [prime, Math.ceil(exponent / 3) * 3]))} = ${inBox * boxes}`}.`,
      t`Its cube root is the edge: ${m`${tex(powers.map(([prime, exponent]) => [prime, Math.ceil(exponent / 3)]))} = ${side}`}.`,
    ],
    hints: [
      t`Write ${inBox} as a product of primes.`,
      t`In a perfect cube the exponent of every prime is a multiple of 3. Here ${m`${inBox} = ${formula}`}.`,
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

function tex(powers: Powers): string {
  return powers.map(([prime, exponent]) => (exponent === 1 ? `${prime}` : `${prime}^{${exponent}}`)).join(' \\times ')
}

function wrongSquares({ powers, inBox, many }: Box, boxes: number, side: number): Wrong[] {
  const distinct = product(powers.map(([prime]) => [prime, 1]))
  const next = Math.ceil(Math.sqrt(inBox)) ** 2
  const even = product(powers.filter(([, exponent]) => exponent % 2 === 0).map(([prime]) => [prime, 1]))
  return [
    [
      distinct,
      'distinct-and-repeated-primes',
      () =>
        t`This answer multiplies all the different primes in ${m`${inBox} = ${tex(powers)}`}. Only those with an odd exponent need one more.`,
    ],
    [
      side,
      'answered-other-quantity',
      () => t`${side} is the number of tiles along one side of the square, ${m`${side}^2 = ${inBox} \times ${boxes}`}.`,
    ],
    [
      inBox / boxes,
      'answered-other-quantity',
      () =>
        t`${inBox / boxes} is the square that divides ${inBox}. What is missing for a square is the other factor, ${boxes}.`,
    ],
    [
      even,
      'complement-forgotten',
      () =>
        t`This answer takes the primes with even exponents in ${m`${inBox} = ${tex(powers)}`}. Those are already paired; the others need one more.`,
    ],
    [
      next - inBox,
      'wrong-operation',
      () =>
        t`This answer asks how many tiles to add to ${inBox} to reach ${next}. Only full ${many} are added, so ${inBox} is multiplied.`,
    ],
    [
      4 * boxes,
      'doubled-or-halved',
      () => t`${often(4 * boxes)} ${inBox} is a square too, but 4 is a square itself: ${boxes} is enough.`,
    ],
    [
      powers.reduce((sum, [prime, exponent]) => sum + (exponent % 2) * prime, 0),
      'wrong-operation',
      () =>
        t`This answer adds the primes with odd exponents in ${m`${tex(powers)}`}. Each of them is missing once as a factor, so multiply them.`,
    ],
    [inBox, 'stopped-early', () => t`With ${inBox} ${many} there is a square, of side ${inBox}, but fewer will do.`],
  ]
}

function wrongBoxesForCube({ powers, inBox, many }: Box, boxes: number, side: number): Wrong[] {
  const over = product(powers.map(([prime, exponent]) => [prime, exponent % 3]))
  const root = Math.ceil(Math.cbrt(inBox) - 1e-9)
  const distinct = product(powers.map(([prime]) => [prime, 1]))
  return [
    [
      side,
      'answered-other-quantity',
      () => t`${side} is the edge of the solid cube: ${m`${side}^3 = ${inBox} \times ${boxes}`}.`,
    ],
    [
      missing(powers, 2),
      'ignored-condition',
      () =>
        t`This answer makes every exponent of ${m`${tex(powers)}`} even. That gives a square; for a cube they must be multiples of 3.`,
    ],
    [
      over,
      'complement-forgotten',
      () =>
        t`This answer takes what is over in ${m`${tex(powers)}`} after the last full group of three, not what is missing to the next.`,
    ],
    [
      distinct,
      'distinct-and-repeated-primes',
      () =>
        t`This answer takes each prime of ${m`${tex(powers)}`} once. How often it is needed depends on its exponent.`,
    ],
    [
      root ** 3 - inBox,
      'wrong-operation',
      () =>
        t`This answer asks how many toy cubes are missing from ${inBox} to ${m`${root}^3 = ${root ** 3}`}. Only full ${many} are added.`,
    ],
    [
      8 * boxes,
      'doubled-or-halved',
      () => t`An edge of ${2 * side} works too, but it has an unneeded factor 2: ${side} is the smallest.`,
    ],
    [
      div(boxes, powers[0]![0]),
      'off-by-one',
      () =>
        t`With one factor ${powers[0]![0]} less, its exponent in ${m`${tex(powers)}`} does not reach a multiple of 3.`,
    ],
    [
      boxes * powers.at(-1)![0],
      'off-by-one',
      () =>
        t`With one factor ${powers.at(-1)![0]} more, its exponent goes past the multiple of 3: ${boxes} ${many} are enough.`,
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
        t`${boxes} is the number of ${many} needed. The edge is the cube root of ${m`${inBox} \times ${boxes} = ${inBox * boxes}`}.`,
    ],
    [
      squareSide,
      'ignored-condition',
      () =>
        t`This answer makes every exponent of ${m`${tex(powers)}`} even. That gives a square; for a cube they must be multiples of 3.`,
    ],
    [
      product(powers.map(([prime, exponent]) => [prime, Math.floor(exponent / 3)])),
      'stopped-early',
      () =>
        t`This answer rounds the exponents of ${m`${tex(powers)}`} down to multiples of 3. No cube can be smaller than the contents of one, so round up.`,
    ],
    [
      distinct,
      'distinct-and-repeated-primes',
      () =>
        t`This answer takes each prime of ${m`${tex(powers)}`} once. How often it is needed depends on its exponent.`,
    ],
    [
      root,
      'ignored-condition',
      () =>
        t`${m`${root}^3 = ${root ** 3}`} is the first cube not below ${inBox}, but it is no whole number of ${many} of ${inBox}.`,
    ],
    [
      2 * side,
      'doubled-or-halved',
      () => t`An edge of ${2 * side} works too, but it has an unneeded factor 2: ${side} is the smallest.`,
    ],
    [
      div(inBox * boxes, 3),
      'wrong-operation',
      () => t`This answer divides ${inBox * boxes} by 3. The edge is its cube root.`,
    ],
    [
      div(side, powers[0]![0]),
      'off-by-one',
      () =>
        t`${m`${side / powers[0]![0]}^3`} has too few factors ${powers[0]![0]} for ${m`${inBox} = ${tex(powers)}`}.`,
    ],
  ]
}
