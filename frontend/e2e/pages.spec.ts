import type { Page } from '@playwright/test'
import type { Candidate } from '../../tools/dev/candidate.ts'
import { newCandidate, signIn } from './candidates.ts'
import { untilHydrated } from './hydrated.ts'
import { setPage } from './set-page.ts'
import { sweep } from './sweep.ts'
import { expect, test } from './test.ts'

const publicPages = [
  '/',
  '/about',
  '/blog',
  '/blog/what-the-exam-is-made-of',
  '/contact',
  '/faq',
  '/pricing',
  '/disclaimer',
  '/privacy',
  '/login',
  '/register',
  '/forgot-password',
]
const linkedPages = ['/reset-password', '/reset-password?token=x', '/verify-email', '/account-deleted', '/unsubscribe']

test.describe.configure({ timeout: 300_000 })

for (const path of [...publicPages, ...linkedPages])
  test(`${path} is clean at every width in both themes`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await sweep(page, path)
  })

test('the sweep finds what is planted: a nameless button, pale text in the dark, a page too wide', async ({ page }) => {
  await page.goto('/about')
  // React would take away what it finds in the page when it adopts it.
  await untilHydrated(page)
  const plant = (kind: string) =>
    page.evaluate((planted) => {
      document.getElementById('planted')?.remove()
      const element = document.createElement(planted === 'button' ? 'button' : 'p')
      element.id = 'planted'
      element.textContent = planted === 'button' ? '' : 'Planted'
      element.style.color = planted === 'pale' ? 'light-dark(#000, #333)' : ''
      element.style.width = planted === 'wide' ? '400px' : ''
      document.querySelector('main')?.append(element)
    }, kind)
  await plant('button')
  await expect(sweep(page, 'planted')).rejects.toThrow(/320 px, light[^]*button-name/)
  await plant('pale')
  await expect(sweep(page, 'planted')).rejects.toThrow(/320 px, dark[^]*color-contrast/)
  await plant('wide')
  await expect(sweep(page, 'planted')).rejects.toThrow(/320 px, light[^]*the page scrolls sideways/)
})

test('an unknown address answers 404 and leads home', async ({ page, watch }) => {
  watch.allow(/status of 404/)
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/')
  await sweep(page, 'not found')
})

test('the menu on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' })).toBeVisible()
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(excess).toBeLessThanOrEqual(0)
})

test('forms that are filled in wrongly', async ({ page }) => {
  for (const path of ['/login', '/register', '/forgot-password', '/reset-password?token=x', '/verify-email']) {
    await page.goto(path)
    const email = page.getByLabel('Email')
    if ((await email.count()) > 0) await email.fill('nobody')
    await page.locator('form').getByRole('button').last().click()
    await sweep(page, `${path} with errors`)
  }
})

test('the trial: question, answered question, result', async ({ page }) => {
  await page.goto('/test')
  await expect(page.getByRole('article', { name: 'Question 1' })).toBeVisible()
  await sweep(page, 'trial question')
  for (let number = 1; number <= 10; number += 1) {
    await expect(page.getByRole('article', { name: `Question ${number}` })).toBeVisible()
    if (number === 1) await page.getByRole('radio').first().focus()
    await page.keyboard.press('b')
  }
  await expect(page.getByRole('button', { name: /Retake/ }).first()).toBeVisible()
  await sweep(page, 'trial result')
})

test('restoring and loading', async ({ page }) => {
  await signIn(page, await newCandidate())
  await page.route('**/api/auth/me', () => undefined)
  await page.goto('/daily')
  await expect(page.getByText('Restoring session…')).toBeVisible()
  await sweep(page, 'restoring the session')
  await page.unroute('**/api/auth/me')
  await page.route('**/api/tests/daily', () => undefined)
  await page.goto('/daily')
  await expect(page.getByText('Loading your questions…')).toBeAttached()
  await sweep(page, 'loading the set')
  await page.route('**/api/results/user/*', () => undefined)
  await page.goto('/review')
  await expect(page.getByText('Loading your history…')).toBeAttached()
  await sweep(page, 'loading the history')
})

