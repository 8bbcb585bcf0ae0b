import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { RouterProvider, createMemoryRouter, useLocation } from 'react-router-dom'
import { SESSION, type World } from '../mocks/world.ts'
import { Component as MembersArea } from '../src/session/members-area.tsx'
import { createSession, type Session } from '../src/session/session.ts'
import { SessionProvider } from '../src/session/session-context.tsx'

/** The session of the world's candidate in this browser. */
export function memberOf({ user }: World): Session {
  localStorage.setItem('token', SESSION)
  localStorage.setItem('user', JSON.stringify(user))
  const session = createSession({
    storage: localStorage,
    loadProfile: () => Promise.resolve(user),
    revoke: () => Promise.resolve(),
  })
  void session.restore()
  return session
}

/** A member's page in its real frame; every other address shows itself. */
export function renderMember(parts: { session: Session; page: ComponentType; path: string; at?: string }) {
  const { session, page, path, at = path } = parts
  const router = createMemoryRouter(
    [
      { Component: MembersArea, children: [{ path, Component: page }] },
      { path: '*', Component: Elsewhere },
    ],
    { initialEntries: [at] },
  )
  const view = render(
    <SessionProvider value={session}>
      <RouterProvider router={router} />
    </SessionProvider>,
  )
  return { ...view, router }
}

function Elsewhere() {
  const { pathname, search } = useLocation()
  return <p>{`At ${pathname}${search}`}</p>
}
