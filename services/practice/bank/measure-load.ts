import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What the loaded bank takes of a process that does nothing else, in bytes of heap and milliseconds. */
export interface LoadMeasure {
  heap: number
  /** With as many realised items as the bank keeps. */
  heapWithItems: number
  took: number
  /** The same before Node had any of the files compiled: every later start finds them (`NODE_COMPILE_CACHE`). */
  tookFirst: number
}

const REALISED = 500

/** Loads the bank in processes of its own, since the checks of this one would be counted too, as the services are started. */
export function measureLoad(): LoadMeasure {
  const compiled = mkdtempSync(join(tmpdir(), 'gbat-compiled-'))
  try {
    const first = loadOnce(compiled)
    return { ...loadOnce(compiled), tookFirst: first.took }
  } finally {
    rmSync(compiled, { recursive: true })
  }
}

type OneLoad = Omit<LoadMeasure, 'tookFirst'>

function loadOnce(compiled: string): OneLoad {
  const args = ['--expose-gc', fileURLToPath(import.meta.url), compiled]
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as OneLoad
}

async function measure(compiled: string): Promise<OneLoad> {
  enableCompileCache(compiled)
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

if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log(JSON.stringify(await measure(process.argv[2] ?? '')))
