import type { CheckResult } from './checks.ts'

/** One line per check; what is wrong stands below it. */
export function printCheck({ name, passed, seconds, note, findings }: CheckResult): void {
  console.log(`  ${passed ? '✓' : '✗'} ${name.padEnd(30)} ${seconds.toFixed(1).padStart(5)} s  ${note}`)
  if (!passed) console.log(findings.replaceAll(/^/gm, '      '))
}
