import { expect, it } from 'vitest'
import { answerClaim, claimLivesMs, mayRelease, useWithinMs, type UsernameClaim } from './username-claim.ts'

const claimedAt = new Date('2026-11-27T12:00:00Z')
const claim: UsernameClaim = { id: 'ada', userId: 'first', emailKey: 'ada@', claimedAt }
const by = (more: Partial<UsernameClaim>, afterMs = 0): UsernameClaim => ({
  ...claim,
  userId: 'second',
  emailKey: 'eve@',
  claimedAt: new Date(claimedAt.getTime() + afterMs),
  ...more,
})

it('a username that an account uses is taken for everybody else, for ever', () => {
  expect(answerClaim(claim, by({}, 1e12), true)).toBe('taken')
  expect(answerClaim(claim, by({ emailKey: 'ada@' }), true)).toBe('taken')
  expect(answerClaim(claim, by({ userId: 'first' }), true)).toBe('continue')
})

it('a claim without an account: the same address goes on with it, others wait ten minutes', () => {
  expect(answerClaim(claim, by({ emailKey: 'ada@' }), false)).toBe('continue')
  expect(answerClaim(claim, by({}, claimLivesMs), false)).toBe('taken')
  for (const emailKey of ['ada@', 'eve@'])
    expect(answerClaim(claim, by({ emailKey }, claimLivesMs + 1), false)).toBe('take-over')
})

it('a claim of the last minute is not deleted', () => {
  expect(mayRelease(claim, new Date(claimedAt.getTime() + useWithinMs))).toBe(false)
  expect(mayRelease(claim, new Date(claimedAt.getTime() + useWithinMs + 1))).toBe(true)
})
