import { claimsOptions, claimsStem, type Claim } from '../../factory/build-claims.ts'
import { m, t } from '../../factory/format.ts'
import { often } from '../../factory/grammar.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { claimsPlace, readClaims, readFormula } from '../../factory/read-formula.ts'

/** A list made from a, b, c, d, with how its spread compares with theirs. */
interface Made {
  terms: readonly string[]
  /** 0 equal, 1 greater, -1 less; 'open' if it depends on the numbers. */
  spread: -1 | 0 | 1 | 'open'
  why: string
  /** What is done to the list, in a few words. */
  short: string
}

const letters = ['a', 'b', 'c', 'd']
const each = (form: (letter: string) => string): string[] => letters.map(form)
const shift = (k: number): Made => ({ terms: each((x) => `${x} + ${k}`), spread: 0, short: t`adds ${k} to every number and to the mean`, why: t`adding ${k} to every number also adds ${k} to the mean, so no distance from the mean changes.` }) // prettier-ignore
const flip = (k: number): Made => ({ terms: each((x) => `${k} - ${x}`), spread: 0, short: 'reverses the list but keeps its distances', why: t`subtracting every number from ${k} only reverses the list and moves it, so the distances from the mean stay the same.` }) // prettier-ignore
const stretch = (k: number, plus: number): Made => ({ terms: each((x) => `${k}${x}${plus === 0 ? '' : ` - ${plus}`}`), spread: 1, short: t`multiplies every distance by ${k}`, why: t`multiplying by ${k} makes every distance from the mean ${often(k)} as great${plus === 0 ? '' : t`, and subtracting ${plus} changes none of them`}.` }) // prettier-ignore
const shrink = (k: number, plus: number): Made => ({ terms: each((x) => `\\frac{${x}}{${k}} + ${plus}`), spread: -1, short: t`divides every distance by ${k}`, why: t`dividing by ${k} divides every distance from the mean by ${k}, and adding ${plus} changes none of them.` }) // prettier-ignore
const negative = (k: number): Made => ({ terms: each((x) => `-${k}${x}`), spread: 1, short: t`multiplies every distance by ${k}`, why: t`multiplying by ${m`-${k}`} reverses the list and makes every distance from the mean ${often(k)} as great.` }) // prettier-ignore
const doubled: Made = { terms: [...letters, ...letters], spread: 0, short: 'repeats every distance', why: 'listing every number twice changes neither the mean nor the average of the squared distances from it.' } // prettier-ignore
const halfFlip: Made = { terms: each((x) => `1 - \\frac{${x}}{2}`), spread: -1, short: 'halves every distance', why: 'dividing by 2 halves every distance from the mean, and subtracting from 1 only reverses the list.' } // prettier-ignore

/** Lists that are made from four different numbers in ascending order and their mean m. */
const withMean: Made = { terms: [...letters, 'm'], spread: -1, short: 'adds a distance of 0 from the mean', why: t`adding ${m`m`} does not change the mean. Its distance of 0 lowers the average of the squared distances, so the standard deviation is smaller.` } // prettier-ignore
const widened = (k: number): Made => ({ terms: [`a - ${k}`, 'b', 'c', `d + ${k}`], spread: 1, short: 'moves both ends farther from the mean', why: t`the mean does not change. The least and greatest numbers both move ${k} farther from it, so the standard deviation is greater.` }) // prettier-ignore
const onlyTop = (k: number): Made => ({ terms: ['a', 'b', 'c', `d + ${k}`], spread: 1, short: 'moves the greatest number away from the others', why: t`the greatest number moves ${k} farther from the other three numbers, which do not move, so the standard deviation is greater.` }) // prettier-ignore
const inner = (k: number): Made => ({ terms: ['a', `b - ${k}`, `c + ${k}`, 'd'], spread: 1, short: 'moves the two middle numbers apart', why: t`the mean does not change. The two middle numbers move apart by equal amounts, which increases the sum of the squared distances from it, so the standard deviation is greater.` }) // prettier-ignore
const onlyLow = (k: number): Made => ({ terms: ['a', `b + ${k}`, 'c', 'd'], spread: 'open', short: t`moves ${m`b`} toward the mean or away from it`, why: t`if ${m`b`} is far below the mean, adding ${k} may bring it closer. If ${m`b`} is above the mean, adding ${k} takes it farther away.` }) // prettier-ignore
const twoMeans: Made = { terms: [...letters, 'm', 'm'], spread: -1, short: 'adds two distances of 0 from the mean', why: 'two more distances of 0 do not change the sum of the squared distances. That sum is now divided by 6 instead of 4, so the standard deviation is smaller.' } // prettier-ignore
const ends: Made = { terms: ['a', 'd'], spread: 1, short: 'keeps only the ends, the numbers farthest from the middle', why: t`${m`a`} and ${m`d`} are each half the range from their mean, so the standard deviation is half the range. In the original list, ${m`b`} and ${m`c`} are closer to the middle, so its standard deviation is smaller.` } // prettier-ignore
const squares: Made = { terms: each((x) => `${x}^2`), spread: 'open', short: 'squares every number, which can move numbers apart or together', why: 'squaring moves 1, 2, 3, 4 farther apart but moves 0.1, 0.2, 0.3, 0.4 closer together.' } // prettier-ignore

