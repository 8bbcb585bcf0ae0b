import { m, t } from '../../factory/format.ts'
import { often } from '../../factory/grammar.ts'
import { gcd } from '../../factory/gcd.ts'
import { pairs, range, simplestFirst } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'
import {
  sufficiency,
  type Statement,
  type StatementPair,
  type Sufficiency,
} from '../../factory/sufficiency-template.ts'

type Pair = readonly [number, number]

const CASES = once((): readonly Pair[] => simplestFirst(pairs(range(1, 120), range(1, 120))))

export const gcdOfTwo = sufficiency({
  id: 'gcd-of-two',
  skill: 'ds-integers',
  version: 3,
  levels: [1.5, 1.5, 1.5],
  draw: (random, level) => {
    const g = random.int(2, 6)
    const [u, v] = [random.int(1, 5), random.int(1, 5)]
    if (gcd(u, v) !== 1 || u === v) return null
    return { g, x: g * u, y: g * v, u, v, level }
  },
  write: ({ g, x, y, u, v }): Sufficiency<Pair> => {
    const lcm = g * u * v
    const says = (text: string, holds: (one: Pair) => boolean, notes: Partial<Statement<Pair>>): Statement<Pair> => ({ text, holds, ...notes }) // prettier-ignore
    const [ux, vy] = [`${u === 1 ? '' : u}k`, `${v === 1 ? '' : v}k`]
    const gap = Math.abs(x - y)
    const isGreatest = u === 1 || v === 1 ? t`Since ${u === 1 ? m`x = k` : m`y = k`} divides ${u === 1 ? m`y` : m`x`}, the greatest common factor is ${m`k`}` : t`Since ${u} and ${v} have no common factor greater than 1, the greatest common factor is ${m`k`}` // prettier-ignore
    /** The values of y with which x = … has the least common multiple. */
    const fitting = range(1, lcm).filter((other) => (x * other) / gcd(x, other) === lcm)
    const difference = says(t`${m`x - y = ${x - y}`}`, ([a, b]) => a - b === x - y, { lacks: t`A number that divides ${m`x`} and ${m`y`} also divides ${m`x - y`}, so the greatest common factor is a factor of ${gap}. The numbers could be 1 and ${gap + 1}, with a greatest common factor of 1, or ${gap} and ${2 * gap}, with a greatest common factor of ${gap}.`, consider: t`which numbers can divide both ${m`x`} and ${m`y`}?`, trap: t`treats the difference, ${gap}, as the greatest common factor, but it could also be a smaller factor of ${gap}, such as 1` }) // prettier-ignore
    const ratio = says(t`${m`${v === 1 ? '' : v}x = ${u === 1 ? '' : u}y`}`, ([a, b]) => v * a === u * b, { lacks: t`It gives ${m`x = ${ux}`} and ${m`y = ${vy}`} for some positive integer ${m`k`}. ${isGreatest}, which can be any positive integer.`, consider: t`how can you write ${m`x`} and ${m`y`} in terms of their greatest common factor?`, trap: t`takes ${m`x`} and ${m`y`} to be ${u} and ${v}, but they can also be ${2 * u} and ${2 * v}, whose greatest common factor is 2` }) // prettier-ignore
    const multiple = says(t`The least common multiple of ${m`x`} and ${m`y`} is ${lcm}.`, ([a, b]) => (a * b) / gcd(a, b) === lcm, { lacks: t`The least common multiple of ${x} and ${y} is ${lcm}, and so is that of 1 and ${lcm}, but the greatest common factor is ${g} for the first pair and 1 for the second.`, consider: t`which pairs of integers have a least common multiple of ${lcm}?`, trap: t`tries only ${x} and ${y}, but other pairs of integers have the same least common multiple` }) // prettier-ignore
    const product = says(t`${m`xy = ${x * y}`}`, ([a, b]) => a * b === x * y, { lacks: t`Both ${m`${x} \times ${y}`} and ${m`1 \times ${x * y}`} are ${x * y}, but the greatest common factor is ${g} for the first pair and 1 for the second.`, consider: t`which pairs of integers have a product of ${x * y}?`, trap: t`tries only ${m`${x} \times ${y} = ${x * y}`}, but other pairs of integers have the same product` }) // prettier-ignore
    const scaled = says(t`The greatest common factor of ${m`${g + 1}x`} and ${m`${g + 1}y`} is ${g * (g + 1)}.`, ([a, b]) => gcd((g + 1) * a, (g + 1) * b) === g * (g + 1), { enough: t`multiplying both numbers by ${g + 1} multiplies their greatest common factor by ${g + 1}, so the greatest common factor of ${m`x`} and ${m`y`} is ${m`${g * (g + 1)} \div ${g + 1} = ${g}`}. For example, the greatest common factor of ${(g + 1) * x} and ${(g + 1) * y} is ${g * (g + 1)}, and that of ${x} and ${y} is ${g}.`, consider: t`what happens to the greatest common factor of two numbers when both are multiplied by ${g + 1}?`, missed: t`overlooks that multiplying both numbers by ${g + 1} multiplies their greatest common factor by ${g + 1}` }) // prettier-ignore
    const shifted = says(t`The greatest common factor of ${m`x + y`} and ${m`y`} is ${g}.`, ([a, b]) => gcd(a + b, b) === g, { enough: t`a number that divides ${m`x + y`} and ${m`y`} also divides the difference, ${m`x`}. A number that divides ${m`x`} and ${m`y`} also divides the sum, ${m`x + y`}. So ${m`x`} and ${m`y`} have the same common factors as ${m`x + y`} and ${m`y`}, and the greatest of these is ${g}.`, missed: t`overlooks that a common factor of ${m`x + y`} and ${m`y`} also divides their difference, ${m`x`}`, consider: t`if a number divides both ${m`x + y`} and ${m`y`}, what else must it divide?` }) // prettier-ignore
    const quotient = says(t`${m`\frac{x}{${g}}`} and ${m`\frac{y}{${g}}`} are different prime numbers.`, ([a, b]) => a !== b && isPrime(a / g) && isPrime(b / g), { enough: t`two different primes have no common factor greater than 1, so ${m`x`} and ${m`y`}, which are ${often(g)} these primes, have a greatest common factor of ${g}. For example, ${2 * g} and ${3 * g} are ${often(g)} the primes 2 and 3, and their greatest common factor is ${g}.`, consider: 'which common factors can two different primes have?', missed: 'overlooks that no two different primes have a common factor greater than 1' }) // prettier-ignore
    const exact = says(t`${m`x = ${x}`}`, ([a]) => a === x, {
      lacks: t`If ${m`y = 1`}, the greatest common factor is 1, but if ${m`y = ${x}`}, it is ${x}.`,
      trap: t`takes ${m`y`} to be a multiple of ${x}, but any factor of ${x} can be the greatest common factor`,
      consider: t`which numbers can be the greatest common factor of ${x} and ${m`y`}?`,
    })
    const ofY = says(t`${m`y`} is a multiple of ${g}.`, ([, b]) => b % g === 0, { lacks: t`It shows that ${g} is a factor of ${m`y`} but says nothing about ${m`x`}.`, consider: t`what do you learn about the factors of ${m`x`}?`, trap: t`treats ${g} as a common factor, but the statement says nothing about ${m`x`}` }) // prettier-ignore
    const inRatio = t`since ${m`${v === 1 ? '' : v}x = ${u === 1 ? '' : u}y`}, ${m`x = ${ux}`} and ${m`y = ${vy}`} for a positive integer ${m`k`}. ${isGreatest}.`
    const byMultiple = t`${inRatio} The least common multiple is ${m`${u} \times ${v} \times k = ${u * v}k`}, so ${m`${u * v}k = ${lcm}`} and ${m`k = ${g}`}.`
    const byProduct = t`${inRatio} The product is ${m`xy = ${u * v}k^2`}, so ${m`${u * v}k^2 = ${x * y}`} and ${m`k = ${g}`}.`
    const noSize = (known: string, equation: string): string =>
      t`overlooks that with ${m`x = ${ux}`} and ${m`y = ${vy}`}, the ${known} gives ${equation}, so the greatest common factor is ${m`k = ${g}`}`
    const pair = (...[one, two, together, harder = 0.2, notes]: readonly [Statement<Pair>, Statement<Pair>, string?, number?, Partial<StatementPair<Pair>>?]) => ({ statements: [one, two] as const, ...(together ? { together } : {}), harder, open: 'Pairs with different greatest common factors satisfy both.', ...notes }) // prettier-ignore
    return {
      stem: t`If ${m`x`} and ${m`y`} are positive integers, what is the greatest common factor of ${m`x`} and ${m`y`}?`,
      cases: CASES(),
      ask: ([a, b]) => String(gcd(a, b)),
      show: ([a, b]) => m`x = ${a},\ y = ${b}`,
      statements: [],
      pairs: [
        pair(ratio, multiple, byMultiple, 0.2, { bothMissed: noSize('least common multiple', m`${u * v}k = ${lcm}`) }),
        ...(x * y <= 120 ? [pair(ratio, product, byProduct, 0, { bothMissed: noSize('product', m`${u * v}k^2 = ${x * y}`) }),
        pair(multiple, product, t`for any two positive integers, the greatest common factor times the least common multiple equals the product of the integers. Here the product ${m`xy`} is ${x * y}, so the greatest common factor is ${m`${x * y} \div ${lcm} = ${g}`}.`, -0.1, { bothMissed: t`overlooks that ${m`xy`} divided by the least common multiple, ${m`${x * y} \div ${lcm}`}, is the greatest common factor` }), pair(difference, product, undefined, 0)] : []),
        pair(scaled, difference, undefined, -0.2),
        pair(shifted, ratio, undefined, -0.1),
        pair(shifted, multiple, undefined, 0.1),
        ...(isPrime(u) && isPrime(v) ? [pair(quotient, shifted, undefined, 0.3), pair(quotient, difference, undefined, 0), pair(quotient, scaled, undefined, -0.1)] : []),
        ...(Math.abs(x - y) > g ? [pair(difference, exact, undefined, -0.1)] : []),
        pair(scaled, shifted, undefined, 0.1),
        pair(exact, multiple, undefined, -0.2, { open: t`With ${m`x = ${x}`}, a least common multiple of ${lcm} is possible for ${m`y = ${fitting.join(',\\ ')}`}, and ${m`xy`} divided by ${lcm} gives a different greatest common factor each time.`, bothTrap: t`assumes that ${m`x = ${x}`} and the least common multiple ${lcm} determine ${m`y`}, but ${m`y`} can be any of ${fitting.join(', ')}` }),
        ...(u > 1 ? [pair(exact, ofY, undefined, -0.4, { open: t`Both numbers are multiples of ${g}, but they can have a greater common factor: if ${m`y = ${x}`}, it is ${x}.`, bothTrap: t`considers only the common factor ${g}, but it does not have to be the greatest one` })] : []),
      ],
      hints: [
        t`Can different pairs of integers have the same greatest common factor? If so, does a statement have to give ${m`x`} and ${m`y`}?`,
        t`Write ${m`x = ga`} and ${m`y = gb`}, where ${m`g`} is the greatest common factor and ${m`a`} and ${m`b`} have no common factor greater than 1. What does each statement say about ${m`g`}?`,
      ],
    } // prettier-ignore
  },
  second: {
    cases: () => pairs(range(1, 180), range(1, 180)),
    ask: ([x, y]) => common(x, y),
    read: [
      [/least common/, ([x, y], [lcm = 0]) => lcm % x === 0 && lcm % y === 0 && range(1, 6).every((part) => part === 1 || lcm % part !== 0 || (lcm / part) % x !== 0 || (lcm / part) % y !== 0) && firstMultiple(x, y) === lcm], // prettier-ignore
      [/factor of \\\(x \+ y/, ([x, y], [g = 0]) => common(x + y, y) === g],
      [/factor of \\\(\d/, ([x, y], [k = 0, , g = 0]) => k * common(x, y) === g],
      [/different prime/, ([x, y], [g = 1]) => x !== y && prime(x / g) && prime(y / g)],
      [/multiple of/, ([, y], [g = 1]) => y % g === 0],
      [/^\\\(xy/, ([x, y], [product = 0]) => x * y === product],
      [/^\\\(x - y/, ([x, y], [gap = 0]) => x - y === gap],
      [/^\\\(x = \d+\\\)/, ([x], [value = 0]) => x === value],
      [/^\\\(\d*x = \d*y/, ([x, y], _n, { statement }) => Number(/\((\d*)x/.exec(statement)![1] || 1) * x === Number(/= (\d*)y/.exec(statement)![1] || 1) * y], // prettier-ignore
    ],
  },
})

function isPrime(n: number): boolean {
  return Number.isInteger(n) && n > 1 && range(2, n - 1).every((d) => n % d !== 0)
}

/** For the second solver: greatest common factor by trying, primes and multiples likewise. */
function common(x: number, y: number): number {
  for (let d = Math.min(x, y); d > 1; d -= 1) if (x % d === 0 && y % d === 0) return d
  return 1
}

function prime(n: number): boolean {
  if (!Number.isInteger(n) || n < 2) return false
  for (let d = 2; d * d <= n; d += 1) if (n % d === 0) return false
  return true
}

function firstMultiple(x: number, y: number): number {
  let multiple = x
  while (multiple % y !== 0) multiple += x
  return multiple
}
