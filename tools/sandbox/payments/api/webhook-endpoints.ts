import { listOf as values, metadataOf, required, textOf } from '../form.ts'
import type { WebhookEndpoint } from '../objects.ts'
import { find } from '../provider-error.ts'
import { listOf } from './lists.ts'
import type { ApiRoute, Call } from './routes.ts'

/** Kept and listed; messages go only to the endpoint that the stand-in was started with. */
export const webhookEndpoints: readonly ApiRoute[] = [
  { method: 'GET', path: '/v1/webhook_endpoints', answer: listEndpoints },
  { method: 'POST', path: '/v1/webhook_endpoints', answer: createEndpoint },
  { method: 'POST', path: '/v1/webhook_endpoints/:id', answer: updateEndpoint },
]

function listEndpoints({ provider, form }: Call): object {
  return listOf('/v1/webhook_endpoints', Object.values(provider.state.tables.webhookEndpoints), form)
}

/** The secret is told here and never again. */
function createEndpoint({ provider, form }: Call): WebhookEndpoint & { secret: string } {
  const endpoint: WebhookEndpoint = {
    id: provider.newId('we'),
    object: 'webhook_endpoint',
    created: provider.now(),
    livemode: false,
    url: required(form, 'url'),
    status: 'enabled',
    enabled_events: values(form['enabled_events']).map((each) => textOf(each) ?? ''),
    api_version: textOf(form['api_version']) ?? null,
    metadata: metadataOf(form['metadata']),
  }
  provider.state.tables.webhookEndpoints[endpoint.id] = endpoint
  return { ...endpoint, secret: provider.newId('whsec') }
}

function updateEndpoint({ provider, id, form }: Call): WebhookEndpoint {
  const endpoint = find(provider.state.tables.webhookEndpoints, 'webhook endpoint', id)
  const events = values(form['enabled_events'])
  if (events.length > 0) endpoint.enabled_events = events.map((each) => textOf(each) ?? '')
  const disabled = textOf(form['disabled'])
  if (disabled !== undefined) endpoint.status = disabled === 'true' ? 'disabled' : 'enabled'
  return endpoint
}
