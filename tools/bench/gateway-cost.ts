import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { signSession } from '../../services/auth/src/providers/signing-keys.ts'
import { type Child, startChild } from '../dev/child.ts'
import { freePort, HOST } from '../dev/ports.ts'
import { startOwnBacking, startProcess } from './bench-stack.ts'
import { hammer } from './hammer.ts'
import { loadAverage, watch } from './machine.ts'
import { nginxVersion, startNginx } from './nginx.ts'
import { median, percentile } from './statistics.ts'
import { gridText, type Section, short } from './table.ts'

interface Target {
  name: string
  port: number
  child: Child
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
    started.push(...(await startTargets(options, { keySet: sessions.keySet, natsUrl: backing.natsUrl })))
    const heads = await Promise.all(Array.from({ length: CONNECTIONS }, async () => headOf(await sessions.token())))
    const ours = {
      heads,
      pids: [...started, ...backing.children.map((child) => ({ child }))].map(({ child }) => child.pid),
    }
    for (const target of started) await measure(target, ours, { settleMs: 6000, measureMs: 500 })
    const windows = new Map<string, Window[]>(started.map(({ name }) => [name, []]))
    for (let round = 0; round < options.rounds; round += 1) {
      for (const target of started)
        windows.get(target.name)!.push(await measure(target, ours, { settleMs: 500, measureMs: 3000 }))
    }
    return report(windows, options.rounds)
  } finally {
    await Promise.all(started.map(({ child }) => child.stop()))
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
  { folder, profileFolder }: GatewayCostOptions,
  { keySet, natsUrl }: { keySet: string; natsUrl: string },
): Promise<Target[]> {
  const upstream = await startScript('upstream', folder, keySet)
  const url = `http://${HOST}:${upstream.port}`
  const targets = [{ ...upstream, name: DIRECT }]
  if (nginxVersion()) {
    for (const accessLog of [false, true]) {
      const name = accessLog ? `${NGINX} with access log` : NGINX
      targets.push({
        name,
        ...(await startNginx({ folder: join(folder, `nginx-${accessLog}`), upstream: upstream.port, accessLog })),
      })
    }
  }
  targets.push({ ...(await startScript('bare-proxy', folder, url)), name: BARE })
  const port = await freePort()
  const services = { auth: url, practice: url, billing: url, 'tutor-voice': url, mail: url }
  const everyone = { ...services, gateway: '', mailbox: '', payments: '' }
  const gateway = await startProcess({
    name: 'gateway',
    port,
    logFolder: folder,
    context: { natsUrl, urls: everyone },
    // Every limit counts, none is reached.
    env: { LIMIT_NETWORK_CALLS: '1000000000', LIMIT_ACCOUNT_CALLS: '1000000000' },
    ...(profileFolder ? { profileFolder } : {}),
  })
  return [...targets, { name: GATEWAY, port, child: gateway }]
}

async function startScript(name: string, folder: string, argument: string): Promise<{ port: number; child: Child }> {
  const child = startChild({
    name,
    command: process.execPath,
    args: [join(import.meta.dirname, `${name}.ts`), argument],
    logFile: join(folder, `${name}.log`),
    readyLine: /^ready (\d+)$/,
  })
  const [, port] = await child.ready
  return { port: Number(port), child }
}

async function measure(
  { port, child }: Target,
  { heads, pids }: { heads: readonly string[]; pids: readonly number[] },
  times: { settleMs: number; measureMs: number },
): Promise<Window> {
  let watching = watch(pids)
  const onMeasure = () => void (watching = watch(pids))
  const { requests, seconds, latencies, errors } = await hammer({ port, heads, onMeasure, ...times })
  return {
    rate: requests / seconds,
    cpuPerRequest: (watching.cpu().get(child.pid) ?? Number.NaN) / requests,
    latencies,
    errors,
    foreign: watching.foreignShare(),
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
  const latencies = own.flatMap((window) => window.latencies)
  return [
    name,
    short(median(own.map((window) => window.rate))),
    short(percentile(latencies, 0.5)),
    short(percentile(latencies, 0.99)),
    short(median(own.map((window) => window.cpuPerRequest))),
  ]
}
