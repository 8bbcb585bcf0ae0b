import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { type Candidate, register } from '../../dev/candidate.ts'
import { ask, askJson, bearer, newAddress } from '../attacks/ask.ts'
import type { Stack } from '../../stack/stack.ts'
import type { Outcome } from '../support/row.ts'
import { open, withBrowser, withPage } from './browser.ts'
import { storedTexts } from './in-page.ts'
import { logIn } from './log-in.ts'

const WITHIN_MS = 5_000
const HOUR_MS = 3_600_000
/** Verifiers read the end of a token with a tolerance of 5 s. */
const LATE_MS = 10_000
/** Processes look at the moved clock every second. */
const SEEN_MS = 1_200

/**
 * A thief copies local storage, and not the cookie. The copy must die with the session, and where the session goes on, at
 * the end of the token, also if the thief got another token by an edit of the profile shortly before.
 */
export function copiedStorage(stack: Stack): Promise<Outcome> {
  return withBrowser(async (browser) => {
    const faults = [...(await dieWithSession(stack, browser)), ...(await dieAfterTwelveHours(stack, browser))]
    const got = `a copy of local storage: ${faults.length === 0 ? 'dead' : 'not dead'} 5 s after the logout and after 12 h, while the owner stays signed in`
    return { got, n: 2, faults }
  })
}

interface Theft {
  owner: Candidate
  own: Page
  /** A page of another browser that holds the copy. */
  copy: Page
  /** The copied token. */
  token: string
}

async function withTheft(
  { base }: Stack,
  browser: Browser,
  act: (theft: Theft) => Promise<string[]>,
): Promise<string[]> {
  const owner = await register({ base, from: newAddress() })
  return withPage(browser, { base }, async (own, context) => {
    await logIn(own, owner)
    const stored = await own.evaluate<Record<string, string>>(storedTexts)
    const token = stored['token'] ?? ''
    return withPage(browser, { base, storageState: await copyOf(context) }, async (copy) => {
      await open(copy, '/account')
      const faults = isIn(copy) ? [] : [`a copy of local storage opened nothing: ${copy.url()}`]
      return [...faults, ...(await act({ owner, own, copy, token }))]
    })
  })
}

const copyOf = async (context: BrowserContext) => ({ ...(await context.storageState()), cookies: [] })

const isIn = (page: Page) => new URL(page.url()).pathname === '/account'

function dieWithSession(stack: Stack, browser: Browser): Promise<string[]> {
  return withTheft(stack, browser, async ({ own, copy, token }) => {
    await own.getByRole('button', { name: 'Logout' }).click()
    const began = performance.now()
    while ((await opens(stack, token)) && performance.now() - began < WITHIN_MS) await pause(100)
    const alive = await opens(stack, token)
    return [
      ...(alive ? ['the token of a copy opened the profile 5 s after the logout'] : []),
      ...(await leadsToLogin(copy, '5 s after the logout')),
    ]
  })
}

function dieAfterTwelveHours(stack: Stack, browser: Browser): Promise<string[]> {
  return withTheft(stack, browser, async ({ owner, own, copy, token }) => {
    const began = Date.now()
    const at = async (ms: number) => {
      stack.setClock(new Date(began + ms))
      await pause(SEEN_MS)
    }
    try {
      await at(11 * HOUR_MS)
      const later = await edit(stack, token)
      await at(12 * HOUR_MS + LATE_MS)
      const faults: string[] = []
      for (const [what, held] of Object.entries({ 'the copied token': token, 'a token of an edit': later }))
        if (await opens(stack, held)) faults.push(`${what} opened the profile after 12 hours`)
      faults.push(...(await leadsToLogin(copy, 'after 12 hours')))
      await open(own, '/account')
      const shown = await own.getByText(owner.email).first().isVisible()
      return shown && isIn(own) ? faults : [...faults, `the owner was logged out after 12 hours: ${own.url()}`]
    } finally {
      stack.resetClock()
      await pause(SEEN_MS)
    }
  })
}

async function opens({ base }: Stack, token: string): Promise<boolean> {
  const url = `${base}/api/auth/me`
  return (await ask({ url, headers: bearer(token), from: newAddress() })).status === 200
}

/** Another token for the same session, as an edit of the profile returns it. */
async function edit({ base }: Stack, token: string): Promise<string> {
  const call = { method: 'PATCH', url: `${base}/api/auth/me`, headers: bearer(token), from: newAddress() }
  const { status, text } = await askJson({ ...call, body: { zone: 'America/Lima' } })
  if (status !== 200) throw new Error(`an edit of the profile was answered ${status}: ${text}`)
  return (JSON.parse(text) as { token: string }).token
}

async function leadsToLogin(copy: Page, when: string): Promise<string[]> {
  await copy.goto('/account')
  const led = copy.waitForURL('**/login?next=%2Faccount', { timeout: WITHIN_MS })
  return led.then(
    () => [],
    () => [`a copy of local storage stayed at ${copy.url()} ${when}`],
  )
}
