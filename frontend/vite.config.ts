import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Every browser we support reads woff2; without the two older formats 40 files and 60 % of KaTeX's CSS go away. */
const katexWoff2Only: Plugin = {
  name: 'katex-woff2-only',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('katex') && id.split('?')[0]!.endsWith('.css')
      ? code.replaceAll(/,\s*url\([^)]*\.(?:woff|ttf)\)\s*format\("(?:woff|truetype)"\)/g, '')
      : undefined,
}

/**
 * The router's components are wrapped and named by statements that a bundler must take for effects, so that every unused
 * one stays. Marked as pure they go: 4 kB of every first page.
 */
const unusedRouterPartsGo: Plugin = {
  name: 'unused-router-parts-go',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/react-router/dist/')
      ? code
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll(/= (\w+\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
      : undefined,
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), katexWoff2Only, unusedRouterPartsGo],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    outDir: 'dist',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The first versions with light-dark(), so that the themes stay one block of tokens and are not compiled away.
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    reportCompressedSize: false,
  },
  server: { port: 5173, strictPort: true },
})
