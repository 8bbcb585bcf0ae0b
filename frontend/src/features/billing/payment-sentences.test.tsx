import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { problem } from '../../../mocks/answers.ts'
import { CHECKOUT, subscribe } from '../../../mocks/billing-mocks.ts'
import { override } from '../../../mocks/handlers.ts'
import { trialQuestions } from '../../../mocks/trial-questions.ts'
import { createWorld, SESSION, type World } from '../../../mocks/world.ts'
import { openDaily, submitElsewhere } from '../../../test/daily-page.tsx'
import { mockedApi } from '../../../test/mocked-api.ts'
import { paymentSentences, type PaymentSentence } from '../../../test/payment-sentences.ts'
import { renderMember } from '../../../test/render-member.tsx'
import { renderPage } from '../../../test/render-page.tsx'
import { guestSession } from '../../../test/sessions.ts'
import { DataProvider } from '../../api/data-provider.tsx'
import { Component as AccountRoute } from '../../routes/account.tsx'
import { Component as PricingRoute } from '../../routes/pricing.tsx'
import { createSession, type Session } from '../../session/session.ts'
import { PricingTeaser } from '../home/pricing-teaser.tsx'
import { TrialPage } from '../trial/trial-page.tsx'
import { PromoBanner } from './promo-banner.tsx'
import { SubscriptionSection } from './subscription-section.tsx'

const api = mockedApi()

beforeEach(() => {
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Europe/Madrid'])
  vi.stubGlobal('location', Object.assign(new URL('http://localhost/'), { assign: vi.fn<(url: string) => void>() }))
  vi.stubGlobal('ResizeObserver', FakeObserver)
  localStorage.clear()
})

class FakeObserver {
  observe() {}
  disconnect() {}
}

interface Options {
  subscribed?: boolean
  at?: string
  edit?: (world: World) => void
  answer?: ReturnType<typeof override>
}

/** A candidate's world while the promotion of the specification is open. */
function serve({ subscribed = false, edit, answer }: Options = {}): World {
  const world = createWorld({ plan: 'free', now: () => new Date('2025-10-10T12:00:00.000Z') })
  if (subscribed) subscribe(world)
  edit?.(world)
  api.serve(world)
  if (answer) api.use(answer)
  return world
}

/** The session asks the world for its profile, as the real one asks the server. */
function sessionIn(world: World): Session {
  localStorage.setItem('token', SESSION)
  localStorage.setItem('user', JSON.stringify(world.user))
  const session = createSession({
    storage: localStorage,
    loadProfile: () => Promise.resolve({ ...world.user }),
    revoke: () => Promise.resolve(),
  })
  void session.restore()
  return session
}

const pricing = (options: Options = {}) =>
  renderPage({ session: sessionIn(serve(options)), pages: { '/pricing': PricingRoute }, at: options.at ?? '/pricing' })
const account = (options: Options = {}) =>
  renderMember({
    session: sessionIn(serve(options)),
    page: AccountRoute,
    path: '/account',
    at: options.at ?? '/account',
  })
const home = () => renderPage({ session: guestSession(), pages: { '/': PricingTeaser }, at: '/' })

async function trial(): Promise<void> {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ questions: trialQuestions })))
  renderPage({ session: guestSession(), pages: { '/test': TrialPage }, at: '/test' })
  for (const letter of ['C', 'A', 'D', 'A'])
    await userEvent.click(await screen.findByRole('radio', { name: new RegExp(`^${letter}:`) }))
}

/** Presses a button once it can be pressed. */
async function press(name: string): Promise<void> {
  const button = () => screen.getByRole('button', { name })
  await vi.waitFor(() => expect(button()).toBeEnabled(), { timeout: 10_000 })
  await userEvent.click(button())
}

/** The service says nothing of its own, so that the page shows its default. */
const silent = () => problem(503, 'unavailable', '')
const returned = `/account?status=success&session_id=${CHECKOUT}`

/** How each sentence comes to be on the screen. */
const states: Record<PaymentSentence, () => unknown> = {
  'Home: View Pricing': home,
  'Home: Try 10 Free Questions': home,
  'Pricing: Choose your plan': pricing,
  'Pricing: Recommended': pricing,
  'Pricing: Continue practice': () => pricing({ subscribed: true }),
  'Pricing: Manage subscription': () => pricing({ subscribed: true }),
  'Pricing: Upgrade to Monthly': pricing,
  'Pricing: Apply Promo & Subscribe': () => pricing({ at: '/pricing?promo=oct90' }),
  'Trial: Register for $10/month': trial,
  'Trial: View Plans': trial,
  'Daily: Upgrade for 10/day questions': () => openDaily(serve()),
  'Daily: Compare plans': () => openDaily(serve({ edit: (world) => submitElsewhere(world, 'AB') })),
  'Account: Active': () => account({ subscribed: true }),
  'Account: Inactive': account,
  'Account: Subscribe': account,
  'Account: Manage subscription': () => account({ subscribed: true }),
  'Account: Cancel subscription': () => account({ subscribed: true }),
  'Promo banner: Copied!': async () => {
    serve()
    renderPage({ session: guestSession(), pages: { '/': PromoBanner }, at: '/' })
    await press('Copy OCT90')
  },
  'Checkout return: Checkout was canceled.': () => account({ at: '/account?status=cancel' }),
  'Checkout return: Finalizing subscription...': () =>
    account({ at: returned, answer: override('getCheckoutSession', () => new Promise<never>(() => undefined)) }),
  'Checkout return: Subscription updated successfully.': () => account({ at: returned }),
  'Checkout: Please log in first.': async () => {
    // The session ended in another tab between the page and the press.
    const { user } = serve()
    const Section = () => (
      <DataProvider>
        <SubscriptionSection user={user} />
      </DataProvider>
    )
    renderPage({ session: guestSession(), pages: { '/account': Section }, at: '/account' })
    await press('Subscribe')
  },
  'Billing portal: No active subscription to manage.': async () => {
    const none = () => problem(409, 'no-subscription', 'No active subscription to manage.')
    pricing({ subscribed: true, answer: override('openBillingPortal', none) })
    await press('Manage subscription')
  },
  'Pricing: Failed to load pricing': () => pricing({ answer: override('getPricing', silent) }),
  'Checkout: Failed to start checkout': async () => {
    pricing({ answer: override('createCheckoutSession', silent) })
    await press('Upgrade to Monthly')
  },
  'Billing portal: Failed to open billing portal': async () => {
    pricing({ subscribed: true, answer: override('openBillingPortal', silent) })
    await press('Manage subscription')
  },
  'Cancel: Failed to cancel subscription': async () => {
    account({ subscribed: true, answer: override('cancelSubscription', silent) })
    await press('Cancel subscription')
  },
  'Cancel: Subscription will cancel at period end.': async () => {
    account({ subscribed: true })
    await press('Cancel subscription')
  },
  'Verify: Failed to verify subscription': () =>
    account({ at: returned, answer: override('getCheckoutSession', silent) }),
}

it.each(paymentSentences)('section %i, %s: %s', async (_section, place, text) => {
  await states[`${place}: ${text}` as PaymentSentence]()
  const found = await screen.findAllByText(text, { exact: true }, { timeout: 10_000 })
  expect(found[0]).toBeVisible()
})
