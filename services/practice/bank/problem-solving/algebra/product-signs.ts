import { claimsOptions, claimsStem, type Claim } from '../../factory/build-claims.ts'
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
const ROMAN = ['I', 'II', 'III'] as const
const LETTERS: readonly Product[] = [
  { tex: 'x', odd: [1, 0, 0], sign: 1 },
  { tex: 'y', odd: [0, 1, 0], sign: 1 },
  { tex: 'z', odd: [0, 0, 1], sign: 1 },
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
    const given = facts.map((fact) => relation(fact))
    const options = claimsOptions(claims)
    const verdicts = t`${listed(asked.flatMap((product, at) => (chainTo(product, facts) ? [verdict(product, claims[at]!)] : [])))}.`
    const open = claims.filter((_, at) => !chainTo(asked[at]!, facts))
    const known = isFixed(facts) ? letterSteps(facts) : knownProducts(asked, facts)
    const drop = asked.some(({ tex }) => tex.includes('frac'))
      ? 'ignore every even power, and treat division like multiplication'
      : 'ignore every even power'
    return {
      stem: claimsStem(
        t`If ${m`x`}, ${m`y`}, and ${m`z`} are nonzero numbers such that ${given.slice(0, -1).join(', ')}${given.length > 2 ? ',' : ''} and ${given.at(-1)!}, which of the following must be positive?`,
        claims,
      ),
      ...options,
      wrong: options.wrong.map(([value, misconception, why, text]) => [
        value,
        misconception,
        () => {
          const misjudged = asked.filter((_, at) => why().includes(`include ${ROMAN[at]!}:`))
          return `${isFixed(facts) ? lettersInShort(facts) : knownProducts(misjudged, facts)} ${why()}`.trim()
        },
        text!,
      ]),
      because: [known, ...(known ? [t`So ${verdicts}`] : []), ...open.map(({ why }) => why.replace('if', 'If'))].join(
        ' ',
      ),
      harder: 0.1 * (deepIn({ facts, asked }) - 1),
      quick: isFixed(facts)
        ? [known, t`Then ${verdicts}`, conclusion(claims)]
        : [
            t`To find the sign, ${drop}. Then ${listed(asked.map((each, at) => t`${ROMAN[at]!} has the sign of ${m`${bare(each)}`}`))}.`,
            t`${knownProducts(asked, facts)}${openSigns(asked, facts)}`.trim(),
            conclusion(claims),
          ],
      full: [
        isFixed(facts)
          ? t`Method: find the signs of ${m`x`}, ${m`y`}, and ${m`z`} one at a time. An even power is positive, so it does not affect the sign of a product.`
          : `Method: track signs, not values. An even power is positive and does not affect the sign, so ${drop}.`,
        ...(known ? [known] : []),
        ...claims.map(
          (claim, at) => `${ROMAN[at]!} ${mustBe(claim, chainTo(asked[at]!, facts) !== null)}: ${claim.why}`,
        ),
        conclusion(claims),
      ],
      hints: [firstHint(asked, facts), secondHint(facts, open.length > 0)],
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
  const which = claims.flatMap(({ holds }, at) => (holds ? [ROMAN[at]!] : []))
  const all = which.length === 3 ? 'all three expressions' : which.join(' and ')
  return which.length === 0 ? 'So none of the expressions has to be positive.' : `So ${all} must be positive.`
}

/** What decides a product's sign: the letters with odd powers, with its minus sign. */
function bare(product: Product): string {
  return `${product.sign < 0 ? '-' : ''}${lettersOf(product)}`
}

/** What the full solution says of a claim before its reason. */
function mustBe({ holds }: Claim, isKnown: boolean): string {
  if (holds) return 'must be positive'
  return isKnown ? 'is never positive' : 'does not have to be positive'
}

/** The product of given products, written with powers: 'x^2yz^3'. */
function timesTex(factors: readonly Product[]): string {
  const all = factors.map(({ tex }) => tex.replace(/(\w)\^(\d)/g, (_, letter: string, by: string) => letter.repeat(Number(by)))).join('') // prettier-ignore
  const powers = ['x', 'y', 'z'].map((letter) => [letter, all.split(letter).length - 1] as const)
  return powers.map(([letter, by]) => (by > 1 ? `${letter}^${by}` : letter.repeat(by))).join('')
}

function lettersOf({ odd }: Product): string {
  return ['x', 'y', 'z'].filter((_, at) => odd[at] === 1).join('')
}

function listed(texts: readonly string[]): string {
  return texts.length > 2 ? `${texts.slice(0, -1).join(', ')}, and ${texts.at(-1)!}` : texts.join(' and ')
}

/** ' But xz can still be positive or negative.', for the letters' products that the conditions leave open. */
function openSigns(asked: readonly Product[], facts: readonly Product[]): string {
  const open = [...new Set(asked.filter((each) => chainTo(each, facts) === null).map(lettersOf))]
  const signs = open.map((letters) => m`${letters}`)
  if (signs.length === 0) return ''
  return t` But ${listed(signs)} can ${signs.length === 1 ? '' : 'each '}still be positive or negative.`
}

/** '−6' for whole values, and 'negative' for the fractions. */
function valueOf({ tex }: Product, [x, y, z]: readonly [number, number, number]): string {
  const value = readFormula(tex)({ x, y, z })
  return Number.isInteger(value) ? plain(value) : 'negative'
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
    return { text, holds: false, misconception: 'forgot-negative-case', why: t`if ${m`x = ${x!}`}, ${m`y = ${y!}`}, and ${m`z = ${z!}`}, the conditions hold, but ${text} is ${valueOf(product, [x!, y!, z!])}.` } // prettier-ignore
  }
  const sign = signFrom(chain)
  const holds = sign === product.sign
  const end = holds ? 'positive' : 'negative'
  const letters = m`${lettersOf(product)}`
  const others = product.sign < 0 ? t`, so ${m`${product.tex.slice(1)}`} is ${sign > 0 ? 'positive' : 'negative'} and ${text} is ${end}.` : t`, so ${text} is ${end}.` // prettier-ignore
  const why = isFixed(facts)
    ? t`${lettersSigns(product, facts)}${others}`
    : t`${text} has ${product.sign < 0 ? 'the opposite sign of' : 'the same sign as'} ${letters}, so it is ${end}.`
  return {
    text,
    holds,
    misconception: 'lost-sign',
    why: product.tex === lettersOf(product) && !isFixed(facts) ? t`${text} is ${end}.` : why,
  }
}

