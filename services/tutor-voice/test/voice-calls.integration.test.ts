import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answeredPrice, price } from './questions.ts'
import { offer, startVoice, type Instance, type Voice } from './start-voice.ts'

let voice: Voice
let one: Instance
let two: Instance
beforeAll(async () => {
  voice = await startVoice({ VOICE_TURNS_SUBSCRIBER: '5', VOICE_INACTIVITY_MS: '60000', VOICE_LAST_ANSWER_MS: '1500' })
  one = await voice.instance()
  two = await voice.instance()
})
afterAll(() => voice.close())

const stored = (userId: string, id: string) => voice.deps.calls.find(userId, id)
const atProvider = async (id: string) => (await voice.provider.calls()).find((call) => call.id === id)
const speak = (callId: string, transcript = 'How do I begin?', reply = 'With the share of each machine.') =>
  voice.provider.control<{ itemId: string }>('speak', { callId, transcript, reply })
const untilOver = (providerId: string) => expect.poll(() => atProvider(providerId)).toMatchObject({ status: 'ended' })
/** The newest observer, of so many so far, is there alone. A failure says what became of the call. */
const untilWatched = (providerId: string, times = 1) =>
  expect
    .poll(async () => {
      const { observers, observed, status, endedBy } = (await atProvider(providerId))!
      return { observers, observed, status, endedBy }
    })
    .toEqual({ observers: 1, observed: times, status: 'open', endedBy: null })
const threadsOf = async (userId: string) => {
  const found = await voice.deps.threadLists.of(userId)
  return Promise.all(found.map(({ id }) => voice.deps.threads.find(userId, id)))
}

it('a whole call: its secret, the answer, turns, words, text beside it, and its end at the provider', async () => {
  const who = await voice.subscriber()
  voice.tutor.practice.questions.set(`${who.userId} ${price.id}`, price)
  const session = await one.post('/voice/session', who, { questionId: price.id })
  expect(session).toMatchObject({
    status: 200,
    body: {
      tutorName: 'Sage',
      model: 'gpt-realtime-2.1',
      url: '/api/voice/calls',
      iceServers: [],
      dialect: 'realtime',
    },
  })
  expect(session.body).toMatchObject({ inactivityMs: 60_000, voiceUsage: { remaining: 5, limit: 5 } })
  const { value } = session.body['client_secret'] as { value: string }
  expect(await one.begin(value, 'no offer')).toMatchObject({ status: 400 })
  const begun = await one.begin(value)
  expect([begun.status, begun.headers.get('content-type')]).toEqual([201, 'application/sdp'])
  expect(begun.text).toMatch(/^v=0/)
  expect(await two.begin(value)).toMatchObject({ status: 401 })
  const id = begun.location?.replace('/api/voice/calls/', '') ?? ''
  const providerId = (await stored(who.userId, id))?.providerCallId ?? ''
  const { session: told } = (await atProvider(providerId))!
  expect(told).toMatchObject({ model: 'gpt-realtime-2.1', output_modalities: ['audio'] })
  expect(JSON.stringify(told)).toContain('The old price times 1.2 is 48.')
  expect(JSON.stringify(told)).not.toMatch(/\\"key\\"|\\"solution/)

  await untilWatched(providerId)
  const { itemId } = await speak(providerId)
  await expect.poll(async () => (await one.usage(who)).body).toMatchObject({ used: 1, remaining: 4 })
  // The browser says the same, in the same words.
  expect(await two.post('/voice/consume', who, { itemId })).toMatchObject({ status: 200, body: { used: 1 } })
  expect(await two.post('/voice/consume', who)).toMatchObject({ status: 200, body: { used: 2, remaining: 3 } })
  await expect.poll(async () => (await threadsOf(who.userId))[0]?.messages.length).toBe(2)
  const asked = await one.post('/voice/text', who, { question: 'And in writing?', model: 'any' })
  expect(asked).toMatchObject({ status: 200, body: { source: { kind: 'hint' }, remaining: 199 } })
  const threads = await threadsOf(who.userId)
  expect(threads).toHaveLength(1)
  expect(threads[0]).toMatchObject({
    id: session.body['threadId'],
    questionId: price.id,
    messages: [
      { number: 1, role: 'user', text: 'How do I begin?', spoken: true },
      { number: 2, role: 'assistant', text: 'With the share of each machine.', spoken: true },
      { number: 3, role: 'user', text: 'And in writing?' },
      { number: 4, role: 'assistant' },
    ],
  })
  expect(JSON.stringify(await voice.deps.userData.exportUser(who.userId))).toContain('With the share of each machine.')

  expect(await two.end(await voice.subscriber(), id)).toBe(404)
  expect([await two.end(who, id), await one.end(who, id)]).toEqual([204, 204])
  expect(await atProvider(providerId)).toMatchObject({ status: 'ended', endedBy: 'hang-up' })
  expect(await stored(who.userId, id)).toMatchObject({ state: 'ended', reason: 'hung-up' })
  const events = await voice.deps.database.db
    .collection<{ _id: string }>('calls')
    .findOne({ _id: `${who.userId}:${id}` })
  expect(events).toMatchObject({ events: [{ subject: 'tutor-voice.call-ended.v1', body: { reason: 'hung-up' } }] })
})

it('says why there is no call', async () => {
  const free = { userId: randomUUID() }
  expect(await one.post('/voice/session', free)).toMatchObject({
    status: 402,
    body: { code: 'subscription-required', message: 'Subscribe to enable more voice tutoring.' },
  })
  const without = await voice.instance({ voice: undefined })
  const who = await voice.subscriber()
  expect(await without.post('/voice/session', who)).toMatchObject({
    status: 503,
    body: { code: 'voice-unavailable', message: 'Failed to create session' },
  })
  expect(await one.post('/voice/session', who, { questionId: 'ps-none-0001' })).toMatchObject({ status: 404 })
  expect(await one.post('/voice/session', who, { model: 'another' })).toMatchObject({ status: 400 })
  for (const secret of ['', 'vs_x', 'a'.repeat(89)]) expect(await one.begin(secret)).toMatchObject({ status: 401 })
  // An answered question is told with its solution.
  voice.tutor.practice.questions.set(`${who.userId} ${price.id}`, answeredPrice)
  const { providerId } = await voice.call(one, who, { questionId: price.id })
  expect(JSON.stringify((await atProvider(providerId))!.session)).toContain('48 / 1.2 = 40')
  await voice.provider.control('behave', { failCalls: 1, status: 500, code: 'server_error' })
  const next = await one.post('/voice/session', who)
  const { value } = next.body['client_secret'] as { value: string }
  expect(await one.begin(value)).toMatchObject({ status: 503, body: { code: 'voice-unavailable' } })
  await untilOver(providerId)
  for (let n = 0; n < 5; n += 1) expect((await one.post('/voice/consume', who)).status).toBe(200)
  for (const path of ['/voice/session', '/voice/consume']) {
    const refused = await one.post(path, who)
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'VOICE_DAILY_LIMIT', message: "You have reached today's max voice responses. Try again tomorrow." },
    })
    expect(Number(refused.headers.get('retry-after'))).toBe(15 * 3600)
  }
})

