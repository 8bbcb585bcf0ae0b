import { count, m, money, plain, poly, t } from '../factory/format.ts'
import { problem } from '../factory/problem-template.ts'
import { add, div, isWhole, rational, sub, type Rational } from '../factory/rational.ts'
import { near, search } from '../factory/search.ts'

export const bracketEquation = problem({
  id: 'bracket-equation',
  skill: 'linear-equations',
  levels: [-1.6, -0.9, -0.1],
  draw: (random, level) => {
    const a = random.int(3, 9)
    const c = random.int(2, a - 1)
    const b = random.int(2, 9)
    const d = random.int(2, 9)
    const x = level === 3 ? rational(random.int(3, 29), 2) : rational(random.int(2, 14))
    const e = sub({ n: BigInt(a - c) * x.n, d: x.d }, a * b + c * d)
    if (!isWhole(e) || e.n === 0n) return null
    return { a, b, c, d, e: Number(e.n), x }
  },
  write: ({ a, b, c, d, e, x }) => {
    const solve = (right: number): Rational => div(right, a - c)
    const constant = a * b + c * d
    return {
      stem: t`If ${m`${a}(x - ${b}) - ${c}(x + ${d}) = ${e}`}, what is the value of ${m`x`}?`,
      key: x,
      show: plain,
      fits: (value) => value.n !== 0n && value.n < 100n * value.d && value.n > -60n * value.d,
      wrong: [
        [
          solve(e + a * b - c * d),
          'sign-not-distributed',
          () =>
            t`You wrote ${m`-${c}(x + ${d}) = -${c}x + ${c * d}`}. The minus sign belongs to both terms: ${m`-${c}x - ${c * d}`}.`,
        ],
        [
          solve(e + b + d),
          'distributed-to-first-only',
          () =>
            t`You multiplied only the ${m`x`} in each bracket and kept ${m`-${b}`} and ${m`-${d}`}. The factors ${a} and ${c} also multiply these: ${m`-${a * b}`} and ${m`-${c * d}`}.`,
        ],
        [
          solve(e - constant),
          'moved-without-changing-sign',
          () =>
            t`After the brackets the left side is ${m`${poly([a - c, -constant])}`}. You moved ${m`-${constant}`} to the right without changing its sign; it becomes ${m`+${constant}`}.`,
        ],
        [
          div(e + constant, a + c),
          'wrong-operation',
          () =>
            t`You added ${m`${a}x`} and ${m`${c}x`}. The second bracket is subtracted: ${m`${a}x - ${c}x = ${poly([a - c, 0])}`}.`,
        ],
        [
          solve(e + a * b + d),
          'distributed-to-first-only',
          () =>
            t`You multiplied ${m`-${c}`} with ${m`x`} only. It also multiplies ${d}: ${m`-${c}(x + ${d}) = -${c}x - ${c * d}`}.`,
        ],
        [
          solve(e + constant).d === 1n ? e + constant : div(e + constant, 2),
          'stopped-early',
          () =>
            t`You have ${m`${poly([a - c, 0])} = ${e + constant}`}, but ${m`x`} itself is still to be found: divide by ${a - c}.`,
        ],
        [
          solve(e),
          'ignored-condition',
          () => t`You lost the constants of the brackets, ${m`-${a * b}`} and ${m`-${c * d}`}.`,
        ],
      ],
      because: t`Without brackets it says ${m`${poly([a - c, -constant])} = ${e}`}, so ${m`${poly([a - c, 0])} = ${e + constant}`} and ${m`x = ${x}`}.`,
      quick: [t`Collect at once: ${m`(${a} - ${c})x = ${e} + ${a * b} + ${c * d}`}, so ${m`x = ${x}`}.`],
      full: [
        t`Multiply out: ${m`${a}x - ${a * b} - ${c}x - ${c * d} = ${e}`}.`,
        t`Collect: ${m`${poly([a - c, -constant])} = ${e}`}.`,
        t`Add ${constant} on both sides: ${m`${poly([a - c, 0])} = ${e + constant}`}.`,
        ...(a - c === 1 ? [] : [t`Divide by ${a - c}: ${m`x = ${x}`}.`]),
      ],
      hints: [
        'Multiply out both brackets first.',
        t`Mind the minus sign before the second bracket: ${m`-${c} \times ${d} = -${c * d}`}.`,
      ],
    }
  },
  second: ([a = 0, b = 0, c = 0, d = 0, e = 0]) => search([-60, 100, 0.5], (x) => near(a * (x - b) - c * (x + d), e)),
})

