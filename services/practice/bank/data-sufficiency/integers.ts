import { m, t } from '../factory/format.ts'
import { sufficiency, type Statement, type Sufficiency } from '../factory/sufficiency-template.ts'
import { range } from './grid.ts'

export const divisible = sufficiency({
  id: 'divisible',
  skill: 'ds-integers',
  levels: [-0.7, 0, 0.8],
  draw: (random, level) => {
    const [p, q] = random.some(level === 1 ? [2, 3, 5] : level === 2 ? [3, 4, 5, 7] : [4, 5, 6, 7, 9, 8], 2) as [
      number,
      number,
    ]
    const k = random.int(2, 5)
    if (p % 2 === 0 && q % 2 === 0) return null
    if (p % 3 === 0 && q % 3 === 0) return null
    return { p, q, target: p * q, k, shift: random.int(1, 4), r: random.int(1, p - 1), big: p * q * k }
  },
  write: ({ p, q, target, k, shift, r, big }): Sufficiency<number> => {
    const statements: Array<Statement<number>> = [
      {
        text: t`${m`n`} is divisible by ${p}.`,
        holds: (n) => n % p === 0,
        lacks: t`It says nothing about the factor ${q}.`,
      },
      {
        text: t`${m`n`} is divisible by ${q}.`,
        holds: (n) => n % q === 0,
        lacks: t`It says nothing about the factor ${p}.`,
      },
      {
        text: t`${m`n`} is divisible by ${big}.`,
        holds: (n) => n % big === 0,
        enough: t`${big} is ${k} times ${target}, so every multiple of ${big} is a multiple of ${target}.`,
      },
      {
        text: t`${m`${k}n`} is divisible by ${target * k}.`,
        holds: (n) => (k * n) % (target * k) === 0,
        enough: t`if ${m`${k}n`} is a multiple of ${target * k}, then ${m`n`} is a multiple of ${target}.`,
      },
      {
        text: t`${m`${k}n`} is divisible by ${target}.`,
        holds: (n) => (k * n) % target === 0,
        lacks: t`Part of the divisibility by ${target} may come from the factor ${k}.`,
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

export const remainderOf = sufficiency({
  id: 'remainder-of',
  skill: 'ds-integers',
  levels: [-0.3, 0.4, 1.1],
  draw: (random, level) => {
    const d = random.int(3, level === 1 ? 6 : 12)
    const r = random.int(0, d - 1)
    const e = random.int(2, 9)
    if (d % e === 0 || e % d === 0) return null
    return {
      d,
      r,
      e,
      s: random.int(0, e - 1),
      times: random.int(2, 4),
      add: random.int(1, d - 1),
      f: random.pick([2, 3].filter((x) => d % x === 0 || d > 4)),
    }
  },
  write: ({ d, r, e, s, times, add: plus, f }): Sufficiency<number> => {
    const big = d * times
    const bigR = r + d * (times - 1)
    return {
      stem: t`What is the remainder when the positive integer ${m`n`} is divided by ${d}?`,
      cases: range(1, 800),
      ask: (n) => String(n % d),
      show: (n) => m`n = ${n}`,
      statements: [
        {
          text: t`When ${m`n`} is divided by ${big}, the remainder is ${bigR}.`,
          holds: (n) => n % big === bigR,
          enough: t`${m`n = ${big}k + ${bigR}`}, and ${big} is a multiple of ${d}; so ${m`n`} leaves the same remainder as ${bigR}, which is ${r}.`,
        },
        {
          text: t`When ${m`n`} is divided by ${e}, the remainder is ${s}.`,
          holds: (n) => n % e === s,
          lacks: t`A remainder for ${e} does not fix the one for ${d}.`,
        },
        {
          text: t`${m`n + ${plus}`} is a multiple of ${d}.`,
          holds: (n) => (n + plus) % d === 0,
          enough: t`${m`n`} lies ${plus} below a multiple of ${d}, so the remainder is ${d - plus}.`,
        },
        {
          text: t`${m`n - ${r + d}`} is a multiple of ${big}.`,
          holds: (n) => (n - r - d) % big === 0,
          enough: t`${m`n = ${big}k + ${r + d}`} with a multiple of ${d} before the plus sign, so the remainder is that of ${r + d}, namely ${r}.`,
        },
        {
          text: t`When ${m`${f}n`} is divided by ${d}, the remainder is ${(f * r) % d}.`,
          holds: (n) => (f * n) % d === (f * r) % d,
          enough: t`${f} and ${d} share no factor, so different remainders of ${m`n`} give different ones of ${m`${f}n`}; only ${r} leads to ${(f * r) % d}.`,
          lacks: t`${f} and ${d} share a factor, so several remainders of ${m`n`} lead to ${(f * r) % d}.`,
        },
        { text: t`${m`n`} is less than ${d + 2}.`, holds: (n) => n < d + 2 },
        {
          text: t`${m`n`} has a remainder greater than ${Math.max(r - 1, 0)} when divided by ${d}.`,
          holds: (n) => n % d > Math.max(r - 1, 0),
        },
        {
          text: t`${m`n`} is between ${big + r - 1} and ${big + r + Math.max(1, d - r)}.`,
          holds: (n) => n > big + r - 1 && n < big + r + Math.max(1, d - r),
        },
      ],
      hints: [
        t`Write ${m`n`} as a multiple of ${d} plus a remainder.`,
        'List the first few numbers that fit each statement.',
      ],
    }
  },
  second: {
    cases: () => range(1, 3000),
    ask: (n, [d = 1]) => n - d * Math.trunc(n / d),
    read: [
      [/has a remainder greater than/, (n, [low = 0, d = 1]) => n - d * Math.trunc(n / d) > low],
      [/When \\\(\d+n/, (n, [f = 1, d = 1, r = 0]) => Number.isInteger((f * n - r) / d)],
      [/When/, (n, [d = 1, r = 0]) => Number.isInteger((n - r) / d)],
      [/n \+ /, (n, [a = 0, d = 1]) => Number.isInteger((n + a) / d)],
      [/n - /, (n, [a = 0, d = 1]) => Number.isInteger((n - a) / d)],
      [/less than/, (n, [a = 0]) => n < a],
      [/between/, (n, [a = 0, b = 0]) => n > a && n < b],
    ],
  },
})
