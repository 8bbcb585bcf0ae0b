import type { Invoice, PortalSession, Subscription } from '../objects.ts'
import type { Provider } from '../provider.ts'
import { find } from '../provider-error.ts'
import { cancelLater, payOpenInvoices, resume } from '../subscriptions.ts'
import { cardOf, testCards } from './checkout.ts'
import { escaped, page, shownAmount, shownDay } from './layout.ts'
import type { PageAnswer, PageCall } from './pages.ts'

export function showPortal({ provider, id }: PageCall): PageAnswer {
  return portalPage(provider, portalOf(provider, id))
}

/** 'Cancel', 'Continue' and 'Use this card'. */
export function postPortal({ provider, id, fields }: PageCall): PageAnswer {
  const session = portalOf(provider, id)
  const live = liveOf(provider, session.customer)
  const wish = fields.get('do')
  if (wish === 'cancel' && live && live.cancel_at === null) cancelLater(provider, live, 'portal')
  if (wish === 'resume' && live && live.cancel_at !== null) resume(provider, live)
  if (wish !== 'card') return { location: session.url }
  const card = cardOf(fields.get('card') ?? '')
  if (card === 'declined') return portalPage(provider, session, 'Your card was declined.')
  provider.state.cards[session.customer] = card === '3-D Secure' ? 'good' : card
  if (provider.state.cards[session.customer] === 'good') payOpenInvoices(provider, session.customer)
  return { location: session.url }
}

const portalOf = ({ state }: Provider, id: string) => find(state.tables.portalSessions, 'portal session', id)

const liveOf = ({ state }: Provider, customer: string): Subscription | undefined =>
  Object.values(state.tables.subscriptions).find((each) => each.customer === customer && each.status !== 'canceled')

function portalPage(provider: Provider, session: PortalSession, alert?: string): PageAnswer {
  const live = liveOf(provider, session.customer)
  const invoices = Object.values(provider.state.tables.invoices)
    .filter((each) => each.customer === session.customer)
    .toReversed()
  const cards = Object.entries(testCards)
    .filter(([, { does }]) => does !== '3-D Secure')
    .map(([number, { shown }]) => `<option value="${number}">${shown} (${number})</option>`)
  return {
    html: page(
      'Manage your subscription',
      `${alert === undefined ? '' : `<p role="alert">${escaped(alert)}</p>`}
${live ? subscriptionPart(live) : '<p>There is no subscription.</p>'}
<h2>Card</h2>
<form method="post"><label>New card <select name="card">${cards.join('')}</select></label>
<button name="do" value="card">Use this card</button></form>
<h2>Invoices</h2>
${invoices.length === 0 ? '<p>There are no invoices.</p>' : invoiceTable(invoices)}
<a class="button" href="${escaped(session.return_url)}">Return</a>`,
    ),
  }
}

function subscriptionPart({ status, cancel_at: cancelAt, items }: Subscription): string {
  const end = shownDay(items.data[0]!.current_period_end)
  const state =
    cancelAt === null ? `Status: ${status}. The next period begins on ${end}.` : `Ends on ${shownDay(cancelAt)}.`
  const [wish, text] = cancelAt === null ? ['cancel', 'Cancel subscription'] : ['resume', 'Continue subscription']
  return `<p>${state}</p><form method="post"><button name="do" value="${wish}">${text}</button></form>`
}

function invoiceTable(invoices: Invoice[]): string {
  const rows = invoices.map(
    ({ created, total, currency, status, hosted_invoice_url: url }) =>
      `<tr><td>${shownDay(created)}</td><td>${shownAmount(total, currency)}</td><td>${status}</td>` +
      `<td><a href="${escaped(url)}">Show</a></td></tr>`,
  )
  return `<table><thead><tr><th>Date</th><th>Amount</th><th>Status</th><th>Invoice</th></tr></thead>
<tbody>${rows.join('')}</tbody></table>`
}

export function showInvoice({ provider, id }: PageCall): PageAnswer {
  const invoice = find(provider.state.tables.invoices, 'invoice', id)
  return {
    html: page(
      `Invoice ${invoice.number}`,
      `<p>Monthly, ${shownDay(invoice.period_start)} to ${shownDay(invoice.period_end)}.</p>
<p>Total: ${escaped(shownAmount(invoice.total, invoice.currency))}. Status: ${invoice.status}.</p>`,
    ),
  }
}
