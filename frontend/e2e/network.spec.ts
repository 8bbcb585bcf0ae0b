import { newCandidate, signIn } from './candidates.ts'
import { untilHydrated } from './hydrated.ts'
import { expect, test } from './test.ts'

const entry = { what: 'the entry script', names: /\/assets\/index-.*\.js$/ }
// A deployment replaces every script whose name has a hash; the script that tells the user must not be one of them.
const hashed = { what: 'every hashed script', names: /\/assets\/.*\.js$/ }

for (const { what, names, path } of [
  { ...entry, path: '/login' },
  { ...entry, path: '/' },
  { ...hashed, path: '/login' },
  { ...hashed, path: '/' },
])
  test(`${what} of ${path} is gone: one reload, then a sentence`, async ({ page, watch }) => {
    watch.allow(/status of 404|dynamically imported/)
    let documents = 0
    let gone = true
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1
    })
    await page.route(names, (route) => (gone ? route.fulfill({ status: 404 }) : route.continue()))
    await page.goto(path)
    await expect(page.getByRole('alert')).toHaveText(
      'This page could not start. Please load it again in a few minutes.',
    )
    expect(documents).toBe(2)
    gone = false
    await page.reload()
    await expect(page.getByText('This page could not start')).toHaveCount(0)
    if (path === '/login') await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled()
  })

test('a program that only the earlier version had: the reload brings the new page', async ({ page, watch }) => {
  watch.allow(/status of 404/)
  let first = true
  await page.route(/\/assets\/index-.*\.js$/, (route) => {
    const answer = first ? route.fulfill({ status: 404 }) : route.continue()
    first = false
    return answer
  })
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a link that is followed without a network says so, and goes on when it is back', async ({ page, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|dynamically imported/)
  await page.goto('/', { waitUntil: 'networkidle' })
  await untilHydrated(page)
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'About' }).click()
  await expect(page.getByText('You are offline. The page opens as soon as the network is back.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
  await expect(page.getByText(/^You are offline/)).toHaveCount(0)
  await page.context().setOffline(true)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' }).click()
  await expect(page.getByText(/^You are offline/)).toBeVisible()
  await page.context().setOffline(false)
  await expect(page).toHaveURL('/login')
})

test('a candidate without a network, too', async ({ page, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|dynamically imported|could not be refreshed/)
  await signIn(page, await newCandidate())
  await page.goto('/review', { waitUntil: 'networkidle' })
  await untilHydrated(page)
  await page.context().setOffline(true)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Account' }).click()
  await expect(page.getByText(/^You are offline/)).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible()
})
