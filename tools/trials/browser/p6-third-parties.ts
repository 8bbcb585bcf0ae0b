import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { createAnalyticsStandIn, commandsOf, type Received } from '../../sandbox/analytics/server.ts'
import { createBotCheckStandIn } from '../../sandbox/bot-check/server.ts'
import type { Outcome, Row, Trial } from '../support/row.ts'
import { withBrowser, withPage } from './browser.ts'
import { listenOn } from './listen-on.ts'

const MINUTE_MS = 60_000
const PASSWORD = 'twelve quiet mornings'

/** What the third parties must never receive of a candidate, by what it is. */
type Secrets = Record<string, string>

interface Visit {
  base: string
  /** A defect of the page, put in before its first line. */
  defect?: string
}

/** A candidate who agreed to be counted: trial, registration, a daily set, a message to support, logout, login. */
async function visit(page: Page, { base, defect }: Visit): Promise<Secrets> {
  if (defect) await page.addInitScript(defect)
  await page.addInitScript(() => localStorage.setItem('consent', 'yes'))
  const secrets: Secrets = {
    address: `p6-${randomUUID()}@example.com`,
    name: `grace-${randomUUID().slice(0, 8)}`,
    password: PASSWORD,
    message: `A message about ${randomUUID()} that is long enough.`,
    'one-time token': randomUUID(),
  }
  await takeTrial(page)
  await register(page, secrets)
  Object.assign(secrets, await answerSet(page), await storedIn(page, base))
  await writeToSupport(page, secrets)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL(`${base}/`)
  await page.goto(`/reset-password?token=${secrets['one-time token']}`)
  await untilQuiet(page)
  await logInAgain(page, secrets)
  return secrets
}

async function takeTrial(page: Page): Promise<void> {
  await page.goto('/test')
  await untilQuiet(page)
  await page.getByRole('radio').first().focus()
  for (const key of 'ABCDEABCDE') await page.keyboard.press(key)
}

async function register(page: Page, { address, name }: Secrets): Promise<void> {
  await openChecked(page, '/register')
  await fillLogin(page, address!)
  await page.getByLabel(/^Username/).fill(name!)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/account', { timeout: MINUTE_MS })
}

async function writeToSupport(page: Page, { name, message }: Secrets): Promise<void> {
  await openChecked(page, '/contact')
  // The form is drawn again for the member once their profile is there.
  await page.locator('input[name=email][value*="@"]').waitFor()
  await page.getByLabel('Name').fill(name!)
  await page.getByLabel('Message').fill(message!)
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByText('Message sent.').waitFor()
}

async function logInAgain(page: Page, { address }: Secrets): Promise<void> {
  await openChecked(page, '/login?next=%2Freview')
  await fillLogin(page, address!)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/review')
  await untilQuiet(page)
}

/** A page may never be quiet for half a second; within 10 s it has asked for all that it asks for. */
async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined)
}

async function openChecked(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByText('Security check: Verified').waitFor()
}

async function fillLogin(page: Page, address: string): Promise<void> {
  await page.getByLabel('Email').fill(address)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
}

/** Answers and submits today's set; the questions, as the page was served them. */
async function answerSet(page: Page): Promise<Secrets> {
  const served = page.waitForResponse((response) => response.url().endsWith('/api/tests/daily') && response.ok())
  await page.goto('/daily')
  const { questions } = (await (await served).json()) as { questions: { id: string; question: string }[] }
  for (const [place] of questions.entries()) {
    const question = page.getByRole('article', { name: new RegExp(`^Question ${place + 1}\\b`) })
    await question
      .locator('label')
      .filter({ has: page.locator('input[value="A"]') })
      .click()
  }
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: /^\d+ of \d+/ }).waitFor()
  return Object.fromEntries(
    questions.flatMap(({ id, question }, place) => [
      [`id of question ${place + 1}`, id],
      [`text of question ${place + 1}`, question.slice(0, 40)],
    ]),
  )
}

async function storedIn(page: Page, base: string): Promise<Secrets> {
  const [token, user] = await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])
  const [renewal] = await page.context().cookies(`${base}/api/auth/renew`)
  const { id } = JSON.parse(user ?? '{}') as { id: string }
  return { 'session token': token ?? '', 'renewal secret': renewal?.value ?? '', 'account id': id }
}

