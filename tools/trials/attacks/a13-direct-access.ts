import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { PROCESS_NAMES } from '../../../deploy/start-table/processes.ts'
import type { Outcome, Row } from '../support/row.ts'
import type { Stack } from '../../stack/stack.ts'
import { bearer } from './ask.ts'
import { addressOf, allTargets, callTarget, type Target } from './targets.ts'
import { visitorsOf } from './visitors.ts'

/** What stands beside an address in the place of a valid token. */
const notTokens: Record<string, Record<string, string>> = {
  'no token': {},
  'an empty token': { authorization: 'Bearer ' },
  'another scheme': { authorization: 'Basic YTpi' },
  'what a gateway might have added': { 'x-user-id': '0198c0de-0000-7000-8000-000000000001', 'x-admin': 'true' },
}

/** Every process of every service, every operation that needs a token, without one. */
async function knock(stack: Stack, targets: readonly Target[]): Promise<{ n: number; faults: string[] }> {
  const faults: string[] = []
  const { free } = await visitorsOf(stack)
  let n = 0
  for (const target of targets)
    for (const index of stack.ports[target.service].keys()) {
      const tried = {
        ...notTokens,
        ...(target.access === 'service' ? { "a candidate's token": bearer(free.token) } : {}),
      }
      for (const [what, headers] of Object.entries(tried)) {
        n += 1
        const base = addressOf(stack, target.service, index)
        const { status } = await callTarget(stack, target, { subject: free, base, headers })
        if (status !== 401) faults.push(`${target.id} at ${target.service} answered ${status} to ${what}`)
      }
    }
  return { n, faults }
}

/** Every address of this machine but its own loopback: nothing of ours must listen there. */
function outsideAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flat()
    .flatMap((each) =>
      each && !each.internal ? [each.family === 'IPv6' ? `${each.address}%${each.scopeid}` : each.address] : [],
    )
}

function accepts(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 1_000 })
    const end = (accepted: boolean) => {
      socket.destroy()
      resolve(accepted)
    }
    socket.on('connect', () => end(true))
    socket.on('error', () => end(false))
    socket.on('timeout', () => end(false))
  })
}

async function fromOutside(stack: Stack): Promise<{ n: number; faults: string[] }> {
  const faults: string[] = []
  let n = 0
  for (const host of outsideAddresses())
    for (const name of PROCESS_NAMES)
      for (const port of stack.ports[name]) {
        n += 1
        if (await accepts(host, port)) faults.push(`${name} accepts connections at ${host}`)
      }
  return { n, faults }
}

const needToken = allTargets.filter(({ access }) => access !== 'open')

export const a13DirectAccess: Row = {
  id: 'A13',
  name: 'direct access to services',
  bar: 'no service answers anything but 401 without a valid token, and none listens on an address that other machines reach',
  plant: {
    what: 'tutor-voice takes whoever has no token for somebody',
    into: {
      'tutor-voice': [
        {
          file: '/shared/src/http/contract.ts',
          find: "if (operation.access === 'session') request.caller = await options.verifySession(authorization)",
          replace:
            "if (operation.access === 'session') request.caller = await options.verifySession(authorization).catch(() => ({ userId: '0198c0de-0000-7000-8000-000000000001', sessionId: 'x', admin: false, zone: 'UTC', expiresAt: new Date(9e12) }))",
        },
      ],
    },
    async see(trial): Promise<Outcome> {
      const targets = needToken.filter(({ service }) => service === 'tutor-voice')
      return { got: '', ...(await knock(await trial.planted(), targets)) }
    },
  },
  async run(trial) {
    const stack = await trial.stack()
    const inside = await knock(stack, needToken)
    const outside = await fromOutside(stack)
    const where =
      outside.n === 0
        ? 'this machine has no other address to try'
        : `${outside.n} tries from outside: ${outside.faults.length} accepted`
    const got = `${needToken.length} operations, ${inside.n} calls without a token: ${inside.n - inside.faults.length} times 401; ${where}`
    return { got, n: inside.n + outside.n, faults: [...inside.faults, ...outside.faults] }
  },
}
