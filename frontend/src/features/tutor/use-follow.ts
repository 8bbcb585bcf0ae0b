import { useCallback, useLayoutEffect, useRef } from 'react'
import type { Exchange } from './exchange.ts'

/** Nearer to the end than this counts as at the end. In pixels. */
const NEAR = 48

/**
 * Keeps the end of the conversation in sight while an answer grows, until the candidate scrolls up to read; at the end
 * again, it follows again.
 */
export function useFollow(exchanges: readonly Exchange[]) {
  const ref = useRef<HTMLElement>(null)
  const following = useRef(true)
  useLayoutEffect(() => {
    const list = ref.current
    if (list && following.current) list.scrollTop = list.scrollHeight
  }, [exchanges])
  const onScroll = useCallback(() => {
    const list = ref.current
    if (list) following.current = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR
  }, [])
  const follow = useCallback(() => {
    following.current = true
  }, [])
  /** Brings an exchange into sight; the newest is followed while its answer grows. */
  const show = useCallback((id: number) => {
    const all = [...(ref.current?.querySelectorAll('[data-exchange]') ?? [])]
    const shown = all.find((exchange) => exchange.getAttribute('data-exchange') === `${id}`)
    following.current = !shown || shown === all.at(-1)
    shown?.scrollIntoView({ block: 'nearest' })
  }, [])
  return { ref, onScroll, follow, show }
}
