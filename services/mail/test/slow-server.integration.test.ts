import { randomUUID } from 'node:crypto'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { createMailer } from '../src/providers/mailer.ts'
import { happened, startMail, startSmtp, type Mail } from './start-mail.ts'

const open: Array<() => Promise<void>> = []
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close()
})

/** Mail that gives up a silent server after 400 ms, and a whole transmission after 1.5 s; `slowMs` before each answer. */
/** `patienceMs`: how long mail waits for each step of the server; three times as long for all of them. */
async function startSlow(slowMs: { recipient?: number; data?: () => number }, patienceMs: number) {
  const smtp = await startSmtp({
    refuse: () => pause(slowMs.recipient ?? 0, undefined),
    onData: () => pause(slowMs.data?.() ?? 0),
  })
  open.push(smtp.stop)
  const stepMs = {
    dnsTimeout: patienceMs,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  }
  const mailer = createMailer(`smtp://127.0.0.1:${smtp.port}`, { stepMs, wholeMs: 3 * patienceMs })
  const mail = await startMail({ smtp: smtp.port }, { mailer })
  open.push(() => mail.close())
  mail.startWorker()
  return { smtp, mail }
}

async function order(mail: Mail): Promise<string> {
  const userId = randomUUID()
  mail.auth.knows(userId, `${userId}@example.com`)
  await mail.react(happened('auth.email-verified.v1', { userId }))
  return userId
}

const jobOf = ({ deps }: Mail, userId: string) => deps.database.db.collection('jobs').findOne({ userId })
const waitsForNextTry = (mail: Mail, userId: string) =>
  expect
    .poll(async () => (await jobOf(mail, userId))?.['dueAt'] as Date)
    .toEqual(new Date(mail.waitingClock.now().getTime() + 5000))

it('a slow server gets every mail once', async () => {
  const { smtp, mail } = await startSlow({ recipient: 150, data: () => 250 }, 5_000)
  const users = await Promise.all(Array.from({ length: 5 }, () => order(mail)))
  for (const userId of users)
    await expect.poll(async () => (await jobOf(mail, userId))?.['state'], { timeout: 30_000 }).toBe('sent')
  expect(smtp.caught.map(({ to }) => to[0] ?? '').toSorted()).toEqual(users.map((id) => `${id}@example.com`).toSorted())
})

it('a server that says nothing is given up; the mail goes out with the next try, under the same Message-ID', async () => {
  const answers = [2_500, 0]
  const { smtp, mail } = await startSlow({ data: () => answers.shift() ?? 0 }, 1_000)
  const userId = await order(mail)
  await waitsForNextTry(mail, userId)
  mail.waitingClock.advance(5000)
  mail.wake()
  await expect.poll(async () => (await jobOf(mail, userId))?.['state']).toBe('sent')
  // The server had taken the first one too, after nobody listened any more.
  await expect.poll(() => smtp.caught.length).toBe(2)
  const ids = smtp.caught.map(({ source }) => /^Message-ID: (\S+)/im.exec(source)?.[1])
  expect(new Set(ids).size).toBe(1)
})

it('a server that drips its answers, each within the time of a step, is cut off as a whole', async () => {
  const server = createServer((socket: Socket) => {
    socket.on('error', () => undefined)
    const dripping = setInterval(() => socket.write('220-one moment\r\n'), 100)
    socket.once('close', () => clearInterval(dripping))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stepMs = { dnsTimeout: 9000, connectionTimeout: 9000, greetingTimeout: 9000, socketTimeout: 9000 }
  const { port } = server.address() as AddressInfo
  const mailer = createMailer(`smtp://127.0.0.1:${port}`, { stepMs, wholeMs: 500 })
  open.push(async () => {
    mailer.close()
    server.close()
  })
  const began = performance.now()
  const mail = { subject: 'x', text: 'x', html: 'x', messageId: '<x@example.com>', automatic: true, isPriority: false }
  const sending = mailer.send({ ...mail, to: 'a@example.com', from: { name: '', address: 'b@example.com' } })
  await expect(sending).rejects.toThrow('the mail server is too slow')
  expect(performance.now() - began).toBeLessThan(5000)
})
