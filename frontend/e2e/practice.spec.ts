import { AxeBuilder } from '@axe-core/playwright'
import type { APIResponse, Page, Request } from '@playwright/test'
import { newCandidate, signIn } from './candidates.ts'
import { setPage } from './set-page.ts'
import { expect, test } from './test.ts'

const HIGHEST_RESULT = 4000

/** The height of the page as it stands, in CSS pixels. */
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** Questions 2, 3 and 4 of a set become questions about one passage; the calendar alone decides when there is one. */
async function withPassage(answer: APIResponse): Promise<object> {
  const set = (await answer.json()) as { questions: object[] }
  const words = Array.from({ length: 60 }, () => 'Its words go on for quite a while.').join(' ')
  const passage = { title: 'Our passage', paragraphs: [`The first sentence of our passage. ${words}`, words] }
  const reading = { passage, passageId: 'passage-ours', passagePaceSeconds: 400 }
  const questions = set.questions.map((question, index) => {
    const { passage: _, passageId: __, ...single } = question as Record<string, unknown>
    return index >= 1 && index <= 3 ? { ...single, ...reading } : single
  })
  return { ...set, questions }
}

test('a submission whose response is lost leaves no draft behind, and times never refuse it', async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED/)
  await signIn(page, await newCandidate())
  await page.goto('/daily')
  const set = setPage(page)
  await set.answer('BC')
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('draft:')) ?? ''
    const draft = JSON.parse(localStorage.getItem(key) ?? '{}') as { seconds: Record<string, number>; answers: object }
    for (const id of Object.keys(draft.answers)) draft.seconds[id] = 1e7
    localStorage.setItem(key, JSON.stringify(draft))
  })
  await page.route('**/submit', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await set.submit.click()
  await expect(page.getByText(/^Saved on this device\. We send/)).toBeVisible()
  await page.goto('/daily')
  await expect(set.score).toBeVisible()
  await expect(page.getByText(/is not submitted yet/)).toHaveCount(0)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))).toEqual([])
})

test('a submission that fails with 503 is sent again, and the page says so in two sentences', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 503/)
  await signIn(page, await newCandidate())
  await page.goto('/daily')
  const set = setPage(page)
  await set.answer('BC')
  await page.route('**/submit', (route) => route.fulfill({ status: 503, json: {} }))
  await set.submit.click()
  await expect(page.getByRole('alert')).toHaveText(
    'Submit failed. Your answers are kept on this device, and we send them again until the server takes them.',
  )
  await page.unroute('**/submit')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(set.score).toBeVisible()
})

