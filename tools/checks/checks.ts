import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { checkImports } from './check-imports.ts'
import { checkAllCitations } from './citations.ts'
import { ROOT } from '../dev/root.ts'
import type { BrokenRule } from './broken-rule.ts'
import { checkSources } from './source-rules.ts'

export interface CheckResult {
  name: string
  passed: boolean
  seconds: number
  /** What was looked at, for the line of a check that passed. */
  note: string
  /** What is wrong and where. */
  findings: string
}

interface Check {
  name: string
  run: () => Promise<Pick<CheckResult, 'passed' | 'note' | 'findings'>>
}

const bin = (name: string) => join('node_modules', '.bin', name)
const node = (...args: string[]) => command(process.execPath, args)
const OUR_FOLDERS = ['contracts', 'services', 'gateway', 'frontend', 'deploy', 'tools']

/** Everything that can be said about the code without running it. The longest first: two run at a time. */
const CHECKS: Check[] = [
  { name: 'lint', run: command(bin('oxlint'), ['--type-aware', '--deny-warnings']) },
  { name: 'dead code', run: command(bin('knip'), ['--no-progress', '--no-config-hints']) },
  { name: 'import rules', run: importRules },
  { name: 'contracts are fresh', run: node('contracts/generate.ts', '--check') },
  { name: 'types of services and tools', run: command(bin('tsc'), ['-p', 'tsconfig.json']) },
  { name: 'types of the site', run: command(bin('tsc'), ['-p', 'frontend/tsconfig.json']) },
  { name: 'formatting', run: command(bin('oxfmt'), ['--check']) },
  { name: 'source rules and file length', run: () => asFindings(checkSources(ROOT)) },
  { name: 'citations', run: () => asFindings(checkAllCitations(ROOT)) },
]

/** Runs the checks, two at a time, and reports each as it ends. */
export async function runChecks(report: (result: CheckResult) => void): Promise<CheckResult[]> {
  const waiting = [...CHECKS]
  const results: CheckResult[] = []
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const began = performance.now()
      const outcome = await check.run()
      const result = { name: check.name, seconds: (performance.now() - began) / 1000, ...outcome }
      results.push(result)
      report(result)
    }
  }
  await Promise.all([worker(), worker()])
  return results
}

function command(file: string, args: string[]): Check['run'] {
  return () =>
    new Promise((done) => {
      execFile(file, args, { cwd: ROOT, maxBuffer: 64 << 20 }, (error, stdout, stderr) => {
        done({ passed: error === null, note: '', findings: error ? `${stdout}${stderr}`.trim() || error.message : '' })
      })
    })
}

/** A rule that sees no file passes always: so every source file has to be among the modules seen. */
async function importRules(): ReturnType<Check['run']> {
  const { modules, imports, broken } = await checkImports(ROOT, OUR_FOLDERS)
  const seen = new Set(modules)
  const unseen = globSync(
    OUR_FOLDERS.map((folder) => `${folder}/**/*.{ts,tsx}`),
    {
      cwd: ROOT,
      exclude: (path) => /(^|\/)(node_modules|dist|public)$/.test(path),
    },
  ).filter((file) => !seen.has(file) && !file.endsWith('.d.ts'))
  const findings = [
    ...broken.map(({ rule, from, to, comment }) => `${from} → ${to}\n    ${rule}: ${comment}`),
    ...unseen.map((file) => `${file} was not read`),
    ...(imports > modules.length ? [] : [`only ${imports} imports were found in ${modules.length} modules`]),
  ]
  return {
    passed: findings.length === 0,
    note: `${modules.length} modules, ${imports} imports`,
    findings: findings.join('\n'),
  }
}

function asFindings({ files, broken }: { files: number; broken: BrokenRule[] }): ReturnType<Check['run']> {
  const findings = broken.map(({ file, line, rule, why }) => `${file}:${line}\n    ${rule}: ${why}`)
  return Promise.resolve({ passed: broken.length === 0, note: `${files} files`, findings: findings.join('\n') })
}
