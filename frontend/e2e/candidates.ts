import { execFile } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { register, type Candidate } from '../../tools/dev/candidate.ts'
import { subscribe } from '../../tools/dev/payment-control.ts'
import { commandEnvironment, paymentsUrl, siteUrl } from './stack.config.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const run = promisify(execFile)

export const ZONE = 'Europe/Madrid'

/** A fresh candidate, registered through the API from a network of their own. */
export async function newCandidate(wish: { plan?: 'free' | 'monthly'; email?: string } = {}): Promise<Candidate> {
  const { plan = 'free', email } = wish
  const from = `127.${randomInt(1, 255)}.${randomInt(255)}.${randomInt(1, 255)}`
  const candidate = await register({ base: siteUrl(), zone: ZONE, from, ...(email && { email }) })
  if (plan === 'monthly') await giveMonthly(candidate.userId)
  if (plan === 'monthly') await hasMonthly(candidate)
  return candidate
}

/** A subscription at the payment stand-in; practice learns of it through billing. */
export async function giveMonthly(userId: string): Promise<void> {
  await subscribe(paymentsUrl(), userId)
}

/** The operator's command; it ends the person's sessions. */
export async function makeAdmin(email: string): Promise<void> {
  await command('auth', 'admin', ['grant', email])
}

async function command(service: 'auth', name: string, args: readonly string[]): Promise<void> {
  const env = commandEnvironment(service)
  const file = env ? [`services/${service}/src/commands/${name}.ts`] : ['tools/dev/command.ts', service, name]
  await run(process.execPath, [...file, ...args], { cwd: ROOT, ...(env && { env }) })
}

async function hasMonthly({ call }: Candidate): Promise<void> {
  for (let waited = 0; waited < 30_000; waited += 200) {
    const { body } = await call<{ plan?: string }>('GET', '/tests/daily')
    if (body.plan === 'monthly') return
    await new Promise((done) => setTimeout(done, 200))
  }
  throw new Error('The plan did not reach the practice service within 30 s.')
}

/** Begins the candidate's session in this browser, as a login would. */
export async function signIn(page: Page, candidate: Candidate): Promise<void> {
  const { body: user } = await candidate.call('GET', '/auth/me')
  await page.goto('/disclaimer')
  await page.evaluate(
    ({ token, profile }) => {
      localStorage.setItem('token', token)
      localStorage.setItem('user', profile)
    },
    { token: candidate.token, profile: JSON.stringify(user) },
  )
}
