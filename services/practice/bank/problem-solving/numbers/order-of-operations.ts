import { m, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { add, div, sub } from '../../factory/rational.ts'

export const orderOfOperations = problem({
  id: 'order-of-operations',
  skill: 'order-of-operations',
  version: 4,
  levels: [-2.2, -1.5, -0.8],
  places: [
    [6, 7, 7, 0, 0],
    [3, 2, 3, 6, 6],
    [3, 3, 2, 6, 6],
  ],
  draw: (random, level) => {
    const [a, b, c] = [random.int(20, 90), random.int(2, 6), random.int(2, 5)]
    const d = random.int(2, 9)
    const e = d + c
    const f = level === 1 ? 1 : random.int(2, 6)
    if ((b * c * c) % f !== 0 || b * c * c >= a * f) return null
    return { a, b, c, d, e, f, level }
  },
  write: ({ a, b, c, d, e, f, level }) => {
    const divided = f > 1
    const square = c * c
    const key = a - (b * square) / f
    const tail = divided ? ` \\div ${f}` : ''
    const expression =
      level === 3 ? `${a} - ${b} \\times (${d} - ${e})^2${tail}` : `${a} - ${b} \\times (${e} - ${d})^2${tail}`
    return {
      stem: t`What is the value of ${m`${expression}`}?`,
      key,
      show: plain,
      fits: () => true,
      wrong: [
        [
          div((a - b) * square, f),
          'left-to-right',
          () =>
            t`This answer subtracts first: ${m`(${a} - ${b}) \times ${square}${tail} = ${div((a - b) * square, f)}`}. Multiplication comes before subtraction, so subtract ${m`${b} \times ${square}${tail}`} from ${a}.`,
        ],
        [
          sub(a, div((b * c) ** 2, f)),
          'left-to-right',
          () =>
            t`This answer squares the product ${m`${b} \times ${c}`}, which gives ${(b * c) ** 2}. Only the parentheses are squared: ${m`${b} \times ${square} = ${b * square}`}.`,
        ],
        [
          sub(a, div(b * 2 * c, f)),
          'base-times-exponent',
          () =>
            t`This answer doubles the difference ${c} instead of squaring it: ${m`${a} - ${b} \times ${2 * c}${tail} = ${sub(a, div(b * 2 * c, f))}`}. The square is ${m`${c}^2 = ${square}`}.`,
        ],
        [
          sub(a, div(b * (e * e - d * d), f)),
          'power-over-sum',
          () =>
            t`This answer squares ${e} and ${d} separately: ${m`${e * e} - ${d * d} = ${e * e - d * d}`}. First find the difference in the parentheses, and then square it: ${m`${c}^2 = ${square}`}.`,
        ],
        [
          add(a, div(b * square, f)),
          'lost-sign',
          () =>
            level === 3
              ? t`This answer treats ${m`(-${c})^2`} as ${m`-${square}`}. The square of a negative number is positive: ${m`(-${c})^2 = ${square}`}.`
              : t`This answer adds instead of subtracting: ${m`${a} + ${div(b * square, f)} = ${add(a, div(b * square, f))}`}. There is a minus sign after ${a}.`,
        ],
        [
          divided ? div(a - b * square, f) : a - b - square,
          divided ? 'left-to-right' : 'wrong-operation',
          () =>
            divided
              ? t`This answer divides the whole difference by ${f}: ${m`(${a} - ${b * square}) \div ${f} = ${div(a - b * square, f)}`}. Division comes before subtraction, so divide only ${b * square}.`
              : t`This answer subtracts ${b} and ${square} one after the other: ${m`${a} - ${b} - ${square}`}. Subtract their product, ${m`${b} \times ${square} = ${b * square}`}.`,
        ],
        [
          a - b * square,
          divided ? 'stopped-early' : 'wrong-operation',
          () =>
            t`This answer leaves out the division by ${f}: ${m`${a} - ${b * square} = ${a - b * square}`}. Divide ${b * square} by ${f} first.`,
        ],
        [
          sub(a, div(b * c, f)),
          'ignored-condition',
          () =>
            t`This answer does not square the difference ${c}: ${m`${a} - ${b} \times ${c}${tail} = ${sub(a, div(b * c, f))}`}. Use ${m`${c}^2 = ${square}`}.`,
        ],
      ],
      because: t`The difference in parentheses is ${level === 3 ? m`${d} - ${e} = -${c}` : m`${e} - ${d} = ${c}`}, and its square is ${square}. Then ${m`${b} \times ${square}${tail} = ${(b * square) / f}`}, and ${m`${a} - ${(b * square) / f} = ${key}`}.`,
      quick: [
        t`The square of the parentheses is ${level === 3 ? m`(-${c})^2 = ${square}` : m`${c}^2 = ${square}`}, so the value is ${m`${a} - ${b} \times ${square}${tail} = ${a} - ${(b * square) / f} = ${key}`}.`,
      ],
      full: [
        t`Start with the parentheses: ${level === 3 ? m`${d} - ${e} = -${c}` : m`${e} - ${d} = ${c}`}.`,
        t`Square the result: ${level === 3 ? m`(-${c})^2 = ${square}` : m`${c}^2 = ${square}`}.`,
        t`Multiply${divided ? ' and divide from left to right' : ' next'}: ${m`${b} \times ${square}${tail} = ${(b * square) / f}`}.`,
        t`Subtract last: ${m`${a} - ${(b * square) / f} = ${key}`}.`,
      ],
      hints: [
        'In what order do you subtract, square, and multiply here?',
        level === 3
          ? 'The parentheses contain a negative number. What is the sign of its square?'
          : 'The parentheses come first and then the square. Which operation comes last?',
      ],
    }
  },
  second: (numbers) => {
    const [a = 0, b = 0, x = 0, y = 0, , f = 1] = numbers
    let product = 0
    for (let times = 0; times < b; times += 1) product += Math.abs(x - y) * Math.abs(x - y)
    return a - product / f
  },
})
