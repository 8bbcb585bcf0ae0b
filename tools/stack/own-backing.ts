import { provideOne } from '../dev/backing.ts'
import type { Child } from '../dev/child.ts'
import { fixedPort } from './fixed-ports.ts'

export type BackingName = 'database' | 'broker'

/** A database and a broker that belong to one stack, whatever the environment names: they are killed and frozen. */
export interface OwnBacking {
  mongodbUrl: string
  natsUrl: string
  /** Where the database comes from, such as `embedded`. */
  databaseKind: string
  ports: Record<BackingName, number>
  child(name: BackingName): Child
  /** Again, on the same port and with the same data. */
  start(name: BackingName): Promise<void>
  stop(): Promise<void>
}

export async function startOwnBacking(dataFolder: string): Promise<OwnBacking> {
  const env = { ...process.env, MONGODB_URL: '', NATS_URL: '' }
  const provide = (name: BackingName, port: number) =>
    provideOne(name, { dataFolder, databasePort: port, brokerPort: port, log: () => undefined, env })
  const ports = { database: await fixedPort(), broker: await fixedPort() }
  const provided = {
    database: await provide('database', ports.database),
    broker: await provide('broker', ports.broker),
  }
  const child = (name: BackingName): Child => {
    const own = provided[name].child
    if (!own) throw new Error(`the ${name} is not ours to kill`)
    return own
  }
  return {
    mongodbUrl: provided.database.url,
    natsUrl: provided.broker.url,
    databaseKind: provided.database.kind,
    ports,
    child,
    async start(name) {
      provided[name] = await provide(name, ports[name])
    },
    async stop() {
      await Promise.all([child('database').stop(), child('broker').stop()])
    },
  }
}
