import { expect, it } from 'vitest'
import { abilityIn, difficultyFor, learnFrom, successChance, type Abilities, type Ability } from './ability.ts'
import { createRandom } from './random.ts'

it('a blind guess is right one time in five, the matching item three in five, and never more than always', () => {
  expect(successChance(-20, 0)).toBeCloseTo(0.2)
  expect(successChance(0, 0)).toBeCloseTo(0.6)
  expect(successChance(20, 0)).toBeCloseTo(1)
})

it('finds the difficulty for a wanted success', () => {
  for (const theta of [-2, 0, 1.3]) expect(successChance(theta, difficultyFor(theta, 0.75))).toBeCloseTo(0.75)
})

it('a right answer raises, a wrong one lowers, and the step shrinks', () => {
  const up = learnFrom({}, { skill: 'a', difficulty: 0, correct: true })
  expect(up['a']?.theta).toBeGreaterThan(0)
  expect(learnFrom({}, { skill: 'a', difficulty: 0, correct: false })['a']?.theta).toBeLessThan(0)
  const later = learnFrom({ a: { theta: 0, n: 60 } }, { skill: 'a', difficulty: 0, correct: true })
  expect(later['a']?.theta).toBeCloseTo((up['a']?.theta ?? 0) / 4)
  expect(later['a']?.n).toBe(61)
})

it('a new skill starts near the others, drawn to the middle', () => {
  expect(abilityIn({}, 'a')).toEqual({ theta: 0, n: 0 })
  expect(abilityIn({ b: { theta: 2, n: 9 }, c: { theta: 2, n: 9 } }, 'a')).toEqual({ theta: 1, n: 0 })
})

it('is the same to the last bit, whatever order the skills came in', () => {
  const thetas = Array.from({ length: 9 }, (_, n): [string, Ability] => [`s${n}`, { theta: Math.sin(n + 0.1), n: 1 }])
  for (let turn = 0; turn < 9; turn += 1) {
    const turned = Object.fromEntries([...thetas.slice(turn), ...thetas.slice(0, turn)])
    expect(abilityIn(turned, 'new')).toEqual(abilityIn(Object.fromEntries(thetas), 'new'))
  }
})

it('finds the ability of simulated candidates within half a logit on average after 60 answers', () => {
  const random = createRandom(11)
  let error = 0
  const candidates = 300
  for (let candidate = 0; candidate < candidates; candidate += 1) {
    const truth = random(4000) / 1000 - 2
    let abilities: Abilities = {}
    for (let answer = 0; answer < 60; answer += 1) {
      const difficulty = difficultyFor(abilityIn(abilities, 'a').theta, 0.75)
      const correct = random(10_000) / 10_000 < successChance(truth, difficulty)
      abilities = learnFrom(abilities, { skill: 'a', difficulty, correct })
    }
    error += Math.abs(abilityIn(abilities, 'a').theta - truth)
  }
  expect(error / candidates).toBeLessThan(0.5)
})
