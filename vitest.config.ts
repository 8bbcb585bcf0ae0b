import { defineConfig } from 'vitest/config'

const ignored = ['**/node_modules/**', '**/dist/**', '.cache/**', '.data/**', 'frontend/e2e/**']

/**
 * How long a condition is waited for. Vitest's second is too short for a busy machine, and a failure may take longer. For the
 * same reason the timeouts of tests are long: they end what hangs, and judge no speed.
 */
const expect = { poll: { timeout: 30_000 } }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...ignored, '**/*.{integration,quick,speed}.test.ts', 'frontend/**'],
          testTimeout: 60_000,
          expect,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['**/*.integration.test.ts'],
          exclude: ignored,
          globalSetup: ['tools/dev/integration-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect,
        },
      },
      {
        // Attacks and faults in the quick tier: whole systems, one after the other.
        test: { name: 'harness', include: ['tools/trials/*.quick.test.ts'] },
      },
      {
        // Bounds that say how fast our code is: `npm run bench -- bounds`, on a machine that does nothing else.
        test: {
          name: 'speed',
          include: ['**/*.speed.test.ts'],
          exclude: ignored,
          globalSetup: ['tools/dev/integration-setup.ts'],
          testTimeout: 60_000,
        },
      },
      // Component tests run in a browser-like page and bring their own settings.
      'frontend/vitest.config.ts',
    ],
  },
})
