import { useEffect, useRef } from 'react'

interface Watched {
  key: string
  submitting: boolean
  onSentElsewhere: () => void
}

/** The draft went away in another tab: it was submitted there. While this tab submits, its own answer says so. */
export function useRemovalElsewhere(watched: Watched): void {
  const latest = useRef(watched)
  useEffect(() => {
    latest.current = watched
  })
  useEffect(() => {
    const watch = ({ key, newValue }: StorageEvent) => {
      const { key: mine, submitting, onSentElsewhere } = latest.current
      if (key === mine && newValue === null && !submitting) onSentElsewhere()
    }
    addEventListener('storage', watch)
    return () => removeEventListener('storage', watch)
  }, [])
}
