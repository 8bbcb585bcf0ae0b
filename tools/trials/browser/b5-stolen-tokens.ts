import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { type Candidate, login, register } from '../../dev/candidate.ts'
import { ask, askJson, bearer, jsonOf, newAddress } from '../attacks/ask.ts'
import { sealer } from '../attacks/passwords.ts'
import { pool } from '../attacks/pool.ts'
import { targets } from '../attacks/targets.ts'
import type { Outcome, Row } from '../support/row.ts'
import type { Stack } from '../../stack/stack.ts'
import { open, withBrowser, withPage } from './browser.ts'
import { storedTexts } from './in-page.ts'
import { linkFromMail } from './mails.ts'

const WITHIN_MS = 5_000
/** What the profile in the browser's storage may hold: the contract's `User`. */
const profile = targets.find(({ id }) => id === 'getMe')?.definition.responses['200'] as
  | { content?: Record<string, { schema: { properties?: object } }> }
  | undefined
const listed = Object.keys(profile?.content?.['application/json']?.schema.properties ?? {})

type Way = 'logout' | 'end this session' | 'password reset'
const ways: readonly Way[] = ['logout', 'end this session', 'password reset']

/** Ends the owner's session in one of three ways, without the thief's help. */
async function end(stack: Stack, owner: Candidate, way: Way): Promise<number> {
  const { base } = stack
  if (way === 'logout') return (await owner.call('POST', '/auth/logout')).status
  if (way === 'end this session') {
    const other = await login({ base, email: owner.email, password: owner.password, from: newAddress() })
    const { sessions } = (await other.call<{ sessions: { id: string; current: boolean }[] }>('GET', '/auth/sessions'))
      .body
    const stolen = sessions.find(({ current }) => !current)
    return (await other.call('DELETE', `/auth/sessions/${stolen?.id}`)).status
  }
  const from = newAddress()
  await askJson({ method: 'POST', url: `${base}/api/auth/forgot-password`, body: { email: owner.email }, from })
  const token = await linkFromMail(stack, owner.email, '/reset-password')
  const seal = await sealer(stack)
  const { passwordEnc: newPasswordEnc, keyFingerprint } = seal('thirteen loud evenings')
  const body = { token, newPasswordEnc, keyFingerprint }
  return (await askJson({ method: 'POST', url: `${base}/api/auth/reset-password`, body, from })).status
}

/** Milliseconds until a stolen token was refused, at practice, which itself knows nothing of ended sessions. */
async function livesFor(stack: Stack, token: string): Promise<number> {
  const began = performance.now()
  const from = newAddress()
  for (;;) {
    const { status } = await ask({ url: `${stack.base}/api/tests/daily/progress`, headers: bearer(token), from })
    const ms = performance.now() - began
    if (status === 401 || ms > WITHIN_MS) return ms
    await pause(100)
  }
}

async function stealAndEnd(stack: Stack, each: number, some: readonly Way[] = ways): Promise<Outcome> {
  const faults: string[] = []
  const lives: number[] = []
  const tries = some.flatMap((way) => Array.from({ length: each }, () => way))
  await pool(tries, 3, async (way) => {
    const owner = await register({ base: stack.base, from: newAddress() })
    faults.push(...(await doWithoutPassword(stack, owner)))
    const status = await end(stack, owner, way)
    if (status >= 300) return void faults.push(`${way} answered ${status}`)
    const ms = await livesFor(stack, owner.token)
    lives.push(ms)
    if (ms > WITHIN_MS) faults.push(`a stolen token was good for more than ${WITHIN_MS} ms after ${way}`)
  })
  const longest = Math.round(Math.max(0, ...lives))
  return { got: `${tries.length} stolen tokens, refused after ${longest} ms at most`, n: tries.length, faults }
}

