import { randomUUID } from 'node:crypto'
import { problem } from '@app/shared/http/problem'
import { createInternalReads } from '@app/shared/internal-reads'
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

const settleDown = () => new Promise((resolve) => setTimeout(resolve, 300))
const unfolded = (source: string) =>
  source
    .replaceAll('=\r\n', '')
    .replaceAll('=3D', '=')
    .replaceAll(/\r\n[ \t]/g, ' ')
const message = 'I found the explanation of question four hard to follow.'

async function post(url: string, payload: object, authorization?: string) {
  const headers = authorization === undefined ? {} : { authorization }
  const answer = await mail.app.inject({ method: 'POST', url: `/api${url}`, payload, headers })
  return { status: answer.statusCode, body: answer.json<Record<string, string>>(), headers: answer.headers }
}
const contact = (more: object = {}) =>
  post('/support/contact', { name: 'Ada', email: 'ada@example.com', message, ...more })
const admin = (userId: string) => mail.sessions.bearer({ userId, admin: true, now: mail.clock.now() })

it('a message goes to support, which can answer it, and a copy to its sender; it is stored with its event', async () => {
  const answer = await contact({ name: '  Ada ', message: `  ${message}\r\nThank you.  `, recaptchaToken: 'x' })
  expect(answer).toMatchObject({ status: 202, body: { message: "Message sent. We'll get back to you soon." } })
  await expect.poll(() => smtp.caught.length).toBe(2)
  const support = smtp.caught.find(({ to }) => to[0] === 'support@gbat-daily.example')!
  expect(unfolded(support.source)).toContain('Reply-To: ada@example.com')
  expect(unfolded(support.source)).toContain(message)
  expect(smtp.caught.find(({ to }) => to[0] === 'ada@example.com')).toBeDefined()
  const [stored] = await mail.deps.database.db.collection('contacts').find().toArray()
  expect(stored).toMatchObject({ name: 'Ada', message: `${message}\nThank you.` })
  const event = happened('mail.contact-received.v1', { contactId: String(stored?._id) })
  // The event, when it comes, finds the mails ordered already.
  await mail.react({ ...event, id: (stored as unknown as { events: { id: string }[] }).events[0]!.id })
  await settleDown()
  expect(smtp.caught).toHaveLength(2)
})

it('a message of a subscriber is marked for support; the typed address and an ended session mark nothing', async () => {
  const userId = randomUUID()
  const state = { sequence: 1, plan: 'monthly', status: 'active', periodEnd: '2026-12-27T00:00:00.000Z' } as const
  await mail.react(happened('billing.subscription-changed.v1', { userId, ...state }))
  await expect.poll(() => mail.deps.jobs.listCounts()).toMatchObject({ waiting: 0 })
  smtp.caught.length = 0
  const payload = { name: 'Ada', email: 'payer@example.com', message }
  const session = (user: string) => mail.sessions.bearer({ userId: user, now: mail.clock.now() })
  const write = async (authorization: string | undefined) => {
    expect((await post('/support/contact', payload, authorization)).status).toBe(202)
    await expect.poll(() => smtp.caught.some(({ to }) => to[0]?.startsWith('support'))).toBe(true)
    const { source } = smtp.caught.find(({ to }) => to[0]?.startsWith('support'))!
    await settleDown()
    smtp.caught.length = 0
    return unfolded(source)
  }
  const marked = await write(await session(userId))
  expect(marked).toContain('Subject: [Monthly] Contact form: Ada')
  expect(marked).toContain('X-Priority: 1 (Highest)')
  expect(marked).toContain('Importance: High')
  for (const authorization of [undefined, 'Bearer forged', await session(randomUUID())]) {
    const plain = await write(authorization)
    expect(plain).toContain('Subject: Contact form: Ada')
    expect(plain).not.toMatch(/X-Priority|Importance/)
  }
})

