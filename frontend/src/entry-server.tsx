import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router-dom'
import { brand } from './brand.ts'
import { SessionProvider } from './session/session-context.tsx'
import { createSession } from './session/session.ts'
import { posts } from 'virtual:blog-summaries'
import { pageList, paths } from './paths.ts'
import { routes } from './routes.tsx'
import { shareCards, shareTags } from './share-cards.ts'
import { structuredDataTag } from './structured-data.ts'

export const { origin, site: siteName } = brand
export { shareCards }

const articles = posts.map(({ slug }) => paths.post(slug))

/** What is written to files; a member's page holds its header and 'Restoring session…'. */
export const prerendered = {
  public: [...pageList.filter(({ access }) => access !== 'member').map(({ path }) => path), ...articles],
  /** What the sitemap names. */
  listed: [
    ...pageList.filter(({ access, unlisted }) => access !== 'member' && !unlisted).map(({ path }) => path),
    ...articles,
  ],
  member: pageList.filter(({ access }) => access === 'member').map(({ path }) => path),
  /** Whose headers differ. */
  botCheck: pageList.filter(({ botCheck }) => botCheck).map(({ path }) => path),
  oneTimeLinks: pageList.filter(({ oneTimeLink }) => oneTimeLink).map(({ path }) => path),
}

/** A session that stays in 'restoring': what the browser's first render shows, too. */
const session = createSession({
  storage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
  loadProfile: () => Promise.reject(new Error('no session while prerendering')),
  revoke: () => Promise.resolve(),
})

export async function renderPage(path: string) {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(origin + path))
  if (context instanceof Response) throw new Error(`${path} answered ${context.status} while prerendering`)
  const router = createStaticRouter(handler.dataRoutes, context)
  const { prelude } = await prerender(
    <StrictMode>
      <SessionProvider value={session}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </SessionProvider>
    </StrictMode>,
  )
  const html = await new Response(prelude).text()
  // React emits the hoisted tags first.
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*\/>)*/.exec(html)?.[0] ?? ''
  return {
    head: head + shareTags(path) + structuredDataTag(path),
    body: html.slice(head.length),
    modules: context.matches.map(({ route }) => route.id),
  }
}
