import type { Deps } from '../deps.ts'

/**
 * Sets the payment provider up for this site: the portal, and the endpoint that takes its messages. Looks whether the price
 * and the promotion codes are there, which an operator makes in the dashboard. Returns what was done and what is missing, a
 * line each. Throws the SDK's errors.
 */
export async function configureProvider(
  deps: Pick<Deps, 'config' | 'clock' | 'providerConfiguration' | 'providerCheckouts'>,
): Promise<string[]> {
  const { returnOrigin, stripe } = deps.config
  const { ensurePortal, ensureEndpoint } = deps.providerConfiguration
  const portal = await ensurePortal(`${returnOrigin}/account`)
  const endpoint = await ensureEndpoint(`${returnOrigin}/api/payments/webhook`)
  return [
    `Portal: ${portal.id} is ${portal.isNew ? 'made' : 'up to date'}. STRIPE_PORTAL_CONFIGURATION names it to billing.`,
    `Messages: ${endpoint.id} for ${returnOrigin} is ${endpoint.secret === null ? 'up to date' : 'made'}.`,
    ...(endpoint.secret === null
      ? []
      : [`Its secret, which the provider shows once, belongs into STRIPE_WEBHOOK_SECRETS: ${endpoint.secret}`]),
    ...endpoint.outdated.map(
      ({ id, apiVersion }) =>
        `Disable ${id} (API version ${apiVersion ?? 'of the account'}) once billing runs with the new secret.`,
    ),
    ...(await missing(deps, stripe.priceLookupKey)),
  ]
}

async function missing(
  { config, clock, providerCheckouts }: Pick<Deps, 'config' | 'clock' | 'providerCheckouts'>,
  lookupKey: string,
): Promise<string[]> {
  const price = await providerCheckouts.price(lookupKey)
  const open = config.promotions.filter(({ expiresAt }) => expiresAt > clock.now())
  const unknown: string[] = []
  for (const { code } of open) if ((await providerCheckouts.promotionCode(code)) === null) unknown.push(code)
  return [
    price
      ? `Price: ${price.amount} ${price.currency} (minor units) a ${price.interval}, lookup key ${lookupKey}.`
      : `Missing: an active price with the lookup key ${lookupKey}.`,
    ...unknown.map((code) => `Missing: the promotion code ${code}.`),
  ]
}
