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
    because: t`Since ${m`x^2 - y^2 = (x + y)(x - y)`}, ${m`${other} = ${difference} \div ${value} = ${key}`}.`,
    quick: [
      t`Since ${m`x^2 - y^2 = (x + y)(x - y)`}, divide by the given factor: ${m`${difference} \div ${value} = ${key}`}.`,
    ],
    full: [
      t`Factor the difference of the squares: ${m`x^2 - y^2 = (x + y)(x - y)`}.`,
      t`With the given values, ${m`${value}(${other}) = ${difference}`}.`,
      t`Dividing by ${value} gives ${m`${other} = ${key}`}.`,
    ],
    hints: [t`You do not need ${m`x`} and ${m`y`} themselves. How is ${m`x^2 - y^2`} related to ${m`x + y`} and ${m`x - y`}?`, t`Factor ${m`x^2 - y^2`}. Which factor is known, and which is asked for?`], // prettier-ignore
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
    because: t`Square ${m`${given} = ${value}`}: since ${m`(${given})^2 = ${squared}`} and ${m`2xy = ${2 * p}`}, ${m`x^2 + y^2 = ${value * value} ${plus ? '-' : '+'} ${2 * p} = ${squares}`}.`,
    quick: [
      t`Since ${m`(${given})^2 = ${squared}`}, ${plus ? 'subtract' : 'add'} ${m`2xy`} ${plus ? 'from' : 'to'} the square of ${value}: ${m`${value}^2 ${plus ? '-' : '+'} 2 \times ${p} = ${squares}`}.`,
    ],
    full: [
      t`Square the ${plus ? 'sum' : 'difference'}: ${m`(${given})^2 = ${squared}`}, and this equals ${m`${value}^2 = ${value * value}`}.`,
      t`So ${m`x^2 + y^2 = ${value * value} ${plus ? '-' : '+'} 2xy`}, where ${m`2xy = 2 \times ${p} = ${2 * p}`}.`,
      t`Therefore ${m`x^2 + y^2 = ${value * value} ${plus ? '-' : '+'} ${2 * p} = ${squares}`}.`,
    ],
    hints: [t`You do not need ${m`x`} and ${m`y`} themselves. In the square of which expression do ${m`x^2`}, ${m`y^2`}, and ${m`xy`} all appear?`, t`What do you get when you square ${m`${given}`}?`], // prettier-ignore
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
    because: t`Square ${m`${given} = ${value}`}: since ${m`(${given})^2 = ${squared}`}, ${m`${value * value} = ${squares} ${plus ? '+' : '-'} 2xy`}. So ${twice} and ${m`xy = ${p}`}.`,
    quick: [
      t`Since ${m`(${given})^2 = ${squared}`}, take half of the difference between ${m`${value}^2`} and ${squares}: ${plus ? m`\frac{${value}^2 - ${squares}}{2} = ${p}` : m`\frac{${squares} - ${value}^2}{2} = ${p}`}.`,
    ],
    full: [
      t`Square the ${plus ? 'sum' : 'difference'}: ${m`(${given})^2 = ${squared}`}, and this equals ${m`${value}^2 = ${value * value}`}.`,
      t`Since ${m`x^2 + y^2 = ${squares}`}, this becomes ${m`${value * value} = ${squares} ${plus ? '+' : '-'} 2xy`}. So ${twice}.`,
      t`Dividing by 2 gives ${m`xy = ${p}`}.`,
    ],
    hints: [
      t`You do not need ${m`x`} and ${m`y`} themselves. In the square of which expression do ${m`x^2`}, ${m`y^2`}, and ${m`xy`} all appear?`,
      t`What do you get when you square ${m`${given}`}, and which part of it is not known yet?`,
    ],
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
        t`This answer subtracts ${value} from ${difference}. Since ${m`x^2 - y^2`} is the product of ${m`x + y`} and ${m`x - y`}, divide instead.`,
    ],
    [
      value,
      'power-over-sum',
      () =>
        t`This answer takes ${m`${other}`} to be equal to ${m`${given} = ${value}`}. But then the product would be ${m`${value}^2 = ${value * value}`}, not ${difference}.`,
    ],
    [x, 'stopped-early', () => t`${x} is the value of ${m`x`}. The question asks for ${m`${other}`}.`],
    [
      2 * key,
      'doubled-or-halved',
      () =>
        t`This answer doubles the value of ${m`${other}`}. That value is ${m`${difference} \div ${value} = ${key}`}.`,
    ],
    [
      2 * x,
      'answered-other-quantity',
      () =>
        t`${2 * x} is the sum of the two factors, ${m`x + y = ${s}`} and ${m`x - y = ${d}`}. The question asks only for ${m`${other}`}.`,
    ],
    [x * y, 'answered-other-quantity', () => t`${x * y} is the product ${m`xy`}, not ${m`${other}`}.`],
    [
      div(difference, 2),
      'doubled-or-halved',
      () => t`This answer divides ${difference} by 2. It should be divided by ${m`${given} = ${value}`}.`,
    ],
    [y, 'other-unknown', () => t`${y} is the value of ${m`y`}. The question asks for ${m`${other}`}.`],
    [
      difference + value,
      'wrong-operation',
      () =>
        t`This answer adds ${value} to ${difference}. Since the two factors are multiplied, divide by ${value} instead.`,
    ],
    [
      2 * y,
      'answered-other-quantity',
      () =>
        t`${2 * y} is the difference between the two factors, ${m`x + y = ${s}`} and ${m`x - y = ${d}`}. The question asks only for ${m`${other}`}.`,
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
        t`This answer is just the square of ${value}. That square also includes the middle term ${plus ? m`2xy = ${2 * p}` : m`-2xy = -${2 * p}`}.`,
    ],
    [
      square + sign * p,
      'middle-term-dropped',
      () =>
        t`This answer is ${m`${square} ${plus ? '-' : '+'} ${p}`}, which uses ${m`xy = ${p}`} only once. The middle term of the square is ${m`2xy = ${2 * p}`}.`,
    ],
    [
      square - sign * 2 * p,
      'lost-sign',
      () =>
        t`This answer ${plus ? 'adds' : 'subtracts'} ${m`2xy = ${2 * p}`}. It must be ${plus ? t`subtracted from ${square}` : t`added to ${square}`}.`,
    ],
    [
      Math.abs(x * x - y * y),
      'answered-other-quantity',
      () => t`${x * x - y * y} is the value of ${m`x^2 - y^2`}, not of ${m`x^2 + y^2`}.`,
    ],
    [
      2 * value + 2 * p,
      'base-times-exponent',
      () => t`This answer doubles ${value} instead of squaring it. The square is ${m`${value}^2 = ${square}`}.`,
    ],
    [
      value * p,
      'wrong-operation',
      () =>
        t`This answer multiplies the two given values, ${value} and ${p}. To get ${m`x^2 + y^2`}, square ${value} and then ${plus ? 'subtract' : 'add'} ${m`2xy = ${2 * p}`}.`,
    ],
    [
      plus ? (x - y) ** 2 : (x + y) ** 2,
      'middle-term-dropped',
      () =>
        plus
          ? t`This answer is ${m`${square} - 2 \times ${2 * p}`}, which subtracts ${m`2xy = ${2 * p}`} twice from ${m`${value}^2`}. That gives ${m`(x - y)^2`}.`
          : t`This answer is ${m`${square} + 2 \times ${2 * p}`}, which adds ${m`2xy = ${2 * p}`} twice to ${m`${value}^2`}. That gives ${m`(x + y)^2`}.`,
    ],
    [
      square + p * p,
      'wrong-operation',
      () =>
        t`This answer adds the squares of the given values, ${value} and ${p}, instead of the squares of ${m`x`} and ${m`y`}.`,
    ],
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
      () =>
        t`${2 * p} is the difference between ${squares} and ${m`${value}^2 = ${square}`}, which is ${m`2xy`}. It must still be divided by 2.`,
    ],
    [
      div(squares + square, 2),
      'lost-sign',
      () =>
        t`This answer adds before it divides by 2: ${m`\frac{${squares} + ${square}}{2}`}. But ${m`2xy`} is the difference between ${squares} and ${square}, so subtract.`,
    ],
    [
      div(Math.abs(squares - value), 2),
      'ignored-condition',
      () =>
        t`This answer uses ${value} without squaring it: ${m`\frac{${squares > value ? `${squares} - ${value}` : `${value} - ${squares}`}}{2}`}. The square is ${m`${value}^2 = ${square}`}.`,
    ],
    [
      Math.abs(squares - value),
      'ignored-condition',
      () =>
        t`This answer is ${squares > value ? m`${squares} - ${value}` : m`${value} - ${squares}`}. It neither squares ${value} nor divides the difference by 2.`,
    ],
    [
      plus ? x - y : x + y,
      'answered-other-quantity',
      () => t`${plus ? x - y : x + y} is the value of ${m`${plus ? 'x - y' : 'x + y'}`}, not of ${m`xy`}.`,
    ],
    [
      div(squares, 2),
      'ignored-condition',
      () => t`This answer is half of ${squares}. That would be ${m`xy`} only if ${m`x`} and ${m`y`} were equal.`,
    ],
    [
      div(p, 2),
      'doubled-or-halved',
      () => t`This answer divides by 2 one time too many. From ${m`2xy = ${2 * p}`} it follows that ${m`xy = ${p}`}.`,
    ],
    [
      div(Math.abs(squares - 2 * value), 2),
      'base-times-exponent',
      () => t`This answer doubles ${value} instead of squaring it. The square is ${m`${value}^2 = ${square}`}.`,
    ],
    [
      square,
      'stopped-early',
      () =>
        t`${square} is only ${m`(${plus ? 'x + y' : 'x - y'})^2 = ${value}^2`}. It differs from ${m`x^2 + y^2 = ${squares}`} by ${m`2xy`}, so half of that difference is ${m`xy`}.`,
    ],
  ]
}
