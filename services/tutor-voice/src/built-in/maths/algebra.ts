import { Worker } from 'node:worker_threads'

/** What the algebra engine is asked. The formula has at most 200 characters. */
export interface AlgebraTask {
  kind: 'solve' | 'factor' | 'expand' | 'simplify'
  latex: string
  variable: string
}

const MOST_CHARACTERS = 200
/** How long one task may occupy the engine before it is ended. */
const DEADLINE_MS = 1_000
/** How long a caller waits. */
const PATIENCE_MS = 900
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
 * LaTeX of what the engine finds, which the caller must check before it is shown. Empty if it finds nothing, has no
 * answer within 0.9 s (its turn and the loading of the engine included), needs more than 256 MB, or has too many tasks
 * already. One task at a time, in a worker.
 */
export async function askAlgebra(task: AlgebraTask): Promise<string[]> {
  if (task.latex.length > MOST_CHARACTERS || waiting >= MOST_WAITING) return []
  waiting++
  const end = performance.now() + PATIENCE_MS
  const turn = last.then(() => (performance.now() < end ? runTask(task) : []))
  last = turn
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<string[]>((resolve) => {
    timer = setTimeout(() => resolve([]), PATIENCE_MS)
  })
  try {
    return await Promise.race([turn, late])
  } finally {
    clearTimeout(timer)
    waiting--
  }
}

/** Loads the engine, so that the first task finds it ready. False if it does not load. */
export async function loadAlgebra(): Promise<boolean> {
  engine ??= startEngine()
  return engine.ready
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
  engine ??= startEngine()
  const current = engine
  const found = (await current.ready) ? await answerOf(current.worker, task) : null
  if (found !== null) return found
  if (engine === current) engine = null
  await current.worker.terminate()
  // The next task finds a worker that has loaded in the meantime.
  engine ??= startEngine()
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
