import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import OpenAI from 'openai'
import { CACHE } from '../../dev/root.ts'
import { fakeMicrophone, writeMicrophone } from './microphone.ts'
import { createVoiceStandIn } from './server.ts'

// node tools/sandbox/voice/vendor-clients.ts
// Lets the vendor's own clients call the stand-in: the browser client, and the SDK of a server. It is no part of `npm test`,
// because the browser client weighs 83 MB: it is installed into .cache the first time.

const client = '@openai/agents-realtime@0.20.0'
const folder = join(CACHE, 'voice-clients')
const bundle = join(folder, 'node_modules/@openai/agents-realtime/dist/bundle')
const session = {
  type: 'realtime' as const,
  model: 'gpt-realtime-2.1',
  audio: { input: { transcription: { model: 'gpt-transcribe' as const } } },
}

const clientPage = `<!doctype html><title>The vendor's client</title><script type="module">
import { OpenAIRealtimeWebRTC, RealtimeAgent, RealtimeSession } from './openai-realtime-agents.mjs'
const errors = []
let session
window.vendor = {
  errors,
  async connect(baseUrl, apiKey) {
    const transport = new OpenAIRealtimeWebRTC({ baseUrl })
    session = new RealtimeSession(new RealtimeAgent({ name: 'Sage', instructions: 'Help.' }), { transport, model: '${session.model}' })
    session.on('error', (error) => errors.push(JSON.stringify(error)))
    await session.connect({ apiKey })
    return transport.callId
  },
  mute: (isMuted) => session.mute(isMuted),
  write: (text) => session.sendMessage(text),
  texts: (role) => session.history.filter((item) => item.role === role)
    .map(({ content }) => content.map((part) => part.transcript ?? part.text ?? '').join(' ')),
  close: () => session.close(),
}
</script>`

const standIn = createVoiceStandIn()
const sdk = new OpenAI({ apiKey: 'sk-stand-in', baseURL: 'http://127.0.0.1/v1', maxRetries: 0 })
const site = createServer((request, response) => void serve(request, response))
let browser: Browser | undefined

try {
  installClient()
  const url = await listen(standIn.server)
  sdk.baseURL = `${url}/v1`
  const base = await listen(site)
  const microphone = join(folder, 'microphone.wav')
  await writeMicrophone(microphone, [2_000, 'What is ten percent of eighty?', 1_000])
  browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: fakeMicrophone(microphone) })
  await tryBrowserClient(await browser.newPage(), { url, base })
  await trySdk(await browser.newPage(), base)
  console.log("Both of the vendor's clients work with the stand-in.")
} finally {
  await browser?.close()
  standIn.stop()
  standIn.server.close()
  site.close()
}

/** A spoken turn and a written one, by the client that the vendor gives to browsers. */
async function tryBrowserClient(page: Page, { url, base }: { url: string; base: string }): Promise<void> {
  await page.goto(`${base}/client`)
  await page.waitForFunction('window.vendor')
  const { value } = await sdk.realtime.clientSecrets.create({ session })
  const callId = await page.evaluate<string>(`vendor.connect('${url}/v1/realtime/calls', '${value}')`)
  say(`connected: ${callId}`, callId.startsWith('rtc_'))
  await until('a spoken turn has its transcript', () => texts(page, 'user'), 1)
  await page.evaluate('vendor.mute(true)')
  await until('the tutor has answered it', () => texts(page, 'assistant'), 1)
  await page.evaluate("vendor.write('And of ninety?')")
  await until('the written turn is in its history', () => texts(page, 'user'), 2)
  await until('the tutor has answered that, too', () => texts(page, 'assistant'), 2)
  const errors = await page.evaluate<string[]>('vendor.errors')
  say(`errors of the client: ${errors.join(', ') || 'none'}`, errors.length === 0)
  await page.evaluate('vendor.close()')
  await page.close()
}

/** A call of a browser that a server begins and ends by the SDK. */
async function trySdk(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/bare`)
  await page.evaluate(`voice.begin({ url: '${base}/calls', bearer: 'any' })`)
  const callUrl = await page.evaluate<string>('voice.callUrl')
  say(`begun by calls.create: ${callUrl}`, callUrl.startsWith('/v1/realtime/calls/rtc_'))
  await sdk.realtime.calls.hangup(basename(callUrl))
  await page.waitForFunction("voice.channel.readyState === 'closed'", undefined, { timeout: 10_000 })
  say('ended by calls.hangup', true)
}

/** The texts that the client keeps of one side, without the empty ones. */
async function texts(page: Page, role: string): Promise<string[]> {
  const all = await page.evaluate<string[]>(`vendor.texts('${role}')`)
  return all.filter((text) => text.trim() !== '')
}

async function until(what: string, read: () => Promise<string[]>, count: number): Promise<void> {
  const end = Date.now() + 30_000
  let found = await read()
  while (found.length < count && Date.now() < end) {
    await pause(200)
    found = await read()
  }
  say(`${what}: ${found[count - 1] ?? 'no'}`, found.length >= count)
}

function say(what: string, isRight: boolean): void {
  console.log(`${isRight ? '✓' : '✗'} ${what}`)
  if (!isRight) throw new Error(`the stand-in is not what the vendor's client expects: ${what}`)
}

/** The two pages, the client's files, and `POST /calls`, which begins a call as a server does. */
async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const name = basename(request.url ?? '/')
  if (request.method === 'POST') {
    const sdp = Buffer.concat(await request.toArray()).toString()
    const answer = await sdk.realtime.calls.create({ sdp, session })
    const location = answer.headers.get('location') ?? ''
    response.writeHead(201, { 'content-type': 'application/sdp', location }).end(await answer.text())
  } else if (name.endsWith('.mjs')) {
    response.setHeader('content-type', 'text/javascript').end(readFileSync(join(bundle, name)))
  } else {
    const page = name === 'client' ? clientPage : readFileSync(join(import.meta.dirname, 'bare-page.html'))
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page)
  }
}

async function listen(server: typeof site): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function installClient(): void {
  if (existsSync(bundle)) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--save-exact', client]
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit' })
  if (status !== 0) throw new Error(`npm could not install ${client}`)
}
