import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { happened, startMail, startSmtp, type Mail } from './start-mail.ts'

/** Where the process is killed next, and what then happens to the mail that it was sending. */
type Point = 'recipient' | 'data-before-answer' | 'data-after-answer' | null
const state: { point: Point; process: ChildProcess | undefined } = { point: null, process: undefined }
const kill = (point: Point): void => {
  if (state.point !== point) return
  state.point = null
  state.process?.kill('SIGKILL')
}

let smtp: Awaited<ReturnType<typeof startSmtp>>
let mail: Mail
let ticking: NodeJS.Timeout
beforeAll(async () => {
  smtp = await startSmtp({
    refuse: () => {
      kill('recipient')
      return undefined
    },
    onData: () => {
      kill('data-before-answer')
      setTimeout(() => kill('data-after-answer'), 1)
    },
  })
  // Prepares the store and stands for auth; the sending is done by a process of its own.
  mail = await startMail({ smtp: smtp.port })
  // The process lives in the machine's own time, and so must auth, which checks its tokens.
  ticking = setInterval(() => mail.clock.set(new Date()), 200)
}, 60_000)
afterAll(async () => {
  clearInterval(ticking)
  state.process?.kill('SIGKILL')
  await mail.close()
  await smtp.stop()
})

function startProcess(): ChildProcess {
  const main = join(import.meta.dirname, '../src/main.ts')
  const env = { PATH: process.env['PATH'] ?? '', ...mail.environment, PORT: '0' }
  state.process = spawn(process.execPath, [main], { env, stdio: 'ignore' })
  return state.process
}

it.each<Exclude<Point, null>>(['recipient', 'data-before-answer', 'data-after-answer'])(
  'killed at "%s", no mail is lost, and a second one has the same Message-ID',
  { timeout: 90_000 },
  async (point) => {
    smtp.caught.length = 0
    const userId = randomUUID()
    mail.auth.knows(userId, 'ada@example.com')
    state.point = point
    const first = startProcess()
    await mail.react(happened('auth.email-verified.v1', { userId }))
    await once(first, 'exit')
    const jobs = mail.deps.database.db.collection('jobs')
    // The lease is over: what waits two minutes otherwise.
    await jobs.updateMany({ userId, state: 'waiting' }, { $set: { dueAt: new Date() } })
    const second = startProcess()
    await expect.poll(async () => (await jobs.findOne({ userId }))?.['state'], { timeout: 30_000 }).toBe('sent')
    second.kill('SIGKILL')
    await once(second, 'exit')
    const ids = smtp.caught.map(({ source }) => /Message-ID: (\S+)/i.exec(source)?.[1])
    expect(ids.length).toBeGreaterThanOrEqual(1)
    expect(ids.length).toBeLessThanOrEqual(point === 'recipient' ? 1 : 2)
    expect(new Set(ids).size).toBe(1)
  },
)
