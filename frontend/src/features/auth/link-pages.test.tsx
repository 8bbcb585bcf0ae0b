import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CODE, DEAD_LINK, OWN_LINK } from '../../../mocks/account-mocks.ts'
import { problem } from '../../../mocks/answers.ts'
import { override } from '../../../mocks/handlers.ts'
import { SESSION, createWorld } from '../../../mocks/world.ts'
import { mockedApi } from '../../../test/mocked-api.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { guestSession, memberSession } from '../../../test/sessions.ts'
import { Component as ForgotPage } from '../../routes/forgot-password.tsx'
import { Component as ResetPage } from '../../routes/reset-password.tsx'
import { Component as VerifyPage } from '../../routes/verify-email.tsx'

const api = mockedApi()
const pages = { '/forgot-password': ForgotPage, '/reset-password': ResetPage, '/verify-email': VerifyPage }
const open = (at: string, session = guestSession()) => {
  const world = api.serve(createWorld())
  return { world, ...renderPage({ session, pages, at }) }
}
const button = (name: string) => screen.getByRole('button', { name })
const label = (text: string) => screen.getByLabelText(text, { exact: true, selector: 'input' })

afterEach(() => vi.useRealTimers())

/** Three seconds later. */
async function threeSeconds() {
  await act(() => vi.advanceTimersByTimeAsync(3000))
}
const timed = () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
}

