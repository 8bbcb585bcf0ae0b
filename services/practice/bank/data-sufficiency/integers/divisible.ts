import { gcd } from '../../factory/gcd.ts'
import { m, t } from '../../factory/format.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { range } from '../../factory/grid.ts'

/** The divisors that are drawn at each level. */
const DIVISORS = [
  [2, 3, 5],
  [3, 4, 5, 7],
  [4, 5, 6, 7, 9, 8],
] as const

export const divisible = sufficiency({
  id: 'divisible',
  skill: 'ds-integers',
  version: 4,
  levels: [-1.5, -1.3, 0.2],
  draw: (random, level) => {
    const [p, q] = random.some(DIVISORS[level - 1]!, 2) as [number, number]
    const k = random.int(2, 5)
    if (p % 2 === 0 && q % 2 === 0) return null
    if (p % 3 === 0 && q % 3 === 0) return null
    return { p, q, target: p * q, k, shift: random.int(1, 4), r: random.int(1, p - 1), big: p * q * k }
  },
  write: ({ p, q, target, k, shift, r, big }): Sufficiency<number> => {
    const ofK = target / gcd(k, target)
    const onP: Statement<number> = {
      text: t`${m`n`} is divisible by ${p}.`,
      holds: (n) => n % p === 0,
      lacks: t`A multiple of ${target} must be divisible by both ${p} and ${q}, but a multiple of ${p} need not be divisible by ${q}.`,
      trap: t`considers only divisibility by ${p}, but a multiple of ${target} must also be divisible by ${q}`,
    }
    const onQ: Statement<number> = {
      text: t`${m`n`} is divisible by ${q}.`,
      holds: (n) => n % q === 0,
      lacks: t`A multiple of ${target} must be divisible by both ${p} and ${q}, but a multiple of ${q} need not be divisible by ${p}.`,
      trap: t`considers only divisibility by ${q}, but a multiple of ${target} must also be divisible by ${p}`,
    }
    const onMultiple: Statement<number> = {
      text: t`${m`${k}n`} is divisible by ${target}.`,
      holds: (n) => (k * n) % target === 0,
      lacks: t`The ${k} in ${m`${k}n`} already supplies the factor ${gcd(k, target)}, so ${m`n`} only has to be a multiple of ${ofK}.`,
      trap: t`ignores the ${k} in ${m`${k}n`} and treats ${m`n`} itself as a multiple of ${target}`,
      enough: t`${k} and ${target} have no common factor greater than 1, so every factor of ${target} must come from ${m`n`}, and the answer is yes.`,
      missed: t`overlooks that ${k} has no factor in common with ${target}, so ${m`n`} itself must supply both factors of ${m`${target} = ${p} \times ${q}`}`,
    }
    const small: Statement<number> = {
      text: t`When ${m`n`} is divided by ${target}, the remainder is less than ${p}.`,
      holds: (n) => n % target < p,
      lacks: t`The remainder can be 0, but it can also be 1.`,
      trap: t`treats a remainder less than ${p} as a remainder of 0, but 1 is also less than ${p}`,
    }
    const large: Statement<number> = {
      text: t`${m`n`} is greater than ${target}.`,
      holds: (n) => n > target,
      lacks: t`Some of the integers greater than ${target} are multiples of ${target}, but most are not.`,
      trap: t`tries only multiples of ${target}, such as ${2 * target}, but ${target + 1} is also greater than ${target}`,
    }
    const statements: Array<Statement<number>> = [
      onP,
      onQ,
      {
        text: t`${m`n`} is divisible by ${big}.`,
        holds: (n) => n % big === 0,
        enough: t`${m`${big} = ${k} \times ${target}`}, so every multiple of ${big} is a multiple of ${target}, and the answer is yes. For example, ${m`n = ${2 * big}`} is ${m`${2 * k} \times ${target}`}.`,
        missed: t`overlooks that ${m`${big} = ${k} \times ${target}`}, which makes every multiple of ${big} a multiple of ${target}`,
      },
      {
        text: t`${m`${k}n`} is divisible by ${target * k}.`,
        holds: (n) => (k * n) % (target * k) === 0,
        enough: t`if ${m`${k}n`} is a multiple of ${target * k}, dividing both ${m`${k}n`} and ${target * k} by ${k} shows that ${m`n`} is a multiple of ${target}, so the answer is yes. For example, ${m`${k}n = ${2 * target * k}`} means ${m`n = ${2 * target}`}.`,
        missed: t`rejects the statement because it is about ${m`${k}n`}, but dividing both ${m`${k}n`} and ${target * k} by ${k} shows that ${m`n`} is a multiple of ${target}`,
      },
      onMultiple,
      {
        text: t`When ${m`n`} is divided by ${p}, the remainder is ${r}.`,
        holds: (n) => n % p === r,
        enough: t`every multiple of ${target} is also a multiple of ${p}. But ${m`n`} is not a multiple of ${p}, since dividing ${m`n`} by ${p} leaves a remainder of ${r}, so the answer is always no.`,
        missed: t`overlooks that a number that is not a multiple of ${p} cannot be a multiple of ${target}, either`,
      },
      {
        text: t`${m`n + ${target * shift}`} is divisible by ${target}.`,
        holds: (n) => (n + target * shift) % target === 0,
        enough: t`${m`n`} is the difference between ${m`n + ${target * shift}`} and ${target * shift}, which are both multiples of ${target}, so ${m`n`} is also a multiple of ${target}, and the answer is yes.`,
        missed: t`rejects the statement because it is about ${m`n + ${target * shift}`}, but subtracting ${target * shift}, a multiple of ${target}, leaves a multiple of ${target}`,
      },
      small,
      large,
    ]
    const factorIn = (one: Statement<number>): number => (one === onP ? p : one === onQ ? q : ofK)
    const joined = (pair: readonly [Statement<number>, Statement<number>]) => {
      const [one, other] = pair[0] === small ? [pair[1], pair[0]] : pair
      return { f: factorIn(one), g: factorIn(other), isSmall: other === small }
    }
    return {
      stem: t`If ${m`n`} is a positive integer, is ${m`n`} divisible by ${target}?`,
      cases: range(1, 900),
      ask: (n) => (n % target === 0 ? 'yes' : 'no'),
      show: (n) => m`n = ${n}`,
      since: (n) => (n < target ? undefined : m`${n} = ${Math.floor(n / target)} \times ${target} + ${n % target}`),
      statements,
      together: (pair) => {
        const { f, g, isSmall } = joined(pair)
        return isSmall
          ? t`Statement (${pair[0] === small ? 2 : 1}) makes ${m`n`} a multiple of ${f}, and ${target} is one, too. The remainder is ${m`n`} minus a multiple of ${target}, so the remainder is also a multiple of ${f}. By statement (${pair[0] === small ? 1 : 2}), the remainder is less than ${p}. So the remainder is 0, and ${m`n`} is a multiple of ${target}.`
          : t`Statement (1) makes ${m`n`} a multiple of ${f}, and statement (2) makes it a multiple of ${g}. The least common multiple of ${f} and ${g} is ${target}, so ${m`n`} is a multiple of ${target}.`
      },
      bothMissed: (pair) => {
        const { f, g, isSmall } = joined(pair)
        return isSmall
          ? t`overlooks that dividing a multiple of ${f} by ${target} leaves a remainder that is also a multiple of ${f}, and 0 is the only one less than ${p}`
          : t`overlooks that a number divisible by both ${f} and ${g} is divisible by their least common multiple, ${target}`
      },
      bothTrap: (pair) => {
        if (pair.includes(large))
          return t`expects ${m`n > ${target}`} to help, but the size of ${m`n`} says nothing about the factors of ${m`n`}`
        const { f, g, isSmall } = joined(pair)
        return isSmall
          ? t`assumes that the remainder is 0, but a remainder of ${f} is also less than ${p}`
          : f === g
            ? t`counts two facts, but each statement says only that ${m`n`} is a multiple of ${f}`
            : t`multiplies the factors ${f} and ${g}, but a multiple of both need only be a multiple of ${(f * g) / gcd(f, g)}`
      },
      hints: [
        [4, 8, 9].includes(p) || [4, 8, 9].includes(q)
          ? t`Which prime factors must every multiple of ${target} have, and how many of each?`
          : t`Which ${p === 6 || q === 6 ? 'three' : 'two'} prime factors must every multiple of ${target} have?`,
        t`${m`${target} = ${p} \times ${q}`}. Does either statement show that ${m`n`} has both of these factors, or that one of them is missing?`,
      ],
    }
  },
  second: {
    cases: () => range(1, 4000),
    ask: (n, numbers) => Number.isInteger(n / (numbers[0] ?? 1)),
    read: [
      [/remainder is less than/, (n, [a = 1, b = 1]) => n - a * Math.floor(n / a) < b],
      [/remainder is/, (n, [a = 1, b = 1]) => n - a * Math.floor(n / a) === b],
      [/\\\(n \+ /, (n, [a = 0, b = 1]) => Number.isInteger((n + a) / b)],
      [/\\\(\d+n\\\) is divisible/, (n, [a = 1, b = 1]) => Number.isInteger((a * n) / b)],
      [/\\\(n\\\) is divisible/, (n, [a = 1]) => Number.isInteger(n / a)],
      [/greater than/, (n, [a = 1]) => n > a],
    ],
  },
})
