import { allowsBotCheck } from './own-document.ts'
import { siteSettings } from './site-settings.ts'

/** What a token is asked for; the server compares it with what the token says. */
export type CheckAction = 'precheck' | 'login' | 'register' | 'contact' | 'forgot_password' | 'resend_verification'

interface Grecaptcha {
  ready: (act: () => void) => void
  execute?: (siteKey: string, options: { action: CheckAction }) => Promise<string>
}

/** How long the script may take to become usable once it is there. */
export const PATIENCE_MS = 4000
const POLL_MS = 50

let script: Promise<void> | null = null

/**
 * A token of reCAPTCHA v3 for an action. Its script is a third party's and is loaded here, on demand, and nowhere else.
 * Throws one of three sentences. Without a key, development takes a dummy that no server in
 * production accepts.
 */
export async function botCheckToken(action: CheckAction): Promise<string> {
  const { siteKey, script: address } = (await siteSettings()).recaptcha
  if (siteKey === '') {
    if (import.meta.env.DEV) return `development-${action}`
    throw new Error('reCAPTCHA site key not configured')
  }
  if (!allowsBotCheck()) throw new Error('The page that this one was loaded as has no bot check')
  script ??= loadScript(`${address}?${new URLSearchParams({ render: siteKey })}`).catch((error: unknown) => {
    script = null
    throw error
  })
  await script
  const { ready, execute } = await usable()
  await new Promise<void>((done) => ready(done))
  return execute(siteKey, { action })
}

/** The header that carries a token; nothing without one. */
export const checkedBy = (token: string | null) =>
  token === null ? {} : { params: { header: { 'x-recaptcha-token': token } } }

function loadScript(address: string): Promise<void> {
  return new Promise((loaded, failed) => {
    const element = document.createElement('script')
    element.src = address
    element.async = true
    element.addEventListener('load', () => loaded())
    element.addEventListener('error', () => {
      element.remove()
      failed(new Error('Failed to load reCAPTCHA script'))
    })
    document.head.append(element)
  })
}

async function usable(): Promise<Required<Grecaptcha>> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await pause(POLL_MS)) {
    const found = (globalThis as { grecaptcha?: Grecaptcha }).grecaptcha
    if (found?.execute) return { ready: found.ready.bind(found), execute: found.execute.bind(found) }
  }
  throw new Error('grecaptcha execute not available (timeout)')
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
