import { algebraSufficiency, type Said } from '../../factory/algebra-sufficiency.ts'
import { m, t } from '../../factory/format.ts'
import { range } from '../../factory/grid.ts'
import { NEVER_EACH } from '../../factory/answer-packs.ts'

export const expressionOfTwo = algebraSufficiency({
  id: 'expression-of-two',
  skill: 'ds-quadratics',
  version: 2,
  levels: [0.8, 0.8, 1],
  answers: NEVER_EACH,
  letters: ['x', 'y'],
  domain: 'integers',
  values: () => range(-40, 40),
  wide: () => range(-70, 70),
  write: (_random, level, [x = 0, y = 0]) => {
    if (x === 0 || y === 0 || x === y || x === -y || Math.abs(x) > 6 || Math.abs(y) > 6) return null
    const eq = (tex: string, of: (a: number, b: number) => number, notes: Partial<Said> = {}): Said => {
      const value = of(x, y)
      return {
        tex: `${tex} = ${value}`,
        trap: t`tries only one pair of integers, but other pairs also satisfy ${m`${tex} = ${value}`}`,
        holds: ([a = 0, b = 0]) => of(a, b) === value,
        ...notes,
      }
    }
    const [s, d, p, squares] = [x + y, x - y, x * y, x * x + y * y]
    const [X, Y] = [m`x`, m`y`]
    const asking = ['x^2 + y^2', 'x^2 - y^2', '(x - y)^2'][level - 1]!
    const squaresOpen = t`overlooks that expanding the two squares leaves only a multiple of ${m`${asking}`}`
    const questions = [
      {
        asked: 'x^2 + y^2',
        value: ([a = 0, b = 0]: readonly number[]) => a * a + b * b,
        parts: [
          eq('(x + y)^2', (a, b) => (a + b) ** 2, { lacks: t`Expanding the left side gives ${m`x^2 + 2xy + y^2`}, and ${m`2xy`} is not known.`, trap: t`expands ${m`(x + y)^2`} to ${m`x^2 + y^2`} and leaves out the middle term, ${m`2xy`}`, consider: 'what do you get when you expand the left side?' }),
          eq('xy', (a, b) => a * b, { lacks: t`Several pairs of integers have a product of ${m`${p}`}, and their squares do not all have the same sum.`, ...(squares - 1 === p * p ? { enough: t`${m`${Math.abs(p)}`} is a prime number, so one of the integers is ${m`1`} or ${m`-1`}, and the other is ${m`${Math.abs(p)}`} or ${m`${-Math.abs(p)}`}. In every case, ${m`x^2 + y^2 = 1^2 + ${Math.abs(p)}^2 = ${squares}`}.`, missed: t`rejects the statement because four pairs of integers fit, but all of them have the same sum of squares` } : {}), trap: t`tries only one pair of integers with a product of ${m`${p}`}, but there are others`, consider: t`which pairs of integers fit, and what does the product show about ${m`x^2 + y^2`}?` }),
        ],
        direct: [
          eq('(x + y)^2 + (x - y)^2', (a, b) => 2 * (a * a + b * b), { enough: t`the two squares are ${m`x^2 + 2xy + y^2`} and ${m`x^2 - 2xy + y^2`}. In their sum, ${m`2xy`} and ${m`-2xy`} cancel, which leaves ${m`2x^2 + 2y^2 = ${2 * squares}`}. Dividing by 2 gives ${m`x^2 + y^2 = ${squares}`}.`, missed: squaresOpen, consider: 'which terms cancel when you expand the two squares?' }),
          eq('(3x + y)^2 + (x - 3y)^2', (a, b) => 10 * (a * a + b * b), { enough: t`the two squares are ${m`9x^2 + 6xy + y^2`} and ${m`x^2 - 6xy + 9y^2`}. In their sum, ${m`6xy`} and ${m`-6xy`} cancel, which leaves ${m`10x^2 + 10y^2 = ${10 * squares}`}. Dividing by 10 gives ${m`x^2 + y^2 = ${squares}`}.`, missed: squaresOpen, consider: 'which terms cancel when you expand the two squares?' }),
        ],
        joined: t`expanding gives ${m`(x + y)^2 = x^2 + 2xy + y^2`}. So ${m`x^2 + y^2 = (x + y)^2 - 2xy = ${s * s} - 2(${p}) = ${squares}`}.`,
        unjoined: t`overlooks that ${m`x^2 + y^2`} is equal to ${m`(x + y)^2 - 2xy`}, and the two statements give ${m`(x + y)^2`} and ${m`xy`}`,
      },
      {
        asked: 'x^2 - y^2',
        value: ([a = 0, b = 0]: readonly number[]) => a * a - b * b,
        parts: [
          eq('x + y', (a, b) => a + b, { lacks: t`It gives the first factor of ${m`x^2 - y^2 = (x + y)(x - y)`}, but the second factor, ${m`x - y`}, is not known.`, trap: t`considers only ${m`x + y`}, one factor of ${m`(x + y)(x - y)`}, but the other factor is not known`, consider: t`which factor of ${m`x^2 - y^2`} is given?` }),
          eq('2x - 2y', (a, b) => 2 * (a - b), { lacks: t`Dividing by 2 gives ${m`x - y = ${d}`}, the second factor of ${m`x^2 - y^2 = (x + y)(x - y)`}, but the first factor, ${m`x + y`}, is not known.`, trap: t`finds ${m`x - y = ${d}`}, one factor of ${m`(x + y)(x - y)`}, but the other factor is not known`, consider: t`which factor of ${m`x^2 - y^2`} do you find when you divide both sides by 2?` }),
        ],
        direct: [
          eq('(x + y)(3x - 3y)', (a, b) => 3 * (a * a - b * b), { enough: t`the left side is ${m`3(x + y)(x - y)`}, or ${m`3(x^2 - y^2)`}, so ${m`3(x^2 - y^2) = ${3 * (x * x - y * y)}`}, and dividing by 3 gives ${m`x^2 - y^2 = ${x * x - y * y}`}.`, missed: t`rejects the statement because ${X} and ${Y} are not determined, but ${m`(x + y)(3x - 3y)`} is just 3 times ${m`x^2 - y^2`}`, consider: 'what do you get when you divide both sides by 3?' }),
          eq('(x + 1)^2 - (y + 1)^2 - 2x + 2y', (a, b) => a * a - b * b, { enough: t`expanding the left side gives ${m`x^2 + 2x + 1 - y^2 - 2y - 1 - 2x + 2y`}. Everything cancels except ${m`x^2 - y^2`}, so ${m`x^2 - y^2 = ${x * x - y * y}`}.`, missed: t`overlooks that everything except ${m`x^2 - y^2`} cancels when the left side is expanded`, consider: 'which terms cancel when you expand the left side?' }),
        ],
        joined: t`dividing ${m`2x - 2y = ${2 * d}`} by 2 gives ${m`x - y = ${d}`}, so ${m`x^2 - y^2 = (x + y)(x - y) = (${s})(${d}) = ${s * d}`}.`,
        unjoined: t`overlooks that the statements together give both factors of ${m`x^2 - y^2 = (x + y)(x - y)`}, ${m`${s}`} and ${m`${d}`}`,
      },
      {
        asked: '(x - y)^2',
        value: ([a = 0, b = 0]: readonly number[]) => (a - b) ** 2,
        parts: [
          eq('x^2 + y^2', (a, b) => a * a + b * b, { lacks: t`Expanding gives ${m`(x - y)^2 = x^2 - 2xy + y^2`}, and ${m`2xy`} is not known.`, trap: t`expands ${m`(x - y)^2`} without the middle term, ${m`-2xy`}`, consider: t`what is still missing from ${m`(x - y)^2 = x^2 - 2xy + y^2`}?` }),
          eq('(x + y)^2', (a, b) => (a + b) ** 2, { lacks: t`The squares ${m`(x + y)^2`} and ${m`(x - y)^2`} differ by ${m`4xy`}, and ${m`xy`} is not known.`, trap: t`treats ${m`(x + y)^2`} as if it determined ${m`(x - y)^2`}, but the two differ by ${m`4xy`}`, consider: 'what do you get when you expand the left side?' }),
        ],
        direct: [
          eq('|y - x|', (a, b) => Math.abs(a - b), { enough: t`${m`x - y`} is ${m`${Math.abs(d)}`} or ${m`-${Math.abs(d)}`}, and the square of each of these numbers is ${d * d}, so ${m`(x - y)^2 = ${d * d}`}.`, missed: t`rejects the statement because ${m`x - y`} can be positive or negative, but its square is the same in both cases`, consider: t`which values can ${m`x - y`} have, and what are the squares of these values?` }),
          eq('x(x - 2y) + y^2', (a, b) => (a - b) ** 2, { enough: t`expanding the left side gives ${m`x^2 - 2xy + y^2`}, which is ${m`(x - y)^2`}, so ${m`(x - y)^2 = ${d * d}`}.`, missed: t`rejects the statement because ${X} and ${Y} are not determined, but the left side expands to ${m`x^2 - 2xy + y^2`}, which is ${m`(x - y)^2`}`, consider: 'what do you get when you expand the left side?' }),
        ],
        joined: t`since ${m`(x + y)^2 = x^2 + 2xy + y^2`}, the two left sides differ by ${m`2xy = ${s * s} - ${squares} = ${2 * p}`}. So ${m`(x - y)^2 = x^2 + y^2 - 2xy = ${squares} - ${p < 0 ? `(${2 * p})` : 2 * p} = ${d * d}`}.`,
        unjoined: t`overlooks that the two statements together give ${m`2xy = ${2 * p}`}, the part of ${m`x^2 - 2xy + y^2`} that is missing`,
      },
    ] as const // prettier-ignore
    const { asked, value, parts, direct, joined, unjoined } = questions[level - 1]!
    const [q, sumOf] = [2 * x + y, x * x + y]
    const minus = (constant: number, rest: string): string => (constant === 0 ? `-${rest}` : `${constant} - ${rest}`)
    const anyX = t`which integers ${X} are possible, and what is ${Y} then?`
    const many = { lacks: t`Any integer ${X} is possible, with ${m`y = ${minus(q, '2x')}`}, and ${m`${asked}`} does not have the same value for all of these pairs.`, trap: t`tries only one pair of integers, but any integer ${X} is possible, with ${m`y = ${minus(q, '2x')}`}`, consider: anyX } // prettier-ignore
    const other = eq('2x + y', (a, b) => 2 * a + b, many)
    const sum = eq('x^2 + y', (a, b) => a * a + b, {
      lacks: t`Any integer ${X} is possible, with ${m`y = ${minus(sumOf, 'x^2')}`}, and ${m`${asked}`} does not have the same value for all of these pairs.`,
      trap: t`tries only one pair of integers, but any integer ${X} is possible, with ${m`y = ${minus(sumOf, 'x^2')}`}`,
      consider: anyX,
    })
    const thrice = eq('6x + 3y', (a, b) => 6 * a + 3 * b, many)
    const cross = eq('x^2y^2', (a, b) => a * a * b * b, { lacks: t`It means that ${m`xy`} is ${m`${Math.abs(p)}`} or ${m`${-Math.abs(p)}`}, and several pairs of integers have one of these products.`, trap: t`concludes that ${m`xy = ${Math.abs(p)}`} and tries only one pair of factors, but ${m`xy`} can also be ${m`${-Math.abs(p)}`}, and other pairs of factors are possible` }) // prettier-ignore
    const cube = eq('|x + y|', (a, b) => Math.abs(a + b), { lacks: t`It means that ${m`x + y`} is ${m`${Math.abs(s)}`} or ${m`${-Math.abs(s)}`}, and many pairs of integers have one of these sums.`, trap: t`tries only one pair of integers, but many pairs have a sum of ${m`${Math.abs(s)}`} or ${m`${-Math.abs(s)}`}` }) // prettier-ignore
    const signs =
      level === 2
        ? t`${X} and ${Y} can trade places, which changes the sign of ${m`x - y`}`
        : t`${m`xy`} can be ${m`${Math.abs(p)}`} or ${m`${-Math.abs(p)}`}, and ${m`x + y`} can be ${m`${Math.abs(s)}`} or ${m`${-Math.abs(s)}`}`
    /** The equation in x after a substitution for y, with its integer solutions; nothing if it has none. */
    const solved = (into: string, equation: string, holds: (a: number) => boolean): string[] => {
      const roots = range(-60, 60).filter(holds).map((root) => m`x = ${root}`) // prettier-ignore
      return roots.length === 0 ? [] : [t`Substituting this expression into ${m`${into}`} gives ${m`${equation}`}, which is true for ${roots.join(' and ')}.`] // prettier-ignore
    }
    const fromCross = [p, -p].flatMap((v) => solved(`xy = ${v}`, `x(${minus(q, '2x')}) = ${v}`, (a) => a * (q - 2 * a) === v)) // prettier-ignore
    const fromCube = [s, -s].flatMap((v) => solved(`x + y = ${v}`, `x^2 - x${sumOf === v ? '' : ` ${sumOf > v ? '-' : '+'} ${Math.abs(sumOf - v)}`} = 0`, (a) => a * a - a === sumOf - v)) // prettier-ignore
    const sameValue = t`Do all of the pairs of integers that you find give the same value of ${m`${asked}`}?`
    return {
      asked,
      value,
      ...(level === 1 ? {} : { asks: { what: t`for the value of ${level === 2 ? m`(x + y)(x - y)` : m`x^2 - 2xy + y^2`}`, because: t`${m`${asked}`} is equal to this ${level === 2 ? 'product' : 'expression'}` } }),
      pairs: [
        { statements: [parts[0], parts[1]], together: joined, bothMissed: unjoined, harder: 0.2 },
        { statements: [direct[0], other], harder: 0.2 },
        { statements: [direct[1], parts[1]], harder: 0.3 },
        { statements: [direct[0], sum], harder: 0.2 },
        { statements: [direct[0], direct[1]], harder: 0.2 },
        { statements: [cross, cube], open: level === 2 ? t`In both statements, ${signs} and therefore of ${m`x^2 - y^2 = (x + y)(x - y)`}.` : t`The signs are not known: ${signs}.`, bothTrap: level === 2 ? t`finds one pair of integers, but ${signs}` : t`considers only positive values, but ${signs}`, hints: [t`How many values can ${m`xy`} have, and how many can ${m`x + y`} have?`, t`Find pairs of integers ${X} and ${Y} that satisfy both statements, including pairs with the opposite signs. ${sameValue}`], harder: 0.4 },
        { statements: [other, thrice], open: t`Dividing ${m`${thrice.tex}`} by 3 gives ${m`${other.tex}`}, so the two statements say the same thing.`, bothTrap: t`sees two equations with two unknowns, but one equation is just the other multiplied by 3`, hints: [t`Do the two statements tell you two different things about ${X} and ${Y}?`, t`Divide both sides of ${m`${thrice.tex}`} by 3 and compare the result with ${m`${other.tex}`}. Then try several integers ${X}.`], harder: 0.2 },
        { statements: [other, cross], open: t`The equation ${m`${other.tex}`} gives ${m`y = ${minus(q, '2x')}`}. ${fromCross.join(' ')}`, bothTrap: t`assumes that two equations with two unknowns have only one solution, but more than one pair of integers satisfies both of these`, hints: [t`How many values can ${m`xy`} have if ${m`${cross.tex}`}?`, t`Substitute ${m`y = ${minus(q, '2x')}`} into an equation for each possible value of ${m`xy`}. ${sameValue}`], harder: 0.4 },
        { statements: [cube, sum], open: t`The equation ${m`${sum.tex}`} gives ${m`y = ${minus(sumOf, 'x^2')}`}. ${fromCube.join(' ')}`, bothTrap: t`assumes that two equations with two unknowns have only one solution, but more than one pair of integers satisfies both of these`, hints: [t`How many values can ${m`x + y`} have if ${m`${cube.tex}`}?`, t`Substitute ${m`y = ${minus(sumOf, 'x^2')}`} into an equation for each possible value of ${m`x + y`}. ${sameValue}`], harder: 0.4 },
      ],
      hints: [
        [
          t`How is ${m`x^2 + y^2`} related to ${m`(x + y)^2`} and ${m`xy`}?`,
          t`What are the two factors of ${m`x^2 - y^2`}?`,
          t`What do you get when you expand ${m`(x - y)^2`}?`,
        ][level - 1]!,
        t`Expand or factor ${m`${asked}`} and the left side of each statement. Can you write ${m`${asked}`} in terms of one of them, or in terms of both?`,
      ],
    } // prettier-ignore
  },
})