const relation = ({ tex, sign }: Product): string => m`${tex} ${sign > 0 ? '>' : '<'} 0`
const isPositive = ({ tex, sign }: Product): string => t`${m`${tex}`} is ${sign > 0 ? 'positive' : 'negative'}`
const signFrom = (chain: readonly Product[]): 1 | -1 => chain.reduce<number>((all, { sign }) => all * sign, 1) > 0 ? 1 : -1 // prettier-ignore
const isFixed = (facts: readonly Product[]): boolean => LETTERS.every((letter) => chainTo(letter, facts) !== null)

function verdict({ tex }: Product, { holds }: Claim): string {
  return t`${m`${tex}`} is ${holds ? 'positive' : 'negative'}`
}

/** The letters' signs in the order in which the conditions give them, each with the facts it is found from. */
function lettersFound(facts: readonly Product[]): Array<{ letter: Product; from: readonly Product[] }> {
  const found: Array<{ letter: Product; from: readonly Product[] }> = []
  for (let round = 0; round < 3; round += 1) {
    const next = LETTERS.filter(({ tex }) => found.every(({ letter }) => letter.tex !== tex))
      .flatMap((each) => {
        const from = chainTo(each, [...found.map(({ letter }) => letter), ...facts])
        return from ? [{ letter: { ...each, sign: signFrom(from) }, from }] : []
      })
      .toSorted((a, b) => a.from.length - b.from.length)[0]
    if (next) found.push(next)
  }
  return found
}

function letterSteps(facts: readonly Product[]): string {
  return lettersFound(facts)
    .map(
      ({ letter, from }) =>
        t`Since ${listed(from.map((each) => (LETTERS.some(({ tex }) => tex === each.tex) ? isPositive(each) : relation(each))))}, ${isPositive(letter)}.`,
    ) // prettier-ignore
    .join(' ')
}

