import { useEffect, type RefObject } from 'react'

/**
 * Gives the focus to the first button of the element when the one that had it is gone, because `state` has changed: pressing
 * it, such as 'End Call', is what removes it.
 */
export function useKeptFocus(element: RefObject<HTMLElement | null>, state: string): void {
  useEffect(() => {
    if (document.activeElement === document.body)
      element.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [element, state])
}
