import { describe, expect, it, vi } from 'vitest'
import { ApiError, UNREACHABLE, errorSentence } from './api-error.ts'
import { createApi, dataOf } from './client.ts'

const problem = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'content-type': 'application/problem+json', 'retry-after': '7' } })

function apiAnswering(answer: () => Promise<Response>, token: string | null = 'held') {
  const fetch = vi.fn((_request: Request) => answer())
  vi.stubGlobal('fetch', fetch)
  const refused = vi.fn()
  return { api: createApi({ token: () => token, refused }), fetch, refused }
}

describe('the client', () => {
  it('sends the token and returns the body', async () => {
    const { api, fetch } = apiAnswering(async () => Response.json({ id: 'x' }))
    expect(dataOf(await api.auth.GET('/auth/me'))).toEqual({ id: 'x' })
    const request = fetch.mock.calls[0]![0]
    expect(request.url).toBe('http://localhost/api/auth/me')
    expect(request.headers.get('authorization')).toBe('Bearer held')
  })

  it('throws the problem of the server, with its sentence, code and waiting time', async () => {
    const { api } = apiAnswering(async () => problem(429, { code: 'too-many', message: 'Wait a little.' }))
    const error = await api.practice.GET('/tests/daily').catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ status: 429, code: 'too-many', retryAfter: 7 })
    expect(errorSentence(error, 'Failed')).toBe('Wait a little.')
  })

  it('adds the time on this device to the sentence of a 429', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-27T12:00:30') })
    const refuse = async (message: string, seconds: number) => {
      const headers = { 'retry-after': `${seconds}` }
      const { api } = apiAnswering(async () =>
        Response.json({ code: 'too-many-requests', message }, { status: 429, headers }),
      )
      const error = await api.auth.GET('/auth/me').catch((thrown: unknown) => thrown)
      return errorSentence(error, 'Failed')
    }
    expect(await refuse('Please try again in 40 seconds.', 40)).toBe('Please try again in 40 seconds (at 12:01:10).')
    expect(await refuse('Please try again in 15 minutes.', 900)).toBe('Please try again in 15 minutes (at 12:16).')
    const tomorrow = await refuse('Please try again in 14 hours.', 14 * 3600)
    expect(tomorrow).toBe('Please try again in 14 hours (on Saturday at 02:01).')
    expect(await refuse('', 40)).toBe('Failed')
    vi.useRealTimers()
  })

  it('uses the default where the server sent no sentence', async () => {
    const { api } = apiAnswering(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
    const error = await api.practice.GET('/tests/daily').catch((thrown: unknown) => thrown)
    expect(errorSentence(error, 'Failed to load daily questions')).toBe('Failed to load daily questions')
  })

  it('says that the server could not be reached', async () => {
    const { api } = apiAnswering(() => Promise.reject(new TypeError('Failed to fetch')))
    const error = await api.auth.GET('/auth/me').catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ApiError)
    expect(errorSentence(error, 'x')).toBe(UNREACHABLE)
  })

  it('ends the session on 401, and names the token that was refused', async () => {
    const { api, refused } = apiAnswering(async () => problem(401, { code: 'unauthorized', message: 'Log in.' }))
    await api.practice.GET('/tests/daily').catch(() => {})
    expect(refused).toHaveBeenCalledExactlyOnceWith('held')
  })

  it('ends the session on 403 of the profile only', async () => {
    const { api, refused } = apiAnswering(async () => problem(403, { code: 'forbidden', message: 'Not yours.' }))
    await api.practice.GET('/tests/daily').catch(() => {})
    expect(refused).not.toHaveBeenCalled()
    await api.auth.GET('/auth/me').catch(() => {})
    expect(refused).toHaveBeenCalledOnce()
  })

  it('takes a wrong password, asked for before a deletion, for no more than that', async () => {
    const { api, refused } = apiAnswering(async () => problem(403, { code: 'wrong-password', message: 'Wrong.' }))
    await api.auth.DELETE('/auth/me', { body: { passwordEnc: 'x' } }).catch(() => {})
    expect(refused).not.toHaveBeenCalled()
  })

  it('takes a wrong password for no more than that', async () => {
    const { api, refused } = apiAnswering(async () => problem(401, { code: 'wrong', message: 'Wrong.' }))
    await api.auth.POST('/auth/login', { body: { email: 'a@b.c', passwordEnc: 'x' } }).catch(() => {})
    expect(refused).not.toHaveBeenCalled()
  })
})

describe('errorSentence', () => {
  it.each([
    [new Error('Missing password'), 'Missing password'],
    [new Error(''), 'Default'],
    ['text', 'Default'],
    [undefined, 'Default'],
  ])('%s reads %s', (error, sentence) => expect(errorSentence(error, 'Default')).toBe(sentence))
})
