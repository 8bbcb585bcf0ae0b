import type { Browser, BrowserContext, Page } from '@playwright/test'
import { sample } from '../attacks/targets.ts'
import { visitorsOf } from '../attacks/visitors.ts'
import type { Outcome, Row, Trial } from '../support/row.ts'
import type { Stack } from '../../stack/stack.ts'
import { ask, bearer, jsonOf } from '../attacks/ask.ts'
import { type Stored, withBrowser, withPage } from './browser.ts'
import { CANARY, hostileTexts } from './hostile-texts.ts'
import { drawnElements, writeTextsAsMarkup } from './in-page.ts'
import { sinks, type Sink } from './sinks.ts'

interface Attack {
  base: string
  stored: Stored
  stack: Stack
  texts: readonly string[]
  /** A defect of the page, put in before its first line. */
  defect?: string
}

/**
 * Each text in each sink, with the content security policy switched off: what the page itself does with a text must be
 * right without it.
 */
async function inject(some: readonly Sink[], { base, stored, stack, texts, defect }: Attack): Promise<Outcome> {
  const faults: string[] = []
  const counts: string[] = []
  const inSink = async (browser: Browser, sink: Sink) => {
    const options = { base, stored: sink.as === 'guest' ? null : stored, bypassCSP: true }
    await withPage(browser, options, async (page, context) => {
      const hits = await watch(page, context)
      if (defect) await page.addInitScript(defect)
      const n = await sink.fill(page, { stack, texts, check: async () => void hits.push(...(await drawn(page))) })
      counts.push(`${sink.name} ${n}`)
      faults.push(...new Set(hits.map((hit) => `${sink.name}: ${hit}`)))
    })
  }
  await withBrowser(async (browser) => {
    for (const sink of some) await inSink(browser, sink)
  })
  const n = counts.reduce((sum, count) => sum + Number(/\d+$/.exec(count)?.[0]), 0)
  return { got: `${counts.join(', ')}: ${faults.length} executions`, n, faults }
}

/** A dialog, the hook, a request to the canary: each is a breach. */
async function watch(page: Page, context: BrowserContext): Promise<string[]> {
  const hits: string[] = []
  page.on('dialog', (dialog) => {
    hits.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('request', (request) => {
    if (new URL(request.url()).hostname === CANARY) hits.push(`a request to ${request.url()}`)
  })
  await context.exposeFunction('hook', () => void hits.push('a script ran'))
  return hits
}

/** What of a text became part of the document. */
async function drawn(page: Page): Promise<string[]> {
  const found = await page.evaluate<string[]>(drawnElements)
  return found.map((html) => `became an element: ${html}`)
}

async function attackOn(stack: Stack, trial: Trial, count: number): Promise<Attack> {
  const { pro } = await visitorsOf(stack)
  const profile = await ask({ url: `${stack.base}/api/auth/me`, headers: bearer(pro.token) })
  const texts = sample(hostileTexts, count, trial)
  return { base: stack.base, stack, texts, stored: { token: pro.token, user: jsonOf(profile) } }
}

export const b2Scripts: Row = {
  id: 'B2',
  long: true,
  name: 'cross-site scripting',
  bar: '300 hostile texts in every sink that there is, without the protection of the policy: no script runs, no dialog, no request, no element',
  site: true,
  plant: {
    what: 'the page writes texts as markup',
    async see(trial) {
      const attack = await attackOn(await trial.stack(), trial, 1)
      const texts = ['<img data-canary src=x onerror="hook()">']
      const some = sinks.filter(({ name }) => ['profile', 'tutor answer', 'tutor stream', 'call'].includes(name))
      const outcome = await inject(some, { ...attack, texts, defect: writeTextsAsMarkup })
      const missed = some.filter(({ name }) => !outcome.faults.some((fault) => fault.startsWith(`${name}: `)))
      if (missed.length === 0) return outcome
      trial.say(`not seen in ${missed.map(({ name }) => name).join(', ')}; ${outcome.got}`)
      return { ...outcome, faults: [] }
    },
  },
  run: async (trial) => inject(sinks, await attackOn(await trial.stack(), trial, 12)),
}
