import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { catchMails } from './catch-mails.ts'
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

const received = (userId: string, invoiceId: string, amount = 1000) =>
  happened('billing.payment-received.v1', {
    userId,
    invoiceId,
    amount,
    currency: 'usd',
    paidAt: '2026-11-26T23:30:00.000Z',
  })
const failed = (userId: string, invoiceId: string, attempt: number, nextAttemptAt: string | null) =>
  happened('billing.payment-failed.v1', {
    userId,
    invoiceId,
    attempt,
    amount: 950,
    currency: 'usd',
    failedAt: '2026-11-26T23:30:00.000Z',
    nextAttemptAt,
  })

it('a payment has one receipt, with the amount and the day where the candidate lives', async () => {
  const userId = randomUUID()
  mail.auth.knows(userId, 'payer@example.com')
  const { to, text } = await oneMailOf(received(userId, 'in_receipt'))
  expect(to).toEqual(['payer@example.com'])
  expect(text).toContain('Subject: Receipt: $10 for GBAT Daily Monthly')
  expect(text).toContain('27 November 2026')
  smtp.caught.length = 0
  // The same payment under another event id, as after a stream that was published again.
  expect(await mailsOf({ ...received(userId, 'in_receipt'), id: 'another' })).toEqual([])
})

it('each attempt that fails has one mail, with the next attempt or that there is none', async () => {
  const userId = randomUUID()
  mail.auth.knows(userId, 'payer@example.com')
  const first = await oneMailOf(failed(userId, 'in_failing', 1, '2026-11-29T23:30:00.000Z'))
  expect(first.text).toContain('Subject: Your payment to GBAT Daily did not go through')
  expect(first.text).toContain('$9.50')
  expect(first.text).toContain('We will try again on 30 November 2026.')
  smtp.caught.length = 0
  expect((await oneMailOf(failed(userId, 'in_failing', 2, null))).text).toContain('This was the last attempt.')
  smtp.caught.length = 0
  await oneMailOf(received(userId, 'in_failing', 950))
  smtp.caught.length = 0
  // An attempt that is heard of after the payment is no news any more.
  expect(await mailsOf(failed(userId, 'in_failing', 3, null))).toEqual([])
})

it('the last mail to a subscriber says that the subscription is cancelled', async () => {
  const userId = randomUUID()
  mail.auth.knows(userId, 'payer@example.com')
  const state = { sequence: 1, plan: 'monthly', status: 'active', periodEnd: '2026-12-27T00:00:00.000Z' } as const
  await oneMailOf(happened('billing.subscription-changed.v1', { userId, ...state }))
  smtp.caught.length = 0
  const deleted = await oneMailOf(happened('auth.user-deleted.v1', { userId, erasureId: randomUUID() }))
  expect(deleted.text).toContain('Your subscription is cancelled: it ended at once, and is not billed again.')
})
