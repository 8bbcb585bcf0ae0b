import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { percentile } from '../../bench/statistics.ts'
import type { Outcome, Row, Trial } from '../row.ts'
import type { Stack } from '../stack.ts'
import { ask, newAddress } from './ask.ts'

const CLOSED_MS = 12_000
const BAR_MS = 250

interface Siege {
  sockets: number
  /** How long attackers go on opening a new socket for each that is closed. */
  forMs: number
}

interface Door {
  name: string
  port: number
  /** A path with a large answer, for those who read it slowly. */
  large: string
}

const small = '/api/payments/pricing'

/** What each kind of attacker sends first; then a byte now and then, and none of them reads. */
const openings: Record<string, (door: Door) => string> = {
  'slow headers': () => `GET ${small} HTTP/1.1\r\nHost: x\r\nX-A: `,
  'slow body': () =>
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{',
  'slow chunks': () =>
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n',
  'slow read': ({ large }) => `GET ${large} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(40),
}

interface Life {
  kind: string
  ms: number
}

/** Keeps so many slow sockets open for a while, then waits until all are closed; others are measured all the time. */
async function besiege(
  stack: Stack,
  door: Door,
  { sockets, forMs }: Siege,
): Promise<{ lives: Life[]; waits: number[]; failed: number }> {
  const began = Date.now()
  const lives: Life[] = []
  const open = new Set<Socket>()
  const start = (index: number) => {
    const kind = Object.keys(openings)[index % Object.keys(openings).length]!
    const born = Date.now()
    const socket = connect({ port: door.port, host: '127.0.0.1', localAddress: newAddress() })
    open.add(socket)
    socket.on('connect', () => socket.write(openings[kind]!(door)))
    socket.on('error', () => socket.destroy())
    // Bytes of answers stay where they are; only that the other side has closed is noticed, by the next byte sent.
    if (kind === 'slow read') socket.pause()
    else socket.resume()
    socket.on('close', () => {
      open.delete(socket)
      lives.push({ kind, ms: Date.now() - born })
      if (Date.now() - began < forMs) start(index)
    })
  }
  for (let index = 0; index < sockets; index += 1) start(index)
  const drip = setInterval(() => {
    for (const socket of open) if (socket.writable) socket.write('a')
  }, 700)
  const others = watchOthers(door)
  await pause(forMs)
  const end = Date.now() + CLOSED_MS + 1_000
  while (open.size > 0 && Date.now() < end) await pause(100)
  clearInterval(drip)
  const measured = await others.stop()
  for (const socket of open) (lives.push({ kind: 'still open', ms: Infinity }), socket.destroy())
  void stack
  return { lives, ...measured }
}

/** Ten calls a second by other people. */
function watchOthers({ port }: Door) {
  const waits: number[] = []
  let failed = 0
  let stopped = false
  const work = (async () => {
    while (!stopped) {
      const { status, ms } = await ask({
        url: `http://127.0.0.1:${port}${port === 0 ? '' : '/health'}`,
        from: newAddress(),
      })
      waits.push(ms)
      if (status !== 200) failed += 1
      await pause(100)
    }
  })()
  return {
    async stop() {
      stopped = true
      await work
      return { waits, failed }
    },
  }
}

async function siege(trial: Trial, stack: Stack, { doors, ...rest }: Siege & { doors: Door[] }): Promise<Outcome> {
  const faults: string[] = []
  const figures: string[] = []
  for (const door of doors) {
    const { lives, waits, failed } = await besiege(stack, door, rest)
    const late = lives.filter(({ ms }) => ms > CLOSED_MS)
    const p99 = percentile(waits, 0.99)
    if (late.length > 0)
      faults.push(
        `${door.name} held ${late.length} slow sockets for more than 12 s (${[...new Set(late.map(({ kind }) => kind))].join(', ')})`,
      )
    if (failed > 0) faults.push(`${door.name}: ${failed} of ${waits.length} calls of others failed`)
    if (trial.tier === 'full' && p99 > BAR_MS) faults.push(`${door.name}: others waited ${p99.toFixed(0)} ms (p99)`)
    figures.push(
      `${door.name}: ${lives.length} slow sockets, the longest ${(Math.max(...lives.map(({ ms }) => ms)) / 1000).toFixed(1)} s; ${waits.length} calls of others, ${failed} failed, p99 ${p99.toFixed(0)} ms`,
    )
  }
  return { got: figures.join('; '), n: rest.sockets * doors.length, faults }
}

const gatewayDoor = (stack: Stack): Door => ({
  name: 'the gateway',
  port: stack.ports.gateway[0]!,
  large: '/docs/contract.json',
})
const serviceDoor = (stack: Stack): Door => ({ name: 'auth', port: stack.ports.auth[0]!, large: '/metrics' })

export const f6SlowClients: Row = {
  id: 'F6',
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
      const door = { name: 'billing', port: stack.ports.billing[0]!, large: '/metrics' }
      return siege(trial, stack, { doors: [door], sockets: 20, forMs: 0 })
    },
  },
  async run(trial) {
    const stack = await trial.stack()
    const doors = [gatewayDoor(stack), serviceDoor(stack)]
    return siege(trial, stack, {
      doors,
      ...(trial.tier === 'full' ? { sockets: 1_000, forMs: 60_000 } : { sockets: 120, forMs: 0 }),
    })
  },
}
