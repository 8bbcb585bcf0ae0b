import { APIError, OpenAI } from 'openai'
import type { RealtimeSessionCreateRequest } from 'openai/resources/realtime/realtime'
import { realtime } from './dialects/realtime.ts'
import type { Dialect } from './dialects/dialect.ts'
import { userText } from './dialects/user-text.ts'
import type { VoiceSettings } from './voice-settings.ts'

/** What a call is to be. */
export interface VoiceSession {
  model: string
  voice: string
  instructions: string
}

export interface BegunCall {
  /** The SDP answer. */
  answer: string
  providerCallId: string
}

/** The provider said no, or nothing in time. `badOffer`: because of the browser's offer. */
export class VoiceError extends Error {
  override name = 'VoiceError'
  readonly badOffer: boolean
  constructor(message: string, { badOffer = false, cause }: { badOffer?: boolean; cause?: unknown } = {}) {
    super(message, { cause })
    this.badOffer = badOffer
  }
}

export interface VoiceProvider {
  dialect: Dialect
  /** Throws `VoiceError`. */
  begin(offer: string, session: VoiceSession): Promise<BegunCall>
  /** Frees the call; one that is gone already is no error. Throws `VoiceError`. */
  hangUp(providerCallId: string): Promise<void>
  /** A secret with which a browser begins a call at the provider itself. Throws `VoiceError`. */
  mint(session: VoiceSession, seconds: number): Promise<{ value: string; expiresAt: number }>
  /** Opens a connection on which every event of the call arrives. */
  observe(providerCallId: string): WebSocket
}

/** The gateway waits for 5 s. A second try could begin a second call. */
const beginMs = 4_000
const hangUpMs = 3_000
/** About two minutes of speech. */
const mostTokens = 2_400
/** The provider's least and most, in seconds. */
const secretLife = { least: 10, most: 7_200 }

export function createVoiceProvider(settings: VoiceSettings): VoiceProvider {
  const client = createClient(settings)
  return {
    dialect: settings.dialect === 'user-text' ? userText : realtime,
    async begin(offer, session) {
      const response = await orVoiceError(
        client.realtime.calls.create({ sdp: offer, session: sessionOf(session, settings) }),
      )
      const [, providerCallId = ''] = /\/calls\/([\w-]+)$/.exec(response.headers.get('location') ?? '') ?? []
      if (providerCallId === '') throw new VoiceError("the provider's answer names no call")
      return { answer: await orVoiceError(response.text()), providerCallId }
    },
    async hangUp(providerCallId) {
      try {
        await client.realtime.calls.hangup(providerCallId, { timeout: hangUpMs, maxRetries: 1 })
      } catch (error) {
        if (!isGone(error)) throw new VoiceError('the provider did not hang up', { cause: error })
      }
    },
    async mint(session, seconds) {
      const life = Math.min(Math.max(seconds, secretLife.least), secretLife.most)
      const { value, expires_at: expiresAt } = await orVoiceError(
        client.realtime.clientSecrets.create({
          expires_after: { anchor: 'created_at', seconds: life },
          session: sessionOf(session, settings),
        }),
      )
      return { value, expiresAt }
    },
    observe: (providerCallId) => openObserver(settings, providerCallId),
  }
}

/** The provider's SDK. What it would read from the environment is set here, and it logs nothing. */
function createClient({ apiKey, baseUrl }: VoiceSettings): OpenAI {
  return new OpenAI({
    apiKey,
    baseURL: baseUrl,
    timeout: beginMs,
    maxRetries: 0,
    organization: null,
    project: null,
    logLevel: 'off',
  })
}

function sessionOf(
  { model, voice, instructions }: VoiceSession,
  { transcriptionModel }: VoiceSettings,
): RealtimeSessionCreateRequest {
  return {
    type: 'realtime',
    model,
    instructions,
    output_modalities: ['audio'],
    max_output_tokens: mostTokens,
    audio: {
      input: {
        transcription: { model: transcriptionModel },
        turn_detection: { type: 'server_vad', create_response: true, interrupt_response: true },
      },
      output: { voice },
    },
  }
}

/**
 * The connection to a call that runs, as openai 7.59.0 opens it (realtime/ws.js, `callID`), whose client takes only `wss:`
 * and needs one package more. The platform's WebSocket follows no redirect, so the key goes nowhere else.
 */
function openObserver({ apiKey, baseUrl }: VoiceSettings, providerCallId: string): WebSocket {
  const url = new URL(`${baseUrl}/realtime`)
  url.protocol = url.protocol === 'http:' ? 'ws:' : 'wss:'
  url.searchParams.set('call_id', providerCallId)
  return new WebSocket(url, { headers: { authorization: `Bearer ${apiKey}` } })
}

async function orVoiceError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const badOffer = error instanceof APIError && error.status === 400
    throw new VoiceError('the provider of the voice failed', { badOffer, cause: error })
  }
}

const isGone = (error: unknown): boolean =>
  error instanceof APIError && (error.status === 404 || error.status === 409 || error.status === 410)
