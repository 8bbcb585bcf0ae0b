/**
 * `npm run screens`: pictures of every page at 360 and 1440 px, in both themes, in `test-results/screens`. Names of pages
 * take those alone; `-- --documents` renews the pictures that the README shows, in `frontend/screens`.
 * They show the mocked services with a month of practice, so that they do not change from run to run. Each state is looked at
 * by axe, too; what it finds is printed, and the command fails.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type Page } from '@playwright/test'
import { createServer } from 'vite'
import { bank } from '../mocks/bank.ts'
import { SESSION } from '../mocks/world.ts'
import { callShots } from './call-shots.ts'
import { faultsOf } from './page-faults.ts'
import { to, type Shot } from './shot.ts'

/** What the documents of the repository show (`test/pictures.test.ts`). */
const DOCUMENTS = ['home-360-light', 'daily-result-360-light', 'review-360-light']
const { values, positionals: wanted } = parseArgs({
  options: { documents: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const FOLDER = join(import.meta.dirname, '..', values.documents ? 'screens' : '../test-results/screens')
const SIZES = [
  { width: 360, height: 740, scale: 1.5 },
  { width: 1440, height: 900, scale: 1 },
] as const

/** Two of ten wrong, as on a good day. */
const letters = bank.map(({ answer }, index) => (index === 3 || index === 7 ? (answer === 'C' ? 'B' : 'C') : answer))

async function press(page: Page, count: number): Promise<void> {
  await page.getByRole('article', { name: /^Question 1\b/ }).waitFor()
  await page.getByRole('radio').first().focus()
  for (const letter of letters.slice(0, count)) {
    await page.keyboard.press(letter)
    await page.keyboard.press('Enter')
  }
}

/** Nobody answers ten questions in ten seconds: the kept draft gets the times of a person. */
async function giveTimes(page: Page): Promise<void> {
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('draft:')) ?? ''
    const draft = JSON.parse(localStorage.getItem(key) ?? '{}') as {
      set: { questions: Array<{ id: string }> }
      seconds: Record<string, number>
    }
    for (const [index, { id }] of draft.set.questions.entries()) draft.seconds[id] = 62 + ((index * 47) % 130)
    localStorage.setItem(key, JSON.stringify(draft))
  })
}

