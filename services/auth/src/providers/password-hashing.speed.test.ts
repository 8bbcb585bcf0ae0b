import { expect, it } from 'vitest'
import { createPasswordHashing } from './password-hashing.ts'

it('works between half and twice as long for an unknown account as for a known one', async () => {
  const { hash, verify } = createPasswordHashing()
  const stored = await hash('quiet lamps')
  const medians = [stored, null].map(() => [] as number[])
  for (let round = 0; round < 15; round += 1)
    for (const [index, known] of [stored, null].entries()) {
      const begun = performance.now()
      await verify(known, 'another')
      medians[index]!.push(performance.now() - begun)
    }
  const [somebody, nobody] = medians.map((times) => times.sort((a, b) => a - b)[7]!)
  expect(nobody! / somebody!).toBeGreaterThan(0.5)
  expect(nobody! / somebody!).toBeLessThan(2)
})