const SALES = [
  { event: 'A theatre sold', first: 'stall ticket', second: 'balcony ticket' },
  { event: 'A bookshop sold', first: 'hardback', second: 'paperback' },
  { event: 'A nursery sold', first: 'rose bush', second: 'lavender plant', firstPlural: 'rose bushes' },
  { event: 'A café sold', first: 'lunch menu', second: 'soup' },
] as const

export const twoPrices = problem({
  id: 'two-prices',
  skill: 'linear-systems',
  levels: [-0.9, -0.2, 0.5],
  draw: (random, level) => {
    const high = random.int(8, 30)
    const low = random.int(3, high - 2)
    const first = random.int(12, 90)
    const second = random.int(12, 90)
    if (first === second || Math.abs(first - second) < 3) return null
    return {
      high,
      low,
      first,
      second,
      ask: level === 1 ? 'first' : level === 2 ? 'second' : 'gap',
      setting: random.pick(SALES),
    } as const
  },
  write: ({ high, low, first, second, ask, setting }) => {
    const sold = first + second
    const revenue = high * first + low * second
    const ones = 'firstPlural' in setting ? setting.firstPlural : `${setting.first}s`
    const twos = `${setting.second}s`
    const gap = Math.abs(first - second)
    const key = ask === 'first' ? first : ask === 'second' ? second : gap
    const [more, fewer] = first > second ? [ones, twos] : [twos, ones]
    const asked =
      ask === 'gap'
        ? `How many more ${more} than ${fewer} were sold?`
        : `How many ${ask === 'first' ? ones : twos} were sold?`
    const surplus = revenue - low * sold
    return {
      stem: t`${setting.event} ${sold} items in one day, each either a ${setting.first} for ${money(high)} or a ${setting.second} for ${money(low)}, and took ${money(revenue)}. ${asked}`,
      key,
      show: plain,
      fits: (value) => isWhole(value) && value.n > 0n && value.n < BigInt(sold),
      wrong: [
        [
          ask === 'first' ? second : first,
          'other-unknown',
          () =>
            ask === 'first'
              ? t`${second} is the number of ${twos}. The ${ones} are the other ${first} of the ${sold}.`
              : t`${first} is the number of ${ones}.${ask === 'gap' ? t` There were ${second} ${twos}, and the question asks for the difference.` : t` The ${twos} are the other ${second} of the ${sold}.`}`,
        ],
        [
          ask === 'gap' ? second : gap,
          'answered-other-quantity',
          () =>
            ask === 'gap'
              ? t`${second} is the number of ${twos}. The question asks how far the two numbers lie apart: ${first} and ${second}.`
              : t`${gap} is the difference between the two numbers, ${first} and ${second}.`,
        ],
        [
          div(sold, 2),
          'equations-mismatched',
          () =>
            t`You took half of the ${sold} items. If both numbers were equal, the takings would be ${money(div((high + low) * sold, 2))}, not ${money(revenue)}.`,
        ],
        [
          Math.round(surplus / high),
          'equations-mismatched',
          () =>
            t`The ${money(surplus)} above ${m`${low} \times ${sold}`} arise because each ${setting.first} brings ${money(high - low)} more. You divided by the full price of ${money(high)}, which gives about ${Math.round(surplus / high)}.`,
        ],
        [
          Math.round(revenue / (high + low)),
          'equations-mismatched',
          () =>
            t`You divided the takings by ${money(high + low)}, the sum of the two prices. That would be right only if they were sold in pairs.`,
        ],
        [
          sold - Math.round(surplus / high),
          'equations-mismatched',
          () =>
            t`You divided the ${money(surplus)} above ${m`${low} \times ${sold}`} by ${money(high)}. Each ${setting.first} brings only ${money(high - low)} more than a ${setting.second}.`,
        ],
        [
          Math.round(revenue / high),
          'ignored-condition',
          () =>
            t`You divided all takings by ${money(high)}, about ${Math.round(revenue / high)} times, as if every item had been a ${setting.first}.`,
        ],
        [
          sold - Math.round(revenue / high),
          'ignored-condition',
          () => t`You took ${money(revenue)} to come from ${ones} alone and gave what is left of the ${sold} items.`,
        ],
        [
          high - low,
          'answered-other-quantity',
          () => t`${high - low} is the difference of the prices in dollars, not a number of items.`,
        ],
      ],
      because: t`If all ${sold} had been ${twos}, the takings would be ${money(low * sold)}. The other ${money(surplus)} come from ${ones}, ${money(high - low)} each: ${first} ${ones} and ${second} ${twos}.`,
      quick: [
        t`All at ${money(low)}: ${money(low * sold)}. The rest, ${money(surplus)}, at ${money(high - low)} per ${setting.first}: ${m`${surplus} \div ${high - low} = ${first}`}.${ask === 'first' ? '' : ask === 'second' ? t` So ${m`${sold} - ${first} = ${second}`}.` : t` The others are ${second}, so the difference is ${gap}.`}`,
      ],
      full: [
        t`Let ${m`x`} be the number of ${ones} and ${m`y`} that of ${twos}: ${m`x + y = ${sold}`} and ${m`${high}x + ${low}y = ${revenue}`}.`,
        t`Multiply the first by ${low} and subtract: ${m`${high - low}x = ${surplus}`}, so ${m`x = ${first}`}.`,
        t`Then ${m`y = ${sold} - ${first} = ${second}`}${ask === 'gap' ? t`, and the numbers differ by ${gap}` : ''}.`,
      ],
      hints: [
        t`What would the takings be if every item had been a ${setting.second}?`,
        t`Each ${setting.first} adds ${money(high - low)} to that.`,
      ],
    }
  },
  second: ([sold = 0, high = 0, low = 0, revenue = 0], stem) => {
    const first = search([0, sold], (x) => x * high + (sold - x) * low === revenue)
    if (stem.includes('How many more')) return Math.abs(first - (sold - first))
    const asked = /How many ([a-zé ]+) were sold/.exec(stem)?.[1] ?? ''
    const firstNamed = /either a ([a-zé ]+) for/.exec(stem)?.[1] ?? '?'
    return asked.startsWith(firstNamed) ? first : sold - first
  },
})

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

