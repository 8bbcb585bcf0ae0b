import { sweep } from './sweep.ts'
import { expect, test } from './test.ts'

test.describe.configure({ timeout: 300_000 })

test('a reader finds an article in the list, reads it, opens an answer, and goes back', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
  await expect(page.locator('time[datetime="2025-10-04"]')).toHaveCount(2)
  await expect(page.getByText('7 min read')).toHaveCount(1)
  await expect(page.getByText('8 min read')).toHaveCount(1)
  await sweep(page, '/blog')
  await page.locator('a[href="/blog/calm-mindset"]').click()
  await expect(page).toHaveURL(/calm-mindset$/)
  const answer = page.locator('details').first()
  await expect(answer.locator('p').first()).toBeHidden()
  await answer.locator('summary').click()
  await expect(answer.locator('p').first()).toBeVisible()
  await sweep(page, 'a post')
  // By the router to another page, then back: the article's text comes again.
  await page.getByRole('link', { name: 'All articles' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
  await page.goBack()
  await expect(page.locator('details')).toHaveCount(3)
})

test('an article is there without scripts, with its canonical address and its structured data', async ({
  browser,
  baseURL,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await plain.newPage()
  await page.goto('/blog/daily-routine')
  await expect(page.locator('details')).toHaveCount(3)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog\/daily-routine$/)
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(data).toMatchObject({ '@type': 'BlogPosting', datePublished: '2025-10-04' })
  await plain.close()
})

test('feed and sitemap name every article', async ({ request }) => {
  const feed = await (await request.get('/blog/feed.xml')).text()
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...feed.matchAll(/<id>([^<]+\/blog\/[^<]+)<\/id>/g)].map(([, address]) => address!)
  expect(addresses.length).toBeGreaterThanOrEqual(2)
  for (const address of addresses) expect(sitemap).toContain(`<loc>${address}</loc>`)
})

test('an unknown article responds with 404', async ({ page, watch }) => {
  watch.allow(/status of 404/)
  const response = await page.goto('/blog/no-such-post')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Post not found.' })).toBeVisible()
  await sweep(page, 'an unknown post')
})
