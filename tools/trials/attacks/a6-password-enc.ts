import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Outcome, Row, Trial } from '../support/row.ts'
import type { Stack } from '../../stack/stack.ts'
import { areaUnderCurve } from './area-under-curve.ts'
import { askJson, comparable, type Reply } from './ask.ts'
import { type Sealed, sealer } from './passwords.ts'
import { addressOf } from './targets.ts'
import { visitorsOf } from './visitors.ts'

type Operation = 'login' | 'register'

const DAY_MS = 86_400_000

/** Hashing takes turns, so a busy process may ask to come again. */
async function enter(stack: Stack, operation: Operation, body: { email: string } & Partial<Sealed>): Promise<Reply> {
  for (;;) {
    const url = `${addressOf(stack, 'auth')}/api/auth/${operation}`
    const reply = await askJson({ method: 'POST', url, body })
    if (reply.status !== 503) return reply
    await pause(100)
  }
}

/** What a captured blob may be tried for. None of these must let anybody in, or make an account. */
function replaysOf(email: string, { passwordEnc, keyFingerprint }: Sealed) {
  const other = () => `${randomUUID()}@example.com`
  const respelled = passwordEnc.replaceAll('+', '-').replaceAll('/', '_')
  return [
    { what: 'the same login', operation: 'login', body: { email, passwordEnc, keyFingerprint } },
    { what: 'the same login without the fingerprint', operation: 'login', body: { email, passwordEnc } },
    {
      what: 'the same login, spelled in base64url',
      operation: 'login',
      body: { email, passwordEnc: respelled, keyFingerprint },
    },
    {
      what: 'the same login with white space',
      operation: 'login',
      body: { email, passwordEnc: ` ${passwordEnc}\n`, keyFingerprint },
    },
    { what: "somebody else's login", operation: 'login', body: { email: other(), passwordEnc, keyFingerprint } },
    { what: 'a registration', operation: 'register', body: { email: other(), passwordEnc, keyFingerprint } },
    { what: 'the same registration', operation: 'register', body: { email, passwordEnc, keyFingerprint } },
  ] satisfies { what: string; operation: Operation; body: { email: string } & Partial<Sealed> }[]
}

/** Logs in with a fresh blob each time, then uses that blob again in one way. */
async function replay(stack: Stack, count: number): Promise<string[]> {
  const { free } = await visitorsOf(stack)
  const seal = await sealer(stack)
  const faults: string[] = []
  let email = ''
  for (let index = 0; index < count; index += 1) {
    // An address has ten wrong guesses in 15 minutes: a new account after every seven.
    if (index % 7 === 0) email = await newAccount(stack)
    const captured = seal(free.password)
    const first = await enter(stack, 'login', { email, ...captured })
    if (first.status !== 200) throw new Error(`the login to be captured answered ${first.status}: ${first.text}`)
    const tried = replaysOf(email, captured)[index % 7]!
    const { status } = await enter(stack, tried.operation, tried.body)
    if (status < 400 || status >= 500) faults.push(`a captured blob, used for ${tried.what}, was answered ${status}`)
  }
  return faults
}

async function newAccount(stack: Stack): Promise<string> {
  const email = `${randomUUID()}@example.com`
  const { free } = await visitorsOf(stack)
  const seal = await sealer(stack)
  const { status, text } = await enter(stack, 'register', { email, ...seal(free.password) })
  if (status !== 201) throw new Error(`a registration answered ${status}: ${text}`)
  return email
}

/** Blobs of a key that is no longer accepted: never used, and the right password inside. */
async function afterRotation(stack: Stack): Promise<string[]> {
  const seal = await sealer(stack)
  const { free } = await visitorsOf(stack)
  const old = [seal(free.password), seal(free.password)]
  stack.setClock(new Date(Date.now() + 2 * DAY_MS))
  await pause(1_200)
  try {
    const named = await enter(stack, 'login', { email: free.email, ...old[0]! })
    const unnamed = await enter(stack, 'login', { email: free.email, passwordEnc: old[1]!.passwordEnc })
    return [
      ...(named.status === 409 ? [] : [`a blob of two days ago was answered ${named.status}`]),
      ...(unnamed.status === 401
        ? []
        : [`a blob of two days ago without its key's name was answered ${unnamed.status}`]),
    ]
  } finally {
    stack.resetClock()
    await sealer(stack, { fresh: true })
    await pause(1_200)
  }
}

