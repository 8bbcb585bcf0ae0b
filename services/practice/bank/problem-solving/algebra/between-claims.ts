import { m, plain, t } from '../../factory/format.ts'
import { problem, type Wrong } from '../../factory/problem-template.ts'
import { onlyOption, readFormula, readRelation } from '../../factory/read-formula.ts'

/** A range of x as printed, and sample values in it, the telling ones first. */
const RANGES = [
  { tex: '-1 < x < 0', means: '-1 < x < 0', samples: [-0.5, -0.25, -0.1, -0.9], size: 'numbers between −1 and 0, exclusive' },
  { tex: 'x < x^3 < 0', means: '-1 < x < 0', samples: [-0.5, -0.25, -0.1, -0.9], size: 'numbers between −1 and 0, exclusive' },
  { tex: 'x^3 < 0 < x + 1', means: '-1 < x < 0', samples: [-0.5, -0.25, -0.1, -0.9], size: 'numbers between −1 and 0, exclusive' },
  { tex: '0 < x < 1', means: '0 < x < 1', samples: [0.5, 0.25, 0.1, 0.9], size: 'numbers between 0 and 1, exclusive' },
  { tex: '0 < x^3 < x^2', means: '0 < x < 1', samples: [0.5, 0.25, 0.1, 0.9], size: 'numbers between 0 and 1, exclusive' },
  { tex: 'x^2 < x', means: '0 < x < 1', samples: [0.5, 0.25, 0.1, 0.9], size: 'numbers between 0 and 1, exclusive' },
  { tex: 'x < -1', means: 'x < -1', samples: [-2, -3, -1.5, -10], size: 'numbers less than −1' },
  { tex: 'x^3 < x < 0', means: 'x < -1', samples: [-2, -3, -1.5, -10], size: 'numbers less than −1' },
  { tex: '-2 < x < -1', means: '-2 < x < -1', samples: [-1.5, -1.25, -1.9], size: 'numbers between −2 and −1, exclusive' },
  { tex: '\\frac{1}{2} < x < 1', means: '\\frac{1}{2} < x < 1', samples: [0.75, 0.6, 0.9], size: 'numbers between \\(\\frac{1}{2}\\) and 1, exclusive' },
] as const // prettier-ignore
/** Conditions that allow two separate ranges: a statement must hold in both of them. */
const TWO_RANGES = [
  { tex: 'x^3 > x', means: 'x > 1', and: '-1 < x < 0', samples: [-0.5, 2, -0.1, 1.1, 3, -0.9], size: 'numbers between −1 and 0 and for numbers greater than 1' },
  { tex: '\\frac{1}{x} > x', means: '0 < x < 1', and: 'x < -1', samples: [-2, 0.5, -1.1, 0.1, -3, 0.9], size: 'numbers less than −1 and for numbers between 0 and 1' },
  { tex: 'x^5 < x^3', means: '0 < x < 1', and: 'x < -1', samples: [-2, 0.5, -1.1, 0.1, -3, 0.9], size: 'numbers less than −1 and for numbers between 0 and 1' },
  { tex: '\\frac{1}{x} < x', means: 'x > 1', and: '-1 < x < 0', samples: [-0.5, 2, -0.1, 1.1, 3, -0.9], size: 'numbers between −1 and 0 and for numbers greater than 1' },
  { tex: '\\frac{1}{x} < 1', means: 'x > 1', and: 'x < 0', samples: [-2, 2, -0.5, 1.1, -1.5, -0.1], size: 'negative numbers and for numbers greater than 1' },
] as const // prettier-ignore
/** Statements about powers of x, with how each reads after dividing by a positive power of x. */
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
        except ? 'except-overlooked' : given.size.includes('−') ? 'forgot-negative-case' : 'ignored-condition',
        () =>
          `${except ? 'This statement must be true, so it is not the exception.' : 'This statement does not have to be true.'} It ${said(each)}`,
        m`${each.tex}`,
      ]),
      because: `This statement ${said(key)}`,
      quick: [
        `Test a few values that satisfy the condition, and confirm by factoring. The statement ${m`${key.tex}`} ${said(key)}`,
      ],
      full: [
        t`Method: factor and look at signs. ${plainGiven.tex === plainGiven.means ? '' : t`The condition means that ${given.and ? t`${m`${inLetter(given.and, letter)}`} or ` : ''}${m`${inLetter(given.means, letter)}`}. `}For each statement, move all terms to one side, factor, and find the sign for ${given.size}. A single value that fails shows that a statement does not have to be true.`,
        ...[key, ...others.slice(0, 2)].map((each) => `The statement ${m`${each.tex}`} ${said(each)}`),
        except
          ? t`So ${m`${key.tex}`} is the exception.`
          : `Check: ${sidesAt(key, given.samples[0]!, letter)}, as required.`,
      ],
      hints: [
        t`Which values of ${m`${letter}`} satisfy the condition? What happens to such a number when it is raised to a higher power?`,
        except
          ? 'Try a value that satisfies the condition in each statement. Which statement can fail?'
          : 'Try a value that satisfies the condition in each statement and rule out those that fail. Would another value rule out more?',
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

/** Both sides of a statement for one value: 'r = 2 makes the left side 4 and the right side 8'. */
function sidesAt({ tex }: Pick<Said, 'tex'>, value: number, letter: string): string {
  const [left = 0, right = 0] = tex.split(/[<>]/).map((side) => readFormula(side)(valuesOf(value)))
  const shown = (side: number): string => {
    const rounded = Number(side.toFixed(3))
    return t`${Math.abs(rounded - side) < 1e-9 ? '' : 'about '}${m`${String(rounded)}`}`
  }
  return t`${m`${letter} = ${String(value)}`} makes the left side ${shown(left)} and the right side ${shown(right)}`
}

function whyOf({ of, tex, why }: Said, { samples, size }: Given, letter: string): string {
  const failing = samples.find((x) => !of(x))
  const difference = m`${inLetter(why, letter)}`
  if (failing === undefined)
    return t`is true for all ${size}, as the ${why.includes('=') ? 'signs of the factors in' : 'sign of'} ${difference} ${why.includes('=') ? 'show' : 'shows'}.`
  return `can be false: ${sidesAt({ tex }, failing, letter)}.`
}
