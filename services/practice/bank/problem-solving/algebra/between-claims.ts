import { m, plain, t } from '../../factory/format.ts'
import { problem, type Wrong } from '../../factory/problem-template.ts'
import { onlyOption, readFormula, readRelation } from '../../factory/read-formula.ts'

/** A range of x as printed, how the condition leads to it, and sample values in it, the telling ones first. */
const RANGES = [
  { tex: '-1 < x < 0', means: '-1 < x < 0', by: '', samples: [-0.5, -0.25, -0.1, -0.9] },
  { tex: 'x < x^3 < 0', means: '-1 < x < 0', by: 'Here \\(x\\) is negative, and dividing \\(x < x^3\\) by it gives \\(1 > x^2\\). ', samples: [-0.5, -0.25, -0.1, -0.9] },
  { tex: 'x^3 < 0 < x + 1', means: '-1 < x < 0', by: 'A negative cube has a negative base, and \\(0 < x + 1\\) gives \\(x > -1\\). ', samples: [-0.5, -0.25, -0.1, -0.9] },
  { tex: '0 < x < 1', means: '0 < x < 1', by: '', samples: [0.5, 0.25, 0.1, 0.9] },
  { tex: '0 < x^3 < x^2', means: '0 < x < 1', by: 'A positive cube has a positive base, and dividing \\(x^3 < x^2\\) by \\(x^2\\) gives \\(x < 1\\). ', samples: [0.5, 0.25, 0.1, 0.9] },
  { tex: 'x^2 < x', means: '0 < x < 1', by: 'Since \\(x\\) is greater than a square, it is positive, and dividing by it gives \\(x < 1\\). ', samples: [0.5, 0.25, 0.1, 0.9] },
  { tex: 'x < -1', means: 'x < -1', by: '', samples: [-2, -3, -1.5, -10] },
  { tex: 'x^3 < x < 0', means: 'x < -1', by: 'Here \\(x\\) is negative, and dividing \\(x^3 < x\\) by it gives \\(x^2 > 1\\). ', samples: [-2, -3, -1.5, -10] },
  { tex: '-2 < x < -1', means: '-2 < x < -1', by: '', samples: [-1.5, -1.25, -1.9] },
  { tex: '\\frac{1}{2} < x < 1', means: '\\frac{1}{2} < x < 1', by: '', samples: [0.75, 0.6, 0.9] },
] as const // prettier-ignore
/** Conditions that allow two separate ranges: a statement must hold in both of them. */
const TWO_RANGES = [
  { tex: 'x^3 > x', means: 'x > 1', and: '-1 < x < 0', by: 'Factored, the condition is \\(x(x - 1)(x + 1) > 0\\). ', samples: [-0.5, 2, -0.1, 1.1, 3, -0.9] },
  { tex: '\\frac{1}{x} > x', means: '0 < x < 1', and: 'x < -1', by: 'With all terms on one side, the condition is \\(\\frac{(1 - x)(1 + x)}{x} > 0\\). ', samples: [-2, 0.5, -1.1, 0.1, -3, 0.9] },
  { tex: 'x^5 < x^3', means: '0 < x < 1', and: 'x < -1', by: 'Factored, the condition is \\(x^3(x - 1)(x + 1) < 0\\). ', samples: [-2, 0.5, -1.1, 0.1, -3, 0.9] },
  { tex: '\\frac{1}{x} < x', means: 'x > 1', and: '-1 < x < 0', by: 'With all terms on one side, the condition is \\(\\frac{(1 - x)(1 + x)}{x} < 0\\). ', samples: [-0.5, 2, -0.1, 1.1, 3, -0.9] },
  { tex: '\\frac{1}{x} < 1', means: 'x > 1', and: 'x < 0', by: 'With all terms on one side, the condition is \\(\\frac{1 - x}{x} < 0\\). ', samples: [-2, 2, -0.5, 1.1, -1.5, -0.1] },
] as const // prettier-ignore
/** Statements about powers of x, with the factored difference whose sign decides each. */
const STATEMENTS: ReadonlyArray<{ tex: string; of: (x: number) => boolean; why: string }> = [
  { tex: 'x^3 < x', of: (x) => x ** 3 < x, why: 'x^3 - x = x(x - 1)(x + 1)' },
  { tex: 'x^3 > x', of: (x) => x ** 3 > x, why: 'x^3 - x = x(x - 1)(x + 1)' },
  { tex: 'x^2 > x', of: (x) => x * x > x, why: 'x^2 - x = x(x - 1)' },
  { tex: 'x^2 < x', of: (x) => x * x < x, why: 'x^2 - x = x(x - 1)' },
  { tex: 'x^5 < x^3', of: (x) => x ** 5 < x ** 3, why: 'x^5 - x^3 = x^3(x - 1)(x + 1)' },
  { tex: 'x^5 > x^3', of: (x) => x ** 5 > x ** 3, why: 'x^5 - x^3 = x^3(x - 1)(x + 1)' },
  { tex: 'x^4 < x^2', of: (x) => x ** 4 < x ** 2, why: 'x^4 - x^2 = x^2(x - 1)(x + 1)' },
  { tex: 'x^4 > x^2', of: (x) => x ** 4 > x ** 2, why: 'x^4 - x^2 = x^2(x - 1)(x + 1)' },
  { tex: '\\frac{1}{x} < x', of: (x) => 1 / x < x, why: '\\frac{1}{x} - x = \\frac{(1 - x)(1 + x)}{x}' },
  { tex: '\\frac{1}{x} > x', of: (x) => 1 / x > x, why: '\\frac{1}{x} - x = \\frac{(1 - x)(1 + x)}{x}' },
  { tex: '\\frac{1}{x^2} < x^2', of: (x) => 1 / x ** 2 < x ** 2, why: '\\frac{1}{x^2} - x^2 = \\frac{(1 - x^2)(1 + x^2)}{x^2}' },
  { tex: '\\frac{1}{x^2} > x^2', of: (x) => 1 / x ** 2 > x ** 2, why: '\\frac{1}{x^2} - x^2 = \\frac{(1 - x^2)(1 + x^2)}{x^2}' },
  { tex: 'x + x^2 > 0', of: (x) => x + x * x > 0, why: 'x + x^2 = x(1 + x)' },
  { tex: 'x + x^2 < 0', of: (x) => x + x * x < 0, why: 'x + x^2 = x(1 + x)' },
  { tex: '2x < x^3', of: (x) => 2 * x < x ** 3, why: 'x^3 - 2x = x(x^2 - 2)' },
  { tex: '4x^2 > 1', of: (x) => 4 * x * x > 1, why: '4x^2 - 1 = (2x - 1)(2x + 1)' },
  { tex: '4x^2 < 1', of: (x) => 4 * x * x < 1, why: '4x^2 - 1 = (2x - 1)(2x + 1)' },
  { tex: 'x^4 > x^3', of: (x) => x ** 4 > x ** 3, why: 'x^4 - x^3 = x^3(x - 1)' },
  { tex: 'x + 1 > 0', of: (x) => x + 1 > 0, why: 'x + 1' },
  { tex: 'x < 1', of: (x) => x < 1, why: 'x - 1' },
  { tex: 'x^2 + x > 2', of: (x) => x * x + x > 2, why: 'x^2 + x - 2 = (x + 2)(x - 1)' },
  { tex: 'x^2 + x < 2', of: (x) => x * x + x < 2, why: 'x^2 + x - 2 = (x + 2)(x - 1)' },
] // prettier-ignore

