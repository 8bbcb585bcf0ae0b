import type { Page } from '@playwright/test'
import type { Candidate } from '../../tools/dev/candidate.ts'
import { newCandidate, signIn } from './candidates.ts'
import { linkIn, mailTo } from './mailbox.ts'
import { expect, test } from './test.ts'

const NEW = 'thirteen loud evenings'
const password = (page: Page, label: string) => page.getByLabel(label, { exact: true })

async function logIn(page: Page, email: string, secret: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await password(page, 'Password').fill(secret)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** Everywhere. Row B5 holds the five seconds; a busy machine may take longer here. */
async function isOut({ call }: Candidate): Promise<void> {
  await expect(async () => expect((await call('GET', '/auth/me')).status).toBe(401)).toPass({
    timeout: 30_000,
    intervals: [200],
  })
}

test('forgotten, the mail, a new password, and every other session is out', async ({ page, watch }) => {
  watch.allow(/status of (400|401)/)
  const candidate = await newCandidate()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  // Another casing is the same person.
  await page.getByLabel('Email').fill(candidate.email.toUpperCase())
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(
    page.getByText('If an account with that email exists, a password reset link has been sent.'),
  ).toBeVisible()
  const link = linkIn(await mailTo(candidate.email, /Choose a new password/), '/reset-password')
  await page.goto(link)
  await expect(page).toHaveURL('/reset-password')
  await page.reload()
  await password(page, 'New password').fill(NEW)
  await password(page, 'Confirm password').fill(`${NEW}s`)
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await password(page, 'Confirm password').fill(NEW)
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByText('Password reset successfully!')).toBeVisible()
  await isOut(candidate)
  await expect(page).toHaveURL('/login')
  await logIn(page, candidate.email, candidate.password)
  await expect(page.getByRole('alert')).toBeVisible()
  await logIn(page, candidate.email, NEW)
  await expect(page).toHaveURL('/account')
  await mailTo(candidate.email, /password/i, 2)
  // The link is used up.
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await page.goto(link)
  await password(page, 'New password').fill('fourteen green lamps')
  await password(page, 'Confirm password').fill('fourteen green lamps')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByRole('alert')).toContainText('Invalid reset token')
  await expect(password(page, 'New password')).toHaveValue('fourteen green lamps')
})

test('an unknown address hears the same', async ({ page }) => {
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('nobody-here@example.com')
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(
    page.getByText('If an account with that email exists, a password reset link has been sent.'),
  ).toBeVisible()
})

test('a changed password keeps this session and ends the others', async ({ page, browser, baseURL, watch }) => {
  watch.allow(/status of (401|403)/)
  const candidate = await newCandidate()
  await logIn(page, candidate.email, candidate.password)
  await expect(page).toHaveURL('/account')
  const device = await browser.newContext({ ...(baseURL && { baseURL }) })
  const other = await device.newPage()
  await signIn(other, candidate)
  await password(page, 'Current password').fill('not the right one')
  await password(page, 'New password').fill(NEW)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(password(page, 'Current password')).toBeFocused()
  await expect(password(page, 'New password')).toHaveValue(NEW)
  await password(page, 'Current password').fill(candidate.password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed. Your other devices are logged out.')).toBeVisible()
  await isOut(candidate)
  await other.goto('/account')
  await expect(other).toHaveURL('/login?next=%2Faccount')
  await page.reload()
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible()
  await device.close()
})

test('a password manager finds its way: names of fields, filling, pasting', async ({ page }) => {
  const candidate = await newCandidate()
  await page.goto('/login')
  const email = page.getByLabel('Email')
  const secret = password(page, 'Password')
  await expect(email).toHaveAttribute('autocomplete', 'username')
  await expect(secret).toHaveAttribute('autocomplete', 'current-password')
  // As an extension fills: the value set from outside and announced by an event, with no key pressed.
  for (const [field, value] of [
    [email, candidate.email],
    [secret, candidate.password],
  ] as const)
    await field.evaluate((element, typed) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, typed)
      element.dispatchEvent(new Event('input', { bubbles: true }))
    }, value)
  const pasted = await secret.evaluate((element) =>
    element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })),
  )
  expect(pasted, 'pasting is not refused').toBe(true)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/account')
  const form = page.getByRole('region', { name: 'Password' })
  await expect(form.locator('input[autocomplete="username"]')).toHaveValue(candidate.email)
  await expect(form.getByLabel('New password', { exact: true })).toHaveAttribute('autocomplete', 'new-password')
  // Before the pages start: emptied under a page that runs, the storage would leave its calls without a session.
  await page.addInitScript(() => localStorage.clear())
  for (const path of ['/register', '/reset-password?token=x']) {
    await page.goto(path)
    await expect(page.locator('input[type="password"]').first()).toHaveAttribute('autocomplete', 'new-password')
  }
})
