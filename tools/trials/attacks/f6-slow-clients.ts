import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { latenciesOf, generateLoad, type Timing } from '../../bench/load-generator.ts'
import type { Outcome, Row, Trial } from '../support/row.ts'
import type { Stack } from '../../stack/stack.ts'
import { ask, newAddress, type Reply } from './ask.ts'

/** In the quick tier the machine is shared with other tests; Node's own limits would hold such sockets for a minute. */
const CLOSED_MS = { quick: 25_000, full: 12_000 } as const
const BAR_MS = 250
/** So many begin in a tenth of a second: 200 a second, where slowhttptest opens 50 if nothing is said. */
const step = 20

interface Siege {
  sockets: number
  /** How long attackers go on opening a new socket for each that is closed. */
  forMs: number
  closedMs: number
}

interface Door {
  name: string
  port: number
  /** A path with an answer too large for the system to keep it for those who read slowly; no service has one. */
  large?: string
}

const small = '/api/payments/pricing'

interface Attacker {
  kind: string
  /** What it sends first, and then every now and then. */
  opening: string
  drip: string
}

const login = 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`

function attackersOf({ large }: Door): Attacker[] {
  const senders = [
    { kind: 'slow headers', opening: `GET ${small} HTTP/1.1\r\nHost: x\r\nX-A: `, drip: 'a' },
    { kind: 'slow body', opening: `${login}Content-Length: 5000\r\n\r\n{`, drip: 'a' },
    { kind: 'slow chunks', opening: `${login}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`, drip: 'a' },
  ]
  // Whole calls, so that nothing is slow but the reading; sending is how such a socket notices that it was reset.
  return large ? [...senders, { kind: 'slow read', opening: get(large).repeat(40), drip: get(small) }] : senders
}

interface Life {
  kind: string
  ms: number
}

/** Slow sockets to a door: each that is closed before `forMs` are over is opened again. */
function openAttack(door: Door, forMs: number) {
  const began = Date.now()
  const lives: Life[] = []
  const open = new Map<Socket, Attacker>()
  const attackers = attackersOf(door)
  const start = (index: number) => {
    const attacker = attackers[index % attackers.length]!
    const { kind, opening } = attacker
    const born = Date.now()
    const socket = connect({ port: door.port, host: '127.0.0.1', localAddress: newAddress() })
    open.set(socket, attacker)
    socket.on('connect', () => socket.write(opening))
    socket.on('error', () => socket.destroy())
    if (kind === 'slow read') socket.pause()
    else socket.resume()
    socket.on('close', () => {
      open.delete(socket)
      lives.push({ kind, ms: Date.now() - born })
      if (Date.now() - began < forMs) start(index)
    })
  }
  return { lives, open, start }
}

/** Keeps so many slow sockets open for a while, then waits until all are closed; others are measured all the time. */
async function besiege(
  door: Door,
  { sockets, forMs, closedMs }: Siege,
): Promise<{ lives: Life[]; calls: Array<Reply & Timing> }> {
  const { lives, open, start } = openAttack(door, forMs)
  // Ten calls a second by other people.
  const url = `http://127.0.0.1:${door.port}/health`
  const others = generateLoad({ callers: 1, pauseMs: 100 }, () => ask({ url, from: newAddress() }))
  const drip = setInterval(() => {
    for (const [socket, { drip: bytes }] of open) if (socket.writable) socket.write(bytes)
  }, 700)
  for (let index = 0; index < sockets; index += 1) {
    start(index)
    if (index % step === step - 1) await pause(100)
  }
  await pause(forMs)
  const end = Date.now() + closedMs + 1_000
  while (open.size > 0 && Date.now() < end) await pause(100)
  clearInterval(drip)
  const calls = await others.stop()
  for (const [socket, { kind }] of open) {
    lives.push({ kind, ms: Infinity })
    socket.destroy()
  }
  return { lives, calls }
}

async function siege(trial: Trial, { doors, ...rest }: Siege & { doors: Door[] }): Promise<Outcome> {
  const faults: string[] = []
  const figures: string[] = []
  for (const door of doors) {
    const { lives, calls } = await besiege(door, rest)
    const failed = calls.filter(({ status }) => status !== 200).length
    const late = lives.filter(({ ms }) => ms > rest.closedMs)
    const p99 = latenciesOf(calls).percentile(0.99)
    if (late.length > 0)
      faults.push(
        `${door.name} held ${late.length} slow sockets for more than ${rest.closedMs / 1000} s (${[...new Set(late.map(({ kind }) => kind))].join(', ')})`,
      )
    if (failed > 0) faults.push(`${door.name}: ${failed} of ${calls.length} calls of others failed`)
    if (trial.tier === 'full' && p99 > BAR_MS) faults.push(`${door.name}: others waited ${p99.toFixed(0)} ms (p99)`)
    figures.push(
      `${door.name}: ${lives.length} slow sockets, the longest ${(Math.max(...lives.map(({ ms }) => ms)) / 1000).toFixed(1)} s; ${calls.length} calls of others, ${failed} failed, p99 ${p99.toFixed(0)} ms`,
    )
  }
  return { got: figures.join('; '), n: rest.sockets * doors.length, faults }
}

const gatewayDoor = (stack: Stack): Door => ({
  name: 'the gateway',
  port: stack.ports.gateway[0]!,
  large: '/docs/viewer.js',
})
const serviceDoor = (stack: Stack): Door => ({ name: 'auth', port: stack.ports.auth[0]! })

export const f6SlowClients: Row = {
  id: 'F6',
  long: true,
  name: 'slow clients',
  bar: 'slow headers, bodies and readers are closed within 12 s, at the gateway and a service; others meanwhile: 0 errors, p99 <= 250 ms',
  plant: {
    what: 'billing waits for slow senders for ever',
    into: {
      billing: [
        { file: '/shared/src/http/server.ts', find: 'headersTimeout: 5_000,', replace: 'headersTimeout: 0,' },
        { file: '/shared/src/http/server.ts', find: 'requestTimeout: 10_000,', replace: 'requestTimeout: 0,' },
      ],
    },
    async see(trial) {
      const stack = await trial.planted()
      const door = { name: 'billing', port: stack.ports.billing[0]! }
      return siege(trial, { doors: [door], sockets: 20, forMs: 0, closedMs: CLOSED_MS.full })
    },
  },
  async run(trial) {
    const stack = await trial.stack()
    const doors = [gatewayDoor(stack), serviceDoor(stack)]
    return siege(trial, {
      doors,
      closedMs: CLOSED_MS[trial.tier],
      ...(trial.tier === 'full' ? { sockets: 1_000, forMs: 60_000 } : { sockets: 80, forMs: 0 }),
    })
  },
}
