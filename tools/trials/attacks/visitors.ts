import { setTimeout as pause } from 'node:timers/promises'
import { type Candidate, login, register } from '../../dev/candidate.ts'
import { runServiceCommand } from '../../dev/service-command.ts'
import type { Stack } from '../../stack/stack.ts'
import { ask, askJson, bearer, newAddress } from './ask.ts'
import { type Links, openLinks } from './one-time-links.ts'
import { sealer } from './passwords.ts'

/** `free` has verified the address; `erased` is a deleted account's token that has not expired. */
export type Role = 'free' | 'unverified' | 'pro' | 'admin' | 'erased'

/** A candidate who has submitted today's set, so that every operation has something to answer. */
export interface Visitor extends Links {
  role: Role
  userId: string
  email: string
  password: string
  token: string
  sessionId: string
  resultId: string
  exportId: string
  /** Question id to a letter: what was submitted. */
  answers: Record<string, string>
  /** A question to ask about, if it is not the first of these. */
  question?: string
}

const known = new WeakMap<Stack, Promise<Record<'free' | 'pro', Visitor>>>()

/** One candidate of each plan; the same for all rows that share a system. */
export function visitorsOf(stack: Stack): Promise<Record<'free' | 'pro', Visitor>> {
  const visitors = known.get(stack) ?? createBoth(stack)
  known.set(stack, visitors)
  // A failure is not kept: the next row creates them again.
  visitors.catch(() => known.delete(stack))
  return visitors
}

async function createBoth(stack: Stack): Promise<Record<'free' | 'pro', Visitor>> {
  const [free, pro] = await Promise.all([createVisitor(stack, 'free'), createVisitor(stack, 'pro')])
  return { free, pro }
}

/** Comes in at the front door, works, and becomes by documented ways what the role says. */
export async function createVisitor(stack: Stack, role: Role): Promise<Visitor> {
  const candidate = await register({ base: stack.base, from: newAddress() })
  const links = await linksOf(stack, candidate)
  if (role === 'pro') await subscribe(stack, candidate)
  if (role === 'free') await verify(stack, links)
  const answers = Object.fromEntries((await todaysQuestions(candidate)).map(({ id }) => [id, 'A']))
  const submitted = await candidate.call<{ resultId: string }>('POST', '/tests/daily/submit', { answers })
  if (submitted.status !== 200) throw new Error(`the first submission answered ${submitted.status}`)
  await candidate.call('GET', '/tests/daily/retake')
  const { id: exportId } = (await candidate.call<{ id: string }>('POST', '/auth/export')).body
  const { userId, email, password, token } = candidate
  const { resultId } = submitted.body
  const own = { role, userId, email, password, token, sessionId: sessionOf(token), resultId, exportId, answers }
  const visitor: Visitor = { ...links, ...own }
  if (role === 'admin') {
    await runServiceCommand(stack.context, { service: 'auth', command: 'admin', args: ['grant', email] })
    return again(stack, visitor)
  }
  if (role === 'erased') await erase(stack, visitor)
  return visitor
}

/** A busy practice refuses at the door (503) or is late (504): the candidate asks again, for 30 s. */
async function todaysQuestions(candidate: Candidate): Promise<{ id: string }[]> {
  for (const end = Date.now() + 30_000; ; await pause(500)) {
    const { status, body } = await candidate.call<{ questions: { id: string }[] }>('GET', '/tests/daily')
    if (status === 200) return body.questions
    if (Date.now() > end) throw new Error(`the daily set answered ${status}`)
  }
}

/** The same person with a session of its own. */
export async function again(stack: Stack, visitor: Visitor): Promise<Visitor> {
  const { email, password } = visitor
  const { token } = await login({ base: stack.base, email, password, from: newAddress() })
  return { ...visitor, token, sessionId: sessionOf(token) }
}

/** The session that a token belongs to, read without a question whether the token is good. */
export function sessionOf(token: string): string {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }
  return claims.sid
}

async function linksOf(stack: Stack, candidate: Candidate): Promise<Links> {
  const opened = openLinks(stack)
  try {
    return await opened.linksOf(candidate)
  } finally {
    await opened.close()
  }
}

async function subscribe(stack: Stack, candidate: Candidate): Promise<void> {
  await stack.changePlan(candidate.userId, 'monthly')
  const end = Date.now() + 30_000
  while ((await candidate.call<{ plan: string }>('GET', '/tests/daily')).body.plan !== 'monthly')
    if (Date.now() > end) throw new Error('the plan did not arrive within 30 s')
}

async function verify(stack: Stack, links: Links): Promise<void> {
  const url = `${stack.base}/api/auth/verify-email`
  const { status } = await askJson({ method: 'POST', url, body: { token: links.verify }, from: newAddress() })
  if (status !== 200) throw new Error(`the link to verify answered ${status}`)
}

/** Deletes the account, and waits until every gateway knows. */
async function erase(stack: Stack, { token, password }: Visitor): Promise<void> {
  const headers = bearer(token)
  const url = `${stack.base}/api/auth/me`
  const seal = await sealer(stack)
  const { status } = await askJson({ method: 'DELETE', url, headers, from: newAddress(), body: seal(password) })
  if (status !== 202) throw new Error(`the deletion answered ${status}`)
  const end = Date.now() + 15_000
  for (const port of stack.ports.gateway)
    while (
      (await ask({ url: `http://127.0.0.1:${port}/api/voice/usage`, headers, from: newAddress() })).status !== 401
    ) {
      if (Date.now() > end) return
      await pause(50)
    }
}
