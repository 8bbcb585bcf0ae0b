import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '../../lib/link.tsx'
import { pageList, paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Logo } from '../../ui/logo.tsx'
import { useSessionState } from '../../session/session-context.tsx'
import styles from './header.module.css'

const MENU = 'main-menu'

/**
 * The navigation is one list: a row on wide screens, on phones a native popover, which brings Esc, light dismiss and
 * `aria-expanded` with it and opens before any script has arrived.
 */
export function Header() {
  const { pathname } = useLocation()
  const menu = useRef<HTMLElement>(null)
  const shownAt = useRef(pathname)
  useEffect(() => {
    // Not at the beginning: it may have been opened before this script came.
    if (shownAt.current === pathname) return
    shownAt.current = pathname
    // On wide screens the popover is not open, and in old browsers there is none.
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover()
  }, [pathname])
  return (
    <header className={styles.header}>
      <div className={`page ${styles.bar}`}>
        <Link to={paths.home()} className={styles.home}>
          <Logo />
        </Link>
        <button type="button" className={`${buttonClass({ small: true })} ${styles.menuButton}`} popoverTarget={MENU}>
          Menu
        </button>
        <nav ref={menu} id={MENU} popover="auto" aria-label="Main" className={styles.nav}>
          <button
            type="button"
            className={`${buttonClass({ small: true })} ${styles.closeButton}`}
            popoverTarget={MENU}
            popoverTargetAction="hide"
          >
            Close
          </button>
          <HeaderLinks />
        </nav>
      </div>
    </header>
  )
}

/**
 * While the session is being restored both sets of links are there and the stylesheet shows one of them by
 * `data-session` and `data-admin` of the document, which `first-paint.js` sets: no flicker, no shift.
 */
function HeaderLinks() {
  const state = useSessionState()
  const { status } = state
  const shown = pageList.filter(({ link }) => {
    if (!link || link.place === 'footer') return false
    if (status === 'restoring' || link.for === 'all') return true
    return link.for === (link.for === 'admin' && status === 'member' && state.user.admin ? 'admin' : status)
  })
  return (
    <ul className={styles.links} data-restoring={status === 'restoring' || undefined}>
      {shown.map(({ name, path, link }) => (
        <li key={name} data-for={link?.for}>
          <Link to={path} nav className={linkClass(link?.place === 'header-action')}>
            {link?.label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const linkClass = (action: boolean) => (action ? buttonClass({ kind: 'primary' }) : (styles.link ?? ''))
