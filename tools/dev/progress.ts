const SILENT_FOR = 1500

/** Runs one step and prints a line with its seconds; a step that takes long is announced while it runs. */
export async function step<T>(label: string, work: Promise<T>): Promise<T> {
  const began = performance.now()
  const announce = setTimeout(() => console.log(`  … ${label}`), SILENT_FOR)
  try {
    const result = await work
    console.log(`  ✓ ${label.padEnd(44)} ${secondsSince(began)}`)
    return result
  } finally {
    clearTimeout(announce)
  }
}

export function secondsSince(began: number): string {
  return `${((performance.now() - began) / 1000).toFixed(1)} s`
}
