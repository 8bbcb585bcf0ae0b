import { readFile, rm, writeFile } from 'node:fs/promises'
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
  await shrinkFirstPaint()
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

/**
 * Drops the comments of the blocking script. Its name has no hash: a page of an earlier version needs it to notice that
 * its hashed scripts are gone.
 */
async function shrinkFirstPaint(): Promise<void> {
  const file = join(dist, 'first-paint.js')
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll(/^\s*\/\/.*\n|^\s+/gm, ''))
}

await buildSite()
