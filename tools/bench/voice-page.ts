import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { ROOT } from '../dev/root.ts'

/** An event of the data channel, with `performance.now()` of the page. */
interface PageEvent {
  type: string
  at: number
  session?: { id: string }
}

/** ms from the request of the session until it is there, the SDP answer is there, and the data channel is open. */
export interface Began {
  sessionMs: number
  answeredMs: number
  connectedMs: number
}

/** A call in a browser, from a page that has nothing but the call. */
export interface VoicePage {
  /** Begins a call with a muted microphone. */
  begin(): Promise<Began>
  /** Opens the microphone; the page mutes it again when the provider has noticed the end of a speech. */
  speak(): Promise<void>
  /** The event of a type that came as the nth, when it has come. */
  event(type: string, nth: number): Promise<PageEvent>
  /** When something was noted, in `performance.now()` of the page; waits for it. */
  mark(name: 'loud' | 'channelClosed'): Promise<number>
  sound(): Promise<{ packets: number; lost: number }>
  /** Ends the call as the site does. */
  end(): Promise<void>
  close(): Promise<void>
}

const PATIENCE = 60_000

/** Opens the page on the site's own origin, so that it calls the API as the site does. The microphone is ready. */
export async function openVoicePage(
  browser: Browser,
  { base, token }: { base: string; token: string },
): Promise<VoicePage> {
  const context = await browser.newContext({ permissions: ['microphone'] })
  const page = await context.newPage()
  const body = readFileSync(join(ROOT, 'tools/sandbox/voice/bare-page.html'), 'utf8')
  await page.route('**/bare-page', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }))
  await page.goto(`${base}/bare-page`)
  await page.evaluate('voice.prepare()')
  return {
    begin: () => page.evaluate<Began>(beginScript(token)),
    speak: () => page.evaluate('voice.speakUp(true)'),
    event: (type, nth) => waitFor<PageEvent>(page, `voice.events.filter(({ type }) => type === '${type}')[${nth - 1}]`),
    mark: (name) => waitFor<number>(page, `voice.marks.${name}`),
    sound: () => page.evaluate('voice.sound()'),
    end: () => page.evaluate(endScript(token)),
    close: () => context.close(),
  }
}

/** The value of an expression in the page, once it has one. */
async function waitFor<T>(page: Page, expression: string): Promise<T> {
  const isOver = `(${expression}) !== undefined || voice.marks.channelClosed !== undefined`
  await page.waitForFunction(isOver, undefined, { timeout: PATIENCE })
  const value = await page.evaluate<T | undefined>(expression)
  if (value === undefined) throw new Error(`the call ended before there was ${expression}`)
  return value
}

const beginScript = (token: string): string => `(async () => {
  const began = performance.now()
  const headers = { authorization: 'Bearer ${token}', 'content-type': 'application/json' }
  const response = await fetch('/api/voice/session', { method: 'POST', headers, body: '{}' })
  if (response.status !== 200) throw new Error('no session: ' + response.status + ' ' + (await response.text()))
  const sessionMs = performance.now() - began
  const { client_secret, url, iceServers, model } = await response.json()
  const offerTo = url + '?model=' + encodeURIComponent(model)
  await voice.begin({ url: offerTo, bearer: client_secret.value, iceServers, isMuted: true })
  return { sessionMs, answeredMs: voice.marks.answered - began, connectedMs: voice.marks.opened - began }
})()`

const endScript = (token: string): string => `(async () => {
  const headers = { authorization: 'Bearer ${token}' }
  const { status } = await fetch(voice.callUrl, { method: 'DELETE', headers })
  if (status !== 204) throw new Error('the call was not ended: ' + status)
})()`