it('the token of the bot check may stand in the header or in the body; a refused one stops the message', async () => {
  const { botCheck } = mail.deps
  const seen: unknown[] = []
  mail.deps.botCheck = async (token, action) => {
    seen.push([token, action])
    if (token === 'bad') throw problem(403, 'bot-check', 'no')
  }
  expect((await contact({ recaptchaToken: 'body', email: 'bot@example.com' })).status).toBe(202)
  expect(await contact({ recaptchaToken: 'bad' })).toMatchObject({ status: 403, body: { code: 'bot-check' } })
  const payload = { name: 'Ada', email: 'bot@example.com', message, recaptchaToken: 'body' }
  const headers = { 'x-recaptcha-token': 'header' }
  await mail.app.inject({ method: 'POST', url: '/api/support/contact', payload, headers })
  expect(seen).toEqual([
    ['body', 'contact'],
    ['bad', 'contact'],
    ['header', 'contact'],
  ])
  mail.deps.botCheck = botCheck
  await expect.poll(() => smtp.caught.length).toBe(4)
})

it('an address that nobody verified gets a receipt: nothing that the sender typed, and nothing to click', async () => {
  const text = 'Win a prize now at https://evil.example/prize or www.evil.example'
  expect((await contact({ name: 'Prince Eve', email: 'stranger@example.com', message: text })).status).toBe(202)
  await expect.poll(() => smtp.caught.length).toBe(2)
  const receipt = unfolded(smtp.caught.find(({ to }) => to[0] === 'stranger@example.com')!.source)
  expect(receipt).toContain('Subject: We have your message to GBAT Daily')
  expect(receipt).not.toMatch(/Eve|prize|evil|https?:|www\.|<a\s|href/i)
  expect(unfolded(smtp.caught.find(({ to }) => to[0]?.startsWith('support'))!.source)).toContain('evil.example/prize')
})

it('a verified address gets a copy with the text', async () => {
  mail.auth.answers.set(`/addresses?${new URLSearchParams({ email: 'known@example.com' }).toString()}`, {
    verified: true,
  })
  expect((await contact({ email: 'known@example.com' })).status).toBe(202)
  await expect.poll(() => smtp.caught.length).toBe(2)
  expect(unfolded(smtp.caught.find(({ to }) => to[0] === 'known@example.com')!.source)).toContain(message)
})

it('nobody is sent more than three copies a day, however their address is spelled; support gets every message', async () => {
  for (const email of [
    'victim@example.com',
    'VICTIM@example.com',
    'victim+1@example.com',
    'victim+2@Example.com',
    'victim@example.com',
  ])
    expect((await contact({ email })).status).toBe(202)
  await expect.poll(() => smtp.caught.length).toBe(8)
  await settleDown()
  expect(smtp.caught.filter(({ to }) => to[0]?.startsWith('support'))).toHaveLength(5)
})

it.each([
  ['no name', { name: '   ' }, 'invalid-name'],
  ['a name of two lines', { name: 'Ada\r\nBcc: eve@example.com' }, 'invalid-name'],
  ['an address as a name', { name: 'www.evil.example' }, 'invalid-name'],
  ['a name that runs backwards', { name: 'Ada \u202egpj' }, 'invalid-name'],
  ['half an address', { email: 'ada@example' }, 'invalid-email'],
  ['two addresses', { email: 'ada@example.com, eve@example.com' }, 'invalid-email'],
  ['a message of spaces', { message: `${' '.repeat(40)}short` }, 'message-too-short'],
  ['a short message', { message: 'short' }, 'invalid-request'],
  ['a message too long', { message: 'x'.repeat(5001) }, 'invalid-request'],
])('%s is refused', async (_what, more, code) => {
  expect(await contact(more)).toMatchObject({ status: 400, body: { code } })
  expect(smtp.caught).toEqual([])
})

