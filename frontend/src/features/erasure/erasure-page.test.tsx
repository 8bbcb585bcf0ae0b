import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ERASURE } from '../../../mocks/account-mocks.ts'
import { problem } from '../../../mocks/answers.ts'
import { override } from '../../../mocks/handlers.ts'
import { createWorld, type Receipt } from '../../../mocks/world.ts'
import { mockedApi } from '../../../test/mocked-api.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { ada, guestSession, memberSession } from '../../../test/sessions.ts'
import { Component as DeletedRoute } from '../../routes/account-deleted.tsx'

const api = mockedApi()
const services: Array<Receipt['service']> = ['auth', 'practice', 'billing', 'tutor-voice', 'mail']
const receipts: Receipt[] = services.map((service) => ({
  service,
  erasedAt: '2026-11-28T09:00:20.000Z',
  removed: service === 'practice' ? { submissions: 11, sets: 1 } : {},
  sha256: `proof-of-${service}`,
}))
const open = (at: string) => renderPage({ session: guestSession(), pages: { '/account-deleted': DeletedRoute }, at })

afterEach(() => vi.useRealTimers())

it('shows each receipt as it comes, and says when all are there', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const world = api.serve(createWorld())
  world.receipts = receipts.slice(1, 2)
  open(`/account-deleted?erasure=${ERASURE}`)
  expect(await screen.findByText(/^Erased: 12 records, 28 November 2026/)).toBeVisible()
  expect(screen.getByText('SHA-256 proof-of-practice')).toBeVisible()
  expect(screen.getAllByText('Being erased…')).toHaveLength(4)
  world.receipts = receipts
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(await screen.findByText('Everything is erased. These are all receipts.')).toBeVisible()
  expect(screen.queryByText('Being erased…')).toBeNull()
  expect(screen.getByRole('button', { name: 'Keep the receipts' })).toBeVisible()
})

it('ends the session of who comes from the deletion, and leaves nothing on this device', async () => {
  api.serve(createWorld())
  const session = memberSession()
  localStorage.setItem(`draft:${ada.id}:daily:x`, '{}')
  localStorage.setItem('theme', 'dark')
  const at = { pathname: '/account-deleted', search: `?erasure=${ERASURE}`, state: { erased: ada.id } }
  renderPage({ session, pages: { '/account-deleted': DeletedRoute }, at })
  expect(await screen.findByText(/your address is free/)).toBeVisible()
  expect(session.state()).toEqual({ status: 'guest', reason: 'logout' })
  expect(Object.keys(localStorage)).toEqual(['theme'])
})

it('leaves who is logged in alone', async () => {
  api.serve(createWorld())
  const session = memberSession()
  renderPage({ session, pages: { '/account-deleted': DeletedRoute }, at: `/account-deleted?erasure=${ERASURE}` })
  expect(await screen.findByText(/your address is free/)).toBeVisible()
  expect(session.state().status).toBe('member')
})

it('keeps asking while the server is away', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const world = api.serve(createWorld())
  world.receipts = receipts
  api.use(override('getErasure', () => problem(503, 'unavailable', '')))
  open(`/account-deleted?erasure=${ERASURE}`)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(screen.queryByRole('alert')).toBeNull()
  api.serve(world)
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(await screen.findByText(/^Everything is erased\./)).toBeVisible()
})

it('says when there is no such deletion', async () => {
  api.serve(createWorld())
  api.use(override('getErasure', () => problem(404, 'not-found', 'There is no such deletion.')))
  open(`/account-deleted?erasure=${ERASURE}`)
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no such deletion.')
})

it('tells who comes by chance what the page is for', () => {
  open('/account-deleted')
  expect(screen.getByRole('heading', { name: 'No deletion here' })).toBeVisible()
})