export const integersBetween = problem({
  id: 'integers-between',
  skill: 'inequalities',
  levels: [-0.8, 0, 0.8],
  draw: (random, level) => {
    const a = random.int(2, 6) * (level === 3 ? -1 : 1)
    const b = random.int(1, 15)
    const from = random.int(-12, 8)
    const spread = random.int(4, 14)
    const strictLow = random.int(0, 1) === 1
    const ends = [a * from + b, a * (from + spread) + b] as const
    const shift = level === 1 ? 0 : random.int(0, Math.abs(a) - 1)
    const [low, high] = [Math.min(...ends) - shift, Math.max(...ends)]
    return { a, b, low, high, strictLow }
  },
  write: ({ a, b, low, high, strictLow }) => {
    const x = (bound: number): Rational => div(bound - b, a)
    const ends = [x(low), x(high)].toSorted((p, q) => (sub(p, q).n < 0n ? -1 : 1)) as [Rational, Rational]
    const whole = (bound: number): boolean => (bound - b) % a === 0
    const size = Math.abs(a)
    const first = Math.ceil((low - b) / size - (strictLow ? -1e-9 : 1e-9))
    const last = Math.floor((high - b) / size + (strictLow ? 1e-9 : -1e-9))
    const key = last - first + 1
    const open = strictLow ? low : high
    const closed = strictLow ? high : low
    const middle = `${tight(a)}x + ${b}`
    const written = strictLow ? m`${low} < ${middle} \le ${high}` : m`${low} \le ${middle} < ${high}`
    const oneSided = Math.max(Math.floor(high / size) - Math.ceil((low - b) / size) + (strictLow ? 0 : 1), 1)
    const included = key + (whole(open) ? 1 : 0)
    return {
      stem: t`How many integers ${m`x`} satisfy ${written}?`,
      key,
      show: plain,
      fits: (value) => isWhole(value) && value.n > 0n,
      wrong: [
        [
          included,
          'boundary-included',
          () =>
            t`You counted the end where ${m`${middle} = ${open}`}. That sign is ${m`<`}, so ${m`x = ${x(open)}`} does not belong.`,
        ],
        [
          key - (whole(closed) ? 1 : 0),
          'boundary-excluded',
          () =>
            t`You left out the end where ${m`${middle} = ${closed}`}. That sign is ${m`\le`}, so ${m`x = ${x(closed)}`} belongs.`,
        ],
        [
          high - low,
          'stopped-early',
          () =>
            t`${high - low} is the length of the range of ${m`${middle}`}. Dividing by ${size} gives the range of ${m`x`}.`,
        ],
        ...(first < 0 && last > 0
          ? [
              [
                key - 1,
                'forgot-zero',
                () =>
                  t`You counted the negative and the positive solutions, ${-first} and ${last} or the other way round, and left out zero.`,
              ] as const,
            ]
          : []),
        [
          key - 1,
          'off-by-one',
          () => t`You subtracted the first integer from the last. Counting both ends there is one more: ${key}.`,
        ],
        [
          key + 1,
          'off-by-one',
          () =>
            t`You counted one integer too many: ${m`x`} lies between ${m`${ends[0]}`} and ${m`${ends[1]}`}, with only one of the ends allowed.`,
        ],
        [
          key + 2,
          'boundary-included',
          () => t`You counted beyond both ends. ${m`x`} lies between ${m`${ends[0]}`} and ${m`${ends[1]}`}.`,
        ],
        [
          oneSided,
          'ignored-condition',
          () =>
            t`You took ${b} from the left part only: ${m`${low - b}`} and ${m`${high}`} as bounds of ${m`${tight(a)}x`}. It has to be taken from all three parts.`,
        ],
        [
          Math.floor(high / size) - Math.ceil(low / size) + 1,
          'ignored-condition',
          () => t`You divided by ${m`${a}`} without taking ${b} from all three parts first.`,
        ],
      ],
      because: t`Taking ${b} away and dividing by ${m`${a}`} leaves ${m`x`} between ${m`${ends[0]}`} and ${m`${ends[1]}`}${a < 0 ? ' (the signs turn around)' : ''}; ${key} integers lie there.`,
      quick: [
        t`The solutions run from ${m`${a > 0 ? first : -last}`} to ${m`${a > 0 ? last : -first}`}: ${m`${last} - ${first < 0 ? `(${first})` : first} + 1 = ${key}`}.`,
      ],
      full: [
        t`Take ${b} from all three parts: ${strictLow ? m`${low - b} < ${tight(a)}x \le ${high - b}` : m`${low - b} \le ${tight(a)}x < ${high - b}`}.`,
        a < 0
          ? t`Divide by ${m`${a}`} and turn the signs around: ${strictLow ? m`${x(high)} \le x < ${x(low)}` : m`${x(high)} < x \le ${x(low)}`}.`
          : t`Divide by ${a}: ${strictLow ? m`${x(low)} < x \le ${x(high)}` : m`${x(low)} \le x < ${x(high)}`}.`,
        t`The integers there run from ${m`${a > 0 ? first : -last}`} to ${m`${a > 0 ? last : -first}`}, which are ${count(key, 'integer')}.`,
      ],
      hints: [
        `Isolate ${m`x`} in the middle; do the same to all three parts.`,
        a < 0 ? t`Dividing by ${m`${a}`} turns both signs around.` : t`Check for each end whether it belongs.`,
      ],
    }
  },
  second: ([low = 0, a = 0, b = 0, high = 0], stem) => {
    const strictLow = stem.indexOf('<') < stem.indexOf('\\le')
    let total = 0
    for (let x = -200; x <= 200; x += 1) {
      const value = a * x + b
      if (strictLow ? value > low && value <= high : value >= low && value < high) total += 1
    }
    return total
  },
})

function tight(coefficient: number): string {
  return coefficient === -1 ? '-' : String(coefficient)
}
