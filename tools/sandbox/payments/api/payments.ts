import { formOf, integerOf, textOf } from '../form.ts'
import type { Charge, Refund } from '../objects.ts'
import type { Provider } from '../provider.ts'
import { find, invalid, ProviderError } from '../provider-error.ts'
import { listOf } from './lists.ts'
import type { ApiRoute, Call } from './routes.ts'

/** Invoices, what paid them, charges, refunds and disputes. */
export const payments: readonly ApiRoute[] = [
  { method: 'GET', path: '/v1/invoices', answer: listInvoices },
  {
    method: 'GET',
    path: '/v1/invoices/:id',
    answer: ({ provider, id }) => find(provider.state.tables.invoices, 'invoice', id),
  },
  { method: 'GET', path: '/v1/invoice_payments', answer: listInvoicePayments },
  { method: 'GET', path: '/v1/charges', answer: listCharges },
  {
    method: 'GET',
    path: '/v1/charges/:id',
    answer: ({ provider, id }) => find(provider.state.tables.charges, 'charge', id),
  },
  {
    method: 'GET',
    path: '/v1/disputes/:id',
    answer: ({ provider, id }) => find(provider.state.tables.disputes, 'dispute', id),
  },
  { method: 'GET', path: '/v1/disputes', answer: listDisputes },
  { method: 'POST', path: '/v1/refunds', answer: createRefund },
  { method: 'GET', path: '/v1/refunds', answer: listRefunds },
]

function listInvoices({ provider, form }: Call): object {
  const [customer, subscription] = [textOf(form['customer']), textOf(form['subscription'])]
  const status = textOf(form['status'])
  const found = Object.values(provider.state.tables.invoices).filter(
    (each) =>
      (customer === undefined || each.customer === customer) &&
      (status === undefined || each.status === status) &&
      (subscription === undefined || each.parent.subscription_details.subscription === subscription),
  )
  return listOf('/v1/invoices', found, form)
}

function listInvoicePayments({ provider, form }: Call): object {
  const [invoice, intent] = [textOf(form['invoice']), textOf(formOf(form['payment'])['payment_intent'])]
  const found = Object.values(provider.state.tables.invoicePayments).filter(
    (each) =>
      (invoice === undefined || each.invoice === invoice) &&
      (intent === undefined || each.payment.payment_intent === intent),
  )
  return listOf('/v1/invoice_payments', found, form)
}

function listCharges({ provider, form }: Call): object {
  const [customer, intent] = [textOf(form['customer']), textOf(form['payment_intent'])]
  const found = Object.values(provider.state.tables.charges).filter(
    (each) =>
      (customer === undefined || each.customer === customer) &&
      (intent === undefined || each.payment_intent === intent),
  )
  return listOf('/v1/charges', found, form)
}

function listDisputes({ provider, form }: Call): object {
  const charge = textOf(form['charge'])
  const all = Object.values(provider.state.tables.disputes)
  return listOf(
    '/v1/disputes',
    all.filter((each) => charge === undefined || each.charge === charge),
    form,
  )
}

function createRefund({ provider, form }: Call): Refund {
  const intent = textOf(form['payment_intent'])
  const charge = Object.values(provider.state.tables.charges).find(
    (each) => each.id === form['charge'] || each.payment_intent === intent,
  )
  if (!charge) {
    const message = `No such payment_intent: '${intent}'`
    throw new ProviderError(404, { type: 'invalid_request_error', code: 'resource_missing', message })
  }
  return refund(provider, charge, {
    amount: integerOf(form['amount'], 'amount'),
    reason: textOf(form['reason']) ?? null,
  })
}

/** Pays back `amount`, or what is left of the charge. Throws the provider's 400 if that is more than is left. */
export function refund(
  provider: Provider,
  charge: Charge,
  { amount = charge.amount - charge.amount_refunded, reason }: { amount?: number | undefined; reason: string | null },
): Refund {
  if (charge.refunded)
    throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
  if (amount > charge.amount - charge.amount_refunded)
    throw invalid('Refund amount is greater than unrefunded amount on charge', { param: 'amount' })
  const refunded: Refund = {
    id: provider.newId('re'),
    object: 'refund',
    created: provider.now(),
    livemode: false,
    amount,
    currency: charge.currency,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    status: 'succeeded',
    reason,
  }
  provider.state.tables.refunds[refunded.id] = refunded
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
  provider.emit('refund.created', refunded)
  provider.emit('charge.refunded', charge)
  return refunded
}

function listRefunds({ provider, form }: Call): object {
  const [charge, intent] = [textOf(form['charge']), textOf(form['payment_intent'])]
  const found = Object.values(provider.state.tables.refunds).filter(
    (each) =>
      (charge === undefined || each.charge === charge) && (intent === undefined || each.payment_intent === intent),
  )
  return listOf('/v1/refunds', found, form)
}
