import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { CACHE } from '../dev/root.ts'

const run = promisify(execFile)
/** Not among our dependencies: 176 MB that only this measurement needs. Installed into the cache when it is asked for. */
const VERSION = '13.5.0'
const folder = join(CACHE, `lighthouse-${VERSION}`)
const program = join(folder, 'node_modules/lighthouse/cli/index.js')

/** One run with Lighthouse's default mobile settings, which simulate a slow network and a slow processor. */
export interface Audit {
  /** 0 to 100. */
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  /** ms */
  largestPaint: number
  totalBlocking: number
  layoutShift: number
}

/** Why Lighthouse cannot be had; null once it is there. */
export async function installLighthouse(): Promise<string | null> {
  if (existsSync(program)) return null
  mkdirSync(folder, { recursive: true })
  const words = ['install', '--prefix', folder, `lighthouse@${VERSION}`, '--ignore-scripts', '--no-audit', '--no-fund']
  return run('npm', words, { timeout: 180_000 }).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message.split('\n')[0]! : String(error)),
  )
}

export async function audit(url: string, { chromium, report }: { chromium: string; report: string }): Promise<Audit> {
  const flags = ['--output=json', `--output-path=${report}`, '--quiet', '--chrome-flags=--headless=new --no-sandbox']
  await runAgain(() =>
    run(process.execPath, [program, url, ...flags], {
      env: { ...process.env, CHROME_PATH: chromium },
      timeout: 180_000,
    }),
  )
  const { categories, audits } = JSON.parse(readFileSync(report, 'utf8')) as Report
  const score = (name: string) => Math.round(100 * (categories[name]?.score ?? 0))
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestPaint: value('largest-contentful-paint'),
    totalBlocking: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
  }
}

/** Now and then a trace lacks its beginning, and Lighthouse asks to be run again (NO_NAVSTART). */
async function runAgain(once: () => Promise<unknown>, tries = 3): Promise<void> {
  try {
    await once()
  } catch (error) {
    if (tries <= 1 || !String(error).includes('run Lighthouse again')) throw error
    await runAgain(once, tries - 1)
  }
}

interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}
