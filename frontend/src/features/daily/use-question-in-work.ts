import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { DraftStore } from './draft-store.ts'
import type { KeptSet } from './kept-set.ts'
import { createQuestionClock, TICK_MS } from './question-clock.ts'

/** For this long after a deliberate move the scroll position says nothing about which question is meant. */
const PINNED_MS = 500

interface Work {
  store: DraftStore
  set: KeptSet
  /** Holds the questions, each marked with `data-question`. */
  list: RefObject<HTMLElement | null>
}

/**
 * The question in work: the one that was moved to or answered last, else the one that crosses a line two fifths down
 * the window. It is kept as the place to come back to, and the time it is looked at is added up.
 */
export function useQuestionInWork({ store, set, list }: Work) {
  const [current, setCurrent] = useState(() => placeToBegin(store, set))
  const pinnedUntil = useRef(0)
  const moveTo = useCallback((id: string) => {
    pinnedUntil.current = performance.now() + PINNED_MS
    setCurrent(id)
  }, [])

  useEffect(() => store.amend(set, (draft) => ({ ...draft, position: current })), [store, set, current])
  useEffect(() => {
    pinnedUntil.current = performance.now() + PINNED_MS
    const line = new IntersectionObserver(
      (entries) => {
        const crossing = entries.find(({ isIntersecting }) => isIntersecting)?.target
        if (!(crossing instanceof HTMLElement) || performance.now() <= pinnedUntil.current) return
        const { question, reading } = crossing.dataset
        // Reading a passage is work on its first question, or on the one that sent the candidate back to it.
        const own = reading?.split(' ') ?? []
        setCurrent((now) => question ?? (own.includes(now) ? now : (own[0] ?? now)))
      },
      { rootMargin: '-40% 0px -60% 0px' },
    )
    for (const item of list.current?.querySelectorAll('[data-question], [data-reading]') ?? []) line.observe(item)
    return () => line.disconnect()
  }, [list, set])

  const settle = useTimeTaken({ store, set, current })
  return { current, moveTo, settle }
}

function placeToBegin(store: DraftStore, set: KeptSet): string {
  const kept = store.read(set)?.position
  return set.questions.find(({ id }) => id === kept)?.id ?? set.questions[0]?.id ?? ''
}

/** Counts only while the page is visible. The answer reports what has not been reported yet. */
function useTimeTaken({ store, set, current }: Omit<Work, 'list'> & { current: string }): () => void {
  const settle = useRef(() => {})
  useEffect(() => {
    const add = (id: string, passed: number) =>
      store.amend(set, (draft) => ({
        ...draft,
        seconds: { ...draft.seconds, [id]: Math.round(((draft.seconds[id] ?? 0) + passed) * 10) / 10 },
      }))
    const clock = createQuestionClock({ now: Date.now, add })
    settle.current = clock.settle
    const look = () => clock.work(document.visibilityState === 'visible' ? current : null)
    look()
    const ticking = setInterval(clock.settle, TICK_MS)
    document.addEventListener('visibilitychange', look)
    addEventListener('pagehide', clock.settle)
    return () => {
      clock.settle()
      clearInterval(ticking)
      document.removeEventListener('visibilitychange', look)
      removeEventListener('pagehide', clock.settle)
    }
  }, [store, set, current])
  return useCallback(() => settle.current(), [])
}
