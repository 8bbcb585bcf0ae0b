import type { Page } from '@playwright/test'
import { newCandidate, signIn } from './candidates.ts'
import { expect, test } from './test.ts'

const publicPages = [
  '/',
  '/about',
  '/blog',
  '/blog/data-sufficiency',
  '/faq',
  '/pricing',
  '/contact',
  '/disclaimer',
  '/privacy',
  '/test',
  '/login',
  '/register',
  '/forgot-password',
]
const linkedPages = ['/reset-password?token=x', '/verify-email']
const memberPages = ['/daily', '/review', '/account']

/** Opens every page, and waits until what it loads is there. */
async function eachPage(page: Page, look: (path: string) => Promise<void>): Promise<void> {
  for (const path of [...publicPages, ...linkedPages]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await look(path)
  }
  await signIn(page, await newCandidate())
  for (const path of memberPages) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await look(path)
  }
}

test('every field has a name and is large enough that no phone zooms into it', async ({ page, watch }) => {
  watch.allow(/status of 400/)
  let fields = 0
  await eachPage(page, async (path) => {
    const found = await page.locator('input, select, textarea').evaluateAll((controls) =>
      controls.map((control) => ({
        name: control.getAttribute('name') ?? '',
        // A box or a circle has no text.
        px: control.matches('[type=radio], [type=checkbox]')
          ? 16
          : Number.parseFloat(getComputedStyle(control).fontSize),
        text: control.outerHTML.slice(0, 120),
      })),
    )
    fields += found.length
    expect(
      found.filter(({ name, px }) => name === '' || px < 16),
      path,
    ).toEqual([])
  })
  expect(fields).toBeGreaterThan(60)
})

test('a new password after a reset is kept under an address', async ({ page }) => {
  await page.goto('/reset-password?token=x')
  await expect(page.locator('input[autocomplete="username"]')).toHaveAttribute('type', 'email')
})

test('forced colours show the chosen theme and the page that is open', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/', { waitUntil: 'networkidle' })
  const dark = page.getByText('Dark', { exact: true })
  const light = page.getByText('Light', { exact: true })
  await dark.click()
  const background = (label: typeof dark) => label.evaluate((node) => getComputedStyle(node).backgroundColor)
  expect(await background(dark)).not.toBe(await background(light))
  const menu = page.getByRole('navigation', { name: 'Main' })
  const line = (name: string) =>
    menu.getByRole('link', { name }).evaluate((node) => getComputedStyle(node).textDecorationLine)
  expect(await line('Home')).toBe('underline')
  expect(await line('Login')).toBe('none')
})

test('on paper: white, dark text, answers open, nothing of the site around', async ({ page }) => {
  await page.goto('/')
  await page.getByText('Dark', { exact: true }).click()
  for (const path of ['/faq', '/pricing', '/about', '/disclaimer', '/blog', '/blog/data-sufficiency']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.emulateMedia({ media: 'print' })
    const colours = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body)
      return { backgroundColor, color }
    })
    expect(colours).toEqual({ backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(0, 0, 0)' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    if (path === '/faq') await expect(page.getByText(/^Yes\. The trial has 10 questions/)).toBeVisible()
    if (path.startsWith('/blog/')) {
      await expect(page.getByText(/^Each statement alone is enough\. The question asks/)).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Articles' })).toBeHidden()
    }
    await page.emulateMedia({ media: 'screen' })
  }
})

test('a candidate finds today’s set on Home, at once and where the guest finds the registration', async ({ page }) => {
  await page.goto('/')
  const guests = page.getByRole('link', { name: 'Create Account' })
  await expect(guests).toBeVisible()
  await expect(page.getByRole('link', { name: "Open today's set" })).toBeHidden()
  const place = await guests.boundingBox()
  await signIn(page, await newCandidate())
  // Before any script but the first has arrived.
  await page.route(/\/assets\/.*\.js$/, () => undefined)
  await page.goto('/', { waitUntil: 'commit' })
  const members = page.getByRole('link', { name: "Open today's set" })
  await expect(members).toBeVisible()
  await expect(guests).toBeHidden()
  expect(await members.boundingBox()).toMatchObject({ x: place?.x, y: place?.y, height: place?.height })
  await expect(members).toHaveAttribute('href', '/daily')
})

test('can be put on a home screen: manifest and icons', async ({ page }) => {
  await page.goto('/about')
  const manifestAt = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = (await (await page.request.get(manifestAt!)).json()) as {
    name: string
    start_url: string
    icons: Array<{ src: string; sizes: string; type: string }>
  }
  expect(manifest.name).toBe('GBAT Daily')
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')
  const icons = [...manifest.icons, { src: touch!, sizes: '180x180', type: 'image/png' }]
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512', '180x180']))
  for (const { src, sizes, type } of icons.filter((icon) => icon.sizes !== 'any')) {
    const answer = await page.request.get(src)
    expect(answer.headers()['content-type']).toBe(type)
    const size = await page.evaluate(async (address) => {
      const image = new Image()
      image.src = address
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    expect(size).toBe(sizes)
  }
  const session = await page.context().newCDPSession(page)
  const read = await session.send('Page.getAppManifest')
  expect(read.errors).toEqual([])
  expect(read.data).toContain('GBAT Daily')
})

test('says only what is true today', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('meta[name="description"]')).not.toHaveAttribute('content', /Free .*ten questions a day/)
  await expect(page.getByRole('main')).not.toContainText(/before you forget it|come back as new questions/)
  await page.goto('/about')
  await expect(page.getByRole('main')).not.toContainText('is on its way')
  await expect(page.getByRole('main').getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact')
  await page.goto('/faq')
  await expect(page.getByRole('main')).not.toContainText('also without a connection')
})
