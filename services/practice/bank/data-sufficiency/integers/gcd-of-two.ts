import { m, t } from '../../factory/format.ts'
import { gcd } from '../../factory/gcd.ts'
import { pairs, range, simplestFirst } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'

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
    const difference = says(t`${m`x - y = ${x - y}`}`, ([a, b]) => a - b === x - y, { lacks: t`A common factor must divide ${Math.abs(x - y)}, but it need not be ${g}.`, enough: t`a common factor must divide the difference, so it can only be 1.` }) // prettier-ignore
    const ratio = says(t`${m`${v === 1 ? '' : v}x = ${u === 1 ? '' : u}y`}`, ([a, b]) => v * a === u * b, { lacks: t`It says that ${m`x = ${u === 1 ? '' : u}k`} and ${m`y = ${v === 1 ? '' : v}k`} for some ${m`k`}, and ${m`k`} is the greatest common factor.` }) // prettier-ignore
    const multiple = says(t`The least common multiple of ${m`x`} and ${m`y`} is ${lcm}.`, ([a, b]) => (a * b) / gcd(a, b) === lcm, { lacks: 'Many pairs have this least common multiple.' }) // prettier-ignore
    const product = says(t`${m`xy = ${x * y}`}`, ([a, b]) => a * b === x * y, { lacks: 'Pairs with this product can have different common factors.' }) // prettier-ignore
    const scaled = says(t`The greatest common factor of ${m`${g + 1}x`} and ${m`${g + 1}y`} is ${g * (g + 1)}.`, ([a, b]) => gcd((g + 1) * a, (g + 1) * b) === g * (g + 1), { enough: t`the factor ${g + 1} is common to both, so the greatest common factor of ${m`x`} and ${m`y`} is ${m`${g * (g + 1)} \div ${g + 1} = ${g}`}.` }) // prettier-ignore
    const shifted = says(t`The greatest common factor of ${m`x + y`} and ${m`y`} is ${g}.`, ([a, b]) => gcd(a + b, b) === g, { enough: t`whatever divides ${m`x + y`} and ${m`y`} divides ${m`x`} as well, and the other way around, so it is ${g}.` }) // prettier-ignore
    const quotient = says(t`${m`\frac{x}{${g}}`} and ${m`\frac{y}{${g}}`} are different prime numbers.`, ([a, b]) => a !== b && isPrime(a / g) && isPrime(b / g), { enough: t`two different primes have no common factor, so only ${g} is common.` }) // prettier-ignore
    const exact = says(t`${m`x = ${x}`}`, ([a]) => a === x, {
      lacks: t`Any divisor of ${x} may be the greatest common factor.`,
    })
    const fixed = t`with ${m`x = ${u === 1 ? '' : u}k`} and ${m`y = ${v === 1 ? '' : v}k`}, the other statement gives ${m`k = ${g}`}, and ${u} and ${v} have no common factor.`
    const pair = (...[one, two, together, harder = 0.2]: readonly [Statement<Pair>, Statement<Pair>, string?, number?]) => ({ statements: [one, two] as const, ...(together ? { together } : {}), harder, open: 'Pairs with different greatest common factors satisfy both.' }) // prettier-ignore
    return {
      stem: t`If ${m`x`} and ${m`y`} are positive integers, what is the greatest common factor of ${m`x`} and ${m`y`}?`,
      cases: CASES(),
      ask: ([a, b]) => String(gcd(a, b)),
      show: ([a, b]) => m`x = ${a},\ y = ${b}`,
      statements: [],
      pairs: [
        pair(ratio, multiple, fixed, 0.2),
        ...(x * y <= 120 ? [pair(ratio, product, fixed, 0),
        pair(multiple, product, t`the greatest common factor is the product divided by the least common multiple, ${m`${x * y} \div ${lcm} = ${g}`}.`, -0.1), pair(difference, product, undefined, 0)] : []),
        pair(scaled, difference, undefined, -0.2),
        pair(shifted, ratio, undefined, -0.1),
        pair(shifted, multiple, undefined, 0.1),
        ...(isPrime(u) && isPrime(v) ? [pair(quotient, shifted, undefined, 0.3), pair(quotient, difference, undefined, 0), pair(quotient, scaled, undefined, -0.1)] : []),
        ...(Math.abs(x - y) > g ? [pair(difference, exact, undefined, -0.1)] : []),
        pair(scaled, shifted, undefined, 0.1),
        pair(exact, multiple, undefined, -0.2),
        ...(u > 1 ? [pair(exact, says(t`${m`y`} is a multiple of ${g}.`, ([, b]) => b % g === 0, { lacks: t`It says nothing about ${m`x`}.` }), undefined, -0.4)] : []),
      ],
      hints: [
        t`Write ${m`x = ga`} and ${m`y = gb`}, where ${m`a`} and ${m`b`} have no common factor. What does each statement say about ${m`g`}?`,
        'Test pairs that satisfy a statement: do all of them have the same greatest common factor?',
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
