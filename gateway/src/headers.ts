import type { Config } from './config.ts'

/** Where browsers tell what a policy kept a page from doing. */
export const reportPath = '/policy-reports'

/** What a third party's script needs on the pages that load it; nothing where it is not configured. */
export interface Allowed {
  scripts: string
  calls: string
  frames: string
}

type PolicySettings = Pick<Config, 'botCheck' | 'analytics' | 'voiceOrigin'>

const NOTHING: Allowed = { scripts: '', calls: '', frames: '' }

/** `policy`: the one that the page's program may create, or `'none'`. */
const trusted = (policy: string) => `require-trusted-types-for 'script'; trusted-types ${policy}; `

const pagePolicyWith = (types: string, { scripts, calls, frames }: Allowed) =>
  `default-src 'none'; script-src 'self'${scripts}; style-src 'self'; font-src 'self'; img-src 'self' data:; ` +
  `connect-src 'self'${calls}; ${frames}manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; ` +
  `frame-ancestors 'none'; ${types}report-uri ${reportPath}`

/**
 * The policy of every page but /docs while nothing of a third party is configured (docs/servers.md#page-policy). Pages
 * whose address may hold a one-time token and that have no bot check keep it in any case.
 */
export const pagePolicy = pagePolicyWith(trusted("'none'"), NOTHING)

/** The exact address of the script, and the hosts that it reports to (docs/decisions/0020-one-trusted-types-policy.md). */
const analyticsNeeds = ({ script, hosts }: Config['analytics']): Allowed => ({
  scripts: ` ${script}`,
  calls: ` ${hosts.join(' ')}`,
  frames: '',
})

/**
 * The folder that the script comes from, for its script, its calls and its frames; and Google's other one, from which the
 * script of reCAPTCHA loads its rest (https://developers.google.com/recaptcha/docs/faq, Content-Security-Policy). Its code
 * knows no trusted types.
 */
function botCheckPolicy(script: string, more: Allowed): string {
  const own = new URL('.', script).href
  return pagePolicyWith('', {
    scripts: ` ${own} https://www.gstatic.com/recaptcha/${more.scripts}`,
    calls: ` ${own}${more.calls}`,
    frames: `frame-src ${own}; `,
  })
}

/** The policy of a page. */
function policyFor({ botCheck, oneTimeLink }: PageNeeds, settings: PolicySettings): string {
  const isMeasured = settings.analytics.id !== '' && !oneTimeLink
  const measured = isMeasured ? analyticsNeeds(settings.analytics) : NOTHING
  const calls = settings.voiceOrigin === '' || oneTimeLink ? '' : ` ${settings.voiceOrigin}`
  const needs = { ...measured, calls: measured.calls + calls }
  if (botCheck && settings.botCheck.siteKey !== '') return botCheckPolicy(settings.botCheck.script, needs)
  return pagePolicyWith(trusted(isMeasured ? 'site' : "'none'"), needs)
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
export function createHeaderSets({ publicUrl, ...settings }: Pick<Config, 'publicUrl'> & PolicySettings): HeaderSets {
  const common = {
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()',
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  }
  const usual = policyFor({ botCheck: false, oneTimeLink: false }, settings)
  return {
    page: { ...common, 'content-security-policy': usual },
    api: { ...common, 'content-security-policy': apiPolicy, 'cache-control': 'no-store' },
    pageFor(needs) {
      const policy = policyFor(needs, settings)
      return {
        ...(policy === usual ? {} : { 'content-security-policy': policy }),
        ...(needs.oneTimeLink ? { 'referrer-policy': 'no-referrer' } : {}),
      }
    },
  }
}
