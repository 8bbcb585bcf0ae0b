import { randomUUID } from 'node:crypto'
import { newCandidate, signIn } from './candidates.ts'
import { codeIn, linkIn, mailTo } from './mailbox.ts'
import { expect, test } from './test.ts'

const CONFIRM = /Confirm your e-mail address/

test('register, the mail, its code, verified', async ({ page }) => {
  const email = `${randomUUID()}@example.com`
  await page.goto('/register')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('twelve quiet mornings')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(
    page.getByText('Account created successfully! Please check your email to verify your account before logging in.'),
  ).toBeVisible()
  await expect(page).toHaveURL('/account', { timeout: 10_000 })
  await expect(page.getByText('Not verified')).toBeVisible()
  const mail = await mailTo(email, CONFIRM)
  await page.getByLabel('Code', { exact: true }).fill(codeIn(mail))
  await page.getByRole('button', { name: 'Verify email' }).click()
  await expect(page.getByText('Verified', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Confirm your email' })).toHaveCount(0)
  await mailTo(email, /Welcome/i)
})

test('a scanner opens the link first, then the person, twice; the token leaves the address bar', async ({
  page,
  request,
}) => {
  const candidate = await newCandidate()
  const link = linkIn(await mailTo(candidate.email, CONFIRM), '/verify-email')
  const token = new URL(link, 'http://x').searchParams.get('token')
  // What a scanner does: it loads the page, and some run its script.
  expect((await request.get(link)).status()).toBe(200)
  expect((await request.post('/api/auth/verify-email', { data: { token } })).status()).toBe(200)
  for (const _ of [1, 2]) {
    const referrers: string[] = []
    page.on('request', (sent) => referrers.push(sent.headers().referer ?? ''))
    await page.goto(link)
    await expect(page.getByText('Email verified successfully!')).toBeVisible()
    await expect(page).toHaveURL('/verify-email')
    await expect(page).toHaveURL('/login', { timeout: 10_000 })
    expect(referrers.filter((address) => address.includes('token='))).toEqual([])
  }
  expect((await candidate.call<{ emailVerified: boolean }>('GET', '/auth/me')).body.emailVerified).toBe(true)
})

test('a broken link, and the code instead', async ({ page, watch }) => {
  watch.allow(/status of 400/)
  const candidate = await newCandidate()
  const mail = await mailTo(candidate.email, CONFIRM)
  await page.goto(linkIn(mail, '/verify-email').slice(0, -6))
  await expect(page.getByRole('alert')).toHaveText('Email verification failed. The link may be expired or invalid.')
  await page.getByLabel('Email').fill(candidate.email.toUpperCase())
  await page.getByLabel('Code', { exact: true }).fill(codeIn(mail))
  await page.getByRole('button', { name: 'Verify email' }).click()
  await expect(page.getByText('Email verified successfully!')).toBeVisible()
})

test('the mail comes again when it is asked for', async ({ page }) => {
  const candidate = await newCandidate()
  await mailTo(candidate.email, CONFIRM)
  await signIn(page, candidate)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Resend Verification Email' }).click()
  await expect(page.getByText('Verification email sent! Please check your inbox.')).toBeVisible()
  const newest = await mailTo(candidate.email, CONFIRM, 2)
  await page.getByLabel('Code', { exact: true }).fill(codeIn(newest))
  await page.getByRole('button', { name: 'Verify email' }).click()
  await expect(page.getByText('Verified', { exact: true })).toBeVisible()
})
