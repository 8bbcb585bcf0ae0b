import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ok, problem } from '../../../mocks/answers.ts'
import { CHECKOUT, subscribe } from '../../../mocks/billing-mocks.ts'
import { override } from '../../../mocks/handlers.ts'
import { createWorld, type World } from '../../../mocks/world.ts'
import { mockedApi } from '../../../test/mocked-api.ts'
import { renderMember } from '../../../test/render-member.tsx'
import { SESSION } from '../../../mocks/world.ts'
import { createSession } from '../../session/session.ts'
import { Component as AccountRoute } from '../../routes/account.tsx'

const api = mockedApi()
const now = () => new Date('2026-11-29T09:00:00.000Z')

interface Options {
  subscribed?: boolean
  at?: string
  edit?: (world: World) => void
  /** An operation that answers differently. */
  answer?: ReturnType<typeof override>
}

/** The session asks the mocked world for its profile, as the real one asks the server. */
async function open(options: Options = {}) {
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Europe/Madrid'])
  const world = createWorld({ plan: 'free', now })
  if (options.subscribed) subscribe(world)
  options.edit?.(world)
  api.serve(world)
  if (options.answer) api.use(options.answer)
  localStorage.setItem('token', SESSION)
  localStorage.setItem('user', JSON.stringify(world.user))
  const session = createSession({
    storage: localStorage,
    loadProfile: () => Promise.resolve({ ...world.user }),
    revoke: () => Promise.resolve(),
  })
  await session.restore()
  const { router } = renderMember({ session, page: AccountRoute, path: '/account', at: options.at ?? '/account' })
  await screen.findByRole('heading', { name: /^Welcome, / })
  return { world, router, user: userEvent.setup() }
}

const part = () => within(screen.getByRole('region', { name: 'Subscription' }))
const assign = vi.fn<(url: string) => void>()
beforeEach(() => {
  assign.mockReset()
  vi.stubGlobal('location', Object.assign(new URL('http://localhost/account'), { assign }))
})

describe('a subscription', () => {
  it('begins with a press, after the price', async () => {
    const { user } = await open()
    expect(await part().findByText(/\$10 a month, cancel anytime/)).toBeVisible()
    await user.click(part().getByRole('button', { name: 'Subscribe' }))
    await waitFor(() => expect(assign).toHaveBeenCalledWith(`/account?status=success&session_id=${CHECKOUT}`))
  })

  it('is cancelled and resumed, and says until when it stays', async () => {
    const { user } = await open({ subscribed: true })
    await user.click(await part().findByRole('button', { name: 'Cancel subscription' }))
    expect(await part().findByText('Subscription will cancel at period end.')).toBeVisible()
    expect(part().getByText('Your subscription ends on 29 December 2026. Monthly stays until then.')).toBeVisible()
    expect(screen.getByText('Ends on').nextSibling).toHaveTextContent('29 December 2026')
    await user.click(part().getByRole('button', { name: 'Resume subscription' }))
    expect(await part().findByText('Your subscription continues.')).toBeVisible()
    expect(part().getByRole('button', { name: 'Cancel subscription' })).toBeVisible()
    expect(screen.getByText('Next bill date').nextSibling).toHaveTextContent('29 December 2026')
  })

  it.each([
    ['cancelSubscription', 'Cancel subscription', 'Subscription will cancel at period end.'],
    ['resumeSubscription', 'Resume subscription', 'Your subscription continues.'],
  ] as const)('says what %s did, also if the service says nothing', async (operation, name, sentence) => {
    const edit = ({ subscription }: World) => {
      if (operation === 'resumeSubscription') subscription.cancelAt = subscription.periodEnd
    }
    const answer = override(operation, () => ok({ message: '', subscription: createWorld().subscription }))
    const { user } = await open({ subscribed: true, edit, answer })
    await user.click(await part().findByRole('button', { name }))
    expect(await part().findByText(sentence)).toBeVisible()
  })

  it.each([
    ['cancelSubscription', 'Cancel subscription', 'Failed to cancel subscription'],
    ['openBillingPortal', 'Manage subscription', 'Failed to open billing portal'],
  ] as const)('says that %s failed, and changes nothing', async (operation, name, sentence) => {
    const answer = override(operation, () => problem(503, 'unavailable', sentence))
    const { user } = await open({ subscribed: true, answer })
    await user.click(await part().findByRole('button', { name }))
    expect(await part().findByRole('alert')).toHaveTextContent(sentence)
    expect(part().getByRole('button', { name: 'Cancel subscription' })).toBeVisible()
  })

  it('whose payment failed says what to do', async () => {
    await open({ subscribed: true, edit: (world) => (world.subscription.status = 'past_due') })
    expect(await part().findByRole('alert')).toHaveTextContent('Your last payment failed')
  })

  it('lists its receipts', async () => {
    await open({ subscribed: true })
    const payments = within(await screen.findByRole('region', { name: 'Payments' }))
    expect(await payments.findByText('$10')).toBeVisible()
    expect(payments.getByRole('link', { name: 'Receipt of 29 November 2026' })).toHaveAttribute(
      'href',
      'https://invoice.example/in_mock',
    )
  })
})

describe('the return from the checkout', () => {
  it('says that it was cancelled, once', async () => {
    const { router } = await open({ at: '/account?status=cancel' })
    expect(await screen.findByText('Checkout was canceled.')).toBeVisible()
    expect(router.state.location.search).toBe('')
  })

  it('finalizes, refreshes the profile, and then says so', async () => {
    const { router } = await open({ at: `/account?status=success&session_id=${CHECKOUT}` })
    expect(await screen.findByText('Subscription updated successfully.')).toBeVisible()
    expect(screen.getByText('Active')).toBeVisible()
    expect(await part().findByRole('button', { name: 'Cancel subscription' })).toBeVisible()
    expect(router.state.location.search).toBe('')
  })

  it('can be tried again where the verification failed, and keeps the address', async () => {
    api.use(
      override('getCheckoutSession', () => problem(503, 'verification-unavailable', 'Failed to verify subscription')),
    )
    const at = `/account?status=success&session_id=${CHECKOUT}`
    const away = problem(503, 'verification-unavailable', 'Failed to verify subscription')
    const gate = Promise.withResolvers<void>()
    const answer = override('getCheckoutSession', () => gate.promise.then(() => away))
    const { router, user, world } = await open({ at, answer })
    expect(await screen.findByText('Finalizing subscription...')).toBeVisible()
    gate.resolve()
    expect(await screen.findByText('Failed to verify subscription')).toBeVisible()
    expect(router.state.location.search).not.toBe('')
    api.serve(world)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Subscription updated successfully.')).toBeVisible()
  })

  it('does not take a foreign or unknown checkout for a payment', async () => {
    await open({ at: '/account?status=success&session_id=cs_unknown' })
    expect(await screen.findByText('There is no such checkout.')).toBeVisible()
    expect(screen.getByText('Inactive')).toBeVisible()
  })
})
