import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createClock, moveClock } from './clock.ts'

const folder = mkdtempSync(join(tmpdir(), 'gbat-clock-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('is moved, stopped, and without a file the time itself', () => {
  const file = join(folder, 'moved.json')
  const { now } = createClock(file)
  const apart = () => Math.abs(Math.round((now().getTime() - Date.now()) / 60_000))
  expect(apart()).toBe(0)
  moveClock(file, { offsetMs: 3_600_000 })
  expect(apart()).toBe(60)
  moveClock(file, { fixedMs: Date.UTC(2026, 2, 1) })
  expect(now()).toEqual(new Date('2026-03-01T00:00:00Z'))
})

it('a damaged file is an error, not another time', () => {
  const file = join(folder, 'damaged.json')
  writeFileSync(file, '')
  expect(() => createClock(file).now()).toThrow()
})

it('while another process moves it, every reading is of a move that was made', async () => {
  const file = join(folder, 'shared.json')
  moveClock(file, { fixedMs: 1 })
  const module = JSON.stringify(new URL('./clock.ts', import.meta.url).href)
  const source = `const { moveClock } = await import(${module})
    for (let move = 1; move <= 200; move += 1) moveClock(${JSON.stringify(file)}, { fixedMs: move })`
  const mover = spawn(process.execPath, ['--input-type=module', '-e', source])
  const { now } = createClock(file)
  let last = 1
  while (last < 200) {
    const read = now().getTime()
    expect(read).toBeGreaterThanOrEqual(last)
    last = read
    if (mover.exitCode) break
    await new Promise(setImmediate)
  }
  if (mover.exitCode === null) await once(mover, 'exit')
  expect(now().getTime()).toBe(200)
})
