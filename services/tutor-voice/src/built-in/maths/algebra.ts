import { Worker } from 'node:worker_threads'

/** What the algebra engine is asked. The formula has at most 200 characters. */
export interface AlgebraTask {
  kind: 'solve' | 'factor' | 'expand' | 'simplify'
  latex: string
  variable: string
}

const MOST_CHARACTERS = 200
const DEADLINE_MS = 1_000
/** The engine loads in half a second, on a busy machine in several. */
const START_MS = 10_000
const MOST_MB = 256
const MOST_WAITING = 8

interface Engine {
  worker: Worker
  ready: Promise<boolean>
}

let engine: Engine | null = null
let last: Promise<unknown> = Promise.resolve()
let waiting = 0

/**
 * LaTeX of what the engine finds, which the caller must check before it is shown. Empty if it finds nothing, takes
 * longer than 1 s, needs more than 256 MB, or has too many tasks already. One task at a time, in a worker.
 */
export async function askAlgebra(task: AlgebraTask): Promise<string[]> {
  if (task.latex.length > MOST_CHARACTERS || waiting >= MOST_WAITING) return []
  waiting++
  const turn = last.then(() => runTask(task))
  last = turn
  try {
    return await turn
  } finally {
    waiting--
  }
}

/** Loads the engine before the first task needs it. */
function warmAlgebra(): void {
  engine ??= startEngine()
}

/** Ends the worker; the next task starts another one. */
export async function closeAlgebra(): Promise<void> {
  const ending = engine
  engine = null
  await ending?.worker.terminate()
}

function startEngine(): Engine {
  const worker = new Worker(new URL('algebra-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MOST_MB, maxYoungGenerationSizeMb: 32 },
    stdout: true,
    stderr: true,
  })
  // The process ends without waiting for the worker, and a failure of it is no failure of the service.
  worker.unref()
  worker.on('error', () => undefined)
  const ready = new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), START_MS)
    timer.unref()
    worker.once('message', () => resolve(true))
    worker.once('exit', () => resolve(false))
  })
  return { worker, ready }
}

async function runTask(task: AlgebraTask): Promise<string[]> {
  warmAlgebra()
  const current = engine!
  const found = (await current.ready) ? await answerOf(current.worker, task) : null
  if (found !== null) return found
  if (engine === current) engine = null
  await current.worker.terminate()
  // The next task finds a worker that has loaded in the meantime.
  warmAlgebra()
  return []
}

let taskId = 0

/** Null if the worker must be ended: it took too long, or has failed. */
async function answerOf(worker: Worker, task: AlgebraTask): Promise<string[] | null> {
  const id = ++taskId
  return new Promise((resolve) => {
    const finish = (found: string[] | null): void => {
      clearTimeout(timer)
      worker.off('message', onMessage)
      worker.off('exit', onExit)
      resolve(found)
    }
    const onMessage = (message: { id: number; found: string[] }): void => {
      if (message.id === id) finish(message.found)
    }
    const onExit = (): void => finish(null)
    const timer = setTimeout(() => finish(null), DEADLINE_MS)
    worker.on('message', onMessage)
    worker.on('exit', onExit)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
    worker.postMessage({ id, task })
  })
}
