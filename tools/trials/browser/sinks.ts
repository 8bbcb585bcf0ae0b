import type { Page, Route } from '@playwright/test'
import { askJson, newAddress } from '../attacks/ask.ts'
import type { Stack } from '../../stack/stack.ts'
import { open } from './browser.ts'
import { openAllDetails } from './in-page.ts'
import { mailsTo } from './mails.ts'
import { tutorAnswer, tutorStream } from './tutor-sinks.ts'
import { callWords } from './voice-sinks.ts'

/** A place where a text of somebody else reaches a page. */
export interface Sink {
  name: string
  as: 'guest' | 'member'
  /** Puts each text there and calls `check` when the page shows it. Answers how many texts were put where. */
  fill: (page: Page, what: Filling) => Promise<number>
}

interface Filling {
  stack: Stack
  texts: readonly string[]
  check: () => Promise<void>
}

type Json = Record<string, unknown>

/** The system's own answer, changed. */
async function changeAnswers(page: Page, pattern: string, change: (answer: Json) => Json): Promise<void> {
  await page.route(pattern, async (route: Route) => {
    try {
      const response = await route.fetch()
      const body = (await response.json()) as Json
      await route.fulfill({ response, json: response.ok() ? change(body) : body })
    } catch {
      // The page was left meanwhile, and awaits nothing. One that is still there gets no answer, which its sink notices.
    }
  })
}

/** Every sentence of a value replaced; what names or counts something stays. */
function spoil(value: unknown, text: string): unknown {
  if (typeof value === 'string') return /[^\w:.-]/.test(value) ? text : value
  if (Array.isArray(value)) return value.map((one) => spoil(one, text))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, spoil(one, text)]))
}

/** Questions, options, and everything that is said about them after the submission. */
const questions: Sink = {
  name: 'question, option, feedback',
  as: 'member',
  async fill(page, { texts, check }) {
    const atOnce = 25
    for (let from = 0; from < texts.length; from += atOnce) {
      const some = texts.slice(from, from + atOnce)
      await page.unrouteAll()
      await changeAnswers(page, '**/api/results/*', (answer) => cloneEach(answer, some))
      await open(page, '/daily')
      await page.getByText('Today’s answers and explanations').click()
      await page
        .getByRole('article')
        .nth(some.length - 1)
        .waitFor({ state: 'attached' })
      await page.evaluate(openAllDetails)
      await page.waitForTimeout(300)
      await check()
    }
    return texts.length
  },
}

/** A result with one question, and what is said about it, for each text. */
function cloneEach(answer: Json, texts: readonly string[]): Json {
  const clones = (list: Json[], key: string) =>
    texts.map((text, index) => ({ ...(spoil(list[index % list.length], text) as Json), [key]: `hostile-${index}` }))
  return {
    ...answer,
    questions: clones(answer['questions'] as Json[], 'id'),
    feedback: clones(answer['feedback'] as Json[], 'questionId'),
  }
}

/** What a person calls themself and their devices. */
const profile: Sink = {
  name: 'profile',
  as: 'member',
  async fill(page, { texts, check }) {
    let text = ''
    await changeAnswers(page, '**/api/auth/me', (user) => ({ ...user, username: text, name: text }))
    await changeAnswers(page, '**/api/auth/sessions', ({ sessions }) => ({
      sessions: (sessions as Json[]).map((session) => ({ ...session, device: text })),
    }))
    for (text of texts) {
      await open(page, '/account')
      await page.getByRole('heading', { name: /^Welcome,/ }).waitFor()
      await page.getByText('This device').waitFor()
      await check()
    }
    return texts.length
  },
}

/** Sentences of the server, good news and bad. */
const messages: Sink = {
  name: 'server message',
  as: 'guest',
  async fill(page, { texts, check }) {
    let answer: { status: number; text: string } = { status: 200, text: '' }
    await page.route('**/api/auth/forgot-password', (route) =>
      route.fulfill({ status: answer.status, json: { message: answer.text, code: 'x', title: answer.text } }),
    )
    await open(page, '/forgot-password')
    for (const [index, text] of texts.entries()) {
      answer = { status: index % 2 === 0 ? 400 : 200, text }
      await page.getByLabel('Email').fill('ada@example.com')
      await page.getByRole('button', { name: 'Send reset link' }).click()
      await page.getByText(text.trim().slice(0, 40)).first().waitFor()
      await check()
      if (answer.status === 200) await page.getByRole('button', { name: 'Try again' }).click()
    }
    return texts.length
  },
}

/** What an address may carry. */
const parameters: Sink = {
  name: 'next, promo, token, erasure',
  as: 'guest',
  async fill(page, { texts, check }) {
    for (const [index, text] of texts.entries()) {
      const paths = [
        '/login?next=',
        '/register?promo=',
        '/verify-email?token=',
        '/reset-password?token=',
        '/account-deleted?erasure=',
      ]
      await open(page, `${paths[index % paths.length]}${encodeURIComponent(text)}`)
      await check()
    }
    return texts.length
  },
}

/** What a stranger writes to support, in the HTML of the mail to support; an unverified sender's copy carries no text. */
const contactMail: Sink = {
  name: 'mail',
  as: 'guest',
  async fill(page, { stack, texts, check }) {
    const atOnce = 12
    for (let from = 0; from < texts.length; from += atOnce) {
      const mark = `mark${from}x`
      const email = `${mark}@example.com`
      const some = texts.slice(from, from + atOnce)
      const body = { name: some[0]!.slice(0, 60), email, message: `${mark}\n${some.join('\n')}` }
      await askJson({ method: 'POST', url: `${stack.base}/api/support/contact`, body, from: newAddress() })
      const mails = await mailsTo(stack, null, ({ html }) => html.includes(mark))
      if (mails.length === 0) throw new Error('the mail to support did not come')
      for (const { html } of mails) {
        await page.setContent(html)
        await check()
      }
    }
    return texts.length
  },
}

/** Those that exist. */
export const sinks: readonly Sink[] = [
  questions,
  profile,
  messages,
  parameters,
  contactMail,
  tutorAnswer,
  tutorStream,
  callWords,
]
