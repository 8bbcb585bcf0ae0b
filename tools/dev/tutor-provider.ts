import type { Child } from './child.ts'
import { httpCall } from './http-call.ts'
import { HOST } from './ports.ts'
import { startProgram, untilReady } from './system.ts'

export interface TutorProvider {
  child: Child
  url: string
  /** When it can serve. */
  ready: Promise<void>
}

/** Starts the stand-in of the tutor's provider. Only the tutor asks it: it may start and end at any time. */
export function startTutorProvider(logFolder: string, port: number, say?: (line: string) => void): TutorProvider {
  const env = { HOST, PORT: `${port}`, NODE_ENV: 'development' }
  const child = startProgram({ logFolder }, { name: 'tutor-provider', entry: 'tools/sandbox/tutor/main.ts', env })
  const url = `http://${HOST}:${port}`
  const ready = untilReady(child, `${url}/health`, say)
  // Who waits for it may still be starting other things.
  ready.catch(() => undefined)
  return { child, url, ready }
}

/**
 * Tells the stand-in how to behave from now on (tools/sandbox/tutor/behaviour.ts), such as `{ mode: 'slow', pieceMs: 50 }`.
 * Throws what it says if it refuses.
 */
export async function setTutorProvider(
  url: string,
  behaviour: { mode: string; [name: string]: unknown },
): Promise<void> {
  const answer = await httpCall({ method: 'POST', url: `${url}/control/mode`, body: behaviour })
  if (answer.status !== 200) throw new Error(`the tutor's stand-in responded with ${answer.status}`)
}