it('only administrators write e-mails: without an address to sales, at most thirty an hour', async () => {
  const userId = randomUUID()
  const written = { subject: 'Your question', text: 'Thank you for writing to us.' }
  expect((await post('/admin/email', written)).status).toBe(401)
  const nobody = await mail.sessions.bearer({ userId, now: mail.clock.now() })
  expect(await post('/admin/email', written, nobody)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  const authorization = await admin(userId)
  expect(await post('/admin/email', { ...written, to: ' ' }, authorization)).toMatchObject({
    status: 200,
    body: { to: 'sales@gbat-daily.example' },
  })
  // Of so many at once one may lose every race for the count: 503, nothing stored, to be sent again.
  const send = async (): Promise<Awaited<ReturnType<typeof post>>> => {
    const answer = await post('/admin/email', { ...written, to: 'ada@example.com' }, authorization)
    return answer.status === 503 ? send() : answer
  }
  const answers = await Promise.all(Array.from({ length: 40 }, send))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(29)
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(11)
  expect(Number(refused[0]?.headers['retry-after'])).toBe(3600)
  expect(refused[0]?.body).toMatchObject({ message: expect.stringMatching(/ Please go on in 60 minutes\.$/) as string })
  await expect.poll(() => smtp.caught.length, { timeout: 20_000 }).toBe(30)
})

it(
  'two hundred hostile subjects, names and addresses add no header and no recipient',
  { timeout: 120_000 },
  async () => {
    const breaks = ['\r\n', '\n', '\r', '\u2028', '\u0085', '\0', '=0D=0A', '%0d%0a', '\u560d\u560a', '\u202e']
    const additions = [
      'Bcc: eve@evil.example',
      'To: eve@evil.example',
      'X-Evil: 1',
      'X-Worse: 2',
      '\r\n.\r\nMAIL FROM:<eve@evil.example>',
      '<eve@evil.example>',
    ]
    const hostile = breaks.flatMap((line) => additions.map((more) => `Hello${line}${more}`))
    let accepted = 0
    for (const [index, text] of hostile.entries()) {
      // Each with its own administrator: the limit is another test.
      const authorization = await admin(randomUUID())
      const asSubject = post('/admin/email', { to: `p${index}@example.com`, subject: text, text }, authorization)
      const asAddress = post(
        '/admin/email',
        { to: `${text}@example.com`, subject: 'Hello', text: 'Hello' },
        authorization,
      )
      const asTail = post(
        '/admin/email',
        { to: `ada@example.com${text.slice(5)}`, subject: 'Hello', text: 'x' },
        authorization,
      )
      const answers = await Promise.all([
        asSubject,
        asAddress,
        asTail,
        contact({ name: text, email: `c${index}@example.com` }),
      ])
      for (const { status } of answers) expect([200, 202, 400]).toContain(status)
      accepted += answers.reduce((count, { status }) => count + ({ 200: 1, 202: 2 }[status] ?? 0), 0)
    }
    // Those that are words on one line after all: they must arrive as such.
    expect(accepted).toBeGreaterThan(20)
    await expect.poll(() => smtp.caught.length, { timeout: 60_000 }).toBe(accepted)
    const usual = /^(From|To|Reply-To|Subject|Message-ID|Date|MIME-Version|Content-Type|Auto-Submitted)$/i
    for (const { to, source } of smtp.caught) {
      const head = source.slice(0, source.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ')
      for (const line of head.split('\r\n')) expect(line.split(':')[0]).toMatch(usual)
      expect(to).toHaveLength(1)
      expect(to[0]).not.toMatch(/@evil\.example$/)
    }
  },
)

it('auth, and nobody else, may ask for all that is kept about a user', async () => {
  const userId = randomUUID()
  await post('/admin/email', { subject: 'Hello', text: 'Hello there' }, await admin(userId))
  const url = `/api/mail/users/${userId}/export`
  expect((await mail.app.inject({ url })).statusCode).toBe(401)
  await mail.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = mail.app.server.address() as { port: number }
  const key = Buffer.from(mail.environment.SERVICE_KEY, 'base64')
  const read = createInternalReads({
    caller: 'auth',
    callee: 'mail',
    urls: [`http://127.0.0.1:${port}`],
    key,
    clock: mail.clock,
  })
  const copy = await read<{ collections: Record<string, object[]> }>(`/mail/users/${userId}/export`)
  expect(copy?.collections['admin_mails']).toMatchObject([{ subject: 'Hello', text: 'Hello there' }])
  expect(copy?.collections['jobs']).toHaveLength(1)
  await mail.app.close()
})
