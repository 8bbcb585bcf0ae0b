import { expect, test } from './test.ts'

const listed = [
  '/',
  '/blog',
  '/pricing',
  '/test',
  '/login',
  '/register',
  '/forgot-password',
  '/about',
  '/faq',
  '/contact',
  '/disclaimer',
  '/privacy',
  '/blog/daily-routine',
]
const unlisted = ['/reset-password', '/verify-email', '/account-deleted', '/unsubscribe']
const members = ['/daily', '/review', '/account', '/voice', '/admin']
const unknown = ['/no/such/page', '/blog/no-such-post']

/** What a crawler reads in a page's head: the first value of each tag, by name. */
function headOf(html: string) {
  const head = html.slice(0, html.indexOf('</head>'))
  const tags = [...head.matchAll(/<(?:meta|link) (?:name|property|rel)="([^"]+)"[^>]*? (?:content|href)="([^"]*)"/g)]
  const names = tags.map(([, name]) => name!)
  return {
    title: /<title>([^<]*)<\/title>/.exec(head)?.[1] ?? '',
    tags: Object.fromEntries(tags.map(([, name, value]) => [name!, value!])) as Record<string, string>,
    doubles: names.filter(
      (name, place) => /^(?:og:|twitter:|canonical|description|robots)/.test(name) && names.indexOf(name) < place,
    ),
  }
}

test('every page tells crawlers its name, its one address and its picture; what is private stays unlisted', async ({
  request,
}) => {
  const pictures = new Set<string>()
  for (const path of [...listed, ...unlisted, ...members, ...unknown]) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(unknown.includes(path) ? 404 : 200)
    const { title, tags, doubles } = headOf(await response.text())
    expect(title, path).toMatch(/^[^|]+ \| GBAT Daily$/)
    expect(doubles, path).toEqual([])
    expect(tags, path).toMatchObject({ 'og:title': title, 'og:description': tags.description })
    expect(tags.description!.length, path).toBeGreaterThan(20)
    expect(tags['og:image'], path).toMatch(/\/share\/\w+\.png$/)
    pictures.add(new URL(tags['og:image']!).pathname)
    expect(tags.robots, path).toBe(listed.includes(path) ? undefined : 'noindex')
    if (unknown.includes(path) || members.includes(path)) continue
    expect(new URL(tags.canonical!).pathname, path).toBe(path)
    expect(tags['og:url'], path).toBe(tags.canonical)
  }
  expect([...pictures].toSorted()).toEqual(
    ['article', 'help', 'plans', 'practice', 'site'].map((kind) => `/share/${kind}.png`),
  )
  for (const picture of pictures) {
    const response = await request.get(picture)
    expect([response.status(), response.headers()['content-type']], picture).toEqual([200, 'image/png'])
  }
})

test('the sitemap names every page for search engines and no other, and robots.txt names the sitemap', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const named = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
  expect(named.filter((path) => !path.startsWith('/blog/')).toSorted()).toEqual(
    listed.filter((path) => !path.startsWith('/blog/')).toSorted(),
  )
  expect(named.filter((path) => path.startsWith('/blog/'))).toHaveLength(8)
  expect(new Set(named).size).toBe(named.length)
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toMatch(/^User-agent: \*\nDisallow: \/api\/\nSitemap: https?:\/\/[^/]+\/sitemap\.xml\n$/)
})

test('what nobody expected shows its message, and the way back', async ({ page, watch }) => {
  watch.allow(/Failed to fetch|Failed to load resource|error loading dynamically|Planted/)
  await page.route(/\/assets\/faq[^/]*\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export function Component() { throw new Error('Planted') }",
    }),
  )
  await page.goto('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Planted')
  await page.getByRole('main').getByRole('link', { name: 'Return Home' }).click()
  await expect(page).toHaveURL('/')
})
