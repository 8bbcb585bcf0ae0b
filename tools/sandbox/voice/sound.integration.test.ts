import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { controlStandIn } from '../../dev/stand-in.ts'
import type { CallView } from './control.ts'
import type { VoiceEvent } from './events.ts'
import { fakeMicrophone, writeMicrophone } from './microphone.ts'
import { createVoiceStandIn } from './server.ts'

// A real browser with real sound, both ways. It checks events and energy; times are for `npm run bench -- voice`.

const standIn = createVoiceStandIn()
const folder = mkdtempSync(join(tmpdir(), 'gbat-sound-'))
const site = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(readFileSync(join(import.meta.dirname, 'bare-page.html')))
})
let browser: Browser
let page: Page
let url: string

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

beforeAll(async () => {
  const microphone = join(folder, 'microphone.wav')
  await writeMicrophone(microphone, [200, 'Hello there, Sage.', 900])
  url = await listen(standIn.server)
  browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: fakeMicrophone(microphone) })
  page = await browser.newPage()
  await page.goto(await listen(site))
}, 60_000)

afterAll(async () => {
  await browser.close()
  standIn.stop()
  standIn.server.close()
  site.close()
  rmSync(folder, { recursive: true })
})

const control = (name: string, order: object = {}) => controlStandIn(url, name, order)

async function onlyCall(): Promise<CallView> {
  const { calls } = (await control('calls')) as { calls: CallView[] }
  expect(calls).toHaveLength(1)
  return calls[0]!
}

const events = () => page.evaluate<VoiceEvent[]>('voice.events')
const sound = () => page.evaluate<{ heard: number; packets: number; lost: number; said: number }>('voice.sound()')

/** Waits until so many events of a type have arrived, and returns the last of them. */
async function event(type: string, times = 1): Promise<VoiceEvent> {
  const found = async () => (await events()).filter((each) => each.type === type)
  await expect.poll(async () => (await found()).length, { timeout: 20_000, message: `${times} ${type}` }).toBe(times)
  return (await found()).at(-1)!
}

test('a call in Chromium: the user is heard, the tutor speaks, speech interrupts it, a mute is silence', async () => {
  const replies = ['Take ten percent, and half of it again. '.repeat(6), 'It is 36.', 'You are welcome.']
  await control('script', { transcripts: ['What is 15 % of 240?'], replies })
  const session = { type: 'realtime', audio: { input: { transcription: { model: 'gpt-transcribe' } } } }
  const secret = await mint(session)
  await page.evaluate(`voice.begin(${JSON.stringify({ url: `${url}/v1/realtime/calls?model=any`, bearer: secret })})`)
  expect(await page.evaluate('voice.callUrl')).toMatch(/^\/v1\/realtime\/calls\/rtc_/)
  await event('session.created')

  await event('input_audio_buffer.speech_stopped')
  expect(await event('conversation.item.input_audio_transcription.completed')).toMatchObject({
    transcript: 'What is 15 % of 240?',
  })
  await event('output_audio_buffer.started')
  await expect.poll(async () => (await sound()).heard, { timeout: 20_000 }).toBeGreaterThan(0.001)
  expect((await onlyCall()).heard.loudest).toBeGreaterThan(1_000)

  await page.evaluate('voice.speakUp(true)')
  await event('output_audio_buffer.cleared')
  await event('input_audio_buffer.speech_stopped', 2)
  const before = await onlyCall()
  expect(before.turns).toBe(2)
  expect(before.items.filter(({ role }) => role === 'user')).toHaveLength(2)

  // The microphone goes on talking for more than one repetition of its file, but it is muted.
  await event('output_audio_buffer.stopped')
  await expect
    .poll(async () => (await onlyCall()).heard.packets, { timeout: 20_000 })
    .toBeGreaterThan(before.heard.packets + 200)
  expect(await onlyCall()).toMatchObject({ turns: 2, heard: { level: 0 }, status: 'open' })

  await page.evaluate(`voice.send({ type: 'bogus', event_id: 'mine' })`)
  expect(await event('error')).toMatchObject({ error: { code: 'invalid_value', event_id: 'mine' } })
  await page.evaluate(`voice.send({ type: 'user.text', text: 'Thank you.' })`)
  await event('output_audio_buffer.stopped', 2)
  await control('hang-up', { callId: (await onlyCall()).id })
  await expect.poll(() => page.evaluate('voice.channel.readyState')).toBe('closed')
}, 90_000)

test('a browser that is gone frees its call', async () => {
  await control('reset')
  await control('behave', { noMediaMs: 3_000 })
  const gone = await browser.newPage()
  await gone.goto(page.url())
  const bearer = await mint({ type: 'realtime' })
  await gone.evaluate(`voice.begin(${JSON.stringify({ url: `${url}/v1/realtime/calls`, bearer, isMuted: true })})`)
  expect((await onlyCall()).channel).toBe('open')
  await gone.close()
  await expect.poll(async () => (await onlyCall()).status, { timeout: 20_000 }).toBe('ended')
}, 60_000)

async function mint(session: object): Promise<string> {
  const headers = { authorization: 'Bearer sk-stand-in', 'content-type': 'application/json' }
  const body = JSON.stringify({ session })
  const response = await fetch(`${url}/v1/realtime/client_secrets`, { method: 'POST', headers, body })
  return ((await response.json()) as { value: string }).value
}
