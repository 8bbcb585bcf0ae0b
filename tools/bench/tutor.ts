import { mkdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { generateSecrets } from '../../deploy/start-table/secrets.ts'
import { ROOT } from '../dev/root.ts'
import { startOwnBacking } from '../stack/own-backing.ts'
import { startBenchStack } from './bench-stack.ts'
import { generateLoad, type Timing } from './load-generator.ts'
import { loadAverage } from './machine.ts'
import { createRandom, histogramOf, pick } from './statistics.ts'
import { type Section, short } from './table.ts'

const RATE = 20
const FIRST_MS = 300
const TIMES = { full: { warmMs: 10_000, measuredMs: 60_000 }, quick: { warmMs: 3_000, measuredMs: 10_000 } } as const
const WAIT_MS = 35_000

interface Asked {
  /** 0 where no response came. */
  status: number
  /** From the sending to the first piece of text, and to the event that ends the answer; Infinity if it did not come. */
  firstMs: number
  endMs: number
}

export interface TutorOptions {
  folder: string
  seed: number
  /** Shorter, to see that it works. */
  quick: boolean
}

/** Questions of guests to the built-in tutor, answered as streams. */
export async function measureTutor({ folder, seed, quick }: TutorOptions): Promise<Section> {
  const random = createRandom(seed)
  const { warmMs, measuredMs } = TIMES[quick ? 'quick' : 'full']
  mkdirSync(folder, { recursive: true })
  const backing = await startOwnBacking(join(folder, 'backing'))
  const names = ['gateway', 'practice', 'tutor-voice'] as const
  try {
    const stack = await startBenchStack({ folder: join(folder, 'stack'), backing, secrets: generateSecrets(), names })
    try {
      const ask = createAsk(stack.base, { questions: readQuestions(), random })
      await generateLoad({ rate: RATE, random, durationMs: warmMs }, ask).ended
      return sectionOf(await generateLoad({ rate: RATE, random, durationMs: measuredMs }, ask).ended, measuredMs)
    } finally {
      await stack.stop()
    }
  } finally {
    await backing.stop()
  }
}

/** What the built-in tutor is judged by, without the questions about one of the bank, which guests have none of. */
function readQuestions(): string[] {
  const file = join(ROOT, 'services/tutor-voice/src/built-in/questions-300.json')
  const { asks } = JSON.parse(readFileSync(file, 'utf8')) as { asks: { text: string; question?: string }[] }
  return asks.filter(({ question }) => question === undefined).map(({ text }) => text)
}

/** Each question is another guest's, and 50 are of one network: a guest has 5 questions a day, and a network 60. */
function createAsk(base: string, { questions, random }: { questions: readonly string[]; random: () => number }) {
  let count = 0
  return (): Promise<Asked> => {
    const localAddress = `127.20.${Math.floor(count / 50)}.1`
    const headers = {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'user-agent': `bench/${count}`,
    }
    count += 1
    const body = JSON.stringify({ question: pick(questions, random) })
    return askOnce(`${base}/api/tutor/ask`, { localAddress, headers }, body)
  }
}

function askOnce(
  url: string,
  { localAddress, headers }: { localAddress: string; headers: Record<string, string> },
  body: string,
): Promise<Asked> {
  const began = performance.now()
  const since = () => performance.now() - began
  return new Promise((resolve) => {
    const asked: Asked = { status: 0, firstMs: Infinity, endMs: Infinity }
    const options = { method: 'POST', localAddress, timeout: WAIT_MS }
    const length = `${Buffer.byteLength(body)}`
    const outgoing = request(url, { ...options, headers: { ...headers, 'content-length': length } }, (incoming) => {
      asked.status = incoming.statusCode ?? 0
      let text = ''
      incoming.setEncoding('utf8').on('data', (piece: string) => {
        text += piece
        if (asked.firstMs === Infinity && text.includes('event: delta')) asked.firstMs = since()
        if (asked.endMs === Infinity && text.includes('event: done')) asked.endMs = since()
      })
      incoming.on('close', () => resolve(asked))
    })
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer in time')))
    outgoing.on('error', () => resolve(asked))
    outgoing.end(body)
  })
}

function sectionOf(samples: readonly (Asked & Timing)[], measuredMs: number): Section {
  const first = histogramOf(samples.map(({ firstMs, lag }) => lag + firstMs))
  const end = histogramOf(samples.map(({ endMs, lag }) => lag + endMs))
  const failed = samples.filter(({ status, endMs }) => status !== 200 || endMs === Infinity)
  const statuses = [...new Set(failed.map(({ status }) => status))].join(', ')
  const p95 = first.percentile(0.95)
  return {
    title: 'The built-in tutor',
    note: `${RATE} questions a second for ${measuredMs / 1000} s, each of another guest, as streams through the gateway; from the intended start. Load average ${loadAverage()}.`,
    rows: [
      {
        what: 'first piece of text, p95',
        got: `${short(p95)} ms (median ${short(first.percentile(0.5))} ms)`,
        bar: `≤ ${FIRST_MS} ms`,
        reached: p95 <= FIRST_MS,
      },
      { what: 'whole answer, p95', got: `${short(end.percentile(0.95))} ms` },
      {
        what: 'answers that failed',
        got: `${failed.length} of ${samples.length}${statuses && ` (${statuses})`}`,
        bar: '0',
        reached: failed.length === 0,
      },
    ],
  }
}
