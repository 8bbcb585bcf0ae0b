import { m, plain, poly, t } from '../../factory/format.ts'
import { problem, type Wrong } from '../../factory/problem-template.ts'
import { isWhole } from '../../factory/rational.ts'

const ASKS = ['greater', 'gap', 'squares'] as const

export const quadraticRoots = problem({
  id: 'quadratic-roots',
  skill: 'quadratics',
  version: 5,
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
      gap: 'what is the positive difference between its two solutions',
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
          ? [
              low,
              'other-unknown',
              () => t`${m`${low}`} is the smaller solution. The other factor gives the greater one, ${m`${high}`}.`,
            ]
          : ask === 'gap'
            ? [
                Math.abs(total),
                'lost-sign',
                () =>
                  t`This answer ignores that the solutions have different signs. They are ${high} and ${m`${low}`}, so the difference is ${m`${high} - (${low}) = ${key}`}.`,
              ]
            : [
                total * total,
                'middle-term-dropped',
                () =>
                  t`This answer squares the sum of the solutions, ${m`${total}`}. For solutions ${m`r`} and ${m`s`}, that square is ${m`r^2 + 2rs + s^2`}, so subtract ${m`2rs = ${2 * product}`}.`,
              ],
        ask === 'greater'
          ? [
              -low,
              'roots-sign-flipped',
              () =>
                t`This answer has the wrong sign and is the opposite of the other solution. In ${m`${factor(r)}${factor(s)} = 0`}, ${m`${factor(high).slice(1, -1)} = 0`} means ${m`x = ${high}`}.`,
            ]
          : [
              Math.abs(product),
              'sum-and-product-swapped',
              () =>
                t`This is the product of the solutions, ${m`${product}`}, without its sign. The question asks for the ${ask === 'gap' ? 'difference' : 'sum of the squares'}.`,
            ],
        ask === 'squares'
          ? [
              total * total + 2 * product,
              'lost-sign',
              () =>
                t`With solutions ${m`r`} and ${m`s`}, this answer adds ${m`2rs`}. The sum of the squares is ${m`(r + s)^2 - 2rs`}, with ${m`2rs = ${2 * product}`}.`,
            ]
          : [
              total,
              'sum-and-product-swapped',
              () => t`${m`${total}`} is the sum of the two solutions, the opposite of the middle coefficient.`,
            ],
        ask === 'squares'
          ? [
              Math.abs(r * r - s * s),
              'wrong-operation',
              () =>
                t`This answer subtracts one square from the other, ${r * r} and ${s * s}. The question asks for their sum.`,
            ]
          : [
              ask === 'gap' ? high : product,
              ask === 'gap' ? 'one-root-only' : 'sum-and-product-swapped',
              () =>
                ask === 'gap'
                  ? t`${high} is only one of the two solutions. The other is ${m`${low}`}, and the question asks for their difference.`
                  : t`${product} is the product of the two solutions, which are ${m`${r}`} and ${m`${s}`}.`,
            ],
        ask === 'squares'
          ? [
              high * high,
              'one-root-only',
              () =>
                t`${high * high} is the square of one solution only. The square of the other, ${m`(${low})^2 = ${low * low}`}, must be added.`,
            ]
          : [
              ask === 'gap' ? -low : -high,
              'roots-sign-flipped',
              () =>
                ask === 'gap'
                  ? t`${-low} is the distance of the negative solution from zero. The difference goes from ${m`${low}`} to ${high}.`
                  : t`This answer reads the solution ${m`${-high}`} from the factor ${m`${factor(high).slice(1, -1)}`}. The equation ${m`${factor(high).slice(1, -1)} = 0`} means ${m`x = ${high}`}.`,
            ],
        [
          ask === 'squares' ? (high - low) ** 2 : ask === 'gap' ? 2 * high : high + 1,
          ask === 'squares' ? 'wrong-operation' : ask === 'gap' ? 'doubled-or-halved' : 'off-by-one',
          () =>
            ask === 'squares'
              ? t`This answer squares the difference of the solutions, ${high - low}. Each solution must be squared first, and then the squares are added.`
              : ask === 'gap'
                ? t`This answer is ${m`2 \times ${high}`}, as if the solutions were ${high} and ${m`-${high}`}. They are ${high} and ${m`${low}`}.`
                : t`Putting ${m`${high + 1}`} into ${m`${poly([1, -total, product])}`} gives ${m`${(high + 1 - r) * (high + 1 - s)}`}, not 0.`,
        ],
        [
          ask === 'squares' ? low * low : Math.abs(product) + Math.abs(total),
          ask === 'squares' ? 'one-root-only' : 'sum-and-product-swapped',
          () =>
            ask === 'squares'
              ? t`${low * low} is the square of one solution only, ${m`${low}`}. The other solution is ${high}.`
              : t`This answer is ${m`${Math.abs(total)} + ${Math.abs(product)}`}, from the coefficients without their signs. The solutions are the two numbers with a sum of ${m`${total}`} and a product of ${m`${product}`}: ${m`${r}`} and ${m`${s}`}.`,
        ],
      ],
      because: t`${lead === 1 ? 'Factoring' : t`Dividing by ${lead} and factoring`} gives ${m`${factor(r)}${factor(s)} = 0`}, so the solutions are ${m`${high}`} and ${m`${low}`}${ask === 'gap' ? t`, and their difference is ${m`${high} - (${low}) = ${high - low}`}` : ask === 'squares' ? t`, and ${m`${high * high} + ${low * low} = ${r * r + s * s}`}` : ''}.`,
      quick: [
        ask === 'squares'
          ? t`${lead === 1 ? '' : t`Divide by ${lead}: ${m`${poly([1, -total, product])} = 0`}. `}The solutions ${m`r`} and ${m`s`} have a sum of ${m`${total}`} and a product of ${m`${product}`}, so ${m`r^2 + s^2 = (r + s)^2 - 2rs = ${total * total} ${product < 0 ? '+' : '-'} ${Math.abs(2 * product)} = ${key}`}.`
          : t`${lead === 1 ? 'Two' : t`Divide by ${lead}. Two`} numbers with a sum of ${m`${total}`} and a product of ${m`${product}`} are ${m`${high}`} and ${m`${low}`}${ask === 'gap' ? t`, and they differ by ${key}` : t`, so the greater is ${m`${high}`}`}.`,
      ],
      full: [
        ...(lead === 1 ? [] : [t`Divide both sides by ${lead}: ${m`${poly([1, -total, product])} = 0`}.`]),
        t`Two numbers with a product of ${m`${product}`} and a sum of ${m`${total}`} are ${m`${r}`} and ${m`${s}`}.`,
        t`So ${m`${factor(r)}${factor(s)} = 0`}, which means that ${m`x = ${r}`} or ${m`x = ${s}`}.`,
        ask === 'greater'
          ? t`The greater of the two is ${m`${high}`}.`
          : ask === 'gap'
            ? t`Their positive difference is ${m`${high} - (${low}) = ${key}`}.`
            : t`Their squares are ${r * r} and ${s * s}, and the sum of the squares is ${key}.`,
      ],
      hints: [
        ask === 'squares'
          ? 'Do you need the two solutions themselves, or are their sum and their product enough?'
          : ask === 'gap'
            ? 'What does the sign of the constant term tell you about the signs of the two solutions?'
            : 'What do the constant term and the middle coefficient tell you about the two solutions?',
        t`Which two numbers have a product of ${m`${product}`} and a sum of ${m`${total}`}?`,
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
          t`${m`${sum}`} is the opposite of the middle coefficient. Dividing by ${lead} first gives an equation that is easy to factor. The question asks for the difference between the solutions.`,
      ],
    ]
  return [
    [
      sum * sum - 2 * lead * product,
      'ignored-condition',
      () =>
        t`This answer uses ${m`${sum}`} as the sum and ${m`${lead * product}`} as the product of the solutions. The equation must first be divided by ${lead}.`,
    ],
    [
      sum * sum,
      'ignored-condition',
      () =>
        t`This answer squares ${m`${sum}`}. After dividing by ${lead}, the sum of the solutions is ${m`${total}`}, and its square still includes ${m`2rs = ${2 * product}`}.`,
    ],
  ]
}
