import type { Page } from '@playwright/test'
import { createAnalyticsStandIn } from '../../sandbox/analytics/server.ts'
import { createBotCheckStandIn } from '../../sandbox/bot-check/server.ts'
import { register } from '../../dev/candidate.ts'
import { ask, jsonOf, newAddress, bearer } from '../attacks/ask.ts'
import { visitorsOf } from '../attacks/visitors.ts'
import type { Outcome, Row, Trial } from '../support/row.ts'
import type { Stack } from '../../stack/stack.ts'
import { open, readSite, siteRoutes, type Stored, withBrowser, withPage } from './browser.ts'
import { tellViolations } from './in-page.ts'
import { listenOn } from './listen-on.ts'

/** The policy of docs/servers.md#page-policy, word for word. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

type Visit = { path: string; role: string; stored: Stored }

/** Visits pages, with an ear for every violation; the policy of each is compared with the one that is written down. */
async function visitAll(base: string, visits: readonly Visit[]): Promise<Outcome> {
  const faults: string[] = []
  await withBrowser(async (browser) => {
    for (const { role, stored } of new Map(visits.map((visit) => [visit.role, visit])).values())
      await withPage(browser, { base, stored }, async (page) => {
        const violations = await listen(page)
        for (const { path } of visits.filter((visit) => visit.role === role)) {
          const where = `${path} as ${role}`
          const policy = await policyOn(page, path, { isGuest: stored === null })
          if (!policy.startsWith(POLICY)) faults.push(`${where}: the policy is ${policy}`)
          if (/unsafe-(?:inline|eval|hashes)/.test(policy)) faults.push(`${where}: the policy has something unsafe`)
          if (!policy.includes("require-trusted-types-for 'script'; trusted-types 'none';"))
            faults.push(`${where}: strings may become script`)
          if (!policy.includes('report-uri /')) faults.push(`${where}: nobody hears of violations`)
          faults.push(...violations.splice(0).map((violation) => `${where}: ${violation}`))
        }
      })
  })
  const roles = new Set(visits.map(({ role }) => role)).size
  const paths = new Set(visits.map(({ path }) => path)).size
  return {
    got: `${visits.length} visits (${paths} routes, ${roles} roles): ${faults.length} faults`,
    n: visits.length,
    faults,
  }
}

async function policyOn(page: Page, path: string, who: { isGuest: boolean }): Promise<string> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().isNavigationRequest()),
    open(page, path, who),
  ])
  return answer.headers()['content-security-policy'] ?? 'none'
}

/** Violations as the page itself is told of them, from its first line on. */
async function listen(page: Page): Promise<string[]> {
  const heard: string[] = []
  await page.exposeFunction('tellViolation', (violation: string) => void heard.push(violation))
  await page.addInitScript(tellViolations)
  return heard
}

async function rolesOf(stack: Stack, { tier }: Trial): Promise<Record<string, Stored>> {
  const { free, pro } = await visitorsOf(stack)
  const storedOf = async ({ token }: { token: string }) => {
    const profile = await ask({ url: `${stack.base}/api/auth/me`, headers: bearer(token) })
    return { token, user: jsonOf(profile) }
  }
  if (tier === 'quick') return { guest: null, pro: await storedOf(pro) }
  return { guest: null, free: await storedOf(free), pro: await storedOf(pro) }
}

/**
 * With a site key and an analytics id: the check's host only where a form uses it, the analytics address only where no
 * address may hold a token, the whole trip of a token, and still no violation.
 */
async function visitChecked(trial: Trial): Promise<Outcome> {
  const standIn = createBotCheckStandIn()
  const { url, close } = await listenOn(standIn)
  const analytics = await listenOn(createAnalyticsStandIn().server)
  const measured = {
    ANALYTICS_ID: 'G-B1',
    ANALYTICS_SCRIPT: `${analytics.url}/gtag/js`,
    ANALYTICS_HOSTS: analytics.url,
  }
  const keys = {
    ...measured,
    RECAPTCHA_SITE_KEY: 'key',
    RECAPTCHA_SCRIPT: `${url}/api.js`,
  }
  const server = { RECAPTCHA_SECRET: 'secret', RECAPTCHA_URL: `${url}/siteverify`, RECAPTCHA_HOSTS: '127.0.0.1' }
  try {
    const stack = await trial.ownStack({ env: { gateway: keys, auth: server } })
    return await withBrowser((browser) =>
      withPage(browser, { base: stack.base }, (page) => walk(stack, { page, url, analytics: analytics.url })),
    )
  } finally {
    close()
    analytics.close()
  }
}

