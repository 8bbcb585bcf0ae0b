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
  version: 2,
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
  write: (box) => {
    const { level, powers, inBox, one, many } = box
    const size = level === 1 ? 2 : 3
    const boxes = missing(powers, size)
    const side = product(powers.map(([prime, exponent]) => [prime, Math.ceil(exponent / size)]))
    const key = level === 3 ? side : boxes
    const what = level === 1 ? 'square tiles' : 'toy cubes'
    const [figure, build] =
      level === 1 ? ['square', 'laid out as one large square'] : ['cube', 'stacked into one solid cube']
    const asked =
      level === 3
        ? t`How many toy cubes lie along one edge of the smallest solid cube that can be stacked from full ${many}, with none left over?`
        : t`What is the least number of full ${many} whose ${what} can all be ${build}, with none left over?`
    const formula = tex(powers)
    return {
      stem: t`A ${one} contains ${inBox} ${what} of equal size. ${asked}`,
      key,
      show: plain,
      fits: (value) => isWhole(value) && value.n > 1n && value.n <= BigInt(20 * key) && value.n * 20n >= BigInt(key),
      wrong: level === 1 ? wrongSquares(box, boxes, side) : wrongCubes(box, boxes, side),
      because: t`${m`${inBox} = ${formula}`}; times ${boxes} every exponent becomes a multiple of ${size}: ${m`${inBox * boxes} = ${side}^${size}`}.`,
      quick: [
        t`Raise every exponent of ${m`${formula}`} to the next multiple of ${size}: what is missing is ${boxes}${level === 3 ? t`, and the edge is ${side}` : ''}.`,
      ],
      full: [
        t`The number of ${what} must be a perfect ${figure}, so every exponent in its prime factorisation is a multiple of ${size}.`,
        t`${m`${inBox} = ${formula}`}, so the smallest possible number is ${m`${tex(powers.map(([prime, exponent]) => [prime, Math.ceil(exponent / size) * size]))} = ${inBox * boxes}`}.`,
        level === 3
          ? t`Its cube root is the edge: ${m`${tex(powers.map(([prime, exponent]) => [prime, Math.ceil(exponent / 3)]))} = ${side}`}.`
          : t`That takes ${m`${inBox * boxes} \div ${inBox} = ${boxes}`} ${many}.`,
      ],
      hints: [
        t`Write ${inBox} as a product of primes.`,
        t`In a perfect ${figure} the exponent of every prime is a multiple of ${size}. Here ${m`${inBox} = ${formula}`}.`,
      ],
    }
  },
  second: ([inBox = 0], stem) => {
    const size = stem.includes('one large square') ? 2 : 3
    for (let side = 1; side <= 6000; side += 1) {
      if (side ** size % inBox === 0) return stem.includes('along one edge') ? side : side ** size / inBox
    }
    return Number.NaN
  },
})

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
        t`You multiplied all the different primes in ${m`${inBox} = ${tex(powers)}`}. Only those with an odd exponent need one more.`,
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
        t`You took the primes with even exponents in ${m`${inBox} = ${tex(powers)}`}. Those are already paired; the others need one more.`,
    ],
    [
      next - inBox,
      'wrong-operation',
      () =>
        t`You asked how many tiles to add to ${inBox} to reach ${next}. Only full ${many} are added, so ${inBox} is multiplied.`,
    ],
    [
      4 * boxes,
      'doubled-or-halved',
      () => t`${4 * boxes} times ${inBox} is a square too, but 4 is a square itself: ${boxes} is enough.`,
    ],
    [
      powers.reduce((sum, [prime, exponent]) => sum + (exponent % 2) * prime, 0),
      'wrong-operation',
      () =>
        t`You added the primes with odd exponents in ${m`${tex(powers)}`}. Each of them is missing once as a factor, so multiply them.`,
    ],
    [inBox, 'stopped-early', () => t`With ${inBox} ${many} there is a square, of side ${inBox}, but fewer will do.`],
  ]
}

function wrongCubes({ level, powers, inBox, many }: Box, boxes: number, side: number): Wrong[] {
  const over = product(powers.map(([prime, exponent]) => [prime, exponent % 3]))
  const root = Math.ceil(Math.cbrt(inBox) - 1e-9)
  const distinct = product(powers.map(([prime]) => [prime, 1]))
  const squareSide = product(powers.map(([prime, exponent]) => [prime, Math.ceil(exponent / 2)]))
  return [
    level === 3
      ? [
          boxes,
          'answered-other-quantity',
          () =>
            t`${boxes} is the number of ${many} needed. The edge is the cube root of ${m`${inBox} \times ${boxes} = ${inBox * boxes}`}.`,
        ]
      : [
          side,
          'answered-other-quantity',
          () => t`${side} is the edge of the solid cube: ${m`${side}^3 = ${inBox} \times ${boxes}`}.`,
        ],
    [
      level === 3 ? squareSide : missing(powers, 2),
      'ignored-condition',
      () =>
        t`You made every exponent of ${m`${tex(powers)}`} even. That gives a square; for a cube they must be multiples of 3.`,
    ],
    [
      level === 3 ? product(powers.map(([prime, exponent]) => [prime, Math.floor(exponent / 3)])) : over,
      level === 3 ? 'stopped-early' : 'complement-forgotten',
      () =>
        level === 3
          ? t`You rounded the exponents of ${m`${tex(powers)}`} down to multiples of 3. No cube can be smaller than the contents of one, so round up.`
          : t`You took what is over in ${m`${tex(powers)}`} after the last full group of three, not what is missing to the next.`,
    ],
    [
      distinct,
      'distinct-and-repeated-primes',
      () => t`You took each prime of ${m`${tex(powers)}`} once. How often it is needed depends on its exponent.`,
    ],
    level === 3
      ? [
          root,
          'ignored-condition',
          () =>
            t`${m`${root}^3 = ${root ** 3}`} is the first cube not below ${inBox}, but it is no whole number of ${many} of ${inBox}.`,
        ]
      : [
          root ** 3 - inBox,
          'wrong-operation',
          () =>
            t`You asked how many toy cubes are missing from ${inBox} to ${m`${root}^3 = ${root ** 3}`}. Only full ${many} are added.`,
        ],
    [
      level === 3 ? 2 * side : 8 * boxes,
      'doubled-or-halved',
      () => t`An edge of ${2 * side} works too, but it has an unneeded factor 2: ${side} is the smallest.`,
    ],
    level === 3
      ? [
          div(inBox * boxes, 3),
          'wrong-operation',
          () => t`You divided ${inBox * boxes} by 3. The edge is its cube root.`,
        ]
      : [
          div(boxes, powers[0]![0]),
          'off-by-one',
          () =>
            t`With one factor ${powers[0]![0]} less, its exponent in ${m`${tex(powers)}`} does not reach a multiple of 3.`,
        ],
    level === 3
      ? [
          div(side, powers[0]![0]),
          'off-by-one',
          () =>
            t`${m`${side / powers[0]![0]}^3`} has too few factors ${powers[0]![0]} for ${m`${inBox} = ${tex(powers)}`}.`,
        ]
      : [
          boxes * powers.at(-1)![0],
          'off-by-one',
          () =>
            t`With one factor ${powers.at(-1)![0]} more, its exponent goes past the multiple of 3: ${boxes} ${many} are enough.`,
        ],
  ]
}
