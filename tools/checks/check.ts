import { printCheck } from './check-line.ts'
import { runChecks } from './checks.ts'
import { secondsSince } from '../dev/progress.ts'

// `npm run check`: everything that can be said about the code without running it, one line each.

const began = performance.now()
const results = await runChecks(printCheck)
const failed = results.filter((result) => !result.passed).length
console.log(`\n${results.length - failed} passed, ${failed} failed (${secondsSince(began)})`)
process.exitCode = failed === 0 ? 0 : 1