/** Each secret that a third party received, in whatever spelling. The account's id may stand in `user_id` of analytics only. */
function leaksOf(name: string, { received, secrets }: { received: readonly Received[]; secrets: Secrets }): string[] {
  const arrived = received.map((request) => JSON.stringify(request).replaceAll(/"user_id\\*":\\*"[^"\\]*\\*"/g, ''))
  return Object.entries(secrets).flatMap(([what, secret]) => {
    if (secret === '') return [`${what} is not known, so nothing can be said about it`]
    const spellings = [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)]
    const holders = arrived.filter((text) => spellings.some((spelling) => text.includes(spelling)))
    return holders.length > 0 ? [`${name} received the ${what} in ${holders.length} requests`] : []
  })
}

/** From one network, the contact form takes five messages an hour: more visits need a further system. */
const VISITS_A_SYSTEM = 5

async function tryAllVisits(trial: Trial, count: number): Promise<Outcome> {
  const outcomes: Outcome[] = []
  for (let left = count; left > 0; left -= VISITS_A_SYSTEM)
    outcomes.push(await tryVisits(trial, { count: Math.min(left, VISITS_A_SYSTEM) }))
  const n = outcomes.reduce((sum, outcome) => sum + outcome.n, 0)
  return { got: outcomes.map(({ got }) => got).join('; '), n, faults: outcomes.flatMap(({ faults }) => faults) }
}

async function tryVisits(trial: Trial, { count, defect }: { count: number; defect?: string }): Promise<Outcome> {
  const analytics = createAnalyticsStandIn()
  const checks: Received[] = []
  const botCheck = createBotCheckStandIn(checks)
  const [measuring, checking] = [await listenOn(analytics.server), await listenOn(botCheck)]
  const env = {
    gateway: {
      ANALYTICS_ID: 'G-P6',
      ANALYTICS_SCRIPT: `${measuring.url}/gtag/js`,
      ANALYTICS_HOSTS: measuring.url,
      RECAPTCHA_SITE_KEY: 'key',
      RECAPTCHA_SCRIPT: `${checking.url}/api.js`,
    },
    auth: serverKeys(checking.url),
    mail: serverKeys(checking.url),
  }
  try {
    const { base } = await trial.ownStack({ env })
    const faults: string[] = []
    for (let number = 0; number < count; number += 1) {
      const secrets = await withBrowser((browser) =>
        withPage(browser, { base }, (page) => visit(page, { base, ...(defect && { defect }) })),
      )
      faults.push(...leaksOf('analytics', { received: analytics.received, secrets }))
      faults.push(...leaksOf('the bot check', { received: checks, secrets }))
    }
    const commands = commandsOf(analytics.received)
    const events = ['login', 'sign_up'].filter(
      (name) => !commands.some(([kind, what]) => kind === 'event' && what === name),
    )
    faults.push(...events.map((name) => `analytics did not hear of ${name}: the row saw too little`))
    if (!checks.some(({ url }) => url.startsWith('/siteverify')))
      faults.push('no token was verified: the row saw too little')
    const n = analytics.received.length + checks.length
    return { got: `${count} candidates, ${n} requests to third parties: ${faults.length} faults`, n, faults }
  } finally {
    measuring.close()
    checking.close()
  }
}

const serverKeys = (url: string) => ({
  RECAPTCHA_SECRET: 'secret',
  RECAPTCHA_URL: `${url}/siteverify`,
  RECAPTCHA_HOSTS: '127.0.0.1',
})

/** Tells the provider who is signed in, as a tag of a careless operator would. */
const tellName = `setInterval(() => {
  const user = JSON.parse(localStorage.getItem('user') ?? 'null')
  if (user && globalThis.dataLayer) (function () { dataLayer.push(arguments) })('set', 'user_properties', { name: user.username })
}, 500)`

export const p6ThirdParties: Row = {
  id: 'P6',
  long: true,
  name: 'third parties',
  bar: 'of a candidate who agreed to be counted, who registers, answers, writes to support and logs in, analytics and bot check receive no name, address, password, token, question, answer or message: 0; only analytics has the account id, as user_id',
  site: true,
  plant: {
    what: 'the page tells analytics the name of the candidate',
    see: (trial) => tryVisits(trial, { count: 1, defect: tellName }),
  },
  run: (trial) => tryAllVisits(trial, trial.tier === 'full' ? 10 : 1),
}
