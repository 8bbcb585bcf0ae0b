/** The part of the Trusted Types API that the site uses; browsers without it have no `trustedTypes`. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL: (address: string) => string }
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined
let allowed = ''

/**
 * Loads a third party's script once the candidate has agreed to it. `configured` is its address without a query; an
 * `address` that is anything else before its query throws. The page's policy allows the one Trusted Types policy `site`
 * (docs/decisions/0020-one-trusted-types-policy.md).
 */
export function loadTrustedScript(configured: string, address: string): HTMLScriptElement {
  allowed = configured
  const script = document.createElement('script')
  script.async = true
  script.src = trusted(address)
  document.head.append(script)
  return script
}

function trusted(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (!trustedTypes) return checked(address)
  policy ??= trustedTypes.createPolicy('site', { createScriptURL: checked })
  return policy.createScriptURL(address)
}

function checked(address: string): string {
  if (allowed === '' || address.split('?', 1)[0] !== allowed) throw new TypeError('This script is not configured')
  return address
}
