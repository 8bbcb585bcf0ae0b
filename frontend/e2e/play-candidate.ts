import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { giveMonthly } from './candidates.ts'
import { setPage } from './set-page.ts'
import { expect } from './test.ts'

const LETTERS = 'ABCDEABCDE'

interface Life {
  page: Page
  /** Gives the new account the Monthly plan. */
  giveMonthly?: (userId: string) => Promise<void>
  /** Something that happens in the middle of the set. */
  meanwhile?: () => Promise<void>
}

/** A whole candidate: trial as a guest, register, a set of ten with a reload, feedback, review, retake, log out. */
export async function playCandidate({ page, giveMonthly: upgrade = giveMonthly, meanwhile }: Life): Promise<void> {
  await takeTrial(page)
  await register(page)
  const userId = await page.evaluate(() => (JSON.parse(localStorage.getItem('user') ?? '{}') as { id: string }).id)
  await upgrade(userId)
  await answerDailySet(page, meanwhile)
  await expectFeedback(page)
  await expectTodayInReview(page)
  await retake(page)
  await logOut(page)
}

async function takeTrial(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: 'Start Free Questions' }).click()
  await expect(page).toHaveURL('/test')
  for (let number = 1; number <= 10; number += 1) {
    await expect(page.getByRole('article', { name: `Question ${number}` })).toBeVisible()
    // Keys answer the question that has the focus; from the first answer on it follows by itself.
    if (number === 1) await page.getByRole('radio').first().focus()
    await page.keyboard.press('ABCDE'[number % 5] ?? 'A')
  }
  await expect(page.getByText(/answered \d+ of 10 correct|\d+ of 10/i).first()).toBeVisible()
}

async function register(page: Page): Promise<void> {
  await page.goto('/register')
  await page.getByLabel('Email').fill(`${randomUUID()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('twelve quiet mornings')
  const username = `grace-${randomUUID().slice(0, 8)}`
  await page.getByLabel(/^Username/).fill(username)
  await page.getByRole('button', { name: /Sign up|Create account|Register/i }).click()
  await expect(page.getByText(/^Account created successfully!/)).toBeVisible()
  await expect(page).toHaveURL('/account')
  await expect(page.getByRole('heading', { name: `Welcome, ${username}` })).toBeVisible()
}

async function answerDailySet(page: Page, meanwhile?: () => Promise<void>): Promise<void> {
  const set = setPage(page)
  // The plan travels as an event; until it arrives the page shows the free set.
  await expect(async () => {
    await page.goto('/daily')
    await expect(page.getByRole('heading', { level: 1, name: "Today's ten" })).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 60_000 })
  await expect(page.getByText('Monthly', { exact: true })).toBeVisible()
  await set.answer(LETTERS.slice(0, 4))
  await page.reload()
  await set.expectAnswers(LETTERS.slice(0, 4))
  await expect(page.getByText('4/10 (40%)')).toBeVisible()
  await meanwhile?.()
  await set.answer(LETTERS.slice(4), 5)
  await set.submit.click()
}

async function expectFeedback(page: Page): Promise<void> {
  const set = setPage(page)
  await expect(set.score).toBeVisible()
  const verdicts = page.getByText(/^(Correct!|Wrong\. The correct answer is [A-E]\.)$/)
  await expect(verdicts).toHaveCount(10)
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
  await expect(page.getByRole('heading', { name: 'The short way' })).toHaveCount(10)
  await expect(page.getByText(/Average pace/)).toBeVisible()
}

async function expectTodayInReview(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Review' }).click()
  await expect(page.getByRole('heading', { name: 'Practice History' })).toBeVisible()
  const today = page.getByRole('button', { name: /, today: Daily \d+(\.\d)?%/ })
  await today.click()
  await expect(page.getByRole('heading', { name: 'Daily Result' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Review answers' })).toBeDisabled()
}

async function retake(page: Page): Promise<void> {
  const set = setPage(page)
  await page.getByRole('main').getByRole('link', { name: 'Retake' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The same ten again' })).toBeVisible()
  await set.answer('EDCBAEDCBA')
  await set.submit.click()
  await expect(set.score).toBeVisible()
  await expect(page.getByText(/^First try/)).toBeVisible()
  await page.goto('/review')
  await expect(page.getByRole('button', { name: /, today: Daily \d+(\.\d)?%, Retake \d+(\.\d)?%/ })).toBeVisible()
}

async function logOut(page: Page): Promise<void> {
  // A profile that is still being fetched would be refused after the logout.
  await page.goto('/account', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/daily')
  await expect(page).toHaveURL('/login?next=%2Fdaily')
}