it('tells the address and a secret of the provider itself, if the settings say so', async () => {
  const direct = await voice.instance({ calls: { ...voice.deps.config.calls, url: 'provider' } })
  const { status, body } = await direct.post('/voice/session', await voice.subscriber())
  const { value, expires_at: end } = body['client_secret'] as { value: string; expires_at: number }
  const url = `${voice.provider.url}/v1/realtime/calls`
  expect([status, body['url'], value.slice(0, 3)]).toEqual([200, url, 'ek_'])
  // Nothing of that call reaches a thread of ours.
  expect(body).not.toHaveProperty('threadId')
  expect(end).toBeGreaterThan(Date.now() / 1000)
  const headers = { authorization: `Bearer ${value}`, 'content-type': 'application/sdp' }
  expect((await fetch(`${url}?model=x`, { method: 'POST', headers, body: offer })).status).toBe(201)
  // Such a secret begins nothing here.
  expect(await direct.begin(value)).toMatchObject({ status: 401 })
})

it('of 100 turns at once on two processes the limit counts, and of many secrets the newest begins one call', async () => {
  const who = await voice.subscriber()
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, n) =>
      (n % 2 === 0 ? one : two).post('/voice/consume', who, { itemId: `item_${n}` }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  expect((await one.usage(who)).body).toMatchObject({ used: 5, remaining: 0 })

  const before = new Set((await voice.provider.calls()).map(({ id }) => id))
  const other = await voice.subscriber()
  const sessions = await Promise.all(Array.from({ length: 20 }, () => one.post('/voice/session', other)))
  const secrets = sessions.map(({ body }) => (body['client_secret'] as { value: string }).value)
  const begun = await Promise.all([...secrets, ...secrets].map((secret) => two.begin(secret)))
  expect(begun.filter(({ status }) => status === 201)).toHaveLength(1)
  const open = (await voice.provider.calls()).filter(({ id, status }) => status === 'open' && !before.has(id))
  const { callId } = await voice.deps.voiceLines.find(other.userId)
  expect(open.map(({ id }) => id)).toEqual([(await stored(other.userId, callId ?? ''))?.providerCallId])
})

it('a client that never counts its turns is hung up at the limit, after the last answer', async () => {
  const who = await voice.subscriber()
  const { id, providerId } = await voice.call(one, who)
  await untilWatched(providerId)
  for (let n = 0; n < 5; n += 1) await speak(providerId, `Question ${n}`)
  await untilOver(providerId)
  expect((await one.usage(who)).body).toMatchObject({ used: 5, remaining: 0 })
  expect(await stored(who.userId, id)).toMatchObject({ state: 'ended', reason: 'limit' })
  // What is written goes on in the same conversation.
  await one.post('/voice/text', who, { question: 'And in writing?' })
  expect(await threadsOf(who.userId)).toHaveLength(1)
})

