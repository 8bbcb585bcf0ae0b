import { parentPort } from 'node:worker_threads'
import { createSpeak, type FliteVoice, speechRate } from './flite.ts'
import { encodeSpeech } from './opus.ts'

// Speech and its encoding block for hundreds of ms, which would tear holes into the sound of other calls.

/** A text to say; the answer has the same id. */
export interface SpeechOrder {
  id: number
  text: string
  voice: FliteVoice
}

export interface SpokenText {
  id: number
  packets: Uint8Array[]
}

const port = parentPort
if (!port) throw new Error('this file runs as a worker')
const speak = await createSpeak()
const spoken = new Map<string, Uint8Array[]>()
const mostKept = 40

port.on('message', ({ id, text, voice }: SpeechOrder) => {
  const key = `${voice} ${text}`
  const packets = spoken.get(key) ?? encodeSpeech(speak(text, voice), speechRate)
  spoken.set(key, packets)
  const [oldest] = spoken.keys()
  if (spoken.size > mostKept && oldest !== undefined) spoken.delete(oldest)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  port.postMessage({ id, packets } satisfies SpokenText)
})
