import { expect, it } from 'vitest'
import { closedMessage, doneMessage, mismatchMessage, repeatedMessage } from './words.ts'

const zone = 'Europe/Madrid'

it('says when the next set comes, in the time of the candidate', () => {
  const now = new Date('2026-11-27T22:30:00Z')
  expect(doneMessage({ size: 10, at: new Date('2026-11-27T23:00:00Z'), now, zone })).toBe(
    "Today's set is done. Your next 10 questions come tomorrow, Saturday 28 November, from 00:00 your time.",
  )
  expect(doneMessage({ size: 2, at: new Date('2026-11-28T23:00:00Z'), now, zone })).toBe(
    "Today's set is done. Your next 2 questions come on Sunday 29 November, from 00:00 your time.",
  )
  // After a move to the east.
  expect(doneMessage({ size: 10, at: new Date('2026-11-27T22:45:00Z'), now, zone })).toContain(
    'come today, Friday 27 November, from 23:45 your time',
  )
})

it('a day that begins at one o’clock is announced so', () => {
  const facts = { size: 10, at: new Date('2026-03-28T22:00:00Z'), now: new Date('2026-03-28T20:00:00Z') }
  expect(doneMessage({ ...facts, zone: 'Asia/Beirut' })).toContain('tomorrow, Sunday 29 March, from 01:00 your time')
})

it('says when a set closed', () => {
  expect(closedMessage(new Date('2026-11-28T11:00:00Z'), zone)).toBe(
    "This set closed on Saturday 28 November at 12:00 your time, so it takes no answers any more. Today's set is waiting for you.",
  )
})

it('says how many questions come again', () => {
  expect(repeatedMessage(3, 10)).toContain('so 3 of these 10 questions are ones you have seen before')
  expect(repeatedMessage(10, 10)).toContain('so these questions are ones you have seen before')
})

it('counts missing answers', () => {
  expect(mismatchMessage({ refused: 'incomplete-answers', missing: 1 })).toContain(
    '1 of the questions has no answer yet',
  )
  expect(mismatchMessage({ refused: 'incomplete-answers', missing: 3 })).toContain('3 of the questions have no answer')
})
