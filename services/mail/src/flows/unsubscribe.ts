import { createEvent } from '@app/shared/events/event'
import type { Deps } from '../deps.ts'
import { unsubscribedId, type OptionalKind } from '../providers/unsubscribe-token.ts'

type Needs = Pick<Deps, 'unsubscribed' | 'erasures' | 'outbox' | 'clock' | 'config'>

/** A mail program that posts twice means it once. */
const sameClickMs = 60_000

/** From now on the person gets no more mails of the kind, until they choose them again in their profile. */
export async function unsubscribe(needs: Needs, userId: string, kind: OptionalKind): Promise<void> {
  const { unsubscribed, erasures, outbox, clock, config } = needs
  if (await erasures.isErased(userId)) return
  const id = unsubscribedId(config.unsubscribeKey, userId, kind)
  const at = clock.now()
  const before = await unsubscribed.findById(id)
  if (before && Math.abs(at.getTime() - before.at.getTime()) < sameClickMs) return
  const times = (before?.times ?? 0) + 1
  const event = createEvent('mail.unsubscribed.v1', { key: `${id}:${times}`, body: { userId, kind }, at })
  // Where somebody was faster, they stored the same wish.
  await outbox.commit({ collection: 'unsubscribed', id, events: [event] }, () =>
    unsubscribed.replace(id, { userId, kind, at, times }, event),
  )
}
