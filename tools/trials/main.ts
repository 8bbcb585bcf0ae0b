import { parseArgs } from 'node:util'
import { stopAllChildren } from '../dev/child.ts'
import { dailySeed } from './support/daily-seed.ts'
import { recordResults } from './support/record-results.ts'
import { attacks, faults, systemOf } from './rows.ts'
import { runRows } from './support/run-rows.ts'

// npm run attack|faults [-- ROW …] [--full] [--seed S] [--record]
// Without --full the quick tier, as in `npm test`. --record writes the figures into deploy/RESULTS.md.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    full: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
    seed: { type: 'string', default: dailySeed() },
  },
})

process.exitCode = await main(positionals)

async function main([suite = '', ...ids]: string[]): Promise<number> {
  const all = suite === 'attack' ? attacks : faults
  const rows = ids.length === 0 ? all : all.filter(({ id }) => ids.includes(id))
  const unknown = ids.find((id) => !all.some((row) => row.id === id))
  if (unknown) {
    console.error(`There is no row ${unknown}. Rows: ${all.map(({ id }) => id).join(', ')}.`)
    return 2
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void stopAllChildren().finally(() => process.exit(1)))
  const began = performance.now()
  const say = (line: string) => console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(5)} s  ${line}`)
  const tier = values.full ? 'full' : 'quick'
  say(`${rows.length} rows, ${tier} tier, seed ${values.seed}`)
  const results = await runRows({ rows, tier, seed: values.seed, say, system: systemOf(suite) })
  if (values.record) recordResults(results, { tier, seed: values.seed })
  const failed = results.filter(({ pass }) => !pass)
  say(failed.length === 0 ? 'all rows hold' : `rows that do not hold: ${failed.map(({ id }) => id).join(', ')}`)
  return failed.length === 0 ? 0 : 1
}
