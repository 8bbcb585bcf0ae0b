import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { type Audit, audit, installLighthouse } from './lighthouse.ts'
import { loadAverage } from './machine.ts'
import { median } from './statistics.ts'
import { gridText, type Section, short } from './table.ts'

const PROGRAM = '/usr/bin/chromium'
const RUNS = 5
/** A page that is never quiet for half a second has asked by then for all that it asks for. */
const QUIET_WITHIN_MS = 20_000
const PATHS = ['/', '/test', '/blog', '/blog/calm-mindset']

/**
 * What Lighthouse applies for its mobile profile when it throttles for real (`devtools`): 150 ms and 1.6 Mbit/s, with its
 * factors for what the browser's own throttling leaves out, and a processor four times as slow. Source: Lighthouse,
 * core/config/constants.js, `mobileSlow4G`.
 */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 }
const slowdown = 4

interface Visit {
  bytes: number
  requests: number
  largestPaint: number
  /** Until a question can be answered; 0 on pages without one. */
  answerable: number
}

/** What a first visit transfers, and when the page is there: a new browser profile each time, no cache. */
export async function measurePages(base: string): Promise<Section> {
  if (!existsSync(PROGRAM)) return { title: 'Pages', note: `Not run: ${PROGRAM} is not installed.`, rows: [] }
  const browser = await chromium.launch({ executablePath: PROGRAM })
  try {
    const visits = new Map<string, Visit[]>()
    for (const path of PATHS) {
      await visit(browser, `${base}${path}`)
      const own: Visit[] = []
      for (let run = 0; run < RUNS; run += 1) own.push(await visit(browser, `${base}${path}`))
      visits.set(path, own)
    }
    return report(visits, await auditAll(base))
  } finally {
    await browser.close()
  }
}

type Audits = Map<string, Audit[]> | string

/** Lighthouse's own runs, by page; or why there are none. */
async function auditAll(base: string): Promise<Audits> {
  const missing = await installLighthouse()
  if (missing) return missing
  const folder = mkdtempSync(join(tmpdir(), 'gbat-lighthouse-'))
  try {
    const audits = new Map<string, Audit[]>()
    for (const path of PATHS) {
      const own: Audit[] = []
      for (let run = 0; run < RUNS; run += 1)
        own.push(await audit(`${base}${path}`, { chromium: PROGRAM, report: join(folder, 'report.json') }))
      audits.set(path, own)
    }
    return audits
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const counted = await countBytes(session)
    await session.send('Network.emulateNetworkConditions', slow4G)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const began = performance.now()
    await page.goto(url, { waitUntil: 'commit' })
    const answerable = url.endsWith('/test') ? await untilAnswerable(page, began) : 0
    await page.waitForLoadState('networkidle', { timeout: QUIET_WITHIN_MS }).catch(() => undefined)
    return { ...counted, largestPaint: await largestPaint(page), answerable }
  } finally {
    await context.close()
  }
}

async function countBytes(session: CDPSession): Promise<{ bytes: number; requests: number }> {
  const counted = { bytes: 0, requests: 0 }
  await session.send('Network.enable')
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    counted.bytes += encodedDataLength
    counted.requests += 1
  })
  return counted
}

async function untilAnswerable(page: Page, began: number): Promise<number> {
  await page.locator('input[type=radio]:enabled').first().waitFor({ state: 'attached' })
  return performance.now() - began
}

/** As a text: it runs in the page, which knows other types than we do. */
const LARGEST_PAINT = `new Promise((done) => {
  new PerformanceObserver((list) => done(list.getEntries().at(-1)?.startTime ?? 0))
    .observe({ type: 'largest-contentful-paint', buffered: true })
})`

function largestPaint(page: Page): Promise<number> {
  return page.evaluate<number>(LARGEST_PAINT)
}

function report(visits: Map<string, Visit[]>, audits: Audits): Section {
  const of = (path: string, read: (visit: Visit) => number) => median(visits.get(path)!.map(read))
  const answerable = of('/test', ({ answerable: at }) => at)
  const lighthouse = typeof audits === 'string' ? `Lighthouse could not be installed here: ${audits}` : scores(audits)
  return {
    title: 'Pages',
    note: `A first visit, ${RUNS} runs, medians; load average ${loadAverage()}. Lighthouse with its default mobile settings (simulated slow network and processor); the other rows in Chromium with the same throttling applied for real, which is slower.`,
    rows: [
      ...paintRow(audits),
      {
        what: 'first answerable question on /test, throttled for real',
        got: `${short(answerable)} ms`,
        bar: '≤ 2,000 ms',
        reached: answerable <= 2000,
      },
    ],
    more: `${gridText(
      ['page', 'bytes transferred (brotli)', 'requests', 'largest paint ms, throttled for real'],
      [...visits.keys()].map((path) => [
        path,
        of(path, ({ bytes }) => bytes).toLocaleString('en-US'),
        of(path, ({ requests }) => requests),
        short(of(path, ({ largestPaint: at }) => at)),
      ]),
    )}\n\n${lighthouse}`,
  }
}

function paintRow(audits: Audits): Section['rows'] {
  if (typeof audits === 'string') return []
  const paint = median(audits.get('/')!.map(({ largestPaint: at }) => at))
  const what = 'largest contentful paint of /, Lighthouse mobile'
  return [{ what, got: `${short(paint)} ms`, bar: '≤ 1,500 ms', reached: paint <= 1500 }]
}

function scores(audits: Map<string, Audit[]>): string {
  const of = (path: string, read: (one: Audit) => number) => short(median(audits.get(path)!.map(read)))
  return gridText(
    ['Lighthouse', 'performance', 'accessibility', 'best practices', 'SEO', 'largest paint ms', 'blocking ms', 'shift'],
    [...audits.keys()].map((path) => [
      path,
      of(path, ({ performance: score }) => score),
      of(path, ({ accessibility }) => accessibility),
      of(path, ({ bestPractices }) => bestPractices),
      of(path, ({ seo }) => seo),
      of(path, ({ largestPaint: at }) => at),
      of(path, ({ totalBlocking }) => totalBlocking),
      of(path, ({ layoutShift }) => layoutShift),
    ]),
  )
}
