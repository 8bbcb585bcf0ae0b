import { required } from '../form.ts'
import type { PortalSession } from '../objects.ts'
import { find } from '../provider-error.ts'
import type { ApiRoute, Call } from './routes.ts'

export const portal: readonly ApiRoute[] = [
  { method: 'POST', path: '/v1/billing_portal/sessions', answer: createPortalSession },
]

function createPortalSession({ provider, form }: Call): PortalSession {
  const { customers, portalSessions } = provider.state.tables
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
