import { playCandidate } from './play-candidate.ts'
import { test } from './test.ts'

test('a whole candidate: trial, register, ten with a reload, feedback, review, retake, log out', async ({ page }) => {
  await playCandidate({ page })
})
