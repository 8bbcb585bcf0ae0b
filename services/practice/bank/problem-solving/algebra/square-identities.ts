import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { problem, type Level, type Wrong } from '../../factory/problem-template.ts'
import { div } from '../../factory/rational.ts'

interface Pair {
  level: Level
  x: number
  y: number
  /** Whether the sum is given, not the difference. */
  plus: boolean
}

export const squareIdentities = problem<Pair>({
  id: 'square-identities',
  skill: 'expressions',
  version: 4,
  levels: [-0.5, 0.2, 0.9],
  places: [
    [4, 4, 3, 3, 6],
    [3, 3, 4, 4, 6],
    [5, 5, 5, 5, 0],
  ],
  draw: (random, level) => {
    const x = random.int(3, 20)
    return { level, x, y: random.int(1, x - 1), plus: random.pick([true, false]) }
  },
  write: (pair) => ({ ...byLevel(pair, [otherFactor, sumOfSquares, productOfBoth]), show: plain }),
  second: (_numbers, stem) => {
    const given = (pattern: RegExp): number => Number((pattern.exec(stem)?.[1] ?? 'NaN').replace('{,}', ''))
    const told: ReadonlyArray<readonly [number, (x: number, y: number) => number]> = [
      [given(/x\^2 - y\^2 = ([\d{},]+)/), (x, y) => x * x - y * y],
      [given(/x\^2 \+ y\^2 = ([\d{},]+)/), (x, y) => x * x + y * y],
      [given(/\(x - y = (\d+)/), (x, y) => x - y],
      [given(/\(x \+ y = (\d+)/), (x, y) => x + y],
      [given(/\(xy = (\d+)/), (x, y) => x * y],
    ]
    const asked = stem.split('value of')[1]!
    for (let x = 1; x <= 60; x += 1) {
      for (let y = 1; y < x; y += 1) {
        if (told.some(([value, of]) => !Number.isNaN(value) && of(x, y) !== value)) continue
        if (asked.includes('xy')) return x * y
        return asked.includes('^2') ? x * x + y * y : asked.includes('+') ? x + y : x - y
      }
    }
    return Number.NaN
  },
})

function otherFactor(pair: Pair): Written {
  const { x, y, plus } = pair
  const s = x + y
  const d = x - y
  const difference = x * x - y * y
  const [given, value] = plus ? ['x + y', s] : ['x - y', d]
  const other = plus ? 'x - y' : 'x + y'
  const key = plus ? d : s
  return {
    stem: t`If ${m`x^2 - y^2 = ${difference}`} and ${m`${given} = ${value}`}, what is the value of ${m`${other}`}?`,
    key,
    wrong: wrongFactors(pair),
    because: t`${m`x^2 - y^2 = (x + y)(x - y)`}, so ${m`${other} = ${difference} \div ${value} = ${key}`}.`,
    quick: [t`${m`\frac{${difference}}{${value}} = ${key}`}: the single values are not needed.`],
    full: [
      t`Factor: ${m`x^2 - y^2 = (x + y)(x - y)`}.`,
      t`So ${m`${value}(${other}) = ${difference}`}.`,
      t`Divide by ${value}: ${m`${other} = ${key}`}.`,
    ],
    hints: [
      'Which identity contains both given expressions?',
      t`${m`x^2 - y^2`} is the product of sum and difference.`,
    ],
  }
}

function sumOfSquares(pair: Pair): Written {
  const { x, y, plus } = pair
  const [s, d, p] = [x + y, x - y, x * y]
  const squares = x * x + y * y
  const [given, value] = plus ? ['x + y', s] : ['x - y', d]
  const squared = plus ? 'x^2 + 2xy + y^2' : 'x^2 - 2xy + y^2'
  return {
    stem: t`If ${m`${given} = ${value}`} and ${m`xy = ${p}`}, what is the value of ${m`x^2 + y^2`}?`,
    key: squares,
    wrong: wrongSums(pair),
    because: t`${m`(${given})^2 = ${squared}`}, so ${m`x^2 + y^2 = ${value * value} ${plus ? '-' : '+'} ${2 * p} = ${squares}`}.`,
    quick: [t`${m`${value}^2 ${plus ? '-' : '+'} 2 \times ${p} = ${squares}`}: the single values are not needed.`],
    full: [
      t`Square the ${plus ? 'sum' : 'difference'}: ${m`(${given})^2 = ${squared}`}, and that is ${m`${value}^2 = ${value * value}`}.`,
      t`So ${m`x^2 + y^2 = ${value * value} ${plus ? '-' : '+'} 2xy`}, and ${m`2xy = 2 \times ${p} = ${2 * p}`}.`,
      t`That makes ${squares}.`,
    ],
    hints: ['Which identity contains both given expressions?', t`Square ${m`${given}`}.`],
  }
}

function productOfBoth(pair: Pair): Written {
  const { x, y, plus } = pair
  const [s, d, p] = [x + y, x - y, x * y]
  const squares = x * x + y * y
  const [given, value] = plus ? ['x + y', s] : ['x - y', d]
  const squared = plus ? 'x^2 + 2xy + y^2' : 'x^2 - 2xy + y^2'
  const twice = plus
    ? t`${m`2xy = ${value * value} - ${squares} = ${2 * p}`}`
    : t`${m`2xy = ${squares} - ${value * value} = ${2 * p}`}`
  return {
    stem: t`If ${m`x^2 + y^2 = ${squares}`} and ${m`${given} = ${value}`}, what is the value of ${m`xy`}?`,
    key: p,
    wrong: wrongProducts(pair),
    because: t`${m`(${given})^2 = ${squared}`}, so ${twice} and ${m`xy = ${p}`}.`,
    quick: [
      t`${plus ? m`\frac{${value}^2 - ${squares}}{2} = ${p}` : m`\frac{${squares} - ${value}^2}{2} = ${p}`}: the single values are not needed.`,
    ],
    full: [
      t`Square the ${plus ? 'sum' : 'difference'}: ${m`(${given})^2 = ${squared}`}, and that is ${m`${value}^2 = ${value * value}`}.`,
      t`So ${m`${value * value} = ${squares} ${plus ? '+' : '-'} 2xy`}, that is ${twice}.`,
      t`Halve: ${m`xy = ${p}`}.`,
    ],
    hints: ['Which identity contains both given expressions?', t`Square ${m`${given}`}.`],
  }
}

function wrongFactors({ x, y, plus }: Pair): Wrong[] {
  const [s, d] = [x + y, x - y]
  const difference = x * x - y * y
  const [value, key] = plus ? [s, d] : [d, s]
  const [given, other] = plus ? ['x + y', 'x - y'] : ['x - y', 'x + y']
  return [
    [
      difference - value,
      'wrong-operation',
      () =>
        t`This answer subtracts ${value}. Since ${m`x^2 - y^2 = (x + y)(x - y)`}, divide ${difference} by ${value}.`,
    ],
    [
      value,
      'power-over-sum',
      () =>
        t`This answer takes the root of ${m`x^2 - y^2`} term by term. ${m`${other}`} differs from ${m`${given}`}, which is ${value}.`,
    ],
    [x, 'stopped-early', () => t`${x} is the value of ${m`x`}. The value of ${m`${other}`} is asked.`],
    [2 * key, 'doubled-or-halved', () => t`${2 * key} is twice ${m`${difference} \div ${value}`}.`],
    [2 * x, 'answered-other-quantity', () => t`${2 * x} is the sum of ${m`x + y`} and ${m`x - y`}, that is ${m`2x`}.`],
    [x * y, 'answered-other-quantity', () => t`${x * y} is the product ${m`xy`}.`],
    [
      div(difference, 2),
      'doubled-or-halved',
      () => t`This answer halves ${difference}. Divide it by ${m`${given} = ${value}`}.`,
    ],
    [y, 'other-unknown', () => t`${y} is the value of ${m`y`}. The value of ${m`${other}`} is asked.`],
    [
      difference + value,
      'wrong-operation',
      () => t`This answer adds ${value} to ${difference}. Divide ${difference} by it.`,
    ],
    [
      2 * y,
      'answered-other-quantity',
      () => t`${2 * y} is the difference of ${m`x + y`} and ${m`x - y`}, that is ${m`2y`}.`,
    ],
  ]
}

function wrongSums({ x, y, plus }: Pair): Wrong[] {
  const p = x * y
  const value = plus ? x + y : x - y
  const square = value * value
  const sign = plus ? -1 : 1
  return [
    [
      square,
      'middle-term-dropped',
      () =>
        t`This answer only squares ${value}. ${m`${value}^2 = ${square}`} contains the middle term ${plus ? m`2xy = ${2 * p}` : m`-2xy = -${2 * p}`} too.`,
    ],
    [
      square + sign * p,
      'middle-term-dropped',
      () => t`This answer takes ${m`xy = ${p}`} once. The middle term of the square is ${m`2xy = ${2 * p}`}.`,
    ],
    [
      square - sign * 2 * p,
      'lost-sign',
      () =>
        t`This answer ${plus ? 'adds' : 'subtracts'} ${m`2xy = ${2 * p}`}. It has to be ${plus ? 'taken off' : 'added to'} the square ${square}.`,
    ],
    [Math.abs(x * x - y * y), 'answered-other-quantity', () => t`${x * x - y * y} is ${m`x^2 - y^2`}.`],
    [
      2 * value + 2 * p,
      'base-times-exponent',
      () => t`This answer doubles ${value} instead of squaring it: ${m`${value}^2 = ${square}`}.`,
    ],
    [
      value * p,
      'wrong-operation',
      () => t`This answer multiplies the given values, ${value} and ${p}. Square ${value} first.`,
    ],
    [
      plus ? (x - y) ** 2 : (x + y) ** 2,
      'middle-term-dropped',
      () =>
        plus
          ? t`${(x - y) ** 2} is ${m`(x - y)^2`}: it takes the middle term off twice.`
          : t`${(x + y) ** 2} is ${m`(x + y)^2`}: it adds the middle term twice.`,
    ],
    [square + p * p, 'wrong-operation', () => t`This answer adds the squares of ${value} and ${p}.`],
  ]
}

function wrongProducts({ x, y, plus }: Pair): Wrong[] {
  const p = x * y
  const squares = x * x + y * y
  const value = plus ? x + y : x - y
  const square = value * value
  return [
    [
      2 * p,
      'doubled-or-halved',
      () => t`${2 * p} is the difference of ${squares} and ${m`${value}^2 = ${square}`}, which is ${m`2xy`}. Halve it.`,
    ],
    [
      div(squares + square, 2),
      'lost-sign',
      () =>
        t`This answer adds ${m`${value}^2 = ${square}`} to ${squares}. The middle term ${m`2xy`} is their difference.`,
    ],
    [
      div(Math.abs(squares - value), 2),
      'ignored-condition',
      () => t`This answer does not square ${value}: take ${m`${value}^2 = ${square}`}.`,
    ],
    [
      Math.abs(squares - value),
      'ignored-condition',
      () => t`This answer neither squares ${value} nor halves the result.`,
    ],
    [
      plus ? x - y : x + y,
      'answered-other-quantity',
      () => t`${plus ? x - y : x + y} is ${m`${plus ? 'x - y' : 'x + y'}`}, not ${m`xy`}.`,
    ],
    [
      div(squares, 2),
      'ignored-condition',
      () => t`This answer halves ${squares}. That would be ${m`xy`} only if ${m`x = y`}.`,
    ],
    [div(p, 2), 'doubled-or-halved', () => t`This answer halves once too often: ${m`2xy = ${2 * p}`}.`],
    [
      div(Math.abs(squares - 2 * value), 2),
      'base-times-exponent',
      () => t`This answer doubles ${value} instead of squaring it: ${m`${value}^2 = ${square}`}.`,
    ],
    [square, 'stopped-early', () => t`${square} is ${m`${value}^2`}. Compare it with ${m`x^2 + y^2 = ${squares}`}.`],
  ]
}
