import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { createAnalyticsStandIn, commandsOf } from '../../tools/sandbox/analytics/server.ts'
import type { Stack } from '../../tools/stack/stack.ts'
import { listenOn } from '../../tools/trials/browser/listen-on.ts'
import { logIn } from '../../tools/trials/browser/log-in.ts'
import { newCandidate } from './candidates.ts'
import { setPage } from './set-page.ts'
import { startE2eStack } from './stack.config.ts'
import { sweep } from './sweep.ts'
import { expect, test } from './test.ts'

// A stack of its own: its operator measures visits.
test.describe.configure({ mode: 'default' })

const standIn = createAnalyticsStandIn()
let stack: Stack
let provider: { url: string; close: () => void }
test.beforeAll(async () => {
  test.setTimeout(120_000)
  provider = await listenOn(standIn.server)
  const analytics = {
    ANALYTICS_ID: 'G-TEST1',
    ANALYTICS_SCRIPT: `${provider.url}/gtag/js`,
    ANALYTICS_HOSTS: provider.url,
  }
  stack = await startE2eStack({ env: { gateway: analytics } })
})
test.afterAll(async () => {
  provider.close()
  await stack.stop()
})
test.beforeEach(() => void standIn.received.splice(0))

const banner = (page: Page) => page.getByRole('complementary', { name: 'Consent' })
const commands = () => commandsOf(standIn.received)
const views = () =>
  commands()
    .filter(([kind]) => kind === 'set')
    .flatMap(([, what]) => (what as { page_location?: string }).page_location ?? [])
    .map((address) => new URL(address))
const users = () =>
  commands().flatMap(([kind, what]) =>
    kind === 'set' && 'user_id' in (what as object) ? [(what as { user_id: unknown }).user_id] : [],
  )
const agree = (page: Page) => page.addInitScript(() => localStorage.setItem('consent', 'yes'))

test('asks once; refusing is as easy as agreeing, and after it nothing is loaded', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Array<PerformanceEntry & { value: number }>) shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const bytes: number[] = []
  page.on('response', async (response) => {
    if (/\/(?:consent|load-consent|choice|measures|site-settings|account-events)-[^/]*\.js$/.test(response.url()))
      bytes.push(gzipSync(await response.body(), { level: 9 }).length)
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(banner(page)).toBeVisible()
  const [no, yes] = await Promise.all(
    ['Do not count', 'Count my visits'].map((name) =>
      banner(page)
        .getByRole('button', { name })
        .evaluate((button) => ({ height: (button as HTMLElement).offsetHeight, look: button.className })),
    ),
  )
  expect(no).toEqual(yes)
  expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([])
  expect(bytes.length).toBeGreaterThanOrEqual(3)
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(3_000)
  await sweep(page, 'Home with the question for consent')
  await banner(page).getByRole('button', { name: 'Do not count' }).click()
  await expect(banner(page)).toHaveCount(0)
  await page.goto('/faq', { waitUntil: 'networkidle' })
  await expect(banner(page)).toHaveCount(0)
  expect(standIn.received).toEqual([])
  expect(await page.evaluate(() => 'dataLayer' in globalThis)).toBe(false)
})

