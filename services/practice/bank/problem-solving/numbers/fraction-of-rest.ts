import { $, fraction, m, money, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { div, isWhole, mul, rational, sub, type Rational } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'
import { NAMES } from '../../factory/names.ts'

/** 'the computer' for 'a computer', 'the books' for 'books'. */
const the = (what: string): string => what.replace(/^(?:an? )?/, 'the ')

export const fractionOfRest = problem({
  id: 'fraction-of-rest',
  skill: 'fractions',
  version: 5,
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
        ['some savings', 'a trip', 'a camera'],
        ['a bonus', 'rent', 'clothes'],
        ['some prize money', 'a computer', 'books'],
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
    /** What a wrong fraction that is left leads to; nothing where the fraction itself is asked for. */
    const found = (part: Rational): string => {
      const tex = m`\frac{${part.n}}{${part.d}}`.slice(2, -2)
      if (share) return ''
      return reverse
        ? t` That gives ${m`${$(amount)} \div ${tex} = ${$(as(part))}`}.`
        : t` That gives ${m`${tex} \times ${$(total)} = ${$(as(part))}`}.`
    }
    const spent = `${name} spends ${f} of ${source} on ${first} and then ${g} of what is left on ${second}.`
    const asked = share
      ? 'What fraction of the original amount is left?'
      : reverse
        ? t`If ${money(amount)} is left, what was the original amount?`
        : t`If the original amount was ${money(total)}, how much is left?`
    const show = share ? fraction : money
    const [one, two] = [the(first), the(second)]
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
                  t`This answer subtracts both fractions from the original amount: ${m`1 - \frac{${a}}{${b}} - \frac{${c}}{${d}} = \frac{${naive.n}}{${naive.d}}`}.${found(naive)} The ${g} is a fraction of what was left after the payment for ${one}.`,
              ] as const,
            ]
          : []),
        [
          as(rest),
          'stopped-early',
          () =>
            t`This answer stops after the payment for ${one}, when ${fraction(rest)} of the original amount is left.${found(rest)} The payment for ${two} follows.`,
        ],
        [
          as(mul(rest, rational(c, d))),
          'change-for-value',
          () =>
            t`This answer uses the part that is spent on ${two}: ${m`\frac{${rest.n}}{${rest.d}} \times \frac{${c}}{${d}}`} of the original amount.${found(mul(rest, rational(c, d)))} The other ${m`\frac{${d - c}}{${d}}`} of the ${fraction(rest)} is left.`,
        ],
        [
          as(mul(rational(a, b), sub(1, rational(c, d)))),
          'fraction-of-wrong-whole',
          () =>
            t`This answer takes ${m`\frac{${d - c}}{${d}}`} of the ${f} that was spent.${found(mul(rational(a, b), sub(1, rational(c, d))))} The payment for ${two} comes out of the ${fraction(rest)} that was left.`,
        ],
        [
          as(sub(1, rational(c, d))),
          'ignored-condition',
          () =>
            t`This answer uses only ${m`1 - \frac{${c}}{${d}} = \frac{${d - c}}{${d}}`}.${found(sub(1, rational(c, d)))} It leaves out the first payment, ${f} of the original amount.`,
        ],
        [
          as(mul(rational(a, b), rational(c, d))),
          'fraction-of-wrong-whole',
          () =>
            t`This answer multiplies the two fractions that are spent, ${f} and ${g}.${found(mul(rational(a, b), rational(c, d)))} Multiply the fractions that are left: ${m`\left(1 - \frac{${a}}{${b}}\right)\left(1 - \frac{${c}}{${d}}\right)`}.`,
        ],
        [
          as(sub(1, left)),
          'complement-forgotten',
          () =>
            reverse
              ? t`This answer treats ${money(amount)} as the ${fraction(sub(1, left))} that was spent. But ${money(amount)} is the ${fraction(left)} that is left.`
              : t`${show(as(sub(1, left)))} is the total that was spent. The question asks for what is left.`,
        ],
        [
          as(rational(Math.max(b - a + d - c, 1), b + d)),
          'added-tops-and-bottoms',
          () =>
            t`This answer adds the numerators and the denominators of ${fraction(rest)} and ${m`\frac{${d - c}}{${d}}`}, the fractions left after each payment: ${fraction(rational(Math.max(b - a + d - c, 1), b + d))}.${found(rational(Math.max(b - a + d - c, 1), b + d))} Multiply these two fractions instead.`,
        ],
      ],
      because: t`After the payment for ${one}, ${fraction(rest)} of the original amount is left, and after the payment for ${two}, ${m`\frac{${d - c}}{${d}}`} of that: ${m`\frac{${rest.n}}{${rest.d}} \times \frac{${d - c}}{${d}} = \frac{${left.n}}{${left.d}}`}${share ? '' : reverse ? t`. If that is ${money(amount)}, the original amount was ${m`${$(amount)} \div \frac{${left.n}}{${left.d}} = ${$(total)}`}` : t`. That fraction of ${money(total)} is ${money(amount)}`}.`,
      quick: [
        t`Multiply the fractions that are left after each payment: ${m`\frac{${b - a}}{${b}} \times \frac{${d - c}}{${d}} = \frac{${left.n}}{${left.d}}`}${share ? '' : reverse ? t`. Then divide ${money(amount)} by that to get ${money(total)}` : t`. That fraction of ${money(total)} is ${money(amount)}`}.`,
      ],
      full: [
        t`After the payment for ${one}, ${m`1 - \frac{${a}}{${b}} = \frac{${rest.n}}{${rest.d}}`} of the original amount is left.`,
        t`After the payment for ${two}, ${m`1 - \frac{${c}}{${d}} = \frac{${d - c}}{${d}}`} of that is left.`,
        t`So ${m`\frac{${rest.n}}{${rest.d}} \times \frac{${d - c}}{${d}} = \frac{${left.n}}{${left.d}}`} of the original amount is left${share ? '' : reverse ? t`. Since that is ${money(amount)}, the original amount was ${m`${$(amount)} \div \frac{${left.n}}{${left.d}} = ${$(total)}`}` : t`, and that fraction of ${money(total)} is ${money(amount)}`}.`,
      ],
      hints: [
        `Is the ${g} spent on ${two} a fraction of the original amount or of a smaller amount?`,
        t`After the payment for ${one}, ${fraction(rest)} of the original amount is left. What fraction of that is left after the payment for ${two}?`,
      ],
    }
  },
  second: ([a = 0, b = 1, c = 0, d = 1, amount = 0], stem) => {
    const after = (whole: number): number => {
      const rest = whole - (whole * a) / b
      return rest - (rest * c) / d
    }
    if (stem.includes('What fraction')) return after(1)
    return stem.includes('what was the original')
      ? search([20, 2000, 20], (x) => near(after(x), amount))
      : after(amount)
  },
})
