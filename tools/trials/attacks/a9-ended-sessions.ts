import { setTimeout as pause } from 'node:timers/promises'
import { type Candidate, cookieFrom, login, register } from '../../dev/candidate.ts'
import type { Answer } from '../../dev/http-call.ts'
import { allSeen } from '../support/all-seen.ts'
import type { Outcome, Row } from '../support/row.ts'
import type { Stack } from '../../stack/stack.ts'
import { bearer, newAddress } from './ask.ts'
import { openLinks } from './one-time-links.ts'
import { sealer } from './passwords.ts'
import { pool } from './pool.ts'
import { renew } from './renewals.ts'
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
  end: (stack: Stack, household: Household) => Promise<Answer>
  expected: number
  ends: 'first' | 'second' | 'others' | 'all'
}

const ways: readonly Way[] = [
  { name: 'logout', expected: 204, ends: 'first', end: (_stack, { first }) => first.call('POST', '/auth/logout') },
  {
    name: 'end of another session',
    expected: 204,
    ends: 'second',
    end: (_stack, { first, others }) => first.call('DELETE', `/auth/sessions/${sessionOf(others[0]!.token)}`),
  },
  {
    name: 'change of the password',
    expected: 200,
    ends: 'others',
    async end(stack, { first }) {
      const seal = await sealer(stack)
      const { passwordEnc: newPasswordEnc } = seal('thirteen louder evenings')
      return first.call('POST', '/auth/change-password', { ...seal(first.password), newPasswordEnc })
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
      return first.call('POST', '/auth/reset-password', { token, newPasswordEnc, keyFingerprint })
    },
  },
  {
    name: 'deletion of the account',
    expected: 202,
    ends: 'all',
    end: async (stack, { first }) => first.call('DELETE', '/auth/me', (await sealer(stack))(first.password)),
  },
]

interface Ended {
  way: string
  /** Every token that the session had. */
  tokens: string[]
  /** Every cookie that could have renewed it. */
  cookies: string[]
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
    const gone = goneBy(way, household)
    const left = [household.first, ...household.others].filter((each) => !gone.includes(each))
    const lives = new Map(
      [...gone, ...left].map((each) => [each, { way: way.name, tokens: [each.token], cookies: [each.cookie] }]),
    )
    await useSession(stack, household.first, lives.get(household.first)!)
    const answer = await way.end(stack, household)
    if (answer.status !== way.expected) faults.push(`a ${way.name} answered ${answer.status}`)
    ended.push(...gone.map((each) => lives.get(each)!))
    alive.push(...left)
    // A new password gives the session that goes on a new cookie. The old one has ended like the other sessions.
    if (left.includes(household.first) && cookieFrom(answer) !== '') {
      ended.push({ way: way.name, tokens: [], cookies: [household.first.cookie] })
      household.first.cookie = cookieFrom(answer)
    }
  })
  await pause(WITHIN_MS)
  // Before the operations: if a defect lets them through, they delete the account, and its cookies with it.
  const renewed = await renewAll(stack, ended)
  const refused = await tryAll(stack, ended)
  for (const candidate of alive) faults.push(...(await goesOn(stack, candidate)))
  const tokens = ended.flatMap((session) => session.tokens).length
  const got = `${people} people, ${some.length} ways to end sessions; ${refused.n} calls with ${tokens} ended tokens (${needLogin.length} operations, ${stack.ports.gateway.length} gateways): ${refused.n - refused.faults.length} refused; ${renewed.n} renewals with ended cookies: ${renewed.n - renewed.faults.length} refused; ${alive.length} other sessions go on`
  return { got, n: refused.n + renewed.n, faults: [...faults, ...refused.faults, ...renewed.faults] }
}

/** Uses a session as a page does: an edit of the zone and a renewal each bring another token, the renewal also a cookie. */
async function useSession(stack: Stack, candidate: Candidate, life: Ended): Promise<void> {
  const edited = await candidate.call<{ token: string }>('PATCH', '/auth/me', { zone: 'America/Lima' })
  const renewed = await renew(stack.base, candidate.cookie)
  if (renewed.status !== 200) throw new Error(`a renewal answered ${renewed.status}: ${renewed.text}`)
  candidate.cookie = cookieFrom(renewed)
  life.cookies.push(candidate.cookie)
  life.tokens.push(edited.body.token, (JSON.parse(renewed.text) as { token: string }).token)
}

/** A session that did not end opens the profile, and its cookie renews it. */
async function goesOn({ base }: Stack, { call, cookie }: Candidate): Promise<string[]> {
  const [profile, renewed] = [await call('GET', '/auth/me'), await renew(base, cookie)]
  return [profile.status, renewed.status].flatMap((status, index) =>
    status === 200 ? [] : [`${index === 0 ? 'the token' : 'the cookie'} of another session was answered ${status}`],
  )
}

/** The newest cookie first: a used one would end what still lives. */
async function renewAll({ ports }: Stack, ended: readonly Ended[]): Promise<{ n: number; faults: string[] }> {
  const faults: string[] = []
  const tries = ended.flatMap(({ way, cookies }) => ports.gateway.map((port) => ({ way, cookies, port })))
  await pool(tries, 4, async ({ way, cookies, port }) => {
    for (const cookie of cookies.toReversed()) {
      const { status } = await renew(`http://127.0.0.1:${port}`, cookie)
      if (status !== 401) faults.push(`a cookie whose session ended by ${way} was answered ${status}`)
    }
  })
  return { n: tries.reduce((sum, { cookies }) => sum + cookies.length, 0), faults }
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
  const tries = ended.flatMap(({ way, tokens }) =>
    tokens.flatMap((token) =>
      needLogin.flatMap((target) => stack.ports.gateway.map((port) => ({ way, token, target, port }))),
    ),
  )
  await pool(tries, 8, async ({ way, token, target, port }) => {
    const base = `http://127.0.0.1:${port}`
    const { status } = await callTarget(stack, target, { subject: free, base, headers: bearer(token) })
    if (status !== 401)
      faults.push(`${target.id} answered ${status} to a session that ended ${WITHIN_MS / 1000} s ago by ${way}`)
  })
  return { n: tries.length, faults }
}

export const a9EndedSessions: Row = {
  id: 'A9',
  long: true,
  name: 'ended sessions',
  bar: '5 s after its end by logout, from another session, by a change or reset of the password or by deletion, a session is refused by every operation that needs a login, at every gateway, with every token it ever had, and no cookie of it renews it; other sessions go on',
  plant: {
    what: 'the gateway does not look at the ended sessions; auth ends a session without its renewal',
    into: {
      auth: [
        {
          file: '/auth/src/flows/end-session.ts',
          find: 'await sessions.endRenewal(sessionId, expiresAt)',
          replace: '',
        },
        { file: '/auth/src/flows/end-session.ts', find: 'await sessions.delete(sessionId)', replace: '' },
        {
          file: '/auth/src/store/sessions.ts',
          find: 'if (!session || revoked) return null',
          replace: 'if (!session) return null',
        },
      ],
      gateway: [
        {
          file: '/gateway/src/revocations.ts',
          find: 'if (state.ended.has(sessionId)) throw unauthorized()',
          replace: '',
        },
      ],
    },
    see: async (trial) => {
      const seen = await endSessions(await trial.planted(), { people: 1, sessions: 1, some: ways.slice(0, 1) })
      return allSeen(seen, [/to a session that ended/, /^a cookie whose session ended/])
    },
  },
  run: async ({ stack, tier }) =>
    endSessions(await stack(), tier === 'full' ? { people: 100, sessions: 5 } : { people: 5, sessions: 2 }),
}
