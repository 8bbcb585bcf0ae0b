import { m, plain, poly, t } from '../../factory/format.ts'
import { problem, type Wrong } from '../../factory/problem-template.ts'
import { isWhole } from '../../factory/rational.ts'

const ASKS = ['greater', 'gap', 'squares'] as const

export const quadraticRoots = problem({
  id: 'quadratic-roots',
  skill: 'quadratics',
  version: 4,
  levels: [-0.8, -0.1, 0.7],
  places: [
    [7, 4, 5, 4, 0],
    [5, 3, 3, 4, 5],
    [0, 5, 4, 4, 7],
  ],
  draw: (random, level) => {
    const sign = level === 1 ? random.pick([1, -1]) : 1
    const r = sign * random.int(2, 15)
    const s = level === 1 ? sign * random.int(1, 15) : -random.int(1, 15)
    const lead = level === 1 ? 1 : random.int(1, 4)
    if (r === s || r + s === 0) return null
    return { r, s, lead, ask: ASKS[level - 1]! } as const
  },
  write: ({ r, s, lead, ask }) => {
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
      stem: t`For the equation ${m`${poly([lead, -lead * total, lead * product])} = 0`}, ${question}?`,
      key,
      show: plain,
      fits: (value) => isWhole(value) && (ask === 'greater' || value.n > 0n),
      wrong: [
        ...(lead > 1 ? undivided({ total, product, lead }, ask === 'squares') : []),
        ask === 'greater'
          ? [low, 'other-unknown', () => t`${low} is the smaller solution; the other factor gives ${high}.`]
          : ask === 'gap'
            ? [
                Math.abs(total),
                'lost-sign',
                () =>
                  t`This answer takes ${Math.abs(high)} and ${Math.abs(low)} as solutions of one sign. They are ${high} and ${m`${low}`}, and their difference is ${m`${high} - (${low}) = ${key}`}.`,
              ]
            : [
                total * total,
                'middle-term-dropped',
                () =>
                  t`This answer squares the sum of the solutions: ${m`(${total})^2`}. That is ${m`r^2 + 2rs + s^2`}; take away ${m`2rs = ${2 * product}`}.`,
              ],
        ask === 'greater'
          ? [
              -low,
              'roots-sign-flipped',
              () =>
                t`This answer reads the solutions from ${m`${factor(r)}${factor(s)}`} with the wrong sign. ${m`${factor(high)} = 0`} means ${m`x = ${high}`}.`,
            ]
          : [
              Math.abs(product),
              'sum-and-product-swapped',
              () =>
                t`${m`${product}`} is the product of the solutions, the constant term ${lead === 1 ? 'of the equation' : t`after dividing by ${lead}`}.`,
            ],
        ask === 'squares'
          ? [
              total * total + 2 * product,
              'lost-sign',
              () =>
                t`This answer adds ${m`2rs`} instead of taking it away: ${m`r^2 + s^2 = (r + s)^2 - 2rs`}, and ${m`2rs = ${2 * product}`}.`,
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
              () => t`This answer subtracts the squares ${r * r} and ${s * s}. The question asks for their sum.`,
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
                  : t`This answer takes the solution with the wrong sign: ${m`${factor(high)} = 0`} means ${m`x = ${high}`}.`,
            ],
        [
          ask === 'squares' ? (high - low) ** 2 : ask === 'gap' ? 2 * high : high + 1,
          ask === 'squares' ? 'wrong-operation' : ask === 'gap' ? 'doubled-or-halved' : 'off-by-one',
          () =>
            ask === 'squares'
              ? t`This answer squares the difference of the solutions, ${high - low}. Square each solution first and then add.`
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
              : t`This answer adds the coefficients. The solutions are the two numbers with sum ${m`${total}`} and product ${m`${product}`}: ${r} and ${m`${s}`}.`,
        ],
      ],
      because: t`${lead === 1 ? '' : t`Divided by ${lead}, `}${m`${poly([1, -total, product])} = ${factor(r)}${factor(s)}`}, so the solutions are ${m`${high}`} and ${m`${low}`}${ask === 'gap' ? t`, ${high - low} apart` : ask === 'squares' ? t`, and ${m`${high * high} + ${low * low} = ${r * r + s * s}`}` : ''}.`,
      quick: [
        ask === 'squares'
          ? t`${lead === 1 ? 'Without' : t`Divide by ${lead}. Without`} solving: ${m`r^2 + s^2 = (r + s)^2 - 2rs = ${total * total} ${product < 0 ? '+' : '-'} ${Math.abs(2 * product)} = ${key}`}.`
          : t`${lead === 1 ? 'Two' : t`Divide by ${lead}. Two`} numbers with sum ${m`${total}`} and product ${m`${product}`}: ${m`${high}`} and ${m`${low}`}.`,
      ],
      full: [
        ...(lead === 1 ? [] : [t`Divide the equation by ${lead}: ${m`${poly([1, -total, product])} = 0`}.`]),
        t`Look for two numbers with product ${m`${product}`} and sum ${m`${total}`}: they are ${m`${r}`} and ${m`${s}`}.`,
        t`So ${m`${factor(r)}${factor(s)} = 0`}, and ${m`x = ${r}`} or ${m`x = ${s}`}.`,
        ask === 'greater'
          ? t`The greater one is ${high}.`
          : ask === 'gap'
            ? t`Their difference is ${m`${high} - (${low}) = ${key}`}.`
            : t`The squares are ${r * r} and ${s * s}, together ${key}.`,
      ],
      hints: [
        lead === 1 ? 'Factor the left side.' : t`Divide the equation by ${lead} first.`,
        t`Which two numbers have the product ${m`${product}`} and the sum ${m`${total}`}?`,
      ],
    }
  },
  second: (_numbers, stem) => {
    const [, lead = '', sign = '+', middle = '', end = '0'] =
      /(\d*)x\^\{2\} ([+-]) (\d*)x ([+-] [\d{},]+) = 0/.exec(stem) ?? []
    const size = (written: string): number => (written === '' ? 1 : Number(written.replace('{,}', '').replace(' ', '')))
    const [a, b, c] = [size(lead), (sign === '-' ? -1 : 1) * size(middle), size(end)]
    const roots = []
    for (let x = -40; x <= 40; x += 1) if (a * x * x + b * x + c === 0) roots.push(x)
    const [low = Number.NaN, high = Number.NaN] = roots
    if (stem.includes('greater')) return high
    return stem.includes('difference') ? high - low : low * low + high * high
  },
})

/** What comes of reading sum and product before dividing by the leading coefficient. */
function undivided(
  { total, product, lead }: { total: number; product: number; lead: number },
  squares: boolean,
): Wrong[] {
  const sum = lead * total
  if (!squares)
    return [
      [
        Math.abs(sum),
        'ignored-condition',
        () =>
          t`${m`${sum}`} is the middle coefficient with its sign turned. Divide the equation by ${lead} first; the difference of the solutions is asked.`,
      ],
    ]
  return [
    [
      sum * sum - 2 * lead * product,
      'ignored-condition',
      () =>
        t`This answer takes ${m`${sum}`} for the sum and ${m`${lead * product}`} for the product of the solutions. Divide the equation by ${lead} first.`,
    ],
    [
      sum * sum,
      'ignored-condition',
      () =>
        t`This answer squares ${m`${sum}`}. Divided by ${lead}, the equation gives the sum ${m`${total}`}, and its square still contains ${m`2rs = ${2 * product}`}.`,
    ],
  ]
}
