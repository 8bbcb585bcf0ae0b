import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Maximum height of the questions that are open at first, in pixels: a result of ten then stays below 4,000. */
const OPEN_PX = 2600

/**
 * Before the first paint: folds the open questions of a list from the last one on until the list is short enough. The
 * first stays open.
 */
export function useFoldToFit<List extends HTMLElement>(): RefObject<List | null> {
  const ref = useRef<List>(null)
  useLayoutEffect(() => {
    const list = ref.current
    if (!list) return
    const open = [...list.querySelectorAll<HTMLDetailsElement>('article > details[open]')]
    for (const question of open.slice(1).toReversed()) {
      if (list.offsetHeight <= OPEN_PX) return
      question.open = false
    }
  }, [])
  return ref
}
