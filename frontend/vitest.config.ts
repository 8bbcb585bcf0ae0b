import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { blogPosts } from './blog/plugin.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), blogPosts],
  test: {
    name: 'frontend',
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    setupFiles: ['test/setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    testTimeout: 30_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
})
