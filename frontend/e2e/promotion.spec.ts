import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { login } from '../../tools/dev/candidate.ts'
import { controlPayments } from '../../tools/dev/payment-control.ts'
import type { Stack } from '../../tools/stack/stack.ts'
import { newCandidate, signIn } from './candidates.ts'
import { checkoutPage, openCheckout, payWith } from './checkout-page.ts'
import { untilHydrated } from './hydrated.ts'
import { paymentsUrl, siteUrl, startE2eStack } from './stack.config.ts'
import { sweep } from './sweep.ts'
import { expect, test } from './test.ts'

// A stack of its own: its promotion shows on Home, and its clock moves.
test.describe.configure({ mode: 'default', timeout: 180_000 })

const DAY_MS = 86_400_000
const PROMOTIONS = JSON.stringify([
  {
    code: 'OCT90',
    discountPercent: 90,
    expiresAt: new Date(Date.now() + 200 * DAY_MS).toISOString(),
    heading: '90% off your first month',
    subheading: 'Ten new questions every day for one month, at a tenth of the price.',
    ctaLabel: 'Subscribe',
    highlightColor: '#b45309',
  },
])

let stack: Stack
test.beforeAll(async () => {
  test.setTimeout(120_000)
  stack = await startE2eStack({ env: { billing: { PROMOTIONS }, payments: { PROMOTIONS } } })
})
test.afterAll(() => stack.stop())

const isActive = (page: Page) => expect(page.getByText('Active', { exact: true })).toBeVisible({ timeout: 30_000 })
const receipts = (page: Page) => page.getByRole('region', { name: 'Payments' }).getByRole('listitem')
/** How many messages are on their way. */
const sending = async () =>
  (await controlPayments<{ webhooks: { sending: number } }>(paymentsUrl(), 'state')).webhooks.sending
const banner = (page: Page) => page.getByRole('complementary', { name: 'Promotion' })

test('the banner: nothing moves; the code is copied, leads to the price, and is dismissed for good', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Array<PerformanceEntry & { value: number }>) shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/')
  await expect(banner(page)).toContainText('90% off your first month')
  await expect(banner(page)).toContainText('Ten new questions every day for one month, at a tenth of the price.')
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.005)
  await sweep(page, 'Home with the banner')
  await banner(page).getByRole('button', { name: 'Copy OCT90' }).click()
  const copiedAt = Date.now()
  await expect(banner(page).getByText('Copied!')).toBeVisible()
  await expect(banner(page).getByText('Copied!')).toHaveCount(0)
  expect(Date.now() - copiedAt).toBeGreaterThan(2000)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('OCT90')
  expect(await page.evaluate(() => sessionStorage.getItem('promo_copied_oct90'))).toBe('1')
  await banner(page).getByRole('link', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL('/pricing?promo=OCT90')
  await page.goto('/')
  await banner(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(banner(page)).toHaveCount(0)
  await Promise.all([page.waitForResponse('**/api/payments/promotions'), page.reload()])
  await expect(banner(page)).toHaveCount(0)
})

test('the banner covers nothing that the keyboard reaches, and the foot of the page can be read', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  const foot = page.getByRole('contentinfo').getByRole('link').last()
  await foot.focus()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const [link, over] = [await foot.boundingBox(), await banner(page).boundingBox()]
  expect(link!.y + link!.height).toBeLessThanOrEqual(over!.y)
})

