import type { Child } from './child.ts'
import { httpCall } from './http-call.ts'
import { HOST } from './ports.ts'
import { startProgram, untilReady } from './system.ts'

/** A process that stands in for a provider outside. Only services ask it, so it may start and end at any time. */
export interface StandIn {
  child: Child
  url: string
  /** When it can serve. */
  ready: Promise<void>
}

interface StandInRequest {
  name: string
  /** Entry file, from the root of the repository. */
  entry: string
  port: number
  logFolder: string
  /** Is told what it waits for, if it is not ready after a few seconds. */
  say?: ((line: string) => void) | undefined
}

/** Starts a stand-in. It responds to `GET /health` when it can serve. */
export function startStandIn({ name, entry, port, logFolder, say }: StandInRequest): StandIn {
  const env = { HOST, PORT: `${port}`, NODE_ENV: 'development' }
  const child = startProgram({ logFolder }, { name, entry, env })
  const url = `http://${HOST}:${port}`
  const ready = untilReady(child, `${url}/health`, say)
  // The caller may still be starting other things when it fails.
  ready.catch(() => undefined)
  return { child, url, ready }
}

/** Asks a stand-in for something that only tests may. Returns its body; throws what it says if it refuses. */
export async function controlStandIn(url: string, name: string, order: object = {}): Promise<unknown> {
  const { status, body } = await httpCall({ method: 'POST', url: `${url}/control/${name}`, body: order })
  if (status !== 200) throw new Error(`the stand-in responded to '${name}' with ${status}: ${JSON.stringify(body)}`)
  return body
}
