import type { Config } from './config.ts'

/** The policy of every page but /docs, word for word (security.md, B1). */
export const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/** Swagger UI writes style attributes, and only /docs may. */
export const docsPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:; " +
  "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const apiPolicy = "default-src 'none'; frame-ancestors 'none'"

export interface HeaderSets {
  page: Record<string, string>
  api: Record<string, string>
}

/** The headers of every answer, put together once. */
export function createHeaderSets({ publicUrl }: Pick<Config, 'publicUrl'>): HeaderSets {
  const common = {
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()',
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  }
  return {
    page: { ...common, 'content-security-policy': pagePolicy },
    api: { ...common, 'content-security-policy': apiPolicy, 'cache-control': 'no-store' },
  }
}
