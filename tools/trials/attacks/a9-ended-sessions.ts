import { setTimeout as pause } from 'node:timers/promises'
import { type Candidate, login, register } from '../../dev/candidate.ts'
import type { Outcome, Row } from '../support/row.ts'
import type { Stack } from '../../stack/stack.ts'
import { bearer, newAddress } from './ask.ts'
import { openLinks } from './one-time-links.ts'
import { sealer } from './passwords.ts'
import { pool } from './pool.ts'
import { callTarget, targets } from './targets.ts'
import { sessionOf, visitorsOf } from './visitors.ts'

const WITHIN_MS = 5_000
const needLogin = targets.filter(({ access }) => access === 'session')

/** Somebody with several sessions: the first one acts, and by its act some of them end. */
interface Household {
  first: Candidate
  others: Candidate[]
}

interface Way {
  name: string
  end: (stack: Stack, household: Household) => Promise<number>
  expected: number
  ends: 'first' | 'second' | 'others' | 'all'
}

const call = async ({ call: send }: Candidate, ...[method, path, body]: [string, string, unknown?]) =>
  (await send(method, path, body)).status

const ways: readonly Way[] = [
  { name: 'logout', expected: 204, ends: 'first', end: (_stack, { first }) => call(first, 'POST', '/auth/logout') },
  {
    name: 'end of another session',
    expected: 204,
    ends: 'second',
    end: (_stack, { first, others }) => call(first, 'DELETE', `/auth/sessions/${sessionOf(others[0]!.token)}`),
  },
  {
    name: 'change of the password',
    expected: 200,
    ends: 'others',
    async end(stack, { first }) {
      const seal = await sealer(stack)
      const { passwordEnc: newPasswordEnc } = seal('thirteen louder evenings')
      return call(first, 'POST', '/auth/change-password', { ...seal(first.password), newPasswordEnc })
    },
  },
  {
    name: 'reset of the password',
    expected: 200,
    ends: 'all',
    async end(stack, { first }) {
      const links = openLinks(stack)
      const token = await links.issue('reset', first)
      await links.close()
      const { passwordEnc: newPasswordEnc, keyFingerprint } = (await sealer(stack))('thirteen louder evenings')
      return call(first, 'POST', '/auth/reset-password', { token, newPasswordEnc, keyFingerprint })
    },
  },
  {
    name: 'deletion of the account',
    expected: 202,
    ends: 'all',
    end: async (stack, { first }) => call(first, 'DELETE', '/auth/me', (await sealer(stack))(first.password)),
  },
]

interface Ended {
  token: string
  way: string
}

/** So many people with so many sessions each, each way of ending sessions in turn: those end, the others go on. */
async function endSessions(
  stack: Stack,
  { people, sessions, some = ways }: { people: number; sessions: number; some?: readonly Way[] },
): Promise<Outcome> {
  const faults: string[] = []
  const ended: Ended[] = []
  const alive: Candidate[] = []
  await pool(Array.from({ length: people }), 4, async (_, index) => {
    const way = some[index % some.length]!
    const household = await moveIn(stack, sessions)
    const { first, others } = household
    // The zone travels in the token, so an edit answers another token of the same session.
    const edited = await first.call<{ token: string }>('PATCH', '/auth/me', { zone: 'America/Lima' })
    const status = await way.end(stack, household)
    if (status !== way.expected) faults.push(`a ${way.name} answered ${status}`)
    const gone = goneBy(way, household)
    const tokens = gone.flatMap((each) => (each === first ? [each.token, edited.body.token] : [each.token]))
    ended.push(...tokens.map((token) => ({ token, way: way.name })))
    alive.push(...[first, ...others].filter((each) => !gone.includes(each)))
  })
  await pause(WITHIN_MS)
  const refused = await tryAll(stack, ended)
  for (const candidate of alive) {
    const status = await call(candidate, 'GET', '/auth/me')
    if (status !== 200) faults.push(`another session of the same person was answered ${status}`)
  }
  const got = `${people} people, ${some.length} ways to end sessions; ${refused.n} calls with ${ended.length} ended tokens (${needLogin.length} operations, ${stack.ports.gateway.length} gateways): ${refused.n - refused.faults.length} refused; ${alive.length} other sessions go on`
  return { got, n: refused.n, faults: [...faults, ...refused.faults] }
}

async function moveIn(stack: Stack, sessions: number): Promise<Household> {
  const first = await register({ base: stack.base, from: newAddress() })
  const { email, password } = first
  const others: Candidate[] = []
  for (let count = 1; count < sessions; count += 1)
    others.push(await login({ base: stack.base, email, password, from: newAddress() }))
  return { first, others }
}

function goneBy({ ends }: Way, { first, others }: Household): Candidate[] {
  return { first: [first], second: others.slice(0, 1), others, all: [first, ...others] }[ends]
}

async function tryAll(stack: Stack, ended: readonly Ended[]): Promise<{ n: number; faults: string[] }> {
  const { free } = await visitorsOf(stack)
  const faults: string[] = []
  const tries = ended.flatMap((session) =>
    needLogin.flatMap((target) => stack.ports.gateway.map((port) => ({ session, target, port }))),
  )
  await pool(tries, 8, async ({ session, target, port }) => {
    const base = `http://127.0.0.1:${port}`
    const { status } = await callTarget(stack, target, { subject: free, base, headers: bearer(session.token) })
    if (status !== 401)
      faults.push(`${target.id} answered ${status} to a session that ended ${WITHIN_MS / 1000} s ago by ${session.way}`)
  })
  return { n: tries.length, faults }
}

export const a9EndedSessions: Row = {
  id: 'A9',
  long: true,
  name: 'ended sessions',
  bar: '5 s after its end by logout, from another session, by a change or reset of the password or by deletion, a session is refused by every operation that needs a login, at every gateway, with every token it ever had; other sessions go on',
  plant: {
    what: 'the gateway does not look at the ended sessions',
    into: {
      gateway: [
        {
          file: '/gateway/src/revocations.ts',
          find: 'if (state.ended.has(sessionId)) throw unauthorized()',
          replace: '',
        },
      ],
    },
    see: async (trial) => endSessions(await trial.planted(), { people: 1, sessions: 1, some: ways.slice(0, 1) }),
  },
  run: async ({ stack, tier }) =>
    endSessions(await stack(), tier === 'full' ? { people: 100, sessions: 5 } : { people: 5, sessions: 2 }),
}
