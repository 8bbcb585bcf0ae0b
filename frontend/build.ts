import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { atomFeed } from './blog/feed.ts'
import { readPosts } from './blog/read-posts.ts'
import { precompress } from './precompress.ts'
import { prerenderSite, type ServerEntry } from './prerender.ts'
import { writeShareCards } from './share/draw-share-cards.ts'

const here = import.meta.dirname
const dist = join(here, 'dist')
const ssr = join(here, '..', '.cache', 'frontend-ssr')
const configFile = join(here, 'vite.config.ts')

/** Builds the site into `dist`: client, prerendered pages, and a brotli copy beside every text file. */
async function buildSite(): Promise<void> {
  const began = performance.now()
  await build({ configFile, logLevel: 'warn' })
  await build({
    configFile,
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: 'src/entry-server.tsx', outDir: ssr, emptyOutDir: true, manifest: false },
  })
  await hashFirstPaint()
  const entry = (await import(pathToFileURL(join(ssr, 'entry-server.js')).href)) as ServerEntry
  const pages = await prerenderSite({ dist, entry })
  const feed = atomFeed({ posts: readPosts(), origin: entry.origin, title: entry.siteName })
  await writeFile(join(dist, 'blog', 'feed.xml'), feed)
  await writeShareCards(dist, entry.shareCards)
  await rm(join(dist, '.vite'), { recursive: true })
  const compressed = await precompress(dist)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`frontend: ${pages} pages, ${compressed} files compressed, ${seconds} s`)
}

/** Gives the blocking script a name that may be cached for ever, as Vite does with all it bundles, and drops its comments. */
async function hashFirstPaint(): Promise<void> {
  const source = join(dist, 'first-paint.js')
  const script = (await readFile(source, 'utf8')).replaceAll(/^\s*\/\/.*\n|^\s+/gm, '')
  const hash = createHash('sha256').update(script).digest('base64url').slice(0, 8)
  const name = `/assets/first-paint-${hash}.js`
  await mkdir(join(dist, 'assets'), { recursive: true })
  await writeFile(join(dist, name), script)
  await rm(source)
  const template = join(dist, 'index.html')
  await writeFile(template, (await readFile(template, 'utf8')).replace('/first-paint.js', name))
}

await buildSite()
