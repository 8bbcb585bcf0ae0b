import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { login, register } from '../candidate.ts'
import { httpCall } from '../http-call.ts'
import { PROCESSES } from '../../../deploy/start-table/processes.ts'
import { DEMO_CANDIDATE } from '../seed.ts'
import { outcome } from './outcome.ts'
import { areGone } from './processes-end.ts'
import { freeStartPorts } from '../start-plan.ts'
import { descendants, type Run, runStart } from './run-start.ts'

// The tests follow one system through its life: they share its data folder and, as far as they can, its starts.

const disk = mkdtempSync(join(tmpdir(), 'gbat-whole-'))
const canMount = process.platform === 'linux' && process.getuid?.() === 0
/** A disk of its own, small enough to fill. */
const isDisk = canMount && spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=96m', 'tmpfs', disk]).status === 0
const folder = join(disk, 'data')
afterAll(() => {
  if (isDisk) spawnSync('umount', ['--lazy', disk])
  rmSync(disk, { recursive: true, force: true })
})

describe.runIf(process.platform === 'linux')('npm start', () => {
  let ports: Record<string, string>
  let run: Run | undefined
  const running = (): Run => {
    if (!run) throw new Error('the start before has failed')
    return run
  }
  const site = () => `http://127.0.0.1:${ports.GATEWAY_PORT}`
  const start = (env: Record<string, string> = {}) => runStart({ ...ports, ...env }, '--data', folder)
  afterAll(async () => {
    await run?.stop('SIGTERM')
  })

  test('starts on new data, also with verify-first, NODE_ENV=production and a proxy that is not there', async () => {
    ports = await freeStartPorts()
    const proxy = 'http://127.0.0.1:9'
    const variables = { NODE_ENV: 'production', NODE_USE_ENV_PROXY: '1', HTTP_PROXY: proxy, HTTPS_PROXY: proxy }
    run = await start({ ...variables, REGISTRATION_MODE: 'verify-first' })
    expect(running().pids.length).toBeGreaterThanOrEqual(PROCESSES.length + 3)
    expect(running().said()).toContain('Demo candidate')
    expect(await (await fetch(`${site()}/`)).text()).toContain('<html')
    const demo = await login({ base: site(), ...DEMO_CANDIDATE })
    expect((await demo.call('GET', '/auth/me')).body).toMatchObject({ emailVerified: true })
    expect(await running().stop('SIGINT')).toBe(0)
    expect(await areGone(running().pids)).toBe(true)
  }, 180_000)

  test('keeps its data over a restart, and builds nothing the second time', async () => {
    run = await start()
    console.log(`second start: ${running().seconds} s`)
    expect(running().said()).not.toContain('Building')
    await login({ base: site(), ...DEMO_CANDIDATE })
  }, 180_000)

  test('serves the metrics of the gateway on a port of their own', async () => {
    const response = await fetch(`http://127.0.0.1:${ports.METRICS_PORT}/metrics`)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('# TYPE ')
    expect(running().said()).toContain(`http://localhost:${ports.METRICS_PORT}/metrics`)
  })

  test('a second start with the same data refuses, and names the first', async () => {
    const { code, said } = await outcome(['tools/dev/start.ts', '--data', folder], await freeStartPorts())
    expect(code).toBe(1)
    expect(said).toContain(`${folder} is in use by another start, process ${running().find('tools/dev/start.ts')}.`)
  })

  test('admin takes --data', async () => {
    const { email } = await register({ base: site() })
    const command = (...args: string[]) => outcome(['tools/dev/command.ts', ...args], ports)
    const admin = await command('auth', 'admin', 'grant', email, `--data=${folder}`)
    expect(admin).toMatchObject({ code: 0, said: expect.stringContaining(email) })
    const elsewhere = join(disk, 'elsewhere')
    const unknown = await command('auth', 'admin', 'grant', email, '--data', elsewhere)
    expect(unknown).toMatchObject({ code: 1, said: expect.stringContaining(`data folder ${elsewhere}`) })
  })

  test('a process that dies is named with the end of its log, and started again', async () => {
    process.kill(running().find('services/practice/src/main.ts'), 'SIGKILL')
    await running().says('practice ended (signal SIGKILL). The end of its log,')
    await running().says('practice is started again in 0.5 s.')
    const url = `http://127.0.0.1:${ports.PRACTICE_PORT}/ready`
    await expect.poll(() => statusOf(url), { timeout: 20_000 }).toBe(200)
  })

  test('a process that is not ready says why on the screen, and that it is again', async () => {
    const database = running().find('\0database\0')
    process.kill(database, 'SIGSTOP')
    await expect(running().says('practice is not ready: its database does not respond.')).resolves.toBeUndefined()
    process.kill(database, 'SIGCONT')
    await expect(running().says('practice is ready again.')).resolves.toBeUndefined()
  })

  test.runIf(isDisk)(
    'a full disk ends no process: 503 until there is room, and then everything goes on',
    async () => {
      const before = running().said().length
      const filled = spawnSync('dd', ['if=/dev/zero', `of=${join(disk, 'filling')}`, 'bs=1M'])
      expect(filled.status, 'the disk is full').not.toBe(0)
      await running().says('The disk is full: nothing can be stored in')
      // Enough lines of log to fill what every file still has of its last block.
      const statuses = new Set<number>()
      for (let call = 0; call < 40; call += 1) statuses.add(await tryToRegister(site()))
      expect([...statuses]).toEqual([503])
      for (const row of PROCESSES) {
        // The mailbox knows no /health: that it responds is enough.
        expect([200, 404]).toContain(await statusOf(`http://127.0.0.1:${ports[row.portVariable]}/health`))
      }
      rmSync(join(disk, 'filling'))
      const began = Date.now()
      await expect.poll(() => tryToRegister(site()), { interval: 250 }).toBe(201)
      console.log(`back ${Date.now() - began} ms after there was room`)
      await running().says('There is room on the disk again.')
      // Events flow again as well: the mail of a registration arrives.
      const { email } = await register({ base: site(), from: '127.0.0.9' })
      const mails = async () => (await httpCall({ url: `http://127.0.0.1:${ports.MAILBOX_PORT}/api/email` })).body
      await expect.poll(async () => JSON.stringify(await mails()), { timeout: 15_000 }).toContain(email)
      expect(running().said().slice(before)).not.toMatch(
        /(auth|gateway|practice|billing|mail|tutor-voice|mailbox) ended/,
      )
    },
    90_000,
  )

  test('kill -9 of the starter leaves no process behind, and the next start takes over', async () => {
    const starter = running().find('tools/dev/start.ts')
    const all = [starter, ...descendants(starter)]
    expect(all.length).toBeGreaterThanOrEqual(PROCESSES.length + 3)
    process.kill(starter, 'SIGKILL')
    expect(await areGone(all, 15_000)).toBe(true)
    run = await start()
    expect(await running().stop('SIGTERM')).toBe(0)
    expect(await areGone(running().pids)).toBe(true)
  }, 180_000)
})

/** 0 where nothing responds. */
async function statusOf(url: string): Promise<number> {
  return httpCall({ url }).then(
    ({ status }) => status,
    () => 0,
  )
}

let network = 20

/** The status of one registration, from a network of its own because those are limited; nothing is sent again. */
async function tryToRegister(base: string): Promise<number> {
  network += 1
  const from = `127.0.${Math.floor(network / 250)}.${(network % 250) + 1}`
  try {
    await register({ base, from, tries: 1 })
    return 201
  } catch (error) {
    return Number(/answered (\d+)/.exec(String(error))?.[1] ?? 0)
  } finally {
    await pause(1)
  }
}
