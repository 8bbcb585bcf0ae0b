import { expect, it } from 'vitest'
import { claimed, connected, ended, freed, leased, takesText, type Call } from './call.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 27, 9, 0, seconds))
const prepared: Call = {
  id: '11111111-1111-4111-8111-111111111111',
  userId: '22222222-2222-4222-8222-222222222222',
  sessionId: '33333333-3333-4333-8333-333333333333',
  zone: 'UTC',
  secretHash: 'hash',
  model: 'gpt-realtime-2.1',
  voice: 'marin',
  questionId: null,
  threadId: '44444444-4444-4444-8444-444444444444',
  state: 'prepared',
  expiresAt: at(60),
  beganAt: null,
  endedAt: null,
  reason: null,
  providerCallId: null,
  paidUntil: null,
  lease: null,
}
const secret = { secretHash: 'hash', now: at(1) }
const lease = { holder: 'one', until: at(6) }
const beginning: Call = { ...prepared, ...claimed(prepared, secret) }
const open: Call = { ...beginning, ...connected(beginning, 'rtc_1', lease) }

it('a secret begins one call, in its time', () => {
  expect(beginning).toMatchObject({ state: 'beginning', beganAt: at(1) })
  expect(claimed(beginning, secret)).toBe(null)
  expect(claimed(prepared, { ...secret, secretHash: 'other' })).toBe(null)
  expect(claimed(prepared, { ...secret, now: at(60) })).toBe(null)
})

it('the first reason counts, and the provider is told of every call that it knows', () => {
  expect(open).toMatchObject({ state: 'open', providerCallId: 'rtc_1', lease })
  const ending: Call = { ...open, ...ended(open, 'logout', at(2)) }
  expect(ending).toMatchObject({ state: 'ending', reason: 'logout', endedAt: at(2) })
  expect(ended(ending, 'inactive', at(3))).toBe(null)
  const done: Call = { ...ending, ...freed(ending) }
  expect(done).toMatchObject({ state: 'ended', lease: null })
  expect([ended(done, 'hung-up', at(4)), freed(done), freed(open)]).toEqual([null, null, null])
})

it('a call that ended while it was set up is hung up once the provider has it', () => {
  const left: Call = { ...beginning, ...ended(beginning, 'left', at(2)) }
  expect(left).toMatchObject({ state: 'ended', reason: 'left' })
  expect(connected(left, 'rtc_1', lease)).toEqual({ state: 'ending', providerCallId: 'rtc_1' })
})

it('one process watches a call; another one takes over once its lease is over', () => {
  expect(leased(open, 'two', { now: at(5), ms: 5_000 })).toBe(null)
  expect(leased(open, 'one', { now: at(5), ms: 5_000 })).toEqual({ lease: { holder: 'one', until: at(10) } })
  expect(leased(open, 'two', { now: at(6), ms: 5_000 })).toEqual({ lease: { holder: 'two', until: at(11) } })
  expect(leased({ ...open, state: 'ending' }, 'one', { now: at(5), ms: 5_000 })).toBe(null)
})

it('what is written belongs to an open call, and for an hour to one whose turns ran out', () => {
  const over = (reason: 'limit' | 'inactive'): Call => ({ ...open, ...ended(open, reason, at(2)) })
  expect([takesText(open, at(3)), takesText(over('limit'), at(3)), takesText(over('inactive'), at(3))]).toEqual([
    true,
    true,
    false,
  ])
  expect(takesText(over('limit'), at(3602))).toBe(false)
})
