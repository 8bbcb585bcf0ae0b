import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { type Candidate, login, register } from '../../dev/candidate.ts'
import { ask, askJson, bearer, jsonOf, newAddress } from '../attacks/ask.ts'
import { sealer } from '../attacks/passwords.ts'
import { pool } from '../attacks/pool.ts'
import { partsOf, renew } from '../attacks/renewals.ts'
import { targets } from '../attacks/targets.ts'
import { allSeen, together } from '../support/all-seen.ts'
import type { Outcome, Row } from '../support/row.ts'
import type { Stack } from '../../stack/stack.ts'
import { open, withBrowser, withPage } from './browser.ts'
import { readableTexts, storedTexts } from './in-page.ts'
import { logIn, renewalCookie } from './log-in.ts'
import { linkFromMail } from './mails.ts'

const WITHIN_MS = 5_000
/** What the profile in the browser's storage may hold: the contract's `User`. */
const profile = targets.find(({ id }) => id === 'getMe')?.definition.responses['200'] as
  | { content?: Record<string, { schema: { properties?: object } }> }
  | undefined
const listed = Object.keys(profile?.content?.['application/json']?.schema.properties ?? {})

type Way = 'logout' | 'end this session' | 'password reset'
const ways: readonly Way[] = ['logout', 'end this session', 'password reset']

/** Ends the owner's session in one of three ways, without the thief's help. */
async function end(stack: Stack, owner: Candidate, way: Way): Promise<number> {
  const { base } = stack
  if (way === 'logout') return (await owner.call('POST', '/auth/logout')).status
  if (way === 'end this session') {
    const other = await login({ base, email: owner.email, password: owner.password, from: newAddress() })
    const { sessions } = (await other.call<{ sessions: { id: string; current: boolean }[] }>('GET', '/auth/sessions'))
      .body
    const stolen = sessions.find(({ current }) => !current)
    return (await other.call('DELETE', `/auth/sessions/${stolen?.id}`)).status
  }
  const from = newAddress()
  await askJson({ method: 'POST', url: `${base}/api/auth/forgot-password`, body: { email: owner.email }, from })
  const token = await linkFromMail(stack, owner.email, '/reset-password')
  const seal = await sealer(stack)
  const { passwordEnc: newPasswordEnc, keyFingerprint } = seal('thirteen loud evenings')
  const body = { token, newPasswordEnc, keyFingerprint }
  return (await askJson({ method: 'POST', url: `${base}/api/auth/reset-password`, body, from })).status
}

/** Milliseconds until a stolen token was refused, at practice, which itself knows nothing of ended sessions. */
async function livesFor(stack: Stack, token: string): Promise<number> {
  const began = performance.now()
  const from = newAddress()
  for (;;) {
    const { status } = await ask({ url: `${stack.base}/api/tests/daily/progress`, headers: bearer(token), from })
    const ms = performance.now() - began
    if (status === 401 || ms > WITHIN_MS) return ms
    await pause(100)
  }
}

async function stealAndEnd(stack: Stack, each: number, some: readonly Way[] = ways): Promise<Outcome> {
  const faults: string[] = []
  const lives: number[] = []
  const tries = some.flatMap((way) => Array.from({ length: each }, () => way))
  await pool(tries, 3, async (way) => {
    const owner = await register({ base: stack.base, from: newAddress() })
    faults.push(...(await doWithoutPassword(stack, owner)), ...(await prolong(stack, owner)))
    const status = await end(stack, owner, way)
    if (status >= 300) return void faults.push(`${way} answered ${status}`)
    const ms = await livesFor(stack, owner.token)
    lives.push(ms)
    if (ms > WITHIN_MS) faults.push(`a stolen token was good for more than ${WITHIN_MS} ms after ${way}`)
  })
  const longest = Math.round(Math.max(0, ...lives))
  return { got: `${tries.length} stolen tokens, refused after ${longest} ms at most`, n: tries.length, faults }
}

/** What a thief must not be able to do with a token alone. */
async function doWithoutPassword(stack: Stack, { token, email }: Candidate): Promise<string[]> {
  const seal = await sealer(stack)
  const call = (method: string, path: string, body: object) =>
    askJson({ method, url: `${stack.base}/api${path}`, headers: bearer(token), body, from: newAddress() })
  const wrong = seal('a guess of the thief')
  const fresh = { newPasswordEnc: seal('thirteen loud evenings').passwordEnc }
  const answers = {
    'change the password': await call('POST', '/auth/change-password', { ...wrong, ...fresh }),
    'change it without the old one': await call('POST', '/auth/change-password', {
      ...fresh,
      keyFingerprint: wrong.keyFingerprint,
    }),
    'delete the account': await call('DELETE', '/auth/me', seal('another guess of the thief')),
    'delete it without a password': await call('DELETE', '/auth/me', {}),
    'change the address': await call('PATCH', '/auth/me', { email: `thief-${email}` }),
  }
  return Object.entries(answers).flatMap(([what, { status }]) =>
    status >= 400 && status < 500 ? [] : [`a token alone was enough to ${what}: ${status}`],
  )
}

const endOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp: number }).exp

