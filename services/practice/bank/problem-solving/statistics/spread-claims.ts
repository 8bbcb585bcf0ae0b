import { claimsOptions, claimsStem, claimsSteps, type Claim } from '../../factory/build-claims.ts'
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
}

const letters = ['a', 'b', 'c', 'd']
const each = (form: (letter: string) => string): string[] => letters.map(form)
const shift = (k: number): Made => ({ terms: each((x) => `${x} + ${k}`), spread: 0, why: t`adding ${k} to every number moves the mean along, so no distance from the mean changes.` }) // prettier-ignore
const flip = (k: number): Made => ({ terms: each((x) => `${k} - ${x}`), spread: 0, why: t`subtracting every number from ${k} mirrors the list, so the distances from the mean stay as they are.` }) // prettier-ignore
const stretch = (k: number, plus: number): Made => ({ terms: each((x) => `${k}${x}${plus === 0 ? '' : ` - ${plus}`}`), spread: 1, why: t`multiplying by ${k} makes every distance from the mean ${often(k)} as great${plus === 0 ? '' : t`; subtracting ${plus} afterward changes nothing`}.` }) // prettier-ignore
const shrink = (k: number, plus: number): Made => ({ terms: each((x) => `\\frac{${x}}{${k}} + ${plus}`), spread: -1, why: t`dividing by ${k} divides every distance from the mean by ${k}; adding ${plus} afterward changes nothing.` }) // prettier-ignore
const negative = (k: number): Made => ({ terms: each((x) => `-${k}${x}`), spread: 1, why: t`a factor of ${m`-${k}`} mirrors the list and makes every distance from the mean ${often(k)} as great.` }) // prettier-ignore
const doubled: Made = { terms: [...letters, ...letters], spread: 0, why: 'writing every number twice keeps the mean and the average of the squared distances.' } // prettier-ignore
const halfFlip: Made = { terms: each((x) => `1 - \\frac{${x}}{2}`), spread: -1, why: 'the factor of one half halves every distance from the mean, and mirroring the list changes nothing.' } // prettier-ignore

/** Lists that are made from four different numbers in ascending order and their mean m. */
const withMean: Made = { terms: [...letters, 'm'], spread: -1, why: t`the new number is the mean itself, so the mean stays and its distance from the mean is 0, which lowers the average of the squared distances.` } // prettier-ignore
const widened = (k: number): Made => ({ terms: [`a - ${k}`, 'b', 'c', `d + ${k}`], spread: 1, why: t`the mean stays, and the two outer numbers move away from it, while the others keep their distances.` }) // prettier-ignore
const onlyTop = (k: number): Made => ({ terms: ['a', 'b', 'c', `d + ${k}`], spread: 1, why: t`the greatest number lies above the mean and moves farther away from the other three, which raises the spread.` }) // prettier-ignore
const inner = (k: number): Made => ({ terms: ['a', `b - ${k}`, `c + ${k}`, 'd'], spread: 1, why: t`the mean stays, and moving two numbers apart by equal steps raises the sum of the squared distances.` }) // prettier-ignore
const onlyLow = (k: number): Made => ({ terms: ['a', `b + ${k}`, 'c', 'd'], spread: 'open', why: 'the second number may lie below the mean or above it, so this step may bring it closer to the mean or take it farther away.' }) // prettier-ignore
const twoMeans: Made = { terms: [...letters, 'm', 'm'], spread: -1, why: 'two numbers at the mean add nothing to the sum of the squared distances, but there are six numbers instead of four to average over.' } // prettier-ignore
const ends: Made = { terms: ['a', 'd'], spread: 1, why: 'the two outer numbers lie farther from each other than the four do on average; leaving out the inner numbers raises the spread.' } // prettier-ignore
const squares: Made = { terms: each((x) => `${x}^2`), spread: 'open', why: 'squaring spreads large numbers apart but draws fractions between 0 and 1 together, so it depends on the numbers.' } // prettier-ignore

const ASKS = [
  { words: 'equal to', spread: 0 },
  { words: 'greater than', spread: 1 },
  { words: 'less than', spread: -1 },
] as const

export const spreadClaims = problem<{ made: readonly Made[]; ask: (typeof ASKS)[number]; level: Level }>({
  id: 'spread-claims',
  skill: 'spread',
  version: 2,
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
        t`${level > 1 ? t`The four numbers ${m`a < b < c < d`} have the mean ${m`m`}.` : t`The numbers ${m`a`}, ${m`b`}, ${m`c`}, and ${m`d`} are not all equal.`} Which of the following lists must have a standard deviation ${ask.words} that of ${m`a,\ b,\ c,\ d`}?`,
        claims,
      ),
      ...claimsOptions(claims),
      quick: [level > 1 ? 'Only the distances from the mean count: see which of them grow, which shrink, and over how many numbers they are averaged.' : 'Only the distances from the mean count: shifts and mirror images keep them, factors stretch or shrink them.'],
      full: [
        'Standard deviation depends only on the distances from the mean, so ask what each change does to them.',
        ...claimsSteps(claims),
        level > 1 ? t`Check a claim with easy numbers, for instance 1, 2, 9, 12, whose mean is 6; but one example can only refute a claim, not prove it.` : 'Check: a list and its copy moved along the number line look equally spread out.',
      ],
      hints: [
        'What does the standard deviation measure, and does it change when every number moves by the same amount?',
        level > 1 ? 'First see whether the mean stays where it is. Then ask for each number whether its distance from the mean has changed.' : 'Look only at the factor of each letter, without its sign. What does it do to the distance of a number from the mean?',
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
