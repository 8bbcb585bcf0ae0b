import { parentPort } from 'node:worker_threads'
import { ComputeEngine, type Expression } from '@cortex-js/compute-engine'
import type { AlgebraTask } from './algebra.ts'

// A thread of its own, so that a formula that takes too long is ended from outside (algebra.ts).

const engine = new ComputeEngine()

parentPort?.on('message', ({ id, task }: { id: number; task: AlgebraTask }) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  parentPort?.postMessage({ id, found: run(task) })
})
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
parentPort?.postMessage('ready')

/** LaTeX of what was found; empty if there is nothing. */
function run({ kind, latex, variable }: AlgebraTask): string[] {
  try {
    const parsed = engine.parse(latex)
    if (!parsed.isValid) return []
    if (kind === 'solve') return roots(parsed, variable)
    return [
      kind === 'simplify'
        ? parsed.simplify().latex
        : engine.box([kind === 'factor' ? 'Factor' : 'Expand', parsed]).evaluate().latex,
    ]
  } catch {
    return []
  }
}

function roots(equation: Expression, variable: string): string[] {
  const found = equation.solve(variable) ?? []
  return Array.isArray(found) ? found.flatMap((root) => (typeof root.latex === 'string' ? [root.latex] : [])) : []
}
