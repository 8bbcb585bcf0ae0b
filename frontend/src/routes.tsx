import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { ErrorPage } from './features/layout/error-page.tsx'
import { Layout } from './features/layout/layout.tsx'
import { NotFoundPage } from './features/layout/not-found-page.tsx'
import { Late } from './lib/late.tsx'
import { loadWithNetwork } from './lib/network.ts'
import { pageList, paths, type PageName } from './paths.ts'

const modules = import.meta.glob<{ Component: ComponentType }>(['./routes/*.tsx', '!**/*.test.tsx'])

/**
 * One lazy route per page of the table. Its id is the module's key in Vite's manifest, by which the prerendered page
 * finds its scripts and styles.
 */
function pageRoute({ name, path }: { name: PageName | 'post'; path: string }): RouteObject {
  const load = modules[`./routes/${name}.tsx`]
  if (!load) throw new Error(`The page '${name}' has no module in routes/.`)
  return { id: `src/routes/${name}.tsx`, path, lazy: loadWithNetwork(load) }
}

const loadConsent = async () => (await import('./features/consent/load-consent.ts')).loadConsent()
const loadTutor = async () => (await import('./launcher.tsx')).Launcher

/** The tutor is on every page, and belongs to no page: a conversation goes on while pages change. */
const Site = () => (
  <Layout>
    <Late load={loadConsent} />
    <Late load={loadTutor} />
  </Layout>
)

export const routes: RouteObject[] = [
  {
    Component: Site,
    ErrorBoundary: ErrorPage,
    // Nothing waits for it: the first page is prerendered, and a later one appears when it is there.
    HydrateFallback: () => null,
    children: [
      {
        // Inside the layout, so that a page that fails keeps its header and footer.
        ErrorBoundary: ErrorPage,
        children: [
          ...pageList.filter(({ access }) => access !== 'member').map(pageRoute),
          pageRoute({ name: 'post', path: paths.post(':slug') }),
          {
            id: 'src/session/members-area.tsx',
            lazy: loadWithNetwork(() => import('./session/members-area.tsx')),
            children: pageList.filter(({ access }) => access === 'member').map(pageRoute),
          },
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
]
