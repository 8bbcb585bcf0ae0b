import { AckPolicy, DeliverPolicy, type ConsumerMessages, type JsMsg } from '@nats-io/jetstream'
import schemas from '@app/contracts/generated/events.json' with { type: 'json' }
import type { Events } from '@app/contracts/generated/events'
import { nanos } from '@nats-io/transport-node'
import type { Collection, Db } from 'mongodb'
import { createValidator } from '../http/validation.ts'
import type { Logger } from '../logger.ts'
import { insertOnce, type Identified } from '../mongo/single-document.ts'
import { repeat, type Repeated } from '../repeat.ts'
import { counter, readGauge, type Metrics } from '../metrics.ts'
import type { Broker, Link } from './connect.ts'
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
  metrics: Metrics
  /** The waits between tries; the last one repeats. */
  backoffMs?: readonly number[]
}

const usualBackoffMs = [1000, 5000, 30_000, 300_000]
const maximumTries = 10

/** A lost subscription is replaced after so long at most. */
const lookMs = 1_000
const longestAttachMs = 30_000
/**
 * How long a pull waits at the broker. A consumer that was deleted while no pull was there is noticed only when two heartbeats
 * are missing, of which a pull has two: within this time.
 */
const pullMs = 10_000

/** Starts one durable pull consumer per reaction, in the background; `stop` lets running reactions finish. */
export function startConsumers(options: ConsumeOptions): { stop(): Promise<void> } {
  const { broker, logger } = options
  const state: State = { open: new Map(), running: new Set(), attaching: [], stopped: false }
  const start = (link: Link): void => {
    if (state.stopped) return
    measureLag(options, link)
    for (const subject of Object.keys(options.reactions) as Subject[]) {
      const onFailure = (error: unknown) => logger.warn({ err: error, subject }, 'consumer not attached')
      const work = (signal: AbortSignal) => keepAttached(options, { subject, link, state, signal })
      state.attaching.push(repeat(work, { every: lookMs, timeout: longestAttachMs, onFailure }))
    }
  }
  // The broker tells of its own failure.
  broker.link().then(start, () => undefined)
  return {
    async stop() {
      state.stopped = true
      for (const attaching of state.attaching) void attaching.stop()
      await Promise.allSettled([...state.open.values()].map((messages) => messages.close()))
      await Promise.allSettled(state.running)
    },
  }
}

interface State {
  open: Map<Subject, ConsumerMessages>
  running: Set<Promise<void>>
  attaching: Repeated[]
  stopped: boolean
}

interface Attachment {
  subject: Subject
  link: Link
  state: State
  signal: AbortSignal
}

/** Attaches if the subscription has ended, or has not begun: the stream and its consumer may be lost and made again. */
async function keepAttached(options: ConsumeOptions, attachment: Attachment): Promise<void> {
  const { subject, state, signal } = attachment
  if (state.open.has(subject)) return
  const messages = await attach(options, attachment)
  if (signal.aborted) return void (await messages.close())
  state.open.set(subject, messages)
  const forget = () => void state.open.delete(subject)
  messages.closed().then(forget, forget)
}

async function attach(options: ConsumeOptions, { subject, link, state }: Attachment): Promise<ConsumerMessages> {
  const { stream, manager } = link
  const name = streamOf(subject)
  const durable = durableName(options.service, subject)
  await options.broker.ensureStream(name)
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
  const track = (message: JsMsg): void => {
    const job = handle(message).finally(() => state.running.delete(job))
    state.running.add(job)
  }
  return consumer.consume({
    max_messages: 32,
    expires: pullMs,
    abort_on_missing_resource: true,
    callback: track,
  })
}

/** What a consumer has yet to do: not delivered, and delivered without an answer. */
function measureLag({ service, reactions, metrics }: ConsumeOptions, { manager }: Link): void {
  const events = {
    name: 'consumer_pending_events',
    help: 'Events of a subject that this service has not reacted to yet.',
    labels: ['subject'] as const,
  }
  readGauge(metrics, events, async (gauge) => {
    for (const subject of Object.keys(reactions) as Subject[]) {
      const info = await manager.consumers.info(streamOf(subject), durableName(service, subject))
      gauge.set({ subject }, info.num_pending + info.num_ack_pending)
    }
  })
}

const durableName = (service: string, subject: Subject): string => `${service}--${subject.replaceAll('.', '-')}`

function createHandle<S extends Subject>(options: ConsumeOptions, subject: S): (message: JsMsg) => Promise<void> {
  const { logger, metrics, backoffMs = usualBackoffMs } = options
  const reaction = options.reactions[subject] as Reaction<S>
  const check = createValidator(schemas[subject])
  const letters = options.db.collection<DeadLetter>('dead_letters')
  return async (message) => {
    const eventId = message.headers?.get('Nats-Msg-Id') ?? `${message.info.stream}-${message.seq}`
    const attempt = message.info.deliveryCount
    const body = parse(message)
    const buryAs = (reason: string) =>
      bury(letters, { message, metrics, letter: { _id: eventId, subject, body, reason, at: new Date() } })
    try {
      const fault = check(body)
      if (fault) return await buryAs(fault)
      const at = new Date(message.headers?.get('event-time') ?? message.time)
      await reaction({ id: eventId, subject, body: body as Events[S], at })
      message.ack()
    } catch (error) {
      logger.warn({ err: error, eventId, subject, attempt }, 'reaction failed')
      const wait = backoffMs[Math.min(attempt, backoffMs.length) - 1]
      if (attempt < maximumTries) return message.nak(wait)
      // Without a place for the dead letter it stays in the stream.
      await buryAs('ten tries failed').catch(() => message.nak(wait))
    }
  }
}

/** A dead letter needs an operator: nothing tries it again. */
export function countDeadLetter(metrics: Metrics, subject: string): void {
  const deadLetters = counter(metrics, {
    name: 'dead_letters_total',
    help: 'Events and mails that were given up after all tries.',
    labels: ['subject'],
  })
  deadLetters.inc({ subject })
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
  { message, metrics, letter }: { message: JsMsg; metrics: Metrics; letter: DeadLetter },
): Promise<void> {
  await insertOnce(letters, letter)
  countDeadLetter(metrics, letter.subject)
  message.term()
}
