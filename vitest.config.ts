import { defineConfig } from 'vitest/config'

const ignored = ['**/node_modules/**', '**/dist/**', '.cache/**', '.data/**', 'frontend/e2e/**']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...ignored, '**/*.{integration,quick}.test.ts', 'frontend/**'],
          testTimeout: 15_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['**/*.integration.test.ts'],
          exclude: ignored,
          globalSetup: ['tools/dev/integration-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Attacks and faults in the quick tier: whole systems, one after the other.
        test: { name: 'harness', include: ['tools/trials/*.quick.test.ts'] },
      },
      // Component tests run in a browser-like page and bring their own settings.
      'frontend/vitest.config.ts',
    ],
  },
})
