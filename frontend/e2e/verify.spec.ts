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
  await expect(page).toHaveURL('/account')
  await expect(page.getByText('Not verified')).toBeVisible()
  const mail = await mailTo(email, CONFIRM)
  await page.getByLabel('Code', { exact: true }).fill(codeIn(mail))
  await page.getByRole('button', { name: 'Verify email' }).click()
  await expect(page.getByText('Verified', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Confirm your email' })).toHaveCount(0)
  await mailTo(email, /Welcome/i)
})

test('a link of an account whose session this browser holds verifies by itself', async ({ page }) => {
  const candidate = await newCandidate()
  const link = linkIn(await mailTo(candidate.email, CONFIRM), '/verify-email')
  await signIn(page, candidate)
  await page.goto(link)
  await expect(page.getByText('Email verified successfully!')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to Login' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Register Again' })).toHaveCount(0)
  await expect(page).toHaveURL('/account')
  await expect(page.getByText('Verified', { exact: true })).toBeVisible()
})

test('a browser without a session of the account verifies nothing until the button is pressed', async ({ page }) => {
  const candidate = await newCandidate()
  const link = linkIn(await mailTo(candidate.email, CONFIRM), '/verify-email')
  const isVerified = async () =>
    (await candidate.call<{ emailVerified: boolean }>('GET', '/auth/me')).body.emailVerified
  for (const visitor of [undefined, await newCandidate()]) {
    if (visitor) await signIn(page, visitor)
    await page.goto(link)
    await expect(page.getByRole('button', { name: 'Verify my email' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to Login' })).toHaveCount(visitor ? 0 : 1)
    await page.waitForTimeout(visitor ? 1000 : 10_000)
    expect(await isVerified()).toBe(false)
  }
  let answer = () => {}
  await page.route('**/api/auth/verify-email', async (route) => {
    await new Promise<void>((done) => (answer = done))
    await route.continue()
  })
  await page.getByRole('button', { name: 'Verify my email' }).click()
  await expect(page.getByText('Verifying your email…')).toBeVisible()
  answer()
  await expect(page.getByText('Email verified successfully!')).toBeVisible()
  expect(await isVerified()).toBe(true)
  await expect(page).toHaveURL(/^[^?]*\/(login|account)$/)
})

test('without a token the page says so in a plain note above the form for the code', async ({ page }) => {
  await page.goto('/verify-email')
  const note = page.getByRole('status').filter({ hasText: 'Invalid verification link. No token provided.' })
  await expect(note).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  const form = page.getByRole('form', { name: 'Verify with a code' })
  expect((await note.boundingBox())!.y).toBeLessThan((await form.boundingBox())!.y)
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
    await page.getByRole('button', { name: 'Verify my email' }).click()
    await expect(page.getByText('Email verified successfully!')).toBeVisible()
    await expect(page).toHaveURL('/verify-email')
    await expect(page).toHaveURL('/login')
    expect(referrers.filter((address) => address.includes('token='))).toEqual([])
  }
  expect((await candidate.call<{ emailVerified: boolean }>('GET', '/auth/me')).body.emailVerified).toBe(true)
})

test('a broken link, and the code instead', async ({ page, watch }) => {
  watch.allow(/status of 400/)
  const candidate = await newCandidate()
  const mail = await mailTo(candidate.email, CONFIRM)
  await page.goto(linkIn(mail, '/verify-email').slice(0, -6))
  await page.getByRole('button', { name: 'Verify my email' }).click()
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
  const resend = page.getByRole('button', { name: 'Resend Verification Email' })
  for (const _ of ['at once', 'loaded again']) {
    await expect(page.getByText(/^You can ask for another mail in \d+ seconds?\.$/)).toBeVisible()
    await expect(resend).toBeDisabled()
    await page.reload()
  }
  const refused = await candidate.call<{ message: string }>('POST', '/auth/resend-verification', {
    email: candidate.email,
  })
  expect(refused.status).toBe(429)
  expect(refused.body.message).toMatch(
    /^A verification email was sent a moment ago\. You can ask for another one in (?:a minute\.|\d+ )/,
  )
  const newest = await mailTo(candidate.email, CONFIRM, 2)
  await page.getByLabel('Code', { exact: true }).fill(codeIn(newest))
  await page.getByRole('button', { name: 'Verify email' }).click()
  await expect(page.getByText('Verified', { exact: true })).toBeVisible()
})

test('the wait of a minute ends by itself', async ({ page }) => {
  const candidate = await newCandidate()
  await signIn(page, candidate)
  await page.clock.install()
  await page.goto('/account')
  const resend = page.getByRole('button', { name: 'Resend Verification Email' })
  await resend.click()
  await expect(page.getByText(/^You can ask for another mail in/)).toBeVisible()
  await page.clock.fastForward(58_000)
  await expect(resend).toBeDisabled()
  await page.clock.fastForward(3000)
  await expect(resend).toBeEnabled()
  await expect(page.getByText(/^You can ask for another mail in/)).toHaveCount(0)
})
