import { claimsOptions, claimsStem, claimsSteps, type Claim } from '../../factory/build-claims.ts'
import { m, plain, t } from '../../factory/format.ts'
import { pairs, range } from '../../factory/grid.ts'
import { problem } from '../../factory/problem-template.ts'
import { claimsPlace, readClaims, readFormula, readRelation } from '../../factory/read-formula.ts'

/** A product of x, y and z: its TeX, which letters count for its sign, and whether a minus stands before it. */
interface Product {
  tex: string
  odd: readonly [number, number, number]
  sign: 1 | -1
}

const FACTS: readonly Product[] = [
  { tex: 'xy', odd: [1, 1, 0], sign: 1 },
  { tex: 'xy', odd: [1, 1, 0], sign: -1 },
  { tex: 'yz', odd: [0, 1, 1], sign: -1 },
  { tex: 'x^2y', odd: [0, 1, 0], sign: -1 },
  { tex: 'xz^2', odd: [1, 0, 0], sign: -1 },
  { tex: 'x^3z', odd: [1, 0, 1], sign: -1 },
  { tex: 'xyz', odd: [1, 1, 1], sign: 1 },
  { tex: 'xyz', odd: [1, 1, 1], sign: -1 },
]
const ASKED: readonly Product[] = [
  { tex: 'xz', odd: [1, 0, 1], sign: 1 },
  { tex: 'xy^2z', odd: [1, 0, 1], sign: 1 },
  { tex: '-xyz', odd: [1, 1, 1], sign: -1 },
  { tex: 'x^2yz', odd: [0, 1, 1], sign: 1 },
  { tex: '-\\frac{x}{z}', odd: [1, 0, 1], sign: -1 },
  { tex: '\\frac{xy}{z^2}', odd: [1, 1, 0], sign: 1 },
  { tex: '-x^3', odd: [1, 0, 0], sign: -1 },
  { tex: '-yz^2', odd: [0, 1, 0], sign: -1 },
  { tex: 'x^2z', odd: [0, 0, 1], sign: 1 },
  { tex: '-x^2yz^3', odd: [0, 1, 1], sign: -1 },
]
const SIGNS = pairs(pairs([1, -1], [1, -1]), [1, -1]).map(([[x, y], z]) => [x, y, z] as const)

interface Signs {
  facts: readonly Product[]
  asked: readonly Product[]
}

export const productSigns = problem<Signs>({
  id: 'product-signs',
  skill: 'inequalities',
  version: 3,
  levels: [1, 1.1, 1.3],
  draw: (random, level) => {
    const facts = random.some(FACTS, level === 3 ? 3 : 2)
    const asked = random.some(ASKED, 3)
    const allowed = SIGNS.filter((signs) => facts.every((fact) => signOf(fact.odd, signs) === fact.sign))
    const alike = facts.some((one, at) => facts.slice(at + 1).some((other) => one.odd.join() === other.odd.join()))
    if (alike || allowed.length < 1 || (allowed.length === 1 && level < 3)) return null
    if (level === 3 && deepIn({ facts, asked }) < 2) return null
    return { facts, asked }
  },
  write: ({ facts, asked }) => {
    const claims = asked.map((product) => claimOf(product, facts))
    const given = facts.map(({ tex, sign }) => m`${tex} ${sign > 0 ? '>' : '<'} 0`)
    return {
      stem: claimsStem(
        t`If ${m`x`}, ${m`y`}, and ${m`z`} are nonzero numbers such that ${given.slice(0, -1).join(', ')}${given.length > 2 ? ',' : ''} and ${given.at(-1)!}, which of the following must be positive?`,
        claims,
      ),
      ...claimsOptions(claims),
      harder: 0.1 * (deepIn({ facts, asked }) - 1),
      quick: [
        t`${asked.some(({ tex }) => tex.includes('frac')) ? 'Drop the even powers, and treat the division like a multiplication' : 'Drop the even powers'}. Then ${listed(asked.map((each, at) => t`${['I', 'II', 'III'][at]!} has the sign of ${m`${bare(each)}`}`))}.`,
        knownSigns(asked, facts),
        conclusion(claims),
      ],
      full: [
        `Method: track signs, not values. ${asked.some(({ tex }) => tex.includes('frac')) ? 'Drop every even power, and treat the division like a multiplication' : 'Drop every even power'}.`,
        'If an expression can be built from the given products, apart from squares, its sign is determined. Otherwise look for a counterexample.',
        ...claimsSteps(claims),
        conclusion(claims),
      ],
      hints: [
        'Do you need to know the sign of each single letter?',
        'Which of the expressions can be built, apart from squares, by multiplying the given products? For the others, look for numbers that make them negative.',
      ],
    }
  },
  second: (_numbers, stem) => {
    const question = stem.split('\n')[0]!
    const facts = [...question.matchAll(/\\\([^)]*[<>] 0\\\)/g)].map(([text]) => readRelation(text))
    const values = range(-3, 3).filter((value) => value !== 0)
    const cases = values.flatMap((x) => values.flatMap((y) => values.map((z) => ({ x, y, z }))))
    const allowed = cases.filter((one) => facts.every((fact) => fact(one)))
    const claims = readClaims(stem).map((text) => readRelation(text.replace('\\)', ' > 0\\)')))
    return claimsPlace(claims.map((claim) => allowed.every((one) => claim(one))))
  },
})

