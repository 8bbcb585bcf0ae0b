import { count, m, t } from '../../factory/format.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { range } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'

/** An integer with its prime factors, smallest first, each as often as it divides. */
interface Whole {
  n: number
  primes: readonly number[]
  different: number
  divisors: number
}

const CASES = once((): readonly Whole[] => range(2, 700).map(factored))
const SHAPES: ReadonlyArray<ReadonlyArray<{ words: string; form: readonly number[] }>> = [
  [
    { words: 'the square of a prime number', form: [2] },
    { words: 'the product of two different prime numbers', form: [1, 1] },
  ],
  [
    { words: 'the cube of a prime number', form: [3] },
    { words: 'the product of two different prime numbers', form: [1, 1] },
    { words: 'a prime number times the square of another prime number', form: [2, 1] },
  ],
  [
    { words: 'a prime number times the square of another prime number', form: [2, 1] },
    { words: 'the product of three different prime numbers', form: [1, 1, 1] },
    { words: 'the product of the squares of two different prime numbers', form: [2, 2] },
  ],
]

export const divisorNumber = sufficiency({
  id: 'divisor-number',
  skill: 'ds-integers',
  version: 3,
  levels: [-0.2, 0.6, 1.2],
  draw: (random, level) => {
    const shape = random.pick(SHAPES[level - 1]!)
    const target = random.pick(
      CASES().filter(
        (one) =>
          formOf(one) === shape.form.join() && one.n < 240 && one.primes[0]! <= (one.primes.length === 2 ? 7 : 5),
      ),
    )
    return { shape, target, below: random.int(1, 7), above: random.int(1, 7) }
  },
  write: ({ shape, target, below, above }): Sufficiency<Whole> => {
    const { n, primes, divisors, different } = target
    const p = primes[0]!
    const inner = divisors - 2
    const exponents = shape.form.map((e) => `(${e} + 1)`).join('')
    const statements: Array<Statement<Whole>> = [
      {
        text: t`${m`n`} is ${shape.words}.`,
        holds: (one) => formOf(one) === shape.form.join(),
        enough: t`add 1 to each exponent and multiply: whatever the primes are, ${m`n`} has ${m`${exponents} = ${divisors}`} divisors.`,
      },
      {
        text: t`Besides 1 and ${m`n`} itself, ${m`n`} has exactly ${count(inner, 'positive divisor')}.`,
        holds: (one) => one.divisors - 2 === inner,
        enough: t`with 1 and ${m`n`} there are ${m`${inner} + 2 = ${divisors}`}.`,
      },
      {
        text: t`${m`n`} has exactly ${count(different, 'different prime factor')}.`,
        holds: (one) => one.different === different,
        lacks: 'How often each prime divides stays open.',
      },
      {
        text: t`${m`n`} is the product of ${primes.length} prime numbers, not necessarily different.`,
        holds: (one) => one.primes.length === primes.length,
        lacks: 'The primes may be equal or different, and that changes the number of divisors.',
      },
      {
        text: t`${m`n`} is a multiple of ${p}.`,
        holds: (one) => one.n % p === 0,
        lacks: t`The other factors of ${m`n`} stay open.`,
      },
      {
        text: t`${m`n`} is greater than ${n - below} and less than ${n + above}.`,
        holds: (one) => one.n > n - below && one.n < n + above,
        lacks: 'Neighbouring integers have very different numbers of divisors.',
        enough: t`only ${m`n = ${n}`} lies there, and it has ${divisors} divisors.`,
      },
      {
        text: t`${m`n`} is divisible by ${p} but by no smaller prime number.`,
        holds: (one) => one.primes[0] === p,
        lacks: t`The other factors of ${m`n`} stay open.`,
      },
      {
        text: t`${m`n`} is ${n % 2 === 0 ? 'even' : 'odd'} and less than ${n + 1 + above}.`,
        holds: (one) => one.n % 2 === n % 2 && one.n < n + 1 + above,
        lacks: 'It gives only a kind and a bound.',
      },
      {
        text: t`${m`n`} is ${p} times a prime number.`,
        holds: (one) => one.primes.length === 2 && one.n % p === 0,
        lacks: t`That prime may be ${p} itself, and then ${m`n`} has only 3 divisors; otherwise it has 4.`,
      },
    ]
    return {
      stem: t`If ${m`n`} is an integer greater than 1, how many positive divisors does ${m`n`} have, 1 and ${m`n`} included?`,
      cases: CASES(),
      ask: (one) => String(one.divisors),
      show: (one) => m`n = ${one.n}`,
      statements,
      hints: [
        t`The number of divisors depends on the exponents of the primes in ${m`n`}, not on the primes.`,
        'Test with primes that are equal and with primes that are different.',
      ],
    }
  },
  second: {
    cases: () => TABLE(),
    ask: (one) => one.dividing.length,
    read: [
      [/is the square/, ({ n, dividing }) => dividing.length === 3 && dividing[1]! ** 2 === n],
      [/is the cube/, ({ n, dividing }) => dividing.length === 4 && dividing[1]! ** 3 === n],
      [/product of two different/, ({ n, dividing: d }) => d.length === 4 && d[1]! ** 3 !== n],
      [/times the square of another/, ({ dividing: d, prime }) => d.length === 6 && prime.length === 2],
      [/three different/, ({ dividing: d, prime }) => d.length === 8 && prime.length === 3],
      [/squares of two/, ({ dividing: d, prime }) => d.length === 9 && prime.length === 2],
      [/Besides 1/, ({ dividing }, n) => dividing.length - 2 === n[1]],
      [/different prime factor/, ({ prime }, [k = 0]) => prime.length === k],
      [/not necessarily/, ({ n, prime }, [k = 0]) => depth(n, prime) === k],
      [/a multiple of/, ({ dividing }, [p = 1]) => dividing.includes(p)],
      [/no smaller/, ({ dividing }, [q = 0]) => dividing[1] === q],
      [/greater than/, ({ n }, [low = 0, high = 0]) => n > low && n < high],
      [
        /(even|odd) and less/,
        ({ n }, [high = 0], { statement: s }) => n < high && (n % 2 === 0) === s.includes('even'),
      ],
      [/times a prime/, ({ n, prime }, [p = 1]) => prime.includes(n / p)],
    ],
  },
})

function formOf({ primes }: Whole): string {
  const exponents = [...Map.groupBy(primes, (prime) => prime).values()].map((equal) => equal.length)
  return exponents.toSorted((a, b) => b - a).join()
}

function factored(n: number): Whole {
  const primes: number[] = []
  let rest = n
  for (let p = 2; rest > 1; p += 1) {
    for (; rest % p === 0; rest /= p) primes.push(p)
  }
  const exponents = [...Map.groupBy(primes, (prime) => prime).values()].map((equal) => equal.length)
  return { n, primes, different: exponents.length, divisors: exponents.reduce((product, e) => product * (e + 1), 1) }
}

/** For the second solver: each integer with all its divisors, found by trying them. */
const TABLE = once(() => {
  const listed = range(2, 1500).map((n) => ({ n, dividing: range(1, n).filter((d) => Number.isInteger(n / d)) }))
  const primes = new Set(listed.filter(({ dividing }) => dividing.length === 2).map(({ n }) => n))
  return listed.map((one) => ({ ...one, prime: one.dividing.filter((d) => primes.has(d)) }))
})

/** How many primes make up n, counted as often as they divide. */
function depth(n: number, prime: readonly number[]): number {
  const first = prime.find((p) => Number.isInteger(n / p))
  return first === undefined ? 0 : 1 + depth(n / first, prime)
}
