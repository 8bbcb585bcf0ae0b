import {
  JetStreamApiError,
  jetstream,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
  type JetStreamClient,
  type JetStreamManager,
} from '@nats-io/jetstream'
import { connect, headers, nanos, type NatsConnection } from '@nats-io/transport-node'
import type { Logger } from '../logger.ts'
import { streamOf, type Event } from './event.ts'

export interface Broker {
  connected(): boolean
  /** Resolves when the broker has stored the event; rejects within about 2 s when it has not. */
  publish(event: Event): Promise<void>
  /** For consumers: waits until there is a connection. */
  link(): Promise<Link>
  /** Creates a producing service's stream where it is missing; the same call from several processes is harmless. */
  ensureStream(name: string): Promise<void>
  close(): Promise<void>
}

export interface Link {
  connection: NatsConnection
  stream: JetStreamClient
  manager: JetStreamManager
}

/** The duplicate window is a convenience; consumers are idempotent by themselves. */
const duplicateWindowMs = 10 * 60_000
const keptMs = 30 * 24 * 3_600_000
const publishTimeoutMs = 2000

export interface BrokerOptions {
  url: string
  /** Of the connecting process, for people who look at the broker. */
  name: string
  logger: Logger
  /** Copies of each stream: 1 on one machine, 3 in a cluster. */
  replicas?: number
}

/** Connects in the background and for ever: a service serves also while the broker is away. */
export function connectBroker(options: BrokerOptions): Broker {
  const state: { link?: Link; up: boolean; closed: boolean } = { up: false, closed: false }
  const { replicas = 1 } = options
  const ensured = new Set<string>()
  const opening = open(options).then((link) => {
    state.link = link
    state.up = true
    void follow(link.connection, options.logger, (up) => (state.up = up))
    return state.closed ? link.connection.close().then(() => link) : link
  })
  opening.catch((error: unknown) => options.logger.error({ err: error }, 'the broker cannot be used'))

  return {
    connected: () => state.up,
    async publish(event) {
      if (!state.link || !state.up) throw new Error('the broker is away')
      const name = streamOf(event.subject)
      try {
        if (!ensured.has(name)) await ensureStream(state.link.manager, name, replicas)
        ensured.add(name)
        await store(state.link.stream, event)
      } catch (error) {
        // The stream may have been lost with its disk: the next try makes it anew.
        ensured.delete(name)
        throw error
      }
    },
    link: () => opening,
    ensureStream: async (name) => ensureStream((await opening).manager, name, replicas),
    async close() {
      state.closed = true
      state.up = false
      await state.link?.connection.close()
    },
  }
}

async function open(options: BrokerOptions): Promise<Link> {
  const connection = await connect({
    servers: options.url,
    name: options.name,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    waitOnFirstConnect: true,
    pingInterval: 5000,
    maxPingOut: 2,
  })
  // Asking the account for its abilities would fail while the broker is on its way down or up again.
  return { connection, stream: jetstream(connection), manager: await jetstreamManager(connection, { checkAPI: false }) }
}

async function follow(connection: NatsConnection, logger: Logger, tell: (up: boolean) => void): Promise<void> {
  for await (const status of connection.status()) {
    if (status.type !== 'disconnect' && status.type !== 'reconnect') continue
    tell(status.type === 'reconnect')
    logger.warn({ reason: status.type }, 'broker link')
  }
}

async function store(stream: JetStreamClient, event: Event): Promise<void> {
  const header = headers()
  header.set('event-time', event.at.toISOString())
  const options = { msgID: event.id, headers: header, timeout: publishTimeoutMs, retries: 1 }
  await stream.publish(event.subject, JSON.stringify(event.body), options)
}

/** What the broker says of a stream that is there with other settings: an operator may change them, such as the replicas. */
const nameInUse = 10058

async function ensureStream(manager: JetStreamManager, name: string, replicas: number): Promise<void> {
  const wanted = {
    name,
    subjects: [`${name}.>`],
    storage: StorageType.File,
    retention: RetentionPolicy.Limits,
    num_replicas: replicas,
    duplicate_window: nanos(duplicateWindowMs),
    max_age: nanos(keptMs),
  }
  await manager.streams.add(wanted).catch((error: unknown) => {
    if (!(error instanceof JetStreamApiError) || error.code !== nameInUse) throw error
  })
}