function lettersInShort(facts: readonly Product[]): string {
  const found = lettersFound(facts)
  const used = [...new Set(found.flatMap(({ from }) => from.filter((each) => facts.includes(each))))]
  return t`Taken in turn, the signs of ${listed(used.map(({ tex }) => m`${tex}`))} give ${listed(found.map(({ letter }) => relation(letter)))}.`
}

/** 'x is negative and z is positive', for the letters that count in a product. */
function lettersSigns({ odd }: Product, facts: readonly Product[]): string {
  const letters = lettersFound(facts).map(({ letter }) => letter).filter((letter) => odd.some((counts, at) => counts && letter.odd[at])) // prettier-ignore
  const negative = letters.filter(({ sign }) => sign < 0).length
  if (letters.length === 3) return `${['none of the letters is', 'one of the letters is', 'two of the letters are', 'all three letters are'][negative]!} negative` // prettier-ignore
  const groups = [-1, 1].map((sign) => letters.filter((letter) => letter.sign === sign).map(({ tex }) => tex).toSorted()) // prettier-ignore
  const texts = groups.flatMap((group, at) => {
    const are = ['', 'is', 'are both'][group.length]!
    return group.length === 0
      ? []
      : [t`${listed(group.map((tex) => m`${tex}`))} ${are} ${at === 0 ? 'negative' : 'positive'}`]
  })
  return texts.join(' and ')
}

/** The signs of the products of letters that decide the asked products, as far as the conditions give them. */
function knownProducts(asked: readonly Product[], facts: readonly Product[]): string {
  const sentences = asked.flatMap((each) => {
    const chain = chainTo(each, facts)
    if (!chain) return []
    const result = relation({ ...each, tex: lettersOf(each), sign: signFrom(chain) })
    const alike = chain[0]!.sign === chain.at(-1)!.sign
    const signs = alike ? `are both ${chain[0]!.sign > 0 ? 'positive' : 'negative'}` : 'have opposite signs'
    if (chain.length > 1) return [t`Since ${listed(chain.map(({ tex }) => m`${tex}`))} ${signs}, their product, ${m`${timesTex(chain)}`}, is ${alike ? 'positive' : 'negative'}. Even powers are positive, so ${m`${lettersOf(each)}`} is ${alike ? 'positive' : 'negative'} too.`] // prettier-ignore
    return chain[0]!.tex === lettersOf(each) ? [] : [t`Since ${relation(chain[0]!)} and even powers are positive, ${result}.`] // prettier-ignore
  })
  const given = facts.filter(({ tex }) => asked.some((each) => lettersOf(each) === tex)).map(relation)
  return [...(given.length > 0 ? [t`It is given that ${listed(given)}.`] : []), ...new Set(sentences)].join(' ')
}

/** Points at the step that combines facts: for a letter where all signs are fixed, otherwise for an asked product. */
function firstHint(asked: readonly Product[], facts: readonly Product[]): string {
  const ways = isFixed(facts)
    ? lettersFound(facts).map(({ letter, from }) => ({ of: letter.tex, from, whole: letter }))
    : asked.flatMap((each) => [{ of: lettersOf(each), from: chainTo(each, facts) ?? [], whole: each }])
  const given = (from: readonly Product[]): Product[] => from.filter((each) => facts.includes(each))
  const { of, from, whole } = ways.find((way) => given(way.from).length > 1) ?? ways.find((way) => way.from.length === 1) ?? ways[0]! // prettier-ignore
  const [one, two] = given(from)
  if (!one) return t`Which signs can ${m`${of}`} have under the given conditions?`
  if (two)
    return t`Compare ${relation(one)} with ${relation(two)}. What does that tell you about the sign of ${m`${of}`}?`
  return one.tex === of
    ? t`How is the sign of ${m`${whole.tex}`} related to the sign of ${m`${of}`}?`
    : t`What does the condition ${relation(one)} tell you about the sign of ${m`${of}`}?`
}

function secondHint(facts: readonly Product[], isOpen: boolean): string {
  if (isFixed(facts)) return t`Find the signs of ${m`x`}, ${m`y`}, and ${m`z`} one at a time. Even powers are positive, so which letters decide the sign of each expression?` // prettier-ignore
  return isOpen
    ? 'Ignore the even powers in each expression. Do the conditions determine the sign of what is left, or can you find numbers that make the expression negative?'
    : 'Ignore the even powers in each expression. Which of the given products, or which product of two of them, decides the sign of what is left?'
}
