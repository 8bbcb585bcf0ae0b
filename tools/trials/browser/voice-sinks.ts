import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { CallView } from '../../sandbox/voice/control.ts'
import type { Stack } from '../../stack/stack.ts'
import { ask, bearer, jsonOf, type Reply } from '../attacks/ask.ts'
import { createVisitor, type Visitor } from '../attacks/visitors.ts'
import { beginCall, prepareCall } from '../attacks/voice-calls.ts'
import { open } from './browser.ts'
import { openAllDetails, playProvider, sayInCall } from './in-page.ts'
import type { Sink } from './sinks.ts'

/**
 * What the candidate and the tutor say: as captions while they speak; in the thread, where tutor-voice has kept it; and in
 * the copy of all data. The candidate is the sink's own, because a day has few voice turns.
 */
export const callWords: Sink = {
  name: 'call',
  as: 'guest',
  async fill(page, { stack, texts, check }) {
    const candidate = await createVisitor(stack, 'pro')
    await signIn(page, stack, candidate)
    await caption(page, texts, check)
    await speakAtProvider(stack, candidate, texts)
    await showThread(page)
    await check()
    await showCopy(page, await copyOf(stack, candidate, texts))
    await check()
    return texts.length * 3
  },
}

async function signIn(page: Page, { base }: Stack, { token }: Visitor): Promise<void> {
  const { text: user } = await ask({ url: `${base}/api/auth/me`, headers: bearer(token) })
  const kept = JSON.stringify({ token, user })
  await page.addInitScript(`Object.assign(localStorage, ${kept})`)
}

/** Both say each text in two pieces, and the provider reports it as a problem. Turns are not counted without a speech. */
async function caption(page: Page, texts: readonly string[], check: () => Promise<void>): Promise<void> {
  await page.addInitScript(playProvider)
  await open(page, '/voice')
  await page.getByText(/voice turns left/).waitFor()
  await page.getByRole('button', { name: 'Call Sage' }).click()
  await page.getByRole('button', { name: 'Start now' }).click()
  await page.getByRole('button', { name: 'End Call' }).waitFor()
  const heard = 'conversation.item.input_audio_transcription'
  const said = 'response.output_audio_transcript'
  for (const [index, text] of texts.entries()) {
    const [user, tutor] = [{ item_id: `user-${index}` }, { item_id: `tutor-${index}` }]
    const delta = text.slice(0, text.length / 2)
    await page.evaluate(sayInCall({ type: `${heard}.delta`, ...user, delta }))
    await page.evaluate(sayInCall({ type: `${said}.delta`, ...tutor, delta }))
    await check()
    await page.evaluate(sayInCall({ type: `${heard}.completed`, ...user, transcript: text }))
    await page.evaluate(sayInCall({ type: `${said}.done`, ...tutor, transcript: text }))
    await page.evaluate(sayInCall({ type: 'error', error: { code: 'x', message: `${index} ${text}` } }))
    await page.getByText(`The tutor's provider reports: ${index} `).waitFor()
    await check()
  }
  await page.getByRole('button', { name: 'End Call' }).click()
}

/** How many texts are spoken as one line: a thread keeps only 40 lines, each of at most 8,000 characters. */
const perLine = 20

/** A call about the candidate's first question, whose words the service hears at the provider and keeps. */
async function speakAtProvider(stack: Stack, candidate: Visitor, texts: readonly string[]): Promise<void> {
  const headers = bearer(candidate.token)
  const questionId = Object.keys(candidate.answers)[0]
  const { secret, threadId } = await prepareCall(stack, candidate.token, { questionId })
  const known = new Set((await callsAt(stack)).map(({ id }) => id))
  const { status } = await beginCall(stack.base, secret)
  if (status !== 201) throw new Error(`the call responded with ${status}`)
  const isNew = ({ id, observers }: CallView) => !known.has(id) && observers > 0
  await until('a process watches the call', async () => (await callsAt(stack)).some(isNew))
  const callId = (await callsAt(stack)).find(isNew)?.id
  for (let from = 0; from < texts.length; from += perLine) {
    const line = texts.slice(from, from + perLine).join('\n\n')
    await stack.controlVoice('speak', { callId, transcript: line, reply: line })
  }
  const lines = 2 * Math.ceil(texts.length / perLine)
  const url = `${stack.base}/api/tutor/threads`
  await until('the words are kept', async () => {
    const { threads } = must<{ threads: { id: string; messages: unknown[] }[] }>(await ask({ url, headers }))
    return threads.find(({ id }) => id === threadId)?.messages.length === lines
  })
  await stack.controlVoice('hang-up', { callId })
}

const callsAt = async (stack: Stack): Promise<CallView[]> =>
  ((await stack.controlVoice('calls')) as { calls: CallView[] }).calls

/** Opens the thread where a candidate finds it: beside the feedback on the question. */
async function showThread(page: Page): Promise<void> {
  await open(page, '/daily')
  await page.getByText('Today’s answers and explanations').click()
  // Wherever it stands: missed questions come first, right ones are folded up.
  await page.getByRole('article').nth(9).waitFor()
  await page.evaluate(openAllDetails)
  await page.getByRole('button', { name: /^Talk about this question ?: question 1$/ }).click()
  const earlier = page.locator('details', { hasText: 'What you asked before about question 1' })
  await earlier.waitFor()
  await page.evaluate(openAllDetails)
  await earlier.getByText('Spoken').nth(1).waitFor()
}

/** The copy of all data, which has the words of the call. */
async function copyOf({ base }: Stack, { exportId, token }: Visitor, [first = '']: readonly string[]): Promise<Reply> {
  const copy = await ask({ url: `${base}/api/auth/export/${exportId}`, headers: bearer(token) })
  must(copy)
  if (copy.text.includes(JSON.stringify(first).slice(1, -1))) return copy
  throw new Error('the copy lacks the words of the call')
}

/** Opens the copy as a document of its own, with the type of its response. */
async function showCopy(page: Page, { text, headers }: Reply): Promise<void> {
  const shown = { 'content-type': String(headers['content-type']), 'x-content-type-options': 'nosniff' }
  await page.route('**/copy', (route) => route.fulfill({ headers: shown, body: text }))
  await page.goto('/copy')
}

function must<T>(reply: Reply): T {
  const body = jsonOf(reply)
  if (reply.status !== 200 || !body) throw new Error(`expected a body, got ${reply.status} ${reply.text.slice(0, 200)}`)
  return body as T
}

async function until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 30_000; !(await isTrue()); await pause(100))
    if (Date.now() > end) throw new Error(`not within 30 s: ${what}`)
}
