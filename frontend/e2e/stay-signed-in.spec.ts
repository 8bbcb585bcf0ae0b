import type { Page } from '@playwright/test'
import { login, type Candidate } from '../../tools/dev/candidate.ts'
import { newCandidate } from './candidates.ts'
import { siteUrl } from './stack.config.ts'
import { expect, test } from './test.ts'

// These log in through the page, so that the browser holds the real cookie.

const cookieOf = async (page: Page) => (await page.context().cookies(new URL('/api/auth/renew', page.url()).href))[0]

async function logIn(page: Page, { email, password }: Candidate, options: { keep?: boolean } = {}): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  if (options.keep === false) await page.getByLabel('Keep me signed in').uncheck()
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/account')
}

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token') ?? '')

/**
 * Twelve hours later: the stored token says that it has ended, and the server would refuse it. Waits until the page is quiet
 * first, because a call that it still makes would renew the token at once.
 */
async function letTokenEnd(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const [header, payload = '', signature] = (localStorage.getItem('token') ?? '').split('.')
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { iat: number; exp: number }
    const earlier = { ...claims, iat: claims.iat - 50_000, exp: claims.exp - 50_000 }
    const text = btoa(JSON.stringify(earlier)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
    localStorage.setItem('token', `${header}.${text}.${signature}`)
  })
}

const HOUR = 3_600_000

