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
          () =>
            t`${value} is the value for ${m`n = ${r}`}, but a remainder must be less than ${d}. Divide ${value} by ${d} and use what is left over.`,
        ],
        [
          Math.floor(value / d),
          'quotient-for-remainder',
          () =>
            t`${Math.floor(value / d)} is the quotient when ${value} is divided by ${d}. The question asks for the remainder.`,
        ],
        [
          r,
          'ignored-condition',
          () =>
            t`${r} is the remainder for ${m`n`} itself. For ${m`n = ${r}`}, the value of ${m`${expression}`} is ${value}, which leaves ${key}.`,
        ],
        [
          (r + c) % d,
          'ignored-condition',
          () =>
            t`This answer ${c > 0 ? t`uses ${m`${r} + ${c} = ${r + c}`}` : t`uses the remainder ${r}`}, which leaves ${(r + c) % d} when divided by ${d}. It does not ${square ? t`square the ${r}` : t`multiply the ${r} by ${k}`} first.`,
        ],
        [
          d - key,
          'lost-sign',
          () =>
            t`${d - key} is the distance from ${value} up to the next multiple of ${d}. The remainder is the distance down to ${Math.floor(value / d) * d}, the multiple below it.`,
        ],
        [
          (square ? 2 * r + c : k + r + c) % d,
          square ? 'base-times-exponent' : 'wrong-operation',
          () =>
            square
              ? t`This answer doubles ${r} instead of squaring it: ${m`2 \times ${r} + ${c} = ${2 * r + c}`}. Use ${m`${r}^2 = ${r * r}`}.`
              : t`This answer adds ${k} to ${r} instead of multiplying: ${m`${k} + ${r}${c > 0 ? ` + ${c}` : ''} = ${k + r + c}`}. Use ${m`${k} \times ${r} = ${k * r}`}.`,
        ],
        [
          (square ? r * r : k * r) % d,
          'stopped-early',
          () =>
            t`This answer is the remainder for ${m`${inner}`}, from ${m`${square ? `${r}^2` : `${k} \\times ${r}`} = ${square ? r * r : k * r}`}. It leaves out the ${c} that is added.`,
        ],
        [
          0,
          'remainder-arithmetic',
          () =>
            t`A remainder of 0 would mean that ${m`${expression}`} is a multiple of ${d}. For ${m`n = ${r}`}, its value is ${value}, which is not.`,
        ],
        [
          (key + 1) % d,
          'off-by-one',
          () =>
            t`This answer is off by 1. With ${m`n = ${r}`}, the value of the expression is ${value}, and ${m`${value} - ${Math.floor(value / d)} \times ${d} = ${key}`}.`,
        ],
        [
          (key + d - 1) % d,
          'off-by-one',
          () =>
            t`This answer is off by 1. With ${m`n = ${r}`}, the value of the expression is ${value}, and ${m`${value} - ${Math.floor(value / d)} \times ${d} = ${key}`}.`,
        ],
      ],
      because: t`The remainder for ${m`${expression}`} is the same as for ${m`${square ? `${r}^2` : `${k} \\times ${r}`}${c > 0 ? ` + ${c}` : ''} = ${value}`}, and ${m`${value} = ${Math.floor(value / d)} \times ${d} + ${key}`}.`,
      quick: [
        t`Try the smallest possible value, ${m`n = ${r}`}. Then ${m`${square ? `${r}^2` : `${k} \\times ${r}`}${c > 0 ? ` + ${c}` : ''} = ${value}`}, which leaves a remainder of ${key} when divided by ${d}.`,
      ],
      full: [
        t`Write ${m`n = ${d}q + ${r}`}, where ${m`q`} is an integer.`,
        square
          ? t`Then ${m`n^2 = (${d}q)^2 + 2 \times ${d}q \times ${r} + ${r}^2`}. The terms with ${m`q`} are multiples of ${d}, so only ${m`${r}^2${c > 0 ? ` + ${c}` : ''} = ${value}`} matters.`
          : t`Then ${m`${expression} = ${k * d}q + ${value}`}. The term with ${m`q`} is a multiple of ${d}, so only ${value} matters.`,
        t`Since ${m`${value} = ${Math.floor(value / d)} \times ${d} + ${key}`}, the remainder is ${key}.`,
        ...(square
          ? [
              t`Check with ${m`n = ${d + r}`}: ${m`${d + r}^2${c > 0 ? ` + ${c}` : ''} = ${(d + r) ** 2 + c} = ${Math.floor(((d + r) ** 2 + c) / d)} \times ${d} + ${key}`}.`,
            ]
          : []),
      ],
      hints: [
        t`Do you need to know ${m`n`} itself, or only that it leaves ${r} when divided by ${d}?`,
        t`Write ${m`n = ${d}q + ${r}`}. Which parts of ${m`${expression}`} are multiples of ${d}?`,
      ],
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
