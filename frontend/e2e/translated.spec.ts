import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { newCandidate, signIn } from './candidates.ts'
import { staleTexts, translatePage, translatedTexts } from './page-translator.ts'
import { playCandidate } from './play-candidate.ts'
import { setPage } from './set-page.ts'
import { expect, test } from './test.ts'

async function expectTranslated(page: Page): Promise<void> {
  // The translator begins when the program has adopted the page, which a page just opened has not yet.
  await expect.poll(() => translatedTexts(page)).toBeGreaterThan(10)
  expect(await staleTexts(page)).toEqual([])
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
}

test('a whole candidate under a page translator', async ({ page }) => {
  await translatePage(page)
  await playCandidate({ page, meanwhile: () => expectTranslated(page) })
  await expectTranslated(page)
})

test('formulas that arrive late, under a page translator', async ({ page }) => {
  await translatePage(page)
  const formulas = Promise.withResolvers<void>()
  await page.route(/\/formula-[\w-]{8}\.js$/, async (route) => {
    await formulas.promise
    await route.continue()
  })
  await page.goto('/test')
  await expect(page.getByRole('article', { name: 'Question 1' })).toBeVisible()
  formulas.resolve()
  for (let number = 1; number <= 10; number += 1) {
    await expect(page.getByRole('article', { name: `Question ${number}` })).toBeVisible()
    await expectTranslated(page)
    await page.getByRole('article').getByRole('radio', { name: /^B: / }).press('b')
  }
  await expect(page.getByRole('button', { name: /Retake/ }).first()).toBeVisible()
  await expectTranslated(page)
  const formula = page.locator('.katex').first()
  await expect(formula).toBeAttached()
  expect(await formula.evaluate((node) => node.closest('[translate="no"][dir="ltr"]') !== null)).toBe(true)
  await page.evaluate(() => (document.documentElement.dir = 'rtl'))
  expect(await formula.evaluate((node) => getComputedStyle(node).direction)).toBe('ltr')
})

test('forms, their errors and the account under a page translator', async ({ page, watch }) => {
  watch.allow(/status of (400|401|404|409|429)|ERR_FAILED/)
  await translatePage(page)
  for (const path of ['/login', '/register', '/forgot-password', '/reset-password?token=x', '/verify-email']) {
    await page.goto(path)
    await expect(page.locator('form').first()).toBeVisible()
    await page.locator('form').getByRole('button').last().click()
    const email = page.getByRole('textbox', { name: 'Email' })
    if ((await email.count()) > 0) await email.fill(`${randomUUID()}@example.com`)
    for (const field of await page.locator('input[type=password]').all()) await field.fill('password')
    await page.locator('form').getByRole('button').last().click()
    await expect(page.locator('form [aria-busy]')).toHaveCount(0)
    await expectTranslated(page)
  }
  await page.goto('/verify-email?token=x')
  await page.getByRole('button', { name: 'Verify my email' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectTranslated(page)
  await page.goto('/login')
  await page.getByLabel('Email').fill('a@b..com')
  await page.locator('form button[type=submit]').click()
  await page.getByRole('button', { name: 'a@b.com' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('a@b.com')
  await expectTranslated(page)
  await page.goto('/contact')
  await page.getByLabel('Message').pressSequentially('Enough characters for a message.')
  await expect(page.getByText('Looks good')).toBeVisible()
  await expectTranslated(page)
  const candidate = await newCandidate()
  await signIn(page, candidate)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Resend Verification Email' }).click()
  await expect(page.getByText(/^Verification email sent!/)).toBeVisible()
  await expectTranslated(page)
  await page.goto('/daily')
  await setPage(page).answer('A')
  await page.route('**/submit', (route) => route.abort())
  await setPage(page).answer('B', 2)
  await setPage(page).submit.click()
  await expect(page.getByText(/^Saved on this device\. We send/)).toBeVisible()
  await page.unroute('**/submit')
  await setPage(page).submit.click()
  await expect(setPage(page).score).toBeVisible()
  await expectTranslated(page)
})