type Given = Omit<(typeof RANGES | typeof TWO_RANGES)[number], 'tex' | 'samples'> & {
  tex: string
  and?: string
  samples: readonly number[]
}
type Said = (typeof STATEMENTS)[number]

export const betweenClaims = problem<{
  given: Given
  key: Said
  others: readonly Said[]
  except: boolean
  letter: string
}>({
  id: 'between-claims',
  skill: 'inequalities',
  version: 2,
  levels: [1, 1.2, 1.4],
  draw: (random, level) => {
    const given: Given = random.pick<Given>(level === 3 ? TWO_RANGES : RANGES)
    const except = level === 2
    const qualifies = ({ of }: Said): boolean => given.samples.every((x) => of(x)) !== except
    const right = STATEMENTS.filter((each) => qualifies(each) && each.tex !== given.tex)
    const key = random.pick(right)
    const others = random.some(STATEMENTS.filter((each) => !qualifies(each)), 4) // prettier-ignore
    return { given, key, others, except, letter: random.pick(['x', 'y', 'r', 'k']) }
  },
  write: ({ given: plainGiven, key: plainKey, others: plainOthers, except, letter }) => {
    const named = <T extends { tex: string }>(one: T): T => ({ ...one, tex: inLetter(one.tex, letter) })
    const [given, key] = [named(plainGiven), named(plainKey)]
    const others = plainOthers.map(named)
    const said = (each: Said): string => whyOf(each, given, letter)
    return {
      stem: t`If ${m`${given.tex}`}, ${except ? 'each of the following must be true EXCEPT' : 'which of the following must be true?'}`,
      key: 0,
      keyText: m`${key.tex}`,
      unordered: true,
      show: plain,
      harder: others.filter(({ tex }) => tex.includes('frac')).length * 0.1,
      wrong: others.map((each, at): Wrong => [
        at + 1,
        except
          ? 'except-overlooked'
          : `${given.means}${given.and}`.includes('-')
            ? 'forgot-negative-case'
            : 'ignored-condition',
        () =>
          `${except ? 'This statement must be true, so it is not the exception.' : 'This statement does not have to be true.'} ${said(each)}`,
        m`${each.tex}`,
      ]),
      because: `${except ? 'This statement is the exception' : 'This statement must be true'}. ${said(key)}`,
      quick: [
        except
          ? t`The statement ${m`${key.tex}`} can fail. ${said(key)} So it is the exception.`
          : ruledOut(others, key, { given, letter }),
      ],
      full: [
        t`${plainGiven.tex === plainGiven.means ? '' : t`${inLetter(plainGiven.by, letter)}So ${given.and ? t`${m`${inLetter(given.and, letter)}`} or ` : ''}${m`${inLetter(given.means, letter)}`}. `}To prove a statement, move all terms to one side, factor, and find the sign. To rule one out, a single value is enough.`,
        t`Try ${m`${key.tex}`}. ${said(key)}`,
        except
          ? t`The others hold. For example, consider ${m`${others[0]!.tex}`}. ${said(others[0]!)}`
          : ruledOut(others, key, { given, letter }),
      ],
      hints: [
        plainGiven.tex === plainGiven.means
          ? t`For a number with ${m`${given.tex}`}, is its square greater or less than the number itself? What about its cube?`
          : t`Which values of ${m`${letter}`} satisfy ${m`${given.tex}`}? What happens to such a number when it is raised to a higher power?`,
        except
          ? t`Substitute ${m`${letter} = ${String(failing(key, given.samples) ?? given.samples[0]!)}`}, which satisfies the condition, in each statement. Which statement fails?`
          : t`Substitute ${m`${letter} = ${String(given.samples[0]!)}`}, which satisfies the condition, in each statement. Which statements fail? Would another number rule out more?`,
      ],
    }
  },
  second: (_numbers, stem, options) => {
    const given = readRelation(stem)
    const values = Array.from({ length: 4001 }, (_, at) => (at - 2000) / 97 + 0.0007).filter(
      (x) => Math.abs(x) > 0.01 && given(valuesOf(x)),
    )
    const must = (text: string): boolean => values.every((x) => readRelation(text)(valuesOf(x)))
    return onlyOption(options, (text) => must(text) !== stem.includes('EXCEPT'))
  },
})

