import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { HeaderSets } from './headers.ts'
import { satisfiableRange } from './satisfiable-range.ts'

/** What the frontend's build says about its pages (`site.json`). */
interface SiteManifest {
  /** Path to the file that was rendered for it. */
  pages: Record<string, string>
  /** Paths that need a login; those without a file of their own get the shell. */
  members: string[]
  shell: string
  notFound: string
  /** The beginning of a path to the page for unknown addresses below it; older builds have none. */
  notFoundUnder?: Record<string, string>
  /** Paths whose forms use the bot check, and paths whose address may hold a one-time token. */
  botCheck: string[]
  oneTimeLinks: string[]
}

export interface SiteParts {
  /** The folder of the built site. */
  root: string
  /** A page's headers, beside those of every answer. */
  headersFor: HeaderSets['pageFor']
}

export interface Site {
  /** Answers an address that has no page. */
  notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply
}

/** Names that the build made from the content, so that they never change their meaning. */
const hashed = /^\/assets\//
const forever = { maxAge: '365d', immutable: true }
/** Kept by the browser, and asked about every time. */
const revalidated = { 'cache-control': 'no-cache' }
/**
 * Blocks the first paint of every page and has no hash in its name, because it tells the user when the hashed scripts of an
 * old page are gone (`frontend/public/first-paint.js`). A returning browser runs its copy at once and renews it in the
 * background; with `no-cache` each page would wait one round trip longer.
 */
const blockingScript = '/first-paint.js'
const renewedInBackground = { 'cache-control': 'max-age=0, stale-while-revalidate=2592000' }

/**
 * Serves the built frontend: one exact route for each page and each file that is there at start, so that no address is ever
 * turned into a path of the disk. Null where nothing has been built, as in development.
 */
export async function serveSite(app: FastifyInstance, { root, headersFor }: SiteParts): Promise<Site | null> {
  if (!existsSync(join(root, 'site.json'))) return null
  const manifest = JSON.parse(readFileSync(join(root, 'site.json'), 'utf8')) as SiteManifest
  await app.register(fastifyStatic, { root, serve: false, preCompressed: true, cacheControl: false })
  for (const [path, file] of pagesOf(manifest)) {
    const needs = { botCheck: manifest.botCheck.includes(path), oneTimeLink: manifest.oneTimeLinks.includes(path) }
    servePage(app, path, { file, headers: { ...revalidated, ...headersFor(needs) } })
  }
  const notPublic = new Set([
    'site.json',
    'settings.json',
    manifest.notFound,
    manifest.shell,
    ...Object.values(manifest.notFoundUnder ?? {}),
    ...Object.values(manifest.pages),
  ])
  for (const file of globSync('**/*', { cwd: root })) {
    const isFile = statSync(join(root, file)).isFile()
    if (isFile && !file.endsWith('.br') && !notPublic.has(file)) serveFile(app, `/${file.replaceAll('\\', '/')}`)
  }
  const notFoundPage = readFileSync(join(root, manifest.notFound), 'utf8')
  const notFoundUnder = Object.entries(manifest.notFoundUnder ?? {}).map(
    ([start, file]) => [start, readFileSync(join(root, file), 'utf8')] as const,
  )
  return {
    notFound(request, reply) {
      const page = notFoundUnder.find(([start]) => request.url.startsWith(start))?.[1] ?? notFoundPage
      return reply.code(404).headers(revalidated).type('text/html; charset=utf-8').serializer(String).send(page)
    },
  }
}

function pagesOf({ pages, members, shell }: SiteManifest): Map<string, string> {
  return new Map([...members.map((path) => [path, shell] as const), ...Object.entries(pages)])
}

interface ServedPage {
  file: string
  headers: Record<string, string>
}

function servePage(app: FastifyInstance, path: string, { file, headers }: ServedPage): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: path,
    handler: (request, reply) => reply.headers(headers).sendFile(file, { onFile: correctRange(request) }),
  })
  if (path === '/') return
  app.route({
    method: ['GET', 'HEAD'],
    url: `${path}/`,
    handler: (request, reply) => reply.redirect(`${path}${request.url.slice(path.length + 1)}`, 301),
  })
}

function serveFile(app: FastifyInstance, path: string): void {
  const isHashed = hashed.test(path)
  const headers = path === blockingScript ? renewedInBackground : revalidated
  app.route({
    method: ['GET', 'HEAD'],
    url: path,
    handler(request, reply) {
      const onFile = correctRange(request)
      if (isHashed) return reply.sendFile(path.slice(1), { ...forever, cacheControl: true, onFile })
      return reply.headers(headers).sendFile(path.slice(1), { onFile })
    },
  })
}

/** Only here the size of the file that is sent is known: it may be the compressed one. */
function correctRange({ headers }: FastifyRequest): (path: string, stat: { size: number }) => void {
  return (_path, { size }) => {
    const range = satisfiableRange(headers.range, size)
    if (range === undefined) delete headers.range
    else headers.range = range
  }
}