interface Walk {
  page: Page
  /** Where the bot check and the analytics are. */
  url: string
  analytics: string
}

async function walk(stack: Stack, { page, url, analytics }: Walk): Promise<Outcome> {
  const faults: string[] = []
  const violations = await listen(page)
  await page.addInitScript(() => localStorage.setItem('consent', 'yes'))
  const { botCheck, oneTimeLinks } = readSite()
  const routes = siteRoutes().filter((path) => !path.includes('?'))
  for (const path of routes) {
    const isChecked = botCheck.includes(path)
    const policy = await policyOn(page, path, { isGuest: true })
    if (policy.includes(url) !== isChecked)
      faults.push(`${path}: the bot check's host is ${isChecked ? 'not ' : ''}let in`)
    const isMeasured = !oneTimeLinks.includes(path)
    if (policy.includes(`${analytics}/gtag/js`) !== isMeasured)
      faults.push(`${path}: the analytics address is ${isMeasured ? 'not ' : ''}let in`)
    const types = isMeasured ? 'site' : "'none'"
    if (!isChecked && !policy.includes(`require-trusted-types-for 'script'; trusted-types ${types};`))
      faults.push(`${path}: trusted types are not ${types}`)
    if (policy.includes('unsafe')) faults.push(`${path}: the policy has something unsafe`)
  }
  await open(page, '/')
  const { email, password } = await register({ base: stack.base, from: newAddress() })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' }).click()
  await page.getByText('Security check: Verified').waitFor()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/account')
  const metrics = await (await fetch(`http://127.0.0.1:${stack.ports.auth[0]}/metrics`)).text()
  if (!metrics.includes('bot_checks_total{outcome="passed",action="login"} 1'))
    faults.push('no token of a login was verified')
  faults.push(...violations)
  return {
    got: `with a bot check and analytics: ${routes.length} routes, one login with a verified token`,
    n: routes.length + 1,
    faults,
  }
}

export const b1Policy: Row = {
  id: 'B1',
  long: true,
  name: 'content security policy',
  bar: 'every page has the written policy and nothing unsafe in it, 0 violations of our own; hosts of a bot check only where a form uses it; of analytics only with an id, and never where an address may hold a token',
  site: true,
  plant: {
    what: 'the policy lets inline styles in and keeps the fonts out, and lets analytics in without an id',
    into: {
      gateway: [
        {
          file: '/gateway/src/headers.ts',
          find: "script-src 'self'${scripts}; style-src 'self'; font-src 'self';",
          replace: "script-src 'self'${scripts}; style-src 'self' 'unsafe-inline'; font-src 'none';",
        },
        {
          file: '/gateway/src/headers.ts',
          find: "settings.analytics.id !== '' && !oneTimeLink",
          replace: 'true',
        },
      ],
    },
    async see(trial) {
      const outcome = await visitAll((await trial.planted()).base, [{ path: '/', role: 'guest', stored: null }])
      const sees = (words: string) => outcome.faults.some((fault) => fault.includes(words))
      // Both defects, or the row is invalid.
      return sees('something unsafe') && sees('strings may become script') ? outcome : { ...outcome, faults: [] }
    },
  },
  async run(trial) {
    const stack = await trial.stack()
    const roles = Object.entries(await rolesOf(stack, trial))
    const all = roles.flatMap(([role, stored]) => siteRoutes().map((path) => ({ path, role, stored })))
    const some = trial.tier === 'full' ? all : trial.random.shuffle(all).slice(0, 20)
    const plain = await visitAll(stack.base, some)
    if (trial.tier === 'quick') return plain
    const checked = await visitChecked(trial)
    return {
      got: `${plain.got}; ${checked.got}`,
      n: plain.n + checked.n,
      faults: [...plain.faults, ...checked.faults],
    }
  },
}
