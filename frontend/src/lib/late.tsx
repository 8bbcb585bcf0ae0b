import { useEffect, useState, type ComponentType } from 'react'

interface LateProps {
  /** Fetches the part; null if there is nothing to show. Called once, so it must not depend on what changes. */
  load: () => Promise<ComponentType | null>
}

/** A part of a page that few visits need: it is fetched after the first idle moment, and left out if that fails. */
export function Late({ load }: LateProps) {
  const [Part, setPart] = useState<ComponentType | null>(null)
  useEffect(() => {
    const show = () =>
      void load().then(
        (it) => setPart(() => it),
        () => undefined,
      )
    const later = 'requestIdleCallback' in globalThis ? requestIdleCallback(show) : setTimeout(show, 500)
    return () => ('cancelIdleCallback' in globalThis ? cancelIdleCallback(later as number) : clearTimeout(later))
  }, [load])
  return Part && <Part />
}
