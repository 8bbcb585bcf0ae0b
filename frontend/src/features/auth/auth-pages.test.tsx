import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ada, guestSession } from '../../../test/sessions.ts'
import { Component as LoginPage } from '../../routes/login.tsx'
import { Component as RegisterPage } from '../../routes/register.tsx'
import { SessionProvider } from '../../session/session-context.tsx'

const pem = await (async () => {
  const { publicKey } = await crypto.subtle.generateKey(
    { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
    true,
    ['encrypt', 'decrypt'],
  )
  return Buffer.from(await crypto.subtle.exportKey('spki', publicKey)).toString('base64')
})()

type Answer = (body: Record<string, unknown>) => Response | Promise<Response>
const answers: Record<string, Answer> = {}
const sent: Array<{ path: string; body: Record<string, unknown>; check: string | null }> = []
const problem = (status: number, code: string, message: string) => Response.json({ code, message }, { status })
const keyAnswer = (fingerprint: string) => () => Response.json({ publicKey: pem, fingerprint, expiresAt: 'x' })

beforeEach(() => {
  sent.length = 0
  for (const path of Object.keys(answers)) delete answers[path]
  answers['/api/auth/public-key'] = keyAnswer('k1')
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname
    if (path === '/settings.json') return Response.json({ recaptcha: { siteKey: '', script: '' } })
    const body = request.method === 'POST' ? ((await request.json()) as Record<string, unknown>) : {}
    sent.push({ path, body, check: request.headers.get('x-recaptcha-token') })
    const answer = answers[path]
    if (!answer) throw new Error(`unexpected call of ${path}`)
    return answer(body)
  })
})

function open(address: string) {
  const session = guestSession()
  const router = createMemoryRouter(
    [
      { path: '/login', Component: LoginPage },
      { path: '/register', Component: RegisterPage },
      ...['/account', '/review'].map((path) => ({ path, element: <h1>{`at ${path}`}</h1> })),
    ],
    { initialEntries: [address] },
  )
  render(
    <SessionProvider value={session}>
      <RouterProvider router={router} />
    </SessionProvider>,
  )
  return { session, user: userEvent.setup() }
}

async function fill(user: ReturnType<typeof userEvent.setup>, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields))
    await user.type(screen.getByLabelText(new RegExp(`^${label}`)), value)
}

describe('the login page', () => {
  const credentials = { Email: 'ada@example.com', Password: 'correct horse' }

  it('sends the password encrypted only, and leads to the account', async () => {
    answers['/api/auth/login'] = () => Response.json({ token: 't', user: ada })
    const { user, session } = open('/login')
    await fill(user, credentials)
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    expect(await screen.findByText('at /account')).toBeVisible()
    expect(session.token()).toBe('t')
    const { body } = sent.find(({ path }) => path === '/api/auth/login')!
    expect(body).toMatchObject({ email: 'ada@example.com', keyFingerprint: 'k1', zone: expect.any(String) as string })
    expect(JSON.stringify(body)).not.toContain('correct horse')
  })

  it('leads back to the page somebody came from', async () => {
    answers['/api/auth/login'] = () => Response.json({ token: 't', user: ada })
    const { user } = open('/login?next=%2Freview')
    await fill(user, credentials)
    await user.keyboard('{Enter}')
    expect(await screen.findByText('at /review')).toBeVisible()
  })

  it('repeats once with a new key when its own is stale, unseen', async () => {
    answers['/api/auth/login'] = ({ keyFingerprint }) => {
      answers['/api/auth/public-key'] = keyAnswer('k2')
      return keyFingerprint === 'k2'
        ? Response.json({ token: 't', user: ada })
        : problem(409, 'stale-key', 'This key is no longer used.')
    }
    const { user } = open('/login')
    await fill(user, credentials)
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    expect(await screen.findByText('at /account')).toBeVisible()
    expect(sent.filter(({ path }) => path === '/api/auth/login')).toHaveLength(2)
  })

  it('shows the sentence of the server and keeps what was typed', async () => {
    answers['/api/auth/login'] = () => problem(401, 'wrong-credentials', 'Email or password is wrong.')
    const { user } = open('/login')
    await fill(user, credentials)
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Email or password is wrong.')
    expect(screen.getByLabelText(/^Email/)).toHaveValue('ada@example.com')
    expect(screen.getByLabelText('Password')).toHaveFocus()
  })

  it('says when the key cannot be fetched', async () => {
    answers['/api/auth/public-key'] = () => new Response('', { status: 500 })
    const { user } = open('/login')
    await fill(user, credentials)
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch public key')
  })

  it('asks for what is missing, at the field, before anything is sent', async () => {
    const { user } = open('/login')
    await fill(user, { Email: 'ada@example' })
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription('Enter a valid email address.')
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.')
    expect(screen.getByLabelText(/^Email/)).toHaveFocus()
    expect(sent).toHaveLength(0)
  })

  it('shows the password on demand', async () => {
    const { user } = open('/login')
    const password = screen.getByLabelText('Password')
    expect(password).toHaveAttribute('type', 'password')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password).toHaveAttribute('type', 'text')
  })
})

describe('the register page', () => {
  const form = { Email: 'ada@example.com', Password: 'correct horse' }

  it('shows the message, and goes to the account after three seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const message = 'Account created successfully! Please check your email to verify your account before logging in.'
    answers['/api/auth/register'] = () => Response.json({ message, token: 't', user: ada }, { status: 201 })
    const { session } = open('/register')
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await fill(user, { ...form, Username: 'ada' })
    await user.click(screen.getByRole('button', { name: 'Create account' }))
    expect(await screen.findByText(message)).toBeVisible()
    expect(session.token()).toBe('t')
    expect(screen.queryByText('at /account')).toBeNull()
    await vi.advanceTimersByTimeAsync(3000)
    expect(await screen.findByText('at /account')).toBeVisible()
    vi.useRealTimers()
    expect(sent.at(-1)!.body).toMatchObject({ email: 'ada@example.com', username: 'ada' })
  })

  it('leaves an empty username out', async () => {
    answers['/api/auth/register'] = () => Response.json({ message: 'ok', token: 't', user: ada }, { status: 201 })
    const { user } = open('/register')
    await fill(user, form)
    await user.click(screen.getByRole('button', { name: 'Create account' }))
    await screen.findByText('ok')
    expect(sent.at(-1)!.body).not.toHaveProperty('username')
  })

  it('logs in with the same credentials when no token came', async () => {
    answers['/api/auth/register'] = () => Response.json({ message: 'ok' }, { status: 201 })
    answers['/api/auth/login'] = () => Response.json({ token: 't2', user: ada })
    const { user, session } = open('/register')
    await fill(user, form)
    await user.click(screen.getByRole('button', { name: 'Create account' }))
    await screen.findByText('ok')
    await waitFor(() => expect(session.token()).toBe('t2'))
  })

  it('refuses a short password at the field', async () => {
    const { user } = open('/register')
    await fill(user, { Email: 'ada@example.com', Password: 'seven77' })
    await user.click(screen.getByRole('button', { name: 'Create account' }))
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Password must be at least 8 characters long/)
    expect(sent).toHaveLength(0)
  })

  it('falls back to its own sentence', async () => {
    answers['/api/auth/register'] = () => new Response('', { status: 503 })
    const { user } = open('/register')
    await fill(user, form)
    await user.click(screen.getByRole('button', { name: 'Create account' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Registration failed')
  })
})
