import { expect, it } from 'vitest'
import { noRenewalCookie, readRenewalCookie, renewalCookie } from './renewal-cookie.ts'

const held = { sessionId: '0198c0de-0000-7000-8000-000000000002', secret: 'a'.repeat(43) }

it('reads what it wrote, among other cookies', () => {
  const [pair = ''] = renewalCookie(held, 1000).split(';')
  expect(readRenewalCookie(`theme=dark; ${pair}; other=1`)).toEqual(held)
})

it('is kept for as long as the session, or until the browser closes', () => {
  expect(renewalCookie(held, 30 * 86_400_000)).toMatch(
    /; Path=\/api\/auth\/renew; HttpOnly; Secure; SameSite=Strict; Max-Age=2592000$/,
  )
  expect(renewalCookie(held, null)).not.toContain('Max-Age')
  expect(noRenewalCookie).toContain('Max-Age=0')
})

it.each([
  undefined,
  '',
  'renewal=',
  `renewal=${'a'.repeat(43)}`,
  `xrenewal=${held.sessionId}.${held.secret}`,
  `renewal=${held.sessionId}.short`,
])('finds nothing in %s', (header) => expect(readRenewalCookie(header)).toBeNull())
