import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { problem } from '../../../mocks/answers.ts'
import { override } from '../../../mocks/handlers.ts'
import type { Call } from '../../../mocks/operations.ts'
import { createWorld } from '../../../mocks/world.ts'
import { mockedApi } from '../../../test/mocked-api.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { ada, guestSession, memberSession } from '../../../test/sessions.ts'
import { Component as ContactPage } from '../../routes/contact.tsx'
import { createSession, type User } from '../../session/session.ts'

const api = mockedApi()
const MESSAGE = 'Question four of Friday is hard to follow.'
const sendButton = () => screen.getByRole('button', { name: /^Send(ing\.\.\.| message)$/ })
const label = (text: string) => screen.getByLabelText(text)

function open(session = guestSession()) {
  api.serve(createWorld())
  return renderPage({ session, pages: { '/contact': ContactPage }, at: '/contact' })
}

async function fill(user: ReturnType<typeof open>['user'], message = MESSAGE) {
  await user.type(label('Name'), '  Ada ')
  await user.type(label('Email'), ' ada@example.com ')
  await user.type(label('Message'), message)
}

describe('the contact page', () => {
  it('counts what is missing, without the blanks around it, and opens the button when all is there', async () => {
    const { user } = open()
    expect(screen.getByText('Need 30 more character(s)')).toBeVisible()
    await user.type(label('Message'), `   ${'x'.repeat(29)}   `)
    expect(screen.getByText('Need 1 more character(s)')).toBeVisible()
    await user.type(label('Message'), 'y')
    expect(screen.getByText('Looks good')).toBeVisible()
    expect(sendButton()).toBeDisabled()
    await user.type(label('Email'), 'ada@example.com')
    expect(sendButton()).toBeEnabled()
  })

  it('says at the field when an address is none, and takes it back when it is one', async () => {
    const { user } = open()
    await user.type(label('Email'), 'ada@example')
    await user.tab()
    expect(label('Email')).toHaveAccessibleDescription('Enter a valid email address.')
    expect(label('Email')).toBeInvalid()
    await user.type(label('Email'), '.com')
    expect(label('Email')).toBeValid()
  })

  it('sends trimmed texts with the token of the check, hides the form, and begins empty again', async () => {
    const { user } = open()
    const sent: Array<Call<'contactSupport'>['body']> = []
    api.use(
      override('contactSupport', ({ body }) => {
        sent.push(body)
        return { status: 202, body: { message: 'x' } }
      }),
    )
    await fill(user, `  ${MESSAGE}  `)
    await user.click(sendButton())
    expect(await screen.findByText("Message sent. We'll get back to you soon.")).toBeVisible()
    expect(screen.queryByLabelText('Message')).toBeNull()
    const recaptchaToken = 'development-contact'
    expect(sent).toEqual([{ name: 'Ada', email: 'ada@example.com', message: MESSAGE, recaptchaToken }])
    await user.click(screen.getByRole('button', { name: 'Write another message' }))
    expect(label('Message')).toHaveValue('')
    expect(screen.getByText('Need 30 more character(s)')).toBeVisible()
  })

  it('says that it is sending, and sends once', async () => {
    const { user } = open()
    const calls: string[] = []
    let answer = () => {}
    api.use(
      override('contactSupport', async () => {
        calls.push('call')
        await new Promise<void>((done) => (answer = done))
        return { status: 202, body: { message: 'x' } }
      }),
    )
    await fill(user)
    await user.click(sendButton())
    expect(sendButton()).toHaveTextContent('Sending...')
    expect(sendButton()).toHaveAttribute('aria-busy', 'true')
    await user.click(sendButton())
    await waitFor(() => expect(calls).toHaveLength(1))
    answer()
    expect(await screen.findByText(/^Message sent\./)).toBeVisible()
    expect(calls).toHaveLength(1)
  })

  it('keeps everything when it fails', async () => {
    const { user } = open()
    api.use(override('contactSupport', () => problem(503, 'unavailable', '')))
    await fill(user)
    await user.click(sendButton())
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to send. Please try again later.')
    expect(label('Message')).toHaveValue(MESSAGE)
    api.use(override('contactSupport', () => problem(429, 'too-many', 'Five messages an hour; write again at ten.')))
    await user.click(sendButton())
    expect(await screen.findByText('Five messages an hour; write again at ten.')).toBeVisible()
  })

  it('asks for the name', async () => {
    const { user } = open()
    await user.type(label('Email'), 'ada@example.com')
    await user.type(label('Message'), MESSAGE)
    await user.click(sendButton())
    expect(label('Name')).toHaveAccessibleDescription('Enter your name.')
    expect(label('Name')).toHaveFocus()
  })

  it('tells subscribers, and them alone, when they get an answer', () => {
    const promise = /we answer you within 2 working days/i
    open(memberSession({ ...ada, subscriptionActive: true }))
    expect(screen.getByText(promise)).toBeVisible()
    cleanup()
    open(memberSession({ ...ada, subscriptionActive: false }))
    expect(screen.queryByText(promise)).toBeNull()
    cleanup()
    open()
    expect(screen.queryByText(promise)).toBeNull()
  })

  it('knows who is logged in', () => {
    open(memberSession({ ...ada, name: 'Ada Lovelace' }))
    expect(label('Name')).toHaveValue('Ada Lovelace')
    expect(label('Email')).toHaveValue(ada.email)
  })

  it('keeps what was typed before the profile arrived, and fills in the rest', async () => {
    let arrive: (user: User) => void = () => {}
    const profile = new Promise<User>((done) => (arrive = done))
    localStorage.setItem('token', 'token')
    const session = createSession({
      storage: localStorage,
      loadProfile: () => profile,
      revoke: () => Promise.resolve(),
    })
    void session.restore()
    const { user } = open(session)
    await user.type(label('Name'), 'Bo')
    await user.click(label('Message'))
    await user.paste(MESSAGE)
    act(() => arrive({ ...ada, name: 'Ada Lovelace' }))
    await waitFor(() => expect(label('Email')).toHaveValue(ada.email))
    expect(label('Name')).toHaveValue('Bo')
    expect(label('Message')).toHaveValue(MESSAGE)
    expect(sendButton()).toBeEnabled()
  })
})
