import { MongoClient, type Db, type MongoClientOptions } from 'mongodb'
import { NotReady } from '../http/not-ready.ts'
import { secondsHistogram, type Metrics } from '../metrics.ts'
import { repeat, type Repeated, type Try } from '../repeat.ts'

/**
 * Deadlines that were measured against a frozen database (docs/data-rules.md#deadlines-of-the-database-driver): every call ends within about 3 s. Retrying is ours
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
  /** True when the database responds. Throws `NotReady` while it does not. */
  ready(): Promise<boolean>
  close(): Promise<void>
}

/**
 * Connects in the background and keeps trying, so that a service starts also while its database does not answer yet: the
 * driver alone would stay closed for ever once its first try has failed.
 */
export function connectDatabase(
  url: string,
  name: string,
  { metrics, ...more }: MongoClientOptions & { metrics?: Metrics } = {},
): Database {
  const client = new MongoClient(url, { ...options, monitorCommands: metrics !== undefined, ...more })
  if (metrics) measureCommands(client, metrics)
  const db = client.db(name)
  let connecting = keepConnecting(client)
  const watch = watchHeartbeat(client, async (signal) => {
    void connecting.stop()
    await client.close()
    if (!signal.aborted) connecting = keepConnecting(client)
  })
  return {
    db,
    async ready() {
      const reply = await db.command({ ping: 1 }).catch(() => undefined)
      if (reply?.['ok'] !== 1) throw new NotReady('its database does not respond')
      return true
    },
    close() {
      void connecting.stop()
      void watch.stop()
      return client.close()
    },
  }
}

/** The time of each command in the database and on the way there, as the driver saw it. */
function measureCommands(client: MongoClient, metrics: Metrics): void {
  const durations = secondsHistogram(metrics, {
    name: 'database_command_duration_seconds',
    help: 'Time that database commands took, by command and outcome.',
    labels: ['command', 'outcome'],
  })
  for (const outcome of ['succeeded', 'failed'] as const) {
    const observe = ({ commandName: command, duration }: { commandName: string; duration: number }) =>
      durations.observe({ command, outcome }, duration / 1000)
    if (outcome === 'succeeded') client.on('commandSucceeded', observe)
    else client.on('commandFailed', observe)
  }
}

function keepConnecting(client: MongoClient): Repeated {
  const connect = async () => void (await client.connect())
  return repeat(connect, { every: 250, timeout: 10_000, untilDone: true })
}

/** After so many seconds a heartbeat is lost; one that the server answers only when something changes may take its 10 s. */
const lostAfter = { asked: 5, awaited: 15 }

/**
 * The driver's monitor can wait for ever: where the database dies at the wrong moment, it writes into a socket that the
 * other side has ended and waits for 'drain' (mongodb 7.9, `Connection.writeCommand`), so this process would never find its
 * database again. A heartbeat that neither succeeds nor fails is the sign; connecting anew is the cure. Seconds are counted
 * by ticks, so that a process that was frozen itself does not take that for a lost heartbeat.
 */
function watchHeartbeat(client: MongoClient, reconnect: Try): Repeated {
  const secondsLeft = new Map<string, number>()
  client.on('serverHeartbeatStarted', ({ connectionId, awaited }) => {
    secondsLeft.set(connectionId, awaited ? lostAfter.awaited : lostAfter.asked)
  })
  client.on('serverHeartbeatSucceeded', ({ connectionId }) => void secondsLeft.delete(connectionId))
  client.on('serverHeartbeatFailed', ({ connectionId }) => void secondsLeft.delete(connectionId))
  const tick = async (signal: AbortSignal) => {
    for (const [address, left] of secondsLeft) secondsLeft.set(address, left - 1)
    if (![...secondsLeft.values()].some((left) => left <= 0)) return
    secondsLeft.clear()
    await reconnect(signal)
  }
  return repeat(tick, { every: 1000, timeout: 10_000, waitFirst: true })
}
