import type { BrowserContext } from '@playwright/test'

const SCRIPT = '/stand-in-for-the-bot-check.js'
/** What the gateway leaves out of the policy of pages with a bot check, because that script knows no trusted types. */
const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types 'none'; "

/** Configures a bot check for the login page, with a script that passes every visitor. Other pages keep their policy. */
export async function configureBotCheck(context: BrowserContext): Promise<void> {
  await context.route('**/settings.json', (route) =>
    route.fulfill({ json: { recaptcha: { siteKey: 'key', script: SCRIPT } } }),
  )
  await context.route(`**${SCRIPT}*`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `globalThis.grecaptcha = { ready: (act) => act(), execute: async () => 'a token' }`,
    }),
  )
  await context.route(/\/login(\?|$)/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const { 'content-security-policy': policy = '', ...headers } = response.headers()
    await route.fulfill({
      response,
      headers: { ...headers, 'content-security-policy': policy.replace(TRUSTED_TYPES, '') },
    })
  })
}
