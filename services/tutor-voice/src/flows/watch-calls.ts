import { randomUUID } from 'node:crypto'
import { isLostInSetUp, leased, type Call, type EndReason, type Lease } from '../domain/call.ts'
import type { Deps } from '../deps.ts'
import { endCall, freeCall } from './end-call.ts'
import { observeCall, type Observation } from './observe-call.ts'

/** Everything of the deps but itself. */
type Needs = Omit<Deps, 'watch'>

/**
 * The calls that this process watches. A call is watched by the process that holds its lease; if that one is gone, another
 * one takes the call over within seconds.
 */
export interface CallWatch {
  /** The lease of a call that this process has begun. */
  newLease(): Lease
  begin(call: Call): void
  /** Ends what is over, tells the provider again where it was not reached, renews leases and takes calls over. */
  round(): Promise<void>
  /** Lets other processes take over at once. */
  stop(): Promise<void>
}

interface Watched {
  call: Call
  observation: Observation
}

/** A call without a living watcher is taken over after so long. */
const leaseMs = 5_000
/** A lease is renewed once it is this old. */
const renewMs = 2_000

export function createCallWatch(deps: Needs): CallWatch {
  const holder = randomUUID()
  const watch: Watch = { deps, holder, watched: new Map() }
  return {
    newLease: () => ({ holder, until: new Date(nowOf(deps) + leaseMs) }),
    begin: (call) => observe(watch, call, { isTakenOver: false }),
    round: () => lookAfter(watch),
    async stop() {
      const calls = [...watch.watched.values()].map(({ call }) => call)
      for (const { id } of calls) forget(watch, id)
      const given = calls.map(({ userId, id }) =>
        deps.calls.change(userId, id, ({ lease }) => (lease?.holder === holder ? { lease: null } : null)),
      )
      await Promise.allSettled(given)
    },
  }
}

/** The calls of one process, for the functions of this file. */
interface Watch {
  deps: Needs
  /** This process. */
  holder: string
  watched: Map<string, Watched>
}

const nowOf = ({ waitingClock }: Needs): number => waitingClock.now().getTime()

function forget({ watched }: Watch, id: string): void {
  watched.get(id)?.observation.stop()
  watched.delete(id)
}

function observe({ deps, watched }: Watch, call: Call, { isTakenOver }: { isTakenOver: boolean }): void {
  const { voice } = deps
  if (!voice || call.providerCallId === null || watched.has(call.id)) return
  const onEnd = (reason: EndReason) => {
    watched.delete(call.id)
    endCall(deps, call, reason).catch((error: unknown) => hangUpAnyway(deps, call, error))
  }
  const observed = { call, providerCallId: call.providerCallId, isTakenOver, onEnd }
  watched.set(call.id, { call, observation: observeCall({ ...deps, voice }, observed) })
}

async function lookAfter(watch: Watch): Promise<void> {
  const { deps, watched } = watch
  // Without a provider it can neither watch nor end a call; a process that has one does.
  if (!deps.voice) return
  const live = await deps.calls.listLive()
  const open = new Set(live.flatMap(({ id, state }) => (state === 'open' ? [id] : [])))
  for (const { call } of watched.values()) if (!open.has(call.id)) await letGo(watch, call)
  await Promise.all(live.map((call) => keep(watch, call)))
}

/** Renews the lease of an open call, or takes the call over; ends it if it is over by what is stored. */
async function keepOpen(watch: Watch, call: Call): Promise<void> {
  const { deps, holder, watched } = watch
  const reason = await whyOver(deps, call)
  if (reason) {
    forget(watch, call.id)
    return void (await endCall(deps, call, reason))
  }
  const isOurs = watched.has(call.id)
  const isFresh = call.lease?.holder === holder && call.lease.until.getTime() - nowOf(deps) > leaseMs - renewMs
  if (isOurs && isFresh) return
  const lease = { now: deps.waitingClock.now(), ms: leaseMs }
  const done = await deps.calls.change(call.userId, call.id, (current) => leased(current, holder, lease))
  if (!done?.isChanged) return forget(watch, call.id)
  observe(watch, done.call, { isTakenOver: !isOurs })
}

/** One call that fails does not keep the others from their turn. */
async function keep(watch: Watch, call: Call): Promise<void> {
  const { deps } = watch
  try {
    if (call.state === 'open') await keepOpen(watch, call)
    else if (call.state === 'ending') await freeCall(deps, call)
    else if (isLostInSetUp(call, deps.clock.now())) await endCall(deps, call, 'failed')
  } catch (error) {
    deps.logger.warn({ err: error, step: 'watch-call' }, 'will be tried again')
  }
}

/** The call ended elsewhere. Of a deleted account the call itself is gone, and only this process knows its place. */
async function letGo(watch: Watch, { userId, id, providerCallId }: Call): Promise<void> {
  const { deps } = watch
  const stored = await deps.calls.find(userId, id)
  // It was begun after the list was read.
  if (stored?.state === 'open') return
  forget(watch, id)
  if (!stored && providerCallId !== null) await deps.voice?.hangUp(providerCallId)
}

/** Why an open call is over by what is stored; null if it goes on. */
async function whyOver({ clock, voiceLines, config }: Needs, call: Call): Promise<EndReason | null> {
  const now = clock.now()
  if (call.paidUntil !== null && call.paidUntil <= now) return 'plan-ended'
  if (call.beganAt !== null && now.getTime() - call.beganAt.getTime() > config.calls.longestMs) return 'longest'
  const { callId } = await voiceLines.find(call.userId)
  return callId === call.id ? null : 'replaced'
}

/** The reason could not be stored: the provider is told all the same, and the round of this or another process does the rest. */
function hangUpAnyway({ voice, logger }: Needs, { providerCallId }: Call, error: unknown): void {
  logger.warn({ err: error, step: 'end-call' }, 'the end of a call was not stored')
  if (providerCallId !== null) voice?.hangUp(providerCallId).catch(() => undefined)
}
