import { useEffect, type RefObject } from 'react'

/**
 * Keeps a sheet inside what can be seen of the window: a keyboard on the screen covers the rest, without a change of the
 * window's size (CSSOM View, visual viewport). In `--room` and `--room-top` of the element.
 */
export function useKeyboardRoom(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const seen = globalThis.visualViewport
    const fit = () => {
      // Two fingers that enlarge the page leave less of it in sight, too, and are no keyboard.
      if (seen && seen.scale > 1.01) return
      element.current?.style.setProperty('--room', `${seen?.height ?? innerHeight}px`)
      element.current?.style.setProperty('--room-top', `${seen?.offsetTop ?? 0}px`)
    }
    fit()
    seen?.addEventListener('resize', fit)
    seen?.addEventListener('scroll', fit)
    return () => {
      seen?.removeEventListener('resize', fit)
      seen?.removeEventListener('scroll', fit)
    }
  }, [element])
}
