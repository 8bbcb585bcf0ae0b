import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { doWhatIsDue } from '../src/flows/do-what-is-due.ts'
import { catchMails, settleDown, unfolded } from './catch-mails.ts'
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

const { oneMailOf, mailsOf } = catchMails(() => ({ mail, smtp }))

const link = (more: object) => ({
  email: 'ada@example.com',
  greeting: 'Ada',
  zone: 'Europe/Madrid',
  token: 'tokenOfTheLink',
  verified: false,
  asked: true,
  expiresAt: '2026-11-28T12:00:00.000Z',
  ...more,
})
const request = (subject: 'auth.verification-requested.v1' | 'auth.password-reset-requested.v1', answer?: object) => {
  const requestId = randomUUID()
  if (answer) mail.auth.answers.set(`/links/${requestId}`, answer)
  return happened(subject, { userId: randomUUID(), requestId })
}

it('a verification carries link and code, which auth tells at the moment of sending', async () => {
  const event = request('auth.verification-requested.v1', link({ mail: 'verify', code: '042137' }))
  const { to, text } = await oneMailOf(event)
  expect(to).toEqual(['ada@example.com'])
  expect(text).toContain('http://localhost:8080/verify-email?token=tokenOfTheLink')
  expect(text).toContain('042137')
  const stored = JSON.stringify(await mail.deps.database.db.collection('jobs').find().toArray())
  expect(stored).not.toMatch(/tokenOfTheLink|042137|ada@/)
})

it('a known address gets the other mail on the same way', async () => {
  const event = request('auth.verification-requested.v1', link({ mail: 'already-registered' }))
  expect((await oneMailOf(event)).text).toContain('Subject: You already have an account')
})

it('a reset carries its link', async () => {
  const event = request('auth.password-reset-requested.v1', link({ mail: 'reset', zone: 'Asia/Kolkata' }))
  const { text } = await oneMailOf(event)
  expect(text).toContain('http://localhost:8080/reset-password?token=tokenOfTheLink')
  expect(text).toContain('28 November 2026, 17:30 (Asia/Kolkata)')
})

it('a request of nobody, and one whose link is over, make no mail', async () => {
  expect(await mailsOf(request('auth.password-reset-requested.v1'))).toEqual([])
  const over = link({ mail: 'reset', expiresAt: '2026-11-27T12:00:00.000Z' })
  expect(await mailsOf(request('auth.password-reset-requested.v1', over))).toEqual([])
})

it('a changed password and a new device are told with the time of where the person lives', async () => {
  const [userId, sessionId] = [randomUUID(), randomUUID()]
  mail.auth.knows(userId, 'grace@example.com')
  mail.auth.answers.set(`/sessions/${sessionId}/origin`, {
    device: 'Firefox on Linux',
    at: '2026-11-27T09:00:00.000Z',
    zone: 'Europe/Madrid',
  })
  const changed = await oneMailOf(happened('auth.password-changed.v1', { userId, credential: 2, keptSessionId: null }))
  expect(changed.text).toContain('27 November 2026, 13:00 (Europe/Madrid)')
  smtp.caught.length = 0
  const anew = await oneMailOf(happened('auth.signed-in-anew.v1', { userId, sessionId }))
  expect(anew.text).toContain('Firefox on Linux')
  expect(anew.text).toContain('27 November 2026, 10:00 (Europe/Madrid)')
})

