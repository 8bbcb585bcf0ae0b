import { AckPolicy, DeliverPolicy, type ConsumerMessages, type JsMsg } from '@nats-io/jetstream'
import schemas from '@app/contracts/generated/events.json' with { type: 'json' }
import type { Events } from '@app/contracts/generated/events'
import { nanos } from '@nats-io/transport-node'
import type { Collection, Db } from 'mongodb'
import { createValidator } from '../http/validation.ts'
import type { Logger } from '../logger.ts'
import { insertOnce, type Identified } from '../mongo/facts.ts'
import type { Counters } from '../telemetry.ts'
import { ensureStream, type Broker } from './connect.ts'
import { streamOf, type Event, type Subject } from './event.ts'

/** Reacts to one event; idempotent, because an event may come again at any age. Throwing means: again, later. */
export type Reaction<S extends Subject> = (event: Event<S>) => Promise<void>

export type Reactions = { [S in Subject]?: Reaction<S> }

interface DeadLetter extends Identified {
  subject: string
  body: unknown
  reason: string
  at: Date
}

export interface ConsumeOptions {
  broker: Broker
  db: Db
  /** The consuming service: its durable consumers are named after it. */
  service: string
  reactions: Reactions
  logger: Logger
  counters: Counters
}

const backoffMs = [1000, 5000, 30_000, 300_000]
const maximumTries = 10

/** Starts one durable pull consumer per reaction, in the background; `stop` lets running reactions finish. */
export function startConsumers(options: ConsumeOptions): { stop(): Promise<void> } {
  const open: ConsumerMessages[] = []
  const running = new Set<Promise<void>>()
  let stopped = false
  for (const subject of Object.keys(options.reactions) as Subject[]) {
    void attach(options, subject, (message, handle) => {
      const job = handle(message).finally(() => running.delete(job))
      running.add(job)
      return job
    }).then((messages) => (stopped ? messages.close().then(() => undefined) : void open.push(messages)))
  }
  return {
    async stop() {
      stopped = true
      await Promise.allSettled(open.map((messages) => messages.close()))
      await Promise.allSettled(running)
    },
  }
}

type Track = (message: JsMsg, handle: (message: JsMsg) => Promise<void>) => Promise<void>

async function attach(options: ConsumeOptions, subject: Subject, track: Track): Promise<ConsumerMessages> {
  for (;;) {
    try {
      const { stream, manager } = await options.broker.manager()
      const name = streamOf(subject)
      await ensureStream(manager, name)
      const durable = `${options.service}--${subject.replaceAll('.', '-')}`
      await manager.consumers.add(name, {
        durable_name: durable,
        filter_subject: subject,
        ack_policy: AckPolicy.Explicit,
        deliver_policy: DeliverPolicy.All,
        ack_wait: nanos(30_000),
        max_ack_pending: 64,
      })
      const consumer = await stream.consumers.get(name, durable)
      const handle = createHandle(options, subject)
      return await consumer.consume({ max_messages: 32, callback: (message) => void track(message, handle) })
    } catch (error) {
      options.logger.warn({ err: error, subject }, 'consumer not attached yet')
      await new Promise((resolve) => setTimeout(resolve, 1000))
    }
  }
}

function createHandle<S extends Subject>(options: ConsumeOptions, subject: S): (message: JsMsg) => Promise<void> {
  const { logger, counters } = options
  const reaction = options.reactions[subject] as Reaction<S>
  const check = createValidator(schemas[subject])
  const letters = options.db.collection<DeadLetter>('dead_letters')
  return async (message) => {
    const eventId = message.headers?.get('Nats-Msg-Id') ?? `${message.info.stream}-${message.seq}`
    const body = parse(message)
    const fault = check(body)
    if (fault)
      return bury(letters, {
        message,
        counters,
        letter: { _id: eventId, subject, body, reason: fault, at: new Date() },
      })
    try {
      const at = new Date(message.headers?.get('event-time') ?? message.time)
      await reaction({ id: eventId, subject, body: body as Events[S], at })
      message.ack()
    } catch (error) {
      const attempt = message.info.deliveryCount
      logger.warn({ err: error, eventId, subject, attempt }, 'reaction failed')
      if (attempt < maximumTries) return message.nak(backoffMs[Math.min(attempt, backoffMs.length) - 1])
      await bury(letters, {
        message,
        counters,
        letter: { _id: eventId, subject, body, reason: 'ten tries failed', at: new Date() },
      })
    }
  }
}

function parse(message: JsMsg): unknown {
  try {
    return message.json()
  } catch {
    return undefined
  }
}

async function bury(
  letters: Collection<DeadLetter>,
  { message, counters, letter }: { message: JsMsg; counters: Counters; letter: DeadLetter },
): Promise<void> {
  await insertOnce(letters, letter)
  counters.increment(`dead_letters_total{subject="${letter.subject}"}`)
  message.term()
}
