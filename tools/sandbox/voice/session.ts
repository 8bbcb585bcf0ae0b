import { newId } from './events.ts'
import type { Fault } from './provider-error.ts'

/** A session as the provider keeps it: the settings that were wanted, and its own defaults for the rest. */
export interface Session {
  id: string
  type: 'realtime'
  object: 'realtime.session'
  model: string
  instructions: string
  /** `['audio']` or `['text']`, never both. */
  output_modalities: string[]
  expires_at: number
  audio: {
    input: {
      transcription: { model: string } | null
      turn_detection: TurnDetection | null
      [name: string]: unknown
    }
    output: { voice: string; speed: number; [name: string]: unknown }
  }
  [name: string]: unknown
}

/** How the provider finds out that the user speaks. Null: the client says so itself. */
export interface TurnDetection {
  type: string
  threshold?: number
  prefix_padding_ms?: number
  silence_duration_ms?: number
  create_response?: boolean
  interrupt_response?: boolean
  [name: string]: unknown
}

export type Wanted = Record<string, unknown>

const serverVad: TurnDetection = {
  type: 'server_vad',
  threshold: 0.5,
  prefix_padding_ms: 300,
  silence_duration_ms: 500,
  idle_timeout_ms: null,
  create_response: true,
  interrupt_response: true,
}

/** The names that a session may have. One unknown name makes the provider refuse the whole of it. */
const known: Record<string, readonly string[]> = {
  session: (
    'type model instructions output_modalities audio max_output_tokens tools tool_choice tracing truncation prompt ' +
    'include parallel_tool_calls reasoning'
  ).split(' '),
  'session.audio': ['input', 'output'],
  'session.audio.input': ['format', 'noise_reduction', 'transcription', 'turn_detection'],
  'session.audio.output': ['format', 'speed', 'voice'],
}

/** A new session. `expiresAt` is in seconds since 1970. */
export function createSession(wanted: Wanted, { expiresAt }: { expiresAt: number }): Session {
  const empty: Session = {
    id: newId('sess'),
    type: 'realtime',
    object: 'realtime.session',
    model: 'gpt-realtime-2.1',
    instructions: '',
    output_modalities: ['audio'],
    tools: [],
    tool_choice: 'auto',
    max_output_tokens: 'inf',
    tracing: null,
    truncation: 'auto',
    prompt: null,
    expires_at: expiresAt,
    include: null,
    audio: {
      input: {
        format: { type: 'audio/pcm', rate: 24_000 },
        transcription: null,
        noise_reduction: null,
        turn_detection: serverVad,
      },
      output: { format: { type: 'audio/pcm', rate: 24_000 }, voice: 'marin', speed: 1 },
    },
  }
  return updateSession(empty, wanted)
}

/** The session with what is wanted of it; what is not named stays. Check the wish with `faultOfSession` before. */
export function updateSession(session: Session, wanted: Wanted): Session {
  const { audio, ...rest } = wanted as { audio?: { input?: Wanted; output?: Wanted } }
  const input = { ...session.audio.input, ...audio?.input }
  if (input.turn_detection?.type === 'server_vad') input.turn_detection = { ...serverVad, ...input.turn_detection }
  return { ...session, ...rest, audio: { input, output: { ...session.audio.output, ...audio?.output } } }
}

/** Why the provider refuses this session; undefined if it takes it. */
export function faultOfSession(wanted: unknown): Fault | undefined {
  if (!isObject(wanted)) return fault('Missing required parameter: session.', 'missing_required_parameter', 'session')
  if (wanted.type === undefined) {
    return fault("Missing required parameter: 'session.type'.", 'missing_required_parameter', 'session.type')
  }
  if (wanted.type !== 'realtime') {
    return fault("Invalid value for 'session.type'. This provider knows 'realtime'.", 'invalid_value', 'session.type')
  }
  return unknownName(wanted, 'session') ?? faultOfModalities(wanted.output_modalities)
}

function unknownName(value: Wanted, path: string): Fault | undefined {
  for (const [name, inner] of Object.entries(value)) {
    if (!known[path]?.includes(name)) {
      return fault(`Unknown parameter: '${path}.${name}'.`, 'unknown_parameter', `${path}.${name}`)
    }
    const deeper = `${path}.${name}`
    const found = known[deeper] && isObject(inner) ? unknownName(inner, deeper) : undefined
    if (found) return found
  }
  return undefined
}

function faultOfModalities(modalities: unknown): Fault | undefined {
  if (modalities === undefined) return undefined
  const isOne = Array.isArray(modalities) && modalities.length === 1 && /^(audio|text)$/.test(String(modalities[0]))
  if (isOne) return undefined
  const message = "Invalid modalities. Supported combinations are: ['text'] and ['audio']."
  return fault(message, 'invalid_value', 'session.output_modalities')
}

const fault = (message: string, code: string, param: string): Fault => ({ message, code, param })

export const isObject = (value: unknown): value is Wanted =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
