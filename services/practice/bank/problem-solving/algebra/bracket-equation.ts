import { m, plain, poly, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { add, div, isWhole, rational, sub, type Rational } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'

export const bracketEquation = problem({
  id: 'bracket-equation',
  skill: 'linear-equations',
  version: 3,
  levels: [-2, -1.5, -0.8],
  draw: (random, level) => {
    const a = random.int(3, 9)
    const c = random.int(2, a - 1)
    const b = random.int(2, 9)
    const d = random.int(2, 9)
    const x = level === 3 ? rational(random.int(3, 29), 2) : rational(random.int(2, 14))
    const e = sub({ n: BigInt(a - c) * x.n, d: x.d }, a * b + c * d)
    if (!isWhole(e) || e.n === 0n) return null
    return { a, b, c, d, e: Number(e.n), x }
  },
  write: ({ a, b, c, d, e, x }) => {
    const solve = (right: number): Rational => div(right, a - c)
    const constant = a * b + c * d
    return {
      stem: t`If ${m`${a}(x - ${b}) - ${c}(x + ${d}) = ${e}`}, what is the value of ${m`x`}?`,
      key: x,
      show: plain,
      fits: (value) => value.n !== 0n && value.n < 100n * value.d && value.n > -60n * value.d,
      wrong: [
        [
          solve(e + a * b - c * d),
          'sign-not-distributed',
          () =>
            t`This answer expands ${m`-${c}(x + ${d})`} to ${m`-${c}x + ${c * d}`}. The minus sign applies to both terms: ${m`-${c}x - ${c * d}`}.`,
        ],
        [
          solve(e + b + d),
          'distributed-to-first-only',
          () =>
            t`This answer expands the left side to ${m`${a}x - ${b} - ${c}x - ${d}`}. The factors ${a} and ${c} must also multiply the ${b} and the ${d}, which gives ${m`-${a * b}`} and ${m`-${c * d}`}.`,
        ],
        [
          solve(e - constant),
          'moved-without-changing-sign',
          () =>
            t`After expanding, the left side is ${m`${poly([a - c, -constant])}`}. This answer subtracts ${constant} from the right side, ${m`${e}`}, but it must be added to both sides.`,
        ],
        [
          div(e + constant, a + c),
          'wrong-operation',
          () =>
            t`This answer adds ${m`${a}x`} and ${m`${c}x`}. The second product is subtracted, so they combine to ${m`${a}x - ${c}x = ${poly([a - c, 0])}`}.`,
        ],
        [
          solve(e + a * b + d),
          'distributed-to-first-only',
          () =>
            t`This answer multiplies only the ${m`x`} in the second parentheses by ${c}. The ${d} must be multiplied too: ${m`-${c}(x + ${d}) = -${c}x - ${c * d}`}.`,
        ],
        [
          e + constant,
          'stopped-early',
          () =>
            t`This answer is the value of ${m`${poly([a - c, 0])}`}. To find ${m`x`}, divide ${e + constant} by ${a - c}.`,
        ],
        [
          solve(e + a * (b + d)),
          'equations-mismatched',
          () =>
            t`This answer multiplies the ${d} in the second parentheses by ${a} instead of ${c}, which gives ${m`-${a * d}`}. It should give ${m`-${c * d}`}.`,
        ],
        ...(a - c === 1
          ? []
          : [
              [
                e + constant - (a - c),
                'wrong-operation',
                () =>
                  t`This answer subtracts ${a - c} from ${e + constant}. In ${m`${poly([a - c, 0])} = ${e + constant}`}, ${a - c} multiplies ${m`x`}, so divide by it.`,
              ] as const,
            ]),
        [
          div(e + constant, c),
          'ignored-condition',
          () =>
            t`This answer divides ${e + constant} by ${c}. The coefficient of ${m`x`} is ${m`${a} - ${c} = ${a - c}`}.`,
        ],
        [
          solve(e),
          'ignored-condition',
          () =>
            t`This answer leaves out the constants that come from the parentheses, ${m`-${a * b}`} and ${m`-${c * d}`}.`,
        ],
      ],
      because: t`After expanding, the equation is ${m`${poly([a - c, -constant])} = ${e}`}, so ${m`${poly([a - c, 0])} = ${e + constant}`} and ${m`x = ${x}`}.`,
      quick: [
        t`Expanding gives ${m`${a}x - ${a * b} - ${c}x - ${c * d} = ${e}`}. Keep the ${m`x`} terms on the left and move the constants to the right: ${m`(${a} - ${c})x = ${e} + ${a * b} + ${c * d} = ${e + constant}`}, so ${m`x = ${x}`}.`,
      ],
      full: [
        t`Expand both products: ${m`${a}x - ${a * b} - ${c}x - ${c * d} = ${e}`}.`,
        t`Combine like terms: ${m`${poly([a - c, -constant])} = ${e}`}.`,
        t`Add ${constant} to both sides: ${m`${poly([a - c, 0])} = ${e + constant}`}.`,
        ...(a - c === 1 ? [] : [t`Divide by ${a - c}: ${m`x = ${x}`}.`]),
        t`Check: for ${m`x = ${x}`} the left side is ${m`${a}(${sub(x, b)}) - ${c}(${add(x, d)}) = ${e}`}.`,
      ],
      hints: [
        t`In ${m`${a}(x - ${b})`}, which terms does the ${a} multiply? Which terms does ${m`-${c}`} multiply in the second product?`,
        t`The factor ${m`-${c}`} multiplies both terms of ${m`x + ${d}`}. What are the two products?`,
      ],
    }
  },
  second: ([a = 0, b = 0, c = 0, d = 0, e = 0]) => search([-60, 100, 0.5], (x) => near(a * (x - b) - c * (x + d), e)),
})
