import { often } from '../../factory/grammar.ts'
import { plain, count, m, t } from '../../factory/format.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { range } from '../../factory/grid.ts'
import { listed } from '../../factory/why-together.ts'
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

const EXAMPLES: Readonly<Record<string, string>> = {
  '2': 'the divisors of 9 are 1, 3, and 9',
  '3': 'the divisors of 8 are 1, 2, 4, and 8',
  '1,1': 'the divisors of 6 are 1, 2, 3, and 6',
  '2,1': 'the divisors of 12 are 1, 2, 3, 4, 6, and 12',
  '1,1,1': 'the divisors of 30 are 1, 2, 3, 5, 6, 10, 15, and 30',
  '2,2': 'the divisors of 36 are 1, 2, 3, 4, 6, 9, 12, 18, and 36',
}

/** Which exponents the primes can have in a divisor, by the exponents of the number. */
const FACTORED: Readonly<Record<string, string>> = {
  '1,1': t`if ${m`n = pq`} with different primes ${m`p`} and ${m`q`}, each of the two primes can have the exponent 0 or 1 in a divisor of ${m`n`}`,
  '2,1': t`if ${m`n = p^2q`} with different primes ${m`p`} and ${m`q`}, a divisor of ${m`n`} can have the exponent 0, 1, or 2 for ${m`p`} and 0 or 1 for ${m`q`}`,
  '1,1,1': t`if ${m`n = pqr`} with three different primes, each of them can have the exponent 0 or 1 in a divisor of ${m`n`}`,
  '2,2': t`if ${m`n = p^2q^2`} with different primes ${m`p`} and ${m`q`}, each of the two primes can have the exponent 0, 1, or 2 in a divisor of ${m`n`}`,
}

