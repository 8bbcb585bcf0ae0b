import { setTimeout as pause } from 'node:timers/promises'
import { connectDatabase } from '@app/shared/mongo/connect'
import { Failure } from '../../deploy/start-table/failure.ts'

/** Runs one command of the database `admin`. */
type Command = (command: Record<string, unknown>) => Promise<Record<string, unknown>>

const PATIENCE = 60_000

/**
 * Makes a `mongod --replSet rs0` the primary of a replica set of one. `host` is where it reaches itself. Throws `Failure`
 * if it is no primary after a minute.
 */
export async function beginReplicaSet(url: string, host: string): Promise<void> {
  const database = connectDatabase(url, 'admin')
  try {
    await makePrimary((command) => database.db.command(command), host)
  } finally {
    await database.close()
  }
}

/** See `beginReplicaSet`. */
export async function makePrimary(command: Command, host: string): Promise<void> {
  let last: unknown
  for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(250)) {
    try {
      const hello = await command({ hello: 1 })
      if (hello['isWritablePrimary']) return
      // It has no set that it belongs to; between that and being the primary it elects itself.
      if (hello['isreplicaset']) await initiate(command, host)
    } catch (error) {
      last = error
    }
  }
  const reason = last instanceof Error ? `: ${last.message}` : ''
  throw new Failure(`The database did not become the primary of its replica set within a minute${reason}.`, {
    cause: last,
  })
}

async function initiate(command: Command, host: string): Promise<void> {
  const first = { _id: 'rs0', members: [{ _id: 0, host }] }
  try {
    await command({ replSetInitiate: first })
  } catch (error) {
    if ((error as { codeName?: string }).codeName !== 'AlreadyInitialized') throw error
    // It was the primary at another port (DATABASE_PORT), and is no member of its own set since.
    const { config } = (await command({ replSetGetConfig: 1 })) as { config: typeof first & { version: number } }
    const moved = { ...config, version: config.version + 1, members: [{ ...config.members[0], host }] }
    await command({ replSetReconfig: moved, force: true })
  }
}
