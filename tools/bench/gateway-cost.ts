import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { signSession } from '../../services/auth/src/providers/signing-keys.ts'
import { type Child, startChild } from '../dev/child.ts'
import { HOST } from '../dev/ports.ts'
import { type OwnBacking, startOwnBacking } from '../stack/own-backing.ts'
import { onlyCounts, startStack } from '../stack/stack.ts'
import { generateLoad } from './load-generator.ts'
import { loadAverage, watch } from './machine.ts'
import { nginxVersion, startNginx } from './nginx.ts'
import { openRawConnection } from './raw-connection.ts'
import { histogramOf, median } from './statistics.ts'
import { gridText, type Section, short } from './table.ts'

interface Target {
  name: string
  port: number
  child: Child
  stop: () => Promise<void>
}

interface Window {
  rate: number
  cpuPerRequest: number
  latencies: number[]
  errors: number
  foreign: number
}

type Windows = ReadonlyMap<string, Window[]>

export interface GatewayCostOptions {
  folder: string
  rounds: number
  /** Writes a profile of the gateway here. */
  profileFolder?: string
}

const CONNECTIONS = 50
const PATH = '/api/tests/daily/progress'
const GATEWAY = 'gateway'
const BARE = 'http-proxy bare'
const NGINX = 'nginx'
const DIRECT = 'the service directly'

/**
 * What the gateway costs in front of a service that costs next to nothing, beside others in front of the same one. Tokens,
 * limits, headers and the log are on in the gateway, and off in the others. One round measures all of them, so that a
 * ratio is made of neighbours; the median of all rounds counts.
 */
export async function measureGateway(options: GatewayCostOptions): Promise<Section> {
  mkdirSync(options.folder, { recursive: true })
  const sessions = createSessions()
  const backing = await startOwnBacking(join(options.folder, 'backing'))
  const started: Target[] = []
  try {
    started.push(...(await startTargets(options, { keySet: sessions.keySet, backing })))
    const heads = await Promise.all(Array.from({ length: CONNECTIONS }, async () => headOf(await sessions.token())))
    const own = [...started.map(({ child }) => child), backing.child('database'), backing.child('broker')]
    const ours = { heads, pids: own.map(({ pid }) => pid) }
    for (const target of started) await measure(target, ours, { settleMs: 6000, measureMs: 500 })
    const windows = new Map<string, Window[]>(started.map(({ name }) => [name, []]))
    for (let round = 0; round < options.rounds; round += 1) {
      for (const target of started)
        windows.get(target.name)!.push(await measure(target, ours, { settleMs: 500, measureMs: 3000 }))
    }
    return report(windows, options.rounds)
  } finally {
    await Promise.all(started.map((target) => target.stop()))
    await backing.stop()
  }
}

/** Real tokens of the one key that the upstream publishes. */
function createSessions() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const jwk = { ...publicKey.export({ format: 'jwk' }), alg: 'EdDSA', use: 'sig', kid: 'bench' }
  const key = {
    fingerprint: 'bench',
    publicKey: Buffer.alloc(0),
    privateKey,
    expiresAt: new Date(),
    acceptedUntil: new Date(),
  }
  const ring = { current: async () => key, accepted: async () => [key], prepare: async () => undefined }
  return {
    keySet: JSON.stringify({ keys: [jwk] }),
    token() {
      const now = new Date()
      const session = {
        id: randomUUID(),
        userId: randomUUID(),
        createdAt: now,
        expiresAt: new Date(now.getTime() + 3_600_000),
      }
      return signSession(ring, session, { admin: false, zone: 'Europe/Madrid', now })
    },
  }
}

function headOf(token: string): string {
  return [`GET ${PATH} HTTP/1.1`, `Host: ${HOST}`, 'Accept: application/json', `Authorization: Bearer ${token}`].join(
    '\r\n',
  )
}

async function startTargets(
  options: GatewayCostOptions,
  { keySet, backing }: { keySet: string; backing: OwnBacking },
): Promise<Target[]> {
  const { folder } = options
  const upstream = await startScript({ name: DIRECT, script: 'upstream', folder, argument: keySet })
  const url = `http://${HOST}:${upstream.port}`
  const targets = [upstream]
  if (nginxVersion()) {
    for (const accessLog of [false, true]) {
      const name = accessLog ? `${NGINX} with access log` : NGINX
      const started = await startNginx({
        folder: join(folder, `nginx-${accessLog}`),
        upstream: upstream.port,
        accessLog,
      })
      targets.push({ name, ...started, stop: () => started.child.stop() })
    }
  }
  targets.push(await startScript({ name: BARE, script: 'bare-proxy', folder, argument: url }))
  return [...targets, await startGateway(options, { url, backing })]
}

