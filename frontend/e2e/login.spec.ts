import { login } from '../../tools/dev/candidate.ts'
import { configureBotCheck } from './bot-check.ts'
import { newCandidate, signIn } from './candidates.ts'
import { linkIn, mailTo } from './mailbox.ts'
import { siteUrl } from './stack.config.ts'
import { expect, test } from './test.ts'

const CHECKED = 'Security check: Verified'

test.describe('redirects to the login page load it with its bot check', () => {
  test.beforeEach(({ context }) => configureBotCheck(context))

  test('a guest at a page of members', async ({ page }) => {
    await page.goto('/daily?retake=1')
    await expect(page.getByText(CHECKED)).toBeVisible()
    await expect(page).toHaveURL('/login?next=%2Fdaily%3Fretake%3D1')
  })

  test('a session that ended, with the sentence that says so', async ({ page, watch }) => {
    watch.allow(/status of 401/)
    const candidate = await newCandidate()
    await signIn(page, candidate)
    await page.goto('/review', { waitUntil: 'networkidle' })
    await candidate.call('POST', '/auth/logout')
    await expect(async () => expect((await candidate.call('GET', '/auth/me')).status).toBe(401)).toPass()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Daily' }).click()
    await expect(page.getByText(CHECKED)).toBeVisible()
    await expect(page.getByText('Your session has ended. Log in to go on;')).toBeVisible()
    await expect(page).toHaveURL('/login?next=%2Fdaily')
  })

  test('a logout in another tab, with the sentence that says so', async ({ page, context }) => {
    await signIn(page, await newCandidate())
    await page.goto('/account', { waitUntil: 'networkidle' })
    const other = await context.newPage()
    await other.goto('/review', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(other.getByText(CHECKED)).toBeVisible()
    await expect(other.getByText(/^You logged out in another tab\./)).toBeVisible()
    // Told once: the next visit of this tab is another story.
    await other.reload()
    await expect(other.getByText(CHECKED)).toBeVisible()
    await expect(other.getByText(/^You logged out in another tab\./)).toHaveCount(0)
  })

  test('a new password', async ({ page }) => {
    const { email, call } = await newCandidate()
    await call('POST', '/auth/forgot-password', { email })
    await page.goto(linkIn(await mailTo(email, /password/i), '/reset-password'))
    await page.getByLabel('New password', { exact: true }).fill('thirteen quiet mornings')
    await page.getByLabel('Confirm password', { exact: true }).fill('thirteen quiet mornings')
    await page.getByRole('button', { name: 'Save new password' }).click()
    await expect(page.getByText('Password reset successfully!')).toBeVisible()
    await expect(page).toHaveURL('/login')
    await expect(page.getByText(CHECKED)).toBeVisible()
  })
})

test('without a network a logout in another tab still leads to the login form', async ({ page, context, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|dynamically imported|could not be refreshed|not told of the logout/)
  await signIn(page, await newCandidate())
  await page.goto('/account', { waitUntil: 'networkidle' })
  const other = await context.newPage()
  await other.goto('/review', { waitUntil: 'networkidle' })
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(other.getByText(/^You are offline/)).toBeVisible()
  await context.setOffline(false)
  await expect(other).toHaveURL('/login?next=%2Freview')
  await expect(other.getByText(/^You logged out in another tab\./)).toBeVisible()
})

test('a known address at register leads to the login page, where it is filled in', async ({ page, watch }) => {
  watch.allow(/status of 409/)
  const candidate = await newCandidate()
  await page.goto('/register')
  await page.getByLabel('Email').fill(candidate.email)
  await page.getByLabel('Password', { exact: true }).fill('some other quiet evenings')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    /There is an account with this email address already\. Please log in\./,
  )
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await page.getByRole('link', { name: 'Log in with this address' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Email')).toHaveValue(candidate.email)
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  const name = candidate.email.split('@', 1)[0]!
  expect(addresses.filter((address) => address.includes(name))).toEqual([])
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(name)
  await page.getByLabel('Password', { exact: true }).fill(candidate.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/account')
})

test('too many failed logins: the sentence names the time on this device', async ({ page, watch }) => {
  watch.allow(/status of 429/)
  const { email } = await newCandidate()
  for (let time = 0; time < 10; time += 1)
    await login({ base: siteUrl(), email, password: `wrong guess ${time}`, from: '127.77.0.1' }).catch(() => undefined)
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('one more wrong guess')
  const before = Date.now()
  await page.getByRole('button', { name: 'Log in' }).click()
  const alert = page.getByRole('alert')
  // Just before midnight the weekday is named, too.
  await expect(alert).toHaveText(
    /^There were too many failed attempts for this address\. Please try again in \d+ minutes \((on \w+ )?at \d\d:\d\d\)\.$/,
  )
  const [, wait = '', clock = ''] =
    /in (\d+) minutes \((?:on \w+ )?at (\d\d:\d\d)\)/.exec((await alert.textContent()) ?? '') ?? []
  const inMadrid = (at: number) =>
    new Date(at).toLocaleTimeString('en-GB', { timeZone: 'Europe/Madrid', hour: '2-digit', minute: '2-digit' })
  // Rounded up to the next minute, and the seconds count.
  const around = [-1, 0, 1].map((more) => inMadrid(before + (Number(wait) + more) * 60_000))
  expect(around).toContain(clock)
})

test('too many requests on any page: the time is named there, too', async ({ page, watch }) => {
  watch.allow(/status of 429/)
  await signIn(page, await newCandidate())
  const json = { code: 'too-many-requests', message: 'Too many requests. Please try again in 40 seconds.' }
  const refused = { status: 429, json, headers: { 'retry-after': '40' } }
  await page.route('**/api/results/user/*', (route) => route.fulfill(refused))
  await page.route('**/api/tests/daily', (route) => route.fulfill(refused))
  for (const path of ['/review', '/daily']) {
    await page.goto(path)
    await expect(page.getByRole('alert')).toContainText(
      /Too many requests\. Please try again in 40 seconds \(at \d\d:\d\d:\d\d\)\./,
    )
  }
})
