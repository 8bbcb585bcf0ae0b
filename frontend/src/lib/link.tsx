import type { AnchorHTMLAttributes } from 'react'
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom'
import { needsOwnDocument } from '../paths.ts'
import { networkIsBack } from './network.ts'

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** An address from `paths`. */
  to: string
  /** In a navigation: says whether this is the page that is open. */
  nav?: boolean
}

/** A link inside the site. The router's own brings 2 kB of machinery for server-side data that we do not have. */
export function Link({ to, nav = false, children, ...rest }: LinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler(to)
  const here = useLocation().pathname === to
  return (
    <a
      {...rest}
      href={href}
      {...(nav && here && { 'aria-current': 'page' })}
      onClick={(event) => {
        rest.onClick?.(event)
        if (event.defaultPrevented) return
        if (!needsOwnDocument(to)) follow(event)
        else if (!navigator.onLine) {
          event.preventDefault()
          void openWithNetwork(href)
        }
      }}
    >
      {children}
    </a>
  )
}

/** Instead of the browser's own page about a missing network. Not if the candidate has moved on meanwhile. */
async function openWithNetwork(href: string): Promise<void> {
  const from = location.href
  await networkIsBack()
  if (location.href === from) location.assign(href)
}
