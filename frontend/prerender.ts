import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ShareCard } from './src/share-cards.ts'

/** What `src/entry-server.tsx` exports. */
export interface ServerEntry {
  renderPage(path: string): Promise<RenderedPage>
  prerendered: Record<'public' | 'listed' | 'member' | 'botCheck' | 'oneTimeLinks', readonly string[]>
  origin: string
  siteName: string
  shareCards: readonly ShareCard[]
}

interface RenderedPage {
  /** Hoisted title, meta and link tags, and what search engines read. */
  head: string
  body: string
  /** Ids of the matched page modules, as they stand in Vite's manifest. */
  modules: readonly string[]
}

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[]; isEntry?: boolean }>

/** A path that no route matches: the page for every unknown address. */
const UNKNOWN = '/404'
/** An address that no article has, and the page for all of them. */
const UNKNOWN_POST = { path: '/blog/404-no-such-post', under: '/blog/', file: '_post-not-found.html' }

/**
 * Writes `/x` as `x.html`, the page for login-required paths without their own file as `_shell.html`, the not-found page
 * as `404.html`, and `site.json` for the server. Returns the number of pages.
 */
export async function prerenderSite({ dist, entry }: { dist: string; entry: ServerEntry }): Promise<number> {
  const template = await readFile(join(dist, 'index.html'), 'utf8')
  const manifest = JSON.parse(await readFile(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest
  const { public: open, member } = entry.prerendered
  const write = async (path: string, file: string, mark = path) => {
    const page = await entry.renderPage(path)
    const { scripts, styles } = filesOf(manifest, page.modules)
    const styled = withStyles(template, styles)
    const started = isForReading(path)
      ? startedLater(styled, scripts)
      : startedAtOnce(styled, scripts, {
          priority: scriptPriority(page, member.includes(path)),
        })
    const html = started
      .replace('<!--head-->', () => page.head)
      .replace('<div id="root"></div>', () => `<div id="root" data-path="${mark}">${page.body}</div>`)
    assertStrict(html, path)
    await mkdir(dirname(join(dist, file)), { recursive: true })
    await writeFile(join(dist, file), html)
  }
  await Promise.all([...open, ...member].map((path) => write(path, fileOf(path))))
  await write(member[0]!, '_shell.html', '_shell')
  await write(UNKNOWN, '404.html', '*')
  await write(UNKNOWN_POST.path, UNKNOWN_POST.file, '*')
  await writeSiteFiles(dist, entry)
  return open.length + member.length + 3
}

/** Adds what the template does not link yet; nothing may be painted before its styles are there. */
function withStyles(template: string, styles: readonly string[]): string {
  const links = styles
    .filter((style) => !template.includes(`href="/${style}"`))
    .map((style) => `<link rel="stylesheet" crossorigin href="/${style}">`)
  return template.replace('</head>', () => `${links.join('')}</head>`)
}

const entryScript = /<script type="module"[^>]* src="([^"]+)"><\/script>/

function startedAtOnce(template: string, scripts: readonly string[], { priority }: { priority: string }): string {
  const links = scripts.map((script) => `<link rel="modulepreload"${priority} crossorigin href="/${script}">`)
  return template
    .replace('<script type="module"', (script) => script + priority)
    .replace('</head>', () => `${links.join('')}</head>`)
}

/** By `first-paint.js`, once the page was painted. */
function startedLater(template: string, scripts: readonly string[]): string {
  const entry = entryScript.exec(template)?.[1]
  const first = '<script src="/first-paint.js"'
  if (!entry || !template.includes(first))
    throw new Error('index.html starts its program in a way that is not known here')
  const names = [entry, ...scripts.map((script) => `/${script}`)]
  return template.replace(entryScript, '').replace(first, () => `${first} data-then="${names.join(' ')}"`)
}

/** Home and the blog: a visitor who comes by a search decides by what they read. */
const isForReading = (path: string) => path === '/' || /^\/blog(?:\/|$)/.test(path)

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** All scripts of the page but the entry, which the template starts, and all its styles. */
function filesOf(manifest: Manifest, modules: readonly string[]): { scripts: string[]; styles: string[] } {
  const entries = Object.keys(manifest).filter((key) => manifest[key]!.isEntry)
  const [scripts, styles] = [new Set<string>(), new Set<string>()]
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const imported of chunk.imports ?? []) visit(imported)
    if (!chunk.isEntry) scripts.add(chunk.file)
    for (const style of chunk.css ?? []) styles.add(style)
  }
  for (const key of [...entries, ...modules]) visit(key)
  return { scripts: [...scripts], styles: [...styles] }
}

/**
 * A prerendered page is there to read without its scripts, so they come after its styles and its font. One that shows
 * nothing yet, because it asks for data or for who is there, needs them as soon as anything.
 */
function scriptPriority({ head }: RenderedPage, isMembers: boolean): string {
  return isMembers || head.includes('as="fetch"') ? '' : ' fetchpriority="low"'
}

/** The policy of every page forbids these: better a broken build than a broken page. */
function assertStrict(html: string, path: string): void {
  const inline = /\sstyle=["']|<style|\son[a-z]+=["']|<script(?![^>]*\bsrc=)(?![^>]*application\/ld\+json)/.exec(html)
  if (inline) throw new Error(`${path} has inline script or style near: ${html.slice(inline.index, inline.index + 80)}`)
}

async function writeSiteFiles(dist: string, { prerendered, origin }: ServerEntry): Promise<void> {
  const { public: open, listed, member, botCheck, oneTimeLinks } = prerendered
  const pages = Object.fromEntries([...open, ...member].map((path) => [path, fileOf(path)]))
  const urls = listed.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('')
  await Promise.all([
    writeFile(
      join(dist, 'site.json'),
      JSON.stringify({
        pages,
        members: member,
        shell: '_shell.html',
        notFound: '404.html',
        notFoundUnder: { [UNKNOWN_POST.under]: UNKNOWN_POST.file },
        botCheck,
        oneTimeLinks,
      }),
    ),
    writeFile(
      join(dist, 'sitemap.xml'),
      `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`,
    ),
    writeFile(join(dist, 'robots.txt'), `User-agent: *\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`),
  ])
}