const valuesOf = (x: number): Record<string, number> => ({ x, y: x, r: x, k: x })
const inLetter = (tex: string, letter: string): string => tex.replaceAll(/x/g, letter)

/** A statement with its two sides computed for one value: '4 < 1'. */
function sidesAt({ tex }: Pick<Said, 'tex'>, value: number): string {
  const [left = '', right = ''] = tex.split(/[<>]/).map((side) => sideShown(readFormula(side)(valuesOf(value))))
  return m`${left} ${tex.includes('<') ? '<' : '>'} ${right}`
}

/** To five decimals, or cut off after three. */
function sideShown(side: number): string {
  const rounded = Number(side.toFixed(5))
  return Math.abs(rounded - side) < 1e-9 ? `${rounded}` : `${Math.trunc(side * 1000) / 1000}\\ldots`
}

/** Whether a statement is false for a value, and not only because its sides are equal. */
function isFalse({ of, tex }: Said, value: number): boolean {
  const [left = 0, right = 0] = tex.split(/[<>]/).map((side) => readFormula(side)(valuesOf(value)))
  return !of(value) && Math.abs(left - right) > 1e-9
}

/** The value that the explanations use against a statement; undefined where it holds for all samples. */
function failing(one: Said, samples: readonly number[]): number | undefined {
  return samples.find((value) => isFalse(one, value)) ?? samples.find((value) => !one.of(value))
}

