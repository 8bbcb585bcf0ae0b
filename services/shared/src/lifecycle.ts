import closeWithGrace from 'close-with-grace'
import { EnvError } from './env.ts'
import type { Logger } from './logger.ts'

/** A process that has started: what it answers on, and how it ends without dropping a request. */
export interface Running {
  logger: Logger
  close(): Promise<void>
}

/**
 * Starts a process and ends it gracefully: on SIGTERM, SIGINT, an uncaught error, or when the parent that started it
 * with an IPC channel is gone. A broken environment is one sentence on standard error and exit code 78 (EX_CONFIG).
 */
export async function run(start: () => Promise<Running>): Promise<void> {
  // What dependencies print may go into a file on a full disk: it is lost, and the process goes on.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
  // Listened for from the beginning: the parent may go while this process still starts.
  const parentGone = process.channel ? new Promise<void>((gone) => process.once('disconnect', gone)) : undefined
  try {
    const running = await start()
    const grace = closeWithGrace({ delay: 10_000, logger: false }, async ({ err, signal }) => {
      if (err) running.logger.fatal({ err }, 'stopping after an error')
      else running.logger.info({ signal }, 'stopping')
      await running.close()
    })
    void parentGone?.then(() => grace.close())
  } catch (error) {
    if (!(error instanceof Error)) throw error
    console.error(error instanceof EnvError || error.message.startsWith('Cannot start') ? error.message : error)
    process.exit(error instanceof EnvError ? 78 : 1)
  }
}
