import { type Broker, connectBroker } from '@app/shared/events/connect'
import { createLogger } from '@app/shared/logger'
import type { Stack } from '../../stack/stack.ts'

export interface StoredEvent {
  id: string
  subject: string
  body: Record<string, unknown>
}

/** Everything that a service's stream holds, as a consumer would be given it, oldest first. */
export async function readStream(stack: Pick<Stack, 'context'>, name: string): Promise<StoredEvent[]> {
  return withBroker(stack, async (broker) => {
    const { manager, stream } = await broker.link()
    const info = await manager.streams.info(name).catch(() => undefined)
    const expected = info?.state.messages ?? 0
    const events: StoredEvent[] = []
    if (expected === 0) return events
    const consumer = await stream.consumers.get(name)
    const messages = await consumer.fetch({ max_messages: expected, expires: 20_000 })
    for await (const message of messages) {
      const id = message.headers?.get('Nats-Msg-Id') ?? ''
      events.push({ id, subject: message.subject, body: message.json() })
      if (events.length === expected) break
    }
    return events
  })
}

/** A connection of the harness's own, for as long as the work takes. */
export async function withBroker<T>(
  { context }: Pick<Stack, 'context'>,
  work: (broker: Broker) => Promise<T>,
): Promise<T> {
  const broker = connectBroker({ url: context.natsUrl, name: 'harness', logger: createLogger('harness', 'silent') })
  try {
    await broker.link()
    return await work(broker)
  } finally {
    await broker.close()
  }
}

/**
 * The stream may hold an event more than once: where a broker was away for longer than it remembers ids, its relay sends
 * again. It is the same event, by its id, and every consumer takes it in once (row D5).
 */
export function distinctEvents(events: readonly StoredEvent[]): StoredEvent[] {
  return [...new Map(events.map((event) => [event.id, event])).values()]
}
