import { m, plain, poly, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { div, isWhole, rational, sub, type Rational } from '../../factory/rational.ts'
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
            t`This answer writes ${m`-${c}(x + ${d}) = -${c}x + ${c * d}`}. The minus sign belongs to both terms: ${m`-${c}x - ${c * d}`}.`,
        ],
        [
          solve(e + b + d),
          'distributed-to-first-only',
          () =>
            t`This answer multiplies only the ${m`x`} in each bracket and keeps ${m`-${b}`} and ${m`-${d}`}. The factors ${a} and ${c} also multiply these: ${m`-${a * b}`} and ${m`-${c * d}`}.`,
        ],
        [
          solve(e - constant),
          'moved-without-changing-sign',
          () =>
            t`After the brackets the left side is ${m`${poly([a - c, -constant])}`}. This answer moves ${m`-${constant}`} to the right without changing its sign; it becomes ${m`+${constant}`}.`,
        ],
        [
          div(e + constant, a + c),
          'wrong-operation',
          () =>
            t`This answer adds ${m`${a}x`} and ${m`${c}x`}. The second bracket is subtracted: ${m`${a}x - ${c}x = ${poly([a - c, 0])}`}.`,
        ],
        [
          solve(e + a * b + d),
          'distributed-to-first-only',
          () =>
            t`This answer multiplies ${m`-${c}`} with ${m`x`} only. It also multiplies ${d}: ${m`-${c}(x + ${d}) = -${c}x - ${c * d}`}.`,
        ],
        [
          e + constant,
          'stopped-early',
          () =>
            t`This answer has ${m`${poly([a - c, 0])} = ${e + constant}`}, but ${m`x`} itself is still to be found: divide by ${a - c}.`,
        ],
        [
          solve(e + a * (b + d)),
          'equations-mismatched',
          () =>
            t`This answer multiplies both brackets by ${a}: ${m`-${a * b}`} and ${m`-${a * d}`}. The factor of the second bracket is ${c}, which gives ${m`-${c * d}`}.`,
        ],
        ...(a - c === 1
          ? []
          : [
              [
                e + constant - (a - c),
                'wrong-operation',
                () =>
                  t`This answer subtracts ${a - c} from ${e + constant}. In ${m`${poly([a - c, 0])} = ${e + constant}`} it multiplies ${m`x`}, so divide.`,
              ] as const,
            ]),
        [
          div(e + constant, c),
          'ignored-condition',
          () =>
            t`This answer divides ${e + constant} by ${c}. What multiplies ${m`x`} is ${m`${a} - ${c} = ${a - c}`}.`,
        ],
        [
          solve(e),
          'ignored-condition',
          () => t`This answer loses the constants of the brackets, ${m`-${a * b}`} and ${m`-${c * d}`}.`,
        ],
      ],
      because: t`Without brackets it says ${m`${poly([a - c, -constant])} = ${e}`}, so ${m`${poly([a - c, 0])} = ${e + constant}`} and ${m`x = ${x}`}.`,
      quick: [t`Collect at once: ${m`(${a} - ${c})x = ${e} + ${a * b} + ${c * d}`}, so ${m`x = ${x}`}.`],
      full: [
        t`Multiply out: ${m`${a}x - ${a * b} - ${c}x - ${c * d} = ${e}`}.`,
        t`Collect: ${m`${poly([a - c, -constant])} = ${e}`}.`,
        t`Add ${constant} on both sides: ${m`${poly([a - c, 0])} = ${e + constant}`}.`,
        ...(a - c === 1 ? [] : [t`Divide by ${a - c}: ${m`x = ${x}`}.`]),
      ],
      hints: [
        'Multiply out both brackets first.',
        t`Mind the minus sign before the second bracket: ${m`-${c} \times ${d} = -${c * d}`}.`,
      ],
    }
  },
  second: ([a = 0, b = 0, c = 0, d = 0, e = 0]) => search([-60, 100, 0.5], (x) => near(a * (x - b) - c * (x + d), e)),
})
