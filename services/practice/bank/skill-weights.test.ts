import { expect, it } from 'vitest'
import { skillWeights } from './skill-weights.ts'
import { skills } from './skills.ts'

it('each skill has its weight and a reason, and no other row is there', () => {
  expect(Object.keys(skillWeights).toSorted()).toEqual(skills.map(({ id }) => id).toSorted())
  for (const [skill, [weight, reason]] of Object.entries(skillWeights)) {
    expect(weight, skill).toBeGreaterThan(0)
    expect(reason.length, skill).toBeGreaterThan(15)
  }
})
