import {
  jetstream,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
  type JetStreamClient,
  type JetStreamManager,
} from '@nats-io/jetstream'
import { connect, headers, nanos, type NatsConnection } from '@nats-io/transport-node'
import type { Logger } from '../logger.ts'
import { streamOf, type Event, type Subject } from './event.ts'

export interface Broker {
  connected(): boolean
  /** Resolves when the broker has stored the event; rejects within 2 s when it has not. */
  publish(event: Event): Promise<void>
  /** For consumers: waits until there is a connection. */
  manager(): Promise<{ connection: NatsConnection; stream: JetStreamClient; manager: JetStreamManager }>
  close(): Promise<void>
}

/** The duplicate window is a convenience; consumers are idempotent by themselves. */
const duplicateWindowMs = 10 * 60_000

/** Connects in the background and for ever: a service serves also while the broker is away. */
export function connectBroker(options: { url: string; name: string; logger: Logger }): Broker {
  const state: { connection?: NatsConnection; stream?: JetStreamClient; closed: boolean } = { closed: false }
  const ensured = new Set<string>()
  const opening = open(options, state)
  opening.catch((error: unknown) => options.logger.error({ err: error }, 'the broker cannot be used'))

  return {
    connected: () =>
      state.connection !== undefined &&
      !state.connection.isClosed() &&
      state.connection.status !== undefined &&
      linked(state.connection),
    async publish(event) {
      if (!state.connection || !state.stream || !linked(state.connection)) throw new Error('the broker is away')
      const name = streamOf(event.subject)
      if (!ensured.has(name)) {
        await ensureStream(await jetstreamManager(state.connection, { checkAPI: false }), name)
        ensured.add(name)
      }
      const header = headers()
      header.set('event-time', event.at.toISOString())
      const ack = await state.stream.publish(event.subject, JSON.stringify(event.body), {
        msgID: event.id,
        headers: header,
        timeout: 2000,
        retries: 1,
      })
      if (ack.stream !== name) throw new Error(`stored in stream ${ack.stream}`)
    },
    async manager() {
      const { connection, stream } = await opening
      return { connection, stream, manager: await jetstreamManager(connection, { checkAPI: false }) }
    },
    async close() {
      state.closed = true
      if (state.connection) await state.connection.close()
    },
  }
}

const links = new WeakMap<NatsConnection, boolean>()
const linked = (connection: NatsConnection): boolean => links.get(connection) === true

async function open(
  options: { url: string; name: string; logger: Logger },
  state: { connection?: NatsConnection; stream?: JetStreamClient; closed: boolean },
): Promise<{ connection: NatsConnection; stream: JetStreamClient }> {
  const connection = await connect({
    servers: options.url,
    name: options.name,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    waitOnFirstConnect: true,
    pingInterval: 5000,
    maxPingOut: 2,
  })
  links.set(connection, true)
  if (state.closed) await connection.close()
  void follow(connection, options.logger)
  state.connection = connection
  state.stream = jetstream(connection)
  return { connection, stream: state.stream }
}

async function follow(connection: NatsConnection, logger: Logger): Promise<void> {
  for await (const status of connection.status()) {
    if (status.type === 'disconnect' || status.type === 'reconnect') {
      links.set(connection, status.type === 'reconnect')
      logger.warn({ reason: status.type }, 'broker link')
    }
  }
}

/** Creates the producing service's stream where it is missing; the same call from several processes is harmless. */
export async function ensureStream(manager: JetStreamManager, name: string): Promise<void> {
  await manager.streams.add({
    name,
    subjects: [`${name}.>`],
    storage: StorageType.File,
    retention: RetentionPolicy.Limits,
    duplicate_window: nanos(duplicateWindowMs),
    max_age: nanos(30 * 24 * 3_600_000),
  })
}

export type { Subject }
