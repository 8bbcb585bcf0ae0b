import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { problem } from '../../../mocks/answers.ts'
import { override } from '../../../mocks/handlers.ts'
import type { Call } from '../../../mocks/operations.ts'
import { createWorld, type World } from '../../../mocks/world.ts'
import { mockedApi } from '../../../test/mocked-api.ts'
import { memberOf } from '../../../test/render-member.tsx'
import { renderPage } from '../../../test/render-page.tsx'
import { guestSession } from '../../../test/sessions.ts'
import { Component as PricingRoute } from '../../routes/pricing.tsx'

const api = mockedApi()
const assign = vi.fn<(url: string) => void>()
beforeEach(() => vi.stubGlobal('location', Object.assign(new URL('http://localhost/pricing'), { assign })))

interface Options {
  member?: Partial<World['user']>
  at?: string
  now?: string
  /** An operation that answers differently. */
  answer?: ReturnType<typeof override>
}

function open(options: Options = {}) {
  const world = createWorld({ plan: 'free', now: () => new Date(options.now ?? '2025-10-10T12:00:00.000Z') })
  world.user = { ...world.user, ...options.member }
  api.serve(world)
  if (options.answer) api.use(options.answer)
  const session = options.member ? memberOf(world) : guestSession()
  return { world, ...renderPage({ session, pages: { '/pricing': PricingRoute }, at: options.at ?? '/pricing' }) }
}

/** The button once the price is known. */
async function upgrade() {
  await monthly().findByText('$10')
  return monthly().getByRole('button', { name: 'Upgrade to Monthly' })
}

const monthly = () => within(screen.getByRole('region', { name: 'Monthly' }))

describe('the plans', () => {
  it('show the price of the provider, and a dash until it is known', async () => {
    open()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Choose your plan')
    expect(monthly().getByText('Recommended')).toBeVisible()
    expect(monthly().getByRole('button', { name: 'Upgrade to Monthly' })).toBeDisabled()
    expect(monthly().getByText('–')).toBeVisible()
    expect(await monthly().findByText('$10')).toBeVisible()
  })

  it('say why the price is missing, and sell nothing', async () => {
    open({
      member: {},
      answer: override('getPricing', () => problem(503, 'pricing-unavailable', 'Failed to load pricing')),
    })
    expect(await screen.findByRole('alert', undefined, { timeout: 10_000 })).toHaveTextContent('Failed to load pricing')
    expect(monthly().getByText('–')).toBeVisible()
    expect(monthly().getByRole('button', { name: 'Upgrade to Monthly' })).toBeDisabled()
  })

  it('lead a guest to the login and back, with the code', async () => {
    open({ at: '/pricing?promo=oct90' })
    const link = await monthly().findByRole('link', { name: 'Apply Promo & Subscribe' })
    expect(link).toHaveAttribute('href', '/login?next=%2Fpricing%3Fpromo%3DOCT90')
  })

  it('start a checkout with one press, and a press after a failure goes on with the same one', async () => {
    const sent: Array<Call<'createCheckoutSession'>['body']> = []
    const answer = override('createCheckoutSession', ({ body }) => {
      sent.push(body)
      return problem(503, 'checkout-unavailable', 'Failed to start checkout')
    })
    const { user, world } = open({ member: {}, at: '/pricing?promo=Oct90', answer })
    const button = await monthly().findByRole('button', { name: 'Apply Promo & Subscribe' })
    await user.click(button)
    expect(await monthly().findByRole('alert')).toHaveTextContent('Failed to start checkout')
    await user.click(button)
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[0]).toMatchObject({ userId: world.user.id, promo: 'OCT90' })
    expect(sent[1]).toEqual(sent[0])
    expect(assign).not.toHaveBeenCalled()
  })

  it('open the page of the checkout, once for a double click', async () => {
    const { user } = open({ member: {} })
    await user.dblClick(await upgrade())
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/account?status=success&session_id=cs_test_a1'))
    expect(assign).toHaveBeenCalledOnce()
    expect(monthly().getByRole('button', { name: 'Opening the checkout…' })).toHaveAttribute('aria-busy', 'true')
  })

  it('lead to the portal where there is a subscription already', async () => {
    const taken = 'You have a subscription already. Manage it in the billing portal.'
    const answer = override('createCheckoutSession', () => problem(409, 'already-subscribed', taken))
    const { user } = open({ member: { stripeCustomerId: 'cus_1' }, answer })
    await user.click(await upgrade())
    expect(await monthly().findByRole('alert')).toHaveTextContent(taken)
    await user.click(monthly().getByRole('button', { name: 'Manage subscription' }))
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/account'))
  })

  it('offer a subscriber to go on and to manage', async () => {
    open({ member: { subscriptionActive: true, stripeCustomerId: 'cus_1' } })
    expect(await monthly().findByRole('link', { name: 'Continue practice' })).toHaveAttribute('href', '/daily')
    expect(monthly().getByRole('button', { name: 'Manage subscription' })).toBeVisible()
  })

  it('lead a subscriber without a customer id to the account', async () => {
    open({ member: { subscriptionActive: true } })
    expect(await monthly().findByRole('link', { name: 'Manage subscription' })).toHaveAttribute('href', '/account')
  })
})

describe('a code', () => {
  it.each([
    ['/pricing?promo=oct90', '2025-10-31T23:59:58.000Z', 'takes 90% off your first month'],
    ['/pricing?promo=OCT90', '2025-11-01T00:00:00.000Z', 'ended on 31 October 2025'],
    ['/pricing?promo=SPRING', '2025-10-10T12:00:00.000Z', 'We do not know the code SPRING'],
  ])('%s at %s: %s', async (at, now, text) => {
    open({ at, now, member: {} })
    expect(await screen.findByText(new RegExp(text))).toBeVisible()
    const label = text.startsWith('takes') ? 'Apply Promo & Subscribe' : 'Upgrade to Monthly'
    expect(await monthly().findByRole('button', { name: label })).toBeEnabled()
  })
})