/** What a thief must not be able to do with a token alone. */
async function doWithoutPassword(stack: Stack, { token, email }: Candidate): Promise<string[]> {
  const seal = await sealer(stack)
  const call = (method: string, path: string, body: object) =>
    askJson({ method, url: `${stack.base}/api${path}`, headers: bearer(token), body, from: newAddress() })
  const wrong = seal('a guess of the thief')
  const fresh = { newPasswordEnc: seal('thirteen loud evenings').passwordEnc }
  const answers = {
    'change the password': await call('POST', '/auth/change-password', { ...wrong, ...fresh }),
    'change it without the old one': await call('POST', '/auth/change-password', {
      ...fresh,
      keyFingerprint: wrong.keyFingerprint,
    }),
    'delete the account': await call('DELETE', '/auth/me', seal('another guess of the thief')),
    'delete it without a password': await call('DELETE', '/auth/me', {}),
    'change the address': await call('PATCH', '/auth/me', { email: `thief-${email}` }),
  }
  return Object.entries(answers).flatMap(([what, { status }]) =>
    status >= 400 && status < 500 ? [] : [`a token alone was enough to ${what}: ${status}`],
  )
}

/** In the browser: what is stored, what a copy of it shows after the end, and that logging out wipes it, also offline. */
async function inBrowser(stack: Stack): Promise<Outcome> {
  const faults: string[] = []
  await withBrowser(async (browser) => {
    const owner = await register({ base: stack.base, from: newAddress() })
    const { body: user } = await owner.call('GET', '/auth/me')
    const stored = { token: owner.token, user }
    await withPage(browser, { base: stack.base, stored }, async (page, context) => {
      await open(page, '/account')
      const kept = await storageOf(page)
      const odd = Object.keys(jsonOf({ text: kept['user'] ?? '' }) ?? {}).filter((key) => !listed.includes(key))
      if (odd.length > 0) faults.push(`the stored profile has ${odd.join(', ')}`)
      await context.setOffline(true)
      await page.getByRole('button', { name: 'Logout' }).click()
      await page.waitForTimeout(300)
      const left = Object.entries(await storageOf(page)).filter(
        ([, value]) => value.includes(owner.email) || value.includes(owner.token),
      )
      if (left.length > 0)
        faults.push(`after logging out offline there is still ${left.map(([key]) => key).join(', ')}`)
    })
    await owner.call('POST', '/auth/logout')
    await pause(500)
    await withPage(browser, { base: stack.base, stored }, async (page) => {
      await page.goto('/account')
      await page
        .waitForURL('**/login?next=%2Faccount', { timeout: WITHIN_MS })
        .catch(() => faults.push(`the thief is at ${page.url()}`))
      const left = Object.keys(await storageOf(page)).filter((key) => key === 'token' || key === 'user')
      if (left.length > 0) faults.push(`the thief's browser keeps ${left.join(', ')}`)
    })
  })
  return {
    got: 'in the browser: listed fields only, wiped on logout while offline, a copy leads to the login',
    n: 3,
    faults,
  }
}

const storageOf = (page: Page): Promise<Record<string, string>> => page.evaluate(storedTexts)

export const b5StolenTokens: Row = {
  id: 'B5',
  name: 'stolen tokens',
  bar: 'a copy of the storage dies within 5 s of logout, of ending the session and of a password reset; without the password it changes neither password nor address and deletes nothing; logging out wipes it, also offline',
  site: true,
  plant: {
    what: 'the gateway does not look at the ended sessions',
    into: {
      gateway: [
        {
          file: '/gateway/src/revocations.ts',
          find: 'if (state.ended.has(sessionId)) throw unauthorized()',
          replace: '',
        },
      ],
    },
    see: async (trial) => stealAndEnd(await trial.planted(), 1, ['logout']),
  },
  async run({ stack, tier }) {
    const system = await stack()
    const stolen = await stealAndEnd(system, tier === 'full' ? 34 : 1)
    const shown = await inBrowser(system)
    return { got: `${stolen.got}; ${shown.got}`, n: stolen.n + shown.n, faults: [...stolen.faults, ...shown.faults] }
  },
}
