import { m, t } from '../../factory/format.ts'
import { sufficiency, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { range } from '../../factory/grid.ts'

export const remainderOf = sufficiency({
  id: 'remainder-of',
  skill: 'ds-integers',
  version: 4,
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
          text: t`${m`n`} is between ${big + r - 1} and ${big + r + Math.max(1, d - r)}, exclusive.`,
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
