import { gatewayOrigin } from './gateway-origin.ts'

/** What an operator sets without a new build: the gateway's `/settings.json`. */
export interface SiteSettings {
  /** An empty key: no bot check is configured. */
  recaptcha: { siteKey: string; script: string }
  /** An empty id: nothing is measured. `script` has no query. */
  analytics: { id: string; script: string }
}

let asked: Promise<SiteSettings> | null = null

/** Fetched once, when something first needs it; a failure is forgotten. */
export function siteSettings(): Promise<SiteSettings> {
  asked ??= read().catch((error: unknown) => {
    asked = null
    throw error
  })
  return asked
}

async function read(): Promise<SiteSettings> {
  const response = await globalThis.fetch(new Request(`${gatewayOrigin()}/settings.json`))
  if (!response.ok) throw new Error(`The site's settings answered ${response.status}.`)
  return (await response.json()) as SiteSettings
}