/** From the login to the end of this browser's session, in milliseconds, as the server tells it. */
const lifeOf = (page: Page) =>
  page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` }
    const answer = await (await fetch('/api/auth/sessions', { headers })).json()
    const { sessions } = answer as { sessions: { current: boolean; createdAt: string; expiresAt: string }[] }
    const own = sessions.find(({ current }) => current)
    return Date.parse(own?.expiresAt ?? '') - Date.parse(own?.createdAt ?? '')
  })

async function expectMember(page: Page, { email }: Candidate): Promise<void> {
  await expect(page).toHaveURL('/account')
  await expect(page.getByText(email).first()).toBeVisible()
}

// Browsers accept `Secure` over plain http on this machine only; `npm start` names the second address.
for (const host of ['127.0.0.1', 'localhost'])
  test(`after twelve hours a reload on ${host} still shows the candidate signed in`, async ({ browser, watch }) => {
    const baseURL = Object.assign(new URL(siteUrl()), { hostname: host }).origin
    const context = await browser.newContext({ baseURL })
    await watch.pages(context)
    const page = await context.newPage()
    const candidate = await newCandidate()
    await logIn(page, candidate)
    const first = await cookieOf(page)
    expect(first).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/api/auth/renew' })
    const daysLeft = ((first?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(daysLeft).toBeGreaterThan(29.9)
    expect(daysLeft).toBeLessThanOrEqual(30)
    expect(
      await page.evaluate(() => document.cookie + JSON.stringify(localStorage) + JSON.stringify(sessionStorage)),
    ).not.toContain(first?.value.split('.')[1])
    await letTokenEnd(page)
    const ended = await storedToken(page)
    await page.reload()
    await expectMember(page, candidate)
    await expect.poll(() => storedToken(page)).not.toBe(ended)
    const second = await cookieOf(page)
    expect(second?.value).not.toBe(first?.value)
    expect(await lifeOf(page)).toBeGreaterThanOrEqual(30 * 24 * HOUR)
    await letTokenEnd(page)
    await page.goto('/daily')
    await expect(page.getByRole('radio').first()).toBeVisible()
    await context.close()
  })

test('registering signs in for as long', async ({ page }) => {
  await page.goto('/register')
  const email = `stays-${Date.now()}@example.com`
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('twelve quiet mornings')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL('/account')
  await letTokenEnd(page)
  await page.reload()
  await expect(page.getByText(email).first()).toBeVisible()
  expect(((await cookieOf(page))?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(29 * 86_400)
})

test('two tabs whose tokens ended renew at once, and both stay signed in', async ({ page, context }) => {
  const candidate = await newCandidate()
  await logIn(page, candidate)
  const other = await context.newPage()
  await other.goto('/account')
  for (let round = 0; round < 3; round += 1) {
    await letTokenEnd(page)
    await Promise.all([page.reload(), other.reload()])
    for (const tab of [page, other]) await expectMember(tab, candidate)
  }
})

test('two tabs send the same cookie at the same moment, without waiting for each other', async ({ page, context }) => {
  const candidate = await newCandidate()
  await logIn(page, candidate)
  const other = await context.newPage()
  await other.goto('/account')
  const renew = (tab: Page) =>
    tab.evaluate(async () => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch('/api/auth/renew', { method: 'POST', headers, body: '{}' })
      // A body that is never read keeps the page from becoming quiet.
      await response.text()
      return response.status
    })
  expect(await Promise.all([renew(page), renew(other), renew(page), renew(other)])).toEqual([200, 200, 200, 200])
  await letTokenEnd(page)
  await page.reload()
  await expectMember(page, candidate)
})

test('a copy of local storage: refused at the logout, and without the cookie it is never renewed', async ({
  page,
  browser,
  watch,
  baseURL,
}) => {
  watch.allow(/status of 401/)
  const candidate = await newCandidate()
  await logIn(page, candidate)
  const stolen = await page.context().storageState()
  const thief = await browser.newContext({ ...(baseURL && { baseURL }), storageState: { ...stolen, cookies: [] } })
  await watch.pages(thief)
  const copy = await thief.newPage()
  await copy.goto('/account')
  await expectMember(copy, candidate)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => cookieOf(page)).toBeUndefined()
  // Row B7 holds the five seconds against the calls; here whole pages are loaded, which a busy machine does slowly.
  await expect(async () => {
    await copy.goto('/account')
    await expect(copy).toHaveURL('/login?next=%2Faccount', { timeout: 5000 })
  }).toPass({ timeout: 40_000 })
  expect(await copy.evaluate(() => ['token', 'user'].filter((key) => localStorage.getItem(key) !== null))).toEqual([])
  await thief.close()
})

test('a copy of local storage whose token has ended leads to the login, while the owner stays signed in', async ({
  page,
  browser,
  watch,
  baseURL,
}) => {
  watch.allow(/status of 401/)
  const candidate = await newCandidate()
  await logIn(page, candidate)
  await letTokenEnd(page)
  const stolen = await page.context().storageState()
  const thief = await browser.newContext({ ...(baseURL && { baseURL }), storageState: { ...stolen, cookies: [] } })
  await watch.pages(thief)
  const copy = await thief.newPage()
  await copy.goto('/account')
  await expect(copy).toHaveURL('/login?next=%2Faccount')
  await page.reload()
  await expectMember(page, candidate)
  await thief.close()
})

/** Asks the server, from another device, how many sessions a candidate has. */
async function countSessions({ email, password }: Candidate): Promise<() => Promise<number>> {
  const own = await login({ base: siteUrl(), email, password })
  return async () => (await own.call<{ sessions: unknown[] }>('GET', '/auth/sessions')).body.sessions.length
}

test('logging out while offline empties the browser and ends the session at the next contact', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|The server was not told of the logout|status of 401/)
  const candidate = await newCandidate()
  await logIn(page, candidate)
  const sessions = await countSessions(candidate)
  const before = await sessions()
  await letTokenEnd(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(candidate.email)
  expect(await storedToken(page)).toBe('')
  expect(await sessions()).toBe(before)
  await context.setOffline(false)
  await expect.poll(sessions).toBe(before - 1)
  await expect.poll(() => cookieOf(page)).toBeUndefined()
})

test("'Keep me signed in' unticked: the cookie goes with the browser, the session lasts 12 hours", async ({ page }) => {
  const candidate = await newCandidate()
  await logIn(page, candidate, { keep: false })
  expect(await cookieOf(page)).toMatchObject({ expires: -1, httpOnly: true, secure: true })
  await letTokenEnd(page)
  await page.reload()
  await expectMember(page, candidate)
  // Renewing prolongs nothing.
  expect(await lifeOf(page)).toBe(12 * HOUR)
})