test('the daily set: answering, failed, waiting, completed', async ({ page, watch }) => {
  watch.allow(/status of (429|409)|ERR_FAILED/)
  await signIn(page, await newCandidate({ plan: 'monthly' }))
  const set = setPage(page)
  await page.goto('/daily')
  await set.answer('ABC')
  await sweep(page, 'answering')
  await set.answer('DEABCDE', 4)
  await page.route('**/submit', (route) => route.fulfill({ status: 429, json: { message: 'Please wait a minute.' } }))
  await set.submit.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await sweep(page, 'submission failed')
  await page.unroute('**/submit')
  await page.route('**/submit', (route) => route.abort())
  await set.submit.click()
  await expect(page.getByText(/^Saved on this device\. We send/)).toBeVisible()
  await sweep(page, 'waiting for the network')
  await page.unroute('**/submit')
  await set.submit.click()
  await expect(set.score).toBeVisible()
  await openAll(page)
  await sweep(page, 'completed')
})

test('the daily set: done for today, retake', async ({ page }) => {
  const candidate = await newCandidate({ plan: 'monthly' })
  await submitByCall(candidate)
  await signIn(page, candidate)
  await page.goto('/daily')
  await page.getByText('Today’s answers and explanations').click()
  await expect(page.getByRole('article', { name: /^Question 10, / })).toBeAttached()
  await sweep(page, 'done for today')
  await page.goto('/daily?retake=1')
  await expect(page.getByRole('heading', { name: 'The same ten again' })).toBeVisible()
  await sweep(page, 'retake')
})

test('the daily set: failed to load, closed, earlier set, nothing to retake', async ({ page, watch }) => {
  watch.allow(/status of (429|409)/)
  await signIn(page, await newCandidate())
  const set = setPage(page)
  await page.route('**/api/tests/daily', (route) => route.fulfill({ status: 429, json: {} }))
  await page.goto('/daily')
  await expect(page.getByRole('alert')).toHaveText('Failed to load daily questions')
  await sweep(page, 'failed to load')
  await page.unroute('**/api/tests/daily')
  await page.goto('/daily?retake=1')
  await expect(page.getByRole('link', { name: 'Go to today’s set' })).toBeVisible()
  await sweep(page, 'nothing to retake')
  await page.goto('/daily')
  await set.answer('AB')
  await keepAsYesterdays(page)
  await page.goto('/daily')
  await expect(page.getByRole('button', { name: 'Finish it' })).toBeVisible()
  await sweep(page, 'an earlier set')
  await page.getByRole('button', { name: 'Finish it' }).click()
  const closed = { code: 'set-closed', message: 'This set closed on Friday at 12:00 your time.' }
  await page.route('**/submit', (route) => route.fulfill({ status: 409, json: closed }))
  await set.submit.click()
  await expect(page.getByRole('heading', { name: 'This set has closed' })).toBeVisible()
  await sweep(page, 'closed')
})

test('the history: empty, a day, its answers; the account', async ({ page }) => {
  await signIn(page, await newCandidate())
  await page.goto('/review')
  await expect(page.getByText(/^No results yet\./)).toBeVisible()
  await sweep(page, 'empty history')
  await page.goto('/daily')
  await setPage(page).answer('AB')
  await setPage(page).submit.click()
  await expect(setPage(page).score).toBeVisible()
  await page.goto('/daily?retake=1')
  await setPage(page).answer('CD')
  await setPage(page).submit.click()
  await expect(setPage(page).score).toBeVisible()
  await page.goto('/review')
  await page.getByRole('button', { name: /, today: Daily/ }).click()
  await sweep(page, 'a day of the history')
  await page.getByRole('button', { name: 'Review answers' }).last().click()
  await expect(page.getByRole('region', { name: 'Answers of this result' }).getByText(/^Average pace/)).toBeVisible()
  await sweep(page, 'answers of a result')
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible()
  await sweep(page, 'account')
})

/** Submits the candidate's set of today without a browser. */
async function submitByCall({ call }: Candidate): Promise<void> {
  const { body } = await call<{ questions: Array<{ id: string }> }>('GET', '/tests/daily')
  const answers = Object.fromEntries(body.questions.map(({ id }, index) => [id, 'ABCDE'[index % 5]]))
  expect((await call('POST', '/tests/daily/submit', { answers })).status).toBe(200)
}

/** Every explanation in full. */
async function openAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
}

/** Turns the kept set of today into one of an earlier day. */
async function keepAsYesterdays(page: Page): Promise<void> {
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('draft:')) ?? ''
    const draft = JSON.parse(localStorage.getItem(key) ?? '{}') as { set: { id: string; day: string } }
    localStorage.removeItem(key)
    draft.set.id = 'earlier'
    draft.set.day = '2026-11-26'
    localStorage.setItem(key.replace(/daily:.*/, 'daily:earlier'), JSON.stringify(draft))
  })
}
