import { setTimeout as pause } from 'node:timers/promises'
import { createEntitlements } from '../../../services/tutor-voice/src/store/entitlements.ts'
import type { CallView } from '../../sandbox/voice/control.ts'
import type { Stack } from '../../stack/stack.ts'
import { ask, askJson, bearer, jsonOf, type Reply } from '../attacks/ask.ts'
import { openPeople, type Person } from './people.ts'
import { openStores } from './stores.ts'

/** Subscribers who call the tutor at one of its two processes, chosen by `turn`. */
export interface VoiceCallers {
  create(): Promise<Person>
  /** Counts a turn, again until the process says whether it counts: 200 or 429. */
  consume(person: Person, itemId: string, turn: number): Promise<number>
  usage(person: Person): Promise<{ used: number }>
  /** The secret of a new session. */
  prepare(person: Person, turn: number): Promise<string>
  /** Our id of the call; null if the secret begins none. */
  begin(secret: string, turn: number): Promise<string | null>
  end(person: Person, callId: string): Promise<void>
  providerIdOf(person: Person, callId: string): Promise<string>
  /** Says something at the provider, without any audio; nothing happens if the call has ended. */
  speak(providerId: string): Promise<void>
  /** Waits until a process watches the call, or none does. */
  untilWatched(providerId: string, isWatched: boolean): Promise<void>
  /** False if the call is still open after 20 s. */
  untilEnded(providerId: string): Promise<boolean>
  close(): Promise<void>
}

const offer = 'v=0\r\no=- 1 2 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\n'
const triesMs = 20_000

export async function openCallers(stack: Stack): Promise<VoiceCallers> {
  const stores = openStores(stack.context)
  const people = await openPeople(stack)
  const entitlements = createEntitlements(stores.tutorVoice.db)
  return {
    ...createCalling(stack),
    ...createTalking(stack),
    async create() {
      const person = await people.create()
      const { userId } = person
      await entitlements.keep({ userId, sequence: 1, plan: 'monthly', status: 'active', periodEnd: null })
      return person
    },
    async providerIdOf({ userId }, callId) {
      const calls = stores.tutorVoice.db.collection<{ _id: string; providerCallId: string }>('calls')
      return (await calls.findOne({ _id: `${userId}:${callId}` }))?.providerCallId ?? ''
    },
    async close() {
      await people.close()
      await stores.close()
    },
  }
}

/** Both processes take turns until one of them responds with something that is no 5xx. */
async function patiently(turn: number, call: (at: number) => Promise<Reply>): Promise<Reply> {
  const end = Date.now() + triesMs
  for (let n = 0; ; n += 1) {
    const reply = await call(turn + n)
    if ((reply.status !== 0 && reply.status < 500) || Date.now() > end) return reply
    await pause(100)
  }
}

/** What a browser sends. */
function createCalling({ ports }: Stack): Pick<VoiceCallers, 'consume' | 'usage' | 'prepare' | 'begin' | 'end'> {
  const urlOf = (turn: number, path: string) => `http://127.0.0.1:${ports['tutor-voice'][turn % 2]}/api${path}`
  const post = ({ token, from }: Person, turn: number, { path, body }: { path: string; body: object }) =>
    patiently(turn, (at) => askJson({ method: 'POST', url: urlOf(at, path), headers: bearer(token), from, body }))
  return {
    consume: async (person, itemId, turn) =>
      (await post(person, turn, { path: '/voice/consume', body: { itemId } })).status,
    async usage({ token, from }) {
      const reply = await patiently(0, (at) => ask({ url: urlOf(at, '/voice/usage'), headers: bearer(token), from }))
      return jsonOf<{ used: number }>(reply) ?? { used: -1 }
    },
    async prepare(person, turn) {
      const reply = await post(person, turn, { path: '/voice/session', body: {} })
      return jsonOf<{ client_secret?: { value: string } }>(reply)?.client_secret?.value ?? ''
    },
    async begin(secret, turn) {
      const headers = { ...bearer(secret), 'content-type': 'application/sdp' }
      const call = { method: 'POST', headers, text: offer, from: '127.0.0.1' }
      const reply = await patiently(turn, (at) => ask({ ...call, url: urlOf(at, '/voice/calls') }))
      return reply.status === 201 ? (String(reply.headers['location']).split('/').at(-1) ?? null) : null
    },
    async end({ token, from }, callId) {
      await ask({ method: 'DELETE', url: urlOf(0, `/voice/calls/${callId}`), headers: bearer(token), from })
    },
  }
}

/** What happens at the provider. */
function createTalking(stack: Stack): Pick<VoiceCallers, 'speak' | 'untilWatched' | 'untilEnded'> {
  const stateOf = async (id: string) => {
    const { calls } = (await stack.controlVoice('calls')) as { calls: CallView[] }
    return calls.find((call) => call.id === id)
  }
  return {
    async speak(callId) {
      const isOpen = (await stateOf(callId))?.status === 'open'
      if (isOpen) await stack.controlVoice('speak', { callId }).catch(() => undefined)
    },
    async untilWatched(id, isWatched) {
      await until(async () => ((await stateOf(id))?.observers ?? 0) > 0 === isWatched)
    },
    untilEnded: (id) => until(async () => (await stateOf(id))?.status === 'ended'),
  }
}

async function until(isTrue: () => Promise<boolean>): Promise<boolean> {
  const end = Date.now() + triesMs
  while (!(await isTrue())) {
    if (Date.now() > end) return false
    await pause(100)
  }
  return true
}
