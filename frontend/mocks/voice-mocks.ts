import { randomUUID } from 'node:crypto'
import { dayEnd } from '@app/contracts/rules/day-key'
import { ok, problem } from './answers.ts'
import type { Mocks } from './operations.ts'
import { askInWriting } from './tutor-mocks.ts'
import { todayOf, type World } from './world.ts'

const MODEL = 'gpt-realtime-2.1'
/** What the fake peer of `fake-peer.ts` takes for an answer. */
const ANSWER = 'v=0\r\no=- 8712 1 IN IP4 127.0.0.1\r\n'

/** Calls whose other end is `fake-peer.ts`. */
export function createVoiceMocks(world: World) {
  const { voice } = world
  return {
    ...callMocks(world),
    getVoiceUsage: () => ok(usageOf(world)),
    createVoiceSession: ({ body }) => {
      if (!world.user.subscriptionActive)
        return problem(402, 'subscription-required', 'Only subscribers call the tutor.')
      if (usageOf(world).remaining === 0) return problem(429, 'VOICE_DAILY_LIMIT', 'No voice turns are left today.')
      const secret = `vs_${randomUUID()}`
      voice.secrets.add(secret)
      voice.abouts.push(body?.questionId ?? null)
      const threadId = randomUUID()
      voice.threadIds.push(threadId)
      return ok({
        tutorName: 'Sage',
        model: MODEL,
        client_secret: { value: secret, expires_at: Math.ceil(world.now().getTime() / 1000) + 60 },
        url: '/api/voice/calls',
        iceServers: [],
        dialect: voice.dialect,
        inactivityMs: voice.inactivityMs,
        voiceUsage: usageOf(world),
        threadId,
      })
    },
    consumeVoiceTurn: ({ body }) => {
      const item = body?.itemId ?? randomUUID()
      const isNew = !voice.items.includes(item)
      if (isNew && usageOf(world).remaining === 0)
        return problem(429, 'VOICE_DAILY_LIMIT', 'No voice turns are left today.')
      voice.items.push(item)
      return ok(usageOf(world))
    },
    askByVoiceText: ({ body }) => askInWriting(world, body.question),
  } satisfies Partial<Mocks>
}

function callMocks({ voice }: World) {
  return {
    beginVoiceCall: ({ token }) => {
      if (!voice.secrets.delete(token))
        return problem(401, 'no-secret', 'This secret has begun its call or has expired.')
      voice.calls.push({ id: randomUUID(), ended: false })
      return { status: 201 as const, body: ANSWER }
    },
    endVoiceCall: ({ path }) => {
      for (const call of voice.calls) if (call.id === path.callId) call.ended = true
      return { status: 204 as const, body: undefined }
    },
  } satisfies Partial<Mocks>
}

function usageOf(world: World) {
  const { items, limit } = world.voice
  const resetsAt = dayEnd(todayOf(world), world.user.zone).toISOString()
  const used = new Set(items).size
  return { remaining: Math.max(0, limit - used), used, limit, resetsAt }
}
