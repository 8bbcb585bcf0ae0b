import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { ROOT } from '../../dev/root.ts'

/** Debian's; `npm test` installs it. */
const PROGRAM = '/usr/bin/chromium'

/** A browser for the time of `act`. */
export async function withBrowser<T>(act: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: PROGRAM })
  try {
    return await act(browser)
  } finally {
    await browser.close()
  }
}

/** Who is at the browser: what a login leaves in it. Null for a guest. */
export type Stored = { token: string; user: unknown } | null

interface Opening extends BrowserContextOptions {
  base: string
  stored?: Stored
}

/** A fresh profile on the site, for the time of `act`. */
export async function withPage<T>(
  browser: Browser,
  { base, stored = null, ...options }: Opening,
  act: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const origins = [{ origin: base, localStorage: stored ? storageOf(stored) : [] }]
  const context = await browser.newContext({ baseURL: base, storageState: { cookies: [], origins }, ...options })
  try {
    return await act(await context.newPage(), context)
  } finally {
    await context.close()
  }
}

/**
 * The same with a profile that sends the site's cookies along with the calls of other sites, as browsers by default did for
 * long and many still do. Those of `withPage` are private windows, which never do.
 */
export async function withLaxProfile<T>(
  { base }: { base: string },
  act: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'profile-'))
  mkdirSync(join(folder, 'Default'))
  const settings = { profile: { cookie_controls_mode: 0, block_third_party_cookies: false } }
  writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify(settings))
  try {
    const context = await chromium.launchPersistentContext(folder, { executablePath: PROGRAM, baseURL: base })
    try {
      return await act(await context.newPage(), context)
    } finally {
      await context.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const storageOf = ({ token, user }: NonNullable<Stored>) => [
  { name: 'token', value: token },
  { name: 'user', value: JSON.stringify(user) },
]

interface SiteFile {
  pages: Record<string, string>
  members: string[]
  botCheck: string[]
  oneTimeLinks: string[]
}

/** What the built site says of its pages. */
export const readSite = (): SiteFile =>
  JSON.parse(readFileSync(join(ROOT, 'frontend/dist/site.json'), 'utf8')) as SiteFile

const erasure = '0198c0de-0000-7000-8000-000000000006'

/** Every page of the site, some also with what their address may carry, and an address without a page. */
export const siteRoutes = (): string[] => [
  ...Object.keys(readSite().pages),
  '/login?next=%2Fdaily',
  '/daily?retake=1',
  '/reset-password?token=x',
  '/verify-email?token=x',
  `/account-deleted?erasure=${erasure}`,
  '/no/such/page',
]

/**
 * Goes there and waits until the page stands: its heading, and what its scripts do right after. A members' page leads a guest
 * to the login by a document of its own once its scripts run, however late that is: then the login is waited for.
 */
export async function open(page: Page, path: string, { isGuest = false } = {}): Promise<void> {
  await page.goto(path, { waitUntil: 'load' })
  const [pathname = path] = path.split('?')
  if (isGuest && readSite().members.includes(pathname)) await page.waitForURL('**/login?next=*')
  await page.locator('h1').first().waitFor()
  await page.waitForTimeout(150)
}