/** The gateway alone; behind every name stands the upstream. */
async function startGateway(
  { folder, profileFolder }: GatewayCostOptions,
  { url, backing }: { url: string; backing: OwnBacking },
): Promise<Target> {
  const services = { auth: url, practice: url, billing: url, 'tutor-voice': url, mail: url }
  const urls = { ...services, gateway: '', mailbox: '', payments: '' }
  const stack = await startStack({
    parent: folder,
    backing,
    context: { urls },
    production: true,
    counts: onlyCounts(['gateway']),
    // Every limit counts, none is reached.
    env: { gateway: { LIMIT_NETWORK_CALLS: '1000000000', LIMIT_ACCOUNT_CALLS: '1000000000' } },
    ...(profileFolder ? { profiles: { folder: profileFolder, names: ['gateway'] } } : {}),
  })
  const [port = 0] = stack.ports.gateway
  return { name: GATEWAY, port, child: stack.processes('gateway')[0]!, stop: () => stack.stop() }
}

interface Script {
  name: string
  /** File name in this folder, without its ending. */
  script: string
  folder: string
  argument: string
}

async function startScript({ name, script, folder, argument }: Script): Promise<Target> {
  const child = startChild({
    name: script,
    command: process.execPath,
    args: [join(import.meta.dirname, `${script}.ts`), argument],
    logFile: join(folder, `${script}.log`),
    readyLine: /^ready (\d+)$/,
  })
  const [, port] = await child.ready
  return { name, port: Number(port), child, stop: () => child.stop() }
}

async function measure(
  { port, child }: Target,
  { heads, pids }: { heads: readonly string[]; pids: readonly number[] },
  { settleMs, measureMs }: { settleMs: number; measureMs: number },
): Promise<Window> {
  const connections = await Promise.all(
    heads.map((head, index) => openRawConnection({ port, head, from: `127.0.4.${(index % 250) + 1}` })),
  )
  const load = generateLoad({ callers: connections.length }, (caller) => connections[caller]!.send())
  await pause(settleMs)
  const settling = load.take()
  const watching = watch(pids)
  const began = load.now()
  await pause(measureMs)
  const seconds = (load.now() - began) / 1000
  const measured = load.take()
  const [cpu, foreign] = [watching.cpu().get(child.pid) ?? Number.NaN, watching.foreignShare()]
  await load.stop()
  for (const connection of connections) connection.close()
  return {
    rate: measured.length / seconds,
    cpuPerRequest: cpu / measured.length,
    latencies: measured.map(({ latency }) => latency),
    errors: [...settling, ...measured].filter(({ status }) => status !== 200).length,
    foreign,
  }
}

/** The median, over the rounds, of the gateway's figure over another's. */
function ratioOf(windows: Windows, name: string, read: (window: Window) => number): number {
  const others = windows.get(name)
  if (!others) return Number.NaN
  return median(windows.get(GATEWAY)!.map((window, round) => read(window) / read(others[round]!)))
}

function report(windows: Windows, rounds: number): Section {
  const rate = (name: string) => ratioOf(windows, name, (window) => window.rate)
  const cpu = (name: string) => 1 / ratioOf(windows, name, ({ cpuPerRequest }) => cpuPerRequest)
  const all = [...windows.values()].flat()
  const errors = all.reduce((sum, window) => sum + window.errors, 0)
  const foreign = median(all.map((window) => window.foreign)) * 100
  return {
    title: 'The gateway beside others',
    note: `${rounds} rounds of 3 s after warming up, ${CONNECTIONS} connections; load average ${loadAverage()}, others on this machine took ${short(foreign)} % of the processors. nginx: ${nginxVersion() ?? 'not installed, not run'}. Answers other than 200: ${errors}.`,
    rows: [
      {
        what: 'rate, of nginx',
        got: short(rate(NGINX)),
        bar: '≥ 0.25',
        ...(windows.has(NGINX) ? { reached: rate(NGINX) >= 0.25 } : {}),
      },
      { what: 'rate, of http-proxy bare', got: short(rate(BARE)), bar: '≥ 0.85', reached: rate(BARE) >= 0.85 },
      { what: 'processor time, nginx / gateway', got: short(cpu(NGINX)) },
      { what: 'processor time, http-proxy bare / gateway', got: short(cpu(BARE)) },
      { what: 'rate, of the service directly', got: short(rate(DIRECT)) },
    ],
    more: gridText(['', 'requests/s', 'p50 ms', 'p99 ms', 'CPU µs a request'], [...windows].map(lineOf)),
  }
}

function lineOf([name, own]: [string, Window[]]): string[] {
  const latencies = histogramOf(own.flatMap((window) => window.latencies))
  return [
    name,
    short(median(own.map((window) => window.rate))),
    short(latencies.percentile(0.5)),
    short(latencies.percentile(0.99)),
    short(median(own.map((window) => window.cpuPerRequest))),
  ]
}
