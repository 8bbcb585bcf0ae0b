import { useEffect, useState, type ComponentType } from 'react'

/**
 * Shows a part of the page that may come late. Its program is loaded at the first idle moment, so that the page can be
 * used before it arrives. Without its program the page does without the part.
 */
export function AfterIdle({ load }: { load: () => Promise<ComponentType> }) {
  const [Part, setPart] = useState<ComponentType>()
  useEffect(() => {
    const begin = () =>
      void load().then(
        (part) => setPart(() => part),
        () => undefined,
      )
    const later = 'requestIdleCallback' in globalThis ? requestIdleCallback(begin) : setTimeout(begin, 500)
    return () => ('cancelIdleCallback' in globalThis ? cancelIdleCallback(later as number) : clearTimeout(later))
  }, [load])
  return Part && <Part />
}
