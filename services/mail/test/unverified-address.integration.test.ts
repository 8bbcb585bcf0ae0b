import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { happened, startMail, startSmtp, type Mail } from './start-mail.ts'

let smtp: Awaited<ReturnType<typeof startSmtp>>
let mail: Mail
beforeAll(async () => {
  smtp = await startSmtp()
  mail = await startMail({ smtp: smtp.port })
  mail.startWorker()
}, 60_000)
afterAll(async () => {
  await mail.close()
  await smtp.stop()
})
beforeEach(() => void (smtp.caught.length = 0))

const settleDown = () =>
  expect
    .poll(() => mail.deps.database.db.collection('jobs').countDocuments({ state: 'waiting' }), { timeout: 20_000 })
    .toBe(0)
const sentTo = (email: string) => smtp.caught.filter(({ to }) => to[0] === email).length

/** Everything that a stranger can make us send to an address that he typed, twice each. */
async function everything(email: string, verified: boolean, asked = false): Promise<void> {
  const userId = randomUUID()
  mail.auth.knows(userId, email, { verified })
  for (let time = 0; time < 2; time += 1) {
    const [requestId, sessionId] = [randomUUID(), randomUUID()]
    const expiresAt = new Date(mail.clock.now().getTime() + 3_600_000).toISOString()
    const link = {
      mail: 'verify',
      email,
      greeting: '',
      zone: 'UTC',
      verified,
      asked,
      token: 't',
      code: '042137',
      expiresAt,
    }
    mail.auth.answers.set(`/links/${requestId}`, link)
    mail.auth.answers.set(`/sessions/${sessionId}/origin`, {
      device: 'Firefox on Linux',
      at: mail.clock.now().toISOString(),
      zone: 'UTC',
    })
    const at = mail.clock.now()
    await mail.react(happened('auth.verification-requested.v1', { userId, requestId }, at))
    await mail.react(happened('auth.signed-in-anew.v1', { userId, sessionId }, at))
    await mail.react(
      happened('auth.password-changed.v1', { userId, credential: 2 + time, keptSessionId: sessionId }, at),
    )
    const payload = { name: 'Ada', email, message: 'I found the explanation of question four hard to follow.' }
    await mail.app.inject({ method: 'POST', url: '/api/support/contact', payload })
  }
  await settleDown()
}

it('gets five mails in 24 hours, all kinds together, and five more after them', async () => {
  await everything('stranger@example.com', false)
  expect(sentTo('stranger@example.com')).toBe(5)
  mail.clock.advance(23 * 3_600_000)
  await everything('stranger@example.com', false)
  expect(sentTo('stranger@example.com')).toBe(5)
  mail.clock.advance(3_600_000)
  await everything('stranger@example.com', false)
  expect(sentTo('stranger@example.com')).toBe(10)
})

it('is one address, however it is spelled', async () => {
  await everything('one@example.com', false)
  await everything('one+more@example.com', false)
  await everything('ONE@example.com', false)
  expect(smtp.caught.filter(({ to }) => /^one/i.test(to[0] ?? ''))).toHaveLength(5)
})

it('gets what the person asks for besides, and a new password is among that', async () => {
  await everything('asking@example.com', false)
  expect(sentTo('asking@example.com')).toBe(5)
  const [userId, requestId] = [randomUUID(), randomUUID()]
  const expiresAt = new Date(mail.clock.now().getTime() + 1_200_000).toISOString()
  const link = { mail: 'reset', email: 'asking@example.com', greeting: '', zone: 'UTC', verified: false, asked: true }
  mail.auth.answers.set(`/links/${requestId}`, { ...link, token: 't', expiresAt })
  await mail.react(happened('auth.password-reset-requested.v1', { userId, requestId }, mail.clock.now()))
  await expect.poll(() => sentTo('asking@example.com'), { timeout: 20_000 }).toBe(6)
})

it('is bounded no longer once it is verified', async () => {
  await everything('owner@example.com', true)
  expect(sentTo('owner@example.com')).toBe(8)
})
