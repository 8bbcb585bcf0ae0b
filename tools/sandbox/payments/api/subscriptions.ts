import { formOf, integerOf, metadataOf, textOf } from '../form.ts'
import type { Subscription } from '../objects.ts'
import type { Provider } from '../provider.ts'
import { find, invalid } from '../provider-error.ts'
import { cancelLater, endSubscription, resume } from '../subscriptions.ts'
import { listOf } from './lists.ts'
import type { ApiRoute, Call } from './routes.ts'

export const subscriptions: readonly ApiRoute[] = [
  { method: 'GET', path: '/v1/subscriptions', answer: listSubscriptions },
  { method: 'GET', path: '/v1/subscriptions/:id', answer: ({ provider, id }) => subscriptionOf(provider, id) },
  { method: 'POST', path: '/v1/subscriptions/:id', answer: updateSubscription },
  { method: 'DELETE', path: '/v1/subscriptions/:id', answer: cancelSubscription },
]

const subscriptionOf = ({ state }: Provider, id: string) => find(state.tables.subscriptions, 'subscription', id)

/** Without a status, the cancelled ones are left out. */
function listSubscriptions({ provider, form }: Call): object {
  const [customer, status] = [textOf(form['customer']), textOf(form['status'])]
  if (customer !== undefined) find(provider.state.tables.customers, 'customer', customer)
  const isWanted = (each: Subscription) =>
    status === 'all' || (status === undefined ? each.status !== 'canceled' : each.status === status)
  const found = Object.values(provider.state.tables.subscriptions).filter(
    (each) => (customer === undefined || each.customer === customer) && isWanted(each),
  )
  return listOf('/v1/subscriptions', found, form)
}

function updateSubscription({ provider, id, form }: Call): Subscription {
  const subscription = subscriptionOf(provider, id)
  const changesLife = form['cancel_at'] !== undefined || form['cancel_at_period_end'] !== undefined
  if (subscription.status === 'canceled' && changesLife)
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.')
  const comment = textOf(formOf(form['cancellation_details'])['comment'])
  if (comment !== undefined) subscription.cancellation_details.comment = comment
  if (form['cancel_at'] !== undefined && form['cancel_at_period_end'] !== undefined)
    throw invalid('You may only specify one of these parameters: cancel_at, cancel_at_period_end.')
  Object.assign(subscription.metadata, metadataOf(form['metadata']))
  const atPeriodEnd = textOf(form['cancel_at_period_end'])
  const at = integerOf(form['cancel_at'], 'cancel_at')
  if (atPeriodEnd === 'true') cancelLater(provider, subscription, 'api')
  // Each takes back what it has set, and leaves the other alone.
  else if (atPeriodEnd === 'false' && subscription.cancel_at_period_end) resume(provider, subscription)
  else if (form['cancel_at'] === '' && !subscription.cancel_at_period_end) resume(provider, subscription)
  else if (at === undefined) provider.emit('customer.subscription.updated', subscription)
  else {
    Object.assign(subscription, { cancel_at: at, canceled_at: provider.now() })
    provider.emit('customer.subscription.updated', subscription)
  }
  return subscription
}

function cancelSubscription({ provider, id, form }: Call): Subscription {
  const subscription = subscriptionOf(provider, id)
  if (subscription.status === 'canceled')
    throw invalid(`No such subscription: '${id}'`, { code: 'resource_missing', param: 'id' })
  const comment = textOf(formOf(form['cancellation_details'])['comment'])
  endSubscription(provider, subscription, { reason: 'cancellation_requested', comment })
  return subscription
}