test('after consent: one script, then views, logins and the account, without what stands behind a question mark', async ({
  page,
  watch,
}) => {
  // The token goes in another tab, of which this one may hear after it has sent a call.
  watch.allow(/status of 401/)
  const candidate = await newCandidate()
  await page.goto('/about?secret=1#secret')
  await banner(page).getByRole('button', { name: 'Count my visits' }).click()
  await expect.poll(() => views().length).toBeGreaterThan(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect.poll(() => views().some(({ pathname }) => pathname === '/faq')).toBe(true)
  const kinds = commands().map(([kind, what]) => `${String(kind)} ${String(what)}`)
  expect(kinds.slice(0, 3)).toEqual(['consent default', 'consent update', expect.stringMatching(/^js /)])
  expect(kinds.indexOf('config G-TEST1')).toBeGreaterThan(kinds.indexOf('consent update'))
  expect(standIn.received.filter(({ url }) => url.startsWith('/gtag/js'))).toHaveLength(1)
  await logIn(page, candidate)
  await expect.poll(() => commands()).toContainEqual(['event', 'login', { method: 'password' }])
  await expect.poll(() => users().at(-1)).toBe(candidate.userId)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect.poll(() => users().at(-1)).toBe(null)
  await page.goto('/register')
  const email = `new-${candidate.email}`
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('twelve quiet mornings')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect.poll(() => commands()).toContainEqual(['event', 'sign_up', { method: 'password' }])
  await expect.poll(() => typeof users().at(-1)).toBe('string')
  // The session ends in another tab.
  await expect(page).toHaveURL('/account')
  const other = await page.context().newPage()
  await other.goto('/disclaimer')
  const endings = () => users().filter((user) => user === null).length
  const before = endings()
  await other.evaluate(() => {
    localStorage.removeItem('token')
    localStorage.removeItem('user')
  })
  // Reports of two tabs have no common order.
  await expect.poll(endings).toBeGreaterThan(before)
  expect(views().filter(({ search, hash }) => search !== '' || hash !== '')).toEqual([])
  expect(JSON.stringify(standIn.received)).not.toMatch(/secret|twelve quiet|new-/)
})

test('a page whose address may hold a token, and an address of nobody, tell nothing', async ({ page, watch }) => {
  watch.allow(/status of 404/)
  await agree(page)
  await page.goto('/reset-password?token=secret', { waitUntil: 'networkidle' })
  await page.goto('/verify-email?token=secret', { waitUntil: 'networkidle' })
  expect(standIn.received).toEqual([])
  await page.goto('/secret/address', { waitUntil: 'networkidle' })
  await expect.poll(() => views().map(({ pathname }) => pathname)).toContain('/404')
  expect(JSON.stringify(commands())).not.toContain('secret')
})

test('who changes their mind is counted no longer, and the cookie is gone', async ({ page }) => {
  await agree(page)
  await page.goto('/privacy', { waitUntil: 'networkidle' })
  await expect(page.getByText('You agreed: your visits are counted.')).toBeVisible()
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('_ga')
  await page.getByRole('main').getByRole('button', { name: 'Do not count' }).click()
  await expect(page.getByText('Your visits are not counted.')).toBeVisible()
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('_ga')
  const before = standIn.received.length
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(standIn.received.length).toBe(before)
})

test('the browser lets in no other script, and no second policy', async ({ page, watch }) => {
  watch.allow(/policy violation|TrustedScriptURL|Content Security Policy|TrustedTypePolicy/)
  await agree(page)
  await page.goto('/about', { waitUntil: 'networkidle' })
  await expect.poll(() => views().length).toBeGreaterThan(0)
  const refused = await page.evaluate(() => {
    const attempt = (act: () => unknown) => {
      try {
        act()
        return 'let in'
      } catch (error) {
        return (error as Error).name
      }
    }
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => unknown }
    }
    const rules = { createScriptURL: (address: string) => address }
    return [
      attempt(() => trustedTypes.createPolicy('site', rules)),
      attempt(() => trustedTypes.createPolicy('other', rules)),
      attempt(() => (document.createElement('script').src = '/assets/x.js')),
    ]
  })
  expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError'])
})

test('a browser with Global Privacy Control is not asked and not counted', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await page.goto('/about', { waitUntil: 'networkidle' })
  await expect(banner(page)).toHaveCount(0)
  expect(standIn.received).toEqual([])
})

test('the privacy page names everything that the site stores in a browser', async ({ page, context }) => {
  const candidate = await newCandidate()
  await page.goto('/test', { waitUntil: 'networkidle' })
  await banner(page).getByRole('button', { name: 'Count my visits' }).click()
  await page.getByRole('contentinfo').getByText('Dark', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await logIn(page, candidate)
  await page.goto('/daily')
  await setPage(page).answer('A')
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))))
    .toHaveLength(1)
  await page.goto('/privacy', { waitUntil: 'networkidle' })
  const found = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  const cookies = (await context.cookies(`${stack.base}/api/auth/renew`)).map(({ name }) => name)
  const text = await page.getByRole('main').innerText()
  const named = [...text.matchAll(/[\w-]+(?::?…)?/g)].map(([name]) => name)
  const isNamed = (key: string) =>
    named.some((name) => (name.endsWith('…') ? key.startsWith(name.slice(0, -1)) : key === name))
  expect(found).toEqual(expect.arrayContaining(['token', 'user', 'theme', 'consent', 'trial']))
  expect(found.some((key) => key.startsWith('draft:'))).toBe(true)
  expect(cookies).toContain('renewal')
  expect([...found, ...cookies].filter((key) => !isNamed(key))).toEqual([])
})
