import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeWholeFile } from '@app/shared/write-whole-file'
import { describeMachine, loadAverage } from '../../bench/machine.ts'
import { ROOT } from '../../dev/root.ts'
import type { Tier } from './row.ts'
import type { Result } from './run-rows.ts'

interface Recorded extends Result {
  tier: Tier
  seed: string
  on: string
  machine: string
}

const RECORDS = join(ROOT, 'tools/trials/results.json')
const PAGE = join(ROOT, 'deploy/RESULTS.md')
const BEGIN = '<!-- rows: written by the harness -->'
const END = '<!-- end of rows -->'

/** Keeps the newest result of each row in results.json, and writes their table into deploy/RESULTS.md. */
export function recordResults(results: readonly Result[], { tier, seed }: { tier: Tier; seed: string }): void {
  const known = existsSync(RECORDS) ? (JSON.parse(readFileSync(RECORDS, 'utf8')) as Recorded[]) : []
  const on = new Date().toISOString()
  const machine = `${describeMachine()}, load average ${loadAverage()}`
  const fresh = results.map((result): Recorded => ({ ...result, tier, seed, on, machine }))
  const kept = known.filter(({ id }) => !fresh.some((result) => result.id === id))
  const all = [...kept, ...fresh].toSorted((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }))
  writeWholeFile(RECORDS, `${JSON.stringify(all, null, 2)}\n`)
  const page = readFileSync(PAGE, 'utf8')
  const before = page.slice(0, page.indexOf(BEGIN) + BEGIN.length)
  writeWholeFile(PAGE, `${before}\n\n${tableOf(all)}\n\n${page.slice(page.indexOf(END))}`)
}

function tableOf(records: readonly Recorded[]): string {
  const lines = records.map((row) => {
    const cells = [row.id, row.name, row.bar, row.got, row.pass ? 'holds' : `DOES NOT HOLD: ${row.faults[0]}`]
    const proof = [`${row.plant}: ${row.caughtBy}`, `${row.tier}, ${row.on}, seed ${row.seed}, ${row.seconds} s`]
    return `| ${[...cells, ...proof].map(inCell).join(' | ')} |`
  })
  return [
    '| row | what | bar | got | | planted defect, and the line that caught it | run |',
    '|---|---|---|---|---|---|---|',
    ...lines,
  ].join('\n')
}

const inCell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
