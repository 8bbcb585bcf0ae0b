import { randomUUID } from 'node:crypto'
import { createClock } from '@app/shared/clock'
import { signSession, createSigningKeys } from '../../../services/auth/src/providers/signing-keys.ts'
import { createSeal } from '../../../services/auth/src/providers/seal.ts'
import { createKeys } from '../../../services/auth/src/store/keys.ts'
import { createEntitlements } from '../../../services/practice/src/store/entitlements.ts'
import type { Caller, Job } from '../../bench/caller.ts'
import type { Stack } from '../../stack/stack.ts'
import { openStores, type Stores } from './stores.ts'

/** Somebody with a session token, made by auth's own code from auth's stored key; practice asks for no more. */
export interface Person {
  userId: string
  zone: string
  token: string
  /** Loopback address to call from: a network of a few people, as far as the gateway's limits go. */
  from: string
}

export interface People {
  /** `at`: when the token is made; the stack's present where nothing is said. */
  create(options?: { zone?: string; plan?: 'free' | 'monthly' }): Promise<Person>
  /** The same person with a fresh token, such as in another zone or on another day. */
  renew(person: Person, zone?: string): Promise<Person>
  close(): Promise<void>
}

export async function openPeople({ context }: Stack): Promise<People> {
  const stores: Stores = openStores(context)
  const clock = createClock(context.testClockFile)
  const seal = createSeal(Buffer.from(context.secrets.sealKey, 'base64'))
  const keys = createSigningKeys({ keys: createKeys(stores.auth.db), seal, clock })
  const entitlements = createEntitlements(stores.practice.db)
  let count = 0
  const sign = async (userId: string, zone: string): Promise<Person> => {
    const now = clock.now()
    const session = { id: randomUUID(), userId, createdAt: now, expiresAt: new Date(now.getTime() + 12 * 3_600_000) }
    count += 1
    const from = `127.3.${Math.floor(count / 200) % 50}.${(count % 200) + 1}`
    return { userId, zone, from, token: await signSession(keys, session, { admin: false, zone, now }) }
  }
  await keys.current()
  return {
    async create({ zone = 'UTC', plan = 'free' } = {}) {
      const userId = randomUUID()
      if (plan === 'monthly')
        await entitlements.keep({ userId, sequence: 1, plan: 'monthly', status: 'active', periodEnd: null })
      return sign(userId, zone)
    },
    renew: (person, zone = person.zone) => sign(person.userId, zone),
    close: () => stores.close(),
  }
}

export interface Reply<T = unknown> {
  /** 0 where no answer came. */
  status: number
  body: T
  ms: number
}

/** One call as a candidate. Never rejects. */
export async function ask<T = unknown>(
  caller: Caller,
  { token, from }: Pick<Person, 'token' | 'from'>,
  call: { method?: 'GET' | 'POST'; path: string; body?: object },
): Promise<Reply<T>> {
  const { method = 'GET', path, body } = call
  const headers = { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) }
  const job: Job = { operation: path, method, path: `/api${path}`, headers, from }
  const began = performance.now()
  const answer = await caller.send(body ? { ...job, body: JSON.stringify(body) } : job)
  return { status: answer.status, body: parse(answer.body) as T, ms: performance.now() - began }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