it('ends at logout, with the plan, with the account, when another one begins, and when the provider ends it', async () => {
  const over = async (end: (who: { userId: string; sessionId: string }, providerId: string) => Promise<unknown>) => {
    const who = await voice.subscriber()
    const { id, providerId } = await voice.call(one, who)
    await untilWatched(providerId)
    await end(who, providerId)
    await untilOver(providerId)
    await expect.poll(async () => (await stored(who.userId, id))?.state ?? 'ended').toBe('ended')
    return (await stored(who.userId, id))?.reason
  }
  const expiresAt = '2026-11-27T21:00:00.000Z'
  const revoked = (sessionId: string, userId: string) =>
    voice.publish('auth.session-revoked.v1', sessionId, { sessionId, userId, reason: 'logout', expiresAt })
  expect(
    await over(async ({ userId, sessionId }) => {
      await revoked(randomUUID(), userId)
      await revoked(sessionId, userId)
    }),
  ).toBe('logout')
  const ended = { sequence: 2, plan: 'free', status: 'canceled', periodEnd: null }
  expect(
    await over(({ userId }) => voice.publish('billing.subscription-changed.v1', userId, { userId, ...ended })),
  ).toBe('plan-ended')
  const erased = { erasureId: randomUUID() }
  await over(({ userId }) => voice.publish('auth.user-deleted.v1', userId, { userId, ...erased }))
  expect(await over((who) => voice.call(two, who))).toBe('replaced')
  expect(await over((_who, callId) => voice.provider.control('hang-up', { callId }))).toBe('provider')
  expect(await over((_who, callId) => voice.provider.control('expire', { callId }))).toBe('longest')
})

it('ends when nothing happens, when it lasts too long, and when the browser leaves while it is set up', async () => {
  const { calls } = voice.deps.config
  const short = await voice.instance({ calls: { ...calls, inactivityMs: 800 } })
  const who = await voice.subscriber()
  const quiet = await voice.call(short, who)
  await untilWatched(quiet.providerId)
  await untilOver(quiet.providerId)
  expect(await stored(who.userId, quiet.id)).toMatchObject({ reason: 'inactive' })
  // It would take over calls of other tests, and end them.
  await short.stop()

  const brief = await voice.instance({ calls: { ...calls, longestMs: 1_000 } })
  const long = await voice.call(brief, who)
  await untilOver(long.providerId)
  expect(await stored(who.userId, long.id)).toMatchObject({ reason: 'longest' })
  await brief.stop()

  await voice.provider.control('behave', { delayMs: 1_000 })
  const leaving = new AbortController()
  const { value } = (await one.post('/voice/session', who)).body['client_secret'] as { value: string }
  const begun = one.begin(value, offer, leaving.signal).catch(() => 'left')
  await expect.poll(async () => (await voice.provider.calls()).at(-1)).toMatchObject({ status: 'open' })
  leaving.abort()
  expect(await begun).toBe('left')
  await expect.poll(async () => (await voice.provider.calls()).at(-1)).toMatchObject({ status: 'ended' })
  const { callId } = await voice.deps.voiceLines.find(who.userId)
  await expect.poll(() => stored(who.userId, callId ?? '')).toMatchObject({ state: 'ended', reason: 'left' })
  await voice.provider.control('behave')
})

it('a call goes on when its process stops, its observer breaks, or a hang-up fails, and is still ended', async () => {
  const third = await voice.instance()
  const who = await voice.subscriber()
  const { id, providerId } = await voice.call(third, who)
  await untilWatched(providerId)
  await third.stop()
  await untilWatched(providerId, 2)
  await speak(providerId)
  await expect.poll(async () => (await one.usage(who)).body).toMatchObject({ used: 1 })
  await voice.provider.control('drop-observers', { callId: providerId })
  await untilWatched(providerId, 3)
  // A process that was killed leaves its lease behind.
  const lease = { holder: 'killed', until: new Date(Date.now() + 2_000) }
  await voice.deps.calls.change(who.userId, id, () => ({ lease }))
  await untilWatched(providerId, 4)
  for (let n = 0; n < 3; n += 1) await speak(providerId)
  await expect.poll(async () => (await one.usage(who)).body).toMatchObject({ used: 4 })
  await voice.provider.control('behave', { failHangUps: 10_000, status: 500 })
  expect(await one.end(who, id)).toBe(204)
  expect(await atProvider(providerId)).toMatchObject({ status: 'open' })
  await voice.provider.control('behave')
  await untilOver(providerId)
  await expect.poll(() => stored(who.userId, id)).toMatchObject({ state: 'ended', reason: 'hung-up' })
})
