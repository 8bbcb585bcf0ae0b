import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** What the loaded bank takes of a process that does nothing else, in bytes of heap and milliseconds. */
export interface LoadMeasure {
  heap: number
  /** With as many realised items as the bank keeps. */
  heapWithItems: number
  took: number
}

const REALISED = 500

/** Loads the bank in a process of its own, since the checks of this one would be counted too. */
export function measureLoad(): LoadMeasure {
  const script = fileURLToPath(import.meta.url)
  return JSON.parse(execFileSync(process.execPath, ['--expose-gc', script], { encoding: 'utf8' })) as LoadMeasure
}

async function measure(): Promise<LoadMeasure> {
  const empty = heapAfterCollection()
  const started = performance.now()
  const { loadBank } = await import('./load-bank.ts')
  const bank = loadBank()
  const took = performance.now() - started
  const heap = heapAfterCollection() - empty
  for (const { id } of bank.heads.slice(0, REALISED)) bank.item(id)
  return { heap, heapWithItems: heapAfterCollection() - empty, took }
}

function heapAfterCollection(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(JSON.stringify(await measure()))
