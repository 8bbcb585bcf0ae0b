import schemas from '@app/contracts/generated/events.json' with { type: 'json' }
import type { Events } from '@app/contracts/generated/events'
import type { operations } from '@app/contracts/generated/auth'
import type { Clock } from '@app/shared/clock'
import { unauthorized } from '@app/shared/http/caller'
import { unavailable } from '@app/shared/http/problem'
import { createValidator } from '@app/shared/http/validation'
import type { ReadInternal } from '@app/shared/internal-reads'
import type { Logger } from '@app/shared/logger'
import { repeat } from '@app/shared/repeat'
import { connect, type NatsConnection } from '@nats-io/transport-node'

/** The sessions that ended before their token did. */
export interface Revocations {
  /** Throws 401 for an ended session, and 503 while nobody can say which sessions have ended. */
  refuse(sessionId: string): void
  /** Whether auth has told them all at least once. */
  known(): boolean
  close(): Promise<void>
}

export interface RevocationOptions {
  natsUrl: string
  readAuth: ReadInternal
  clock: Clock
  logger: Logger
}

type List = operations['listRevocations']['responses'][200]['content']['application/json']

const subject = 'auth.session-revoked.v1'
/** While the broker is away auth is read this often, so that an ended session is refused within 5 s all the same. */
const readMs = 3_000
/** And with the broker there this often, should it ever lose a message: it promises none to a plain subscriber. */
const checkMs = 60_000
/** Older knowledge than this is none. */
const trustedMs = 60_000
/** A broker that falls silent is noticed within this time (see the pings in `listen`). */
const noticedMs = 3_000
/** Soon while nothing is known yet, because until then nobody who needs a login is served. */
const retryMs = { first: 150, later: 1_000 }
/**
 * How long an answer is awaited. A long list takes longer: given up too soon and asked for again at once, it would keep
 * auth's database busy for nothing, and would so never come in time. Auth itself gives up before the longest is over.
 */
const patienceMs = { shortest: 1_000, longest: 4_000 }

/** For a reading as a whole, from one auth process after the other. */
const longestReadMs = 30_000

interface State {
  /** Session id to when its token ends by itself (ms since 1970). */
  ended: Map<string, number>
  /** The broker tells us of every end, since this moment. */
  listeningSince: number | undefined
  /** Until when every ended session is surely known, on the monotonic clock: when the last reading from auth began. */
  readAt: number | undefined
  /** Not asked before, on the monotonic clock. */
  restsUntil: number
  patienceMs: number
  connection: NatsConnection | undefined
  closed: boolean
}

/**
 * Listens to the broker for sessions that end, and reads all of them from auth at start, after every loss of the broker,
 * and every few seconds while it is away.
 */
export function watchRevocations(options: RevocationOptions): Revocations {
  const state: State = {
    ended: new Map(),
    listeningSince: undefined,
    readAt: undefined,
    restsUntil: -Infinity,
    patienceMs: patienceMs.shortest,
    connection: undefined,
    closed: false,
  }
  listen(options, state).catch((error: unknown) => options.logger.error({ err: error }, 'the broker cannot be used'))
  const readIfDue = async () => {
    if (isDue(state)) await readAll(options, state)
  }
  const reading = repeat(readIfDue, { every: 50, timeout: longestReadMs })
  return {
    refuse(sessionId) {
      if (state.ended.has(sessionId)) throw unauthorized()
      if (!isTrusted(state)) throw unavailable()
    },
    known: () => state.readAt !== undefined,
    async close() {
      void reading.stop()
      state.closed = true
      await state.connection?.close()
    },
  }
}

/** Complete: a reading that began while the broker was already telling us. */
const isComplete = ({ listeningSince, readAt }: State) =>
  listeningSince !== undefined && readAt !== undefined && readAt >= listeningSince

function isTrusted(state: State): boolean {
  if (isComplete(state)) return true
  return state.readAt !== undefined && performance.now() - state.readAt < trustedMs
}

function isDue(state: State): boolean {
  const now = performance.now()
  const { readAt, listeningSince, restsUntil } = state
  if (now < restsUntil) return false
  if (readAt === undefined) return true
  if (listeningSince !== undefined && !isComplete(state)) return true
  return now - readAt >= (listeningSince === undefined ? readMs : checkMs)
}

async function readAll({ readAuth, clock, logger }: RevocationOptions, state: State): Promise<void> {
  const began = performance.now()
  const took = () => performance.now() - began
  // Until it has ended or was given up, if nothing happens meanwhile that asks for another reading.
  const whileReading = began + longestReadMs
  state.restsUntil = whileReading
  try {
    const list = await readAuth<List>('/auth/revocations', state.patienceMs)
    state.patienceMs = clampPatience(4 * took())
    for (const { sessionId, expiresAt } of list?.revocations ?? []) state.ended.set(sessionId, Date.parse(expiresAt))
    state.readAt = Math.max(state.readAt ?? began, began)
    forgetExpired(state, clock.now())
  } catch (error) {
    logger.warn({ err: error }, 'ended sessions could not be read')
    state.patienceMs = clampPatience(2 * state.patienceMs)
  }
  if (state.restsUntil !== whileReading) return
  // Reading takes half of the time at most.
  state.restsUntil = performance.now() + Math.max(took(), state.readAt === undefined ? retryMs.first : retryMs.later)
}

const clampPatience = (ms: number) => Math.min(Math.max(ms, patienceMs.shortest), patienceMs.longest)

/** Kept a little longer than the token, whose end is read with a tolerance. */
function forgetExpired({ ended }: State, now: Date): void {
  for (const [sessionId, expiresAt] of ended) if (expiresAt + 60_000 < now.getTime()) ended.delete(sessionId)
}

async function listen({ natsUrl, logger }: RevocationOptions, state: State): Promise<void> {
  const connection = await connect({
    servers: natsUrl,
    name: 'gateway',
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    waitOnFirstConnect: true,
    // A broker that is frozen, not gone, is noticed after three of these.
    pingInterval: 700,
    maxPingOut: 2,
  })
  state.connection = connection
  if (state.closed) return connection.close()
  void follow(connection, logger, state)
  const check = createValidator(schemas[subject])
  connection.subscribe(subject, {
    callback: (_error, message) => {
      const body = parse(message.data)
      const fault = check(body)
      if (fault) return logger.warn({ subject, reason: fault }, 'not a revocation')
      const { sessionId, expiresAt } = body as Events[typeof subject]
      state.ended.set(sessionId, Date.parse(expiresAt))
    },
  })
  await beginListening(connection, state)
}

/** From the moment on at which the broker has surely seen the subscription; what came before is read from auth. */
async function beginListening(connection: NatsConnection, state: State): Promise<void> {
  await connection.flush()
  state.listeningSince = performance.now()
  state.restsUntil = -Infinity
}

async function follow(connection: NatsConnection, logger: Logger, state: State): Promise<void> {
  for await (const { type } of connection.status()) {
    if (type !== 'disconnect' && type !== 'reconnect') continue
    logger.warn({ reason: type }, 'broker link')
    // Until shortly before, the broker told everything, which is as good as having read it then.
    if (isComplete(state)) state.readAt = Math.max(state.readAt ?? 0, performance.now() - noticedMs)
    state.listeningSince = undefined
    state.restsUntil = -Infinity
    // Lost again before it answered: the next 'reconnect' begins anew.
    if (type === 'reconnect') beginListening(connection, state).catch(() => undefined)
  }
}

function parse(data: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(data).toString('utf8'))
  } catch {
    return undefined
  }
}
