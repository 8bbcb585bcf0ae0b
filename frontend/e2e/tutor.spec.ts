import type { Page } from '@playwright/test'
import { newCandidate, signIn } from './candidates.ts'
import { setPage } from './set-page.ts'
import { sweep } from './sweep.ts'
import { expect, test } from './test.ts'
import { countAsks, newGuest, tutorPanel } from './tutor-panel.ts'

test.describe.configure({ timeout: 180_000 })

const PHONE = { width: 360, height: 740 }

/** Answers the trial with one letter for every question, so that some are missed. */
async function takeTrial(page: Page): Promise<void> {
  await page.goto('/test')
  for (let number = 1; number <= 10; number += 1) {
    await expect(page.getByRole('article', { name: `Question ${number}` })).toBeVisible()
    if (number === 1) await page.getByRole('radio').first().focus()
    await page.keyboard.press('a')
  }
  await expect(page.getByRole('heading', { name: 'Missed questions' })).toBeVisible()
}

const askButton = (page: Page) => page.getByRole('button', { name: /^Ask GBAT about question/ }).first()

/** Presses a button of a missed question twice, presses it again, reloads, and presses it again: one question is sent. */
async function expectOnce(page: Page, asks: () => number, open: () => Promise<unknown>): Promise<void> {
  const { panel, exchange } = tutorPanel(page)
  await askButton(page).dblclick()
  await expect(panel).toBeVisible()
  await expect(exchange(0)).toContainText(/Please explain question \d+\. Why is [A-E] correct\?/)
  await expect(exchange(0).getByRole('button', { name: 'Copy', exact: true })).toBeVisible({ timeout: 35_000 })
  await expect(exchange(0)).toContainText(/Source: ./)
  await askButton(page).click()
  await page.reload()
  await expect(panel).toBeVisible()
  await expect(exchange(0)).toContainText(/Source: ./)
  await open()
  await askButton(page).click()
  await expect(exchange(0)).toBeVisible()
  expect(asks()).toBe(1)
}

test('a guest has five questions a day; the sixth leads to the registration', async ({ browser, watch }) => {
  watch.allow(/status of 429/)
  const page = await newGuest(browser)
  await watch.pages(page.context())
  await page.goto('/about')
  const { launcher, panel, field, ask, exchange } = tutorPanel(page)
  await expect(launcher).toHaveAccessibleName('Ask GBAT Guest')
  await launcher.click()
  await expect(field).toBeFocused()
  await expect(panel.getByText(/^5 of 5 questions left\. The count restarts (at|on) /)).toBeVisible()
  for (let left = 4; left >= 0; left -= 1) {
    await ask(`How do I find ${20 + left}% of ${left + 3}00?`)
    await expect(panel.getByText(new RegExp(`^${left} of 5 questions left`))).toBeVisible()
  }
  await field.fill('And one more?')
  await field.press('Enter')
  await expect(exchange(5)).toContainText(
    "You reached today's free question limit. Create a free account for more and unlock progress tracking.",
  )
  await exchange(5).getByRole('link', { name: 'Create a free account' }).click()
  await expect(page).toHaveURL('/register')
  await page.context().close()
})

test('a missed question of the trial is sent once', async ({ browser, watch }) => {
  const page = await newGuest(browser)
  await watch.pages(page.context())
  const asks = countAsks(page)
  await takeTrial(page)
  await expectOnce(page, asks, () => expect(page.getByRole('heading', { name: 'Missed questions' })).toBeVisible())
  await page.context().close()
})

test('missed questions of the daily set and of the review are sent once each', async ({ page }) => {
  await signIn(page, await newCandidate({ plan: 'monthly' }))
  const asks = countAsks(page)
  const set = setPage(page)
  await page.goto('/daily')
  await set.answer('AAAAAAAAAA')
  await set.submit.click()
  await expect(set.score).toBeVisible()
  await expectOnce(page, asks, () => page.getByText('Today’s answers and explanations').click())
  await page.goto('/daily?retake=1')
  await set.answer('BBBBBBBBBB')
  await set.submit.click()
  await expect(set.score).toBeVisible()
  await page.goto('/review')
  await page.getByRole('button', { name: /, today: Daily/ }).click()
  const retake = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Retake Result' }) })
  await retake.getByRole('button', { name: 'Review answers' }).click()
  const { panel, exchanges, exchange } = tutorPanel(page)
  const before = await exchanges.count()
  await askButton(page).dblclick()
  await expect(exchanges).toHaveCount(before + 1)
  await expect(exchange(before).getByRole('button', { name: 'Copy', exact: true })).toBeVisible({ timeout: 35_000 })
  expect(asks()).toBe(2)
  await exchange(before).getByRole('button', { name: 'Helpful', exact: true }).click()
  await expect(exchange(before).getByRole('button', { name: /Helpful/, pressed: true })).toHaveText('✓ Helpful')
  await expect(panel.getByText(/ of 200 questions left/)).toBeVisible()
})

