import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { blogPosts } from './blog/plugin.ts'

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
 * The router's package always leads to its development build, and its components are wrapped and named by statements
 * that a bundler must take for effects, so that every unused one stays. Put right, 6 kB of every first page go. Sentences
 * for its users, the last argument of its checks, are another kilobyte.
 */
const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/react-router/dist/')
      ? code
          .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll(/,\s*(?:`[^`$]* [^`$]{40,}`|"[^"\n]* [^"\n]{40,}")\s*\)/g, ')')
          .replaceAll(/\b(invariant|warning)\(\s*([^`;]+?),\s*`[^`]*`,?\s*\);/g, '$1($2);')
          .replaceAll(/= (\w+\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
      : undefined,
}

/** What every page needs, in one chunk: sixteen small ones cost 3 kB more, because each is compressed alone. */
const EVERY_PAGE = [
  /^\0(?:vite\/preload-helper|rolldown\/runtime)/,
  /\/node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler)\//,
  /\/src\/(?:brand|paths)\.ts$/,
  /\/src\/lib\/(?:late|link|network|store|use-hydrated)\.tsx?$/,
  /\/src\/ui\/(?:button|card|logo|seo|ten|question\/option-row|question\/option-list\.module)\./,
  /\/src\/session\/(?:session|session-context)\.tsx?$/,
  /\/src\/features\/layout\/(?:header|footer|layout|route-announcer|theme-choice)\./,
]

/**
 * Styles of what a visitor sees first: Home, the blog, and what stands on every page or comes to it after the first idle
 * moment. All others are in a second file of 5 kB.
 */
const FIRST_STYLES = [
  /\/src\/ui\/(?:fonts|global|tokens|button|card|logo|prose|ten|question\/option-list)(?:\.module)?\.css/,
  /\/src\/features\/(?:home|layout|blog)\/[\w-]+\.module\.css/,
  /\/src\/features\/(?:tutor\/launcher|consent\/consent|billing\/promo-banner)\.module\.css/,
]
const LATER_STYLES = /\/src\/.*\.css(?:$|\?)/

/** Small parts of many pages: one request instead of three. */
const SMALL_PARTS = /\/src\/ui\/(?:alert|skeleton|question\/question)\./

/** A class's name and its file: without the line, and in few letters, a kilobyte of every first page goes. */
const shortName = (name: string, file: string): string => {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, ''))
  return `${name}_${createHash('sha256').update(path).digest('hex').slice(0, 4)}`
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), blogPosts, katexWoff2Only, leanRouter],
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: shortName } },
  build: {
    outDir: 'dist',
    manifest: true,
    assetsInlineLimit: 0,
    // Two files: one for what a visitor sees first, one for all the rest (KaTeX's comes with the formula renderer). Many
    // small ones cost a first visit more, because a connection of HTTP/1.1 carries one answer at a time, and nothing is
    // painted before the last has come.
    // `prerender.ts` writes the links: of each page what it needs, so that no chunk has to carry the list of all.
    modulePreload: false,
    // The first versions with light-dark(), so that the themes stay one block of tokens and are not compiled away.
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: (id) => [...EVERY_PAGE, ...FIRST_STYLES].some((pattern) => pattern.test(id)) },
            { name: 'later', test: LATER_STYLES },
            { name: 'parts', test: SMALL_PARTS },
          ],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
  server: { port: 5173, strictPort: true },
})
