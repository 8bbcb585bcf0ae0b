import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { freePort } from '../ports.ts'
import { PROCESSES } from '../../../deploy/start-table/processes.ts'
import { ROOT } from '../root.ts'
import { areGone, isAlive } from './processes-end.ts'

const folder = mkdtempSync(join(tmpdir(), 'gbat-whole-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Run {
  said: () => string
  seconds: number
  pids: number[]
  stop: (signal: NodeJS.Signals) => Promise<number>
  ended: Promise<number>
}

async function freePorts(): Promise<Record<string, string>> {
  const names = [...PROCESSES.map((row) => row.portVariable), 'SMTP_PORT', 'DATABASE_PORT', 'BROKER_PORT']
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, `${await freePort()}`])))
}

/** Runs `npm start` as npm does and resolves when it says that it is ready. */
async function start(ports: Record<string, string>, ...options: string[]): Promise<Run> {
  const args = ['tools/dev/bootstrap.mjs', 'tools/dev/start.ts', '--data', folder, ...options]
  const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...ports } })
  let said = ''
  const ended = new Promise<number>((done) => child.once('exit', (code) => done(code ?? -1)))
  const ready = new Promise<void>((done) => {
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('Ctrl-C stops everything')) done()
    })
  })
  await Promise.race([ready, ended.then(() => Promise.reject(new Error(`it ended:\n${said}`)))])
  return {
    said: () => said,
    seconds: Number(/Ready after ([\d.]+) s/.exec(said)?.[1]),
    pids: [child.pid ?? 0, ...descendants(child.pid ?? 0)],
    stop: (signal) => {
      child.kill(signal)
      return ended
    },
    ended,
  }
}

/** Every process below this one, from the kernel's own list. */
function descendants(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  return children.flatMap((child) => [child, ...descendants(child)])
}

const site = (ports: Record<string, string>) => `http://127.0.0.1:${ports.GATEWAY_PORT}`

describe.runIf(process.platform === 'linux')('npm start', () => {
  test('starts, keeps its data over a restart, is quick the second time and leaves no process behind', async () => {
    const ports = await freePorts()
    const first = await start(ports)
    expect(first.pids.length).toBeGreaterThanOrEqual(PROCESSES.length + 3)
    expect(first.said()).toContain('Demo candidate')
    expect(await (await fetch(`${site(ports)}/`)).text()).toContain('<html')
    expect(await first.stop('SIGINT')).toBe(0)
    expect(await areGone(first.pids)).toBe(true)

    const second = await start(ports)
    console.log(`second start: ${second.seconds} s`)
    expect(second.seconds).toBeLessThan(15)
    expect(second.said()).not.toContain('Building')
    expect(await second.stop('SIGTERM')).toBe(0)
    expect(await areGone(second.pids)).toBe(true)
  }, 180_000)

  test('a process that dies is named with the end of its log, and everything stops', async () => {
    const ports = await freePorts()
    const run = await start(ports)
    const victim = run.pids.find((pid) => {
      return isAlive(pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('services/practice/src/main.ts')
    })
    process.kill(victim ?? -1, 'SIGKILL')
    expect(await run.ended).toBe(1)
    expect(run.said()).toContain('practice ended (signal SIGKILL). The end of its log,')
    expect(await areGone(run.pids)).toBe(true)
  }, 180_000)
})
