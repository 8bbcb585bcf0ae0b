import type { BrowserContext } from '@playwright/test'

const SCRIPT = '/stand-in-for-the-bot-check.js'

/** Configures a bot check for the pages of a context, with a script that passes everybody. */
export async function configureBotCheck(context: BrowserContext): Promise<void> {
  await context.route('**/settings.json', (route) => route.fulfill({ json: { recaptcha: { siteKey: 'key', script: SCRIPT } } }))
  await context.route(`**${SCRIPT}*`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `globalThis.grecaptcha = { ready: (act) => act(), execute: async () => 'a token' }`,
    }),
  )
}
