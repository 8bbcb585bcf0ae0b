import type { Page } from '@playwright/test'
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
          const policy = await policyOn(page, path)
          if (!policy.startsWith(POLICY)) faults.push(`${where}: the policy is ${policy}`)
          if (/unsafe-(?:inline|eval|hashes)/.test(policy)) faults.push(`${where}: the policy has something unsafe`)
          if (!policy.includes("require-trusted-types-for 'script'")) faults.push(`${where}: strings may become script`)
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

async function policyOn(page: Page, path: string): Promise<string> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().isNavigationRequest()),
    open(page, path),
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

/** With a site key: the script's host only where a form uses it, the whole trip of a token, and still no violation. */
async function visitChecked(trial: Trial): Promise<Outcome> {
  const standIn = createBotCheckStandIn()
  const { url, close } = await listenOn(standIn)
  const keys = { RECAPTCHA_SITE_KEY: 'key', RECAPTCHA_SCRIPT: `${url}/api.js` }
  const server = { RECAPTCHA_SECRET: 'secret', RECAPTCHA_URL: `${url}/siteverify`, RECAPTCHA_HOSTS: '127.0.0.1' }
  try {
    const stack = await trial.ownStack({ env: { gateway: keys, auth: server } })
    return await withBrowser((browser) => withPage(browser, { base: stack.base }, (page) => walk(stack, { page, url })))
  } finally {
    close()
  }
}

async function walk(stack: Stack, { page, url }: { page: Page; url: string }): Promise<Outcome> {
  const faults: string[] = []
  const violations = await listen(page)
  const { botCheck } = readSite()
  const routes = siteRoutes().filter((path) => !path.includes('?'))
  for (const path of routes) {
    const isChecked = botCheck.includes(path)
    const policy = await policyOn(page, path)
    if (policy.includes(url) !== isChecked)
      faults.push(`${path}: the bot check's host is ${isChecked ? 'not ' : ''}let in`)
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
    got: `with a bot check: ${routes.length} routes, one login with a verified token`,
    n: routes.length + 1,
    faults,
  }
}

export const b1Policy: Row = {
  id: 'B1',
  long: true,
  name: 'content security policy',
  bar: 'every page has the written policy and nothing unsafe in it, 0 violations of our own; hosts of a bot check only where a form uses it',
  site: true,
  plant: {
    what: 'the policy lets inline styles in and keeps the fonts out',
    into: {
      gateway: [
        {
          file: '/gateway/src/headers.ts',
          find: "script-src 'self'${scripts}; style-src 'self'; font-src 'self';",
          replace: "script-src 'self'${scripts}; style-src 'self' 'unsafe-inline'; font-src 'none';",
        },
      ],
    },
    see: async (trial) => visitAll((await trial.planted()).base, [{ path: '/', role: 'guest', stored: null }]),
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
