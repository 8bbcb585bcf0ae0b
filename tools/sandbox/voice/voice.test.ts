import type { AddressInfo } from 'node:net'
import OpenAI from 'openai'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { CallView } from './control.ts'
import type { VoiceEvent } from './events.ts'
import { createVoiceStandIn } from './server.ts'

const standIn = createVoiceStandIn()
let url: string
let openai: OpenAI

beforeAll(async () => {
  await new Promise<void>((resolve) => standIn.server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(standIn.server.address() as AddressInfo).port}`
  openai = new OpenAI({ apiKey: 'sk-stand-in', baseURL: `${url}/v1`, maxRetries: 0 })
})
beforeEach(() => control('reset'))
afterAll(() => {
  standIn.stop()
  standIn.server.close()
})

const offer = 'v=0\r\no=- 1 2 IN IP4 127.0.0.1\r\n'
const session = {
  type: 'realtime' as const,
  model: 'gpt-realtime-2.1',
  audio: { input: { transcription: { model: 'gpt-transcribe' } } },
}

async function control<T = { itemId: string }>(name: string, order: object = {}): Promise<T> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${url}/control/${name}`, { method: 'POST', headers, body: JSON.stringify(order) })
  expect(response.status).toBe(200)
  return response.json() as Promise<T>
}

const calls = async () => (await control<{ calls: CallView[] }>('calls')).calls

async function begin(): Promise<string> {
  const response = await openai.realtime.calls.create({ sdp: offer, session })
  expect(response.status).toBe(201)
  expect(await response.text()).toMatch(/^v=0\r\n/)
  const [, id] = /^\/v1\/realtime\/calls\/(rtc_[\w-]+)$/.exec(response.headers.get('location') ?? '') ?? []
  return id ?? ''
}

async function observe(callId: string, key = 'sk-stand-in') {
  const address = `${url.replace('http', 'ws')}/v1/realtime?call_id=${callId}`
  const socket = new WebSocket(address, { headers: { authorization: `Bearer ${key}` } })
  const events: VoiceEvent[] = []
  socket.on('message', (data: Buffer) => events.push(JSON.parse(data.toString()) as VoiceEvent))
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  await new Promise<void>((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('unexpected-response', (_request, { statusCode }) => reject(new Error(`${statusCode}`)))
  })
  const heard = (type: string) =>
    vi.waitFor(() => expect(events.map((event) => event.type)).toContain(type), { timeout: 5_000, interval: 10 })
  return { events, closed, heard, send: (event: object) => socket.send(JSON.stringify(event)) }
}

test('a call by the SDK: an observer hears a turn as the provider tells it, and the hang-up ends all', async () => {
  const id = await begin()
  const observer = await observe(id)
  await control('script', { callId: id, transcripts: ['What is ten percent of eighty?'], replies: ['It is eight.'] })
  const { itemId } = await control('speak', { callId: id })
  await observer.heard('output_audio_buffer.stopped')
  await observer.heard('response.done')
  const types = observer.events.map(({ type }) => type).filter((type) => !type.endsWith('.delta'))
  expect(types.slice(0, 6)).toEqual([
    'input_audio_buffer.speech_started',
    'input_audio_buffer.speech_stopped',
    'input_audio_buffer.committed',
    'conversation.item.added',
    'conversation.item.done',
    'conversation.item.input_audio_transcription.completed',
  ])
  expect(types.slice(6)).toEqual(
    expect.arrayContaining(['response.created', 'response.output_audio_transcript.done', 'response.output_item.done']),
  )
  expect(observer.events).toContainEqual(
    expect.objectContaining({ item_id: itemId, transcript: 'What is ten percent of eighty?' }),
  )
  expect(observer.events.every(({ event_id }) => typeof event_id === 'string')).toBe(true)
  await openai.realtime.calls.hangup(id)
  expect(await observer.closed).toBe(1000)
  await expect(openai.realtime.calls.hangup(id)).rejects.toMatchObject({ status: 404 })
  expect(await calls()).toMatchObject([{ id, status: 'ended', endedBy: 'hang-up', turns: 1, openedWith: 'key' }])
})

