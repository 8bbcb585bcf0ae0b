import { spawnSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { expect, it } from 'vitest'

const moduleOf = (name: string) => JSON.stringify(new URL(name, import.meta.url).href)

/** The lines that a process writes which runs this script with a logger of ours. */
function linesOf(script: string): Array<Record<string, unknown>> {
  const source = `
    const { createLogger } = await import(${moduleOf('./logger.ts')})
    const { problem } = await import(${moduleOf('./http/problem.ts')})
    const logger = createLogger('test', 'trace')
    ${script}`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', source], { encoding: 'utf8' })
  expect(stderr).toBe('')
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}

const secret = 'correct-horse-battery'

it('a field that nobody allowed is not written, however it is logged', () => {
  const lines = linesOf(`
    const canaries = {
      password: '${secret}', passwordEnc: '${secret}', token: '${secret}', authorization: '${secret}', email: '${secret}',
      ip: '${secret}', address: '${secret}', body: { answers: '${secret}' }, headers: { cookie: '${secret}' }, url: '/x?token=${secret}',
      user: { name: '${secret}' }, prompt: '${secret}', card: '${secret}', message: '${secret}', stack: '${secret}', hostname: '${secret}',
    }
    for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal']) logger[level](canaries, 'said')
    logger.child({ password: '${secret}' }).info({ token: '${secret}', requestId: 'r1' }, 'child')
    logger.info({ requestId: 'r2', status: 200, ...canaries }, 'kept')
  `)
  expect(lines).toHaveLength(8)
  expect(JSON.stringify(lines)).not.toContain(secret)
  expect(lines[6]).toMatchObject({ service: 'test', level: 'info', msg: 'child', requestId: 'r1' })
  expect(lines[7]).toMatchObject({ requestId: 'r2', status: 200, msg: 'kept' })
  expect(Object.keys(lines[7] ?? {}).sort()).toEqual(['level', 'msg', 'requestId', 'service', 'status', 'time'])
})

it('an error tells where, and what it says only where the words are ours', () => {
  const lines = linesOf(`
    const inner = new Error('duplicate key: { email: "${secret}" }')
    logger.error({ err: new Error('could not insert ${secret}', { cause: inner }) }, 'failed')
    logger.error(new Error('straight ${secret}'))
    logger.error(new Error('straight ${secret}'), 'with words')
    logger.error({ err: new Error('within ${secret}') })
    logger.error({ err: problem(409, 'taken', 'That name is taken.') }, 'refused')
    logger.error({ err: '${secret}' }, 'thrown text')
    logger.error({ err: Object.assign(new Error('x'), { code: 'ECONNREFUSED', password: '${secret}' }) }, 'coded')
  `)
  expect(JSON.stringify(lines)).not.toContain(secret)
  const errors = lines.map(({ err }) => err as Record<string, unknown>)
  expect(errors[0]).toMatchObject({ name: 'Error', cause: { name: 'Error' } })
  expect(errors[0]?.['frames']).not.toEqual([])
  expect(errors[4]).toMatchObject({ name: 'ProblemError', message: 'That name is taken.' })
  expect(errors[5]).toEqual({ name: 'NotAnError' })
  expect(errors[6]).toMatchObject({ code: 'ECONNREFUSED' })
})

it('what a browser reports of a policy is written: directive, page and blocked address', () => {
  const report = { directive: 'script-src-elem', page: 'https://a.example/login', blocked: 'https://evil.example/x.js' }
  const [line] = linesOf(`logger.warn({ requestId: 'r1', ...${JSON.stringify(report)} }, 'refused')`)
  expect(line).toMatchObject(report)
})

it.runIf(process.platform === 'linux')(
  'a line that finds no room on the disk ends no process, and keeps no memory',
  () => {
    const source = `
    const { createLogger } = await import(${moduleOf('./logger.ts')})
    const { run } = await import(${moduleOf('./lifecycle.ts')})
    const logger = createLogger('test', 'trace')
    await run(async () => ({ logger, close: async () => {} }))
    const before = process.memoryUsage().heapUsed
    for (let line = 0; line < 20000; line += 1) {
      logger.info({ reason: 'x'.repeat(200) }, 'said')
      if (line % 1000 === 0) process.stdout.write('words of a dependency')
    }
    await new Promise((done) => setTimeout(done, 200))
    process.stderr.write('goes on, ' + (process.memoryUsage().heapUsed - before < 10_000_000 ? 'small' : 'large'))
    process.exit(0)`
    const full = openSync('/dev/full', 'w')
    const { stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', source], {
      encoding: 'utf8',
      stdio: ['ignore', full, 'pipe'],
      timeout: 10_000,
      killSignal: 'SIGKILL',
    })
    closeSync(full)
    expect({ stderr, status }).toEqual({ stderr: 'goes on, small', status: 0 })
  },
)
