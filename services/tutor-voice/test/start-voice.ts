import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createClock } from '@app/shared/clock'
import { startConsumers } from '@app/shared/events/consume'
import { createEvent } from '@app/shared/events/event'
import { createServiceApp } from '@app/shared/http/service-app'
import { repeat } from '@app/shared/repeat'
import { closeDeps } from '@app/shared/service-deps'
import { createTestSessions } from '@app/shared/testing/sessions'
import { createVerifySession } from '@app/shared/http/caller'
import type { CallView } from '../../../tools/sandbox/voice/control.ts'
import type { Config } from '../src/config.ts'
import { createDeps, type Deps } from '../src/deps.ts'
import { service } from '../src/main.ts'
import { createReactions } from '../src/reactions/reactions.ts'
import { startTutor } from './start-tutor.ts'

/** An offer as small as one can be; the stand-in takes it and plays no sound. */
export const offer = 'v=0\r\no=- 1 2 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\n'

/** The stand-in of the provider of the voice, as a process beside the test. */
async function startProvider() {
  const child = fork(join(import.meta.dirname, '../../../tools/sandbox/voice/main.ts'), {
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
  const control = async <Body = object>(name: string, body: object = {}): Promise<Body> => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`${url}/control/${name}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`the stand-in responded to '${name}' with ${response.status}`)
    return (await response.json()) as Body
  }
  return {
    url,
    control,
    calls: async () => (await control<{ calls: CallView[] }>('calls')).calls,
    async stop() {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}

export interface Instance {
  deps: Deps
  post(path: string, who: Who, body?: object): Promise<Answer>
  usage(who: Who): Promise<Answer>
  /** Posts an offer with the secret of a session. */
  begin(secret: string, sdp?: string, signal?: AbortSignal): Promise<Answer & { location: string | null; text: string }>
  end(who: Who, callId: string): Promise<number>
  /** Stops as a process does that is told to stop. */
  stop(): Promise<void>
}

export interface Who {
  userId: string
  sessionId?: string
  zone?: string
}

interface Answer {
  status: number
  headers: Headers
  body: Record<string, unknown>
}

export type Voice = Awaited<ReturnType<typeof startVoice>>

/** tutor-voice with the stand-in of its provider, in as many processes' worth as a test starts. */
export async function startVoice(env: Record<string, string> = {}) {
  const provider = await startProvider()
  const tutor = await startTutor(
    { waitingClock: createClock() },
    { VOICE_API_KEY: 'sk-stand-in', VOICE_BASE_URL: `${provider.url}/v1`, VOICE_ICE_SERVERS: '', ...env },
  )
  const sessions = await createTestSessions()
  const { clock, deps: first } = tutor
  const instances: Instance[] = []
  const consumers = startConsumers({
    ...first,
    db: first.database.db,
    service: 'tutor-voice',
    reactions: createReactions(first),
  })
  const bearer = async ({ userId, sessionId = userId, zone = 'UTC' }: Who) =>
    sessions.bearer({ userId, sessionId, zone, now: clock.now() })

  /** One more process on the same database. */
  async function instance(change: Partial<Config> = {}, roundMs = 200): Promise<Instance> {
    const deps = createDeps(
      { ...first.config, ...change },
      {
        clock,
        waitingClock: createClock(),
        verifySession: createVerifySession({ keys: sessions.keys, clock }),
        ...(change.voice === undefined && 'voice' in change ? { voice: undefined } : {}),
      },
    )
    const app = createServiceApp(service, deps)
    await app.listen({ host: '127.0.0.1', port: 0 })
    const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api`
    const rounds = repeat(() => deps.watch.round(), { every: roundMs, timeout: 10_000 })
    let isStopped = false
    const call = async (method: string, path: string, who: Who, body?: object): Promise<Answer> => {
      const headers = {
        authorization: await bearer(who),
        ...(body ? { 'content-type': 'application/json' } : {}),
      }
      const answer = await fetch(base + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
      const text = await answer.text()
      return { status: answer.status, headers: answer.headers, body: text === '' ? {} : JSON.parse(text) }
    }
    const made: Instance = {
      deps,
      post: (path, who, body) => call('POST', path, who, body),
      usage: (who) => call('GET', '/voice/usage', who),
      async begin(secret, sdp = offer, signal) {
        const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/sdp' }
        const url = `${base}/voice/calls?model=x`
        const answer = await fetch(url, { method: 'POST', headers, body: sdp, ...(signal ? { signal } : {}) })
        const text = await answer.text()
        const location = answer.headers.get('location')
        const body = answer.status === 201 ? {} : (JSON.parse(text) as Record<string, unknown>)
        return { status: answer.status, headers: answer.headers, body, location, text }
      },
      end: async (who, callId) => (await call('DELETE', `/voice/calls/${callId}`, who)).status,
      async stop() {
        if (isStopped) return
        isStopped = true
        await app.close()
        await rounds.stop()
        await deps.watch.stop()
        await closeDeps(deps)
      },
    }
    instances.push(made)
    return made
  }

  /** A candidate with a plan. */
  async function subscriber(): Promise<Required<Pick<Who, 'userId' | 'sessionId'>>> {
    const who = { userId: randomUUID(), sessionId: randomUUID() }
    await first.entitlements.keep({ ...paid, userId: who.userId })
    return who
  }

  return {
    provider,
    tutor,
    clock,
    deps: first,
    instance,
    subscriber,
    /** A call that has begun: our id of it, the provider's, and the secret that it was begun with. */
    async call(at: Instance, who: Who, body?: object) {
      const session = await at.post('/voice/session', who, body)
      const secret = (session.body['client_secret'] as { value: string } | undefined)?.value ?? ''
      const known = new Set((await provider.calls()).map(({ id }) => id))
      const begun = await at.begin(secret)
      if (begun.status !== 201) throw new Error(`the call responded with ${begun.status}`)
      const found = (await provider.calls()).find(({ id }) => !known.has(id))
      return { id: begun.location?.split('/').at(-1) ?? '', providerId: found?.id ?? '', secret }
    },
    publish: (subject: Parameters<typeof createEvent>[0], key: string, body: object) =>
      first.broker.publish(createEvent(subject, { key, body: body as never, at: clock.now() })),
    async close() {
      for (const one of instances) await one.stop()
      await consumers.stop()
      await tutor.close()
      await provider.stop()
    },
  }
}

const paid = { sequence: 1, plan: 'monthly', status: 'active', periodEnd: null } as const
