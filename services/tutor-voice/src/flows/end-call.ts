import type { Deps } from '../deps.ts'
import { freed, type Call, type EndReason } from '../domain/call.ts'

type Needs = Pick<Deps, 'calls' | 'clock' | 'logger' | 'voice'>

/**
 * Ends a call for a reason and frees it at the provider. The first reason counts, and ending it again changes nothing. If the
 * provider does not hang up, the round tries again every second. Returns false if there is no such call.
 */
export async function endCall(
  deps: Needs,
  { userId, id }: Pick<Call, 'userId' | 'id'>,
  reason: EndReason,
): Promise<boolean> {
  const call = await deps.calls.end(userId, id, { reason, now: deps.clock.now() })
  if (call) await freeCall(deps, call)
  return call !== null
}

/** Tells the provider of a call that is to end. */
export async function freeCall(deps: Needs, call: Call): Promise<void> {
  if (call.state !== 'ending' || call.providerCallId === null || !deps.voice) return
  try {
    await deps.voice.hangUp(call.providerCallId)
  } catch (error) {
    return deps.logger.warn({ err: error, step: 'hang-up' }, 'the provider will be told again')
  }
  await deps.calls.change(call.userId, call.id, freed)
}

/** Ends what a candidate has prepared and what is on, if `isMeant`. */
export async function endCallsOf(
  deps: Needs & Pick<Deps, 'voiceLines'>,
  userId: string,
  { reason, isMeant = () => true }: { reason: EndReason; isMeant?: (call: Call) => boolean },
): Promise<void> {
  const { preparedId, callId } = await deps.voiceLines.find(userId)
  for (const id of [preparedId, callId]) {
    const call = id === null ? null : await deps.calls.find(userId, id)
    if (call && isMeant(call)) await endCall(deps, call, reason)
  }
}