it('each change of a subscription is told once; renewals, repeats and older news are not', async () => {
  const userId = randomUUID()
  mail.auth.knows(userId, 'payer@example.com')
  const changed = (
    sequence: number,
    status: 'active' | 'past_due' | 'canceled',
    periodEnd = '2026-12-27T00:00:00.000Z',
  ) => happened('billing.subscription-changed.v1', { userId, sequence, plan: 'monthly', status, periodEnd })
  const subjects = [
    'Subject: Your GBAT Daily Monthly plan has started',
    'ends on 27 December 2026',
    'has changed',
    'ends on 27',
  ]
  const events = [changed(1, 'active'), changed(3, 'canceled'), changed(4, 'active'), changed(6, 'canceled')]
  for (const [index, event] of events.entries()) {
    expect((await oneMailOf(event)).text).toContain(subjects[index])
    smtp.caught.length = 0
    if (index === 0) expect(await mailsOf(changed(2, 'active', '2027-01-27T00:00:00.000Z'))).toEqual([])
  }
  expect(await mailsOf(changed(5, 'past_due', '2026-12-01T00:00:00.000Z'))).toEqual([])
  // The end comes when the period is over, and what follows has nothing new to say.
  const over = (sequence: number, instant: string) => ({ ...changed(sequence, 'canceled'), at: new Date(instant) })
  expect((await oneMailOf(over(7, '2026-12-27T00:00:02Z'))).text).toContain(
    'Subject: Your GBAT Daily Monthly plan has ended',
  )
  smtp.caught.length = 0
  expect(await mailsOf(over(8, '2026-12-28T00:00:00Z'))).toEqual([])
})

it('a crash between the state of a subscription and its mail loses no mail', async () => {
  const userId = randomUUID()
  mail.auth.knows(userId, 'payer@example.com')
  const event = (sequence: number, status: 'active' | 'canceled') =>
    happened('billing.subscription-changed.v1', {
      userId,
      sequence,
      plan: 'monthly',
      status,
      periodEnd: '2026-12-27T00:00:00.000Z',
    })
  const { insert } = mail.deps.jobs
  mail.deps.jobs.insert = () => Promise.reject(new Error('killed'))
  await expect(mail.react(event(1, 'active'))).rejects.toThrow('killed')
  mail.deps.jobs.insert = insert
  await mail.react(event(2, 'canceled'))
  await mail.react(event(1, 'active'))
  await expect.poll(() => smtp.caught.length).toBe(2)
  await settleDown()
  expect(smtp.caught).toHaveLength(2)
})

it('the summary of a week comes once the week is over where the person lives, to those who want it', async () => {
  const [wants, stops] = [randomUUID(), randomUUID()]
  mail.auth.knows(wants, 'weekly@example.com', { zone: 'America/Los_Angeles', weeklySummary: true })
  mail.auth.knows(stops, 'stops@example.com')
  const set = (userId: string, day: string) =>
    happened('practice.set-submitted.v1', {
      userId,
      resultId: `${userId}:${day}`,
      plan: 'monthly',
      day,
      correctAnswers: 7,
      totalQuestions: 10,
    })
  for (const userId of [wants, stops])
    for (const day of ['2026-11-26', '2026-11-27']) await mail.react(set(userId, day))
  await mail.react(set(wants, '2026-11-27'))
  const goTo = async (instant: string) => {
    mail.clock.set(instant)
    await doWhatIsDue(mail.deps)
    await settleDown()
  }
  await goTo('2026-11-30T19:59:00Z')
  expect(smtp.caught).toEqual([])
  await goTo('2026-11-30T20:01:00Z')
  await goTo('2026-12-01T20:01:00Z')
  await expect.poll(() => smtp.caught.length).toBe(1)
  const [{ to, source }] = smtp.caught as [(typeof smtp.caught)[0]]
  expect(to).toEqual(['weekly@example.com'])
  const text = unfolded(source)
  expect(text).toContain('Subject: Your week at GBAT Daily: 14 of 20 questions right')
  expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')

  const [, url = ''] = /List-Unsubscribe: <http:\/\/localhost:8080(\S+)>/.exec(text) ?? []
  const click = { method: 'POST', url, payload: 'List-Unsubscribe=One-Click' } as const
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  for (let time = 0; time < 2; time += 1) {
    expect((await mail.app.inject({ ...click, headers: form })).statusCode).toBe(200)
  }
  const json = await mail.app.inject({ ...click, headers: { 'content-type': 'application/json' }, payload: '{}' })
  expect(json.statusCode).toBe(415)
  const forged = await mail.app.inject({ ...click, url: `${url}x`, headers: form })
  expect([forged.statusCode, forged.json<{ code: string }>().code]).toEqual([400, 'invalid-link'])
  const unsubscribed = await mail.deps.database.db.collection('unsubscribed').find().toArray()
  expect(unsubscribed).toMatchObject([{ times: 1, events: [{ subject: 'mail.unsubscribed.v1' }] }])

  // auth may not have heard of it yet: the profile still says yes.
  smtp.caught.length = 0
  await mail.react(set(wants, '2026-12-01'))
  await goTo('2026-12-07T20:01:00Z')
  expect(smtp.caught).toEqual([])
  mail.clock.set('2026-11-27T12:00:00Z')
})

