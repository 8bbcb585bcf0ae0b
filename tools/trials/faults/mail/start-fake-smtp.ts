import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startChild } from '../../../dev/child.ts'
import { HOST } from '../../../dev/ports.ts'
import { fixedPort } from '../../../stack/fixed-ports.ts'

/** How the fake mail server behaves; it looks at every recipient. */
export interface Manners {
  seed: number
  /** The share of tries that end badly or slowly: hung up, taken without saying so, told to come again (4xx), slow. */
  bad: number
  slowMs: number
}

/** A mail that the server has taken; `heard` unless it hung up instead of saying so, or nobody was there any more. */
export interface Take {
  to: string
  id: string
  heard: boolean
}

export interface FakeSmtp {
  url: string
  behave(manners: Manners): void
  takes(): Take[]
  stop(): Promise<void>
}

/** Addresses that begin so are refused for good (550). */
export const refusedPrefix = 'gone-'

/** A mail server as a process of its own, which keeps its files in this folder. */
export async function startFakeSmtp(folder: string): Promise<FakeSmtp> {
  const port = await fixedPort()
  const [manners, takes] = [`smtp-${port}-manners.json`, `smtp-${port}-takes.jsonl`].map((name) => join(folder, name))
  const behave = (next: Manners) => writeFileSync(manners!, JSON.stringify(next))
  behave({ seed: 0, bad: 0, slowMs: 200 })
  const child = startChild({
    name: 'fake-smtp',
    command: process.execPath,
    args: [join(import.meta.dirname, 'fake-smtp.ts'), `${port}`, manners!, takes!],
    logFile: join(folder, 'logs', 'fake-smtp.log'),
    readyLine: /^ready/,
    ipc: true,
  })
  await child.ready
  return {
    url: `smtp://${HOST}:${port}`,
    behave,
    takes: () => (existsSync(takes!) ? linesOf(readFileSync(takes!, 'utf8')) : []),
    stop: () => child.stop(),
  }
}

function linesOf(text: string): Take[] {
  const lines = text.split('\n').filter((line) => line !== '')
  return lines.map((line) => JSON.parse(line) as Take)
}
