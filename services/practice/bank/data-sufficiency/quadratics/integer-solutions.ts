import { rational } from '../../factory/rational.ts'
import { bothSay } from '../../factory/why-together.ts'
import { m, t } from '../../factory/format.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { pairs, range, simplestFirst } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'
import { NEVER_EACH } from '../../factory/answer-packs.ts'

type Roots = readonly [smaller: number, greater: number]

const CASES = once((): readonly Roots[] =>
  simplestFirst(pairs(range(-44, 44), range(-44, 44)).filter(([r, s]) => r <= s)),
)
const ASKS = [
  { words: m`c`, of: ([r, s]: Roots) => r * s },
  { words: m`b`, of: ([r, s]: Roots) => -(r + s) },
  { words: m`b + c`, of: ([r, s]: Roots) => r * s - r - s },
] as const

/** A number after a sign: in brackets if it is negative. */
const inBrackets = (n: number): string => (n < 0 ? `(${n})` : String(n))

/** The pairs of integers with a product, each once. */
function factorPairs(n: number): Array<readonly [number, number]> {
  const size = Math.abs(n)
  const some = range(1, Math.floor(Math.sqrt(size))).filter((d) => size % d === 0)
  return [1, -1].flatMap((sign) => some.map((d) => [sign * d, (sign * n) / d] as const))
}

/** The ways to write a number as a product of two integers, in a sentence. */
function factored(n: number): string {
  const ways = factorPairs(n).map(([u, v]) => m`${inBrackets(u)} \cdot ${inBrackets(v)}`)
  return t`The only ways to write ${m`${n}`} as a product of two integers are ${ways.slice(0, -1).join(', ')}${ways.length > 2 ? ',' : ''} and ${ways.at(-1)!}.`
}

/** For the second solver: the coefficients b and c that lead to integer solutions. */
const COEFFICIENTS = once(() =>
  pairs(range(-92, 92), range(-2100, 2100)).filter(([b, c]) => {
    const root = Math.sqrt(b * b - 4 * c)
    return Number.isInteger(root) && (b + root) % 2 === 0
  }),
)