test('beside a set in work a hint for its question can be had', async ({ page }) => {
  await signIn(page, await newCandidate())
  await page.goto('/daily')
  await expect(setPage(page).question(1)).toBeVisible()
  const { launcher, panel, exchange } = tutorPanel(page)
  await launcher.click()
  await panel.getByRole('button', { name: 'Give me a hint for question 1.' }).click()
  await expect(exchange(0)).toContainText(/Source: Hint/, { timeout: 35_000 })
  await expect(panel.getByText('About question 1')).toBeVisible()
})

test('Stop ends an answer; it can be asked again; one that breaks off says so', async ({ browser, watch }) => {
  watch.allow(/ERR_(ABORTED|FAILED)/)
  const page = await newGuest(browser)
  await watch.pages(page.context())
  await page.goto('/about')
  const { launcher, field, send, stop, exchange } = tutorPanel(page)
  await launcher.click()
  await page.route('**/api/tutor/ask', () => undefined)
  await field.fill('How do I add two rates?')
  await field.press('Enter')
  await expect(send).toBeDisabled()
  await stop.click()
  await expect(exchange(0)).toContainText('Stopped.')
  await expect(field).toBeFocused()
  await page.unroute('**/api/tutor/ask')
  await exchange(0).getByRole('button', { name: 'Try again' }).click()
  await expect(exchange(0)).toContainText(/Source: ./, { timeout: 35_000 })
  await page.route('**/api/tutor/ask', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: 'event: delta\ndata: {"text":"Add the "}\n\n' }),
  )
  await field.fill('And three?')
  await field.press('Enter')
  await expect(exchange(1)).toContainText('Add the')
  await expect(exchange(1)).toContainText('Error: The answer was cut off. Please try again.')
  await page.context().close()
})

test('without a mouse: the launcher, a question, the way back', async ({ browser, watch }) => {
  const page = await newGuest(browser)
  await watch.pages(page.context())
  await page.goto('/disclaimer')
  const { launcher, panel, field, exchange } = tutorPanel(page)
  await expect(launcher).toBeVisible()
  for (let presses = 0; presses < 60; presses += 1) {
    if (await launcher.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(launcher).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await page.keyboard.type('What is 15% of 240?')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('Please show the steps.')
  await page.keyboard.press('Enter')
  await expect(exchange(0)).toContainText(/Source: ./, { timeout: 35_000 })
  await expect(exchange(0).getByText(/^What is 15% of 240\?\s+Please/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(launcher).toBeFocused()
  await page.context().close()
})

test('a conversation stays while pages change, also into another document', async ({ browser, watch }) => {
  const page = await newGuest(browser)
  await watch.pages(page.context())
  await page.goto('/about')
  const { launcher, panel, ask } = tutorPanel(page)
  await launcher.click()
  await ask('How do I begin with a mixture problem?')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/pricing')
  await expect(panel.getByText('How do I begin with a mixture problem?')).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL('/login')
  await expect(panel.getByText('How do I begin with a mixture problem?')).toBeVisible()
  await expect(panel).not.toContainText('Stopped.')
  await page.context().close()
})

test('an answer that arrives moves nothing of the page', async ({ browser, watch }) => {
  const page = await newGuest(browser)
  await watch.pages(page.context())
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Array<PerformanceEntry & { value: number; hadRecentInput: boolean }>)
        if (!entry.hadRecentInput) shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const { launcher, ask } = tutorPanel(page)
  await launcher.click()
  await ask('How do I find the price before a discount of 20%?')
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02)
  await page.context().close()
})

test('the panel is clean at every width in both themes, empty and with an answer', async ({ browser, watch }) => {
  const page = await newGuest(browser)
  await watch.pages(page.context())
  await page.goto('/about')
  const { launcher, ask } = tutorPanel(page)
  await launcher.click()
  await sweep(page, 'the empty panel')
  await ask('How do I find the price before a discount of 20%?')
  await sweep(page, 'the panel with an answer')
  await page.context().close()
})

test('on a phone it is a sheet above the keyboard, and gives the page back', async ({ browser, watch }) => {
  const page = await newGuest(browser, PHONE)
  await watch.pages(page.context())
  await page.goto('/about')
  const { launcher, panel, field, send, ask } = tutorPanel(page)
  await launcher.click()
  await expect(panel).toBeVisible()
  await expect(page.getByRole('heading', { name: 'GBAT Expert Tutor' })).toBeFocused()
  // Headless browsers have no keyboard: what it leaves of the window is what the page is told.
  await page.evaluate(() => {
    Object.defineProperty(visualViewport, 'height', { get: () => 400 })
    visualViewport?.dispatchEvent(new Event('resize'))
  })
  for (const part of [field, send]) {
    const box = await part.boundingBox()
    expect(box!.y + box!.height).toBeLessThanOrEqual(400)
    expect(box!.y).toBeGreaterThan(0)
  }
  await ask('How do I begin with a work-rate problem?')
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(excess).toBeLessThanOrEqual(0)
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(panel).toBeHidden()
  await page.reload()
  await expect(launcher).toBeVisible()
  await expect(panel).toBeHidden()
  await page.context().close()
})