export const divisorNumber = sufficiency({
  id: 'divisor-number',
  skill: 'ds-integers',
  version: 4,
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
    const exponents = choices(shape.form)
    const only = CASES().filter((one) => one.n > n - below && one.n < n + above)
    const least = [2, 6, 30][different - 1]!
    const opposed = only.find((one) => one.divisors !== divisors) ?? target
    const sameKind = range(2, n + above).filter((one) => one % 2 === n % 2)
    const statements: Array<Statement<Whole>> = [
      {
        text: t`${m`n`} is ${shape.words}.`,
        holds: (one) => formOf(one) === shape.form.join(),
        enough:
          shape.form.length === 1
            ? t`if ${m`n = p^${inner + 1}`}, where ${m`p`} is prime, the divisors of ${m`n`} are 1, ${m`p`}, ${inner === 1 ? t`and ${m`p^2`}` : t`${m`p^2`}, and ${m`p^3`}`}, so there are ${divisors} divisors, no matter which prime ${m`p`} is. For example, ${EXAMPLES[shape.form.join()]!}.`
            : t`${FACTORED[shape.form.join()]!}, so there are ${m`${exponents} = ${divisors}`} divisors. For example, ${EXAMPLES[shape.form.join()]!}.`,
        missed: t`overlooks that ${shape.words.replace(/\ba (?=prime)|(?=\b(?:two|three) different)/, 'any ')} has ${divisors} divisors`,
      },
      {
        text: t`Besides 1 and ${m`n`} itself, ${m`n`} has exactly ${count(inner, 'positive divisor')}.`,
        holds: (one) => one.divisors - 2 === inner,
        enough: t`counting 1 and ${m`n`} as well gives ${m`${inner} + 2 = ${divisors}`} divisors. The value of ${m`n`} is not needed.`,
        missed: t`overlooks that the only divisors not counted in the statement are 1 and ${m`n`}`,
      },
      {
        text: t`${m`n`} has exactly ${count(different, 'different prime factor')}.`,
        holds: (one) => one.different === different,
        lacks: t`The number of divisors also depends on the ${different === 1 ? 'exponent of the prime' : 'exponents of the primes'}. For example, ${least} has ${2 ** different} divisors, but ${2 * least} has ${3 * 2 ** (different - 1)}.`,
        trap: t`assumes that ${different === 1 ? 'the prime' : 'each of the primes'} divides ${m`n`} only once, but a prime factor can be repeated`,
      },
      {
        text: t`${m`n`} is the product of ${primes.length} prime numbers, not necessarily different.`,
        holds: (one) => one.primes.length === primes.length,
        lacks:
          primes.length === 2
            ? t`If ${m`p`} and ${m`q`} are different primes, ${m`p^2`} has the 3 divisors 1, ${m`p`}, and ${m`p^2`}, but ${m`pq`} has 4 divisors: 1, ${m`p`}, ${m`q`}, and ${m`pq`}.`
            : primes.length === 3
              ? t`If ${m`p`} and ${m`q`} are different primes, ${m`p^3`} has ${m`3 + 1 = 4`} divisors, but ${m`p^2q`} has ${m`(2 + 1)(1 + 1) = 6`}.`
              : t`If ${m`p`} and ${m`q`} are different primes, ${m`p^4`} has ${m`4 + 1 = 5`} divisors, but ${m`p^3q`} has ${m`(3 + 1)(1 + 1) = 8`}.`,
        trap:
          primes.length === 2
            ? 'assumes that the two primes are different, but they may be equal'
            : `assumes that the ${primes.length === 3 ? 'three' : 'four'} primes are all different, but two or more of them may be equal`,
      },
      {
        text: t`${m`n`} is a multiple of ${p}.`,
        holds: (one) => one.n % p === 0,
        lacks: t`${m`n`} can have the factor ${p} more than once and can have other prime factors, and each new factor adds divisors.`,
        trap: t`counts the 2 divisors of ${p}, but greater multiples of ${p} have more, such as ${2 * p} with ${p === 2 ? 3 : 4}`,
      },
      {
        text: t`${m`n`} is greater than ${n - below} and less than ${n + above}.`,
        holds: (one) => one.n > n - below && one.n < n + above,
        lacks: t`${m`n`} can be any integer from ${only[0]!.n} through ${only.at(-1)!.n}, and these do not all have the same number of divisors.`,
        trap: t`counts only the ${divisors} divisors of ${n}, but ${opposed.n} also fits the statement and has ${count(opposed.divisors, 'divisor')}`,
        enough:
          only.length === 1
            ? t`the only integer greater than ${n - below} and less than ${n + above} is ${n}, and ${factorization(target)} has ${m`${choices(exponentsOf(target))} = ${divisors}`} positive divisors.`
            : t`the integers that fit are ${listed(only.map(factorization))}, and adding 1 to each exponent and multiplying gives ${divisors} positive divisors for each of them.`,
        missed:
          only.length === 1
            ? t`overlooks that ${n} is the only integer greater than ${n - below} and less than ${n + above}`
            : t`overlooks that all the integers that fit the statement have ${divisors} divisors`,
      },
      {
        text: p === 2 ? t`${m`n`} is even.` : t`${m`n`} is divisible by ${p} but by no smaller prime number.`,
        holds: (one) => one.primes[0] === p,
        lacks: t`The smallest prime factor is ${p}, but it can appear more than once, and ${m`n`} can have other prime factors as well. Each new factor adds divisors.`,
        trap: t`counts the 2 divisors of ${p}, but ${p * p} also fits the statement and has the 3 divisors 1, ${p}, and ${p * p}`,
      },
      {
        text: t`${m`n`} is ${n % 2 === 0 ? 'even' : 'odd'} and less than ${n + 1 + above}.`,
        holds: (one) => one.n % 2 === n % 2 && one.n < n + 1 + above,
        lacks: t`${m`n`} could be ${sameKind.length > 6 ? t`${listed(sameKind.slice(0, 3).map(String)).replace(' and ', ' ')}, and so on up to ${sameKind.at(-1)!}` : listed(sameKind.map(String)).replace(' and ', ' or ')}, and these do not all have the same number of divisors.`,
        trap: t`tries only one ${n % 2 === 0 ? 'even' : 'odd'} integer less than ${n + 1 + above}, but ${n % 2 === 0 ? '2 has 2 divisors and 4 has 3' : '3 has 2 divisors and 9 has 3'}`,
      },
      {
        text: t`${m`n`} is ${often(p)} a prime number.`,
        holds: (one) => one.primes.length === 2 && one.n % p === 0,
        lacks: t`If the prime multiplied by ${p} is ${p} itself, ${m`n = ${p * p}`} has only the divisors 1, ${p}, and ${p * p}. Otherwise, ${m`n`} has 4 divisors: 1, ${p}, the other prime, and ${m`n`}.`,
        trap: t`assumes that the prime number is different from ${p}, but it can be ${p} itself`,
      },
    ]
    return {
      stem: t`If ${m`n`} is an integer greater than 1, how many positive divisors does ${m`n`} have, including 1 and ${m`n`}?`,
      cases: CASES(),
      ask: (one) => String(one.divisors),
      show: (one) => m`n = ${inFactors(one)}`,
      since: (one) => one.divisors < 10 ? t`the divisors are ${listed(range(1, one.n).filter((d) => one.n % d === 0).map(String))}` : m`${choices(exponentsOf(one))} = ${one.divisors}`, // prettier-ignore
      statements,
      together: (pair, left) => {
        const [first] = left
        if (first && left.length <= 8) return fromFew(pair, left)
        const forms = [...new Set(left.map(formOf))]
        if (forms.length > 2) return undefined
        const examples = left.slice(0, 3).map(({ n: each }) => plain(each))
        const why = forms.length === 1 ? exponentsFixed(pair, first!) : undefined
        if (why !== undefined)
          return t`${why} So the ${different === 1 ? 'exponent in the prime factorization is' : 'exponents in the prime factorization are'} ${listed(forms[0]!.split(','))}, as for ${examples[0]!} and ${examples[1]!}. ${different === 1 ? t`The divisors are 1 and the powers of the prime up to ${m`n`}, so there are` : 'Adding 1 to each exponent and multiplying gives'} ${m`${choices(forms[0]!.split(',').map(Number))} = ${first!.divisors}`} divisors.`
        const said = forms.map((form) => (form.includes(',') ? `the exponents ${form.replaceAll(',', ' and ')}` : `the exponent ${form}`)) // prettier-ignore
        return t`Every integer that satisfies both statements, such as ${examples[0]!}, ${examples[1]!}, or ${examples[2]!}, has ${said.join(' or ')} in its prime factorization. Adding 1 to each exponent and multiplying gives ${left[0]!.divisors} divisors${forms.length === 1 ? '' : ' each time'}.`
      },
      bothTrap: (_pair, left) => {
        const other = left.find((one) => one.divisors !== left[0]!.divisors)!
        return t`considers only ${plain(left[0]!.n)}, which has ${count(left[0]!.divisors, 'divisor')}, but ${plain(other.n)} also fits both statements and has ${other.divisors}`
      },
      bothMissed: (_pair, left) => (left.length === 1 ? t`overlooks that ${plain(left[0]!.n)} is the only integer that fits both statements` : t`looks for a single value of ${m`n`}, but every value of ${m`n`} that satisfies both statements has ${left[0]!.divisors} divisors`), // prettier-ignore
      hints: [
        t`What decides how many divisors ${m`n`} has: its size, or its prime factorization?`,
        t`For each statement, count the divisors of two or three possible values of ${m`n`}. Do all of them have the same number of divisors?`,
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
      [/is even\.$/, ({ dividing }) => dividing.includes(2)],
      [/no smaller/, ({ dividing }, [q = 0]) => dividing[1] === q],
      [/greater than/, ({ n }, [low = 0, high = 0]) => n > low && n < high],
      [
        /(even|odd) and less/,
        ({ n }, [high = 0], { statement: s }) => n < high && (n % 2 === 0) === s.includes('even'),
      ],
      [/(?:times|twice) a prime/, ({ n, prime }, [p = 2]) => prime.includes(n / p)],
    ],
  },
})