test('subscribes with the code in any letter case: a tenth of the price, once', async ({ page }) => {
  await signIn(page, await newCandidate())
  await openCheckout(page, { at: '/pricing?promo=oct90', press: 'Apply Promo & Subscribe' })
  await expect(checkoutPage(page).terms).toHaveText('1.00 USD today, then 10.00 USD per month.')
  await payWith(page, 'works')
  await expect(page.getByText('Active', { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('region', { name: 'Payments' }).getByRole('listitem')).toHaveText(/\$1 · Paid/)
})

test('a code that is not known sells at the full price, and says so', async ({ page }) => {
  await signIn(page, await newCandidate())
  await page.goto('/pricing?promo=nope')
  await expect(page.getByText('We do not know the code nope. Monthly is sold at its full price.')).toBeVisible()
  await openCheckout(page, { isOpen: true })
  await expect(checkoutPage(page).terms).toHaveText('10.00 USD today, then 10.00 USD per month.')
})

test('a guest with the code logs in, and the code is still applied', async ({ page }) => {
  const { email, password } = await newCandidate()
  await page.goto('/')
  await banner(page).getByRole('link', { name: 'Subscribe' }).click()
  await page.getByRole('link', { name: 'Apply Promo & Subscribe' }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.locator('form').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/pricing?promo=OCT90')
  await openCheckout(page, { isOpen: true, press: 'Apply Promo & Subscribe' })
  await expect(checkoutPage(page).terms).toHaveText(/^1\.00 USD today/)
})

test('a guest with the code registers, is back after three seconds, and the code is still applied', async ({
  page,
}) => {
  await page.goto('/pricing?promo=oct90')
  await page.getByRole('link', { name: 'Apply Promo & Subscribe' }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await untilHydrated(page)
  await page.getByRole('main').getByRole('link', { name: 'Create one' }).click()
  await expect(page).toHaveURL('/register?next=%2Fpricing%3Fpromo%3DOCT90')
  await page.getByLabel('Email').fill(`${randomUUID()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('twelve quiet mornings')
  await page.locator('form').getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText(/^Account created successfully!/)).toBeVisible()
  await expect(page).toHaveURL('/pricing?promo=OCT90', { timeout: 15_000 })
  await openCheckout(page, { isOpen: true, press: 'Apply Promo & Subscribe' })
  await expect(checkoutPage(page).terms).toHaveText('1.00 USD today, then 10.00 USD per month.')
  await payWith(page, 'works')
  await isActive(page)
})

test('the messages of a payment are slower than the way back: the page knows at once', async ({ page }) => {
  await signIn(page, await newCandidate())
  await openCheckout(page)
  await controlPayments(paymentsUrl(), 'webhooks', { delayMs: 20_000 })
  try {
    await payWith(page, 'works')
    await expect(page.getByText('Subscription updated successfully.')).toBeVisible({ timeout: 15_000 })
    await isActive(page)
    expect(await sending()).toBeGreaterThan(0)
  } finally {
    await controlPayments(paymentsUrl(), 'webhooks', { delayMs: 0 })
  }
  await expect.poll(sending, { timeout: 40_000 }).toBe(0)
  await page.reload()
  await isActive(page)
  await expect(receipts(page)).toHaveCount(1)
})

test('the messages of a payment are faster than the way back: the page says so once', async ({ page }) => {
  const candidate = await newCandidate()
  await signIn(page, candidate)
  await openCheckout(page)
  const sessionId = new URL(page.url()).pathname.split('/').at(-1)
  // As on a slow connection: the provider has the payment, and the browser is still on its page.
  const { location } = await controlPayments<{ location: string }>(paymentsUrl(), 'pay', { sessionId })
  const isKnown = async () =>
    (await candidate.call<{ active: boolean }>('GET', '/payments/subscription/live')).body.active
  await expect.poll(isKnown, { timeout: 15_000 }).toBe(true)
  await expect.poll(sending).toBe(0)
  await page.goto(location)
  await expect(page.getByText('Subscription updated successfully.')).toBeVisible({ timeout: 15_000 })
  await expect(page).toHaveURL('/account')
  await isActive(page)
  await expect(receipts(page)).toHaveCount(1)
})

// The last one: the clock has moved afterwards.
test('a renewal that fails, and a new card in the portal', async ({ page, watch }) => {
  // The session of before ended in the month that passed.
  watch.allow(/status of 401/)
  const candidate = await newCandidate()
  await signIn(page, candidate)
  await openCheckout(page)
  await payWith(page, 'works now and fails at renewal')
  await expect(page.getByText('Active', { exact: true })).toBeVisible({ timeout: 30_000 })
  stack.setClock(new Date(Date.now() + 32 * DAY_MS))
  const { email, password } = candidate
  await signIn(page, await login({ base: siteUrl(), email, password }))
  await page.goto('/account')
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(/^Your last payment failed, and your bank may try again\./)).toBeVisible({
      timeout: 4000,
    })
  }).toPass({ timeout: 40_000 })
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
  await sweep(page, 'account, past due')
  await page.getByRole('button', { name: 'Manage subscription' }).click()
  await page.getByLabel('New card').selectOption({ label: 'Card that works (4242 4242 4242 4242)' })
  await page.getByRole('button', { name: 'Use this card' }).click()
  await expect(page.getByText(/^Status: active\./)).toBeVisible()
  await page.getByRole('link', { name: 'Return' }).click()
  await expect(page).toHaveURL('/account')
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Next bill date')).toBeVisible({ timeout: 4000 })
    await expect(page.getByText(/^Your last payment failed/)).toHaveCount(0)
  }).toPass({ timeout: 40_000 })
  await expect(page.getByRole('region', { name: 'Payments' }).getByRole('listitem')).toHaveCount(2)
})