describe('the page of a forgotten password', () => {
  it('says the same sentence for every address, and lets the address be put right', async () => {
    const { user } = open('/forgot-password')
    await user.type(label('Email'), 'ada@example.com')
    await user.click(button('Send reset link'))
    expect(
      await screen.findByText('If an account with that email exists, a password reset link has been sent.'),
    ).toBeVisible()
    await user.click(button('Try again'))
    expect(label('Email')).toHaveValue('ada@example.com')
  })

  it('asks for an address before it asks the server', async () => {
    const { user } = open('/forgot-password')
    await user.click(button('Send reset link'))
    expect(label('Email')).toHaveAccessibleDescription(/Enter a valid email address\./)
    expect(label('Email')).toHaveFocus()
  })

  it('keeps the address when it fails, with the sentence of the server or its own', async () => {
    const { user } = open('/forgot-password')
    api.use(override('forgotPassword', () => problem(503, 'unavailable', '')))
    await user.type(label('Email'), 'ada@example.com')
    await user.click(button('Send reset link'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to send password reset email')
    api.use(override('forgotPassword', () => problem(429, 'too-many', 'Wait a quarter of an hour.')))
    await user.click(button('Send reset link'))
    expect(await screen.findByText('Wait a quarter of an hour.')).toBeVisible()
    expect(label('Email')).toHaveValue('ada@example.com')
  })
})

describe('the page of a new password', () => {
  const fill = async (user: ReturnType<typeof userEvent.setup>, password: string, again = password) => {
    if (password) await user.type(label('New password'), password)
    if (again) await user.type(label('Confirm password'), again)
    await user.click(button('Save new password'))
  }

  it('says when the link has no token', () => {
    open('/reset-password')
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid reset link. No token provided.')
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot-password')
  })

  it('takes the token out of the address and goes to the login three seconds after success', async () => {
    const user = timed()
    const { router } = open('/reset-password?token=good')
    await waitFor(() => expect(router.state.location.search).toBe(''))
    expect(document.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer')
    await fill(user, 'twelve quiet mornings')
    expect(await screen.findByText('Password reset successfully!')).toBeVisible()
    expect(router.state.location.pathname).toBe('/reset-password')
    await threeSeconds()
    expect(await screen.findByText('At /login')).toBeVisible()
  })

  it.each([
    ['', '', /Enter your new password\./, /Enter the new password once more\./],
    ['seven77', 'seven77', /Password must be at least 8 characters long/, /^$/],
    ['twelve quiet mornings', 'twelve quiet morning', /8 to 64 characters/, /Passwords do not match/],
  ])('refuses %j and %j at the fields', async (password, again, first, second) => {
    const { user } = open('/reset-password?token=good')
    await fill(user, password, again)
    expect(label('New password')).toHaveAccessibleDescription(first)
    expect(label('Confirm password')).toHaveAccessibleDescription(second)
  })

  it('keeps what was typed when the link is used up, and leads to a new one', async () => {
    const { user } = open(`/reset-password?token=${DEAD_LINK}`)
    await fill(user, 'twelve quiet mornings')
    expect(await screen.findByText('Invalid reset token')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeVisible()
    expect(label('New password')).toHaveValue('twelve quiet mornings')
  })

  it('takes who is logged in to the account', async () => {
    open('/reset-password?token=good', memberSession())
    expect(await screen.findByText('At /account')).toBeVisible()
  })
})

describe('the page of e-mail verification', () => {
  it('verifies when the button is pressed, and goes to the login after three seconds', async () => {
    const user = timed()
    const { router, world } = open('/verify-email?token=good')
    const verify = await screen.findByRole('button', { name: 'Verify my email' })
    expect(world.user.emailVerified).toBe(false)
    await user.click(verify)
    expect(await screen.findByText('Email verified successfully!')).toBeVisible()
    expect(router.state.location.search).toBe('')
    await threeSeconds()
    expect(await screen.findByText('At /login')).toBeVisible()
  })

  it('verifies by itself for the account of the link, and by the button for another', async () => {
    for (const [link, pressed] of [
      [OWN_LINK, false],
      ['of somebody else', true],
    ] as const) {
      const session = memberSession()
      localStorage.setItem('token', SESSION)
      const world = api.serve(createWorld())
      world.sessions.add(SESSION)
      const { user } = renderPage({ session, pages, at: `/verify-email?token=${encodeURIComponent(link)}` })
      if (pressed) await user.click(await screen.findByRole('button', { name: 'Verify my email' }))
      expect(await screen.findByText('Email verified successfully!')).toBeVisible()
      expect(screen.queryByRole('link', { name: 'Go to Login' })).toBeNull()
      cleanup()
    }
  })

  it('says when there is no token, and has both links', async () => {
    open('/verify-email')
    expect(screen.getByText('Invalid verification link. No token provided.')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login')
    expect(screen.getByRole('link', { name: 'Register Again' })).toHaveAttribute('href', '/register')
  })

  it('helps out of a broken link with the code of the mail, copied with a space', async () => {
    const { user, world } = open(`/verify-email?token=${DEAD_LINK}`)
    await user.click(await screen.findByRole('button', { name: 'Verify my email' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('This link or code no longer works.')
    await user.type(label('Email'), 'ada@example.com')
    await user.type(label('Code'), '12')
    await user.click(button('Verify email'))
    expect(label('Code')).toHaveAccessibleDescription(/Enter the six digits of the mail\./)
    await user.clear(label('Code'))
    await user.type(label('Code'), `${CODE.slice(0, 3)} ${CODE.slice(3)}`)
    await user.click(button('Verify email'))
    expect(await screen.findByText('Email verified successfully!')).toBeVisible()
    expect(world.user.emailVerified).toBe(true)
  })

  it('says its own sentence when the server says none, and tries again when asked', async () => {
    api.serve(createWorld())
    api.use(override('verifyEmail', () => problem(503, 'unavailable', '')))
    const { user } = renderPage({ session: guestSession(), pages, at: '/verify-email?token=good' })
    await user.click(await screen.findByRole('button', { name: 'Verify my email' }))
    expect(await screen.findByText('Email verification failed. The link may be expired or invalid.')).toBeVisible()
    api.serve(createWorld())
    await user.click(button('Try again'))
    expect(await screen.findByText('Email verified successfully!')).toBeVisible()
  })

  it('sends the mail again, not before a minute has passed', async () => {
    const user = timed()
    sessionStorage.clear()
    open('/verify-email')
    await user.click(button('Resend Verification Email'))
    expect(await screen.findByText('Enter your email address first.')).toBeVisible()
    await user.type(label('Email'), 'ada@example.com')
    await user.click(button('Resend Verification Email'))
    expect(await screen.findByText('Verification email sent! Please check your inbox.')).toBeVisible()
    expect(screen.getByText('You can ask for another mail in 60 seconds.')).toBeVisible()
    api.use(override('resendVerification', () => problem(503, 'unavailable', '')))
    await user.click(button('Resend Verification Email'))
    expect(screen.queryByText('Failed to send verification email')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(61_000))
    expect(screen.queryByText(/^You can ask for another mail/)).toBeNull()
    await user.click(button('Resend Verification Email'))
    expect(await screen.findByText('Failed to send verification email')).toBeVisible()
  })
})