/** Which integers fit both statements, if one of them allows few, and how many divisors they have. */
function fromFew(pair: readonly [Statement<Whole>, Statement<Whole>], left: readonly Whole[]): string | undefined {
  const allowed = pair.map(({ holds }) => CASES().filter(holds))
  const at = allowed[0]!.length <= allowed[1]!.length ? 0 : 1
  const few = allowed[at]!.map((each) => plain(each.n))
  if (few.length > 12) return undefined
  const shown = left.map(factorization)
  const start = t`Statement (${at + 1}) allows only ${listed(few)}. Of these, only`
  const [{ n, divisors }, worked] = [left[0]!, m`${choices(exponentsOf(left[0]!))} = ${left[0]!.divisors}`]
  return left.length === 1
    ? t`${start} ${n} fits statement (${2 - at}), and ${shown[0]!} has ${worked} positive divisors: ${listed(
        range(1, n)
          .filter((d) => n % d === 0)
          .map(String),
      )}.`
    : t`${start} ${listed(shown)} fit statement (${2 - at}). Adding 1 to each exponent and multiplying gives ${new Set(left.map(formOf)).size === 1 ? worked : plain(divisors)} positive divisors for each of them.`
}

/** Why two statements fix the exponents of the prime factorization, if they count the primes in two ways. */
function exponentsFixed(
  pair: readonly [Statement<Whole>, Statement<Whole>],
  { primes, different }: Whole,
): string | undefined {
  const place = (word: RegExp): number => pair.findIndex(({ text }) => word.test(text)) + 1
  const [kinds, all, single] = [
    place(/different prime factor/),
    place(/not necessarily/),
    place(/(?:times|twice) a prime/),
  ]
  if (kinds > 0 && single > 0)
    return t`Statement (${single}) makes ${m`n`} a product of two primes, and statement (${kinds}) says that the two primes are different.`
  if (kinds === 0 || all === 0) return undefined
  const every = primes.length === 2 ? 'the two primes are' : 'the primes are all'
  const which =
    different === 1
      ? `${every} the same`
      : different === primes.length
        ? `${every} different`
        : `only ${different} different primes are among them`
  return t`Statement (${all}) makes ${m`n`} a product of ${primes.length} primes, and statement (${kinds}) says that ${which}.`
}

