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
      ? t`When two numbers with the same sign are added, their absolute values add up, so ${m`|x + y|`} equals ${m`|x| + |y|`}`
      : t`When two numbers with opposite signs are added, they cancel at least in part, so ${m`|x + y|`} is less than ${m`|x| + |y|`}`
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
      enough: t`${m`x^3y = x^2 \cdot xy`} is ${xyIs}, and its factor ${m`x^2`} is positive. The other factor, ${m`xy`}, must be ${xyIs}, ${so}.`,
      missed: t`overlooks that only the sign of ${m`xy`} matters, and ${m`x^3y = x^2 \cdot xy`} has the same sign`,
      consider: t`what sign does ${m`x^2`} have, and what does that tell you about ${m`xy`}?`,
    })
    const quotient = sign('\\frac{x}{y^3}', (a, b) => a / b ** 3, {
      enough: t`multiplying both sides by ${m`y^4`}, which is positive, gives ${m`xy ${alike ? '>' : '<'} 0`}, ${so}.`,
      missed: t`overlooks that a ${xyIs} fraction already shows that ${m`x`} and ${m`y`} have ${signs}`,
      consider: t`what do you get if you multiply both sides by ${m`y^4`}?`,
    })
    const squares = sign('(x + y)^2 - (x - y)^2', (a, b) => 4 * a * b, {
      enough: t`expanding gives ${m`(x^2 + 2xy + y^2) - (x^2 - 2xy + y^2) = 4xy`}. This is ${xyIs}, ${so}.`,
      missed: t`overlooks that after expanding, everything except ${m`4xy`} cancels`,
      consider: 'what is left after you expand both squares?',
    })
    const bars = eq('|xy|', (a, b) => Math.abs(a * b), {
      lacks: t`It allows both ${m`xy = ${Math.abs(x * y)}`} and ${m`xy = -${Math.abs(x * y)}`}, so ${m`x`} and ${m`y`} can have the same sign or opposite signs.`,
      consider: t`which values can ${m`xy`} have?`,
      trap: t`drops the absolute value bars and takes ${m`xy`} to be ${m`${Math.abs(x * y)}`}, but ${m`xy`} can also be ${m`-${Math.abs(x * y)}`}`,
    })
    const sum = eq('x + y', (a, b) => a + b, {
      lacks: t`Two integers with a sum of ${m`${x + y}`} may have the same sign or opposite signs.`,
      consider: 'can two integers with this sum have the same sign, and can they have opposite signs?',
      trap: t`tries only ${m`${x}`} and ${m`${y}`}, but ${m`${one}`} and ${m`${other}`} also have a sum of ${m`${total}`}`,
    })
    const onX = sign('x^5', (a) => a, {
      lacks: t`An odd power has the sign of its base, so ${m`x`} is ${x > 0 ? 'positive' : 'negative'}, but ${m`y`} can be positive or negative.`,
      trap: t`finds only that ${m`x`} is ${x > 0 ? 'positive' : 'negative'}, but ${m`y`} can be positive or negative`,
      consider: t`what does the sign of ${m`x^5`} tell you about ${m`x`}?`,
    })
    const onY = sign('x^2y', (_a, b) => b, {
      lacks: t`Since ${m`x^2`} is positive, ${m`y`} is ${y > 0 ? 'positive' : 'negative'}, but ${m`x`} can be positive or negative.`,
      trap: t`finds only that ${m`y`} is ${y > 0 ? 'positive' : 'negative'}, but ${m`x`} can be positive or negative`,
      consider: t`what does the sign of ${m`x^2y`} tell you about ${m`y`}?`,
    })
    const bigger = sign('x^2 - y^2', (a, b) => a * a - b * b, {
      lacks: t`It shows only that ${far} is farther from 0 than ${near}, and each of them can be positive or negative.`,
      trap: t`finds only that ${far} is farther from 0 than ${near}, but changing the sign of ${near} keeps the statement true`,
      consider: 'which number is farther from 0, and does that settle its sign?',
    })
    const difference = sign('x - y', (a, b) => a - b, {
      lacks: t`It shows only that ${greater} is greater than ${less}. The two numbers can have the same sign or opposite signs.`,
      trap: t`concludes that ${greater} is positive and ${less} is negative, but two numbers with the same sign can also be in this order`,
      consider: 'which number is greater, and could the other one have the same sign?',
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
      asks: { what: t`whether ${m`x`} and ${m`y`} have ${level === 1 ? 'the same sign' : 'opposite signs'}`, because: level === 2 ? t`${m`|x - y|`} is the distance between them, which equals ${m`|x| + |y|`} only if 0 is between them` : t`${m`|x + y|`} equals ${m`|x| + |y|`} if the signs are the same and is less if they are opposite` },
      isYes,
      pairs: [
        { statements: [product, sum], harder: 0.1 },
        { statements: [quotient, bars], harder: 0.1 },
        { statements: [squares, bigger], harder: 0.3 },
        { statements: [product, difference], harder: 0.1 },
        { statements: [onX, onY], together: t`an odd power has the sign of its base, so ${m`x`} is ${x > 0 ? 'positive' : 'negative'}. Since ${m`x^2`} is positive, ${m`y`} has the sign of ${m`x^2y`} and is ${y > 0 ? 'positive' : 'negative'}. The two numbers have ${signs}. ${why}.`, bothMissed: t`overlooks that together, the statements show that ${m`x`} is ${x > 0 ? 'positive' : 'negative'} and ${m`y`} is ${y > 0 ? 'positive' : 'negative'}`, harder: 0 },
        { statements: [bars, sum], together: t`we know that ${m`(x - y)^2 = (x + y)^2 - 4xy`}. If ${m`xy`} were ${m`${-x * y}`}, this would be ${m`${total ** 2} - 4(${-x * y}) = ${total ** 2 + 4 * x * y}`}, ${total ** 2 + 4 * x * y < 0 ? 'but a square cannot be negative' : 'which is not the square of an integer'}. So ${m`xy = ${x * y}`}, and the numbers have ${signs}. ${why}.`, bothMissed: t`overlooks that of the two possible values of ${m`xy`}, only ${m`${x * y}`} goes with a sum of ${m`${x + y}`}`, open, bothTrap: opposed([bars, sum]), harder: 0.4 },
        { statements: [bigger, difference], open: t`Since ${far} is farther from 0 than ${near} and also ${far === greater ? 'greater' : 'less'} than ${near}, ${far} is ${farIs}. But ${near} can still be positive or negative.`, bothTrap: t`finds only that ${far} is ${farIs}, but ${near} can still be positive or negative`, harder: 0 },
        { statements: [onX, difference], open: t`Nothing else is known about ${m`y`}. Some of the numbers ${x > y ? 'less' : 'greater'} than a ${x > 0 ? 'positive' : 'negative'} ${m`x`} are positive, and some are negative.`, bothTrap: t`assumes that the order of the two numbers gives the sign of ${m`y`}, but a number ${x > y ? 'less' : 'greater'} than a ${x > 0 ? 'positive' : 'negative'} ${m`x`} can have either sign`, harder: 0 },
        { statements: [bars, bigger], open: t`Changing the sign of ${m`y`} changes neither ${m`|xy|`} nor ${m`x^2 - y^2`}.`, bothTrap: opposed([bars, bigger]), harder: 0.1 },
        { statements: [sum, bigger], open, bothTrap: opposed([sum, bigger]), harder: 0.1 },
        { statements: [eq('xy', (a, b) => a * b, { enough: t`the product ${m`${x * y}`} is ${alike ? 'positive' : 'negative'}, ${so}.`, missed: t`overlooks that any two integers with a product of ${m`${x * y}`} have ${signs}`, consider: 'what does the sign of the product tell you about the two numbers?' }), eq('x^3y - xy', (a, b) => a ** 3 * b - a * b, { lacks: t`If ${m`x`} is 1 or ${m`-1`}, then ${m`x^3 = x`}, so the left side is ${m`xy - xy = 0`} for every ${m`y`}.`, consider: 'what do you get when you factor the left side?', trap: t`divides by ${m`x^2 - 1`}, but this is 0 if ${m`x`} is 1 or ${m`-1`}, and then ${m`y`} can be positive or negative`, missed: t`overlooks that the left side is ${m`xy(x^2 - 1)`} and ${m`x^2 - 1`} is positive, so the equation gives the sign of ${m`xy`}`, enough: t`factoring the left side gives ${m`xy(x^2 - 1) = ${x ** 3 * y - x * y}`}. Since ${m`x^2 \ge 1`} and the product is not 0, the factor ${m`x^2 - 1`} is positive. The other factor, ${m`xy`}, must be ${xyIs}, ${so}.` })], harder: 0.4 },
        { statements: [product, eq('xy^3', (a, b) => a * b ** 3, { enough: t`${m`xy^3 = xy \cdot y^2`} is ${xyIs}, and its factor ${m`y^2`} is positive. The other factor, ${m`xy`}, must be ${xyIs}, ${so}.`, missed: t`overlooks that only the sign of ${m`xy`} matters, and ${m`xy^3 = xy \cdot y^2`} has the same sign`, consider: t`what sign does ${m`y^2`} have, and what does that tell you about ${m`xy`}?` })], harder: 0.1 },
      ],
      hints: [
        t`For which signs of ${m`x`} and ${m`y`} is ${m`${asked}`} true? Try a pair with the same sign and a pair with opposite signs.`,
        t`Does either statement settle whether ${m`x`} and ${m`y`} have the same sign? Remember that a square such as ${m`x^2`} is always positive here.`,
      ],
    } // prettier-ignore
  },
})
