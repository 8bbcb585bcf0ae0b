import { expect, it } from 'vitest'
import { correctedEmail, isEmail } from './email-address.ts'

it('checks four hostile addresses of 250 to 100,000 characters within 50 ms', () => {
  const started = performance.now()
  isEmail(`${'a@'.repeat(16_000)}.`)
  isEmail(`a@${'.'.repeat(250)}`)
  correctedEmail(`a@${'-.'.repeat(16_000)}`)
  correctedEmail(`${'.'.repeat(100_000)}@b.c`)
  expect(performance.now() - started).toBeLessThan(50)
})
