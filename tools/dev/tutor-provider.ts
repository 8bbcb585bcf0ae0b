import { controlStandIn, type StandIn, startStandIn } from './stand-in.ts'

/** Starts the stand-in of the tutor's provider. */
export const startTutorProvider = (logFolder: string, port: number, say?: (line: string) => void): StandIn =>
  startStandIn({ name: 'tutor-provider', entry: 'tools/sandbox/tutor/main.ts', logFolder, port, say })

/**
 * Tells the stand-in how to behave from now on (tools/sandbox/tutor/behaviour.ts), such as `{ mode: 'slow', pieceMs: 50 }`.
 * Throws what it says if it refuses.
 */
export const setTutorProvider = (url: string, behaviour: { mode: string; [name: string]: unknown }): Promise<unknown> =>
  controlStandIn(url, 'mode', behaviour)
