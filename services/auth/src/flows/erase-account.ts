import { merge, receiptOf, settleMs } from '@app/shared/mongo/erasure'
import { createEvent } from '@app/shared/events/event'
import { timeout } from '@app/shared/timeout'
import type { Deps } from '../deps.ts'
import { greetingOf, type User } from '../domain/user.ts'
import type { Erasure } from '../store/erasures.ts'
import type { Login } from '../store/logins.ts'
import { endSession } from './end-session.ts'

type Needs = Pick<
  Deps,
  'erasures' | 'erasureIdOf' | 'sealAddress' | 'userData' | 'sessions' | 'outbox' | 'clock' | 'waitingClock' | 'logger'
>

/** What takes longer goes on behind the answer's back: the person need not wait, and the gateway would not. */
const patienceMs = 1500

/** The services that give auth their receipts; auth's own comes last. */
const erasingServices = ['practice', 'billing', 'tutor-voice', 'mail'] as const
export type ErasingService = (typeof erasingServices)[number]

/**
 * Deletes an account: the commit carries the event that every service erases by; then auth begins with what it keeps itself.
 * What a crash leaves of that, the event's reaction does. Answers the id of the erasure; repeating it answers the same one.
 */
export async function eraseAccount(deps: Needs, { user, login }: { user: User; login: Login }): Promise<string> {
  const { id: userId, email, zone, emailVerified: verified } = user
  const { emailKey } = login
  const id = deps.erasureIdOf(userId)
  const requestedAt = deps.clock.now()
  const event = createEvent('auth.user-deleted.v1', { key: userId, body: { userId, erasureId: id }, at: requestedAt })
  const sealedAddress = deps.sealAddress.close(id, { email, greeting: greetingOf(user), zone, verified })
  const removed = await deps.userData.count({ userId, emailKey })
  const erasure = { id, userId, requestedAt, emailKey, sealedAddress, removed, erasedAt: null, receipts: [] }
  await deps.outbox.commit({ collection: 'erasures', id, events: [event] }, () =>
    deps.erasures.insert(erasure, [event]),
  )
  await timeout(patienceMs, advanceErasure(deps, id)).catch((error: unknown) =>
    deps.logger.warn({ err: error, step: 'erase-account' }, 'left to the reaction'),
  )
  return id
}

/** Takes an erasure as far as it can go now. Each step may be repeated, at any age. */
export async function advanceErasure(deps: Needs, id: string): Promise<void> {
  const found = await deps.erasures.findById(id)
  if (!found || found.emailKey === null) return
  const erasure = found.erasedAt ? found : await eraseFirst(deps, found, found.emailKey)
  if (!erasure?.erasedAt || !hasAllReceipts(erasure)) return
  if (deps.waitingClock.now().getTime() < erasure.erasedAt.getTime() + settleMs) return
  const more = await eraseOwn(deps, erasure.userId, found.emailKey)
  await deps.erasures.change(id, (current) => withOwnReceipt(current, more, deps.clock.now()))
}

/** Keeps the receipt of a service; with mail's, the address goes. */
export async function takeReceipt(
  deps: Needs,
  service: ErasingService,
  { erasureId, erasedAt, removed, sha256 }: Omit<Erasure['receipts'][number], 'service'> & { erasureId: string },
): Promise<void> {
  await deps.erasures.change(erasureId, (current) => {
    if (current.receipts.some((receipt) => receipt.service === service)) return null
    const receipts = [...current.receipts, { service, erasedAt, removed, sha256 }]
    return { ...current, receipts, sealedAddress: service === 'mail' ? null : current.sealedAddress }
  })
  await advanceErasure(deps, erasureId)
}

async function eraseFirst(deps: Needs, { id, userId }: Erasure, emailKey: string): Promise<Erasure | null> {
  const erased = await eraseOwn(deps, userId, emailKey)
  return deps.erasures.change(id, (current) =>
    current.erasedAt
      ? null
      : { ...current, removed: merge(current.removed, erased, Math.max), erasedAt: deps.waitingClock.now() },
  )
}

/**
 * The login goes before the sessions are listed: a session that begins meanwhile looks for its login afterwards and ends
 * itself (`startSession`).
 */
async function eraseOwn(deps: Needs, userId: string, emailKey: string): Promise<Record<string, number>> {
  const removed = await deps.userData.eraseUser({ userId, emailKey })
  const sessions = await deps.sessions.listAllByUser(userId)
  for (const session of sessions)
    await endSession(deps, { sessionId: session.id, userId: session.userId, reason: 'deleted' })
  return { ...removed, sessions: sessions.length }
}

function hasAllReceipts({ receipts }: Erasure): boolean {
  return erasingServices.every((service) => receipts.some((receipt) => receipt.service === service))
}

function withOwnReceipt(current: Erasure, more: Record<string, number>, at: Date): Erasure | null {
  if (current.emailKey === null) return null
  const removed = merge(current.removed, more, (a, b) => a + b)
  const own = { service: 'auth' as const, ...receiptOf('auth', { erasureId: current.id, erasedAt: at, removed }) }
  return { ...current, removed, emailKey: null, sealedAddress: null, receipts: [...current.receipts, own] }
}
