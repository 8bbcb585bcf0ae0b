import type { Config } from './config.ts'

/** Where browsers tell what a policy kept a page from doing. */
export const reportPath = '/policy-reports'

const trusted = "require-trusted-types-for 'script'; trusted-types 'none'; "

/** What the bot check's script needs on the pages that load it; nothing where it is not configured. */
export interface Allowed {
  scripts: string
  calls: string
  frames: string
}

const pagePolicyWith = (types: string, { scripts, calls, frames }: Allowed) =>
  `default-src 'none'; script-src 'self'${scripts}; style-src 'self'; font-src 'self'; img-src 'self' data:; ` +
  `connect-src 'self'${calls}; ${frames}manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; ` +
  `frame-ancestors 'none'; ${types}report-uri ${reportPath}`

/** The policy of every page but /docs and, where a bot check is configured, those that use it (docs/servers.md#page-policy). */
export const pagePolicy = pagePolicyWith(trusted, { scripts: '', calls: '', frames: '' })

/**
 * The folder that the script comes from, for its script, its calls and its frames; and Google's other one, from which the
 * script of reCAPTCHA loads its rest (https://developers.google.com/recaptcha/docs/faq, Content-Security-Policy). Its code
 * knows no trusted types.
 */
function botCheckPolicy(script: string): string {
  const own = new URL('.', script).href
  const scripts = ` ${own} https://www.gstatic.com/recaptcha/`
  return pagePolicyWith('', { scripts, calls: ` ${own}`, frames: `frame-src ${own}; ` })
}

/** Swagger UI writes style attributes, and only /docs may. */
export const docsPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:; " +
  "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const apiPolicy = "default-src 'none'; frame-ancestors 'none'"

/** What the frontend's build says of a page. */
export interface PageNeeds {
  botCheck: boolean
  /** Its address may hold a one-time token. */
  oneTimeLink: boolean
}

export interface HeaderSets {
  page: Record<string, string>
  api: Record<string, string>
  /** What stands on a page instead of what stands on every page. */
  pageFor(needs: PageNeeds): Record<string, string>
}

/** The headers of every answer, put together once. */
export function createHeaderSets({ publicUrl, botCheck }: Pick<Config, 'publicUrl' | 'botCheck'>): HeaderSets {
  const common = {
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()',
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  }
  const checked = { 'content-security-policy': botCheckPolicy(botCheck.script) }
  return {
    page: { ...common, 'content-security-policy': pagePolicy },
    api: { ...common, 'content-security-policy': apiPolicy, 'cache-control': 'no-store' },
    pageFor: (needs) => ({
      ...(needs.botCheck && botCheck.siteKey !== '' ? checked : {}),
      ...(needs.oneTimeLink ? { 'referrer-policy': 'no-referrer' } : {}),
    }),
  }
}
