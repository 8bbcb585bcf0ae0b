import { m, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { isWhole } from '../../factory/rational.ts'

export const remainderOfExpression = problem({
  id: 'remainder-of-expression',
  skill: 'remainders',
  version: 3,
  levels: [-0.5, 0.2, 0.9],
  draw: (random, level) => {
    const d = random.int(5, level === 1 ? 9 : 13)
    const r = random.int(2, d - 1)
    const k = random.int(2, level === 1 ? 4 : 9)
    const c = level === 1 ? 0 : random.int(1, 20)
    const square = level === 3
    const value = (square ? r * r : k * r) + c
    if (value < d || value % d === 0) return null
    return { d, r, k, c, square, value }
  },
  write: ({ d, r, k, c, square, value }) => {
    const key = value % d
    const inner = square ? 'n^2' : `${k}n`
    const expression = c > 0 ? `${inner} + ${c}` : inner
    return {
      stem: t`When the positive integer ${m`n`} is divided by ${d}, the remainder is ${r}. What is the remainder when ${m`${expression}`} is divided by ${d}?`,
      key,
      show: plain,
      fits: (candidate) => isWhole(candidate) && candidate.n >= 0n && candidate.n <= BigInt(value + d),
      wrong: [
        [
          value,
          'remainder-arithmetic',
          () => t`${value} is not smaller than ${d}, so it cannot be a remainder. Divide it by ${d} once more.`,
        ],
        [
          Math.floor(value / d),
          'quotient-for-remainder',
          () => t`${Math.floor(value / d)} is how often ${d} goes into ${value}. The remainder is what is left over.`,
        ],
        [
          r,
          'ignored-condition',
          () => t`This answer keeps the remainder of ${m`n`} itself. ${m`${expression}`} has another one.`,
        ],
        [
          (r + c) % d,
          'ignored-condition',
          () =>
            t`This answer ${c > 0 ? t`adds ${c} to the remainder ${r}` : t`keeps the remainder ${r}`} but does not ${square ? 'square' : t`multiply by ${k}`}.`,
        ],
        [d - key, 'lost-sign', () => t`${d - key} is what is missing to the next multiple of ${d}.`],
        [
          (square ? 2 * r + c : k + r + c) % d,
          square ? 'base-times-exponent' : 'wrong-operation',
          () =>
            square
              ? t`This answer doubles ${r} instead of squaring it.`
              : t`This answer adds ${k} instead of multiplying by it.`,
        ],
        [(square ? r * r : k * r) % d, 'stopped-early', () => t`This answer leaves out the ${c} that is added.`],
        [
          0,
          'remainder-arithmetic',
          () =>
            t`A remainder of 0 would mean that ${m`${expression}`} is a multiple of ${d}; for ${m`n = ${r}`} it is ${value}.`,
        ],
        [
          (key + 1) % d,
          'off-by-one',
          () =>
            t`For ${m`n = ${r}`} the expression is ${value}, and ${m`${value} - ${Math.floor(value / d)} \times ${d} = ${key}`}.`,
        ],
        [
          (key + d - 1) % d,
          'off-by-one',
          () =>
            t`For ${m`n = ${r}`} the expression is ${value}, and ${m`${value} - ${Math.floor(value / d)} \times ${d} = ${key}`}.`,
        ],
      ],
      because: t`The remainder of ${m`${expression}`} is that of ${m`${square ? `${r}^2` : `${k} \\times ${r}`}${c > 0 ? ` + ${c}` : ''} = ${value}`}, and ${m`${value} = ${Math.floor(value / d)} \times ${d} + ${key}`}.`,
      quick: [t`Take the smallest such number, ${m`n = ${r}`}: the expression is ${value}, which leaves ${key}.`],
      full: [
        t`Write ${m`n = ${d}q + ${r}`}.`,
        t`In ${m`${expression}`} all terms with ${m`q`} are multiples of ${d}; what remains is ${value}.`,
        t`${m`${value} = ${Math.floor(value / d)} \times ${d} + ${key}`}, so the remainder is ${key}.`,
      ],
      hints: [t`Write ${m`n`} as a multiple of ${d} plus ${r}.`, t`Try ${m`n = ${r}`}.`],
    }
  },
  second: (numbers, stem) => {
    const [d = 1, r = 0] = numbers
    const k = stem.includes('n^2') ? 0 : (numbers[2] ?? 0)
    const c = stem.includes(' + ') ? (numbers[3] ?? 0) : 0
    const n = d * 17 + r
    const value = (k === 0 ? n * n : k * n) + c
    return value - d * Math.floor(value / d)
  },
})
