import type { components } from '@app/contracts/generated/tutor-voice'
import { ApiError, UNREACHABLE } from '../../api/api-error.ts'
import { dataOf } from '../../api/client.ts'
import type { Api } from '../../api/use-api.ts'
import { readEvents } from './server-events.ts'

type Schemas = components['schemas']
export type TutorAnswer = Schemas['TutorAnswer']
export type AskBody = Schemas['AskTutor']

export interface AskWatch {
  /** Abort it to stop the answer. */
  signal: AbortSignal
  /** The next piece of the answer, to be appended to what is shown. */
  onDelta: (text: string) => void
}

/** The stream ends within 30 s (contracts/openapi/tutor-voice.yaml); what is silent for longer has been lost on the way. */
const PATIENCE_MS = 40_000

/**
 * Asks the tutor and returns the whole answer; pieces are reported as they arrive. Throws an `ApiError` if the answer is
 * refused, fails or is cut off, and the signal's reason if it was stopped.
 */
export async function askTutor(api: Pick<Api, 'tutor'>, body: AskBody, watch: AskWatch): Promise<TutorAnswer> {
  const signal = AbortSignal.any([watch.signal, AbortSignal.timeout(PATIENCE_MS)])
  try {
    const reply = await api.tutor.POST('/tutor/ask', {
      body,
      signal,
      headers: { accept: 'text/event-stream' },
      parseAs: 'stream',
    })
    const stream = dataOf(reply) as ReadableStream<Uint8Array>
    const isStream = reply.response.headers.get('content-type')?.includes('text/event-stream')
    if (!isStream) return (await new Response(stream).json()) as TutorAnswer
    return await readAnswer(stream, watch)
  } catch (error) {
    if (watch.signal.aborted || error instanceof ApiError) throw error
    throw signal.aborted ? cutOff() : new ApiError({ status: 0, code: 'unreachable', fallback: UNREACHABLE })
  }
}

async function readAnswer(stream: ReadableStream<Uint8Array>, { onDelta }: AskWatch): Promise<TutorAnswer> {
  for await (const { event, data } of readEvents(stream)) {
    if (event === 'delta') onDelta((JSON.parse(data) as { text: string }).text)
    if (event === 'done') return JSON.parse(data) as TutorAnswer
    if (event === 'problem') throw problemOf(data)
  }
  throw cutOff()
}

function problemOf(data: string): ApiError {
  const { status, code, message } = JSON.parse(data) as { status: number; code: string; message: string }
  return new ApiError({ status, code, message, fallback: '' })
}

const cutOff = () => new ApiError({ status: 0, code: 'cut-off', fallback: 'The answer was cut off. Please try again.' })