it('only the summary can be stopped: no other mail carries such an address', async () => {
  const event = request('auth.password-reset-requested.v1', link({ mail: 'reset' }))
  expect((await oneMailOf(event)).text).not.toContain('List-Unsubscribe')
})

it('whoever deletes their account gets a last mail; then all is erased, with a receipt, and nothing comes back', async () => {
  const [userId, erasureId] = [randomUUID(), randomUUID()]
  const { jobs, erasures, database } = mail.deps
  const verified = happened('auth.email-verified.v1', { userId })
  mail.auth.knows(userId, 'leaving@example.com')
  await oneMailOf(verified)
  smtp.caught.length = 0
  const deleted = happened('auth.user-deleted.v1', { userId, erasureId })
  expect((await oneMailOf(deleted)).text).toContain('Subject: Your GBAT Daily account is deleted')
  await expect.poll(async () => (await erasures.findByUser(userId))?.erasedAt).not.toBeNull()
  expect(await jobs.findById(`${verified.id}:welcome`)).toBeNull()
  expect((await erasures.findByUser(userId))?.receiptAt).toBeNull()

  // A request that was let in before the deletion may still write.
  await database.db.collection('jobs').insertOne({ _id: `late-${userId}` as never, userId, state: 'sent' })
  mail.waitingClock.advance(15_000)
  await doWhatIsDue(mail.deps)
  const erasure = await erasures.findByUser(userId)
  expect(erasure?.events).toMatchObject([
    { subject: 'mail.user-erased.v1', body: { userId, erasureId, removed: { jobs: 3 } } },
  ])
  expect(JSON.stringify(erasure)).not.toContain('leaving')

  smtp.caught.length = 0
  expect(await mailsOf(deleted)).toEqual([])
  expect(await mailsOf(verified)).toEqual([])
  for (const name of ['jobs', 'weeks']) expect(await database.db.collection(name).countDocuments({ userId })).toBe(0)
})

it('the receipt tells what was removed, also where a crash came between removing it and noting it', async () => {
  const [userId, erasureId] = [randomUUID(), randomUUID()]
  const { erasures, userData } = mail.deps
  mail.auth.knows(userId, 'gone@example.com')
  await oneMailOf(happened('auth.email-verified.v1', { userId }))
  smtp.caught.length = 0
  const crash = new Error('the process ends here')
  const { eraseUser } = userData
  userData.eraseUser = async (user) => {
    userData.eraseUser = eraseUser
    await eraseUser(user)
    throw crash
  }
  // Whichever is first when the mail has left, the worker or the reaction, ends there.
  const deleted = happened('auth.user-deleted.v1', { userId, erasureId })
  for (let time = 0; time < 3; time += 1)
    expect([undefined, crash]).toContain(await mail.react(deleted).catch((error: unknown) => error))
  await expect.poll(() => userData.eraseUser).toBe(eraseUser)
  await settleDown()
  expect(smtp.caught).toHaveLength(1)
  await doWhatIsDue(mail.deps)
  mail.waitingClock.advance(15_000)
  await doWhatIsDue(mail.deps)
  expect((await erasures.findByUser(userId))?.removed).toMatchObject({ jobs: 2 })
  expect((await erasures.findByUser(userId))?.receiptAt).not.toBeNull()
})
