import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../dev/root.ts'
import { freeStartPorts } from '../dev/start-plan.ts'
import { loadAverage } from './machine.ts'
import { type Section, short } from './table.ts'

const PATIENCE = 600_000

/** `npm start` in a new clone (packages, database and site are still to be had), and once more. */
export async function measureStarts(folder: string, log: (line: string) => void): Promise<Section> {
  const clone = join(folder, 'clone')
  execFileSync('git', ['clone', '--quiet', '--shared', ROOT, clone])
  const starts: number[] = []
  for (const which of ['first', 'second']) {
    log(`${which} npm start`)
    starts.push(await start(clone))
  }
  const [first = Number.NaN, second = Number.NaN] = starts
  return {
    title: 'npm start',
    note: `A new clone of the last commit. The first start installs the packages (npm's own cache ${existsSync(join(process.env.HOME ?? '', '.npm')) ? 'is there' : 'is empty'}), builds the embedded database and the site; load average ${loadAverage()}.`,
    rows: [
      { what: 'first', got: `${short(first)} s` },
      { what: 'second', got: `${short(second)} s`, bar: '≤ 15 s', reached: second <= 15 },
    ],
  }
}

/** Seconds until it says that it is ready; then it is stopped. */
async function start(folder: string): Promise<number> {
  const began = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, ...(await freeStartPorts()) },
    detached: true,
  })
  const chunks: string[] = []
  const ended = new Promise<void>((done) => child.once('close', () => done()))
  try {
    return await new Promise<number>((done, fail) => {
      const timer = setTimeout(() => fail(new Error('npm start was not ready in time')), PATIENCE)
      const read = (chunk: Buffer) => {
        chunks.push(chunk.toString())
        if (!chunks.join('').includes('Ready after')) return
        clearTimeout(timer)
        done((performance.now() - began) / 1000)
      }
      child.stdout.on('data', read)
      child.stderr.on('data', read)
      void ended.then(() => fail(new Error(`npm start ended: ${chunks.join('').slice(-2000)}`)))
    })
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}
