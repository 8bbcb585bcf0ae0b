import type { Page } from '@playwright/test'
import { logIn } from '../../tools/trials/browser/log-in.ts'
import { newCandidate } from './candidates.ts'
import { untilHydrated } from './hydrated.ts'
import { expect, test } from './test.ts'

// Playwright switches the browser's back/forward cache off; these tests are about it.
test.use({
  launchOptions: { executablePath: '/usr/bin/chromium', ignoreDefaultArgs: ['--disable-back-forward-cache'] },
})

const publicPages = [
  '/',
  '/about',
  '/blog',
  '/blog/pacing',
  '/faq',
  '/pricing',
  '/test',
  '/contact',
  '/disclaimer',
  '/privacy',
  '/login',
  '/register',
  '/forgot-password',
]

type Marked = { cameBack?: boolean }

/** Opens a page that will say whether it came back whole. */
async function openMarked(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await untilHydrated(page)
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) (globalThis as Marked).cameBack = true
    })
  })
}

const cameBack = (page: Page) => page.evaluate(() => (globalThis as Marked).cameBack ?? false)

test('every public page comes back whole by the Back button', async ({ page }) => {
  for (const path of publicPages) {
    await openMarked(page, path)
    await page.goto(path === '/faq' ? '/about' : '/faq')
    await page.goBack({ waitUntil: 'commit' })
    await expect(page, path).toHaveURL(path)
    await expect.poll(() => cameBack(page), `${path} was loaded again`).toBe(true)
  }
})

test('a page that was left signed in does not come back signed in after the logout', async ({ page }) => {
  await logIn(page, await newCandidate())
  await openMarked(page, '/about')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu.getByRole('link', { name: 'Account' })).toBeVisible()
  await page.goto('/account')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  // To what the browser kept: past the entries of the document in which the logout was.
  while (new URL(page.url()).pathname !== '/about') await page.goBack({ waitUntil: 'commit' })
  await expect.poll(() => cameBack(page)).toBe(true)
  await expect(menu.getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Account' })).toHaveCount(0)
})

test('today’s set does not come back after the logout either', async ({ page, context }) => {
  await logIn(page, await newCandidate())
  await openMarked(page, '/daily')
  await expect(page.getByRole('article', { name: /^Question 1\b/ })).toBeVisible()
  await page.goto('/about')
  const other = await context.newPage()
  await other.goto('/account')
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(other).toHaveURL('/')
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL(/\/login\?next=%2Fdaily$/)
  await expect(page.getByRole('article', { name: /^Question 1\b/ })).toHaveCount(0)
})