/** An integer with its prime factors, as a formula: '12 = 2^{2} \times 3'; a prime alone. */
function inFactors({ n, primes }: Whole): string {
  const factors = [...Map.groupBy(primes, (prime) => prime)].map(([prime, equal]) => (equal.length === 1 ? String(prime) : `${prime}^{${equal.length}}`)) // prettier-ignore
  return primes.length === 1 ? String(n) : `${n} = ${factors.join(' \\times ')}`
}

const factorization = (one: Whole): string => m`${inFactors(one)}`

const exponentsOf = ({ primes }: Pick<Whole, 'primes'>): number[] =>
  [...Map.groupBy(primes, (prime) => prime).values()].map((equal) => equal.length)

/** The number of divisors as a product: for each prime, 1 more than its exponent. */
const choices = (exponents: readonly number[]): string =>
  exponents.length === 1 ? `${exponents[0]!} + 1` : exponents.map((e) => `(${e} + 1)`).join('')

const formOf = (one: Whole): string =>
  exponentsOf(one)
    .toSorted((a, b) => b - a)
    .join()

function factored(n: number): Whole {
  const primes: number[] = []
  let rest = n
  for (let p = 2; rest > 1; p += 1) {
    for (; rest % p === 0; rest /= p) primes.push(p)
  }
  const exponents = exponentsOf({ primes })
  return { n, primes, different: exponents.length, divisors: exponents.reduce((product, e) => product * (e + 1), 1) }
}

/** For the second solver: each integer with all its divisors, found by trying them. */
const TABLE = once(() => {
  const tried = range(2, 1500).map((n) => ({ n, dividing: range(1, n).filter((d) => Number.isInteger(n / d)) }))
  const primes = new Set(tried.filter(({ dividing }) => dividing.length === 2).map(({ n }) => n))
  return tried.map((one) => ({ ...one, prime: one.dividing.filter((d) => primes.has(d)) }))
})

/** How many primes make up n, counted as often as they divide. */
function depth(n: number, prime: readonly number[]): number {
  const first = prime.find((p) => Number.isInteger(n / p))
  return first === undefined ? 0 : 1 + depth(n / first, prime)
}
