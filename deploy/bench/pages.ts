import { existsSync } from 'node:fs'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { loadAverage } from './machine.ts'
import { median } from './statistics.ts'
import { gridText, type Section, short } from './table.ts'

const PROGRAM = '/usr/bin/chromium'
const RUNS = 3

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
    for (const path of ['/', '/test']) {
      await visit(browser, `${base}${path}`)
      const own: Visit[] = []
      for (let run = 0; run < RUNS; run += 1) own.push(await visit(browser, `${base}${path}`))
      visits.set(path, own)
    }
    return report(visits)
  } finally {
    await browser.close()
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
    await page.waitForLoadState('networkidle')
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

function report(visits: Map<string, Visit[]>): Section {
  const of = (path: string, read: (visit: Visit) => number) => median(visits.get(path)!.map(read))
  const paint = of('/', ({ largestPaint: at }) => at)
  const answerable = of('/test', ({ answerable: at }) => at)
  return {
    title: 'Pages',
    note: `Chromium with Lighthouse's mobile throttling applied for real (not simulated), a first visit, ${RUNS} runs, medians; load average ${loadAverage()}. Lighthouse itself is not installed, so its scores are not here.`,
    rows: [
      { what: 'largest contentful paint of /', got: `${short(paint)} ms`, bar: '≤ 1,500 ms', reached: paint <= 1500 },
      {
        what: 'first answerable question on /test',
        got: `${short(answerable)} ms`,
        bar: '≤ 2,000 ms',
        reached: answerable <= 2000,
      },
    ],
    more: gridText(
      ['page', 'bytes transferred (brotli)', 'requests', 'largest paint ms'],
      [...visits.keys()].map((path) => [
        path,
        of(path, ({ bytes }) => bytes).toLocaleString('en-US'),
        of(path, ({ requests }) => requests),
        short(of(path, ({ largestPaint: at }) => at)),
      ]),
    ),
  }
}
