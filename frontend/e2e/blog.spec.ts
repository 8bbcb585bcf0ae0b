import type { Page } from '@playwright/test'
import { sweep } from './sweep.ts'
import { expect, test } from './test.ts'

test.describe.configure({ timeout: 300_000 })

test('a reader finds an article in the list, reads it, opens an answer, and goes back', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
  await expect(page.locator('time[datetime="2025-10-04"]')).toHaveCount(2)
  const facts = (title: RegExp) => page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) })
  await expect(facts(/^A daily routine/)).toContainText('October 4, 2025 · 7 min read · routine, habits, review')
  await expect(facts(/^A calm mindset/)).toContainText('October 4, 2025 · 8 min read')
  await sweep(page, '/blog')
  await page.locator('a[href="/blog/calm-mindset"]').click()
  await expect(page).toHaveURL(/calm-mindset$/)
  const answer = page.locator('details').first()
  await expect(answer.locator('p').first()).toBeHidden()
  await answer.locator('summary').click()
  await expect(answer.locator('p').first()).toBeVisible()
  await sweep(page, 'a post')
})

const answers = (page: Page) => page.locator('summary', { hasText: /^Answer to question \d$/ })

test('Back from the list leads to the article again, also without a network', async ({ page, context, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/blog/calm-mindset', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'All articles' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
  await context.setOffline(true)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: /^A calm mindset/ })).toBeVisible()
  await expect(answers(page)).toHaveCount(3)
  await context.setOffline(false)
})

test('Back over two articles leads to the first one, whose document is gone', async ({ page }) => {
  await page.goto('/blog/calm-mindset', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'All articles' }).click()
  await page.locator('main a[href="/blog/daily-routine"]').click()
  await expect(page.getByRole('heading', { level: 1, name: /^A daily routine/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: /^A calm mindset/ })).toBeVisible()
  await expect(answers(page)).toHaveCount(3)
})

test('an article survives a browser extension that changes the page before the site adopts it', async ({
  page,
  watch,
}) => {
  watch.allow(/Minified React error/)
  // The program waits for the first paint, and an extension does not.
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('main h1')?.replaceChildren(document.createElement('font'))
    }),
  )
  await page.goto('/blog/calm-mindset', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1, name: /^A calm mindset/ })).toBeVisible()
  await expect(answers(page)).toHaveCount(3)
})

test('an article is there without scripts, with its canonical address and its structured data', async ({
  browser,
  baseURL,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await plain.newPage()
  await page.goto('/blog/daily-routine')
  await expect(answers(page)).toHaveCount(3)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog\/daily-routine$/)
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(data).toMatchObject({ '@type': 'BlogPosting', datePublished: '2025-10-04' })
  await plain.close()
})

test('every article leads to the one before and the one after', async ({ page }) => {
  await page.goto('/blog')
  const list = await page
    .locator('main li h2 a')
    .evaluateAll((links) => links.map((link) => ({ path: link.getAttribute('href'), title: link.textContent })))
  expect(list.length).toBe(8)
  for (const [place, { path, title }] of list.entries()) {
    await page.goto(path!)
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    const links = await page
      .getByRole('navigation', { name: 'Articles' })
      .getByRole('link')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href')))
    expect(links).toEqual([list[place - 1]?.path, list[place + 1]?.path, '/blog'].filter(Boolean))
  }
})

test('feed and sitemap name every article', async ({ request }) => {
  const feed = await (await request.get('/blog/feed.xml')).text()
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...feed.matchAll(/<id>([^<]+\/blog\/[^<]+)<\/id>/g)].map(([, address]) => address!)
  expect(addresses).toHaveLength(8)
  for (const address of addresses) expect(sitemap).toContain(`<loc>${address}</loc>`)
})

test('an unknown article responds with 404', async ({ page, watch }) => {
  watch.allow(/status of 404/)
  const response = await page.goto('/blog/no-such-post')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Post not found.' })).toBeVisible()
  await sweep(page, 'an unknown post')
})
