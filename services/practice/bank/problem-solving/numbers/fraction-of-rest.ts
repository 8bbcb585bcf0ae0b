import { fraction, m, money, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { div, isWhole, mul, rational, sub } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'
import { NAMES } from '../../factory/names.ts'

export const fractionOfRest = problem({
  id: 'fraction-of-rest',
  skill: 'fractions',
  version: 4,
  levels: [-0.9, -0.2, 0.6],
  places: [
    [6, 4, 3, 3, 4],
    [6, 3, 4, 4, 3],
    [0, 5, 5, 5, 5],
  ],
  draw: (random, level) => {
    const [a, b] = random.pick([
      [1, 2],
      [1, 3],
      [2, 3],
      [1, 4],
      [3, 4],
      [2, 5],
      [3, 5],
      [1, 6],
    ] as const)
    const [c, d] = random.pick([
      [1, 2],
      [1, 3],
      [2, 3],
      [1, 4],
      [3, 4],
      [2, 5],
      [3, 7],
      [3, 8],
    ] as const)
    const left = mul(sub(1, rational(a, b)), sub(1, rational(c, d)))
    const total = random.step(20, 1200, 20)
    const amount = mul(total, left)
    if (!isWhole(amount) || !isWhole(mul(total, rational(a, b))) || a * d === b * c) return null
    return {
      a,
      b,
      c,
      d,
      left,
      total,
      amount,
      reverse: level === 3,
      share: level === 1,
      name: random.pick(NAMES),
      setting: random.pick([
        ['savings', 'a trip', 'a camera'],
        ['a bonus', 'rent', 'clothes'],
        ['prize money', 'a computer', 'books'],
      ] as const),
    }
  },
  write: ({ a, b, c, d, left, total, amount, reverse, share, name, setting: [source, first, second] }) => {
    const key = share ? left : reverse ? rational(total) : amount
    const as = (value: typeof left) => (share ? value : reverse ? div(amount, value) : mul(total, value))
    const f = m`\frac{${a}}{${b}}`
    const g = m`\frac{${c}}{${d}}`
    const naive = sub(sub(1, rational(a, b)), rational(c, d))
    const rest = sub(1, rational(a, b))
    const spent = `${name} spends ${f} of ${source} on ${first} and ${g} of what is left on ${second}.`
    const asked = share
      ? 'What fraction of the whole is left in the end?'
      : reverse
        ? t`In the end ${money(amount)} is left. How much was there at the beginning?`
        : t`At the beginning there were ${money(total)}. How much is left in the end?`
    const show = share ? fraction : money
    return {
      stem: `${spent} ${asked}`,
      key,
      show,
      fits: share ? (value) => value.n > 0n && value.n < value.d : (value) => value.n > 0n,
      wrong: [
        ...(naive.n > 0n
          ? [
              [
                as(naive),
                'fractions-simply-added',
                () =>
                  t`This answer takes ${f} and ${g} off the whole. The second fraction is one of what is left after the first, ${fraction(rest)} of the whole.`,
              ] as const,
            ]
          : []),
        [
          as(rest),
          'stopped-early',
          () => t`This answer stops after the first purchase, when ${fraction(rest)} of the whole is left.`,
        ],
        [
          as(mul(rest, rational(c, d))),
          'change-for-value',
          () =>
            t`${g} of the rest is what is spent on ${second}. What is left is the other ${m`\frac{${d - c}}{${d}}`}.`,
        ],
        [
          as(mul(rational(a, b), sub(1, rational(c, d)))),
          'fraction-of-wrong-whole',
          () =>
            t`This answer goes on with the ${f} that were spent. The second purchase is paid from the other ${fraction(rest)}.`,
        ],
        [as(sub(1, rational(c, d))), 'ignored-condition', () => t`This answer leaves out the first purchase of ${f}.`],
        [
          as(mul(rational(a, b), rational(c, d))),
          'fraction-of-wrong-whole',
          () =>
            t`This answer multiplies the two fractions that are spent. What is left is ${m`\left(1 - \frac{${a}}{${b}}\right)\left(1 - \frac{${c}}{${d}}\right)`}.`,
        ],
        [
          as(sub(1, left)),
          'complement-forgotten',
          () =>
            reverse
              ? t`This answer takes the ${money(amount)} for the ${fraction(sub(1, left))} that is spent in all. It is the other ${fraction(left)}.`
              : t`${show(as(sub(1, left)))} is what is spent in all. The question asks for what is left.`,
        ],
        [
          as(rational(Math.max(b - a + d - c, 1), b + d)),
          'added-tops-and-bottoms',
          () =>
            t`This answer adds numerators and denominators of ${fraction(rest)} and ${m`\frac{${d - c}}{${d}}`}, which are left each time. The parts multiply.`,
        ],
      ],
      because: t`After the first purchase ${fraction(rest)} is left, after the second ${m`\frac{${d - c}}{${d}}`} of that: ${fraction(left)} of the whole${share ? '' : reverse ? t`. If that is ${money(amount)}, the whole was ${money(total)}` : t`, ${money(amount)}`}.`,
      quick: [
        t`Multiply what is left each time: ${m`\frac{${b - a}}{${b}} \times \frac{${d - c}}{${d}} = \frac{${left.n}}{${left.d}}`}${share ? '' : reverse ? t`, and divide ${money(amount)} by it` : t` of ${money(total)}`}.`,
      ],
      full: [
        t`After the first purchase: ${m`1 - \frac{${a}}{${b}} = \frac{${rest.n}}{${rest.d}}`} of the whole.`,
        t`Of that, ${m`1 - \frac{${c}}{${d}} = \frac{${d - c}}{${d}}`} is left after the second.`,
        t`${m`\frac{${rest.n}}{${rest.d}} \times \frac{${d - c}}{${d}} = \frac{${left.n}}{${left.d}}`}${share ? '' : reverse ? t`; ${money(amount)} is that part of ${money(total)}` : t`, and that part of ${money(total)} is ${money(amount)}`}.`,
      ],
      hints: [
        `How much is left after ${first}?`,
        t`The second fraction is one of the rest, ${fraction(rest)} of the whole.`,
      ],
    }
  },
  second: ([a = 0, b = 1, c = 0, d = 1, amount = 0], stem) => {
    const after = (whole: number): number => {
      const rest = whole - (whole * a) / b
      return rest - (rest * c) / d
    }
    if (stem.includes('What fraction')) return after(1)
    return stem.includes('How much was there') ? search([20, 2000, 20], (x) => near(after(x), amount)) : after(amount)
  },
})
