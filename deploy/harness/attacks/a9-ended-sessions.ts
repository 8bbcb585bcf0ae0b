import { setTimeout as pause } from 'node:timers/promises'
import { type Candidate, login, register } from '../../local/candidate.ts'
import type { Outcome, Row } from '../row.ts'
import type { Stack } from '../stack.ts'
import { ask, askJson, bearer, newAddress } from './ask.ts'
import { pool } from './pool.ts'
import { pathOf, targets, type Target, validBody, visitorsOf } from './targets.ts'

const WITHIN_MS = 5_000
const needLogin = targets.filter(({ access }) => access === 'session')

interface Ended {
  token: string
  userId: string
}

/** So many people with so many sessions each: one session ends, the others go on. */
async function endSessions(stack: Stack, { people, sessions }: { people: number; sessions: number }): Promise<Outcome> {
  const faults: string[] = []
  const ended: Ended[] = []
  const alive: Candidate[] = []
  await pool(Array.from({ length: people }), 4, async () => {
    const first = await register({ base: stack.base, from: newAddress() })
    const { email, password } = first
    const others = []
    for (let count = 1; count < sessions; count += 1)
      others.push(await login({ base: stack.base, email, password, from: newAddress() }))
    // The zone travels in the token, so an edit answers another token of the same session.
    const edited = await first.call<{ token: string }>('PATCH', '/auth/me', { zone: 'America/Lima' })
    const over = await first.call('POST', '/auth/logout')
    if (over.status !== 204) faults.push(`a logout answered ${over.status}`)
    ended.push({ token: first.token, userId: first.userId }, { token: edited.body.token, userId: first.userId })
    alive.push(...others)
  })
  await pause(WITHIN_MS)
  const tries = ended.flatMap((session) =>
    needLogin.flatMap((target) => stack.ports.gateway.map((port) => ({ session, target, port }))),
  )
  await pool(tries, 8, async ({ session, target, port }) => {
    const { status } = await callAs(stack, session, { target, port })
    if (status !== 401) faults.push(`${target.id} answered ${status} to a session that ended ${WITHIN_MS / 1000} s ago`)
  })
  for (const candidate of alive) {
    const { status } = await candidate.call('GET', '/auth/me')
    if (status !== 200) faults.push(`another session of the same person was answered ${status}`)
  }
  const got = `${people} logouts, ${tries.length} calls with ended sessions (${needLogin.length} operations, ${stack.ports.gateway.length} gateways): ${tries.length - faults.length} refused; ${alive.length} other sessions go on. No operation ends all sessions, resets a password or deletes an account yet`
  return { got, n: tries.length, faults }
}

async function callAs(stack: Stack, { token, userId }: Ended, { target, port }: { target: Target; port: number }) {
  const { free } = await visitorsOf(stack)
  const visitor = { ...free, userId }
  const call = {
    method: target.method,
    url: `http://127.0.0.1:${port}${pathOf(target, visitor)}`,
    headers: bearer(token),
    from: newAddress(),
  }
  return target.definition.requestBody ? askJson({ ...call, body: await validBody(stack, target, visitor) }) : ask(call)
}

export const a9EndedSessions: Row = {
  id: 'A9',
  name: 'ended sessions',
  bar: '5 s after its end a session is refused by every operation that needs a login, at every gateway, with every token it ever had; other sessions go on',
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
    see: async (trial) => endSessions(await trial.planted(), { people: 1, sessions: 1 }),
  },
  run: async ({ stack, tier }) =>
    endSessions(await stack(), tier === 'full' ? { people: 100, sessions: 5 } : { people: 3, sessions: 2 }),
}
