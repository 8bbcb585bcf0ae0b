import { algebraSufficiency, type Said } from '../../factory/algebra-sufficiency.ts'
import { m, t } from '../../factory/format.ts'
import { range } from '../../factory/grid.ts'
import { MORE_OFTEN_EACH } from '../../factory/answer-packs.ts'

export const absoluteSum = algebraSufficiency({
  id: 'absolute-sum',
  skill: 'ds-inequalities',
  version: 3,
  levels: [1.3, 1.4, 1.4],
  answers: MORE_OFTEN_EACH,
  letters: ['x', 'y'],
  domain: 'integers other than zero',
  values: () => range(-16, 16).filter((n) => n !== 0),
  wide: () => range(-32, 32).filter((n) => n !== 0),
  write: (_random, level, [x = 1, y = 1]) => {
    const asked = ['|x + y| = |x| + |y|', '|x - y| = |x| + |y|', '|x + y| < |x| + |y|'][level - 1]!
    const isYes = ([a = 0, b = 0]: readonly number[]): boolean => a * b > 0 === (level === 1)
    const answer = isYes([x, y]) ? 'yes' : 'no'
    if (Math.abs(x) > 6 || Math.abs(y) > 6 || Math.abs(x) === Math.abs(y)) return null
    const alike = x * y > 0
    const signs = alike ? 'the same sign' : 'opposite signs'
    const bySum = alike
      ? t`Numbers with the same sign add up in absolute value, so ${m`|x + y|`} equals ${m`|x| + |y|`}`
      : t`Numbers with opposite signs partly cancel, so ${m`|x + y|`} is less than ${m`|x| + |y|`}`
    const byDistance = alike
      ? t`They are on the same side of 0, so the distance between them, ${m`|x - y|`}, is less than ${m`|x| + |y|`}`
      : t`They are on opposite sides of 0, so the distance between them, ${m`|x - y|`}, equals ${m`|x| + |y|`}`
    const why = t`${level === 2 ? byDistance : bySum}, and the answer is ${answer}`
    const so = t`so ${m`x`} and ${m`y`} have ${signs}. ${why}`
    const xyIs = alike ? 'positive' : 'negative'
    const total = x + y
    const step = Math.sign(total)
    const [one, other] = alike ? [total + step, -step] : [total - step, step]
    const [greater, less] = x > y ? [m`x`, m`y`] : [m`y`, m`x`]
    const [far, near] = Math.abs(x) > Math.abs(y) ? [m`x`, m`y`] : [m`y`, m`x`]
    const farIs = (Math.abs(x) > Math.abs(y) ? x : y) > 0 ? 'positive' : 'negative'
    const eq = (tex: string, of: (a: number, b: number) => number, notes: Partial<Said>): Said => ({ tex: `${tex} = ${of(x, y)}`, holds: ([a = 0, b = 0]) => of(a, b) === of(x, y), ...notes }) // prettier-ignore
    const sign = (tex: string, of: (a: number, b: number) => number, notes: Partial<Said>): Said => ({ tex: `${tex} ${of(x, y) > 0 ? '>' : '<'} 0`, holds: ([a = 0, b = 0]) => of(a, b) * of(x, y) > 0, ...notes }) // prettier-ignore
    const product = eq('x^3y', (a, b) => a ** 3 * b, {
      enough: t`${m`x^3y = x^2 \cdot xy`} is ${xyIs}, and ${m`x^2`} is positive. This makes ${m`xy`} ${xyIs}, ${so}.`,
      missed: t`looks for ${m`x`} and ${m`y`} themselves, but only the sign of ${m`xy`} matters, and ${m`x^3y = x^2 \cdot xy`} has the same sign`,
    })
    const quotient = sign('\\frac{x}{y^3}', (a, b) => a / b ** 3, {
      enough: t`multiplying both sides by ${m`y^4`}, which is positive, gives ${m`xy ${alike ? '>' : '<'} 0`}, ${so}.`,
      missed: t`rejects the statement because ${m`x`} and ${m`y`} are unknown, but a ${alike ? 'positive' : 'negative'} fraction shows that they have ${signs}, and only that matters`,
    })
    const squares = sign('(x + y)^2 - (x - y)^2', (a, b) => 4 * a * b, {
      enough: t`expanding gives ${m`(x^2 + 2xy + y^2) - (x^2 - 2xy + y^2) = 4xy`}. This is ${xyIs}, ${so}.`,
      missed: t`stops before expanding the squares, but everything except ${m`4xy`} cancels`,
    })
    const bars = eq('|xy|', (a, b) => Math.abs(a * b), {
      lacks: t`It allows both ${m`xy = ${Math.abs(x * y)}`} and ${m`xy = -${Math.abs(x * y)}`}, that is, the same sign and opposite signs.`,
      trap: t`drops the absolute value bars and takes ${m`xy`} to be ${m`${Math.abs(x * y)}`}, but ${m`xy`} can also be ${m`-${Math.abs(x * y)}`}`,
    })
    const sum = eq('x + y', (a, b) => a + b, {
      lacks: t`Two integers with a sum of ${m`${x + y}`} may have the same sign or opposite signs.`,
      trap: t`tries only ${m`${x}`} and ${m`${y}`}, but ${m`${one}`} and ${m`${other}`} also have a sum of ${m`${total}`}`,
    })
    const onX = sign('x^5', (a) => a, {
      lacks: t`An odd power has the sign of its base, so ${m`x`} is ${x > 0 ? 'positive' : 'negative'}, but ${m`y`} can be positive or negative.`,
      trap: t`finds that ${m`x`} is ${x > 0 ? 'positive' : 'negative'} and stops, but ${m`y`} can be positive or negative`,
    })
    const onY = sign('x^2y', (_a, b) => b, {
      lacks: t`Since ${m`x^2`} is positive, ${m`y`} is ${y > 0 ? 'positive' : 'negative'}, but ${m`x`} can be positive or negative.`,
      trap: t`finds that ${m`y`} is ${y > 0 ? 'positive' : 'negative'} and stops, but ${m`x`} can be positive or negative`,
    })
    const bigger = sign('x^2 - y^2', (a, b) => a * a - b * b, {
      lacks: t`It shows only that ${far} is farther from 0 than ${near}, and each of them can be positive or negative.`,
      trap: t`finds only that ${far} is farther from 0 than ${near}, but changing the sign of ${near} keeps the statement true`,
    })
    const difference = sign('x - y', (a, b) => a - b, {
      lacks: t`It shows only that ${greater} is greater than ${less}. They can have the same sign or opposite signs.`,
      trap: t`concludes that ${greater} is positive and ${less} is negative, but two numbers with the same sign can also be in this order`,
    })
    const open = 'The two numbers may still have the same sign or opposite signs.'
    /** Numbers that satisfy two statements and give the other answer. */
    const opposed = ([first, second]: readonly [Said, Said]): string => {
      const all = range(-16, 16).flatMap((a) => range(-16, 16).map((b) => [a, b])).filter(([a = 0, b = 0]) => a * b !== 0) // prettier-ignore
      const found = all.find((each) => first.holds(each) && second.holds(each) && isYes(each) !== isYes([x, y]))
      return t`considers only ${m`x = ${x},\ y = ${y}`}, but ${m`x = ${found?.[0] ?? x},\ y = ${found?.[1] ?? y}`} also satisfies both statements`
    }
    return {
      asked,
      asks: { what: t`whether ${m`x`} and ${m`y`} have ${level === 1 ? 'the same sign' : 'opposite signs'}`, because: t`only then is ${m`${asked}`} true` },
      isYes,
      pairs: [
        { statements: [product, sum], harder: 0.1 },
        { statements: [quotient, bars], harder: 0.1 },
        { statements: [squares, bigger], harder: 0.3 },
        { statements: [product, difference], harder: 0.1 },
        { statements: [onX, onY], together: t`an odd power has the sign of its base, so ${m`x`} is ${x > 0 ? 'positive' : 'negative'}. Since ${m`x^2`} is positive, ${m`y`} has the sign of ${m`x^2y`} and is ${y > 0 ? 'positive' : 'negative'}. The two numbers have ${signs}. ${why}.`, bothMissed: t`rejects both statements together because each statement gives the sign of only one number, but together they give both signs`, harder: 0 },
        { statements: [bars, sum], together: t`we know that ${m`(x - y)^2 = (x + y)^2 - 4xy`}. If ${m`xy`} were ${m`${-x * y}`}, this would be ${m`${total ** 2 + 4 * x * y}`}, which is ${total ** 2 + 4 * x * y < 0 ? 'negative' : 'not the square of an integer'}. So ${m`xy = ${x * y}`}, and the numbers have ${signs}. ${why}.`, bothMissed: t`rejects both statements together because ${m`xy`} can be positive or negative, but only one of its two values is possible with a sum of ${m`${x + y}`}`, open, bothTrap: opposed([bars, sum]), harder: 0.4 },
        { statements: [bigger, difference], open: t`Since ${far} is farther from 0 than ${near} and also ${far === greater ? 'greater' : 'less'} than ${near}, ${far} is ${farIs}. But ${near} can still be positive or negative.`, bothTrap: t`finds that ${far} is ${farIs} and stops, but ${near} can still be positive or negative`, harder: 0 },
        { statements: [onX, difference], open: t`Nothing else is known about ${m`y`}. Some of the numbers ${x > y ? 'less' : 'greater'} than a ${x > 0 ? 'positive' : 'negative'} ${m`x`} are positive, and some are negative.`, bothTrap: t`assumes that the order of the two numbers gives the sign of ${m`y`}, but a number ${x > y ? 'less' : 'greater'} than a ${x > 0 ? 'positive' : 'negative'} ${m`x`} can have either sign`, harder: 0 },
        { statements: [bars, bigger], open: t`Changing the sign of ${m`y`} changes neither ${m`|xy|`} nor ${m`x^2 - y^2`}.`, bothTrap: opposed([bars, bigger]), harder: 0.1 },
        { statements: [sum, bigger], open, bothTrap: opposed([sum, bigger]), harder: 0.1 },
        { statements: [eq('xy', (a, b) => a * b, { enough: t`the product ${m`${x * y}`} is ${alike ? 'positive' : 'negative'}, ${so}.`, missed: t`rejects the statement because several pairs of integers have a product of ${m`${x * y}`}, but the signs are ${alike ? 'the same' : 'opposite'} in all of them` }), eq('x^3y - xy', (a, b) => a ** 3 * b - a * b, { lacks: t`If ${m`x`} is 1 or ${m`-1`}, the two terms are equal, and ${m`y`} can be any integer other than zero.`, trap: t`divides by ${m`x^2 - 1`}, but this is 0 if ${m`x`} is 1 or ${m`-1`}, and then ${m`y`} can be positive or negative`, missed: t`rejects the statement because one equation does not determine ${m`x`} and ${m`y`}, but the left side is ${m`xy(x^2 - 1)`} and ${m`x^2 - 1`} is positive, so the equation gives the sign of ${m`xy`}`, enough: t`it says that ${m`xy(x^2 - 1) = ${x ** 3 * y - x * y}`}, and ${m`x^2 - 1`} is positive because ${m`x^2 \ge 1`} and the product is not 0. This makes ${m`xy`} ${xyIs}, ${so}.` })], harder: 0.4 },
        { statements: [product, eq('xy^3', (a, b) => a * b ** 3, { enough: t`${m`xy^3 = xy \cdot y^2`} is ${xyIs}, and ${m`y^2`} is positive. This makes ${m`xy`} ${xyIs}, ${so}.`, missed: t`rejects the statement because several pairs of integers satisfy the equation, but their signs are ${alike ? 'the same' : 'opposite'} in every pair` })], harder: 0.1 },
      ],
      hints: [
        t`For which signs of ${m`x`} and ${m`y`} is ${m`${asked}`} true? Try a pair with the same sign and a pair with opposite signs.`,
        t`Does either statement settle whether ${m`x`} and ${m`y`} have the same sign? Remember that a square such as ${m`x^2`} is always positive here.`,
      ],
    } // prettier-ignore
  },
})
