import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * After a move to another page the focus goes to its heading and its title is announced, as a full page load would do.
 * The first page is the browser's own business.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1
    target?.focus({ preventScroll: true })
    setTitle(document.title)
  }, [pathname])
  return (
    <div className="sr" role="status">
      {title}
    </div>
  )
}
