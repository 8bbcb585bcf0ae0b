import { gcd } from '../../factory/gcd.ts'
import { bothSay } from '../../factory/why-together.ts'
import { often } from '../../factory/grammar.ts'
import { m, t } from '../../factory/format.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { range } from '../../factory/grid.ts'

/** The divisors that are drawn at each level. */
const DIVISORS = [
  [2, 3, 5],
  [3, 4, 5, 7],
  [4, 5, 6, 7, 9, 8],
] as const

export const divisible = sufficiency({
  id: 'divisible',
  skill: 'ds-integers',
  version: 4,
  levels: [-1.5, -1.3, 0.2],
  draw: (random, level) => {
    const [p, q] = random.some(DIVISORS[level - 1]!, 2) as [number, number]
    const k = random.int(2, 5)
    if (p % 2 === 0 && q % 2 === 0) return null
    if (p % 3 === 0 && q % 3 === 0) return null
    return { p, q, target: p * q, k, shift: random.int(1, 4), r: random.int(1, p - 1), big: p * q * k }
  },
  write: ({ p, q, target, k, shift, r, big }): Sufficiency<number> => {
    const statements: Array<Statement<number>> = [
      {
        text: t`${m`n`} is divisible by ${p}.`,
        gives: t`${m`n`} contains the factor ${p}`,
        holds: (n) => n % p === 0,
        lacks: t`It says nothing about the factor ${q}.`,
      },
      {
        text: t`${m`n`} is divisible by ${q}.`,
        gives: t`${m`n`} contains the factor ${q}`,
        holds: (n) => n % q === 0,
        lacks: t`It says nothing about the factor ${p}.`,
      },
      {
        text: t`${m`n`} is divisible by ${big}.`,
        holds: (n) => n % big === 0,
        enough: t`${big} is ${often(k)} ${target}, so every multiple of ${big} is a multiple of ${target}.`,
      },
      {
        text: t`${m`${k}n`} is divisible by ${target * k}.`,
        holds: (n) => (k * n) % (target * k) === 0,
        enough: t`if ${m`${k}n`} is a multiple of ${target * k}, then ${m`n`} is a multiple of ${target}.`,
      },
      {
        text: t`${m`${k}n`} is divisible by ${target}.`,
        gives: t`${m`n`} contains what ${k} lacks of ${target}, the factor ${target / gcd(k, target)}`,
        holds: (n) => (k * n) % target === 0,
        lacks: t`Part of the divisibility by ${target} may come from the factor ${k}.`,
        enough: t`${k} and ${target} share no factor, so ${m`n`} itself must contain all of ${target}.`,
      },
      {
        text: t`When ${m`n`} is divided by ${p}, the remainder is ${r}.`,
        holds: (n) => n % p === r,
        enough: t`a multiple of ${target} is a multiple of ${p} and leaves remainder 0, not ${r}. So the answer is no.`,
      },
      {
        text: t`${m`n + ${target * shift}`} is divisible by ${target}.`,
        holds: (n) => (n + target * shift) % target === 0,
        enough: t`${target * shift} is itself a multiple of ${target}, so ${m`n`} must be one too.`,
      },
      {
        text: t`When ${m`n`} is divided by ${target}, the remainder is less than ${p}.`,
        gives: t`the remainder of ${m`n`} on division by ${target} is less than ${p}`,
        holds: (n) => n % target < p,
        lacks: t`The remainder may be 0 or not.`,
      },
      {
        text: t`${m`n`} is greater than ${target}.`,
        holds: (n) => n > target,
        lacks: 'Size says nothing about divisibility.',
      },
    ]
    return {
      stem: t`If ${m`n`} is a positive integer, is ${m`n`} divisible by ${target}?`,
      cases: range(1, 900),
      ask: (n) => (n % target === 0 ? 'yes' : 'no'),
      show: (n) => m`n = ${n}`,
      statements,
      together: (pair) => {
        const small = pair.some(({ gives }) => gives?.startsWith('the remainder'))
        const common = small
          ? t`A number below ${p} that keeps this factor can only be 0, so ${m`n`} leaves no remainder on division by ${target}.`
          : t`Together the two factors make up ${target}, so ${m`n`} is a multiple of it.`
        return t`${bothSay(pair)} ${common}`
      },
      hints: [
        t`Divisible by ${target} means divisible by ${p} and by ${q}, which share no factor.`,
        t`Try to satisfy each statement with a multiple of ${target} and with another number.`,
      ],
    }
  },
  second: {
    cases: () => range(1, 4000),
    ask: (n, numbers) => Number.isInteger(n / (numbers[0] ?? 1)),
    read: [
      [/remainder is less than/, (n, [a = 1, b = 1]) => n - a * Math.floor(n / a) < b],
      [/remainder is/, (n, [a = 1, b = 1]) => n - a * Math.floor(n / a) === b],
      [/\\\(n \+ /, (n, [a = 0, b = 1]) => Number.isInteger((n + a) / b)],
      [/\\\(\d+n\\\) is divisible/, (n, [a = 1, b = 1]) => Number.isInteger((a * n) / b)],
      [/\\\(n\\\) is divisible/, (n, [a = 1]) => Number.isInteger(n / a)],
      [/greater than/, (n, [a = 1]) => n > a],
    ],
  },
})
