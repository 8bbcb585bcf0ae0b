import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { ModelSettings } from '../src/providers/model-settings.ts'

export interface TutorProvider {
  /** The settings that a service would have, with the deadlines of production. */
  settings: ModelSettings
  /** How it behaves from now on (tools/sandbox/tutor/behaviour.ts). */
  behave(mode: string, more?: object): Promise<void>
  /** The bodies of the calls since then. */
  calls(): Promise<{ model: string; max_tokens: number; messages: { role: string; content: string }[] }[]>
  stop(): void
}

/** The real stand-in of the tutor's provider, as a process beside the test. */
export async function startTutorProvider(): Promise<TutorProvider> {
  const child = fork(join(import.meta.dirname, '../../../tools/sandbox/tutor/main.ts'), {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { PORT: '0', LOG_LEVEL: 'silent' },
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (text) => {
      const [, found] = /ready (\S+)/.exec(String(text)) ?? []
      if (found) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`the stand-in ended with ${code}`)))
  })
  const control = async (name: string, body: object): Promise<unknown> => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`${url}/control/${name}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`the stand-in responded with ${response.status}`)
    return response.json()
  }
  return {
    settings: {
      apiKey: 'sk-stand-in',
      baseUrl: `${url}/v1`,
      model: 'stand-in',
      maxTokens: 700,
      timeoutMs: 15_000,
      idleMs: 10_000,
      withinMs: 30_000,
      breaker: { failures: 3, restMs: 30_000 },
    },
    behave: async (mode, more = {}) => void (await control('mode', { mode, ...more })),
    calls: async () => ((await control('calls', {})) as { calls: Awaited<ReturnType<TutorProvider['calls']>> }).calls,
    stop: () => child.disconnect(),
  }
}
