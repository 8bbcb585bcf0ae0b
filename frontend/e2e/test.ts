import { expect, test as base, type BrowserContext } from '@playwright/test'
import { siteUrl } from './stack.config.ts'

export { expect }

interface Watch {
  /** Console messages that this test provokes, such as the browser's line about an answer of 401. */
  allow: (pattern: RegExp) => void
  /** Watches the pages of a further context. */
  pages: (context: BrowserContext) => Promise<void>
}

/**
 * Playwright's test on our stack. Any console error or warning, any uncaught error and any violation of the content
 * security policy, on any page of the context, fails the test that meets it. A call that a route still holds when a test
 * has ended fails nothing: pages also ask in the background.
 */
export const test = base.extend<{ watch: Watch }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  baseURL: async ({}, run) => run(siteUrl()),
  watch: [
    async ({ context }, run) => {
      const seen: string[] = []
      const allowed: RegExp[] = []
      await watchContext(context, seen)
      const contexts = new Set([context])
      await run({
        allow: (pattern) => void allowed.push(pattern),
        async pages(further) {
          contexts.add(further)
          further.on('close', () => contexts.delete(further))
          await watchContext(further, seen)
        },
      })
      await Promise.all([...contexts].map(letGo))
      expect(
        seen.filter((line) => !allowed.some((pattern) => pattern.test(line))),
        'console errors, uncaught errors and policy violations',
      ).toEqual([])
    },
    { auto: true },
  ],
})

/** Ends all routes; errors of their handlers no longer count. */
async function letGo(context: BrowserContext): Promise<void> {
  const ending = { behavior: 'ignoreErrors' } as const
  await Promise.all([context, ...context.pages()].map((each) => each.unrouteAll(ending)))
}

async function watchContext(context: BrowserContext, seen: string[]): Promise<void> {
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      seen.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => seen.push(`uncaught: ${error.error().message}`))
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`)
    })
  })
}