/** Blobs that hold a wrong password beside damaged ones of the same length: answer and time must be the same. */
async function damage(
  { random, tier }: Trial,
  stack: Stack,
  pairs: number,
): Promise<{ auc: number; faults: string[] }> {
  const seal = await sealer(stack)
  const bodies = new Set<string>()
  const times = { wrong: [] as number[], damaged: [] as number[] }
  for (let index = 0; index < pairs; index += 1) {
    const wrong = seal(`wrong ${randomUUID()}`)
    const bytes = Buffer.from(wrong.passwordEnc, 'base64')
    const at = random.int(0, bytes.length - 1)
    bytes[at] = bytes[at]! ^ random.int(1, 255)
    const damaged = { ...wrong, passwordEnc: bytes.toString('base64') }
    for (const kind of random.shuffle(['wrong', 'damaged'] as const)) {
      const body = { email: `${randomUUID()}@example.com`, ...(kind === 'wrong' ? seal(randomUUID()) : damaged) }
      const reply = await enter(stack, 'login', body)
      times[kind].push(reply.ms)
      bodies.add(comparable(reply))
    }
  }
  for (const passwordEnc of oddBlobs(seal)) {
    const body = { email: `${randomUUID()}@example.com`, passwordEnc, keyFingerprint: seal('x').keyFingerprint }
    bodies.add(comparable(await enter(stack, 'login', body)))
  }
  const auc = areaUnderCurve(times.wrong, times.damaged)
  const faults = bodies.size === 1 ? [] : [`damaged blobs are told apart: ${[...bodies].join(' and ')}`]
  // Ten times as many are needed before chance keeps within the bar.
  if (tier === 'full' && (auc < 0.45 || auc > 0.55)) faults.push(`time tells damaged blobs: AUC ${auc.toFixed(3)}`)
  return { auc, faults }
}

/** Not of the key's length, no password inside, or none that is UTF-8. */
function oddBlobs(seal: (password: string | Buffer) => Sealed): string[] {
  const good = Buffer.from(seal('x').passwordEnc, 'base64')
  const bytes = [
    good.subarray(1),
    Buffer.concat([good, good]),
    Buffer.alloc(384),
    Buffer.alloc(384, 255),
    Buffer.from([0]),
  ]
  return [
    ...bytes.map((each) => each.toString('base64')),
    '!',
    '====',
    seal('').passwordEnc,
    seal(Buffer.from([0xff, 0xfe])).passwordEnc,
  ]
}

export const a6PasswordEnc: Row = {
  id: 'A6',
  name: 'encrypted passwords',
  bar: '0 of 1,000 replays of a captured blob accepted, nor after the key has rotated; 5,000 damaged blobs: one answer, AUC 0.45 to 0.55 against wrong passwords',
  plant: {
    what: 'auth forgets which blobs were used',
    into: {
      auth: [
        {
          file: '/auth/src/store/used-ciphertexts.ts',
          find: 'claim: (sha256, acceptedUntil) =>\n      insertOnce(',
          replace: 'claim: async (sha256, acceptedUntil) => true ||\n      insertOnce(',
        },
      ],
    },
    async see(trial): Promise<Outcome> {
      return { got: '', n: 7, faults: await replay(await trial.planted(), 7) }
    },
  },
  async run(trial) {
    const stack = await trial.stack()
    const [replays, pairs] = trial.tier === 'full' ? [1_000, 2_500] : [14, 12]
    const replayed = await replay(stack, replays)
    const damaged = await damage(trial, stack, pairs)
    const rotated = await afterRotation(stack)
    const faults = [...replayed, ...rotated, ...damaged.faults]
    const got = `${replays} replays: ${replayed.length} accepted; after rotation: ${rotated.length} of 2; ${2 * pairs} blobs, half of them damaged: AUC ${damaged.auc.toFixed(3)}`
    return { got, n: replays + 2 * pairs + 2, faults }
  },
}
