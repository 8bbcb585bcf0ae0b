import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createApi } from './client.ts'
import { ageOf } from './renew-token.ts'

const minute = 60_000
const tokenOf = (begins: number, ends: number) =>
  `h.${btoa(JSON.stringify({ iat: begins / 1000, exp: ends / 1000 })).replaceAll('=', '')}.s`
const fresh = () => tokenOf(Date.now(), Date.now() + 720 * minute)
const over = () => tokenOf(Date.now() - 721 * minute, Date.now() - minute)

const refusal = () => Response.json({ code: 'unauthorized', message: 'Log in.' }, { status: 401 })

/** A browser with one token, and a server that knows which tokens are good. */
function browserWith(token: string, answer: (request: Request) => Response | Promise<Response>) {
  const state = { token: token as string | null, refused: [] as (string | null)[] }
  const seen: string[] = []
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init)
    seen.push(`${request.method} ${new URL(request.url).pathname}`)
    return answer(request)
  })
  const api = createApi({
    token: () => state.token,
    refused: (sent) => state.refused.push(sent),
    renew: (_sent, next) => {
      state.token = next
    },
  })
  return { api, state, seen }
}

const renewedBy = (next: string, good: (token: string | null) => boolean) => (request: Request) => {
  if (request.url.endsWith('/auth/renew')) return Response.json({ token: next, user: { id: 'x' } })
  const sent = request.headers.get('authorization')?.slice(7) ?? null
  return good(sent) ? Response.json({ id: 'x' }) : refusal()
}

beforeEach(() => vi.unstubAllGlobals())

describe('a call with a token that is over', () => {
  it('renews the session first, and the candidate notices nothing', async () => {
    const next = fresh()
    const { api, state, seen } = browserWith(
      over(),
      renewedBy(next, (token) => token === next),
    )
    await api.auth.GET('/auth/me')
    expect(seen).toEqual(['POST /api/auth/renew', 'GET /api/auth/me'])
    expect(state).toEqual({ token: next, refused: [] })
  })

  it('of a device with a wrong clock is repeated once, with its body', async () => {
    const [held, next] = [fresh(), fresh().replace('h.', 'i.')]
    const bodies: string[] = []
    const { api, seen } = browserWith(held, async (request) => {
      if (request.url.endsWith('/daily/submit')) bodies.push(await request.clone().text())
      return renewedBy(next, (token) => token === next)(request)
    })
    await api.practice.POST('/tests/daily/submit', { body: { answers: { q: 'A' } } })
    expect(seen).toEqual(['POST /api/tests/daily/submit', 'POST /api/auth/renew', 'POST /api/tests/daily/submit'])
    expect(new Set(bodies).size).toBe(1)
  })

  it('ends the session if it cannot be renewed', async () => {
    const token = over()
    const { api, state } = browserWith(token, refusal)
    await api.auth.GET('/auth/me').catch(() => {})
    expect(state.refused).toEqual([token])
  })

  it('ends nothing while the server is away', async () => {
    const { api, state } = browserWith(over(), () => new Response('', { status: 503 }))
    await api.auth.GET('/auth/me').catch(() => {})
    expect(state.refused).toEqual([])
  })
})

it('a device whose clock is days ahead renews once, not before every call', async () => {
  const next = tokenOf(Date.now() - 4000 * minute, Date.now() - 3280 * minute)
  const { api, seen } = browserWith(
    over(),
    renewedBy(next, () => true),
  )
  await api.auth.GET('/auth/me')
  await api.auth.GET('/auth/me')
  expect(seen.filter((call) => call.endsWith('/auth/renew'))).toHaveLength(1)
})

it('several calls at once renew once', async () => {
  const next = fresh()
  const { api, seen } = browserWith(
    over(),
    renewedBy(next, (token) => token === next),
  )
  await Promise.all([api.auth.GET('/auth/me'), api.auth.GET('/auth/sessions'), api.practice.GET('/tests/daily')])
  expect(seen.filter((call) => call.endsWith('/auth/renew'))).toHaveLength(1)
})

it('a visit with a token older than an hour prolongs the session behind the call', async () => {
  const next = fresh()
  const old = tokenOf(Date.now() - 61 * minute, Date.now() + 600 * minute)
  const { api, state, seen } = browserWith(
    old,
    renewedBy(next, () => true),
  )
  await api.auth.GET('/auth/me')
  await vi.waitFor(() => expect(state.token).toBe(next))
  expect(seen).toContain('POST /api/auth/renew')
})

it.each([
  ['no token at all', 'fresh'],
  [tokenOf(0, 59_000), 'over'],
  [tokenOf(0, 61_000), 'fresh'],
])('judges the age of %s', (token, age) => expect(ageOf(token, 0)).toBe(age))
