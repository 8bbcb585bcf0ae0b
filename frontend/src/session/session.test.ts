import { describe, expect, it, vi } from 'vitest'
import { ada } from '../../test/sessions.ts'
import { ApiError } from '../api/api-error.ts'
import { createSession, type User } from './session.ts'

const refusal = (status: number) => new ApiError({ status, fallback: 'no' })

function sessionWith(
  stored: Record<string, string>,
  loadProfile: (signal?: AbortSignal) => Promise<User> = () => Promise.resolve(ada),
) {
  localStorage.clear()
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  const revoke = vi.fn(() => Promise.resolve())
  return { session: createSession({ storage: localStorage, loadProfile, revoke }), revoke }
}

describe('restoring', () => {
  it('proves a stored token by fetching the profile, and keeps what came', async () => {
    const { session } = sessionWith({ token: 't' })
    expect(session.state()).toEqual({ status: 'restoring' })
    await session.restore()
    expect(session.state()).toEqual({ status: 'member', user: ada })
    expect(JSON.parse(localStorage.getItem('user')!)).toEqual(ada)
  })

  it('shows a stored user without a token as logged in', async () => {
    const { session } = sessionWith({ user: JSON.stringify(ada) })
    await session.restore()
    expect(session.state()).toEqual({ status: 'member', user: ada })
  })

  it.each([401, 403])('clears both items when the profile answers %i', async (status) => {
    const { session } = sessionWith({ token: 't', user: JSON.stringify(ada) }, () => Promise.reject(refusal(status)))
    await session.restore()
    expect(session.state()).toEqual({ status: 'guest', reason: 'expired' })
    expect(localStorage).toHaveLength(0)
  })

  it('logs nobody out because the network is away', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const stored = { token: 't', user: JSON.stringify(ada) }
    const { session } = sessionWith(stored, () => Promise.reject(refusal(0)))
    await session.restore()
    expect(session.state()).toEqual({ status: 'member', user: ada })
    expect(localStorage.getItem('token')).toBe('t')
  })

  it.each(['nonsense', '{"id":7}', 'null'])('takes a broken stored user (%s) for none', async (user) => {
    const { session } = sessionWith({ user })
    await session.restore()
    expect(session.state()).toEqual({ status: 'guest', reason: 'none' })
  })
})

describe('a session', () => {
  it('begins with the token and the user of the answer, or fetches the user', async () => {
    const { session } = sessionWith({})
    await session.begin('t1', { ...ada, username: 'eve' })
    expect(session.state()).toMatchObject({ status: 'member', user: { username: 'eve' } })
    await session.begin('t2')
    expect(session.state()).toMatchObject({ status: 'member', user: { username: 'ada' } })
    expect(session.token()).toBe('t2')
  })

  it('ends at once on logout, and tells the server even if that fails', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { session, revoke } = sessionWith({ token: 't', user: JSON.stringify(ada) })
    revoke.mockRejectedValueOnce(new Error('offline'))
    await session.restore()
    session.logout()
    expect(session.state()).toEqual({ status: 'guest', reason: 'logout' })
    expect(localStorage).toHaveLength(0)
    expect(revoke).toHaveBeenCalledWith('t')
  })

  it.each([
    ['the profile', (answer: PromiseWithResolvers<User>) => answer.resolve(ada)],
    ['a refusal of the old token', (answer: PromiseWithResolvers<User>) => answer.reject(refusal(401))],
  ])('stays ended when %s arrives after the logout', async (_what, arrive) => {
    const answer = Promise.withResolvers<User>()
    const { session } = sessionWith({ token: 't', user: JSON.stringify(ada) }, () => answer.promise)
    const restored = session.restore()
    session.logout()
    arrive(answer)
    await restored
    expect(session.state()).toEqual({ status: 'guest', reason: 'logout' })
    expect(localStorage).toHaveLength(0)
  })

  it('ends when the server refuses its token, but not for a token of before', async () => {
    const { session } = sessionWith({ token: 'new', user: JSON.stringify(ada) })
    await session.restore()
    session.refused('old')
    expect(session.state().status).toBe('member')
    session.refused('new')
    expect(session.state()).toEqual({ status: 'guest', reason: 'expired' })
  })

  it('takes the fresh token of an edited profile, but not after the logout', async () => {
    const { session } = sessionWith({ token: 't' })
    await session.restore()
    session.renew('t', 'fresh', { ...ada, name: 'Ada' })
    expect(session.token()).toBe('fresh')
    expect(session.state()).toMatchObject({ status: 'member', user: { name: 'Ada' } })
    session.logout()
    session.renew('fresh', 'late', ada)
    expect(session.token()).toBeNull()
    expect(localStorage.getItem('user')).toBeNull()
    expect(session.state()).toEqual({ status: 'guest', reason: 'logout' })
  })

  it('follows a login and a logout in another tab', async () => {
    const { session } = sessionWith({})
    await session.restore()
    localStorage.setItem('user', JSON.stringify(ada))
    localStorage.setItem('token', 't')
    session.follow()
    expect(session.state().status).toBe('member')
    localStorage.clear()
    session.follow()
    expect(session.state()).toEqual({ status: 'guest', reason: 'elsewhere' })
  })

  it('gives up the call for the profile at a logout, which would be refused', async () => {
    const signals: AbortSignal[] = []
    const { session } = sessionWith({ token: 't' }, (signal) => {
      signals.push(signal!)
      return signals.length === 1 ? Promise.resolve(ada) : new Promise(() => {})
    })
    await session.restore()
    void session.refresh()
    session.logout()
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
  })

  it('asks for no profile after a logout: an answer could only be a refusal', async () => {
    const loadProfile = vi.fn(() => Promise.resolve(ada))
    const { session } = sessionWith({ token: 't' }, loadProfile)
    await session.restore()
    session.logout()
    expect(await session.refresh()).toBe(false)
    expect(loadProfile).toHaveBeenCalledOnce()
  })

  it('keeps a member through a failed refresh, and warns', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const load = vi.fn(() => Promise.resolve(ada))
    const { session } = sessionWith({ token: 't' }, load)
    await session.restore()
    load.mockRejectedValueOnce(refusal(503))
    await session.refresh()
    expect(session.state().status).toBe('member')
    expect(warn).toHaveBeenCalledOnce()
  })
})