test('speech during an answer cuts it off: cleared once, and a cancelled response only if it was not done', async () => {
  const id = await begin()
  const observer = await observe(id)
  await control('behave', { soundMs: 10_000 })
  await control('speak', { callId: id, reply: 'One two.' })
  await observer.heard('output_audio_buffer.started')
  await observer.heard('response.done')
  await control('speak', { callId: id, answer: false })
  await observer.heard('output_audio_buffer.cleared')
  const dones = observer.events.filter(({ type }) => type === 'response.done')
  expect(dones).toMatchObject([{ response: { status: 'completed' } }])
  await control('speak', { callId: id, reply: 'again '.repeat(500) })
  await observer.heard('conversation.item.truncated')
  await control('speech-start', { callId: id })
  await vi.waitFor(() =>
    expect(observer.events.findLast(({ type }) => type === 'response.done')).toMatchObject({
      response: { status: 'cancelled', status_details: { reason: 'turn_detected' } },
    }),
  )
})

test('text turns in both dialects, and faults that name the event', async () => {
  const id = await begin()
  const observer = await observe(id)
  const content = [{ type: 'input_text', text: 'What is a ratio?' }]
  observer.send({ type: 'conversation.item.create', item: { type: 'message', role: 'user', content } })
  observer.send({ type: 'response.create', response: { output_modalities: ['text'] } })
  await observer.heard('response.output_text.done')
  await observer.heard('response.done')
  observer.send({ type: 'user.text', text: 'And a percentage?' })
  await observer.heard('response.output_audio_transcript.done')
  observer.send({ type: 'session.update', event_id: 'mine', session: { modalities: ['text'] } })
  observer.send({ type: 'bogus', event_id: 'other' })
  await vi.waitFor(() => {
    const errors = observer.events.filter(({ type }) => type === 'error').map(({ error }) => error)
    expect(errors).toMatchObject([
      { code: 'missing_required_parameter', param: 'session.type', event_id: 'mine' },
      { code: 'invalid_value', param: 'type', event_id: 'other' },
    ])
  })
  const [call] = await calls()
  expect(call?.items.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant'])
})

test('a client secret opens a call until it expires; a browser may send its offer as SDP', async () => {
  const made = await openai.realtime.clientSecrets.create({
    expires_after: { anchor: 'created_at', seconds: 60 },
    session,
  })
  const post = (bearer: string) =>
    fetch(`${url}/v1/realtime/calls?model=gpt-realtime-2.1`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/sdp' },
      body: offer,
    })
  expect((await post(made.value)).status).toBe(201)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
  const late = await post(made.value)
  vi.useRealTimers()
  expect(late.status).toBe(401)
  expect(await late.json()).toMatchObject({ error: { code: 'invalid_api_key' } })
  expect((await post('sk-other')).status).toBe(401)
  await expect(observe((await calls())[0]?.id ?? '', 'sk-other')).rejects.toThrow('401')
  await expect(observe('rtc_unknown')).rejects.toThrow('404')
})

test('refuses as the provider does: the old address, no SDP, an unknown setting; and fails when it is told to', async () => {
  const headers = { authorization: 'Bearer sk-stand-in', 'content-type': 'application/sdp' }
  const old = await fetch(`${url}/v1/realtime?model=gpt-realtime`, { method: 'POST', headers, body: offer })
  expect([old.status, await old.json()]).toMatchObject([400, { error: { code: 'beta_api_shape_disabled' } }])
  const noOffer = await fetch(`${url}/v1/realtime/calls`, { method: 'POST', headers, body: 'hello' })
  expect(noOffer.status).toBe(400)
  const wrong = { ...session, modalities: ['audio'] }
  await expect(openai.realtime.calls.create({ sdp: offer, session: wrong })).rejects.toMatchObject({
    status: 400,
    code: 'unknown_parameter',
  })
  await control('behave', { failCalls: 1, status: 503 })
  await expect(openai.realtime.calls.create({ sdp: offer, session })).rejects.toMatchObject({ status: 503 })
  expect(await calls()).toEqual([])
  await begin()
})

test('a call ends by itself at the longest time, and says so', async () => {
  await control('behave', { longestCallMs: 300 })
  const observer = await observe(await begin())
  expect(await observer.closed).toBe(1000)
  expect(observer.events.at(-1)).toMatchObject({ type: 'error', error: { code: 'session_expired' } })
  expect(await calls()).toMatchObject([{ status: 'ended', endedBy: 'expired' }])
})
