import { randomUUID } from 'node:crypto'
import { afterEach, expect, it } from 'vitest'
import { maximumAttempts } from '../src/domain/job.ts'
import { happened, startAuth, startMail, startSmtp, type Mail } from './start-mail.ts'

const endings: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end()
})

async function start(smtpPort: number): Promise<Mail> {
  const mail = await startMail({ smtp: smtpPort })
  endings.push(mail.close)
  return mail
}

async function mailbox(...options: Parameters<typeof startSmtp>) {
  const smtp = await startSmtp(...options)
  endings.push(smtp.stop)
  return smtp
}

const verified = (userId: string, at?: Date) => happened('auth.email-verified.v1', { userId }, at)

const stateOf = async (mail: Mail, userId: string) =>
  (await mail.deps.jobs.findById(`${verified(userId).id}:welcome`))?.state

/** Long enough for a second mail to come, were there one. */
const settleDown = () => new Promise((resolve) => setTimeout(resolve, 300))

it('whoever verified their address gets one welcome mail, by event, however often the event comes', async () => {
  const smtp = await mailbox()
  const mail = await start(smtp.port)
  const userId = randomUUID()
  mail.auth.knows(userId, 'ada@example.com', { greeting: 'Ada & Co' })
  const consumers = mail.consume()
  mail.startWorker()
  endings.push(consumers.stop)
  await mail.deps.broker.link()
  await mail.deps.broker.publish(verified(userId))
  await expect.poll(() => smtp.caught.length).toBe(1)
  await expect.poll(() => stateOf(mail, userId)).toBe('sent')
  for (let time = 0; time < 3; time += 1) await mail.react(verified(userId))
  await settleDown()
  expect(smtp.caught).toHaveLength(1)

  const [{ to, source }] = smtp.caught as [(typeof smtp.caught)[0]]
  expect(to).toEqual(['ada@example.com'])
  expect(source).toContain('Subject: Welcome to GBAT Daily')
  expect(source).toContain('From: GBAT Daily <hello@gbat-daily.example>')
  expect(source).toMatch(/Message-ID: <[0-9a-f]{32}@gbat-daily\.example>/i)
  expect(source).toContain('text/plain')
  // Long lines are broken by quoted-printable.
  const lines = source.replaceAll('=\r\n', '')
  expect(lines).toContain('Hello Ada &amp; Co,')
  expect(lines).toContain('http://localhost:8080/daily')
  await expect.poll(() => mail.deps.metrics.metrics()).toContain('mail_jobs_total{state="sent"} 1')
})

it('with the mail server down the job waits; once it is up again exactly one mail comes', async () => {
  const first = await startSmtp()
  await first.stop()
  const mail = await start(first.port)
  const userId = randomUUID()
  mail.auth.knows(userId, 'grace@example.com')
  mail.startWorker()
  await mail.react(verified(userId))
  const attempts = async () => (await mail.deps.jobs.findById(`${verified(userId).id}:welcome`))?.attempts
  await expect.poll(attempts).toBe(1)
  await expect.poll(() => dueIn(mail, userId)).toBe(5)
  mail.waitingClock.advance(5000)
  await expect.poll(attempts).toBe(2)
  await expect.poll(() => dueIn(mail, userId)).toBe(15)

  const smtp = await mailbox({ port: first.port })
  await settleDown()
  expect(smtp.caught).toHaveLength(0)
  mail.waitingClock.advance(15_000)
  await expect.poll(() => smtp.caught.length).toBe(1)
  await expect.poll(() => stateOf(mail, userId)).toBe('sent')
  mail.waitingClock.advance(24 * 3_600_000)
  await settleDown()
  expect(smtp.caught).toHaveLength(1)
  expect(smtp.caught[0]?.to).toEqual(['grace@example.com'])
})

it('with auth down the job waits as well', async () => {
  const smtp = await mailbox()
  const mail = await start(smtp.port)
  const userId = randomUUID()
  await mail.auth.stop()
  mail.startWorker()
  await mail.react(verified(userId))
  await expect.poll(() => dueIn(mail, userId)).toBe(5)
  const back = await startAuth(mail.spki, mail.waitingClock, mail.auth.port)
  endings.push(back.stop)
  back.knows(userId, 'late@example.com')
  mail.waitingClock.advance(5000)
  await expect.poll(() => smtp.caught.length).toBe(1)
})

