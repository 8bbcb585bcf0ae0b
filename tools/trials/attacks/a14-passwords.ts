import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { commonPasswords } from '../../../services/auth/src/providers/common-passwords.ts'
import { weaknessOf } from '../../../services/auth/src/domain/password.ts'
import type { Outcome, Row, Trial } from '../support/row.ts'
import type { Stack } from '../../stack/stack.ts'
import { askJson, jsonOf } from './ask.ts'
import { pool } from './pool.ts'
import { sealer } from './passwords.ts'
import { addressOf, sample } from './targets.ts'

interface Verdict {
  status: number
  code: string
}

async function send(
  stack: Stack,
  operation: 'register' | 'login',
  { email, password }: { email: string; password: string },
): Promise<Verdict> {
  const seal = await sealer(stack)
  for (let attempt = 0; ; attempt += 1) {
    const url = `${addressOf(stack, 'auth', attempt)}/api/auth/${operation}`
    const reply = await askJson({ method: 'POST', url, body: { email, ...seal(password) } })
    if (reply.status !== 503) return { status: reply.status, code: jsonOf<{ code?: string }>(reply)?.code ?? '' }
    await pause(50)
  }
}

const fresh = () => `${randomUUID()}@example.com`

/** As a person might disguise it; all are the same password to whoever guesses. */
const disguises: ((password: string) => string)[] = [
  (password) => password,
  (password) => password.toUpperCase(),
  (password) => password.slice(0, 1).toUpperCase() + password.slice(1),
  (password) =>
    Array.from(password)
      .map((letter) => (/[!-~]/.test(letter) ? String.fromCodePoint(letter.codePointAt(0)! + 0xfee0) : letter))
      .join(''),
]

async function refuseCommon(trial: Trial, stack: Stack, count: number): Promise<{ n: number; faults: string[] }> {
  const list = [...(await commonPasswords())].slice(0, 3_000)
  const disguised = list.map((password) => ({ password: trial.random.pick(disguises)(password) }))
  const tried = [
    ...disguises.map((disguise) => ({ password: disguise('password1') })),
    ...sample(disguised, count, trial),
  ]
  const faults: string[] = []
  await pool(tried, 4, async ({ password }) => {
    const { status, code } = await send(stack, 'register', { email: fresh(), password })
    if (status !== 400 || code !== 'password-common') faults.push(`${password} was answered ${status} ${code}`)
  })
  return { n: tried.length, faults }
}

/** The rule itself, for the whole list in every disguise: no process needed. */
async function rule(): Promise<{ n: number; faults: string[] }> {
  const common = await commonPasswords()
  const all = [...common].slice(0, 3_000).flatMap((password) => disguises.map((disguise) => disguise(password)))
  const faults = all.filter((password) => weaknessOf(password, 'a@example.com', common) !== 'common')
  return { n: all.length, faults: faults.map((password) => `the rule lets ${password} pass`) }
}

/** Lengths count as people count, nothing is cut off, and every character matters. */
async function lengths(stack: Stack): Promise<{ n: number; faults: string[] }> {
  const faults: string[] = []
  let n = 0
  const expect = async (what: string, asked: Promise<Verdict>, expected: number) => {
    n += 1
    const { status, code } = await asked
    if (status !== expected) faults.push(`${what}: ${status} ${code} instead of ${expected}`)
  }
  const long = {
    '64 astral characters': '𝔞'.repeat(63) + '𝔟',
    '64 letters': `${'ab'.repeat(31)}cd`,
    '64 of three bytes': `${'語'.repeat(63)}文`,
  }
  for (const [what, password] of Object.entries(long)) {
    const email = fresh()
    const shorter = Array.from(password).slice(0, -1).join('')
    await expect(what, send(stack, 'register', { email, password }), 201)
    await expect(`${what}, again`, send(stack, 'login', { email, password }), 200)
    await expect(`${what}, without the last`, send(stack, 'login', { email, password: shorter }), 401)
    await expect(`${what}, another last`, send(stack, 'login', { email, password: `${shorter}x` }), 401)
    await expect(`${what}, one more`, send(stack, 'register', { email: fresh(), password: `${password}x` }), 400)
  }
  for (const password of ['', 'a', 'Zq7#kd9', '𝔞'.repeat(7)])
    await expect(`a short one (${password})`, send(stack, 'register', { email: fresh(), password }), 400)
  const email = fresh()
  await expect('a composed letter', send(stack, 'register', { email, password: 'cr\u00e8me br\u00fbl\u00e9e' }), 201)
  await expect('the same, decomposed', send(stack, 'login', { email, password: 'cre\u0300me bru\u0302le\u0301e' }), 200)
  await expect('a NUL inside', send(stack, 'login', { email, password: 'cr\u00e8me br\u00fbl\u00e9e\u0000' }), 401)
  return { n, faults }
}

export const a14Passwords: Row = {
  id: 'A14',
  name: 'passwords',
  bar: '3,000 of 3,000 common passwords refused however disguised, 64 astral characters accepted, nothing cut off',
  plant: {
    what: 'the list of common passwords is compared letter by letter, capitals and all',
    into: {
      auth: [
        {
          file: '/auth/src/domain/password.ts',
          find: 'if (common.has(normal.toLowerCase()))',
          replace: 'if (common.has(normal))',
        },
      ],
    },
    async see(trial): Promise<Outcome> {
      return { got: '', ...(await refuseCommon({ ...trial, tier: 'quick' }, await trial.planted(), 0)) }
    },
  },
  async run(trial) {
    const stack = await trial.stack()
    const parts = [await rule(), await refuseCommon(trial, stack, 60), await lengths(stack)]
    const [ruled, refused, long] = parts
    const got = `${ruled!.n} disguised common passwords by the rule: ${ruled!.faults.length} pass; ${refused!.n} through auth: ${refused!.faults.length} pass; ${long!.n} lengths and spellings: ${long!.faults.length} wrong`
    return { got, n: parts.reduce((sum, part) => sum + part.n, 0), faults: parts.flatMap((part) => part.faults) }
  },
}