test('the next set comes by itself to a page that was open, also when the machine slept', async ({ page, watch }) => {
  // This sign-in has no cookie that could renew its token.
  watch.allow(/status of 401/)
  await signIn(page, await newCandidate())
  await page.clock.install()
  await page.goto('/daily')
  const set = setPage(page)
  await set.answer('BC')
  await set.submit.click()
  await expect(page.getByText(/^Today's set is done\./)).toBeVisible()
  await page.goto('/daily')
  await expect(page.getByText(/^Today's set is done\./)).toBeVisible()
  const asked: Request[] = []
  page.on('request', (request) => request.url().endsWith('/tests/daily') && asked.push(request))
  // Two days of sleep: no timer runs, the clock jumps, and the page is looked at again.
  await page.clock.setSystemTime(Date.now() + 2 * 86_400_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => asked.length).toBe(1)
})

test('the thirty days are those of the server, not of a device whose clock is wrong', async ({ page }) => {
  await signIn(page, await newCandidate())
  await page.clock.setFixedTime(new Date('2019-03-01T12:00:00Z'))
  await page.goto('/review')
  const today = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Madrid', dateStyle: 'full' }).format(new Date())
  const name = today.replace(/^(\w+),? /, '$1, ')
  await expect(page.getByRole('button', { name: `${name}, today: no activity` })).toBeVisible()
})

test('the result of ten at 360 px: short, missed first and open, right ones in a line, cells lead there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, await newCandidate({ plan: 'monthly' }))
  await page.goto('/daily')
  const set = setPage(page)
  await set.answer('ABCDEABCDE')
  await set.submit.click()
  await expect(set.score).toBeVisible()
  await expect(page.getByText(/Your next 10 questions come/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Retake' })).toBeVisible()
  expect(await heightOf(page)).toBeLessThanOrEqual(HIGHEST_RESULT)
  const names = await page
    .getByRole('article')
    .evaluateAll((all) => all.map((each) => each.querySelector('h2')?.textContent))
  const wrong = names.filter((name) => name?.endsWith('wrong')).length
  expect(names.findLastIndex((name) => name?.endsWith('wrong'))).toBe(wrong - 1)
  const first = page.getByRole('article').first()
  const headings = await first.getByRole('heading', { level: 3 }).allTextContents()
  expect(headings).toEqual([
    expect.stringMatching(/^Why [A-E] is tempting$/),
    expect.stringMatching(/^Why [A-E] is right$/),
    'The short way',
  ])
  for (const right of await page.getByRole('article', { name: /, correct$/ }).all()) {
    await expect(right.getByText('Correct!')).toBeVisible()
    await expect(right.getByText('The short way')).toBeHidden()
  }
  await page.getByRole('link', { name: /^Question 10, / }).click()
  await expect(page.getByRole('heading', { name: /^Question 10, / })).toBeFocused()
  await expect(set.question(10).getByText('The short way')).toBeVisible()
  await page.goto('/daily')
  await page.getByRole('link', { name: /^Question 7, / }).click()
  await expect(page.getByRole('heading', { name: /^Question 7, / })).toBeFocused()
  await page.goto('/review')
  await page.getByRole('button', { name: /, today: Daily/ }).click()
  await page.getByRole('link', { name: /^Question 9, / }).click()
  await expect(page).toHaveURL('/daily#question-9')
  await expect(page.getByRole('heading', { name: /^Question 9, / })).toBeFocused()
})

test('a passage stands beside its questions on a wide window, and is one tap away on a phone', async ({ page }) => {
  await signIn(page, await newCandidate({ plan: 'monthly' }))
  await page.route('**/tests/daily', async (route) => route.fulfill({ json: await withPassage(await route.fetch()) }))
  await page.goto('/daily')
  const set = setPage(page)
  const passage = page.getByRole('region', { name: 'Passage: Our passage' })
  await set.question(4).scrollIntoViewIfNeeded()
  await expect(passage).toHaveCount(1)
  const [text, last] = [await passage.boundingBox(), await set.question(4).boundingBox()]
  expect(text!.x + text!.width).toBeLessThanOrEqual(last!.x)
  await expect(passage).toBeInViewport()
  // What scrolls by itself is reached by the keyboard.
  await expect(page.getByRole('group', { name: 'The passage, scrolls' })).toHaveAttribute('tabindex', '0')
  await page.setViewportSize({ width: 360, height: 740 })
  await set.option(4, 'C').scrollIntoViewIfNeeded()
  await expect(passage).not.toBeInViewport()
  const again = page.getByRole('button', { name: 'Show the passage' })
  await expect(again).toBeInViewport()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await again.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'The passage' })
  await expect(sheet.getByText('The first sentence of our passage.')).toBeInViewport()
  await expect(sheet.getByRole('button', { name: 'Back to the question' })).toBeFocused()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(again).toBeFocused()
  // Going on to the first of them shows the passage above it; answering needs no sight of it.
  await page.getByRole('link', { name: /^Question 2\b/ }).click()
  await expect(passage).toBeInViewport()
  await set.answer('ABCDEABCDE')
  await set.submit.click()
  await expect(set.score).toBeVisible()
})

test('on paper: white, dark ink, every explanation, no site around it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await signIn(page, await newCandidate({ plan: 'monthly' }))
  await page.goto('/daily')
  const set = setPage(page)
  await set.answer('ABCDEABCDE')
  await set.submit.click()
  await expect(set.score).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(set.score).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Retake' })).toBeHidden()
  const folded = await page.evaluate(
    () =>
      [...document.querySelectorAll('details > :not(summary)')].filter(
        (each) => !each.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  )
  expect(folded).toBe(0)
  await expect(page.getByRole('heading', { name: 'The short way' })).toHaveCount(10)
})

test('/test in two tabs keeps the answers of both', async ({ page, context }) => {
  await page.goto('/test')
  await expect(page.getByText('Question 1 of 10')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/test')
  await expect(other.getByText('Question 1 of 10')).toBeVisible()
  for (let number = 1; number <= 6; number += 1) {
    const tab = number % 2 === 0 ? other : page
    await expect(tab.getByText(`Question ${number} of 10`)).toBeVisible()
    await tab
      .locator('label')
      .filter({ has: tab.locator('input[value="B"]') })
      .click()
  }
  for (const tab of [page, other]) await expect(tab.getByText('Question 7 of 10')).toBeVisible()
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('trial') ?? '{}') as { answers: object })
  expect(Object.keys(stored.answers)).toHaveLength(6)
})

test('a trial that ran out while no tab was open begins anew, the old result one press away', async ({ page }) => {
  await page.goto('/test')
  await page
    .locator('label')
    .filter({ has: page.locator('input[value="B"]') })
    .click()
  await expect(page.getByText('Question 2 of 10')).toBeVisible()
  await page.goto('/disclaimer')
  await page.clock.setSystemTime(Date.now() + 3_600_000)
  await page.goto('/test')
  await expect(page.getByText('Question 1 of 10')).toBeVisible()
  await expect(page.getByText('Missed questions')).toHaveCount(0)
  await page.getByRole('button', { name: 'Show the last result' }).click()
  await expect(page.getByRole('heading', { name: /^[01] of 10/ })).toBeVisible()
})

test("on Home a member finds 'Open today's set' in the place of 'Create Account', and nothing moves", async ({
  page,
}) => {
  const boxOf = async (name: string) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    return page.getByRole('main').getByRole('link', { name, exact: true }).boundingBox()
  }
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/disclaimer')
    await page.evaluate(() => localStorage.clear())
    const guest = await boxOf('Create Account')
    await signIn(page, await newCandidate())
    expect(await boxOf("Open today's set")).toEqual(guest)
    await expect(page.getByRole('main').getByRole('link', { name: 'Create Account' })).toBeHidden()
  }
})