export const integerSolutions = sufficiency({
  id: 'integer-solutions',
  skill: 'ds-quadratics',
  version: 5,
  levels: [-0.2, 0.5, 1.2],
  answers: NEVER_EACH,
  draw: (random, level) => {
    const [r, s] = [random.int(level === 1 ? 1 : -4, 6), random.int(2, 7)]
    const at = level === 3 ? 1 : random.int(1, 3)
    if (r >= s || r === 0 || (at - r) * (at - s) === 0 || r === -s || r * s === r + s) return null
    return { r, s, at, level }
  },
  write: ({ r, s, at, level }): Sufficiency<Roots> => {
    const [b, c, valueAt] = [-(r + s), r * s, (at - r) * (at - s)]
    const { words, of } = ASKS[level - 1]!
    const gap = s - r
    const substituted = m`${at * at} + ${at === 1 ? '' : at}b + c = ${valueAt}`
    const expanded = t`${m`x^2 + bx + c = (x - r)(x - s) = x^2 - (r + s)x + rs`} for solutions ${m`r`} and ${m`s`}`
    const bySum = t`${m`b`} is the opposite of that sum, so ${m`b = ${b}`}.`
    const sumOnly = { lacks: t`It gives only the sum of the solutions, ${m`${-b}`}. Pairs of integers with this sum have different products.`, trap: t`uses only the sum of the solutions, ${m`${-b}`}, but ${words} also depends on their product` } // prettier-ignore
    const separately = t`overlooks that the question asks only for ${words}, not for ${m`b`} and ${m`c`} separately`
    const noSolutions = t`overlooks that ${words} is ${level === 1 ? 'the product of the solutions' : 'the opposite of the sum of the solutions'}`
    const statements: Array<Statement<Roots>> = [
      {
        text: t`One of the solutions is ${m`${s}`}.`,
        gives: t`one solution is ${m`${s}`}`,
        holds: ([u, v]) => u === s || v === s,
        lacks: 'It gives only one solution. The other one can be any integer.',
        trap: t`uses only one solution, but ${words} depends on both`,
      },
      {
        text: m`b = ${b}`,
        gives: t`the sum of the solutions is ${m`${-b}`}`,
        holds: ([u, v]) => u + v === -b,
        ...sumOnly,
      },
      {
        text: t`The product of the two solutions is ${m`${c}`}.`,
        gives: t`the product of the solutions is ${m`${c}`}`,
        holds: ([u, v]) => u * v === c,
        lacks: t`More than one pair of integers has a product of ${m`${c}`}, and these pairs have different sums.`,
        trap: t`tries only one pair of integers with a product of ${m`${c}`}, but there are others`,
        enough: t`in ${m`x^2 + bx + c = 0`}, ${m`c`} is the product of the solutions, so ${m`c = ${c}`}.`,
        missed: noSolutions,
      },
      {
        text: t`The average (arithmetic mean) of the two solutions is ${(r + s) / 2 === Math.round((r + s) / 2) ? m`${(r + s) / 2}` : m`${String((r + s) / 2)}`}.`,
        gives: t`the sum of the solutions is ${m`${r + s}`}`,
        holds: ([u, v]) => u + v === r + s,
        ...sumOnly,
        enough: t`the sum of the two solutions is twice their average, or ${m`${r + s}`}, and ${bySum}`,
        missed: noSolutions,
      },
      {
        text: t`The greater solution is ${gap} more than the smaller.`,
        gives: t`the solutions differ by ${gap}`,
        holds: ([u, v]) => v - u === gap,
        lacks: t`It gives only the difference between the solutions. Many pairs of integers differ by ${gap}.`,
        trap: t`tries only one pair of integers that differ by ${gap}, but there are many`,
      },
      {
        text: r > 0 ? 'Both solutions are positive.' : 'The solutions have opposite signs.',
        gives: r > 0 ? 'both solutions are positive' : 'the solutions have opposite signs',
        holds: ([u, v]) => (r > 0 ? u > 0 : u * v < 0),
        lacks: t`It gives only the signs of the solutions. ${r > 0 ? 'They can be any positive integers.' : 'Many pairs of integers have opposite signs.'}`,
        trap:
          r > 0
            ? 'tries only one pair of positive integers, but there are many'
            : 'tries only one pair of integers with opposite signs, but there are many',
      },
      {
        text: t`When ${m`x = ${at}`}, the left side of the equation equals ${m`${valueAt}`}.`,
        gives: t`${m`(${at} - r)(${at} - s) = ${valueAt}`} for the solutions ${m`r`} and ${m`s`}`,
        holds: ([u, v]) => (at - u) * (at - v) === valueAt,
        lacks: t`If ${m`r`} and ${m`s`} are the solutions, the left side equals ${m`(x - r)(x - s)`}, and more than one pair of integers satisfies ${m`(${at} - r)(${at} - s) = ${valueAt}`}.`,
        trap: t`tries only one pair of solutions ${m`r`} and ${m`s`}, but more than one pair satisfies ${m`(${at} - r)(${at} - s) = ${valueAt}`}`,
        enough: t`substituting ${at} for ${m`x`} in ${m`x^2 + bx + c`} gives ${substituted}, so ${m`b + c = ${valueAt - at * at}`}.`,
        missed: separately,
      },
    ]
    if (level === 1) {
      statements.push({
        text: t`If each of the two solutions were doubled, their product would be ${m`${4 * c}`}.`,
        holds: ([u, v]) => 4 * u * v === 4 * c,
        enough: t`doubling both solutions multiplies their product, ${m`c`}, by 4, so ${m`c = ${4 * c} \div 4 = ${c}`}.`,
        missed: noSolutions,
      })
    }
    if (level === 2) {
      statements.push({
        text: t`If each of the two solutions were increased by 1, their sum would be ${m`${2 - b}`}.`,
        holds: ([u, v]) => u + v + 2 === 2 - b,
        enough: t`increasing both solutions by 1 adds 2 to their sum, so the sum of the solutions is ${m`${2 - b} - 2 = ${-b}`}, and ${bySum}`,
        missed: noSolutions,
      })
    }
    if (level > 1) {
      statements.push({
        text: m`b^2 - 4c = ${gap ** 2}`,
        gives: t`the solutions differ by ${gap}, because ${m`b^2 - 4c`} is the square of the difference between the solutions`,
        holds: ([u, v]) => (v - u) ** 2 === gap ** 2,
        lacks: t`For solutions ${m`r`} and ${m`s`}, ${m`b^2 - 4c = (r + s)^2 - 4rs = (r - s)^2`}. So the solutions differ by ${gap}, but many pairs of integers differ by ${gap}.`,
        trap: t`finds that the solutions differ by ${gap}, but many pairs of integers differ by ${gap}`,
      })
    }
    if (level === 3) {
      statements.push({
        text: m`(r - 1)(s - 1) = ${(r - 1) * (s - 1)}` + t`, where ${m`r`} and ${m`s`} are the solutions.`,
        holds: ([u, v]) => (u - 1) * (v - 1) === (r - 1) * (s - 1),
        enough: t`expanding the left side gives ${m`rs - (r + s) + 1`}, where ${m`rs = c`} and ${m`-(r + s) = b`}, so ${m`c + b + 1 = ${(r - 1) * (s - 1)}`} and ${m`b + c = ${(r - 1) * (s - 1)} - 1 = ${b + c}`}.`,
        missed: separately,
      })
    }
    /** How the solutions follow from the factors of the left side at a number. */
    const byFactors = ([u, v]: Roots, fits: string): string => {
      const ways = factorPairs(valueAt)
      if (ways.length > 4)
        return t`${factored(valueAt)} Of these, only ${m`(${at} - ${inBrackets(u)})(${at} - ${inBrackets(v)}) = ${inBrackets(at - u)} \cdot ${inBrackets(at - v)}`} fits ${fits}, so the solutions are ${m`${u}`} and ${m`${v}`}.`
      const [start, ...rest] = ways.map(
        ([e, g]) => t`${m`${e}`} and ${m`${g}`} give the solutions ${m`${at - e}`} and ${m`${at - g}`}`,
      )
      return t`${factored(valueAt)} The factors ${[start, ...rest].join('; the factors ')}. Of these pairs of solutions, only ${m`${u}`} and ${m`${v}`} fit ${fits}.`
    }
    /** How the solutions follow from two statements, where a short calculation gives them. */
    const found = (pair: readonly [Statement<Roots>, Statement<Roots>], left: readonly Roots[]): string | undefined => {
      const says = (start: string): boolean => pair.some(({ gives }) => gives?.startsWith(start))
      const [first] = left
      if (first === undefined || left.length > 1) return undefined
      const other = first[0] === s ? first[1] : first[0]
      if (says('one solution') && says('the sum')) return t`The other solution is ${m`${r + s} - ${s} = ${other}`}.`
      if (says('one solution') && says('the product')) return t`The other solution is ${m`${c} \div ${s} = ${other}`}.`
      const isValue = pair.some(({ gives }) => gives?.includes(`(${at} - r)`))
      const fits = t`statement (${1 + pair.findIndex(({ gives }) => !gives?.includes(isValue ? `(${at} - r)` : 'the product'))})`
      if (says('one solution') && isValue)
        return t`With ${m`s = ${s}`}, ${m`${at} - r = ${valueAt} \div ${inBrackets(at - s)} = ${valueAt / (at - s)}`}, so the other solution is ${m`${other}`}.`
      if (says('the solutions differ') && says('the sum'))
        return t`The average of the solutions is ${m`${rational(r + s, 2)}`}, and each solution is ${m`${rational(gap, 2)}`} away from that average, so the solutions are ${m`${r}`} and ${m`${s}`}.`
      if (isValue && says('the sum'))
        return t`Expanding ${m`(${at} - r)(${at} - s)`} gives ${m`${at * at} - ${at === 1 ? '' : at}(r + s) + rs = ${valueAt}`}, so ${m`rs = ${valueAt} - ${at * at} + ${at === 1 ? '' : `${at} \\cdot `}${inBrackets(r + s)} = ${c}`}, and the solutions are ${m`${r}`} and ${m`${s}`}.`
      if (isValue || says('the product'))
        return isValue ? byFactors(first, fits) : t`${factored(c)} Of these, only ${m`${inBrackets(first[0])} \cdot ${inBrackets(first[1])}`} fits ${fits}.` // prettier-ignore
      return undefined
    }
    const worked = ([u, v]: Roots): string => {
      const [sum, product] = [`-(${u} + ${inBrackets(v)})`, `${inBrackets(u)} \\cdot ${inBrackets(v)}`]
      return [m`c = ${product} = ${u * v}`, m`b = ${sum} = ${-(u + v)}`, m`b + c = ${sum} + ${product} = ${u * v - u - v}`][level - 1]! // prettier-ignore
    }
    const hints = [
      level === 3
        ? t`Do you need ${m`b`} and ${m`c`} separately, or could ${m`b + c`} be found without them?`
        : t`How is ${words} related to the two solutions of the equation?`,
      level === 2
        ? t`The sum of the solutions is ${m`-b`}. Does each statement allow only one value of that sum?`
        : t`The sum of the solutions is ${m`-b`}, and the product of the solutions is ${m`c`}. What does each statement tell you about the sum and the product?`,
    ] as const
    return {
      stem: t`The equation ${m`x^2 + bx + c = 0`} has two integer solutions, which may be equal. What is the value of ${words}?`,
      asks: level === 3 ? undefined : { what: t`for the ${level === 1 ? 'product' : 'opposite of the sum'} of the solutions`, because: expanded },
      cases: CASES(),
      ask: (one) => m`${of(one)}`,
      show: ([u, v]) => (u === v ? t`the double solution ${m`${u}`}` : t`the solutions ${m`${u}`} and ${m`${v}`}`),
      since: ([u, v]) => [m`c = ${inBrackets(u)} \times ${inBrackets(v)}`, m`b = -(${u} + ${inBrackets(v)})`, t`${m`b = ${-(u + v)}`} and ${m`c = ${u * v}`}`][level - 1]!,
      together: (pair, left) => {
        const sums = left.map(([u, v]) => t`${m`${u}`} and ${m`${v}`}`)
        return left.length <= 3 && pair.every(({ gives }) => gives !== undefined)
          ? t`${bothSay(pair)} ${found(pair, left) ?? t`The only solutions that fit both statements are ${sums.join(', or ')}.`} The sum of the solutions is ${m`-b`} and their product is ${m`c`}, so ${left.length === 1 ? worked(left[0]!) : t`${words} is ${m`${of(left[0]!)}`}`}.`
          : undefined
      },
      bothMissed: (_pair, left) =>
        left.length === 1
          ? t`overlooks that only the solutions ${left[0]!.map((one) => m`${one}`).join(' and ')} fit both statements, so ${m`${['c', 'b', 'b + c'][level - 1]!} = ${of(left[0]!)}`}`
          : undefined,
      bothTrap: ([first, second], left) => {
        if (first.gives !== undefined && first.gives.split(',')[0] === second.gives?.split(',')[0])
          return t`overlooks that both statements say the same, namely that ${first.gives.split(',')[0]!}`
        return left.length === 2
          ? t`considers only one pair of integers that fits both statements, but ${left.map(([u, v]) => t`${m`${u}`} and ${m`${v}`}`).join(' fit as well as ')}`
          : t`tries only one pair of integers that fits both statements, such as ${left[0]!.map((one) => m`${one}`).join(' and ')}, but other pairs fit, too`
      },
      statements: level === 2 ? statements.toSpliced(1, 1) : statements,
      hints,
      // What only one of the two gives in short would say half of the hint twice.
      hintsFor: (pair) => {
        const at1 = pair.findIndex(({ text }) => text.startsWith('When '))
        const other = pair[1 - at1]?.gives ?? ''
        if (level < 3 && at1 >= 0 && /^both solutions|^the solutions have|^the product/.test(other))
          return [hints[0], t`Statement (${at1 + 1}) tells you that ${pair[at1]!.gives!}. Which pairs of integers have a product of ${m`${valueAt}`}, and what solutions does each pair give?`]
        if (pair.every(({ gives }) => gives !== undefined)) return undefined
        if (level === 3 || pair.every(({ text }) => !text.startsWith('When '))) return hints
        return [hints[0], t`With solutions ${m`r`} and ${m`s`}, the left side is ${m`(x - r)(x - s)`}. What does each statement tell you about ${m`${level === 1 ? 'rs' : 'r + s'}`}?`]
      },
    } // prettier-ignore
  },
  second: {
    /** By coefficients: those with two integer solutions. */
    cases: COEFFICIENTS,
    ask: ([b, c], _n, stem) => (stem.includes('of \\(b + c\\)') ? b + c : stem.includes('of \\(b\\)') ? b : c),
    read: [
      [/doubled/, ([, c], [product = 0]) => c === product / 4],
      [/increased by 1/, ([b], [, sum = 0]) => -b === sum - 2],
      [/^One/, ([b, c], [x = 0]) => x * x + b * x + c === 0],
      [/^\\\(b = /, ([b], [n = 0]) => b === n],
      [/product/, ([, c], [n = 0]) => c === n],
      [/average/, ([b], [n = 0]) => -b / 2 === n],
      [/more than/, ([b, c], [n = 0]) => b * b - 4 * c === n * n],
      [/positive/, ([b, c]) => b < 0 && c > 0],
      [/opposite/, ([, c]) => c < 0],
      [/left side/, ([b, c], [x = 0, value = 0]) => x * x + b * x + c === value],
      [/b\^2/, ([b, c], n) => b * b - 4 * c === n.at(-1)],
      [/where/, ([b, c], _n, { statement }) => c + b + 1 === Number(/= (-?\d+)/.exec(statement)?.[1])],
    ],
  },
})
