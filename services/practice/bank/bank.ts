import { join } from 'node:path'
import { writeWholeFile } from '@app/shared/write-whole-file'
import { reportBank } from './report-bank.ts'
import { chooseLiveSeeds, wantedSeeds } from './live-seeds.ts'
import { runExport } from './import/run-export.ts'
import { runImport } from './import/run-import.ts'
import { reportChoice } from './report-choice.ts'
import { reportStock } from './report-stock.ts'
import { itemPrefix } from './factory/item-id.ts'
import { templates } from './templates.ts'

const FULL = 1000

/**
 * `npm run bank`: verifies every live item and reports; exits 1 on any fault. `-- --full` takes 1,000 seeds a template
 * instead, `-- write` renews the index of live seeds and the trial's questions, `-- stock` prints how many days the bank
 * lasts, `-- simulate` how sets are spread for simulated candidates, `-- import FILE` takes in an operator's own items (`--check`: only says what would happen),
 * `-- export FILE` writes them out again.
 */
async function run(words: readonly string[]): Promise<number> {
  if (words.includes('write')) {
    const live = Object.fromEntries(
      templates.map((template) => [itemPrefix(template), chooseLiveSeeds(template, wantedSeeds(template))]),
    )
    writeWholeFile(join(import.meta.dirname, 'live.json'), `${JSON.stringify(live, null, 2)}\n`)
    const { writeDemoQuestions } = await import('./write-demo-questions.ts')
    writeDemoQuestions()
    return 0
  }
  if (words[0] === 'stock') {
    reportStock()
    return 0
  }
  if (words[0] === 'simulate') {
    reportChoice()
    return 0
  }
  if (words[0] === 'import') return runImport(words.slice(1))
  if (words[0] === 'export') return runExport(words[1])
  return reportBank(words.includes('--full') ? FULL : null)
}

process.exitCode = await run(process.argv.slice(2))
