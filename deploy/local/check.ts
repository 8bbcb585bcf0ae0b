import { type CheckResult, runChecks } from './checks.ts'
import { secondsSince } from './progress.ts'

// `npm run check`: everything that can be said about the code without running it, one line each.

const began = performance.now()
const results = await runChecks(printCheck)
const failed = results.filter((result) => !result.passed).length
console.log(`\n${results.length - failed} passed, ${failed} failed (${secondsSince(began)})`)
process.exitCode = failed === 0 ? 0 : 1

function printCheck({ name, passed, seconds, note, findings }: CheckResult): void {
  console.log(`  ${passed ? '✓' : '✗'} ${name.padEnd(30)} ${seconds.toFixed(1).padStart(5)} s  ${note}`)
  if (!passed) console.log(findings.replaceAll(/^/gm, '      '))
}
