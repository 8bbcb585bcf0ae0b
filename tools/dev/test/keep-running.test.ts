import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startChild } from '../child.ts'
import type { Failure } from '../../../deploy/start-table/failure.ts'
import { keepRunning } from '../keep-running.ts'
import { isAlive } from './processes-end.ts'

const folder = mkdtempSync(join(tmpdir(), 'gbat-keep-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a script that is kept running; `said` is what the screen shows. */
function keep(name: string, script: string) {
  const said: string[] = []
  const failures: Failure[] = []
  const logFile = join(folder, `${name}.log`)
  const child = startChild({ name, command: process.execPath, args: ['--eval', script], logFile, endsWithUs: true })
  void keepRunning(child, { say: (line) => said.push(line), giveUp: (failure) => failures.push(failure) })
  return { child, said, failures }
}

test('a process that ends again and again is started after growing pauses, until it stays', async () => {
  const count = join(folder, 'count')
  const script = `const fs = require('node:fs')
    fs.appendFileSync(${JSON.stringify(count)}, 'x')
    if (fs.readFileSync(${JSON.stringify(count)}, 'utf8').length < 3) throw new Error('no luck yet')
    setInterval(() => {}, 1000)`
  const { child, said } = keep('unlucky', script)
  await expect.poll(() => existsSync(count) && readFileSync(count, 'utf8'), { timeout: 10_000 }).toBe('xxx')
  expect(said[0]).toContain('unlucky ended (exit code 1). The end of its log,')
  expect(said[0]).toContain('no luck yet')
  expect(said[0]).toContain('unlucky is started again in 0.5 s.')
  expect(said[1]).toContain('unlucky is started again in 1 s.')
  expect(isAlive(child.pid)).toBe(true)
  await child.stop()
  expect(isAlive(child.pid)).toBe(false)
})

test('a wrong setting (exit code 78) is not tried again', async () => {
  const { said, failures } = keep('misled', 'console.error("Cannot start: PORT is not valid."); process.exit(78)')
  await expect.poll(() => failures).toHaveLength(1)
  expect(failures[0]?.message).toContain('Cannot start: PORT is not valid.')
  expect(failures[0]?.exitCode).toBe(78)
  expect(said).toEqual([])
})
