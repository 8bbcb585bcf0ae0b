import { m, plain, poly, t } from '../factory/format.ts'
import { problem } from '../factory/problem-template.ts'
import { isWhole } from '../factory/rational.ts'

export const quadraticRoots = problem({
  id: 'quadratic-roots',
  skill: 'quadratics',
  levels: [-0.8, -0.1, 0.7],
  draw: (random, level) => {
    const r = random.int(2, 12)
    const s = level === 1 ? random.int(1, 12) : -random.int(1, 12)
    if (r === s || r === -s || (level > 1 && r + s === 0)) return null
    return { r, s, ask: level === 1 ? 'greater' : level === 2 ? 'gap' : 'squares' } as const
  },
  write: ({ r, s, ask }) => {
    const total = r + s
    const product = r * s
    const high = Math.max(r, s)
    const low = Math.min(r, s)
    const key = ask === 'greater' ? high : ask === 'gap' ? high - low : r * r + s * s
    const question = {
      greater: 'what is the greater of its two solutions',
      gap: 'what is the positive difference of its two solutions',
      squares: 'what is the sum of the squares of its two solutions',
    }[ask]
    const factor = (root: number): string => `(x ${root < 0 ? '+' : '-'} ${Math.abs(root)})`
    return {
      stem: t`For the equation ${m`${poly([1, -total, product])} = 0`}, ${question}?`,
      key,
      show: plain,
      fits: (value) => isWhole(value) && (ask === 'greater' || value.n > 0n),
      wrong: [
        ask === 'greater'
          ? [low, 'other-unknown', () => t`${low} is the smaller solution; the other factor gives ${high}.`]
          : ask === 'gap'
            ? [
                Math.abs(total),
                'lost-sign',
                () =>
                  t`You took ${Math.abs(high)} and ${Math.abs(low)} as solutions of one sign. They are ${high} and ${m`${low}`}, and their difference is ${m`${high} - (${low}) = ${key}`}.`,
              ]
            : [
                total * total,
                'middle-term-dropped',
                () =>
                  t`You squared the sum of the solutions: ${m`(${total})^2`}. That is ${m`r^2 + 2rs + s^2`}; take away ${m`2rs = ${2 * product}`}.`,
              ],
        ask === 'greater'
          ? [
              -low,
              'roots-sign-flipped',
              () =>
                t`You read the solutions from ${m`${factor(r)}${factor(s)}`} with the wrong sign. ${m`${factor(high)} = 0`} means ${m`x = ${high}`}.`,
            ]
          : [
              Math.abs(product),
              'sum-and-product-swapped',
              () => t`${m`${product}`} is the product of the solutions, the constant term of the equation.`,
            ],
        ask === 'squares'
          ? [
              total * total + 2 * product,
              'lost-sign',
              () =>
                t`You added ${m`2rs`} instead of taking it away: ${m`r^2 + s^2 = (r + s)^2 - 2rs`}, and ${m`2rs = ${2 * product}`}.`,
            ]
          : [
              total,
              'sum-and-product-swapped',
              () => t`${m`${total}`} is the sum of the two solutions, the middle coefficient with its sign turned.`,
            ],
        ask === 'squares'
          ? [
              Math.abs(r * r - s * s),
              'wrong-operation',
              () => t`You subtracted the squares ${r * r} and ${s * s}. The question asks for their sum.`,
            ]
          : [
              ask === 'gap' ? high : product,
              ask === 'gap' ? 'one-root-only' : 'sum-and-product-swapped',
              () =>
                ask === 'gap'
                  ? t`${high} is one of the solutions. The other is ${m`${low}`}.`
                  : t`${product} is the product of the solutions; they are ${r} and ${s}.`,
            ],
        ask === 'squares'
          ? [
              high * high,
              'one-root-only',
              () =>
                t`${high * high} is the square of one solution. Add the square of the other, ${m`(${low})^2 = ${low * low}`}.`,
            ]
          : [
              ask === 'gap' ? -low : -high,
              'roots-sign-flipped',
              () =>
                ask === 'gap'
                  ? t`${-low} is the size of the negative solution. The difference is measured from ${m`${low}`} to ${high}.`
                  : t`You took the solution with the wrong sign: ${m`${factor(high)} = 0`} means ${m`x = ${high}`}.`,
            ],
        [
          ask === 'squares' ? (high - low) ** 2 : ask === 'gap' ? 2 * high : high + 1,
          ask === 'squares' ? 'wrong-operation' : ask === 'gap' ? 'doubled-or-halved' : 'off-by-one',
          () =>
            ask === 'squares'
              ? t`You squared the difference of the solutions, ${high - low}. Square each solution first and then add.`
              : ask === 'gap'
                ? t`The solutions do not lie evenly around zero: they are ${high} and ${m`${low}`}.`
                : t`Put ${high + 1} into ${m`${poly([1, -total, product])}`}: it gives ${(high + 1 - r) * (high + 1 - s)}, not 0.`,
        ],
        [
          ask === 'squares' ? low * low : Math.abs(product) + Math.abs(total),
          ask === 'squares' ? 'one-root-only' : 'sum-and-product-swapped',
          () =>
            ask === 'squares'
              ? t`${low * low} is the square of one solution, ${m`${low}`}. The other is ${high}.`
              : t`You added the coefficients. The solutions are the two numbers with sum ${m`${total}`} and product ${m`${product}`}: ${r} and ${m`${s}`}.`,
        ],
      ],
      because: t`${m`${poly([1, -total, product])} = ${factor(r)}${factor(s)}`}, so the solutions are ${m`${high}`} and ${m`${low}`}${ask === 'gap' ? t`, ${high - low} apart` : ask === 'squares' ? t`, and ${m`${high * high} + ${low * low} = ${r * r + s * s}`}` : ''}.`,
      quick: [
        ask === 'squares'
          ? t`Without solving: ${m`r^2 + s^2 = (r + s)^2 - 2rs = ${total * total} ${product < 0 ? '+' : '-'} ${Math.abs(2 * product)} = ${key}`}.`
          : t`Two numbers with sum ${m`${total}`} and product ${m`${product}`}: ${m`${high}`} and ${m`${low}`}.`,
      ],
      full: [
        t`Look for two numbers with product ${m`${product}`} and sum ${m`${total}`}: they are ${m`${r}`} and ${m`${s}`}.`,
        t`So ${m`${factor(r)}${factor(s)} = 0`}, and ${m`x = ${r}`} or ${m`x = ${s}`}.`,
        ask === 'greater'
          ? t`The greater one is ${high}.`
          : ask === 'gap'
            ? t`Their difference is ${m`${high} - (${low}) = ${key}`}.`
            : t`The squares are ${r * r} and ${s * s}, together ${key}.`,
      ],
      hints: [
        'Factor the left side.',
        t`Which two numbers have the product ${m`${product}`} and the sum ${m`${total}`}?`,
      ],
    }
  },
  second: (_numbers, stem) => {
    const body = /\\\(x\^\{2\} (.*) = 0\\\)/.exec(stem)?.[1]?.replaceAll(' ', '') ?? ''
    const linear = /([+-]\d*)x/.exec(body)?.[1] ?? '+0'
    const b = linear === '+' ? 1 : linear === '-' ? -1 : Number(linear)
    const c = Number(/([+-]\d+)$/.exec(body)?.[1] ?? 0)
    const roots = []
    for (let x = -40; x <= 40; x += 1) if (x * x + b * x + c === 0) roots.push(x)
    const [low = Number.NaN, high = Number.NaN] = roots
    if (stem.includes('greater')) return high
    return stem.includes('difference') ? high - low : low * low + high * high
  },
})
