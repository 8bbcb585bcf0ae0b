import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { freePort, HOST } from '../ports.ts'
import { ROOT } from '../root.ts'
import { outcome } from './outcome.ts'
import { areGone, isAlive } from './processes-end.ts'

const folder = mkdtempSync(join(tmpdir(), 'gbat-start-'))
const fixture = (name: string) => join(import.meta.dirname, 'fixtures', name)
const bootstrap = join(ROOT, 'tools', 'dev', 'bootstrap.mjs')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const start = (env: NodeJS.ProcessEnv, ...args: string[]) =>
  outcome(['tools/dev/start.ts', '--data', folder, ...args], env)

async function firstLine(child: ReturnType<typeof spawn>): Promise<string> {
  if (!child.stdout) throw new Error('the child has no output')
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer]
  return chunk.toString().split('\n')[0] ?? ''
}

describe('what is wrong is one sentence that says what to do', () => {
  test('a port in use', async () => {
    const port = await freePort()
    const taken = createServer().listen(port, HOST)
    const { code, said } = await start({ GATEWAY_PORT: `${port}` })
    taken.close()
    expect(code).toBe(1)
    expect(said).toContain(`Port ${port} is in use, and gateway needs it.`)
    expect(said).toContain('GATEWAY_PORT=<port>')
    expect(said).not.toContain(' at ')
  })

  test('a broken variable', async () => {
    const { code, said } = await start({ TUTOR_VOICE_PORT: 'eighty' })
    expect(code).toBe(1)
    expect(said).toContain('TUTOR_VOICE_PORT is "eighty", which is no port.')
  })

  test('a log level that does not exist', async () => {
    const { code, said } = await start({ LOG_LEVEL: 'loud' })
    expect(code).toBe(1)
    expect(said).toBe(
      '\nLOG_LEVEL is "loud". Give one of trace, debug, info, warn, error, fatal, silent, or unset it.\n',
    )
  })

  test('a port that browsers refuse to open', async () => {
    const { code, said } = await start({ GATEWAY_PORT: '10080' })
    expect(code).toBe(78)
    expect(said).toBe(
      '\nBrowsers refuse to open port 10080, and gateway needs one. Choose another with GATEWAY_PORT=<port>.\n',
    )
  })

  test('a port on which another program listens at [::1], which is what browsers try first for localhost', async (context) => {
    const port = await freePort()
    const taken = createServer().listen(port, '::1')
    const listens = await once(taken, 'listening').then(
      () => true,
      () => false,
    )
    if (!listens) return context.skip('this machine has no IPv6')
    const { code, said } = await start({ MAILBOX_PORT: `${port}` })
    taken.close()
    expect(code).toBe(1)
    expect(said).toContain(`Port ${port} is in use, and mailbox needs it.`)
  })

  test('a time zone that does not exist', async () => {
    const { code, said } = await start({ TZ: 'Mars/Olympus_Mons' })
    expect(code).toBe(78)
    expect(said).toBe(
      '\nTZ is "Mars/Olympus_Mons", which is no known time zone. Set a name such as Europe/Berlin, or unset it.\n',
    )
  })

  test('an unknown option', async () => {
    const { code, said } = await start({}, '--frsh')
    expect(code).toBe(1)
    expect(said).toContain("Unknown option '--frsh'")
    expect(said).toContain('Options: --fresh')
  })
})

describe('bootstrap', () => {
  test('runs a file on the Node of the locked package and passes its exit code on', async () => {
    const { code, said } = await outcome([bootstrap, fixture('echo.ts'), '7'])
    expect(code).toBe(7)
    expect(JSON.parse(said)).toMatchObject({ node: 24 })
  })

  test('when whoever started it is killed, the file ends too', async () => {
    const shell = spawn('sh', ['-c', `"${process.execPath}" "${bootstrap}" "${fixture('echo.ts')}" 0 60000; true`])
    const { pid } = JSON.parse(await firstLine(shell)) as { pid: number }
    expect(isAlive(pid)).toBe(true)
    shell.kill('SIGKILL')
    expect(await areGone([pid])).toBe(true)
  })

  test('SIGTERM reaches the file', async () => {
    const child = spawn(process.execPath, [bootstrap, fixture('echo.ts'), '0', '60000'])
    const { pid } = JSON.parse(await firstLine(child)) as { pid: number }
    child.kill('SIGTERM')
    expect(await areGone([pid, child.pid ?? 0])).toBe(true)
  })
})

describe('a process of the system ends with the start that made it, even when that one is killed:', () => {
  test.each(['one of ours', 'a foreign program that notices nothing'])('%s', async (kind) => {
    const parent = spawn(process.execPath, [fixture('parent.ts'), join(folder, 'child.log'), kind])
    const pid = Number(await firstLine(parent))
    expect(isAlive(pid)).toBe(true)
    parent.kill('SIGKILL')
    expect(await areGone([pid])).toBe(true)
  })
})
