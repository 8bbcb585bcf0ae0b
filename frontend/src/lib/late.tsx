import { useEffect, useState, type ComponentType } from 'react'
import { whenIdle } from './when-idle.ts'

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
    return whenIdle(show)
  }, [load])
  return Part && <Part />
}