async function completeSet(page: Page): Promise<void> {
  await to('/daily')(page)
  await press(page, 10)
  await giveTimes(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Correct!').first().waitFor()
}

async function takeTrial(page: Page): Promise<void> {
  await to('/test')(page)
  const file = await page.request.get('/data/demo-questions.json')
  const { questions } = (await file.json()) as { questions: Array<{ answer: string }> }
  for (const [index, { answer: right }] of questions.slice(0, 10).entries()) {
    await page.getByRole('article', { name: `Question ${index + 1}` }).waitFor()
    if (index === 0) await page.getByRole('radio').first().focus()
    await page.keyboard.press(index === 4 ? (right === 'A' ? 'B' : 'A') : right)
  }
}

/** Opens the panel and asks; the answer is complete when it can be copied. */
const ask = (path: string, question: string) => async (page: Page) => {
  await to(path)(page)
  await page.getByRole('button', { name: 'Ask GBAT' }).click()
  await page.getByLabel('Ask a GBAT question...').fill(question)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Copy', exact: true }).waitFor()
}

const shots: Shot[] = [
  { name: 'home', as: 'guest', show: to('/') },
  { name: 'tutor-answer', as: 'guest', show: ask('/', 'How do I find the price before a discount of 20%?') },
  {
    name: 'tutor-idle',
    as: 'guest',
    show: async (page) => {
      await to('/test')(page)
      await page.getByRole('button', { name: 'Ask GBAT' }).click()
      await page.getByText(/^5 of 5 questions left/).waitFor()
    },
  },
  {
    name: 'tutor-guest-limit',
    as: 'guest',
    show: async (page) => {
      await ask('/', 'How do I begin with a work-rate problem?')(page)
      await page.route('**/api/tutor/ask', (route) =>
        route.fulfill({ status: 429, json: { status: 429, code: 'GUEST_LIMIT', message: 'No more today.' } }),
      )
      await page.getByLabel('Ask a GBAT question...').fill('And with three machines?')
      await page.keyboard.press('Enter')
      await page.getByRole('link', { name: 'Create a free account' }).waitFor()
    },
  },
  {
    name: 'tutor-daily',
    as: 'member',
    show: async (page) => {
      await to('/daily')(page)
      await page.getByRole('button', { name: 'Ask GBAT' }).click()
      await page.getByText(/^20 of 20 questions left/).waitFor()
    },
  },
  {
    name: 'tutor-prompt',
    as: 'member',
    show: async (page) => {
      await completeSet(page)
      await page
        .getByRole('button', { name: /^Ask GBAT about question/ })
        .first()
        .click()
      await page.getByRole('button', { name: 'Copy', exact: true }).waitFor()
    },
  },
  ...callShots,
  { name: 'trial', as: 'guest', show: to('/test') },
  { name: 'trial-result', as: 'guest', show: takeTrial },
  { name: 'register', as: 'guest', show: to('/register') },
  { name: 'login', as: 'guest', show: to('/login') },
  { name: 'forgot-password', as: 'guest', show: to('/forgot-password') },
  {
    name: 'reset-password',
    as: 'guest',
    show: async (page) => {
      await to('/reset-password?token=good')(page)
      await page.getByLabel('New password', { exact: true }).fill('twelve quiet mornings')
      await page.getByLabel('Confirm password', { exact: true }).fill('twelve quiet morning')
      await page.getByRole('button', { name: 'Save new password' }).click()
      await page.getByText('Passwords do not match').waitFor()
    },
  },
  {
    name: 'verify-email',
    as: 'guest',
    show: async (page) => {
      await to('/verify-email?token=good')(page)
      await page.getByRole('button', { name: 'Verify my email' }).waitFor()
    },
  },
  {
    name: 'contact',
    as: 'guest',
    show: async (page) => {
      await to('/contact')(page)
      await page.getByLabel('Email').fill('ada@example')
      await page.getByLabel('Message').fill('Question four of Friday')
    },
  },
  { name: 'admin', as: 'admin', show: to('/admin') },
  { name: 'account-deleted', as: 'guest', show: to('/account-deleted?erasure=0198c0de-0000-7000-8000-000000000006') },
  { name: 'about', as: 'guest', show: to('/about') },
  { name: 'faq', as: 'guest', show: to('/faq') },
  { name: 'pricing', as: 'guest', show: to('/pricing') },
  { name: 'pricing-subscriber', as: 'member', plan: 'paid', show: to('/pricing') },
  { name: 'blog', as: 'guest', show: to('/blog') },
  {
    name: 'post',
    as: 'guest',
    show: async (page) => {
      await to('/blog/data-sufficiency')(page)
      await page
        .getByRole('heading', { name: 'A worked example' })
        .evaluate((heading) => scrollTo(0, heading.getBoundingClientRect().top - 40))
    },
  },
  { name: 'disclaimer', as: 'guest', show: to('/disclaimer') },
  { name: 'not-found', as: 'guest', show: to('/no-such-page') },
  {
    name: 'daily',
    as: 'member',
    show: async (page) => {
      await to('/daily')(page)
      await press(page, 3)
      await page.waitForTimeout(200)
      await page.evaluate(() => scrollTo(0, 0))
    },
  },
  { name: 'daily-reading', as: 'member', show: (page) => to('/daily')(page).then(() => press(page, 5)) },
  { name: 'daily-result', as: 'member', show: completeSet },
  {
    name: 'daily-feedback',
    as: 'member',
    show: async (page) => {
      await completeSet(page)
      await page
        .getByRole('heading', { name: /is tempting/ })
        .first()
        .evaluate((heading) => scrollTo(0, heading.getBoundingClientRect().top - 420))
    },
  },
  {
    name: 'daily-done',
    as: 'member',
    show: async (page) => {
      await completeSet(page)
      await to('/daily')(page)
    },
  },
  {
    name: 'review',
    as: 'member',
    show: async (page) => {
      await to('/review')(page)
      await page.locator('[data-day]').nth(26).click()
      await page.evaluate(() => scrollTo(0, 0))
    },
  },
  { name: 'review-empty', as: 'member', fresh: true, show: to('/review') },
  { name: 'account', as: 'member', show: to('/account') },
  {
    name: 'account-payments',
    as: 'member',
    plan: 'paid',
    show: async (page) => {
      await to('/account')(page)
      await page.getByRole('region', { name: 'Subscription' }).evaluate((section) => section.scrollIntoView())
    },
  },
]

async function take(browser: Browser, site: string, shot: Shot): Promise<void> {
  for (const { width, height, scale } of SIZES)
    for (const colorScheme of ['light', 'dark'] as const) {
      const name = `${shot.name}-${width}-${colorScheme}`
      if (values.documents && !DOCUMENTS.includes(name)) continue
      const query = new URLSearchParams({
        ...(!shot.fresh && { history: '1' }),
        ...(shot.as === 'admin' && { admin: '1' }),
        ...(shot.plan === 'free' && { plan: 'free' }),
        ...(shot.plan === 'paid' && { paid: '1' }),
        ...(shot.turns !== undefined && { turns: `${shot.turns}` }),
      })
      const reset = await fetch(`${site}/api/mock/reset?${query}`, { method: 'POST' })
      const context = await browser.newContext({
        baseURL: site,
        viewport: { width, height },
        deviceScaleFactor: scale,
        colorScheme,
        reducedMotion: 'reduce',
        timezoneId: 'Europe/Madrid',
      })
      const session = shot.as === 'guest' ? {} : { token: SESSION, user: await reset.text() }
      await context.addInitScript((stored) => {
        for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
      }, session)
      const page = await context.newPage()
      await shot.show(page)
      await page.waitForTimeout(400)
      writeFileSync(join(FOLDER, `${name}.webp`), await pictureOf(page))
      for (const fault of await faultsOf(page, { theme: colorScheme, isInjected: false })) {
        console.error(`${name}: ${fault}`)
        process.exitCode = 1
      }
      await context.close()
    }
}

/** Playwright writes PNG and JPEG only; the browser itself also WebP. */
async function pictureOf(page: Page): Promise<Buffer> {
  const devtools = await page.context().newCDPSession(page)
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 62 })
  return Buffer.from(data, 'base64')
}

mkdirSync(FOLDER, { recursive: true })
const server = await createServer({
  configFile: join(import.meta.dirname, '..', 'mocks', 'vite.config.ts'),
  logLevel: 'warn',
  server: { port: 0 },
})
await server.listen()
const site = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
})
for (const shot of shots) if (wanted.length === 0 || wanted.includes(shot.name)) await take(browser, site, shot)
await browser.close()
await server.close()
console.log(`The pictures are in ${FOLDER}`)
