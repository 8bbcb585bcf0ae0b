import type { Outcome, Row, Trial } from '../support/row.ts'
import type { Stack } from '../../stack/stack.ts'
import { accountPassword, freshAddress, makeAccounts } from './accounts.ts'
import { areaUnderCurve } from './area-under-curve.ts'
import { ask, askJson, bearer, comparable, jsonOf, newAddress, type Reply } from './ask.ts'
import { askPatiently } from './ask-patiently.ts'
import { sealer } from './passwords.ts'
import { pool } from './pool.ts'
import { addressOf } from './targets.ts'

const LIMIT = 10

interface Siege {
  /** Addresses of each kind that are locked. */
  addresses: number
  /** How often each is asked afterwards. */
  asks: number
  /** So many of the known ones belong to somebody who is logged in. */
  owners: number
  isTimed: boolean
  prefix?: string
}

interface Locked {
  email: string
  kind: 'known' | 'unknown'
}

async function guess(stack: Stack, email: string, { process, password }: { process: number; password: string }) {
  const url = `${addressOf(stack, 'auth', process)}/api/auth/login`
  return askPatiently({ method: 'POST', url, body: { email, ...(await sealer(stack))(password) } })
}

/** What a locked address answers, without how long it still takes. */
const without = (reply: Reply) => comparable(reply).replaceAll(/in (?:a minute|\d+ minutes)/g, 'in some minutes')

async function lock(stack: Stack, locked: readonly Locked[]): Promise<string[]> {
  const faults: string[] = []
  const guesses = locked.flatMap((one) => Array.from({ length: LIMIT }, () => one))
  await pool(guesses, 6, async ({ email, kind }, index) => {
    const { status } = await guess(stack, email, { process: index, password: `wrong ${index}` })
    if (status !== 401) faults.push(`a wrong password for a ${kind} address was answered ${status} before the limit`)
  })
  return faults
}

/** Asks every locked address in random order, one call at a time: with a wrong password, and at last with the right one. */
async function askLocked({ random }: Trial, stack: Stack, { locked, asks }: { locked: Locked[]; asks: number }) {
  const times = { known: [] as number[], unknown: [] as number[] }
  const answers = new Set<string>()
  for (let round = 1; round <= asks; round += 1)
    for (const { email, kind } of random.shuffle(locked)) {
      const password = round === asks ? accountPassword : `wrong ${round}`
      const reply = await guess(stack, email, { process: 0, password })
      times[kind].push(reply.ms)
      answers.add(`${without(reply)}${'retry-after' in reply.headers ? '' : ' and no Retry-After'}`)
    }
  return { auc: areaUnderCurve(times.unknown, times.known), answers }
}

interface Worker {
  email: string
  token: string
}

async function logIn(stack: Stack, emails: readonly string[]): Promise<Worker[]> {
  return pool(emails, 4, async (email, index) => {
    const reply = await guess(stack, email, { process: index, password: accountPassword })
    const token = jsonOf<{ token?: string }>(reply)?.token
    if (!token) throw new Error(`the owner's login answered ${reply.status}: ${reply.text}`)
    return { email, token }
  })
}

/** Whoever is logged in goes on while somebody else guesses at their address: profile, day, practice and password. */
async function goOn(stack: Stack, workers: readonly Worker[]): Promise<string[]> {
  const faults: string[] = []
  const seal = await sealer(stack)
  await pool(workers, 4, async ({ token }) => {
    const asOwner = { headers: bearer(token), from: newAddress() }
    const note = (path: string, { status }: Reply) =>
      status !== 200 &&
      faults.push(`an owner with a session was answered ${status} by ${path} while the address was locked`)
    for (const path of ['/auth/me', '/auth/sessions', '/tests/daily', '/tests/daily/progress'])
      note(path, await ask({ url: `${stack.base}/api${path}`, ...asOwner }))
    const { passwordEnc, keyFingerprint } = seal(accountPassword)
    const body = { passwordEnc, newPasswordEnc: seal(`${accountPassword} anew`).passwordEnc, keyFingerprint }
    const url = `${stack.base}/api/auth/change-password`
    note('/auth/change-password', await askJson({ method: 'POST', url, body, ...asOwner }))
  })
  return faults
}

async function besiege(trial: Trial, stack: Stack, siege: Siege): Promise<Outcome> {
  const { addresses, asks, owners, isTimed, prefix = '' } = siege
  const known = (await makeAccounts(stack, addresses)).map(({ email }): Locked => ({ email, kind: 'known' }))
  const unknown = known.map((): Locked => ({ email: `${prefix}${freshAddress()}`, kind: 'unknown' }))
  const locked = [...known, ...unknown]
  const workers = await logIn(
    stack,
    known.slice(0, owners).map(({ email }) => email),
  )
  const early = await lock(stack, locked)
  const { auc, answers } = await askLocked(trial, stack, { locked, asks })
  const late = await goOn(stack, workers)
  const told = answers.size === 1 ? [] : [`locked addresses have several answers: ${[...answers].join(' and ')}`]
  const open = [...answers]
    .filter((answer) => !answer.startsWith('429 '))
    .map((answer) => `a locked address answered ${answer}`)
  const timed =
    isTimed && (auc < 0.45 || auc > 0.55)
      ? [`the time of locked addresses tells known ones: AUC ${auc.toFixed(3)}`]
      : []
  const got = `${addresses} + ${addresses} addresses locked: ${answers.size} answer, AUC ${auc.toFixed(3)} of ${asks * locked.length} asks${isTimed ? '' : ' (too few to judge)'}; ${workers.length - late.length} of ${workers.length} owners go on`
  return { got, n: locked.length * (LIMIT + asks), faults: [...early, ...told, ...open, ...timed, ...late] }
}

export const a2Lockout: Row = {
  id: 'A2',
  name: 'lockout as oracle and as denial',
  bar: '200 known and 200 unknown addresses driven to the limit: one answer, AUC of the times 0.45 to 0.55, the right password opens none; 100 of 100 owners with a session go on',
  plant: {
    what: 'failures count only for addresses that have an account',
    into: {
      auth: [
        {
          file: '/auth/src/flows/check-credentials.ts',
          find: 'const wait = await throttles.admit(emailKey, attempt)',
          replace:
            "const wait = typed.email.startsWith('a2-') && !(await deps.logins.findByEmail(emailKey)) ? null : await throttles.admit(emailKey, attempt)",
        },
      ],
    },
    see: async (trial) =>
      besiege(trial, await trial.planted(), { addresses: 1, asks: 1, owners: 0, isTimed: false, prefix: 'a2-' }),
  },
  run: async (trial) =>
    besiege(
      trial,
      await trial.stack(),
      // Five asks an address, since 200 pairs alone leave the bar by chance in one run of twelve.
      trial.tier === 'full'
        ? { addresses: 200, asks: 5, owners: 100, isTimed: true }
        : { addresses: 4, asks: 2, owners: 4, isTimed: false },
    ),
}
