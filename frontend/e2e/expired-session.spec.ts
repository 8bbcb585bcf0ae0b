import { newCandidate, signIn } from './candidates.ts'
import { setPage } from './set-page.ts'
import { expect, test } from './test.ts'

test('a session that ends in the middle of a set: after the login everything is as it was', async ({ page, watch }) => {
  // The browser itself reports the refusals that this test is about.
  watch.allow(/status of 401/)
  const candidate = await newCandidate()
  await signIn(page, candidate)
  await page.goto('/daily')
  const set = setPage(page)
  await set.answer('CE')
  await endSession(candidate)
  await set.submit.click()
  await expect(page).toHaveURL('/login?next=%2Fdaily')
  await expect(page.getByText(/your answers are kept on this device/i)).toBeVisible()
  await page.getByLabel('Email').fill(candidate.email)
  await page.getByLabel('Password', { exact: true }).fill(candidate.password)
  await page.getByRole('button', { name: /^Log ?in$/i }).click()
  await expect(page).toHaveURL('/daily')
  await set.expectAnswers('CE')
  await set.submit.click()
  await expect(set.score).toBeVisible()
  await set.expectAnswers('CE')
})

test('answers survive a lost network and are sent once, when it is back', async ({ page, context, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/)
  await signIn(page, await newCandidate())
  await page.goto('/daily')
  const set = setPage(page)
  await set.answer('BB')
  await context.setOffline(true)
  await set.submit.click()
  await expect(page.getByText(/^Saved on this device\. We send your answers/)).toBeVisible()
  await set.expectAnswers('BB')
  await context.setOffline(false)
  await expect(set.score).toBeVisible()
  await expect(page.getByText(/Already submitted/)).toHaveCount(0)
})

/** Ends the session behind the page's back and waits until the gateway has heard of it. */
async function endSession({ call }: Awaited<ReturnType<typeof newCandidate>>): Promise<void> {
  await call('POST', '/auth/logout')
  await expect(async () => expect((await call('GET', '/auth/me')).status).toBe(401)).toPass({ timeout: 30_000 })
}
