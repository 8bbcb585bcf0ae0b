import type { Page } from '@playwright/test'
import { newCandidate, signIn } from './candidates.ts'
import { setPage } from './set-page.ts'
import { expect, test } from './test.ts'

const SIZES = [24, 32]
const WINDOW = { width: 360, height: 740 }

test.use({ viewport: WINDOW })

/** What is wrong with the page as it stands when the browser's text is set to 150 % and 200 %. */
async function faultsWithBigText(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page)
  const faults: string[] = []
  for (const standard of SIZES) {
    await browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
    const found = await page.evaluate(() => {
      const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
      const sticking = [...document.querySelectorAll('body *')].filter((element) => {
        const { position, display } = getComputedStyle(element)
        return (position === 'sticky' || position === 'fixed') && display !== 'none'
      })
      const covered = sticking.reduce((sum, element) => sum + element.getBoundingClientRect().height, 0)
      const culprits = [...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .filter((element) => !element.closest('.katex, .sr'))
        .slice(0, 3)
        .map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 30)}`)
      return {
        wide,
        covered: covered / innerHeight,
        size: getComputedStyle(document.documentElement).fontSize,
        culprits,
      }
    })
    expect(found.size).toBe(`${standard}px`)
    const at = `${new URL(page.url()).pathname} at ${(standard / 16) * 100} %`
    if (found.wide > 0) faults.push(`${at} scrolls sideways by ${found.wide} px: ${found.culprits.join('; ')}`)
    if (found.covered > 0.35) faults.push(`${at} has ${Math.round(found.covered * 100)} % of the window covered`)
  }
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
  return faults
}

test('public pages with text of 150 and 200 % on a phone', async ({ page }) => {
  const faults: string[] = []
  for (const path of [
    '/',
    '/about',
    '/blog',
    '/blog/pacing',
    '/faq',
    '/contact',
    '/disclaimer',
    '/login',
    '/register',
    '/verify-email',
    '/test',
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    faults.push(...(await faultsWithBigText(page)))
  }
  expect(faults).toEqual([])
})

/** Longer than a line of big text; which question has such a word depends on the draw. */
const LONG_WORD = 'Counterrevolutionaries'

test('questions with long words: they break, and the page does not scroll sideways', async ({ page }) => {
  await signIn(page, await newCandidate())
  await page.route('**/api/tests/daily', async (route) => {
    const response = await route.fetch()
    const set = (await response.json()) as {
      questions: Array<{ question: string; passage?: unknown; options: Array<{ text: string }> }>
    }
    const [first, second] = set.questions
    first!.question = `${LONG_WORD} of which of the following? (1) ${LONG_WORD} one. (2) ${LONG_WORD} two.`
    second!.question = `According to the passage, ${LONG_WORD} did what?`
    second!.passage = { title: `On ${LONG_WORD}`, paragraphs: [`One of the ${LONG_WORD} said so.`] }
    for (const option of [...first!.options, ...second!.options]) option.text = `The ${LONG_WORD} did.`
    await route.fulfill({ response, json: set })
  })
  await page.goto('/daily', { waitUntil: 'networkidle' })
  await expect(page.getByText(LONG_WORD).first()).toBeVisible()
  const faults = await faultsWithBigText(page)
  await setPage(page).answer('AB')
  await setPage(page).submit.click()
  await expect(setPage(page).score).toBeVisible()
  faults.push(...(await faultsWithBigText(page)))
  expect(faults).toEqual([])
})

test('pages of a candidate with text of 150 and 200 % on a phone', async ({ page }) => {
  await signIn(page, await newCandidate({ plan: 'monthly' }))
  await page.goto('/daily', { waitUntil: 'networkidle' })
  const faults = await faultsWithBigText(page)
  await setPage(page).answer('ABCDEABCDE')
  faults.push(...(await faultsWithBigText(page)))
  await setPage(page).submit.click()
  await expect(setPage(page).score).toBeVisible()
  faults.push(...(await faultsWithBigText(page)))
  await page.goto('/review', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: /, today: Daily/ }).click()
  faults.push(...(await faultsWithBigText(page)))
  await page.goto('/account', { waitUntil: 'networkidle' })
  faults.push(...(await faultsWithBigText(page)))
  expect(faults).toEqual([])
})
