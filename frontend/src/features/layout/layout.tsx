import type { ReactNode } from 'react'
import { Outlet, UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router-dom'
import { useNetworkWait } from '../../lib/network.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import styles from './layout.module.css'

/** What every page has: a way past the header, the header, the page, the footer; after them `children`. */
export function Layout({ children }: { children?: ReactNode }) {
  useScrollRestoration()
  const waits = useNetworkWait()
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <RouteAnnouncer />
      <div role="status">
        {waits && <p className={styles.waiting}>You are offline. The page opens as soon as the network is back.</p>}
      </div>
      {children}
    </div>
  )
}