it('nobody writes to a person who is gone, nor welcomes one a month later', async () => {
  const smtp = await mailbox()
  const mail = await start(smtp.port)
  const [gone, old] = [randomUUID(), randomUUID()]
  mail.auth.knows(old, 'old@example.com')
  mail.startWorker()
  await mail.react(verified(gone))
  await mail.react(verified(old, new Date('2026-10-01T00:00:00Z')))
  await expect.poll(() => stateOf(mail, gone)).toBe('dropped')
  await settleDown()
  expect(await stateOf(mail, old)).toBeUndefined()
  expect(smtp.caught).toHaveLength(0)
})

it('an address that the mail server refuses for good fails at once; a refusal for now is tried again', async () => {
  const temporary = { left: 1 }
  const smtp = await mailbox({
    refuse: (address) => {
      if (address.startsWith('never')) return Object.assign(new Error('no such mailbox'), { responseCode: 550 })
      if (temporary.left-- > 0) return Object.assign(new Error('come again'), { responseCode: 451 })
      return undefined
    },
  })
  const mail = await start(smtp.port)
  const [never, later] = [randomUUID(), randomUUID()]
  mail.auth.knows(never, 'never@example.com')
  mail.auth.knows(later, 'later@example.com')
  mail.startWorker()
  await mail.react(verified(never))
  await expect.poll(() => stateOf(mail, never)).toBe('failed')
  // The counter follows the stored state.
  await expect.poll(() => mail.deps.metrics.metrics()).toContain('mail_jobs_total{state="failed"} 1')
  await mail.react(verified(later))
  await expect.poll(() => dueIn(mail, later)).toBe(5)
  mail.waitingClock.advance(5000)
  await expect.poll(() => stateOf(mail, later)).toBe('sent')
})

it('tries end: after the last one the job has failed, and says so by its counter', async () => {
  const down = await startSmtp()
  await down.stop()
  const mail = await start(down.port)
  const userId = randomUUID()
  mail.auth.knows(userId, 'ada@example.com')
  await mail.react(verified(userId))
  const id = `${verified(userId).id}:welcome`
  await mail.deps.jobs.change(id, (job) => ({ ...job, attempts: maximumAttempts - 1 }))
  mail.startWorker()
  await expect.poll(() => stateOf(mail, userId)).toBe('failed')
  await expect.poll(() => mail.deps.metrics.metrics()).toContain('mail_jobs_total{state="failed"} 1')
})

it('three workers and many jobs: every person gets one mail', async () => {
  const smtp = await mailbox()
  const mail = await start(smtp.port)
  const people = Array.from({ length: 40 }, () => randomUUID())
  for (const [index, userId] of people.entries()) {
    mail.auth.knows(userId, `p${index}@example.com`)
    await mail.react(verified(userId))
  }
  for (let count = 0; count < 3; count += 1) mail.startWorker()
  await expect.poll(() => smtp.caught.length, { timeout: 20_000 }).toBe(40)
  await settleDown()
  expect(new Set(smtp.caught.flatMap(({ to }) => to)).size).toBe(40)
  expect(smtp.caught).toHaveLength(40)
})

it('a mail ordered here goes out without a look at what is due', async () => {
  const smtp = await mailbox()
  const mail = await start(smtp.port)
  mail.startWorker(3_600_000)
  await settleDown()
  mail.deps.jobs.listDue = () => Promise.reject(new Error('looked'))
  const userId = randomUUID()
  mail.auth.knows(userId, 'ada@example.com')
  await mail.react(verified(userId))
  await expect.poll(() => stateOf(mail, userId)).toBe('sent')
  expect(smtp.caught).toHaveLength(1)
})

it('a try that was cut off is taken up again after its lease, under the same message id', async () => {
  const smtp = await mailbox()
  const mail = await start(smtp.port)
  const userId = randomUUID()
  mail.auth.knows(userId, 'ada@example.com')
  await mail.react(verified(userId))
  const id = `${verified(userId).id}:welcome`
  const { change } = mail.deps.jobs
  // The process ends after the server took the mail and before the job says so.
  let changes = 0
  mail.deps.jobs.change = (...given) => (++changes === 2 ? Promise.reject(new Error('killed')) : change(...given))
  const worker = mail.startWorker()
  await expect.poll(() => smtp.caught.length).toBe(1)
  await settleDown()
  expect((await mail.deps.jobs.findById(id))?.state).toBe('waiting')
  mail.waitingClock.advance(120_000)
  worker.wake()
  await expect.poll(() => stateOf(mail, userId)).toBe('sent')
  const ids = smtp.caught.map(({ source }) => /Message-ID: (\S+)/i.exec(source)?.[1])
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})

async function dueIn(mail: Mail, userId: string): Promise<number> {
  const job = await mail.deps.jobs.findById(`${verified(userId).id}:welcome`)
  return ((job?.dueAt.getTime() ?? 0) - mail.waitingClock.now().getTime()) / 1000
}