/** The last step: 'So I and III must be positive', for the claims that hold. */
function conclusion(claims: readonly Claim[]): string {
  const which = claims.flatMap(({ holds }, at) => (holds ? [['I', 'II', 'III'][at]!] : []))
  const all = which.length === 3 ? 'all three expressions' : which.join(' and ')
  return which.length === 0 ? 'So none of the expressions has to be positive.' : `So ${all} must be positive.`
}

/** What decides a product's sign: the letters with odd powers, with its minus sign. */
function bare(product: Product): string {
  return `${product.sign < 0 ? '-' : ''}${lettersOf(product)}`
}

function lettersOf({ odd }: Product): string {
  return ['x', 'y', 'z'].filter((_, at) => odd[at] === 1).join('')
}

function listed(texts: readonly string[]): string {
  return texts.length > 2 ? `${texts.slice(0, -1).join(', ')}, and ${texts.at(-1)!}` : texts.join(' and ')
}

/** Which of the letters' products have one sign in all allowed cases, and which do not. */
function knownSigns(asked: readonly Product[], facts: readonly Product[]): string {
  const different = asked.filter((one, at) => asked.findIndex((each) => lettersOf(each) === lettersOf(one)) === at)
  const [known, open] = [true, false].map((isKnown) =>
    different.filter((each) => (chainTo(each, facts) !== null) === isKnown),
  ) as [Product[], Product[]]
  const makes = known.map((each) => {
    const sign = chainTo(each, facts)!.reduce((all, fact) => all * fact.sign, 1)
    return t`${m`${lettersOf(each)}`} ${sign > 0 ? 'positive' : 'negative'}`
  })
  const leaves = t`do not determine the sign of ${open.map((each) => m`${lettersOf(each)}`).join(' or ')}`
  if (known.length === 0) return t`The conditions ${leaves}.`
  return t`The conditions make ${listed(makes)}${open.length === 0 ? '' : t` but ${leaves}`}.`
}

/** '−6' for whole values, and 'negative' for the fractions. */
function valueOf({ tex }: Product, [x, y, z]: readonly [number, number, number]): string {
  const value = readFormula(tex)({ x, y, z })
  return Number.isInteger(value) ? `equal to ${plain(value)}` : 'negative'
}

/** How many of the asked products follow from no single fact. */
function deepIn({ facts, asked }: Signs): number {
  return asked.filter((product) => (chainTo(product, facts)?.length ?? 2) > 1).length
}

function signOf(odd: readonly number[], signs: readonly number[]): number {
  return odd.reduce((sign, counts, at) => (counts ? sign * signs[at]! : sign), 1)
}

/** The facts whose product has, up to squares, the letters of a product; null if there are none. */
function chainTo({ odd }: Product, facts: readonly Product[]): readonly Product[] | null {
  const chains = range(1, 2 ** facts.length - 1).map((mask) => facts.filter((_, at) => (mask >> at) % 2 === 1))
  const built = (chain: readonly Product[]) => [0, 1, 2].map((at) => chain.reduce((sum, fact) => sum + fact.odd[at]!, 0) % 2) // prettier-ignore
  return chains.toSorted((a, b) => a.length - b.length).find((chain) => built(chain).join() === odd.join()) ?? null
}

function claimOf(product: Product, facts: readonly Product[]): Claim {
  const text = m`${product.tex}`
  const chain = chainTo(product, facts)
  if (!chain) {
    const signs = SIGNS.find((each) => facts.every((fact) => signOf(fact.odd, each) === fact.sign) && signOf(product.odd, each) !== product.sign)! // prettier-ignore
    const [x, y, z] = signs.map((sign, at) => sign * (at + 1))
    return { text, holds: false, misconception: 'forgot-negative-case', why: t`${m`x = ${x!}`}, ${m`y = ${y!}`}, and ${m`z = ${z!}`} satisfy the given conditions but make ${text} ${valueOf(product, [x!, y!, z!])}.` } // prettier-ignore
  }
  const holds = chain.reduce((all, fact) => all * fact.sign, 1) === product.sign
  const names = chain.map(({ tex }) => m`${tex}`)
  const from =
    names.length === 1
      ? names[0]!
      : `the product of ${names.slice(0, -1).join(', ')}${names.length > 2 ? ',' : ''} and ${names.at(-1)!}`
  const opposite = product.sign < 0 ? 'the opposite sign of' : 'the sign of'
  const sign = chain.reduce((all, fact) => all * fact.sign, 1)
  const odd = lettersOf(product)
  const apart = names.length === 1 && chain[0]!.tex === odd ? '' : t`, which is ${m`${odd}`} apart from squares`
  return {
    text,
    holds,
    misconception: 'lost-sign',
    why: t`${text} has ${opposite} ${from}${apart}. By the conditions, that product is ${sign > 0 ? 'positive' : 'negative'}.`,
  }
}
