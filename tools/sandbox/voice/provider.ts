import { setTimeout as pause } from 'node:timers/promises'
import { type Call, createCall, emit, endCall, type Mouth, type Script } from './call.ts'
import { newId } from './events.ts'
import { errorEvent } from './provider-error.ts'
import { emptyScript } from './script.ts'
import type { Speech } from './speech.ts'
import { createSession, type Session, type Wanted } from './session.ts'

/** The server's key; with any other the stand-in responds with 401. */
export const standInKey = 'sk-stand-in'

/** How the stand-in behaves from now on; set with `POST /control/behave`. */
export interface Behaviour {
  /** The next so many calls, observers or hang-ups are refused with `status` and `code`. */
  failCalls: number
  failObservers: number
  failHangUps: number
  status: number
  code: string
  /** ms before the SDP answer is given. The call has begun before, as it does at the provider. */
  delayMs: number
  /** ms; the provider ends a call after it. */
  longestCallMs: number
  /** ms that an answer sounds on a call without media. */
  soundMs: number
  /** ms without any packet of the browser after which a call with an open data channel ends. */
  noMediaMs: number
  /** Calls that begin get an answer, but nothing passes between the browser and them. */
  isUnreachable: boolean
}

export const usual: Behaviour = {
  failCalls: 0,
  failObservers: 0,
  failHangUps: 0,
  status: 500,
  code: 'server_error',
  delayMs: 0,
  longestCallMs: 3_600_000,
  soundMs: 0,
  noMediaMs: 6_000,
  isUnreachable: false,
}

interface Secret {
  session: Session
  /** Seconds since 1970. */
  expiresAt: number
}

/** Everything that the stand-in remembers. */
export interface Provider {
  behaviour: Behaviour
  /** What the next calls begin with. */
  script: Script
  calls: Map<string, Call>
  secrets: Map<string, Secret>
  /** Runs from the first call with sound on. */
  speech?: Speech
}

const callsKept = 2_000

export const createProvider = (): Provider => ({
  behaviour: usual,
  script: emptyScript(),
  calls: new Map(),
  secrets: new Map(),
})

/** Seconds since 1970. */
const now = (): number => Math.floor(Date.now() / 1000)

/** A client secret, which opens calls of this session until it expires. */
export function createSecret(provider: Provider, wanted: Wanted, seconds: number) {
  const value = newId('ek')
  const expiresAt = now() + seconds
  const session = createSession(wanted, { expiresAt: now() + provider.behaviour.longestCallMs / 1000 })
  provider.secrets.set(value, { session, expiresAt })
  return { value, expires_at: expiresAt, session }
}

/** The session of a client secret; undefined if there is no such secret, or it has expired. */
export function sessionOfSecret({ secrets }: Provider, value: string): Session | undefined {
  const secret = secrets.get(value)
  return secret && secret.expiresAt > now() ? { ...secret.session, id: newId('sess') } : undefined
}

export const sessionOf = ({ behaviour }: Provider, wanted: Wanted): Session =>
  createSession(wanted, { expiresAt: now() + behaviour.longestCallMs / 1000 })

/** Begins a call, which ends by itself after the longest time. Of the calls that have ended only the newest are kept. */
export function beginCall(provider: Provider, session: Session, openedWith: Call['openedWith']): Call {
  const { behaviour, calls, script } = provider
  const copy = { transcripts: [...script.transcripts], replies: [...script.replies] }
  const call = createCall({ session, openedWith, script: copy, mouth: quietMouth(provider) })
  calls.set(call.id, call)
  const limit = setTimeout(() => expireCall(call), behaviour.longestCallMs)
  call.onEnd.add(() => clearTimeout(limit))
  for (const old of calls.values()) if (calls.size > callsKept && old.ended) calls.delete(old.id)
  return call
}

/** The call has lasted as long as the provider lets any call last. */
export function expireCall(call: Call): void {
  const minutes = Math.round((Date.now() - call.startedAt) / 60_000)
  const message = `Your session hit the maximum duration of ${minutes} minutes.`
  emit(call, errorEvent({ message, code: 'session_expired' }))
  endCall(call, 'expired')
}

/** Whether the next call, observer or hang-up fails. Each time counts. */
export function fails(provider: Provider, which: 'failCalls' | 'failObservers' | 'failHangUps'): boolean {
  const left = provider.behaviour[which]
  if (left > 0) provider.behaviour = { ...provider.behaviour, [which]: left - 1 }
  return left > 0
}

/** The mouth of a call without media: its answers last, but make no sound. */
function quietMouth(provider: Provider): Mouth {
  let silence = new AbortController()
  return {
    async say(_text, { onStart }) {
      const { signal } = silence
      await new Promise(setImmediate)
      if (signal.aborted) return
      onStart()
      await pause(provider.behaviour.soundMs, undefined, { signal }).catch(() => undefined)
    },
    silence() {
      silence.abort()
      silence = new AbortController()
    },
  }
}
