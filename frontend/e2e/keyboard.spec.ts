import type { Locator, Page } from '@playwright/test'
import { newCandidate, signIn } from './candidates.ts'
import { setPage } from './set-page.ts'
import { expect, test } from './test.ts'

test('a set from the first question to its result, without a mouse', async ({ page }) => {
  await signIn(page, await newCandidate())
  await page.goto('/daily')
  const set = setPage(page)
  await expect(set.question(1)).toBeVisible()
  await page.keyboard.press('c')
  await expect(set.option(1, 'C')).not.toBeChecked()
  await tabTo(page, set.option(1, 'A'))
  await page.keyboard.press('c')
  await expect(set.option(1, 'C')).toBeChecked()
  await page.keyboard.press('2')
  await expect(set.option(1, 'B')).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Question 2 of 2' })).toBeFocused()
  await page.keyboard.press('e')
  await expect(set.option(2, 'E')).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(set.submit).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(set.score).toBeFocused()
})

test('options by Tab, arrows and Space; every stop shows a ring', async ({ page }) => {
  await signIn(page, await newCandidate())
  await page.goto('/daily')
  const set = setPage(page)
  await set.option(1, 'A').focus()
  await page.keyboard.press('Space')
  await expect(set.option(1, 'A')).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(set.option(1, 'B')).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(set.option(2, 'A')).toBeFocused()
  const row = set.question(2).locator('label').first()
  await expect(row).toHaveCSS('outline-style', 'solid')
  await expect(row).toHaveCSS('outline-width', '3px')
})

test('the calendar by arrows and Enter; closing a day gives the focus back to it', async ({ page }) => {
  await signIn(page, await newCandidate())
  await page.goto('/review')
  const today = page.getByRole('button', { name: /, today: no activity/ })
  await today.focus()
  await page.keyboard.press('ArrowUp')
  const weekAgo = page.locator('[data-day]:focus')
  await expect(weekAgo).toHaveAccessibleName(/: no activity$/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('No activity this day.')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('No activity this day.')).toHaveCount(0)
  await expect(weekAgo).toBeFocused()
})

/** Presses Tab until the focus is where it is wanted. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}
