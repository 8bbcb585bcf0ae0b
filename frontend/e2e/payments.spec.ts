import type { Page } from '@playwright/test'
import { paymentsState } from '../../tools/dev/payment-control.ts'
import { newCandidate, signIn } from './candidates.ts'
import { checkoutPage, openCheckout, payWith } from './checkout-page.ts'
import { paymentsUrl } from './stack.config.ts'
import { sweep } from './sweep.ts'
import { expect, test } from './test.ts'

const subscription = (page: Page) => page.getByRole('region', { name: 'Subscription' })
const isActive = (page: Page) => expect(page.getByText('Active', { exact: true })).toBeVisible({ timeout: 30_000 })

test('subscribes on the pricing page: Active, the receipt, and ten questions', async ({ page }) => {
  await signIn(page, await newCandidate())
  await openCheckout(page)
  await expect(checkoutPage(page).terms).toHaveText('10.00 USD today, then 10.00 USD per month.')
  await payWith(page, 'works')
  await expect(page).toHaveURL(/\/account/)
  await expect(page.getByText('Subscription updated successfully.')).toBeVisible({ timeout: 30_000 })
  await expect(page).toHaveURL('/account')
  await isActive(page)
  await expect(page.getByText('Next bill date')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Payments' }).getByRole('listitem')).toHaveText(/\$10 · Paid/)
  await page.reload()
  await isActive(page)
  await expect(page.getByText('Subscription updated successfully.')).toHaveCount(0)
  await page.goto('/daily')
  await expect(page.getByRole('heading', { level: 1, name: "Today's ten" })).toBeVisible()
  await page.goto('/pricing')
  await expect(page.getByRole('link', { name: 'Continue practice' })).toBeVisible()
  await sweep(page, 'pricing of a subscriber')
  await page.getByRole('button', { name: 'Manage subscription' }).click()
  await expect(page.getByRole('heading', { name: 'Manage your subscription' })).toBeVisible()
  await page.getByRole('link', { name: 'Return' }).click()
  await expect(page).toHaveURL('/account')
})

test('a declined card, then one that works', async ({ page }) => {
  await signIn(page, await newCandidate())
  await openCheckout(page)
  await payWith(page, 'is declined')
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.')
  await sweep(page, 'checkout, declined')
  await payWith(page, 'works')
  await isActive(page)
})

test('3-D Secure refused, then passed', async ({ page }) => {
  await signIn(page, await newCandidate())
  await openCheckout(page)
  await payWith(page, 'asks for 3-D Secure')
  await sweep(page, '3-D Secure')
  await page.getByRole('button', { name: 'Fail authentication' }).click()
  await expect(page.getByRole('alert')).toHaveText('We are unable to authenticate your payment method.')
  await payWith(page, 'asks for 3-D Secure')
  await page.getByRole('button', { name: 'Complete authentication' }).click()
  await isActive(page)
})

test('back from the checkout: nothing is paid, and the next press goes on', async ({ page }) => {
  await signIn(page, await newCandidate())
  await openCheckout(page)
  await page.goBack()
  await expect(page).toHaveURL('/pricing')
  await openCheckout(page, { isOpen: true })
  await checkoutPage(page).back.click()
  await expect(page.getByText('Checkout was canceled.')).toBeVisible()
  await expect(page).toHaveURL('/account')
  await expect(page.getByText('Inactive', { exact: true })).toBeVisible()
  await subscription(page).getByRole('button', { name: 'Subscribe' }).click()
  await payWith(page, 'works')
  await isActive(page)
})

test('two tabs open the checkout and both pay: one subscription', async ({ page, context }) => {
  const candidate = await newCandidate()
  await signIn(page, candidate)
  const other = await context.newPage()
  await openCheckout(page)
  await openCheckout(other)
  await payWith(page, 'works')
  await isActive(page)
  await payWith(other, 'works')
  await expect(other.getByText('You have already paid here.')).toBeVisible()
  await checkoutPage(other).back.click()
  await isActive(other)
  await expect(other.getByRole('region', { name: 'Payments' }).getByRole('listitem')).toHaveCount(1)
})

test('another device that still shows the old plan leads a subscriber to the portal', async ({
  page,
  browser,
  watch,
  baseURL,
}) => {
  watch.allow(/status of 409/)
  const candidate = await newCandidate()
  const device = await browser.newContext({ ...(baseURL && { baseURL }) })
  await watch.pages(device)
  const other = await device.newPage()
  await signIn(page, candidate)
  await signIn(other, candidate)
  await other.goto('/pricing')
  await expect(other.getByText('$10', { exact: true })).toBeVisible()
  await openCheckout(page)
  await payWith(page, 'works')
  await isActive(page)
  await other.getByRole('button', { name: 'Upgrade to Monthly' }).click()
  await expect(other.getByText('You already have a subscription. Manage it in the billing portal.')).toBeVisible()
  await other.getByRole('button', { name: 'Manage subscription' }).click()
  await expect(other.getByRole('heading', { name: 'Manage your subscription' })).toBeVisible()
  await device.close()
})

test('two tabs: the plan that one bought is known in the other', async ({ page, context }) => {
  await signIn(page, await newCandidate())
  const other = await context.newPage()
  await other.goto('/pricing')
  await expect(other.getByRole('button', { name: 'Upgrade to Monthly' })).toBeEnabled()
  await openCheckout(page)
  await payWith(page, 'works')
  await isActive(page)
  await expect(other.getByRole('link', { name: 'Continue practice' })).toBeVisible()
})

test('the return page survives a reload before all is known', async ({ page }) => {
  await signIn(page, await newCandidate())
  await openCheckout(page)
  // Billing never answers the first call. The route stays, because its end would let that call go on.
  let calls = 0
  await page.route('**/api/payments/checkout-session/*', (route) => {
    calls += 1
    return calls === 1 ? undefined : route.continue()
  })
  await payWith(page, 'works')
  await expect(page.getByText('Finalizing subscription...')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Subscription updated successfully.')).toBeVisible({ timeout: 30_000 })
  await isActive(page)
  expect(calls).toBe(2)
})

test('cancels on the account page, resumes, and cancels in the portal', async ({ page }) => {
  await signIn(page, await newCandidate({ plan: 'monthly' }))
  await page.goto('/account')
  await expect(subscription(page).getByText('$10 a month, cancel anytime.')).toBeVisible()
  await subscription(page).getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(page.getByText('Subscription will cancel at period end.')).toBeVisible()
  await expect(page.getByText(/^Your subscription ends on .+\. Monthly stays until then\.$/)).toBeVisible()
  await expect(page.getByText('Ends on', { exact: true })).toBeVisible()
  await sweep(page, 'account, cancelled')
  await isActive(page)
  await subscription(page).getByRole('button', { name: 'Resume subscription' }).click()
  await expect(page.getByText('Next bill date')).toBeVisible()
  await subscription(page).getByRole('button', { name: 'Manage subscription' }).click()
  // The account page has a button of the same name.
  await expect(page.getByRole('heading', { name: 'Manage your subscription' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(page.getByText(/^Ends on /)).toBeVisible()
  await sweep(page, 'portal')
  await page.getByRole('link', { name: 'Return' }).click()
  await expect(page.getByText(/^Your subscription ends on /)).toBeVisible()
})

test('a guest who presses Upgrade logs in, is back on the pricing page, and pays with one press', async ({ page }) => {
  const { email, password } = await newCandidate()
  await page.goto('/pricing')
  await page.getByRole('link', { name: 'Upgrade to Monthly' }).click()
  await expect(page).toHaveURL('/login?next=%2Fpricing')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.locator('form').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/pricing')
  await openCheckout(page, { isOpen: true })
  await payWith(page, 'works')
  await isActive(page)
})

test('the price is away: an alert, a dash, and nothing to press', async ({ page, watch }) => {
  watch.allow(/status of 503/)
  await signIn(page, await newCandidate())
  const away = { code: 'pricing-unavailable', message: 'Failed to load pricing' }
  await page.route('**/api/payments/pricing', (route) => route.fulfill({ status: 503, json: away }))
  await page.goto('/pricing')
  await expect(page.getByRole('alert')).toHaveText('Failed to load pricing', { timeout: 30_000 })
  await expect(page.getByRole('region', { name: 'Monthly' })).toContainText('–')
  await expect(page.getByRole('button', { name: 'Upgrade to Monthly' })).toBeDisabled()
  await sweep(page, 'pricing, price away')
})

test('an account deleted while subscribed: the subscription ends, and the receipts say so', async ({ page, watch }) => {
  watch.allow(/status of 40[13]/)
  const candidate = await newCandidate({ plan: 'monthly' })
  const { customers } = await paymentsState(paymentsUrl())
  const customer = Object.values(customers).find(({ metadata }) => metadata.userId === candidate.userId)?.id
  await signIn(page, candidate)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Delete my account…' }).click()
  const box = page.getByRole('region', { name: 'Delete account' })
  await expect(box).toContainText(/subscription/i)
  await box.getByLabel('Password', { exact: true }).fill(candidate.password)
  await box.getByRole('button', { name: 'Delete my account for good' }).click()
  await expect(page.getByText('Everything is erased. These are all receipts.')).toBeVisible({ timeout: 90_000 })
  const statuses = async () => {
    const { subscriptions } = await paymentsState(paymentsUrl())
    return Object.values(subscriptions)
      .filter((each) => each.customer === customer)
      .map(({ status }) => status)
  }
  await expect(async () => expect(await statuses()).toEqual(['canceled'])).toPass({ timeout: 30_000 })
})
