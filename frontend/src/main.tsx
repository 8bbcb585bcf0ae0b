import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider, createBrowserRouter } from 'react-router-dom'
import { browserSession } from './session/browser-session.ts'
import { SessionProvider } from './session/session-context.tsx'
import { reloadOnMissingChunk } from './lib/reload-on-missing-chunk.ts'
import { routes } from './routes.tsx'
import './ui/global.css'

reloadOnMissingChunk()
const session = browserSession()
session.subscribe(() => {
  // Kept true for what the stylesheets hide from members; `first-paint.js` sets it before the first paint.
  if (session.state().status === 'member') document.documentElement.dataset.session = 'member'
  else delete document.documentElement.dataset.session
})
void session.restore()

const router = createBrowserRouter(routes)
if (!router.state.initialized) {
  await new Promise<void>((done) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      done()
    })
  })
}

const root = document.getElementById('root')!
const app = (
  <StrictMode>
    <SessionProvider value={session}>
      <RouterProvider router={router} />
    </SessionProvider>
  </StrictMode>
)
// Only what was prerendered for this very path may be adopted; anything else is drawn anew, with its head tags.
if (root.dataset.path === location.pathname) {
  hydrateRoot(root, app)
} else {
  for (const tag of document.head.querySelectorAll(
    'title, meta[name="robots"], meta[name="description"], meta[property], meta[name^="twitter"], link[rel="canonical"]',
  ))
    tag.remove()
  root.replaceChildren()
  createRoot(root).render(app)
}