/** A thief with a token alone, without the cookie, must not get one that lives longer. */
async function prolong(stack: Stack, { token, cookie, call }: Candidate): Promise<string[]> {
  const { sessionId } = partsOf(cookie)
  const faults: string[] = []
  // A token of the next second would end later.
  await pause(1_000)
  const edited = await call<{ token: string }>('PATCH', '/auth/me', { zone: 'America/Lima' })
  if (edited.status !== 200) faults.push(`an edit of the profile was answered ${edited.status}`)
  else if (endOf(edited.body.token) > endOf(token)) faults.push('a token alone was enough to get one that lives longer')
  for (const sent of ['', `renewal=${sessionId}.${token.slice(-43)}`]) {
    const headers = { ...bearer(token), cookie: sent }
    const url = `${stack.base}/api/auth/renew`
    const { status } = await askJson({ method: 'POST', url, headers, body: {}, from: newAddress() })
    if (status !== 401) faults.push(`a token alone was answered ${status} by the renewal`)
  }
  return faults
}

/**
 * After a login through the page: no script can read the renewal secret, and a logout while offline ends it at the next
 * contact, for a copy of the whole browser as well.
 */
async function cookieInBrowser(stack: Stack): Promise<Outcome> {
  const { base } = stack
  const faults: string[] = []
  const owner = await register({ base, from: newAddress() })
  await withBrowser((browser) =>
    withPage(browser, { base }, async (page, context) => {
      await logIn(page, owner)
      const cookie = await renewalCookie(context, base)
      if (!cookie) return void faults.push('the login left no cookie')
      const { secure, httpOnly, sameSite, path } = cookie
      if (!httpOnly || !secure || sameSite !== 'Strict' || path !== '/api/auth/renew')
        faults.push(`the cookie is ${JSON.stringify({ secure, httpOnly, sameSite, path })}`)
      const readable = await page.evaluate<string>(readableTexts)
      if (readable.includes(partsOf(cookie.value).secret)) faults.push('a script can read the renewal secret')
      await context.setOffline(true)
      await page.getByRole('button', { name: 'Logout' }).click()
      await page.waitForTimeout(300)
      await context.setOffline(false)
      const until = performance.now() + WITHIN_MS
      while ((await renewalCookie(context, base)) && performance.now() < until) await pause(100)
      if (await renewalCookie(context, base)) faults.push('after the next contact there is still a cookie')
      const { status } = await renew(base, `renewal=${cookie.value}`)
      if (status !== 401) faults.push(`a copy of the cookie was answered ${status} after the logout`)
    }),
  )
  return { got: 'the cookie: read by no script, ended by a logout while offline', n: 3, faults }
}

/** In the browser: what is stored, what a copy of it shows after the end, and that logging out wipes it, also offline. */
async function inBrowser(stack: Stack): Promise<Outcome> {
  const faults: string[] = []
  await withBrowser(async (browser) => {
    const owner = await register({ base: stack.base, from: newAddress() })
    const { body: user } = await owner.call('GET', '/auth/me')
    const stored = { token: owner.token, user }
    await withPage(browser, { base: stack.base, stored }, async (page, context) => {
      await open(page, '/account')
      const kept = await storageOf(page)
      const odd = Object.keys(jsonOf({ text: kept['user'] ?? '' }) ?? {}).filter((key) => !listed.includes(key))
      if (odd.length > 0) faults.push(`the stored profile has ${odd.join(', ')}`)
      await context.setOffline(true)
      await page.getByRole('button', { name: 'Logout' }).click()
      await page.waitForTimeout(300)
      const left = Object.entries(await storageOf(page)).filter(
        ([, value]) => value.includes(owner.email) || value.includes(owner.token),
      )
      if (left.length > 0)
        faults.push(`after logging out offline there is still ${left.map(([key]) => key).join(', ')}`)
    })
    await owner.call('POST', '/auth/logout')
    await pause(500)
    await withPage(browser, { base: stack.base, stored }, async (page) => {
      await page.goto('/account')
      await page
        .waitForURL('**/login?next=%2Faccount', { timeout: WITHIN_MS })
        .catch(() => faults.push(`the thief is at ${page.url()}`))
      const left = Object.keys(await storageOf(page)).filter((key) => key === 'token' || key === 'user')
      if (left.length > 0) faults.push(`the thief's browser keeps ${left.join(', ')}`)
    })
  })
  return {
    got: 'in the browser: listed fields only, wiped on logout while offline, a copy leads to the login',
    n: 3,
    faults,
  }
}

const storageOf = (page: Page): Promise<Record<string, string>> => page.evaluate(storedTexts)

export const b5StolenTokens: Row = {
  id: 'B5',
  long: true,
  name: 'stolen tokens',
  bar: 'a copy of the storage dies within 5 s of logout, of ending the session and of a password reset; without the password it changes neither password nor address and deletes nothing; logging out wipes it, also offline; a token alone gets none that lives longer; no script reads the cookie that renews, and a logout while offline ends it at the next contact',
  site: true,
  plant: {
    what: 'the gateway does not look at the ended sessions; an edit of the profile makes a token of 12 fresh hours; scripts can read the cookie',
    into: {
      auth: [
        { file: '/auth/src/routes/update-me.ts', find: '{ ...session, expiresAt }', replace: 'session' },
        { file: '/auth/src/domain/renewal-cookie.ts', find: 'HttpOnly; Secure', replace: 'Secure' },
      ],
      gateway: [
        {
          file: '/gateway/src/revocations.ts',
          find: 'if (state.ended.has(sessionId)) throw unauthorized()',
          replace: '',
        },
      ],
    },
    async see(trial) {
      const stack = await trial.planted()
      const seen = together(await stealAndEnd(stack, 1, ['logout']), await cookieInBrowser(stack))
      return allSeen(seen, [/^a stolen token was good/, /lives longer$/, /^the cookie is /])
    },
  },
  async run({ stack, tier }) {
    const system = await stack()
    const stolen = await stealAndEnd(system, tier === 'full' ? 34 : 1)
    return together(stolen, await inBrowser(system), await cookieInBrowser(system))
  },
}