/** The last step: 'So I and III must have …', for the claims that hold. */
function conclusion(claims: readonly Claim[], than: string): string {
  const which = claims.flatMap(({ holds }, at) => (holds ? [['I', 'II', 'III'][at]!] : []))
  const lists = which.length === 0 ? 'none of the lists' : which.length === 3 ? 'all three lists' : which.join(' and ')
  return `So ${lists} must have a standard deviation ${than} the original one.`
}

/** 'List I adds two distances of 0 from the mean: smaller. …', for all three lists. */
function verdicts(made: readonly Made[]): string {
  return made.map(({ short, spread }, at) => `List ${['I', 'II', 'III'][at]!} ${short}: ${COMPARED[spread]}.`).join(' ')
}

/** The steps of the full solution: 'List I has a smaller standard deviation: …'. */
function reasons(made: readonly Made[]): string[] {
  return made.map(({ why, spread }, at) => {
    const reason = why.replace(/, so the standard deviation is (greater|smaller)\.$/, '.')
    return `List ${['I', 'II', 'III'][at]!} ${HAS[spread]} standard deviation: ${reason}`
  })
}

const COMPARED = { '0': 'no change', '1': 'greater', '-1': 'smaller', open: 'it depends' } as const
const HAS = {
  '0': 'has the same',
  '1': 'has a greater',
  '-1': 'has a smaller',
  open: 'can have a greater or a smaller',
} as const

const ASKS = [
  { words: 'equal to', spread: 0 },
  { words: 'greater than', spread: 1 },
  { words: 'less than', spread: -1 },
] as const

export const spreadClaims = problem<{ made: readonly Made[]; ask: (typeof ASKS)[number]; level: Level }>({
  id: 'spread-claims',
  skill: 'spread',
  version: 3,
  levels: [1, 1.4, 1.4],
  draw: (random, level) => {
    const k = (): number => random.int(2, 9)
    const pool = [() => shift(k()), () => flip(random.int(2, 12)), () => stretch(random.int(2, 5), k()), () => shrink(random.int(2, 4), k()), () => negative(random.int(2, 4)), () => doubled, () => halfFlip] // prettier-ignore
    const ordered = [() => withMean, () => widened(k()), () => onlyTop(k()), () => inner(k()), () => onlyLow(k()), () => twoMeans, () => ends, () => squares, () => flip(k())] // prettier-ignore
    const made = random.some(level === 1 ? pool : ordered, 3).map((make) => make())
    return { made, ask: random.pick(level === 1 ? ASKS.slice(0, 2) : ASKS.slice(1)), level }
  },
  write: ({ made, ask, level }) => {
    const claims = made.map(({ terms, spread, why }): Claim => ({
      text: terms.map((term) => m`${term}`).join(', '),
      holds: spread === ask.spread,
      why,
      misconception: spread === 0 ? 'spread-moves-with-shift' : 'ignored-condition',
    })) // prettier-ignore
    return {
      stem: claimsStem(
        t`${level > 1 ? t`The four numbers ${m`a < b < c < d`} have a mean of ${m`m`}.` : t`The numbers ${m`a`}, ${m`b`}, ${m`c`}, and ${m`d`} are not all equal.`} Which of the following lists must have a standard deviation ${ask.words} that of ${m`a,\ b,\ c,\ d`}?`,
        claims,
      ),
      ...claimsOptions(claims),
      because: verdicts(made),
      quick: ['The standard deviation depends only on the distances from the mean.', verdicts(made), conclusion(claims, ask.words)],
      full: [
        'The standard deviation depends only on how far the numbers are from their mean, so ask what each change does to those distances.',
        ...reasons(made),
        conclusion(claims, ask.words),
      ],
      hints: [
        'Does the standard deviation depend on how large the numbers are, or on how far they are from their mean?',
        level > 1 ? 'For each list, first ask whether the mean changes. Then ask which numbers are now closer to it or farther from it.' : 'In each list, what happens to the distance between two of the numbers?',
      ],
    } // prettier-ignore
  },
  second: (_numbers, stem) => {
    const samples = [[1, 2, 5, 9], [-3, 0.5, 7, 7.5], [0, 1, 2, 40], [-8, -2, 3, 11], [0, 1, 50, 60], [0, 90, 91, 92], [0.1, 0.2, 0.3, 0.4]] as const // prettier-ignore
    const deviation = (list: readonly number[]): number => {
      const mean = list.reduce((sum, one) => sum + one, 0) / list.length
      return Math.sqrt(list.reduce((sum, one) => sum + (one - mean) ** 2, 0) / list.length)
    }
    const holds = readClaims(stem).map((text) => {
      const terms = [...text.matchAll(/\\\((.*?)\\\)/g)].map(([, tex = '']) => readFormula(tex))
      return samples.every(([a, b, c, d]) => {
        const gap =
          deviation(terms.map((term) => term({ a, b, c, d, m: (a + b + c + d) / 4 }))) - deviation([a, b, c, d])
        if (stem.includes('greater than')) return gap > 1e-9
        return stem.includes('less than') ? gap < -1e-9 : Math.abs(gap) < 1e-9
      })
    })
    return claimsPlace(holds)
  },
})
