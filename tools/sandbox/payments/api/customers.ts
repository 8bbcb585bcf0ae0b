import { metadataOf, textOf, type Form } from '../form.ts'
import type { Customer } from '../objects.ts'
import type { Provider } from '../provider.ts'
import { find } from '../provider-error.ts'
import { endSubscription } from '../subscriptions.ts'
import { listOf } from './lists.ts'
import type { ApiRoute, Call } from './routes.ts'

export const customers: readonly ApiRoute[] = [
  { method: 'POST', path: '/v1/customers', answer: ({ provider, form }) => createCustomer(provider, form) },
  { method: 'GET', path: '/v1/customers', answer: listCustomers },
  { method: 'GET', path: '/v1/customers/:id', answer: ({ provider, id }) => customerOf(provider, id) },
  { method: 'POST', path: '/v1/customers/:id', answer: updateCustomer },
  { method: 'DELETE', path: '/v1/customers/:id', answer: deleteCustomer },
]

const customerOf = ({ state }: Provider, id: string) => find(state.tables.customers, 'customer', id)

export function createCustomer(provider: Provider, form: Form): Customer {
  const id = provider.newId('cus')
  const customer: Customer = {
    id,
    object: 'customer',
    created: provider.now(),
    livemode: false,
    email: textOf(form['email']) ?? null,
    name: textOf(form['name']) ?? null,
    metadata: metadataOf(form['metadata']),
  }
  provider.state.tables.customers[id] = customer
  provider.emit('customer.created', customer)
  return customer
}

function listCustomers({ provider, form }: Call): object {
  const email = textOf(form['email'])
  const all = Object.values(provider.state.tables.customers).filter(({ deleted }) => !deleted)
  return listOf(
    '/v1/customers',
    all.filter((each) => email === undefined || each.email === email),
    form,
  )
}

function updateCustomer({ provider, id, form }: Call): Customer {
  const customer = customerOf(provider, id)
  customer.email = textOf(form['email']) ?? customer.email
  customer.name = textOf(form['name']) ?? customer.name
  Object.assign(customer.metadata, metadataOf(form['metadata']))
  provider.emit('customer.updated', customer)
  return customer
}

/** Ends the customer's subscriptions at once, as the provider does. Only the id stays. */
function deleteCustomer({ provider, id }: Call): object {
  const customer = customerOf(provider, id)
  for (const subscription of Object.values(provider.state.tables.subscriptions)) {
    if (subscription.customer !== id || subscription.status === 'canceled') continue
    endSubscription(provider, subscription, { reason: 'cancellation_requested' })
  }
  Object.assign(customer, { email: null, name: null, metadata: {}, deleted: true })
  provider.emit('customer.deleted', customer)
  return { id, object: 'customer', deleted: true }
}
