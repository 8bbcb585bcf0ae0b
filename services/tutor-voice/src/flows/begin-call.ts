import { unauthorized } from '@app/shared/http/caller'
import { problem, type ProblemError } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import { claimed, connected, type Call } from '../domain/call.ts'
import { VoiceError, type BegunCall } from '../providers/voice-provider.ts'
import { readCallSecret } from '../store/call-secret.ts'
import { endCall, freeCall } from './end-call.ts'
import { mayCall, voiceUnavailable } from './may-call.ts'
import { sessionFor } from './prepare-call.ts'

/**
 * Begins the call of a secret at the provider. The provider's id is stored before the browser gets the answer, so that the
 * call can be ended even if the browser has left. A call that the candidate had before ends.
 */
export async function beginCall(
  deps: Deps,
  given: { authorization: string | undefined; offer: () => string; left: AbortSignal },
): Promise<{ call: Call; answer: string }> {
  const prepared = await findPrepared(deps, given.authorization)
  const [offer, session, may] = [given.offer(), await sessionFor(deps, prepared), await mayCall(deps, prepared)]
  const call = await claim(deps, prepared)
  const { left } = given
  try {
    const before = await deps.voiceLines.begin(call.userId, call.id, deps.clock.now())
    if (before !== null) await endCall(deps, { userId: call.userId, id: before }, 'replaced')
    const begun = await may.voice.begin(offer, session)
    const open = await keep(deps, call, begun)
    if (left.aborted) await endCall(deps, call, 'left')
    else {
      deps.watch.begin(open)
      // Once it was sent, only the browser's own silence tells that it did not arrive.
      left.addEventListener('abort', () => void endCall(deps, call, 'left').catch(() => undefined))
    }
    return { call: open, answer: begun.answer }
  } catch (error) {
    await endCall(deps, call, 'failed')
    throw problemOf(deps, error)
  }
}

/** The call of a secret, if it is the candidate's newest. */
async function findPrepared(deps: Deps, authorization: string | undefined): Promise<Call> {
  const secret = readCallSecret(authorization)
  const call = secret && (await deps.calls.find(secret.userId, secret.callId))
  if (!secret || call?.secretHash !== secret.hash) throw notYours()
  const { preparedId } = await deps.voiceLines.find(call.userId)
  if (preparedId !== call.id || claimed(call, { ...call, now: deps.clock.now() }) === null) throw notYours()
  return call
}

/** Uses the secret: of many that use it at once, one gets the call. */
async function claim({ calls, clock }: Deps, { userId, id, secretHash }: Call): Promise<Call> {
  const done = await calls.change(userId, id, (call) => claimed(call, { secretHash, now: clock.now() }))
  if (!done?.isChanged) throw notYours()
  return done.call
}

/** It may have been ended, or its account deleted, while the provider was asked: then nothing of it stays there. */
async function keep(deps: Deps, { userId, id }: Call, { providerCallId }: BegunCall): Promise<Call> {
  const lease = deps.watch.newLease()
  const done = await deps.calls.change(userId, id, (call) => connected(call, providerCallId, lease))
  if (!done) await deps.voice?.hangUp(providerCallId)
  else if (await deps.erasures.leaveNothing(userId)) await deps.voice?.hangUp(providerCallId)
  else if (done.call.state === 'open') return done.call
  else await freeCall(deps, done.call)
  throw notYours()
}

function notYours(): ProblemError {
  const { status, code } = unauthorized()
  return problem(status, code, 'This call cannot begin any more. Please start it again.')
}

function problemOf({ logger }: Deps, error: unknown): unknown {
  if (!(error instanceof VoiceError)) return error
  logger.warn({ err: error, step: 'begin-call' }, 'the provider began no call')
  if (error.badOffer) return problem(400, 'invalid-request', 'The offer could not be used.')
  return voiceUnavailable()
}
