import { fact, type Facts } from './facts.ts'

/** What the lines `k8s_resource(…)` of the Tiltfile say. */
export function factsOfTiltfile(text: string): Facts {
  const lines = text.matchAll(/^k8s_resource\('([a-z-]+)', port_forwards='([\d:,]+)', labels=\['([a-z]+)'\]/gm)
  return new Set(
    [...lines].flatMap(([, name = '', ports = '', label = '']) => [
      fact.forwarded(name, ports),
      fact.labelled(name, label),
    ]),
  )
}
