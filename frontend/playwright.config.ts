import { defineConfig } from '@playwright/test'
import { pageProgram } from '../tools/dev/chromium.ts'

/**
 * The whole system in a real browser: on a stack of its own, or on the one at `E2E_URL`. `e2e/stack.config.ts` starts the
 * services; the site must be built (`npm run e2e` builds it, `npx node frontend/build.ts` too). The browser is Debian's.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results/e2e',
  globalSetup: './e2e/stack.config.ts',
  // One more than the smallest machine has processors: some tests mostly wait, such as for an erasure. With five of them
  // two processors take as long, and pages are slow.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // Tests that mostly wait, such as for a browser that notices a lost network. `E2E_LONG=1 npm run e2e` runs them, too.
  ...(process.env.E2E_LONG ? {} : { grepInvert: /@long/ }),
  timeout: 120_000,
  // They end what hangs, and judge no speed.
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  use: {
    launchOptions: { executablePath: pageProgram() },
    timezoneId: 'Europe/Madrid',
    locale: 'en-GB',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testMatch: ['whole-candidate.spec.ts', 'expired-session.spec.ts'],
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
})
