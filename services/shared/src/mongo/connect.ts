import { MongoClient, type Db, type MongoClientOptions } from 'mongodb'

/**
 * Deadlines that were measured against a frozen database (data.md): every call ends within about 3 s. Retrying is ours
 * alone, because only we know which writes may be repeated.
 */
const options: MongoClientOptions = {
  serverSelectionTimeoutMS: 2000,
  connectTimeoutMS: 2000,
  socketTimeoutMS: 3000,
  waitQueueTimeoutMS: 2000,
  maxPoolSize: 50,
  retryReads: false,
  retryWrites: false,
  readPreference: 'primary',
  writeConcern: { w: 'majority', journal: true },
}

export interface Database {
  db: Db
  /** True when the database answers. */
  ready(): Promise<boolean>
  close(): Promise<void>
}

/**
 * Connects in the background and keeps trying, so that a service starts also while its database does not answer yet: the
 * driver alone would stay closed for ever once its first try has failed.
 */
export function connectDatabase(url: string, name: string, more: MongoClientOptions = {}): Database {
  const client = new MongoClient(url, { ...options, ...more })
  const db = client.db(name)
  const state = { closed: false }
  void keepConnecting(client, state)
  return {
    db,
    ready: async () => (await db.command({ ping: 1 }))['ok'] === 1,
    close() {
      state.closed = true
      return client.close()
    },
  }
}

async function keepConnecting(client: MongoClient, state: { closed: boolean }): Promise<void> {
  while (!state.closed) {
    try {
      await client.connect()
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 250).unref())
    }
  }
}
