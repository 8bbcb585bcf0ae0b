import { render, screen } from '@testing-library/react'
import { act } from 'react'
import { RouterProvider, createMemoryRouter, useLocation } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { ada, guestSession, memberSession } from '../../test/sessions.ts'
import { GuestsOnly } from './guests-only.tsx'
import { RequireAuth } from './require-auth.tsx'
import { SessionProvider } from './session-context.tsx'
import { createSession, type Session } from './session.ts'

function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

function open(address: string, session: Session) {
  const routes = [
    { path: '/', element: <Address /> },
    { path: '/daily', element: <RequireAuth>today</RequireAuth> },
    {
      path: '/login',
      element: (
        <GuestsOnly>
          <Address />
        </GuestsOnly>
      ),
    },
    { path: '/account', element: <Address /> },
    { path: '/review', element: <Address /> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  render(
    <SessionProvider value={session}>
      <RouterProvider router={router} />
    </SessionProvider>,
  )
}

describe('a login-required page', () => {
  it('says that the session is being restored, and decides then', async () => {
    let answer: (user: typeof ada) => void = () => {}
    localStorage.setItem('token', 't')
    const session = createSession({
      storage: localStorage,
      loadProfile: () => new Promise((resolve) => (answer = resolve)),
      revoke: () => Promise.resolve(),
    })
    open('/daily', session)
    const restored = session.restore()
    expect(screen.getByText('Restoring session…')).toBeVisible()
    await act(async () => {
      answer(ada)
      await restored
    })
    expect(screen.getByText('today')).toBeVisible()
  })

  it('takes a guest to the login page with the wanted path and query', async () => {
    open('/daily?retake=1', guestSession())
    expect(await screen.findByText('/login?next=%2Fdaily%3Fretake%3D1')).toBeVisible()
  })

  it('takes who logs out home, and whose session ended to the login page', async () => {
    const first = memberSession()
    open('/daily', first)
    act(() => first.logout())
    expect(await screen.findByText('/')).toBeVisible()
  })

  it('leads to the login page when the server ended the session', async () => {
    const session = memberSession()
    localStorage.setItem('token', 't')
    open('/daily', session)
    act(() => session.refused('t'))
    expect(await screen.findByText('/login?next=%2Fdaily')).toBeVisible()
  })
})

describe('a page for guests', () => {
  it.each([
    ['/login?next=%2Freview', '/review'],
    ['/login', '/account'],
    ['/login?next=%2F%2Fevil.example', '/account'],
  ])('takes a member from %s to %s', async (from, to) => {
    open(from, memberSession())
    expect(await screen.findByText(to)).toBeVisible()
  })
})
