import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { http, HttpResponse } from 'msw'
import type { ComponentType } from 'react'
import { describe, expect, it } from 'vitest'
import { problem } from '../mocks/answers.ts'
import { override } from '../mocks/handlers.ts'
import { trialQuestions } from '../mocks/trial-questions.ts'
import { createWorld } from '../mocks/world.ts'
import { NotFoundPage } from '../src/features/layout/not-found-page.tsx'
import { Component as Faq } from '../src/routes/faq.tsx'
import { Component as Home } from '../src/routes/home.tsx'
import { Component as Login } from '../src/routes/login.tsx'
import { Component as Post } from '../src/routes/post.tsx'
import { Component as Pricing } from '../src/routes/pricing.tsx'
import { Component as ResetPassword } from '../src/routes/reset-password.tsx'
import { Component as Trial } from '../src/routes/trial.tsx'
import { mockedApi } from './mocked-api.ts'
import { quoted, type State } from './quoted-sentences.ts'
import { renderPage } from './render-page.tsx'
import { guestSession } from './sessions.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const api = mockedApi()
const pages: Record<string, ComponentType> = {
  '/': Home,
  '/faq': Faq,
  '/pricing': Pricing,
  '/login': Login,
  '/reset-password': ResetPassword,
  '/test': Trial,
  '/blog/:slug': Post,
  '/no/such/page': NotFoundPage,
}

function open(at: string) {
  api.serve(createWorld())
  api.use(http.get('*/data/demo-questions.json', () => HttpResponse.json({ questions: trialQuestions })))
  return renderPage({ session: guestSession(), pages, at })
}

const texts = () => document.body.textContent.replaceAll(/\s+/g, ' ')

async function takeTrial(letterOf: (answer: string) => string) {
  const { user } = open('/test')
  for (const { answer } of trialQuestions)
    await user.click(await screen.findByRole('radio', { name: new RegExp(`^${letterOf(answer)}:`) }))
}

async function logIn() {
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Email', { selector: 'input' }), 'ada@example.com')
  await user.type(screen.getByLabelText('Password', { selector: 'input' }), 'correct horse')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
}

const wrong = (answer: string) => (answer === 'A' ? 'B' : 'A')

const states: Record<State, () => Promise<void>> = {
  'trial: all right': () => takeTrial((answer) => answer),
  'trial: half right': () => {
    let place = 0
    return takeTrial((answer) => (place++ % 2 === 0 ? answer : wrong(answer)))
  },
  'trial: all wrong': () => takeTrial(wrong),
  'login refused without a reason': async () => {
    open('/login')
    api.use(override('login', () => problem(503, 'unavailable', '')))
    await logIn()
  },
  'login without a key': async () => {
    open('/login')
    api.use(http.get('*/api/auth/public-key', () => HttpResponse.json({})))
    await logIn()
  },
  'security check fails': async () => {
    open('/login')
    api.use(http.get('*/settings.json', () => HttpResponse.error()))
  },
  'reset refused without a reason': async () => {
    const { user } = open('/reset-password?token=x')
    api.use(override('resetPassword', () => problem(503, 'unavailable', '')))
    for (const field of document.querySelectorAll<HTMLInputElement>('input[type=password]'))
      await user.type(field, 'twelve quiet mornings')
    await user.click(document.querySelector('form button[type=submit]')!)
  },
}

/** A file's text as its strings say it. */
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8').replaceAll('\\', '').replaceAll(/\s+/g, ' ')

const groups = Map.groupBy(quoted, ({ found }) => JSON.stringify(found))

describe('the texts that the specification quotes', () => {
  it('are each listed once in a section', () => {
    const names = quoted.map(({ section, text }) => `${section}: ${text}`)
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeGreaterThan(100)
  })

  it.each([...groups.values()].map((group) => [JSON.stringify(group[0]!.found), group] as const))(
    'stand on the screen: %s',
    async (_, group) => {
      const { found } = group[0]!
      const sentences = group.map(({ text }) => text)
      if ('on' in found) open(found.on)
      else if ('state' in found) await states[found.state]()
      if ('on' in found || 'state' in found)
        await waitFor(() => expect(sentences.filter((text) => !texts().includes(text))).toEqual([]), {
          timeout: 10_000,
        })
      else if ('test' in found) expect(sentences.filter((text) => !read(found.test).includes(text))).toEqual([])
      else expect(found.decided.length).toBeGreaterThan(20)
      cleanup()
    },
  )
})