function whyOf(one: Said, { samples, means, and }: Given, letter: string): string {
  const value = failing(one, samples)
  if (value !== undefined)
    return t`For ${m`${letter} = ${String(value)}`} it would say ${sidesAt(one, value)}, which is false.`
  const ranges = [...(and ? [and] : []), means]
  const within = ranges.map((range) => t`For ${m`${inLetter(range, letter)}`}, `)
  const signs = ranges.map((range, at) => {
    const inside = samples.find((x) => readRelation(m`${range}`)(valuesOf(x)))!
    return signsOf(one.why, inside, { letter, again: at > 0 })
  })
  if (!one.why.includes('='))
    return t`${within.join('and f').replace(', and f', ' and f').replace('fF', 'f')}${signs[0]!}.`
  return signs.map((sign, at) => `${within[at]!}${sign}.`).join(' ')
}

/** 'x and x - 1 are negative, so x^2 - x = x(x - 1) is positive', at one value of the letter. */
function signsOf(why: string, value: number, { letter, again }: { letter: string; again: boolean }): string {
  const [difference = '', product] = why.split(' = ')
  const named = (tex: string): string => m`${inLetter(tex, letter)}`
  const isPositive = (tex: string): boolean => readFormula(tex)(valuesOf(value)) > 0
  if (product === undefined) return t`${named(difference)} is ${isPositive(difference) ? 'positive' : 'negative'}`
  const factors = [...product.matchAll(/\(([^()]+)\)|x(?:\^\d)?/g)].map(([whole, inner]) => inner ?? whole)
  const groups = [true, false]
    .map((sign) => ({ sign, list: factors.filter((tex) => isPositive(tex) === sign) }))
    .filter(({ list }) => list.length > 0)
    .map(({ sign, list }) => {
      const names = list.map(named)
      const text = list.length > 2 ? `${names.slice(0, -1).join(', ')}, and ${names.at(-1)!}` : names.join(' and ')
      return `${text} ${list.length === 1 ? 'is' : 'are'} ${sign ? 'positive' : 'negative'}`
    })
  return t`${groups.join(', and ')}, so ${again ? 'this difference is also' : t`${named(why)} is`} ${isPositive(difference) ? 'positive' : 'negative'}`
}

/** The values that rule out all of the other statements, with what they make of them. */
function ruledOut(others: readonly Said[], key: Said, { given, letter }: { given: Given; letter: string }): string {
  const left = new Set(others)
  const steps = given.samples.flatMap((value) => {
    const gone = [...left].filter((each) => isFalse(each, value) || failing(each, given.samples) === value)
    for (const each of gone) left.delete(each)
    const shown = gone.map((each) => m`${each.tex}`)
    const list = shown.length > 2 ? `${shown.slice(0, -1).join(', ')}, and ${shown.at(-1)!}` : shown.join(' and ')
    return gone.length === 0 ? [] : [t`The value ${m`${letter} = ${String(value)}`} rules out ${list}.`]
  })
  return t`${steps.join(' ')} That leaves ${m`${key.tex}`}.`
}
