import { Worker } from 'node:worker_threads'
import type { FliteVoice } from './flite.ts'
import type { SpeechOrder, SpokenText } from './speech-worker.ts'

/** Says texts in a worker of its own: Opus packets of 20 ms. */
export interface Speech {
  say(text: string, voice: string): Promise<Uint8Array[]>
  stop(): void
}

/** Those of the provider's voices that sound like a man's; every other one speaks with a woman's voice. */
const deepVoices = ['ash', 'ballad', 'cedar', 'echo', 'verse']

const fliteVoice = (voice: string): FliteVoice => (deepVoices.includes(voice) ? 'rms' : 'slt')

/** Starts the worker, which takes a second until it can speak. It keeps no process alive. */
export function createSpeech(): Speech {
  const worker = new Worker(new URL('speech-worker.ts', import.meta.url), {
    // node:wasi says at every start that it is experimental.
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  worker.unref()
  const waiting = new Map<number, (packets: Uint8Array[]) => void>()
  worker.on('message', ({ id, packets }: SpokenText) => {
    waiting.get(id)?.(packets)
    waiting.delete(id)
  })
  // Then answers are silent, but the calls go on.
  worker.on('error', (error) => {
    console.error('The worker that speaks has failed.', error)
    hasFailed = true
    for (const silent of waiting.values()) silent([])
  })
  let hasFailed = false
  let next = 0
  return {
    say(text, voice) {
      if (hasFailed) return Promise.resolve([])
      const id = next++
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
      worker.postMessage({ id, text, voice: fliteVoice(voice) } satisfies SpeechOrder)
      return new Promise((resolve) => waiting.set(id, resolve))
    },
    stop: () => void worker.terminate(),
  }
}
