import { randomUUID } from 'node:crypto'
import { unauthorized, type Caller } from '@app/shared/http/caller'
import { problem, unavailable } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import { voiceInstructions } from '../domain/voice-instructions.ts'
import type { TutoredQuestion } from '../domain/tutoring.ts'
import type { VoiceSession } from '../providers/voice-provider.ts'
import { createCallSecret } from '../store/call-secret.ts'
import { lookUpNamed } from './look-up-question.ts'
import { voiceUnavailable, type MayCall } from './may-call.ts'

/** What the candidate chose; the rest is as the settings say. */
export interface Wanted {
  model?: string
  voice?: string
  questionId?: string
}

/** With what, and until when, a browser may begin a call. */
export interface PreparedCall {
  model: string
  secret: string
  /** Unix time in seconds. */
  expiresAt: number
  /** Where it posts its offer. */
  url: string
  /** The thread that keeps its words; absent if no process of ours sees the call. */
  threadId?: string
}

/** A call whose secret has not been used. */
const unused = {
  state: 'prepared',
  beganAt: null,
  endedAt: null,
  reason: null,
  providerCallId: null,
  lease: null,
} as const

/** Prepares a call through us: it begins with a secret of ours, once, and no earlier secret of the candidate begins one. */
export async function prepareCall(
  deps: Deps,
  caller: Caller,
  { wanted, may }: { wanted: Wanted; may: MayCall },
): Promise<PreparedCall> {
  const { model, voice } = choiceOf(deps, wanted)
  await questionOf(deps, caller.userId, wanted.questionId ?? null)
  const now = deps.clock.now()
  const { userId, sessionId, zone } = caller
  const [id, threadId] = [randomUUID(), randomUUID()]
  const { value, hash } = createCallSecret(userId, id)
  const expiresAt = new Date(now.getTime() + deps.config.calls.secretSeconds * 1000)
  await deps.calls.insert({
    ...unused,
    id,
    userId,
    sessionId,
    zone,
    secretHash: hash,
    model,
    voice,
    questionId: wanted.questionId ?? null,
    threadId,
    expiresAt,
    paidUntil: may.paidUntil,
  })
  await deps.voiceLines.prepare(userId, id, now)
  if (await deps.erasures.leaveNothing(userId)) throw unauthorized()
  return { model, secret: value, expiresAt: Math.floor(expiresAt.getTime() / 1000), url: '/api/voice/calls', threadId }
}

/** Has the provider give the secret of a call that the browser begins there: no process of ours sees that call. */
export async function prepareAtProvider(
  deps: Deps,
  { userId }: Caller,
  { wanted, may }: { wanted: Wanted; may: MayCall },
): Promise<PreparedCall> {
  const { model, voice } = choiceOf(deps, wanted)
  const question = await questionOf(deps, userId, wanted.questionId ?? null)
  const { calls, voice: settings } = deps.config
  const session = { model, voice, instructions: voiceInstructions(calls.tutorName, question) }
  const { value, expiresAt } = await may.voice.mint(session, calls.secretSeconds).catch((error: unknown) => {
    deps.logger.warn({ err: error, step: 'mint' }, 'the provider gave no secret')
    throw voiceUnavailable()
  })
  return { model, secret: value, expiresAt, url: `${settings?.baseUrl}/realtime/calls` }
}

/** What the provider is to know and be, read anew when the call begins: the question may have been answered meanwhile. */
export async function sessionFor(
  deps: Reads & Pick<Deps, 'config'>,
  call: { userId: string; model: string; voice: string; questionId: string | null },
): Promise<VoiceSession> {
  const { userId, model, voice, questionId } = call
  const question = questionId === null ? null : await lookUp(deps, userId, questionId)
  return { model, voice, instructions: voiceInstructions(deps.config.calls.tutorName, question) }
}

function choiceOf({ config: { voice: settings } }: Deps, wanted: Wanted): { model: string; voice: string } {
  const [model, voice] = [chosen(settings?.models, wanted.model), chosen(settings?.voices, wanted.voice)]
  if (model === null) throw problem(400, 'invalid-request', 'There is no such model.')
  if (voice === null) throw problem(400, 'invalid-request', 'There is no such voice.')
  return { model, voice }
}

function chosen([usual = '', ...others]: readonly string[] = [], wanted = usual): string | null {
  return [usual, ...others].find((name) => name === wanted) ?? null
}

type Reads = Pick<Deps, 'readPractice' | 'logger'>

/** Practice away: it cannot be said whether the question is open, so the call waits. */
function lookUp(deps: Reads, userId: string, id: string): Promise<TutoredQuestion | null> {
  return lookUpNamed(deps, userId, id).catch((error: unknown) => {
    deps.logger.warn({ err: error, step: 'look-up-question' }, 'practice did not say in time')
    throw unavailable()
  })
}

async function questionOf(deps: Reads, userId: string, id: string | null): Promise<TutoredQuestion | null> {
  const question = id === null ? null : await lookUp(deps, userId, id)
  if (question || id === null) return question
  throw problem(404, 'question-not-found', 'There is no such question among yours. Please call without it.')
}
