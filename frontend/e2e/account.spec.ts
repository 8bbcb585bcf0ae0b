import { readFile } from 'node:fs/promises'
import { login, register } from '../../tools/dev/candidate.ts'
import { makeAdmin, newCandidate, signIn } from './candidates.ts'
import { mailTo } from './mailbox.ts'
import { siteUrl } from './stack.config.ts'
import { sweep } from './sweep.ts'
import { expect, test } from './test.ts'

test.describe.configure({ timeout: 180_000 })

test('the way back after logging out shows nothing private', async ({ page }) => {
  const candidate = await newCandidate()
  await signIn(page, candidate)
  await page.goto('/account')
  await expect(page.getByText(candidate.email).first()).toBeVisible()
  await page.goto('/review')
  await page.goto('/account', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  for (const url of ['/login?next=%2Freview', '/login?next=%2Faccount', '/disclaimer']) {
    await page.goBack()
    await expect(page).toHaveURL(url)
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
    await expect(page.getByText(candidate.email)).toHaveCount(0)
  }
})

test('two tabs: logging out in one logs out the other', async ({ page, context }) => {
  const candidate = await newCandidate()
  await signIn(page, candidate)
  await page.goto('/account', { waitUntil: 'networkidle' })
  const other = await context.newPage()
  await other.goto('/account', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(other).toHaveURL('/login?next=%2Faccount')
  await expect(other.getByText(/^You logged out in another tab\./)).toBeVisible()
  await expect(other.getByText(candidate.email)).toHaveCount(0)
})

test('another device is logged out from the list', async ({ page }) => {
  const candidate = await newCandidate()
  const other = await login({ base: siteUrl(), email: candidate.email, password: candidate.password })
  await signIn(page, candidate)
  await page.goto('/account')
  const devices = page.getByRole('region', { name: 'Devices' })
  await expect(devices.getByText('This device')).toHaveCount(1)
  await devices.getByRole('button', { name: /^Log out / }).click()
  await expect(devices.getByText('That device is logged out.')).toBeVisible()
  await expect(async () => expect((await other.call('GET', '/auth/me')).status).toBe(401)).toPass({ timeout: 30_000 })
  expect((await candidate.call('GET', '/auth/me')).status).toBe(200)
})

test('days of UTC for want of a zone: the account page says so on every device, until a zone is chosen', async ({
  page,
}) => {
  const candidate = await register({ base: siteUrl(), zone: 'Etc/Unknown', from: '127.78.0.1' })
  await signIn(page, candidate)
  await page.goto('/account')
  const profile = page.getByRole('region', { name: 'Profile' })
  const note = profile.getByText(
    /^Your browser did not say in which time zone you are, so your days begin at midnight UTC\./,
  )
  await expect(note).toBeVisible()
  await expect(note).toContainText('Choose your zone below and save the profile.')
  await profile.getByLabel('Time zone').fill('Europe/Madrid')
  await profile.getByRole('button', { name: 'Save profile' }).click()
  await expect(profile.getByText('Your profile is saved.')).toBeVisible()
  await expect(note).toHaveCount(0)
  await page.reload()
  await expect(profile.getByLabel('Time zone')).toHaveValue('Europe/Madrid')
  await expect(note).toHaveCount(0)
})

test('all data in one file', async ({ page }) => {
  const candidate = await newCandidate()
  await candidate.call('GET', '/tests/daily')
  await signIn(page, candidate)
  await page.goto('/account')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^gbat-daily-[\d-]+\.json$/)
  const copy = await readFile(await download.path(), 'utf8')
  const { services } = JSON.parse(copy) as { services: Record<string, unknown> }
  expect(Object.keys(services).toSorted()).toEqual(['auth', 'billing', 'mail', 'practice', 'tutor-voice'])
  expect(copy).toContain(candidate.email)
  expect(copy).not.toMatch(/argon2/)
})

test('deleted, with the receipt of every service; the same address registers again', async ({ page, watch }) => {
  watch.allow(/status of 40[13]/)
  const candidate = await newCandidate()
  await signIn(page, candidate)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Delete my account…' }).click()
  const box = page.getByRole('region', { name: 'Delete account' })
  await box.getByLabel('Password', { exact: true }).fill('not the right one')
  await box.getByRole('button', { name: 'Delete my account for good' }).click()
  await expect(box.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await box.getByLabel('Password', { exact: true }).fill(candidate.password)
  await box.getByRole('button', { name: 'Delete my account for good' }).click()
  await expect(page).toHaveURL(/\/account-deleted\?erasure=/)
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(page.getByText(/^Erased: /)).toHaveCount(5, { timeout: 90_000 })
  await expect(page.getByText('Everything is erased. These are all receipts.')).toBeVisible()
  await sweep(page, 'receipts')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await mailTo(candidate.email, /deleted/i)
  const again = await newCandidate({ email: candidate.email })
  expect(again.userId).not.toBe(candidate.userId)
})

test('a message to us', async ({ page }) => {
  const email = (await newCandidate()).email
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('Email').fill('ada@example')
  await page.getByLabel('Message').fill('Question four')
  await expect(page.getByText('Enter a valid email address.')).toBeVisible()
  await expect(page.getByText('Need 17 more character(s)')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send message' })).toBeDisabled()
  await sweep(page, 'contact with an error')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Message').fill('Question four of Friday is hard to follow, and I wonder why.')
  await expect(page.getByText('Looks good')).toBeVisible()
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText("Message sent. We'll get back to you soon.")).toBeVisible()
  await sweep(page, 'contact, sent')
  await mailTo(email, /message|copy|wrote/i)
})

test('the admin page: forbidden for a candidate, an e-mail sender for an admin', async ({ page, watch }) => {
  // The command ends the session that this browser still holds.
  watch.allow(/status of 401/)
  const candidate = await newCandidate()
  await signIn(page, candidate)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Forbidden' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0)
  await sweep(page, 'forbidden')
  await makeAdmin(candidate.email)
  const admin = await login({ base: siteUrl(), email: candidate.email, password: candidate.password })
  await signIn(page, admin)
  await page.goto('/account')
  await page.getByRole('link', { name: 'Admin' }).click()
  await expect(page.getByRole('tab', { name: 'Email Sender' })).toBeVisible()
  const reader = (await newCandidate()).email
  await page.getByLabel(/^To/).fill(reader)
  await page.getByLabel('Subject').fill('Your question of Friday')
  await page.getByLabel('Body text').fill('Thank you for writing to us.')
  await page.getByRole('button', { name: 'Send Email' }).click()
  await expect(page.getByText(`Sent to ${reader}`)).toBeVisible()
  await sweep(page, 'e-mail sender')
  expect((await mailTo(reader, /Your question of Friday/)).text).toContain('Thank you for writing to us.')
})
