import { claimsOptions, claimsStem, claimsSteps, type Claim } from '../../factory/build-claims.ts'
import { m, t } from '../../factory/format.ts'
import { often } from '../../factory/grammar.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { claimsPlace, readClaims, readFormula } from '../../factory/read-formula.ts'

/** A list made from a, b, c, d, with how its spread compares with theirs. */
interface Made {
  terms: readonly string[]
  /** 0 equal, 1 greater, -1 less. */
  spread: -1 | 0 | 1
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

const ASKS = [
  { words: 'equal to', fits: (spread: number) => spread === 0 },
  { words: 'greater than', fits: (spread: number) => spread > 0 },
  { words: 'less than', fits: (spread: number) => spread < 0 },
] as const

export const spreadClaims = problem<{ made: readonly Made[]; ask: (typeof ASKS)[number]; level: Level }>({
  id: 'spread-claims',
  skill: 'spread',
  levels: [1.2, 1.6, 1.8],
  draw: (random, level) => {
    const k = (): number => random.int(2, 9)
    const pool = [() => shift(k()), () => flip(random.int(2, 12)), () => stretch(random.int(2, 5), level === 1 ? 0 : k()), () => shrink(random.int(2, 4), k()), () => negative(random.int(2, 4)), () => doubled, () => halfFlip] // prettier-ignore
    const made = random.some(level === 1 ? pool.slice(0, 4) : pool, 3).map((make) => make())
    return { made, ask: level === 1 ? ASKS[0] : random.pick(level === 3 ? ASKS : ASKS.slice(0, 2)), level }
  },
  write: ({ made, ask }) => {
    const claims = made.map(({ terms, spread, why }): Claim => ({
      text: terms.map((term) => m`${term}`).join(', '),
      holds: ask.fits(spread),
      why,
      misconception: spread === 0 ? 'spread-moves-with-shift' : 'ignored-condition',
    })) // prettier-ignore
    return {
      stem: claimsStem(
        t`The numbers ${m`a`}, ${m`b`}, ${m`c`}, and ${m`d`} are not all equal. Which of the following lists must have a standard deviation ${ask.words} that of ${m`a,\ b,\ c,\ d`}?`,
        claims,
      ),
      ...claimsOptions(claims),
      quick: ['Only the distances from the mean count: shifts and mirror images keep them, factors stretch or shrink them.'],
      full: [
        'Standard deviation depends only on the distances from the mean, so ask what each change does to them.',
        ...claimsSteps(claims),
        'Check: a list and its copy moved along the number line look equally spread out.',
      ],
      hints: [
        'What does the standard deviation measure, and does it change when every number moves by the same amount?',
        'Look only at the factor of each letter, without its sign. What does it do to the distance of a number from the mean?',
      ],
    } // prettier-ignore
  },
  second: (_numbers, stem) => {
    const samples = [[1, 5, 2, 9], [-3, 0.5, 7, 7], [0, 0, 0, 4], [-8, -2, 3, 11]] as const // prettier-ignore
    const deviation = (list: readonly number[]): number => {
      const mean = list.reduce((sum, one) => sum + one, 0) / list.length
      return Math.sqrt(list.reduce((sum, one) => sum + (one - mean) ** 2, 0) / list.length)
    }
    const holds = readClaims(stem).map((text) => {
      const terms = [...text.matchAll(/\\\((.*?)\\\)/g)].map(([, tex = '']) => readFormula(tex))
      return samples.every(([a, b, c, d]) => {
        const gap = deviation(terms.map((term) => term({ a, b, c, d }))) - deviation([a, b, c, d])
        if (stem.includes('greater than')) return gap > 1e-9
        return stem.includes('less than') ? gap < -1e-9 : Math.abs(gap) < 1e-9
      })
    })
    return claimsPlace(holds)
  },
})
