import { APIConnectionTimeoutError, APIError, OpenAI } from 'openai'
import type { ModelMessage } from '../domain/model-messages.ts'
import type { ModelSettings } from './model-settings.ts'

/** Why a provider gave no whole answer. */
export type ModelFailure = 'slow' | 'busy' | 'unavailable' | 'refused' | 'cut'

export class ModelError extends Error {
  override name = 'ModelError'
  readonly reason: ModelFailure
  constructor(reason: ModelFailure, cause?: unknown) {
    super(`the tutor's provider failed: ${reason}`, { cause })
    this.reason = reason
  }
}

/** A piece of text; the last one says whether the model ended by itself or was cut off at its limit. */
export interface ModelPiece {
  text: string
  end?: 'whole' | 'cut-off'
}

/** A provider that asks to be left alone for longer is not tried again for this answer. */
const longestWaitMs = 2_000
/** A provider that ignores `max_tokens` is cut off at so many characters a token. */
const charactersPerToken = 8

/** The provider's SDK. What it would read from the environment is set here, and it logs nothing. */
export function createModelClient({ apiKey, baseUrl, timeoutMs }: ModelSettings): OpenAI {
  return new OpenAI({
    apiKey,
    baseURL: baseUrl,
    timeout: timeoutMs,
    maxRetries: 1,
    organization: null,
    project: null,
    logLevel: 'off',
    fetch: fetchWithoutLongWait,
  })
}

/** The SDK waits as long as `Retry-After` says, up to a minute, with a candidate before the screen. */
async function fetchWithoutLongWait(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, init)
  const wait = Number(response.headers.get('retry-after-ms') ?? Number(response.headers.get('retry-after')) * 1_000)
  if (response.ok || (Number.isFinite(wait) && wait <= longestWaitMs)) return response
  const headers = new Headers(response.headers)
  headers.set('x-should-retry', 'false')
  return new Response(response.body, { status: response.status, headers })
}

export interface ModelCall {
  client: OpenAI
  settings: ModelSettings
  messages: ModelMessage[]
  /** Of the caller: it closed the stream, or has no time left. */
  signal: AbortSignal
}

/**
 * Streams the text of one answer. Throws `ModelError` if there is none, or not all of it: the SDK's timeout ends before the
 * first byte of the body, an aborted stream ends without an exception, and a cut connection is a TypeError, so each is looked
 * for here. Throws the signal's reason if the caller aborts. Leaving the loop closes the connection.
 */
export async function* streamModel(call: ModelCall): AsyncGenerator<ModelPiece, void> {
  const { client, settings, messages, signal } = call
  const ours = new AbortController()
  const overall = setTimeout(() => ours.abort(new ModelError('slow')), settings.withinMs)
  let idle: NodeJS.Timeout | undefined
  const either = AbortSignal.any([ours.signal, signal])
  const aborted = new Promise<never>((_, reject) => {
    either.addEventListener('abort', () => reject(either.reason as Error))
    if (either.aborted) reject(either.reason as Error)
  })
  aborted.catch(() => undefined)
  const wait = <T>(work: Promise<T>): Promise<T> => {
    work.catch(() => undefined)
    return Promise.race([work, aborted])
  }
  const { model, maxTokens: max_tokens } = settings
  try {
    const request = client.chat.completions.create({ model, max_tokens, messages, stream: true }, { signal: either })
    const chunks = (await wait(request))[Symbol.asyncIterator]()
    for (let left = settings.maxTokens * charactersPerToken; ;) {
      idle = setTimeout(() => ours.abort(new ModelError('slow')), settings.idleMs)
      const { done, value } = await wait(chunks.next())
      clearTimeout(idle)
      if (done) throw new ModelError('cut')
      const piece = pieceOf(value)
      left -= piece.text.length
      if (left < 0) piece.end = 'cut-off'
      yield piece
      if (piece.end) return
    }
  } catch (error) {
    throw either.aborted ? either.reason : failureOf(error)
  } finally {
    clearTimeout(overall)
    clearTimeout(idle)
    ours.abort()
  }
}

function pieceOf({ choices }: OpenAI.ChatCompletionChunk): ModelPiece {
  const [choice] = choices
  const text = choice?.delta.content ?? ''
  if (choice?.delta.refusal) throw new ModelError('refused')
  const end = choice?.finish_reason ?? null
  if (end === null) return { text }
  if (end === 'stop') return { text, end: 'whole' }
  if (end === 'length') return { text, end: 'cut-off' }
  throw new ModelError('refused')
}

function failureOf(error: unknown): ModelError {
  if (error instanceof ModelError) return error
  if (error instanceof APIConnectionTimeoutError) return new ModelError('slow', error)
  if (error instanceof APIError) {
    const { status } = error
    if (status === 429) return new ModelError('busy', error)
    // A request that is refused for good: a wrong key, a wrong model.
    if (status !== undefined && status >= 400 && status < 500) return new ModelError('refused', error)
    return new ModelError('unavailable', error)
  }
  return new ModelError('cut', error)
}
