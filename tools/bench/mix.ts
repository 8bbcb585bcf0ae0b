import { constants, createPublicKey, publicEncrypt } from 'node:crypto'
import { httpCall } from '../dev/http-call.ts'
import { type SeededCandidate, SEEDED_PASSWORD } from './candidates.ts'
import { type Caller, type Job, type Outcome, perform } from './caller.ts'
import { pickByShare, generateLoad, type Timing } from './load-generator.ts'
import { pick } from './statistics.ts'

/**
 * What people do, as shares of all calls. Of its 25 % for the daily set
 * 12 open a new one, because as many are submitted, and the others look at one again.
 */
export const MIX = {
  me: 0.3,
  open: 0.12,
  daily: 0.13,
  submit: 0.12,
  progress: 0.125,
  history: 0.125,
  trial: 0.06,
  login: 0.02,
} as const

export type Operation = keyof typeof MIX

const shares = Object.entries(MIX).map(([operation, share]) => ({ operation: operation as Operation, share }))

/** A call of the mix, and its times. */
export type Sample = Outcome & Timing

export interface Person extends SeededCandidate {
  token: string
}

export interface People {
  all: readonly Person[]
  /** Who has no set today yet, in random order. */
  fresh: Person[]
  /** Who has one that waits for answers, with its questions. */
  opened: Array<{ person: Person; questions: string[] }>
  /** Everybody who has opened one. */
  active: Person[]
}

/** An operation by its share; where nobody has opened a set yet, one is opened, and where all have, one is looked at. */
export function chooseOperation(people: People, random: () => number): Operation {
  const { operation } = pickByShare(shares, random)
  if (operation === 'submit' && people.opened.length > 0) return operation
  if (operation === 'open' || operation === 'submit') return people.fresh.length > 0 ? 'open' : 'daily'
  return operation === 'daily' && people.active.length === 0 ? 'open' : operation
}

export interface MixContext {
  people: People
  random: () => number
  /** Passwords that are encrypted already: a ciphertext is accepted once. */
  sealed: Array<{ passwordEnc: string; keyFingerprint: string }>
}

/** The mix for so long, so often a second. */
export function runMix(
  caller: Caller,
  context: MixContext,
  load: { rate: number; durationMs: number },
): Promise<Sample[]> {
  const { random, people } = context
  const call = () => perform(caller, makeJob(chooseOperation(people, random), context))
  return generateLoad({ ...load, random }, call).ended
}

type Make = (context: MixContext) => Job

const MAKE: Record<Operation, Make> = {
  me: (context) => read(someone(context), 'me', '/api/auth/me'),
  daily: ({ people, random }) => read(pick(people.active, random), 'daily', '/api/tests/daily'),
  progress: (context) => read(someone(context), 'progress', '/api/tests/daily/progress'),
  history(context) {
    const person = someone(context)
    return read(person, 'history', `/api/results/user/${person.id}`)
  },
  trial: (context) => ({
    operation: 'trial',
    method: 'GET',
    path: '/data/demo-questions.json',
    headers: { 'accept-encoding': 'br' },
    from: someone(context).from,
  }),
  open({ people }) {
    const person = take(people.fresh)
    const onAnswer = (body: string) => {
      const { questions } = JSON.parse(body) as { questions: Array<{ id: string }> }
      people.active.push(person)
      people.opened.push({ person, questions: questions.map(({ id }) => id) })
    }
    return { ...read(person, 'open', '/api/tests/daily'), onAnswer }
  },
  submit({ people }) {
    const { person, questions } = take(people.opened)
    const answers = Object.fromEntries(questions.map((id) => [id, 'B']))
    const seconds = Object.fromEntries(questions.map((id) => [id, 75]))
    return post('submit', { path: '/api/tests/daily/submit', body: { answers, seconds }, person, token: true })
  },
  login(context) {
    const person = someone(context)
    const body = { email: person.email, zone: person.zone, ...take(context.sealed) }
    return post('login', { path: '/api/auth/login', body, person, token: false })
  },
}

export function makeJob(operation: Operation, context: MixContext): Job {
  return MAKE[operation](context)
}

/** Enough encrypted passwords for so many logins; one key lasts a day. */
export async function sealPasswords(base: string, count: number): Promise<MixContext['sealed']> {
  const { body } = await httpCall<{ publicKey: string; fingerprint: string }>({ url: `${base}/api/auth/public-key` })
  const key = { key: createPublicKey(body.publicKey), padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
  return Array.from({ length: count }, () => ({
    passwordEnc: publicEncrypt(key, Buffer.from(SEEDED_PASSWORD)).toString('base64'),
    keyFingerprint: body.fingerprint,
  }))
}

const someone = ({ people, random }: MixContext) => pick(people.all, random)

function take<T>(list: T[]): T {
  const one = list.pop()
  if (one === undefined) throw new Error('nobody is left: the run was longer than its seed')
  return one
}

function read({ token, from }: Person, operation: string, path: string): Job {
  return { operation, method: 'GET', path, headers: { authorization: `Bearer ${token}` }, from }
}

function post(
  operation: string,
  { path, body, person, token }: { path: string; body: object; person: Person; token: boolean },
): Job {
  const authorization = token ? { authorization: `Bearer ${person.token}` } : {}
  const headers = { 'content-type': 'application/json', ...authorization }
  return { operation, method: 'POST', path, headers, body: JSON.stringify(body), from: person.from }
}
