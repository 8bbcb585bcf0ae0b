import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { RouterProvider, createMemoryRouter, useLocation, type InitialEntry } from 'react-router-dom'
import type { Session } from '../src/session/session.ts'
import { SessionProvider } from '../src/session/session-context.tsx'

/** Pages in a browser of their own; every other address shows itself. */
export function renderPage(parts: { session: Session; pages: Record<string, ComponentType>; at: InitialEntry }) {
  const { session, pages, at } = parts
  const router = createMemoryRouter(
    [...Object.entries(pages).map(([path, Component]) => ({ path, Component })), { path: '*', Component: Elsewhere }],
    { initialEntries: [at] },
  )
  render(
    <SessionProvider value={session}>
      <RouterProvider router={router} />
    </SessionProvider>,
  )
  return { router, user: userEvent.setup() }
}

function Elsewhere() {
  const { pathname, search } = useLocation()
  return <p>{`At ${pathname}${search}`}</p>
}
