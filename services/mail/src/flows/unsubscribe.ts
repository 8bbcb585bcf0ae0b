import { createEvent } from '@app/shared/events/event'
import type { Deps } from '../deps.ts'
import { suppressionId, type OptionalKind } from '../providers/unsubscribe-token.ts'

type Needs = Pick<Deps, 'suppressions' | 'erasures' | 'outbox' | 'clock' | 'config'>

/** A mail program that posts twice means it once. */
const sameClickMs = 60_000

/** From now on the person gets no more mails of the kind, until they choose them again in their profile. */
export async function unsubscribe(needs: Needs, userId: string, kind: OptionalKind): Promise<void> {
  const { suppressions, erasures, outbox, clock, config } = needs
  if (await erasures.isErased(userId)) return
  const id = suppressionId(config.unsubscribeKey, userId, kind)
  const at = clock.now()
  const before = await suppressions.findById(id)
  if (before && Math.abs(at.getTime() - before.at.getTime()) < sameClickMs) return
  const times = (before?.times ?? 0) + 1
  const event = createEvent('mail.unsubscribed.v1', { key: `${id}:${times}`, body: { userId, kind }, at })
  // Where somebody was faster, they stored the same wish.
  await outbox.commit({ collection: 'suppressions', id, events: [event] }, () =>
    suppressions.replace(id, { userId, kind, at, times }, event),
  )
}
