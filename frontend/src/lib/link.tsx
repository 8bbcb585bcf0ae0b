import type { AnchorHTMLAttributes } from 'react'
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom'
import { needsOwnDocument } from '../paths.ts'

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
        if (!event.defaultPrevented && !needsOwnDocument(to)) follow(event)
      }}
    >
      {children}
    </a>
  )
}
