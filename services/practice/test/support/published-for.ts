import type { Events } from '@app/contracts/generated/events'
import type { Broker } from '@app/shared/events/connect'

type Submitted = Events['practice.set-submitted.v1']

/** The bodies of this candidate's submission events in the stream. */
export async function publishedFor(broker: Broker, userId: string): Promise<Submitted[]> {
  const { manager } = await broker.link()
  const { state } = await manager.streams.info('practice').catch(() => ({ state: { first_seq: 1, last_seq: 0 } }))
  const bodies: Submitted[] = []
  for (let seq = state.first_seq; seq <= state.last_seq; seq += 1) {
    const body = (await manager.streams.getMessage('practice', { seq }))?.json<Submitted>()
    if (body?.userId === userId) bodies.push(body)
  }
  return bodies
}
