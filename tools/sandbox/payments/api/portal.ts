import { formOf, metadataOf, required, textOf, type Form } from '../form.ts'
import type { PortalConfiguration, PortalSession } from '../objects.ts'
import { find, invalid } from '../provider-error.ts'
import { listOf } from './lists.ts'
import type { ApiRoute, Call } from './routes.ts'

/** Sessions of the portal, and its configurations. The stand-in's portal page is the same under every configuration. */
export const portal: readonly ApiRoute[] = [
  { method: 'POST', path: '/v1/billing_portal/sessions', answer: createPortalSession },
  { method: 'GET', path: '/v1/billing_portal/configurations', answer: listConfigurations },
  { method: 'POST', path: '/v1/billing_portal/configurations', answer: createConfiguration },
  { method: 'POST', path: '/v1/billing_portal/configurations/:id', answer: updateConfiguration },
]

function createPortalSession({ provider, form }: Call): PortalSession {
  const { customers, portalSessions, portalConfigurations } = provider.state.tables
  const configuration = textOf(form['configuration'])
  if (configuration !== undefined) find(portalConfigurations, 'configuration', configuration)
  const id = provider.newId('bps')
  const session: PortalSession = {
    id,
    object: 'billing_portal.session',
    created: provider.now(),
    livemode: false,
    customer: find(customers, 'customer', required(form, 'customer')).id,
    return_url: required(form, 'return_url'),
    url: `${provider.publicUrl}/p/session/${id}`,
  }
  portalSessions[id] = session
  return session
}

function listConfigurations({ provider, form }: Call): object {
  const wanted = textOf(form['active'])
  const all = Object.values(provider.state.tables.portalConfigurations)
  const found = all.filter(({ active }) => wanted === undefined || `${active}` === wanted)
  return listOf('/v1/billing_portal/configurations', found, form)
}

function createConfiguration({ provider, form }: Call): PortalConfiguration {
  if (form['features'] === undefined) throw invalid('Missing required param: features.', { param: 'features' })
  const configuration: PortalConfiguration = {
    id: provider.newId('bpc'),
    object: 'billing_portal.configuration',
    created: provider.now(),
    livemode: false,
    active: true,
    is_default: false,
    default_return_url: null,
    features: {},
    metadata: {},
  }
  provider.state.tables.portalConfigurations[configuration.id] = configuration
  return change(configuration, form)
}

function updateConfiguration({ provider, id, form }: Call): PortalConfiguration {
  return change(find(provider.state.tables.portalConfigurations, 'configuration', id), form)
}

function change(configuration: PortalConfiguration, form: Form): PortalConfiguration {
  Object.assign(configuration.features, formOf(form['features']))
  Object.assign(configuration.metadata, metadataOf(form['metadata']))
  configuration.default_return_url = textOf(form['default_return_url']) ?? configuration.default_return_url
  return configuration
}
