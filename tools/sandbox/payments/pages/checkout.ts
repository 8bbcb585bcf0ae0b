import { sessionOf, setTotal } from '../api/checkout-sessions.ts'
import { offerOf } from '../money.ts'
import type { Card, CheckoutSession } from '../objects.ts'
import type { Provider } from '../provider.ts'
import { completeCheckout } from '../subscriptions.ts'
import { escaped, page, shownAmount } from './layout.ts'
import type { PageAnswer, PageCall } from './pages.ts'

/** Test card to what it does; the numbers are the provider's own (docs.stripe.com/testing). */
export const testCards = {
  '4242 4242 4242 4242': { does: 'good', shown: 'Card that works' },
  '4000 0000 0000 0002': { does: 'declined', shown: 'Card that is declined' },
  '4000 0000 0000 0341': { does: 'fails at renewal', shown: 'Card that works now and fails at renewal' },
  '4000 0000 0000 3220': { does: '3-D Secure', shown: 'Card that asks for 3-D Secure' },
} as const

/** What a card of this number does; a number that is not listed is declined. */
export function cardOf(number: string): Card | '3-D Secure' {
  const digits = number.replaceAll(/\D/g, '')
  const found = Object.entries(testCards).find(([known]) => known.replaceAll(' ', '') === digits)
  return found?.[1].does ?? 'declined'
}

export function showCheckout({ provider, id }: PageCall): PageAnswer {
  return checkoutPage(provider, sessionOf(provider, id))
}

/** 'Pay', 'Apply code', and the two answers of the 3-D Secure step. */
export function postCheckout({ provider, id, fields }: PageCall): PageAnswer {
  const session = sessionOf(provider, id)
  if (session.status !== 'open') return checkoutPage(provider, session)
  const wish = fields.get('do')
  if (wish === 'apply') return applyCode(provider, session, fields.get('code') ?? '')
  if (wish === 'refuse') return checkoutPage(provider, session, 'We are unable to authenticate your payment method.')
  if (wish === 'pass') return pay(provider, session, { card: 'good' })
  const card = cardOf(fields.get('number') || (fields.get('card') ?? ''))
  if (card === 'declined') return checkoutPage(provider, session, 'Your card was declined.')
  if (card === '3-D Secure') return authenticationPage(session)
  return pay(provider, session, { card })
}

/** Takes the payment and leads back to the shop. */
export function pay(
  provider: Provider,
  session: CheckoutSession,
  { card, fingerprint }: { card: Card; fingerprint?: string | undefined },
): { location: string } {
  provider.state.cards[session.customer] = card
  completeCheckout(provider, session, { ...offerOf(provider, session), fingerprint })
  return { location: session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id) }
}

function applyCode(provider: Provider, session: CheckoutSession, code: string): PageAnswer {
  const known = Object.values(provider.state.tables.promotionCodes).find(
    (each) => each.code.toLowerCase() === code.trim().toLowerCase(),
  )
  if (!session.allow_promotion_codes || !known || (known.expires_at ?? Infinity) <= provider.now())
    return checkoutPage(provider, session, 'This code is invalid.')
  session.discounts = [{ promotion_code: known.id, coupon: known.promotion.coupon }]
  setTotal(provider, session)
  return checkoutPage(provider, session)
}

function checkoutPage(provider: Provider, session: CheckoutSession, alert?: string): PageAnswer {
  if (session.status !== 'open') {
    const said = session.status === 'complete' ? 'You have already paid here.' : 'This checkout has expired.'
    return { html: page('Checkout', `<p>${said}</p>${backLink(session)}`), status: 200 }
  }
  const { price } = offerOf(provider, session)
  const full = shownAmount(price.unit_amount, price.currency)
  const today = shownAmount(session.amount_total, session.currency)
  const cards = Object.entries(testCards).map(
    ([number, { shown }], index) =>
      `<label><input type="radio" name="card" value="${number}"${index === 0 ? ' checked' : ''}> ${shown} (${number})</label>`,
  )
  const codeForm = session.allow_promotion_codes
    ? `<form method="post"><label>Promotion code <input name="code" autocomplete="off"></label>
<button name="do" value="apply">Apply code</button></form>`
    : ''
  return {
    html: page(
      'Subscribe to Monthly',
      `${alert === undefined ? '' : `<p role="alert">${escaped(alert)}</p>`}
<p>${escaped(today)} today, then ${escaped(full)} per ${price.recurring.interval}.</p>
${codeForm}
<form method="post">
<fieldset><legend>Test card</legend>${cards.join('\n')}
<label>Or another number <input name="number" inputmode="numeric" autocomplete="off"></label></fieldset>
<button class="main" name="do" value="pay">Pay ${escaped(today)}</button>
</form>
${backLink(session)}`,
    ),
  }
}

const backLink = ({ cancel_url: url }: CheckoutSession) =>
  url === null ? '' : `<a class="button" href="${escaped(url)}">Back</a>`

function authenticationPage(session: CheckoutSession): PageAnswer {
  return {
    html: page(
      '3-D Secure',
      `<p>Your bank asks whether you want to pay ${escaped(shownAmount(session.amount_total, session.currency))}.</p>
<form method="post">
<button class="main" name="do" value="pass">Complete authentication</button>
<button name="do" value="refuse">Fail authentication</button>
</form>`,
    ),
  }
}
