import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PROCESSES } from '../start-table/processes.ts'
import { ROOT } from '../../tools/dev/root.ts'
import { generateSecrets } from '../start-table/secrets.ts'
import { containerContext, containerEnvironmentOf } from './container-context.ts'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const sources = [
  ...globSync('{gateway,services/*}/src/{config,common-config}.ts', { cwd: ROOT }),
  'services/shared/src/bot-check.ts',
  'tools/sandbox/mailbox/main.ts',
  'tools/sandbox/payments/main.ts',
]

/** Variables that a process reads by name, and those that the start table gives it. */
function variablesRead(): Set<string> {
  const byName = sources.flatMap((path) => [
    ...read(path).matchAll(/\b(?:env\s*\.\w+(?:<[^(]*>)?|limit)\(\s*'([A-Z_]+)'/g),
  ])
  const context = containerContext(generateSecrets())
  const given = PROCESSES.flatMap((row) => Object.keys(containerEnvironmentOf(row, context)))
  return new Set([...byName.map(([, name = '']) => name), ...given])
}

function variablesInTable(runbook: string): Set<string> {
  const table = runbook.split('\n## ').find((part) => part.startsWith('Settings')) ?? ''
  const firstCells = table.split('\n').map((line) => /^\|([^|]*)\|/.exec(line)?.[1] ?? '')
  return new Set(firstCells.flatMap((cell) => [...cell.matchAll(/`([A-Z_]+)`/g)]).map(([, name = '']) => name))
}

describe("the runbook's table of settings", () => {
  const runbook = read('deploy/README.md')

  it('names every variable that a process reads, and no other', () => {
    const [inTable, inCode] = [variablesInTable(runbook), variablesRead()]
    expect([...inCode.difference(inTable)]).toEqual([])
    expect([...inTable.difference(inCode)]).toEqual([])
  })

  it('is missed when a line is gone', () => {
    const shorter = variablesInTable(runbook.replace(/^\| `PRICE_AMOUNT`.*\n/m, ''))
    expect([...variablesRead().difference(shorter)]).toEqual(['PRICE_AMOUNT', 'PRICE_CURRENCY'])
  })

  it('names the ports of the start table', () => {
    for (const { name, port } of PROCESSES) expect(runbook).toMatch(new RegExp(`^\\| ${name} \\| ${port}\\b`, 'm'))
  })
})
