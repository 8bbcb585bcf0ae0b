import { m, plain, poly, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { div } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'

export const sameBaseEquation = problem({
  id: 'same-base-equation',
  skill: 'exponential-equations',
  version: 5,
  levels: [-0.6, 0.1, 0.8],
  places: [
    [0, 5, 5, 5, 5],
    [6, 4, 4, 3, 3],
    [6, 3, 3, 4, 4],
  ],
  draw: (random, level) => {
    const base = random.pick([2, 3, 5])
    const up = random.int(2, 3)
    const a = level === 1 ? 1 : random.int(2, 5)
    const x = random.int(2, 9)
    const d = random.int(1, 6)
    const b = up * (x - d) - a * x
    if (a === up || x === d || b === 0 || Math.abs(b) > 20 || b === -d) return null
    return { base, up, a, b, d, x, level }
  },
  write: ({ base, up, a, b, d, x }) => {
    const big = base ** up
    const left = poly([a, b])
    const equation = `${left} = ${up}x - ${up * d}`
    const gathered = `${poly([a, 0])} - ${up}x = ${-(up * d)} ${b < 0 ? '+' : '-'} ${Math.abs(b)}`
    const [isLess, isDone] = [a < up, Math.abs(a - up) === 1]
    const ax = poly([a, 0])
    /** The terms with x on the side where there are more of them. */
    const moved = isDone
      ? m`x = ${x}`
      : isLess
        ? m`${b + up * d} = ${poly([up - a, 0])}`
        : m`${poly([a - up, 0])} = ${-(up * d) - b}`
    const both = isLess
      ? t`Add ${up * d} to both sides and subtract ${m`${ax}`}`
      : t`Subtract ${m`${up}x`} from both sides and ${b > 0 ? `subtract ${b}` : `add ${-b}`}`
    return {
      stem: t`If ${m`${base}^{${left}} = ${big}^{x - ${d}}`}, what is the value of ${m`x`}?`,
      key: x,
      show: plain,
      fits: (value) => value.n !== 0n && value.n < 60n * value.d && value.n > -60n * value.d,
      wrong: [
        [
          a === 1 ? -(b + d) : div(-(b + d), a - 1),
          'bases-combined',
          () =>
            a === 1
              ? t`This answer is ${m`${-b} - ${d}`}. It compares only the numbers in the exponents and ignores that the bases, ${base} and ${big}, are different. First write ${m`${big} = ${base}^{${up}}`}.`
              : t`This answer solves ${m`${left} = x - ${d}`}, although the bases, ${base} and ${big}, are different. First write ${m`${big} = ${base}^{${up}}`}.`,
        ],
        [
          div(-(b + d), a - up),
          'distributed-to-first-only',
          () =>
            t`This answer solves ${m`${left} = ${up}x - ${d}`}, which multiplies only the ${m`x`} by ${up}. The exponent must become ${m`${up}(x - ${d}) = ${up}x - ${up * d}`}.`,
        ],
        [
          div(up * d - b, a - up),
          'moved-without-changing-sign',
          () =>
            t`This answer changes ${m`-${up * d}`} to ${m`+${up * d}`} in ${m`${left} = ${up}x - ${up * d}`}. A term changes its sign only when it is moved to the other side.`,
        ],
        [
          div(-(b + up * d), a + up),
          'lost-sign',
          () =>
            t`This answer solves ${m`${gathered.replace('x - ', 'x + ')}`}. When ${m`${up}x`} is moved to the other side, it is subtracted.`,
        ],
        [
          -x,
          'lost-sign',
          () =>
            t`This answer has the wrong sign. For ${m`x = ${-x}`}, the left side is ${m`${base}^{${b - a * x}}`}, but the right side is ${m`${big}^{${-x - d}} = ${base}^{${up * (-x - d)}}`}.`,
        ],
        [
          x - d,
          'stopped-early',
          () =>
            t`This answer is ${m`${x - d}`}, the value of the exponent ${m`x - ${d}`}. Adding ${d} gives ${m`x = ${x}`}.`,
        ],
        [
          big === a * base ? -x : div(d * big + b * base, big - a * base),
          big === a * base ? 'lost-sign' : 'base-times-exponent',
          () =>
            t`This answer solves ${m`${base}(${left}) = ${big}(x - ${d})`}, as if each base were multiplied by its exponent. Set the exponents of ${base} equal instead: ${m`${equation}`}.`,
        ],
        [
          x + d,
          'answered-other-quantity',
          () =>
            t`This answer adds ${d} to ${x}, as if ${x} were the value of ${m`x - ${d}`}. It is already the value of ${m`x`}.`,
        ],
        [
          a - up === 1 ? -x : -(up * d) - b,
          a - up === 1 ? 'lost-sign' : 'stopped-early',
          () =>
            t`This answer stops at ${m`${poly([a - up, 0])} = ${-(up * d) - b}`}. Dividing by ${m`${a - up}`} gives ${m`x = ${x}`}.`,
        ],
        [
          x + 1,
          'off-by-one',
          () =>
            t`This answer is 1 too large. For ${m`x = ${x + 1}`}, the left side is ${m`${base}^{${a * (x + 1) + b}}`}, but the right side is ${m`${big}^{${x + 1 - d}} = ${base}^{${up * (x + 1 - d)}}`}.`,
        ],
        [
          x - 1,
          'off-by-one',
          () =>
            t`This answer is 1 too small. For ${m`x = ${x - 1}`}, the left side is ${m`${base}^{${a * (x - 1) + b}}`}, but the right side is ${m`${big}^{${x - 1 - d}} = ${base}^{${up * (x - 1 - d)}}`}.`,
        ],
      ],
      because: t`Since ${m`${big} = ${base}^{${up}}`}, the exponents satisfy ${m`${left} = ${up}x - ${up * d}`}. So ${moved}${isDone ? '' : t`, and ${m`x = ${x}`}`}.`,
      quick: [
        t`With the base ${base} on both sides, ${m`${left} = ${up}(x - ${d})`}. So ${m`${left} = ${up}x - ${up * d}`}, which gives ${moved}${isDone ? '' : t`, or ${m`x = ${x}`}`}.`,
      ],
      full: [
        t`Since ${m`${big} = ${base}^{${up}}`}, the right side is ${m`${base}^{${up}(x - ${d})}`}.`,
        t`Equal powers of the same base have equal exponents: ${m`${left} = ${up}x - ${up * d}`}.`,
        t`${both}: ${moved}${isDone ? '' : t`, so ${m`x = ${x}`}`}.`,
        t`Check: for ${m`x = ${x}`}, the left side is ${m`${base}^{${a * x + b}}`}, and the right side is ${m`${big}^{${x - d}} = ${base}^{${up * (x - d)}}`}.`,
      ],
      hints: [
        t`Can you set the two exponents equal as they are?`,
        t`Write ${big} as a power of ${base}. What does the exponent on the right side become?`,
      ],
    }
  },
  second: (_numbers, stem) => {
    const [, base = '2', left = '', big = '4', d = '0'] = /\((\d+)\^\{(.+)\} = (\d+)\^\{x - (\d+)\}/.exec(stem) ?? []
    const [, a = '', sign = '+', b = '0'] = /^(\d*)x ([+-]) (\d+)$/.exec(left) ?? []
    const exponent = (x: number): number => Number(a || 1) * x + (sign === '-' ? -Number(b) : Number(b))
    return search([-30, 60], (x) => near(exponent(x) * Math.log(Number(base)), (x - Number(d)) * Math.log(Number(big))))
  },
})
