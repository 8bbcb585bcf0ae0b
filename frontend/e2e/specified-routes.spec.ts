import { login } from '../../tools/dev/candidate.ts'
import { makeAdmin, newCandidate, signIn } from './candidates.ts'
import { meets, roles, specifiedMenu, specifiedRoutes, type Role } from './specified-routes.ts'
import { siteUrl } from './stack.config.ts'
import { expect, test } from './test.ts'

test.describe.configure({ timeout: 180_000 })

async function candidateOf(role: Role) {
  if (role === 'guest') return null
  const candidate = await newCandidate({ plan: role === 'subscriber' ? 'monthly' : 'free' })
  if (role !== 'admin') return candidate
  await makeAdmin(candidate.email)
  return login({ base: siteUrl(), email: candidate.email, password: candidate.password })
}

for (const role of roles)
  test(`every address of the specification's table, as ${role}`, async ({ page, watch }) => {
    // A retake before the first submission is refused with 409, and says so.
    watch.allow(/status of (?:400|404|409)/)
    const candidate = await candidateOf(role)
    if (candidate) await signIn(page, candidate)
    for (const route of specifiedRoutes) {
      const wanted = meets(route, role)
      const response = await page.goto(route.path)
      expect(response?.status(), route.path).toBe(route.status ?? 200)
      if ('to' in wanted) {
        await expect(page, route.path).toHaveURL(wanted.to)
        continue
      }
      await expect(page.getByRole('heading', { level: 1, name: wanted }).first(), route.path).toBeVisible()
      const at = new URL(page.url())
      // A link of a mail loses its token at once.
      expect(at.pathname, route.path).toBe(route.path.split('?')[0])
      await expect(page, route.path).toHaveTitle(/^[^|]+ \| GBAT Daily$/)
    }
    const menu = page.getByRole('navigation', { name: 'Main' })
    await page.goto('/about')
    await expect(menu.getByRole('link')).toHaveText([...specifiedMenu[role]])
    const footer = page.getByRole('contentinfo')
    for (const name of ['About', 'FAQ', 'Contact', 'Disclaimer'])
      await expect(footer.getByRole('link', { name, exact: true })).toBeVisible()
    await expect(footer).toContainText(/not affiliated/)
  })
